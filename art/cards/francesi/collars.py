"""Dress of the courts about neck and shoulders: collars, chains, a cape, a necklace."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.francesi.figure import Figure
from art.cards.francesi.look import SKIN
from art.cards.francesi.motifs import ermine, pearl, strew
from art.cards.francesi.patterns import Border, band
from art.cards.francesi.symmetry import AXIS, right_side, symmetric
from art.cards.francesi.weaves import scattered
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import IDENTITY, Node, Point, ellipse, mirror, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER
from art.cards.kit.track import lengths
from art.cards.parts.locks import strand_ink


def fur_collar(d: Figure, *, drop: float = 0.0) -> None:
    """Two broad lobes of ermine over the shoulders, meeting at the throat."""
    nodes: list[Node] = [(303, 246, "c"), (262, 256), (206, 276), (158, 298), (140, 318, "c"),
        (160, 330 + drop * 0.4), (190, 330 + drop, "c"), (212, 334 + drop),
        (236, 326 + drop, "c"), (258, 326 + drop), (278, 312 + drop, "c"), (296, 304),
        (309, 284, "c")]  # fmt: skip
    weave = scattered(ermine(), (34, 23), reach=11, turn=-16, centre=(202, 306))
    for side in (1, -1):
        lobe = smooth(nodes if side < 0 else mirror(nodes, AXIS))
        d.shape(lobe, PAPER, None)
        with right_side(d, flip=side > 0):
            weave(d, smooth(nodes))
        d.shape(
            lobe, None, OUTER, shade=[Shade(angle=75, depth=0.24, spacing=5, width=2.2, reach=13, seed=41)]
        )
        d.lens(
            [(AXIS + side * (AXIS - x), y) for x, y in ((296, 254), (262, 266), (214, 286), (172, 306))], 2.0
        )


def jewelled_collar(d: Figure, fill: str, edge: str, unit: Border, *,
    half: float = 19.0, spacing: float = 27.0) -> None:  # fmt: skip
    """A broad stiff collar lying round the shoulders, over a pleated shirt."""
    left = [(243, 256), (241, 292), (270, 324), (AXIS, 334)]
    shirt: list[Node] = [(AXIS, 240, "c"), (*left[0], "c"), *left[1:]]
    d.shape(symmetric(shirt), PAPER, INNER)
    for k in range(-3, 4):
        top, foot = (AXIS + 12 * k, 262.0), (AXIS + 20 * k, 318.0 - 4 * abs(k))
        d.fold(([foot, top], 3.0))
    line = [*left, *((2 * AXIS - x, y) for x, y in left[-2::-1])]
    band(d, line, half, fill, unit, spacing=spacing, edge=5, edge_fill=edge)


def scallop_collar(d: Figure, fill: str, edge: str, *, inner: float = 34.0,
    outer: float = 78.0, drop: float = 40.0, count: int = 9, y: float = 250.0) -> None:  # fmt: skip
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
    studs: list[Point] = []
    for k in range(count):
        a = math.pi * (1 - (k + 0.5) / count)
        start = (AXIS + inner * 0.95 * math.cos(a), y + drop * 0.42 * math.sin(a))
        d.fold(([start, (AXIS + outer * 0.86 * math.cos(a), y + drop * 0.9 * math.sin(a))], 3.4))
        studs.append((AXIS + outer * 0.97 * math.cos(a), y + drop * math.sin(a)))
    strew(d, [(pearl(3.0, edge, *studs), IDENTITY)])


def chain(d: Figure, points: Sequence[Point], fill: str, jewel: str, *, spacing: float = 17.0) -> None:
    """A chain of office: plates and links along the points (left end to right end)."""
    line = sampled(points)
    walked = lengths(line)
    count = max(2, round(walked[-1] / spacing))
    d.line(smooth(list(points), closed=False), INNER)
    plates: list[Point] = []
    stones: list[Point] = []
    for k in range(count + 1):
        i = min(range(len(line)), key=lambda j: abs(walked[j] - k / count * walked[-1]))
        x, y = line[i]
        (stones if k % 2 else plates).append((x, y))
    strew(d, [(pearl(4.2, jewel, *stones), IDENTITY), (pearl(7.0, fill, *plates), IDENTITY)])
    strew(d, [(pearl(3.0, jewel, *plates), IDENTITY)])


def shoulder_cape(
    d: Figure,
    fill: str,
    *,
    border: Border,
    border_fill: str,
    border_edge: str,
    drop: float = 0.0,
) -> None:
    """A round cape over both shoulders, cut straight at the breast, with an ornamented hem."""
    half: list[Node] = [(AXIS, 250), (276, 258), (216, 278), (164, 304),
        (132, 334 + drop, "c"), (176, 352 + drop), (240, 352 + drop), (AXIS, 346 + drop)]  # fmt: skip
    shape = symmetric(half)
    light = [Shade(angle=75, depth=0.3, spacing=5.6, width=2.5, reach=24, seed=83),
        Shade(depth=0.16, spacing=6, width=2.4, reach=46, seed=84)]  # fmt: skip
    d.shape(shape, fill, INNER, shade=[] if fill == INK else light)
    d.fold(([(262, 266), (216, 300), (190, 340)], 3.6), ([(276, 272), (250, 310), (242, 338)],
        3.2), ([(368, 266), (414, 300), (440, 340)], 3.6), ([(354, 272), (380, 310),
        (388, 338)], 3.2), ink=strand_ink(fill))  # fmt: skip
    left = [(136, 330 + drop), (178, 346 + drop), (242, 346 + drop), (AXIS, 340 + drop)]
    hem = [*left, *((2 * AXIS - x, y) for x, y in left[-2::-1])]
    band(d, hem, 10.5, border_fill, border, spacing=17, edge=3.2, edge_fill=border_edge)


def lace(d: Figure, fill: str, stones: str, *, dip: float = 348.0) -> None:
    """A row of lace scallops that stands up from the neckline of a gown; draw it before the gown."""
    left = [(250, 276), (266, dip - 34), (287, dip - 18), (AXIS, dip - 11)]
    line = sampled([*left, *((2 * AXIS - x, y) for x, y in left[-2::-1])], 1.0)
    count = 17
    places = [line[round(k * (len(line) - 1) / (count - 1))] for k in range(count)]
    for x, y in places:
        d.shape(ellipse(x, y, 9.4, 9.4), fill, DETAIL)
    strew(d, [(pearl(2.6, stones, *places), IDENTITY)])


def fan_collar(d: Figure, fill: str, stones: str) -> None:
    """A standing lace collar behind the head, from shoulder to shoulder."""
    cx, cy, rx, ry = AXIS, 304.0, 132.0, 146.0
    count = 15
    nodes: list[Node] = [(cx - rx * 0.8, cy + 10, "c")]
    for k in range(count):
        a = math.radians(190 - 200 * k / count)
        b = math.radians(190 - 200 * (k + 0.5) / count)
        nodes.append((cx + rx * math.cos(a), cy - ry * math.sin(a), "c"))
        nodes.append((cx + rx * 1.085 * math.cos(b), cy - ry * 1.085 * math.sin(b)))
    end = math.radians(-10)
    nodes += [(cx + rx * math.cos(end), cy - ry * math.sin(end), "c"), (cx + rx * 0.8, cy + 10, "c")]
    d.shape(smooth(nodes), fill, INNER)
    for share in (0.9, 0.72):
        ring = [(cx + rx * share * math.cos(math.radians(t)), cy - ry * share * math.sin(math.radians(t)))
            for t in range(190, -11, -20)]  # fmt: skip
        d.line(smooth(ring, closed=False), FINE)
    rim: list[Point] = []
    eyelets: list[Point] = []
    for k in range(count):
        a = math.radians(190 - 200 * k / count)
        b = math.radians(190 - 200 * (k + 0.5) / count)
        d.fold(([(cx + rx * u * math.cos(a), cy - ry * u * math.sin(a)) for u in (0.4, 0.68, 0.99)], 4.6))
        rim.append((cx + rx * 0.99 * math.cos(b), cy - ry * 0.99 * math.sin(b)))
        eyelets.append((cx + rx * 0.81 * math.cos(b), cy - ry * 0.81 * math.sin(b)))
        d.lens([(cx + rx * u * math.cos(b), cy - ry * u * math.sin(b)) for u in (0.5, 0.6, 0.71)], 2.4)
    strew(d, [(pearl(3.6, stones, *rim), IDENTITY), (pearl(4.6, fill, *eyelets), IDENTITY)])
    d.dots(eyelets, 1.8, INK)


def throat(d: Figure, lining: str, *, half: float = 46.0, shaded: bool = True) -> None:
    """A neck from the jaw down into the collar, whose far side shows its lining behind it.

    `shaded`: whether the jaw throws a shadow to the right of the neck.
    """
    d.shape(ellipse(AXIS, 268, half, 30), lining, INNER)
    d.hatch(ellipse(AXIS, 268, half, 30), Shade(angle=90, depth=0.14, spacing=7, width=1.8, seed=91))
    d.shape(smooth([(290, 230, "c"), (344, 230, "c"), (346, 268), (362, 300, "c"),
        (268, 300, "c"), (288, 266)]), SKIN, INNER)  # fmt: skip
    if shaded:
        d.hatch(smooth([(292, 236, "c"), (345, 236, "c"), (347, 280), (300, 272)]),
            Shade(depth=0.7, spacing=4.4, width=2.1, reach=30, seed=63))  # fmt: skip


def bosom(d: Figure) -> None:
    """The bare neck and breast above a low bodice; draw it before the bodice."""
    half: list[Node] = [(AXIS, 240, "c"), (292, 240, "c"), (290, 268), (270, 284), (232, 298),
        (230, 400, "c"), (AXIS, 400, "c")]  # fmt: skip
    d.shape(symmetric(half), SKIN, INNER)
    shadow: list[Node] = [(296, 262, "c"), (334, 250, "c"), (335, 280), (318, 284)]
    d.hatch(smooth(shadow), Shade(depth=0.8, spacing=4.4, width=2.1, reach=34, seed=63))
    d.hatch(smooth([(340, 286, "c"), (392, 302, "c"), (392, 350, "c"), (352, 352, "c")]),
        Shade(angle=20, depth=0.34, spacing=5, width=2, reach=18, seed=64))  # fmt: skip
    d.lens([(268, 292), (286, 298), (302, 306)], 1.8)
    d.lens([(362, 292), (344, 298), (328, 306)], 1.8)


def necklace(d: Figure, fill: str, jewel: str, *, depth: float = 46.0) -> None:
    """A string of beads with a pendant."""
    string = [(AXIS + k * 7.6, 276 + depth * 0.5 * (1 - (k / 5.4) ** 2)) for k in range(-5, 6)]
    strew(d, [(pearl(3.8, fill, *string), IDENTITY)])
    y = 276 + depth * 0.5
    d.shape(
        smooth([(AXIS, y + 2, "c"), (AXIS + 7, y + 13), (AXIS, y + 21, "c"), (AXIS - 7, y + 13)]),
        jewel,
        DETAIL,
    )
