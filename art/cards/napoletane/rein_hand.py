"""A horseman's fist on the rein: the rein goes in at the thumb, behind the fingers, and its end hangs out."""

from __future__ import annotations

import math

from art.cards.kit.inks import FLESH
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Point
from art.cards.kit.svg import INNER, Drawing
from art.cards.napoletane import rider, tack
from art.cards.parts import hands


def draw(
    d: Drawing,
    harness: tack.Tack,
    at: Point,
    turn: float,
    wrist: float,
    *,
    skin: str = FLESH,
    flip: bool = False,
    drop: float = 30.0,
) -> None:
    """The fist about `at`, its thumb turned `turn` degrees clockwise from above; within `rider.upper`.

    `wrist` as in `hands.fist`; `drop`: how far the rein's end hangs below the hand.
    """
    across, down = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
    x, y = at
    reach = 19 * rider.HAND
    out = (x - across * reach, y - down * reach)
    fall = [
        (x + across * reach, y + down * reach),
        at,
        out,
        (out[0] - across * 5, out[1] + drop * 0.4),
        (out[0] - across * 2, out[1] + drop),
    ]
    d.shape(ribbon(fall, 3.6), harness.strap, INNER)
    with d.at(*at, rider.HAND, turn, flip=flip):
        hands.fist(d, skin, wrist=wrist)
