"""Fante di denari: a fair page with a girl's face, three-quarter left; the coin held up, a purse."""

from __future__ import annotations

from art.cards.bergamasche import dress, locks, second_hands
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.coin import coin
from art.cards.bergamasche.court import HIGH, court_card
from art.cards.bergamasche.hands_of_cups_and_coins import PINCHED_FROM_BELOW
from art.cards.bergamasche.inks import BLUE, FLESH, OCHRE, RED, WHITE
from art.cards.bergamasche.sleeve_heads import tabbed
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hats, visage

HAIR = "#e5c878"
HEAD = tabbed(RED, OCHRE)


def draw() -> Drawing:
    """The card."""
    return court_card("FD", _figure, HIGH, RED)


def _figure(d: Drawing) -> None:
    _cape(d)
    _jacket(d)
    _purse(d)
    Arm(
        shoulder=(392, 306), elbow=(464, 412), fill=BLUE, joint=36, wide=42, ground=RED, head=HEAD, seed=14
    ).hold(d, (362, 352), second_hands.HANGING, tilt=10)
    _head(d)
    arm = Arm(shoulder=(208, 306), elbow=(126, 430), fill=BLUE, joint=38, ground=RED, head=HEAD, seed=13)
    arm.hold(d, (110, 172), PINCHED_FROM_BELOW, held=lambda d: coin(d, 110, 172, 134))


def _cape(d: Drawing) -> None:
    dress.cloth(
        d, [(330, 250, "c"), (420, 280), (486, 330, "c"), (510, 620, "c"), (330, 620, "c")], OCHRE,
        folds=[([(428, 330), (440, 420), (440, 540)], 7)],
    )  # fmt: skip
    dress.lining(
        d, [(230, 254, "c"), (150, 330), (60, 420), (-24, 462, "c"), (-24, 640, "c"), (230, 640, "c")], OCHRE
    )


def _jacket(d: Drawing) -> None:
    dress.cloth(
        d, [(248, 250, "c"), (202, 268), (198, 330), (210, 390), (200, 440), (160, 620, "c"), (420, 620,
            "c"), (398, 440),
            (388, 390), (398, 330), (396, 268), (350, 248, "c")], RED,
        folds=[([(226, 320), (232, 380), (222, 430)], 7), ([(364, 320), (360, 380), (368, 430)], 7)],
    )  # fmt: skip
    shirt: list[Node] = [
        (272, 250, "c"),
        (330, 250, "c"),
        (318, 330),
        (300, 420, "c"),
        (280, 420, "c"),
        (276, 330),
    ]
    d.shape(smooth(shirt), WHITE, INNER, shade=[Shade(depth=0.34, spacing=5.4, width=2.8)])
    for k in range(3):
        y = 300 + 40 * k
        d.lens([(277 + k, y), (298 - k, y + 8), (321 - 4 * k, y)], 5.4)
    dress.band(d, [(264, 252), (268, 330), (280, 456)], 9, OCHRE)
    dress.band(d, [(338, 252), (326, 330), (304, 456)], 9, OCHRE)
    for k in range(6):
        x0, x1 = 176 + 38 * k, 214 + 38 * k
        pane: list[Node] = [
            (x0 + 16, 446, "c"),
            (x1 + 6, 446, "c"),
            (x1 + (k - 2) * 8, 620, "c"),
            (x0 + (k - 3) * 8, 620, "c"),
        ]
        dress.cloth(d, pane, (BLUE, WHITE)[k % 2], seed=k)
    belt: list[Node] = [
        (198, 424, "c"),
        (300, 444),
        (402, 424, "c"),
        (404, 448, "c"),
        (300, 468),
        (196, 448, "c"),
    ]
    d.shape(smooth(belt), "#9c6b3c", OUTER, shade=[Shade(depth=0.4, spacing=6, width=3)])
    dress.buttons(d, [(220, 440), (250, 448), (280, 453), (320, 454), (350, 449), (382, 441)], OCHRE, 6)


def _purse(d: Drawing) -> None:
    """A leather purse that hangs whole between the fist and the hem."""
    with d.at(362, 382, 0.92):
        bag: list[Node] = [(-12, 0, "c"), (14, 0, "c"), (34, 36), (38, 70), (2, 88), (-34, 70), (-28, 34)]
        d.shape(smooth(bag), "#9c6b3c", OUTER, shade=[
            Shade(depth=0.4, spacing=5.4, width=3), Shade(angle=60, depth=0.3, spacing=5.4, width=2.6),
        ])  # fmt: skip
        d.fold(([(-4, 8), (-14, 36), (-18, 64)], 4), ([(8, 8), (16, 38), (20, 66)], 4))
        d.shape(circle(2, 60, 9), OCHRE, DETAIL)
        tie: list[Node] = [(-17, 14, "c"), (1, 19), (20, 14, "c"), (22, 24, "c"), (2, 29), (-20, 24, "c")]
        d.shape(smooth(tie), RED, INNER)


def _head(d: Drawing) -> None:
    with d.at(302, 166, 1.15, -5):
        locks.bob(d, HAIR, behind=True)
        dress.neck(
            d, FLESH, [(-12, 40, "c"), (-10, 76), (-24, 92, "c"), (44, 92, "c"), (34, 76), (32, 20, "c")]
        )
    dress.ruff(d, 304, 246, 62, 36, pleats=12)
    with d.at(302, 166, 1.15, -5):
        face: list[Node] = [
            (-26, -46), (-34, -26), (-34, -14), (-31, -6), (-36, 8), (-35, 24), (-29, 40), (-18, 54), (-8,
                57), (8, 52), (26, 34),
            (35, 10), (36, -20), (30, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=7, start=0.5, cross=5)
        visage.brim_shadow(d, -32, 34)
        visage.blush(d, (14, 22, 8), (-28, 20, 4))
        visage.eye(d, 6, 0, 10, -1, wide=0.92, lash=True, gaze=-0.6, iris="#4d7f5c")
        visage.eye(d, -22, -0.6, 6.6, 1, wide=1.12, gaze=-0.3, iris="#4d7f5c")
        visage.brow(d, [(-6, -15), (5, -22), (17, -21), (25, -15)], 3.0)
        visage.brow(d, [(-15, -15), (-23, -21), (-31, -16)], 2.6)
        visage.nose(d, (-25, 15), root=(-14, -10), snub=1.0, wing=10.6, hard=0.62)
        visage.mouth(d, (-25, 33), (-6, 31.5), dip=(-15.6, 34), full=1.3, red=True)
        visage.strokes(d, ("l", 1.8, [(-17, 47), (-12, 45), (-6, 47)]))
        locks.bob(d, HAIR, behind=False)
        with d.at(2, 5, 1.28):
            hats.beret(d, BLUE, band=RED, feather=WHITE)
