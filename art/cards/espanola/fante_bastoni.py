"""Sota de bastos: a country lad turned to the right, both hands on a cudgel that stands on the ground."""

from __future__ import annotations

from art.cards.espanola import body, feet, grounds, hands_on_shafts, heads_hearty
from art.cards.espanola.card import framed
from art.cards.espanola.cudgel import cudgel
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, EARTH, FLESH, INK, OCHRE, PAPER, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress

STUBS = ((-36, -112, -150, 0.9), (-25, -34, -166, 0.8), (-24, 22, 160, 0.86), (22, 56, 20, 0.76))
"""The lopped branches: none where his hands are."""
GESTURE = Gesture(hip=22, lean=-26, slope=-6, tilt=5)


def draw() -> Drawing:
    """The card."""
    d = framed("FB")
    grounds.furrow(d, 84, 466)
    with GESTURE.body(d):
        _manta(d)
        _legs(d)
        with d.at(180, 520, rotate=2):
            cudgel(d, 700, 2, slim=0.62, stubs=STUBS)
        body.arm(d, (304, 326), (284, 444), (256, 384), PAPER, wide=44, joint=36, narrow=26)
        _jerkin(d)
        with d.at(173, 338, rotate=-2):
            hands_on_shafts.beside_the_trunk(d, FLESH, 42)
        body.cuff(d, (284, 436), (253, 382), 24)
        _near_arm(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _manta(d: Drawing) -> None:
    """A herdsman's brown blanket hangs from the far shoulder behind his back, striped and fringed."""
    d.fold(*(([(x, 660), (x - 2, 690), (x + 3, 704)], 5.4) for x in range(434, 512, 9)))
    d.shape(smooth([
        (376, 284, "c"), (448, 316), (490, 420), (508, 540), (516, 650, "c"), (498, 676), (478, 662, "c"),
        (458, 686), (436, 668, "c"), (424, 676, "c"), (410, 480),
    ]), EARTH, OUTER, shade=[Shade(depth=0.24)])  # fmt: skip
    for y, ink in ((580, OCHRE), (594, RED), (632, RED), (646, OCHRE)):
        d.line(smooth([
            (424, y + 10, "c"), (438, y + 4), (462, y + 14), (482, y), (503, y - 2, "c"),
        ], closed=False), OUTER, ink=ink)  # fmt: skip
    d.fold(
        ([(478, 662), (482, 590), (474, 510), (456, 430)], 13), ([(436, 668), (440, 600), (434, 540)], 12),
        ([(500, 670), (504, 610), (498, 550)], 6), ([(458, 682), (462, 630), (458, 580)], 6),
        ([(446, 330), (474, 420), (490, 520)], 7),
    )  # fmt: skip


def _legs(d: Drawing) -> None:
    feet.turned_shoe(d, 434, 828, EARTH)
    feet.shoe(d, 270, 836, EARTH)
    feet.shin(d, (424, 702), (434, 832), PAPER, back=-1, seed=3)
    feet.shin(d, (300, 706), (270, 840), PAPER)
    # Cross-gartered shins.
    for x0, y0, x1, y1 in ((425, 728, 434, 830), (296, 730, 272, 836)):
        for k in range(3):
            t = k / 3
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            half = (36, 31, 24)[k]
            for side in (-1, 1):
                d.line(
                    polyline([(x - side * half, y), (x + side * half * 0.84, y + 32)], closed=False),
                    OUTER,
                    ink=EARTH,
                )
    breeches = smooth([
        (286, 506, "c"), (268, 600), (258, 680), (260, 726, "c"), (294, 742), (332, 734, "c"), (352, 670),
        (370, 604, "c"), (382, 664), (388, 724, "c"), (424, 736), (462, 722, "c"), (462, 640),
        (436, 506, "c"),
    ])  # fmt: skip
    d.shape(breeches, BLUE, OUTER, shade=[Shade(depth=0.42), Shade(angle=180, depth=0.12, width=2.2)])
    d.fold(
        ([(370, 606), (364, 582), (370, 552)], 7), ([(298, 740), (302, 690), (316, 640)], 5),
        ([(426, 734), (430, 690), (420, 630)], 6), ([(376, 640), (396, 650), (420, 644)], 5),
        ([(444, 726), (448, 690), (440, 650)], 5), ([(366, 640), (346, 652), (326, 650)], 5),
        ([(326, 732), (336, 690), (340, 650)], 4.4),
    )  # fmt: skip
    d.shape(smooth([(284, 652), (316, 648), (318, 684), (286, 686)]), RED, INNER, shade=[Shade(depth=0.3)])
    d.ticks(
        *(
            ((x, y), (x + 6, y - 5), 3)
            for x, y in ((282, 660), (282, 676), (316, 654), (319, 672), (300, 688))
        )
    )


def _jerkin(d: Drawing) -> None:
    """A sleeveless leather jerkin, open over the shirt, a red sash."""
    shirt = smooth(
        [(318, 272, "c"), (320, 400), (318, 490, "c"), (410, 490, "c"), (404, 400), (400, 272, "c")]
    )
    d.shape(shirt, PAPER, INNER, shade=[Shade(depth=0.3)])
    d.fold(([(350, 300), (356, 350), (352, 400)], 4), ([(378, 310), (374, 360), (380, 420)], 4))
    d.shape(smooth([
        (334, 270, "c"), (298, 288, "c"), (300, 350), (296, 420), (288, 500), (270, 578, "c"), (300, 586),
        (336, 582, "c"), (342, 500), (338, 400), (344, 300, "c"),
    ]), INK, OUTER)  # fmt: skip
    d.shape(smooth([
        (384, 272, "c"), (376, 320), (384, 400), (388, 490), (390, 584, "c"), (424, 590), (458, 578, "c"),
        (440, 500),
        (424, 420), (420, 350), (422, 288, "c"), (392, 268, "c"),
    ]), INK, OUTER)  # fmt: skip
    for run in ([(304, 300), (312, 400), (298, 500), (284, 570)], [(322, 300), (326, 400), (316, 500),
        (310, 576)],
                [(404, 300), (410, 400), (420, 490), (436, 570)], [(396, 420), (404, 500),
                    (412, 580)]):  # fmt: skip
        d.lens(run, 3.4, ink=OCHRE)
    dress.buttons(d, (336, 320), (338, 460), 6, YELLOW, 4.6)
    d.shape(smooth([(290, 462, "c"), (352, 478), (434, 460, "c"), (440, 500, "c"), (360, 520),
        (286, 502, "c")]), RED,
            OUTER, shade=[Shade(depth=0.4), Shade(angle=90, depth=0.3, spacing=6)])  # fmt: skip
    d.lens([(294, 478), (352, 492), (434, 476)], 3)
    d.lens([(300, 492), (356, 506), (430, 490)], 3)


def _near_arm(d: Drawing) -> None:
    """The near arm across the body to the cudgel, its sleeve rolled up."""
    body.arm(d, (420, 322), (428, 462), (312, 486), PAPER, wide=46, joint=42, narrow=33, seed=6)
    d.fold(([(478, 448), (464, 466), (451, 480), (428, 480), (396, 470)], 9))
    d.limb([(322, 484, 31), (268, 492, 29), (216, 500, 19)], FLESH, OUTER, depth=0.46, spacing=5.4)
    d.lens([(288, 476), (262, 484), (238, 488)], 3)
    with d.at(306, 487, rotate=-12):
        d.shape(smooth([(12, -38, "c"), (-8, -36), (-16, 0), (-8, 36), (12, 38, "c"), (20, 0)]), WHITE, OUTER,
            shade=[Shade(angle=90, depth=0.4, spacing=5)])  # fmt: skip
        d.lens([(2, -36), (-6, 0), (2, 36)], 4)
    with d.at(176, 504):
        hands_on_shafts.round_the_trunk(d, FLESH, 29, turn=-4)
    # Hand and bared forearm are one.
    d.shape(polyline([(222, 488), (264, 483), (264, 517), (222, 510)]), FLESH, None)


def _head(d: Drawing) -> None:
    with d.at(362, 194, (1.6, 1.5), 6, flip=True):
        heads_hearty.lad_behind(d)
    d.shape(smooth([
        (304, 262, "c"), (358, 294), (404, 270, "c"), (414, 290, "c"), (388, 318), (366, 342, "c"),
        (342, 320),
        (300, 290, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
    d.shapes(
        [circle(x, y, 3.4) for x, y in ((340, 304), (362, 316), (386, 304), (402, 288), (318, 286))], WHITE
    )
    with d.at(362, 194, (1.6, 1.5), 6, flip=True):
        heads_hearty.lad(d)
