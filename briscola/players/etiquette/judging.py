"""Judges of manners: plays that would annoy the person at a table, by what the seat that makes them knows."""

from collections.abc import Callable, Mapping

from briscola.engine.cards import Card
from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH
from briscola.players.etiquette import answer_mistakes, trick_mistakes
from briscola.players.etiquette.answer_mistakes import CARICO
from briscola.players.etiquette.trick_mistakes import endangered, feeds, is_trump, overtakes
from briscola.players.knowledge import Knowledge, SideRole
from briscola.players.talk.sign_reading import believed

WORTH_SHOWING = 5  # points on the table for which the hidden partner may show himself


def partner_betrays(knowledge: Knowledge) -> frozenset[int] | None:
    """Shows the called card without need.

    Need: it takes a trick with five points or more on the table that is not the caller's for sure, and no
    other card at hand would take it as surely. A chance: his every turn with another legal card.
    """
    legal, card = knowledge.legal, knowledge.view.called
    if knowledge.role is not SideRole.HIDDEN or card is None or len(legal) == 1:
        return None
    called = knowledge.coder.number[card]
    if called not in legal:
        return None
    others = [c for c in legal if c != called and knowledge.takes(c)]
    needed = (
        knowledge.takes(called)
        and knowledge.pot >= WORTH_SHOWING
        and not knowledge.partners_for_sure
        and not any(knowledge.threats(c) == knowledge.threats(called) for c in others)
    )
    return frozenset() if needed else frozenset((called,))


def partner_against_caller(knowledge: Knowledge) -> frozenset[int] | None:
    """The hidden partner trumps over the caller's sure trick, or gives points to an enemy's."""
    if knowledge.role is not SideRole.HIDDEN:
        return None
    against = overtakes(knowledge)
    return feeds(knowledge) if against is None else against


def defender_feeds(knowledge: Knowledge) -> frozenset[int] | None:
    """A defender gives points to a trick that is the caller's, or his known partner's, for sure."""
    return feeds(knowledge) if knowledge.role is SideRole.DEFENDER else None


def dear_trump(knowledge: Knowledge) -> frozenset[int] | None:
    """Takes the first trick with a trump that is worth more than all that lies there.

    A chance: a side suit was led, a few points lie there (without any it is `trump_waste`; a carico is worth
    any trump), there are cards to draw, and a side-suit card worth nothing is at hand. Not odd: bringing home
    a trump carico that could still be lost. Later it is better than a net of two players thinks: where a
    price made one forgo it that cost 7.4 ± 2.7 points (99 hands), by a search 1.4 ± 0.5 (33 others).
    """
    if knowledge.view.tricks or not knowledge.stock or "trump" in knowledge.asked:
        return None
    if not 0 < knowledge.pot < CARICO:
        return None
    if is_trump(knowledge, knowledge.table[0][1]) or not _side_liscio(knowledge):
        return None
    taking = [c for c in knowledge.legal if is_trump(knowledge, c) and knowledge.takes(c)]
    dear = [c for c in taking if POINTS[c] > knowledge.pot]
    return frozenset(c for c in dear if not endangered(knowledge, c)) if dear else None


def small_trump_led(knowledge: Knowledge) -> frozenset[int] | None:
    """Leads a trump below a carico while there are cards to draw. (Ace and three are `trump_led`.)

    A chance: a side-suit card worth nothing is at hand, suits need not be followed, and the partner has not
    asked for a trump.
    """
    if knowledge.table or not knowledge.stock or knowledge.last_draw_next or knowledge.must_follow:
        return None
    if "trump" in knowledge.asked or not _side_liscio(knowledge):
        return None
    small = [c for c in knowledge.legal if is_trump(knowledge, c) and STRENGTH[c] < FIRST_CARICO]
    return frozenset(small) or None


def more_than_needed(knowledge: Knowledge) -> frozenset[int] | None:
    """Gives a trick that is an enemy's for sure more points than the cheapest side-suit card would.

    A chance: all side-suit cards at hand that leave the trick are worth something (else it is `enemy_fed`).
    """
    if knowledge.last_draw_next or not knowledge.enemys_for_sure:
        return None
    under = [POINTS[c] for c in knowledge.legal if not knowledge.takes(c) and not is_trump(knowledge, c)]
    least = min(under, default=0)
    if not least or least == max(under):
        return None
    given = (c for c in knowledge.legal if not knowledge.takes(c) and not is_trump(knowledge, c))
    return frozenset(c for c in given if POINTS[c] > least)


def _side_liscio(knowledge: Knowledge) -> bool:
    return any(not POINTS[c] and not is_trump(knowledge, c) for c in knowledge.legal)


Judge = Callable[[Knowledge], frozenset[int] | None]
"""The legal cards that would be a mistake; None if the moment offers no chance to make it.

Empty if there is a chance and no card is a mistake.
"""

JUDGES: Mapping[str, Judge] = {
    "partner_overtaken": trick_mistakes.partner_overtaken,
    "trump_waste": trick_mistakes.trump_waste,
    "overkill": trick_mistakes.overkill,
    "carico_led": trick_mistakes.carico_led,
    "trump_led": trick_mistakes.trump_led,
    "partner_not_loaded": trick_mistakes.partner_not_loaded,
    "enemy_fed": trick_mistakes.enemy_fed,
    "partner_betrays": partner_betrays,
    "partner_against_caller": partner_against_caller,
    "defender_feeds": defender_feeds,
    "high_trump_spent": answer_mistakes.high_trump_spent,
    "higher_than_needed": answer_mistakes.higher_than_needed,
    "trump_thrown": answer_mistakes.trump_thrown,
    "carico_given": answer_mistakes.carico_given,
    "carico_left": answer_mistakes.carico_left,
}
"""The mistakes of card play by name, in the order of the table of company."""

ODDITIES: Mapping[str, Judge] = {
    "dear_trump": dear_trump,
    "small_trump_led": small_trump_led,
    "more_than_needed": more_than_needed,
}
"""The plays that only look odd."""


def mistakes(knowledge: Knowledge) -> dict[Card, frozenset[str]]:
    """For each card of `view.legal` the names (of `JUDGES`) of the mistakes that it would be; mostly none.

    A pure function of what the seat may know, 0.1 … 0.5 ms: call it only where several actions are nearly
    equal. An only card, an action that is no play, a play for the dummy and one in the dark are no mistakes.
    """
    return _judged(knowledge, JUDGES)


def oddities(knowledge: Knowledge) -> dict[Card, frozenset[str]]:
    """For each card of `view.legal` the names (of `ODDITIES`) of the oddities that it would be."""
    return _judged(knowledge, ODDITIES)


def _judged(knowledge: Knowledge, judges: Mapping[str, Judge]) -> dict[Card, frozenset[str]]:
    legal, card = knowledge.legal, knowledge.coder.card
    if len(legal) < 2 or knowledge.actor != knowledge.me or knowledge.view.in_the_dark:
        return {card[c]: frozenset() for c in legal}
    seen = believed(knowledge)
    found = {name: judge(seen) or frozenset() for name, judge in judges.items()}
    return {card[c]: frozenset(name for name, cards in found.items() if c in cards) for c in legal}
