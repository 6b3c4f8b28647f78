"""Arms and hands of large half figures: forearm with cuff, and fists on reins or shafts.

Units of the card. `HAND` is the scale of the stock hands beside a head drawn at about 1.25.
"""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import FLESH, WHITE
from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import hands

HAND = 1.3


def forearm(
    d: Drawing,
    elbow: Point,
    wrist: Point,
    fill: str,
    *,
    wide: float = 26.0,
    narrow: float = 18.0,
    bend: float = 0.0,
    cuff: str = WHITE,
    flare: float = 5.0,
) -> None:
    """A forearm from a rounded elbow to a turned cuff at the wrist; `bend` pushes its middle sideways."""
    (x0, y0), (x1, y1) = elbow, wrist
    size = math.dist(elbow, wrist)
    ux, uy = (x1 - x0) / size, (y1 - y0) / size
    mx, my = (x0 + x1) / 2 - uy * bend, (y0 + y1) / 2 + ux * bend
    d.limb(
        [(x0, y0, wide), (mx, my, (wide + narrow) / 2 + 1), (x1, y1, narrow)],
        fill, OUTER, start="round", depth=0.9,
        spacing=5.8,
    )  # fmt: skip
    for t, side, reach in ((0.1, 0.95, 0.5), (0.3, -0.9, 0.3), (0.52, 0.85, 0.2)):
        x, y, w = x0 + ux * size * t, y0 + uy * size * t, wide * side
        inner = (x - uy * w * reach + ux * 10, y + ux * w * reach + uy * 10)
        tip = (x + uy * w * 0.15 + ux * 14, y - ux * w * 0.15 + uy * 14)
        d.fold(([(x - uy * w, y + ux * w), inner, tip], 4))
    turn = math.degrees(math.atan2(uy, ux)) - 90
    band = narrow + flare
    with d.at(x1, y1, 1.0, turn):
        d.shape(
            smooth([(-band, -17, "c"), (0, -20), (band, -17, "c"), (narrow - 1, 6, "c"), (0, 9.5),
                (1 - narrow, 6, "c")]),
            cuff, INNER, shade=[Shade(depth=0.36, spacing=4.4, width=2.3)],
        )  # fmt: skip
        d.line(smooth([(-band + 1.6, -10, "c"), (0, -13), (band - 1.6, -10, "c")], closed=False), DETAIL)


def rein_fist(
    d: Drawing, at: Point, *, skin: str = FLESH, turn: float = 20.0, wrist: float = -30.0, left: bool = False
) -> None:
    """The hand that holds the reins of a horse facing right (`left`: facing left)."""
    with d.at(*at, HAND * 0.94, -turn if left else turn, flip=not left):
        hands.fist(d, skin, wrist=wrist)


def shaft_fist(
    d: Drawing, at: Point, *, skin: str = FLESH, turn: float = 0.0, wrist: float = 60.0, flip: bool = False
) -> None:
    """A fist round a shaft through `at`, leaning `turn` degrees clockwise; see `hands.fist`."""
    with d.at(*at, HAND, turn, flip=flip):
        hands.fist(d, skin, wrist=wrist)


def hip_hand(d: Drawing, at: Point, *, skin: str = FLESH, turn: float = 0.0, flip: bool = False) -> None:
    """The back of a hand on the hip, its wrist at `at`; see `hands.at_hip`."""
    with d.at(*at, HAND, turn, flip=flip):
        hands.at_hip(d, skin)
