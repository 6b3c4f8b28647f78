"""The date of a page that stays open over midnight."""

from collections.abc import Callable
from datetime import date


class DayWatch:
    """The day that a page shows, until it is asked and another has come."""

    def __init__(self, today: Callable[[], date] | None = None) -> None:
        """`today` is the clock of the place if not given."""
        self._today = today or (lambda: date.today())
        self.day = self._today()

    def turned(self) -> bool:
        """True if another day has come since the last time; `day` is that day then.

        To be asked in `update`, which every page on top hears at least every few seconds.
        """
        before, self.day = self.day, self._today()
        return self.day != before
