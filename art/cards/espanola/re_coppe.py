"""Rey de copas: stout, turned to the left, a round auburn beard, the goblet in his fist, a sealed charter."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, feet, floors, hands_on_shafts, hands_on_signs, regalia
from art.cards.espanola.card import framed
from art.cards.espanola.cup import cup
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, lozenge, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, hair, heads

HAIR = "#8f4a22"
CUP_STEM = (157.0, 294.0)
BLUSH = "#ef9f86"
GESTURE = Gesture(hip=-18, lean=22, slope=5, tilt=4, drop=30, aside=-8)
LOOK = replace(
    heads.man(HAIR, FLESH),
    cheek=5.4,
    jaw=4.0,
    nose=-0.6,
    hook=-3.4,
    eye=0.7,
    gaze=-0.6,
    smile=2.6,
    stern=-1.2,
    rosy=True,
)


def draw() -> Drawing:
    """The card."""
    d = framed("RC", grain=1.1)
    floors.step(d, 76, 470)
    with GESTURE.body(d):
        _mantle(d)
        body.arm(d, (290, 350), (196, 462), (184, 352), YELLOW, wide=43, joint=40, narrow=25)
        body.arm(d, (424, 350), (488, 464), (410, 462), YELLOW, wide=48, joint=42, narrow=26, seed=4)
        _robe(d)
    with GESTURE.carried(d, CUP_STEM), d.at(*CUP_STEM, 0.98):
        hands_on_signs.stem_behind(d, FLESH, turn=58)
    with GESTURE.body(d):
        body.cuff(d, (200, 452), (187, 348), 26, WHITE)
    with GESTURE.carried(d, CUP_STEM):
        with d.at(CUP_STEM[0], CUP_STEM[1] - 96):
            cup(d, 238, stem=34)
        with d.at(*CUP_STEM, 0.98):
            hands_on_signs.stem_before(d, FLESH)
    with GESTURE.body(d):
        _hands(d)
        _collar(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """Blue without, ermine within; it opens wide over the robe and trails to the right."""
    lining = smooth([
        (296, 290, "c"), (262, 420), (240, 600), (222, 780), (214, 864, "c"), (330, 880), (420, 882),
        (450, 872, "c"), (460, 850), (474, 780), (488, 640), (474, 460), (424, 290, "c"),
    ])  # fmt: skip
    tails = [(268, 590), (260, 676), (254, 762), (250, 840), (452, 620), (460, 710), (447, 800)]
    regalia.ermine(d, lining, tails)
    # The shadow of the robe on the lining.
    d.flats(
        smooth([(420, 500, "c"), (440, 640), (452, 760), (436, 872, "c"), (410, 876, "c"), (420, 700),
            (404, 540, "c")]),
        ink=INK,
    )  # fmt: skip
    d.shape(smooth([
        (404, 290, "c"), (462, 316), (504, 420), (514, 560), (508, 690), (494, 780), (482, 838, "c"),
        (474, 858), (464, 842, "c"), (450, 872), (436, 858, "c"), (450, 760), (462, 620), (452, 480),
        (430, 380),
    ]), BLUE, OUTER, shade=[Shade(depth=0.3), Shade(angle=180, depth=0.1, width=2.2)])  # fmt: skip
    d.fold(
        ([(464, 842), (480, 720), (484, 540)], 13), ([(450, 868), (464, 780), (470, 660)], 7),
        ([(476, 852), (492, 760), (500, 640)], 7), ([(504, 470), (490, 520), (488, 590)], 7),
    )  # fmt: skip
    d.shape(smooth([
        (306, 288, "c"), (262, 312), (234, 420), (206, 560), (160, 692), (98, 806, "c"), (114, 842),
        (146, 830, "c"), (164, 868), (194, 848, "c"), (210, 880), (232, 864, "c"), (242, 740), (252, 580),
        (270, 440), (296, 350),
    ]), BLUE, OUTER, shade=[Shade(depth=0.4)])  # fmt: skip
    d.fold(
        ([(146, 830), (192, 700), (226, 560), (240, 470)], 15), ([(194, 848), (220, 720), (244, 560)], 14),
        ([(116, 836), (168, 720), (208, 600)], 7), ([(168, 862), (202, 750), (224, 650)], 7),
        ([(212, 874), (230, 790), (236, 720)], 6), ([(232, 470), (214, 560), (190, 640)], 5),
    )  # fmt: skip


def _robe(d: Drawing) -> None:
    feet.turned_shoe(d, 392, 826, YELLOW)
    feet.shin(d, (394, 756), (392, 832), WHITE, back=-1, seed=3)
    feet.shoe(d, 306, 834, YELLOW)
    feet.shin(d, (310, 760), (306, 838), WHITE)
    d.shape(smooth([
        (310, 292, "c"), (292, 380), (282, 460), (284, 530, "c"), (272, 620), (266, 720), (260, 812, "c"),
        (306, 828),
        (356, 832), (410, 826), (448, 810, "c"), (444, 720), (436, 620), (424, 530, "c"), (428, 460),
        (416, 380),
        (400, 292, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.4), Shade(angle=180, depth=0.13, width=2.2)])  # fmt: skip
    for run, w in (
        ([(292, 812), (306, 720), (318, 580)], 8),
        ([(340, 816), (346, 740), (342, 640)], 7),
        ([(438, 812), (424, 720), (404, 590)], 9),
    ):
        d.fold((run, w))
    body.knee(d, (392, 684), (346, 566), (394, 790))
    d.flats(
        *(lozenge(x + (k - 2.5) * (j - 1.5) * 3, 576 + k * 45 + 14 * (j % 2), 7, 11)
          for k in range(5) for j, x in enumerate((298, 332, 370, 404))), ink=YELLOW,
    )  # fmt: skip
    regalia.border(
        d, [(262, 794), (306, 810), (356, 814), (410, 808), (447, 792)], 16, GREEN, (YELLOW, PAPER)
    )
    # The sash, wide over the belly.
    d.shape(smooth([(282, 494, "c"), (352, 516), (426, 494, "c"), (426, 540, "c"), (352, 564),
        (283, 540, "c")]), GREEN,
            OUTER, shade=[Shade(depth=0.4, spacing=5.4)])  # fmt: skip
    d.lens([(286, 508), (352, 530), (424, 508)], 3)
    d.lens([(286, 524), (352, 547), (424, 524)], 3)
    d.fold(([(292, 400), (304, 420), (310, 450)], 5), ([(416, 400), (402, 420), (396, 456)], 6))


def _hands(d: Drawing) -> None:
    _charter(d)
    with d.at(366, 468, rotate=-30):
        hands_on_shafts.round_a_scroll(d, FLESH, 16, turn=32)
    body.cuff(d, (488, 464), (404, 464), 27, WHITE)


def _charter(d: Drawing) -> None:
    """A rolled parchment before the breast, the fist about its foot; a gold seal hangs from it."""
    with d.at(370, 464, rotate=-36):
        roll: list[Node] = [
            (-17, -92, "c"), (-15, -30), (-17, 50, "c"), (0, 56), (17, 50, "c"), (15, -30), (17, -92, "c"),
        ]  # fmt: skip
        d.shape(smooth(roll), PAPER, OUTER, shade=[Shade(depth=0.6, spacing=5.4)])
        d.shape(ellipse(0, -92, 17, 7), WHITE, INNER)
        d.lens([(-8, -93), (1, -89), (8, -93), (2, -96), (-2, -94)], 2.4)
    d.shape(polyline([(316, 412), (326, 418), (324, 452), (314, 452)]), BLUE, INNER)
    d.shape(circle(319, 462, 16), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=5)])
    d.line(circle(319, 462, 9), INNER)


def _collar(d: Drawing) -> None:
    cape = smooth([
        (306, 272, "c"), (270, 292), (252, 332, "c"), (270, 360), (300, 350, "c"), (326, 382), (356, 388),
        (388, 380),
        (414, 350, "c"), (446, 360), (464, 330, "c"), (444, 292), (402, 270, "c"),
    ])  # fmt: skip
    regalia.ermine(d, cape, [(276, 326), (302, 318), (320, 356), (392, 356), (410, 318), (440, 328)])
    d.shape(lozenge(356, 366, 17, 21), YELLOW, INNER)
    d.shape(lozenge(356, 366, 9, 11), RED, INNER)


def _head(d: Drawing) -> None:
    with d.at(352, 202, (1.62, 1.5), -2):
        heads.neck(d, LOOK)
        heads.face(d, LOOK)
        d.flats(circle(9, 9, 6), circle(-21, 9, 3.4), ink=BLUSH)
        hair.curls(d, LOOK)
        heads.ear(d, LOOK)
        beards.full_beard(d, HAIR)
        beards.moustache(d, HAIR, curl=0.5)
        crowns.leaved(d, YELLOW, (RED, PAPER, GREEN, PAPER, RED))
