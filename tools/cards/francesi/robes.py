"""Dress shared by the courts: mantles, fur collars, sleeves, chains. Card coordinates, middle x = 315."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from tools.cards.francesi.faces import SKIN
from tools.cards.francesi.hands import cuff
from tools.cards.francesi.patterns import Unit, band, cloth, ermine
from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import PAPER
from tools.cards.kit.limb import Station, limb
from tools.cards.kit.paths import Node, Outline, Point, circle, mirror, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

AXIS: Final = 315.0


@contextmanager
def right_side(d: Drawing, *, flip: bool) -> Iterator[None]:
    """Draw shapes given for the left side on the right side if `flip`."""
    with d.at(2 * AXIS if flip else 0.0, 0.0, flip=flip):
        yield


def sleeve(
    d: Drawing,
    stations: Sequence[Station],
    fill: str,
    *,
    stripe: str | None = None,
    gap: float = 26.0,
    wide: float = 9.0,
    depth: float = 0.75,
) -> None:
    """A sleeve along the stations (the hand's end first) with stripes across it."""
    shape = limb(stations)
    d.shape(shape.outline, fill, None)
    if stripe is not None:
        with d.clip(shape.outline):
            travelled, due = 0.0, gap * 0.5
            for i in range(1, len(shape.line) - 1):
                travelled += math.dist(shape.line[i - 1], shape.line[i])
                if travelled < due:
                    continue
                due += gap
                d.shape(_across(shape.line, shape.halves, i, wide), stripe, DETAIL)
    d.limb(stations, None, OUTER, depth=depth, spacing=5.6, width=2.6)


def arm(
    d: Drawing,
    hand: Point,
    turn: float,
    fill: str,
    *,
    reach: Sequence[Station],
    cuff_fill: str,
    cuff_half: float = 23.0,
    cuff_depth: float = 20.0,
    beads: str | None = None,
    stripe: str | None = None,
    gap: float = 26.0,
) -> None:
    """A forearm ending in a turned-back cuff at `hand` (opening towards the hand, `turn` degrees clockwise)."""
    sleeve(d, [(*hand, cuff_half - 1), *reach], fill, stripe=stripe, gap=gap)
    with d.at(*hand, rotate=turn):
        cuff(d, cuff_fill, cuff_half, cuff_depth, beads=beads)


def mantle(
    d: Drawing,
    fill: str,
    *,
    unit: Unit | None = None,
    step: tuple[float, float] = (34.0, 26.0),
    slope: float = 0.0,
    border: Callable[[Drawing, int], None],
    border_fill: str,
    border_edge: str,
    spacing: float = 19.0,
    half: float = 12.0,
) -> None:
    """An open mantle: a flap on either side down to the cut, with ornamented inner borders."""
    nodes: list[Node] = [(300, 250, "c"), (240, 270), (160, 300), (88, 336, "c"), (88, 500, "c"), (232, 500, "c"),
                         (241, 450), (262, 360), (292, 290)]  # fmt: skip
    for side, key in ((-1, "m"), (1, "n")):
        flap = smooth(nodes if side < 0 else mirror(nodes, AXIS))
        d.shape(flap, fill, INNER)
        if unit is not None:
            cloth(d, flap, unit, key=key, step=step, rotate=12 * side, slope=slope)
        d.hatch(
            flap,
            Shade(depth=0.3, spacing=6.4, width=2.6, reach=52, seed=31, start=0.1, stop=0.85),
            Shade(angle=60, depth=0.14, spacing=7.4, width=2.0, reach=36, seed=32, stop=0.75),
        )
    for flip in (False, True):
        with right_side(d, flip=flip):
            d.fold(([(150, 312), (136, 350), (140, 420)], 4.2), ([(205, 300), (190, 360), (196, 450)], 3.6),
                   ([(112, 336), (104, 370), (108, 400)], 3.2))  # fmt: skip
            inner = [(294, 286), (263, 360), (241, 450), (232, 500)]
            band(d, inner, half, border_fill, border, spacing=spacing, edge=3.6, edge_fill=border_edge)


def tunic(d: Drawing, fill: str, unit: Unit | None, *, step: tuple[float, float] = (28.0, 20.0),
          slope: float = 0.0) -> None:  # fmt: skip
    """The garment under the mantle, seen between its borders."""
    front = smooth([(262, 250, "c"), (368, 250, "c"), (395, 400), (404, 500, "c"), (226, 500, "c"), (235, 400)])
    d.shape(front, fill, INNER)
    if unit is not None:
        cloth(d, front, unit, key="t", step=step, shift=(AXIS, 330), slope=slope)
    d.hatch(front, Shade(depth=0.26, spacing=6, width=2.6, reach=40, seed=35, start=0.2),
            Shade(angle=180, depth=0.1, spacing=7, width=1.9, reach=16, seed=36, stop=0.8))  # fmt: skip


def placket(d: Drawing, fill: str, edge: str, unit: Callable[[Drawing, int], None], *, half: float = 15.0,
            top: float = 270.0, spacing: float = 22.0) -> None:  # fmt: skip
    """An upright ornamented band down the middle of the breast."""
    band(d, [(AXIS, top), (AXIS, 360), (AXIS, 470)], half, fill, unit, spacing=spacing, edge=4, edge_fill=edge)


def fur_collar(d: Drawing, *, drop: float = 0.0) -> None:
    """Two broad lobes of ermine over the shoulders, meeting at the throat."""
    nodes: list[Node] = [(303, 246, "c"), (262, 256), (206, 276), (158, 298), (140, 318, "c"), (160, 330 + drop * 0.4),
                         (190, 330 + drop, "c"), (212, 334 + drop), (236, 326 + drop, "c"), (258, 326 + drop),
                         (278, 312 + drop, "c"), (296, 304), (309, 284, "c")]  # fmt: skip
    for side, key in ((1, "f"), (-1, "e")):
        lobe = smooth(nodes if side < 0 else mirror(nodes, AXIS))
        d.shape(lobe, PAPER, None)
        cloth(d, lobe, ermine(), key=key, step=(34, 23), rotate=16 * side, shift=(8, 10))
        d.shape(lobe, None, OUTER, shade=[Shade(angle=75, depth=0.24, spacing=5, width=2.2, reach=13, seed=41)])
        d.lens([(AXIS + side * (AXIS - x), y) for x, y in ((296, 254), (262, 266), (214, 286), (172, 306))], 2.0)


def jewelled_collar(d: Drawing, fill: str, edge: str, unit: Callable[[Drawing, int], None], *, half: float = 19.0,
                    spacing: float = 27.0) -> None:  # fmt: skip
    """A broad stiff collar lying round the shoulders."""
    left = [(214, 262), (222, 296), (262, 328), (AXIS, 338)]
    line = [*left, *((2 * AXIS - x, y) for x, y in left[-2::-1])]
    band(d, line, half, fill, unit, spacing=spacing, edge=5, edge_fill=edge)


def scallop_collar(d: Drawing, fill: str, edge: str, *, inner: float = 34.0, outer: float = 78.0, drop: float = 40.0,
                   count: int = 9, y: float = 250.0) -> None:  # fmt: skip
    """A flat round collar with a scalloped rim, seen from the front."""
    rim: list[Node] = []
    for k in range(count + 1):
        a = math.pi * (1 - k / count)
        px, py = AXIS + outer * math.cos(a), y + drop * math.sin(a)
        rim.append((px, py, "c"))
        if k < count:
            b = math.pi * (1 - (k + 0.5) / count)
            rim.append((AXIS + outer * 1.12 * math.cos(b), y + drop * 1.16 * math.sin(b)))
    back: list[Node] = [(AXIS + inner, y - 8, "c"), (AXIS, y + drop * 0.42), (AXIS - inner, y - 8, "c")]
    shape = smooth([*rim, *back])
    d.shape(shape, fill, INNER)
    for k in range(count):
        a = math.pi * (1 - (k + 0.5) / count)
        start = (AXIS + inner * 0.95 * math.cos(a), y + drop * 0.42 * math.sin(a))
        d.fold(([start, (AXIS + outer * 0.86 * math.cos(a), y + drop * 0.9 * math.sin(a))], 3.4))
        d.shape(circle(AXIS + outer * 0.97 * math.cos(a), y + drop * 1.0 * math.sin(a), 2.6), edge, 1.4)
    d.line(shape, INNER)


def chain(d: Drawing, points: Sequence[Point], fill: str, jewel: str, *, spacing: float = 17.0) -> None:
    """A chain of office: plates and links along the points (left end to right end)."""
    line = smooth(list(points), closed=False).sample(2.0)
    lengths = [0.0]
    for i in range(1, len(line)):
        lengths.append(lengths[-1] + math.dist(line[i - 1], line[i]))
    count = max(2, round(lengths[-1] / spacing))
    d.line(smooth(list(points), closed=False), INNER)
    for k in range(count + 1):
        i = min(range(len(line)), key=lambda j: abs(lengths[j] - k / count * lengths[-1]))
        x, y = line[i]
        if k % 2:
            d.shape(circle(x, y, 4.0), jewel, 1.6)
        else:
            d.shape(circle(x, y, 6.8), fill, DETAIL)
            d.shape(circle(x, y, 2.4), jewel, 1.3)


def symmetric(half: Sequence[Node]) -> Outline:
    """A closed shape from its left half, mirrored about the middle of the card."""
    return smooth(mirror(list(half), AXIS, whole=True))


def _across(line: Sequence[Point], halves: Sequence[float], i: int, wide: float) -> Outline:
    before, after = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
    dx, dy = after[0] - before[0], after[1] - before[1]
    size = math.hypot(dx, dy) or 1.0
    dx, dy = dx / size, dy / size
    (x, y), h = line[i], halves[i] + 4
    w = wide / 2
    # bowed towards the shoulder, as a ring round an arm looks
    return smooth(
        [
            (x - dy * h - dx * w, y + dx * h - dy * w, "c"),
            (x + dx * (h * 0.22 - w), y + dy * (h * 0.22 - w)),
            (x + dy * h - dx * w, y - dx * h - dy * w, "c"),
            (x + dy * h + dx * w, y - dx * h + dy * w, "c"),
            (x + dx * (h * 0.22 + w), y + dy * (h * 0.22 + w)),
            (x - dy * h + dx * w, y + dx * h + dy * w, "c"),
        ]
    )


def banded_cape(
    d: Drawing,
    fill: str,
    bands: Sequence[tuple[float, float, str, str, Callable[[Drawing, int], None]]],
) -> None:
    """A closed cape over the shoulders with curved bands across it.

    Each band: how far below the throat, half-width, colour, colour of its edges, unit.
    """
    half: list[Node] = [(AXIS, 240), (270, 252), (206, 276), (150, 302), (88, 334, "c"), (88, 510, "c"), (AXIS, 510, "c")]
    cape = symmetric(half)
    d.shape(cape, fill, None)
    with d.clip(cape):
        for drop, wide, colour, edge, unit in bands:
            line = [
                (AXIS + t * 230, 262 + drop + 96 * (abs(t) ** 1.5) - 46 * math.cos(t * 1.2) * 0.4)
                for t in (-1, -0.72, -0.4, 0, 0.4, 0.72, 1)
            ]
            band(d, line, wide, colour, unit, spacing=wide * 1.45 + 3, edge=3.8, edge_fill=edge)
    d.shape(cape, None, OUTER)
    d.hatch(cape, Shade(depth=0.16, spacing=6.4, width=2.6, reach=56, seed=51, stop=0.7),
            Shade(angle=180, depth=0.06, spacing=7, width=2, reach=18, seed=52, stop=0.7))  # fmt: skip


def full_sleeve(
    d: Drawing,
    outer: Sequence[Point],
    inner: Sequence[Point],
    fill: str,
    accent: str,
    *,
    style: str = "slashed",
    count: int = 5,
    unit: Unit | None = None,
    slope: float = 0.0,
    key: str = "w",
    step: tuple[float, float] = (30.0, 22.0),
) -> None:
    """A wide upper sleeve between its outer and inner edges (shoulder first, equally many points).

    `style`: `slashed` lengthwise, `ringed` with bands across, `plain`; `unit` patterns the cloth.
    """
    a, b = smooth(list(outer), closed=False).sample(3), smooth(list(inner), closed=False).sample(3)

    def at(t: float, u: float) -> Point:
        (x0, y0), (x1, y1) = a[round(t * (len(a) - 1))], b[round(t * (len(b) - 1))]
        return (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u)

    first, last = outer[0], inner[0]
    top: Node = ((first[0] + last[0]) / 2 - 2, min(first[1], last[1]) - 5)
    rim: list[Node] = [top, *outer[:-1], (*outer[-1], "c"), (*inner[-1], "c"), *inner[-2::-1]]
    shape = smooth(rim)
    d.shape(shape, fill, None)
    if unit is not None:
        cloth(d, shape, unit, key=key, step=step, slope=slope, rotate=0)
    with d.clip(shape):
        if style == "slashed":
            for k in range(count):
                u = (k + 0.5) / count
                half = 0.3 / count
                left: list[Node] = [(*at(0.06, u), "c")]
                right: list[Node] = []
                for t, swell in ((0.25, 0.8), (0.5, 1.0), (0.75, 0.85)):
                    left.append(at(t, u - half * swell))
                    right.append(at(t, u + half * swell))
                left.append((*at(0.97, u), "c"))
                d.shape(smooth([*left, *right[::-1]]), accent, DETAIL)
        elif style == "ringed":
            for k in range(count):
                t, w = (k + 0.55) / count, 0.22 / count
                ring: list[Node] = []
                for u, sag in ((-0.04, 0.0), (0.25, 0.045), (0.5, 0.06), (0.75, 0.045), (1.04, 0.0)):
                    ring.append(at(min(1.0, t - w + sag), u))
                for u, sag in ((1.04, 0.0), (0.75, 0.045), (0.5, 0.06), (0.25, 0.045), (-0.04, 0.0)):
                    ring.append(at(min(1.0, t + w + sag), u))
                ring[0], ring[4] = (ring[0][0], ring[0][1], "c"), (ring[4][0], ring[4][1], "c")
                ring[5], ring[9] = (ring[5][0], ring[5][1], "c"), (ring[9][0], ring[9][1], "c")
                d.shape(smooth(ring), accent, DETAIL)
    d.shape(shape, None, OUTER)
    d.hatch(shape, Shade(depth=0.3, spacing=6.2, width=2.5, reach=40, seed=81, start=0.05, stop=0.9),
            Shade(angle=180, depth=0.1, spacing=7, width=2, reach=12, seed=82, stop=0.85))  # fmt: skip


def shoulder_cape(
    d: Drawing,
    fill: str,
    *,
    border: Callable[[Drawing, int], None],
    border_fill: str,
    border_edge: str,
    drop: float = 0.0,
) -> None:
    """A round cape over both shoulders, cut straight at the breast, with an ornamented hem."""
    half: list[Node] = [(AXIS, 250), (276, 258), (216, 278), (164, 304), (132, 334 + drop, "c"), (176, 352 + drop),
                        (240, 352 + drop), (AXIS, 346 + drop)]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, fill, INNER, shade=[Shade(angle=80, depth=0.16, spacing=6, width=2.4, reach=20, seed=83)])
    d.fold(([(262, 266), (216, 300), (190, 340)], 3.6), ([(276, 272), (250, 310), (242, 338)], 3.2),
           ([(368, 266), (414, 300), (440, 340)], 3.6), ([(354, 272), (380, 310), (388, 338)], 3.2))  # fmt: skip
    left = [(136, 330 + drop), (178, 346 + drop), (242, 346 + drop), (AXIS, 340 + drop)]
    hem = [*left, *((2 * AXIS - x, y) for x, y in left[-2::-1])]
    band(d, hem, 10.5, border_fill, border, spacing=17, edge=3.2, edge_fill=border_edge)


def gown(
    d: Drawing,
    bodice: str,
    unit: Unit | None,
    *,
    step: tuple[float, float] = (28.0, 20.0),
    neckline: Callable[[Drawing, int], None],
    neckline_fill: str,
    neckline_edge: str,
    slope: float = 0.0,
    dip: float = 348.0,
) -> None:
    """A bodice cut low and square-shouldered, with an ornamented neckline."""
    half: list[Node] = [(AXIS, dip), (282, dip - 8), (254, dip - 26), (238, 292, "c"), (218, 300), (212, 340),
                        (222, 400), (216, 510, "c"), (AXIS, 510, "c")]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, bodice, INNER)
    if unit is not None:
        cloth(d, shape, unit, key="g", step=step, shift=(AXIS, 330), slope=slope)
    d.hatch(shape, Shade(depth=0.24, spacing=6, width=2.6, reach=44, seed=61, start=0.1, stop=0.8),
            Shade(angle=180, depth=0.09, spacing=7, width=2, reach=16, seed=62, stop=0.75))  # fmt: skip
    left = [(238, 290), (253, dip - 24), (281, dip - 5), (AXIS, dip + 3)]
    line = [*left, *((2 * AXIS - x, y) for x, y in left[-2::-1])]
    band(d, line, 9.5, neckline_fill, neckline, spacing=16, edge=3.0, edge_fill=neckline_edge)


def throat(d: Drawing) -> None:
    """A jack's neck, from his jaw down into the collar; draw it before collar and head."""
    d.shape(smooth([(290, 230, "c"), (344, 230, "c"), (346, 268), (362, 300, "c"), (268, 300, "c"), (288, 266)]), SKIN,
            INNER)  # fmt: skip
    d.hatch(smooth([(292, 236, "c"), (345, 236, "c"), (347, 280), (300, 272)]),
            Shade(depth=0.7, spacing=4.4, width=2.1, reach=30, seed=63))  # fmt: skip


def bosom(d: Drawing) -> None:
    """The bare neck and breast above a low bodice; draw it before the bodice."""
    half: list[Node] = [(AXIS, 240, "c"), (292, 240, "c"), (290, 268), (270, 284), (232, 298), (230, 400, "c"),
                        (AXIS, 400, "c")]  # fmt: skip
    d.shape(symmetric(half), SKIN, INNER)
    shadow: list[Node] = [(296, 262, "c"), (336, 250, "c"), (338, 282), (318, 284)]
    d.hatch(smooth(shadow), Shade(depth=0.8, spacing=4.4, width=2.1, reach=34, seed=63))
    d.hatch(smooth([(340, 286, "c"), (392, 302, "c"), (392, 350, "c"), (352, 352, "c")]),
            Shade(angle=20, depth=0.34, spacing=5, width=2, reach=18, seed=64))  # fmt: skip
    d.lens([(268, 292), (286, 298), (302, 306)], 1.8)
    d.lens([(362, 292), (344, 298), (328, 306)], 1.8)


def necklace(d: Drawing, fill: str, jewel: str, *, depth: float = 46.0) -> None:
    """A string of beads with a pendant."""
    for k in range(-5, 6):
        x = AXIS + k * 7.6
        y = 276 + depth * 0.5 * (1 - (k / 5.4) ** 2)
        d.shape(circle(x, y, 3.7), fill, 1.6)
    y = 276 + depth * 0.5
    d.shape(smooth([(AXIS, y + 2, "c"), (AXIS + 7, y + 13), (AXIS, y + 21, "c"), (AXIS - 7, y + 13)]), jewel, DETAIL)


def veil(
    d: Drawing,
    fill: str,
    unit: Unit | None,
    *,
    step: tuple[float, float] = (34.0, 26.0),
    border: str | None = None,
    slope: float = 0.0,
    top: float = 140.0,
) -> None:
    """A veil or mantle falling from the crown behind the shoulders to the sides of the box."""
    half: list[Node] = [(AXIS, top, "c"), (285, top + 4, "c"), (256, 172), (238, 212), (224, 254), (192, 288),
                        (140, 314), (88, 342, "c"), (88, 510, "c"), (AXIS, 510, "c")]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, fill, None)
    if unit is not None:
        cloth(d, shape, unit, key="v", step=step, shift=(AXIS, 300), slope=slope)
    d.hatch(shape, Shade(depth=0.14, spacing=6, width=2.6, reach=44, seed=65, stop=0.75),
            Shade(angle=180, depth=0.05, spacing=7, width=2, reach=14, seed=66, stop=0.7))  # fmt: skip
    if border is not None:
        edge: list[Point] = [(285, top + 4), (256, 172), (238, 212), (224, 254), (192, 288), (140, 314), (80, 346)]
        for flip in (False, True):
            with right_side(d, flip=flip):
                band(d, edge, 6, border, None, edge=None)
    d.shape(shape, None, OUTER)


def doublet(d: Drawing, fill: str, unit: Unit | None, *, step: tuple[float, float], slope: float = 0.0) -> None:
    """A jack's close jacket, its armholes over the sleeves."""
    half: list[Node] = [(AXIS, 246), (276, 256), (244, 280, "c"), (222, 300), (218, 336), (226, 390), (222, 510, "c"),
                        (AXIS, 510, "c")]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, fill, None)
    if unit is not None:
        cloth(d, shape, unit, key="d", step=step, shift=(AXIS, 330), slope=slope)
    d.shape(shape, None, OUTER)
    d.hatch(shape, Shade(depth=0.26, spacing=6, width=2.6, reach=46, seed=67, stop=0.8),
            Shade(angle=180, depth=0.1, spacing=7, width=2, reach=18, seed=68, stop=0.75))  # fmt: skip
