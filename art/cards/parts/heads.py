"""Heads of the courts: three-quarter face and profile looking left, frontal face, ears, necks.

Local units: the face is about 55 × 84, its middle at (0, 0), the chin near (-8, 42), of the frontal face
at (2, 43). Hats cover y < -34. Mirror and tilt a head with `Drawing.at(…, rotate, flip)`.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.faces import frontal, profile, three_quarter
from art.cards.parts.look import Look, elder, maiden, man, matron, veteran, youth

__all__ = [
    "Look",
    "ear",
    "elder",
    "face",
    "frontal",
    "frontal_ears",
    "frontal_neck",
    "maiden",
    "man",
    "matron",
    "neck",
    "profile",
    "veteran",
    "youth",
]

face = three_quarter


def neck(d: Drawing, look: Look) -> None:
    """The neck under a three-quarter face or profile, drawn before the face; the collar covers its foot."""
    slim = 2.5 if look.female else 0.0
    throat: list[Node] = [(-12 + slim, 24, "c"), (-11.5 + slim, 36)]
    if not look.female:
        throat.append((-13.6, 44))
    throat += [(-11.5 + slim, 53), (-17, 66, "c")]
    nape: list[Node] = [(32, 66, "c"), (24 - slim, 54), (22.5 - slim, 40), (23 - slim, 14, "c")]
    outline = smooth([*throat, *nape])
    d.shape(outline, look.skin, INNER, shade=[
        Shade(depth=0.42, spacing=4.4, width=2.3, reach=15),
        Shade(angle=-78, depth=0.6, spacing=4.2, width=2.3, reach=21),
    ])  # fmt: skip
    # The sternomastoid, from behind the ear to the pit of the throat: without it the neck is a post.
    d.lens([(17 - slim, 20), (13 - slim, 36), (5, 52), (-3, 63)], 2.4)
    d.lens([(-9, 64), (-5, 60), (-4.4, 54)], 1.8)
    if look.lines >= 2:
        d.lens([(-9, 40), (-2, 46), (2, 56)], 1.6)


def ear(d: Drawing, look: Look) -> None:
    """The near ear, drawn after the face."""
    outline = smooth([(17, -16), (21.5, -20), (27, -17), (28, -9), (24, 1), (20.5, 5.6), (18.2, 0), (18, -8)])
    d.shape(outline, look.skin, DETAIL)
    d.lens([(20.4, -13), (23.4, -16.4), (25.6, -12), (24.6, -6), (21.4, -2)], 1.9)
    d.lens([(19.8, -8), (22.4, -9), (21.8, -4)], 1.7)


def frontal_neck(d: Drawing, look: Look) -> None:
    """The neck under a frontal face."""
    slim = 2.0 if look.female else 0.0
    left: list[Node] = [(-16 + slim, 14, "c"), (-15 + slim, 42), (-17, 54), (-25, 66, "c")]
    right: list[Node] = [(29, 66, "c"), (21, 54), (19 - slim, 42), (20 - slim, 14, "c")]
    d.shape(smooth([*left, *right]), look.skin, INNER, shade=[
        Shade(depth=0.36, spacing=4.4, width=2.3, reach=14),
        Shade(angle=-90, depth=0.7, spacing=4.2, width=2.3, reach=36),
    ])  # fmt: skip
    d.lens([(-13, 44), (-8, 55), (-1.6, 63)], 2.0)
    d.lens([(16, 42), (12, 54), (5.4, 63)], 2.3)
    d.lens([(-0.6, 60), (2, 62.4), (4.6, 60)], 1.7)


def frontal_ears(d: Drawing, look: Look) -> None:
    """Both ears of the frontal face, drawn before it."""
    for side in (-1, 1):
        x = 2 + side * 27
        outline = [(x - side * 3, -12), (x + side * 1.5, -15), (x + side * 5.4, -11), (x + side * 4, 0),
                   (x, 6.5), (x - side * 3, 2)]  # fmt: skip
        d.shape(smooth(outline), look.skin, DETAIL)
        d.lens([(x + side * 0.8, -9), (x + side * 3.4, -9.6), (x + side * 1.4, -1)], 1.8)
