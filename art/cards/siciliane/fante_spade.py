"""Fante di spade: a boy in a morion, sword upright at the left, buckler on the other arm."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, sleeves
from art.cards.parts.stance import Stance
from art.cards.siciliane import (
    arms,
    footwear,
    grips,
    hands_at_rest,
    hands_on_hilts,
    heads_pages,
    pages,
    stage,
)
from art.cards.siciliane.card import blank
from art.cards.siciliane.inks import BLUE, FLESH, INK, RED, SILVER, WHITE, YELLOW
from art.cards.siciliane.sword import sword

STANCE = Stance(hip=13, lean=-4, slope=3, tilt=-4, belt=380, spine=264, neck=(264, 250))
GRASP: Point = (109, 396)
ELBOW: Point = (186, 376)


def draw() -> Drawing:
    """The card."""
    d = blank("FS")
    stage.page_plinth(d)
    with stage.figure(d):
        stage.shadow(d, 210, 380)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            arms.reach(d, (212, 300), ELBOW, GRASP, YELLOW, wide=26, narrow=18)
            sleeves.puffed_sleeve(d, (210, 268), (184, 334), RED, wide=36, slashes=WHITE)
            arms.bent(d, (320, 300), (352, 380), (356, 420), YELLOW, wide=26, seed=3)
            sleeves.puffed_sleeve(d, (316, 268), (346, 334), RED, wide=36, slashes=WHITE)
            _tunic(d)
        with STANCE.carried(d, GRASP):
            sword(d, 107, 266, 360, 28, -3)
        with STANCE.torso(d):
            grips.hold(d, ELBOW, GRASP, FLESH, grip=hands_on_hilts.finger_over_guard, tilt=-3, half=17)
        with STANCE.carried(d, (366, 410)):
            hands_at_rest.behind_rim(d, FLESH, (303, 402))
            _buckler(d)
            hands_at_rest.over_rim(d, FLESH, (303, 402))
        with STANCE.head(d):
            _head(d)
    return d


def _legs(d: Drawing) -> None:
    left, right = ((200, 566), (164, 697)), ((292, 552), (296, 702))
    pages.hose(d, (286, 436), *right, RED)
    footwear.jackboot(d, *right, lining=YELLOW, front=True)
    pages.hose(d, (240, 444), *left, RED)
    footwear.jackboot(d, *left, lining=YELLOW, slouch=10)


def _tunic(d: Drawing) -> None:
    d.shape(smooth([(196, 454, "c"), (216, 480), (264, 480), (318, 466), (332, 436, "c"), (264, 430)]),
        INK, OUTER)  # fmt: skip
    body = smooth([
        (236, 248, "c"), (208, 258, "c"), (213, 300), (211, 340), (216, 385, "c"), (202, 426),
        (191, 458, "c"),
        *pages.dagged((191, 458), (336, 438), 7, 16)[::-1][1:-1], (336, 438, "c"), (326, 408),
        (310, 370, "c"),
        (314, 340), (312, 300), (318, 258, "c"), (290, 248, "c"),
    ])  # fmt: skip
    d.shape(body, BLUE, OUTER, shade=dress.CLOTH)
    # A baldric across the breast, studded.
    baldric = smooth([(212, 260, "c"), (250, 308), (308, 370, "c"), (300, 386, "c"), (242, 332),
        (208, 288, "c")])  # fmt: skip
    d.shape(baldric, INK, INNER)
    d.shapes([circle(217 + 15 * k, 279 + 16.4 * k, 4) for k in range(6)], YELLOW)
    d.fold(
        ([(212, 318), (224, 330), (228, 352)], 6), ([(313, 318), (300, 332), (296, 356)], 6.4),
        ([(216, 378), (226, 364), (230, 346)], 5),
    )  # fmt: skip
    pages.pleats(d, [(226, 400), (250, 401), (276, 397), (300, 388)],
        [(210, 455), (244, 462), (284, 456), (316, 440)], 7.5)  # fmt: skip
    dress.belt(d, (213, 380), (313, 366), 18, WHITE, sag=7, jewel=RED, setting=YELLOW, studs=9)


def _buckler(d: Drawing) -> None:
    half: list[Node] = [
        (0, -84, "c"), (22, -78), (40, -84, "c"), (58, -78), (64, -60, "c"), (58, -30), (62, 4), (52, 44),
        (26, 80),
        (0, 98, "c"),
    ]  # fmt: skip
    with d.at(366, 414, 0.94, 5):
        d.shape(smooth(mirror(half, 0, whole=True)), YELLOW, OUTER, shade=[Shade(depth=0.14, spacing=5)])
        with d.at(0, 4, 0.8):
            field = smooth(mirror(half, 0, whole=True))
            d.shape(field, RED, INNER, shade=[Shade(angle=180, depth=0.3, spacing=6, width=3.4, bend=0.4)])
            with d.clip(field):
                d.shape(smooth([(0, -90, "c"), (0, 100, "c"), (80, 100, "c"), (80, -90, "c")]), INK, None)
            # Light and dark bend with the field, which swells towards us.
            d.fold(*(([(-3, y), (18, y - 6 + 0.1 * y), (44 - 0.004 * y * y, y - 4 + 0.2 * y)], 5) for y in
                range(-66, 76, 9)), ink=RED)  # fmt: skip
            d.line(field, INNER)
        rays: list[Node] = []
        for k in range(16):
            r = 36 if k % 2 == 0 else 17
            a = math.radians(k * 22.5 - 90)
            rays.append((r * math.cos(a), r * math.sin(a), "c"))
        d.shape(smooth(rays), WHITE, INNER)
        d.shape(circle(0, 0, 13), SILVER, INNER, shade=[Shade(angle=50, depth=0.4, spacing=4.4, width=2.2)])
        d.shape(circle(-2, -2, 4), YELLOW, DETAIL)
        studs = [(-50, -62), (50, -62), (-54, -4), (54, -4), (-38, 54), (38, 54), (0, -72), (0, 84)]
        d.shapes([circle(x, y, 3.2) for x, y in studs], RED)


def _head(d: Drawing) -> None:
    with d.at(262, 187, 1.06):
        heads_pages.curly_behind(d)
    pages.shirt_collar(d, 264, 240, 56)
    with d.at(262, 187, 1.06):
        heads_pages.curly(d)
        pages.morion(d, SILVER, comb=YELLOW, plume=RED)
