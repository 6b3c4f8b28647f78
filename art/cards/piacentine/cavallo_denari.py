"""Cavallo di denari: the horse seen from behind, its head turned right; the rider looks back at his coin."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_horse, half_tack, hats
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine import (
    cloth,
    faces,
    hair,
    hands,
    hands_of_courts,
    hands_on_reins,
    horse_rump,
    horses,
    profiles,
    sleeves,
)
from art.cards.piacentine.coin import coin
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, INK, RED, SILVER, STEEL, WHITE
from art.cards.piacentine.look import Look

COAT = Coat(body="#d9ae70", far="#b08348", mane="#f0dcae", hoof="#3c2a1e")
SHEEN = "#b98f58"
BRIDLE = Bridle(strap=GREEN, stud=GOLD)
CREST: list[Point] = [(362, 164), (336, 182), (316, 220), (306, 280), (280, 340)]
THROAT: list[Point] = [(398, 272), (400, 302), (420, 344), (426, 390), (410, 470)]
AT = horses.carriage(362, 168, scale=(0.82, 0.88), nod=53)
SKIN = "#d9a273"
LOOK = Look(nose="hooked", age=3, bushy=hair.WHITE_HAIR, skin=SKIN, lids=0.85, hood=0.6, chin=2)
HEAD = (232.0, 136.0, 0.86, -3.0)
SHIFT = 16.0
"""Distance of the group to the right of where its parts are designed, so that the arm has room."""


def draw() -> Drawing:
    """The card."""
    return court("CD", figure, grain=1.17)


def figure(d: Drawing) -> None:
    """The half figure."""
    half_horse.neck(d, COAT, CREST, THROAT)
    half_horse.mane(d, COAT, CREST[:-1], fall=(38, 66), locks=6, seed=5)
    horses.head(d, COAT, AT, BRIDLE, horses.OLD)
    _cloak(d)
    with d.at(SHIFT):
        _legs(d)
        with d.at(238, 358, (0.94, 1.06)):
            horse_rump.rump(d, COAT)
            horse_rump.crupper(d, BRIDLE)
        # The dock lies a hand below the housing; long enough that its end lies below the cut.
        with d.at(238, 400, (1.0, 1.3)):
            horse_rump.tail(d, COAT, sweep=-34, sheen=SHEEN)
        _saddle(d)
    _rein_arm(d)
    _coin_sleeve(d)
    with d.at(SHIFT, 30, (1.0, 0.9)):
        _back(d)
    _head(d)
    _coin_hand(d)


def _cloak(d: Drawing) -> None:
    """The cloak that flies out behind his raised arm; its lining shows below."""
    lining: list[Node] = [(160, 230, "c"), (120, 300), (84, 346), (20, 384), (-32, 414, "c"), (-32, 486, "c"),
        (56, 486, "c"),
        (60, 446), (90, 420), (130, 392), (190, 320, "c")]  # fmt: skip
    d.shape(smooth(lining), INK, OUTER)
    for points in ([(150, 300), (110, 360), (34, 410)], [(160, 320), (116, 378), (34, 436)], [(104, 396),
            (66, 424), (34, 462)]):  # fmt: skip
        d.lens(points, 4.6, ink=GREEN)
    hem: list[Point] = [
        (-32, 404),
        (-8, 418),
        (20, 398),
        (50, 424),
        (74, 392),
        (104, 398),
        (118, 362),
        (146, 356),
        (156, 322),
    ]
    outer: list[Node] = [(196, 206, "c"), (136, 226), (84, 262), (20, 282), (-32, 290, "c"),
        (-32, 404, "c"), *hem[1:], (200, 280, "c")]  # fmt: skip
    d.shape(smooth(outer), RED, OUTER, shade=[Shade(angle=66, depth=0.4, reach=60, spacing=6, width=3.6),
        Shade(angle=20, depth=0.34, reach=70, spacing=6.4, width=3, seed=51)])  # fmt: skip
    for points in ([(170, 226), (112, 300), (50, 420)], [(182, 236), (140, 300), (104, 394)],
            [(192, 250), (172, 296), (146, 352)], [(136, 246), (84, 300), (22, 346)],
            [(40, 290), (8, 340), (-4, 396)]):  # fmt: skip
        cloth.valley(d, points, width=8, reach=24)
    d.line(smooth([(-32, 392), (-10, 405), (20, 386), (48, 411), (70, 381), (98, 386), (111, 352),
        (138, 345)], closed=False), OUTER, ink=GOLD)  # fmt: skip


def _legs(d: Drawing) -> None:
    """His thighs hug the saddle, knees out; the boots hang along the flanks and go on below the cut."""
    for x0, x1, side in ((178, 96, -1), (298, 380, 1)):
        d.limb([(x0, 316, 38), ((x0 + x1) / 2, 334, 46), (x1 + 2 * side, 374, 38)], WHITE, OUTER,
            start="round", end="round", depth=0.8, spacing=5.4, width=3.4)  # fmt: skip
        for k in range(4):
            y = 388 - 15 * k
            d.fold(([(x1 + (20 - 4 * k) * side, y), (x1 - (4 + 10 * k) * side, y - 8),
                (x1 - (24 + 12 * k) * side,
                y - 22)], 6))  # fmt: skip
        for near, far in ((10, 22), (-12, 2)):
            d.lens([(x0 + near * side, 322), ((x0 + x1) / 2 + near * side, 344), (x1 + far * side, 380)], 7,
                ink=RED)  # fmt: skip
        boot: list[Node] = [(x1 - 33 * side, 386, "c"), (x1 + 33 * side, 386, "c"), (x1 + 37 * side, 414),
            (x1 + 26 * side, 450), (x1 + 12 * side, 490, "c"), (x1 - 28 * side, 490, "c"), (x1 - 33 * side,
            450), (x1 - 36 * side, 414)]  # fmt: skip
        d.shape(smooth(boot), INK, OUTER)
        d.lens([(x1 - 17, 402), (x1 - 15, 426), (x1 - 11, 462)], 6.4, ink=SILVER)
        # Creases over the ankle, and the light along the calf's edge.
        for y in (444, 456, 468):
            d.lens([(x1 - 10, y), (x1 - 2 - side * 3, y + 5), (x1 + 9, y + 1)], 2.8, ink=SILVER)
        d.lens([(x1 + 26 * side, 404), (x1 + 28 * side, 424), (x1 + 18 * side, 452)], 2.6, ink=SILVER)
        d.shape(ribbon([(x1 - 36, 384), (x1, 395), (x1 + 36, 384)], 10, forked=False), GOLD, INNER)
        d.shape(circle(x1 + 30 * side, 390, 7), RED, INNER)


def _saddle(d: Drawing) -> None:
    """The housing on the croup; his skirts hide the saddle."""
    half: list[Node] = [(156, 300, "c"), (146, 326, "c"), (172, 336), (200, 330, "c"), (218, 338), (238, 334,
        "c"), (258, 338), (276, 330, "c"), (304, 336), (330, 326, "c"), (320, 300, "c")]  # fmt: skip
    d.shape(smooth(half), GREEN, OUTER, shade=[Shade(angle=80, depth=0.5, spacing=5.4, width=3, reach=24)])
    d.line(smooth([(152, 318), (172, 327), (200, 322), (238, 326), (276, 322), (304, 327), (325, 318)],
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
    half_tack.reins(d, BRIDLE, AT, [(430, 336), (412, 344), (392, 326)])
    sleeves.bent(d, (304, 252), (326, 342), (356, 338), STEEL, wide=34, joint=30, narrow=20, seed=5)
    with d.at(396, 318, 0.78, 30, flip=True):
        hands_on_reins.forefinger_along(d, SKIN)
    with d.at(354, 338, rotate=74):
        hands.cuff(d, 20, 13, GOLD)


def _coin_sleeve(d: Drawing) -> None:
    """The bent arm that lifts the coin, out of the armhole of the jacket."""
    sleeves.bent(d, (184, 250), (100, 328), (100, 248), STEEL, wide=35, joint=31, narrow=21, seed=3)


def _coin_hand(d: Drawing) -> None:
    with d.at(90, 169):
        hands_of_courts.coin_behind(d, SKIN)
    coin(d, 90, 110, 118)
    with d.at(90, 169):
        hands_of_courts.coin_at_the_thumb(d, SKIN)
    with d.at(99, 246, rotate=3):
        hands.cuff(d, 24, 14, GOLD)


def _neck(d: Drawing) -> None:
    """His nape and the muscle that turns the head, in a collar that falls open over the seam of the back."""
    nape: list[Node] = [(270, 112, "c"), (272, 136), (264, 155), (261, 172), (264, 190), (277, 206),
        (300, 222, "c"), (198, 222, "c"), (216, 206), (224, 190), (226, 160), (232, 112, "c")]  # fmt: skip
    outline = smooth(nape)
    d.shape(outline, SKIN, INNER, shade=[Shade(depth=0.42, spacing=5, width=2.8, reach=20, seed=53),
        Shade(angle=-80, depth=0.3, spacing=5, width=2.4, reach=16, seed=54)])  # fmt: skip
    d.fold(([(236, 212), (244, 188), (254, 160)], 4.6), ([(258, 212), (254, 194), (257, 176)], 3.6))
    d.hatch(smooth([(222, 172, "c"), (244, 172), (252, 158, "c"), (242, 200), (222, 212, "c")]),
        Shade(angle=-70, depth=0.9, spacing=4.6, width=3.2, reach=30, seed=55))  # fmt: skip
    hair_below: list[Node] = [(252, 118, "c"), (271, 116, "c"), (272, 136), (265, 154, "c"), (260, 145, "c"),
        (256, 150, "c"), (252, 138)]  # fmt: skip
    d.shape(smooth(hair_below), hair.WHITE_HAIR, DETAIL)
    d.ticks(((258, 122), (258, 140), 2.4), ((264, 120), (263, 146), 2.4))
    left: list[Node] = [
        (243, 205, "c"),
        (224, 207),
        (208, 213, "c"),
        (188, 229, "c"),
        (212, 240),
        (240, 243, "c"),
    ]
    right: list[Node] = [
        (243, 205, "c"),
        (266, 206),
        (285, 213, "c"),
        (310, 228, "c"),
        (284, 241),
        (247, 244, "c"),
    ]
    for lobe, seed in ((left, 56), (right, 57)):
        d.shape(smooth(lobe), GOLD, OUTER, shade=[Shade(depth=0.3, spacing=5, width=2.8, reach=20, seed=seed),
            Shade(angle=80, depth=0.24, spacing=5, width=2.4, reach=10, seed=seed)])  # fmt: skip
    d.line(smooth([(195, 227), (214, 234), (237, 237)], closed=False), INNER, ink=GREEN)
    d.line(smooth([(303, 226), (282, 235), (250, 238)], closed=False), INNER, ink=GREEN)


def _head(d: Drawing) -> None:
    _neck(d)
    with d.at(*HEAD):
        profiles.profile(d, LOOK)
        hair.profile_beard(d, hair.WHITE_HAIR)
        faces.ear(d, 21, skin=SKIN)
        d.line(circle(27, 16, 5), DETAIL, ink=GOLD)
        with d.at(2, 0, 1.5):
            hats.turban(d, WHITE, jewel=RED)
