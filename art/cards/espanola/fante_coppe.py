"""Sota de copas: a page with a girl's face, from the front, the goblet on a palm, a cloth over the arm."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body
from art.cards.espanola.card import blank, frame
from art.cards.espanola.cup import cup
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, gestures, hair, hands, hats, heads

HAIR = "#4a2a1a"
BLUSH = "#ef9f86"
LOOK = replace(
    heads.maiden(HAIR, FLESH),
    bare=True,
    smile=0.6,
    cheek=0.2,
    jaw=-1.8,
    chin=1.6,
    nose=0.8,
    mouth=-1.6,
    eye=0.8,
    gaze=-0.8,
)


def draw() -> Drawing:
    """The card."""
    d = blank("FC")
    frame(d, "C")
    body.ground(d, 180, 506, stones=((214, 12),))
    _mantle(d)
    _legs(d)
    body.arm(d, (286, 322), (216, 410), (178, 338), GREEN, wide=40, joint=38, narrow=24)
    body.arm(d, (410, 322), (468, 424), (388, 430), GREEN, wide=40, joint=36, narrow=24, seed=4)
    _gown(d)
    _forearm(d)
    _cup(d)
    _head(d)
    return d


def _mantle(d: Drawing) -> None:
    d.shape(smooth([
        (300, 276, "c"), (272, 340), (262, 440), (250, 560), (228, 690), (212, 770, "c"), (250, 786),
        (290, 776, "c"),
        (350, 790), (410, 776, "c"), (450, 788), (492, 768, "c"), (478, 680), (460, 560), (448, 440),
        (436, 340),
        (398, 276, "c"),
    ]), INK, OUTER)  # fmt: skip
    for run in ([(236, 770), (256, 640), (270, 520)], [(270, 774), (282, 660), (288, 560)], [(466, 770),
        (448, 640),
                (436, 520)], [(436, 778), (424, 670), (416, 570)]):  # fmt: skip
        d.fold((run, 4), ink=GREEN)


def _legs(d: Drawing) -> None:
    body.shoe(d, 414, 826, BLUE, flip=True, strap=YELLOW)
    body.hose(d, (374, 650), (392, 736), (414, 826), YELLOW, full=0.86, seed=3)
    body.shoe(d, 306, 846, BLUE, strap=YELLOW)
    body.hose(d, (320, 660), (316, 746), (306, 846), YELLOW, full=0.86)


def _gown(d: Drawing) -> None:
    """A red tunic to the knee, gathered at a low belt, with a black border."""
    d.shape(smooth([
        (318, 272, "c"), (288, 290, "c"), (294, 350), (298, 420), (300, 490, "c"), (276, 560), (252, 630),
        (254, 670), (246, 724, "c"), (296, 740), (348, 744), (404, 736), (458, 716, "c"), (446, 640),
        (420, 560), (398, 490, "c"),
        (400, 420), (402, 350), (408, 290, "c"), (378, 272, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.42), Shade(angle=180, depth=0.14, width=2.2)])  # fmt: skip
    hem: list[Node] = [
        (252, 688, "c"), (298, 704), (348, 708), (402, 702), (452, 682, "c"), (458, 716, "c"), (404, 736),
        (348, 744),
        (296, 740), (246, 724, "c"),
    ]  # fmt: skip
    d.shape(smooth(hem), INK, INNER)
    d.flats(*(circle(264 + k * 21.2, 712 + 13 * (1 - ((k - 4) / 4) ** 2), 6) for k in range(9)), ink=YELLOW)
    for x, lean, w in ((318, -34, 5), (384, 26, 7), (392, 44, 5)):
        d.fold(([(x, 512), (x + lean * 0.5, 590), (x + lean, 690)], w))
    body.knee(d, (292, 630), (346, 512), (296, 698))
    d.shape(
        smooth([(322, 274, "c"), (348, 340, "c"), (374, 274, "c")]), WHITE, INNER, shade=[Shade(depth=0.3)]
    )
    d.line(smooth([(316, 274, "c"), (334, 318), (348, 350, "c"), (362, 318),
        (380, 274, "c")], closed=False), OUTER,
           ink=YELLOW)  # fmt: skip
    d.fold(([(296, 380), (310, 392), (316, 414)], 5), ([(402, 380), (388, 396), (382, 420)], 5))
    dress.belt(d, (297, 484), (401, 482), 24, YELLOW, sag=9, jewel=BLUE, setting=WHITE, studs=9)


def _forearm(d: Drawing) -> None:
    """The near hand at the breast, a white napkin over its forearm."""
    body.arm(d, (446, 420), (462, 434), (398, 424), GREEN, wide=34, joint=34, narrow=23, seed=9)
    with d.at(386, 424, 1.61, 6):
        gestures.on_breast(d, FLESH)
    body.cuff(d, (462, 434), (392, 424), 24)
    d.shape(smooth([
        (420, 396, "c"), (446, 392), (470, 404, "c"), (478, 470), (482, 540, "c"), (468, 550),
        (456, 538, "c"),
        (444, 552), (430, 540, "c"), (430, 470),
    ]), PAPER, OUTER, shade=[Shade(depth=0.44)])  # fmt: skip
    d.fold(([(456, 538), (454, 480), (446, 420)], 4.4))
    for y in (510, 520):
        d.line(smooth([(431, y, "c"), (456, y + 4), (480, y, "c")], closed=False), INNER, ink=RED)


def _cup(d: Drawing) -> None:
    with d.at(166, 292, 1.78, -6):
        hands.palm_under(d, FLESH)
    body.cuff(d, (212, 420), (176, 352), 24)
    with d.at(160, 182):
        cup(d, 216)


def _head(d: Drawing) -> None:
    with d.at(346, 196, (1.5, 1.58), 3):
        hair.frontal_bob_behind(d, LOOK)
        heads.frontal_neck(d, LOOK)
        heads.frontal(d, LOOK)
        d.flats(*(circle(2 + side * 15, 12, 5) for side in (-1, 1)), ink=BLUSH)
        d.flats(circle(15, 23, 1.6), ink=INK)
        hair.frontal_bob_before(d, LOOK, full=1.1)
        hats.brimmed(d, BLUE, band=YELLOW, feather=RED)
