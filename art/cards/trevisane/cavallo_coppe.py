"""Cavallo di coppe: a plumed hat on a chestnut with a blaze to the left, the cup on his palm up right."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import beards, borders, dress, gestures, hair, half_horse, half_tack, hands, hats, heads
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.trevisane import arms, garments
from art.cards.trevisane.card import WIDTH
from art.cards.trevisane.court import court_card
from art.cards.trevisane.cup import cup
from art.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, YELLOW

COAT = Coat(body="#b06f3d", far="#824d29", mane="#f0dfbb", hoof="#3c2a1e")
BRIDLE = Bridle(strap=BLUE, stud=YELLOW)
# The horse is designed to face right and mirrored.
CREST: list[Point] = [(332, 270), (300, 290), (276, 344), (258, 404), (220, 466)]
THROAT: list[Point] = [(350, 390), (352, 426), (362, 462), (378, 492), (388, 540)]
AT = half_horse.carriage(332, 270, scale=1.0, nod=67)
LOOK = replace(heads.youth("#5a3a20"), smile=1.8, mouth=1, gaze=1, cheek=1.2)
HEAD: Point = (280, 172)
SIZE = 1.34


def draw() -> Drawing:
    """The card."""
    return court_card("CC", figure)


def figure(d: Drawing) -> None:
    """The half figure."""
    _cloak(d)
    arms.sleeve(d, [(358, 300, 34), (392, 346, 40), (414, 390, 31)])
    _coat(d)
    _horse(d)
    _heart_arm(d)
    _head(d)
    _cup_arm(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(330, 262, "c"), (400, 340), (440, 420), (490, 440, "c"), (490, 560, "c"), (330, 560, "c"),
            (320, 400)], RED,
        folds=[[(380, 420), (394, 470), (398, 530)], [(426, 440), (440, 480), (446, 530)]],
    )  # fmt: skip


def _coat(d: Drawing) -> None:
    garments.bodice(
        d, [(252, 240, "c"), (222, 256), (226, 300), (230, 350), (224, 400), (232, 456, "c"), (290, 466),
            (348, 456, "c"), (354, 400), (348, 340), (352, 300), (358, 256), (326, 240, "c")], GREEN,
    )  # fmt: skip
    borders.border(d, [(290, 250), (290, 340), (290, 452)], 14, RED, "zigzag", YELLOW, spacing=18)
    d.fold(
        ([(350, 344), (336, 360), (330, 384)], 4.6), ([(346, 450), (334, 428), (330, 402)], 4),
        ([(232, 346), (246, 360), (252, 384)], 4.6),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    with d.at(WIDTH, 0, flip=True):
        half_horse.neck(d, COAT, [*CREST, (170, 540)], THROAT)
        half_tack.saddle_cloth(d, [(272, 456), (298, 490), (308, 550)], 110, RED, PAPER, BLUE)
        half_tack.breast_collar(d, [(226, 496), (290, 512), (346, 502), (376, 488)], 12, BRIDLE)
    _skirt(d)
    with d.at(WIDTH, 0, flip=True):
        half_horse.mane(d, COAT, CREST[:-1], fall=(44, 90), locks=8, seed=6)
        half_horse.head(d, COAT, AT, bridle=BRIDLE, blaze=PAPER)


def _skirt(d: Drawing) -> None:
    garments.skirt(d, ((232, 448), (346, 448)), (222, 382), BLUE, pleats=6, trim=PAPER)
    garments.belt(d, (228, 450), (352, 450), 24, YELLOW, "beads", RED, buckle=(PAPER, RED))


def _heart_arm(d: Drawing) -> None:
    """The near hand laid on the breast; the reins lie on the horse's neck meanwhile."""
    with d.at(WIDTH, 0, flip=True):
        half_tack.reins(d, BRIDLE, AT, [(366, 484), (326, 492), (276, 462)])
    arms.sleeve(d, [(240, 298, 33), (228, 342, 36), (232, 382, 30)])
    arms.sleeve(d, [(234, 396, 29), (254, 386, 24), (272, 372, 18)])
    with d.at(284, 363, 1.3, -34, flip=True):
        gestures.on_breast(d)
    arms.cuff(d, (284, 364), -124, RED, half=18)
    arms.puff(d, (232, 392), 35, 17, turn=2)


def _cup_arm(d: Drawing) -> None:
    arms.sleeve(d, [(420, 402, 31), (414, 350, 28), (400, 286, 16)])
    arms.puff(d, (418, 398), 36, 17, turn=14)
    cup(d, 402, 144, 180)
    with d.at(400, 233, 1.32, flip=True):
        hands.palm_under(d)
    arms.cuff(d, (396, 277), 174, RED, half=18)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE):
        hair.bob_behind(d, LOOK)
        heads.neck(d, LOOK)
    collar = smooth([
        (248, 232, "c"), (232, 256), (238, 282, "c"), (268, 272), (290, 262, "c"), (312, 274),
        (344, 282, "c"),
        (352, 254), (336, 230, "c"), (292, 248),
    ])  # fmt: skip
    d.shape(collar, PAPER, INNER, shade=dress.CLOTH)
    with d.at(*HEAD, SIZE):
        heads.face(d, LOOK)
        beards.moustache(d, LOOK.hair, curl=0.2)
        hair.bob_before(d, LOOK)
    with d.at(HEAD[0] + 4, HEAD[1], SIZE, flip=True):
        hats.brimmed(d, BLUE, band=YELLOW, feather=RED)
