"""Cavallo di denari: the horse seen from behind, its head turned right; the rider looks back at his coin."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, smooth, star
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, half_horse, half_tack, hats
from art.cards.parts import hands as palms
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine import cloth, faces, grips, hair, hands, horse_rump, profiles, sleeves
from art.cards.piacentine.coin import coin
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, INK, RED, SILVER, STEEL, WHITE
from art.cards.piacentine.look import Look

COAT = Coat(body="#d9ae70", far="#b08348", mane="#4a3024", hoof="#3c2a1e")
SHEEN = "#9a6f4c"
BRIDLE = Bridle(strap=GREEN, stud=GOLD)
CREST: list[Point] = [(362, 164), (336, 182), (316, 220), (306, 280), (280, 340)]
THROAT: list[Point] = [(398, 272), (400, 302), (420, 344), (426, 390), (410, 470)]
AT = half_horse.carriage(362, 164, scale=0.84, nod=50)
SKIN = "#d9a273"
LOOK = Look(nose="hooked", age=3, bushy=hair.WHITE_HAIR, skin=SKIN, lids=0.85, hood=0.6, chin=2)
HEAD = (230.0, 138.0, 0.86, -3.0)
SHIFT = 16.0
"""How far the group stands to the right of where its parts are designed, so that the arm has room."""


def draw() -> Drawing:
    """The card."""
    return court("CD", figure, grain=1.06)


def figure(d: Drawing) -> None:
    """The half figure."""
    half_horse.neck(d, COAT, CREST, THROAT)
    half_horse.mane(d, COAT, CREST[:-1], fall=(38, 66), locks=6, seed=5)
    half_horse.head(d, COAT, AT, bridle=BRIDLE)
    _cloak(d)
    with d.at(SHIFT):
        _legs(d)
        with d.at(238, 358, 1.06):
            horse_rump.rump(d, COAT)
            horse_rump.crupper(d, BRIDLE)
        # Long enough that its end lies below the cut.
        with d.at(238, 358, (1.06, 1.5)):
            horse_rump.tail(d, COAT, sweep=-20, sheen=SHEEN)
        _saddle(d)
    _rein_arm(d)
    _coin_sleeve(d)
    with d.at(SHIFT):
        _back(d)
    _head(d)
    _coin_hand(d)


def _cloak(d: Drawing) -> None:
    """The cloak that flies out behind his raised arm; its lining shows below."""
    lining: list[Node] = [(150, 230, "c"), (120, 290), (84, 340), (20, 372, "c"), (20, 486, "c"), (60, 470),
        (110, 440), (150, 380), (190, 320, "c")]  # fmt: skip
    d.shape(smooth(lining), GREEN, OUTER)
    d.hatch(smooth(lining), Shade(angle=-60, depth=0.6, spacing=5.4, width=4, reach=70, seed=51))
    outer: list[Node] = [(190, 210, "c"), (130, 236), (84, 270), (20, 288, "c"), (20, 424, "c"), (44, 428),
        (66, 410, "c"), (92, 404), (106, 378, "c"), (136, 360), (150, 330, "c"), (180, 310), (200, 280,
        "c")]  # fmt: skip
    d.shape(smooth(outer), RED, OUTER, shade=[Shade(angle=66, depth=0.34, reach=40, spacing=5.6, width=3.2)])
    for points in ([(164, 228), (120, 290), (66, 408)], [(176, 240), (140, 306), (106, 376)],
            [(188, 256), (168, 296), (150, 328)], [(140, 250), (90, 310), (24, 352)]):  # fmt: skip
        cloth.valley(d, points, width=6.4, reach=22)


def _legs(d: Drawing) -> None:
    """His thighs hug the saddle, the boots hang at the flanks, the heels spurred towards us."""
    for x0, x1, side in ((176, 104, -1), (300, 374, 1)):
        foot: list[Node] = [(x1 - 17 * side, 424, "c"), (x1 + 17 * side, 424, "c"), (x1 + 26 * side, 438),
            (x1 + 42 * side, 450), (x1 + 40 * side, 457, "c"), (x1 - 20 * side, 457, "c")]  # fmt: skip
        d.shape(smooth(foot), INK, INNER)
        d.limb([(x1 - 4 * side, 396, 27), (x1, 420, 22), (x1 - 1 * side, 434, 18)], INK, OUTER, depth=0)
        d.lens([(x1 - 13, 408), (x1 - 10, 424), (x1 - 8, 442)], 4.4, ink=SILVER)
        d.lens([(x1 + 10 * side, 436), (x1 + 22 * side, 444), (x1 + 34 * side, 451)], 2.6, ink=SILVER)
        d.shape(ribbon([(x1 - 26 * side, 460), (x1 + 46 * side, 460)], 3.6, forked=False), GOLD, DETAIL)
        d.shape(star(x1 - 22 * side, 442, 8, 4, 6), GOLD, DETAIL)
        d.limb([(x0, 322, 44), ((x0 + x1) / 2 + 6 * side, 350, 44), (x1, 396, 30)], WHITE, OUTER,
            start="round", depth=0.7, spacing=5.4)  # fmt: skip
        for k in range(3):
            d.fold(([(x1 + 18 * side - 14 * k * side, 402 - 3 * k), (x1 + 12 * side - 16 * k * side,
                376 - 6 * k), (x1 - 6 * side - 14 * k * side, 352 - 10 * k)], 5))  # fmt: skip
        d.shape(ribbon([(x1 - 32, 394), (x1, 403), (x1 + 32, 394)], 8, forked=False), GOLD, INNER)


def _saddle(d: Drawing) -> None:
    """The housing on the croup; his skirts hide the saddle."""
    half: list[Node] = [(156, 304, "c"), (146, 336, "c"), (172, 346), (200, 340, "c"), (218, 348), (238, 344,
        "c"), (258, 348), (276, 340, "c"), (304, 346), (330, 336, "c"), (320, 304, "c")]  # fmt: skip
    d.shape(smooth(half), GREEN, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=5.4, width=3, reach=24)])
    d.line(smooth([(152, 328), (172, 337), (200, 332), (238, 336), (276, 332), (304, 337), (325, 328)],
        closed=False), INNER, ink=GOLD)  # fmt: skip


def _back(d: Drawing) -> None:
    """His back in a red jacket seamed in the middle, turned a little; the skirts lie on the saddle."""
    skirt: list[Node] = [(184, 286, "c"), (160, 306), (150, 322, "c"), (186, 320), (214, 312, "c"), (222,
        320), (250, 324), (296, 326), (324, 318, "c"), (304, 298), (286, 284, "c")]  # fmt: skip
    d.shape(smooth(skirt), RED, OUTER, shade=[Shade(angle=70, depth=0.5, spacing=5.6, width=3, reach=24)])
    d.flats(smooth([(212, 296, "c"), (222, 320, "c"), (206, 315, "c")]), ink=INK)
    d.fold(([(192, 292), (180, 304), (172, 318)], 5), ([(262, 292), (276, 304), (288, 320)], 5),
        ([(240, 294), (246, 306), (254, 322)], 5))  # fmt: skip
    body: list[Node] = [(196, 204, "c"), (160, 212), (140, 230, "c"), (152, 256), (174, 276), (182, 292, "c"),
        (236, 300), (288, 290, "c"), (292, 266), (306, 240, "c"), (290, 220), (258, 206, "c")]  # fmt: skip
    outline = smooth(body)
    d.shape(outline, RED, OUTER, shade=[Shade(depth=0.3, spacing=5.4, width=3.4, reach=46),
        Shade(angle=60, depth=0.22, spacing=5.8, width=2.8, reach=34)])  # fmt: skip
    seam: list[Point] = [(228, 212), (218, 250), (220, 296)]
    d.line(smooth(seam, closed=False), INNER)
    d.hatch(smooth([(230, 214, "c"), (219, 250), (221, 294, "c"), (240, 294, "c"), (242, 250), (244, 214,
        "c")]), Shade(angle=180, depth=0.8, spacing=5.4, width=2.6, reach=18, seed=52))  # fmt: skip
    # The shoulder blades.
    d.lens([(176, 232), (192, 250), (190, 272)], 4.6)
    d.lens([(280, 226), (264, 244), (264, 266)], 4.6)
    d.fold(([(184, 288), (196, 268), (194, 246)], 5.4), ([(284, 286), (272, 266), (272, 246)], 5.4),
        ([(154, 232), (176, 244), (186, 262)], 5), ([(298, 240), (282, 246), (270, 258)], 4.6),
        ([(224, 290), (216, 268), (222, 246)], 4.4))  # fmt: skip
    d.shape(ribbon([(181, 288), (236, 298), (288, 287)], 8.5, forked=False), GOLD, INNER)
    d.shapes([circle(192 + 12.5 * k, 291 + 6 * (1 - ((k - 3.5) / 3.5) ** 2), 3.2) for k in range(8)], GREEN)


def _rein_arm(d: Drawing) -> None:
    """The far arm, bent round his side, with the reins."""
    half_tack.reins(d, BRIDLE, AT, [(430, 316), (400, 330), (372, 304)])
    with d.at(378, 300, 0.84, 30):
        grips.knuckles(d, 6, skin=SKIN)
    sleeves.bent(d, (298, 246), (346, 322), (396, 332), STEEL, wide=32, joint=27, narrow=19, seed=5)
    with d.at(400, 334, rotate=-62):
        hands.cuff(d, 19, 13, GOLD)


def _coin_sleeve(d: Drawing) -> None:
    """The bent arm that lifts the coin, out of the armhole of the jacket."""
    sleeves.bent(d, (184, 244), (100, 326), (100, 248), STEEL, wide=35, joint=31, narrow=21, seed=3)


def _coin_hand(d: Drawing) -> None:
    with d.at(88, 166, 1.7, 12):
        palms.pinching(d, SKIN)
    coin(d, 90, 112, 118)
    with d.at(88, 166, 1.7, 12):
        palms.pinching_thumb(d, SKIN)
    with d.at(100, 244):
        hands.cuff(d, 22, 15, GOLD)


def _head(d: Drawing) -> None:
    x, y, size, tilt = HEAD
    with d.at(x, y, size, tilt):
        faces.neck(d, bottom=96, half=27, skin=SKIN)
    dress.pleated_collar(d, 240, 211, 58, 22, GOLD, pleats=11)
    with d.at(x, y, size, tilt):
        profiles.profile(d, LOOK)
        hair.profile_beard(d, hair.WHITE_HAIR)
        faces.ear(d, 21, skin=SKIN)
        d.line(circle(27, 16, 5), DETAIL, ink=GOLD)
        with d.at(2, 0, 1.5):
            hats.turban(d, WHITE, jewel=RED)
