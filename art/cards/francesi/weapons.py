"""Arms and staves of the kings and jacks: sword, axe, halberd, arrow, twisted staff and sceptre.

Every shaft is upright, with the holding fist at (0, 0); the head points to -y.
"""

from __future__ import annotations

import math

from art.cards.francesi.crowns import trefoil
from art.cards.francesi.figure import Figure
from art.cards.francesi.inks import BLADE, ROUGE
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, RED, YELLOW
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, circle, mirror, polyline, rect, sampled, smooth, star
from art.cards.kit.svg import DETAIL, INNER, OUTER
from art.cards.kit.track import direction

STEEL = "#e9edf2"


def sword(d: Figure, length: float, *, guard: str = "curled", fill: str = BLADE) -> None:
    """A straight sword, its blade `length` long; `guard` is `curled`, `straight` or `shell`."""
    half = 11.5
    tip = -36 - length
    blade = polyline([(-half, -36), (-half + 2, tip + 26), (0, tip), (half - 2, tip + 26), (half, -36)])
    d.shape(blade, STEEL, None)
    d.shape(polyline([(0, -36), (0, tip), (half - 2, tip + 26), (half, -36)]), fill, None)
    d.hatch(polyline([(0, -36), (0, tip + 8), (half - 2, tip + 28), (half, -36)]),
        Shade(depth=0.62, spacing=6.4, width=2.2, bend=0.2, seed=3))  # fmt: skip
    d.line(polyline([(0, -38), (0, tip + 14)], closed=False), DETAIL)
    d.line(blade, INNER)
    # grip and pommel
    d.shape(rect(-6.4, -34, 12.8, 70), RED, INNER)
    for k in range(9):
        d.line(polyline([(-6.4, -28 + 7.6 * k), (6.4, -31.5 + 7.6 * k)], closed=False), FINE)
    pommel(d)
    if guard == "curled":
        for side in (False, True):
            with d.at(flip=side):
                d.limb([(0, -33, 6.5), (18, -34, 5.6), (32, -40, 5.2), (35, -50, 4.4),
                    (28, -53, 3)], YELLOW, INNER, end="round", depth=0.5, spacing=4.4,
                    width=1.8)  # fmt: skip
    elif guard == "shell":
        arc: list[Node] = [(0, -44, "c"), (14, -46), (31, -38), (36, -25, "c"), (22, -28), (0, -24)]
        d.shape(smooth(mirror(arc, 0, whole=True)), YELLOW, INNER, shade=[Shade(depth=0.3,
            spacing=4.2, width=1.9, reach=20)])  # fmt: skip
        for k in range(-3, 4):
            d.lens(
                [(4.0 * k, -44 + 0.5 * k * k), (6 * k, -36 + 0.4 * k * k), (7.4 * k, -28 + 0.3 * k * k)], 1.7
            )
    else:
        d.shape(polyline([(-34, -41), (34, -41), (34, -29), (-34, -29)]), YELLOW, INNER,
            shade=[Shade(angle=90, depth=0.4, spacing=5, width=1.8)])  # fmt: skip
        for x in (-36, 36):
            d.shape(circle(x, -35, 8.5), YELLOW, INNER)
            d.shape(circle(x, -35, 3.2), BLUE, FINE)
    d.shape(polyline([(-8, -35), (0, -43), (8, -35), (0, -27)]), RED, DETAIL)


def pommel(d: Figure) -> None:
    """The knob of a sword's grip; draw it again over a cuff that it should hide."""
    d.shape(circle(0, 45, 11), YELLOW, INNER, shade=[Shade(depth=0.42, spacing=3.8, width=1.9, reach=10)])
    d.shape(circle(0, 45, 4), RED, FINE)


def shaft(d: Figure, top: float, foot: float, fill: str, *, half: float = 6.0) -> None:
    """A plain round pole."""
    pole = rect(-half, top, 2 * half, foot - top)
    d.shape(pole, fill, INNER, shade=[Shade(depth=0.5, spacing=5.4, width=2.0, bend=0.3)])


def axe(d: Figure, top: float, foot: float) -> None:
    """A battle-axe: broad engraved blade to the left, a spike behind, a point on top."""
    shaft(d, top + 16, foot, YELLOW)
    d.shape(
        smooth([(-7, top + 16, "c"), (-2, top), (0, top - 26, "c"), (2, top), (7, top + 16, "c")]),
        STEEL,
        INNER,
    )
    blade: list[Node] = [(-4, top + 20, "c"), (-24, top + 17), (-50, top - 8, "c"),
        (-66, top + 24), (-69, top + 52), (-57, top + 96, "c"), (-30, top + 62),
        (-4, top + 58, "c")]  # fmt: skip
    d.shape(smooth(blade), BLADE, OUTER, shade=[Shade(angle=100, depth=0.34, spacing=5.2, width=2.4, seed=5)])
    edge: list[Node] = [(-50, top - 8, "c"), (-66, top + 24), (-69, top + 52),
        (-57, top + 96, "c"), (-59, top + 56), (-56, top + 26)]  # fmt: skip
    d.shape(smooth(edge), STEEL, DETAIL)
    d.shape(circle(-33, top + 38, 9), YELLOW, DETAIL)
    d.shape(star(-33, top + 38, 6.4, 2.8, 6), RED, FINE)
    spike: list[Node] = [
        (5, top + 24, "c"),
        (20, top + 26),
        (36, top + 36, "c"),
        (20, top + 48),
        (5, top + 54, "c"),
    ]
    d.shape(smooth(spike), BLADE, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2)])
    for y in (top + 16, top + 56):
        d.shape(rect(-9, y, 18, 8), RED, DETAIL)


def halberd(d: Figure, top: float, foot: float) -> None:
    """A halberd: long point, hollow blade to the right, hook to the left, a tassel below."""
    shaft(d, top + 70, foot, ROUGE)
    point: list[Node] = [
        (-5, top + 64, "c"),
        (-9, top + 40),
        (0, top - 8, "c"),
        (9, top + 40),
        (5, top + 64, "c"),
    ]
    d.shape(smooth(point), STEEL, INNER, shade=[Shade(depth=0.45, spacing=5.4, width=2)])
    d.line(polyline([(0, top + 2), (0, top + 60)], closed=False), FINE)
    blade: list[Node] = [(4, top + 62, "c"), (18, top + 60), (38, top + 40, "c"),
        (44, top + 66), (41, top + 86), (34, top + 106, "c"), (20, top + 92),
        (4, top + 92, "c")]  # fmt: skip
    d.shape(smooth(blade), BLADE, INNER, shade=[Shade(depth=0.34, spacing=5, width=2.2)])
    d.shape(circle(21, top + 76, 5.4), YELLOW, FINE)
    hook: list[Node] = [(-4, top + 64, "c"), (-18, top + 66), (-34, top + 84, "c"),
        (-30, top + 98, "c"), (-18, top + 86), (-4, top + 90, "c")]  # fmt: skip
    d.shape(smooth(hook), BLADE, INNER, shade=[Shade(angle=60, depth=0.35, spacing=4.6, width=1.9)])
    d.shape(rect(-9.5, top + 56, 19, 7), YELLOW, DETAIL)
    d.shape(rect(-9.5, top + 92, 19, 7), YELLOW, DETAIL)
    tassel: list[Node] = [(-8, top + 100, "c"), (-15, top + 132, "c"), (-6, top + 128, "c"),
        (0, top + 136, "c"), (6, top + 128, "c"), (15, top + 132, "c"), (8, top + 100, "c")]  # fmt: skip
    d.shape(smooth(tassel), YELLOW, DETAIL)
    for x in (-8, -3, 3, 8):
        d.lens([(x * 0.7, top + 103), (x * 0.9, top + 116), (x, top + 128)], 1.8)


def arrow(d: Figure, top: float, foot: float) -> None:
    """A long arrow carried point upwards, barbed head, feathered at the foot."""
    shaft(d, top + 40, foot, YELLOW, half=4.6)
    head: list[Node] = [(0, top, "c"), (9, top + 24), (22, top + 50, "c"), (4.6, top + 40, "c")]
    d.shape(smooth(mirror(head, 0, whole=True)), STEEL, INNER)
    d.shape(smooth([(0, top + 4, "c"), (8.5, top + 26), (20, top + 48, "c"),
        (4.6, top + 39, "c"), (0, top + 39, "c")]), BLADE, None, shade=[Shade(depth=0.6,
        spacing=5, width=2)])  # fmt: skip
    d.line(smooth(mirror(head, 0, whole=True)), INNER)
    d.line(polyline([(0, top + 4), (0, top + 40)], closed=False), FINE)
    for k in range(3):
        d.shape(rect(-7.4, top + 44 + 9 * k, 14.8, 6), (RED, BLUE, RED)[k], FINE)


def twisted_staff(d: Figure, top: float, foot: float) -> None:
    """A staff of two strands twisted together, with a leaf-shaped spear head over a knob."""
    half, pitch = 7.5, 26.0
    y0 = top + 70
    d.shape(rect(-half, y0, 2 * half, foot - y0), YELLOW, INNER)
    count = math.ceil((foot - y0) / pitch)
    for k in range(count):
        y = y0 + pitch * k + 15
        twist: list[Node] = [(-half, y, "c"), (0, y - 6), (half, y - 15, "c"),
            (half, y - 3, "c"), (0, y + 6), (-half, y + 13, "c")]  # fmt: skip
        d.shape_if_seen(smooth(twist), BLUE, DETAIL, (0, y), pitch * 0.7)
    d.line(rect(-half, y0, 2 * half, foot - y0), INNER)
    head: list[Node] = [(0, top - 6, "c"), (8, top + 12), (16, top + 32), (9, top + 50), (5, top + 58, "c")]
    d.shape(smooth(mirror(head, 0, whole=True)), STEEL, INNER)
    d.shape(smooth([(0, top - 2, "c"), (7.4, top + 13), (15, top + 32), (8, top + 50),
        (4.6, top + 58, "c"), (0, top + 58, "c")]), BLADE, None, shade=[Shade(depth=0.55,
        spacing=5, width=2)])  # fmt: skip
    d.line(smooth(mirror(head, 0, whole=True)), INNER)
    d.line(polyline([(0, top + 4), (0, top + 56)], closed=False), FINE)
    d.shape(circle(0, top + 66, 10), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=4, width=1.9)])
    d.shape(rect(-11, top + 74, 22, 7), RED, DETAIL)


def small_axe(d: Figure, top: float, foot: float) -> None:
    """A jack's parade axe: crescent blade to the right and a fluted shaft."""
    shaft(d, top + 10, foot, RED)
    for k in range(9):
        y = top + 88 + 26 * k
        if y < foot - 6:
            d.shape(rect(-7.6, y, 15.2, 5), YELLOW, FINE)
    blade: list[Node] = [(4, top + 26, "c"), (18, top + 22), (34, top - 4, "c"),
        (47, top + 22), (47, top + 54), (34, top + 82, "c"), (18, top + 56),
        (4, top + 52, "c")]  # fmt: skip
    d.shape(smooth(blade), BLADE, INNER, shade=[Shade(angle=170, depth=0.3, spacing=5, width=2)])
    edge: list[Node] = [(34, top - 4, "c"), (47, top + 22), (47, top + 54),
        (34, top + 82, "c"), (38, top + 54), (38, top + 24)]  # fmt: skip
    d.shape(smooth(edge), STEEL, DETAIL)
    d.shape(circle(20, top + 39, 6), YELLOW, DETAIL)
    d.shape(polyline([(-5, top + 30), (-20, top + 39), (-5, top + 48)]), BLADE, DETAIL)
    d.shape(rect(-9.5, top + 22, 19, 34), YELLOW, DETAIL)
    d.shape(star(0, top + 39, 7, 3, 6), RED, FINE)
    d.shape(circle(0, top + 8, 9), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=4, width=1.8)])


def sceptre(d: Figure, top: float, foot: float) -> None:
    """A slender rod with knots and a great fleuron."""
    shaft(d, top + 44, foot, YELLOW, half=5)
    trefoil(d, 0, top + 46, 48, YELLOW)
    d.shape(circle(0, top - 9, 5), RED, DETAIL)
    for y, r in ((top + 50, 9), (top + 92, 7.5)):
        d.shape(circle(0, y, r), RED, DETAIL, shade=[Shade(depth=0.4, spacing=3.8, width=1.6)])
        d.shape(rect(-8, y + r - 1, 16, 5), BLUE, FINE)
    for k in range(5):
        d.line(polyline([(-5, top + 62 + 5 * k), (5, top + 59 + 5 * k)], closed=False), FINE)


def orb(d: Figure, radius: float) -> None:
    """The orb of a king, resting at (0, 0): belted globe with a star on top."""
    y = -radius
    d.shape(
        circle(0, y, radius),
        BLUE,
        INNER,
        shade=[Shade(depth=0.36, spacing=4.8, width=2.3), Shade(angle=55, depth=0.16, spacing=5, width=1.8)],
    )
    r = radius
    belt: list[Node] = [(-r, y - 2, "c"), (0, y + 6), (r, y - 2, "c"), (r * 0.97, y + 8, "c"),
        (0, y + 16), (-r * 0.97, y + 8, "c")]  # fmt: skip
    d.shape(smooth(belt), YELLOW, DETAIL)
    d.shape(smooth([(-5, y - r, "c"), (-5, y + 4, "c"), (0, y + 5), (5, y + 4, "c"),
        (5, y - r, "c"), (0, y - r - 1)]), YELLOW, DETAIL)  # fmt: skip
    for k in range(-2, 3):
        d.shape(circle(k * r * 0.38, y + 10.6 - 0.9 * k * k, 2.4), RED, FINE)
    d.shape(circle(0, y - r - 4, 5.5), YELLOW, DETAIL)
    d.shape(star(0, y - r - 15, 9.5, 3.8, 5), YELLOW, FINE)


def feather(d: Figure, points: list[tuple[float, float]], width: float, fill: str) -> None:
    """A plume with its quill and barbs."""
    d.shape(plume(points, width), fill, INNER)
    centre = sampled(points, 5)
    last = len(centre) - 1
    d.fold(([centre[last * k // 5] for k in range(6)], 2.6))
    for i in range(4, len(centre) - 3, 3):
        dx, dy = direction(centre, i)
        x, y = centre[i]
        for side in (-1, 1):
            ahead, aside = width * 0.5, width * 0.62 * side
            tip = (x + dx * ahead - dy * aside, y + dy * ahead + dx * aside)
            d.fold(([(x, y), tip], 1.5))
