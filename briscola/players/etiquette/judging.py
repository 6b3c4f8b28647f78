"""Judges of manners: plays that would annoy the person at a table, by what the seat that makes them knows."""

from collections.abc import Callable, Mapping

from briscola.engine.cards import Card
from briscola.players.etiquette import chiamata_mistakes, odd_plays, trick_mistakes
from briscola.players.knowledge import Knowledge
from briscola.players.talk import believed

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
    "partner_betrays": chiamata_mistakes.partner_betrays,
    "partner_against_caller": chiamata_mistakes.partner_against_caller,
    "defender_feeds": chiamata_mistakes.defender_feeds,
}
"""The mistakes of card play by name, in the order of the table of company."""

ODDITIES: Mapping[str, Judge] = {
    "dear_trump": odd_plays.dear_trump,
    "small_trump_led": odd_plays.small_trump_led,
    "higher_than_needed": odd_plays.higher_than_needed,
    "more_than_needed": odd_plays.more_than_needed,
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
