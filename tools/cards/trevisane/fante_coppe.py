"""Fante di coppe: looks up at the cup he lifts on his palm, the other hand on his hip."""

from __future__ import annotations

from tools.cards.kit.svg import Drawing
from tools.cards.parts import hair, hands, hats, heads
from tools.cards.trevisane import arms, garments
from tools.cards.trevisane.court import court_card
from tools.cards.trevisane.cup import cup
from tools.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, YELLOW


def draw() -> Drawing:
    """The card."""
    return court_card("FC", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _arms(d)
    _body(d)
    with d.at(330, 430, 1.3):
        hands.at_hip(d)
    arms.cuff(d, (336, 428), 72, RED, half=17)
    _head(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(300, 250, "c"), (352, 252), (410, 276), (480, 316, "c"), (480, 540, "c"), (330, 540, "c"),
            (318, 420)], GREEN,
        folds=[[(330, 268), (380, 300), (430, 370), (452, 530)], [(360, 420), (376, 470), (384, 530)]],
    )  # fmt: skip
    garments.cloak(
        d, [(200, 262, "c"), (150, 330), (70, 400), (10, 436, "c"), (10, 540, "c"), (190, 540, "c"),
            (206, 420)], GREEN,
        folds=[[(120, 380), (100, 440), (88, 530)], [(180, 400), (160, 460), (152, 530)]],
    )  # fmt: skip


def _arms(d: Drawing) -> None:
    arms.sleeve(d, [(184, 288, 33), (140, 328, 39), (98, 372, 31)])
    arms.sleeve(d, [(92, 384, 31), (100, 336, 28), (118, 288, 17)])
    arms.puff(d, (92, 384), 34, 17, turn=-20)
    cup(d, 116, 146, 192)
    with d.at(114, 242, 1.32):
        hands.palm_under(d)
    arms.cuff(d, (119, 286), 192, RED, half=17)
    arms.sleeve(d, [(308, 288, 33), (362, 322, 39), (404, 368, 31)])
    arms.sleeve(d, [(408, 376, 31), (372, 412, 26), (334, 430, 17)])
    arms.puff(d, (410, 374), 34, 17, turn=24)


def _body(d: Drawing) -> None:
    garments.skirt(d, ((192, 440), (302, 440)), (152, 350), BLUE, trim=YELLOW)
    garments.bodice(
        d, [(218, 236, "c"), (180, 254, "c"), (190, 290), (194, 330), (184, 380), (192, 446, "c"),
            (246, 456), (302, 446, "c"), (312, 380), (304, 330), (306, 290), (322, 252, "c"), (282, 234, "c")],
        RED,
    )  # fmt: skip
    garments.gathered(
        d, [(222, 234, "c"), (232, 300), (246, 420, "c"), (262, 300), (280, 234, "c")],
        [([(238, 250), (242, 290), (246, 340)], 3.4), ([(264, 250), (256, 300), (250, 360)], 3.4)],
    )  # fmt: skip
    garments.lacing(d, (248, 262), (246, 410), (22, 8), 6)
    d.fold(
        ([(192, 330), (206, 344), (212, 366)], 4.6),
        ([(304, 330), (290, 346), (284, 372)], 4.6),
        ([(194, 440), (206, 420), (210, 396)], 4),
        ([(300, 440), (288, 418), (286, 392)], 4),
    )
    garments.belt(d, (188, 440), (306, 440), 24, YELLOW, "lozenges", RED, buckle=(PAPER, BLUE))


def _head(d: Drawing) -> None:
    look = heads.Look(hair=YELLOW, rosy=True)
    with d.at(252, 158, 1.36):
        heads.neck(d, look)
    garments.gathered(
        d, [(214, 232, "c"), (222, 250), (248, 262), (276, 252), (288, 230, "c"), (276, 238), (250, 246),
            (226, 240)],
        [([(234, 254), (236, 244)], 3), ([(250, 260), (251, 248)], 3), ([(268, 254), (265, 244)], 3)],
    )  # fmt: skip
    with d.at(252, 158, 1.36):
        hair.bob_behind(d, look)
        heads.neck(d, look)
        heads.face(d, look)
        hair.bob_before(d, look)
        hats.beret(d, RED, band=BLUE, feather=PAPER)
