"""Reading a page by ear: a place in its lines, moved line by line or heading by heading."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

import pygame


@dataclass(frozen=True, slots=True)
class ReadingLine:
    """A line of a page, and its `place` in px of the picture, if it has one of its own."""

    text: str
    heading: bool = False
    place: pygame.Rect | None = field(default=None, compare=False)


def placed(lines: Iterable[ReadingLine], place: pygame.Rect) -> list[ReadingLine]:
    """The lines; those without a place of their own are at `place`."""
    return [replace(line, place=place) if line.place is None else line for line in lines]


class ReadingPosition:
    """Place at which somebody reads in the lines of a page; the page may change between two moves.

    If the line is still there, reading goes on from it, else from the beginning.
    """

    def __init__(self) -> None:
        self._at = -1
        self._line: ReadingLine | None = None

    def begin(self) -> None:
        """Go back before the first line."""
        self._at, self._line = -1, None

    def move(self, lines: Sequence[ReadingLine], by: int) -> ReadingLine | None:
        """The next line (`by` 1) or the one before (-1); None if there is none that way."""
        to = self._place(lines) + by
        return self._to(lines, to) if 0 <= to < len(lines) else None

    def to_heading(self, lines: Sequence[ReadingLine], by: int) -> ReadingLine | None:
        """The next heading, or the one before; None if there is none that way."""
        at = self._place(lines)
        steps = range(at + 1, len(lines)) if by > 0 else range(at - 1, -1, -1)
        found = next((step for step in steps if lines[step].heading), None)
        return None if found is None else self._to(lines, found)

    def to_end(self, lines: Sequence[ReadingLine], *, last: bool) -> ReadingLine | None:
        """The first or the last line; None if there are none."""
        return self._to(lines, len(lines) - 1 if last else 0) if lines else None

    def _to(self, lines: Sequence[ReadingLine], at: int) -> ReadingLine:
        self._at, self._line = at, lines[at]
        return lines[at]

    def _place(self, lines: Sequence[ReadingLine]) -> int:
        """Index of the line that was read last; -1 before the first, or if that line is gone."""
        if self._line is None or (self._at < len(lines) and lines[self._at] == self._line):
            return self._at if self._line is not None else -1
        return lines.index(self._line) if self._line in lines else -1
