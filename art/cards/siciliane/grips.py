"""Hands at the ends of their arms, with the cuff over the wrist."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.kit.track import step, unit
from art.cards.siciliane.arms import WRIST
from art.cards.siciliane.inks import FLESH, WHITE


def hold(
    d: Drawing, elbow: Point, hand: Point, skin: str = FLESH, *, grip: Callable[..., None],
    tilt: float = 0.0, trim: str = WHITE, half: float = 16.0, long: float = 15.0, flip: bool | None = None,
    size: float = 1.0, bare: float = 0.0,
) -> None:  # fmt: skip
    """The hand of an arm that comes from the elbow, at what it holds, and the cuff over its wrist.

    `tilt`: how far the shaft leans, degrees clockwise; `flip`: fingers to the right (usual if the arm comes
    from the left); `size` of the hand; `bare`: how much more of the wrist shows.
    """
    dx, dy = elbow[0] - hand[0], elbow[1] - hand[1]
    turned = dx < 0 if flip is None else flip
    wrist = math.degrees(math.atan2(dy, dx)) - tilt
    with d.at(*hand, size, tilt, turned):
        grip(d, skin, wrist=180 - wrist if turned else wrist)
    cuff(d, elbow, step(hand, unit(hand, elbow), WRIST + bare), half, trim, long=long)


def cuff(
    d: Drawing, elbow: Point, wrist: Point, half: float, fill: str = WHITE, *, long: float = 15.0
) -> None:
    """A turned-back cuff at the wrist of a forearm from the elbow, `half` its half-width there."""
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])) - 90
    h = half
    with d.at(*wrist, 1.0, turn):
        outline: list[Node] = [
            (-h - 6, -long, "c"), (-h * 0.4, -long - 2), (h * 0.4, -long - 2), (h + 6, -long, "c"),
            (h - 1, 4, "c"),
            (0, 6.5), (1 - h, 4, "c"),
        ]  # fmt: skip
        d.shape(smooth(outline), fill, INNER, shade=[Shade(depth=0.4, spacing=4.2, width=2.8)])
        d.lens([(-h - 4.4, -long + 5), (0, -long + 3), (h + 4.4, -long + 5)], 2.6)
