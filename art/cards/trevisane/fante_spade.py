"""Fante di spade: a cold-eyed youth, the sword raised; he holds up a severed head by its hair."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import borders, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import caps, garments, hairdress
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.countenance import far_eye, jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.grip import pommel
from art.cards.trevisane.hands_of_swords import ASLANT, BY_THE_HAIR
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.severed import severed
from art.cards.trevisane.stock import SIZE, stock
from art.cards.trevisane.sword import sword

HEAD: Point = (242, 170)
BLOND = "#d9a03c"
LINEN = "#dcd9d2"


def draw() -> Drawing:
    """The card."""
    return court_card("FS", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _body(d)
    _head(d)
    _sword(d)
    _trophy(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(200, 256, "c"), (150, 330), (80, 390), (4, 420, "c"), (4, 540, "c"), (220, 540, "c")], RED,
        trim=([(206, 264), (158, 338), (86, 402), (4, 434)], INK, "zigzag", YELLOW),
        folds=[[(80, 450), (66, 490), (62, 540)]],
    )  # fmt: skip
    garments.cloak(
        d, [(296, 300, "c"), (330, 396), (374, 450), (430, 474), (486, 479, "c"), (486, 560, "c"),
            (280, 560, "c")], RED,
        trim=([(300, 310), (328, 402), (370, 462), (430, 487), (486, 492)], INK, "zigzag", YELLOW),
        folds=[[(404, 474), (422, 500), (428, 540)]],
    )  # fmt: skip
    for side in (-1, 1):
        garments.lining(d, side)


def _body(d: Drawing) -> None:
    garments.skirt(d, ((188, 440), (300, 440)), (144, 336), GREEN, pleats=6)
    nodes: list[Node] = [
        (214, 238, "c"), (180, 254, "c"), (188, 296), (192, 340), (182, 392), (188, 448, "c"), (245, 458),
        (302, 448, "c"), (308, 392), (298, 340), (302, 296), (310, 254, "c"), (276, 238, "c"),
    ]  # fmt: skip
    garments.bodice(d, nodes, BLUE)
    right: list[Node] = [(245, 240, "c"), (245, 460, "c"), *nodes[7:]]
    d.shape(smooth(right), GREEN, INNER, shade=[Shade(depth=0.4, spacing=5.9, width=3)])
    sash: list[Point] = [(196, 262), (234, 328), (270, 390), (294, 432)]
    borders.border(d, sash, 13, YELLOW, "lozenges", RED, spacing=24)
    d.fold(([(192, 340), (204, 354), (208, 376)], 5), ([(298, 340), (288, 356), (284, 372)], 5),
        ([(188, 446), (202, 428), (206, 404)], 4.6))  # fmt: skip
    garments.belt(d, (184, 442), (306, 442), 24, RED, "zigzag", YELLOW, buckle=(YELLOW, BLUE))


def _sword(d: Drawing) -> None:
    Arm(
        shoulder=(186, 296),
        elbow=(76, 436),
        cuffs=BLUE,
        wide=42,
        joint=35,
        under=LINEN,
        shift=(10, 2),
        wing=BLUE,
        seed=5,
    ).hold(
        d,
        (76, 268),
        ASLANT,
        lambda card: sword(card, 76, 268, 264, 5, held=True, wide=25),
        tilt=5,
        flip=True,
    )
    pommel(d, 76, 274, rotate=5)


def _trophy(d: Drawing) -> None:
    Arm(
        shoulder=(304, 298),
        elbow=(342, 444),
        cuffs=BLUE,
        wide=36,
        joint=31,
        narrow=20,
        under=LINEN,
        wing=GREEN,
        seed=6,
    ).hold(d, (414, 274), BY_THE_HAIR, _hanging, size=0.82)


def _hanging(d: Drawing) -> None:
    with d.at(411, 366, 0.82, 4):
        severed(d)


def _head(d: Drawing) -> None:
    garments.collar_behind(d, (245, 254), 46, 26, RED)
    with d.at(*HEAD, rotate=-2, flip=True), stock(d):
        hairdress.waves_behind(d, BLOND)
        heads.neck(d, Look(skin=FLESH, female=True))
    garments.collar_before(d, (245, 254), 46, 26, YELLOW)
    with d.at(*HEAD, rotate=-2, flip=True):
        _face(d)
        with stock(d):
            hairdress.waves_before(d, BLOND, away=3.4)
    with d.at(*HEAD, rotate=-2), d.at(0, 11, SIZE):
        caps.tall_cap(d, RED, YELLOW, INK, (GREEN, PAPER))


def _face(d: Drawing) -> None:
    """Smooth, long-chinned and thin-lipped, the lids low."""
    face: list[Node] = [
        (-28, -46), (-38, -30), (-40, -16), (-38.4, -4), (-39, 8), (-36, 22), (-30, 38), (-23, 52),
        (-15, 60), (-6, 61.5), (4, 58), (17, 46), (29, 28), (35, 4), (36, -20), (30, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=8, start=0.5, stop=0.8, cross=0)
    visage.brim_shadow(d, -34, 34)
    visage.eye(d, 9, 0, 11, -1, wide=0.6, gaze=-0.5, hood=1.0, tilt=1)
    far_eye(d, -25.6, 0, 7.4, wide=0.84, gaze=-0.2)
    visage.brow(d, [(-4, -11), (6, -17), (18, -19), (29, -13)], 4.2)
    visage.brow(d, [(-16, -11), (-24, -16), (-34, -12)], 3.6)
    jutting(d, FLESH, (-27, 20), root=(-9, -12), wing=(-8, 21), hook=0.4, dark=0)
    visage.mouth(d, (-25, 37), (0, 34.6), dip=(-14, 37), full=0.8, red=True)
    d.lens([(-13, 52.6), (-8, 50.6), (-2, 52.4)], 2.0)
