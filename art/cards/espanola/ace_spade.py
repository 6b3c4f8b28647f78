"""As de espadas: one broad sword upright, a red ribbon wound round it, laurel tied under the pommel."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.espanola.card import MIDDLE, framed
from art.cards.espanola.inks import BLUE, DARK_RED, GREEN, INK, PAPER, RED, SKY, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, lozenge, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import direction
from art.cards.parts import emblem, foliage

GUARD = 632.0
TIP = 66.0
WIDE = 84.0
"""Reach of the ribbon's turns from the middle of the blade."""
HALF = 25.0
"""Half the ribbon's width, upright."""
_TOPS = (238.0, 350.0, 462.0)
"""Heights at which the turns come round the right side of the blade, from above."""
_PITCH = 112.0


def draw() -> Drawing:
    """The card."""
    d = framed("1S")
    _wreath(d)
    for y in _TOPS[:2]:
        _behind(d, y)
    _ends_behind(d)
    _blade(d)
    for k, y in enumerate(_TOPS):
        _before(d, y, seed=k + 1)
    _ends_before(d)
    _hilt(d)
    return d


def _band(upper: Sequence[Node], lower: Sequence[Node]) -> Outline:
    return smooth([*upper, *reversed(lower)])


def _before(d: Drawing, y: float, *, seed: int) -> None:
    """A turn before the blade: down from the right, bellying over the ridge, to the left."""
    x = MIDDLE
    turn: list[Node] = [
        (x + WIDE, y - HALF, "c"), (x + WIDE * 0.5, y + 2), (x, y + 36 - HALF),
        (x - WIDE * 0.6, y + 46 - HALF),
        (x - WIDE, y + 49 - HALF, "c"), (x - WIDE - 8, y + 51), (x - WIDE - 1, y + 50 + HALF, "c"),
        (x - WIDE * 0.6, y + 49 + HALF), (x + 2, y + 39 + HALF), (x + WIDE * 0.5, y + 52),
        (x + WIDE + 1, y + HALF - 2, "c"), (x + WIDE + 8, y - 3),
    ]  # fmt: skip
    d.shape(smooth(turn), RED, OUTER, shade=[
        Shade(angle=82, depth=0.36, spacing=5.6, width=3, seed=seed),
        Shade(angle=0, depth=0.16, spacing=6, width=3.2, seed=seed), Shade(angle=180, depth=0.14,
            spacing=6, width=3),
    ])  # fmt: skip
    d.lens([(x + 50, y + 14), (x + 10, y + 42), (x - 40, y + 56)], 3)


def _behind(d: Drawing, y: float) -> None:
    """Behind the blade: from the left, where a turn folds back, down to the next one on the right."""
    x, end = MIDDLE, y + _PITCH
    upper: list[Node] = [
        (x - WIDE, y + 44, "c"), (x - WIDE * 0.5, y + 60 - HALF * 0.4), (x, y + 74 - HALF * 0.2),
        (x + WIDE * 0.4, end - HALF - 22), (x + WIDE * 0.8, end - HALF - 16), (x + WIDE, end - HALF, "c"),
    ]  # fmt: skip
    lower: list[Node] = [
        (x - WIDE - 1, y + 50 + HALF, "c"), (x - WIDE * 0.8, y + 68 + HALF), (x - WIDE * 0.4, y + 77 + HALF),
        (x, y + 84 + HALF), (x + WIDE * 0.5, end + 12), (x + WIDE, end + HALF - 12, "c"),
    ]  # fmt: skip
    d.shape(_band(upper, lower), DARK_RED, OUTER, shade=[
        Shade(angle=0, depth=0.34, spacing=4.8, width=3), Shade(angle=180, depth=0.34, spacing=4.8, width=3),
    ])  # fmt: skip


def _ends_behind(d: Drawing) -> None:
    """Draw the roots of the ribbon's two ends: behind the blade, above at the left and below at the right."""
    x, y = MIDDLE, _TOPS[0]
    d.shape(_band(
        [(x - 66, y - 62, "c"), (x, y - 60), (x + WIDE * 0.5, y - 51), (x + WIDE * 0.8, y - HALF - 17),
         (x + WIDE, y - HALF, "c")],
        [(x - 66, y - 14, "c"), (x, y - 8), (x + WIDE * 0.6, y + 4), (x + WIDE, y + 4, "c")],
    ), DARK_RED, OUTER, shade=[Shade(angle=0, depth=0.4, spacing=4.8, width=3)])  # fmt: skip
    y = _TOPS[2] + 50
    d.shape(_band(
        [(x - WIDE, y - 6, "c"), (x - WIDE * 0.5, y - 8), (x, y), (x + 66, y + 10, "c")],
        [(x - WIDE - 1, y + HALF, "c"), (x - WIDE * 0.8, y + 18 + HALF), (x - WIDE * 0.4, y + 27 + HALF),
         (x, y + 52), (x + 66, y + 58, "c")],
    ), DARK_RED, OUTER, shade=[Shade(angle=180, depth=0.4, spacing=4.8, width=3)])  # fmt: skip


def _ends_before(d: Drawing) -> None:
    """The loose ends, each folded once and cut to a swallow tail."""
    x, y = MIDDLE, _TOPS[0]
    upper: list[Point] = [
        (x - 52, y - 38),
        (x - 96, y - 40),
        (x - 128, y - 20),
        (x - 166, y + 4),
        (x - 196, y + 34),
    ]
    _tail(d, upper)
    y = _TOPS[2] + 50
    lower: list[Point] = [
        (x + 52, y + 33),
        (x + 96, y + 34),
        (x + 128, y + 10),
        (x + 164, y - 22),
        (x + 186, y - 62),
    ]
    _tail(d, lower)


def _tail(d: Drawing, track: Sequence[Point]) -> None:
    d.shape(ribbon(track, 24.0), RED, OUTER, shade=[
        Shade(angle=86, depth=0.4, spacing=5.6, width=3), Shade(angle=-95, depth=0.14, spacing=6, width=2.2),
    ])  # fmt: skip
    line = sampled(list(track))
    d.lens([line[len(line) // 5], line[len(line) // 2], line[4 * len(line) // 5]], 3)


def _blade(d: Drawing) -> None:
    edge: list[Node] = [
        (MIDDLE - 50, GUARD, "c"), (MIDDLE - 47, TIP + 96, "c"), (MIDDLE, TIP, "c"),
        (MIDDLE + 47, TIP + 96, "c"),
        (MIDDLE + 50, GUARD, "c"),
    ]  # fmt: skip
    d.shape(smooth(edge), SKY, None)
    dark = smooth([
        (MIDDLE + 14, GUARD, "c"), (MIDDLE + 14, TIP + 100, "c"), (MIDDLE, TIP + 14, "c"),
        (MIDDLE + 44, TIP + 98, "c"),
        (MIDDLE + 47, GUARD, "c"),
    ])  # fmt: skip
    d.shape(dark, BLUE, None)
    d.hatch(dark, Shade(depth=0.66, spacing=6.4, width=4), Shade(angle=50, depth=0.4, spacing=7.4, width=3))
    fuller = smooth([
        (MIDDLE - 13, GUARD, "c"), (MIDDLE - 12, TIP + 170), (MIDDLE, TIP + 130, "c"),
        (MIDDLE + 12, TIP + 170),
        (MIDDLE + 13, GUARD, "c"),
    ])  # fmt: skip
    d.shape(fuller, INK, None)
    d.line(smooth(edge), OUTER)
    d.flats(*(lozenge(MIDDLE, TIP + 176 + 50 * k, 7.4, 9.4) for k in range(9)), ink=YELLOW)
    d.flats(*(circle(MIDDLE, TIP + 201 + 50 * k, 3.4) for k in range(8)), ink=YELLOW)
    d.line(smooth([(MIDDLE - 34, GUARD, "c"), (MIDDLE - 33, TIP + 108, "c")], closed=False), DETAIL)
    # The shadow of each turn on the steel below it.
    for y in _TOPS:
        d.hatch(smooth([
            (MIDDLE - 48, y + 86, "c"), (MIDDLE, y + 68), (MIDDLE + 48, y + 46, "c"), (MIDDLE + 48,
                y + 64, "c"),
            (MIDDLE, y + 88), (MIDDLE - 48, y + 104, "c"),
        ]), Shade(angle=-70, depth=0.9, spacing=5, width=3.2))  # fmt: skip


def _hilt(d: Drawing) -> None:
    with d.at(MIDDLE, GUARD):
        grip: list[Node] = [
            (-21, 30, "c"),
            (-27, 78),
            (-23, 138, "c"),
            (23, 138, "c"),
            (27, 78),
            (21, 30, "c"),
        ]
        d.shape(smooth(grip), RED, OUTER, shade=[Shade(depth=0.46)])
        for k in range(7):
            y = 44 + k * 14
            d.lens([(-26, y + 8), (0, y + 2), (26, y - 6)], 5)
            d.lens([(-25, y + 13), (0, y + 7), (26, y - 1)], 2.4, ink=YELLOW)
        quillons: list[Node] = [
            (0, -26), (-44, -18), (-92, -6), (-126, -2), (-150, -16), (-166, -6), (-170, 20), (-154, 38),
            (-132, 36),
            (-124, 22), (-92, 26), (-50, 20), (-24, 30), (0, 42), (24, 30), (50, 20), (92, 26), (124, 22),
            (132, 36),
            (154, 38), (170, 20), (166, -6), (150, -16), (126, -2), (92, -6), (44, -18),
        ]  # fmt: skip
        d.shape(
            smooth(quillons),
            YELLOW,
            OUTER,
            shade=[Shade(angle=90, depth=0.4, spacing=5.8), Shade(depth=0.05)],
        )
        for side in (-1, 1):
            d.shape(circle(side * 149, 14, 12), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.6)])
            d.lens([(side * 120, 8), (side * 84, 6), (side * 44, 0)], 4)
            foliage.ribbed_leaf(
                d, side * 34, 6, 0 if side > 0 else 180, 56, 17, YELLOW, DETAIL, rib=0.8, weight=3
            )
        d.shape(lozenge(0, 8, 30, 36), PAPER, OUTER)
        d.shape(lozenge(0, 8, 21, 25), BLUE, INNER, shade=[Shade(depth=0.5, spacing=5)])
        d.shape(circle(0, 8, 7), YELLOW, DETAIL)
        d.shape(smooth([(-32, 134), (0, 128), (32, 134), (32, 148), (0, 154), (-32, 148)]), YELLOW, OUTER,
                shade=[Shade(depth=0.36, spacing=5)])  # fmt: skip
        d.shape(circle(0, 184, 39), YELLOW, OUTER, shade=[Shade(angle=36, depth=0.4)])
        d.shape(circle(0, 184, 25), RED, INNER)
        with d.at(0, 184, 0.62):
            emblem.crown(d)


def _wreath(d: Drawing) -> None:
    """Two laurel boughs, crossed and tied under the pommel: broad ribbed leaves, berries in pairs."""
    for side in (-1, 1):
        track: list[Point] = [
            (MIDDLE - side * 34, 902), (MIDDLE + side * 40, 876), (MIDDLE + side * 116, 826),
            (MIDDLE + side * 164, 752), (MIDDLE + side * 184, 660), (MIDDLE + side * 184, 586),
        ]  # fmt: skip
        line = sampled(track)
        d.line(smooth([*track], closed=False), OUTER + 1.6)
        steps = 9
        for k in range(steps):
            i = round((0.17 + 0.76 * k / (steps - 1)) * (len(line) - 1))
            (x, y), (ux, uy) = line[i], direction(line, i)
            ahead = math.degrees(math.atan2(uy, ux))
            size = 1.0 - 0.035 * k
            for way in (-1, 1):
                lean = ahead + way * (36 if (k + way) % 2 else 44)
                _leaf(d, x, y, lean, 68 * size, 25 * size, dark=way * side > 0)
        x, y = line[-1]
        _leaf(d, x, y, -90 - side * 4, 56, 21, dark=False)
        _berries(d, line, side)
    _bow(d)


def _leaf(d: Drawing, x: float, y: float, turn: float, long: float, wide: float, *, dark: bool) -> None:
    """A laurel leaf: pointed oval, wavy rim, midrib and side ribs."""
    with d.at(x, y, 1, turn):
        half = wide / 2
        nodes: list[Node] = [
            (0, 0, "c"), (long * 0.14, -half * 0.5), (long * 0.34, -half * 0.94), (long * 0.5, -half * 0.88),
            (long * 0.68, -half * 0.84), (long * 0.86, -half * 0.4), (long, -1, "c"), (long * 0.84,
                half * 0.5),
            (long * 0.62, half * 0.9), (long * 0.42, half * 0.86), (long * 0.26, half * 0.8),
            (long * 0.1, half * 0.34),
        ]  # fmt: skip
        d.shape(
            smooth(nodes),
            GREEN,
            INNER,
            shade=[Shade(angle=turn + 90, depth=0.4, spacing=5.4)] if dark else [],
        )
        d.fold(([(0, 0), (long * 0.5, 1), (long * 0.88, -0.6)], 3.4))
        d.ticks(
            *(
                ((long * t, 0), (long * (t + 0.12), way * half * 0.56), 1.8)
                for t in (0.26, 0.48)
                for way in (-1, 1)
            )
        )


def _berries(d: Drawing, line: Sequence[Point], side: int) -> None:
    """In pairs on short stalks, all of one ink."""
    spots: list[Outline] = []
    for t, out in ((0.36, 1), (0.56, -1), (0.76, 1)):
        i = round(t * (len(line) - 1))
        (x, y), (ux, uy) = line[i], direction(line, i)
        for along in (0, 15):
            cx = x + ux * along - uy * side * out * 30
            cy = y + uy * along + ux * side * out * 30
            d.lens([(x, y), ((x + cx) / 2, (y + cy) / 2), (cx, cy)], 3)
            spots.append(circle(cx, cy, 8))
    d.shapes(spots, RED, INNER)
    d.flats(*(circle(s.oval[0] - 2.4, s.oval[1] - 2.6, 1.9) for s in spots if s.oval), ink=PAPER)


def _bow(d: Drawing) -> None:
    """Tie of the boughs, red like the ribbon above."""
    y = 884.0
    for side in (-1, 1):
        with d.at(MIDDLE, y, 1, 0, flip=side < 0):
            d.shape(smooth([(4, -2, "c"), (26, -20), (50, -16), (52, 2), (28, 8)]), RED, INNER,
                    shade=[Shade(angle=80, depth=0.44, spacing=5)])  # fmt: skip
            d.lens([(8, -2), (24, -6), (38, -8)], 3)
    d.shape(circle(MIDDLE, y, 11), RED, INNER, shade=[Shade(angle=40, depth=0.44, spacing=4.6)])
    d.flats(circle(MIDDLE - 3, y - 3, 2), ink=PAPER)
