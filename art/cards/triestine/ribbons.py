"""The ribbons with the mottoes of the aces."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.cards.kit.inks import WHITE
from art.cards.kit.paths import Node, Point, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import unit
from art.cards.parts.letters import width
from art.cards.parts.scroll import scroll
from art.cards.triestine.card import WIDTH
from art.cards.triestine.inks import BLUE, DARK_BLUE, DARK_RED, RED
from art.cards.triestine.lettering import words

HALF = 30.0
CAP = 26.3
"""Cap height on the ace of coins, and hardly less on those of cups and staves."""
_AWAY = 12.0
"""Distance of the letters from the thing that a ribbon runs under."""
_SLANTING = 24.0
"""Cap height on the slanting ribbons."""
_SLIM = 26.0
"""Half the width of those."""
_SLANT = 0.84
"""So much farther reaches their upper edge than their middle, as a share of the way across."""
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


def tucked(
    d: Drawing, free: Point, hidden: Point, text: str, *, red: bool = True, beyond: float = 142.0
) -> None:
    """A slanting ribbon, its tail at the `free` end; at the other one it runs under what is drawn later.

    Its forked end comes out again beyond that thing, `beyond` the hidden end.
    """
    back, fold = (RED, DARK_RED) if red else (BLUE, DARK_BLUE)
    ux, uy = unit(free, hidden)
    right = hidden[0] > free[0]
    long = math.dist(free, hidden)

    def at(along: float, across: float) -> Point:
        return (free[0] + ux * along - uy * across, free[1] + uy * along + ux * across)

    shares = (0.0, 0.25, 0.5, 0.75, 1.0)

    def sway(t: float, across: float = 0.0) -> Point:
        return at(long * t, across + 40 * t * (1 - t) * (0.5 - t))

    end: list[Node] = [(*at(long + 50, -_SLIM - 2), "c"), at(long + beyond * 0.7, -_SLIM),
        (*at(long + beyond, 4 - _SLIM), "c"), (*at(long + beyond - 15, 4), "c"),
        (*at(long + beyond - 2, 4 + _SLIM), "c"), at(long + beyond * 0.7, _SLIM),
        (*at(long + 50, _SLIM - 2), "c")]  # fmt: skip
    d.shape(smooth(end), WHITE, OUTER)
    d.ticks(*(
        (at(long + 40 - _SLANT * y, y), at(long + beyond - (26, 33, 28, 36)[k % 4] - 0.4 * y, y + 2), 3.0)
        for k, y in enumerate(range(-22, 24, 5))
    ))  # fmt: skip
    track = [*map(sway, shares), at(long + 46, -2)]
    tail: list[Node] = [(*at(46, _SLIM - 6), "c"), (*at(44, _SLIM + 17), "c"), at(24, _SLIM + 25),
        (*at(-8, _SLIM + 21), "c"), (*at(8, _SLIM + 12), "c"), (*at(-7, _SLIM + 1), "c"),
        (*at(10, _SLIM - 6), "c")]  # fmt: skip
    d.shape(smooth(tail), back, OUTER)
    d.ticks(*((at(42, _SLIM + 6 + 4 * k), at((17, 25, 12, 20)[k], _SLIM + 8 + 4 * k), 2.6) for k in range(4)))
    d.shape(polyline([at(0, _SLIM), at(46, _SLIM), at(44, _SLIM + 17)]), fold, INNER)
    scroll(d, track if right else track[::-1], _SLIM, "", _SLANTING, drops=(0.0, 0.0), even=True)
    slope = math.degrees(math.atan2(uy, ux)) + (0 if right else 180)
    with d.at(*at((long - _AWAY) / 2, 0), rotate=slope):
        words(d, text, 0, _SLANTING / 2, _SLANTING, tracking=1.1, bold=0.9)
    d.ticks(*(
        (at(long - _SLANT * y + 5, y), at(long - _SLANT * y - (17, 10, 14, 8)[k % 4], y), 3.0)
        for k, y in enumerate(range(-22, 24, 5))
    ))  # fmt: skip


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
