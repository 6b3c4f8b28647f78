"""Fante di denari: a girl in yellow and green, a hand on a spear, one on the hip; the coin floats."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, legwear
from art.cards.parts.stance import Stance
from art.cards.siciliane import (
    arms,
    footwear,
    grips,
    hands_at_rest,
    hands_on_hilts,
    heads_pages,
    pages,
    stage,
)
from art.cards.siciliane.card import blank
from art.cards.siciliane.coin import coin
from art.cards.siciliane.inks import EARTH, FLESH, GREEN, INK, RED, SILVER, WHITE, YELLOW

STANCE = Stance(hip=-9, lean=4, slope=-2, tilt=4, belt=382, spine=268, neck=(268, 250))
GRASP: Point = (405, 268)
ELBOW: Point = (384, 364)
HIP_ELBOW: Point = (124, 336)
HIP_WRIST: Point = (172, 378)
HIP_TURN = 14


def draw() -> Drawing:
    """The card."""
    d = blank("FD")
    stage.page_plinth(d)
    with stage.figure(d):
        stage.shadow(d, 240, 400)
        _cloak(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            arms.bent(d, (220, 278), HIP_ELBOW, HIP_WRIST, GREEN)
            with d.at(*HIP_WRIST, 1.0, HIP_TURN):
                hands_at_rest.behind_hip(d, FLESH)
            arms.reach(d, (316, 278), ELBOW, GRASP, YELLOW, seed=3)
            _tunic(d)
            with d.at(*GRASP, flip=True):
                hands_on_hilts.thumb_behind_spear(d, FLESH)
        with STANCE.carried(d, GRASP):
            _spear(d)
        with STANCE.torso(d):
            _hands(d)
        with STANCE.head(d):
            _head(d)
    coin(d, 122, 140, 136)
    return d


def _cloak(d: Drawing) -> None:
    """A short black cloak behind her, edged red."""
    cloak: list[Node] = [
        (240, 262, "c"), (196, 310), (186, 400), (172, 500), (164, 540, "c"), (210, 556), (268, 560),
        (324, 556),
        (366, 538, "c"), (354, 480), (346, 400), (336, 310), (300, 262, "c"),
    ]  # fmt: skip
    d.shape(smooth(cloak), INK, OUTER)
    d.line(smooth([(171, 530, "c"), (212, 545), (268, 549), (322, 545), (359, 529, "c")], closed=False),
        OUTER, ink=RED)  # fmt: skip


def _legs(d: Drawing) -> None:
    right, left = ((312, 552), (334, 690)), ((238, 562), (232, 700))
    pages.hose(d, (288, 440), *right, YELLOW)
    footwear.latchet(d, right[1][0] + 1, right[1][1], flip=True, rose=RED)
    legwear.garter(d, 317, 574, 23, RED, bow=1)
    pages.hose(d, (244, 440), *left, GREEN)
    footwear.latchet(d, left[1][0] - 1, left[1][1], rose=RED)
    legwear.garter(d, 238, 584, 23, RED)


def _tunic(d: Drawing) -> None:
    # What shows of the lining between the tongues of the skirt lies in the dark.
    d.shape(smooth([(206, 440, "c"), (212, 466), (268, 472), (326, 466), (332, 440, "c"), (268, 420)]),
        INK, OUTER)  # fmt: skip
    left = smooth([
        (262, 248, "c"), (236, 250, "c"), (212, 261, "c"), (217, 300), (215, 340), (222, 382, "c"),
        (208, 424),
        (198, 460, "c"), (206, 480), (222, 482), (236, 456, "c"), (242, 484), (258, 485), (268, 456, "c"),
        (268, 360),
    ])  # fmt: skip
    right = smooth([
        (262, 248, "c"), (300, 250, "c"), (326, 261, "c"), (320, 300), (322, 340), (314, 382, "c"),
        (328, 424),
        (338, 458, "c"), (330, 480), (314, 482), (301, 456, "c"), (295, 484), (279, 485), (268, 456, "c"),
        (268, 360),
    ])  # fmt: skip
    d.shape(left, YELLOW, OUTER, shade=[Shade(angle=180, depth=0.22, spacing=6, width=2.8)])
    d.shape(right, GREEN, OUTER, shade=dress.CLOTH)
    pages.pleats(d, [(232, 396), (252, 398), (284, 398), (304, 396)],
        [(222, 456), (248, 462), (290, 462), (318, 454)], 7.5)  # fmt: skip
    d.fold(
        ([(216, 318), (228, 330), (232, 352)], 6), ([(321, 318), (308, 332), (304, 356)], 6.4),
        ([(224, 380), (234, 366), (238, 350)], 5),
    )  # fmt: skip
    dress.buttons(d, (266, 288), (268, 366), 5, RED, 4.6)
    dress.belt(d, (219, 374), (318, 372), 20, INK, sag=7, jewel=RED, setting=WHITE, studs=9)
    with d.at(20, -4):  # at the hip, not between the legs
        _purse(d)


def _purse(d: Drawing) -> None:
    """A bag that hangs from the belt by its drawstring, the string's ends in tassels."""
    d.line(polyline([(292, 390), (297, 416)], closed=False), OUTER)
    d.line(polyline([(305, 390), (303, 416)], closed=False), OUTER)
    frill: list[Node] = [(285, 408, "c"), (292, 412), (300, 406), (308, 412), (316, 408, "c"),
        (309, 422, "c"), (291, 422, "c")]  # fmt: skip
    d.shape(smooth(frill), RED, INNER)
    d.shape(smooth([(290, 422, "c"), (276, 442), (281, 462), (300, 469), (320, 462), (325, 442), (310, 422,
        "c")]), RED, OUTER, shade=[Shade(angle=30, depth=0.42, spacing=5)])  # fmt: skip
    d.fold(([(296, 426), (291, 438), (290, 452)], 4), ([(304, 426), (307, 438), (307, 450)], 4))
    d.shape(smooth([(287, 418, "c"), (300, 421), (313, 418, "c"), (313, 425, "c"), (300, 428),
        (287, 425, "c")]), YELLOW, DETAIL)  # fmt: skip
    for x, y in ((288, 446), (297, 453)):
        d.line(smooth([(299, 426, "c"), (x + 1, y - 10), (x, y)], closed=False), DETAIL, ink=YELLOW)
        d.shape(
            polyline([(x - 1.6, y - 3), (x + 1.6, y - 3), (x + 4, y + 9), (x - 4, y + 9)]), YELLOW, DETAIL
        )


def _spear(d: Drawing) -> None:
    shaft = polyline([(399, 186), (408.6, 186), (411, 732), (401, 732)])
    d.shape(shaft, EARTH, INNER)
    d.hatch(shaft, Shade(depth=0.5, spacing=6.4, width=2.6))
    blade: list[Node] = [
        (404, 92, "c"), (414, 124), (420, 152), (412, 174, "c"), (396, 174, "c"), (388, 152), (394, 124),
    ]  # fmt: skip
    d.shape(smooth(blade), SILVER, OUTER)
    d.shape(smooth([(404, 98, "c"), (414, 126), (419, 152), (411, 172, "c"), (404, 172, "c")]), INK, None)
    d.shape(polyline([(394, 172), (414, 172), (412, 188), (396, 188)]), YELLOW, INNER)
    for x, y in ((390, 190), (404, 194), (418, 190)):
        tassel: list[Node] = [(404, 186, "c"), (x - 6, y + 6), (x - 7, y + 26, "c"), (x, y + 29),
            (x + 7, y + 26, "c"), (x + 6, y + 6)]  # fmt: skip
        d.shape(smooth(tassel), RED, DETAIL)
        d.fold(([(x, y + 27), (x + (404 - x) * 0.3, y + 8)], 3.4))


def _hands(d: Drawing) -> None:
    grips.hold(d, ELBOW, GRASP, FLESH, grip=hands_on_hilts.steadying_a_spear, trim=RED, flip=True)
    with d.at(*HIP_WRIST, 1.0, HIP_TURN):
        hands_at_rest.thumb_forward(d, FLESH)
    grips.cuff(d, HIP_ELBOW, HIP_WRIST, 16, RED)


def _head(d: Drawing) -> None:
    with d.at(266, 187, 1.08):
        heads_pages.girl_behind(d)
    pages.shirt_collar(d, 268, 242, 52)
    with d.at(266, 187, 1.08):
        heads_pages.girl(d)
        pages.toque(d, RED, band=INK, plumes=(YELLOW, GREEN))
