"""Bastos: a rough green cudgel, its branches lopped so that the wood shows."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.espanola.inks import DARK_GREEN, GREEN, INK, OCHRE, RED, YELLOW
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle

_BARK: list[Node] = [
    (-30, -132), (-12, -148), (10, -150), (30, -138), (38, -112), (33, -88), (38, -62), (29, -34), (30, -6),
    (22, 26), (23, 58), (16, 92), (18, 130), (15, 146, "c"), (-15, 146, "c"), (-17, 122), (-15, 90),
    (-22, 54), (-20, 24), (-30, -4), (-28, -36), (-38, -66), (-34, -90), (-40, -112),
]  # fmt: skip
Stub = tuple[float, float, float, float]
"""A lopped branch: x, y, turn and size, as for `stub`."""
_STUBS: tuple[tuple[Stub, ...], ...] = (
    ((-33, -78, -152, 1.0), (32, -46, -24, 1.0), (-24, 12, 160, 0.86), (22, 56, 20, 0.76)),
    ((33, -84, -30, 1.0), (-32, -42, -154, 0.96), (23, 18, 22, 0.86), (-19, 74, 162, 0.74)),
    ((-34, -94, -160, 0.9), (34, -64, -18, 1.04), (-24, -8, -164, 0.9), (24, 30, 14, 0.7)),
)
_KNOTS = (((-3, -94), (12, 4), (-7, 74)), ((8, -84), (-12, 10), (4, 84)), ((-10, -70), (10, -20), (-2, 62)))
_RIBS = (
    (
        ([(-22, -128), (-25, -96), (-18, -60), (-21, -20)], 3.4),
        ([(-6, -140), (-9, -100), (-4, -66)], 3),
        ([(12, -136), (15, -104), (9, -74), (13, -40)], 3.2),
        ([(-10, -44), (-13, 0), (-8, 44)], 3.2),
        ([(6, -24), (8, 20), (3, 70), (6, 112)], 3.2),
        ([(-13, 60), (-10, 96), (-12, 138)], 3),
    ),
    (
        ([(-25, -120), (-22, -88), (-26, -60), (-18, -30)], 3.6),
        ([(-8, -134), (-4, -98), (-10, -56)], 3.2),
        ([(20, -126), (16, -100), (18, -70)], 3),
        ([(-16, -18), (-11, 20), (-15, 56)], 3.2),
        ([(8, -60), (4, -10), (10, 40), (6, 78)], 3.4),
        ([(-6, 50), (-8, 90), (-5, 136)], 3),
    ),
    (
        ([(-20, -124), (-18, -96), (-24, -70)], 3.4),
        ([(4, -138), (2, -104), (8, -70), (3, -36)], 3.4),
        ([(-18, -52), (-14, -20), (-18, 20)], 3.2),
        ([(-4, -40), (-6, 4), (-1, 50), (-4, 96)], 3.2),
        ([(12, 40), (8, 84), (10, 128)], 3),
        ([(-12, 84), (-11, 110), (-13, 138)], 3),
    ),
)


def cudgel(
    d: Drawing,
    length: float,
    rotate: float = 0.0,
    *,
    slim: float = 1.0,
    cut: int = 0,
    stubs: tuple[Stub, ...] | None = None,
) -> None:
    """The cudgel about (0, 0), the head up, `length` over all; `rotate`: how it stands, for the light.

    `slim`: its thickness, 1 for a third of its length; the sign has three cuts; `stubs`: other branches.
    """
    with d.at(scale=(length / 300 * slim, length / 300)):
        for x, y, turn, size in _STUBS[cut] if stubs is None else stubs:
            stub(d, x, y, turn, size)
        trunk(d, rotate, cut)


def trunk(d: Drawing, rotate: float = 0.0, cut: int = 0) -> None:
    """The trunk, 300 long: bark with ribs, knots, a bared head and a sawn foot."""
    ring = recut(_BARK, cut, 2.4)
    bark = smooth(ring)
    shadow = shadow_angle(rotate)
    d.shape(bark, GREEN, None)
    d.shape(_shaded(ring, 1 if shadow == rotate else -1, cut), DARK_GREEN, None)
    d.hatch(
        bark,
        Shade(angle=shadow, depth=0.5, spacing=6.4, width=3.6, seed=1 + cut),
        Shade(angle=shadow + 180, depth=0.16, spacing=7, width=2.4),
    )
    for line, width in _RIBS[cut]:
        d.lens(line, width)
    d.shapes([ellipse(x, y, 6, 9) for x, y in _KNOTS[cut]], OCHRE)
    for x, y in _KNOTS[cut]:
        d.lens([(x, y - 5), (x + 1, y), (x, y + 5)], 2.2)
    d.shape(bark, None, OUTER)
    d.shape(ellipse(0, 146, 15, 6), YELLOW, INNER)
    d.line(ellipse((0, -1, 1.4)[cut], 146, 7.4, 2.8), DETAIL)
    head: list[Node] = [
        (-24, -126), (-10, -138), (10, -140), (24, -130), (20, -118), (0, -112), (-18, -116),
    ]  # fmt: skip
    d.shape(smooth(recut(head, cut, 2.4)), OCHRE, INNER, shade=[
        Shade(angle=40, depth=0.3, spacing=5, width=2.4, seed=1 + cut),
    ])  # fmt: skip
    d.lens([(-14, -126), (2, -132), (14, -126)], 2.4)
    if cut:
        d.lens([(-9, -121), (3, -124.6), (13, -121)], 2)


def _shaded(ring: Sequence[Node], side: int, cut: int) -> Outline:
    """The side of the trunk in the shade: its contour there, and a wavering edge down the middle."""
    foot = next(i for i, node in enumerate(ring) if node[1] > 140 and node[0] * side < 0)
    begin = foot if side < 0 else 0
    outer = [(x, y) for x, y, *_ in [*ring[begin:], *ring[:begin]] if x * side > 0]
    edge: list[Node] = [
        (side * x, y) for x, y in ((4, 136), (8, 90), (8, 40), (16, -10), (14, -60), (22, -100), (17, -140))
    ]
    inner = recut(edge, cut, 2.0)
    ends: list[Node] = [(*outer[0], "c"), *outer[1:-1], (*outer[-1], "c")]
    return smooth([*ends, *(inner if side > 0 else reversed(inner))])


def stub(d: Drawing, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """A lopped branch that leaves the trunk at (x, y) towards `turn` degrees (0 right, 90 down)."""
    with d.at(x, y, size, turn):
        run: list[Station] = [(-14, 0, 16), (6, 0, 12), (20, 0, 12)]
        d.limb(run, GREEN, OUTER, depth=0.7, spacing=5)
        d.shape(ellipse(21, 0, 5.6, 12.4), YELLOW, INNER)
        d.line(ellipse(21, 0, 2.4, 6), DETAIL)
        d.shape(ellipse(21, 0, 1.2, 2), RED if size > 0.9 else INK, None)
