"""Re di coppe: a merry white-bearded king in ermine, full front; the cup stands on his palm."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.arms import Sleeve, laid
from art.cards.triestine.court import MIDDLE, court_card
from art.cards.triestine.cup import cup
from art.cards.triestine.faces import flush
from art.cards.triestine.hands_of_cups import ON_PALM, ROUND_ROD
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW

HEAD: Final[Point] = (MIDDLE - 4, 156)
ROD: Final[Point] = (206, 400)


def draw() -> Drawing:
    """The card."""
    return court_card("RC", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _robe(d)
    _cup_arm(d)
    _sceptre_arm(d)
    _cape(d)
    _sceptre(d)
    with d.at(*HEAD):
        _head(d)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (196, 232, "c"),
        (120, 258),
        (58, 316),
        (14, 398, "c"),
        (14, 470, "c"),
        (240, 470, "c"),
    ]
    dress.mantle(
        d, left, RED, folds=[[(76, 316), (56, 390), (50, 470)], [(112, 400), (104, 440), (106, 470)]]
    )
    right: list[Node] = [
        (330, 232, "c"),
        (404, 252),
        (470, 300),
        (516, 360, "c"),
        (516, 470, "c"),
        (290, 470, "c"),
    ]
    dress.mantle(d, right, RED, folds=[[(398, 400), (392, 440), (394, 470)]], seed=4)
    borders.border(d, [(340, 236), (408, 262), (466, 308), (512, 366)], 9, YELLOW, "beads", BLUE, spacing=20)
    borders.border(d, [(190, 240), (118, 268), (62, 326), (18, 402)], 9, YELLOW, "beads", BLUE, spacing=20)


def _robe(d: Drawing) -> None:
    dress.coat(d, [(212, 226, "c"), (176, 250), (180, 340), (168, 470, "c"), (356, 470, "c"), (346, 340),
        (350, 250),
        (314, 226, "c")], BLUE, folds=[([(188, 420), (200, 440), (204, 468)], 5), ([(336, 420), (326, 440),
            (322, 468)],
        5)])  # fmt: skip
    borders.border(
        d, [(MIDDLE - 2, 330), (MIDDLE - 2, 400), (MIDDLE - 2, 480)], 19, YELLOW, "lozenges", RED, spacing=30
    )


def _cup_arm(d: Drawing) -> None:
    Sleeve(
        fill=GREEN,
        shoulder=(356, 286),
        elbow=(446, 392),
        wide=46,
        joint=42,
        narrow=23,
        figure=("bar", YELLOW),
    ).hold(d, (410, 226), ON_PALM, _cup)


def _sceptre_arm(d: Drawing) -> None:
    Sleeve(
        fill=GREEN, shoulder=(166, 306), elbow=(84, 420), wide=46, joint=42, narrow=23, figure=("bar", YELLOW)
    ).cloth(d, (160, 424))


def _cup(d: Drawing) -> None:
    cup(d, 410, 139, 176)


def _cape(d: Drawing) -> None:
    half: list[Node] = [
        (MIDDLE - 4, 366),
        (214, 362),
        (164, 340),
        (132, 300),
        (142, 258),
        (190, 224, "c"),
        (236, 214),
    ]
    dress.tippet(d, mirror(half, MIDDLE - 4, whole=True))
    x = MIDDLE - 4
    dress.chain(d, [(x - 84, 236), (x - 76, 286), (x - 42, 318), (x, 330), (x + 42, 318), (x + 76, 286),
        (x + 84, 236)], 9.5,
        (RED, BLUE))  # fmt: skip
    d.shape(circle(x, 340, 16), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)])
    d.shape(circle(x, 340, 7.4), RED, INNER)


def _sceptre(d: Drawing) -> None:
    """A short sceptre in the right hand, its head over the ermine."""
    with d.at(*ROD, rotate=-25):
        d.limb([(0, -50, 5.6), (0, 0, 5.8), (0, 70, 6)], YELLOW, OUTER, depth=0.4, spacing=4.4)
        d.shape(smooth([(-13, -52, "c"), (0, -46), (13, -52, "c"), (9, -60), (-9, -60)]), YELLOW, INNER)
        d.shape(circle(0, -73, 15), BLUE, OUTER, shade=[Shade(angle=30, depth=0.4, spacing=4.4, width=2.2)])
        d.shape(smooth([(-15.5, -77, "c"), (0, -72), (15.5, -77, "c"), (15.5, -70, "c"), (0, -65),
            (-15.5, -70, "c")]), YELLOW, DETAIL)  # fmt: skip
        for turn in (0, 90, -90):
            with d.at(0, -95, rotate=turn):
                d.shape(smooth([(-2.6, 0, "c"), (-6, -10, "c"), (6, -10, "c"), (2.6, 0, "c")]), YELLOW, INNER)
        d.shape(smooth([(-2.6, -96, "c"), (2.6, -96, "c"), (5, -86, "c"), (-5, -86, "c")]), YELLOW, INNER)
        d.shape(circle(0, -95, 4.2), RED, DETAIL)
    laid(d, ROD, ROUND_ROD, PAPER, flip=True, tilt=-16)


def _head(d: Drawing) -> None:
    tone = hair.WHITE_HAIR
    for side in (-1, 1):
        hair.tail_of_hair(
            d, [(side * 28, -36), (side * 34, 0), (side * 34, 34), (side * 30, 58)],
            [(side * 44, -36), (side * 60, -6), (side * 62, 30),
                (side * 54, 62)], tone, count=6, seed=3 + side,
        )  # fmt: skip
        hair.roll(d, side * 48, 58, 15, tone, side=side)
        hair.roll(d, side * 60, 36, 12, tone, side=side)
    half: list[Node] = [(0, 62), (-22, 58), (-36, 40), (-42, 14), (-40, -14), (-36, -46)]
    visage.skull(d, mirror(half, 0, whole=True), FLESH, jaw=12, cross=0)
    visage.brim_shadow(d, -36, 37, -32)
    flush(d, (-26, 17, 9), (27, 17, 9))
    for x, inner in ((-18.0, 1), (18.0, -1)):
        visage.eye(d, x, -1, 10, inner, wide=0.8, gaze=0.3, bag=2)
    visage.brow(d, [(-7, -13), (-18, -21), (-34, -13)], 6.4, ink=hair.GREY_HAIR)
    visage.brow(d, [(7, -13), (18, -21), (34, -13)], 6.4, ink=hair.GREY_HAIR)
    d.lens([(-8, -14), (-18, -20), (-33, -13)], 2.0)
    d.lens([(8, -14), (18, -20), (33, -13)], 2.0)
    visage.nose_front(d, x=0, foot=20, wide=26, bulb=2)
    _beard(d, tone)
    crowns.arched(d, RED)


def _beard(d: Drawing, tone: str) -> None:
    half: list[Node] = [(0, 78, "c"), (-10, 98), (-24, 104, "c"), (-34, 88), (-46, 70), (-48, 38),
        (-43, 8, "c"),
        (-36, 26), (-20, 36), (0, 40)]  # fmt: skip
    flow = [
        ([(-40, 20), (-42, 44), (-34, 72)], [(-4, 46), (-8, 66), (-14, 96)], 6),
        ([(4, 46), (8, 66), (14, 96)], [(40, 20), (42, 44), (34, 72)], 6),
    ]
    hair.beard(d, mirror(half, 0, whole=True), tone, flow)
    d.shape(smooth([(-12, 40, "c"), (0, 38), (12, 40, "c"), (0, 48)]), RED, INNER)
    for side in (-1, 1):
        hair.wing(
            d, (side * 1, 26), [(side * 14, 31), (side * 30, 36), (side * 42, 28), (side * 48, 18)], 13, tone
        )
    d.flats(circle(-2.4, 21, 1.4), ink=PAPER)
