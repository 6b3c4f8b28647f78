"""Fante di denari: mi-parti of yellow and green, one hand on a spear, fist on the hip; the coin floats."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, gestures, hair, hands, heads, legwear
from art.cards.parts.stance import Stance
from art.cards.siciliane import arms, pages, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.coin import coin
from art.cards.siciliane.inks import EARTH, FLESH, GREEN, RED, SILVER, WHITE, YELLOW

HAIR = "#7a4a26"
STANCE = Stance(hip=-9, lean=4, slope=-2, tilt=4, belt=382, spine=268, neck=(268, 250))
GRASP = (405, 252)


def draw() -> Drawing:
    """The card."""
    d = blank("FD")
    stage.page_plinth(d)
    with stage.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            arms.bent(d, (218, 276), (160, 336), (204, 382), GREEN)
            arms.bent(d, (316, 276), (378, 332), (392, 284), YELLOW)
            _tunic(d)
        with STANCE.carried(d, GRASP):
            _spear(d)
        with STANCE.torso(d):
            _hands(d)
        with STANCE.head(d):
            _head(d)
    coin(d, 122, 140, 136)
    return d


def _legs(d: Drawing) -> None:
    right, left = ((312, 552), (334, 690)), ((238, 562), (232, 700))
    pages.hose(d, (288, 440), *right, YELLOW)
    legwear.shoe(d, right[1][0] + 1, right[1][1], flip=True, fill=EARTH)
    legwear.garter(d, 317, 574, 23, RED, bow=1)
    pages.hose(d, (244, 440), *left, GREEN)
    legwear.shoe(d, left[1][0] - 1, left[1][1], fill=EARTH)
    legwear.garter(d, 238, 584, 23, RED)


def _tunic(d: Drawing) -> None:
    left = smooth([
        (262, 248, "c"), (236, 250, "c"), (212, 261, "c"), (217, 300), (215, 340), (222, 382, "c"),
        (208, 424),
        (200, 458, "c"), (210, 474), (224, 474), (234, 462, "c"), (244, 478), (258, 477), (268, 464, "c"),
        (268, 360),
    ])  # fmt: skip
    right = smooth([
        (262, 248, "c"), (300, 250, "c"), (326, 261, "c"), (320, 300), (322, 340), (314, 382, "c"),
        (328, 424),
        (336, 456, "c"), (328, 472), (314, 474), (303, 462, "c"), (293, 478), (279, 477), (268, 464, "c"),
        (268, 360),
    ])  # fmt: skip
    d.shape(left, YELLOW, OUTER, shade=[Shade(angle=180, depth=0.22, spacing=6, width=2.3)])
    d.shape(right, GREEN, OUTER, shade=dress.CLOTH)
    pages.pleats(d, [(232, 396), (252, 398), (284, 398), (304, 396)],
        [(222, 456), (248, 462), (290, 462), (318, 454)])  # fmt: skip
    d.fold(
        ([(216, 322), (226, 332), (230, 348)], 4), ([(321, 322), (310, 334), (306, 352)], 4.4),
        ([(224, 380), (234, 368), (238, 354)], 3.6),
    )  # fmt: skip
    dress.buttons(d, (266, 288), (268, 366), 5, RED, 4)
    dress.belt(d, (219, 374), (318, 372), 18, RED, sag=7, jewel=YELLOW, setting=WHITE, studs=9)
    _purse(d)


def _purse(d: Drawing) -> None:
    d.line(polyline([(296, 392), (300, 414)], closed=False), INNER)
    d.shape(smooth([(288, 414, "c"), (282, 434), (286, 448), (302, 453), (316, 447), (319, 432), (312, 412,
        "c"), (300, 409)]), RED, OUTER, shade=[Shade(angle=30, depth=0.42, spacing=5)])  # fmt: skip
    d.line(smooth([(288, 424, "c"), (300, 430), (314, 422, "c")], closed=False), INNER)


def _spear(d: Drawing) -> None:
    shaft = polyline([(400, 186), (408, 186), (410, 732), (402, 732)])
    d.shape(shaft, EARTH, INNER)
    d.hatch(shaft, Shade(depth=0.5, spacing=6.4, width=2.2))
    blade: list[Node] = [
        (404, 98, "c"), (412, 126), (417, 152), (410, 172, "c"), (398, 172, "c"), (391, 152), (396, 126),
    ]  # fmt: skip
    d.shape(smooth(blade), SILVER, OUTER, shade=[Shade(depth=0.42, spacing=5, width=2.4)])
    d.line(polyline([(404, 108), (404, 170)], closed=False), DETAIL)
    d.shape(polyline([(396, 170), (412, 170), (411, 186), (397, 186)]), YELLOW, INNER)
    for x, y in ((392, 188), (404, 192), (416, 188)):
        tassel: list[Node] = [(404, 184, "c"), (x - 5, y + 6), (x - 6, y + 26, "c"), (x, y + 29),
            (x + 6, y + 26,
            "c"), (x + 5, y + 6)]  # fmt: skip
        d.shape(smooth(tassel), RED, DETAIL)
        d.fold(([(x, y + 27), (x + (404 - x) * 0.3, y + 8)], 2.4))


def _hands(d: Drawing) -> None:
    with d.at(*GRASP, 0.98, 0, flip=True):
        gestures.spear(d, FLESH, wrist=74)
    with d.at(394, 284, 1.0, 196):
        hands.cuff(d, 12.5, 14, RED)
    with d.at(210, 388, 0.95, 4, flip=True):
        hands.at_hip(d, FLESH)
    with d.at(203, 381, 1.0, -46):
        hands.cuff(d, 12.5, 14, RED)


def _head(d: Drawing) -> None:
    look = heads.maiden(HAIR, FLESH)
    with d.at(266, 190, 0.97):
        hair.bob_behind(d, look)
        heads.neck(d, look)
    pages.shirt_collar(d, 268, 240, 50)
    with d.at(266, 190, 0.97):
        heads.face(d, look)
        hair.bob_before(d, look, full=0.9)
        pages.toque(d, RED, band=YELLOW, plumes=(YELLOW, GREEN))
