"""Fante di coppe: a snub-nosed boy in profile, brown curls; the cup on his palm, a carnation."""

from __future__ import annotations

from art.cards.bergamasche import dress, locks, second_hands
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.court import FALLING, court_card
from art.cards.bergamasche.cup import cup
from art.cards.bergamasche.flowers import LEAF, carnation
from art.cards.bergamasche.hands_of_cups_and_coins import ON_FINGERTIPS
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, OCHRE, RED, WHITE
from art.cards.bergamasche.sleeve_heads import paned
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import visage
from art.cards.parts.foliage import ribbed_leaf

HAIR = "#7a4a25"
HEAD = paned(BLUE, OCHRE, OCHRE)
STALK = (374.0, 350.0)


def draw() -> Drawing:
    """The card."""
    return court_card("FC", _figure, FALLING, BLUE, grain=1.3)


def _figure(d: Drawing) -> None:
    _cape(d)
    _doublet(d)
    Arm(
        shoulder=(386, 306),
        elbow=(454, 456),
        fill=RED,
        wide=44,
        joint=35,
        ground=BLUE,
        head=HEAD,
        seed=16,
    ).hold(d, STALK, second_hands.STALK_IN_THE_TIPS, tilt=14, held=_carnation)
    _head(d)
    arm = Arm(shoulder=(214, 306), elbow=(130, 420), fill=RED, ground=BLUE, head=HEAD, seed=15)
    arm.hold(d, (116, 260), ON_FINGERTIPS, held=lambda d: cup(d, 116, 168, 188))


def _carnation(d: Drawing) -> None:
    """Its stalk goes through the fist and shows above it and below."""
    with d.at(*STALK):
        d.limb([(-18, 72, 6), (0, 0, 6), (15, -58, 5.6), (31, -120, 5)], GREEN, INNER, depth=0.6, spacing=5)
        for x, y, turn, long in ((17, -58, -8, 50), (11, -42, 196, 44)):
            ribbed_leaf(d, x, y, turn, long, long * 0.46, GREEN, DETAIL, rib=0.75, weight=2.4, shade=[LEAF])
        carnation(d, 33, -126, 58, 12)


def _cape(d: Drawing) -> None:
    dress.lining(
        d, [(220, 256, "c"), (130, 330), (60, 370), (10, 380, "c"), (10, 600, "c"), (230, 600, "c")], GREEN
    )
    dress.cloth(
        d, [(350, 250, "c"), (420, 280), (480, 320), (510, 360, "c"), (510, 660, "c"), (330, 660, "c")],
            GREEN,
        folds=[([(460, 330), (476, 420), (478, 520)], 7), ([(420, 400), (410, 470), (412, 560)], 7)],
    )  # fmt: skip


def _doublet(d: Drawing) -> None:
    dress.cloth(
        d, [(248, 250, "c"), (206, 268), (202, 330), (214, 390), (200, 440), (160, 640, "c"), (420, 640,
            "c"), (392, 440),
            (380, 390), (392, 330), (388, 268), (346, 248, "c")], BLUE,
        folds=[([(222, 320), (236, 380), (228, 428)], 8), ([(366, 320), (352, 380), (360, 424)], 8)],
    )  # fmt: skip
    dress.buttons(d, [(294, 306), (291, 342), (287, 378), (283, 414)], OCHRE, 9)
    for k in range(6):
        a, b = 196 + 33 * k, 196 + 33 * (k + 1)
        tab: list[Node] = [
            (a, 436, "c"),
            (b, 436, "c"),
            (b + (k - 2) * 12, 640, "c"),
            (a + (k - 3) * 12, 640, "c"),
        ]
        dress.cloth(d, tab, (RED, OCHRE)[k % 2], seed=20 + k)
    dress.band(d, [(200, 434), (248, 446), (296, 449), (344, 444), (392, 432)], 13, GREEN)


def _head(d: Drawing) -> None:
    with d.at(296, 152, 1.13, 5):
        locks.ringlets(d, HAIR, [(34, 56, 13), (52, 44, 13), (22, 66, 12), (60, 24, 13)])
        dress.neck(
            d, FLESH, [(-4, 40, "c"), (0, 70), (-14, 108, "c"), (52, 108, "c"), (38, 80), (37, 20, "c")]
        )
    dress.collar(
        d, [(262, 232, "c"), (232, 248), (214, 284, "c"), (250, 288), (288, 278, "c"), (274, 258)],
        [(340, 228, "c"), (372, 246), (384, 286, "c"), (336, 292), (288, 278, "c"), (318, 256)], WHITE,
    )  # fmt: skip
    with d.at(296, 152, 1.13, 5):
        face: list[Node] = [
            (-20, -46), (-29, -32), (-30, -20), (-27, -9, "c"), (-32, 3), (-42, 13), (-43, 19), (-37, 23),
                (-31, 24, "c"),
            (-33, 31), (-30, 35.4, "c"), (-31.6, 40), (-27.6, 44.4, "c"), (-29, 52), (-21, 60), (-8, 58),
                (12, 48),
                (26, 30),
            (36, 6), (38, -20), (32, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=8, start=0.5, cross=5)
        visage.brim_shadow(d, -27, 32)
        visage.blush(d, (0, 23, 6.6))
        visage.eye(d, -18, -2, 9.4, 1, wide=1.24, gaze=-0.7, lash=True)
        visage.brow(d, [(-29, -18), (-20, -24), (-8, -19)], 3.4)
        visage.strokes(
            d, ("l", 2.6, [(-29, 12), (-25, 16), (-25, 21), (-29, 23)]), ("l", 2.6, [(-38, 21), (-33, 18),
                (-30, 22)]),
            ("l", 3.0, [(-31, 36), (-24, 35.6), (-17, 32)]), ("l", 2.0, [(-27, 46), (-22, 45), (-17, 46)]),
            ("l", 2.0, [(-15, 28), (-13, 33), (-15, 37)]),
        )  # fmt: skip
        d.flats(smooth([(-33.4, 31.6, "c"), (-30, 30.4), (-21, 34.6, "c"), (-30, 35.4)]),
            smooth([(-30.6, 36, "c"), (-21, 35.4, "c"), (-26, 39.4), (-31.6, 40)]),
            ink="#d0705c")  # fmt: skip
        visage.freckles(d, (-14, 16), (-8, 14), (-12, 20), (-4, 18))
        visage.ear(d, 22, 4, 0.94, FLESH)
        locks.ringlets(
            d,
            HAIR,
            [
                (-14, -36, 10),
                (2, -34, 11),
                (16, -24, 11),
                (34, -28, 13),
                (40, -8, 13),
                (46, 12, 13),
                (38, 30, 13),
            ],
        )
        _cap(d)


def _cap(d: Drawing) -> None:
    crown: list[Node] = [
        (-32, -40),
        (-36, -60),
        (-16, -80),
        (14, -84),
        (44, -70),
        (56, -44),
        (40, -34),
        (4, -34),
    ]
    d.shape(smooth(crown), RED, OUTER, shade=dress.CLOTH)
    for x in (-18, 4, 26):
        d.fold(([(x * 1.1, -40), (x * 0.9, -58), (x * 0.6 + 2, -76)], 4))
    feather = plume([(34, -52), (62, -84), (96, -84), (112, -60), (104, -44)], 15)
    d.shape(feather, WHITE, OUTER, shade=[Shade(angle=60, depth=0.34, spacing=4.8, width=2.4)])
    d.fold(([(36, -52), (64, -80), (94, -78), (104, -60)], 3.4))
    band: list[Node] = [
        (-38, -44, "c"),
        (-36, -32),
        (0, -24),
        (40, -28),
        (58, -40),
        (60, -50, "c"),
        (40, -42),
        (2, -38),
    ]
    d.shape(smooth(band), OCHRE, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=5, width=2.8)])
    dress.jewel(d, 36, -44, 10, BLUE)
