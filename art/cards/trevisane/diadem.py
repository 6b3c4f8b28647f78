"""The great open crown through which the sword of the asso di spade passes."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, DARK_RED, OCHRE, RED, WHITE, YELLOW

WIDE = 96.0  # half-width of the ring
DEEP = 22.0  # how far its front sinks below its sides
BAND = 30.0  # height of the ring


def far_half(d: Drawing) -> None:
    """The inner side and the far leaves, behind the blade; the ring's sides stand at y = 0, 192 wide."""
    for angle in (-58, 0, 58):
        _leaf(d, angle, back=True)
    inside: list[Node] = [
        (-WIDE, -BAND, "c"), (-WIDE * 0.6, -BAND - DEEP * 0.8), (0, -BAND - DEEP),
        (WIDE * 0.6, -BAND - DEEP * 0.8),
        (WIDE, -BAND, "c"), (WIDE * 0.6, -BAND + DEEP * 0.8), (0, -BAND + DEEP),
        (-WIDE * 0.6, -BAND + DEEP * 0.8),
    ]  # fmt: skip
    d.shape(smooth(inside), DARK_RED, INNER, shade=[Shade(angle=-90, depth=0.5, spacing=5, width=2.6)])


def near_half(d: Drawing) -> None:
    """The near leaves and the jewelled ring, over the blade."""
    tips = [_leaf(d, angle, back=False) for angle in (-66, 66, -34, 34, 0)]
    d.shapes([circle(x, y, 6) for x, y in tips], WHITE, INNER)
    ring: list[Node] = [
        _on(-90, 0), *(_on(a, 0) for a in (-55, -20, 20, 55)), _on(90, 0), _on(90, -BAND),
        *(_on(a, -BAND) for a in (55, 20, -20, -55)), _on(-90, -BAND),
    ]  # fmt: skip
    corners = (0, 5, 6, 11)
    nodes: list[Node] = [(p[0], p[1], "c") if k in corners else p for k, p in enumerate(ring)]
    d.shape(
        smooth(nodes),
        YELLOW,
        OUTER,
        shade=[Shade(depth=0.16, spacing=5, width=2.8), Shade(angle=180, depth=0.05, spacing=5.6, width=2.2)],
    )
    for low in (5.0, BAND - 5.0):
        d.line(smooth([_on(a, -low) for a in range(-88, 89, 22)], closed=False), DETAIL)
    gems: dict[str, list[Outline]] = {RED: [], BLUE: [], WHITE: []}
    for k, angle in enumerate((-62, -40, -20, 0, 20, 40, 62)):
        x, y = _on(angle, -BAND / 2)
        wide = math.cos(math.radians(angle))
        if k % 2:
            gem = [(x, y - 9), (x + 10 * wide, y), (x, y + 9), (x - 10 * wide, y)]
            gems[RED if k != 3 else BLUE].append(polyline(gem))
        else:
            gems[WHITE].append(circle(x, y, 4.6 * (0.5 + wide / 2)))
    for fill, stones in gems.items():
        d.shapes(stones, fill)


def _on(angle: float, up: float, share: float = 1.0) -> Point:
    """A point of the near wall, `angle` round from its front; `up` from the ring's foot, negative: higher."""
    a = math.radians(angle)
    return (WIDE * math.sin(a) * share, DEEP * math.cos(a) + up)


def _leaf(d: Drawing, angle: float, *, back: bool) -> Point:
    """One leaf of the crown; returns where its tip is."""
    x, y = _on(angle, -BAND + 3)
    if back:
        y = -BAND - DEEP * math.cos(math.radians(angle)) + 3
    narrow = 0.42 + 0.58 * math.cos(math.radians(angle))
    size = 0.8 if back else 1.0
    lean = math.sin(math.radians(angle)) * 16
    with d.at(x, y, (size * narrow, size), lean):
        half: list[Node] = [
            (0, -64, "c"), (-9, -54), (-8, -44), (-14, -40, "c"), (-24, -46), (-25, -34), (-16, -28),
            (-10, -22, "c"),
            (-12, -8), (-15, 4, "c"),
        ]  # fmt: skip
        whole: list[Node] = [
            *half,
            *((-n[0], n[1], "c") if len(n) == 3 else (-n[0], n[1]) for n in reversed(half[1:])),
        ]
        fill = OCHRE if back else YELLOW
        d.shape(smooth(whole), fill, INNER, shade=[Shade(depth=0.4, spacing=6, width=2.6)])
        d.lens([(0, 0), (0.6, -28), (0, -54)], 3)
    tip = math.radians(lean)
    return (x + math.sin(tip) * 68, y - math.cos(tip) * 68)
