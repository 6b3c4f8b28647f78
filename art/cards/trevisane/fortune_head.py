"""The blindfolded head of Fortune in the middle of the asso di denari."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import hair, heads
from art.cards.parts.foliage import leaf
from art.cards.trevisane.inks import GREEN, OCHRE, RED, WHITE


def fortune_head(d: Drawing) -> None:
    """A woman's head from the front, eyes bound, about 80 wide and 110 high, its middle at (2, 0)."""
    look = heads.maiden(hair=OCHRE)
    hair.frontal_bob_behind(d, look)
    heads.frontal_neck(d, look)
    heads.frontal(d, look)
    cap: list[Node] = [
        (-27, -8, "c"), (-32, -26), (-27, -46), (-12, -57), (2, -60), (16, -57), (31, -46), (36, -26),
        (31, -8, "c"),
        (25, -24), (14, -34), (2, -38, "c"), (-10, -34), (-21, -24),
    ]  # fmt: skip
    d.shape(smooth(cap), look.hair, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.6, width=2.4)])
    for side in (-1, 1):
        for x0, x1, x2 in ((3, 12, 22), (6, 18, 27), (1, 6, 13)):
            d.lens([(2 + side * x0, -57), (2 + side * x1, -46), (2 + side * x2, -28)], 2)
    hair.frontal_bob_before(d, look)
    band: list[Node] = [
        (-30, -20, "c"), (-14, -15.5), (2, -14), (18, -15.5), (34, -20, "c"), (34, -3, "c"), (18, 2),
        (2, 3.5),
        (-14, 2), (-30, -3, "c"),
    ]  # fmt: skip
    d.shape(smooth(band), WHITE, INNER, shade=[Shade(depth=0.22, spacing=4.2, width=2.2)])
    for fold in (-11, -5):
        d.lens([(-26, fold - 2), (2, fold + 3), (30, fold - 2)], 1.8)
    for k in range(5):
        for side in (-1, 1):
            x, y = 2 + side * (6 + 7.4 * k), -57 + 1.1 * k * k
            d.shape(leaf(x, y, -90 + side * (64 + 8 * k), 17, 8), GREEN, DETAIL)
    d.shape(circle(2, -58, 5), RED, DETAIL)
