"""Cavallo di denari: a whiskered lancer on a white horse that faces us; the coin held like a key."""

from __future__ import annotations

from typing import Final

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.arms import Sleeve, laid
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.front_horse import front_horse
from art.cards.triestine.hands_of_coins import KEY
from art.cards.triestine.hands_on_reins import THUMB_LOCKED
from art.cards.triestine.inks import BLUE, FLESH, GREEN, RED, YELLOW

HEAD: Final[Point] = (290, 160)
AXIS: Final = 286.0
COIN: Final[Point] = (424, 128)
HORSE: Final[Point] = (166, 238)
COAT: Final = Coat(body="#ece8de", far="#c9bfae", mane="#a59a88", hoof="#2c211b")
BRIDLE: Final = Bridle(strap=RED, stud=YELLOW)


def draw() -> Drawing:
    """The card."""
    return court_card("CD", _figure)


def _figure(d: Drawing) -> None:
    _coat(d)
    _coin_arm(d)
    Sleeve(
        fill=GREEN,
        shoulder=(212, 298),
        elbow=(186, 396),
        wide=43,
        joint=39,
        narrow=22,
        figure=("star", YELLOW),
    ).cloth(d, (306, 400))
    with d.at(*HORSE, (1.04, 1.0)):
        front_horse(d, COAT, BRIDLE)
    _reins(d)
    with d.at(*HEAD, rotate=3):
        _head(d)


def _coat(d: Drawing) -> None:
    dress.mantle(d, [(220, 236, "c"), (170, 260), (140, 330), (120, 470, "c"), (260, 470, "c")], BLUE)
    dress.skirts(d, ((214, 416), (362, 416)), (176, 400), 474, (BLUE, RED), 6)
    dress.coat(d, [(244, 232, "c"), (206, 252), (216, 320), (210, 380), (214, 424, "c"), (AXIS, 434),
        (358, 424, "c"), (362,
        380), (356, 320), (368, 252), (330, 232, "c")], BLUE)  # fmt: skip
    plastron: list[Node] = [(246, 246, "c"), (226, 270), (238, 340), (262, 420, "c"), (312, 420, "c"),
        (334, 340), (346, 270),
        (328, 246, "c")]  # fmt: skip
    d.shape(smooth(plastron), RED, INNER)
    for side in (-1, 1):
        spots = [(AXIS + side * (44 - 5 * k), 276 + 29 * k) for k in range(5)]
        d.shapes(
            [smooth([(x - 5.6, y), (x, y - 5.6), (x + 5.6, y), (x, y + 5.6)]) for x, y in spots],
            YELLOW,
            INNER,
        )
    dress.sash(d, (222, 262), (352, 408), 12, YELLOW, GREEN)
    dress.belt(d, (212, 424), (362, 424), 24, YELLOW, "zigzag", RED, buckle=(YELLOW, BLUE))


def _coin_arm(d: Drawing) -> None:
    Sleeve(fill=GREEN, shoulder=(362, 296), elbow=(460, 402), wide=43, joint=39, narrow=22, figure=("star",
        YELLOW),
        cuff=RED, plain_cuff=True).hold(d, (COIN[0], 198), KEY, _coin)  # fmt: skip
    _epaulette(d, 362, 258)


def _epaulette(d: Drawing, x: float, y: float) -> None:
    fringe: list[Node] = [(x - 26, y + 2, "c"), (x - 30, y + 24, "c"), (x - 18, y + 29), (x - 4, y + 31),
        (x + 10, y + 30),
        (x + 24, y + 26), (x + 36, y + 18, "c"), (x + 28, y - 4, "c")]  # fmt: skip
    d.shape(smooth(fringe), YELLOW, INNER)
    for k in range(7):
        px = x - 24 + 9 * k
        d.lens([(px, y + 4 - k * 0.8), (px - 1, y + 14 - k * 0.8), (px - 2 + k, y + 26 - k)], 3)
    top: list[Node] = [(x - 32, y - 8, "c"), (x - 14, y - 20), (x + 14, y - 18), (x + 34, y - 2, "c"),
        (x + 8, y + 8), (x - 20,
        y + 6)]  # fmt: skip
    d.shape(smooth(top), YELLOW, INNER)
    d.line(smooth([(x - 20, y - 6, "c"), (x, y - 10), (x + 20, y - 2, "c")], closed=False), DETAIL)


def _coin(d: Drawing) -> None:
    coin(d, *COIN, 142, cut=1)


def _reins(d: Drawing) -> None:
    """Both reins from the bit past the cuff into the fist, their end over the first finger."""
    for track in ([(134, 414), (180, 452), (270, 448), (350, 424)], [(200, 414), (244, 440), (300, 436),
            (356, 412)], [(366, 376), (390, 378), (400, 404), (394, 432)]):  # fmt: skip
        d.shape(ribbon(track, 5, forked=False), RED, INNER)
    laid(d, (356, 396), THUMB_LOCKED, RED, flip=True, tilt=18, plain=True)


def _head(d: Drawing) -> None:
    tone = hair.CHESTNUT
    hair.tail_of_hair(
        d, [(18, -30), (26, 4), (26, 40)], [(44, -34), (56, 2), (50, 46)], tone, count=5, seed=43
    )
    neck(d, FLESH, (0, 52), 21, long=36)
    d.shape(smooth([(-38, 66, "c"), (0, 80), (40, 64, "c"), (44, 90, "c"), (0, 104), (-42, 92, "c")]), RED)
    d.line(smooth([(-40, 76, "c"), (0, 90), (42, 74, "c")], closed=False), 4.4, ink=YELLOW)
    face: list[Node] = [
        (-26, -46), (-35, -30), (-36, -18), (-33, -6), (-37, 6), (-34, 20), (-28, 36), (-24, 50), (-15, 61),
            (-3, 63),
        (12, 59), (26, 46), (35, 26), (38, 0), (38, -24), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, cross=6)
    visage.brim_shadow(d, -33, 36, -28)
    flush(d, (8, 20, 8))
    visage.eye(d, 6, 0, 10, -1, wide=0.62, gaze=0.5, hood=1.4, bag=2, tilt=-1)
    visage.eye(d, -26, 0, 5.6, 1, wide=0.62, gaze=0.5, bag=1)
    visage.brow(d, [(-8, -11), (4, -18), (26, -9)], 5.6, ink=hair.DARK)
    visage.brow(d, [(-19, -11), (-27, -16), (-36, -9)], 4.8, ink=hair.DARK)
    jutting(d, FLESH, (-41, 20), root=(-16, -11), wing=(-14, 22), hook=1.0, bulb=2.0, dark=4)
    visage.mouth(d, (-27, 44), (-7, 43), dip=(-17, 43), full=0.7, red=True)
    d.lens([(-15, 57), (-9, 54), (-3, 57)], 2.4)
    whisker: list[Node] = [(28, -24, "c"), (24, 6), (10, 28), (-2, 34, "c"), (0, 46), (8, 62, "c"), (18, 58),
        (26, 66, "c"),
        (36, 48), (44, 50, "c"), (46, 20), (44, -26, "c")]  # fmt: skip
    hair.beard(d, whisker, tone, [([(30, -16), (24, 14), (6, 48)], [(42, -18), (44, 14), (32, 54)], 8)])
    hair.wing(d, (-18, 33), [(-8, 35), (2, 38), (10, 42)], 11, tone)
    hair.wing(d, (-19, 33), [(-28, 35), (-36, 40), (-40, 48)], 9, tone)
    strap = smooth([(38, -30, "c"), (33, 14), (16, 52), (-4, 67), (-20, 58, "c")], closed=False)
    d.line(strap, 8.4)
    d.line(strap, 4.4, ink=YELLOW)
    hats.czapka(d, RED, YELLOW, GREEN)
