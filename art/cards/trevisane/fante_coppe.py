"""Fante di coppe: looks up at the cup he lifts on his palm, the other hand on his hip."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import borders, dress, hands, hats, heads
from art.cards.trevisane import arms, caps, garments, hairdress
from art.cards.trevisane.bent_arm import bent_arm
from art.cards.trevisane.court import court_card
from art.cards.trevisane.cup import cup
from art.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, YELLOW


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
        trim=([(306, 258), (356, 264), (410, 290), (484, 332)], RED, "zigzag", YELLOW),
    )  # fmt: skip


def _arms(d: Drawing) -> None:
    arms.draped(
        d, [(200, 248, "c"), (172, 274), (153, 312, "c"), (146, 300), (140, 286, "c"), (96, 290, "c"),
            (72, 336), (50, 404), (32, 470), (14, 548, "c"), (160, 548, "c"), (174, 480), (192, 410),
            (200, 320, "c")],
        folds=[([(153, 312), (128, 340), (96, 352)], 5), ([(153, 312), (132, 366), (92, 420)], 5.5),
            ([(158, 330), (144, 400), (112, 500)], 5), ([(188, 400), (168, 450), (152, 520)], 4.5)],
    )  # fmt: skip
    borders.border(d, [(98, 292), (76, 336), (54, 404), (36, 470), (18, 550)], 10, BLUE, "zigzag", PAPER,
        spacing=16)  # fmt: skip
    d.limb([(118, 306, 21), (119, 280, 18)], RED, OUTER, depth=0.7)
    borders.border(d, [(92, 300), (118, 308), (144, 296)], 8, BLUE, "zigzag", PAPER, spacing=14)
    cup(d, 116, 146, 192)
    with d.at(114, 242, 1.32):
        hands.palm_under(d)
    arms.cuff(d, (119, 286), 192, RED, half=17)
    bent_arm(d, (308, 288), (422, 386), (340, 428), tie=0.5, ribbon=BLUE, narrow=18)


def _body(d: Drawing) -> None:
    garments.skirt(d, ((192, 440), (302, 440)), (152, 350), BLUE, trim=YELLOW)
    garments.bodice(
        d, [(218, 236, "c"), (180, 254, "c"), (190, 290), (194, 330), (184, 380), (192, 446, "c"),
            (246, 456), (302, 446, "c"), (312, 380), (304, 330), (306, 290), (322, 252, "c"), (282, 234,
            "c")],
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
    look = replace(heads.youth(YELLOW), rosy=True, nose=0.2, hook=-0.5, smile=0.6, chin=0.6, brow=1.0)
    with d.at(254, 164, 1.42, 4):
        heads.neck(d, look)
    dress.pleated_collar(d, 252, 240, 46, 22, PAPER, pleats=9, inner=0.5)
    with d.at(254, 164, 1.42, 4):
        heads.profile(d, look)
        hairdress.profile_bob(d, YELLOW)
        caps.ostrich(d, [(30, -52), (52, -74), (78, -74), (98, -54), (104, -26)], 16, BLUE)
        hats.beret(d, RED, band=BLUE, feather=PAPER)
