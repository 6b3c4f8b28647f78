"""Plate armour from the neck to the upper arms: a gorget of lames, and pauldrons that follow the arms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import LIGHT
from art.cards.kit.paths import Node, Outline, Point, between, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.triestine.inks import SILVER, SKY, WHITE, YELLOW
from art.cards.triestine.strokes import comb

_LAMES: Final = ((37.5, 54.0, 74.0), (40.5, 36.0, 58.0), (43.5, 14.0, 41.0))
"""Of a pauldron, the lowest first: half its breadth, its upper and lower ends along the arm."""
_SAG: Final = 11.0
"""Of a lame's edges towards the elbow, in the middle of the arm."""

_DROPS: Final = (
    (82.0, 0.0, 62.0, 36.0, 54.0), (72.0, -8.0, 50.0, 18.0, 33.0), (62.0, -16.0, 42.0, 4.0, 17.0),
)  # fmt: skip
"""Of the gorget's bib and lames: half breadth and height of the ends, the knee of the edge, its middle."""
_ROLL: Final = (52.0, -26.0, 34.0, -9.0, 2.0)


@dataclass(frozen=True, kw_only=True)
class Pauldron:
    """A dome over the shoulder and three lames that overlap down the upper arm.

    `side`: 1 at the right of the picture. Lengths run across the arm, outwards, and along it.
    """

    shoulder: Point
    elbow: Point
    side: int

    def _at(self, across: float, along: float) -> Point:
        ux, uy = unit(self.shoulder, self.elbow)
        return step(step(self.shoulder, (ux, uy), along), (self.side * uy, -self.side * ux), across)

    def _edge(self, half: float, foot: float) -> list[Point]:
        """A lame's edge round the arm, from its inner end outwards."""
        return [self._at(half * x, foot + _SAG * (1 - x * x)) for x in (-1.0, -0.5, 0.0, 0.5, 1.0)]

    def draw(self, d: Drawing) -> None:
        """Lames first, for each lies under the one above it."""
        for half, top, foot in _LAMES:
            self._lame(d, half, top, foot)
        self._dome(d)

    def _lame(self, d: Drawing, half: float, top: float, foot: float) -> None:
        low, high = self._edge(half, foot), self._edge(half - 2, top)
        plate = _between(high, low)
        d.shape(plate, SILVER, None)
        dusk = _between([*high[:2], self._at(-half * 0.1, top + _SAG)], [*low[:2], self._at(-half * 0.36,
            foot + _SAG * 0.9)])  # fmt: skip
        d.flats(dusk, ink=SKY)
        d.lens([self._at(half * 0.3, top + 12), self._at(half * 0.36, foot + 4)], 7.0, ink=WHITE)
        d.strokes([
            *comb(high, [between(p, q, 0.74) for p, q in zip(high, low, strict=True)], stop=0.72),
            *comb([low[0], high[0]], [self._at(half * 0.1, foot + _SAG), self._at(half * 0.1, top + _SAG)],
                stop=1),
        ])  # fmt: skip
        d.line(smooth(list(self._edge(half, foot - 5)), closed=False), DETAIL)
        d.line(plate, OUTER)
        d.shapes([circle(*self._at(half * 0.82, foot - 8.6), 2.8)], YELLOW, DETAIL)

    def _dome(self, d: Drawing) -> None:
        rim = self._edge(47, 14)
        crown: list[Node] = [self._at(47, -10), self._at(34, -37), self._at(3, -49), self._at(-29, -36),
            self._at(-46, -10)]  # fmt: skip
        dome = smooth([(*rim[0], "c"), *rim[1:-1], (*rim[-1], "c"), *crown])
        d.shape(dome, SILVER, None)
        outer = [*crown[3:], (*rim[0], "c"), *rim[1:3], (*rim[3], "c")]
        dusk: list[Node] = [(*crown[3], "c"), *outer[1:], self._at(-8, 7), self._at(-24, -14)]
        d.flats(smooth(dusk), ink=SKY)
        x, y = step(self._at(0, -8), LIGHT, 22)
        d.lens([(x - 16, y + 13), (x - 3, y - 2), (x + 18, y - 10)], 9.0, ink=WHITE)
        foot = [(n[0], n[1]) for n in outer]
        inner = [self._at(-8, -26), self._at(-6, -10), self._at(0, -4), self._at(16, 2), self._at(36, 8)]
        d.strokes(
            [
                *comb(foot, inner, stop=1),
                *comb(foot, [*inner[2:], self._at(46, 8)], stop=0.6, share=0.56, width=2.8),
            ]
        )
        band = _between(self._edge(46.6, 6), rim)
        d.shape(band, YELLOW, INNER)
        d.line(dome, OUTER)


def gorget(d: Drawing, x: float, y: float) -> None:
    """A collar of steel about the neck, whose front is at (x, y): bib, two lames, a rolled edge."""
    rims = [_rim(x, y, *drop) for drop in _DROPS]
    for rim, above in zip(rims, [*rims[1:], _rim(x, y, *_ROLL)], strict=True):
        top: list[Node] = [(*above[-1], "c"), above[1], above[0]]
        plate = smooth(mirror([*rim[:-1], (*rim[-1], "c"), *top], x, whole=True))
        d.shape(plate, SILVER, None)
        d.flats(smooth([(*above[0], "c"), *above[1:3], (*above[3], "c"), (*rim[3], "c"), rim[2],
            (*between(rim[1], rim[2], 0.4), "c")]), ink=SKY)  # fmt: skip
        gleam = [(2 * x - px, py) for px, py in (between(p, q, 0.5) for p, q in zip(rim, above, strict=True))]
        d.lens([between(gleam[0], gleam[1], 0.7), gleam[2], between(gleam[2], gleam[3], 0.5)], 6.0, ink=WHITE)
        shaded = above[:0:-1]
        d.strokes(comb(shaded, [between(p, q, 0.9) for p, q in zip(shaded, rim[:0:-1], strict=True)],
            stop=1))  # fmt: skip
        inset: list[Node] = [between(p, q, 0.22) for p, q in zip(rim, above, strict=True)]
        d.line(smooth([*mirror(inset, x)[:-1], *inset], closed=False), DETAIL)
        d.line(plate, OUTER)
    _roll(d, x, y)


def _rim(x: float, y: float, half: float, ends: float, knee: float, low: float, point: float) -> list[Point]:
    """The right half of a plate's lower edge, from the middle outwards."""
    return [(x, y + point), (x + knee * 0.5, y + low + (point - low) * 0.7), (x + knee, y + low),
        (x + half, y + ends)]  # fmt: skip


def _roll(d: Drawing, x: float, y: float) -> None:
    """The rolled edge, corded."""
    half: list[Node] = list(_rim(x, y, *_ROLL))
    run = [*mirror(half, x)[:-1], *half]
    line = smooth(run, closed=False)
    d.line(line, OUTER * 3.1)
    d.line(line, OUTER * 1.7, ink=YELLOW)
    for px, py in line.sample(9)[1:-1]:
        d.lens([(px - 2.4, py - 3.4), (px, py), (px + 2.4, py + 3.4)], 2.2)


def _between(one: Sequence[Point], two: Sequence[Point]) -> Outline:
    """The area between two lines that run the same way."""
    back = two[::-1]
    return smooth([(*one[0], "c"), *one[1:-1], (*one[-1], "c"), (*back[0], "c"), *back[1:-1],
        (*back[-1], "c")])  # fmt: skip
