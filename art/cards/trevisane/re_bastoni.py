"""Re di bastoni: pointed beard, turned to the right; the staff, a spear, and a round shield with a wall."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.svg import Drawing
from art.cards.parts import borders, hands, heads
from art.cards.trevisane import arms, crowns, garments, hairdress
from art.cards.trevisane.bent_arm import bent_arm
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, YELLOW
from art.cards.trevisane.shield import shield
from art.cards.trevisane.spear import spear
from art.cards.trevisane.staff import staff


def draw() -> Drawing:
    """The card."""
    return court_card("RB", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    staff(d, 104, 312, 520, wide=23, fill=RED, band=GREEN)
    _arms(d)
    _robe(d)
    _staff_hand(d)
    _shield(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    garments.cloak(
        d, [(290, 246, "c"), (366, 264), (430, 300), (486, 350, "c"), (486, 540, "c"), (280, 540, "c")], BLUE,
        trim=([(300, 256), (362, 274), (424, 312), (486, 364)], RED, "lozenges", YELLOW),
        folds=[[(330, 290), (352, 330), (362, 400)]],
    )  # fmt: skip
    garments.cloak(
        d, [(200, 246, "c"), (136, 264), (70, 330), (4, 396, "c"), (4, 540, "c"), (220, 540, "c")], BLUE,
        trim=([(206, 254), (142, 274), (76, 340), (4, 408)], RED, "lozenges", YELLOW),
        folds=[[(60, 440), (48, 490), (46, 540)], [(160, 430), (146, 490), (142, 540)]],
    )  # fmt: skip


def _arms(d: Drawing) -> None:
    bent_arm(d, (176, 294), (64, 430), (90, 358), wide=44, narrow=21)
    arms.sleeve(d, [(318, 292, 38), (366, 332, 44), (404, 380, 36)])


def _robe(d: Drawing) -> None:
    garments.skirt(d, ((184, 440), (306, 440)), (146, 350), GREEN, pleats=6)
    garments.bodice(
        d, [(214, 238, "c"), (180, 256, "c"), (190, 300), (192, 350), (180, 400), (182, 450, "c"),
            (245, 458), (308, 450, "c"), (310, 400), (298, 350), (300, 300), (310, 256, "c"), (276, 238,
            "c")],
        GREEN,
    )  # fmt: skip
    for side in (-1, 1):
        line = [
            (245 + side * 40, 254),
            (245 + side * 26, 330),
            (245 + side * 14, 440),
            (245 + side * 26, 545),
        ]
        borders.border(d, line, 11, RED, "zigzag", YELLOW, spacing=18)
    garments.belt(d, (180, 442), (310, 442), 24, PAPER, "lozenges", RED, buckle=(YELLOW, BLUE))


def _staff_hand(d: Drawing) -> None:
    with d.at(104, 316, 1.34, flip=True):
        hands.fist(d, wrist=74)
    arms.cuff(d, (93, 360), 174, RED, half=22)


def _shield(d: Drawing) -> None:
    with d.at(414, 296):
        spear(d, 254, GREEN, RED, head="fork")
    with d.at(414, 296, 1.3):
        hands.fist(d, wrist=86)
    arms.sleeve(d, [(412, 400, 34), (418, 370, 30), (419, 342, 22)])
    arms.cuff(d, (419, 340), 180, RED, half=22)
    shield(d, 376, 432, 88)


def _head(d: Drawing) -> None:
    look = replace(heads.veteran(hairdress.AUBURN), nose=1.4, hook=1.8, gaze=-0.4)
    garments.collar_behind(d, (245, 252), 48, 30, RED)
    with d.at(240, 178, 1.4, -3, flip=True):
        hairdress.bush_behind(d, look.hair)
        heads.neck(d, look)
    garments.collar_before(d, (245, 252), 48, 30, YELLOW)
    with d.at(240, 178, 1.4, -3, flip=True):
        heads.face(d, look)
        hairdress.pointed_beard(d, look.hair)
        hairdress.bush_before(d, look.hair)
        crowns.arched(d, RED)
