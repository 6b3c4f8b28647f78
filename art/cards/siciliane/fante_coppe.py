"""Fante di coppe: striding to the left, the cup on his open hand before him, a blue half cloak behind."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, polyline, smooth, transform
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress
from art.cards.siciliane import arms, grips, hands_at_rest, hands_that_lift, heads_pages, pages, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.cup import cup
from art.cards.siciliane.inks import BLUE, FLESH, INK, RED, WHITE, YELLOW

FOOT: Point = (108, 272)
WRIST: Point = (133, 339)
FAR_ELBOW: Point = (194, 392)
NEAR_ELBOW: Point = (374, 360)
NEAR_WRIST: Point = (344, 394)


def draw() -> Drawing:
    """The card."""
    d = blank("FC")
    stage.page_plinth(d)
    with stage.figure(d):
        stage.shadow(d, 210, 400)
        _cloak(d)
        _legs(d)
        arms.bent(d, (238, 280), FAR_ELBOW, WRIST, YELLOW)
        with d.at(*FOOT, 0.88):
            hands_that_lift.cradling_foot(d, FLESH)
        grips.cuff(d, FAR_ELBOW, WRIST, 16.5)
        _tunic(d)
        _near_arm(d)
        _head(d)
    cup(d, 101, 160, 122, 164)
    with stage.figure(d), d.at(*FOOT, 0.88):
        hands_that_lift.thumb_on_foot(d, FLESH)
    return d


def _cloak(d: Drawing) -> None:
    outline = smooth([
        (264, 252, "c"), (320, 254), (352, 300), (382, 380), (404, 450), (424, 504), (438, 532, "c"),
        (414, 540), (396, 526, "c"), (378, 546), (356, 532, "c"), (340, 546), (316, 528, "c"), (300, 420),
    ])  # fmt: skip
    d.shape(outline, BLUE, OUTER, shade=[Shade(depth=0.36), Shade(angle=90, depth=0.16, width=2.8)])
    # The lining, in the dark behind the body.
    lining: list[Node] = [
        (300, 330, "c"), (334, 380), (352, 450), (352, 570, "c"), (330, 584), (300, 592), (268, 594),
        (242, 586, "c"), (256, 440),
    ]  # fmt: skip
    d.shape(smooth(transform(lining, dy=9)), BLUE, OUTER)
    d.shape(smooth(lining), INK, None)
    d.fold(
        ([(396, 528), (378, 460), (350, 380)], 11), ([(358, 534), (350, 470), (338, 410)], 10),
        ([(420, 534), (406, 490), (386, 430)], 8),
    )  # fmt: skip


def _legs(d: Drawing) -> None:
    far, near = ((322, 560), (372, 672)), ((230, 560), (206, 698))
    pages.hose(d, (288, 440), *far, YELLOW)
    pages.buskin(d, *far, BLUE, RED, lift=-24)
    pages.hose(d, (258, 440), *near, YELLOW)
    pages.buskin(d, *near, BLUE, RED)


def _tunic(d: Drawing) -> None:
    # The dark under the skirt.
    d.shape(smooth([(206, 450, "c"), (230, 484), (280, 492), (330, 482), (342, 448, "c"), (270, 430)]),
        INK, OUTER)  # fmt: skip
    body = smooth([
        (250, 250, "c"), (234, 256, "c"), (228, 286), (226, 320), (230, 382, "c"), (214, 424),
        (202, 456, "c"),
        *pages.dagged((202, 456), (344, 452), 6, 22)[::-1][1:-1], (344, 452, "c"), (332, 418),
        (318, 382, "c"),
        (322, 340), (326, 300), (336, 264, "c"), (310, 250, "c"),
    ])  # fmt: skip
    d.shape(body, RED, OUTER, shade=dress.CLOTH)
    panel = smooth([(254, 250, "c"), (250, 320), (250, 384, "c"), (284, 386, "c"), (288, 320), (296, 250,
        "c")])  # fmt: skip
    d.shape(panel, YELLOW, INNER, shade=[Shade(depth=0.36, spacing=5)])
    for k in range(5):
        y = 282 + k * 21
        d.shape(polyline([(251, y - 3), (268, y + 4), (288, y - 3), (288, y + 4), (268, y + 12),
            (251, y + 4)]), INK, None)  # fmt: skip
    d.fold(([(228, 318), (240, 330), (244, 352)], 6), ([(323, 322), (308, 334), (302, 358)], 6.4))
    pages.pleats(d, [(240, 398), (262, 402), (286, 402), (308, 398)],
        [(224, 456), (256, 466), (292, 466), (326, 454)], 7.5)  # fmt: skip
    for x in (248, 275):
        # The slashes of the skirt, the yellow lining puffing out of them.
        slash: list[Node] = [(x, 406, "c"), (x + 4, 420), (x + 2, 440), (x - 4, 456, "c"), (x - 8, 440),
            (x - 6, 420)]  # fmt: skip
        d.shape(smooth(slash), YELLOW, INNER, shade=[Shade(depth=0.6, spacing=5)])
    dress.belt(d, (227, 376), (321, 374), 20, INK, sag=7, jewel=RED, setting=YELLOW, studs=9)


def _near_arm(d: Drawing) -> None:
    """The near arm swings back and gathers the cloak in its fist."""
    d.shape(smooth([
        (300, 392, "c"), (330, 386), (356, 396), (374, 430), (386, 490), (398, 560, "c"), (380, 572),
        (364, 560, "c"),
        (350, 576), (332, 560, "c"), (326, 500), (312, 440),
    ]), BLUE, OUTER, shade=[Shade(depth=0.4)])  # fmt: skip
    d.fold(([(364, 560), (352, 490), (334, 430)], 10), ([(336, 556), (334, 490), (322, 430)], 9),
        ([(384, 560), (374, 490), (352, 424)], 8))  # fmt: skip
    arms.bent(d, (326, 284), NEAR_ELBOW, NEAR_WRIST, YELLOW, wide=32, seed=3)
    with d.at(*NEAR_WRIST, 1.0, 26, flip=True):
        hands_at_rest.over_the_fold(d, FLESH)
    d.shape(smooth([(284, 440, "c"), (284, 412), (295, 396, "c"), (308, 414), (318, 440), (322, 480),
        (330, 560, "c"), (312, 550), (298, 556, "c"), (296, 490)]), BLUE, OUTER,
        shade=[Shade(depth=0.4)])  # fmt: skip
    d.fold(([(300, 550), (300, 480), (294, 412)], 8), ([(320, 548), (314, 490), (308, 440)], 7))
    grips.cuff(d, NEAR_ELBOW, NEAR_WRIST, 16)
    # The cape lies over the shoulder and falls behind the elbow.
    cape = smooth([
        (290, 246, "c"), (324, 250), (358, 272), (384, 312), (402, 364, "c"), (386, 350), (376, 356, "c"),
        (366, 334),
        (350, 330), (338, 340, "c"), (326, 314), (308, 290), (294, 264, "c"),
    ])  # fmt: skip
    d.shape(cape, BLUE, OUTER, shade=[Shade(depth=0.36, spacing=5.4, width=3.4)])
    d.line(smooth([(299, 266, "c"), (314, 288), (332, 312), (340, 326), (352, 319), (370, 324), (379, 343),
        (390, 346,
        "c")], closed=False), INNER, ink=YELLOW)  # fmt: skip
    d.fold(([(376, 354), (362, 310), (334, 270)], 8), ([(338, 338), (332, 304), (316, 276)], 7))


def _head(d: Drawing) -> None:
    with d.at(274, 187, 1.08):
        heads_pages.fair_behind(d)
    dress.ruff(d, 280, 242, 38, 15, WHITE)
    with d.at(274, 187, 1.08):
        heads_pages.fair(d)
        pages.flat_cap(d, YELLOW, band=INK, plume=BLUE)
