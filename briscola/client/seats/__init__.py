"""A seat that a person steers: what it sees and may do, here and in a match of this program."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.seats.guarded_program import STAND_IN, ProgramNews, ProgramSeat, introduced
    from briscola.client.seats.hosted_seat import HostedSeat
    from briscola.client.seats.seat_control import OWN_STEPS, NextStep, SeatControl, WrittenLine
    from briscola.client.seats.thinking_threads import Thought, Work
