"""Cavallo di bastoni: an old man on a walking horse, looking down; the club over the shoulder at the left."""

from __future__ import annotations

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.legs import Coat
from art.cards.parts.saddlery import Harness
from art.cards.siciliane import (
    arms,
    grips,
    hands_at_rest,
    hands_on_hilts,
    heads_knights,
    mounts,
    pages,
    postures,
    riders,
    riding_boots,
)
from art.cards.siciliane.club import club
from art.cards.siciliane.heads_knights import PALE
from art.cards.siciliane.inks import BLUE, EARTH, GREEN, INK, RED, WHITE, YELLOW
from art.cards.siciliane.mounts import Mount

HORSE = Mount(
    coat=Coat(body="#8d9294", far="#5f6466", mane="#1f1d1d", hoof="#17120f"),
    harness=Harness(strap=GREEN, stud=YELLOW, cloth=RED, border=BLUE, fringe=YELLOW, cut="square"),
    posture=postures.WALKING,
    seed=3,
    pendants=3,
    plumes=(RED, YELLOW, RED),
)
ELBOW: Point = (106, 352)
GRASP: Point = (188, 316)
REIN_ELBOW: Point = (228, 372)
REIN_HAND: Point = (312, 374)
REIN = ((66, 16), (48, 20), (32, 6), (16, -7))
"""It hangs slack from the bit and goes in between thumb and forefinger."""
END = ((2, 16), (4, 32), (3, 46), (10, 58))
"""Its end hangs out of the hand."""
TILT = -22
HAND = 0.84
"""Size of the one on the club."""


def draw() -> Drawing:
    """The card."""
    d = mounts.setting("CB", 90, 450, grain=1.25)
    with riders.group(d, dx=20, scale=0.99):
        mounts.draw(d, HORSE)
        with riders.upper(d, HORSE):
            riders.jacket(d, RED, front="plain", trim=YELLOW, under=WHITE)
        riding_boots.leg(d, YELLOW, EARTH, WHITE, cut="buttoned", forward=13)
        with riders.upper(d, HORSE):
            riders.basque(d, INK, YELLOW)
            riders.sash(d, BLUE, fringe=YELLOW, ends=[(190, 374), (172, 404), (160, 436), (152, 470)])
    with riders.group(d, dx=20, scale=0.99):
        riders.hanging_rein(d, HORSE, REIN_HAND, REIN)
        with riders.upper(d, HORSE):
            arms.reach(d, (186, 274), ELBOW, GRASP, GREEN, wide=28, joint=23)
            riders.wing(d, (186, 274), ELBOW, RED, YELLOW, tabs=1)
            arms.reach(d, (262, 274), REIN_ELBOW, REIN_HAND, GREEN, wide=28, seed=3)
            riders.wing(d, (262, 274), REIN_ELBOW, RED, YELLOW, tabs=1)
            riders.rein_hand(
                d, HORSE, REIN_ELBOW, REIN_HAND, PALE, grip=hands_at_rest.slack_rein, end=END, size=0.76
            )
            grips.hold(d, ELBOW, GRASP, PALE, grip=hands_on_hilts.under_the_club, tilt=TILT, size=HAND)
    # It lies on the shoulder, before the sleeve.
    club(d, 166, 212, 336, 88, rotate=TILT, cut=1, knots=1)
    with riders.group(d, dx=20, scale=0.99), riders.upper(d, HORSE):
        with d.at(*GRASP, HAND, TILT, flip=True):
            hands_on_hilts.fingers_over_club(d, PALE)
        _head(d)
    return d


def _head(d: Drawing) -> None:
    with d.at(226, 180, 1.04, 4, flip=True):
        heads_knights.old_behind(d)
    pages.shirt_collar(d, 222, 234, 50, YELLOW)
    with d.at(226, 180, 1.04, 4, flip=True):
        heads_knights.old(d)
        riders.round_hat(d, GREEN, brim=INK, band=YELLOW)
