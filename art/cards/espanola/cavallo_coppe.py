"""Caballo de copas: a stout rider in profile on a stepping bay, the goblet carried before him on his palm."""

from __future__ import annotations

from art.cards.espanola import (
    body,
    grounds,
    hands_on_reins,
    hands_on_signs,
    heads_hearty,
    postures,
    rider_legs,
    riders,
)
from art.cards.espanola.card import framed
from art.cards.espanola.cup import cup
from art.cards.espanola.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, saddlery
from art.cards.parts.legs import Coat

COAT = Coat(body="#a9683c", far="#7c4526", mane="#231a16", hoof="#231a16")
HARNESS = saddlery.Harness(strap=BLUE, stud=YELLOW, cloth=RED, border=YELLOW, fringe=BLUE, cut="square")
POSTURE = postures.HIGH_STEP
CUP_FOOT = (164.0, 252.0)
GESTURE = riders.seated(lean=16, slope=6, tilt=3)


def draw() -> Drawing:
    """The card."""
    d = framed("CC", grain=1.32)
    grounds.ford(d, 54, 494)
    with riders.group(d, -8):
        riders.mount(d, COAT, HARNESS, POSTURE)
        with riders.rider(d, POSTURE), GESTURE.body(d):
            _raised_sleeve(d)
            rider_legs.leg(d, GREEN, "#c9a06a", YELLOW, swing=4, pitch=5)
            riders.skirt(d, RED, YELLOW, deep=-24)
            _coat(d)
        riders.rein(d, HARNESS, POSTURE, (262, 470))
        with riders.rider(d, POSTURE), GESTURE.body(d):
            body.arm(d, (388, 336), (402, 446), (300, 470), GREEN, wide=41, joint=33, narrow=24, seed=4)
            riders.rein_hand(
                d, hands_on_reins.knuckles_up, HARNESS, (384, 450), (292, 471), FLESH, 26, YELLOW
            )
        with riders.rider(d, POSTURE), GESTURE.carried(d, CUP_FOOT):
            with d.at(*CUP_FOOT):
                hands_on_signs.saucer_behind(d, FLESH, turn=72)
            with d.at(CUP_FOOT[0], CUP_FOOT[1] - 115):
                cup(d, 230)
            with d.at(*CUP_FOOT):
                hands_on_signs.saucer_thumb(d, FLESH)
            body.cuff(d, (242, 404), (200, 312), 26, YELLOW)
        with riders.rider(d, POSTURE), GESTURE.head(d):
            _head(d)
    grounds.wavelets(d, (178, 357, 459))
    return d


def _raised_sleeve(d: Drawing) -> None:
    """The arm that carries the cup: the forearm comes up over the end of the upper arm."""
    body.arm(d, (298, 332), (228, 412), (200, 306), GREEN, wide=38, joint=36, narrow=26)


def _coat(d: Drawing) -> None:
    """A padded red coat with black frogs, a green sash."""
    riders.trunk(d, RED)
    d.line(smooth([(318, 276, "c"), (310, 380), (318, 488, "c")], closed=False), OUTER)
    for k in range(6):
        y = 306 + k * 27
        d.fold(([(312, y), (330, y + 3), (352, y)], 8), ([(312, y), (302, y + 3), (292, y)], 8))
        d.shape(circle(312, y, 5), YELLOW, INNER)
    d.shape(smooth([(286, 452, "c"), (330, 468), (384, 452, "c"), (384, 486, "c"), (332, 502),
        (288, 486, "c")]), YELLOW,
            OUTER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
    d.lens([(290, 466), (332, 481), (382, 466)], 3)
    d.shape(smooth([(366, 470, "c"), (388, 492), (395, 514, "c"), (384, 509, "c"), (376, 518, "c"),
        (366, 496)]), YELLOW, OUTER, shade=[Shade(depth=0.5)])  # fmt: skip


def _head(d: Drawing) -> None:
    with d.at(334, 204, (1.41, 1.31), 2):
        heads_hearty.knight_behind(d)
    dress.ruff(d, 334, 272, 46, 18, PAPER, inwards=True)
    with d.at(334, 204, (1.41, 1.31), 2):
        heads_hearty.knight(d)
