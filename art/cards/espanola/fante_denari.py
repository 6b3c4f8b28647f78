"""Sota de oros: a fair page turned to the left, the coin held up by its rim, a hand on the hip."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body
from art.cards.espanola.card import blank, frame
from art.cards.espanola.coin import coin
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, hair, hands, hats, heads, sleeves

HAIR = "#e0b04a"
COIN = (172.0, 196.0)


def draw() -> Drawing:
    """The card."""
    d = blank("FD")
    frame(d, "D")
    body.ground(d, 176, 520, stones=((470, 10),))
    _cloak(d)
    _legs(d)
    _far_arm(d)
    _near_sleeve(d)
    _doublet(d)
    _near_arm(d)
    _coin(d)
    _head(d)
    return d


def _cloak(d: Drawing) -> None:
    """A short black cloak over the right shoulder, lined red."""
    d.shape(smooth([
        (392, 280, "c"), (452, 296), (490, 360), (504, 450), (514, 540), (526, 612, "c"), (500, 628),
        (476, 612, "c"),
        (452, 630), (430, 614, "c"), (410, 560), (400, 440),
    ]), INK, OUTER)  # fmt: skip
    for run in ([(506, 606), (494, 500), (470, 380)], [(480, 604), (472, 510), (456, 400)], [(452, 616),
        (446, 520),
                (436, 430)]):  # fmt: skip
        d.fold((run, 3.6), ink=BLUE)
    d.shape(smooth([(430, 614, "c"), (414, 560), (404, 470), (420, 470), (440, 560),
        (452, 630, "c")]), RED, INNER,
            shade=[Shade(angle=0, depth=0.5)])  # fmt: skip


def _legs(d: Drawing) -> None:
    body.slipper(d, 424, 838, INK, flip=True, rose=RED)
    body.hose(d, (388, 590), (406, 700), (424, 836), RED, seed=3)
    body.slipper(d, 296, 842, INK, rose=RED)
    body.hose(d, (316, 590), (302, 704), (296, 842), RED, full=1.04)
    for side, (x, y) in ((-1, (301, 744)), (1, (411, 738))):
        d.shape(smooth([(x - 37, y - 11, "c"), (x, y - 5), (x + 37, y - 11, "c"), (x + 37, y + 8, "c"),
            (x, y + 14),
                        (x - 37, y + 8, "c")]), YELLOW, INNER, shade=[Shade(depth=0.4,
                            spacing=5)])  # fmt: skip
        for turn in (-30, 35):
            with d.at(x + side * 36, y, 1, turn if side > 0 else 180 - turn):
                d.shape(smooth([(0, 0, "c"), (12, -12), (28, -10), (28, 6), (12, 8)]), YELLOW, INNER)


def _far_arm(d: Drawing) -> None:
    """The arm akimbo."""
    body.arm(d, (418, 330), (496, 424), (430, 482), YELLOW, wide=36, joint=33, narrow=22)
    sleeves.puffed_sleeve(d, (410, 318), (474, 398), BLUE, wide=46, slashes=WHITE)
    with d.at(416, 488, body.HAND, -14):
        hands.at_hip(d, FLESH)
    body.cuff(d, (496, 424), (424, 486), 23)


def _near_sleeve(d: Drawing) -> None:
    body.arm(d, (284, 330), (228, 430), (244, 326), YELLOW, wide=36, joint=36, narrow=22, seed=5)
    sleeves.puffed_sleeve(d, (288, 318), (238, 398), BLUE, wide=46, slashes=WHITE)


def _doublet(d: Drawing) -> None:
    hem: list[Node] = []
    for k in range(6):
        x0 = 440 - 31.5 * k
        hem += [(x0, 592 - 1.2 * k, "c"), (x0 - 16, 612 - 1.2 * k)]
    d.shape(smooth([
        (320, 268, "c"), (280, 286, "c"), (290, 336), (288, 390), (296, 458, "c"), (276, 520), (262, 560),
        (252, 588, "c"), *reversed(hem), (422, 520), (402, 456, "c"), (412, 390), (408, 336), (420, 286, "c"),
        (378, 266, "c"),
    ]), BLUE, OUTER, shade=[Shade(depth=0.44), Shade(angle=180, depth=0.14, width=2.2)])  # fmt: skip
    d.shape(smooth([(328, 270, "c"), (330, 360), (334, 456, "c"), (364, 456, "c"), (366, 360),
        (368, 268, "c")]), RED,
            INNER, shade=[Shade(depth=0.46, spacing=5.4)])  # fmt: skip
    dress.buttons(d, (346, 300), (349, 446), 7, YELLOW, 5)
    for x, lean in ((306, -30), (330, -14), (366, 6), (388, 22)):
        d.fold(([(x, 478), (x + lean * 0.5, 530), (x + lean, 600)], 6))
    d.fold(
        ([(291, 372), (304, 386), (308, 410)], 5), ([(410, 372), (396, 388), (390, 416)], 5),
        ([(296, 456), (308, 440), (314, 416)], 4.4),
    )  # fmt: skip
    dress.belt(d, (293, 452), (405, 450), 24, INK, sag=8, jewel=RED, setting=YELLOW, studs=0)


def _near_arm(d: Drawing) -> None:
    with d.at(COIN[0] + 62, COIN[1] + 62, body.HAND, -10):
        hands.pinching(d, FLESH)
    body.cuff(d, (228, 430), (249, 330), 23)


def _coin(d: Drawing) -> None:
    with d.at(*COIN):
        coin(d, 88)
    with d.at(COIN[0] + 62, COIN[1] + 62, body.HAND, -10):
        hands.pinching_thumb(d, FLESH)


def _head(d: Drawing) -> None:
    look = replace(
        heads.youth(HAIR, FLESH), bare=True, nose=-2.2, hook=-1.2, cheek=1.6, eye=1.2, smile=1.6, rosy=True
    )
    with d.at(348, 198, body.HEAD, -4):
        hair.bob_behind(d, look)
        heads.neck(d, look)
    dress.ruff(d, 354, 270, 44, 20, WHITE, inwards=True)
    with d.at(348, 198, body.HEAD, -4):
        heads.face(d, look)
        hair.bob_before(d, look)
        hats.beret(d, GREEN, band=RED, feather=WHITE, slashes=YELLOW)
