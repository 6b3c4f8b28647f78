"""Value of an arena game to A, and the cost of a fault (docs/log.md, `briscola arena`)."""

from collections.abc import Sequence

from msgspec.structs import replace

from briscola.engine.rules import Rules
from briscola.engine.state import State


def seatings(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Seats of A in each game of a deal: each side in turn, or every single seat in turn."""
    return rules.sides if rules.two_sides else tuple((seat,) for seat in range(rules.players))


def value_of(
    rules: Rules, points: Sequence[float], payments: Sequence[int] | None, ours: tuple[int, ...]
) -> float:
    """Value of a game to A: payment, points less the other side's, or less the mean over all seats."""
    if payments is not None:
        return payments[ours[0]]
    own = sum(points[seat] for seat in ours)
    if rules.two_sides:
        return own - sum(points[seat] for seat in range(rules.players) if seat not in ours)
    return own - sum(points) / rules.players


def side_of(state: State, seat: int) -> tuple[int, ...]:
    """The seats that share a result with this one."""
    return next(side for side in state.rules.parties(state.caller, state.partner) if seat in side)


def fault_payments(state: State, seat: int) -> tuple[int, ...]:
    """The contract is lost by the side at fault; before the call it pays as a caller who failed alone."""
    places = range(state.rules.places)
    if state.called is None:
        return tuple(-len(places) + 1 if s == seat else 1 for s in places)
    guilty = side_of(state, seat)
    points = tuple(0 if s in guilty else state.rules.total for s in places)
    payments = state.rules.scoring.result(replace(state, points=points)).payments
    assert payments is not None
    return payments
