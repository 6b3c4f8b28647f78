"""Re di denari: a white-bearded profile, crown round a tall cap, ermine, spear; the coin before him."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Matrix, Node, Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import crowns, garments, hairdress
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.blossoms import pomegranate
from art.cards.trevisane.coin import coin
from art.cards.trevisane.court import court_card
from art.cards.trevisane.hands_of_coins import ON_GIRDLE
from art.cards.trevisane.hands_of_staves import KNUCKLES_OUT
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, SILVER, YELLOW
from art.cards.trevisane.spear import spear
from art.cards.trevisane.stock import stock

HEAD: Final[Point] = (250, 179)
SIZE: Final = 1.06


def draw() -> Drawing:
    """The card."""
    return court_card("RD", _figure)


def _figure(d: Drawing) -> None:
    coin(d, 118, 101, 122, 11)
    _mantle(d)
    _robe(d)
    _arms(d)
    _cape(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    garments.cloak(
        d, [(300, 252, "c"), (372, 268), (440, 296), (484, 330, "c"), (484, 540, "c"), (300, 540, "c")], RED,
        folds=[[(372, 470), (386, 510), (388, 545)]],
    )  # fmt: skip
    garments.cloak(
        d, [(200, 252, "c"), (124, 278), (52, 318), (6, 352), (-44, 392, "c"), (-44, 540, "c"), (196,
            540, "c")], RED,
        folds=[[(8, 357), (-2, 440), (0, 540)], [(62, 318), (48, 420), (44, 540)], [(92, 480), (84, 510),
            (80, 545)]],
    )  # fmt: skip


def _robe(d: Drawing) -> None:
    for side in (-1, 1):
        garments.lining(d, side)
    garments.skirt(d, ((178, 444), (312, 444)), (146, 340), BLUE, pleats=6)
    garments.bodice(
        d, [(214, 240, "c"), (176, 264, "c"), (178, 380), (178, 452, "c"), (312, 452, "c"), (314, 380),
            (318, 264, "c"), (282, 238, "c")], BLUE,
    )  # fmt: skip
    borders.border(d, [(245, 300), (245, 420), (245, 545)], 17, YELLOW, "lozenges", RED, spacing=24)
    garments.belt(d, (176, 444), (314, 444), 24, GREEN, "beads", YELLOW, buckle=(YELLOW, RED))


def _arms(d: Drawing) -> None:
    with d.at(424, 330):
        spear(d, 284, GREEN, BLUE, head="winged")
    Arm(
        motif=pomegranate,
        shoulder=(340, 304),
        elbow=(352, 462),
        cuffs=GREEN,
        wide=46,
        joint=40,
        narrow=25,
        shift=(14, 10),
        bare=(((340, 360), 64), ((368, 452), 34)),
        seed=18,
    ).hold(d, (424, 352), KNUCKLES_OUT, tilt=16)
    Arm(
        motif=pomegranate,
        shoulder=(150, 304),
        elbow=(78, 424),
        cuffs=GREEN,
        wide=50,
        joint=42,
        narrow=25,
        bare=(((110, 330), 54),),
        seed=19,
    ).hold(d, (160, 438), ON_GIRDLE, _gathered, flip=True, size=1.12)


def _gathered(d: Drawing) -> None:
    """The edge of the mantle, gathered up into the fist."""
    fall: list[Node] = [
        (210, 452, "c"), (212, 480), (217, 508), (219, 545, "c"), (100, 545, "c"), (120, 510), (150, 480),
        (172, 452, "c"),
    ]  # fmt: skip
    d.shape(smooth(fall), RED, OUTER, shade=[Shade(angle=20, depth=0.3, spacing=6, width=3, reach=30)])
    d.fold(
        ([(182, 466), (166, 494), (146, 530)], 7), ([(192, 468), (188, 498), (180, 534)], 8),
        ([(199, 468), (202, 494), (204, 530)], 7),
    )  # fmt: skip


def _cape(d: Drawing) -> None:
    """Ermine over both shoulders, open down the middle, held by three clasps."""
    nodes: list[Node] = [
        (215, 238, "c"), (176, 252), (137, 266), (112, 290), (99, 330), (97, 356, "c"), (115, 354),
        (134, 364, "c"), (150, 362), (171, 376, "c"), (191, 376), (211, 390, "c"), (228, 390),
        (243, 400, "c"), (246, 372, "c"), (250, 402, "c"), (266, 392), (283, 392, "c"), (301, 380),
        (321, 378, "c"), (338, 366), (358, 364, "c"), (377, 354), (395, 354, "c"),
        (393, 328), (382, 290), (356, 266), (320, 250), (283, 236, "c"),
    ]  # fmt: skip
    cape = smooth(nodes)
    # What it throws on robe and sleeves.
    d.shape(cape.under(Matrix(e=4, f=12)), INK, None)
    d.shape(cape, PAPER, OUTER, shade=[Shade(angle=70, depth=0.16, spacing=5.6, width=3, reach=22),
        Shade(depth=0.2, spacing=6, width=3, reach=44, stop=0.8)])  # fmt: skip
    d.lens([(247, 284), (244, 330), (246, 384)], 5.0)
    d.fold(
        ([(167, 374), (160, 340), (163, 300)], 6.0), ([(209, 388), (206, 352), (209, 316)], 5.6),
        ([(325, 376), (332, 340), (327, 300)], 6.0), ([(285, 390), (288, 352), (285, 316)], 5.6),
        ([(117, 352), (121, 322), (134, 296)], 5.0), ([(377, 352), (373, 322), (360, 296)], 5.0),
    )  # fmt: skip
    for x, y in ((187, 284), (143, 300), (139, 338), (185, 336), (224, 318), (228, 366), (187, 362),
        (305, 284), (351, 300), (353, 338), (309, 336), (268, 318), (268, 366), (307, 362)):  # fmt: skip
        d.use("tail", _tail, x, y)
    for y in (307, 340, 368):
        d.shape(circle(246, y, 8), YELLOW, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2)])
        d.shape(circle(243.6, y - 2.4, 2), PAPER, None)


def _tail(d: Drawing) -> None:
    d.flats(smooth([(0, -8, "c"), (2.6, 0), (5.4, 10, "c"), (1.6, 7), (0, 12, "c"), (-1.6, 7), (-5.4, 10,
        "c"),
        (-2.6, 0)]), circle(-4.4, -7, 1.9), circle(4.4, -7, 1.9), circle(0, -11.5, 1.9), ink=INK)  # fmt: skip


def _head(d: Drawing) -> None:
    garments.collar_behind(d, (254, 262), 52, 32, BLUE)
    with d.at(*HEAD, SIZE, rotate=-2), stock(d, 1.42):
        heads.neck(d, Look(skin=FLESH, age=3))
    garments.collar_before(d, (254, 262), 52, 36, RED)
    with d.at(*HEAD, SIZE, rotate=-2):
        _face(d)
        visage.ear(d, 31, -2, 1.0, FLESH)
        with stock(d, 1.42):
            hairdress.profile_hair(d, SILVER)
            hairdress.flowing_beard(d, SILVER)
            crowns.capped(d, RED, BLUE)


def _face(d: Drawing) -> None:
    """An old man in profile: a great hooked nose, sunken cheeks and eye, skin in folds."""
    face: list[Node] = [
        (-20, -48), (-31, -36), (-35, -24), (-31, -12), (-37, -2), (-47, 8), (-50, 20), (-45, 29), (-36, 26,
            "c"),
        (-34, 32), (-34, 44), (-26, 56), (-8, 60), (14, 50), (30, 32), (39, 6), (42, -22), (36, -48),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=16, start=0.4, stop=0.86, cross=10)
    visage.brim_shadow(d, -27, 36)
    d.flats(smooth([(-25, -3, "c"), (-19, -7), (-9, -4, "c"), (-16, 1)]), ink=PAPER)
    d.flats(smooth([(-23, -4), (-19, -7), (-16, -4), (-18, 0), (-22, 0)]), ink=INK)
    d.lens([(-27, -2), (-19, -8.6), (-10, -6), (-3, -2)], 4.0)
    d.lens([(-25, -8), (-16, -12), (-4, -6)], 3.0)
    for y, width in ((4.0, 2.4), (8.6, 2.2), (12.6, 1.8)):
        d.lens([(-23, y - 2), (-15, y + 1.4), (-5, y - 3)], width)
    d.lens([(-33, -14), (-24, -21), (-12, -22), (1, -13)], 4.6)
    for x, y in ((-28, -19), (-21, -22), (-14, -22), (-7, -19)):
        d.fold(([(x, y + 3), (x - 2, y - 3), (x - 8, y - 7)], 3.0), ink=INK)
    d.lens([(-36, 17), (-30, 19), (-30, 25), (-35, 27)], 3.0)
    d.lens([(-45, 26), (-40, 22.6), (-36, 25)], 2.6)
    for k in range(4):
        d.ticks(((-28 - 3 * k, -2 + 6 * k), (-35 - 3 * k, 1 + 6 * k), 2.0))
    d.lens([(-26, 22), (-20, 30), (-19, 42)], 3.0)
    d.lens([(-27, -31), (-14, -33), (0, -31)], 2.2)
    for y, dip in ((-8.0, -7.0), (-3.0, -1.0), (2.0, 5.0)):
        d.lens([(1, y), (6, y + dip * 0.4), (12, y + dip)], 2.0)
    visage.cheek_lines(d, 22, 12, long=20, count=5, width=2.8)
