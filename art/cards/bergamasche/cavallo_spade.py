"""Cavallo di spade: a scarred soldier from the front in a morion, on a black horse; the sword raised."""

from __future__ import annotations

from art.cards.bergamasche import dress, horses, locks, seat, second_hands
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.blade import sword
from art.cards.bergamasche.court import RIDING, court_card
from art.cards.bergamasche.hands_of_shafts import NAILS_TO_US
from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED, STEEL, TAN, WHITE
from art.cards.bergamasche.seat import Seat
from art.cards.bergamasche.sleeve_heads import pauldron
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import visage

SKIN = TAN
SWORD_HAND = (86.0, 250.0)
REIN_HAND = (374.0, 392.0)
TURN = 34.0
SEAT = Seat(cloth=RED, border=OCHRE, bow=STEEL, breeches=BLUE, leg=seat.armoured, cut=seat.dags)
HEAD = pauldron(lames=2)


def draw() -> Drawing:
    """The card."""
    return court_card("CS", _figure, RIDING, RED, grain=1.3)


def _figure(d: Drawing) -> None:
    dress.cloth(d, [(180, 256, "c"), (90, 320), (10, 376), (-60, 420, "c"), (-60, 600, "c"),
        (220, 600, "c")], RED,
        turn=180,
        folds=[([(110, 330), (80, 380), (66, 440)], 7)])  # fmt: skip
    _cuirass(d)
    horses.BLACK.body(d)
    SEAT.saddle(d)
    SEAT.thigh(d)
    seat.tassets(d)
    seat.belt(d, RED)
    horses.BLACK.head(d)
    horses.BLACK.rein_through(d, REIN_HAND, TURN)
    Arm(
        shoulder=(296, 306),
        elbow=(238, 432),
        fill=BLUE,
        ground=RED,
        joint=31,
        wide=37,
        skin=SKIN,
        head=HEAD,
        seed=26,
    ).hold(d, REIN_HAND, second_hands.REIN_UNDER_THUMB, flip=True, tilt=TURN)
    _head(d)
    Arm(
        shoulder=(158, 314),
        elbow=(84, 396),
        fill=BLUE,
        ground=RED,
        joint=32,
        wide=38,
        skin=SKIN,
        head=HEAD,
        seed=25,
    ).hold(d, SWORD_HAND, NAILS_TO_US, tilt=16, held=_sword)


def _sword(d: Drawing) -> None:
    sword(d, *SWORD_HAND, 274, 2, wide=32, fill=BLUE, held=True, bend=0.1)


def _cuirass(d: Drawing) -> None:
    plate: list[Node] = [(180, 254, "c"), (140, 270), (134, 330), (146, 400), (138, 450, "c"), (230, 474),
        (320, 450, "c"),
        (312, 400), (320, 330), (314, 268), (280, 252, "c")]  # fmt: skip
    d.shape(smooth(plate), STEEL, OUTER, shade=[
        Shade(depth=0.34, spacing=6, width=3.4, reach=60), Shade(angle=40, depth=0.22, spacing=6, width=3,
            reach=40),
        Shade(angle=182, depth=0.1, spacing=7, width=2.2)])  # fmt: skip
    d.fold(([(230, 268), (226, 350), (228, 460)], 5))
    dress.band(d, [(302, 264), (240, 350), (148, 436)], 18, RED)
    for y in (420, 440):
        d.lens([(146, y - 8), (230, y + 10), (312, y - 8)], 3.2)
    d.flats(*(circle(x, y, 4) for x, y in ((156, 286), (304, 290), (150, 330), (310, 334))), ink=INK)


def _head(d: Drawing) -> None:
    with d.at(232, 167, 1.16, -2):
        dress.neck(d, SKIN, [(-28, 30, "c"), (-30, 76), (-46, 106, "c"), (46, 106, "c"), (30, 76), (28, 30,
            "c")],
            [(-16, 62), (-8, 84), (-2, 98)], [(18, 60), (9, 84), (3, 98)])  # fmt: skip
    gorget: list[Node] = [
        (176, 240, "c"),
        (232, 262),
        (286, 240, "c"),
        (306, 272),
        (280, 300),
        (232, 312),
        (184, 300),
        (158, 272),
    ]
    d.shape(smooth(gorget), STEEL, OUTER, shade=[
        Shade(angle=40, depth=0.34, spacing=5.4, width=3), Shade(angle=80, depth=0.2, spacing=5.4,
            width=2.6)])  # fmt: skip
    d.line(
        smooth([(164, 274, "c"), (188, 292), (232, 301), (276, 292), (300, 274, "c")], closed=False), DETAIL
    )
    d.flats(
        *(circle(x, y, 3.4) for x, y in ((178, 282), (206, 293), (232, 297), (258, 293), (286, 282))),
        ink=OCHRE,
    )
    with d.at(232, 167, 1.16, -2):
        half: list[Node] = [
            (0, -48),
            (-28, -46),
            (-35, -24),
            (-36, 2),
            (-38, 20),
            (-36, 40),
            (-26, 55),
            (-14, 64),
            (0, 64),
        ]
        visage.skull(d, mirror(half, 0, whole=True), SKIN, jaw=16, start=0.3, stop=0.94, cross=12, lit=9)
        visage.brim_shadow(d, -36, 36, deep=12)
        visage.eye(d, -18, 0, 9.6, 1, wide=0.72, tilt=1, gaze=-0.6, bag=1, hood=0.8)
        visage.eye(d, 18, 0, 9.6, -1, wide=0.62, tilt=1, gaze=-0.6, bag=1, hood=0.8)
        visage.brow(d, [(-6, -10), (-16, -16), (-32, -13)], 7.4)
        visage.brow(d, [(6, -8), (16, -17), (32, -15)], 7.4)
        visage.nose_front(d, x=-1, foot=21, wide=25, broken=2.4)
        visage.strokes(
            d, ("f", 3, [(-3, -22), (-4, -15), (-3, -9)]), ("f", 2.6, [(4, -22), (4, -15), (3, -9)]),
            ("l", 3.2, [(11, 12), (19, 19), (25, 30)]), ("l", 1.8, [(12, 19), (16, 16), (19, 12)]), ("l", 1.8,
                [(18, 27), (22, 24), (26, 20)]),
            ("l", 2.4, [(-15, 22), (-21, 30), (-21, 40)]), ("l", 2.4, [(15, 22), (21, 30), (21, 40)]),
            ("l", 2.2, [(0, 56), (1, 60), (0, 63)]),
        )  # fmt: skip
        visage.cheek_lines(d, 34, 14, long=12, count=5, width=2.4)
        visage.cheek_lines(d, -34, 16, long=8, count=4, side=-1)
        visage.mouth(d, (-11, 38), (11, 38), dip=(0, 37), full=0.9)
        locks.drooping(d, INK)
        _morion(d)


def _morion(d: Drawing) -> None:
    feather = plume([(34, -46), (70, -74), (104, -64), (118, -36), (106, -12)], 18)
    d.shape(feather, RED, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=4.8, width=2.6)])
    d.fold(([(36, -46), (70, -68), (100, -58), (110, -34)], 3.8))
    bowl: list[Node] = [
        (-44, -34, "c"),
        (-46, -64),
        (-26, -88),
        (0, -94),
        (26, -88),
        (46, -64),
        (44, -34, "c"),
        (0, -26),
    ]
    d.shape(smooth(bowl), STEEL, OUTER, shade=[
        Shade(depth=0.42, spacing=5, width=3.2), Shade(angle=40, depth=0.26, spacing=5.2, width=2.8),
        Shade(angle=180, depth=0.12, spacing=6, width=2)])  # fmt: skip
    comb: list[Node] = [
        (-7, -34, "c"),
        (-10, -74),
        (-6, -104),
        (0, -110),
        (6, -104),
        (10, -74),
        (7, -34, "c"),
    ]
    d.shape(smooth(comb), OCHRE, OUTER, shade=[Shade(depth=0.5, spacing=4.8, width=2.8)])
    brim: list[Node] = [(-72, -56, "c"), (-56, -40), (-26, -34), (0, -40), (26, -34), (56, -40), (72, -56,
        "c"), (64, -28), (36, -18),
        (0, -16), (-36, -18), (-64, -28)]  # fmt: skip
    d.shape(
        smooth(brim),
        STEEL,
        OUTER,
        shade=[Shade(angle=80, depth=0.44, spacing=5, width=2.8), Shade(angle=20, depth=0.16, spacing=5)],
    )
    d.line(
        smooth([(-64, -46, "c"), (-40, -30), (0, -27), (40, -30), (64, -46, "c")], closed=False),
        INNER,
        ink=OCHRE,
    )
    d.shapes([circle(x, -24 - abs(x) * 0.12, 4) for x in (-44, -22, 0, 22, 44)], WHITE, DETAIL)
