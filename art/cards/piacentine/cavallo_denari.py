"""Cavallo di denari: the horse seen from behind, its head turned right; the rider looks back at his coin."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import (
    beards,
    dress,
    half_horse,
    half_rider,
    half_tack,
    hands,
    hats,
    heads,
    sleeves,
)
from art.cards.parts.half_rider import HAND
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine import horse_rump
from art.cards.piacentine.coin import coin
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, RED, STEEL, WHITE

COAT = Coat(body="#d9ae70", far="#b08348", mane="#54382a", hoof="#3c2a1e")
SHEEN = "#9a6f4c"
BRIDLE = Bridle(strap=GREEN, stud=GOLD)
CREST: list[Point] = [(346, 210), (318, 236), (306, 290), (300, 350), (292, 420)]
THROAT: list[Point] = [(388, 326), (392, 362), (404, 400), (410, 440), (414, 480)]
AT = half_horse.carriage(346, 210, scale=0.92, nod=49)
LOOK = heads.elder("#d9cdb8")
HEAD: Point = (218, 164)
SIZE = 1.22


def draw() -> Drawing:
    """The card."""
    return court("CD", figure, grain=1.12)


def figure(d: Drawing) -> None:
    """The half figure."""
    half_horse.neck(d, COAT, CREST, THROAT)
    half_horse.mane(d, COAT, CREST, fall=(40, 74), locks=7, seed=5)
    half_horse.head(d, COAT, AT, bridle=BRIDLE)
    _rein_arm(d)
    _rump(d)
    _coin_sleeve(d)
    _cloak(d)
    _head(d)
    _coin_arm(d)


def _rump(d: Drawing) -> None:
    with d.at(296, 384, 1.2):
        horse_rump.rump(d, COAT)
        horse_rump.crupper(d, BRIDLE)
        horse_rump.tail(d, COAT, sweep=12, sheen=SHEEN)


def _cloak(d: Drawing) -> None:
    """The cloak over his back, spread on the horse's croup."""
    inner: list[Node] = [(268, 260), (276, 288), (270, 316), (254, 340), (212, 362), (162, 396), (104, 424),
        (36, 446, "c")]  # fmt: skip
    outline = smooth([
        (186, 232, "c"), (150, 250), (128, 276), (118, 330), (90, 384), (54, 416), (14, 434, "c"),
        (36, 446, "c"), *inner[-2::-1], (246, 232, "c"),
    ])  # fmt: skip
    d.shape(outline, RED, OUTER, shade=[Shade(depth=0.24, reach=44), Shade(angle=180, depth=0.1, width=2)])
    d.fold(
        ([(180, 240), (164, 328), (128, 394)], 6), ([(204, 242), (198, 316), (168, 372)], 6),
        ([(228, 242), (234, 300), (214, 346)], 5), ([(146, 320), (118, 374), (80, 414)], 5),
        ([(246, 326), (254, 296), (250, 268)], 4.4),
    )  # fmt: skip
    track = [*((n[0] - 3, n[1] - 7) for n in inner), (6, 446)]
    d.shape(
        ribbon([(246, 234), *track], 10, forked=False),
        GOLD, INNER, shade=[Shade(angle=45, depth=0.26, spacing=5.4, width=2.2)],
    )  # fmt: skip


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(d, BRIDLE, AT, [(404, 330), (376, 334), (356, 306)])
    half_rider.rein_fist(d, (352, 304), turn=10)
    half_rider.forearm(d, (304, 332), (334, 308), GREEN, wide=24, narrow=18, bend=5)
    sleeves.puffed_sleeve(d, (278, 276), (304, 326), STEEL, wide=30, slashes=WHITE)


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
        beards.full_beard(d, LOOK.hair)
        beards.moustache(d, WHITE, curl=0.4)
        hats.turban(d, WHITE, jewel=RED, feather=STEEL)
