"""Manners: plays that would annoy the person at the same table, by what the seat that makes them knows."""

from collections.abc import Callable, Mapping

from briscola.engine.actions import Ask
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.players.etiquette import called, tricks
from briscola.players.etiquette.sight import Sight

Judge = Callable[[Sight, Card], bool | None]
"""Whether a card is a mistake (True), a chance for it well used (False), or neither (None)."""

JUDGES: Mapping[str, Judge] = {
    "partner_overtaken": tricks.partner_overtaken,
    "trump_waste": tricks.trump_waste,
    "overkill": tricks.overkill,
    "carico_led": tricks.carico_led,
    "trump_led": tricks.trump_led,
    "partner_not_loaded": tricks.partner_not_loaded,
    "enemy_fed": tricks.enemy_fed,
    "partner_betrays": called.partner_betrays,
    "partner_against_caller": called.partner_against_caller,
    "defender_feeds": called.defender_feeds,
}
"""The mistakes of card play by name, in the order of the table of company."""


def mistakes(view: Observation, asked: Ask | None = None) -> dict[Card, frozenset[str]]:
    """For each card of `view.legal` the names (of `JUDGES`) of the mistakes that it would be; mostly none.

    `asked` is what the partner has asked for in this trick. A pure function of what the seat may know, 0.1 …
    0.5 ms: call it only where several actions are nearly equal. An only card, an action that is no play, and
    a play for the dummy are no mistakes.
    """
    sight = Sight(view=view, asked=frozenset() if asked is None else frozenset((asked,)))
    if len(sight.legal) < 2 or view.to_act not in (None, view.seat):
        return dict.fromkeys(sight.legal, frozenset())
    return {
        card: frozenset(name for name, judge in JUDGES.items() if judge(sight, card)) for card in sight.legal
    }
