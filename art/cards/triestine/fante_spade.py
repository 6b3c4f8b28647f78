"""Fante di spade: a soldier in stripes and a ruff, the sabre shouldered upright, a fist on his hip."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, placed, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import visage
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.arms import Sleeve, cuff
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import jutting, neck
from art.cards.triestine.hands_of_swords import HOOKED, THUMB_UP
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.sabre import sabre

HEAD: Final[Point] = (238, 172)
AXIS: Final = 242.0
SWORD: Final[Point] = (400, 296)
HIP: Final = placed(184, 394, 1.0, 4, True)


def draw() -> Drawing:
    """The card."""
    return court_card("FS", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _sword_arm(d)
    _hip_arm(d)
    with d.at(*HEAD, rotate=3):
        neck(d, FLESH, (-2, 50), 19, long=30)
    _jerkin(d)
    with d.at(*HEAD, rotate=3):
        _head(d)


def _cloak(d: Drawing) -> None:
    dress.mantle(d, [(300, 244, "c"), (352, 262), (412, 330), (464, 410), (516, 440, "c"), (516, 470, "c"),
        (280, 470, "c")],
        RED, folds=[[(392, 390), (398, 430), (394, 470)]])  # fmt: skip
    dress.mantle(d, [(186, 244, "c"), (120, 264), (58, 320), (14, 384, "c"), (14, 470, "c"),
        (200, 470, "c")], RED,
        folds=[[(46, 372), (38, 420), (42, 470)]], seed=5)  # fmt: skip


def _jerkin(d: Drawing) -> None:
    dress.skirts(d, ((172, 414), (312, 414)), (128, 356), 476, (BLUE, YELLOW), 8)
    trunk: list[Node] = [(200, 240, "c"), (160, 258), (174, 322), (166, 380), (170, 424, "c"), (AXIS, 436),
        (314, 424, "c"),
        (318, 380), (310, 322), (324, 258), (284, 240, "c")]  # fmt: skip
    shape = smooth(trunk)
    d.shape(shape, YELLOW, OUTER)
    with d.clip(shape):
        stripes: list[Outline] = []
        for k in range(-3, 4):
            x0, x1 = AXIS + 24 * k, AXIS + 21 * k
            stripes.append(smooth([(x0 - 7, 230, "c"), (x1 - 6, 340), (x1 - 7, 450, "c"), (x1 + 7, 450, "c"),
                (x1 + 6, 340),
                (x0 + 7, 230, "c")]))  # fmt: skip
        d.shapes(stripes, BLUE, INNER)
        d.hatch(
            shape,
            Shade(depth=0.26, spacing=6, width=3, reach=44),
            Shade(angle=180, depth=0.1, spacing=6.6, width=2.2),
        )
    d.line(shape, OUTER)
    dress.sash(d, (176, 262), (302, 420), 16, RED, PAPER)
    with d.under(HIP):
        HOOKED.behind(d, FLESH)
    dress.belt(d, (168, 424), (316, 424), 26, BROWN, "lozenges", YELLOW, buckle=(YELLOW, GREEN), at=0.6)
    with d.under(HIP):
        HOOKED.before(d, FLESH)
    cuff(d, HIP.apply(HOOKED.wrist), -(HOOKED.way + 90), PAPER, half=24)
    dress.pleats(d, AXIS, 246, 62, 30)


def _sword_arm(d: Drawing) -> None:
    Sleeve(fill=GREEN, shoulder=(326, 300), elbow=(462, 408), wide=43, joint=39, narrow=22, panes=RED,
        puff=(BLUE, YELLOW),
        bands=(YELLOW, RED)).hold(d, SWORD, THUMB_UP, _sabre, over=True)  # fmt: skip


def _sabre(d: Drawing) -> None:
    sabre(d, *SWORD, 306, 2, wide=25, held=True, bow=0.06, cut=2)


def _hip_arm(d: Drawing) -> None:
    Sleeve(
        fill=GREEN,
        shoulder=(160, 300),
        elbow=(76, 398),
        wide=43,
        joint=39,
        narrow=22,
        panes=RED,
        puff=(BLUE, YELLOW),
    ).cloth(d, (148, 382))


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
    hats.sugarloaf(d, GREEN, RED, PAPER)
