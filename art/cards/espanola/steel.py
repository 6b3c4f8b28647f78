"""Arms in plate: lames over the upper arm, a winged cop on the elbow, a vambrace with a ridge."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.espanola.inks import RED, SILVER, WHITE, YELLOW
from art.cards.kit.hatch import LIGHT, Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, between, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step
from art.cards.parts.bent_arm import Bend


def plated_arm(
    d: Drawing, shoulder: Point, elbow: Point, wrist: Point, *, wide: float = 40.0, joint: float = 33.0,
    narrow: float = 23.0, seed: int = 1,
) -> None:  # fmt: skip
    """A whole arm in steel, half-widths as for a sleeve."""
    bend = Bend(shoulder, elbow, wrist, wide=wide, joint=joint, narrow=narrow)
    upper: list[Station] = [
        (*shoulder, wide * 0.96), (*between(shoulder, elbow, 0.5), wide), (*elbow, joint * 0.92),
    ]  # fmt: skip
    d.limb(upper, SILVER, OUTER, start="round", end="round", depth=0.6, spacing=6.2, seed=seed)
    _gleam(d, shoulder, elbow, wide * 0.5, (0.2, 0.62))
    for t, half in ((0.56, wide * 0.98), (0.72, wide * 0.95)):
        _lame(d, between(shoulder, elbow, t), bend.along_above, half)
    lower: list[Station] = [
        (*step(elbow, bend.along_below, -4), joint * 0.86), (*between(elbow, wrist, 0.36), joint),
        (*between(elbow, wrist, 0.7), (joint + narrow) * 0.47), (*wrist, narrow),
    ]  # fmt: skip
    d.limb(lower, SILVER, OUTER, start="round", depth=0.6, spacing=6.2, seed=seed + 1)
    _gleam(d, elbow, wrist, joint * 0.46, (0.4, 0.86))
    ridge = [bend.lower(t, -narrow * 0.3) for t in (0.3, 0.64, 1.0)]
    d.lens(ridge, 3)
    with d.at(*step(elbow, bend.bone, joint * 0.22), joint / 33, _degrees(bend.bone)):
        _couter(d, _degrees(bend.bone))


def _lame(d: Drawing, at: Point, along: Point, half: float) -> None:
    across = (-along[1], along[0])
    rim: list[Node] = [
        (*step(at, across, -half), "c"), step(at, along, half * 0.26), (*step(at, across, half), "c"),
    ]  # fmt: skip
    d.line(smooth(rim, closed=False), INNER)


def _gleam(d: Drawing, start: Point, end: Point, aside: float, shares: Sequence[float]) -> None:
    """The light on the plate: a white stroke along its side that faces the light."""
    along = (end[0] - start[0], end[1] - start[1])
    far = math.hypot(*along)
    across = (-along[1] / far, along[0] / far)
    side = 1.0 if across[0] * LIGHT[0] + across[1] * LIGHT[1] > 0 else -1.0
    a, b = shares
    d.lens([step(between(start, end, t), across, side * aside) for t in (a, (a + b) / 2, b)], 7, ink=WHITE)


def _degrees(way: Point) -> float:
    return math.degrees(math.atan2(way[1], way[0]))


def _couter(d: Drawing, turn: float) -> None:
    """The cop of the elbow, its point to the right, a wing over the inside of the bend."""
    wing: list[Node] = [
        (28, 0), (20, -20), (2, -27), (-14, -22, "c"), (-34, -28, "c"), (-29, -12), (-33, 0, "c"), (-29, 12),
        (-34, 28, "c"), (-14, 22, "c"), (2, 27), (20, 20),
    ]  # fmt: skip
    d.shape(smooth(wing), YELLOW, OUTER, shade=[Shade(angle=turn + 60, depth=0.34, spacing=5.4)])
    d.line(smooth([(-16, -20, "c"), (-10, 0), (-16, 20, "c")], closed=False), DETAIL)
    d.shape(circle(7, 0, 9), RED, INNER)


def pauldron(d: Drawing, at: Point, *, flip: bool = False) -> None:
    """A shoulder piece about that point, lames below it; `flip` for the right shoulder."""
    with d.at(*at, 1, 0, flip):
        d.shape(smooth([(18, -30, "c"), (-18, -26), (-40, 4), (-44, 36, "c"), (-22, 46), (2, 36, "c"),
            (10, 4)]), SILVER, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=5.6)])  # fmt: skip
        for low in (4, 20):
            d.line(smooth([(-42, low, "c"), (-20, low + 10), (6, low - 1, "c")], closed=False), INNER)
        d.shapes([circle(-31, -2, 3.4), circle(-10, 3, 3.4)], YELLOW, DETAIL)
        if not flip:
            d.lens([(-28, -10), (-16, -19), (2, -23)], 6, ink=WHITE)
