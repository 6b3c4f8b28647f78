"""Cavallo di denari: a stout man with great whiskers in a turban, on a chestnut; the coin held up."""

from __future__ import annotations

from art.cards.bergamasche import dress, horses, locks, riding, seat, second_hands
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.coin import coin
from art.cards.bergamasche.court import RIDING, court_card
from art.cards.bergamasche.hands_of_cups_and_coins import BEHIND_THE_DISC
from art.cards.bergamasche.inks import FLESH, GREEN, OCHRE, RED, WHITE
from art.cards.bergamasche.seat import Seat
from art.cards.bergamasche.sleeve_heads import capped
from art.cards.kit.paths import Node
from art.cards.kit.svg import Drawing
from art.cards.parts import hats, visage

HAIR = "#6b3d1f"
FIST = (374, 374)
SEAT = Seat(cloth=GREEN, border=OCHRE, bow="#9c6b3c", breeches=WHITE, leg=seat.baggy, cut=seat.fringe)
HEAD = capped(RED, GREEN, point=0.34)


def draw() -> Drawing:
    """The card."""
    return court_card("CD", _figure, RIDING, RED, grain=1.3)


def _figure(d: Drawing) -> None:
    dress.lining(
        d, [(190, 256, "c"), (90, 330), (14, 396), (-24, 422, "c"), (-24, 600, "c"), (220, 600, "c")], RED
    )
    riding.coat(d, RED, OCHRE, lacing=True)
    horses.CHESTNUT.body(d)
    SEAT.saddle(d)
    SEAT.thigh(d)
    seat.skirt(d, RED, OCHRE)
    seat.belt(d, OCHRE)
    horses.CHESTNUT.head(d)
    Arm(
        shoulder=(296, 304), elbow=(242, 430), fill=OCHRE, joint=31, wide=38, ground=GREEN, head=HEAD, seed=22
    ).hold(
        d,
        FIST,
        second_hands.REIN_BETWEEN_FINGERS,
        tilt=40,
        flip=True,
        held=lambda d: horses.CHESTNUT.rein_through(d, FIST, 40),
    )
    _head(d)
    Arm(
        shoulder=(148, 306), elbow=(70, 388), fill=OCHRE, joint=33, wide=40, ground=GREEN, head=HEAD, seed=21
    ).hold(d, (112, 150), BEHIND_THE_DISC, held=lambda d: coin(d, 112, 150, 132, 1))


def _head(d: Drawing) -> None:
    with d.at(232, 164, 1.16, -2):
        locks.frizz(d, HAIR, drop=52)
        dress.neck(
            d, FLESH, [(-14, 40, "c"), (-16, 70), (-22, 92, "c"), (40, 90, "c"), (42, 70), (42, 20, "c")]
        )
    dress.ruff(d, 236, 248, 66, 38)
    with d.at(232, 164, 1.16, -2):
        face: list[Node] = [
            (-28, -46), (-36, -28), (-36, -14), (-31, -6), (-38, 8), (-39, 24), (-35, 42), (-26, 58), (-12,
                68), (6, 68), (26, 56), (40, 34),
            (44, 8), (42, -20), (34, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=12, start=0.4)
        visage.brim_shadow(d, -34, 38)
        visage.blush(d, (14, 20, 8), (-28, 17, 5))
        visage.eye(d, 7, -1, 10.4, -1, wide=0.8, bag=2, gaze=-0.6, hood=0.4)
        visage.eye(d, -23, -1.6, 6, 1, wide=0.8, bag=1, gaze=-0.2)
        visage.brow(d, [(-6, -15), (5, -22), (17, -21), (27, -14)], 6, bushy=True)
        visage.brow(d, [(-16, -15), (-24, -21), (-33, -16)], 5)
        visage.nose(d, (-27, 15), root=(-15, -11), bulb=3.4, wing=15)
        visage.strokes(d, ("l", 2, [(-20, -28), (0, -30), (20, -27)]), ("l", 2.2, [(-20, 57), (-12, 54), (-4,
            57)]),
            ("l", 2, [(-14, 66), (-4, 62), (6, 66)]))  # fmt: skip
        locks.whiskers(d, HAIR)
        visage.mouth(d, (-25, 37), (-8, 37), dip=(-16, 39), full=1.2, red=True)
        visage.ear(d, 40, 0, 1.06, FLESH)
        with d.at(2, 10, 1.42):
            hats.turban(d, WHITE, jewel=RED, tail=True)
