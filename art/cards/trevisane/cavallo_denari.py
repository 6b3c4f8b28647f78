"""Cavallo di denari: a man in a red bonnet on a dapple grey to the right, the coin raised up left."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import beards, dress, hair, half_horse, half_rider, half_tack, hands, hats, heads
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.trevisane import arms, garments
from art.cards.trevisane.coin import coin
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW

COAT = Coat(body="#cfc8bd", far="#a29889", mane="#6c635a", hoof="#4f443a")
BRIDLE = Bridle(strap=RED, stud=YELLOW)
CREST: list[Point] = [(322, 262), (292, 284), (270, 340), (252, 400), (214, 460)]
THROAT: list[Point] = [(352, 384), (354, 420), (366, 456), (384, 488), (394, 540)]
AT = half_horse.carriage(322, 262, scale=1.0, nod=61)
LOOK = replace(heads.man("#4a3020"), gaze=-1, smile=1)
HEAD: Point = (212, 178)
SIZE = 1.34
DAPPLES: list[tuple[float, float, float]] = [
    (284, 440, 8), (304, 424, 7), (318, 448, 8), (300, 466, 7), (326, 476, 8), (344, 458, 7), (346, 488, 7),
    (280, 486, 7), (304, 496, 8), (332, 506, 7), (322, 416, 6), (262, 466, 7),
]  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CD", figure)


def figure(d: Drawing) -> None:
    """The half figure."""
    _cloak(d)
    arms.sleeve(d, [(130, 300, 34), (98, 344, 40), (76, 386, 31)])
    _coat(d)
    _horse(d)
    _rein_arm(d)
    _head(d)
    _coin_arm(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(160, 262, "c"), (110, 330), (60, 410), (4, 440, "c"), (4, 560, "c"), (170, 560, "c"),
            (176, 400)], GREEN,
        folds=[[(100, 420), (84, 470), (76, 530)], [(150, 400), (130, 460), (122, 530)], [(52, 444),
            (42, 490), (40, 530)]],
    )  # fmt: skip


def _coat(d: Drawing) -> None:
    garments.bodice(
        d, [(168, 240, "c"), (128, 262, "c"), (140, 300), (144, 350), (138, 400), (146, 456, "c"), (204, 466),
            (262, 456, "c"), (268, 400), (262, 340), (266, 300), (274, 258), (238, 240, "c")], BLUE,
    )  # fmt: skip
    lapel = smooth([(178, 240, "c"), (188, 320), (202, 400, "c"), (222, 320), (236, 240, "c")])
    d.shape(lapel, PAPER, INNER)
    garments.lacing(d, (206, 270), (203, 384), (18, 6), 5, ink=RED)
    d.fold(
        ([(143, 340), (158, 356), (166, 380)], 4.6), ([(264, 344), (250, 360), (244, 384)], 4.6),
        ([(148, 450), (160, 430), (166, 404)], 4), ([(260, 450), (248, 428), (244, 402)], 4),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    half_horse.neck(d, COAT, [*CREST, (170, 540)], THROAT)
    half_horse.dapples(d, COAT, DAPPLES)
    half_tack.saddle_cloth(d, [(262, 446), (294, 484), (308, 550)], 110, BLUE, YELLOW, RED)
    half_tack.breast_collar(d, [(226, 492), (290, 508), (350, 498), (382, 484)], 12, BRIDLE)
    _skirt(d)
    half_horse.mane(d, COAT, CREST[:-1], fall=(48, 88), locks=8, seed=2)
    half_horse.head(d, COAT, AT, bridle=BRIDLE)


def _skirt(d: Drawing) -> None:
    garments.skirt(d, ((146, 448), (262, 448)), (112, 270), RED, pleats=6, trim=YELLOW)
    garments.belt(d, (142, 450), (266, 450), 24, YELLOW, "lozenges", RED, buckle=(PAPER, GREEN))


def _rein_arm(d: Drawing) -> None:
    """The reins gathered at the waist, so that neck and mane stand free."""
    half_tack.reins(d, BRIDLE, AT, [(380, 470), (330, 480), (262, 444), (200, 414)])
    arms.sleeve(d, [(258, 300, 33), (270, 340, 37), (266, 384, 30)])
    arms.sleeve(d, [(264, 398, 29), (240, 410, 25), (222, 410, 19)])
    half_rider.rein_fist(d, (192, 408), left=True, turn=-34)
    arms.cuff(d, (214, 410), 92, RED, half=18)
    arms.puff(d, (265, 392), 35, 17, turn=6)


def _coin_arm(d: Drawing) -> None:
    arms.sleeve(d, [(70, 398, 31), (88, 346, 28), (121, 274, 16)])
    arms.puff(d, (72, 396), 36, 17, turn=-12)
    with d.at(108, 214, half_rider.HAND, -14):
        hands.pinching(d)
    coin(d, 98, 148, 132)
    with d.at(108, 214, half_rider.HAND, -14):
        hands.pinching_thumb(d)
    arms.cuff(d, (126, 264), 194, RED, half=19)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE):
        heads.neck(d, LOOK)
    dress.pleated_collar(d, 208, 248, 66, 30, YELLOW, pleats=11)
    with d.at(*HEAD, SIZE):
        heads.face(d, LOOK)
        heads.ear(d, LOOK)
        hair.cropped(d, LOOK)
        beards.short_beard(d, LOOK.hair)
        beards.moustache(d, INK, curl=0.8)
        hats.bonnet(d, RED, band=GREEN, feather=PAPER)
