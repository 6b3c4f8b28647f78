"""A young woman's face for the little figures: few and clear marks where the courts' faces have many."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts.look import Look
from art.cards.trevisane.inks import RED, WHITE

FACE: list[Node] = [
    (-20, -46), (-26, -31), (-26.4, -20), (-24.2, -12), (-26.6, -2), (-25.8, 9), (-22.6, 20), (-17, 31),
    (-10, 38.6), (-4, 39.6), (4, 37), (13, 29.4), (21, 18), (26, 4), (28, -16), (24, -46),
]  # fmt: skip


def small_face(d: Drawing, look: Look) -> None:
    """A three-quarter face looking left, in the units of `parts.heads`; only the skin of `look` counts."""
    shade = Shade(angle=14, depth=0.6, spacing=5.4, width=2.2, reach=7, start=0.5, stop=0.8)
    d.shape(smooth(FACE), look.skin, INNER, shade=[shade])
    for x, y, half in ((4.4, -7.2, 8.0), (-17.4, -7.6, 5.0)):
        almond: list[Node] = [(x - half, y + 1, "c"), (x, y - 5.4), (x + half, y + 0.6, "c"), (x, y + 4.6)]
        d.flats(smooth(almond), ink=WHITE)
    d.flats(circle(3.0, -7.2, 4.0), circle(-18.2, -7.6, 3.5), ink=INK)
    d.lens([(-5.4, -6.4), (4.2, -14.4), (14.4, -5.4)], 4.0)
    d.lens([(-23.4, -6.8), (-17.6, -14), (-11.8, -6.8)], 3.6)
    d.lens([(-4, -19.4), (5, -24), (15, -18.6)], 3.0)
    d.lens([(-24, -19.4), (-19.4, -23), (-14.6, -19.4)], 2.7)
    # The nose is a short bridge and its underside.
    d.fold(([(-20.4, 7.6), (-17.2, 1.4), (-14, -6)], 2.8))
    d.lens([(-20.8, 6.4), (-18, 9.8), (-12.4, 8.6)], 2.8)
    mouth: list[Node] = [
        (-20, 19.6, "c"), (-15.6, 16.8), (-13.4, 17.8), (-10.6, 16.6), (-3.4, 18.8, "c"), (-7.6, 23.4),
        (-12.6, 25.2), (-17, 23.2),
    ]  # fmt: skip
    d.flats(smooth(mouth), ink=RED)
    d.lens([(-20.6, 19.2), (-13.2, 20.6), (-2.4, 18)], 1.9)
