"""Cavallo di denari: stout and at ease, horse to the left, fist on the hip; the coin floats."""

from __future__ import annotations

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.legs import Coat
from art.cards.parts.saddlery import Harness
from art.cards.siciliane import (
    arms,
    grips,
    hands_at_rest,
    heads_knights,
    mounts,
    pages,
    postures,
    riders,
    riding_boots,
)
from art.cards.siciliane.coin import coin
from art.cards.siciliane.heads_knights import RUDDY
from art.cards.siciliane.inks import BLUE, GREEN, INK, OCHRE, RED, WHITE, YELLOW
from art.cards.siciliane.mounts import Mount

HORSE = Mount(
    coat=Coat(body="#ece9e2", far="#b3aea6", mane="#6d665f", hoof="#17120f"),
    harness=Harness(strap=RED, stud=YELLOW, cloth=BLUE, border=WHITE, fringe=RED, cut="scallops"),
    posture=postures.AT_EASE,
    seed=2,
    flecked=True,
)
HIP_ELBOW: Point = (108, 320)
HIP: Point = (160, 362)
HIP_TURN = 12
REIN_ELBOW: Point = (244, 360)
REIN_HAND: Point = (336, 346)
REIN = ((44, 66), (24, 66), (8, 54), (1, 38), (0, 22), (0, 6))
"""In from below, under the little finger."""
BIGHT = ((10, -14), (0, -28), (-18, -30), (-32, -18), (-36, 6), (-33, 30), (-34, 50), (-30, 68))
"""Out over the forefinger, back across the mane and down behind the wrist."""


def draw() -> Drawing:
    """The card."""
    d = mounts.setting("CD", 90, 440)
    with riders.group(d, left=True, dx=-9, scale=0.97):
        mounts.draw(d, HORSE)
        with riders.upper(d, HORSE):
            arms.bent(d, (186, 272), HIP_ELBOW, HIP, YELLOW, wide=29)
            riders.wing(d, (186, 272), HIP_ELBOW, GREEN, YELLOW, tabs=1)
            with d.at(*HIP, 1.05, HIP_TURN):
                hands_at_rest.in_the_sash(d, RUDDY)
            riders.jacket(d, GREEN, front="frogs", trim=YELLOW, under=RED)
        riding_boots.leg(d, GREEN, INK, YELLOW, cut="turned", forward=13)
        with riders.upper(d, HORSE):
            riders.basque(d, YELLOW, RED)
            riders.sash(d, RED, fringe=YELLOW, ends=[(190, 374), (172, 404), (160, 436), (152, 470)])
            with d.at(*HIP, 1.05, HIP_TURN):
                hands_at_rest.thumb_in_sash(d, RUDDY)
            grips.cuff(d, HIP_ELBOW, HIP, 16)
        riders.hanging_rein(d, HORSE, REIN_HAND, REIN)
        with riders.upper(d, HORSE):
            arms.reach(d, (262, 274), REIN_ELBOW, REIN_HAND, YELLOW, wide=28, seed=3)
            riders.wing(d, (262, 274), REIN_ELBOW, GREEN, YELLOW, tabs=1)
            riders.rein_hand(
                d, HORSE, REIN_ELBOW, REIN_HAND, RUDDY, grip=hands_at_rest.thumb_on_rein, end=BIGHT
            )
            _head(d)
    coin(d, 112, 130, 128)
    return d


def _head(d: Drawing) -> None:
    with d.at(226, 180, 1.04, 3, flip=True):
        heads_knights.stout_behind(d)
    pages.shirt_collar(d, 222, 234, 50)
    with d.at(226, 180, 1.04, 3, flip=True):
        heads_knights.stout(d)
        riders.round_hat(d, GREEN, brim=OCHRE, band=INK)
        riders.cockade(d, 26, -52, RED, WHITE)
