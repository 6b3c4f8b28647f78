"""Fante di denari: frontal under a plumed hat; lifts the coin, his other hand on the purse."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import borders, hands, hats, heads
from art.cards.trevisane import arms, caps, garments, hairdress
from art.cards.trevisane.bent_arm import bent_arm
from art.cards.trevisane.coin import coin
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, TAUPE, YELLOW


def draw() -> Drawing:
    """The card."""
    return court_card("FD", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _arms(d)
    _body(d)
    _purse(d)
    _head(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(180, 256, "c"), (120, 300), (60, 350), (4, 384, "c"), (4, 540, "c"), (220, 540, "c")], BLUE,
        trim=([(190, 260), (126, 310), (64, 360), (4, 396)], RED, "lozenges", YELLOW),
        folds=[[(60, 400), (50, 460), (46, 540)], [(160, 400), (134, 460), (126, 540)]],
    )  # fmt: skip
    garments.cloak(
        d, [(300, 248, "c"), (356, 256), (420, 288), (486, 336, "c"), (486, 540, "c"), (280, 540, "c")], BLUE,
        trim=([(300, 258), (352, 266), (416, 300), (486, 350)], RED, "lozenges", YELLOW),
        folds=[[(440, 320), (450, 420), (444, 540)], [(390, 470), (396, 500), (394, 540)]],
    )  # fmt: skip


def _arms(d: Drawing) -> None:
    with d.at(128, 170, 1.32, 18):
        hands.pinching(d)
    coin(d, 112, 112, 128)
    with d.at(128, 170, 1.32, 18):
        hands.pinching_thumb(d)
    bent_arm(d, (186, 290), (76, 408), (123, 252), narrow=19)
    arms.cuff(d, (127, 234), 196, GREEN, half=20)
    bent_arm(d, (306, 290), (422, 394), (350, 440), tie=0.5, ribbon=GREEN, narrow=19)


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
    bag: list[Node] = [
        (300, 446, "c"), (290, 462), (278, 484), (278, 500), (294, 510), (318, 510), (334, 499), (334, 484),
        (324, 462), (318, 446, "c"),
    ]  # fmt: skip
    d.shape(smooth(bag), TAUPE, INNER, shade=[Shade(angle=30, depth=0.4, spacing=5, width=2.6)])
    d.fold(([(304, 462), (298, 476), (296, 492)], 3.6), ([(314, 462), (316, 478), (314, 494)], 3.6))
    borders.border(d, [(292, 470), (311, 476), (331, 470)], 5, RED, "beads", YELLOW, spacing=9)
    with d.at(312, 440, 1.3, 16):
        hands.fist(d, wrist=-6)
    arms.cuff(d, (350, 440), 96, GREEN, half=20)


def _head(d: Drawing) -> None:
    look = replace(
        heads.youth(hairdress.AUBURN), rosy=True, cheek=1.6, smile=1.4, gaze=-0.8, chin=-1.5, hook=-0.8
    )
    garments.collar_behind(d, (247, 254), 46, 26, GREEN)
    with d.at(244, 171, 1.4):
        hairdress.frontal_behind(d, look.hair, drop=30)
        heads.frontal_neck(d, look)
    garments.collar_before(d, (247, 254), 46, 26, PAPER)
    with d.at(244, 171, 1.4):
        heads.frontal(d, look)
        hairdress.frontal_before(d, look.hair, drop=30, rolls=3)
        caps.ostrich(d, [(14, -46), (32, -70), (58, -78), (84, -64), (98, -36)], 16, YELLOW)
        hats.brimmed(d, GREEN, band=YELLOW, feather=RED)
