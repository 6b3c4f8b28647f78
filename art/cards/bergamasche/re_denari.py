"""Re di denari: an old man in profile to the left, a long white beard, a crown of rays; he lifts the coin."""

from __future__ import annotations

from art.cards.bergamasche import crowns, dress, locks
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.coin import coin
from art.cards.bergamasche.court import FALLING, court_card
from art.cards.bergamasche.hands_of_cups_and_coins import LIFTED_IN_THE_FORK
from art.cards.bergamasche.inks import BLUE, FLESH, OCHRE, RED
from art.cards.bergamasche.second_hands import ON_THE_BREAST
from art.cards.bergamasche.sleeve_heads import capped
from art.cards.kit.paths import Node
from art.cards.kit.svg import Drawing
from art.cards.parts import visage

HAIR = "#e4e4e4"
HEAD = capped(BLUE, RED)


def draw() -> Drawing:
    """The card."""
    return court_card("RD", _figure, FALLING, RED)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _robe(d)
    Arm(shoulder=(392, 306), elbow=(440, 430), fill=OCHRE, wide=44, joint=38, head=HEAD, seed=4).hold(
        d, (350, 424), ON_THE_BREAST, tilt=4
    )
    _head(d)
    arm = Arm(shoulder=(206, 306), elbow=(122, 414), fill=OCHRE, head=HEAD, seed=2)
    arm.hold(d, (110, 130), LIFTED_IN_THE_FORK, held=lambda d: coin(d, 110, 130, 132, 2))


def _mantle(d: Drawing) -> None:
    dress.lining(
        d, [(200, 262, "c"), (110, 330), (20, 396), (-40, 432, "c"), (-40, 560, "c"), (220, 560, "c")], RED
    )
    dress.cloth(
        d, [(330, 250, "c"), (410, 268), (466, 300), (500, 330, "c"), (500, 620, "c"), (330, 620, "c")], RED,
        folds=[([(398, 300), (418, 380), (420, 480)], 7), ([(448, 320), (462, 400), (464, 500)], 7)],
    )  # fmt: skip


def _robe(d: Drawing) -> None:
    dress.cloth(
        d, [(238, 252, "c"), (206, 262), (196, 300), (200, 360), (186, 420), (160, 560, "c"), (420, 560,
            "c"), (404, 440),
            (398, 360), (402, 300), (390, 262), (352, 248, "c")], BLUE,
        folds=[([(222, 330), (228, 400), (214, 480)], 7), ([(340, 330), (352, 400), (356, 490)], 7)],
    )  # fmt: skip
    dress.trim(d, [(300, 250), (292, 330), (276, 400), (248, 490), (220, 570)], 17, spacing=24)


def _collar(d: Drawing) -> None:
    dress.ermine(
        d, [(246, 226, "c"), (214, 246), (184, 276), (186, 310), (206, 334), (236, 324, "c"), (262, 342),
            (292, 334, "c"),
            (324, 344), (354, 330, "c"), (388, 334), (412, 308), (404, 268), (376, 240), (352, 222, "c"),
                (300, 250)],
        [(212, 296), (246, 308), (284, 322), (322, 326), (358, 314), (388, 304), (222, 262), (256, 276),
            (344, 288), (374, 270), (398, 280), (306, 300)],
    )  # fmt: skip


def _head(d: Drawing) -> None:
    with d.at(300, 165, 1.2, 2):
        dress.neck(
            d, FLESH, [(-6, 40, "c"), (-10, 80), (-30, 112, "c"), (56, 112, "c"), (48, 70), (46, 30, "c")]
        )
    _collar(d)
    with d.at(300, 165, 1.2, 2):
        locks.nape(d, HAIR, drop=92)
        face: list[Node] = [
            (-22, -46), (-32, -34), (-33, -22), (-29, -12, "c"), (-34, 0), (-43, 13), (-46, 22), (-44, 28),
                (-36, 30, "c"),
            (-35, 36), (-30, 60), (-10, 62), (10, 52), (26, 36), (36, 10), (38, -20), (32, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=14)
        visage.brim_shadow(d, -28, 32)
        visage.eye(d, -20, -3, 8.6, 1, wide=0.72, hood=1.4, bag=2, gaze=-0.6)
        visage.brow(d, [(-33, -17), (-24, -23), (-12, -20), (-4, -12)], 5.6, bushy=True)
        visage.strokes(
            d, ("l", 3.0, [(-32, 16), (-27, 21), (-28, 27), (-32, 29)]), ("l", 2.4, [(-40, 28), (-35, 24),
                (-31, 28)]),
            ("l", 2.2, [(-28, 6), (-20, 10), (-10, 7)]), ("l", 2.4, [(-26, 22), (-18, 30), (-16, 38)]),
            ("l", 2, [(-26, -29), (-12, -31), (4, -29)]), ("l", 1.8, [(-22, -34), (-10, -36), (6, -34)]),
            ("l", 2, [(2, -6), (8, -10), (14, -10)]), ("l", 2, [(2, -2), (9, -2), (15, -1)]), ("l", 2, [(1,
                2), (8, 5), (13, 8)]),
        )  # fmt: skip
        visage.cheek_lines(d, 14, 12, long=13)
        visage.ear(d, 26, 4, 1.0, FLESH)
        locks.patriarch(d, HAIR)
        locks.lock(
            d,
            [(8, -42), (14, -26), (18, -12), (15, 4)],
            [(34, -42), (36, -24), (34, -10), (18, 6)],
            HAIR,
            count=5,
            seed=50,
        )
        with d.at(6, -33, 0.82, -3):
            crowns.ray_crown(d, RED)
