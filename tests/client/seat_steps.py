"""The steps of a seat that need no choice, so that a match goes on, and the host behind a window's seat."""

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep, SeatControl


def host_of(seat: SeatControl) -> MatchHost:
    """The host of a match that this program hosts."""
    assert isinstance(seat, HostedSeat)
    return seat.host


def step_without_choice(seat: SeatControl, *, salt: str = "", at: int | None = None) -> bool:
    """Do what the table waits for; False if that is the play of a person or of a computer.

    `salt` and `at`, the place of the cut, are the person's.
    """
    match seat.next_step:
        case NextStep.MATCH:
            seat.begin_match()
        case NextStep.SEAL_DRAW:
            seat.seal_draw()
        case NextStep.DRAW:
            seat.draw(salt)
        case NextStep.HAND:
            seat.begin_hand()
        case NextStep.CUT:
            seat.cut(None, salt)
        case NextStep.OWN_CUT:
            seat.cut(at, salt)
        case NextStep.TRUMP_CARD | NextStep.OWN_TRUMP_CARD:
            seat.choose_trump_card()
        case NextStep.DUMMY:
            seat.turn_dummy()
        case _:
            return False
    return True
