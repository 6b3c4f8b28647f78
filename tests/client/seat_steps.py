"""The steps of a seat that need no choice, so that a match goes on."""

from briscola.client.match_seat import Seat, Want


def step_without_choice(seat: Seat, *, salt: str = "", at: int | None = None) -> bool:
    """Do what the table waits for; False if that is the play of a person or of a computer.

    `salt` and `at`, the place of the cut, are the person's.
    """
    match seat.want:
        case Want.MATCH:
            seat.begin_match()
        case Want.SEAL_DRAW:
            seat.seal_draw()
        case Want.DRAW:
            seat.draw(salt)
        case Want.HAND:
            seat.begin_hand()
        case Want.CUT:
            seat.cut(None, salt)
        case Want.OWN_CUT:
            seat.cut(at, salt)
        case Want.DUMMY:
            seat.turn_dummy()
        case _:
            return False
    return True
