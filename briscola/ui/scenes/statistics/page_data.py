"""Data from which the statistics pages are drawn."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame
from msgspec import Struct

from briscola.storage.counting_answers import CountingRecord
from briscola.storage.judgements import MatchAccuracy
from briscola.storage.luck import Luck
from briscola.storage.statistics import Statistics
from briscola.ui.speech.reading import ReadingLine


class GameTitle(Struct, frozen=True):
    """Name of a game, and the house rules that make another game of it; empty if none do."""

    game: str
    rules: str = ""

    @property
    def line(self) -> str:
        """Name and house rules in one line."""
        return f"{self.game} ({self.rules})" if self.rules else self.game


class PageData(Struct, frozen=True, kw_only=True):
    """The filtered numbers, and the names of the games by slug."""

    statistics: Statistics
    luck: Luck
    titles: Mapping[str, GameTitle]
    accuracies: Sequence[MatchAccuracy] = ()
    """Accuracy of the matches the coach has judged, unfiltered."""
    counting: CountingRecord = CountingRecord()
    """Answers to the counting trainer, unfiltered."""


class SheetPage(Protocol):
    """A page laid out for a width; drawn with its upper left corner at (x, y)."""

    height: int

    def reading(self) -> Sequence[ReadingLine]:
        """The page in sentences, every chart included."""

    def draw(self, target: pygame.Surface, x: int, y: int) -> None: ...
