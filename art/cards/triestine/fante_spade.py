"""Fante di spade: a soldier in stripes and a ruff, the sabre upright, its empty sheath in the other fist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside, direction, step
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, page_hats, profiles
from art.cards.triestine.court import court_card
from art.cards.triestine.court_sabre import court_sabre
from art.cards.triestine.faces import neck
from art.cards.triestine.hands_of_swords import AT_SCABBARD, THUMB_ON_GUARD
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.triestine.strokes import combed, draped
from art.cards.triestine.tailored_sleeve import Tailored
from art.cards.triestine.waves import Wave, wave

HEAD: Final[Point] = (236, 157)
AXIS: Final = 242.0
SWORD: Final[Point] = (406, 288)
GRASP: Final[Point] = (226, 347)
TURN: Final = 15.0
"""Of the fist about the scabbard, degrees."""
HIP: Final = placed(*GRASP, 1.0, TURN, True)
LEATHER: Final = "#43332f"


def draw() -> Drawing:
    """The card."""
    return court_card("FS", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _sword_arm(d)
    _ARM.cloth(d, HIP.apply(AT_SCABBARD.wrist))
    with d.at(*HEAD, rotate=3):
        neck(d, FLESH, (6, 50), 23, long=30)
    _jerkin(d)
    _scabbard(d)
    with d.under(HIP):
        AT_SCABBARD.before(d, FLESH)
    _ARM.close(d, HIP.apply(AT_SCABBARD.wrist), -103)
    dress.pleats(d, AXIS, 232, 62, 30)
    with d.at(*HEAD, rotate=3):
        _head(d)


def _cloak(d: Drawing) -> None:
    """A cape over both shoulders: two long folds from the far one, the hollow beside the waist in black."""
    right: list[Node] = [(300, 226, "c"), (356, 226), (424, 258), (476, 318), (516, 384, "c"),
        (516, 460, "c"), (280, 460, "c")]  # fmt: skip
    left: list[Node] = [(190, 222, "c"), (134, 219), (76, 237), (36, 273), (14, 306, "c"), (14, 460, "c"),
        (200, 460, "c")]  # fmt: skip
    dress.mantle(d, right, RED, black=False, hatched=False)
    dress.mantle(d, left, RED, black=False, hatched=False)
    draped(d, [(164, 244), (112, 254), (66, 289), (48, 332)], (7, 17), width=5.4, fade=0.3)
    draped(d, [(36, 456), (36, 430), (50, 396), (84, 360)], (24, 7), width=7, fade=0.3)
    draped(d, [(106, 456), (101, 440), (104, 416)], (22, 6), width=6, fade=0.3)
    draped(d, [(474, 456), (484, 428), (484, 396), (474, 352)], (24, 6), width=6, fade=0.4)
    edge = [(336, 452), (332, 418), (323, 384), (311, 346)]
    d.shape(smooth([*edge, (290, 340, "c"), (290, 452, "c")]), INK, None)
    combed(d, [(x - 3, y) for x, y in edge], [(x + 42, y + 8) for x, y in edge], cross=0.3, fade=0.3)
    for run in (
        [(188, 231), (135, 229), (80, 246), (43, 280), (18, 316)],
        [(302, 235), (352, 235), (417, 266), (468, 325), (524, 414)],
    ):
        borders.border(d, run, 9, YELLOW, "zigzag", GREEN, spacing=26)


def _jerkin(d: Drawing) -> None:
    dress.skirts(d, ((180, 404), (304, 404)), (128, 352), 476, (BLUE, YELLOW), 8)
    trunk: list[Node] = [(200, 226, "c"), (162, 242), (172, 300), (178, 356), (178, 408, "c"), (AXIS, 420),
        (306, 408, "c"), (306, 356), (312, 300), (322, 242), (284, 226, "c")]  # fmt: skip
    shape = smooth(trunk)
    d.shape(shape, BLUE, OUTER)
    with d.clip(shape):
        piping = smooth([(298, 216, "c"), (290, 330), (290, 440, "c")], closed=False)
        d.line(piping, OUTER * 2.6)
        d.line(piping, OUTER * 1.3, ink=YELLOW)
        flank = [(307, 418), (306, 356), (311, 318), (315, 286)]
        combed(d, flank, [(x - 34, y + 4) for x, y in flank], cross=0.4, fade=0.5)
        draped(d, [(228, 414), (232, 388), (226, 364)], (20, -4), width=6, cross=0)
    d.line(shape, OUTER)
    dress.sash(d, (176, 248), (296, 404), 16, RED, PAPER)
    dress.belt(d, (175, 408), (309, 408), 26, GREEN, "lozenges", YELLOW, buckle=(YELLOW, RED), at=0.6)


def _scabbard(d: Drawing) -> None:
    """An empty sheath of black leather, flat and bowed like the blade, hung from the belt by two straps."""
    place = placed(*GRASP, 1.0, 48)
    line = [place.apply((-0.0014 * y * y, y)) for y in range(-72, 175, 6)]
    last = len(line) - 1
    for k, belt, sag in ((21, (217, 417), 5), (29, (186, 420), 8)):
        x, y = beside(line, k, -14)
        middle = ((x + belt[0]) / 2, (y + belt[1]) / 2 + sag)
        strap = smooth([(*belt, "c"), middle, (x, y, "c")], closed=False)
        d.line(strap, 11.6)
        d.line(strap, 6.6, ink=BROWN)
        d.shape(circle(*belt, 4), YELLOW, DETAIL)
    d.shape(_length(line, 1, last - 3, 10.8, 8), LEATHER, OUTER)
    d.lens([beside(line, k, -6.4) for k in (10, 18, 26, 34)], 4.6)
    d.lens([beside(line, k, 3.8) for k in (6, 13, 20, 27, 36)], 3.4, ink=PAPER)
    for k in (21, 29):
        d.shape(circle(*beside(line, k, -14), 5), YELLOW, INNER)
        d.shape(_length(line, k - 1, k + 1, 11.6, 11.6), YELLOW, INNER)
    tip: list[Node] = [(*beside(line, last - 6, 9.8), "c"), beside(line, last - 2, 8.6), (*line[last], "c"),
        beside(line, last - 2, -8.6), (*beside(line, last - 6, -9.8), "c"),
        (*line[last - 8], "c")]  # fmt: skip
    d.shape(smooth(tip), YELLOW, OUTER)
    throat: list[Node] = [(*beside(line, 0, -12.4), "c"), (*beside(line, 4, -12), "c"), beside(line, 5, -6),
        (*line[6], "c"), beside(line, 5, 6), (*beside(line, 4, 12), "c"),
        (*beside(line, 0, 12.4), "c")]  # fmt: skip
    d.shape(smooth(throat), YELLOW, INNER, shade=[Shade(depth=0.35, spacing=4.4, width=2.0)])
    for half, deep, fill, pen in ((15, 5.4, YELLOW, INNER), (10.5, 2.2, INK, None)):
        lip = [beside(line, 0, -half), step(line[0], direction(line, 0), -deep),
            beside(line, 0, half), step(line[0], direction(line, 0), deep)]  # fmt: skip
        d.shape(smooth([(*lip[0], "c"), lip[1], (*lip[2], "c"), lip[3]]), fill, pen)


def _length(line: list[Point], start: int, stop: int, wide: float, narrow: float) -> Outline:
    """A length of the sheath: half its breadth at either end."""
    ks = range(start, stop + 1)
    halves = [wide + (narrow - wide) * (k - start) / (stop - start) for k in ks]
    left = [beside(line, k, -half) for k, half in zip(ks, halves, strict=True)]
    right = [beside(line, k, half) for k, half in zip(ks, halves, strict=True)]
    ends: list[Node] = [(*right[-1], "c"), *right[-2:0:-1], (*right[0], "c")]
    return smooth([(*left[0], "c"), *left[1:-1], (*left[-1], "c"), *ends])


def _sword_arm(d: Drawing) -> None:
    Tailored(
        fill=GREEN,
        shoulder=(328, 284),
        elbow=(440, 406),
        figure=("sun", YELLOW),
        puff=(BLUE, YELLOW),
        step=34,
        stroke=(7.2, 3.4),
    ).hold(d, SWORD, THUMB_ON_GUARD, _sabre, tilt=4, size=0.88)


def _sabre(d: Drawing) -> None:
    court_sabre(d, *SWORD, 212, 4, bow=0.13, cut=2, side=-1)


_ARM: Final = Tailored(
    fill=GREEN,
    shoulder=(156, 280),
    elbow=(60, 374),
    wide=34,
    joint=29,
    narrow=20,
    figure=("sun", YELLOW),
    puff=(BLUE, YELLOW),
    step=27,
    stroke=(7.2, 3.4),
)


_LIGHT: Final = "#75553f"
_LOCKS: Final[Sequence[Wave]] = (
    ([(42, -38), (54, -14), (50, 10), (60, 32), (52, 48), (66, 60)], 11, hair.DARK),
    ([(36, -38), (45, -10), (40, 14), (50, 36), (43, 52), (54, 68)], 11, hair.DARK),
    ([(28, -34), (34, -6), (29, 18), (38, 40), (32, 54), (40, 66)], 10, hair.DARK),
)
"""Hair behind the ear, swept back from the temple."""


def _eye(d: Drawing) -> None:
    """An eye in profile: a wedge, the iris cut by its front, heavy lids that meet far back."""
    ball: list[Node] = [(-27, -5, "c"), (-29.4, 0), (-27, 5, "c"), (-19, 4), (-10, 2, "c"), (-18, -4)]
    d.shape(smooth(ball), WHITE, None)
    d.flats(smooth([(-27, -5, "c"), (-29.4, 0), (-27, 5, "c"), (-23.6, 0)]), ink=INK)
    d.lens([(-32, -4), (-26, -6), (-17, -4), (-6, 4)], 4.4)
    d.lens([(-27.6, 4.6), (-20, 5.2), (-11, 3)], 2.2)
    d.lens([(-27, -10.6), (-18, -10), (-8, -4)], 2.4)
    d.lens([(-24, 10), (-17, 11), (-10, 8)], 1.8)


def _head(d: Drawing) -> None:
    tone = hair.DARK
    for lock in _LOCKS:
        wave(d, lock, _LIGHT)
    face: list[Node] = [
        (-24, -48), (-31, -36), (-35, -24), (-34, -13), (-32, -5), (-40, 5), (-46, 13), (-48.6, 18),
        (-47, 22.4), (-42, 24), (-37, 26.6, "c"), (-37, 31), (-40, 36), (-36, 39, "c"), (-39, 42), (-37, 46),
        (-33, 49), (-36, 56), (-33, 68), (-20, 71), (-4, 64), (14, 50), (28, 30), (34, 0), (34, -24),
        (30, -48),
    ]  # fmt: skip
    profiles.skull(d, face, FLESH, start=0.64, stop=0.88)
    _eye(d)
    visage.brow(d, [(-33, -13), (-19, -20), (2, -16)], 5.0)
    d.lens([(-36.4, 14), (-32.6, 16), (-33, 21), (-36, 22.6)], 2.4)
    d.lens([(-44, 22), (-40.4, 20), (-37.6, 22)], 2.4)
    visage.cheek_lines(d, 25, 9, long=14, count=3)
    d.lens([(-38, 42.6), (-33, 43.6), (-27, 41)], 3.4, ink=RED)
    d.lens([(-38, 39), (-29, 39), (-21, 38)], 2.8)
    hair.wing(d, (-39, 32), [(-27, 35), (-14, 35), (-2, 27), (0, 19)], 5.4, tone)
    d.lens([(-36, 30.6), (-40, 32.4), (-42.6, 36)], 3.4)
    tuft: list[Node] = [(-33, 55, "c"), (-24, 56), (-17, 64), (-24, 74), (-40, 88, "c"), (-38, 72)]
    d.shape(smooth(tuft), tone, INNER)
    d.lens([(-28, 60), (-30, 70), (-37, 82)], 2.0, ink=PAPER)
    combed(
        d,
        [(32, 18), (25, 35), (12, 52), (-8, 66)],
        [(20, 14), (10, 27), (0, 40), (-16, 56)],
        close=4.6,
        width=2.6,
        cross=0.5,
    )
    visage.ear(d, 18, 5, 1.0, FLESH)
    nape: list[Node] = [(24, -44, "c"), (22, -26), (27, -10), (25, 8), (24, 26, "c"), (36, 14), (44, -10),
        (42, -44, "c")]  # fmt: skip
    d.shape(smooth(nape), tone, INNER)
    d.lens([(31, -38), (34, -14), (31, 10)], 2.4, ink=_LIGHT)
    temple: list[Node] = [(-36, -44, "c"), (-33, -26), (-24, -18, "c"), (-13, -25), (-2, -20, "c"), (4, -6),
        (7, 12, "c"), (13, -4), (20, -16), (30, -24), (34, -44, "c")]  # fmt: skip
    d.shape(smooth(temple), tone, INNER)
    for run in ([(2, -38), (7, -22), (8, -6)], [(10, -38), (15, -28), (24, -24)]):
        d.lens(run, 2.4, ink=_LIGHT)
    with d.at(0, -4):
        page_hats.steeple(d, GREEN, RED, (RED, PAPER))
