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

HALF: Final = 41.0
PITCH: Final = 132.0
"""Length of one winding."""
_RIBS: Final = ((0.0, 0.42, GREEN), (0.42, 0.52, YELLOW), (0.52, 0.9, PAPER), (0.9, 1.0, YELLOW))
"""Share of a winding where each rib begins and ends, and its ink."""
_SWELL: Final = 3.4


def great_baton(d: Drawing, high: float) -> None:
    """The whole baton about (0, 0), upright, `high` over all; its right side lies in the shade."""
    end = high / 2 - 132
    body = polyline([(-HALF - 6, -end), (HALF + 6, -end), (HALF + 6, end), (-HALF - 6, end)])
    with d.clip(body):
        y = -end - PITCH
        while y < end + PITCH:
            d.use("winding", _winding, 0, y)
            y += PITCH
    for turn in (0, 180):
        with d.at(0, 0, 1.0, turn):
            _head(d, -end, lit=turn == 0)


def _winding(d: Drawing) -> None:
    """All ribs of one winding, the first beginning at 0 in front."""
    for start, stop, ink in _RIBS:
        _rib(d, PITCH * start, PITCH * stop, ink)


def _at(y: float, degrees: float, swell: float = 0.0) -> Point:
    """The point of a winding that passes y in front, turned so far from there to the right."""
    angle = math.radians(degrees)
    return ((HALF + swell) * math.sin(angle), y - PITCH * degrees / 360 - 7 * (math.cos(angle) - 1))


def _edge(y: float, start: float, stop: float, count: int = 4) -> list[Point]:
    return [_at(y, start + (stop - start) * k / count) for k in range(count + 1)]


def _rib(d: Drawing, high: float, low: float, ink: str) -> None:
    """One turn of a rib between two heights in front, rounded like a cable."""
    swell = _SWELL if low - high > 30 else 0.6
    middle = (high + low) / 2
    top, foot = _edge(high, -90, 90), _edge(low, 90, -90)
    nodes: list[Node] = [(*top[0], "c"), *top[1:-1], (*top[-1], "c"), _at(middle, 90, swell),
        (*foot[0], "c"), *foot[1:-1], (*foot[-1], "c"), _at(middle, -90, swell)]  # fmt: skip
    d.shape(smooth(nodes), ink, None)
    if ink == PAPER:
        _beads(d, middle)
    elif ink == GREEN:
        d.lens([_at(middle - 9, turn) for turn in (-64, -52, -40, -28, -16, -4)], 6.4, ink=LEAF)
        d.lens([_at(middle + 3, turn) for turn in (-58, -48, -38, -28)], 3.4, ink=LEAF)
    _tone(d, high, low)
    d.line(smooth(list(top), closed=False), INNER if low - high > 30 else DETAIL)
    for side in (-90, 90):
        bulge: list[Node] = [(*_at(high, side), "c"), _at(middle, side, swell), (*_at(low, side), "c")]
        d.line(smooth(bulge, closed=False), OUTER * 1.15)


def _beads(d: Drawing, y: float) -> None:
    """Lozenges painted along the white rib, narrower towards the edges."""
    gems: list[Outline] = []
    for turn in (-62.0, -31.0, 0.0, 31.0, 62.0):
        x, py = _at(y, turn)
        wide = 7.6 * math.cos(math.radians(turn)) + 0.8
        gems.append(polyline([(x, py - 11), (x + wide, py - wide * 0.4), (x, py + 11), (x - wide,
            py + wide * 0.4)]))  # fmt: skip
    d.shapes(gems, RED, DETAIL)


def _tone(d: Drawing, high: float, low: float) -> None:
    """Strokes along the winding from the side in the shade, and from the groove under the rib."""
    strokes: list[Wedge] = []
    wide = low - high
    count = max(2, round(wide / 6))
    for k in range(count):
        y = high + wide * (k + 0.5) / count
        # The rib is round across too: its lower half is turned from the light.
        deep = (80, 58, 72, 50)[k % 4] * (0.62 + 0.62 * (k + 0.5) / count)
        if wide < 30:
            deep = (40, 24)[k % 2]
        strokes.append(
            Wedge(base=_at(y, 88), middle=_at(y, 88 - deep * 0.5), tip=_at(y, 88 - deep), width=3.1)
        )
        if wide > 30 and k % 2:
            strokes.append(Wedge(base=_at(y, -89), middle=_at(y, -80), tip=_at(y, -70), width=2.2))
    if wide > 30:
        for k in range(9):
            turn = -60 + 14 * k
            (x, y), long = _at(low, turn), (7.0, 11.0, 5.0)[k % 3] * (0.7 + 0.6 * k / 8)
            strokes.append(Wedge(base=(x, y), middle=(x + 0.8, y - long * 0.5), tip=(x + 2.4, y - long),
                width=2.4))  # fmt: skip
    d.strokes(strokes)


def _head(d: Drawing, y: float, *, lit: bool) -> None:
    """Mouldings and the acorn above a shaft that ends at y; `lit`: the light falls on its left side."""
    dark = 0.0 if lit else 180.0
    with d.at(0, y):
        _collar(d, dark)
        _moulding(d, -10, 47, 9, YELLOW, dark)
        _moulding(d, -30, 56, 13, RED, dark)
        _moulding(d, -47, 46, 6, YELLOW, dark)
        _acorn(d, dark)


def _collar(d: Drawing, dark: float) -> None:
    """Carved leaves that hang from the mouldings over the shaft."""
    shade = Shade(angle=dark, depth=0.4, spacing=4.4, width=2.4)
    for x, wide, drop in ((-35.0, 12.0, 34.0), (35.0, 12.0, 34.0), (0.0, 19.0, 50.0), (-21.0, 15.0, 42.0),
        (21.0, 15.0, 42.0)):  # fmt: skip
        nodes: list[Node] = [(x - wide * 0.8, -8, "c"), (x - wide, drop * 0.36), (x * 1.04, drop, "c"),
            (x + wide, drop * 0.36), (x + wide * 0.8, -8, "c")]  # fmt: skip
        d.shape(smooth(nodes), YELLOW, INNER, shade=[shade])
        d.lens([(x, -4), (x * 1.01, drop * 0.4), (x * 1.03, drop * 0.84)], 2.6)


def _moulding(d: Drawing, y: float, half: float, high: float, ink: str, dark: float) -> None:
    """A turned ring, its sides round."""
    d.shape(
        hoop(y - high, half - high * 0.5, y + high, half - high * 0.5, 7, high * 0.62), ink, OUTER,
        shade=[Shade(angle=dark, depth=0.36, spacing=4.6, width=3.0), Shade(angle=dark + 180, depth=0.1,
            spacing=5, width=2.2)],
    )  # fmt: skip
    if high > 10:
        d.lens([(-half * 0.66, y - 2), (-half * 0.3, y + 4), (half * 0.04, y + 5)], 4.0, ink=PAPER)


def _acorn(d: Drawing, dark: float) -> None:
    """The nut in its scaled cup, 80 high over the mouldings."""
    nut: list[Node] = [(0, -146, "c"), (5, -136), (24, -122), (40, -100), (43, -76, "c"), (-43, -76, "c"),
        (-40, -100), (-24, -122), (-5, -136)]  # fmt: skip
    d.shape(smooth(nut), YELLOW, OUTER, shade=[
        Shade(angle=dark, depth=0.34, spacing=4.6, width=3.2, reach=40),
        Shade(angle=dark + (55 if dark == 0 else -125), depth=0.2, spacing=5.4, width=2.4, reach=24),
    ])  # fmt: skip
    for x in (-0.56, 0.1, 0.62):
        d.lens([(40 * x, -84), (36 * x, -108), (8 * x, -134)], 2.2, ink=OCHRE)
    light = -1 if dark == 0 else 1
    d.lens([(light * 26, -88), (light * 24, -104), (light * 13, -120)], 5.4, ink=PAPER)
    cup: list[Node] = [(-50, -80, "c"), (0, -70), (50, -80, "c"), (53, -66), (46, -52), (30, -42, "c"),
        (0, -38), (-30, -42, "c"), (-46, -52), (-53, -66)]  # fmt: skip
    whole = smooth(cup)
    d.shape(whole, GREEN, None)
    with d.clip(whole):
        _scales(d)
    d.hatch(whole, Shade(angle=dark, depth=0.3, spacing=4.8, width=3.0))
    d.shape(whole, None, OUTER)


def _scales(d: Drawing) -> None:
    rows: Sequence[tuple[float, float]] = ((-44, 0.0), (-55, 0.5), (-66, 0.0), (-77, 0.5))
    for y, shift in rows:
        for k in range(-4, 5):
            x = (k + shift) * 13.5
            d.shape(circle(x, y + 4 + 8 * (1 - (x / 52) ** 2), 8.4), GREEN, DETAIL)
