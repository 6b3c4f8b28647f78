"""Where the menus lead. The program's entry fills this in; a door that is not there is not shown."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True, slots=True)
class Resume:
    """A match that can be taken up again: a note ("Briscola for two, hand 4, 2 to 1") and the way in."""

    note: str
    open: Callable[[], None]


@dataclass(frozen=True, kw_only=True, slots=True)
class Doors:
    """Scenes that the title can open besides the rules and the settings."""

    play: Callable[[], None] | None = None
    resume: Callable[[], Resume | None] | None = None
    """Asked at each visit of the title; None when no match is waiting."""
    statistics: Callable[[], None] | None = None
    replays: Callable[[], None] | None = None
    learn: Callable[[], None] | None = None
