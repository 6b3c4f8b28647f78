"""Fante di coppe: striding to the left, the cup before him on his palm, a blue half cloak behind."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, hair, hands, heads
from art.cards.siciliane import arms, pages, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.cup import cup
from art.cards.siciliane.inks import BLUE, FLESH, RED, WHITE, YELLOW

HAIR = "#c78b35"


def draw() -> Drawing:
    """The card."""
    d = blank("FC")
    stage.page_plinth(d)
    with stage.figure(d):
        _cloak(d)
        _legs(d)
        arms.bent(d, (234, 276), (188, 348), (132, 326), YELLOW, end=13.4)
        _tunic(d)
        _near_arm(d)
        _head(d)
        with d.at(108, 292, 0.98, -25):
            hands.palm_under(d, FLESH)
        with d.at(126, 319, 1.0, 140):
            hands.cuff(d, 13, 15)
    cup(d, 104, 196, 112, 150)
    return d


def _cloak(d: Drawing) -> None:
    outline = smooth([
        (264, 252, "c"), (320, 254), (352, 300), (382, 380), (404, 450), (424, 504), (436, 528, "c"),
        (414, 536), (396, 524, "c"), (378, 542), (356, 530, "c"), (340, 544), (320, 526, "c"), (300, 420),
    ])  # fmt: skip
    d.shape(outline, BLUE, OUTER, shade=[Shade(depth=0.36), Shade(angle=90, depth=0.16, width=2.3)])
    d.fold(
        ([(396, 524), (378, 460), (350, 380)], 5), ([(356, 530), (346, 470), (330, 400)], 5),
        ([(418, 534), (404, 490), (384, 430)], 4),
    )  # fmt: skip


def _legs(d: Drawing) -> None:
    far, near = ((322, 560), (372, 672)), ((230, 560), (206, 698))
    pages.hose(d, (288, 440), *far, YELLOW)
    pages.buskin(d, *far, BLUE, RED, lift=-24)
    pages.hose(d, (258, 440), *near, YELLOW)
    pages.buskin(d, *near, BLUE, RED)


def _tunic(d: Drawing) -> None:
    body = smooth([
        (250, 250, "c"), (234, 256, "c"), (228, 286), (226, 320), (230, 382, "c"), (214, 424),
        (202, 456, "c"),
        *pages.dagged((202, 456), (344, 452), 6, 18)[::-1][1:-1], (344, 452, "c"), (332, 418),
            (318, 382, "c"),
        (322, 340), (326, 300), (336, 264, "c"), (310, 250, "c"),
    ])  # fmt: skip
    d.shape(body, RED, OUTER, shade=dress.CLOTH)
    panel = smooth([(254, 250, "c"), (250, 320), (250, 384, "c"), (284, 386, "c"), (288, 320), (296, 250,
        "c")])  # fmt: skip
    d.shape(panel, YELLOW, INNER, shade=[Shade(depth=0.36, spacing=5)])
    for k in range(5):
        y = 282 + k * 21
        d.line(polyline([(252, y), (268, y + 8), (287, y)], closed=False), INNER, ink=RED)
    d.fold(
        ([(228, 322), (238, 332), (242, 348)], 4), ([(323, 326), (310, 336), (304, 354)], 4.4),
    )  # fmt: skip
    pages.pleats(d, [(240, 398), (262, 402), (286, 402), (308, 398)],
        [(224, 456), (256, 466), (292, 466), (326, 454)])  # fmt: skip
    dress.belt(d, (227, 376), (321, 374), 18, BLUE, sag=7, jewel=RED, setting=YELLOW, studs=9)


def _near_arm(d: Drawing) -> None:
    """The near arm swings back and gathers the cloak."""
    arms.bent(d, (324, 280), (356, 362), (330, 424), YELLOW)
    with d.at(326, 432, 0.95, 8):
        hands.hanging(d, FLESH)
    with d.at(327, 428, 1.0, 14):
        hands.cuff(d, 12.5, 14)
    # The cloak lies over the shoulder and falls behind the elbow.
    cape = smooth([
        (290, 246, "c"), (324, 252), (354, 276), (374, 316), (390, 366, "c"), (376, 352), (366, 356, "c"),
        (358, 334), (344, 330), (332, 338, "c"), (322, 314), (306, 290), (294, 264, "c"),
    ])  # fmt: skip
    d.shape(cape, BLUE, OUTER, shade=[Shade(depth=0.34, spacing=5.4)])
    d.line(smooth([(299, 266, "c"), (314, 290), (330, 312), (336, 325), (346, 319), (362, 324), (370, 342),
        (380, 346, "c")], closed=False), INNER, ink=YELLOW)  # fmt: skip
    d.fold(([(366, 356), (356, 310), (330, 270)], 4.4), ([(332, 338), (328, 304), (314, 276)], 4))


def _head(d: Drawing) -> None:
    look = heads.Look(hair=HAIR, skin=FLESH, rosy=True, nose=-0.6, cheek=0.6)
    with d.at(274, 190, 0.97):
        heads.neck(d, look)
    dress.ruff(d, 280, 240, 36, 14, WHITE)
    with d.at(274, 190, 0.97):
        heads.profile(d, look)
        hair.nape(d, look)
        pages.flat_cap(d, YELLOW, band=RED, plume=BLUE)
