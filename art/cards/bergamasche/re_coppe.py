"""Re di coppe: a broad, rosy man from the front, round grey beard; the cup on his palm, a sceptre."""

from __future__ import annotations

from art.cards.bergamasche import crowns, dress, locks
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.court import WAVING, court_card
from art.cards.bergamasche.cup import cup
from art.cards.bergamasche.hands_of_cups_and_coins import BY_THE_FOOT_PLATE
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, WHITE
from art.cards.bergamasche.second_hands import LIKE_A_PEN
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import visage

HAIR = "#a9abb2"
GRIP = (386.0, 350.0)


def draw() -> Drawing:
    """The card."""
    return court_card("RC", _figure, WAVING, BLUE, grain=1.3)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _robe(d)
    arm = Arm(shoulder=(206, 312), elbow=(124, 424), fill=RED, wide=54, joint=44, seed=6)
    arm.hold(d, (114, 256), BY_THE_FOOT_PLATE, held=lambda d: cup(d, 114, 176, 190, 2))
    other = Arm(shoulder=(386, 312), elbow=(452, 462), fill=RED, wide=50, joint=38, narrow=26, seed=7)
    other.hold(d, GRIP, LIKE_A_PEN, tilt=4)
    _head(d)
    _sceptre(d)
    # The cape lies over the sleeve, the sceptre over the cape, and the hand once more over the sceptre.
    other.over(d, GRIP, LIKE_A_PEN, tilt=4)


def _mantle(d: Drawing) -> None:
    for flip in (False, True):
        with d.at(576 if flip else 0, 0, flip=flip):
            dress.cloth(
                d, [(250, 250, "c"), (170, 262), (96, 296), (20, 342), (-60, 410, "c"), (-60, 620, "c"),
                    (240, 620, "c")], BLUE,
                folds=[([(122, 284), (90, 380), (72, 500)], 7), ([(84, 303), (48, 390), (34, 500)], 7)],
            )  # fmt: skip
            dress.lining(
                d,
                [(196, 300, "c"), (176, 400), (150, 600, "c"), (240, 600, "c"), (232, 300, "c")],
                BLUE,
                angle=0,
            )


def _robe(d: Drawing) -> None:
    dress.cloth(
        d, [(220, 256, "c"), (192, 300), (184, 370), (172, 440), (150, 600, "c"), (430, 600, "c"), (404,
            440), (392, 370),
            (384, 300), (356, 256, "c")], OCHRE,
        folds=[([(226, 330), (216, 410), (196, 520)], 7), ([(344, 330), (356, 410), (366, 520)], 7)],
    )  # fmt: skip
    panel: list[Node] = [(262, 256, "c"), (314, 256, "c"), (312, 340), (292, 430), (250, 600, "c"), (180,
        600, "c"), (232, 430),
        (258, 340)]  # fmt: skip
    dress.cloth(d, panel, RED)
    for x, y in ((286, 318), (279, 362), (268, 406), (252, 452)):
        dress.buttons(d, [(x, y)], OCHRE, 8)
    dress.band(d, [(260, 262), (256, 340), (232, 430), (190, 560)], 7)
    dress.band(d, [(316, 262), (314, 340), (296, 430), (258, 560)], 7)


def _collar(d: Drawing) -> None:
    """A wide blue cape collar with a golden border."""
    half: list[Node] = [
        (288, 258),
        (240, 236),
        (196, 262),
        (168, 304),
        (190, 330),
        (238, 336),
        (288, 352, "c"),
    ]
    d.shape(smooth(mirror(half, 288, whole=True)), BLUE, OUTER, shade=[
        Shade(angle=30, depth=0.3, spacing=5.8, width=3.2, reach=40), Shade(angle=75, depth=0.22,
            spacing=5.8, width=2.8, reach=26)])  # fmt: skip
    dress.trim(
        d,
        [(172, 300), (192, 322), (240, 326), (288, 342), (336, 326), (384, 322), (404, 300)],
        10,
        spacing=18,
    )
    dress.ruff(d, 288, 238, 62, 36)


def _sceptre(d: Drawing) -> None:
    with d.at(*GRIP, rotate=4):
        d.limb([(0, 130, 6.5), (0, -134, 6.5)], OCHRE, OUTER, depth=0.7, spacing=5.2)
        for y in (-70, -128):
            d.shape(circle(0, y, 9), RED, INNER)
        for turn in (-46, 0, 46):
            with d.at(0, -134, rotate=turn):
                d.shape(smooth([(0, 0, "c"), (-13, -22), (0, -50, "c"), (13, -22)]), OCHRE, INNER,
                    shade=[Shade(depth=0.45, spacing=4.6, width=2.6)])  # fmt: skip
                d.fold(([(0, -6), (0, -20), (0, -38)], 3))
        d.shape(circle(0, -136, 12), BLUE, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2.4)])
        d.line(circle(0, -136, 5), DETAIL, ink=WHITE)
        d.flats(circle(0, -136, 3), ink=GREEN)


def _head(d: Drawing) -> None:
    with d.at(288, 176, 1.21):
        locks.curtain(d, HAIR, drop=70, behind=True, wide=4)
        dress.neck(d, FLESH, [(-30, 30, "c"), (-32, 100, "c"), (32, 100, "c"), (30, 30, "c")])
    _collar(d)
    with d.at(288, 176, 1.21):
        half: list[Node] = [
            (0, -48),
            (30, -46),
            (39, -24),
            (42, 0),
            (45, 18),
            (44, 36),
            (34, 54),
            (18, 66),
            (0, 70),
        ]
        whole = mirror([(-x, y) for x, y, *_ in half], 0, whole=True)
        for side in (-1, 1):
            d.shape(
                smooth(
                    [(side * 40, -14), (side * 48, -18), (side * 52, -6), (side * 48, 10), (side * 41, 12)]
                ),
                FLESH,
                DETAIL,
            )
        visage.skull(d, whole, FLESH, jaw=12, start=0.3, stop=0.9, lit=6)
        visage.blush(d, (-27, 21, 7.6), (27, 21, 7.6), (0, 14, 6))
        visage.brim_shadow(d, -34, 34)
        for x, inner in ((-18, 1), (18, -1)):
            visage.eye(d, x, -2, 9.4, inner, wide=0.8, tilt=-1, bag=1, gaze=-0.7)
        visage.brow(d, [(-7, -15), (-16, -21), (-28, -17)], 5.4, ink=INK)
        visage.brow(d, [(7, -15), (16, -21), (28, -17)], 5.4, ink=INK)
        visage.nose_front(d, x=0, foot=19, wide=25, bulb=2.6)
        visage.strokes(
            d, ("l", 2.2, [(-31, 2), (-37, -1), (-41, -4)]), ("l", 2.2, [(-31, 5), (-37, 6), (-41, 6)]),
            ("l", 2.2, [(31, 2), (37, -1), (41, -4)]), ("l", 2.2, [(31, 5), (37, 6), (41, 6)]),
            ("l", 2.2, [(-22, -29), (0, -31), (22, -29)]),
        )  # fmt: skip
        locks.round_beard(d, HAIR)
        visage.mouth(d, (-12, 36), (12, 36), dip=(0, 39), red=True, full=1.1)
        locks.curtain(d, HAIR, drop=58, behind=False, wide=2)
        for side in (-1, 1):
            for x, y, r in ((56, 58, 10), (44, 64, 9)):
                locks.curl(d, side * x, y, r, HAIR, turn=side, start=270)
        with d.at(0, -35, 0.7):
            crowns.arched_crown(d, RED)
