"""Measures and limbs of this deck's standing courts, in the units of their figures (see `ground.figure`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import Drawing
from art.cards.parts import hands
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


leg = Hose(
    halves=(38, 34, 27, 24.4, 28, 25.6, 16.4, 13.4), cap=6, calf=0.5,
    above=((-17, -6), (0, 5), (15, -3)), crease=3.6, below=((18, 12), (4, 18), (-8, 12)),
    shin=((0.16, 14), (0.4, 10), (0.62, 6)), muscle=3.4,
    depth=0.98, spacing=5.2, width=3.5, back=0.24, crossed=True,
).draw  # fmt: skip


def cast(d: Drawing, hem: Sequence[Point], drop: float = 30.0) -> None:
    """The black that a coat throws on what it hangs over: along its hem, deepest in the middle."""
    count = len(hem) - 1
    low = [(x, y + drop * (0.5 + 2 * k / count * (1 - k / count))) for k, (x, y) in enumerate(hem)]
    high = [(x, y - 8) for x, y in hem]
    ends: list[Node] = [(*high[0], "c"), *high[1:-1], (*high[-1], "c"), (*low[-1], "c")]
    d.flats(smooth([*ends, *reversed(low[1:-1]), (*low[0], "c")]), ink=INK)


def slashes(d: Drawing, lines: Sequence[Sequence[Point]], wide: float = 9.0) -> None:
    """Slashes in puffed cloth that show its black lining."""
    for line in lines:
        d.lens(line, wide)
