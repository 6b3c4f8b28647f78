"""A puzzle on the real table: its players, and all events up to the choice."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.capabilities.puzzles.puzzle import Puzzle, state_of, view_of
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import Unrecorded
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.deal_code import decode
from briscola.engine.events import Event
from briscola.engine.observation import Observation


class PuzzleTable(Struct, frozen=True, kw_only=True):
    """A puzzle at the table of a match: its players, the events up to the choice, and the solver's view."""

    puzzle: Puzzle
    setup: MatchSetup
    log: Sequence[Event]
    view: Observation


def lay(puzzle: Puzzle, *, player: str, face: str) -> PuzzleTable:
    """Bring the real table to the moment of the choice; `player` and `face` are the person's."""
    rules = decode(puzzle.deal).rules
    setup = MatchSetup(
        variant=rules.variant,
        players=rules.players,
        options=dict(rules.changed),
        winning_hands=1,
        player=player,
        face=face,
        opponents=regulars(rules.players, ("hard",)),
    )
    seat = HostedSeat(
        MatchHost(setup, seeds=[""] * len(setup.opponents), recorder=Unrecorded(deal=puzzle.deal))
    )
    seat.begin_match()
    while seat.next_step in (NextStep.HAND, NextStep.CUT, NextStep.OWN_CUT):
        if seat.next_step is NextStep.HAND:
            seat.begin_hand()
        else:
            seat.cut()
    for action in puzzle.actions:
        if seat.host.table.asked is None:
            seat.host.table.turn_dummy()
        else:
            seat.host.table.act(action)
    return PuzzleTable(
        puzzle=puzzle, setup=setup, log=tuple(seat.host.table.log), view=view_of(state_of(puzzle))
    )
