"""Hands that hold a coin by its lower right rim at (0, 0); and one with a purse, one on the girdle."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def _thumb(d: Drawing, skin: str) -> None:
    """A thumb bent over the rim from the right: two knuckles, the ball of its end, the nail towards us."""
    bent: list[Node] = [
        (20, 36, "c"), (22, 18), (26.4, 3), (24.6, -5), (19, -10.6), (11, -13.6), (3, -17.6), (-2.4, -23),
        (-3, -29.4), (2.6, -33.8), (12, -34), (21, -34), (30, -30), (36, -22), (38.4, -12.6), (42.4, -3),
        (45.8, 8), (44.6, 20), (38, 38, "c"),
    ]  # fmt: skip
    d.shape(smooth(bent), skin, INNER, shade=[Shade(angle=24, depth=0.4, spacing=4.6, width=2.4, reach=6.5)])
    nail: list[Node] = [(-0.4, -27.6), (1.6, -31.6), (6.6, -32.2), (10.4, -29.8), (9, -25.6), (3.6, -24)]
    d.shape(smooth(nail), skin, DETAIL)
    d.fold(([(22.6, -8), (25, -12), (25.6, -16)], 2.4))
    d.lens([(21, -30.6), (24, -26), (29, -23.6)], 2.2)
    d.lens([(26, -30), (28, -27.4), (31, -26)], 1.6)
    d.lens([(31, 0), (33.4, 4.6), (38, 6.4)], 2.2)
    d.lens([(34, -3), (35.6, 0.4), (38.6, 1.8)], 1.6)


def _pinch(d: Drawing, skin: str) -> None:
    wrist(d, [(16, 34, 23), (18, 46, 22), (18, 60, 19.5), (17, 90, 18)], skin)
    digit(d, [(13, 20), (6, -6), (-8, -34)], 8.6, skin)
    for run, half in (
        ([(4, 48), (-16, 53), (-33, 47)], 7.0), ([(6, 35), (-21, 38), (-47, 29)], 7.8),
        ([(10, 20), (-22, 21), (-56, 8)], 8.4),
    ):  # fmt: skip
        digit(d, run, half, skin)


def _pinch_front(d: Drawing, skin: str) -> None:
    patch(d, [(-2, 66, "c"), (-6, 52, "c"), (-2, 40), (-1, 26), (6, 16), (18, 12), (28, 18), (36, 34),
        (37, 66, "c")], skin, shade=())  # fmt: skip
    d.line(smooth([(-2, 67, "c"), (-6, 52)], closed=False), OUTER)
    _thumb(d, skin)
    patch(d, [(38, 66, "c"), (42, 48), (43, 30), (44.5, 12, "c"), (29, 9, "c"), (21, 24), (17, 40),
        (18, 66, "c")], skin, (0, 3), shade=(Shade(angle=0, depth=0.5, spacing=4.8, width=2.4,
        reach=9),))  # fmt: skip
    d.lens([(26, 12), (14, 30), (16, 58)], 3.0)
    d.lens([(3, 26), (-1, 30), (-5, 31)], 2.2)
    d.lens([(2, 42), (-2, 44), (-6, 44)], 2.0)


def _on_palm(d: Drawing, skin: str) -> None:
    wrist(d, [(4, 36, 27), (8, 52, 23), (10, 66, 20), (10, 96, 18)], skin)
    for run, half in (
        ([(-12, 38), (-32, 22), (-42, -2)], 7.2), ([(-6, 26), (-19, 2), (-24, -26)], 8.2),
        ([(6, 22), (1, -8), (-4, -40)], 8.6), ([(19, 24), (21, -8), (10, -44)], 8.4),
    ):  # fmt: skip
        digit(d, run, half, skin)


def _on_palm_front(d: Drawing, skin: str) -> None:
    patch(d, [(-10, 72, "c"), (-14, 58), (-22, 46), (-20, 33, "c"), (-11, 25), (0, 20), (12, 17), (26, 19,
        "c"), (34, 32), (36, 50), (30, 72, "c")], skin, (0, 3), shade=())  # fmt: skip
    d.line(smooth([(-20, 33), (-15, 31), (-12, 25)], closed=False), DETAIL)
    d.lens([(-9, 35), (2, 28), (13, 30)], 2.2)
    d.lens([(-11, 43), (0, 39), (10, 42)], 2.0)
    with d.at(5.5, 7.5, rotate=3):
        _thumb(d, skin)
    patch(d, [(31, 74, "c"), (41, 58), (46, 40), (50, 20, "c"), (35, 14, "c"), (24, 28), (16, 44), (14,
        74, "c")], skin, (0, 3), shade=(Shade(angle=0, depth=0.5, spacing=4.8, width=2.4,
        reach=10),))  # fmt: skip
    d.lens([(27, 22), (13, 38), (10, 64)], 3.0)
    d.lens([(-2, 70), (8, 73), (22, 71)], 2.0)


def _cord(d: Drawing, skin: str) -> None:
    wrist(d, [(10, 4, 23), (26, 6, 23), (40, 9, 19.5), (66, 16, 18)], skin)
    block: list[Node] = [
        (2, 2, "c"), (-12, 3), (-20, 8), (-20, 15), (-14, 19, "c"), (-18, 23), (-15, 30), (-8, 31, "c"),
        (-10, 36), (-4, 41), (8, 40), (20, 34, "c"), (22, 8, "c"),
    ]  # fmt: skip
    patch(d, block, skin, (1, 11), shade=())
    d.lens([(-15, 19), (-6, 20), (4, 17)], 3.0)
    d.lens([(-9, 31), (0, 31), (8, 27)], 3.0)
    digit(d, [(12, -2), (-16, -6), (-37, 4)], 8.6, skin, creased=False)


def _cord_front(d: Drawing, skin: str) -> None:
    patch(d, [(4, -14, "c"), (10, -18), (26, -17), (42, -10, "c"), (36, 27, "c"), (28, 32), (18, 35, "c"),
        (14, 22), (10, 10), (6, -2)], skin, (4, 6), shade=())  # fmt: skip
    digit(d, [(28, -10), (2, -22), (-24, -17)], 9.0, skin, nail=True)
    patch(d, [(14, -20), (28, -20), (40, -10), (34, 4), (16, -6)], skin, shade=())
    d.line(smooth([(10, -28), (24, -23), (42, -10)], closed=False), OUTER)
    knuckles(d, [(6, 0), (8, 12), (11, 23)], 180, 5)
    d.lens([(16, -8), (24, -4), (32, -7)], 2.2)
    tendons(d, ((15, 4), (29, 6)), ((17, 15), (28, 16)))


def _on_girdle(d: Drawing, skin: str) -> None:
    wrist(d, [(-12, 0, 23), (2, 0, 20), (18, 0, 18)], skin)
    for run, half in (
        ([(-24, 25), (-45, 28)], 7.4), ([(-28, 14), (-53, 16)], 8.4),
        ([(-30, 1), (-57, 1)], 9.0), ([(-28, -13), (-54, -14)], 9.0),
    ):  # fmt: skip
        digit(d, run, half, skin)
    back: list[Node] = [
        (10, -18, "c"), (-8, -22), (-24, -25), (-35, -22), (-39, -14), (-35.6, -7, "c"), (-41, 0),
        (-36.4, 7.6, "c"), (-38.6, 14), (-33, 20, "c"), (-33.6, 26), (-26, 32.4), (-12, 30), (10, 19, "c"),
    ]  # fmt: skip
    patch(d, back, skin, (0, 3), (10, 13),
        shade=(Shade(angle=84, depth=0.4, spacing=4.8, width=2.6, reach=13),))  # fmt: skip
    d.line(smooth(back[3:12], closed=False), INNER)
    tendons(d, ((-28, 0), (-12, 0)), ((-26, 13), (-12, 9)))
    digit(d, [(-2, -19), (-24, -30), (-49, -27)], 9.0, skin, nail=True, creased=False)
    patch(d, [(10, -18), (0, -25), (-14, -29), (-16, -18), (0, -12)], skin, shade=())
    d.lens([(-17, -19), (-8, -15), (2, -15)], 2.6)


PINCH: Final = Hand(behind=_pinch, before=_pinch_front, wrist=(18, 70), way=92)
"""The thumb before the rim, the first finger's end over it from behind, the others fanned below."""
ON_PALM: Final = Hand(behind=_on_palm, before=_on_palm_front, wrist=(10, 76), way=90)
"""The palm to us under the disc, four fingers up behind it, the thumb over its rim to the front."""
CORD: Final = Hand(behind=_cord, before=_cord_front, wrist=(48, 11), way=14)
"""A cord between thumb and first finger, the other three shut; the cord falls from (-20, -8)."""
ON_GIRDLE: Final = Hand(before=_on_girdle, wrist=(0, 0), way=0)
"""A closed fist laid on the girdle, its back to us, the thumb on top; about the wrist, at the right."""
