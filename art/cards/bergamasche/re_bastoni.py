"""Re di bastoni: young and red-haired, three-quarter right, a moustache; staff at the left, cloak in hand."""

from __future__ import annotations

from art.cards.bergamasche import crowns, dress, locks
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.court import HIGH, court_card
from art.cards.bergamasche.hands_of_shafts import THUMB_UP_THE_STAFF
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, WHITE
from art.cards.bergamasche.second_hands import GATHERING
from art.cards.bergamasche.sleeve_heads import rolled
from art.cards.bergamasche.staff import staff
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import visage

HAIR = "#b5562b"
HEAD = rolled(RED, OCHRE)


def draw() -> Drawing:
    """The card."""
    return court_card("RB", _figure, HIGH, RED)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _tunic(d)
    _cloak_arm(d)
    _head(d)
    staff(d, 100, 330, 580, 0, wide=34, fill=RED)
    Arm(
        shoulder=(196, 310), elbow=(186, 438), fill=BLUE, wide=42, joint=34, ground=RED, head=HEAD, seed=11
    ).hold(d, (100, 282), THUMB_UP_THE_STAFF)


def _mantle(d: Drawing) -> None:
    dress.cloth(
        d,
        [(240, 250, "c"), (140, 290), (60, 360), (10, 400, "c"), (10, 620, "c"), (220, 620, "c")],
        GREEN,
        turn=180,
    )
    dress.cloth(
        d, [(330, 246, "c"), (410, 262), (470, 300), (510, 350, "c"), (510, 640, "c"), (320, 640, "c")],
            GREEN,
        folds=[([(438, 300), (460, 380), (464, 520)], 7)],
    )  # fmt: skip
    dress.lining(
        d,
        [(338, 300, "c"), (372, 380), (380, 470), (366, 640, "c"), (300, 640, "c"), (300, 300, "c")],
        GREEN,
        angle=0,
    )


def _tunic(d: Drawing) -> None:
    dress.cloth(
        d, [(240, 254, "c"), (196, 270), (190, 330), (200, 390), (186, 450), (160, 620, "c"), (380, 620,
            "c"), (362, 450),
            (356, 390), (360, 320), (350, 262, "c")], RED,
        folds=[([(214, 400), (210, 470), (196, 580)], 7), ([(330, 320), (334, 400), (330, 500)], 7)],
    )  # fmt: skip
    for y in (316, 364, 412):
        x = 286 - (y - 310) * 0.16
        d.shape(smooth([(x - 44, y - 5, "c"), (x, y + 3), (x + 44, y - 5, "c"), (x + 44, y + 5, "c"), (x,
            y + 13), (x - 44, y + 5, "c")]),
            INK, DETAIL)  # fmt: skip
        dress.buttons(d, [(x, y + 8)], OCHRE, 9)
    dress.band(d, [(190, 448), (240, 462), (288, 462), (360, 446)], 13, OCHRE)


def _cloak_arm(d: Drawing) -> None:
    arm = Arm(
        shoulder=(376, 306), elbow=(458, 458), fill=BLUE, wide=44, joint=36, ground=RED, head=HEAD, seed=12
    )
    arm.hold(d, (364, 372), GATHERING, tilt=14, held=_gathered)


def _gathered(d: Drawing) -> None:
    """The cloak's edge: from the collar its pleats run together in the fist, below it they spread again."""
    lapel: list[Node] = [(334, 254, "c"), (372, 262), (404, 284, "c"), (394, 316), (384, 344),
        (380, 370, "c"), (354, 370, "c"), (354, 340), (344, 296)]  # fmt: skip
    dress.cloth(d, lapel, GREEN, folds=[([(366, 368), (366, 330), (362, 290)], 6), ([(374, 368), (380, 330),
        (388, 296)], 6)])  # fmt: skip
    dress.trim(d, [(332, 250), (342, 290), (352, 336), (358, 372)], 13, spacing=21)
    pleats: list[Node] = [(354, 380, "c"), (348, 430), (336, 500), (326, 620, "c"), (440, 620, "c"),
        (426, 500), (398, 430), (382, 380, "c")]  # fmt: skip
    dress.cloth(d, pleats, GREEN, folds=[([(366, 396), (370, 440), (366, 500)], 8), ([(374, 396), (390, 440),
        (404, 500)], 8)])  # fmt: skip
    dress.trim(d, [(358, 384), (350, 430), (340, 500), (328, 620)], 13, spacing=21)


def _head(d: Drawing) -> None:
    with d.at(288, 172, 1.2, 4, flip=True):
        locks.waves(d, HAIR, behind=True)
        dress.neck(d, FLESH, [(-14, 40, "c"), (-14, 80), (-34, 96, "c"), (8, 122, "c"), (54, 96, "c"),
            (38, 80), (36, 20, "c")],
            [(24, 40), (16, 72), (0, 104)])  # fmt: skip
    dress.collar(
        d, [(236, 232, "c"), (212, 250), (200, 300, "c"), (238, 296), (288, 280, "c"), (262, 262)],
        [(340, 230, "c"), (364, 248), (378, 298, "c"), (336, 298), (288, 280, "c"), (318, 258)], WHITE,
    )  # fmt: skip
    with d.at(288, 172, 1.2, 4, flip=True):
        face: list[Node] = [
            (-26, -46), (-34, -28), (-34, -14), (-30, -6), (-34, 8), (-31, 22), (-28, 36), (-24, 50), (-14,
                60), (-2, 60),
            (14, 52), (30, 32), (36, 8), (38, -20), (32, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=9, start=0.5, cross=6)
        visage.brim_shadow(d, -32, 34)
        visage.eye(d, 6, -2, 11, -1, wide=1.02, gaze=-0.6, iris="#3b6f9c")
        visage.eye(d, -23, -2.6, 6, 1, wide=1.0, gaze=-0.2, iris="#3b6f9c")
        visage.brow(d, [(-7, -16), (4, -23), (16, -22), (25, -15)], 4.2, ink="#7c3415")
        visage.brow(d, [(-16, -16), (-24, -22), (-32, -17)], 3.8, ink="#7c3415")
        visage.nose(d, (-26, 15), root=(-15, -13), hook=-0.4, wing=12, hard=0.86)
        visage.mouth(d, (-26, 35), (-4, 34), dip=(-15, 36.6), full=0.8, red=True)
        visage.blush(d, (15, 20, 5.6))
        visage.freckles(d, (11, 15), (18, 16), (21, 21))
        visage.strokes(d, ("l", 2, [(-18, 50), (-12, 47), (-6, 50)]))
        _moustache(d)
        locks.waves(d, HAIR, behind=False)
        with d.at(0, -31, 0.86, 0):
            crowns.fur_crown(d, RED)


def _moustache(d: Drawing) -> None:
    for side, long in ((1, 1.0), (-1, 0.72)):
        wing: list[Node] = [(-17, 25, "c"), (-17 + side * 9 * long, 23), (-17 + side * 20 * long, 28),
            (-17 + side * 31 * long, 22, "c"),
            (-17 + side * 24 * long, 33), (-17 + side * 9 * long, 32), (-17, 29.6, "c")]  # fmt: skip
        d.shape(smooth(wing), HAIR, INNER)
        d.lens([(-17 + side * 4, 26), (-17 + side * 14 * long, 28), (-17 + side * 25 * long, 26)], 1.9)
