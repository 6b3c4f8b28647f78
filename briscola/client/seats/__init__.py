"""A seat that a person steers: what it sees and may do, here and in a match of this program."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.seats.guarded_program import (
        STAND_IN as STAND_IN,
        ProgramNews as ProgramNews,
        ProgramSeat as ProgramSeat,
        introduced as introduced,
    )
    from briscola.client.seats.hosted_seat import HostedSeat as HostedSeat
    from briscola.client.seats.seat_control import NextStep as NextStep, SeatControl as SeatControl
    from briscola.client.seats.thinking_threads import Thought as Thought, Work as Work
else:
    __getattr__ = lazily(
        __name__,
        guarded_program="ProgramNews ProgramSeat STAND_IN introduced",
        hosted_seat="HostedSeat",
        seat_control="NextStep SeatControl",
        thinking_threads="Thought Work",
    )
