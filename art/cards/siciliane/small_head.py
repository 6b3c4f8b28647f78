"""The little heads of the people in the scenes, in profile."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.siciliane.inks import FLESH, INK, RED


def small_head(d: Drawing, hair: str = INK, *, rosy: bool = False, moustache: bool = False) -> None:
    """A face looking left about (0, 0), 40 high from chin to crown, with short hair; no neck."""
    face: list[Node] = [
        (-13, -18), (-14, -10), (-15.5, -4), (-20, 3, "c"), (-16, 5.5), (-16, 10), (-13, 17), (-4, 20),
        (6, 15),
        (13, 5), (14, -10), (6, -19),
    ]  # fmt: skip
    d.shape(smooth(face), FLESH, INNER, shade=[Shade(angle=30, depth=0.32, spacing=4, width=1.9)])
    lock: list[Node] = [
        (-14, -14, "c"), (-6, -12), (0, -8, "c"), (5, -3), (4, 4), (9, 9, "c"), (16, 6), (19, -6),
        (16, -19), (4, -25),
        (-9, -23),
    ]  # fmt: skip
    d.shape(smooth(lock), hair, DETAIL)
    d.shape(circle(4.4, 1.6, 3.2), FLESH, DETAIL)
    d.shape(circle(-10.4, -3.6, 1.9), INK, None)
    d.lens([(-14.6, -7), (-10.6, -9.2), (-5, -6.6)], 2.4)
    if rosy:
        d.shape(smooth([(-16.4, 9, "c"), (-13, 7.6), (-8, 9.6, "c"), (-12, 12.4)]), RED, None)
        d.shape(circle(-5, 6, 2.2), "#eba084", None)
    else:
        d.lens([(-15.4, 9.6), (-12, 9.6), (-8, 8.6)], 2)
    if moustache:
        d.lens([(-19, 6.6), (-12, 5.4), (-3, 12)], 4.2)
