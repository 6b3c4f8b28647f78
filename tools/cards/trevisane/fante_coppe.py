"""Fante di coppe: looks up at the cup he lifts on his palm, the other hand on his hip."""

from __future__ import annotations

from tools.cards.kit.svg import Drawing
from tools.cards.parts import hands, hats, heads
from tools.cards.trevisane import arms, caps, garments, hairdress
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
        d, [(300, 250, "c"), (352, 252), (410, 276), (480, 316, "c"), (480, 540, "c"), (280, 540, "c"),
            (280, 420)], GREEN,
        folds=[[(440, 330), (450, 420), (446, 540)], [(360, 430), (376, 480), (384, 540)]],
        trim=([(306, 258), (356, 264), (410, 290), (484, 332)], YELLOW, "zigzag", RED),
    )  # fmt: skip
    garments.cloak(
        d, [(200, 262, "c"), (150, 330), (70, 400), (10, 436, "c"), (10, 540, "c"), (220, 540, "c"),
            (220, 420)], GREEN,
        folds=[[(92, 420), (80, 470), (74, 540)], [(170, 410), (150, 470), (140, 540)]],
        trim=([(214, 262), (160, 334), (80, 404), (10, 446)], YELLOW, "zigzag", RED),
    )  # fmt: skip


def _arms(d: Drawing) -> None:
    arms.upper(d, (184, 288), (90, 380), linen=None)
    arms.forearm(d, (88, 386), (119, 292))
    cup(d, 116, 146, 192)
    with d.at(114, 242, 1.32):
        hands.palm_under(d)
    arms.cuff(d, (119, 286), 192, RED, half=17)
    arms.upper(d, (308, 288), (414, 378))
    arms.forearm(d, (416, 384), (334, 430))


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
    look = heads.Look(hair=YELLOW, rosy=True, nose=-0.6, cheek=1, eye=1.1, smile=0.8, gaze=-0.7, jaw=-0.6)
    with d.at(256, 164, 1.42, -5):
        hairdress.bush_behind(d, YELLOW)
        heads.neck(d, look)
    garments.gathered(
        d, [(212, 234, "c"), (222, 254), (250, 266), (280, 254), (292, 232, "c"), (278, 242), (250, 250),
            (226, 242)],
        [([(234, 258), (236, 248)], 3), ([(250, 264), (251, 252)], 3), ([(268, 258), (265, 247)], 3)],
    )  # fmt: skip
    with d.at(256, 164, 1.42, -5):
        heads.face(d, look)
        hairdress.bush_before(d, YELLOW)
        caps.ostrich(d, [(30, -56), (50, -82), (78, -80), (98, -58), (104, -28)], 16, BLUE)
        hats.beret(d, RED, band=BLUE, feather=PAPER)
