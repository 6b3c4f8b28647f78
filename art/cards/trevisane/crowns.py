"""The kings' crowns, in the heads' units: the rim lies near y = -34, the head's middle at x = 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, PAPER, RED, YELLOW

_GOLD: Final = (
    Shade(depth=0.34, spacing=4.8, width=2.5, reach=22, seed=21),
    Shade(angle=180, depth=0.1, spacing=5.6, width=1.8, reach=8, seed=22),
)
_HALF: Final = 31.0
_MIDDLE: Final = 2.0


def rim(d: Drawing, fill: str, stones: Sequence[str], *, half: float = _HALF, tall: float = 12.0) -> None:
    """The jewelled band: lozenges and pearls by turns."""
    x, low, sag = _MIDDLE, -34.0, 5.0
    nodes: list[Node] = [
        (x - half, low - tall, "c"), (x - half * 0.5, low - tall + sag * 0.75), (x, low - tall + sag),
        (x + half * 0.5, low - tall + sag * 0.75), (x + half, low - tall, "c"), (x + half - 1, low, "c"),
        (x + half * 0.5, low + sag * 0.75), (x, low + sag), (x - half * 0.5, low + sag * 0.75),
        (x - half + 1, low, "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), fill, INNER, shade=[Shade(depth=0.2, spacing=4.6, width=2.2)])
    count = len(stones)
    for k, stone in enumerate(stones):
        t = (k + 0.5) / count * 2 - 1
        sx, sy = x + t * half * 0.97, low - tall / 2 + sag * (1 - t * t)
        wide = 4.6 * (1 - 0.4 * abs(t))
        if k % 2 == 0:
            gem = [(sx, sy - 4.4), (sx + wide, sy), (sx, sy + 4.4), (sx - wide, sy)]
            d.shape(polyline(gem), stone, DETAIL)
        else:
            d.shape(circle(sx, sy, 2.7), PAPER, DETAIL)


def capped(d: Drawing, cloth: str, band: str) -> None:
    """A low crown round a tall upright cap with a gold knob; for a face looking left."""
    cap: list[Node] = [
        (-27, -42, "c"), (-30, -56), (-25, -74), (-12, -90), (3, -96), (18, -90), (31, -74), (37, -56),
        (34, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(cap), cloth, OUTER, shade=[Shade(angle=15, depth=0.4, spacing=4.8, width=2.8, reach=26)])
    d.fold(([(-19, -54), (-20, -66), (-13, -80)], 3.2), ([(27, -52), (27, -66), (21, -80)], 3.6))
    ridge: list[Node] = [
        (-7, -44, "c"), (-8, -64), (-4, -82), (2, -95, "c"), (9, -82), (12, -64), (12, -44, "c"),
    ]  # fmt: skip
    d.shape(smooth(ridge), band, INNER)
    d.shapes([circle(2, -80, 2.6), circle(2, -70, 2.8), circle(2.4, -60, 2.6)], YELLOW)
    d.shape(circle(3, -98, 6), YELLOW, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2)])
    half = _HALF + 2
    for x, tall in ((-25, 9), (-8, 11), (10, 12), (27, 11)):
        leaf: list[Node] = [
            (x - 7, -44, "c"), (x - 7.5, -50), (x - 4, -50 - tall * 0.3), (x, -48 - tall, "c"),
            (x + 4, -50 - tall * 0.3), (x + 7.5, -50), (x + 7, -44, "c"),
        ]  # fmt: skip
        d.shape(smooth(leaf), YELLOW, INNER, shade=_GOLD[:1])
        d.shape(circle(x, -50 - tall, 3.2), PAPER, DETAIL)
    rim(d, YELLOW, (RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE), half=half)


def leafed(d: Drawing, lining: str) -> None:
    """A tall open crown of five great leaves."""
    dome: list[Node] = [(-29, -44, "c"), (-34, -64), (2, -70), (38, -64), (33, -44, "c")]
    d.shape(smooth(dome), lining, INNER, shade=[Shade(angle=90, depth=0.6, spacing=4.6, width=2.6)])
    for x, tall, tilt in ((-30, 40, -17), (34, 40, 17), (-14, 45, -8), (18, 45, 8), (2, 50, 0)):
        with d.at(x * 0.86 + 0.3, -42, rotate=tilt):
            leaf: list[Node] = [
                (-8, 2, "c"), (-6, -tall * 0.36), (-12, -tall * 0.46), (-11, -tall * 0.66),
                (-5, -tall * 0.64, "c"), (-6, -tall * 0.86), (0, -tall, "c"), (6, -tall * 0.86),
                (5, -tall * 0.64, "c"), (11, -tall * 0.66), (12, -tall * 0.46), (6, -tall * 0.36), (8, 2,
                "c"),
            ]  # fmt: skip
            d.shape(smooth(leaf), YELLOW, INNER, shade=_GOLD[:1])
            d.lens([(0, -tall * 0.86), (0, -tall * 0.5), (0, -6)], 2.4)
            d.shape(circle(0, -tall - 2.6, 3.4), PAPER, DETAIL)
    rim(d, YELLOW, (RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED), half=_HALF + 1)


def rayed(d: Drawing, lining: str) -> None:
    """An antique crown of long straight rays."""
    d.shape(
        smooth([(-27, -44, "c"), (-31, -60), (2, -66), (35, -60), (31, -44, "c")]), lining, INNER,
        shade=[Shade(angle=90, depth=0.6, spacing=4.6, width=2.6)],
    )  # fmt: skip
    tips = [(-44, -74), (-31, -84), (-15, -92), (2, -96), (19, -92), (35, -84), (48, -74)]
    nodes: list[Node] = [(-29, -40, "c"), (-35, -52, "c")]
    for k, (x, y) in enumerate(tips):
        nodes.append((x, y, "c"))
        if k < len(tips) - 1:
            nx = (x + tips[k + 1][0]) / 2
            nodes.append((nx * 0.9, -58, "c"))
    nodes += [(39, -52, "c"), (33, -40, "c")]
    d.shape(polyline(nodes), YELLOW, OUTER, shade=_GOLD)
    for x, y in tips:
        if abs(x - 2) < 40:
            d.fold(
                ([(2 + (x - 2) * 0.74, -50), (2 + (x - 2) * 0.88, -64), (2 + (x - 2) * 0.96, y + 12)], 2.4)
            )
        d.shape(circle(x, y - 2, 3.4), PAPER, DETAIL)
    rim(d, YELLOW, (BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE), half=_HALF + 1)


def arched(d: Drawing, cap: str) -> None:
    """A closed crown: broad arches over a round cap, a ball and a star on top."""
    dome: list[Node] = [
        (-29, -42, "c"), (-42, -58), (-37, -78), (-16, -88), (2, -84), (20, -88), (41, -78), (46, -58),
        (33, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(dome), cap, OUTER, shade=[Shade(angle=20, depth=0.36, spacing=4.8, width=2.8, reach=24)])
    for side in (-1, 1):
        arch = [
            (2 + side * 29, -42, 6.0), (2 + side * 40, -60, 5.6), (2 + side * 32, -78, 5.0),
            (2 + side * 15, -86, 4.4), (2, -80, 4.0),
        ]  # fmt: skip
        d.limb(arch, YELLOW, INNER, depth=0.5, spacing=4.8, width=2.2)
        pearls = [(36, -53), (37.5, -65), (30, -77), (17, -83)]
        d.shapes([circle(2 + side * x, y, 2.6) for x, y in pearls], PAPER)
    d.limb([(2, -38, 7.5), (2, -60, 6), (2, -80, 4.6)], YELLOW, INNER, depth=0.5, spacing=4.8, width=2.2)
    d.shapes([polyline([(2, y - 5), (5.6, y), (2, y + 5), (-1.6, y)]) for y in (-52, -66)], RED)
    d.shape(circle(2, -88, 7), BLUE, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2)])
    d.shape(polyline([(2, -104), (5, -97), (2, -92), (-1, -97)]), YELLOW, DETAIL)
    rim(d, YELLOW, (RED, PAPER, RED, PAPER, RED, PAPER, RED, PAPER, RED), half=_HALF + 1)
