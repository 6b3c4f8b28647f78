"""Copas: a covered goblet on a tall foot."""

from __future__ import annotations

from art.cards.espanola.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, lozenge, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop

_FOOT: list[Node] = [
    (0, 36), (-9, 36, "c"), (-7, 62), (-12, 77), (-28, 84), (-40, 89, "c"), (-41, 96, "c"), (-22, 102),
    (0, 104),
]  # fmt: skip
_BOWL: list[Node] = [(0, -20), (-46, -22, "c"), (-46, -2), (-38, 19), (-20, 32), (-9, 38, "c"), (0, 39)]
_LID: list[Node] = [(0, -22), (-45, -27, "c"), (-42, -40), (-26, -53), (-8, -58, "c"), (0, -58)]


_LOBES = (
    ((-42, -29, -10), (-26, -5, -3), (5, 26, 6), (30, 42, 12)),
    ((-41, -25, -9), (-22, -2, -2), (4, 24, 6), (28, 41, 11)),
    ((-42, -31, -11), (-28, -8, -4), (2, 25, 5), (29, 42, 11)),
)
_SEEDS = (1, 8, 15)
"""Of the hatching, by cut."""


def cup(d: Drawing, height: float, cut: int = 0, *, stem: float = 0.0) -> None:
    """The goblet about (0, 0), that high over all, two thirds as wide; the sign has three cuts.

    `stem`: by how much (of 188) its stem is longer, for a fist to hold.
    """
    with d.at(scale=height / 188), d.at(0, -8):
        _foot(d, cut, stem)
        _bowl(d, cut)
        _lid(d, cut)


def _foot(d: Drawing, cut: int, stem: float) -> None:
    half: list[Node] = []
    for x, y, *kind in _FOOT:
        low = y + stem * min(1.0, (y - 36) / 42)
        half.append((x, low, "c") if kind else (x, low))
    foot = smooth(recut(mirror(half, 0, whole=True), cut, 0.8))
    d.shape(foot, YELLOW, OUTER, shade=[Shade(depth=0.36, spacing=5, seed=_SEEDS[cut])])
    d.line(smooth([(-40, 89 + stem), (0, 96 + stem), (40, 89 + stem)], closed=False), DETAIL)
    if cut == 1:
        d.ticks(*(((x, 91.6 - 0.003 * x * x), (x * 0.82, 84 - abs(x) * 0.1), 3) for x in range(-24, 25, 8)))
    knot = ellipse(0, 54, 16, 9 if cut != 2 else 10)
    d.shape(knot, RED, INNER, shade=[Shade(angle=30, depth=0.4, spacing=4.4, seed=_SEEDS[cut])])
    if cut == 2:
        d.lens([(-14, 53), (0, 57.4), (14, 53)], 3, ink=YELLOW)


def _bowl(d: Drawing, cut: int) -> None:
    bowl = smooth(recut(mirror(_BOWL, 0, whole=True), cut, 0.7))
    d.shape(bowl, YELLOW, OUTER)
    band: list[Node] = [
        (-45.6, -21, "c"), (0, -12.4), (45.6, -21, "c"), (45.4, -4, "c"), (0, 7), (-45.4, -4, "c"),
    ]  # fmt: skip
    d.shape(smooth(band), RED, INNER)
    spots = [(x, -3 - 0.006 * x * x) for x in ((-34, -17, 0, 17, 34), (-30, -10, 10, 30), (-26, 0, 26))[cut]]
    if cut == 0:
        d.flats(*(circle(x, y, 3.6) for x, y in spots), ink=PAPER)
    elif cut == 1:
        d.flats(*(lozenge(x, y, 5.4, 4.6) for x, y in spots), ink=YELLOW)
    else:
        d.flats(*(circle(x, y, 3.8) for x, y in spots), ink=PAPER)
        d.flats(*(lozenge(x, -3 - 0.006 * x * x, 4.6, 4.4) for x in (-13, 13)), ink=YELLOW)
    for a, b, c in _LOBES[cut]:
        lobe = smooth(
            [(a, 12), ((a + b) / 2, 6), (b, 12), ((b + c) / 2 + 1, 28), (c, 38), ((a + c) / 2 - 1, 28)]
        )
        d.shape(lobe, BLUE, INNER)
    d.hatch(
        bowl,
        Shade(depth=0.34, spacing=5.4, width=3.2, seed=_SEEDS[cut]),
        Shade(angle=180, depth=0.08, spacing=6, width=2.2),
    )
    d.line(bowl, OUTER)


def _lid(d: Drawing, cut: int) -> None:
    lid = smooth(recut(mirror(_LID, 0, whole=True), cut, 0.7))
    d.shape(lid, RED, OUTER, shade=[Shade(angle=10, depth=0.42, spacing=5, seed=_SEEDS[cut])])
    for x in ((-24, -9, 9, 24), (-26, -14, 0, 14, 26), (-22, -6, 9, 25))[cut]:
        d.lens([(x * 0.34, -57), (x * 0.9, -44), (x * 1.3, -30)], 3)
    d.shape(hoop(-31, 47, -21, 47, 8), YELLOW, INNER, shade=[Shade(depth=0.25, spacing=4.6, width=2.4)])
    if cut != 1:
        d.ticks(*(((x, -17.6 - 0.0034 * x * x), (x, -24 - 0.0034 * x * x), 2.4)
                  for x in range(-36, 38, 12 if cut else 18)))  # fmt: skip
    d.shape(circle(0, -66, (9, 8.4, 9.4)[cut]), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4)])
    lean = (0, 1.6, -1.4)[cut]
    d.shape(smooth([(-5, -74, "c"), (lean, -86, "c"), (5, -74, "c")]), INK, None)
