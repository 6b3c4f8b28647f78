"""The words for the reasons behind another player's decision, as a hint would give them."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from briscola.client.playback.decision_reasons import Answer
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.i18n.action_words import choice_text, label
from briscola.i18n.card_words import Naming, the_card
from briscola.i18n.reason_words import Speech, sentence
from briscola.i18n.text import _
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import Reason, Why

UNTOLD = frozenset({Why.AS_GOOD, Why.NEARLY_AS_GOOD, Why.WINS_LESS_OFTEN, Why.FEWER_POINTS, Why.LESS_AHEAD})
"""Reasons that mean nothing without the table of figures."""
NEAR = 4.0
"""Points within which an expert leaves the choice to chance."""


def title_of(answer: Answer, names: Sequence[str]) -> str:
    """Title of the explanation, with the player's name."""
    return _("Why, {name}?").format(name=names[answer.seat])


def done_text(answer: Answer, *, naming: Naming) -> str:
    """The action taken."""
    return label(answer.decision.action, naming=naming)


def words_of(
    answer: Answer,
    setup: MatchSetup,
    names: Sequence[str],
    *,
    naming: Naming,
    hidden: Collection[Card] = (),
) -> Sequence[str]:
    """Sentences: what a hint would have said in that seat, and the player's level of play.

    Cards that are `hidden` from the reader are not named.
    """
    name, level = (
        names[answer.seat],
        setup.opponents[answer.seat - 1].level.partition(":")[0],
    )
    if len(answer.decision.view.legal) < 2:
        return [_("There was no choice.")]
    if level == "random":
        return [_("{name} plays at random: there was no reason.").format(name=name)]
    chosen, insight = answer.chosen, answer.insight
    if chosen is None or insight is None:
        return [_("Nobody can say honestly what this was worth.")]
    said = quoted(answer, setup, names, naming=naming, hidden=hidden)
    if answer.best:
        told = [_("In {name}’s place, no hint would have advised anything better.").format(name=name)]
        told += [_("It would have said: “{words}”").format(words=said)] if said else []
    else:
        action = insight.advice.action
        if isinstance(action, Play) and action.card in hidden:
            told = [_("In {name}’s place, a hint would have advised another card.").format(name=name)]
        else:
            choice = choice_text(action, naming=naming)
            advised = _("In {name}’s place, a hint would have advised something else: {choice}.")
            told = [advised.format(name=name, choice=choice)]
        told += [_("About this choice it would have said: “{words}”").format(words=said)] if said else []
    return [*told, *_manner(level, name, chosen, insight.advice, best=answer.best)]


def quoted(
    answer: Answer,
    setup: MatchSetup,
    names: Sequence[str],
    *,
    naming: Naming,
    hidden: Collection[Card] = (),
) -> str:
    """Reasons as spoken to the seat that decided; for bids and calls only if the choice was the best.

    A reason that names a hidden card is left out.
    """
    chosen, seat = answer.chosen, answer.seat
    if chosen is None or not (answer.best or isinstance(chosen.action, Play)):
        return ""
    swapped = list(names)
    swapped[seat], swapped[ME] = names[ME], names[seat]
    speech = Speech(names=swapped, naming=naming, contract=answer.decision.view.contract is not None)
    reasons = [
        _said_to(seat, reason)
        for reason in chosen.reasons
        if reason.why not in UNTOLD and (setup.name(ME) or reason.seat != ME)
    ]
    secret = [the_card(card, naming=naming).casefold() for card in hidden]
    sentences = [sentence(reason, speech) for reason in reasons if hidden_free(reason, hidden)]
    return " ".join(said for said in sentences if not any(name in said.casefold() for name in secret))


def hidden_free(reason: Reason, hidden: Collection[Card]) -> bool:
    """True if a reason speaks of no hidden card, not even by its rank alone."""
    beside = reason.other.card if isinstance(reason.other, Play) else None
    return beside not in hidden and not any(card in hidden for card in reason.cards)


def _said_to(seat: int, reason: Reason) -> Reason:
    """A reason with that seat and the person exchanged: sentences say `you` to ME."""
    where = {seat: ME, ME: seat}
    return reason if reason.seat is None else replace(reason, seat=where.get(reason.seat, reason.seat))


def _manner(level: str, name: str, chosen: Prospect, advice: Prospect, *, best: bool) -> Sequence[str]:
    """Sentence on how a level plays, if that helps to explain the choice; else empty."""
    near = (advice.points or 0.0) - (chosen.points or 0.0) <= NEAR
    match level:
        case "easy":
            return [
                _("{name} looks only at the table and at the cards in hand, and remembers no trick.").format(
                    name=name
                )
            ]
        case "medium" if not best:
            return [_("{name} does not remember every card.").format(name=name)]
        case "novice" | "beginner" | "regular" | "expert" if not best:
            words = _("{name} does not remember every card, and misjudges a trick now and then.")
            return [words.format(name=name)]
        case "hard" if not best and near:
            words = _("When two choices are worth nearly the same, {name} leaves it to chance.")
            return [words.format(name=name)]
        case _ if not best:
            return [_("{name} judged it differently.").format(name=name)]
    return []
