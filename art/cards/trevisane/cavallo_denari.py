"""Cavallo di denari: a stout merchant on a dapple grey to the right, the coin raised up left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, ellipse, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, half_horse, half_tack, heads, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.parts.look import Look
from art.cards.trevisane import garments
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.caps import ostrich
from art.cards.trevisane.coin import coin
from art.cards.trevisane.court import court_card
from art.cards.trevisane.hands_of_coins import OVER_RIM
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.locks import lock
from art.cards.trevisane.rein_hands import PALM_UP, tasselled_end
from art.cards.trevisane.stock import stock

COAT = Coat(body="#cfc8bd", far="#a29889", mane="#3a342f", hoof="#4f443a")
BRIDLE = Bridle(strap=RED, stud=YELLOW)
CREST: list[Point] = [(340, 240), (312, 258), (290, 314), (276, 380), (240, 470)]
THROAT: list[Point] = [(374, 372), (378, 410), (392, 448), (412, 484), (420, 560)]
AT = half_horse.carriage(340, 240, scale=1.1, nod=64)
HEAD: Point = (250, 158)
SIZE = 1.1
GINGER = "#b4591f"
DAPPLES: list[tuple[float, float, float]] = [
    (304, 436, 8), (324, 412, 7), (340, 444, 8), (320, 466, 7), (350, 476, 8), (366, 454, 7), (372, 488, 7),
    (296, 486, 7), (326, 500, 8), (344, 410, 6), (290, 460, 7),
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
    Arm(
        shoulder=(170, 302),
        elbow=(92, 420),
        cuffs=RED,
        wide=46,
        joint=42,
        shift=(4, 6),
        wing=BLUE,
        tabs=2,
        seed=9,
    ).hold(d, (139, 186), OVER_RIM, lambda card: coin(card, 97, 132, 128))


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
        d, [(196, 242, "c"), (156, 262, "c"), (162, 300), (152, 350), (146, 400), (156, 458, "c"), (226, 468),
            (296, 458, "c"), (306, 400), (298, 340), (292, 300), (302, 258), (266, 242, "c")], BLUE,
    )  # fmt: skip
    lapel = smooth([(204, 244, "c"), (206, 320), (222, 404, "c"), (248, 320), (262, 244, "c")])
    d.shape(lapel, PAPER, INNER, shade=[Shade(depth=0.3, spacing=5.4, width=2.6, reach=18)])
    garments.lacing(d, (232, 276), (224, 388), (20, 6), 5, ink=RED)
    d.fold(
        ([(153, 350), (172, 366), (182, 394)], 6), ([(300, 346), (284, 362), (276, 390)], 6),
        ([(160, 452), (174, 430), (180, 404)], 5), ([(294, 452), (280, 430), (274, 404)], 5),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    half_horse.neck(d, COAT, [*CREST, (180, 560)], THROAT)
    half_horse.dapples(d, COAT, DAPPLES)
    half_tack.breast_collar(d, [(240, 500), (306, 518), (366, 508), (412, 488)], 13, BRIDLE)
    garments.skirt(d, ((154, 450), (296, 450)), (112, 300), RED, pleats=6, trim=YELLOW)
    garments.sash(d, (150, 452), (300, 452), 30, GREEN, at=0.2)
    half_horse.mane(d, COAT, CREST[:-1], fall=(44, 94), locks=8, rise=10, seed=2)
    half_horse.head(d, COAT, AT, bridle=BRIDLE)


def _rein_arm(d: Drawing) -> None:
    """The rein comes up between the fingers, its end falls over the thumb."""
    Arm(shoulder=(288, 304), elbow=(318, 404), cuffs=RED, wide=40, joint=38, wing=BLUE, tabs=2, seed=10).hold(
        d, (230, 404), PALM_UP, _reins
    )


def _reins(d: Drawing) -> None:
    half_tack.reins(d, BRIDLE, AT, [(392, 476), (330, 492), (264, 474), (240, 440), (236, 410)])
    tasselled_end(d, BRIDLE, [(206, 396), (192, 408), (190, 428), (184, 446)])


def _head(d: Drawing) -> None:
    d.flats(ellipse(243, 252, 40, 8), ink=INK)
    with d.at(*HEAD, SIZE, rotate=2), stock(d):
        heads.neck(d, Look(skin=FLESH))
    dress.pleated_collar(d, 241, 252, 74, 28, YELLOW, pleats=13)
    with d.at(*HEAD, SIZE, rotate=2):
        _nape(d)
        _face(d)
        _sideburn(d)
        visage.ear(d, 36, -2, 0.92, FLESH)
        _cap(d)


def _face(d: Drawing) -> None:
    """Broad, with a firm corner to the jaw, a bulb of a nose, shrewd eyes turned to his coin."""
    face: list[Node] = [
        (-30, -46), (-36, -32), (-37, -16), (-34, -4), (-38, 8), (-37, 22), (-33, 38), (-28, 52), (-20, 61),
        (-8, 63), (4, 62), (18, 56), (32, 45), (37, 36), (38, 18), (40, -4), (38, -26), (31, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=11, start=0.46, stop=0.8, cross=6)
    visage.brim_shadow(d, -34, 36)
    visage.eye(d, 8, -3, 10.0, -1, wide=0.84, gaze=-1.3, bag=1, tilt=0.6, hood=0.8)
    visage.eye(d, -22.5, -3, 7.0, 1, wide=1.0, gaze=-1.3, bag=1, tilt=0.6, hood=0.6)
    visage.brow(d, [(-4, -14), (6, -20), (17, -20), (27, -12)], 5.4, ink="#6b3310")
    visage.brow(d, [(-14, -14), (-20, -20), (-27, -19), (-33, -13)], 4.8, ink="#6b3310")
    visage.nose(d, (-27, 21), root=(-12, -10), bulb=3.4, wing=17)
    visage.mouth(d, (-26, 41), (-1, 39), dip=(-14, 41), full=1.1)
    d.lens([(-4, 26), (2, 32), (3, 41)], 2.4)
    d.lens([(13, 12), (8, 18), (7, 25)], 2.0)
    d.lens([(-19, 52), (-12, 50), (-5, 52)], 2.4)


def _sideburn(d: Drawing) -> None:
    """Combed down before the ear, its end drawn forward to a point over the jaw."""
    lock(d, [(24, -44), (24, -24), (22, -6), (18, 12), (8, 34)], [(36, -44), (33, -22), (33, 0), (31, 18),
        (11, 36)],
        GINGER, count=4, seed=35)  # fmt: skip


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
