"""Cavallo di coppe: a merry cavalier turns on his chestnut to the cup that he lifts, up right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.parts import borders, dress, half_horse, half_tack, heads, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.parts.look import Look
from art.cards.trevisane import garments, horse_tempers, saddle
from art.cards.trevisane.arms import Arm, Tapering
from art.cards.trevisane.blossoms import cornflower
from art.cards.trevisane.caps import ostrich
from art.cards.trevisane.card import WIDTH
from art.cards.trevisane.countenance import jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.cup import cup
from art.cards.trevisane.hands_of_cups import ROUND_KNOP
from art.cards.trevisane.horse_tempers import MERRY
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.trevisane.locks import curl, lock, strands
from art.cards.trevisane.rein_hands import IN_PROFILE, tasselled_end
from art.cards.trevisane.stock import stock

COAT = Coat(body="#b06f3d", far="#824d29", mane="#2a1c14", hoof="#3c2a1e")
BRIDLE = Bridle(strap=BLUE, stud=YELLOW)
# The horse is designed to face right and mirrored.
CREST: list[Point] = [(338, 250), (310, 268), (282, 322), (264, 390), (232, 470)]
THROAT: list[Point] = [(366, 384), (366, 420), (380, 452), (396, 484), (404, 560)]
AT = half_horse.carriage(338, 250, scale=1.12, nod=66)
HEAD: Point = (268, 168)
BROWN = "#5a3a20"
LEATHER = "#7a2f24"
LINEN = "#dcd9d2"


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _coat(d)
    _horse(d)
    _rein_arm(d)
    _head(d)
    Arm(
        motif=cornflower,
        ground=LINEN,
        shoulder=(344, 302),
        elbow=(412, 400),
        cuffs=RED,
        wide=40,
        joint=36,
        narrow=19.5,
        bent=Tapering,
        shift=(2, 8),
        bare=(((412, 380), 24),),
        wing=GREEN,
        seed=7,
    ).hold(d, (404, 203), ROUND_KNOP, _cup)


def _cup(d: Drawing) -> None:
    """The cup, its stem drawn out to give room to the fist."""
    with d.at(404, 160, (0.93, 1.05)):
        cup(d, 0, 0, 200)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(320, 262, "c"), (392, 340), (440, 420), (490, 450, "c"), (490, 560, "c"), (320, 560, "c"),
            (310, 400)], RED,
        folds=[[(430, 470), (440, 500), (446, 540)]],
    )  # fmt: skip
    d.flats(
        smooth([(336, 330, "c"), (356, 400), (384, 450), (392, 560, "c"), (330, 560, "c"), (322, 430)]),
        ink=INK,
    )


def _coat(d: Drawing) -> None:
    garments.bodice(
        d, [(248, 240, "c"), (214, 256), (216, 300), (222, 350), (216, 400), (224, 456, "c"), (284, 466),
            (344, 456, "c"), (350, 400), (342, 340), (346, 300), (354, 256), (320, 240, "c")], GREEN,
    )  # fmt: skip
    borders.border(d, [(290, 250), (294, 340), (286, 452)], 14, RED, "zigzag", YELLOW, spacing=18)
    d.fold(
        ([(346, 344), (332, 362), (322, 392)], 6), ([(342, 450), (330, 428), (324, 402)], 5),
        ([(222, 346), (238, 362), (246, 390)], 5),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    with d.at(WIDTH, 0, flip=True):
        half_horse.neck(d, COAT, [*CREST, (170, 560)], THROAT)
        half_tack.breast_collar(d, [(226, 500), (290, 518), (350, 508), (398, 490)], 13, BRIDLE)
    with d.at(282, 454):
        saddle.seat(d, LEATHER, BLUE, PAPER, panes=7)
    garments.sash(d, (220, 450), (348, 450), 30, YELLOW, at=0.62)
    with d.at(WIDTH, 0, flip=True):
        half_horse.mane(d, COAT, CREST[:-1], fall=(40, 96), locks=8, rise=10, seed=6)
        horse_tempers.head(d, COAT, AT, bridle=BRIDLE, temper=MERRY)


def _rein_arm(d: Drawing) -> None:
    """The reins are drawn up to the breast, over the sleeve into the fist."""
    Arm(
        motif=cornflower,
        ground=LINEN,
        shoulder=(222, 302),
        elbow=(168, 420),
        cuffs=RED,
        wide=42,
        joint=36,
        narrow=20,
        wing=GREEN,
        bare=(((184, 400), 30),),
        seed=8,
    ).hold(d, (274, 356), IN_PROFILE, _reins, tilt=-24, flip=True, size=0.84)


def _reins(d: Drawing) -> None:
    with d.at(WIDTH, 0, flip=True):
        half_tack.reins(d, BRIDLE, AT, [(392, 468), (344, 478), (274, 460), (236, 424), (222, 362)])
    tasselled_end(d, BRIDLE, [(292, 346), (308, 360), (311, 384), (314, 400)])


def _head(d: Drawing) -> None:
    with d.at(*HEAD, rotate=4, flip=True):
        _hair_behind(d)
        with stock(d):
            heads.neck(d, Look(skin=FLESH))
    _collar(d)
    with d.at(*HEAD, rotate=4, flip=True):
        _face(d)
        _hair(d)
        _hat(d)


def _collar(d: Drawing) -> None:
    """A falling collar of linen, edged with lace, tied under the chin."""
    line = sampled([(212, 258), (217, 286), (252, 275), (278, 266), (304, 277), (336, 287), (343, 257)], 6.4)
    lace: list[Node] = []
    for k in range(len(line)):
        if k % 2 == 0:
            lace.append((*line[k], "c"))
        else:
            lace += [beside(line, k - 1, 8), beside(line, k, 11), beside(line, min(k + 1, len(line) - 1), 8)]
    d.shape(smooth([*lace, (330, 250, "c"), (226, 250, "c")]), PAPER, DETAIL)
    linen: list[Node] = [
        (232, 232, "c"), (213, 254), (218, 285, "c"), (252, 274), (278, 264, "c"), (304, 275),
            (335, 286, "c"),
        (342, 256), (320, 230, "c"), (276, 250),
    ]  # fmt: skip
    d.shape(smooth(linen), PAPER, INNER, shade=[Shade(angle=70, depth=0.3, spacing=5.4, width=2.6, reach=20)])
    d.fold(([(276, 252), (258, 262), (240, 266)], 3.6), ([(280, 252), (300, 262), (318, 266)], 3.6))
    d.limb([(278, 262, 3), (268, 282, 4), (262, 300, 3.4)], RED, INNER, depth=0)
    d.limb([(279, 262, 3), (288, 280, 4), (291, 298, 3.4)], RED, INNER, depth=0)
    d.shape(circle(278, 262, 6), RED, INNER)


def _face(d: Drawing) -> None:
    """Round-cheeked, screwing up his eyes, smiling with shut lips under a small moustache."""
    face: list[Node] = [
        (-28, -46), (-37, -30), (-39, -16), (-37.6, -6), (-41, 8), (-40.6, 20), (-35, 34), (-27, 48),
        (-18, 58), (-8, 61), (4, 59), (19, 47), (32, 28), (37, 4), (37, -20), (31, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=10, start=0.44, stop=0.86, cross=7)
    visage.brim_shadow(d, -35, 34)
    for x, half, pupil, heavy in ((6.0, 11.0, 1.0, 1.0), (-26.0, 7.4, 0.74, 0.8)):
        d.flats(smooth([(x - half, 0, "c"), (x, -6), (x + half, 0, "c"), (x, 3)]), ink=WHITE)
        iris: list[Node] = [
            (x - 4.4 * pupil, -1, "c"),
            (x - pupil, -5),
            (x + 2.8 * pupil, -1, "c"),
            (x - pupil, 2.6),
        ]
        d.flats(smooth(iris), ink=INK)
        d.lens([(x - half * 1.1, 1.4), (x, -6.6), (x + half * 1.2, 1)], 4.0 * heavy)
        d.lens([(x - half * 0.9, 4.4), (x, 2.4), (x + half, 4)], 2.4 * heavy)
        if x > 0:
            d.lens([(x - half * 0.7, 9), (x, 7), (x + half * 0.8, 8)], 2.0)
    visage.brow(d, [(-6, -14), (2, -24), (14, -26), (26, -15)], 5.0)
    visage.brow(d, [(-15, -14), (-24, -22), (-35, -15)], 4.4)
    for y, dip in ((-3.0, -6.0), (1.4, 0.0), (5.6, 5.0)):
        d.lens([(21, y), (26, y + dip * 0.4), (31, y + dip)], 1.8)
    jutting(d, FLESH, (-28, 16), root=(-10, -12), wing=(-9, 20), hook=-0.4, bulb=1.2, dark=0)
    # The apple of the cheek, pushed up.
    d.lens([(-8, 12), (6, 20), (10, 32)], 2.6)
    visage.mouth(d, (-30, 38), (-1, 34), dip=(-15, 39.6), full=1.0)
    d.lens([(1, 29), (5, 34), (3, 39)], 2.4)
    moustache: tuple[list[Node], ...] = (
        [
            (-18, 25, "c"),
            (-9, 23),
            (2, 27),
            (10, 22),
            (16, 13, "c"),
            (15, 25),
            (5, 32),
            (-8, 31),
            (-18, 29, "c"),
        ],
        [
            (-20, 25, "c"),
            (-27, 24),
            (-34, 26),
            (-40, 16, "c"),
            (-42, 26),
            (-36, 32),
            (-28, 31),
            (-20, 29, "c"),
        ],
    )
    for half_ in moustache:
        d.shape(smooth(half_), INK, None)
    tuft: list[Node] = [(-19, 52, "c"), (-12, 50), (-6, 52, "c"), (-8, 62), (-15, 72, "c"), (-17, 62)]
    d.shape(smooth(tuft), INK, None)


def _hair_behind(d: Drawing) -> None:
    lock(d, [(-20, -40), (-44, -20), (-50, 6), (-46, 30), (-50, 54)], [(4, -40), (-4, -18), (-8, 8), (-12,
        34),
        (-24, 60)], BROWN, count=6, seed=31)  # fmt: skip
    curl(d, -38, 56, 9, BROWN, turn=-1, start=200)
    lock(
        d,
        [(14, -40), (12, 0), (12, 36), (20, 72)],
        [(44, -40), (58, 0), (60, 40), (52, 80)],
        BROWN,
        count=6,
        seed=32,
    )


def _hair(d: Drawing) -> None:
    lock(d, [(15, -44), (21, -24), (24, -2), (22, 22), (32, 46), (26, 66)], [(38, -44), (48, -20), (46, 8),
        (54, 32),
        (50, 54), (58, 74)], BROWN, count=9, seed=33)  # fmt: skip
    lock(d, [(32, -44), (46, -20), (46, 8), (54, 34), (50, 58)], [(44, -44), (62, -16), (64, 12), (72, 40),
        (66, 62)],
        BROWN, count=6, seed=34)  # fmt: skip
    for x, y, r in ((66, 62, 10.0), (50, 74, 11.0), (32, 68, 9.5)):
        curl(d, x, y, r, BROWN, turn=1, start=280)
    strands(
        d,
        [(-30, -42), (-37, -28), (-38, -14)],
        [(-20, -42), (-32, -30), (-37, -12)],
        count=2,
        width=2.4,
        seed=35,
    )


def _hat(d: Drawing) -> None:
    """A broad black hat cocked up, a blue band and a great red plume curling over the crown."""
    crown: list[Node] = [(-26, -46, "c"), (-28, -74), (-18, -90), (10, -92), (32, -84), (38, -46, "c")]
    d.shape(smooth(crown), BLUE, OUTER, shade=dress.CLOTH)
    d.shape(
        smooth([(-28, -60, "c"), (4, -52), (37, -58, "c"), (38, -46, "c"), (4, -41), (-27, -48, "c")]),
        YELLOW,
        INNER,
    )
    brim: list[Node] = [
        (-66, -62), (-56, -66), (-36, -52), (-8, -42), (20, -40), (46, -46), (72, -60), (80, -54), (68,
            -38), (40, -26),
        (4, -23), (-30, -30), (-54, -46),
    ]  # fmt: skip
    d.shape(smooth(brim), INK, OUTER)
    d.line(smooth([(-56, -57, "c"), (-36, -44), (-8, -33), (20, -31), (46, -37), (70, -50, "c")],
        closed=False), 2.0,
        ink=YELLOW)  # fmt: skip
    ostrich(d, [(-22, -58), (-10, -92), (30, -108), (68, -94), (84, -64)], 19, RED, tufts=12)
