"""What the pages of the statistics are drawn from."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame
from msgspec import Struct

from briscola.storage.counting import CountingRecord
from briscola.storage.judgements import MatchAccuracy
from briscola.storage.luck import Luck
from briscola.storage.statistics import Statistics


class GameTitle(Struct, frozen=True):
    """The name of a game, and the house rules that make another game of it; empty if none do."""

    game: str
    rules: str = ""

    @property
    def line(self) -> str:
        """Both in one line."""
        return f"{self.game} ({self.rules})" if self.rules else self.game


class Told(Struct, frozen=True, kw_only=True):
    """The numbers as they are filtered, and the names of the games by slug."""

    statistics: Statistics
    luck: Luck
    titles: Mapping[str, GameTitle]
    accuracies: Sequence[MatchAccuracy] = ()
    """Of the matches that the coach has judged, whatever they are filtered by."""
    counting: CountingRecord = CountingRecord()
    """What was answered to the counting trainer, whatever is filtered."""


class SheetPage(Protocol):
    """A page set for a width; it is drawn with its top left corner at (x, y)."""

    height: int

    def draw(self, target: pygame.Surface, x: int, y: int) -> None: ...
