"""Cavallo di coppe: a lean rider on a rearing horse lifts the cup high by its stem, at the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import steed
from art.cards.parts.legs import Coat
from art.cards.parts.saddlery import Harness
from art.cards.siciliane import (
    arms,
    grips,
    hands_at_rest,
    hands_that_lift,
    heads_knights,
    mounts,
    pages,
    postures,
    riders,
    riding_boots,
)
from art.cards.siciliane.cup import SPRIGGED, cup
from art.cards.siciliane.feathers import ostrich
from art.cards.siciliane.heads_knights import OLIVE
from art.cards.siciliane.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.siciliane.mounts import Mount

HORSE = Mount(
    coat=Coat(body="#e4e1dc", far="#aaa59e", mane="#5c5854", hoof="#17120f"),
    harness=Harness(strap=RED, stud=YELLOW, cloth=INK, border=YELLOW, fringe=RED, cut="corners"),
    posture=postures.REARING,
    seed=5,
    flecked=True,
    pendants=4,
    plumes=(BLUE, YELLOW),
)
ELBOW: Point = (116, 346)
GRASP: Point = (97, 186)
WRIST: Point = (129, 222)
REIN_ELBOW: Point = (234, 370)
REIN_HAND: Point = (330, 362)
REIN = ((58, -22), (56, 4), (45, 22), (28, 28), (14, 20), (4, 8))
"""It hangs from the bit and comes in from below."""


def draw() -> Drawing:
    """The card."""
    d = mounts.setting("CC", 130, 420)
    with riders.group(d, dx=0, scale=0.885):
        mounts.draw(d, HORSE)
        with riders.upper(d, HORSE, lean=-3):
            _cape(d)
            arms.bent(d, (186, 274), ELBOW, WRIST, YELLOW, wide=28)
            riders.wing(d, (186, 274), ELBOW, RED, YELLOW, tabs=4)
            with d.at(*GRASP, 0.86):
                hands_that_lift.wrist_behind_stem(d, OLIVE)
            grips.cuff(d, ELBOW, WRIST, 16.5)
            riders.jacket(d, RED, front="lapels", trim=INK, under=YELLOW)
        with steed.on_trunk(d, HORSE.posture):
            riding_boots.leg(d, YELLOW, INK, RED, swing=-18, cut="bell")
        with riders.upper(d, HORSE, lean=-3):
            riders.basque(d, RED, YELLOW)
            riders.sash(d, GREEN, fringe=YELLOW, ends=[])
        riders.hanging_rein(d, HORSE, REIN_HAND, REIN, lean=-3)
        with riders.upper(d, HORSE, lean=-3):
            arms.reach(d, (262, 276), REIN_ELBOW, REIN_HAND, YELLOW, wide=28, seed=3)
            riders.wing(d, (262, 276), REIN_ELBOW, RED, YELLOW, tabs=4)
            riders.rein_hand(d, HORSE, REIN_ELBOW, REIN_HAND, OLIVE, grip=hands_at_rest.reined_in)
            _head(d)
            cup(d, 97, 115, 104, 140, stem=29, ware=SPRIGGED)
            with d.at(*GRASP, 0.86):
                hands_that_lift.fist_round_stem(d, OLIVE)
    return d


def _cape(d: Drawing) -> None:
    """A short cape, thrown behind the near shoulder by the leap; its lining is black."""
    cape: list[Node] = [
        (214, 244, "c"), (176, 258), (150, 296), (128, 350), (98, 384), (66, 396, "c"), (84, 412),
        (80, 432, "c"),
        (112, 430), (140, 440, "c"), (166, 410), (186, 376), (200, 330, "c"),
    ]  # fmt: skip
    d.shape(smooth(cape), GREEN, OUTER, shade=[Shade(angle=70, depth=0.4)])
    d.shape(smooth([(140, 440, "c"), (128, 432), (146, 398), (172, 352), (190, 320, "c"), (190, 372),
        (168, 412)]), INK,
        INNER)  # fmt: skip
    d.fold(([(84, 410), (122, 386), (158, 330)], 9), ([(112, 428), (138, 396), (166, 340)], 9))


def _head(d: Drawing) -> None:
    with d.at(222, 180, 1.06, -4, flip=True):
        heads_knights.sharp_behind(d)
    pages.shirt_collar(d, 222, 234, 46)
    with d.at(222, 180, 1.06, -4, flip=True):
        heads_knights.sharp(d)
        ostrich(d, [(14, -54), (12, -80), (26, -96), (43, -88)], 13, YELLOW)
        riders.round_hat(d, RED, brim=INK, band=YELLOW, high=0.85)
        d.shape(circle(18, -46, 6), WHITE, DETAIL)
