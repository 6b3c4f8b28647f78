"""The merry drinker in the lens of the great goblet, crowned with vine leaves."""

from __future__ import annotations

from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import visage
from art.cards.triestine import hair
from art.cards.triestine.faces import flush
from art.cards.triestine.flowers import vine_leaf
from art.cards.triestine.inks import BLUE, BROWN, FLESH, PAPER, RED, ROSE


def merry(d: Drawing) -> None:
    """A round laughing face about (0, 0), 130 high with its wreath."""
    half: list[Node] = [(0, 66), (-22, 60), (-40, 40), (-48, 12), (-45, -16), (-36, -40), (0, -52)]
    for side in (-1, 1):
        for x, y, size in ((50.0, -20.0, 12.0), (54.0, 0.0, 12.0), (50.0, 20.0, 12.0), (42.0, 36.0, 10.0)):
            hair.roll(d, side * x, y, size, BROWN, side=side)
    visage.skull(d, mirror(half, 0, whole=True), FLESH, jaw=14, cross=8)
    flush(d, (-29, 18, 11), (30, 18, 11))
    for x, inner in ((-18.0, 1), (18.0, -1)):
        visage.eye(d, x, -6, 11, inner, wide=0.8, gaze=0.0, bag=1, tilt=-1)
    visage.brow(d, [(-8, -19), (-20, -26), (-33, -17)], 5.4, ink=BROWN)
    visage.brow(d, [(8, -19), (20, -26), (33, -17)], 5.4, ink=BROWN)
    visage.nose_front(d, x=0, foot=19, wide=27, bulb=3)
    d.flats(circle(0, 14, 7), ink=ROSE)
    d.lens([(-7, 17), (0, 22), (7, 17)], 2.6)
    smile: list[Node] = [
        (-25, 27, "c"),
        (-10, 33),
        (0, 34),
        (10, 33),
        (25, 27, "c"),
        (16, 46),
        (0, 52),
        (-16, 46),
    ]
    d.shape(smooth(smile), RED, INNER)
    teeth: list[Node] = [
        (-22, 29, "c"),
        (-8, 34),
        (0, 35),
        (8, 34),
        (22, 29, "c"),
        (12, 38),
        (0, 40),
        (-12, 38),
    ]
    d.shape(smooth(teeth), PAPER, DETAIL)
    for side in (-1, 1):
        d.lens([(side * 27, 18), (side * 32, 28), (side * 27, 36)], 2.8)
        d.ticks(((side * 41, -4), (side * 33, -7), 2.2), ((side * 42, 1), (side * 34, 0), 2.2))
    d.lens([(-8, 58), (0, 56), (8, 58)], 2.2)
    for x, y, turn, size in ((-34, -38, -52, 30), (34, -38, 52, 30), (-13, -46, -18, 32), (14, -46, 18, 32)):
        with d.at(x, y, 1.0, turn):
            vine_leaf(d, size)
    for side in (-1, 1):
        d.shapes([circle(side * x, y, 5.6) for x, y in ((44, -26), (50, -16), (40, -15))], BLUE, DETAIL)
