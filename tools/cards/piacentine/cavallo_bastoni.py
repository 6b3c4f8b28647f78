"""Cavallo di bastoni: seen from behind, helmeted, on a chestnut to the right; the club at the left."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.limb import ribbon
from tools.cards.kit.paths import Point, circle, smooth
from tools.cards.kit.svg import INNER, OUTER, Drawing
from tools.cards.parts import dress, hair, half_horse, half_rider, half_tack, heads, helmet, sleeves
from tools.cards.parts.horse_head import Bridle
from tools.cards.parts.legs import Coat
from tools.cards.piacentine.court import court
from tools.cards.piacentine.inks import GOLD, GREEN, INK, RED, SILVER, STEEL, WHITE
from tools.cards.piacentine.log import log

COAT = Coat(body="#b5713c", far="#86502a", mane="#6a3d1f", hoof="#3c2a1e")
BRIDLE = Bridle(strap=STEEL, stud=GOLD)
CREST: list[Point] = [(330, 216), (304, 238), (286, 290), (276, 350), (262, 410)]
THROAT: list[Point] = [(376, 334), (378, 374), (394, 414), (414, 444), (424, 490)]
AT = half_horse.carriage(330, 216, scale=0.96, nod=47)
LOOK = heads.man(INK)
HEAD: Point = (214, 158)
SIZE = 1.22


def draw() -> Drawing:
    """The card."""
    return court("CB", figure)


def figure(d: Drawing) -> None:
    """The half figure."""
    _horse(d)
    _rein_arm(d)
    _back(d)
    _skirt(d)
    _head(d)
    _club_arm(d)


def _horse(d: Drawing) -> None:
    half_horse.raised_leg(
        d, COAT, [(370, 490, 40), (414, 458, 31), (450, 440, 22)], [(452, 438, 19), (450, 470, 14), (448, 494, 13)]
    )
    half_horse.neck(d, COAT, [*CREST, (220, 480)], THROAT)
    half_tack.breast_collar(d, [(262, 446), (320, 460), (380, 450), (412, 438)], 11, BRIDLE)
    half_horse.mane(d, COAT, CREST, fall=(46, 72), locks=7, seed=7)
    half_horse.head(d, COAT, AT, bridle=BRIDLE, blaze=WHITE)


def _back(d: Drawing) -> None:
    """The back of the jerkin: seam, shoulder blades, a baldric from the right shoulder."""
    outline = smooth([
        (182, 226, "c"), (146, 244), (118, 272, "c"), (136, 310), (142, 350), (150, 414, "c"), (208, 422),
        (262, 410, "c"), (272, 350), (280, 310), (302, 270, "c"), (270, 244), (240, 226, "c"),
    ])  # fmt: skip
    d.shape(outline, RED, OUTER, shade=dress.CLOTH)
    with d.clip(outline):
        d.lens([(210, 226), (207, 320), (208, 420)], 4.4)
        d.fold(
            ([(150, 300), (172, 316), (184, 346)], 5), ([(270, 300), (246, 318), (236, 350)], 5),
            ([(156, 404), (166, 380), (180, 362)], 4.4), ([(258, 402), (248, 380), (236, 364)], 4.4),
            ([(200, 408), (196, 384), (190, 366)], 3.6), ([(216, 408), (222, 384), (228, 366)], 3.6),
        )  # fmt: skip
        d.shape(ribbon([(272, 232), (220, 320), (150, 400)], 13, forked=False), GOLD, INNER,
            shade=[Shade(angle=40, depth=0.34, spacing=5)])  # fmt: skip
        d.shapes([circle(264 - k * 20.6, 246 + k * 29 - k * k * 0.7, 4.4) for k in range(6)], GREEN)
    d.line(outline, OUTER)


def _skirt(d: Drawing) -> None:
    """Pleated tails below the belt."""
    outline = smooth([
        (148, 404, "c"), (132, 436), (112, 490, "c"), (310, 490, "c"), (286, 440), (264, 402, "c"), (208, 416),
    ])  # fmt: skip
    d.shape(outline, GREEN, OUTER, shade=[Shade(angle=20, depth=0.3)])
    d.fold(
        ([(168, 416), (156, 446), (148, 480)], 5), ([(190, 420), (186, 446), (184, 480)], 5),
        ([(214, 420), (216, 446), (220, 480)], 5), ([(240, 416), (252, 444), (262, 478)], 5),
    )  # fmt: skip
    d.shape(ribbon([(144, 408), (208, 420), (270, 406)], 10, forked=False), GOLD, INNER,
        shade=[Shade(depth=0.1, spacing=5, width=2.2)])  # fmt: skip
    d.shapes([circle(154 + k * 13.4, 411 + 8.4 * (1 - ((k - 4) / 4) ** 2), 3.2) for k in range(9)], STEEL)


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(d, BRIDLE, AT, [(390, 404), (356, 412), (334, 388)])
    half_rider.rein_fist(d, (336, 388), turn=14)
    half_rider.forearm(d, (290, 376), (318, 382), STEEL, wide=25, narrow=18, bend=-4)
    sleeves.puffed_sleeve(d, (286, 292), (294, 362), GREEN, wide=36, slashes=GOLD)


def _club_arm(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (136, 290), (92, 378), GREEN, wide=36, slashes=GOLD)
    log(d, 82, 226, 340, -5, 92)
    half_rider.shaft_fist(d, (86, 296), turn=-5, wrist=112, flip=True)
    half_rider.forearm(d, (86, 398), (93, 334), STEEL, wide=25, narrow=18, bend=3)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE, flip=True):
        heads.neck(d, LOOK)
        heads.profile(d, LOOK)
        hair.profile_moustache(d, INK)
        hair.nape(d, LOOK)
        helmet.burgonet(d, SILVER, trim=GOLD, plume=RED)
    dress.ruff(d, 210, 238, 44, 17)
