"""Fante di spade: in a morion, feet planted apart, sword upright at the left, buckler on the other arm."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, hair, hands, heads, sleeves
from art.cards.parts.stance import Stance
from art.cards.siciliane import pages, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.inks import BLUE, FLESH, RED, SILVER, WHITE, YELLOW
from art.cards.siciliane.sword import sword

HAIR = "#8c4a22"
STANCE = Stance(hip=9, lean=-3, slope=2.5, tilt=-4, belt=380, spine=264, neck=(264, 250))
GRASP = (109, 404)


def draw() -> Drawing:
    """The card."""
    d = blank("FS")
    stage.page_plinth(d)
    with stage.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            sleeves.puffed_sleeve(d, (208, 272), (178, 340), RED, wide=30, slashes=WHITE)
            sleeves.puffed_sleeve(d, (316, 272), (346, 340), RED, wide=30, slashes=WHITE)
            _tunic(d)
        with STANCE.carried(d, GRASP):
            sword(d, 107, 276, 352, 26, -3)
        with STANCE.torso(d):
            _sword_arm(d)
        with STANCE.carried(d, (366, 410)):
            _buckler(d)
        with STANCE.head(d):
            _head(d)
    return d


def _legs(d: Drawing) -> None:
    left, right = ((208, 556), (180, 694)), ((292, 562), (298, 700))
    pages.hose(d, (286, 440), *right, RED)
    pages.buskin(d, *right, YELLOW, BLUE, flip=True)
    pages.hose(d, (240, 440), *left, RED)
    pages.buskin(d, *left, YELLOW, BLUE)


def _tunic(d: Drawing) -> None:
    body = smooth([
        (236, 248, "c"), (208, 258, "c"), (213, 300), (211, 340), (216, 380, "c"), (202, 420),
        (192, 450, "c"),
        *pages.dagged((192, 450), (334, 450), 7, 14)[::-1][1:-1], (334, 450, "c"), (324, 420),
            (310, 380, "c"),
        (314, 340), (312, 300), (318, 258, "c"), (290, 248, "c"),
    ])  # fmt: skip
    d.shape(body, BLUE, OUTER, shade=dress.CLOTH)
    # A baldric across the breast, studded.
    baldric = smooth(
        [(214, 262, "c"), (250, 310), (306, 372, "c"), (300, 382, "c"), (244, 328), (209, 284, "c")]
    )
    d.shape(baldric, YELLOW, INNER, shade=[Shade(angle=60, depth=0.3, spacing=5, width=2.2)])
    d.shapes([circle(217 + 15 * k, 279 + 16.4 * k, 3) for k in range(6)], RED)
    d.fold(
        ([(212, 322), (222, 332), (226, 348)], 4), ([(313, 322), (302, 334), (298, 350)], 4.4),
        ([(216, 378), (226, 366), (230, 352)], 3.6),
    )  # fmt: skip
    pages.pleats(d, [(226, 394), (250, 398), (276, 398), (300, 394)],
        [(210, 448), (244, 458), (284, 458), (316, 448)])  # fmt: skip
    dress.belt(d, (213, 374), (313, 374), 18, WHITE, sag=7, jewel=RED, setting=YELLOW, studs=9)


def _sword_arm(d: Drawing) -> None:
    sleeves.sleeve(d, (176, 346), (132, 396), YELLOW, wide=21, narrow=14, bend=4)
    with d.at(109, 404, 1.0, -3):
        hands.fist(d, FLESH, wrist=-18)
    with d.at(130, 398, 1.0, 56):
        hands.cuff(d, 13, 14)


def _buckler(d: Drawing) -> None:
    sleeves.sleeve(d, (350, 346), (352, 400), YELLOW, wide=21, narrow=15, bend=-3)
    half: list[Node] = [
        (0, -84, "c"), (22, -78), (40, -84, "c"), (58, -78), (64, -60, "c"), (58, -30), (62, 4), (52, 44),
        (26,
        80), (0, 98, "c"),
    ]  # fmt: skip
    with d.at(366, 410, 0.92, 5):
        d.shape(smooth(mirror(half, 0, whole=True)), YELLOW, OUTER, shade=[Shade(depth=0.14, spacing=5)])
        with d.at(0, 4, 0.8):
            field = smooth(mirror(half, 0, whole=True))
            d.shape(field, RED, INNER, shade=[Shade(depth=0.3), Shade(angle=50, depth=0.16, width=2.3)])
        rays: list[Node] = []
        for k in range(16):
            r = 34 if k % 2 == 0 else 17
            a = math.radians(k * 22.5 - 90)
            rays.append((r * math.cos(a), r * math.sin(a), "c"))
        d.shape(smooth(rays), WHITE, INNER)
        d.shape(circle(0, 0, 13), SILVER, INNER, shade=[Shade(angle=50, depth=0.4, spacing=4.4, width=2.2)])
        d.shape(circle(-2, -2, 4), YELLOW, DETAIL)
        studs = [(-50, -62), (50, -62), (-54, -4), (54, -4), (-38, 54), (38, 54), (0, -72), (0, 84)]
        d.shapes([circle(x, y, 3.2) for x, y in studs], RED)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=HAIR, skin=FLESH, jaw=1.4, nose=-1, hook=-0.4, cheek=1.2, eye=1.1, smile=0.4)
    with d.at(262, 190, 0.97):
        heads.frontal_neck(d, look)
    pages.shirt_collar(d, 264, 238, 54)
    with d.at(262, 190, 0.97):
        heads.frontal(d, look)
        hair.frontal_curls(d, look)
        pages.morion(d, SILVER, comb=YELLOW, plume=RED)
