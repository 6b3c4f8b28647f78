"""Measures and limbs of this deck's standing courts, in the units of their figures (see `ground.figure`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.napoletane import footwear
from art.cards.parts import hands, legwear
from art.cards.parts.legwear import Hose
from art.cards.parts.stance import Stance

HEAD = 1.12
"""Scale of the heads."""
HAND = 1.24
"""Scale of the hands."""

# How cloth is dark in this deck: deeper than elsewhere, so that the Burin's crossing layers bite.
CLOTH = (Shade(depth=0.5, width=3.4), Shade(angle=180, depth=0.15, width=2.4, spacing=6.2))
ROUND = (
    Shade(depth=0.54, width=3.5, spacing=5.6), Shade(angle=48, depth=0.26, spacing=5.6, width=2.8),
    Shade(angle=180, depth=0.15, width=2.4, spacing=6.2),
)  # fmt: skip

Shoe = Callable[[Drawing, str, str], None]


def shoe(d: Drawing, x: float, y: float, cut: Shoe, fill: str, lining: str, *, flip: bool = False) -> None:
    """A shoe of that cut under the ankle at (x, y)."""
    if cut is not footwear.facing:
        with d.at(x, y, 1.04):
            footwear.shadow(d, flip)
    with d.at(x, y, 1.04, 0, flip):
        cut(d, fill, lining)


def cuff(
    d: Drawing, elbow: Point, wrist: Point, half: float, fill: str = WHITE, *, length: float = 15.0
) -> None:
    """A turned cuff at the wrist of that forearm; `half` in units of the figure."""
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])) - 90
    with d.at(*wrist, HAND, turn):
        hands.cuff(d, half / HAND, length, fill)


@contextmanager
def head(d: Drawing, stance: Stance, x: float, y: float) -> Iterator[None]:
    """The head with its middle at (x, y), tilted as the stance says, in the heads' own units."""
    with stance.head(d), d.at(x, y, (HEAD, HEAD * 1.02)):
        yield


STANDING = Hose(
    halves=(38, 34, 27, 24.4, 28, 25.6, 16.4, 13.4), cap=6, calf=0.5,
    above=((-17, -6), (0, 5), (15, -3)), crease=3.6, below=((17, 18), (4, 26), (-9, 19)),
    shin=((0.24, 11), (0.44, 13), (0.68, 5)), muscle=3.6,
    depth=0.98, spacing=5.2, width=3.5, back=0.24, crossed=True,
)  # fmt: skip
leg = STANDING.draw
"""The leg that carries: knee pressed back under its cap, the muscle of the shin tight."""
free_leg = replace(
    STANDING, above=((-12, -12), (4, -4), (16, -10)), crease=4.4, below=((-15, 13), (-4, 24), (11, 21)),
    shin=((0.3, -7), (0.52, -11), (0.84, -3)), muscle=3.2, calf=0.44,
).draw  # fmt: skip
"""The leg that rests: its cap turned outwards and lower, the edge of the shin before the slack calf."""


def cast(d: Drawing, hem: Sequence[Point], drop: float = 10.0) -> None:
    """The thin black that a coat throws on what it hangs over, from the middle of its hem to the right."""
    run = [(x, y) for x, y in hem[len(hem) // 2 :]]
    high: list[Node] = [
        (*run[0], "c"),
        *((x, y - 8) for x, y in run[1:-1]),
        (run[-1][0], run[-1][1] - 8, "c"),
    ]
    low = [(x, y + drop) for x, y in run[1:]]
    d.shape(smooth([*high, (*low[-1], "c"), *reversed(low[:-1])]), INK, None)


def breeches(
    d: Drawing, far: Sequence[Node], near: Sequence[Node], fill: str, crotch: Point, hips: tuple[Point, Point]
) -> None:
    """A pair of breeches: the near thigh lies over the far one; four folds run from the crotch to the hips.

    `crotch`: where the thighs part; `hips`: the widest points at the left and right.
    """
    legwear.puffed_breech(d, list(far), fill, shade=ROUND)
    # The near thigh darkens the far one behind its contour.
    x, y = crotch
    d.shape(smooth(near), fill, OUTER, shade=ROUND)
    for hip_x, hip_y in hips:
        for up, share, width in ((-4.0, 0.86, 6.4), (8.0, 0.62, 5.0)):
            end = (x + (hip_x - x) * share, y + up + (hip_y - y) * share)
            bow = (x + (hip_x - x) * share * 0.45, y + up + (hip_y - y) * share * 0.3 + 5)
            d.fold(([(x, y + up), bow, end], width))


def slashes(d: Drawing, lines: Sequence[Sequence[Point]], wide: float = 7.0) -> None:
    """Slashes in puffed cloth that show its black lining."""
    for line in lines:
        d.lens(line, wide)
