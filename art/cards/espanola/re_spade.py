"""Rey de espadas: in profile to the left, armoured under a green mantle, sword upright, orb on his palm."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, feet, floors, grips, hands_on_signs, regalia, steel
from art.cards.espanola.card import framed
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, DARK_GREEN, FLESH, GREEN, INK, PAPER, RED, SILVER, WHITE, YELLOW
from art.cards.espanola.sword import sword
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import beards, dress, hair, heads

HAIR = "#8d8f93"
LOOK = replace(
    heads.veteran(HAIR, FLESH), nose=4.4, hook=4.0, chin=2, brow=1.7, bushy=True, eye=0.76, stern=0.6
)
GESTURE = Gesture(hip=-26, lean=12, slope=-5, tilt=3, drop=30, aside=2)
GRIP = (104.0, 390.0)
"""Point at which he holds the hilt."""
ORB = (516.0, 352.0)


def draw() -> Drawing:
    """The card."""
    d = framed("RS")
    floors.carpet(d, 96, 488)
    with GESTURE.body(d):
        _mantle(d)
        _legs(d)
        _skirt(d)
        steel.plated_arm(d, (286, 346), (246, 482), (172, 432), wide=40, joint=32, narrow=23)
        steel.plated_arm(d, (436, 346), (476, 476), (520, 418), wide=40, joint=33, narrow=24, seed=4)
        _breastplate(d)
    with GESTURE.carried(d, GRIP):
        _sword(d)
    with GESTURE.carried(d, ORB):
        _orb(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """Green, black in the shadow behind him; the wind carries it to the right in deep folds."""
    d.shape(smooth([
        (330, 290, "c"), (300, 420), (292, 560), (300, 700), (312, 816, "c"), (342, 830), (372, 816, "c"),
        (396, 834), (424, 812, "c"), (444, 826), (466, 798, "c"), (486, 804), (506, 764, "c"), (520, 670),
        (512, 550), (484, 420), (424, 290, "c"),
    ]), GREEN, OUTER, shade=[Shade(depth=0.26)])  # fmt: skip
    d.flats(smooth([
        (330, 292, "c"), (300, 420), (292, 560), (300, 700), (314, 814, "c"), (342, 828), (371, 815, "c"),
        (410, 740), (424, 620), (420, 500), (410, 400, "c"),
    ]), ink=INK)  # fmt: skip
    d.fold(
        ([(424, 812), (446, 720), (456, 600), (444, 470)], 13),
        ([(466, 798), (486, 710), (490, 610), (474, 500)], 12),
        ([(396, 832), (424, 750), (434, 680)], 7), ([(446, 824), (466, 750), (470, 690)], 6),
        ([(488, 800), (502, 730), (504, 670)], 6), ([(440, 330), (470, 420), (496, 540)], 8),
    )  # fmt: skip
    d.fold(
        ([(340, 826), (352, 760), (352, 690)], 5), ([(368, 814), (392, 740), (398, 650)], 6), ink=DARK_GREEN
    )


def _legs(d: Drawing) -> None:
    """Cuisses, greaves and steel shoes; the weight is on the left leg, the other is set aside and turned."""
    feet.sabaton(d, 416, 824, turned=True)
    feet.greave(d, (402, 706), (416, 828), back=-1, seed=3)
    feet.sabaton(d, 300, 834)
    feet.greave(d, (308, 712), (300, 838), seed=2)
    for (x, y), (hx, hy), seed in (((402, 708), (388, 600), 6), ((308, 714), (322, 600), 5)):
        d.limb([(hx, hy, 43), ((x + hx) / 2, (y + hy) / 2 + 10, 38), (x, y, 28)], SILVER, OUTER, depth=0.5,
               spacing=6.2, seed=seed)  # fmt: skip
        d.lens([(hx - 16, hy + 56), (hx - 17, hy + 72), (x - 12, y - 22)], 5, ink=WHITE)
        knee: list[Node] = [
            (x - 29, y - 6), (x - 18, y - 24), (x, y - 29), (x + 18, y - 24), (x + 29, y - 6),
            (x + 33, y + 14, "c"), (x + 14, y + 23), (x, y + 30, "c"), (x - 14, y + 23),
            (x - 33, y + 14, "c"),
        ]  # fmt: skip
        d.shape(smooth(knee), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=5.4)])
        d.shape(circle(x, y - 3, 9.6), RED, INNER)


def _skirt(d: Drawing) -> None:
    """The red lappets of the surcoat, with a gold hem: they swing back from the leg that bears him."""
    run = ((270, 646), (292, 668), (318, 652), (340, 676), (366, 656), (392, 678), (416, 654), (442, 672),
           (464, 642))  # fmt: skip
    hem: list[Node] = [(x, y) if k % 2 else (x, y, "c") for k, (x, y) in enumerate(run)]
    top: list[Node] = [(x, y - 25) if k % 2 else (x, y - 25, "c") for k, (x, y) in enumerate(run)]
    d.shape(smooth([(300, 500, "c"), (282, 570), *hem, (440, 570), (414, 500, "c")]), RED, OUTER, shade=[
        Shade(depth=0.28), Shade(angle=180, depth=0.1),
    ])  # fmt: skip
    d.fold(
        ([(318, 648), (322, 590), (330, 528)], 8), ([(366, 652), (362, 590), (358, 534)], 9),
        ([(416, 650), (402, 590), (388, 530)], 11), ([(290, 640), (298, 600), (308, 560)], 5),
        ([(442, 640), (428, 590), (412, 548)], 6), ([(342, 640), (346, 610), (346, 580)], 4.4),
    )  # fmt: skip
    d.shape(smooth([*hem, *reversed(top)]), YELLOW, INNER)


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
    x, y = GRIP
    with d.at(x, y, 1.1, 6):
        grips.level_palm(d, FLESH)
    with d.at(x + 10, y - 150, rotate=4):
        sword(d, 440, 50, 4)
    with d.at(x, y, 1.1, 6):
        grips.shut_fingers(d, FLESH, hooked=True)
    body.cuff(d, (246, 482), (169, 430), 25, YELLOW)


def _orb(d: Drawing) -> None:
    x, y = ORB
    with d.at(x, y):
        hands_on_signs.orb_behind(d, FLESH)
    with d.at(x - 1, y - 40):
        regalia.orb(d, 38, RED)
    with d.at(x, y):
        hands_on_signs.orb_before(d, FLESH)
    body.cuff(d, (480, 480), (x + 1, y + 66), 25, YELLOW)


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
