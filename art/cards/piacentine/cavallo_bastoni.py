"""Cavallo di bastoni: seen from behind, helmeted, on a chestnut to the right; the club at the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, half_horse, half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine import (
    cloth,
    faces,
    hair,
    hands,
    hands_on_reins,
    hands_on_shafts,
    horses,
    profiles,
    sleeves,
)
from art.cards.piacentine.burgonet import burgonet
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, RED, STEEL
from art.cards.piacentine.log import log
from art.cards.piacentine.look import Look

COAT = Coat(body="#b5713c", far="#86502a", mane="#6a3d1f", hoof="#3c2a1e")
BRIDLE = Bridle(strap=STEEL, stud=GOLD)
CREST: list[Point] = [(330, 216), (304, 238), (286, 290), (276, 350), (262, 410)]
THROAT: list[Point] = [(376, 334), (378, 374), (394, 414), (414, 444), (424, 490)]
AT = horses.carriage(330, 216, scale=(0.96, 0.88), nod=44)
LOOK = Look(mirrored=True, age=1, nose="straight", lids=0.95, stern=1.5, brow=1.2, jaw=1.1, chin=1)
HAIR = "#503119"
HEAD = (214.0, 152.0, 0.92)


def draw() -> Drawing:
    """The card."""
    return court("CB", figure, grain=1.06)


def figure(d: Drawing) -> None:
    """The half figure."""
    _horse(d)
    _rein_arm(d)
    _skirt(d)
    sleeves.bent(d, (150, 290), (92, 440), (68, 358), GOLD, wide=40, joint=36, narrow=24, seed=8)
    _back(d)
    _belt(d)
    _head(d)
    _club(d)


def _horse(d: Drawing) -> None:
    half_horse.raised_leg(
        d,
        COAT,
        [(370, 490, 40), (414, 458, 31), (450, 440, 22)],
        [(452, 438, 19), (450, 470, 14), (448, 494, 13)],
    )
    half_horse.neck(d, COAT, [*CREST, (220, 480)], THROAT)
    half_tack.breast_collar(d, [(262, 446), (320, 460), (380, 450), (412, 438)], 11, BRIDLE)
    half_horse.mane(d, COAT, CREST[:-1], fall=(46, 72), locks=7, seed=7)
    horses.head(d, COAT, AT, BRIDLE, horses.YOUNG)


def _back(d: Drawing) -> None:
    """The back of the jerkin under a short cape that hangs from the shoulders."""
    outline = smooth([
        (182, 226, "c"), (146, 244), (118, 272, "c"), (136, 310), (142, 350), (150, 414, "c"), (208, 422),
        (262, 410, "c"), (272, 350), (280, 310), (290, 268, "c"), (270, 244), (240, 226, "c"),
    ])  # fmt: skip
    d.shape(outline, RED, OUTER, shade=cloth.SOFT)
    d.fold(
        ([(156, 406), (166, 390), (172, 376)], 4.4), ([(258, 404), (250, 390), (246, 376)], 4.4),
        ([(208, 414), (207, 398), (208, 380)], 4.6),
    )  # fmt: skip
    cape = smooth([
        (176, 228, "c"), (142, 246), (124, 276), (124, 314), (134, 358, "c"), (150, 372), (166, 368, "c"),
        (186, 384),
        (210, 374, "c"), (232, 386), (254, 370, "c"), (276, 374), (300, 356, "c"), (304, 318), (296, 276),
        (276, 246),
        (246, 228, "c"),
    ])  # fmt: skip
    d.shape(
        cape,
        STEEL,
        OUTER,
        shade=[Shade(depth=0.34, spacing=5.4, width=3.4), Shade(angle=180, depth=0.1, width=2)],
    )
    hem = smooth([
        (134, 358, "c"), (150, 372), (166, 368, "c"), (186, 384), (210, 374, "c"), (232, 386),
        (254, 370, "c"), (276, 374), (300, 356, "c"), (303, 338, "c"), (276, 355), (254, 352, "c"),
        (232, 367), (210, 355, "c"), (186, 365), (166, 350, "c"), (150, 353), (130, 340, "c"),
    ])  # fmt: skip
    d.shape(hem, GOLD, INNER)
    d.fold(
        ([(210, 350), (209, 300), (208, 250)], 6), ([(166, 344), (170, 300), (184, 250)], 6),
        ([(254, 346), (248, 300), (232, 250)], 6), ([(188, 360), (190, 320), (196, 280)], 4.6),
        ([(232, 362), (228, 320), (220, 280)], 4.6), ([(148, 348), (150, 310), (164, 268)], 5),
        ([(278, 350), (274, 310), (252, 268)], 5),
    )  # fmt: skip
    d.line(cape, OUTER)


def _skirt(d: Drawing) -> None:
    """Pleated tails below the belt."""
    outline = smooth([
        (148, 404, "c"), (132, 436), (112, 490, "c"), (310, 490, "c"), (286, 440), (264, 402, "c"),
        (208, 416),
    ])  # fmt: skip
    d.shape(outline, GREEN, OUTER, shade=[Shade(angle=20, depth=0.42, spacing=5.4, width=3.4)])
    d.fold(
        ([(168, 416), (156, 446), (148, 480)], 5), ([(190, 420), (186, 446), (184, 480)], 5),
        ([(214, 420), (216, 446), (220, 480)], 5), ([(240, 416), (252, 444), (262, 478)], 5),
    )  # fmt: skip


def _belt(d: Drawing) -> None:
    d.shape(ribbon([(144, 408), (208, 420), (270, 406)], 10, forked=False), GOLD, INNER,
        shade=[Shade(depth=0.1, spacing=5, width=2.2)])  # fmt: skip
    d.shapes([circle(154 + k * 13.4, 411 + 8.4 * (1 - ((k - 4) / 4) ** 2), 3.2) for k in range(9)], STEEL)


def _rein_arm(d: Drawing) -> None:
    """The rein goes in under the thumb; its end hangs out below the little one."""
    d.lens([(360, 402), (358, 424), (366, 450)], 15)
    half_tack.rein_end(d, BRIDLE, [(362, 380), (354, 406), (352, 424), (360, 446)])
    sleeves.bent(d, (288, 290), (300, 398), (330, 394), GOLD, wide=38, joint=33, narrow=22, seed=6)
    with d.at(362, 372, 0.86, 16, flip=True):
        hands_on_reins.light_fist(d)
    half_tack.reins(d, BRIDLE, AT, [(424, 402), (402, 404), (384, 384), (362, 362)])
    with d.at(362, 372, 0.86, 16, flip=True):
        hands_on_reins.thumb_of_the_light_fist(d)
    with d.at(329, 396, rotate=60):
        hands.cuff(d, 22, 13)


def _club(d: Drawing) -> None:
    """The club at his side, before the plume, and the fist that clasps it."""
    log(d, 105, 221, 348, -4, 92)
    with d.at(111, 298, 0.98, -4, flip=True):
        hands_on_shafts.club_behind_the_thumb(d, 25)
    with d.at(62, 351, rotate=22):
        hands.cuff(d, 23, 15)


def _head(d: Drawing) -> None:
    x, y, size = HEAD
    with d.at(x, y, size, flip=True):
        faces.neck(d, bottom=96, half=27)
        profiles.profile(d, LOOK)
        hair.profile_moustache(d, HAIR)
        hair.profile_hair(d, HAIR, bottom=66)
        burgonet(d)
    dress.ruff(d, 210, 238, 50, 18)
