"""The kings' crowns, about the head's axis x = 0: the rim's lower edge lies near y = -34."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, lozenge, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.crown_rim import Rim
from art.cards.triestine.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED, YELLOW

_RIM: Final = Rim(
    sag=6.0, flare=2.0, halfway=(1.6, 1.6, 1.6), margin=3.4, lozenge=(5.2, 4.6), pearl=3.4, line=DETAIL,
    shade=Shade(depth=0.2, spacing=4.8, width=2.2),
)  # fmt: skip
_GOLD: Final = (Shade(angle=20, depth=0.3, spacing=4.8, width=2.2, reach=12),)


def _band(d: Drawing, jewels: Sequence[str], *, half: float = 41.0, y: float = -32.0) -> None:
    with d.at(0, y):
        _RIM.draw(d, half, 17, YELLOW, jewels)


def arched(d: Drawing, cap: str) -> None:
    """A crown closed by three arches over a cap, a globe on top."""
    bag: list[Node] = [
        (-38, -50, "c"),
        (-42, -76),
        (-22, -92),
        (0, -90),
        (22, -92),
        (42, -76),
        (38, -50, "c"),
    ]
    d.shape(smooth(bag), cap, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5.4, width=2.6, reach=30)])
    for side in (-1, 1):
        arch: list[tuple[float, float, float]] = [
            (side * 40, -50, 6), (side * 46, -72, 6.4), (side * 30, -94, 6), (0, -98, 5),
        ]  # fmt: skip
        d.limb(arch, YELLOW, INNER, depth=0)
        d.shapes([circle(side * 44, -63, 3), circle(side * 43, -78, 3), circle(side * 30, -93, 3),
            circle(side * 13,
            -98, 2.6)], PAPER, DETAIL)  # fmt: skip
    d.limb([(0, -50, 6), (0, -74, 6.4), (0, -98, 5)], YELLOW, INNER, depth=0)
    d.shapes([circle(0, -62, 3), circle(0, -74, 3), circle(0, -86, 3)], PAPER, DETAIL)
    d.shape(circle(0, -106, 9.5), BLUE, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2)])
    d.line(smooth([(-9, -107), (0, -104), (9, -107)], closed=False), DETAIL, ink=YELLOW)
    d.shape(circle(0, -118, 4.4), YELLOW, DETAIL)
    for x in (-26, -13, 13, 26):
        leafy(d, x, -52, 13, 12)
    _band(d, (RED, PAPER, BLUE, PAPER, RED))


def leafed(d: Drawing) -> None:
    """An open crown of five great leaves and pearls between them."""
    back = (-28, -10, 10, 28)
    d.shapes([lozenge(x, -60, 7, 12) for x in back], OCHRE, INNER)
    for x, wide, tall in ((-39, 17, 30), (39, 17, 30), (-20, 20, 36), (20, 20, 36), (0, 23, 42)):
        leafy(d, x, -49, wide, tall, lean=x * 0.16)
    d.shapes([circle(x, -56, 4.2) for x in (-30, -10, 10, 30)], PAPER, DETAIL)
    _band(d, (GREEN, PAPER, RED, PAPER, RED, PAPER, GREEN))


def leafy(d: Drawing, x: float, y: float, wide: float, tall: float, *, lean: float = 0.0) -> None:
    """A three-lobed golden leaf standing on (x, y)."""
    w, t = wide / 2, tall

    def at(across: float, up: float) -> tuple[float, float]:
        return (x + across * w + lean * up, y - up * t)

    nodes: list[Node] = [
        (*at(-0.3, 0), "c"), at(-0.4, 0.24), (*at(-1.1, 0.36), "c"), at(-1.3, 0.6), (*at(-0.54, 0.64), "c"),
        at(-0.5, 0.86), (*at(0, 1.1), "c"), at(0.5, 0.86), (*at(0.54, 0.64), "c"), at(1.3, 0.6),
            (*at(1.1, 0.36), "c"),
        at(0.4, 0.24), (*at(0.3, 0), "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), YELLOW, INNER, shade=_GOLD if wide > 15 else ())
    d.fold(([at(0, 0.1), at(0, 0.5), at(0, 0.86)], 2.0))


def ducal(d: Drawing, cap: str) -> None:
    """A golden crown of five high points over a low soft cap, its foot in an ermine brim."""
    bag: list[Node] = [
        (-38, -52, "c"),
        (-42, -66),
        (-28, -77),
        (0, -81),
        (28, -77),
        (42, -66),
        (38, -52, "c"),
    ]
    d.shape(smooth(bag), cap, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5.4, width=2.8, reach=30)])
    tips = [(-50.0, -82.0), (-26.0, -87.0), (0.0, -89.0), (26.0, -87.0), (50.0, -82.0)]
    gold: list[Node] = [(-43, -50, "c"), (*tips[0], "c")]
    for (x0, _), tip in pairwise(tips):
        gold += [((x0 + tip[0]) / 2 * 0.94, -66, "c"), (*tip, "c")]
    gold += [(43, -50, "c")]
    crown = polyline(gold)
    d.shape(crown, YELLOW, None)
    with d.clip(crown):
        for x, y in tips:
            base = x * 0.9 + 7.5
            d.ticks(*(((base - 3.4 * k, -58), (x + 1, y + 10 - 2 * k), 3.2 - 0.6 * k) for k in range(2)))
    d.line(crown, OUTER)
    for x, y in tips:
        d.shape(circle(x, y - 2, 5.4), PAPER, INNER)
    for x, ink in zip((-33, -11, 11, 33), (RED, GREEN, RED, GREEN), strict=True):
        d.shape(lozenge(x, -60.5, 4.2, 4.4), ink, DETAIL)
    brim: list[Node] = [(-45, -54, "c"), (-22, -50), (0, -49), (22, -50), (45, -54, "c"), (48.6, -43),
        (43, -31, "c"), (22, -26), (0, -25), (-22, -26), (-43, -31, "c"), (-48.6, -43)]  # fmt: skip
    d.shape(smooth(brim), PAPER, OUTER)
    d.ticks(*(((47.4 - 0.5 * k, -47 + 3.4 * k), (39.6 + (k % 2), -46.6 + 3.2 * k), 2.0) for k in range(5)))
    for x in (-32, -11, 11, 32):
        y = -45 + 0.002 * (484 - x * x)
        d.flats(smooth([(x, y, "c"), (x + 3.4, y + 7), (x + 2, y + 13, "c"), (x, y + 9), (x - 2, y + 13, "c"),
            (x - 3.4, y + 7)]), ink=INK)  # fmt: skip


def rayed(d: Drawing) -> None:
    """A high crown of seven straight rays tipped with balls."""
    for x, tall in ((-42, 36), (42, 36), (-29, 44), (29, 44), (-15, 50), (15, 50), (0, 56)):
        foot = x * 0.86
        ray: list[Node] = [(foot - 6.4, -46, "c"), (x * 1.18, -48 - tall, "c"), (foot + 6.4, -46, "c")]
        d.shape(polyline(ray), YELLOW, INNER, shade=[Shade(angle=0, depth=0.4, spacing=5, width=2)])
        d.shape(circle(x * 1.18, -50 - tall, 4.8), RED if x % 2 else BLUE, DETAIL)
    _band(d, (BLUE, PAPER, GREEN, PAPER, BLUE, PAPER, GREEN), half=42)
