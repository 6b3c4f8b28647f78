"""The eagle's head on the pommels of the sabres."""

from __future__ import annotations

from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.siciliane.inks import INK, OCHRE, YELLOW


def eagle_head(d: Drawing) -> None:
    """The head of an eagle that looks to the left, standing on y = 0, 90 wide and 70 high."""
    nape: list[Node] = [
        (-24, 0, "c"), (-20, -16), (-26, -30, "c"), (-30, -46), (-20, -62), (0, -70), (20, -64),
        (32, -48),
        (37, -28), (33, -12), (26, 0, "c"),
    ]  # fmt: skip
    d.shape(smooth(nape), YELLOW, OUTER)
    beak: list[Node] = [(-25, -54, "c"), (-40, -52), (-54, -40), (-56, -22, "c"), (-44, -30),
        (-36, -28), (-24, -28, "c"), (-20, -42)]  # fmt: skip
    d.shape(smooth(beak), OCHRE, OUTER)
    d.lens([(-52, -30), (-40, -36), (-24, -34)], 3.6)
    d.flats(circle(-9, -46, 5.4), ink=INK)
    d.lens([(-24, -52), (-10, -56), (4, -48)], 5)
    for points in (
        [(36, -31), (22, -35), (6, -30)], [(34, -17), (20, -22), (2, -18)],
        [(28, -5), (12, -11), (-4, -8)],
        [(33, -45), (24, -49), (12, -44)], [(-18, -6), (-14, -16), (-8, -22)],
    ):  # fmt: skip
        d.fold((points, 6))
