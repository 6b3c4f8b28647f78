"""Clothing and ground shared by the courts: plinth, shoes, collars, belts, stockings, breeches."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import PAPER, RED, WHITE, YELLOW
from tools.cards.kit.limb import Station
from tools.cards.kit.paths import Node, Point, circle, polyline, rect, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

WIDTH, HEIGHT = 510, 830

# The usual light on a garment: strong from the right, faint from the left.
CLOTH = (Shade(depth=0.42), Shade(angle=180, depth=0.13, width=2, spacing=6.4))
ROUND = (Shade(depth=0.42), Shade(angle=48, depth=0.2, spacing=6, width=2.4), Shade(angle=180, depth=0.13,
    width=2, spacing=6.4))  # fmt: skip
SOFT = (Shade(depth=0.36, spacing=6.2, width=2.7),)
FALLING = (Shade(angle=20, depth=0.5, spacing=6, width=3), Shade(angle=200, depth=0.14, width=2, spacing=6.6))


def plinth(d: Drawing, fill: str) -> None:
    """The flat ground of kings and pages: a bar with vertical rulings."""
    d.shape(rect(61, 712, 388, 40), fill, OUTER)
    d.hatch(rect(61, 712, 388, 40), Shade(angle=90, depth=0.62, spacing=6.4, width=2.8, bend=0))
    d.hatch(rect(61, 712, 388, 40), Shade(angle=0, depth=0.05, spacing=5, width=2.4, bend=0))
    d.line(polyline([(66, 718.5), (444, 718.5)], closed=False), DETAIL)


def slab(d: Drawing, fill: str) -> None:
    """The horsemen's slanted ground, six sunken panels."""
    left, right, top, bottom, slant = 26.0, 484.0, 706.0, 764.0, 40.0
    d.shape(
        polyline([(left, top), (right - slant, top), (right, bottom), (left + slant, bottom)]), fill, OUTER
    )
    count = 6
    wide = (right - slant - left - 14) / count
    for k in range(count):
        x = left + 18 + k * wide
        panel = polyline(
            [(x, top + 10), (x + wide - 12, top + 10), (x + wide + 14, bottom - 10), (x + 26, bottom - 10)]
        )
        d.line(panel, INNER)
        d.hatch(
            panel,
            Shade(angle=0, depth=0.55, spacing=5.4, width=2.6, seed=k, bend=0),
            Shade(angle=-90, depth=0.22, spacing=6, width=2, bend=0),
        )


def shoe(
    d: Drawing, x: float, y: float, *, flip: bool = False, fill: str = WHITE, scale: float = 1.0
) -> None:
    """A low shoe pointing left, the ankle at (x, y), the sole 34 lower; `flip` points it right."""
    with d.at(x, y, scale, 0, flip):
        d.shape(smooth([
            (-12, -6, "c"), (-15, 5), (-24, 14), (-38, 20), (-47, 27), (-46, 34, "c"), (-30, 36.5), (-8,
            36), (10, 36.4),
            (15, 34, "c"), (15.6, 22), (13, 10), (13, -6, "c"), (0, -3.4),
        ]), fill, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.3), Shade(angle=0,
        depth=0.24, spacing=5, width=2.2)])  # fmt: skip
        d.line(smooth([(-46, 31, "c"), (-26, 32), (-6, 30.4), (14.6, 31, "c")], closed=False), DETAIL)
        d.line(smooth([(-17, 8, "c"), (-8, 13), (2, 9), (13, 9, "c")], closed=False), DETAIL)
        d.lens([(-30, 17), (-25, 21), (-24, 27)], 2)


def boot(
    d: Drawing,
    x: float,
    y: float,
    *,
    flip: bool = False,
    fill: str = WHITE,
    top: str = WHITE,
    scale: float = 1.0,
) -> None:
    """A riding boot pointing left, seen from the side: the knee-side rim near (x, y - 92),
    sole at y + 36."""
    with d.at(x, y, scale, 0, flip):
        d.limb([(6, -88, 21), (3, -56, 20.5), (3, -20, 14.5), (2, 4, 13.5)], fill, OUTER)
        d.shape(smooth([
            (-12, -4, "c"), (-16, 8), (-26, 15), (-41, 20), (-49, 27), (-47, 34, "c"), (-30, 36.5), (-8,
            35), (4, 37),
            (16, 35, "c"), (16.6, 22), (14.6, 8), (15, -6, "c"),
        ]), fill, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=5, width=2.3), Shade(angle=0,
        depth=0.22, spacing=5, width=2.2)])  # fmt: skip
        d.shape(smooth([(-11, -12, "c"), (-11, 4), (15, 4), (15, -12, "c")]), fill, None)
        d.fold(
            ([(15, -4), (4, -1), (-5, -5)], 2.8),
            ([(15, 6), (4, 8), (-6, 4)], 2.6),
            ([(-11, -12), (-3, -9), (4, -12)], 2.2),
        )
        d.line(smooth([(-47, 31, "c"), (-26, 32), (-6, 29.6), (16, 31, "c")], closed=False), DETAIL)
        d.shape(
            smooth([(-18, -94, "c"), (6, -101), (31, -94, "c"), (27, -74, "c"), (6, -79), (-15, -76, "c")]),
            top,
            INNER,
            shade=[Shade(depth=0.4, spacing=4.6, width=2.4)],
        )


def leg(d: Drawing, knee: Point, ankle: Point, fill: str, *, bulge: float = 1.0, bare: bool = False) -> None:
    """A stockinged lower leg: fullest at one third, thin at the ankle."""
    (x0, y0), (x1, y1) = knee, ankle
    out = 1.0 if x1 >= x0 else -1.0
    stations: list[Station] = [
        (x0 + (x1 - x0) * t + out * bend, y0 + (y1 - y0) * t, half * bulge)
        for t, half, bend in (
            (0, 24.5, 0),
            (0.18, 24.5, 1),
            (0.36, 27.5, 3),
            (0.6, 22.5, 2),
            (0.84, 15, -1),
            (1, 13, 0),
        )
    ]
    d.limb(stations, fill, OUTER, depth=0.92, spacing=5.6, back=0.0 if bare else 0.24)
    a = stations[2]
    d.fold(([(a[0] + 9, a[1] - 26), (a[0] + 5, a[1]), (a[0] + 7, a[1] + 34)], 2.4))


def pleated_collar(
    d: Drawing,
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    fill: str,
    *,
    pleats: int = 13,
    inner: float = 0.42,
) -> None:
    """A fan of pleats on the lower half of an ellipse round the neck at (cx, cy)."""
    start, stop = math.radians(196), math.radians(-16)

    def at(t: float, share: float) -> Point:
        a = start + (stop - start) * t
        return (cx + rx * share * math.cos(a), cy + ry * share * math.sin(a) - (1 - share) * ry * 0.2)

    nodes: list[Node] = [(*at(0, inner), "c"), (*at(0, 0.94), "c")]
    for k in range(pleats):
        nodes.append(at((k + 0.5) / pleats, 1.05))
        nodes.append((*at((k + 1) / pleats, 0.94), "c"))
    nodes.append((*at(1, inner), "c"))
    nodes += [at(t, inner) for t in (0.75, 0.5, 0.25)]
    d.shape(smooth(nodes), fill, INNER)
    for k in range(1, pleats):
        t = k / pleats
        d.fold(([at(t, inner), at(t, 0.72), at(t, 0.97)], 5.0))
        if k < pleats - 1:
            d.fold(([at(t + 0.5 / pleats, 1.0), at(t + 0.46 / pleats, 0.84)], 2.0))


def ruff(
    d: Drawing, cx: float, cy: float, rx: float, ry: float, fill: str = WHITE, *, loops: int = 11
) -> None:
    """A narrow goffered ruff: a row of loops round the neck at (cx, cy)."""
    for k in range(loops):
        a = math.radians(190 - 200 * (k + 0.5) / loops)
        x, y = cx + rx * math.cos(a), cy + ry * math.sin(a)
        turn = math.degrees(a) - 90
        with d.at(x, y, 1.0, turn):
            d.shape(
                smooth([(-4, -15, "c"), (-8.6, -2), (-6.4, 6), (0, 8), (6.4, 6), (8.6, -2), (4, -15, "c")]),
                fill,
                DETAIL,
            )
            d.lens([(0, -12), (-1.2, -3), (0, 4)], 3.4)


def belt(
    d: Drawing,
    left: Point,
    right: Point,
    width: float,
    fill: str,
    *,
    sag: float = 7,
    jewel: str = RED,
    setting: str = YELLOW,
    at: float = 0.5,
    studs: int = 0,
) -> None:
    """A belt from left to right with a square jewel at share `at` of its length."""
    (x0, y0), (x1, y1) = left, right

    def on(t: float, down: float) -> Point:
        return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) + down)

    band = smooth(
        [
            (*on(0, 0), "c"),
            on(0.33, 0),
            on(0.67, 0),
            (*on(1, 0), "c"),
            (*on(1, width), "c"),
            on(0.67, width),
            on(0.33, width),
            (*on(0, width), "c"),
        ]
    )
    d.shape(band, fill, INNER, shade=[Shade(depth=0.28, spacing=4.4, width=2.4)])
    spots = [(k + 0.5) / studs for k in range(studs)]
    if studs:
        beads = [circle(*on(t, width / 2), 2.6) for t in spots if abs(t - at) > 0.09]
        d.shapes(beads, PAPER if fill != PAPER else YELLOW)
    x, y = on(at, width / 2)
    h = width * 0.82
    d.shape(polyline([(x, y - h), (x + h * 0.86, y), (x, y + h), (x - h * 0.86, y)]), setting, INNER)
    h *= 0.5
    d.shape(polyline([(x, y - h), (x + h * 0.86, y), (x, y + h), (x - h * 0.86, y)]), jewel, DETAIL)


def puffed_breech(
    d: Drawing,
    outline: Sequence[Node],
    fill: str,
    *,
    slashes: str | None = None,
    shade: Sequence[Shade] = ROUND,
) -> None:
    """One leg of puffed breeches; with `slashes` long slits show a second cloth."""
    shape = smooth(outline)
    d.shape(shape, fill, OUTER, shade=shade)
    if slashes is None:
        return
    xs = [n[0] for n in outline]
    ys = [n[1] for n in outline]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    with d.clip(shape):
        for k, t in enumerate((0.2, 0.47, 0.74)):
            x = left + (right - left) * t
            lean = (t - 0.5) * 26
            slit = smooth(
                [
                    (x - lean * 0.5, top + 12, "c"),
                    (x + 7 + lean * 0.2, (top + bottom) / 2),
                    (x - lean * 0.4, bottom - 8, "c"),
                    (x - 7 + lean * 0.2, (top + bottom) / 2),
                ]
            )
            d.shape(slit, slashes, INNER, shade=[Shade(depth=0.5, spacing=5.4, width=2.4, seed=k)])
        for t in (0.33, 0.6, 0.87):
            x = left + (right - left) * t
            d.fold(([(x, bottom - 4), (x + 2, bottom - 26), (x, bottom - 52)], 4))
    d.line(shape, OUTER)


def garter(d: Drawing, x: float, y: float, half: float, fill: str, *, bow: int = 0) -> None:
    """A band below the knee; `bow` -1/1 ties a bow at the left/right."""
    d.shape(
        smooth(
            [
                (x - half, y - 7, "c"),
                (x, y - 3),
                (x + half, y - 7, "c"),
                (x + half, y + 6, "c"),
                (x, y + 10),
                (x - half, y + 6, "c"),
            ]
        ),
        fill,
        INNER,
        shade=[Shade(depth=0.35, spacing=4.2, width=2.2)],
    )
    if bow:
        with d.at(x + half * bow, y, 1.0, 0, flip=bow < 0):
            d.shape(
                smooth([(0, 4, "c"), (6, 22), (2, 36, "c"), (10, 33), (17, 38, "c"), (13, 18), (6, 2, "c")]),
                fill,
                DETAIL,
                shade=[Shade(depth=0.4, spacing=4.4, width=2)],
            )
            for dx, dy, turn in ((2, -2, -38), (6, 3, 28)):
                with d.at(dx, dy, 1.0, turn):
                    d.shape(
                        smooth([(-1, 0, "c"), (8, -9), (20, -8), (22, 2), (14, 8)]),
                        fill,
                        DETAIL,
                        shade=[Shade(angle=60, depth=0.4, spacing=4, width=2)],
                    )
            d.shape(circle(2, 0, 5.4), fill, DETAIL)


def rosette(d: Drawing, x: float, y: float, r: float, fill: str, heart: str) -> None:
    """A small round brooch."""
    d.shape(circle(x, y, r), fill, INNER, shade=[Shade(angle=40, depth=0.3, spacing=4, width=2)])
    d.shape(circle(x, y, r * 0.5), heart, DETAIL)


def damask(d: Drawing, ink: str, spots: Sequence[Point]) -> None:
    """Curls one tone darker than the cloth, one at each spot."""
    for k, (x, y) in enumerate(spots):
        turn = 1 if k % 2 else -1
        curl = ((-15, 8), (6, 6), (8, -7), (-2, -9), (-3, 1))
        d.line(smooth([(x + px * turn, y + py) for px, py in curl], closed=False), DETAIL, ink=ink)


@contextmanager
def figure(d: Drawing, scale: tuple[float, float] = (1.04, 1.09)) -> Iterator[None]:
    """Stand a figure drawn on the ground line y = 752 a little larger about the middle of the card."""
    sx, sy = scale
    with d.at(WIDTH / 2 * (1 - sx), 752 * (1 - sy), scale):
        yield


def buttons(d: Drawing, top: Point, bottom: Point, count: int, fill: str, r: float = 3.2) -> None:
    """A row of round buttons."""
    steps = [k / max(count - 1, 1) for k in range(count)]
    d.shapes(
        [circle(top[0] + (bottom[0] - top[0]) * t, top[1] + (bottom[1] - top[1]) * t, r) for t in steps], fill
    )


def puffed_sleeve(
    d: Drawing, shoulder: Point, elbow: Point, fill: str, *, wide: float = 34, slashes: str | None = None
) -> None:
    """A puffed upper sleeve, gathered into a band at the elbow."""
    (x0, y0), (x1, y1) = shoulder, elbow
    dx, dy = x1 - x0, y1 - y0
    size = math.hypot(dx, dy)
    nx, ny = -dy / size, dx / size

    def on(t: float, across: float) -> Point:
        return (x0 + dx * t + nx * wide * across, y0 + dy * t + ny * wide * across)

    d.shape(smooth([
        on(-0.22, -0.1), on(-0.12, 0.6), on(0.22, 1.02), on(0.6, 1.06), on(0.92, 0.74), (*on(1.0, 0.55),
            "c"), on(1.04, 0),
        (*on(1.0, -0.55), "c"), on(0.92, -0.74), on(0.6, -1.06), on(0.22, -1.02), on(-0.12, -0.66),
    ]), fill, OUTER, shade=[Shade(angle=28, depth=0.4, width=2.8), Shade(angle=208, depth=0.12,
    width=2)])  # fmt: skip
    for across in (-0.55, -0.1, 0.36):
        if slashes:
            slit = smooth(
                [
                    (*on(0.08, across * 0.9), "c"),
                    on(0.45, across * 1.35 + 0.17),
                    (*on(0.88, across * 0.8), "c"),
                    on(0.45, across * 1.35 - 0.17),
                ]
            )
            d.shape(slit, slashes, DETAIL)
        else:
            d.fold(([on(0.98, across), on(0.68, across * 1.3), on(0.36, across * 1.4)], 4.6))
    d.fold(
        ([on(-0.05, 0.3), on(0.16, 0.36), on(0.34, 0.5)], 3.4),
        ([on(-0.08, -0.24), on(0.12, -0.3), on(0.28, -0.44)], 3.4),
    )


def sleeve(
    d: Drawing,
    elbow: Point,
    wrist: Point,
    fill: str,
    *,
    wide: float = 21,
    narrow: float = 14,
    bend: float = 0.0,
) -> None:
    """A forearm from a rounded elbow to the wrist, with two folds; `bend` pushes its middle sideways."""
    (x0, y0), (x1, y1) = elbow, wrist
    dx, dy = x1 - x0, y1 - y0
    size = math.hypot(dx, dy)
    nx, ny = -dy / size, dx / size
    mx, my = x0 + dx * 0.5 + nx * bend, y0 + dy * 0.5 + ny * bend
    d.limb(
        [(x0, y0, wide), (mx, my, (wide + narrow) / 2 + 1.5), (x1, y1, narrow)],
        fill,
        OUTER,
        start="round",
        depth=0.9,
    )
    for t, side in ((0.16, 1), (0.34, -1)):
        x, y = x0 + dx * t, y0 + dy * t
        w = wide * 0.9 * side
        d.fold(
            (
                [
                    (x + nx * w, y + ny * w),
                    (x + nx * w * 0.3 + dx * 0.05, y + ny * w * 0.3 + dy * 0.05),
                    (x - nx * w * 0.2, y - ny * w * 0.2),
                ],
                3.6,
            )
        )
