"""The great baton of the asso di bastoni: a turned column wound with ribs, a carved acorn at either end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade, Wedge
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.triestine.inks import GREEN, LEAF, OCHRE, PAPER, RED, YELLOW

HALF: Final = 35.0
"""Half the shaft's width at its upper end."""
PITCH: Final = 112.0
"""Length of the uppermost winding."""
_LESS: Final = 0.969
"""Each winding is so much smaller than the one above it."""
_RIBS: Final = ((0.0, 0.42, GREEN), (0.42, 0.52, YELLOW), (0.52, 0.9, PAPER), (0.9, 1.0, YELLOW))
"""Share of a winding where each rib begins and ends, and its ink."""
_SWELL: Final = 1.6
_SAG: Final = 8.0
"""The middle of a band lies so much lower than its ends: the wood is seen slightly from above."""
_HEAD: Final = 41.0
"""Half the width of the shaft that a head fits at its true size."""
_DARK: Final = 20.0
"""Way to the side in the shade on the card, where the baton leans to the right."""


def great_baton(d: Drawing, high: float) -> None:
    """The whole baton about (0, 0), upright, `high` over all, slimmer below, its right side in the shade."""
    head = HALF / _HEAD
    top = -high / 2 + 146 * head
    count = 1
    while top + _depth(count) < high / 2 - 146 * head * _LESS**count:
        count += 1
    foot = high / 2 - 146 * head * _LESS**count
    body = polyline([(-HALF - 8, top), (HALF + 8, top), (HALF + 8, foot), (-HALF - 8, foot)])
    with d.clip(body):
        for k in range(-1, count + 1):
            with d.at(0, top + _depth(k), _LESS**k):
                d.use("winding", _winding, 0, 0)
    for y, size, turn in ((top, head, 0), (foot, head * _LESS**count, 180)):
        with d.at(0, y, size, turn):
            _head(d, lit=turn == 0)


def _depth(windings: float) -> float:
    """Length of so many windings from the upper end."""
    return PITCH * (1 - math.pow(_LESS, windings)) / (1 - _LESS)


def _winding(d: Drawing) -> None:
    """All ribs of one winding, the first beginning at 0 in front."""
    for start, stop, ink in _RIBS:
        _rib(d, start, stop, ink)


def _at(share: float, degrees: float, swell: float = 0.0) -> Point:
    """The point of a line that passes this share of the winding in front, turned so far to the right."""
    angle = math.radians(degrees)
    less = math.pow(_LESS, share - degrees / 360)
    return (
        (HALF * less + swell) * math.sin(angle),
        _depth(share - degrees / 360) + _SAG * less * (math.cos(angle) - 1),
    )


def _edge(share: float, start: float, stop: float, count: int = 4) -> list[Point]:
    return [_at(share, start + (stop - start) * k / count) for k in range(count + 1)]


def _rib(d: Drawing, high: float, low: float, ink: str) -> None:
    """One turn of a rib between two shares in front, rounded like a cable."""
    broad = low - high > 0.2
    swell = _SWELL if broad else 0.4
    middle = (high + low) / 2
    top, foot = _edge(high, -90, 90), _edge(low, 90, -90)
    nodes: list[Node] = [(*top[0], "c"), *top[1:-1], (*top[-1], "c"), _at(middle, 90, swell),
        (*foot[0], "c"), *foot[1:-1], (*foot[-1], "c"), _at(middle, -90, swell)]  # fmt: skip
    d.shape(smooth(nodes), ink, None)
    if ink == PAPER:
        _beads(d, middle)
    elif ink == GREEN:
        d.lens([_at(middle - 0.08, turn) for turn in (-62, -50, -38, -26, -14)], 5.6, ink=LEAF)
        d.lens([_at(middle + 0.02, turn) for turn in (-58, -47, -36, -25)], 3.2, ink=LEAF)
    _tone(d, high, low)
    d.line(smooth(list(top), closed=False), INNER if broad else DETAIL)
    for side, weight in ((-90, OUTER * 1.1), (90, OUTER * 1.6)):
        bulge: list[Node] = [(*_at(high, side), "c"), _at(middle, side, swell), (*_at(low, side), "c")]
        d.line(smooth(bulge, closed=False), weight)


def _beads(d: Drawing, share: float) -> None:
    """Lozenges painted along the white rib, narrower towards the edges."""
    gems: list[Outline] = []
    for turn in (-60.0, -29.0, 0.0, 29.0):
        x, y = _at(share, turn)
        wide = 6.8 * math.cos(math.radians(turn)) + 0.6
        gems.append(polyline([(x, y - 10), (x + wide, y - wide * 0.4), (x, y + 10), (x - wide,
            y + wide * 0.4)]))  # fmt: skip
    d.shapes(gems, RED, DETAIL)


def _tone(d: Drawing, high: float, low: float) -> None:
    """Strokes round the wood from the side in the shade, crossed where it is darkest."""
    wide = (low - high) * PITCH
    count = max(2, round(wide / 5.6))
    strokes: list[Wedge] = []
    for k in range(count):
        share = high + (low - high) * (k + 0.5) / count
        # The rib is round across too: its lower half is turned from the light.
        deep = (70, 54, 64, 48)[k % 4] * (0.74 + 0.36 * (k + 0.5) / count)
        strokes.append(Wedge(base=_at(share, 89), middle=_at(share, 89 - deep * 0.5),
            tip=_at(share, 89 - deep), width=3.4))  # fmt: skip
    d.strokes(strokes)
    if wide < 20:
        return
    crossing: list[Wedge] = []
    for k in range(count - 1):
        share = high + (low - high) * (k + 1.0) / count
        end = min(low - 0.004, share + 0.1)
        crossing.append(Wedge(base=_at(share, 88), middle=_at((share + end) / 2, 68), tip=_at(end, 46),
            width=2.6))  # fmt: skip
    d.strokes(crossing)


def _head(d: Drawing, *, lit: bool) -> None:
    """Mouldings and the acorn above a shaft that ends at 0; `lit`: the light falls on its left side.

    It is the one at the upper end; at the lower one, turned, all hoops bow the other way.
    """
    bow = 1.0 if lit else -1.0
    _collar(d, bow)
    _moulding(d, -10, 47, 9, YELLOW, bow)
    _moulding(d, -30, 56, 13, RED, bow)
    _moulding(d, -47, 46, 6, YELLOW, bow)
    _acorn(d, bow)


def _collar(d: Drawing, bow: float) -> None:
    """Carved leaves that hang from the mouldings over the shaft."""
    shade = Shade(angle=_DARK, depth=0.4, spacing=4.4, width=2.4)
    for x, wide, drop in ((-35.0, 12.0, 40 - 6 * bow), (35.0, 12.0, 40 - 6 * bow), (0.0, 19.0, 44 + 6 * bow),
        (-21.0, 15.0, 42.0), (21.0, 15.0, 42.0)):  # fmt: skip
        nodes: list[Node] = [(x - wide * 0.8, -8, "c"), (x - wide, drop * 0.36), (x * 1.04, drop, "c"),
            (x + wide, drop * 0.36), (x + wide * 0.8, -8, "c")]  # fmt: skip
        d.shape(smooth(nodes), YELLOW, INNER, shade=[shade])
        d.lens([(x, -4), (x * 1.01, drop * 0.4), (x * 1.03, drop * 0.84)], 2.6)


def _moulding(d: Drawing, y: float, half: float, high: float, ink: str, bow: float) -> None:
    """A turned ring, its sides round."""
    d.shape(
        hoop(y - high, half - high * 0.5, y + high, half - high * 0.5, 7 * bow, high * 0.62), ink, OUTER,
        shade=[Shade(angle=_DARK, depth=0.36, spacing=4.6, width=3.0), Shade(angle=_DARK + 180, depth=0.1,
            spacing=5, width=2.2)],
    )  # fmt: skip
    if high > 10:
        light = -half * bow
        d.lens([(light * 0.72, y - 2 * bow), (light * 0.4, y + 4 * bow), (light * 0.06, y + 5 * bow)], 4.0,
            ink=PAPER)  # fmt: skip


def _acorn(d: Drawing, bow: float) -> None:
    """The nut in its scaled cup, 80 high over the mouldings."""
    nut: list[Node] = [(0, -146, "c"), (5, -136), (24, -122), (40, -100), (43, -74, "c"), (0, -60),
        (-43, -74, "c"), (-40, -100), (-24, -122), (-5, -136)]  # fmt: skip
    d.shape(smooth(nut), YELLOW, OUTER, shade=[
        Shade(angle=_DARK, depth=0.34, spacing=4.6, width=3.2, reach=40),
        Shade(angle=_DARK + 48, depth=0.2, spacing=5.4, width=2.4, reach=24),
    ])  # fmt: skip
    for x in (-0.56, 0.1, 0.62):
        d.lens([(40 * x, -84), (36 * x, -108), (8 * x, -134)], 2.2, ink=OCHRE)
    light = -bow
    d.lens([(light * 26, -88), (light * 24, -104), (light * 13, -120)], 5.4, ink=PAPER)
    cup: list[Node] = [(-50, -80, "c"), (0, -80 + 10 * bow), (50, -80, "c"), (53, -66), (46, -52),
        (30, -42, "c"), (0, -42 + 4 * bow), (-30, -42, "c"), (-46, -52), (-53, -66)]  # fmt: skip
    whole = smooth(cup)
    d.shape(whole, GREEN, None)
    with d.clip(whole):
        _scales(d, bow)
    d.hatch(whole, Shade(angle=_DARK, depth=0.3, spacing=4.8, width=3.0))
    d.shape(whole, None, OUTER)


def _scales(d: Drawing, bow: float) -> None:
    rows: Sequence[tuple[float, float]] = ((-44, 0.0), (-55, 0.5), (-66, 0.0), (-77, 0.5))
    for y, shift in rows:
        for k in range(-4, 5):
            x = (k + shift) * 13.5
            d.shape(circle(x, y + 4 + 8 * bow * (1 - (x / 52) ** 2), 8.4), GREEN, DETAIL)
