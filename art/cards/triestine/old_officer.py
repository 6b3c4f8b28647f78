"""The old officer's head in profile to the left: powdered hair, a pigtail and a cocked hat with plumes."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine import hair, hats, profiles
from art.cards.triestine.faces import flush
from art.cards.triestine.inks import FLESH, GREEN, GREY, INK, PAPER, YELLOW
from art.cards.triestine.plumes import ostrich


def head(d: Drawing) -> None:
    """The head on its neck, the stock below it."""
    tone = hair.WHITE_HAIR
    with d.at(-14, 2):
        _queue(d)
    throat: list[Node] = [(-20, 30, "c"), (-19, 58), (-22, 84, "c"), (26, 84, "c"), (23, 58), (24, 30, "c")]
    d.shape(smooth(throat), FLESH, OUTER,
        shade=[Shade(angle=0, depth=0.5, spacing=4.8, width=2.6, reach=26)])  # fmt: skip
    _stock(d)
    face: list[Node] = [
        (-27, -46), (-33, -34), (-34, -23), (-38, -14), (-34.5, -6), (-39, 3), (-47, 13), (-55, 24),
        (-58, 32), (-55.5, 37), (-49, 35), (-40, 28, "c"), (-36, 33), (-38.5, 38), (-32.5, 41, "c"),
        (-36.5, 44.5), (-34.5, 49), (-33, 52), (-38, 58), (-36, 66), (-26, 70), (-10, 65), (8, 52), (20, 36),
        (27, 10), (30, -20), (26, -46),
    ]  # fmt: skip
    profiles.skull(d, face, FLESH, start=0.56, stop=0.84)
    _features(d)
    _wig(d, tone)
    ostrich(d, [(14, -84), (-16, -100), (-66, -102), (-112, -68)], 15, PAPER, lobes=6)
    ostrich(d, [(14, -82), (-10, -91), (-50, -94), (-92, -54)], 14, GREEN, lobes=6, vein=PAPER)
    ostrich(d, [(4, -84), (24, -100), (54, -98), (78, -70)], 15, GREEN, lobes=6, vein=PAPER)
    hats.bicorne(d, INK, YELLOW)


def _stock(d: Drawing) -> None:
    stock: list[Node] = [(-28, 66, "c"), (0, 74), (28, 70, "c"), (37, 84, "c"), (2, 98), (-34, 86, "c")]
    d.shape(smooth(stock), PAPER, INNER)
    d.fold(([(-20, 90), (-8, 84), (4, 76)], 3), ([(26, 82), (14, 80), (4, 76)], 3))


def _features(d: Drawing) -> None:
    """An old man's: heavy lids, a long nose that hangs over sunken lips, a hollow cheek."""
    profiles.eye(d, -29, 1, 15, wide=0.62, hood=3, bag=3)
    d.lens([(-36, -13), (-26, -19), (-10, -13), (-4, -5)], 6.4, ink=hair.GREY_HAIR)
    d.lens([(-36, -13), (-26, -17), (-10, -12), (-4, -5)], 2.2)
    d.fold(([(-25, -17), (-26, -23), (-30, -26)], 2.4), ([(-18, -16), (-18, -22), (-22, -25)], 2.4))
    profiles.nostril(d, -42, 28, 1.0)
    d.fold(([(-38, 12), (-41, 9), (-43, 8)], 2.2), ([(-42, 18), (-45, 15), (-48, 14)], 2.2))
    d.lens([(-32, 26), (-23, 34), (-22, 46), (-26, 54)], 3.2)
    d.lens([(-34, 41), (-27, 41), (-21, 45)], 3.0)
    d.lens([(-34, 53), (-29, 52), (-25, 55)], 2.2)
    d.lens([(-20, 25), (-14, 35), (-14, 47), (-19, 57)], 3.0)
    d.lens([(-9, 29), (-5, 38), (-6, 48), (-11, 57)], 2.4)
    d.fold(([(6, 19), (0, 21), (-6, 25)], 2.0), ([(4, 24), (-1, 26), (-6, 30)], 2.0),
        ([(3, 29), (-1, 31), (-4, 34)], 2.0))  # fmt: skip
    d.lens([(-2, -2), (3, 0), (7, 4)], 1.8)
    d.lens([(-2, 3), (3, 5), (6, 10)], 1.8)
    flush(d, (-12, 17, 7))


def _wig(d: Drawing, tone: str) -> None:
    """Powdered hair drawn back from the temple over the ear, two rolls beside it."""
    back: list[Node] = [(2, -46, "c"), (4, -30), (12, -16), (13, 4), (16, 18), (26, 26), (40, 36, "c"),
        (54, 26, "c"), (58, 4), (54, -22), (42, -46, "c")]  # fmt: skip
    d.shape(smooth(back), tone, OUTER,
        shade=[Shade(angle=20, depth=0.3, spacing=5, width=2.4, reach=14)])  # fmt: skip
    d.fold(([(8, -30), (26, -24), (44, -4)], 2.4), ([(16, -32), (34, -26), (50, -6)], 2.4),
        ([(32, 22), (44, 20), (53, 12)], 2.4))  # fmt: skip
    hair.roll(d, 24, 10, 13, tone)
    hair.roll(d, 22, -10, 13, tone)


def _queue(d: Drawing) -> None:
    """The pigtail: bound in black ribbon below the neck, with a bow, its end loose."""
    tone = hair.WHITE_HAIR
    hair.tail_of_hair(d, [(44, 66), (46, 84), (40, 104)], [(62, 64), (72, 84), (62, 108)], tone, count=5,
        seed=65)  # fmt: skip
    d.limb([(46, 24, 10), (52, 44, 9.5), (54, 70, 9)], INK, INNER, start="flat", end="flat", depth=0)
    for y in (46, 55, 64):
        d.lens([(45, y + 3), (53, y + 1), (62, y - 3)], 2.4, ink=GREY)
    for side in (-1, 1):
        d.shape(smooth([(50, 32, "c"), (50 + side * 14, 20), (50 + side * 20, 32), (50 + side * 13, 42)]),
            INK, INNER)  # fmt: skip
        d.lens([(50 + side * 3, 31), (50 + side * 10, 28), (50 + side * 15, 31)], 2.0, ink=GREY)
    d.shape(circle(50, 32, 4.6), INK, DETAIL)
