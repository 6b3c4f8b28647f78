"""Cavallo di denari: a stout merchant on a dapple grey to the right, the coin raised up left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, ellipse, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, half_horse, half_tack, heads, visage
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.parts.look import Look
from art.cards.trevisane import garments, horse_tempers, saddle
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.blossoms import lily
from art.cards.trevisane.caps import ostrich
from art.cards.trevisane.coin import coin
from art.cards.trevisane.countenance import jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.hands_of_coins import ON_PALM
from art.cards.trevisane.horse_tempers import QUIET
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.locks import beard, lock
from art.cards.trevisane.rein_hands import IN_PROFILE
from art.cards.trevisane.stock import stock

COAT = Coat(body="#cfc8bd", far="#a29889", mane="#3a342f", hoof="#4f443a")
BRIDLE = Bridle(strap=RED, stud=YELLOW)
CREST: list[Point] = [(360, 204), (332, 214), (318, 246), (320, 310), (330, 370), (328, 418), (300, 470)]
THROAT: list[Point] = [(384, 300), (396, 352), (417, 404), (438, 452), (450, 500), (452, 560)]
AT = half_horse.carriage(360, 204, scale=1.0, nod=67)
HEAD: Point = (250, 158)
SIZE = 1.1
GINGER = "#b4591f"
DARK = "#6b3310"
LEATHER = "#d29a55"
DAPPLES: list[tuple[float, float, float]] = [
    (366, 382, 6), (378, 410, 7), (364, 420, 6), (388, 436, 7), (376, 440, 6), (394, 462, 7), (388, 484, 7),
]  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("CD", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _coat(d)
    _horse(d)
    _rein_arm(d)
    _head(d)
    _sleeve((170, 302), (80, 402), wide=42, joint=36, seed=9).hold(
        d, (139, 186), ON_PALM, lambda card: coin(card, 97, 132, 128)
    )


def _sleeve(
    shoulder: Point, elbow: Point, *, wide: float, joint: float, seed: int, shift: Point = (4, 6)
) -> Arm:
    return Arm(
        shoulder=shoulder,
        elbow=elbow,
        cuffs=YELLOW,
        ground=RED,
        motif=lily,
        wide=wide,
        joint=joint,
        shift=shift,
        wing=BLUE,
        tabs=2,
        bare=(((100, 432), 30),),
        seed=seed,
    )


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(180, 262, "c"), (110, 330), (60, 400), (4, 430), (-44, 454, "c"), (-44, 560, "c"), (190,
            560, "c"),
            (196, 400)], GREEN,
        folds=[[(60, 470), (50, 500), (46, 540)], [(14, 430), (6, 480), (4, 540)]],
    )  # fmt: skip
    d.flats(
        smooth([(176, 340, "c"), (166, 410), (132, 452), (112, 560, "c"), (196, 560, "c"), (190, 420)]),
        ink=INK,
    )


def _coat(d: Drawing) -> None:
    """A broad-bellied coat, its lapels open on linen."""
    garments.bodice(
        d, [(200, 254, "c"), (156, 262, "c"), (162, 300), (152, 350), (146, 400), (156, 458, "c"), (226, 468),
            (296, 458, "c"), (306, 400), (298, 340), (292, 300), (302, 258), (264, 254, "c")], BLUE,
    )  # fmt: skip
    lapel = smooth([(204, 244, "c"), (206, 320), (222, 404, "c"), (248, 320), (262, 244, "c")])
    d.shape(lapel, PAPER, INNER, shade=[Shade(depth=0.3, spacing=5.4, width=2.6, reach=18)])
    garments.lacing(d, (232, 276), (224, 388), (20, 6), 5, ink=RED)
    d.fold(
        ([(153, 350), (172, 366), (182, 394)], 6), ([(300, 346), (284, 362), (276, 390)], 6),
        ([(160, 452), (174, 430), (180, 404)], 5), ([(294, 452), (280, 430), (274, 404)], 5),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    _neck(d)
    half_tack.breast_collar(d, [(240, 500), (306, 518), (366, 508), (412, 488)], 13, BRIDLE)
    with d.at(242, 450, 1.22, flip=True):
        saddle.tree(d, LEATHER)
    with d.at(226, 452, flip=True):
        saddle.knee(d, YELLOW, BLUE, INK)
    garments.sash(d, (150, 452), (300, 452), 30, GREEN, at=0.06)
    half_horse.mane(d, COAT, CREST[:-2], fall=(34, 62), locks=7, rise=8, seed=2)
    horse_tempers.head(d, COAT, AT, bridle=BRIDLE, temper=QUIET)
    lock(d, [(320, 222), (314, 246), (318, 280), (334, 310)], [(336, 218), (338, 244), (337, 276),
        (334, 310)], COAT.mane, count=3, seed=37)  # fmt: skip


def _neck(d: Drawing) -> None:
    """A broad neck from the withers up to the poll: calm in the light, engraved along the throat."""
    nodes: list[Node] = [(*CREST[0], "c"), *CREST[1:-1], (*CREST[-1], "c"), (200, 560, "c"),
        (*THROAT[-1], "c"), *reversed(THROAT[1:-1]), (*THROAT[0], "c")]  # fmt: skip
    d.shape(smooth(nodes), COAT.body, OUTER)
    half_horse.dapples(d, COAT, DAPPLES)
    inner: list[Point] = [(368, 316), (378, 360), (398, 408), (418, 456), (428, 500)]
    rake(d, THROAT[:-1], inner, 20, width=3.2, bend=0.12, seed=21)
    d.lens([(366, 336), (374, 384), (396, 440), (408, 496)], 4.6)
    # The shoulder, from the withers forward.
    d.lens([(332, 400), (350, 420), (372, 458), (384, 506)], 4.0)
    rake(d, [(334, 404), (351, 424), (371, 462)], [(330, 424), (340, 442), (358, 474)], 7, width=2.6, seed=22)


def _rein_arm(d: Drawing) -> None:
    """The fist before his belly, its back to us; the rein up through it, its end out under the thumb."""
    _sleeve((284, 304), (302, 412), wide=36, joint=33, seed=10, shift=(14, 4)).hold(
        d, (226, 436), IN_PROFILE, _reins, tilt=-4, size=0.86
    )


def _reins(d: Drawing) -> None:
    half_tack.rein_end(d, BRIDLE, [(207, 415), (190, 412), (184, 426), (188, 450), (184, 478)])
    half_tack.reins(d, BRIDLE, AT, [(416, 446), (388, 478), (330, 490), (262, 486), (228, 470), (222, 430)])


def _head(d: Drawing) -> None:
    d.flats(ellipse(243, 252, 40, 8), ink=INK)
    with d.at(*HEAD, SIZE, rotate=2), stock(d):
        heads.neck(d, Look(skin=FLESH))
    dress.pleated_collar(d, 241, 252, 74, 28, YELLOW, pleats=13)
    with d.at(*HEAD, SIZE, rotate=2):
        _nape(d)
        _throat_shade(d)
        _face(d)
        _beard(d)
        _temple(d)
        visage.ear(d, 36, -2, 0.92, FLESH)
        _cap(d)


def _throat_shade(d: Drawing) -> None:
    """Shadow of the jaw on the neck."""
    d.flats(smooth([(-14, 62, "c"), (8, 70), (30, 44, "c"), (30, 58), (25, 70), (12, 76), (-4, 74)]), ink=INK)


def _face(d: Drawing) -> None:
    """Full-cheeked, a strong short nose, lively eyes turned to his coin, one brow up."""
    face: list[Node] = [
        (-30, -46), (-35, -32), (-35, -18), (-32, -6), (-37, 8), (-38, 22), (-35, 36), (-29, 50), (-20, 61),
        (-8, 65), (6, 63), (20, 55), (33, 40), (39, 20), (40, -4), (38, -26), (31, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, start=0.5, stop=0.8, cross=0)
    visage.brim_shadow(d, -34, 36)
    visage.eye(d, 6, -2, 10.6, -1, wide=0.92, gaze=-1.2, hood=0.8, tilt=1)
    visage.eye(d, -24, -2, 6.4, 1, wide=0.92, gaze=-1.0, hood=0.6, tilt=1)
    visage.brow(d, [(-7, -13), (3, -20), (15, -22), (27, -14)], 6.0, ink=DARK)
    visage.brow(d, [(-16, -12), (-23, -17), (-33, -13)], 5.2, ink=DARK)
    jutting(d, FLESH, (-37, 19), root=(-14, -12), wing=(-14, 21), hook=0.6, bulb=1.6, dark=5)
    visage.mouth(d, (-26, 41), (-4, 38), dip=(-15, 41), full=0.9)
    for y, dip in ((-4.0, -5.0), (0.6, 0.0), (5.0, 5.0)):
        d.lens([(20, y), (24, y + dip * 0.4), (29, y + dip)], 1.8)
    # The full cheek.
    d.lens([(-8, 24), (0, 29), (3, 38)], 2.4)


def _beard(d: Drawing) -> None:
    """A trimmed beard along the jaw from ear to chin, and a clipped moustache."""
    beard(d, [(38, -8, "c"), (42, 14), (38, 36), (28, 54), (12, 67), (-6, 75), (-21, 72), (-30, 59),
        (-30, 48, "c"), (-22, 53), (-13, 50), (-5, 54), (6, 49), (14, 38), (21, 22), (27, 4), (29, -10, "c")],
        GINGER, [
        (((-24, 54), (-24, 62), (-18, 70)), ((-6, 56), (-6, 64), (-4, 72)), 4),
        (((2, 54), (5, 60), (8, 66)), ((32, 0), (34, 14), (38, 26)), 8)])  # fmt: skip
    wings: tuple[list[Node], ...] = (
        [(-18, 30, "c"), (-25, 29), (-32, 33), (-35, 41, "c"), (-28, 38), (-18, 37, "c")],
        [(-17, 30, "c"), (-8, 28), (2, 32), (9, 42, "c"), (-2, 39), (-17, 37, "c")],
    )
    for wing in wings:
        d.shape(smooth(wing), GINGER, INNER)
    d.lens([(-13, 32), (-5, 32), (3, 37)], 2.0)


def _temple(d: Drawing) -> None:
    """Hair before the ear, running out into the beard."""
    lock(d, [(26, -44), (25, -30), (27, -16), (29, -4)], [(38, -44), (36, -28), (37, -14), (37, 0)],
        GINGER, count=3, seed=35)  # fmt: skip


def _nape(d: Drawing) -> None:
    """Hair behind the ear, cut short of the collar."""
    lock(d, [(31, -46), (34, -30), (36, -13), (36, 8), (35, 26)], [(48, -44), (56, -24), (57, -4), (53, 14),
        (43, 31)],
        GINGER, count=6, seed=36)  # fmt: skip


def _cap(d: Drawing) -> None:
    """A flat red cap with a rolled black rim and a white plume."""
    ostrich(d, [(34, -60), (62, -88), (92, -84), (100, -54)], 17, PAPER)
    bag: list[Node] = [
        (-34, -48, "c"), (-46, -66), (-40, -84), (-18, -94), (12, -96), (40, -88), (54, -72), (50, -54),
            (40, -44, "c"),
    ]  # fmt: skip
    d.shape(smooth(bag), RED, OUTER, shade=dress.CLOTH)
    d.fold(([(-24, -52), (-30, -68), (-22, -82)], 4.6), ([(2, -50), (2, -70), (10, -86)], 4.6),
        ([(26, -52), (34, -66), (30, -80)], 4.6))  # fmt: skip
    roll: list[Node] = [
        (-42, -42), (-40, -54), (-18, -52), (6, -50), (30, -54), (50, -54), (52, -42), (28, -33), (4, -31),
            (-26, -34),
    ]  # fmt: skip
    d.shape(smooth(roll), INK, INNER)
    for k in range(6):
        x = -33 + 15 * k
        d.lens([(x, -50 + abs(k - 2.5)), (x + 4, -43), (x + 2, -36)], 2.4, ink=YELLOW)
