"""Icons in the woodcut's line: cream strokes that swell under the knife and run out, on nothing.

The grid of 64 is the whole round button; the drawing keeps to its middle, so that an icon rasterised as wide
as its button fits it. A stroke is a line of nodes (`faces.trace`), thick where it begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from art.cards.kit.limb import Station, limb
from art.cards.kit.paths import Outline, between, circle, smooth
from art.cards.kit.svg import Drawing
from art.faces.trace import trace

GRID = 64
CREAM = "#f4ead2"
BROAD, SWOLLEN, FINE = 2.1, 2.75, 1.15
"""Half the width of a stroke where it begins, where it is pressed most, and where it runs out."""


@dataclass(frozen=True, kw_only=True)
class Icon:
    """`cut`: strokes from thick to fine. `lens`: strokes pressed in the middle, fine at both ends.

    `solid`: areas; `rings`: x, y, radius.
    """

    cut: Sequence[str] = ()
    lens: Sequence[str] = ()
    solid: Sequence[str] = ()
    rings: Sequence[tuple[float, float, float]] = ()


def _chevron(tip: float, back: float, *, high: float = 14) -> Sequence[str]:
    """Two strokes from a tip at mid height."""
    return (f"{tip},32 {back},{32 - high}", f"{tip},32 {back},{32 + high}")


ICONS: Mapping[str, Icon] = MappingProxyType(
    {
        "pause": Icon(
            solid=("22.6,19! 27.6,20.4! 27,45! 23.4,43.8!", "36.4,20.2! 41.4,19! 40.6,44.2! 37,45!")
        ),
        "play": Icon(solid=("24,16.8! 49.4,31.6! 49.2,33! 24.6,47.8! 23.4,32",)),
        "start": Icon(
            cut=("19.5,18 19.2,46",), solid=("45.6,17! 25,31.4! 25.2,33! 45,47! 46,32",)
        ),
        "hand_back": Icon(cut=(*_chevron(17.5, 32), *_chevron(32.5, 47))),
        "hand_on": Icon(cut=(*_chevron(46.5, 32), *_chevron(31.5, 17))),
        "undo": Icon(
            cut=(
                "16.6,27 27,17.4", "16.6,27 27,36.6",
                "17.6,27 32,26.8 46,27 54,33 54,41 47,46 38,46.6 27,46.4",
            )
        ),
        "step_back": Icon(cut=_chevron(21.5, 38.5)),
        "step_on": Icon(cut=_chevron(42.5, 25.5)),
        "eye": Icon(
            lens=("10.5,33 18,24 32,18.6 46,24 53.5,33", "12.5,33 21,41.6 32,44.8 43,41.6 51.5,33"),
            rings=((32, 31.6, 6.2),),
        ),
        "eye_shut": Icon(
            lens=("11,26.5 20,36.5 32,40 44,36.5 53,26.5",),
            cut=("19.5,36.5 14.6,44", "32,40.5 32,49.5", "44.5,36.5 49.4,44"),
        ),
        "back": Icon(cut=("16.6,32 47.5,32.4", "16.6,32 29.4,19.4", "16.6,32 29.4,44.6")),
        "menu": Icon(lens=("17.5,22 32,21.6 46.5,22", "17.5,32 32,32.2 46.5,32", "17.5,42 32,42.4 46.5,42")),
        "help": Icon(
            cut=("24.4,26.4 25,19.4 31.6,16 38.4,18.4 40.2,24.6 37,30 33,34 32.2,39.6",),
            solid=("32.2,44.2 34.8,46.8 32.2,49.6 29.6,46.8",),
        ),
        "signs": Icon(
            lens=("16.5,30 19,26.2 22.5,25.2 26,26.2 28.5,30", "35.5,30 38,26.2 41.5,25.2 45,26.2 47.5,30"),
            cut=("19.6,37.4 24,43.4 32,45.8 40,43.4 44.4,37.4",),
        ),
        "hint": Icon(
            cut=(
                "32,12.4 23.6,15 18.8,22 19.4,30 23.4,36 26.6,42.4",
                "32,12.4 40.4,15 45.2,22 44.6,30 40.6,36 37.4,42.4",
            ),
            lens=("26,43.4 32,43.8 38,43.4", "26.6,49 32,50 37.4,49"),
        ),
        # Two cards of a trick, and nothing else: an arrow beside them would be a blot at 44 pixels.
        "last": Icon(
            lens=(
                "33.6,18 42,20.4 51,22.6", "51,22.6 47.6,36 44,49.4", "44,49.4 35,47.4 26.6,45",
                "26.6,45 30,31.6 33.6,18", "30.4,13.4 21,15.4 12.6,18", "12.6,18 15.6,31 19.4,44.4",
            ),
            solid=("38.8,28.2 44.2,33.8 38.8,39.4 33.4,33.8",),
        ),
    }
)  # fmt: skip


def icon(name: str) -> str:
    """The SVG of one icon; KeyError for a name that is none."""
    cut = ICONS[name]
    d = Drawing(GRID, GRID, name=name, paper=False)
    for stroke in cut.cut:
        d.shape(_swelling(stroke, (BROAD, SWOLLEN, FINE)), CREAM, None)
    for stroke in cut.lens:
        d.shape(_swelling(stroke, (FINE, SWOLLEN, FINE)), CREAM, None)
    for area in cut.solid:
        d.shape(smooth(trace(area)), CREAM, None)
    for x, y, radius in cut.rings:
        d.line(circle(x, y, radius), 3.6, ink=CREAM)
    return d.to_svg()


def _swelling(stroke: str, halves: tuple[float, float, float]) -> Outline:
    """A stroke along its nodes, so broad at its beginning, middle and end (half widths)."""
    points = [(node[0], node[1]) for node in trace(stroke)]
    if len(points) == 2:
        points.insert(1, between(points[0], points[1], 0.5))
    first, middle, last = halves
    stations: list[Station] = []
    for k, (x, y) in enumerate(points):
        t = k / (len(points) - 1)
        half = first + (middle - first) * 2 * t if t < 0.5 else middle + (last - middle) * (2 * t - 1)
        stations.append((x, y, half))
    return limb(stations, start="round", end="round").outline
