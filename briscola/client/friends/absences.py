"""The people of one match without whom it goes on, each with the reason."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, get_args

from briscola.engine.events import Event, Sits

ForGood = Literal["left", "sent_away", "digest"]
"""Reasons for which nobody waits for a person any more."""
End = ForGood | Literal["lost", "elsewhere", "too_slow", "no_onlookers"]
"""Ways in which somebody's connection to a table ends."""
FOR_GOOD: Mapping[str, ForGood] = {why: why for why in get_args(ForGood)}
"""The ends after which nobody waits for a person."""
LateReason = Literal["clock", "line"] | ForGood
"""Reasons for which a computer decides for a person: one of `STAND_IN_REASONS`."""
DealReason = Literal["line", "left", "sent_away"]
"""Reasons for which a person's computer adds nothing to a shuffle: one of `AWAY_REASONS`."""


class Absences:
    """Keeps for whom a match does not wait, and why. Nothing else changes that."""

    def __init__(self, log: Sequence[Event], *, pages: Collection[int] = ()) -> None:
        """`log` are the lines of a match that goes on after a restart, none for a new one.

        Of those with programs only a digest is taken from it: whoever has left may have been back by then.
        `pages` are the seats of people in browsers.
        """
        self._for_good: dict[int, ForGood] = {}
        for event in log:
            if not isinstance(event, Sits):
                continue
            if event.why == "digest" or (event.why in FOR_GOOD and event.seat in pages):
                self._for_good[event.seat] = FOR_GOOD[event.why]
            elif event.who.key and not self.expelled(event.seat):
                self._for_good.pop(event.seat, None)
        self.for_good: Mapping[int, ForGood] = MappingProxyType(self._for_good)
        """Reasons of people for whom nobody waits any more, by seat; it is always as it is now."""
        self._left_out: set[int] = set()

    def wait_no_more(self, seat: int, why: ForGood) -> None:
        """Wait no more for somebody."""
        self._for_good[seat] = why

    def leave_out(self, seats: Collection[int]) -> None:
        """Shuffle without these people until they are back."""
        self._left_out |= {*seats}

    def back(self, seat: int) -> None:
        """Wait again for somebody who has a connection again."""
        self._for_good.pop(seat, None)
        self._left_out.discard(seat)

    def expelled(self, seat: int) -> bool:
        """True if somebody has lost her seat, having signed a digest that does not fit."""
        return self._for_good.get(seat) == "digest"

    def shuffle_waits_for(self, seat: int) -> bool:
        """True if a shuffle waits for the connection of somebody who has none."""
        return seat not in self._left_out and seat not in self._for_good

    def deal_reason(self, seat: int) -> DealReason:
        """Reason for which a person's computer adds nothing to a shuffle to which it might have added."""
        why: DealReason | Literal["digest"] = self._for_good.get(seat, "line")
        return "sent_away" if why == "digest" else why
