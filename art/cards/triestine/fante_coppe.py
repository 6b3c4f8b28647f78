"""Fante di coppe: a curly page in slashed sleeves who looks up at the cup, his napkin in the other hand."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, page_hats
from art.cards.triestine.court import court_card
from art.cards.triestine.cup import cup
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_pages import BY_FOOT, ROUND_LINEN
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, SKY, YELLOW
from art.cards.triestine.tailored_sleeve import Tailored

HEAD: Final[Point] = (248, 151)
AXIS: Final = 252.0
CUP: Final[Point] = (406, 116)
HOLD: Final[Point] = (205, 352)
LINEN: Final = placed(*HOLD, 1.0, -4.0, True)


def draw() -> Drawing:
    """The card."""
    return court_card("FC", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _lining(d)
    _CUP_ARM.hold(d, (CUP[0], CUP[1] + 82), BY_FOOT, _cup, tilt=-4)
    _LINEN_ARM.cloth(d, LINEN.apply(ROUND_LINEN.wrist))
    with d.at(*HEAD, rotate=-4, flip=True):
        neck(d, FLESH, (0, 52), 18, long=40, shade=0.36)
    _doublet(d)
    _linen(d)
    with d.under(LINEN):
        ROUND_LINEN.before(d, FLESH)
    _LINEN_ARM.close(d, LINEN.apply(ROUND_LINEN.wrist), -4.0 - ROUND_LINEN.way - 90)
    dress.falling_collar(d, AXIS, 230, 88, 44, PAPER, lace=4)
    with d.at(*HEAD, rotate=-4, flip=True):
        _head(d)


def _cloak(d: Drawing) -> None:
    dress.mantle(d, [(196, 228, "c"), (124, 236), (62, 282), (24, 344), (14, 470, "c"),
        (210, 470, "c")], GREEN,
        folds=[[(50, 350), (40, 410), (44, 470)]])  # fmt: skip
    borders.border(
        d, [(190, 236), (124, 245), (68, 290), (31, 350), (22, 470)], 8, YELLOW, "zigzag", RED, spacing=16
    )
    dress.mantle(
        d, [(308, 228, "c"), (352, 244), (408, 320), (470, 400), (516, 436, "c"), (516, 470, "c"),
            (300, 470, "c")], GREEN, folds=[[(424, 400), (432, 436), (428, 470)]], seed=5, black=False,
    )  # fmt: skip


def _lining(d: Drawing) -> None:
    """The cloak turned forward beside the waist."""
    dress.lining(d, [(318, 300, "c"), (346, 322), (366, 366), (388, 404), (398, 470, "c"), (300, 470, "c")],
        SKY, pleats=[([(352, 366), (358, 410), (356, 470)], 7), ([(330, 330), (338, 380)], 9)])  # fmt: skip


def _doublet(d: Drawing) -> None:
    dress.skirts(d, ((190, 402), (316, 402)), (140, 368), 476, (RED, YELLOW), 8)
    nodes: list[Node] = [(212, 224, "c"), (172, 244), (184, 304), (188, 360), (188, 408, "c"), (AXIS, 420),
        (318, 408, "c"), (318, 360), (322, 304), (334, 244), (294, 224, "c")]  # fmt: skip
    panel: list[Point] = [(270, 284), (316, 276), (316, 410), (270, 410)]
    dress.coat(
        d,
        nodes,
        RED,
        figure=("leaf", YELLOW),
        within=polyline(panel),
        step=24,
        folds=[([(190, 316), (204, 328), (208, 352)], 5), ([(316, 316), (302, 332), (298, 356)], 5)],
    )
    shirt: list[Node] = [(222, 220, "c"), (230, 270), (AXIS, 330, "c"), (274, 270), (284, 220, "c")]
    d.shape(smooth(shirt), PAPER, INNER)
    throat: list[Node] = [(236, 211, "c"), (238, 226), (AXIS, 270, "c"), (269, 226), (270, 211, "c")]
    d.shape(smooth(throat), FLESH, None,
        shade=[Shade(angle=0, depth=0.5, spacing=4.8, width=2.4, reach=12)])  # fmt: skip
    d.line(polyline([(238, 228), (AXIS, 270), (270, 230)], closed=False), INNER)
    d.fold(([(AXIS, 326), (247, 306), (243, 284)], 4), ([(AXIS, 326), (256, 310), (260, 290)], 3.4))
    for way in ([(230, 262), (236, 296), (AXIS, 332), (AXIS, 416)], [(274, 262), (268, 296), (AXIS, 332)]):
        d.line(smooth(list(way), closed=False), 9.6)
        d.line(smooth(list(way), closed=False), 4.6, ink=YELLOW)
    d.shapes([circle(AXIS + 12, 348 + 19 * k, 5) for k in range(3)], YELLOW, DETAIL)
    dress.belt(d, (185, 409), (321, 409), 26, YELLOW, "lozenges", BLUE, buckle=(PAPER, RED))


def _cup(d: Drawing) -> None:
    cup(d, *CUP, 172)


def _linen(d: Drawing) -> None:
    """A cupbearer's napkin, pressed together in the hand: a crest above, long falls below."""
    x, y = HOLD
    crest: list[Node] = [(x - 12, y - 8, "c"), (x - 30, y - 34), (x - 22, y - 52), (x - 9, y - 40, "c"),
        (x + 1, y - 60), (x + 12, y - 42, "c"), (x + 26, y - 50), (x + 29, y - 30),
        (x + 12, y - 8, "c")]  # fmt: skip
    fall: list[Node] = [(x - 12, y + 10, "c"), (x - 26, y + 58), (x - 40, y + 130, "c"),
        (x + 34, y + 130, "c"),
        (x + 25, y + 60), (x + 12, y + 10, "c")]  # fmt: skip
    for shape in (crest, fall):
        d.shape(smooth(shape), PAPER, OUTER, shade=[Shade(depth=0.24, spacing=5, width=2.4, reach=14)])
    d.fold(([(x, y + 20), (x - 8, y + 54), (x - 16, y + 100)], 7), ([(x + 5, y + 20), (x + 8, y + 56),
        (x + 7, y + 94)], 6),
        ([(x - 4, y - 20), (x - 10, y - 32), (x - 12, y - 44)], 4.4), ([(x + 7, y - 20), (x + 12, y - 30),
        (x + 14, y - 40)], 4))  # fmt: skip
    for low, deep in ((66, 16), (88, 5)):
        stripe: list[Node] = [(x - 27 - (low - 58) * 0.2, y + low, "c"), (x - 4, y + low + 5),
            (x + 25 + (low - 60) * 0.13, y + low, "c"), (x + 26 + (low - 60) * 0.13, y + low + deep, "c"),
            (x - 4, y + low + deep + 5), (x - 30 - (low - 58) * 0.2, y + low + deep, "c")]  # fmt: skip
        d.shape(smooth(stripe), RED, DETAIL)


_SLASHED: Final = (RED, YELLOW)
_CUP_ARM: Final = Tailored(
    fill=BLUE, shoulder=(338, 282), elbow=(456, 380), figure=("star", PAPER), follow=True, puff=_SLASHED
)
_LINEN_ARM: Final = Tailored(
    fill=BLUE, shoulder=(166, 284), elbow=(70, 384), figure=("star", PAPER), follow=True, puff=_SLASHED
)


def _head(d: Drawing) -> None:
    tone = hair.AUBURN
    for x, y, size in ((30, 44, 17), (46, 30, 17), (40, 60, 15), (22, 60, 14), (54, 8, 15)):
        hair.roll(d, x, y, size, tone)
    face: list[Node] = [
        (-25, -46), (-33, -30), (-34, -18), (-31, -6), (-35, 6), (-33, 20), (-28, 34), (-27, 46), (-22, 57),
            (-10, 63),
        (7, 58), (23, 43), (32, 23), (36, 0), (36, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=7, cross=0)
    flush(d, (14, 20, 11))
    visage.eye(d, 2, 0, 9.4, -1, wide=0.8, gaze=-0.7, lash=True, iris="#4c7d3a")
    visage.eye(d, -26, 0, 4.8, 1, wide=0.8, gaze=-0.7, iris="#4c7d3a")
    visage.brow(d, [(-7, -14), (5, -20), (23, -13)], 3.8, ink=hair.CHESTNUT)
    visage.brow(d, [(-19, -14), (-26, -18), (-34, -13)], 3.4, ink=hair.CHESTNUT)
    jutting(d, FLESH, (-38, 13), root=(-18, -3), wing=(-17, 19), hook=-2.6, bulb=1.2, dark=0)
    visage.mouth(d, (-27, 36), (-7, 34), dip=(-17, 36), full=1.1, red=True)
    d.lens([(-20, 50), (-14, 47.6), (-8, 50)], 2.0)
    for x, y, size in ((36, -20, 12), (42, -2, 14), (38, 18, 13)):
        hair.roll(d, x, y, size, tone)
    for x, y, size in ((24, -27, 10), (-25, -29, 8), (8, -29, 10), (-10, -28, 9)):
        hair.roll(d, x, y, size, tone)
    page_hats.velvet_cap(d, BLUE, RED, (YELLOW, RED))
