"""Sota de espadas: in profile to the left, the sword upright before him, black hair, half armour."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, feet, grips, grounds, hands_on_shafts, long_hair
from art.cards.espanola.card import framed
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, GREEN, INK, RED, SILVER, TAN, WHITE, YELLOW
from art.cards.espanola.sword import sword
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, hair, hats, heads, legwear

HAIR = "#2a211d"
LOOK = replace(
    heads.youth(HAIR, TAN),
    nose=1.8,
    hook=2.6,
    chin=2.2,
    jaw=-1.0,
    brow=1.5,
    stern=1.6,
    smile=-0.4,
    eye=0.84,
)
GESTURE = Gesture(hip=-30, lean=14, slope=-5, tilt=4, aside=6)
GRIP = (100.0, 356.0)
"""Point at which he holds the hilt."""


def draw() -> Drawing:
    """The card."""
    d = framed("FS")
    grounds.rock(d, 118, 486)
    with GESTURE.body(d):
        _cape(d)
        _scabbard(d)
        _legs(d)
        body.arm(d, (406, 318), (496, 404), (444, 464), RED, wide=42, joint=36, narrow=24, seed=2)
        body.arm(d, (280, 322), (234, 450), (163, 397), RED, wide=41, joint=32, narrow=23)
        _body(d)
        with d.at(434, 466, rotate=4):
            hands_on_shafts.fist_on_hip(d, TAN)
        body.cuff(d, (496, 404), (442, 464), 24)
    with GESTURE.carried(d, GRIP):
        _sword(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _cape(d: Drawing) -> None:
    """A green cape blown back from his shoulders, black in its folds."""
    d.shape(smooth([
        (322, 280, "c"), (286, 340), (274, 430), (270, 520), (262, 600, "c"), (320, 610), (392, 636, "c"),
        (420, 652), (446, 630, "c"), (474, 660), (500, 628, "c"), (528, 650), (544, 612, "c"), (562, 600),
        (572, 552, "c"), (532, 480), (492, 400), (450, 320), (388, 280, "c"),
    ]), GREEN, OUTER, shade=[Shade(depth=0.2)])  # fmt: skip
    d.flats(smooth([
        (324, 282, "c"), (288, 340), (276, 430), (272, 520), (264, 598, "c"), (320, 608), (390, 634, "c"),
        (440, 560), (450, 480), (436, 400), (390, 290, "c"),
    ]), ink=INK)  # fmt: skip
    d.fold(
        ([(446, 630), (462, 560), (462, 500), (446, 440)], 12), ([(500, 628), (506, 560), (492, 490)], 13),
        ([(544, 612), (534, 540), (508, 470), (470, 400)], 12), ([(420, 648), (440, 600), (448, 540)], 7),
        ([(474, 656), (484, 600), (482, 550)], 6), ([(560, 596), (552, 556), (536, 520)], 6),
    )  # fmt: skip
    d.fold(([(276, 594), (282, 560), (284, 520)], 4), ([(340, 608), (352, 560), (352, 520)], 5), ink=GREEN)


def _scabbard(d: Drawing) -> None:
    """Empty, before the cape and above the knee: red leather, a gold mouth and chape."""
    with d.at(450, 496, 0.74, -24):
        d.shape(smooth([(-20, 0, "c"), (-18, 230, "c"), (0, 268), (18, 230, "c"), (20, 0, "c")]), RED, OUTER,
                shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
        d.shape(smooth([(-19, 216, "c"), (0, 224), (19, 216, "c"), (18, 240), (0, 278, "c"),
            (-18, 240)]), YELLOW,
                OUTER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
        d.shape(smooth([(-22, -8, "c"), (22, -8, "c"), (21, 30, "c"), (0, 38),
            (-21, 30, "c")]), YELLOW, OUTER,
                shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
        d.shape(circle(0, 12, 8), RED, DETAIL)


def _legs(d: Drawing) -> None:
    feet.boot(d, (424, 720), (434, 822), INK, YELLOW, turned=True)
    feet.boot(d, (274, 732), (242, 832), INK, YELLOW)
    right: list[Node] = [
        (346, 556, "c"), (366, 656), (388, 700, "c"), (422, 710), (460, 694, "c"), (474, 636), (458, 584),
        (424, 548, "c"),
    ]  # fmt: skip
    left: list[Node] = [
        (280, 550, "c"), (242, 596), (224, 654), (236, 712, "c"), (274, 724), (312, 718, "c"), (346, 656),
        (358, 552, "c"),
    ]  # fmt: skip
    light = (Shade(depth=0.4), Shade(angle=180, depth=0.12, width=2.2))
    for leg, slits in (
        (right, ((384, 394), (416, 424), (440, 452))),
        (left, ((280, 248), (308, 278), (334, 306))),
    ):
        d.shape(smooth(leg), BLUE, OUTER, shade=light)
        for k, (x0, x1) in enumerate(slits):
            mid = (x0 + x1) / 2 + (k - 1) * 6
            slit: list[Node] = [(x0, 580, "c"), (mid + 9, 642), (x1, 700, "c"), (mid - 9, 642)]
            d.shape(smooth(slit), YELLOW, INNER, shade=[Shade(depth=0.5, spacing=5.4)])
    legwear.garter(d, 274, 717, 41, RED)
    legwear.garter(d, 424, 702, 41, RED)


def _body(d: Drawing) -> None:
    """A breastplate over a red jerkin, white sash, green tassets."""
    for k, (x, w) in enumerate(((290, 34), (330, 36), (372, 36), (410, 34))):
        lean = (k - 1.5) * 9
        flap = smooth([(x - w * 0.55, 470, "c"), (x + w * 0.55, 470, "c"), (x + w * 0.66 + lean, 578, "c"),
                       (x + lean, 592), (x - w * 0.66 + lean, 578, "c")])  # fmt: skip
        d.shape(flap, GREEN, OUTER, shade=[Shade(depth=0.46, seed=k)])
        d.line(smooth([(x - w * 0.6 + lean, 560, "c"), (x + lean, 573),
            (x + w * 0.64 + lean, 560, "c")], closed=False),
               INNER, ink=YELLOW)  # fmt: skip
    plate = smooth([
        (318, 270, "c"), (290, 288, "c"), (280, 350), (276, 410), (290, 474, "c"), (348, 488),
        (404, 472, "c"),
        (410, 400), (406, 340), (408, 286, "c"), (376, 268, "c"),
    ])  # fmt: skip
    d.shape(
        plate, SILVER, OUTER, shade=[Shade(depth=0.5, spacing=5.4, width=3.4), Shade(angle=180, depth=0.1)]
    )
    d.line(smooth([(338, 274, "c"), (322, 380), (340, 486, "c")], closed=False), INNER)
    d.line(smooth([(284, 320, "c"), (330, 342), (408, 318, "c")], closed=False), INNER)
    d.shapes([circle(x, y, 3.6) for x, y in ((292, 308), (310, 300), (396, 304), (380, 296), (288, 440),
        (402, 440))],
             YELLOW, DETAIL)  # fmt: skip
    d.shape(smooth([(286, 446, "c"), (348, 466), (408, 444, "c"), (408, 476, "c"), (348, 498),
        (288, 478, "c")]), WHITE,
            INNER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
    d.shape(smooth([(300, 476, "c"), (276, 520), (268, 574, "c"), (284, 568, "c"), (296, 580, "c"),
        (306, 520)]), WHITE,
            OUTER, shade=[Shade(depth=0.5)])  # fmt: skip
    d.shape(smooth([(286, 460), (302, 452), (316, 466), (306, 482), (290, 480)]), WHITE, INNER)


def _sword(d: Drawing) -> None:
    x, y = GRIP
    with d.at(x, y, 1.08, 8):
        grips.level_palm(d, TAN)
    with d.at(x + 10, y - 146, rotate=4):
        sword(d, 420, 46, 4)
    with d.at(x, y, 1.08, 8):
        grips.shut_fingers(d, TAN)
    body.cuff(d, (234, 450), (161, 396), 25)


def _head(d: Drawing) -> None:
    with d.at(352, 192, 1.55, 2):
        heads.neck(d, LOOK)
        heads.profile(d, LOOK)
        # Hollow cheeks, a crease beside the mouth.
        d.ticks(*(((13 - 3.4 * k, 6 + 5 * k), (3 - 2.6 * k, 9 + 4.4 * k), 2.6) for k in range(5)))
        d.lens([(-15, 8), (-11.6, 14), (-13.4, 21)], 2.2)
        d.lens([(-16, -3), (-10, -1.4), (-4, -4)], 1.8)
        long_hair.waves(d, HAIR, "#6a5344")
        d.shape(circle(8, 13, 4), YELLOW, DETAIL)
        hair.lock(d, [(2, -38), (10, -28), (8, -14), (14, -2), (10, 12)], 6, HAIR, 1)
        hair.lock(d, [(-16, -40), (-20, -33), (-16, -27), (-20, -22)], 4, HAIR, 1)
        with d.at(2, 6, 1.12):
            hats.montero(d, RED, lining=GREEN, feather=WHITE)
    dress.ruff(d, 352, 268, 42, 17, YELLOW, inwards=True)
