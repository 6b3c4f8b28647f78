"""Asso di spade: a broad golden sabre, its green belt wound thrice about the blade, and a little house."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Limb, Station, limb
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, rect, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.siciliane.card import blank
from art.cards.siciliane.eagle_head import eagle_head
from art.cards.siciliane.inks import DARK_RED, GREEN, INK, OCHRE, RED, WHITE, YELLOW

GUARD: Point = (366, 246)
LEAN = 14.0
BLADE: Sequence[Station] = (
    (366, 246, 31), (344, 334, 32), (308, 422, 35), (256, 508, 40), (184, 600, 42), (120, 668, 31),
    (52, 726, 2),
)  # fmt: skip
BELT = 23.0
TURNS = (0.24, 0.385, 0.53)
"""Middle of each winding, as a share of the way along the blade."""
SLANT = 0.04
THICK = 0.043
"""Half a winding along the blade."""


def draw() -> Drawing:
    """Asso di spade."""
    d = blank("1S")
    blade = limb(BLADE, end="point")
    # The end that comes from the highest winding, and the one that leaves the lowest, both behind the blade.
    # It turns over twice on its way to the buckle: between the two turns its red lining is seen.
    _strap(
        d, [(200, 284), (176, 286), (124, 276), (80, 240), (66, 204), (66, 184)], lining=True, pinched=(1, 1)
    )
    _strap(d, [(352, 358), (322, 328), (284, 294), (236, 280), (196, 284), (172, 292)], pinched=(0, 1))
    _strap(d, [(58, 208), (66, 182), (86, 146), (136, 120)], pinched=(1, 0))
    _strap(d, [_on(blade, 0.6, 0), _on(blade, 0.635, -1), (352, 552), (402, 516), (446, 514), (450, 562)])
    _blade(d)
    with d.clip(blade.outline):
        # What the windings throw on the blade.
        d.flats(*(_winding(blade, t + 0.024, THICK) for t in TURNS), ink=INK)
    for t in TURNS:
        _wind(d, blade, t)
    _buckle(d, (148, 116), -12)
    _tongue(d, (446, 574), 98)
    with d.at(*GUARD, 1.0, LEAN):
        _hilt(d)
    _house(d, 378, 766)
    return d


def _on(blade: Limb, t: float, across: float) -> Point:
    """A place on the blade: `t` of its length down, `across` 1 on its left edge, -1 on its right one."""
    i = round(t * (len(blade.line) - 1))
    return beside(blade.line, i, across * blade.halves[i], reach=3)


def _blade(d: Drawing) -> None:
    d.limb(BLADE, YELLOW, OUTER, end="point", depth=0.9, spacing=5.6, width=3.6, lean=0.1)
    line = sampled([(x, y) for x, y, _ in BLADE], 2.0)
    last = len(line) - 1

    def on(t: float, across: float) -> Point:
        return beside(line, round(t * last), across, reach=3)

    # The fuller along the back, black; the false edge near the point.
    fuller = [on(0.03, 15), on(0.2, 15.5), on(0.4, 17), on(0.6, 19), on(0.72, 18)]
    d.limb([(x, y, h) for (x, y), h in zip(fuller, (10, 10, 11, 11, 1), strict=True)], INK, None, end="point",
        depth=0)  # fmt: skip
    # The side of the edge that lies in the shade.
    edge = [on(t, -h) for t, h in ((0.56, 38), (0.68, 41), (0.8, 36), (0.9, 20), (0.97, 6))]
    d.shape(smooth([(*edge[0], "c"), *edge[1:-1], (*edge[-1], "c"), on(0.9, -9), on(0.8, -22),
        on(0.68, -29)]), INK,
        None)  # fmt: skip
    d.line(smooth([on(0.03, 4), on(0.3, 4), on(0.6, 6), on(0.78, 6)], closed=False), DETAIL)
    d.line(smooth([on(0.76, 29), on(0.86, 15), on(0.97, 3)], closed=False), INNER)
    # A spray of leaves cut into it below the guard, and one above the point.
    for t, side in ((0.07, -1), (0.115, -1), (0.16, -1), (0.66, -1), (0.7, -1), (0.74, -1), (0.78, -1)):
        (x0, y0), (x1, y1), (x2, y2) = on(t + 0.02, side * 3), on(t, side * 13), on(t - 0.02, side * 20)
        d.lens([(x0, y0), (x1, y1), (x2, y2)], 8)


def _strap(
    d: Drawing, points: Sequence[Point], *, lining: bool = False, pinched: tuple[int, int] = (0, 0)
) -> None:
    """Green, edged black, set with round studs; or its red `lining`. `pinched`: ends that turn over."""
    last = len(points) - 1
    halves = [BELT] * (last + 1)
    for end, near in ((0, 1), (last, last - 1)):
        if pinched[bool(end)]:
            halves[end], halves[near] = 5.0, BELT * 0.8
    stations: list[Station] = [(x, y, half) for (x, y), half in zip(points, halves, strict=True)]
    d.limb(stations, INK, OUTER, start="round", end="round", depth=0)
    inner: list[Station] = [(x, y, max(half - (6 if lining else 9), 1.6)) for x, y, half in stations]
    d.limb(inner, DARK_RED if lining else GREEN, None, depth=0.44, spacing=5.6, width=3)
    for end in (0, last):
        # Creases that run out of the place where it is pinched.
        if pinched[bool(end)]:
            way = 1 if end == 0 else -1
            (x0, y0), (x1, y1), (x2, y2) = (points[end + way * k] for k in range(3))
            d.fold(([(x0, y0), (x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2)], 7))
    if lining:
        return
    line = sampled(points, 2.0)
    count = max(1, round(len(line) * 2 / 34))
    places = [(k + 0.5) / count for k in range(count)]
    clear = 0.24
    _studs(d, [line[round(t * (len(line) - 1))] for t in places if (t > clear or not pinched[0])
        and (t < 1 - clear or not pinched[1])])  # fmt: skip


def _winding(blade: Limb, t: float, half: float) -> Outline:
    """A winding before the blade, `half` as broad as that along it; the strap folds round both edges."""
    left, right = t + SLANT, t - SLANT
    return smooth([
        (*_on(blade, left - half, 1.02), "c"), _on(blade, t - half + 0.012, 0),
        (*_on(blade, right - half, -1.02), "c"), _on(blade, right - half * 0.5, -1.16),
        _on(blade, right + half * 0.5, -1.16), (*_on(blade, right + half, -1.02), "c"),
        _on(blade, t + half + 0.012, 0),
        (*_on(blade, left + half, 1.02), "c"), _on(blade, left + half * 0.5, 1.16),
        _on(blade, left - half * 0.5, 1.16),
    ])  # fmt: skip


def _wind(d: Drawing, blade: Limb, t: float) -> None:
    """One winding, as the strap is: green, edged black, its studs."""
    d.shape(_winding(blade, t, THICK), INK, OUTER)
    green = _winding(blade, t, THICK * 0.62)
    d.shape(green, GREEN, None)
    with d.clip(green):
        # Dark where it bends round the edges.
        d.ticks(*((_on(blade, t + side * SLANT + k, side * 1.2), _on(blade, t + side * (SLANT - 0.01) + k,
            side * 0.7), 4) for side in (-1, 1) for k in (-0.02, -0.007, 0.007, 0.02)))  # fmt: skip
    spots = [_on(blade, t + SLANT * across + 0.012 * (1 - across * across), across) for across in
        (-0.62, 0.0, 0.62)]  # fmt: skip
    _studs(d, spots)


def _studs(d: Drawing, spots: Sequence[Point]) -> None:
    d.shapes([circle(x, y, 7) for x, y in spots], YELLOW, DETAIL)
    d.flats(*(circle(x, y, 2.6) for x, y in spots), ink=INK)


def _buckle(d: Drawing, at: Point, turn: float) -> None:
    """The buckle, and the belt's end laid double round its bar, sewn down; its cut edge is thick."""
    with d.at(*at, rotate=turn):
        edge: list[Node] = [(-2, -24, "c"), (-30, -26), (-52, -22, "c"), (-60, -14), (-60, 22),
            (-52, 27, "c"), (-28, 24), (-2, 26, "c")]  # fmt: skip
        d.shape(smooth(edge), DARK_RED, OUTER)
        d.ticks(*(((-60, y), (-51, y + 1), 3) for y in range(-14, 24, 6)))
        flap: list[Node] = [(-2, -24, "c"), (-28, -26), (-50, -22, "c"), (-51, 0), (-50, 22, "c"), (-28, 23),
            (-2, 24, "c")]  # fmt: skip
        d.shape(smooth(flap), GREEN, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.8)])
        d.ticks(*(((x, y), (x + 6, y), 3) for y in (-15, 14) for x in range(-45, -22, 11)), ink=YELLOW)
        _studs(d, [(-34, 0)])
        d.shape(rect(-20, -34, 44, 68), YELLOW, OUTER, shade=[Shade(depth=0.4, spacing=5, width=3)])
        d.shape(rect(-8, -21, 20, 42), INK, INNER)
        # The side of the frame that is turned from the light, and the bow of leather round its bar.
        d.shape(polyline([(24, -34), (31, -28), (31, 40), (24, 34)]), OCHRE, INNER)
        d.shape(polyline([(-20, 34), (24, 34), (31, 40), (-13, 40)]), OCHRE, INNER)
        d.shape(smooth([(-22, -19, "c"), (-10, -17), (-6, 0), (-10, 17), (-22, 19, "c")]), GREEN, INNER)
        d.shape(polyline([(-14, -4), (32, -3), (32, 3), (-14, 4)]), YELLOW, DETAIL)


def _tongue(d: Drawing, at: Point, turn: float) -> None:
    """The belt's pointed golden end."""
    with d.at(*at, rotate=turn):
        cap: list[Node] = [(-14, -24, "c"), (10, -25), (34, -16), (56, 0, "c"), (34, 16), (10, 25),
            (-14, 24, "c")]  # fmt: skip
        d.shape(smooth(cap), YELLOW, OUTER, shade=[Shade(angle=200, depth=0.34, spacing=5, width=3)])
        d.lens([(4, 0), (24, 0), (46, 0)], 7)
        d.ticks(*(((x, side * 15), (x + 13, side * 4), 5) for x in (4, 16, 28) for side in (-1, 1)))
        d.shape(rect(-18, -26, 12, 52), YELLOW, INNER)


def _hilt(d: Drawing) -> None:
    """Guard with a knuckle bow, a black grip bound with wire, an eagle's head on top; the blade goes down."""
    bow: list[Station] = [(-18, -2, 10), (-52, -10, 9), (-68, -46, 8), (-62, -96, 7.5), (-34, -136, 7)]
    d.limb(bow, YELLOW, OUTER, end="round", depth=0.8, spacing=5, width=3)
    d.limb([(14, 0, 10), (44, 2, 9), (58, 22, 8)], YELLOW, OUTER, end="round", depth=0.8, spacing=5, width=3)
    d.shape(circle(60, 32, 12), YELLOW, OUTER, shade=[Shade(angle=50, depth=0.4, spacing=4.6, width=2.8)])
    grip: list[Node] = [(-15, -10, "c"), (-20, -52), (-18, -96), (-22, -128, "c"), (22, -128, "c"),
        (22, -90), (20, -50),
        (15, -10, "c")]  # fmt: skip
    d.shape(smooth(grip), INK, OUTER)
    for k in range(6):
        y = -24 - 17 * k
        d.line(smooth([(-16, y + 5), (0, y + 2), (18, y - 6)], closed=False), INNER, ink=YELLOW)
    shell: list[Node] = [(0, -26, "c"), (20, -14), (26, 6), (14, 24), (0, 40, "c"), (-14, 24), (-26, 6),
        (-20, -14)]  # fmt: skip
    d.shape(smooth(shell), YELLOW, OUTER, shade=[Shade(depth=0.34, spacing=5, width=3)])
    d.shape(circle(0, 4, 12), RED, INNER)
    d.lens([(-6, 2), (-4, -3), (1, -5)], 3, ink=WHITE)
    d.shape(rect(-27, -136, 54, 14), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2.6)])
    with d.at(0, -136, 1.2):
        eagle_head(d)


def _house(d: Drawing, x: float, y: float) -> None:
    """A white house under a red dome between cypresses; 200 wide, 150 high, its ground's middle at (x, y)."""
    with d.at(x, y, 0.9):
        for cx, high in ((-74, 116), (-50, 88), (82, 104)):
            cypress: list[Node] = [
                (cx, 0, "c"), (cx - 13, -16), (cx - 13, -high * 0.4), (cx, -high, "c"),
                (cx + 13, -high * 0.4),
                (cx + 13, -16),
            ]  # fmt: skip
            d.shape(smooth(cypress), INK, INNER)
            d.lens([(cx - 6, -14), (cx - 7, -high * 0.42), (cx - 1, -high * 0.86)], 8, ink=GREEN)
        dome: list[Node] = [(-30, -84, "c"), (-30, -106), (-16, -126), (2, -131), (20, -126), (34, -106),
            (34, -84, "c")]  # fmt: skip
        d.shape(smooth(dome), RED, OUTER)
        d.shape(smooth([(8, -129, "c"), (22, -122), (33, -104), (33, -86, "c"), (16, -86, "c"),
            (18, -108)]), INK, None)  # fmt: skip
        d.shape(circle(2, -136, 5), YELLOW, DETAIL)
        d.shape(polyline([(-42, 0), (-42, -84), (46, -84), (46, 0)]), WHITE, OUTER)
        d.shape(polyline([(28, 0), (28, -83), (45, -83), (45, 0)]), INK, None)
        d.ticks(*(((29, y), (10, y + 1), 4) for y in range(-78, -2, 8)))
        for hole in (
            smooth([(-12, 0, "c"), (-12, -30), (-1, -44), (10, -30), (10, 0, "c")]),
            rect(-33, -54, 12, 20),
            circle(-1, -64, 7),
        ):
            d.shape(hole, INK, DETAIL)
        ground: list[Node] = [(-106, 4, "c"), (-50, -6), (10, -3), (60, -6), (108, 4, "c"), (60, 13), (0, 10),
            (-60, 14)]  # fmt: skip
        d.shape(smooth(ground), GREEN, INNER, shade=[Shade(angle=90, depth=0.7, spacing=5.6, width=3.6)])
