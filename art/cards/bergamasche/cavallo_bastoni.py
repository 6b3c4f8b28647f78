"""Cavallo di bastoni: a long-nosed elder with the grey bob; the staff upright, the rein in his fist."""

from __future__ import annotations

from art.cards.bergamasche import dress, horses, locks, rein_hands, riding, seat
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.court import RIDING, court_card
from art.cards.bergamasche.hands_of_shafts import SPREAD_FINGERS
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, HAIR, INK, OCHRE, RED, WHITE
from art.cards.bergamasche.seat import Seat
from art.cards.bergamasche.sleeve_heads import gathered
from art.cards.bergamasche.staff import staff
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import visage

REIN_HAND = (386.0, 390.0)
TURN = -16.0
SEAT = Seat(cloth=GREEN, border=WHITE, bow="#b56f3a", breeches=OCHRE, leg=seat.gartered)
HEAD = gathered(OCHRE)


def draw() -> Drawing:
    """The card."""
    return court_card("CB", _figure, RIDING, RED, grain=1.3)


def _figure(d: Drawing) -> None:
    dress.cloth(d, [(190, 256, "c"), (100, 320), (10, 376), (-60, 420, "c"), (-60, 600, "c"),
        (220, 600, "c")], GREEN,
        turn=180,
        folds=[([(120, 330), (90, 390), (80, 450)], 7)])  # fmt: skip
    riding.coat(d, BLUE, RED)
    horses.BAY.body(d)
    SEAT.saddle(d)
    SEAT.thigh(d)
    seat.skirt(d, BLUE, RED)
    seat.belt(d, OCHRE)
    horses.BAY.head(d)
    Arm(
        shoulder=(298, 304), elbow=(256, 434), fill=GREEN, joint=31, wide=38, ground=RED, head=HEAD, seed=28
    ).hold(
        d,
        REIN_HAND,
        rein_hands.CLOSED_ON_THE_REIN,
        tilt=TURN,
        held=lambda d: horses.BAY.rein_through(
            d, REIN_HAND, TURN, mouth=rein_hands.MOUTH, foot=rein_hands.FOOT
        ),
    )
    _head(d)
    Arm(
        shoulder=(152, 306),
        elbow=(92, 398),
        fill=GREEN,
        joint=32,
        wide=40,
        narrow=25,
        ground=RED,
        head=HEAD,
        seed=27,
    ).hold(d, (84, 236), SPREAD_FINGERS, tilt=22, held=lambda d: staff(d, 84, 310, 540, 0, wide=34, fill=RED))


def _head(d: Drawing) -> None:
    with d.at(236, 166, 1.2, 3):
        locks.bob(d, HAIR, behind=True)
        dress.neck(d, FLESH, [(-14, 40, "c"), (-14, 80), (-30, 108, "c"), (48, 108, "c"), (36, 78), (34, 20,
            "c")],
            [(22, 44), (14, 72), (0, 100)], [(-10, 60), (-6, 78), (-4, 96)])  # fmt: skip
    nodes: list[Node] = [(198, 246), (156, 264), (140, 296), (178, 312), (232, 318), (284, 310), (318,
        292), (308, 260), (274, 244),
        (234, 270)]  # fmt: skip
    dress.cloth(d, nodes, RED)
    with d.at(236, 166, 1.2, 3):
        face: list[Node] = [
            (-26, -46), (-33, -28), (-33, -14), (-28, -6), (-32, 10), (-28, 26), (-25, 42), (-23, 58), (-14,
                72), (-2, 74), (12, 64), (28, 40),
            (34, 10), (36, -20), (30, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=16, start=0.34, cross=11)
        visage.brim_shadow(d, -31, 34)
        visage.eye(d, 6, -2, 10, -1, wide=0.66, bag=3, gaze=-0.7, hood=1.4, tilt=-2)
        visage.eye(d, -21, -2.6, 5.6, 1, wide=0.66, bag=2, gaze=-0.2, tilt=-2)
        visage.brow(d, [(-6, -19), (5, -27), (17, -24), (27, -14)], 5.2, bushy=True, ink="#5d5e64")
        visage.brow(d, [(-15, -19), (-22, -26), (-30, -19)], 4.6, ink="#5d5e64")
        visage.nose(d, (-28, 24), root=(-14, -13), hook=2.2, wing=14)
        visage.mouth(d, (-24, 46), (-6, 45), dip=(-15, 44.6), full=0.66)
        visage.strokes(
            d, ("l", 2.6, [(-9, 27), (-3, 36), (-3, 48)]), ("l", 2.2, [(2, 36), (6, 46), (2, 58)]), ("l", 2,
                [(-22, -29), (-4, -32), (16, -29)]),
            ("l", 2, [(-20, -35), (-2, -38), (18, -35)]), ("l", 2.2, [(-16, 62), (-10, 59), (-4, 62)]), ("l",
                2, [(20, -4), (26, -8), (30, -12)]),
            ("l", 2, [(20, 0), (26, -1), (31, -2)]), ("l", 2, [(20, 4), (26, 6), (30, 9)]),
        )  # fmt: skip
        visage.cheek_lines(d, 27, 14, long=16, count=6, width=2.4)
        locks.bob(d, HAIR, behind=False)
        _cap(d)


def _cap(d: Drawing) -> None:
    """A tall soft cap with a black brim and a tassel."""
    bag: list[Node] = [(-34, -42, "c"), (-30, -74), (-4, -94), (34, -92), (64, -68), (78, -34), (72, -18,
        "c"), (58, -42), (44, -50),
        (40, -40, "c")]  # fmt: skip
    d.shape(smooth(bag), BLUE, OUTER, shade=dress.CLOTH)
    d.fold(([(40, -46), (30, -66), (6, -80)], 5), ([(48, -48), (52, -64), (40, -80)], 4.6))
    tassel: list[Node] = [
        (66, -22, "c"),
        (60, 4, "c"),
        (66, 0),
        (72, 8, "c"),
        (78, 0),
        (84, 4, "c"),
        (78, -22, "c"),
    ]
    d.shape(smooth(tassel), OCHRE, INNER, shade=[Shade(angle=90, depth=0.7, spacing=4.6, width=2.6)])
    d.shape(circle(72, -22, 8), RED, INNER)
    brim: list[Node] = [
        (-42, -34), (-40, -52), (-20, -50), (4, -46), (28, -50), (48, -54), (54, -38), (44, -26), (6, -22),
            (-30, -24),
    ]  # fmt: skip
    d.shape(smooth(brim), INK, OUTER)
    teeth = [
        polyline([(x - 8, y + 7), (x, y - 9), (x + 8, y + 7)])
        for x, y in ((-28, -36), (-11, -34), (6, -33), (23, -35), (40, -39))
    ]
    d.flats(*teeth, ink=OCHRE)
