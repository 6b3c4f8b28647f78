"""Rey de espadas: in profile to the left, armoured under a green mantle, sword upright, orb on his palm."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, feet, floors, hands_on_shafts, hands_on_signs, regalia, steel
from art.cards.espanola.card import framed
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, DARK_GREEN, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.espanola.sword import sword
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import beards, dress, hair, heads

HAIR = "#8d8f93"
LOOK = replace(
    heads.veteran(HAIR, FLESH), nose=4.4, hook=4.0, chin=2, brow=1.7, bushy=True, eye=0.76, stern=0.6
)
GESTURE = Gesture(hip=-26, lean=12, slope=-5, tilt=3, drop=30, aside=-14)
ELBOW = (454.0, 490.0)


def draw() -> Drawing:
    """The card."""
    d = framed("RS")
    floors.carpet(d, 84, 472)
    with GESTURE.body(d):
        _mantle(d)
        _legs(d)
        _skirt(d)
        steel.plated_arm(d, (290, 346), (262, 482), (202, 424), wide=41, joint=33, narrow=24)
        steel.plated_arm(d, (434, 346), ELBOW, (512, 424), wide=40, joint=33, narrow=24, seed=4)
        _breastplate(d)
    with GESTURE.carried(d, (167, 408)):
        _sword(d)
    with GESTURE.carried(d, (508, 349)):
        _orb(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """Green, black in its folds; the wind carries it to the right."""
    d.shape(smooth([
        (300, 290, "c"), (270, 420), (262, 600), (250, 730), (236, 830, "c"), (290, 850), (350, 836, "c"),
        (396, 866), (426, 848), (450, 868, "c"), (464, 850), (476, 858, "c"), (482, 820), (490, 780, "c"),
        (510, 660), (504, 520), (470, 400), (424, 290, "c"),
    ]), INK, OUTER)  # fmt: skip
    d.shape(smooth([
        (400, 290, "c"), (450, 380), (474, 500), (480, 640), (470, 760), (450, 868, "c"), (464, 850),
        (476, 858, "c"), (482, 820), (490, 780, "c"), (510, 660), (504, 520), (474, 400), (424, 290, "c"),
    ]), GREEN, OUTER, shade=[Shade(depth=0.32)])  # fmt: skip
    d.fold(
        ([(464, 848), (488, 720), (490, 560)], 13), ([(476, 850), (498, 740), (504, 620)], 8),
        ([(454, 860), (472, 780), (482, 700)], 6),
    )  # fmt: skip
    d.fold(
        ([(262, 836), (276, 740), (286, 640)], 6), ([(434, 846), (440, 760), (438, 660)], 7),
        ([(404, 858), (410, 800), (408, 740)], 5), ink=DARK_GREEN,
    )  # fmt: skip


def _legs(d: Drawing) -> None:
    """Greaves and steel shoes; the weight is on the left one, the other is turned to us."""
    feet.sabaton(d, 398, 826, turned=True)
    feet.greave(d, (392, 726), (398, 830), back=-1, seed=3)
    feet.sabaton(d, 312, 834)
    feet.greave(d, (312, 732), (312, 838), seed=2)
    for x, y in ((392, 730), (312, 736)):
        d.shape(circle(x, y, 27), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=5.4)])
        d.shape(circle(x, y, 10), RED, INNER)


def _skirt(d: Drawing) -> None:
    """The red lappets of the surcoat, with a gold hem."""
    d.shape(smooth([
        (300, 500, "c"), (276, 600), (262, 706, "c"), (290, 722), (318, 708, "c"), (338, 726),
        (358, 710, "c"),
        (380, 726), (400, 708, "c"), (428, 722), (452, 704, "c"), (436, 600), (412, 500, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.28), Shade(angle=180, depth=0.1)])  # fmt: skip
    for x, lean, w in ((318, -12, 8), (358, 0, 8), (398, 12, 10)):
        d.fold(([(x + lean * 0.8, 706), (x + lean * 0.4, 620), (x, 530)], w))
    d.shape(smooth([
        (264, 682, "c"), (292, 698), (318, 684), (338, 702), (358, 686), (380, 702), (400, 684), (426, 698),
        (449, 680, "c"), (452, 704, "c"), (428, 722), (400, 708, "c"), (380, 726), (358, 710, "c"),
        (338, 726),
        (318, 708, "c"), (290, 722), (262, 706, "c"),
    ]), YELLOW, INNER)  # fmt: skip


def _breastplate(d: Drawing) -> None:
    """Blue steel with a sun, the belt, and the shoulder pieces."""
    plate = smooth([
        (316, 280, "c"), (284, 304, "c"), (288, 370), (280, 440), (298, 516, "c"), (356, 532),
        (416, 514, "c"),
        (424, 430), (416, 370), (424, 302, "c"), (392, 278, "c"),
    ])  # fmt: skip
    d.shape(plate, BLUE, OUTER, shade=[Shade(depth=0.3), Shade(angle=180, depth=0.1, width=2.2)])
    # A sun on the breast.
    with d.at(350, 404):
        for k in range(12):
            with d.at(rotate=30 * k):
                d.shape(
                    smooth([(-7, -22, "c"), (0, -46 if k % 2 else -56, "c"), (7, -22, "c")]), YELLOW, DETAIL
                )
        d.shape(circle(0, 0, 25), YELLOW, INNER, shade=[Shade(angle=40, depth=0.3, spacing=5)])
        d.shape(circle(0, 0, 12), RED, INNER)
    dress.belt(d, (294, 500), (417, 498), 28, INK, sag=9, jewel=RED, setting=YELLOW)
    steel.pauldron(d, (292, 312))
    steel.pauldron(d, (418, 310), flip=True)


def _sword(d: Drawing) -> None:
    with d.at(158, 262, rotate=-4):
        sword(d, 440, 50, -4)
    with d.at(167, 412, 1.16, rotate=-4):
        hands_on_shafts.finger_under_the_guard(d, FLESH, turn=14)
    body.cuff(d, (258, 470), (203, 421), 25, YELLOW)


def _orb(d: Drawing) -> None:
    with d.at(508, 349):
        hands_on_signs.orb_behind(d, FLESH)
    with d.at(507, 309):
        regalia.orb(d, 38, RED)
    with d.at(508, 349):
        hands_on_signs.orb_before(d, FLESH)
    body.cuff(d, (466, 480), (507, 418), 25, YELLOW)


def _head(d: Drawing) -> None:
    with d.at(356, 202, (1.5, 1.58), -2):
        heads.neck(d, LOOK)
        hair.nape(d, LOOK)
        heads.profile(d, LOOK)
        hair.sideburn(d, LOOK)
        beards.profile_beard(d, HAIR, length=72)
        beards.profile_moustache(d, HAIR)
        hair.lock(d, [(30, -40), (35, -20), (34, 6), (40, 30), (36, 50), (44, 64)], 9, HAIR)
        hair.lock(d, [(20, -40), (26, -20), (25, 4), (31, 28), (27, 46), (33, 62)], 8, HAIR)
        with d.at(4.4, 2, (1.2, 1.06)):
            crowns.pearled(d, YELLOW, BLUE, (RED, PAPER, BLUE, PAPER, RED))
    dress.ruff(d, 364, 288, 46, 14, WHITE, inwards=True)
