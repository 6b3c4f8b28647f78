"""The ribbons with the mottoes of the aces."""

from __future__ import annotations

import math
from contextlib import AbstractContextManager
from dataclasses import dataclass

from art.cards.kit.inks import WHITE
from art.cards.kit.paths import Node, Point, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.letters import width
from art.cards.parts.scroll import scroll
from art.cards.triestine.card import HEIGHT, WIDTH
from art.cards.triestine.inks import BLUE, DARK_BLUE, DARK_RED, RED
from art.cards.triestine.lettering import words

HALF = 30.0
CAP = 26.3
"""Cap height on the ace of coins, and hardly less on those of cups and staves."""
_SLANTING = 22.6
"""Cap height on the slanting ribbons."""
_SLIM = 26.0
"""Half the width of those."""
_SLOPE = 9.2
"""Their rise to the right, in degrees."""
_COS, _SIN = math.cos(math.radians(_SLOPE)), math.sin(math.radians(_SLOPE))
_STARTS: tuple[Point, Point] = ((42, 286), (38, 404))
"""Left ends of the two lines of the upper ribbon."""
_LONG = 380.0
_END = 357.0
"""Length of the second line with its forked end."""
_SWAY = 40.0
_MIDDLE = (130.0, 125.0)
"""Of the words, from the left ends: each in the middle of what shows of its line."""
_LEFT, _RIGHT = (306.0, 246.0), 327.0
"""From the left ends to the club's left edge on both lines, and to its right edge on the second."""
_AIR = 1.5
"""Between the letters of a winding ribbon, more than their own."""


def motto(
    d: Drawing, y: float, dip: float, wide: float, text: str, *, red: bool = True, tail: float = 28.0,
    up: bool = False, half: float = HALF, cap: float = CAP,
) -> None:  # fmt: skip
    """A ribbon with a line of the motto: its middle at y, its ends `dip` lower, `wide` from the axis.

    `half`: half its width; `cap`: cap height.
    """
    axis = WIDTH / 2
    track: list[Point] = [(axis + wide * t, y + dip * t * t) for t in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    back, fold = (RED, DARK_RED) if red else (BLUE, DARK_BLUE)
    drop = -1.0 if up else 1.0
    scroll(d, track, half, text, cap, tail=tail, back=back, fold=fold, drops=(drop, drop), tracking=1.6,
        even=True)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Looped:
    """A ribbon slung once round a club that leans across the card: two lines of words on its left.

    The first line, from its tail, runs behind the club, comes back round its right edge before it, turns at
    the left, and the second line runs behind the club to the forked end. `lower`: the whole turned by half,
    the words upright: then the line that ends in the fork is read first. `edge`: the middle of the club's
    right edge at the return, `steep`: its way to the right for a step up.
    """

    lines: tuple[str, str]
    edge: Point
    steep: float
    red: bool = True
    lower: bool = False

    def _on(self, d: Drawing) -> AbstractContextManager[None]:
        return d.at(WIDTH if self.lower else 0, HEIGHT if self.lower else 0, rotate=180 if self.lower else 0)

    def _at(self, line: int, along: float, across: float = 0.0) -> Point:
        """A point of a line: so far from its left end, and from its middle."""
        (x, y), t = _STARTS[line], along / _LONG
        sway = across + _SWAY * t * (1 - t) * (0.5 - t)
        return (x + _COS * along + _SIN * sway, y - _SIN * along + _COS * sway)

    def behind(self, d: Drawing) -> None:
        """Both lines with their words, and the end that comes out behind the club."""
        back, fold = (RED, DARK_RED) if self.red else (BLUE, DARK_BLUE)
        with self._on(d):
            self._tail(d, back, fold)
            for line, stop in ((0, 350.0), (1, _END)):
                upper, lower = (
                    [self._at(line, stop * k / 6, side * _SLIM) for k in range(7)] for side in (-1, 1)
                )
                fork: list[Node] = [(*self._at(line, stop - 15, 0), "c")] if line else []
                nodes: list[Node] = [(*upper[0], "c"), *upper[1:-1], (*upper[-1], "c"), *fork,
                    (*lower[-1], "c"), *lower[-2:0:-1], (*lower[0], "c")]  # fmt: skip
                d.shape(smooth(nodes), WHITE, None)
                d.line(smooth(nodes), OUTER)
                for start, way, lean in ((0.0, 1, 0.0), (_LEFT[line] + 6, -1, 0.3), (_RIGHT - 8, 1, 0.3)):
                    self._shade(d, line, start, way, lean)
        for line, text in enumerate(self.lines):
            (x, y) = self._at(line, _MIDDLE[line])
            if self.lower:
                x, y = WIDTH - x, HEIGHT - y
            with d.at(x, y, rotate=-_SLOPE):
                words(d, text, 0, _SLANTING / 2, _SLANTING, tracking=1.1, bold=0.9)

    def _shade(self, d: Drawing, line: int, start: float, way: int, lean: float) -> None:
        """Strokes along a line from a place to the right (1) or to the left (-1), as at the club's edges."""
        d.ticks(*(
            (self._at(line, start - lean * y, y),
                self._at(line, start - lean * y + way * (15, 8, 12)[k % 3], y), 3.0)
            for k, y in enumerate(range(-22, 24, 5))
        ))  # fmt: skip

    def _tail(self, d: Drawing, back: str, fold: str) -> None:
        """The tail of the first line, under its left end."""

        def at(along: float, across: float) -> Point:
            return self._at(0, along, _SLIM + across)

        tail: list[Node] = [(*at(46, -6), "c"), (*at(44, 17), "c"), at(24, 25), (*at(-8, 21), "c"),
            (*at(8, 12), "c"), (*at(-7, 1), "c"), (*at(10, -6), "c")]  # fmt: skip
        d.shape(smooth(tail), back, OUTER)
        d.ticks(*((at(42, 6 + 4 * k), at((17, 25, 12, 20)[k], 8 + 4 * k), 2.6) for k in range(4)))
        d.shape(polyline([at(0, 0), at(46, 0), at(44, 17)]), fold, INNER)

    def before(self, d: Drawing) -> None:
        """The way back before the club, from its right edge to the left end of the second line."""
        back, fold = (RED, DARK_RED) if self.red else (BLUE, DARK_BLUE)
        (x0, y0), (x1, y1) = self.edge, self._at(1, 0)

        def at(t: float, across: float) -> Point:
            """From the club's edge (0) to the left end (1)."""
            lean = -self.steep * across * _SLIM * (1 - t)
            sag = 5 * math.sin(min(1.0, t / 0.36) * math.pi)
            return (x0 + (x1 - x0) * t + lean + _SIN * across * _SLIM * t, y0 + (y1 - y0) * t + sag
                + across * (_SLIM + 2 * (1 - t)))  # fmt: skip

        shares = (0.0, 0.09, 0.18, 0.27, 0.36, 0.6, 0.8, 1.0)
        upper, lower = [at(t, -1) for t in shares], [at(t, 1) for t in reversed(shares)]
        area: list[Node] = [(*upper[0], "c"), *upper[1:-1], (*upper[-1], "c"), (*lower[0], "c"), *lower[1:-1],
            (*lower[-1], "c"), (at(0, 0)[0] + 4, at(0, 0)[1])]  # fmt: skip
        above = [self._at(1, _END * k / 6, -_SLIM) for k in range(7)]
        with self._on(d):
            with d.clip(polyline([*above, (WIDTH, above[-1][1]), (WIDTH, 0), (0, 0), (0, above[0][1] + 2)])):
                d.shape(smooth(area), back, OUTER)
                d.flats(
                    smooth([(*at(1, -1), "c"), (*at(1, 1), "c"), (*at(0.8, 0.6), "c"), at(0.9, -0.4)]),
                    ink=fold,
                )
                d.ticks(*(
                    (at(start, across), at(start + way * (0.13, 0.08, 0.11)[k % 3], across), 3.2)
                    for start, way in ((0.0, 1), (0.88, -1)) for k, across in enumerate(_ROWS)
                ))  # fmt: skip
            d.line(smooth(list(above[:5]), closed=False), OUTER)


_ROWS = tuple(-0.84 + 0.21 * k for k in range(9))


@dataclass(frozen=True, kw_only=True)
class Winding:
    """A ribbon that winds round what stands on the axis: two turns in front of it, one behind.

    `heights`: of the middles of the two turns; `lines`: the words on them.
    """

    heights: tuple[float, float]
    lines: tuple[str, str]
    cap: float = 32.0
    red: bool = True

    @property
    def half(self) -> float:
        """Half the ribbon's width."""
        return self.cap * 0.5 + 9.5

    def turn(self, k: int) -> list[Point]:
        """The middle line of the turn with that number, from left to right: as long as its words need."""
        reach = width(self.lines[k], self.cap, _AIR) / 2 + 28
        return [
            (WIDTH / 2 + reach * t, self.heights[k] - 7 * t + 3.4 * math.sin(math.pi * t))
            for t in (-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0)
        ]

    def behind(self, d: Drawing) -> None:
        """The part that runs back behind, from the end of the first turn to the start of the second."""
        back, fold = (RED, DARK_RED) if self.red else (BLUE, DARK_BLUE)
        (x0, y0), (x1, y1) = self.turn(0)[-1], self.turn(1)[0]

        def at(t: float, across: float) -> Point:
            sway = 6 * math.sin(2 * math.pi * t)
            return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sway + across * self.half)

        shares = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
        upper, lower = [at(t, -1) for t in shares], [at(t, 1) for t in reversed(shares)]
        area: list[Node] = [(*upper[0], "c"), *upper[1:-1], (*upper[-1], "c"), (*lower[0], "c"), *lower[1:-1],
            (*lower[-1], "c")]  # fmt: skip
        d.shape(smooth(area), back, OUTER)
        for start, way in ((0.0, 1), (1.0, -1)):
            corner: list[Node] = [(*at(start, -1), "c"), (*at(start, 1), "c"),
                (*at(start + way * 0.13, way), "c"), at(start + way * 0.1, 0)]  # fmt: skip
            d.flats(smooth(corner), ink=fold)
        strokes: list[tuple[Point, Point, float]] = []
        for k in range(11):
            across = -0.9 + 0.18 * k
            long = (0.2, 0.13, 0.17)[k % 3]
            for start, way in ((0.14, 1), (0.86, -1)):
                strokes.append((at(start, across), at(start + way * long, across), 3.2))
        d.ticks(*strokes)

    def before(self, d: Drawing) -> None:
        """The turns with the words, a tail where the ribbon begins and where it ends."""
        back, fold = (RED, DARK_RED) if self.red else (BLUE, DARK_BLUE)
        for k, drops in enumerate(((-1.0, 0.0), (0.0, 1.0))):
            scroll(d, self.turn(k), self.half, self.lines[k], self.cap, tail=8, back=back, fold=fold,
                drops=drops, tracking=_AIR, even=True)  # fmt: skip
