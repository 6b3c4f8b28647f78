"""Shared parts of the kings' cards: setting, slippers, halves of a mantle, stout arms, a hand that lifts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.siciliane import arms, footwear, grips, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.inks import FLESH

FLOOR = 702

reach = partial(arms.reach, wide=32.0, joint=28.0)
"""A king's sleeve, to a hand that holds something."""


def setting(code: str) -> Drawing:
    """The card with the kings' plinth."""
    d = blank(code)
    stage.king_plinth(d)
    return d


@contextmanager
def standing(d: Drawing, dx: float = 0.0) -> Iterator[None]:
    """Stand a crowned figure on the plinth, moved by dx."""
    with d.at(dx), stage.figure(d, stage.CROWNED):
        yield


def slippers(d: Drawing, left: float, right: float, fill: str) -> None:
    """Both feet, turned out."""
    footwear.slipper(d, left, FLOOR, fill)
    footwear.slipper(d, right, FLOOR, fill, flip=True)


def mantle(d: Drawing, halves: Sequence[Sequence[Node]], fill: str) -> None:
    """The falls of a mantle to either side, dark on the right."""
    for nodes in halves:
        d.shape(smooth(nodes), fill, OUTER, shade=[Shade(depth=0.44, width=3.4),
            Shade(angle=180, depth=0.14, width=2.4)])  # fmt: skip


def lifting_arm(
    d: Drawing, shoulder: Point, elbow: Point, wrist: Point, fill: str, *,
    hand: Callable[[Drawing, str], None],
    at: Point, skin: str = FLESH, flip: bool = False, seed: int = 1,
) -> None:  # fmt: skip
    """Sleeve, hand and cuff of an arm that lifts something; `hand` is drawn about the point `at`."""
    arms.bent(d, shoulder, elbow, wrist, fill, wide=32.0, joint=28.0, seed=seed)
    with d.at(*at, flip=flip):
        hand(d, skin)
    grips.cuff(d, elbow, wrist, 17)
