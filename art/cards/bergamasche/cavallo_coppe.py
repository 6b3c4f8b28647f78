"""Cavallo di coppe: a slender man in profile with an imperial, on a grey; the cup on his palm."""

from __future__ import annotations

from art.cards.bergamasche import dress, horses, locks, rein_hands, riding, seat
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.court import RIDING, court_card
from art.cards.bergamasche.cup import cup
from art.cards.bergamasche.hands_of_cups_and_coins import LIKE_A_SAUCER
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, WHITE
from art.cards.bergamasche.seat import Seat
from art.cards.bergamasche.sleeve_heads import laced
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import visage

REIN_HAND = (360.0, 366.0)
TURN = -13.0
SEAT = Seat(cloth=GREEN, border=RED, bow=OCHRE, breeches=OCHRE, leg=seat.slashed, cut=seat.scallops)
HEAD = laced(BLUE, OCHRE)


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure, RIDING, BLUE, grain=1.3)


def _figure(d: Drawing) -> None:
    dress.lining(d, [(190, 256, "c"), (100, 330), (10, 380, "c"), (10, 600, "c"), (220, 600, "c")], BLUE)
    riding.coat(d, BLUE, RED)
    horses.GREY.body(d)
    SEAT.saddle(d)
    SEAT.thigh(d)
    seat.skirt(d, BLUE, RED)
    seat.belt(d, RED)
    horses.GREY.head(d)
    Arm(
        shoulder=(298, 304),
        elbow=(246, 430),
        fill=RED,
        joint=31,
        wide=38,
        ground=BLUE,
        head=HEAD,
        seed=24,
    ).hold(
        d,
        REIN_HAND,
        rein_hands.FOREFINGER_ALONG_THE_REIN,
        tilt=TURN,
        held=lambda d: horses.GREY.rein_through(
            d, REIN_HAND, TURN, mouth=rein_hands.MOUTH, foot=rein_hands.FOOT
        ),
    )
    _head(d)
    Arm(
        shoulder=(150, 306),
        elbow=(70, 380),
        fill=RED,
        joint=32,
        wide=40,
        ground=BLUE,
        head=HEAD,
        seed=23,
    ).hold(d, (108, 212), LIKE_A_SAUCER, tilt=4, held=lambda d: cup(d, 108, 130, 168, 1))


def _head(d: Drawing) -> None:
    with d.at(244, 162, 1.16, -3):
        dress.neck(d, FLESH, [(-4, 40, "c"), (-8, 80), (-24, 108, "c"), (48, 108, "c"), (40, 74), (38, 20,
            "c")],
            [(24, 34), (14, 66), (-2, 96)])  # fmt: skip
    dress.collar(
        d, [(196, 236, "c"), (168, 262), (160, 300, "c"), (198, 300), (232, 284, "c"), (210, 262)],
        [(284, 232, "c"), (310, 254), (316, 296, "c"), (270, 300), (232, 284, "c"), (262, 258)], WHITE,
    )  # fmt: skip
    with d.at(244, 162, 1.16, -3):
        face: list[Node] = [
            (-20, -46), (-30, -32), (-33, -20), (-29, -10, "c"), (-36, -2), (-46, 14), (-49, 21), (-45, 26),
                (-34, 26, "c"),
            (-35, 32), (-31, 37, "c"), (-33, 43), (-28, 48, "c"), (-31, 56), (-24, 64), (-10, 62), (10, 50),
                (26, 34),
            (36, 8), (38, -20), (32, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=12, start=0.4)
        visage.brim_shadow(d, -27, 32)
        visage.eye(d, -19, -3, 8.6, 1, wide=0.86, gaze=-0.6, tilt=1)
        visage.brow(d, [(-31, -20), (-21, -25), (-6, -16)], 4.2)
        visage.strokes(
            d, ("l", 2.8, [(-33, 13), (-28, 18), (-29, 24), (-33, 25)]), ("l", 2.4, [(-42, 24), (-36, 20),
                (-32, 24)]),
            ("f", 3.0, [(-30, 37), (-24, 37), (-16, 35)]), ("l", 2.2, [(-25, 22), (-19, 28), (-18, 34)]),
            ("l", 2.0, [(2, -5), (8, -9), (13, -9)]), ("l", 2.0, [(2, -1), (8, 0), (13, 2)]),
        )  # fmt: skip
        visage.cheek_lines(d, 16, 10, long=14, count=5)
        visage.ear(d, 22, 4, 1.0, FLESH)
        locks.imperial(d, INK)
        locks.nape(d, INK, drop=44, rolls=False)
        _hat(d)


def _hat(d: Drawing) -> None:
    for points, fill in (([(28, -52), (68, -84), (104, -76), (118, -46), (106, -24)], WHITE), ([(30, -46),
        (72, -60), (100, -40),
        (104, -12), (90, 6)], OCHRE)):  # fmt: skip
        d.shape(plume(points, 17), fill, OUTER, shade=[Shade(angle=60, depth=0.34, spacing=4.8, width=2.5)])
        d.fold(([*points[:4]], 3.6))
    crown: list[Node] = [(-26, -40, "c"), (-24, -74), (-8, -92), (22, -92), (42, -76), (48, -44, "c")]
    d.shape(smooth(crown), GREEN, OUTER, shade=dress.CLOTH)
    d.fold(([(2, -46), (-2, -68), (6, -88)], 4), ([(26, -48), (30, -66), (26, -84)], 4))
    band: list[Node] = [
        (-27, -52, "c"),
        (10, -46),
        (48, -54, "c"),
        (49, -42, "c"),
        (10, -34),
        (-28, -40, "c"),
    ]
    d.shape(smooth(band), INK, OUTER)
    brim: list[Node] = [
        (-55, -27),
        (-40, -38),
        (-4, -38),
        (40, -44),
        (74, -50),
        (70, -38),
        (34, -28),
        (-6, -24),
        (-40, -19),
    ]
    d.shape(smooth(brim), GREEN, OUTER, shade=[Shade(angle=90, depth=0.5, spacing=5, width=2.8)])
    dress.jewel(d, 28, -44, 10, RED)
