"""Fante di spade: a soldier in stripes and a ruff, the sabre shouldered upright, a fist on his hip."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, page_hats
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import jutting, neck
from art.cards.triestine.hands_of_pages import AT_SCABBARD, THUMB_UP
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.sabre import sabre
from art.cards.triestine.tailored import Tailored

HEAD: Final[Point] = (236, 157)
AXIS: Final = 242.0
SWORD: Final[Point] = (400, 256)
GRASP: Final[Point] = (209, 372)
LEAN: Final = 10.0
"""Of the scabbard, degrees."""
HIP: Final = placed(*GRASP, 1.0, LEAN, True)


def draw() -> Drawing:
    """The card."""
    return court_card("FS", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _sword_arm(d)
    _ARM.cloth(d, HIP.apply(AT_SCABBARD.wrist))
    with d.at(*HEAD, rotate=3):
        neck(d, FLESH, (-2, 50), 19, long=30)
    _jerkin(d)
    _scabbard(d)
    with d.under(HIP):
        AT_SCABBARD.before(d, FLESH)
    _ARM.close(d, HIP.apply(AT_SCABBARD.wrist), LEAN - (AT_SCABBARD.way + 90))
    dress.pleats(d, AXIS, 232, 62, 30)
    with d.at(*HEAD, rotate=3):
        _head(d)


def _cloak(d: Drawing) -> None:
    dress.mantle(d, [(300, 230, "c"), (360, 240), (424, 286), (470, 350), (516, 400, "c"), (516, 470, "c"),
        (280, 470, "c")],
        RED, folds=[[(392, 390), (398, 430), (394, 470)]])  # fmt: skip
    left: list[Node] = [(186, 232, "c"), (134, 244), (86, 234), (48, 202), (14, 184, "c"), (14, 470, "c"),
        (200, 470, "c")]  # fmt: skip
    dress.mantle(d, left, RED, folds=[[(92, 262), (62, 316), (44, 400), (40, 470)]], seed=5)
    d.fold(([(64, 240), (40, 270), (20, 290)], 8), ([(128, 256), (100, 290), (90, 316)], 8))
    borders.border(
        d, [(186, 236), (134, 250), (82, 240), (44, 208), (14, 191)], 8, YELLOW, "zigzag", BLUE, spacing=16
    )


def _jerkin(d: Drawing) -> None:
    dress.skirts(d, ((180, 404), (304, 404)), (128, 352), 476, (BLUE, YELLOW), 8)
    trunk: list[Node] = [(200, 226, "c"), (162, 242), (172, 300), (178, 356), (178, 408, "c"), (AXIS, 420),
        (306, 408, "c"), (306, 356), (312, 300), (322, 242), (284, 226, "c")]  # fmt: skip
    shape = smooth(trunk)
    d.shape(shape, YELLOW, OUTER)
    with d.clip(shape):
        stripes: list[Outline] = []
        for k in range(-3, 4):
            x0, x1 = AXIS + 24 * k, AXIS + 19 * k
            stripes.append(smooth([(x0 - 7, 216, "c"), (x1 - 6, 330), (x1 - 6, 440, "c"), (x1 + 6, 440, "c"),
                (x1 + 6, 330), (x0 + 7, 216, "c")]))  # fmt: skip
        d.shapes(stripes, BLUE, INNER)
        d.hatch(shape, Shade(depth=0.26, spacing=6, width=3, reach=44))
    d.line(shape, OUTER)
    dress.sash(d, (176, 248), (296, 404), 16, RED, PAPER)
    dress.belt(d, (175, 408), (309, 408), 26, BROWN, "lozenges", YELLOW, buckle=(YELLOW, GREEN), at=0.6)


def _scabbard(d: Drawing) -> None:
    """Black leather with brass at its mouth and under the hand, the mouth up."""
    with d.at(*GRASP, rotate=LEAN):
        body: list[Node] = [(-10, -50, "c"), (10, -50, "c"), (10, 120, "c"), (-10, 120, "c")]
        d.shape(polyline(body), INK, INNER)
        d.line(polyline([(-4.6, 40), (-4.6, 116)], closed=False), 2.4, ink=PAPER)
        for top, low in ((-56, -34), (38, 56)):
            brass: list[Node] = [(-13, top, "c"), (0, top - 3), (13, top, "c"), (12, low, "c"), (0, low + 3),
                (-12, low, "c")]  # fmt: skip
            d.shape(smooth(brass), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=4.2, width=2.2)])
        d.shape(ellipse(0, -57, 13, 4.6), INK, INNER)
        d.shape(circle(17, 48, 6), YELLOW, INNER)
        d.shape(circle(17, 48, 2.4), BROWN, DETAIL)


def _sword_arm(d: Drawing) -> None:
    Tailored(
        fill=GREEN, shoulder=(328, 284), elbow=(458, 388), figure=("star", YELLOW), follow=True, puff=(BLUE, YELLOW)
    ).hold(d, SWORD, THUMB_UP, _sabre, tilt=8)


def _sabre(d: Drawing) -> None:
    sabre(d, *SWORD, 264, 8, wide=25, held=True, bow=0.06, cut=2, side=-1)


_ARM: Final = Tailored(
    fill=GREEN, shoulder=(156, 284), elbow=(66, 386), figure=("star", YELLOW), follow=True, puff=(BLUE, YELLOW)
)


def _head(d: Drawing) -> None:
    tone = hair.DARK
    hair.tail_of_hair(d, [(8, -30), (14, 8), (16, 40), (10, 58)], [(44, -34), (54, 0), (56, 34),
        (48, 58)], tone, count=8,
        seed=83)  # fmt: skip
    face: list[Node] = [
        (-26, -46), (-34, -30), (-35, -18), (-32, -6), (-36, 6), (-33, 20), (-29, 36), (-26, 50), (-18, 62),
            (-5, 64),
        (11, 58), (27, 44), (34, 24), (37, 0), (37, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=12, cross=8)
    visage.brim_shadow(d, -33, 35, -26)
    visage.eye(d, 6, 0, 10.4, -1, wide=0.7, gaze=-0.6, hood=1)
    visage.eye(d, -25, 0, 5.8, 1, wide=0.7, gaze=-0.6)
    visage.brow(d, [(-9, -11), (4, -19), (25, -14)], 5)
    visage.brow(d, [(-18, -11), (-26, -17), (-36, -13)], 4.4)
    jutting(d, FLESH, (-41, 20), root=(-15, -11), wing=(-13, 21), hook=1.8, dark=4)
    visage.cheek_lines(d, 23, 10, long=14, count=4)
    visage.mouth(d, (-28, 42), (-7, 42), dip=(-17, 41), full=0.8, red=True)
    d.lens([(-16, 57), (-10, 54), (-3, 57)], 2.2)
    hair.wing(d, (-18, 32), [(-10, 33), (0, 33), (8, 29)], 6, tone)
    hair.wing(d, (-19, 32), [(-27, 33), (-34, 33), (-40, 29)], 6, tone)
    hair.tail_of_hair(d, [(22, -36), (29, -12), (30, 14), (24, 34)], [(43, -36), (51, -8), (52, 22),
        (42, 44)], tone, count=5,
        seed=84)  # fmt: skip
    page_hats.steeple(d, GREEN, RED, (RED, PAPER))
