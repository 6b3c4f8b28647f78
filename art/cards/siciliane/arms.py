"""A bent arm in a sleeve, as one form: shoulder, elbow, wrist, with the folds that spring from the crook."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import LIGHT
from art.cards.kit.paths import Node, Point, between, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import lengths, step, unit
from art.cards.parts.engrave import rake

TIGHTEST = 1.3  # how far the crook may lie from the elbow's middle, in half-widths
GAP = 6.2  # between strokes


def bent(
    d: Drawing, shoulder: Point, elbow: Point, wrist: Point, fill: str, *, top: float = 25.0,
    joint: float = 22.0, end: float = 14.0, full: float = 1.12,
) -> None:  # fmt: skip
    """A sleeve from shoulder over elbow to wrist; half-widths `top`, `joint`, `end` there.

    `full`: how much the upper sleeve swells. The shoulder is round: the body, or a collar, covers it.
    """
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    turn = 1.0 if u[0] * v[1] - u[1] * v[0] > 0 else -1.0
    nu, nv = (-u[1] * turn, u[0] * turn), (-v[1] * turn, v[0] * turn)  # both point into the crook
    tip = unit(v, u)
    bow = math.sqrt(max(0.0, (1 + u[0] * v[0] + u[1] * v[1]) / 2))
    crook = step(elbow, tip, -joint * min(TIGHTEST, 1 / max(bow, 0.1)))
    upper, fore = between(shoulder, elbow, 0.5), between(elbow, wrist, 0.55)
    swell, slim = (top + joint) / 2 * full, (joint + end) / 2 + 1
    outside: list[Point] = [
        step(shoulder, nu, -top), step(upper, nu, -swell),
        step(step(elbow, u, -joint * 0.5), nu, -joint * 1.02),
        step(elbow, tip, joint * 1.06), step(step(elbow, v, joint * 0.5), nv, -joint * 1.02),
        step(fore, nv, -slim), step(wrist, nv, -end),
    ]  # fmt: skip
    inside: list[Point] = [
        step(wrist, nv, end), step(fore, nv, slim), crook,
        step(upper, nu, swell * 0.96), step(shoulder, nu, top),
    ]  # fmt: skip
    nodes: list[Node] = [
        step(shoulder, u, -top * 0.7), *outside[:-1], (*outside[-1], "c"), (*inside[0], "c"), inside[1],
        (*crook, "c"), *inside[3:],
    ]  # fmt: skip
    d.shape(smooth(nodes), fill, OUTER)
    axis = [shoulder, upper, step(elbow, u, -3), elbow, step(elbow, v, 3), fore, wrist]
    _shade(d, outside[:4], axis[:4], nu, -1)
    _shade(d, outside[3:], axis[3:], nv, -1)
    _shade(d, [inside[4], inside[3], crook], [shoulder, upper, elbow], nu, 1)
    _shade(d, [crook, inside[1], inside[0]], [elbow, fore, wrist], nv, 1)
    d.fold(
        ([crook, between(crook, elbow, 0.6), step(elbow, tip, joint * 0.5)], 4.4),
        (
            [crook, step(between(crook, elbow, 0.7), u, -joint * 0.5),
             step(step(elbow, u, -joint * 0.9), nu, -joint * 0.56)], 4,
        ),
        (
            [step(crook, v, joint * 0.3), step(between(crook, elbow, 0.6), v, joint * 0.66),
             step(step(elbow, v, joint), nv, -joint * 0.5)], 3.8,
        ),
        (
            [step(upper, nu, swell * 0.9), step(upper, nu, swell * 0.4),
             step(step(upper, u, joint * 0.3), nu, -swell * 0.1)], 3.2,
        ),
    )  # fmt: skip


def _shade(d: Drawing, edge: Sequence[Point], axis: Sequence[Point], normal: Point, side: float) -> None:
    """Strokes from an edge that is turned from the light towards the arm's middle line."""
    dark = -(normal[0] * LIGHT[0] + normal[1] * LIGHT[1]) * side
    if dark < 0.12:
        return
    deep = 0.5 + 0.55 * dark
    tips = [between(p, q, deep) for p, q in zip(edge, axis, strict=True)]
    length = lengths(edge)[-1]
    rake(d, edge, tips, max(3, round(length / GAP)), width=3, bend=0.08)
