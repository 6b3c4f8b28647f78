"""Cavallo di spade: cantering to the left, cloak flying, the sword lifted behind him at the right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, steed
from art.cards.parts.legs import Coat
from art.cards.parts.saddlery import Harness
from art.cards.siciliane import (
    arms,
    grips,
    hands_at_rest,
    hands_on_hilts,
    heads_knights,
    mounts,
    postures,
    riders,
    riding_boots,
)
from art.cards.siciliane.heads_knights import TANNED
from art.cards.siciliane.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.siciliane.mounts import Mount
from art.cards.siciliane.sword import sword

HORSE = Mount(
    coat=Coat(body="#b9bcc1", far="#7f8288", mane="#4a4744", hoof="#17120f"),
    harness=Harness(strap=YELLOW, stud=RED, cloth=YELLOW, border=GREEN, fringe=RED, cut="tongue"),
    posture=postures.CANTERING,
    seed=8,
    pendants=3,
)
ELBOW: Point = (104, 316)
GRASP: Point = (78, 226)
REIN_ELBOW: Point = (234, 370)
REIN_HAND: Point = (334, 362)
REIN = ((58, -12), (44, -6), (30, -6), (14, -7))
"""Drawn in from the bit, it goes in under the thumb."""
END = ((4, 18), (4, 27), (1, 35), (-7, 41))
"""Its end comes out below the little finger."""


def draw() -> Drawing:
    """The card."""
    d = mounts.setting("CS", 120, 440, grain=1.0)
    with riders.group(d, left=True, dx=0, scale=0.905):
        mounts.draw(d, HORSE)
        with riders.upper(d, HORSE, lean=4):
            _cloak(d)
            arms.reach(d, (184, 270), ELBOW, GRASP, RED, wide=28, narrow=15, bare=9)
            riders.wing(d, (184, 270), ELBOW, BLUE, YELLOW, tabs=3)
            riders.jacket(d, BLUE, front="laced", trim=YELLOW, under=WHITE)
        with steed.on_trunk(d, HORSE.posture):
            riding_boots.leg(d, RED, BLUE, WHITE, swing=20, cut="dagged")
        with riders.upper(d, HORSE, lean=4):
            riders.basque(d, BLUE, YELLOW)
            riders.sash(d, YELLOW, fringe=RED, ends=[])
        riders.hanging_rein(d, HORSE, REIN_HAND, REIN, lean=4)
        with riders.upper(d, HORSE, lean=4):
            arms.reach(d, (262, 274), REIN_ELBOW, REIN_HAND, RED, wide=28, seed=3)
            riders.wing(d, (262, 274), REIN_ELBOW, BLUE, YELLOW, tabs=3)
            riders.rein_hand(d, HORSE, REIN_ELBOW, REIN_HAND, TANNED, grip=hands_at_rest.pulled_in, end=END)
            _head(d)
    sword(d, 420, 158, 260, 25, -9)
    with riders.group(d, left=True, dx=0, scale=0.905), riders.upper(d, HORSE, lean=4):
        grips.hold(
            d,
            ELBOW,
            GRASP,
            TANNED,
            grip=hands_on_hilts.raised_to_strike,
            tilt=9,
            size=0.78,
            half=13.5,
            bare=9,
        )
    return d


def _cloak(d: Drawing) -> None:
    """Blown back from the shoulders, its lining in the dark."""
    cloak: list[Node] = [
        (250, 240, "c"), (200, 244), (160, 270), (128, 300), (100, 316), (72, 312), (50, 322, "c"), (62, 344),
        (54, 364), (36, 382, "c"), (64, 396), (90, 390), (84, 416), (68, 438, "c"), (106, 440), (140, 424),
        (180, 388), (210, 360, "c"),
    ]  # fmt: skip
    d.shape(smooth(cloak), GREEN, OUTER, shade=[Shade(angle=80, depth=0.5, width=3.4),
        Shade(angle=180, depth=0.1)])  # fmt: skip
    d.shape(smooth([(68, 438, "c"), (84, 424), (120, 408), (170, 366), (206, 336, "c"), (210, 360),
        (180, 390),
        (140, 426), (104, 441)]), INK, INNER)  # fmt: skip
    d.fold(
        ([(190, 280), (140, 326), (100, 341), (72, 345)], 11), ([(196, 306), (150, 354), (110, 378),
        (74, 388)], 10),
        ([(180, 270), (140, 304), (100, 322)], 8),
    )  # fmt: skip


def _head(d: Drawing) -> None:
    with d.at(226, 180, 1.06, -5, flip=True):
        heads_knights.weathered_behind(d)
    dress.ruff(d, 222, 236, 36, 13, YELLOW)
    with d.at(226, 180, 1.06, -5, flip=True):
        heads_knights.weathered(d)
        riders.round_hat(d, BLUE, brim=RED, band=INK, high=0.9)
