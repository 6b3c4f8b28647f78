"""Times for the hands: when a held key repeats, when a resting finger asks, how long a new sheet is deaf."""

from dataclasses import dataclass

from briscola.storage.settings import Settings

REPEATS = 45
"""Least milliseconds between two repeats of a held key."""
SHARE = 8
"""A key repeats so many times as fast as it begins to repeat, where that is slower."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HandTimes:
    """The times of one person; the defaults are the usual ones."""

    key_repeat: int = 380
    """Milliseconds before a held key repeats; 0: it never does."""
    hold: float = 0.45
    """Seconds after which a resting finger asks instead of pressing."""
    sheet_wait: float = 0.4
    """Seconds for which a sheet that has opened by itself ignores input."""

    reading: float = 1.0
    """Factor for the time that words stay to be read."""

    @property
    def repeat(self) -> tuple[int, ...]:
        """Milliseconds before a held key repeats and between two repeats; empty if it never does."""
        return (self.key_repeat, max(REPEATS, self.key_repeat // SHARE)) if self.key_repeat else ()


def hand_times(settings: Settings) -> HandTimes:
    """The times that the settings say."""
    return HandTimes(
        key_repeat=settings.key_repeat,
        hold=settings.hold_time,
        sheet_wait=settings.sheet_wait,
        reading=settings.reading_time,
    )
