"""Hands played to their end at a real table, for the scenes that show what came of them."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.view import View
from briscola.engine.actions import Action, Bid, Call, Pass
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

Chooser = Callable[[int, Observation], Action]


class Played(Struct, frozen=True, kw_only=True):
    """A table after a hand or a match."""

    setup: MatchSetup
    log: tuple[Event, ...]
    view: View


def by_chance(seed: int = 1) -> Chooser:
    """Everybody plays whatever is allowed."""
    chance = Random(seed)
    return lambda _seat, view: chance.choice(view.legal)


def passing(_seat: int, view: Observation) -> Action:
    """Nobody bids."""
    return next((action for action in view.legal if isinstance(action, Pass)), view.legal[0])


def alone(seat: int, view: Observation) -> Action:
    """The person bids once, the others pass; then he calls a card of his own."""
    for action in view.legal:
        if isinstance(action, Bid) and seat == 0:
            return action
        if isinstance(action, Call) and action.card in view.hand:
            return action
    return passing(seat, view)


def play(
    variant: str = "briscola",
    players: int = 2,
    *,
    options: dict[str, OptionValue] | None = None,
    seed: int = 1,
    hands: int = 1,
    choose: Chooser | None = None,
    name: str = "",
) -> Played:
    """So many hands of a match, or all of it."""
    choose = choose or by_chance(seed)
    setup = MatchSetup(
        variant=variant,
        players=players,
        options=options or {},
        opponents=regulars(players),
        winning_hands=3,
        player=name,
    )
    table = RefereedTable(setup.rules(), winning_hands=3, levels=setup.levels, deals=SeededDeals(seed))
    table.begin_match()
    while table.phase is Phase.HAND and table.hand < hands:
        _play_hand(table, choose)
    view = fold_all(as_seen_by(table.log))
    assert view is not None
    return Played(setup=setup, log=tuple(table.log), view=view)


def _play_hand(table: RefereedTable, choose: Chooser) -> None:
    table.begin_hand()
    table.cut(at=7 if table.cutter == 0 else None, salt="abcd-efgh-ijkl")
    while table.phase is Phase.PLAY:
        asked = table.asked
        if asked is None:
            table.turn_dummy()
        else:
            table.act(choose(asked.seat, asked.view))
