"""Fante di spade: a lean dark lad seen from the front, black fringe, upturned hat; a sword in either fist."""

from __future__ import annotations

from art.cards.bergamasche import dress, locks, second_hands
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.blade import sword
from art.cards.bergamasche.court import HIGH, court_card
from art.cards.bergamasche.hands_of_shafts import UNDER_THE_GUARD
from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED, WHITE
from art.cards.bergamasche.sleeve_heads import winged
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, mirror, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import visage

SKIN = "#f0b98c"
HEAD = winged(BLUE, RED)
FIRST = (86.0, 296.0)
SECOND = (428.0, 304.0)


def draw() -> Drawing:
    """The card."""
    return court_card("FS", _figure, HIGH, BLUE)


def _figure(d: Drawing) -> None:
    _cape(d)
    _jerkin(d)
    Arm(
        shoulder=(384, 306),
        elbow=(362, 436),
        fill=OCHRE,
        joint=32,
        wide=38,
        ground=BLUE,
        skin=SKIN,
        head=HEAD,
        seed=18,
    ).hold(d, SECOND, second_hands.BACK_OF_FIST, tilt=6, flip=True, held=_second_sword)
    _head(d)
    sword(d, *FIRST, 330, -2, wide=32, fill=BLUE, held=True)
    Arm(
        shoulder=(196, 306),
        elbow=(190, 436),
        fill=OCHRE,
        joint=32,
        wide=38,
        ground=BLUE,
        skin=SKIN,
        head=HEAD,
        seed=17,
    ).hold(d, FIRST, UNDER_THE_GUARD, tilt=-2)


def _second_sword(d: Drawing) -> None:
    sword(d, *SECOND, 330, 3, wide=28, fill=RED, held=True)


def _cape(d: Drawing) -> None:
    for flip in (False, True):
        with d.at(574 if flip else 0, 0, flip=flip):
            dress.lining(d, [(230, 256, "c"), (140, 296), (36, 354), (-4, 384, "c"), (-30, 640, "c"),
                (240, 640, "c")],
                RED,
                angle=0 if flip else 180)  # fmt: skip
            for x, y, x1, y1 in ((66, 366, 40, 440), (104, 350, 84, 446), (140, 380, 126, 470)):
                d.lens([(x, y), ((x + x1) / 2 - 5, (y + y1) / 2), (x1, y1)], 6, ink=RED)
    dress.cloth(
        d,
        [
            (210, 268, "c"),
            (120, 300),
            (20, 368),
            (-50, 440, "c"),
            (-50, 464, "c"),
            (22, 392),
            (112, 326),
            (206, 300, "c"),
        ],
        RED,
    )
    dress.cloth(
        d, [(364, 268, "c"), (450, 300), (510, 340, "c"), (510, 360, "c"), (444, 324), (368, 300, "c")], RED
    )


def _jerkin(d: Drawing) -> None:
    dress.cloth(
        d, [(240, 252, "c"), (196, 268), (194, 330), (206, 390), (196, 450), (150, 660, "c"), (410, 660,
            "c"), (380, 450),
            (370, 390), (380, 330), (378, 268), (334, 252, "c")], BLUE,
        folds=[([(214, 330), (222, 400), (214, 480)], 7), ([(340, 320), (336, 400), (346, 490)], 7)],
    )  # fmt: skip
    shirt: list[Node] = [(256, 250, "c"), (318, 250, "c"), (306, 300), (284, 346, "c"), (268, 300)]
    d.shape(smooth(shirt), WHITE, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.6)])
    d.fold(([(270, 256), (278, 290), (284, 330)], 4), ([(304, 256), (296, 290), (288, 330)], 4))
    for side in (-1, 1):
        lapel: list[Node] = [
            (287 + side * 34, 246, "c"),
            (287 + side * 58, 300),
            (286, 354, "c"),
            (287 + side * 20, 300),
        ]
        d.shape(smooth(lapel), RED, OUTER, shade=[Shade(angle=40, depth=0.36, spacing=5.2, width=2.8)])
    dress.buttons(d, [(284, 370), (281, 394), (278, 418)], OCHRE, 7)
    dress.band(d, [(340, 262), (300, 360), (236, 452)], 15)
    dress.band(d, [(194, 456), (240, 470), (288, 474), (336, 468), (382, 456)], 13, RED)


def _head(d: Drawing) -> None:
    with d.at(287, 160, 1.13, 2):
        locks.curtain(d, INK, drop=56, behind=True)
        dress.neck(d, SKIN, [(-21, 30, "c"), (-19, 66), (-27, 84), (-44, 92, "c"), (-24, 106),
            (0, 122, "c"), (24, 106), (44, 92, "c"), (27, 84), (19, 66), (21, 30, "c")],
            [(-14, 62), (-6, 84), (-1, 98)], [(16, 60), (8, 84), (3, 98)])  # fmt: skip
        half: list[Node] = [
            (0, -48),
            (-28, -46),
            (-36, -24),
            (-36, 0),
            (-34, 18),
            (-28, 36),
            (-18, 52),
            (-8, 61),
            (0, 62),
        ]
        visage.skull(d, mirror(half, 0, whole=True), SKIN, jaw=10, start=0.36, stop=0.92, lit=5)
        for x, inner in ((-16, 1), (16, -1)):
            visage.eye(d, x, 0, 10.4, inner, wide=1.06, tilt=1.6, gaze=-0.8)
        visage.brow(d, [(-5, -14), (-15, -20), (-28, -19)], 5)
        visage.brow(d, [(5, -14), (15, -20), (28, -19)], 5)
        visage.nose_front(d, x=0, foot=21, wide=19, hard=0.9)
        visage.mouth(d, (-13, 39), (13, 36.5), dip=(-0.6, 40), full=1.1, red=True)
        visage.strokes(d, ("l", 1.8, [(-5, 54), (0, 52.6), (5, 54)]))
        visage.cheek_lines(d, 32, 10, long=8, count=4)
        fringe: list[Node] = [(-36, -44, "c"), (-37, -24), (-30, -16), (-25, -23, "c"), (-16, -15), (-11,
            -23, "c"), (-2, -15),
            (4, -23, "c"), (12, -15), (18, -23, "c"), (27, -16), (36, -24), (36, -44, "c")]  # fmt: skip
        locks.tuft(
            d, fringe, INK, ([(-34, -42), (-32, -30), (-30, -20)], [(34, -42), (32, -30), (30, -20)], 12)
        )
        locks.curtain(d, INK, drop=46, behind=False)
        _hat(d)


def _hat(d: Drawing) -> None:
    feather = plume([(28, -50), (54, -82), (84, -82), (100, -60), (92, -36)], 15)
    d.shape(feather, OCHRE, OUTER, shade=[Shade(angle=60, depth=0.36, spacing=4.8, width=2.6)])
    d.fold(([(30, -50), (56, -77), (82, -76), (94, -56)], 3.6))
    crown: list[Node] = [
        (-38, -42, "c"),
        (-36, -70),
        (-20, -84),
        (10, -86),
        (34, -74),
        (40, -42, "c"),
        (0, -34),
    ]
    d.shape(smooth(crown), BLUE, OUTER, shade=dress.CLOTH)
    d.fold(([(-10, -44), (-12, -62), (-6, -80)], 4), ([(14, -44), (18, -62), (14, -78)], 4))
    brim: list[Node] = [(-62, -38), (-58, -58), (-48, -62), (-40, -50), (-18, -44), (0, -54, "c"), (18, -44),
        (40, -48), (52, -58),
        (62, -50), (60, -36), (36, -26), (0, -24), (-38, -26)]  # fmt: skip
    d.shape(smooth(brim), RED, OUTER, shade=[Shade(angle=90, depth=0.44, spacing=5, width=2.8)])
    dress.jewel(d, 0, -38, 10, WHITE)
