"""Sota de oros: a fair page turned to the left, the coin held up by its rim, a hand on the hip."""

from __future__ import annotations

from art.cards.espanola import body, grounds, hands_on_shafts, hands_on_signs, heads_young
from art.cards.espanola.card import framed
from art.cards.espanola.coin import coin
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, legwear, sleeves

COIN = (160.0, 190.0)
_GRIP = (COIN[0] + 56, COIN[1] + 58)
GESTURE = Gesture(hip=30, lean=-12, slope=6, tilt=-5, aside=4)


def draw() -> Drawing:
    """The card."""
    d = framed("FD")
    grounds.turf(d, 104, 466, ((0.04, 0.9), (0.5, 1.1), (0.9, 0.8)), stones=((360, 12),))
    grounds.daisy(d, 140, 866, 34)
    grounds.daisy(d, 446, 870, 26)
    grounds.daisy(d, 318, 864, 20, YELLOW)
    with GESTURE.body(d):
        _cloak(d)
        _legs(d)
        _far_arm(d)
        _doublet(d)
        _near_sleeve(d)
        _near_arm(d)
    with GESTURE.carried(d, _GRIP):
        _coin(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _cloak(d: Drawing) -> None:
    """A short green cloak, lined red, swings out from the right shoulder, black in its folds."""
    d.shape(smooth([
        (392, 280, "c"), (448, 292), (488, 346), (506, 430), (518, 520), (534, 590), (545, 632, "c"),
        (530, 662), (510, 650, "c"), (496, 684), (470, 670, "c"), (450, 702), (426, 688, "c"), (404, 708),
        (372, 698, "c"), (384, 600), (398, 440),
    ]), GREEN, OUTER, shade=[Shade(depth=0.22)])  # fmt: skip
    d.fold(
        ([(510, 650), (498, 570), (482, 480), (456, 400)], 13), ([(470, 670), (466, 580), (460, 490)], 13),
        ([(532, 656), (522, 600), (508, 540)], 6), ([(496, 680), (492, 620), (486, 560)], 6),
        ([(450, 698), (450, 640), (448, 580)], 7), ([(440, 320), (472, 400), (500, 490)], 6),
    )  # fmt: skip
    d.shape(smooth([
        (372, 698, "c"), (388, 600), (400, 480), (418, 480), (430, 590), (426, 688, "c"), (404, 706),
    ]), RED, INNER, shade=[Shade(depth=0.6)])  # fmt: skip
    d.fold(([(404, 704), (412, 640), (410, 560)], 8))


def _legs(d: Drawing) -> None:
    """He stands on the leg under his hand; the other is put forward, its knee turned out."""
    body.slipper(d, 376, 836, INK, flip=True, rose=RED)
    body.hose(d, (384, 590), (388, 704), (376, 836), RED, full=1.06, seed=3)
    body.slipper(d, 238, 846, INK, rose=RED)
    body.hose(d, (318, 590), (270, 706), (240, 844), RED, full=1.04)
    legwear.garter(d, 264, 748, 37, YELLOW, bow=-1)
    legwear.garter(d, 387, 744, 37, YELLOW, bow=1)


def _far_arm(d: Drawing) -> None:
    """The arm akimbo."""
    body.arm(d, (418, 330), (496, 424), (430, 482), YELLOW, wide=36, joint=33, narrow=22)
    sleeves.puffed_sleeve(d, (410, 318), (474, 398), BLUE, wide=46, slashes=WHITE)


def _near_sleeve(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (288, 318), (234, 412), BLUE, wide=46, slashes=WHITE)


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
    """The forearm lies over its upper arm; the other hand, on the hip, over the doublet."""
    with d.at(426, 484):
        hands_on_shafts.thumb_before_the_hip(d, FLESH)
    body.cuff(d, (496, 424), (432, 478), 23)
    body.arm(d, (290, 330), (226, 424), (224, 326), YELLOW, wide=36, joint=37, narrow=24)
    sleeves.puffed_sleeve(d, (290, 320), (256, 392), BLUE, wide=42, slashes=WHITE)
    with d.at(*_GRIP):
        hands_on_signs.plate_behind(d, FLESH)
    body.cuff(d, (226, 430), (226, 330), 23)


def _coin(d: Drawing) -> None:
    with d.at(*COIN):
        coin(d, 82)
    with d.at(*_GRIP):
        hands_on_signs.plate_before(d, FLESH)


def _head(d: Drawing) -> None:
    with d.at(348, 192, (1.6, 1.5), -8):
        heads_young.fair_page_behind(d)
    dress.ruff(d, 354, 270, 44, 20, WHITE, inwards=True)
    with d.at(348, 192, (1.6, 1.5), -8):
        heads_young.fair_page(d)
