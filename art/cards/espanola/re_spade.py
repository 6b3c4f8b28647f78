"""Rey de espadas: in profile to the left, armoured under a green mantle, sword upright, orb on his palm."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, regalia
from art.cards.espanola.card import blank, frame
from art.cards.espanola.inks import BLUE, DARK_GREEN, FLESH, GREEN, INK, PAPER, RED, SILVER, WHITE, YELLOW
from art.cards.espanola.sword import sword
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import beards, dress, hair, hands, heads
from art.cards.parts.stance import Stance

HAIR = "#8d8f93"
LOOK = replace(
    heads.veteran(HAIR, FLESH), nose=4.4, hook=4.0, chin=2, brow=1.7, bushy=True, eye=0.76, stern=0.6
)
STANCE = Stance(
    hip=-12, lean=2, slope=-2, tilt=2, belt=510, shoulders=300, sole=876, spine=354, neck=(358, 282)
)


def draw() -> Drawing:
    """The card."""
    d = blank("RS")
    frame(d, "S")
    body.ground(d, 160, 506)
    _mantle(d)
    with STANCE.legs(d):
        _legs(d)
        _skirt(d)
    with STANCE.torso(d):
        body.arm(d, (292, 346), (232, 450), (184, 404), SILVER, wide=44, joint=40, narrow=28)
        body.arm(d, (424, 346), (436, 480), (508, 424), SILVER, wide=46, joint=37, narrow=28, seed=4)
        _breastplate(d)
    with STANCE.carried(d, (167, 408)):
        _sword(d)
    with STANCE.carried(d, (508, 349)):
        _orb(d)
    with STANCE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    d.shape(smooth([
        (300, 290, "c"), (262, 420), (244, 600), (224, 760), (206, 866, "c"), (240, 880), (280, 870, "c"),
        (340, 882),
        (400, 872, "c"), (450, 882), (486, 870, "c"), (500, 878), (508, 862, "c"), (504, 740), (492, 600),
        (476, 430),
        (424, 290, "c"),
    ]), GREEN, OUTER, shade=[Shade(depth=0.24)])  # fmt: skip
    d.shape(smooth([
        (310, 330, "c"), (284, 480), (272, 640), (262, 780), (256, 872, "c"), (340, 878), (400, 874),
        (470, 876, "c"),
        (460, 760), (448, 600), (430, 460), (410, 330, "c"),
    ]), INK, OUTER)  # fmt: skip
    for run, w in (
        ([(226, 866), (246, 720), (262, 560)], 10),
        ([(494, 868), (488, 720), (470, 540)], 14),
        ([(474, 872), (472, 760), (462, 620)], 10),
    ):
        d.fold((run, w))
    for run in ([(280, 866), (288, 760), (296, 660)], [(448, 868), (440, 770), (428, 670)], [(364, 872),
        (362, 820),
                (364, 760)]):  # fmt: skip
        d.fold((run, 5), ink=DARK_GREEN)


def _legs(d: Drawing) -> None:
    """Greaves and pointed steel shoes."""
    for x, knee, flip in ((306, 316, False), (414, 398, True)):
        body.slipper(d, x, 840, SILVER, flip=flip)
        body.hose(d, (knee, 640), (knee, 730), (x, 840), SILVER, full=0.94, seed=2 + flip)
        d.shape(circle(knee, 738, 27), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=5.4)])
        d.shape(circle(knee, 738, 10), RED, INNER)
        for y in (806, 822):
            d.line(smooth([(x - 20, y, "c"), (x, y + 5), (x + 20, y, "c")], closed=False), INNER)


def _skirt(d: Drawing) -> None:
    """The red lappets of the surcoat, with a gold hem."""
    d.shape(smooth([
        (300, 500, "c"), (276, 600), (262, 706, "c"), (290, 722), (318, 708, "c"), (338, 726),
        (358, 710, "c"),
        (380, 726), (400, 708, "c"), (428, 722), (452, 704, "c"), (436, 600), (412, 500, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.42), Shade(angle=180, depth=0.13)])  # fmt: skip
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
    d.shape(plate, BLUE, OUTER, shade=[Shade(depth=0.44), Shade(angle=180, depth=0.14, width=2.2)])
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
    for x0, y0, flip in ((292, 312, False), (418, 310, True)):
        with d.at(x0, y0, 1, 0, flip):
            d.shape(smooth([(18, -30, "c"), (-18, -26), (-40, 4), (-44, 36, "c"), (-22, 46), (2, 36, "c"),
                (10, 4)]),
                    SILVER, OUTER, shade=[Shade(angle=60, depth=0.5, spacing=5.4)])  # fmt: skip
            d.line(smooth([(-42, 18, "c"), (-20, 28), (6, 18, "c")], closed=False), INNER)
            d.shapes([circle(-30, 8, 3.4), circle(-12, 14, 3.4)], YELLOW)


def _sword(d: Drawing) -> None:
    with d.at(158, 262, rotate=-4):
        sword(d, 440, 50, -4)
    with d.at(167, 408, 1.72, -4):
        hands.fist(d, FLESH, wrist=14)
    body.cuff(d, (238, 452), (200, 416), 28, YELLOW)


def _orb(d: Drawing) -> None:
    with d.at(507, 311):
        regalia.orb(d, 38, RED)
    with d.at(508, 349, 1.72, flip=True):
        hands.palm_under(d, FLESH)
    body.cuff(d, (456, 478), (506, 416), 28, YELLOW)


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
        crowns.pearled(d, YELLOW, BLUE, (RED, PAPER, BLUE, PAPER, RED))
    dress.ruff(d, 364, 288, 46, 14, WHITE, inwards=True)
