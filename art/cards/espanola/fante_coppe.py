"""Sota de copas: a page with a girl's face, from the front, the goblet on a palm, a cloth over the arm."""

from __future__ import annotations

from art.cards.espanola import body, feet, grounds, hands_on_signs, heads_young, regalia
from art.cards.espanola.card import framed
from art.cards.espanola.cup import cup
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress

CUP_FOOT = (160.0, 288.0)
GESTURE = Gesture(hip=-26, lean=12, slope=6, tilt=4, aside=-10)


def draw() -> Drawing:
    """The card."""
    d = framed("FC")
    grounds.turf(d, 122, 466, ((0.06, 1.2), (0.15, 0.8), (0.62, 0.7), (0.95, 1.1)))
    grounds.daisy(d, 178, 866, 30, RED)
    grounds.daisy(d, 200, 868, 20, RED)
    with GESTURE.body(d):
        _mantle(d)
        _legs(d)
        body.arm(d, (286, 322), (216, 410), (178, 338), GREEN, wide=40, joint=38, narrow=24)
        body.arm(d, (410, 322), (480, 428), (380, 420), GREEN, wide=40, joint=37, narrow=24, seed=4)
        _gown(d)
        _forearm(d)
    with GESTURE.carried(d, CUP_FOOT):
        with d.at(*CUP_FOOT):
            hands_on_signs.fingertips_behind(d, FLESH, turn=72)
        with d.at(CUP_FOOT[0], CUP_FOOT[1] - 116):
            cup(d, 232)
        with d.at(*CUP_FOOT):
            hands_on_signs.fingertips_before(d, FLESH)
        body.cuff(d, (212, 420), (178, 358), 24)
    with GESTURE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """Blue, black in its own shadow at the left; it swings out at the right and its hem turns in the wind."""
    d.shape(smooth([
        (300, 276, "c"), (276, 340), (268, 440), (258, 560), (246, 660), (236, 738, "c"), (270, 752),
        (300, 736, "c"), (352, 756), (400, 738, "c"), (428, 754), (450, 728, "c"), (478, 738),
        (500, 704, "c"), (524, 706), (548, 664, "c"), (520, 560), (480, 440), (440, 340), (398, 276, "c"),
    ]), BLUE, OUTER, shade=[Shade(depth=0.2)])  # fmt: skip
    d.flats(smooth([
        (302, 278, "c"), (278, 340), (270, 440), (260, 560), (248, 660), (238, 737, "c"), (270, 750),
        (300, 734, "c"), (350, 754), (398, 737, "c"), (432, 640), (428, 520), (400, 300, "c"),
    ]), ink=INK)  # fmt: skip
    d.fold(
        ([(450, 728), (456, 640), (440, 540), (416, 450)], 12),
        ([(500, 704), (498, 620), (474, 520), (440, 420)], 13),
        ([(426, 750), (442, 690), (440, 620)], 7), ([(478, 734), (480, 680), (470, 620)], 6),
        ([(526, 700), (524, 650), (506, 590)], 6), ([(538, 660), (518, 580), (490, 500)], 5),
    )  # fmt: skip
    d.fold(([(256, 742), (270, 640), (276, 540)], 6), ([(284, 742), (290, 680), (288, 610)], 5), ink=BLUE)


def _legs(d: Drawing) -> None:
    """She walks: the weight on the leg put forward, the other still on its toes behind."""
    with d.at(430, 798, rotate=-30):
        feet.shoe(d, 0, 0, BLUE, strap=YELLOW)
    feet.shin(d, (388, 690), (432, 802), YELLOW, full=0.94, seed=3)
    feet.shoe(d, 272, 834, BLUE, strap=YELLOW)
    feet.shin(d, (302, 704), (272, 838), YELLOW, full=0.98)


def _gown(d: Drawing) -> None:
    """A red tunic to the knee, gathered at a low belt, with a blue border; her step spreads it."""
    d.shape(smooth([
        (318, 272, "c"), (288, 290, "c"), (294, 350), (298, 420), (300, 490, "c"), (276, 560), (254, 630),
        (238, 694, "c"), (292, 712), (350, 716), (412, 708), (474, 684, "c"), (450, 600), (422, 540),
        (398, 490, "c"), (400, 420), (402, 350), (408, 290, "c"), (378, 272, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.36), Shade(angle=180, depth=0.14, width=2.2)])  # fmt: skip
    regalia.border(
        d, [(243, 675), (294, 693), (350, 697), (410, 689), (467, 666)], 18, BLUE, (YELLOW,), step=22
    )
    d.fold(
        ([(366, 686), (362, 610), (344, 520)], 15), ([(432, 672), (412, 600), (378, 512)], 11),
        ([(402, 680), (394, 620), (368, 540)], 7), ([(452, 664), (436, 610), (402, 530)], 6),
        ([(316, 684), (322, 620), (328, 560)], 6), ([(254, 664), (278, 590), (314, 512)], 7),
        ([(340, 684), (342, 640), (338, 590)], 5),
    )  # fmt: skip
    d.lens([(266, 628), (286, 640), (308, 636)], 3)
    d.shape(
        smooth([(322, 274, "c"), (348, 340, "c"), (374, 274, "c")]), WHITE, INNER, shade=[Shade(depth=0.3)]
    )
    d.line(smooth([(316, 274, "c"), (334, 318), (348, 350, "c"), (362, 318),
        (380, 274, "c")], closed=False), OUTER,
           ink=YELLOW)  # fmt: skip
    d.fold(([(296, 380), (310, 392), (316, 414)], 5), ([(402, 380), (388, 396), (382, 420)], 5))
    dress.belt(d, (297, 484), (401, 482), 24, YELLOW, sag=9, jewel=BLUE, setting=WHITE, studs=9)


def _forearm(d: Drawing) -> None:
    """The near hand at the breast, a white napkin over its forearm close to the elbow."""
    d.limb([(474, 440, 33), (430, 433, 33), (380, 420, 24)], GREEN, OUTER, start="round", depth=0.36, seed=9)
    d.fold(
        ([(440, 404), (424, 412), (404, 410)], 5.4), ([(442, 428), (424, 430), (398, 422)], 5.4),
        ([(442, 454), (424, 450), (408, 442)], 5.4),
    )  # fmt: skip
    with d.at(374, 420, rotate=4):
        hands_on_signs.napkin_hand(d, FLESH)
    body.cuff(d, (466, 430), (372, 420), 24)
    d.shape(smooth([
        (438, 390, "c"), (460, 386), (482, 399, "c"), (490, 470), (494, 540, "c"), (480, 550),
        (468, 538, "c"), (457, 552), (444, 540, "c"), (446, 470),
    ]), PAPER, OUTER, shade=[Shade(depth=0.44)])  # fmt: skip
    d.fold(([(468, 538), (467, 480), (460, 416)], 4.4))
    for y in (510, 520):
        d.line(smooth([(446, y, "c"), (469, y + 4), (492, y, "c")], closed=False), INNER, ink=RED)


def _head(d: Drawing) -> None:
    with d.at(346, 196, (1.56, 1.54), 2):
        heads_young.girl_behind(d)
    d.shape(smooth([(302, 264, "c"), (322, 279), (346, 284), (372, 279), (392, 264, "c"), (404, 284, "c"),
        (376, 308), (346, 315), (316, 308), (290, 284, "c")]), WHITE, OUTER,
        shade=[Shade(depth=0.3)])  # fmt: skip
    d.ticks(*(((x, 313 - abs(x - 346) * 0.5), (x - (x - 346) * 0.12, 296 - abs(x - 346) * 0.3), 3.4)
        for x in (301, 316, 331, 346, 361, 376, 391)))  # fmt: skip
    with d.at(346, 196, (1.56, 1.54), 2):
        heads_young.girl(d)
