"""Four signs no one can mix up: disc, goblet, upright sword, slanting club; seven cuts of each."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.inks import PAPER, STROKE, SUITS
from art.cards.kit.cuts import recut
from art.cards.kit.paths import Node, Outline, circle, ellipse, mirror, placed, polyline, rect, smooth
from art.cards.kit.svg import Drawing

_REACH = 1.0
"""Most by which two cuts of a sign differ: as far as a sure hand errs, no further."""
_TURNS = (0.0, 8.0, -8.0, 16.0, -15.0, 22.0, 4.0)
"""Turn of the star in the middle of a coin, by cut."""


def sign(
    d: Drawing, suit: str, x: float, y: float, size: float, cut: int = 0, *, longer: float = 0.0
) -> None:
    """The sign of a suit, `size` high, its middle at (x, y).

    `longer`, in two hundredths of `size`: a longer stem, blade or handle, for one that is held.
    """
    with d.at(x, y, size / 200):
        _DRAW[suit](d, cut, longer)


def _disc(d: Drawing, cut: int, _longer: float) -> None:
    ink = SUITS["D"]
    d.shape(circle(0, 0, 96), ink.solid, STROKE)
    d.shape(circle(0, 0, 78), ink.light, None)
    glint = [(x * 69, y * 69) for x, y in ((-0.94, -0.34), (-0.71, -0.71), (-0.34, -0.94))]
    d.line(smooth(glint, closed=False), STROKE, ink=PAPER)
    rays: list[Node] = []
    for k in range(8):
        turn = placed(rotate=45 * k + _TURNS[cut])
        rays += [(*turn.apply((-22, -40)), "c"), (*turn.apply((0, -60)), "c"), (*turn.apply((22, -40)), "c")]
    d.flats(smooth(recut(rays, cut, _REACH)), ink=ink.solid)
    d.shape(circle(0, 0, 27), ink.light, None)


def _goblet(d: Drawing, cut: int, longer: float) -> None:
    ink = SUITS["C"]
    half: list[Node] = [
        (0, -96, "c"), (-74, -96, "c"), (-71, -42), (-50, 6), (-17, 28, "c"), (-27, 40), (-17, 52, "c"),
        (-20, 64 + longer), (-58, 80 + longer, "c"), (-58, 96 + longer, "c"), (0, 96 + longer, "c"),
    ]  # fmt: skip
    d.shape(smooth(recut(mirror(half, 0, whole=True), cut, _REACH)), ink.solid, STROKE)
    band: list[Node] = [
        (-58, -34, "c"), (-29, -22), (0, -34), (29, -22), (58, -34, "c"), (52, -13, "c"), (29, 0), (0, -12),
        (-29, 0), (-52, -13, "c"),
    ]  # fmt: skip
    rim: list[Node] = [(-60, -82, "c"), (60, -82, "c"), (59, -60, "c"), (-59, -60, "c")]
    d.flats(
        smooth(recut(rim, cut, _REACH)), smooth(recut(band, cut + 10 if cut else 0, _REACH)), ink=ink.light
    )


def _sword(d: Drawing, cut: int, longer: float) -> None:
    ink = SUITS["S"]
    blade: list[Node] = [
        (-26, 30, "c"), (-24, -70 - longer, "c"), (0, -108 - longer, "c"), (24, -70 - longer, "c"),
        (26, 30, "c"),
    ]  # fmt: skip
    d.shape(polyline(recut(blade, cut, _REACH)), ink.solid, STROKE)
    fuller: list[Node] = [
        (-8, 22, "c"), (-7, -62 - longer, "c"), (0, -74 - longer, "c"), (7, -62 - longer, "c"),
        (8, 22, "c"),
    ]  # fmt: skip
    d.flats(polyline(recut(fuller, cut, _REACH)), ink=ink.light)
    d.shape(rect(-16, 40, 32, 46), ink.solid, STROKE)
    guard: list[Node] = [
        (-80, 12, "c"), (-40, 26), (0, 22), (40, 26), (80, 12, "c"), (76, 48, "c"), (40, 50), (0, 56),
        (-40, 50),
        (-76, 48, "c"),
    ]  # fmt: skip
    d.shape(smooth(recut(guard, cut, _REACH)), ink.solid, STROKE)
    d.shape(circle(0, 94, 20), ink.solid, STROKE)


def _club(d: Drawing, cut: int, longer: float) -> None:
    ink = SUITS["B"]
    with d.at(rotate=42):
        for x, y, turn in ((32, -24, 60), (-28, 16, -60)):
            with d.at(x, y, rotate=turn + _TURNS[cut] / 5):
                d.shape(rect(-15, -34, 30, 44), ink.solid, STROKE)
                d.shape(ellipse(0, -34, 15, 8), ink.light, STROKE)
        outline: list[Node] = [
            (-19, 112 + longer, "c"), (0, 118 + longer), (19, 112 + longer, "c"), (22, 60), (32, 4),
            (50, -56), (42, -102), (0, -120),
            (-42, -102), (-50, -56), (-32, 4), (-22, 60),
        ]  # fmt: skip
        d.shape(smooth(recut(outline, cut, _REACH)), ink.solid, STROKE)
        d.flats(*(smooth(recut(scar, cut, _REACH)) for scar in _SCARS), ink=ink.light)


_SCARS: tuple[list[Node], ...] = (
    [(-27, -82), (-12, -102), (4, -92), (2, -66), (-14, -58)],
    [(6, -44, "c"), (26, -42), (24, -14), (8, -16)],
    [(-22, -16), (-12, -26), (-4, -8), (-8, 22), (-17, 20)],
    [(0, 30), (9, 28), (8, 62), (2, 84), (-5, 60)],
)
"""Cut branches and a long split, in the light of the wood."""

_DRAW: dict[str, Callable[[Drawing, int, float], None]] = {"D": _disc, "C": _goblet, "S": _sword, "B": _club}


def leaf(length: float, wide: float) -> Outline:
    """A plain leaf that grows upwards from (0, 0)."""
    return smooth([(0, 0, "c"), (-wide, -0.45 * length), (0, -length, "c"), (wide, -0.45 * length)])
