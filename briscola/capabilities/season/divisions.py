"""The three divisions as rows of data: how strong their regulars are, who rises and who goes down."""

from collections.abc import Sequence

from msgspec import Struct


class Division(Struct, frozen=True, kw_only=True):
    """A row: its name, and the levels of the seven regulars, given out by lot."""

    name: str
    levels: tuple[str, ...]


DIVISIONS: Sequence[Division] = (
    Division(name="third", levels=("beginner",) * 4 + ("regular",) * 3),
    Division(name="second", levels=("regular",) * 4 + ("expert",) * 3),
    Division(name="first", levels=("expert",) * 4 + ("maestro",) * 3),
)
"""From the weakest. Everybody begins in the first row."""
RISE, FALL = 2, 7
"""The last place that rises, and the first that goes down."""


def next_division(division: int, place: int) -> int:
    """Number of the division in which somebody plays the next season."""
    step = 1 if place <= RISE else -1 if place >= FALL else 0
    return min(max(division + step, 0), len(DIVISIONS) - 1)
