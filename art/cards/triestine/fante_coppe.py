"""Fante di coppe: a curly page in slashed sleeves who looks up at the cup, a thumb in his belt."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.arms import Sleeve, laid
from art.cards.triestine.court import court_card
from art.cards.triestine.cup import cup
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_cups import IN_BELT, ROUND_STEM
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW

HEAD: Final[Point] = (248, 160)
AXIS: Final = 252.0
CUP: Final[Point] = (420, 134)


def draw() -> Drawing:
    """The card."""
    return court_card("FC", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _cup_arm(d)
    _belt_arm(d)
    with d.at(*HEAD, rotate=-4, flip=True):
        neck(d, FLESH, (0, 52), 18, long=40, shade=0.36)
    _doublet(d)
    laid(d, (196, 424), IN_BELT, PAPER, flip=True)
    with d.at(*HEAD, rotate=-4, flip=True):
        _head(d)


def _cloak(d: Drawing) -> None:
    dress.mantle(d, [(196, 236, "c"), (124, 252), (64, 304), (22, 372), (14, 470, "c"),
        (210, 470, "c")], GREEN,
        folds=[[(50, 350), (40, 410), (44, 470)]])  # fmt: skip
    borders.border(
        d, [(190, 244), (122, 262), (68, 314), (28, 380), (20, 470)], 8, YELLOW, "zigzag", RED, spacing=16
    )
    dress.mantle(
        d, [(308, 236, "c"), (352, 252), (392, 330), (420, 470, "c"), (300, 470, "c")], GREEN, seed=5
    )


def _doublet(d: Drawing) -> None:
    dress.skirts(d, ((182, 414), (324, 414)), (140, 368), 476, (RED, YELLOW), 8)
    nodes: list[Node] = [(212, 232, "c"), (172, 252), (184, 316), (176, 378), (180, 424, "c"), (AXIS, 436),
        (326, 424, "c"),
        (330, 378), (322, 316), (334, 252), (294, 232, "c")]  # fmt: skip
    dress.coat(
        d,
        nodes,
        RED,
        folds=[([(184, 330), (200, 344), (206, 368)], 5), ([(322, 330), (306, 346), (300, 370)], 5)],
    )
    shirt: list[Node] = [(228, 244, "c"), (236, 310), (AXIS, 418, "c"), (268, 310), (278, 244, "c")]
    d.shape(smooth(shirt), PAPER, INNER)
    for k in range(5):
        y, half = 272 + 28 * k, 19 - 3.4 * k
        d.line(smooth([(AXIS - half, y), (AXIS, y + 5), (AXIS + half, y)], closed=False), OUTER, ink=BLUE)
        d.shapes([circle(AXIS - half - 3, y, 4), circle(AXIS + half + 3, y, 4)], YELLOW, DETAIL)
    dress.falling_collar(d, AXIS, 238, 88, 44, PAPER, lace=4)
    dress.belt(d, (178, 424), (328, 424), 26, YELLOW, "lozenges", BLUE, buckle=(PAPER, RED))


def _cup_arm(d: Drawing) -> None:
    Sleeve(fill=BLUE, shoulder=(338, 292), elbow=(448, 384), wide=44, joint=39, narrow=22, panes=PAPER,
        puff=(RED, YELLOW),
        bands=(YELLOW,)).hold(d, (CUP[0], 171), ROUND_STEM, _cup, tilt=34)  # fmt: skip


def _cup(d: Drawing) -> None:
    cup(d, *CUP, 180)


def _belt_arm(d: Drawing) -> None:
    Sleeve(fill=BLUE, shoulder=(172, 294), elbow=(88, 396), wide=44, joint=39, narrow=22, panes=PAPER,
        puff=(RED, YELLOW)).cloth(d, (184, 404))  # fmt: skip


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
    visage.brim_shadow(d, -32, 34, -28)
    flush(d, (14, 20, 11))
    visage.eye(d, 2, 0, 9.4, -1, wide=0.8, gaze=-0.7, lash=True, iris="#4c7d3a")
    visage.eye(d, -26, 0, 4.8, 1, wide=0.8, gaze=-0.7, iris="#4c7d3a")
    visage.brow(d, [(-7, -14), (5, -20), (23, -13)], 3.8, ink=hair.CHESTNUT)
    visage.brow(d, [(-19, -14), (-26, -18), (-34, -13)], 3.4, ink=hair.CHESTNUT)
    jutting(d, FLESH, (-36, 15), root=(-15, -10), wing=(-16, 18), hook=-1.4, bulb=0.4, dark=2)
    visage.mouth(d, (-27, 36), (-7, 34), dip=(-17, 36), full=1.1, red=True)
    d.lens([(-20, 50), (-14, 47.6), (-8, 50)], 2.0)
    for x, y, size in ((36, -20, 12), (42, -2, 14), (38, 18, 13)):
        hair.roll(d, x, y, size, tone)
    hats.beret(d, BLUE, RED, (PAPER, YELLOW))
