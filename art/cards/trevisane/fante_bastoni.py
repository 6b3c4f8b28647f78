"""Fante di bastoni: a hooded staff-bearer, both hands on the slanting staff, looking over his shoulder."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, hands, heads
from art.cards.trevisane import arms, caps, garments, hairdress
from art.cards.trevisane.bent_arm import bent_arm
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.staff import staff


def draw() -> Drawing:
    """The card."""
    return court_card("FB", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _body(d)
    _arms(d)
    _head(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(200, 300, "c"), (150, 360), (90, 410), (4, 440, "c"), (4, 540, "c"), (220, 540, "c")], GREEN,
        trim=([(206, 306), (156, 366), (94, 418), (4, 450)], RED, "beads", YELLOW),
        folds=[[(80, 420), (64, 470), (60, 540)], [(112, 410), (104, 470), (106, 540)]],
    )  # fmt: skip
    garments.cloak(
        d, [(320, 270, "c"), (400, 330), (440, 390), (486, 420, "c"), (486, 540, "c"), (280, 540, "c")],
            GREEN,
        trim=([(318, 276), (394, 338), (436, 400), (486, 434)], RED, "beads", YELLOW),
        folds=[[(440, 420), (446, 470), (442, 540)], [(356, 440), (374, 490), (378, 540)]],
    )  # fmt: skip


def _body(d: Drawing) -> None:
    garments.skirt(d, ((188, 440), (306, 440)), (140, 356), RED, pleats=6, trim=YELLOW)
    garments.bodice(
        d, [(212, 240, "c"), (184, 256, "c"), (190, 300), (192, 346), (184, 400), (188, 450, "c"),
            (247, 460), (306, 450, "c"), (312, 400), (302, 346), (304, 300), (312, 256, "c"), (282, 240,
            "c")],
        BLUE,
    )  # fmt: skip
    dress.buttons(d, (247, 350), (247, 428), 4, YELLOW, 5.4)
    d.fold(([(192, 346), (206, 360), (212, 384)], 4.6), ([(302, 346), (290, 362), (284, 388)], 4.6),
        ([(190, 446), (204, 428), (208, 404)], 4), ([(304, 446), (292, 424), (290, 402)], 4))  # fmt: skip
    garments.belt(d, (184, 444), (310, 444), 24, GREEN, "zigzag", YELLOW, buckle=(PAPER, RED))


def _arms(d: Drawing) -> None:
    staff(d, 156, 304, 540, -13, wide=24)
    with d.at(135, 214, 1.32, -13, flip=True):
        hands.fist(d, wrist=64)
    with d.at(180, 408, 1.32, -13):
        hands.fist(d, wrist=8)
    bent_arm(d, (320, 294), (400, 420), (228, 414), tie=0.4, ribbon=GREEN, narrow=21)
    arms.cuff(d, (220, 412), 94, RED, half=21)
    bent_arm(d, (180, 292), (64, 394), (111, 270), shift=(12, 8))
    arms.cuff(d, (115, 256), 200, RED, half=21)


def _hood(d: Drawing) -> None:
    cape: list[Node] = [
        (206, 222, "c"), (176, 238), (148, 262), (132, 296, "c"), (150, 300), (164, 292, "c"), (172, 318),
        (190, 308, "c"), (206, 332), (222, 316, "c"), (240, 338), (258, 316, "c"), (276, 332), (292, 308,
        "c"),
        (310, 318), (322, 292, "c"), (338, 300), (358, 294, "c"), (342, 258), (314, 236), (284, 220, "c"),
    ]  # fmt: skip
    d.shape(smooth(cape), RED, OUTER, shade=[Shade(angle=70, depth=0.2, spacing=5.4, width=2.6, reach=24),
        Shade(depth=0.2, spacing=6, width=2.6, reach=50)])  # fmt: skip
    studs = ((147, 288), (179, 305), (207, 318), (241, 324), (275, 318), (307, 305), (340, 290))
    d.shapes([circle(x, y, 5.6) for x, y in studs], YELLOW)


def _collar(d: Drawing) -> None:
    roll: list[Node] = [(200, 226), (206, 244), (246, 256), (288, 242), (294, 222), (280, 212), (246, 226),
        (212, 214)]  # fmt: skip
    d.shape(smooth(roll), GREEN, INNER, shade=[Shade(angle=70, depth=0.4, spacing=5, width=2.4)])


def _head(d: Drawing) -> None:
    look = replace(heads.youth(INK), nose=0.6, hook=-1.4, cheek=1.4, jaw=1, brow=1.1, gaze=0.5, smile=1.2)
    with d.at(240, 168, 1.42, 4, flip=True):
        heads.neck(d, look)
    _hood(d)
    _collar(d)
    with d.at(240, 168, 1.42, 4, flip=True):
        hairdress.bush_behind(d, INK)
        heads.face(d, look)
        hairdress.bush_before(d, INK)
        caps.roundlet(d, GREEN, RED)
