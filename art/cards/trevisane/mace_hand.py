"""The large fist of the asso di bastoni: four fingers closed round the shaft, the thumb laid across them."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.trevisane.inks import FLESH

# Of each finger, from the little one up: knuckle, tip, height of its middle at either, half its thickness.
FINGERS = (
    (-42.0, 26.0, 44.0, 47.0, 12.5),
    (-51.0, 36.0, 20.0, 23.0, 14.0),
    (-55.0, 41.0, -6.0, -3.0, 14.5),
    (-50.0, 38.0, -32.0, -29.0, 14.5),
)


def mace_hand(d: Drawing) -> None:
    """The fist round a shaft on x = 0, about 150 wide and 140 high, its wrist to the lower right."""
    _palm(d)
    for finger in FINGERS:
        _finger(d, *finger)
    _thumb(d)


def _palm(d: Drawing) -> None:
    """The heel of the hand and the wrist, behind the fingers."""
    nodes: list[Node] = [
        (-34, -30, "c"), (-10, -50), (30, -58), (62, -38), (76, -6), (92, 14), (124, 42, "c"), (60, 96, "c"),
        (34, 66), (10, 58), (-30, 56, "c"),
    ]  # fmt: skip
    shades = [
        Shade(angle=-30, depth=0.22, spacing=5.6, width=2.8, seed=2),
        Shade(angle=120, depth=0.26, spacing=5.4, width=2.8),
    ]
    d.shape(smooth(nodes), FLESH, OUTER, shade=shades)
    d.fold(([(92, 18), (78, 22), (66, 34), (60, 48)], 4.2), ([(62, 84), (64, 68), (72, 54)], 3.6))


def _finger(d: Drawing, knuckle: float, tip: float, y0: float, y1: float, half: float) -> None:
    nodes: list[Node] = [
        (knuckle, y0 + 1), (knuckle + 5, y0 - half * 0.78), (knuckle + 22, y0 - half),
        (tip - 22, y1 - half * 0.94),
        (tip - 5, y1 - half * 0.74), (tip + 1, y1), (tip - 5, y1 + half * 0.74), (tip - 22, y1 + half * 0.96),
        (knuckle + 22, y0 + half), (knuckle + 5, y0 + half * 0.8),
    ]  # fmt: skip
    shade = Shade(angle=84, depth=0.36, spacing=5.4, width=2.6, seed=round(half))
    d.shape(smooth(nodes), FLESH, OUTER, shade=[shade])
    # Creases over the joints; the last one is only a hint.
    d.lens([(knuckle + 17, y0 - half * 0.7), (knuckle + 21, y0), (knuckle + 17, y0 + half * 0.5)], 2.4)
    d.lens([(knuckle + 23, y0 - half * 0.56), (knuckle + 26, y0), (knuckle + 23, y0 + half * 0.3)], 2.0)
    d.lens([(tip - 30, y1 - half * 0.6), (tip - 27, y1 - 1), (tip - 30, y1 + half * 0.4)], 2.0)


def _thumb(d: Drawing) -> None:
    """Ball and thumb, over the first two fingers; towards the wrist it has no contour."""
    edge: list[Node] = [
        (88, 12), (74, -14), (60, -42), (38, -60), (10, -66), (-16, -62), (-34, -52), (-38, -41), (-30, -32),
        (-12, -30), (8, -31), (22, -22), (33, -4), (40, 16), (50, 34), (58, 44, "c"),
    ]  # fmt: skip
    skin = smooth([(edge[0][0], edge[0][1], "c"), *edge[1:]])
    d.shape(skin, FLESH, None)
    d.hatch(
        _under(edge),
        Shade(angle=110, depth=0.5, spacing=5.2, width=2.8, reach=13),
    )
    d.hatch(skin, Shade(angle=-24, depth=0.3, spacing=5.4, width=2.7, reach=16, start=0.1, stop=0.9))
    d.line(smooth([(edge[0][0], edge[0][1], "c"), *edge[1:]], closed=False), OUTER)
    nail: list[Node] = [(-35, -47), (-29, -55), (-17, -58), (-11, -53), (-15, -46), (-27, -41)]
    d.line(smooth(nail), DETAIL)
    d.line(smooth([(-33, -48, "c"), (-27, -49), (-14, -54, "c")], closed=False), DETAIL)
    for x in (6.0, 12.0):
        d.lens([(x - 3, -58), (x, -50), (x - 2, -43)], 2.4)
    d.lens([(46, -34), (54, -20), (58, -2)], 2.6)


def _under(edge: list[Node]) -> Outline:
    """The lower side of the thumb, as far as its ball."""
    return smooth([(-34, -50, "c"), (10, -60), (44, -40, "c"), *reversed(edge[7:13])])
