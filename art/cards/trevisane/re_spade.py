"""Re di spade: young, moustached, in a breastplate; the sword raised, the spear in the other hand."""

from __future__ import annotations

import math
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polar, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import crowns, garments, hairdress
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.countenance import far_eye, jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.grip import pommel
from art.cards.trevisane.hands_of_staves import ARM_LEVEL
from art.cards.trevisane.hands_of_swords import CLOSE
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, SILVER, YELLOW
from art.cards.trevisane.spear import spear
from art.cards.trevisane.stock import stock
from art.cards.trevisane.sword import sword

HEAD: Final[Point] = (250, 162)


def draw() -> Drawing:
    """The card."""
    return court_card("RS", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _armour(d)
    _spear_arm(d)
    _sword_arm(d)
    _pauldrons(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    garments.cloak(
        d, [(290, 246, "c"), (360, 262), (426, 300), (486, 352, "c"), (486, 540, "c"), (280, 540, "c")],
            GREEN,
        trim=([(300, 256), (354, 272), (420, 312), (486, 366)], RED, "zigzag", YELLOW),
        folds=[[(440, 330), (446, 420), (440, 540)], [(356, 470), (372, 500), (376, 540)]],
    )  # fmt: skip
    garments.cloak(
        d, [(196, 262, "c"), (150, 330), (84, 400), (4, 440, "c"), (4, 540, "c"), (220, 540, "c")], GREEN,
        trim=([(206, 264), (158, 338), (90, 410), (4, 452)], RED, "zigzag", YELLOW),
        folds=[[(90, 420), (76, 470), (72, 540)], [(170, 420), (142, 470), (132, 540)]],
    )  # fmt: skip
    for side in (-1, 1):
        garments.lining(d, side)


def _armour(d: Drawing) -> None:
    garments.skirt(d, ((186, 440), (304, 440)), (148, 344), RED, pleats=7, trim=YELLOW)
    garments.bodice(
        d, [(216, 238, "c"), (180, 258, "c"), (188, 300), (178, 360), (184, 420), (190, 450, "c"), (245, 462),
            (300, 450, "c"), (306, 420), (312, 360), (302, 300), (310, 258, "c"), (276, 238, "c")], SILVER,
    )  # fmt: skip
    d.lens([(245, 290), (247, 370), (245, 440)], 4)
    borders.border(d, [(196, 262), (218, 284), (245, 292), (272, 284), (296, 262)], 9, YELLOW, "zigzag", RED,
        spacing=13)  # fmt: skip
    for side in (-1, 1):
        d.lens([(245 + side * 48, 330), (245 + side * 52, 366), (245 + side * 46, 406)], 2.6)
    _star(d, 245, 346, 44)
    borders.border(d, [(186, 416), (245, 432), (304, 416)], 9, BLUE, "beads", YELLOW, spacing=15)
    garments.belt(d, (186, 444), (304, 444), 20, BLUE, "lozenges", YELLOW, buckle=(YELLOW, RED))


def _pauldrons(d: Drawing) -> None:
    """A steel cop on each shoulder and two lames below it, each with a gilt rim and rivets."""
    for flip in (False, True):
        with d.at(490 if flip else 0, flip=flip):
            for k in (2, 1, 0):
                _lame(d, k)


def _lame(d: Drawing, k: int) -> None:
    """A plate of the left shoulder: 0 the cop, 1 and 2 the lames down the arm."""
    half, low = (47.0, 44.0, 39.0)[k], (22.0, 46.0, 69.0)[k]

    def at(across: float, down: float) -> Point:
        return (176 + 0.84 * across * half - 0.54 * down, 284 + 0.54 * across * half + 0.84 * down)

    def plate(foot: float) -> list[Node]:
        back = -46.0 if k == 0 else low - 26
        return [
            (*at(-1, foot - 12), "c"), at(-0.92, back + (14 if k == 0 else 2)), at(-0.5, back - 1),
            at(0.1, back - 2), at(0.66, back + 6),
            (*at(1, foot - 10), "c"), at(0.55, foot + 2), at(0, foot + 5), at(-0.55, foot + 1),
        ]  # fmt: skip

    d.shape(smooth(plate(low)), YELLOW, OUTER, shade=[Shade(angle=60, depth=0.2, spacing=5, width=2.6)])
    steel = [Shade(angle=40, depth=0.3, spacing=5.2, width=3.0, reach=30, seed=k + 1)]
    d.shape(smooth(plate(low - 10)), SILVER, INNER, shade=steel)
    d.shapes(
        [circle(*at(share, low - 2 - 9 * share * share), 2.9) for share in (-0.7, -0.25, 0.25, 0.7)], RED
    )
    if k == 0:
        # The ridge over the cop, and the light on it.
        d.lens([at(-0.5, -30), at(-0.12, -6), at(0.04, 12)], 3.4)
        d.lens([at(0.3, -28), at(0.5, -10), at(0.56, 4)], 2.4)


def _star(d: Drawing, x: float, y: float, reach: float) -> None:
    """An eight-rayed star embossed on the breastplate: long and short rays, each with its shaded half."""

    def corner(k: float, share: float) -> Point:
        angle = math.radians(22.5 * k - 90)
        return (x + math.cos(angle) * reach * share, y + math.sin(angle) * reach * share)

    tips = (1.0, 0.74)
    rim = [corner(k, tips[k // 2 % 2] if k % 2 == 0 else 0.42) for k in range(16)]
    d.shape(polyline(rim), YELLOW, None)
    d.flats(*(polyline([rim[k], rim[k + 1], (x, y)]) for k in range(0, 16, 2)), ink=OCHRE)
    d.line(polyline(rim), INNER)
    d.shape(circle(x, y, reach * 0.3), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2.2)])
    d.line(circle(x, y, reach * 0.15), DETAIL, ink=YELLOW)


def _sword_arm(d: Drawing) -> None:
    Arm(
        motif=None,
        shoulder=(172, 314),
        elbow=(88, 440),
        cuffs=RED,
        wide=40,
        joint=31,
        shift=(2, 8),
        seed=22,
    ).hold(d, (76, 304), CLOSE, lambda card: sword(card, 76, 304, 306, 0, held=True, wide=25), flip=True)
    _couter(d, 88, 438, 102)
    pommel(d, 76, 310)


def _couter(d: Drawing, x: float, y: float, turn: float) -> None:
    """A steel cop over the elbow at (x, y), its bone towards `turn`; a gilt rim and a rosette on it."""
    with d.at(x, y, rotate=turn):
        bowl: list[Node] = [
            (-14, -42, "c"), (2, -44), (20, -39), (34, -24), (40, 0), (34, 24), (20, 39), (2, 44),
            (-14, 42, "c"), (-6, 22), (-3, 0), (-6, -22),
        ]  # fmt: skip
        d.shape(smooth(bowl), SILVER, OUTER, shade=[
            Shade(angle=-30, depth=0.5, spacing=5.2, width=3.2, reach=30),
            Shade(angle=10, depth=0.3, spacing=5.4, width=2.8, reach=20),
        ])  # fmt: skip
        rim = [(-14, -42), (-6, -22), (-3, 0), (-6, 22), (-14, 42)]
        borders.border(d, rim, 8, YELLOW, "beads", RED, spacing=13)
        d.lens([(14, -36), (22, -16), (23, 0), (22, 16), (14, 36)], 3.4)
        petals = [polar(14.5 if k % 2 else 10.0, 360 / 16 * k) for k in range(16)]
        d.shape(polyline([(px + 11, py) for px, py in petals]), YELLOW, INNER)
        d.shape(circle(11, 0, 5.6), RED, DETAIL)


def _spear_arm(d: Drawing) -> None:
    Arm(
        motif=None,
        shoulder=(322, 312),
        elbow=(430, 408),
        cuffs=RED,
        wide=42,
        joint=38,
        tie=BLUE,
        seed=23,
    ).hold(d, (336, 424), ARM_LEVEL, _spear, tilt=4)


def _spear(d: Drawing) -> None:
    with d.at(336, 424, rotate=12):
        spear(d, 380, RED, BLUE, head="leaf", below=130)


def _head(d: Drawing) -> None:
    garments.collar_behind(d, (246, 252), 48, 30, RED)
    with d.at(*HEAD, rotate=3), stock(d, 1.4):
        hairdress.waves_behind(d, hairdress.CHESTNUT)
        heads.neck(d, Look(skin=FLESH))
    garments.collar_before(d, (246, 252), 48, 30, YELLOW)
    with d.at(*HEAD, rotate=3):
        _face(d)
        _moustache(d)
        with stock(d, 1.4):
            hairdress.waves_before(d, hairdress.CHESTNUT)
            crowns.rayed(d, INK)


def _face(d: Drawing) -> None:
    """Proud: one brow lifted, a Roman nose, a long jaw with a cleft chin."""
    face: list[Node] = [
        (-26, -48), (-34, -32), (-34, -18), (-31, -6), (-35, 8), (-32, 22), (-29, 40), (-28, 56), (-20, 70),
        (-9, 73), (2, 72), (14, 62), (30, 44), (38, 18), (39, -12), (36, -30), (31, -48),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=11, start=0.48, stop=0.84, cross=7)
    visage.brim_shadow(d, -32, 37)
    visage.eye(d, 7, -1, 10.6, -1, wide=0.84, gaze=-0.9, hood=0.6, bag=1)
    far_eye(d, -26.6, -1, 6.4, wide=1.0, gaze=-0.3)
    visage.brow(d, [(-6, -16), (4, -27), (16, -30), (29, -18)], 5.0)
    visage.brow(d, [(-17, -11), (-24, -17), (-34, -14)], 4.6)
    jutting(d, FLESH, (-36, 22), root=(-10, -16), wing=(-14, 24), hook=2.2, dark=0)
    visage.mouth(d, (-25, 43), (-7, 43), dip=(-16, 42), full=0.9)
    d.lens([(-11, 58), (-12, 63), (-11, 68)], 2.6)
    d.lens([(-17, 55), (-11, 53), (-5, 55)], 2.2)
    d.lens([(-6, 27), (3, 38), (3, 52)], 2.4)


def _moustache(d: Drawing) -> None:
    """A long moustache that hangs past the corners of the mouth."""
    wings: tuple[list[Node], ...] = (
        [
            (-18, 31, "c"),
            (-27, 29),
            (-35, 35),
            (-38, 46),
            (-37, 58, "c"),
            (-31, 48),
            (-26, 41),
            (-18, 38, "c"),
        ],
        [(-17, 31, "c"), (-6, 29), (6, 34), (13, 46), (14, 62, "c"), (6, 50), (-3, 41), (-16, 38, "c")],
    )
    for wing in wings:
        d.shape(smooth(wing), hairdress.CHESTNUT, INNER)
    d.lens([(-13, 33), (0, 36), (10, 50)], 2.2)
    d.lens([(-21, 33), (-30, 38), (-35, 50)], 2.0)
