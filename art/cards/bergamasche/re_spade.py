"""Re di spade: dark and stern, three-quarter left, a beard in two points; the sword upright."""

from __future__ import annotations

from art.cards.bergamasche import crowns, dress, locks
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.blade import sword
from art.cards.bergamasche.court import HIGH, court_card
from art.cards.bergamasche.hands_of_shafts import RINGED_FIST
from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED, STEEL
from art.cards.bergamasche.second_hands import THUMB_ON_THE_MOUTH
from art.cards.bergamasche.sleeve_heads import pauldron
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polar, rect, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import visage

SKIN = "#eab88c"
HEAD = pauldron(lames=1, boss=RED)


GRIP = (94.0, 312.0)
SCABBARD = (374.0, 376.0)


def draw() -> Drawing:
    """The card."""
    return court_card("RS", _figure, HIGH, BLUE)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _armour(d)
    Arm(
        shoulder=(398, 312),
        elbow=(456, 470),
        fill=RED,
        ground=BLUE,
        wide=44,
        joint=38,
        skin=SKIN,
        head=HEAD,
        seed=9,
    ).hold(d, SCABBARD, THUMB_ON_THE_MOUTH, tilt=10, held=_scabbard)
    _head(d)
    sword(d, *GRIP, 342, 0, wide=34, fill=BLUE, held=True)
    Arm(
        shoulder=(206, 310),
        elbow=(190, 444),
        fill=RED,
        ground=BLUE,
        joint=34,
        wide=42,
        skin=SKIN,
        head=HEAD,
        seed=8,
    ).hold(d, GRIP, RINGED_FIST)


def _scabbard(d: Drawing) -> None:
    """The empty scabbard: its golden mouth above the fist, the blue leather below it."""
    with d.at(*SCABBARD, rotate=14):
        leather: list[Node] = [(-15, -50, "c"), (15, -50, "c"), (13, 150, "c"), (-13, 150, "c")]
        d.shape(smooth(leather), BLUE, OUTER, shade=[Shade(depth=0.42, spacing=5, width=3, reach=14)])
        d.line(smooth([(0, 30, "c"), (0, 150, "c")], closed=False), INNER, ink=OCHRE)
        mouth: list[Node] = [(-20, -66, "c"), (0, -60), (20, -66, "c"), (18, -36, "c"), (0, -28),
            (-18, -36, "c")]  # fmt: skip
        d.shape(smooth(mouth), OCHRE, OUTER, shade=[Shade(depth=0.4, spacing=4.6, width=2.6)])
        d.shape(circle(0, -47, 6.4), RED, INNER)
        d.shape(rect(-18, 42, 36, 15), OCHRE, INNER)


def _mantle(d: Drawing) -> None:
    dress.lining(
        d, [(230, 250, "c"), (150, 280), (70, 340), (16, 420, "c"), (16, 620, "c"), (230, 620, "c")], BLUE
    )
    dress.cloth(
        d, [(340, 246, "c"), (420, 262), (476, 292), (510, 330, "c"), (510, 620, "c"), (360, 620, "c")], BLUE,
        folds=[([(420, 290), (446, 380), (452, 500)], 7)],
    )  # fmt: skip
    dress.band(d, [(330, 246), (404, 270), (436, 330), (448, 420), (446, 600)], 9)


def _armour(d: Drawing) -> None:
    plate: list[Node] = [(246, 254, "c"), (204, 268), (196, 330), (206, 392), (196, 440), (300, 460), (404,
        440), (396, 390),
        (404, 330), (400, 270), (352, 250, "c")]  # fmt: skip
    d.shape(smooth(plate), STEEL, OUTER, shade=[
        Shade(depth=0.3, spacing=6, width=3.4, reach=60), Shade(angle=40, depth=0.2, spacing=6, width=3,
            reach=40),
        Shade(angle=182, depth=0.1, spacing=7, width=2.2)])  # fmt: skip
    d.fold(([(298, 270), (294, 350), (296, 440)], 5))
    for y in (396, 416):
        d.lens([(204, y - 6), (300, y + 10), (396, y - 6)], 3.4)
    skirt: list[Node] = [(196, 436, "c"), (300, 456), (406, 436, "c"), (440, 620, "c"), (140, 620, "c")]
    dress.cloth(d, skirt, OCHRE, folds=[([(230, 446), (214, 500), (200, 590)], 7), ([(300, 458), (296, 520),
        (292, 600)], 7),
        ([(364, 450), (380, 510), (392, 600)], 7)])  # fmt: skip
    dress.band(d, [(196, 434), (248, 448), (300, 453), (352, 448), (404, 434)], 13, BLUE)
    rays = [polar(40 if k % 2 == 0 else 19, 22.5 * k) for k in range(16)]
    sun: list[Node] = [(297 + x, 344 + y, "c") for x, y in rays]
    d.shape(smooth(sun), OCHRE, INNER)
    dress.jewel(d, 297, 344, 17, RED)


def _collar(d: Drawing) -> None:
    nodes: list[Node] = [(252, 228, "c"), (206, 250), (186, 290), (214, 308), (252, 296, "c"), (296, 322),
        (344, 294, "c"),
        (386, 304), (412, 284), (396, 248), (350, 226, "c"), (300, 262)]  # fmt: skip
    dress.cloth(d, nodes, RED)
    dress.trim(
        d, [(190, 286), (214, 298), (250, 287), (296, 312), (346, 285), (386, 294), (408, 280)], 9, spacing=17
    )


def _head(d: Drawing) -> None:
    with d.at(302, 162, 1.18, -3):
        locks.waves(d, INK, behind=True)
        dress.neck(d, SKIN, [(-16, 40, "c"), (-14, 80), (-30, 112, "c"), (52, 112, "c"), (40, 80), (36, 20,
            "c")],
            [(26, 40), (18, 70), (4, 100)])  # fmt: skip
    _collar(d)
    with d.at(302, 162, 1.18, -3):
        face: list[Node] = [
            (-28, -46), (-36, -28), (-36, -16), (-31, -8), (-37, 6), (-35, 18), (-29, 30), (-28, 46), (-20,
                60), (-6, 64),
            (12, 58), (30, 36), (38, 8), (39, -20), (32, -46),
        ]  # fmt: skip
        visage.skull(d, face, SKIN, jaw=18, start=0.3, cross=12)
        visage.brim_shadow(d, -34, 34, deep=11)
        visage.eye(d, 6, -1, 11, -1, wide=0.78, tilt=1.6, gaze=-0.5, hood=0.6)
        visage.eye(d, -24, -1.6, 6, 1, wide=0.86, tilt=1.6, gaze=-0.2)
        visage.brow(d, [(-8, -9), (4, -17), (16, -19), (26, -12)], 8.4)
        visage.brow(d, [(-17, -9), (-25, -17), (-34, -15)], 7)
        visage.nose(d, (-28, 17), root=(-15, -12), hook=1.6, wing=14)
        visage.strokes(
            d, ("f", 3.2, [(-12, -20), (-13, -14), (-11, -8)]), ("f", 2.8, [(-17, -21), (-17, -15), (-16,
                -10)]),
            ("l", 2.4, [(-8, 20), (0, 26), (2, 34)]),
        )  # fmt: skip
        visage.cheek_lines(d, 30, 6, long=17, count=6, width=2.6)
        locks.forked(d, INK)
        d.flats(smooth([(-26, 33.6, "c"), (-17, 32.4), (-8, 33.6, "c"), (-16, 38)]), ink="#b5543f")
        locks.waves(d, INK, behind=False)
        with d.at(0, -33, 0.89, 2):
            crowns.open_crown(d, BLUE)
