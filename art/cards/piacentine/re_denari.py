"""Re di denari: in profile to the right, in ermine, a charter in his hand, a battle-axe under the coin."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine import cloth, crowns, faces, grips, hair, hands, hands_of_courts, profiles, sleeves
from art.cards.piacentine.coin import coin
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import (
    BROWN,
    DARK_RED,
    GOLD,
    GREEN,
    INK,
    LIGHT_STEEL,
    PARCHMENT,
    RED,
    STEEL,
    WHITE,
)
from art.cards.piacentine.look import Look

_HEAD = (206.0, 166.0)
_GREY = "#a89a88"
_LOOK = Look(mirrored=True, age=3, nose="hooked", lids=0.74, hood=0.8, stern=2, chin=2, brow=1.2)
_ERMINE = (
    (168, 316), (200, 340), (150, 350), (176, 368), (226, 376),
        (146, 386),
    (198, 396), (206, 288), (250, 290),
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court("RD", _figure)


def _figure(d: Drawing) -> None:
    _cloak_behind(d)
    with d.at(*_HEAD, flip=True):
        faces.neck(d, bottom=112)
    _axe(d)
    _right_arm(d)
    _breast(d)
    _cloak_front(d)
    _left_arm(d)
    _head(d)
    coin(d, 424, 92, 104)


def _cloak_behind(d: Drawing) -> None:
    right: list[Node] = [(250, 258, "c"), (306, 264), (360, 282), (410, 316), (490, 348, "c"),
        (490, 480, "c"), (240, 480, "c")]  # fmt: skip
    d.shape(smooth(right), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=71)])
    cloth.valley(d, [(452, 340), (440, 400), (448, 470)], seed=31)


def _breast(d: Drawing) -> None:
    """The broad ermine collar that covers the breast, and the blue tunic and belt below it."""
    tunic: list[Node] = [(130, 370, "c"), (310, 370, "c"), (322, 480, "c"), (120, 480, "c")]
    d.shape(smooth(tunic), STEEL, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=72)])
    cape: list[Node] = [(166, 244, "c"), (232, 268), (276, 254, "c"), (300, 280), (316, 320), (325, 364),
        (332, 402, "c"), (306, 399), (282, 412), (252, 408), (222, 420), (186, 412), (150, 418),
        (110, 400, "c"), (120, 300)]  # fmt: skip
    d.shape(smooth(cape), WHITE, OUTER, shade=[Shade(depth=0.16, spacing=6.2, width=2.8, reach=26, seed=73),
        Shade(angle=90, depth=0.1, spacing=6.4, width=2.2, reach=14, seed=74)])  # fmt: skip
    cloth.ermine(d, _ERMINE)
    d.fold(([(324, 396), (318, 366), (308, 344)], 4.4))
    chain = [(158, 256), (182, 296), (230, 318), (280, 306), (306, 282)]
    cloth.border(d, chain, 8.5, GOLD, unit="pearls", ink=RED, spacing=14)
    with d.at(238, 334):
        d.shape(circle(0, 0, 16), GOLD, INNER)
        d.shape(circle(0, 0, 9), RED, DETAIL, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)])
    cloth.border(
        d, [(140, 460), (230, 472), (324, 460)], 13, GOLD, unit="bars", ink=RED, second=WHITE, spacing=17
    )


def _axe(d: Drawing) -> None:
    shaft = [(373.0, 172.0), (384.0, 320.0), (394.0, 484.0)]
    d.shape(ribbon(shaft, 8, forked=False), BROWN, OUTER)
    d.hatch(ribbon(shaft, 8, forked=False), Shade(depth=0.55, spacing=5.8, width=2.6))
    with d.at(378, 230, rotate=-4):
        blade: list[Node] = [(6, -26, "c"), (30, -30), (56, -46), (80, -60, "c"), (93, -34), (97, -2),
            (92, 32), (80, 56, "c"), (56, 40), (30, 28), (6, 26, "c")]  # fmt: skip
        d.shape(
            smooth(blade), LIGHT_STEEL, OUTER, shade=[Shade(angle=60, depth=0.24, spacing=5.4, width=2.6)]
        )
        edge: list[Node] = [(80, -60, "c"), (93, -34), (97, -2), (92, 32), (80, 56, "c"), (82, 30),
            (84, -2), (82, -34)]  # fmt: skip
        d.shape(smooth(edge), WHITE, INNER)
        d.lens([(28, -22), (52, -30), (74, -46)], 2.4)
        d.lens([(28, 20), (52, 26), (74, 42)], 2.4)
        d.lens([(66, -18), (72, -2), (66, 16)], 3)
        d.shape(circle(48, -2, 11), STEEL, INNER, shade=[Shade(angle=30, depth=0.5, spacing=4.6, width=2)])
        d.shape(circle(48, -2, 4.4), GOLD, DETAIL)
        spike: list[Node] = [(-6, -14, "c"), (-26, -10), (-48, 10, "c"), (-26, 12), (-6, 16, "c")]
        d.shape(smooth(spike), LIGHT_STEEL, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=5, width=2.4)])
        d.shape(polyline([(-11, -34), (11, -34), (11, 34), (-11, 34)]), GOLD, INNER,
            shade=[Shade(depth=0.4, spacing=5, width=2.4)])  # fmt: skip
        for y in (-24, 24):
            d.line(polyline([(-11, y), (11, y)], closed=False), DETAIL)
        d.shape(
            smooth([(-8, -56, "c"), (0, -76, "c"), (8, -56, "c"), (10, -34, "c"), (-10, -34, "c")]),
            STEEL,
            INNER,
        )


def _right_arm(d: Drawing) -> None:
    """The arm that holds the axe, in a green sleeve under the cloak."""
    d.flats(smooth([(300, 290, "c"), (350, 330), (388, 420), (370, 480, "c"), (300, 480, "c")]), ink=INK)
    sleeves.bent(d, (318, 320), (330, 446), (346, 428), GREEN, wide=38, joint=34, narrow=25, seed=5)
    with d.at(390, 386, 0.98, 4, flip=True):
        grips.knuckles(d, 8)
    with d.at(345, 432, rotate=48):
        hands.cuff(d, 24, 14, GOLD)


def _cloak_front(d: Drawing) -> None:
    """The cloak over the near shoulder, open in front."""
    near: list[Node] = [(170, 248, "c"), (128, 256), (82, 276), (44, 300), (20, 322, "c"), (20, 480, "c"),
        (156, 480, "c"), (140, 440), (132, 390), (140, 330), (158, 284)]  # fmt: skip
    d.shape(smooth(near), RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6, width=3.4, reach=64, seed=75)])
    cloth.valley(d, [(92, 284), (66, 350), (58, 470)], seed=33)
    cloth.valley(d, [(128, 268), (104, 340), (98, 420)], seed=36)
    cloth.border(d, [(166, 254), (140, 320), (132, 390), (142, 440),
        (158, 484)], 11, GOLD, unit="lozenges", ink=GREEN, second=RED, spacing=18)  # fmt: skip


def _left_arm(d: Drawing) -> None:
    """The other hand comes out of the cloak with a sealed charter."""
    sleeves.forearm(d, (104, 462), (188, 438), GREEN, wide=42, seed=4)
    fall: list[Node] = [(20, 330, "c"), (70, 344), (116, 376, "c"), (132, 410, "c"), (100, 408), (62, 426),
        (40, 460, "c"), (20, 480, "c")]  # fmt: skip
    d.shape(smooth(fall), RED, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=5.4, width=3.4, reach=64)])
    d.fold(([(120, 396), (84, 378), (40, 376)], 6), ([(60, 420), (44, 404), (30, 410)], 5))
    with d.at(244, 404, rotate=26):
        _charter(d)
        with d.at(0, 0, 0.94, flip=True):
            hands_of_courts.charter_in_two_fingers(d)
    with d.at(185, 438, rotate=66):
        hands.cuff(d, 24, 14, GOLD)


def _charter(d: Drawing) -> None:
    """A rolled parchment through (0, 0), upright, tied above the hand; its seal hangs beside it."""
    cord: list[Point] = [(9, -52), (28, -58), (44, -52)]
    d.shape(ribbon(cord, 3.4, forked=False), RED, DETAIL)
    with d.at(50, -40):
        d.shape(circle(0, 0, 13), RED, INNER, shade=[Shade(angle=60, depth=0.34, spacing=4.6, width=2)])
        d.shape(circle(0, 0, 6.5), DARK_RED, DETAIL)
    roll: list[Node] = [(-13, -78, "c"), (0, -83), (13, -78, "c"), (12, 0), (13, 66, "c"), (-13, 66, "c"),
        (-12, 0)]  # fmt: skip
    d.shape(smooth(roll), PARCHMENT, OUTER, shade=[Shade(depth=0.4, spacing=5.4, width=2.4)])
    d.shape(ellipse(0, -78, 13, 6), PARCHMENT, INNER)
    d.line(smooth([(8, -78), (1, -75), (-6, -78), (0, -80.5), (3, -78)], closed=False), DETAIL)
    d.shape(ribbon([(-14, -52), (0, -48), (14, -52)], 5, forked=False), RED, INNER)


def _head(d: Drawing) -> None:
    with d.at(*_HEAD, 1.06, flip=True):
        profiles.profile(d, _LOOK)
        hair.profile_beard(d, _GREY)
        hair.profile_hair(d, _GREY, bottom=78)
        faces.ear(d, 21)
        with d.at(2, -44):
            crowns.rayed(d, RED)
