"""The words of the counting trainer: questions, answers to choose, and explanations."""

from collections import Counter
from collections.abc import Sequence

from briscola.capabilities.counting.answers import CountTally
from briscola.capabilities.counting.counting import Answer, CountQuestion
from briscola.client.view.view import ME
from briscola.engine.cards import Card, Ranking
from briscola.i18n.card_words import of_suit, points_text, rank_name, the_card
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import Message, _, lazy, ngettext, upper

NAMED = 4
"""Most cards still out that are named in the text; more are only shown."""

KIND_TITLES: dict[str, Message] = {
    "trumps-gone": lazy("Trumps played"),
    "trumps-out": lazy("Trumps still out"),
    "highest-trump": lazy("The highest trump"),
    "great-trump": lazy("Loads of trumps"),
    "carichi-out": lazy("Loads still out"),
    "our-points": lazy("Your points"),
    "their-points": lazy("The others’ points"),
    "tricks-left": lazy("Tricks to come"),
}


def kind_title(kind: str) -> str:
    """Title of a kind of question; an unknown kind, from a newer version, keeps its own name."""
    return str(KIND_TITLES.get(kind, kind))


def counted_text(tally: CountTally) -> str:
    """Number of right answers among those asked, as text."""
    return _("Right answers: {right} of {asked}").format(right=tally.right, asked=tally.asked)


def question_text(asked: CountQuestion, speech: Speech) -> str:
    """The question as a sentence."""
    match asked.kind:
        case "trumps-gone":
            return _("How many trumps have been played?")
        case "trumps-out":
            return _("How many trumps are still out?")
        case "highest-trump":
            return _("Which is the highest trump still out?")
        case "great-trump":
            assert asked.card is not None
            return upper(_("Has {card} been played?").format(card=the_card(asked.card, naming=speech.naming)))
        case "carichi-out":
            assert asked.suit is not None
            cards = of_suit(_("loads"), asked.suit, naming=speech.naming)
            return _("How many {carichi} are still out?").format(carichi=cards)
        case "our-points":
            one = len(asked.party) == 1
            return (
                _("How many points are in your tricks?")
                if one
                else _("How many points are in your side’s tricks?")
            )
        case "their-points" if len(asked.party) == 1:
            name = speech.names[asked.party[0]]
            return _("How many points are in {name}’s tricks?").format(name=name)
        case "their-points":
            return _("How many points are in the other side’s tricks?")
        case _kind:
            return _("How many tricks are left, this one included?")


def choice_text(answer: Answer, speech: Speech) -> str:
    """Label of an answer on its button."""
    if isinstance(answer, bool):
        return upper(_("yes") if answer else _("no"))
    return upper(rank_name(answer.rank, naming=speech.naming)) if isinstance(answer, Card) else str(answer)


def verdict(asked: CountQuestion, given: Answer, speech: Speech) -> str:
    """Kind verdict on the given answer, with the right one."""
    answer = choice_text(asked.answer, speech)
    return (_("Right: {answer}") if given == asked.answer else _("Not quite. The answer: {answer}")).format(
        answer=answer
    )


def lesson_text(asked: CountQuestion, ranking: Ranking, speech: Speech) -> str:
    """Explanation of the right answer."""
    match asked.kind:
        case "trumps-gone" | "trumps-out":
            return _trumps(asked, speech)
        case "highest-trump":
            return _highest(asked, ranking, speech)
        case "great-trump" if not asked.answer:
            return _("It has not been played yet.")
        case "great-trump" if asked.by == ME:
            return _("You played it yourself, in trick {n}.").format(n=asked.trick)
        case "great-trump":
            assert asked.by is not None
            text = _("{name} played it in trick {n}.").format(name=speech.names[asked.by], n=asked.trick)
            return upper(text)
        case "carichi-out":
            return _carichi(asked, speech)
        case "our-points" | "their-points":
            return _sum(asked, ranking)
        case _kind:
            left = int(asked.answer) if isinstance(asked.answer, int) else 0
            return ngettext(
                "{taken} of {total} tricks have been taken: {left} is left.",
                "{taken} of {total} tricks have been taken: {left} are left.",
                left,
            ).format(taken=asked.total - left, total=asked.total, left=left)


def _ranks(cards: Sequence[Card], speech: Speech) -> str:
    return ", ".join(rank_name(card.rank, naming=speech.naming) for card in cards)


def _carichi(asked: CountQuestion, speech: Speech) -> str:
    """Sentences on the carichi played, held and still out."""
    parts = (
        (asked.gone, _("Played: {cards}.")),
        (asked.own, _("In your hand: {cards}.")),
        (asked.out, _("Still out: {cards}.")),
    )
    return " ".join(text.format(cards=_ranks(cards, speech)) for cards, text in parts if cards)


def _trumps(asked: CountQuestion, speech: Speech) -> str:
    """Sentences on the trumps played, held and still out; the turned card counts as out."""
    gone, own, out = len(asked.gone), len(asked.own), len(asked.out)
    said = [
        ngettext("{n} trump has been played: {cards}.", "{n} trumps have been played: {cards}.", gone).format(
            n=gone, cards=_ranks(asked.gone, speech)
        )
    ]
    if own:
        said.append(_("You hold {n}.").format(n=own))
    if out:
        left = ngettext("So {n} of {total} is still out", "So {n} of {total} are still out", out)
        left = left.format(n=out, total=gone + own + out)
        said.append(f"{left}: {_ranks(asked.out, speech)}." if out <= NAMED else f"{left}.")
    else:
        said.append(_("So none is still out."))
    if asked.turned is not None:
        said.append(_("That counts the turned card."))
    return " ".join(said)


def _highest(asked: CountQuestion, ranking: Ranking, speech: Speech) -> str:
    """Sentences on the trumps higher than the one asked for."""
    best = asked.out[0]
    gone, own = (
        [card for card in cards if ranking.strength[card] > ranking.strength[best]]
        for cards in (asked.gone, asked.own)
    )
    if not gone and not own:
        return _("It is the strongest trump, and it has not been played yet.")
    parts = ((gone, _("Higher and already played: {cards}.")), (own, _("Higher and in your hand: {cards}.")))
    return " ".join(text.format(cards=_ranks(cards, speech)) for cards, text in parts if cards)


def _sum(asked: CountQuestion, ranking: Ranking) -> str:
    """The sum of the points: `2 × 11 + 10 + 3 × 4 = 44 points`."""
    worth = Counter(ranking.points[card] for card in asked.gone)
    if not worth:
        return _("There is no card with points in them.")
    values = sorted(worth.items(), reverse=True)
    parts = [f"{n} × {value}" if n > 1 else str(value) for value, n in values]
    return f"{' + '.join(parts)} = {points_text(sum(v * n for v, n in values))}."
