"""Fante di denari: frontal under a plumed hat; lifts the coin, his other hand on the purse."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, hats, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import caps, garments, hairdress
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.coin import coin
from art.cards.trevisane.countenance import flush
from art.cards.trevisane.court import court_card
from art.cards.trevisane.hands_of_coins import CORD, PINCH
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, TAUPE, YELLOW
from art.cards.trevisane.stock import stock

HEAD: Final[Point] = (246, 164)


def draw() -> Drawing:
    """The card."""
    return court_card("FD", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _body(d)
    _purse(d)
    _head(d)
    Arm(
        shoulder=(182, 300),
        elbow=(100, 432),
        cuffs=GREEN,
        wide=40,
        joint=35,
        wing=RED,
        tabs=5,
        seed=12,
        bare=(((56, 420), 30),),
    ).hold(d, (139, 175), PINCH, lambda card: coin(card, 99, 121, 126))


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(180, 256, "c"), (120, 300), (60, 350), (4, 384), (-44, 412, "c"), (-44, 540, "c"), (220,
            540, "c")], BLUE,
        trim=([(190, 260), (126, 310), (64, 360), (4, 396), (-44, 424)], RED, "lozenges", YELLOW),
        folds=[[(4, 400), (0, 470), (2, 540)], [(60, 400), (50, 460), (46, 540)], [(160, 400), (134,
            460), (126, 540)]],
    )  # fmt: skip
    garments.cloak(
        d, [(300, 248, "c"), (356, 256), (420, 288), (486, 336, "c"), (486, 540, "c"), (280, 540, "c")], BLUE,
        trim=([(300, 258), (352, 266), (416, 300), (486, 350)], RED, "lozenges", YELLOW),
        folds=[[(440, 320), (450, 420), (444, 540)], [(384, 420), (398, 480), (394, 540)]],
    )  # fmt: skip
    for side in (-1, 1):
        garments.lining(d, side)


def _body(d: Drawing) -> None:
    garments.skirt(d, ((190, 440), (300, 440)), (146, 344), RED, pleats=7)
    garments.bodice(
        d, [(212, 240, "c"), (182, 256, "c"), (190, 296), (194, 336), (184, 390), (190, 448, "c"),
            (245, 458), (300, 448, "c"), (306, 390), (296, 336), (300, 296), (308, 256, "c"), (278, 240,
            "c")],
        RED,
    )  # fmt: skip
    for side in (-1, 1):
        for y in (312, 372):
            x = 245 + side * 34
            slash: list[Node] = [
                (x + side * 3, y - 24, "c"),
                (x + 7, y),
                (x - side * 3, y + 24, "c"),
                (x - 7, y),
            ]
            d.shape(smooth(slash), PAPER, DETAIL, shade=[Shade(depth=0.4, spacing=4.6, width=2)])
    borders.border(d, [(245, 262), (245, 350), (245, 450)], 13, GREEN, "beads", YELLOW, spacing=20)
    d.fold(([(194, 336), (204, 350), (208, 372)], 4.6), ([(296, 336), (284, 352), (280, 376)], 4.6))
    garments.belt(d, (186, 442), (304, 442), 24, GREEN, "lozenges", YELLOW, buckle=(YELLOW, BLUE), at=0.34)


def _purse(d: Drawing) -> None:
    """A leather purse: its cord loops over the thumb, its mouth is gathered by a beaded band."""
    Arm(
        shoulder=(310, 298),
        elbow=(424, 394),
        cuffs=GREEN,
        wide=42,
        joint=37,
        tie=GREEN,
        wing=RED,
        tabs=5,
        seed=13,
    ).hold(d, (310, 391), CORD, _hanging)


def _hanging(d: Drawing) -> None:
    loop = [(286, 380), (292, 355), (282, 346), (274, 355), (284, 380)]
    for run in (loop, [(289, 380), (297, 410), (295, 446)], [(285, 380), (284, 412), (286, 446)]):
        d.limb([(x, y, 3.2) for x, y in run], YELLOW, INNER, depth=0)
    bag: list[Node] = [
        (280, 454, "c"), (260, 470), (248, 490), (252, 505), (270, 511), (292, 512), (314, 510), (328, 502),
        (330, 488), (320, 470), (300, 454, "c"),
    ]  # fmt: skip
    d.shape(smooth(bag), TAUPE, OUTER, shade=[Shade(angle=30, depth=0.4, spacing=5, width=2.6)])
    d.fold(([(282, 460), (272, 474), (268, 492)], 4.4), ([(290, 460), (289, 476), (290, 496)], 4.4),
        ([(298, 460), (308, 474), (311, 490)], 4.4))  # fmt: skip
    mouth: list[Node] = [
        (278, 453, "c"), (268, 440), (276, 436), (283, 441, "c"), (290, 433), (297, 441, "c"), (304, 436),
        (312, 440), (302, 453, "c"),
    ]  # fmt: skip
    d.shape(smooth(mouth), TAUPE, INNER)
    borders.border(d, [(274, 453), (290, 457), (306, 453)], 6, RED, "beads", YELLOW, spacing=9)


def _head(d: Drawing) -> None:
    garments.collar_behind(d, (247, 254), 46, 26, GREEN)
    with d.at(*HEAD, rotate=3), stock(d):
        hairdress.frontal_behind(d, hairdress.AUBURN, drop=36)
        heads.frontal_neck(d, Look(skin=FLESH, female=True))
    garments.collar_before(d, (247, 254), 46, 26, PAPER)
    with d.at(*HEAD, rotate=3):
        _face(d)
        with stock(d):
            hairdress.frontal_before(d, hairdress.AUBURN, drop=36, rolls=3)
            caps.ostrich(d, [(14, -46), (32, -70), (58, -78), (84, -64), (98, -36)], 16, YELLOW)
            hats.brimmed(d, GREEN, band=INK, feather=RED)


def _face(d: Drawing) -> None:
    """A round-faced girl in a page's dress, full front, who looks at us from the corner of her eye."""
    half: list[Point] = [
        (30, -46), (34, -28), (34, -10), (36, 6), (34, 22), (28, 38), (19, 51), (9, 59), (3, 60),
    ]  # fmt: skip
    face: list[Node] = [*((3 - x, y) for x, y in half), *((3 + x, y) for x, y in reversed(half))]
    visage.skull(d, face, FLESH, jaw=8, start=0.36, stop=0.74, cross=0)
    visage.brim_shadow(d, -29, 35)
    flush(d, -18, 20)
    flush(d, 24, 20)
    for x, inner in ((-14.0, 1), (20.0, -1)):
        visage.eye(d, x, -1, 9.4, inner, wide=0.86, gaze=-1.0, hood=1.0, lash=True, tilt=-1, iris="#2e6b46")
    visage.brow(d, [(-5, -18), (-13, -23), (-27, -15)], 3.0, ink="#7c3d12")
    visage.brow(d, [(11, -18), (20, -23), (33, -15)], 3.0, ink="#7c3d12")
    d.fold(([(0, 12), (1, 2), (-1, -8), (-4, -16)], 2.4))
    d.lens([(-3, 15.6), (0, 18.4), (3, 19), (7, 18.4), (10, 15.6)], 3.0)
    d.lens([(-5, 10), (-6.4, 14), (-3.4, 17)], 2.2)
    d.lens([(11, 10), (12.6, 14), (9.4, 17)], 2.2)
    visage.mouth(d, (-7, 34), (13, 33.6), dip=(3, 34.6), full=1.0, red=True)
    d.lens([(-1, 43), (3, 44.4), (8, 43)], 2.0)
    visage.freckles(d, (-20, 12), (-15, 14), (-23, 15), (26, 12), (21, 14), (29, 15))
