"""The ways from one person's table to the next person at the same screen."""

from collections.abc import Callable
from dataclasses import dataclass

from briscola.storage.settings import Speed


@dataclass(frozen=True, kw_only=True, slots=True)
class ScreenPass:
    """The calls of the table of one of several people."""

    on: Callable[[], None]
    """The match waits for another person."""
    patience: Callable[[], float]
    """Seconds at the normal pace in which the table can still be seen before the screen is passed on."""
    veil: Callable[[], None]
    """The window is not looked at: hide what only this person may see."""
    speed: Speed | None
    """The speed that the person has chosen; None for that of the settings in use."""
    plays_with: str
    """The keys or pad of the person (`client.hot_seat`)."""
