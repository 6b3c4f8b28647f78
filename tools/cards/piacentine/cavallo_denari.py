"""Cavallo di denari: the horse seen from behind, its head turned right; the rider looks back at his coin."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.limb import ribbon
from tools.cards.kit.paths import Point, smooth
from tools.cards.kit.svg import INNER, OUTER, Drawing
from tools.cards.parts import (
    dress,
    hair,
    half_horse,
    half_rider,
    half_tack,
    hands,
    hats,
    heads,
    horse_rump,
    sleeves,
)
from tools.cards.parts.half_rider import HAND
from tools.cards.parts.horse_head import Bridle
from tools.cards.parts.legs import Coat
from tools.cards.piacentine.coin import coin
from tools.cards.piacentine.court import court
from tools.cards.piacentine.inks import GOLD, GREEN, RED, STEEL, WHITE

COAT = Coat(body="#cfa46a", far="#a07a47", mane="#f1e3c4", hoof="#5a4630")
BRIDLE = Bridle(strap=GREEN, stud=GOLD)
CREST: list[Point] = [(346, 210), (318, 236), (306, 290), (300, 350), (292, 420)]
THROAT: list[Point] = [(388, 326), (392, 362), (404, 400), (410, 440), (414, 480)]
AT = half_horse.carriage(346, 210, scale=0.92, nod=49)
LOOK = heads.elder("#d9cdb8")
HEAD: Point = (218, 164)
SIZE = 1.22


def draw() -> Drawing:
    """The card."""
    return court("CD", figure)


def figure(d: Drawing) -> None:
    """The half figure."""
    half_horse.neck(d, COAT, CREST, THROAT)
    half_horse.mane(d, COAT, CREST, fall=(40, 74), locks=7, seed=5)
    half_horse.head(d, COAT, AT, bridle=BRIDLE)
    _rump(d)
    _rein_arm(d)
    _cloak(d)
    _coin_sleeve(d)
    _head(d)
    _coin_arm(d)


def _rump(d: Drawing) -> None:
    with d.at(296, 392, 1.16):
        horse_rump.rump(d, COAT)
        horse_rump.tail(d, COAT)
        horse_rump.crupper(d, BRIDLE)


def _cloak(d: Drawing) -> None:
    """The cloak over his back, spread on the horse's croup."""
    outline = smooth([
        (186, 234, "c"), (152, 252), (132, 276), (124, 330), (98, 384), (56, 424), (8, 444, "c"), (96, 450),
        (184, 434), (250, 396, "c"), (262, 364), (262, 330), (274, 284), (266, 260), (242, 234, "c"),
    ])  # fmt: skip
    d.shape(outline, RED, OUTER, shade=[Shade(depth=0.3), Shade(angle=180, depth=0.1, width=2)])
    with d.clip(outline):
        d.shape(ribbon([(240, 228), (264, 262), (269, 288), (256, 332), (252, 366), (234, 394),
            (176, 424), (96, 440), (8, 440)], 11, forked=False), GOLD, INNER,
            shade=[Shade(angle=45, depth=0.3, spacing=5, width=2.2)])  # fmt: skip
        d.fold(
            ([(180, 240), (166, 330), (134, 400)], 6), ([(206, 240), (204, 340), (184, 406)], 6),
            ([(230, 240), (238, 320), (232, 376)], 5), ([(148, 330), (124, 376), (80, 416)], 5),
            ([(208, 404), (221, 370), (226, 326)], 4.6),
        )  # fmt: skip
    d.line(outline, OUTER)


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(d, BRIDLE, AT, [(406, 336), (372, 350), (350, 330)])
    half_rider.rein_fist(d, (346, 328), turn=10)
    half_rider.forearm(d, (296, 352), (328, 330), GREEN, wide=25, narrow=18, bend=5)
    sleeves.puffed_sleeve(d, (272, 288), (292, 342), STEEL, wide=33, slashes=WHITE)


def _coin_sleeve(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (140, 292), (98, 346), STEEL, wide=36, slashes=WHITE)


def _coin_arm(d: Drawing) -> None:
    with d.at(110, 196, HAND, -14):
        hands.pinching(d)
    coin(d, 96, 146, 120)
    with d.at(110, 196, HAND, -14):
        hands.pinching_thumb(d)
    half_rider.forearm(d, (92, 354), (135, 262), GREEN, wide=26, narrow=18, bend=-6)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE):
        heads.neck(d, LOOK)
    dress.pleated_collar(d, 222, 238, 62, 30, GOLD, pleats=11)
    with d.at(*HEAD, SIZE):
        heads.face(d, LOOK)
        heads.ear(d, LOOK)
        hair.full_beard(d, LOOK.hair)
        hair.moustache(d, WHITE, curl=0.4)
        hats.turban(d, WHITE, jewel=RED, feather=STEEL)
