"""Re di spade: young, moustached, in a breastplate; the sword raised, the spear in the other hand."""

from __future__ import annotations

import math
from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import borders, gestures, hands, heads
from art.cards.trevisane import arms, crowns, garments, hairdress
from art.cards.trevisane.bent_arm import bent_arm
from art.cards.trevisane.court import court_card
from art.cards.trevisane.grip import pommel
from art.cards.trevisane.inks import BLUE, GREEN, OCHRE, RED, SILVER, YELLOW
from art.cards.trevisane.spear import spear
from art.cards.trevisane.sword import sword


def draw() -> Drawing:
    """The card."""
    return court_card("RS", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _arms(d)
    _armour(d)
    _hands(d)
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


def _arms(d: Drawing) -> None:
    bent_arm(d, (172, 300), (66, 430), (88, 356), shift=(2, 8))
    bent_arm(d, (318, 300), (430, 404), (382, 434), tie=0.54, ribbon=BLUE)


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
    for flip in (False, True):
        with d.at(490 if flip else 0, flip=flip):
            for k, (x, y, r) in enumerate(((146, 326, 33), (158, 304, 40), (174, 280, 46))):
                lame: list[Node] = [
                    (x - r, y + 8, "c"), (x - r * 0.82, y - 20), (x - 8, y - 32), (x + r * 0.86, y - 14, "c"),
                    (x + r * 0.7, y + 20), (x + 4, y + 26), (x - r * 0.6, y + 22),
                ]  # fmt: skip
                d.shape(smooth(lame), YELLOW if k == 1 else BLUE, INNER, shade=[Shade(angle=40, depth=0.3,
                    spacing=5, width=2.4)])  # fmt: skip


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


def _hands(d: Drawing) -> None:
    sword(d, 98, 312, 312, 0, held=True, wide=25)
    with d.at(98, 312, 1.34, flip=True):
        hands.fist(d, wrist=70)
    arms.cuff(d, (90, 356), 172, RED, half=21)
    pommel(d, 98, 312)
    with d.at(352, 430, rotate=12):
        spear(d, 386, RED, BLUE, head="leaf", below=130)
    with d.at(350, 430, 1.34, 12):
        gestures.staff(d, wrist=-6)
    arms.cuff(d, (390, 432), 88, RED, half=21)


def _head(d: Drawing) -> None:
    look = replace(heads.man(hairdress.CHESTNUT), chin=1.5, stern=1.2, gaze=-0.5, eye=1.04)
    garments.collar_behind(d, (246, 252), 48, 30, RED)
    with d.at(250, 174, 1.4, 3):
        hairdress.waves_behind(d, look.hair)
        heads.neck(d, look)
    garments.collar_before(d, (246, 252), 48, 30, YELLOW)
    with d.at(250, 174, 1.4, 3):
        heads.face(d, look)
        heads.ear(d, look)
        hairdress.curled_moustache(d, look.hair)
        hairdress.waves_before(d, look.hair)
        crowns.rayed(d, BLUE)
