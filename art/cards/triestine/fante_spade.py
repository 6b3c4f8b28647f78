"""Fante di spade: a soldier in stripes and a ruff, the sabre upright, its empty sheath in the other fist."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Outline, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import beside, direction, step
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, page_hats, profiles
from art.cards.triestine.court import court_card
from art.cards.triestine.court_sabre import court_sabre
from art.cards.triestine.faces import neck
from art.cards.triestine.folds import followed, runnel
from art.cards.triestine.hands_of_swords import AT_SCABBARD, THUMB_ON_GUARD
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, HEMP, INK, PAPER, RED, WHITE, YELLOW
from art.cards.triestine.tailored_sleeve import Tailored

HEAD: Final[Point] = (236, 157)
AXIS: Final = 242.0
SWORD: Final[Point] = (406, 288)
GRASP: Final[Point] = (212, 340)
TURN: Final = 20.0
"""Of the fist about the scabbard, degrees."""
HIP: Final = placed(*GRASP, 1.0, TURN, True)
LEATHER: Final = "#2e2422"


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
    _ARM.close(d, HIP.apply(AT_SCABBARD.wrist), TURN - (AT_SCABBARD.way + 90))
    dress.pleats(d, AXIS, 232, 62, 30)
    with d.at(*HEAD, rotate=3):
        _head(d)


def _cloak(d: Drawing) -> None:
    right: list[Node] = [(300, 230, "c"), (360, 240), (424, 286), (470, 350), (516, 400, "c"),
        (516, 470, "c"), (280, 470, "c")]  # fmt: skip
    left: list[Node] = [(186, 232, "c"), (134, 244), (86, 234), (48, 202), (14, 184, "c"), (14, 470, "c"),
        (200, 470, "c")]  # fmt: skip
    dress.mantle(d, right, RED, black=False, hatched=False)
    dress.mantle(d, left, RED, black=False, hatched=False)
    runnel(d, [(142, 262), (104, 274), (62, 304), (14, 372)], (-5, -7), width=10, count=3)
    runnel(d, [(92, 316), (66, 348), (46, 396), (36, 474)], (-7, -1), width=10, count=3)
    runnel(d, [(474, 478), (488, 448), (492, 420), (486, 396)], (7, 1), width=12, count=2)
    dress.lining(d, [(300, 300, "c"), (338, 318), (356, 360), (376, 404), (388, 470, "c"), (290, 470, "c")],
        HEMP, pleats=[([(340, 362), (348, 410), (344, 470)], 7), ([(320, 326), (328, 376)], 9)])  # fmt: skip
    borders.border(
        d, [(186, 236), (134, 250), (82, 240), (44, 208), (14, 191)], 10, YELLOW, "zigzag", BLUE, spacing=26
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
        followed(d, [(306, 420), (306, 356), (312, 300), (320, 246)], (-6, 0), count=3, thin=3.2)
    d.line(shape, OUTER)
    dress.sash(d, (176, 248), (296, 404), 16, RED, PAPER)
    dress.belt(d, (175, 408), (309, 408), 26, BROWN, "lozenges", YELLOW, buckle=(YELLOW, GREEN), at=0.6)


def _scabbard(d: Drawing) -> None:
    """An empty sheath of black leather, flat and bowed like the blade, hung from the belt by two straps."""
    place = placed(*GRASP, 1.0, 42)
    line = [place.apply((-0.001 * y * y, y)) for y in range(-72, 181, 6)]

    def band(start: int, stop: int, *halves: float) -> Outline:
        ks = range(start, stop + 1)
        steps = [halves[0] + (halves[1] - halves[0]) * (k - start) / (stop - start) for k in ks]
        left = [beside(line, k, -half) for k, half in zip(ks, steps, strict=True)]
        right = [beside(line, k, half) for k, half in zip(ks, steps, strict=True)]
        return smooth([(*left[0], "c"), *left[1:-1], (*left[-1], "c"), (*right[-1], "c"), *right[-2:0:-1],
            (*right[0], "c")])  # fmt: skip

    for k, belt, sag in ((21, (216, 416), 6), (31, (182, 420), 9)):
        x, y = beside(line, k, -12)
        strap = smooth([(*belt, "c"), ((x + belt[0]) / 2, (y + belt[1]) / 2 + sag), (x, y, "c")],
            closed=False)  # fmt: skip
        d.line(strap, 11)
        d.line(strap, 6, ink=BROWN)
    last = len(line) - 1
    d.shape(band(1, last, 10.5, 8), LEATHER, OUTER)
    d.lens([beside(line, k, 3.6) for k in (6, 14, 22, 30, 36)], 3.2, ink=PAPER)
    for k in (21, 31):
        d.shape(circle(*beside(line, k, -14), 5), YELLOW, INNER)
        d.shape(band(k - 1, k + 1, 11.4, 11.4), YELLOW, INNER)
    throat = [beside(line, k, far) for k, far in ((0, -13.5), (4, -12), (6, 0), (4, 12), (0, 13.5))]
    d.shape(polyline(throat), YELLOW, INNER)
    for half, deep, fill in ((15.5, 5.4, YELLOW), (10.5, 2.4, INK)):
        d.shape(smooth([(*beside(line, 0, -half), "c"), step(line[0], direction(line, 0), -deep),
            (*beside(line, 0, half), "c"), step(line[0], direction(line, 0), deep)]), fill, INNER)  # fmt: skip


def _sword_arm(d: Drawing) -> None:
    Tailored(
        fill=GREEN,
        shoulder=(328, 284),
        elbow=(446, 416),
        figure=("sun", YELLOW),
        puff=(BLUE, YELLOW),
        step=34,
    ).hold(d, SWORD, THUMB_ON_GUARD, _sabre, tilt=4, size=0.88)


def _sabre(d: Drawing) -> None:
    court_sabre(d, *SWORD, 224, 4, bow=0.13, cut=2, side=-1)


_ARM: Final = Tailored(
    fill=GREEN,
    shoulder=(156, 284),
    elbow=(54, 350),
    figure=("sun", YELLOW),
    puff=(BLUE, YELLOW),
    step=34,
)


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
    hair.tail_of_hair(d, [(8, -30), (14, 8), (16, 40), (10, 58)], [(44, -34), (54, 0), (56, 34),
        (48, 58)], tone, count=8,
        seed=83)  # fmt: skip
    face: list[Node] = [
        (-24, -48), (-31, -36), (-35, -24), (-34, -13), (-31, -5), (-42, 5), (-49, 14), (-51, 20),
        (-48, 25), (-42, 26), (-37, 27, "c"), (-37, 31), (-40, 36), (-36, 39, "c"), (-39, 42), (-37, 46),
        (-33, 49), (-36, 56), (-33, 68), (-20, 71), (-4, 64), (14, 50), (28, 30), (34, 0), (34, -24),
        (30, -48),
    ]  # fmt: skip
    profiles.skull(d, face, FLESH, start=0.64, stop=0.88)
    _eye(d)
    visage.brow(d, [(-33, -13), (-19, -20), (2, -16)], 5.0)
    d.lens([(-36, 13), (-31, 16), (-32, 22), (-37, 24), (-43, 21)], 3.2)
    visage.cheek_lines(d, 25, 9, long=14, count=3)
    d.lens([(-38, 42.6), (-33, 43.6), (-27, 41)], 3.4, ink=RED)
    d.lens([(-38, 39), (-29, 39), (-21, 38)], 2.8)
    hair.wing(d, (-39, 32), [(-27, 35), (-14, 35), (-2, 27), (0, 19)], 5.4, tone)
    hair.wing(d, (-39, 32), [(-43, 34), (-48, 34), (-54, 31)], 4.0, tone)
    tuft: list[Node] = [(-33, 55, "c"), (-24, 56), (-17, 64), (-24, 74), (-40, 88, "c"), (-38, 72)]
    d.shape(smooth(tuft), tone, INNER)
    d.lens([(-28, 60), (-30, 70), (-37, 82)], 2.0, ink=PAPER)
    hair.tail_of_hair(d, [(22, -36), (29, -12), (30, 14), (24, 34)], [(43, -36), (51, -8), (52, 22),
        (42, 44)], tone, count=5,
        seed=84)  # fmt: skip
    fringe: list[Node] = [(-36, -44, "c"), (-34, -24), (-26, -14, "c"), (-15, -22), (-3, -15, "c"), (10, -22),
        (23, -12), (30, 8, "c"), (36, -10), (38, -44, "c")]  # fmt: skip
    d.shape(smooth(fringe), tone, INNER)
    with d.at(0, -4):
        page_hats.steeple(d, GREEN, RED, (RED, PAPER))
