"""Caballo de oros: a gentleman in a broad black hat on a cantering grey, the coin held before him."""

from __future__ import annotations

import math
from dataclasses import replace

from art.cards.espanola import (
    body,
    grounds,
    hands_on_reins,
    hands_on_signs,
    long_hair,
    postures,
    rider_legs,
    riders,
)
from art.cards.espanola.card import framed
from art.cards.espanola.coin import coin
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, dress, heads, saddlery, sleeves
from art.cards.parts.legs import Coat

COAT = Coat(body="#e6e2da", far="#b4aea5", mane="#4a4440", hoof="#2d2724")
HARNESS = saddlery.Harness(strap=RED, stud=YELLOW, cloth=GREEN, border=YELLOW, fringe=RED, cut="tongue")
POSTURE = postures.CANTER
HAIR = "#70421f"
GESTURE = riders.seated(lean=18, slope=5, tilt=-4)
LOOK = replace(
    heads.man(HAIR, FLESH),
    nose=2.2,
    hook=3.0,
    cheek=-2.0,
    jaw=-2.4,
    chin=2.0,
    eye=0.84,
    gaze=-0.5,
    smile=1.4,
    brow=0.8,
)
COIN = (132.0, 142.0)
_ROUND = 34.0
"""Place of the hand round the coin, degrees from its lowest point."""
_GRIP = (COIN[0] + 75 * math.sin(math.radians(_ROUND)), COIN[1] + 75 * math.cos(math.radians(_ROUND)))


def draw() -> Drawing:
    """The card."""
    d = framed("CD", grain=1.72)
    grounds.cobbles(d, 56, 468)
    with riders.group(d, -14):
        with riders.rider(d, POSTURE):
            _cloak(d)
        riders.mount(d, COAT, HARNESS, POSTURE, pendants=2)
        with riders.rider(d, POSTURE), GESTURE.body(d):
            body.arm(d, (292, 330), (236, 396), (200, 268), BLUE, wide=36, joint=35, narrow=24)
            sleeves.puffed_sleeve(d, (292, 318), (252, 376), RED, wide=38, slashes=WHITE)
            rider_legs.leg(d, YELLOW, INK, RED, swing=10, turned=True, pitch=-6)
            riders.skirt(d, BLUE, YELLOW)
            _coat(d)
        riders.rein(d, HARNESS, POSTURE, (256, 462))
        with riders.rider(d, POSTURE), GESTURE.body(d):
            body.arm(d, (386, 336), (388, 448), (290, 462), BLUE, wide=39, joint=32, narrow=23, seed=4)
            sleeves.puffed_sleeve(d, (386, 318), (378, 410), RED, wide=42, slashes=WHITE)
            riders.rein_hand(
                d, hands_on_reins.between_the_fingers, HARNESS, (370, 450), (284, 463), FLESH, 24
            )
        with riders.rider(d, POSTURE), GESTURE.head(d):
            _head(d)
        with riders.rider(d, POSTURE), GESTURE.carried(d, _GRIP):
            with d.at(*_GRIP, rotate=-_ROUND):
                hands_on_signs.ledge_behind(d, FLESH)
            with d.at(*COIN):
                coin(d, 75, 2)
            with d.at(*_GRIP, rotate=-_ROUND):
                hands_on_signs.ledge_before(d, FLESH)
            body.cuff(d, (224, 390), (196, 271), 24)
    return d


def _cloak(d: Drawing) -> None:
    """Black, its hem in the wind; the red lining turns out between the folds."""
    d.shape(smooth([
        (340, 280, "c"), (400, 290), (456, 332), (496, 380), (536, 404), (570, 408, "c"), (562, 436),
        (536, 448, "c"), (540, 478), (510, 476, "c"), (498, 512), (464, 500, "c"), (444, 528),
        (416, 506, "c"), (376, 480),
    ]), INK, OUTER)  # fmt: skip
    linings: tuple[list[Node], ...] = (
        [(560, 414, "c"), (500, 396), (440, 340), (500, 412), (538, 440, "c"), (552, 434)],
        [(530, 468, "c"), (480, 430), (430, 356), (464, 436), (508, 472, "c")],
        [(490, 506, "c"), (444, 456), (412, 376), (424, 450), (462, 496, "c")],
    )
    d.flats(*map(smooth, linings), ink=RED)


def _coat(d: Drawing) -> None:
    riders.trunk(d, BLUE)
    d.shape(smooth([(314, 276, "c"), (304, 380), (310, 488, "c"), (344, 490, "c"), (346, 380),
        (344, 276, "c")]), YELLOW,
            INNER, shade=[Shade(depth=0.46, spacing=5.4)])  # fmt: skip
    dress.buttons(d, (327, 306), (327, 462), 7, RED, 5)
    dress.belt(d, (289, 466), (380, 464), 24, RED, sag=7, jewel=GREEN, setting=WHITE, studs=7)
    d.fold(([(286, 380), (298, 396), (302, 424)], 5), ([(384, 380), (372, 396), (366, 426)], 5))


def _head(d: Drawing) -> None:
    with d.at(332, 193, (1.45, 1.55), -3):
        long_hair.locks_behind(d, HAIR)
        heads.neck(d, LOOK)
    dress.ruff(d, 338, 272, 42, 18, WHITE, inwards=True)
    with d.at(332, 193, (1.45, 1.55), -3):
        heads.face(d, LOOK)
        long_hair.locks_before(d, HAIR)
        beards.moustache(d, HAIR, curl=1.8)
        beards.goatee(d, HAIR)
        _hat(d)


def _hat(d: Drawing) -> None:
    """Broad, black, cocked at the side, with two plumes."""
    for dx, fill in ((14, WHITE), (0, RED)):
        d.shape(smooth([
            (10 + dx, -58, "c"), (28 + dx, -84), (54 + dx, -88), (76 + dx, -72), (84 + dx, -50),
            (76 + dx, -44),
            (70 + dx, -54, "c"), (66 + dx, -46), (58 + dx, -58, "c"), (50 + dx, -52), (44 + dx, -62, "c"),
            (34 + dx, -56),
        ]), fill, OUTER, shade=[Shade(angle=60, depth=0.36, spacing=5, width=2.4)])  # fmt: skip
    d.shape(
        smooth([(-24, -42, "c"), (-24, -66), (-6, -76), (18, -74), (31, -62), (32, -42, "c")]), INK, OUTER
    )
    d.shape(
        smooth([(-25, -52, "c"), (4, -46), (33, -50, "c"), (33, -40, "c"), (4, -36), (-25, -42, "c")]),
        YELLOW,
        INNER,
    )
    d.shape(smooth([
        (-62, -30), (-48, -42), (-24, -42), (4, -38), (32, -44), (50, -58), (62, -62), (58, -42),
        (40, -30), (10, -25),
        (-24, -24), (-48, -24),
    ]), INK, OUTER)  # fmt: skip
    for run in (
        [(-52, -34), (-30, -36), (-6, -33)],
        [(40, -40), (52, -50), (57, -56)],
        [(-14, -64), (-4, -70), (10, -70)],
    ):
        d.lens(run, 2.4, ink=WHITE)
    d.shape(circle(30, -50, 7), YELLOW, INNER)
