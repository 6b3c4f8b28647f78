"""Fante di bastoni: a hooded staff-bearer, both hands on the slanting staff, looking over his shoulder."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Node, smooth
from tools.cards.kit.svg import INNER, OUTER, Drawing
from tools.cards.parts import hair, hands, hats, heads
from tools.cards.trevisane import arms, garments
from tools.cards.trevisane.court import court_card
from tools.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, TAUPE, YELLOW
from tools.cards.trevisane.staff import staff


def draw() -> Drawing:
    """The card."""
    return court_card("FB", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _body(d)
    _arms(d)
    _hood(d)
    _head(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(320, 270, "c"), (400, 330), (440, 390), (486, 420, "c"), (486, 540, "c"), (300, 540, "c")], RED,
        folds=[[(440, 420), (446, 470), (442, 540)], [(356, 440), (374, 490), (378, 540)]],
    )  # fmt: skip


def _body(d: Drawing) -> None:
    garments.skirt(d, ((188, 440), (306, 440)), (140, 356), GREEN, pleats=6, trim=YELLOW)
    garments.bodice(
        d, [(212, 240, "c"), (184, 256, "c"), (190, 300), (192, 346), (184, 400), (188, 450, "c"),
            (247, 460), (306, 450, "c"), (312, 400), (302, 346), (304, 300), (312, 256, "c"), (282, 240, "c")],
        BLUE,
    )  # fmt: skip
    garments.belt(d, (184, 444), (310, 444), 24, YELLOW, "zigzag", RED, buckle=(PAPER, GREEN))


def _arms(d: Drawing) -> None:
    arms.sleeve(d, [(318, 294, 36), (364, 348, 44), (388, 404, 34)])
    staff(d, 148, 304, 540, -10, wide=24)
    with d.at(133, 218, 1.3, -10, flip=True):
        hands.fist(d, wrist=60)
    with d.at(166, 404, 1.3, -10):
        hands.fist(d, wrist=4)
    arms.sleeve(d, [(394, 414, 36), (310, 420, 33), (216, 408, 21)])
    arms.cuff(d, (206, 406), 94, RED, half=20)
    arms.puff(d, (394, 408), 38, 18, turn=40)
    arms.sleeve(d, [(178, 292, 36), (128, 326, 42), (76, 360, 34)])
    arms.sleeve(d, [(66, 366, 35), (82, 316, 30), (104, 268, 21)])
    arms.cuff(d, (111, 256), 206, RED, half=20)
    arms.puff(d, (66, 366), 38, 18, turn=-14)


def _hood(d: Drawing) -> None:
    cape: list[Node] = [
        (206, 222, "c"), (176, 238), (148, 262), (132, 296, "c"), (150, 300), (164, 292, "c"), (172, 318),
        (190, 308, "c"), (206, 332), (222, 316, "c"), (240, 338), (258, 316, "c"), (276, 332), (292, 308, "c"),
        (310, 318), (322, 292, "c"), (338, 300), (358, 294, "c"), (342, 258), (314, 236), (284, 220, "c"),
    ]  # fmt: skip
    d.shape(smooth(cape), RED, OUTER, shade=[Shade(angle=70, depth=0.2, spacing=5.4, width=2.6, reach=24),
        Shade(depth=0.2, spacing=6, width=2.6, reach=50)])  # fmt: skip
    roll: list[Node] = [(200, 226), (206, 244), (246, 256), (288, 242), (294, 222), (280, 212), (246, 226),
        (212, 214)]  # fmt: skip
    d.shape(smooth(roll), GREEN, INNER, shade=[Shade(angle=70, depth=0.4, spacing=5, width=2.4)])


def _head(d: Drawing) -> None:
    look = heads.Look(hair=TAUPE, rosy=True)
    with d.at(246, 164, 1.42, flip=True):
        heads.neck(d, look)
        heads.face(d, look)
        hair.bob_before(d, look)
        hats.montero(d, GREEN, lining=YELLOW, feather=BLUE)
