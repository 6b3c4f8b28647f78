"""Bastos: a rough green cudgel, its branches lopped so that the wood shows."""

from __future__ import annotations

from art.cards.espanola.inks import DARK_GREEN, GREEN, INK, OCHRE, RED, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle

_BARK: list[Node] = [
    (-30, -132), (-12, -148), (10, -150), (30, -138), (38, -112), (33, -88), (38, -62), (29, -34), (30, -6),
    (22, 26), (23, 58), (16, 92), (18, 130), (15, 146, "c"), (-15, 146, "c"), (-17, 122), (-15, 90),
    (-22, 54), (-20, 24), (-30, -4), (-28, -36), (-38, -66), (-34, -90), (-40, -112),
]  # fmt: skip
Stub = tuple[float, float, float, float]
"""A lopped branch: x, y, turn and size, as for `stub`."""
_STUBS: tuple[Stub, ...] = (
    (-33, -78, -152, 1.0),
    (32, -46, -24, 1.0),
    (-24, 12, 160, 0.86),
    (22, 56, 20, 0.76),
)


def cudgel(
    d: Drawing, length: float, rotate: float = 0.0, *, slim: float = 1.0, stubs: tuple[Stub, ...] = _STUBS
) -> None:
    """The cudgel about (0, 0), the head up, `length` over all; `rotate`: how it stands, for the light.

    `slim`: its thickness, 1 for a third of its length; `stubs`: other branches.
    """
    with d.at(scale=(length / 300 * slim, length / 300)):
        for x, y, turn, size in stubs:
            stub(d, x, y, turn, size)
        trunk(d, rotate)


def trunk(d: Drawing, rotate: float = 0.0) -> None:
    """The trunk, 300 long: bark with ribs, knots, a bared head and a sawn foot."""
    bark = smooth(_BARK)
    shadow = shadow_angle(rotate)
    d.shape(bark, GREEN, OUTER)
    with d.clip(bark):
        side = 1 if shadow == rotate else -1
        dark = smooth(
            [
                (side * x, y)
                for x, y in (
                    (46, -160),
                    (16, -150),
                    (22, -100),
                    (14, -60),
                    (16, -10),
                    (8, 40),
                    (8, 90),
                    (4, 150),
                    (30, 152),
                )
            ]
        )
        d.shape(dark, DARK_GREEN, None)
        d.hatch(
            bark,
            Shade(angle=shadow, depth=0.5, spacing=6.4, width=3.6),
            Shade(angle=shadow + 180, depth=0.16, spacing=7, width=2.4),
        )
        for line, width in (
            ([(-22, -128), (-25, -96), (-18, -60), (-21, -20)], 3.4),
            ([(-6, -140), (-9, -100), (-4, -66)], 3),
            ([(12, -136), (15, -104), (9, -74), (13, -40)], 3.2),
            ([(-10, -44), (-13, 0), (-8, 44)], 3.2),
            ([(6, -24), (8, 20), (3, 70), (6, 112)], 3.2),
            ([(-13, 60), (-10, 96), (-12, 138)], 3),
        ):
            d.lens(line, width)
        for x, y in ((-3, -94), (12, 4), (-7, 74)):
            d.shape(ellipse(x, y, 6, 9), OCHRE, DETAIL)
            d.lens([(x, y - 5), (x + 1, y), (x, y + 5)], 2.2)
    d.line(bark, OUTER)
    d.shape(ellipse(0, 146, 15, 6), YELLOW, INNER)
    d.line(ellipse(0, 146, 7.4, 2.8), DETAIL)
    d.shape(smooth([(-24, -126), (-10, -138), (10, -140), (24, -130), (20, -118), (0, -112),
        (-18, -116)]), OCHRE,
            INNER, shade=[Shade(angle=40, depth=0.3, spacing=5, width=2.4)])  # fmt: skip
    d.lens([(-14, -126), (2, -132), (14, -126)], 2.4)


def stub(d: Drawing, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """A lopped branch that leaves the trunk at (x, y) towards `turn` degrees (0 right, 90 down)."""
    with d.at(x, y, size, turn):
        run: list[Station] = [(-14, 0, 16), (6, 0, 12), (20, 0, 12)]
        d.limb(run, GREEN, OUTER, depth=0.7, spacing=5)
        d.shape(ellipse(21, 0, 5.6, 12.4), YELLOW, INNER)
        d.line(ellipse(21, 0, 2.4, 6), DETAIL)
        d.shape(ellipse(21, 0, 1.2, 2), RED if size > 0.9 else INK, None)
