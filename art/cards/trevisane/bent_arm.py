"""A bent arm in a sprigged sleeve: upper arm and forearm as one silhouette, creased in the crook."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import LIGHT
from art.cards.kit.limb import Station, limb
from art.cards.kit.paths import Node, Outline, Point, between, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.trevisane.cloth import strew
from art.cards.trevisane.frill import frill
from art.cards.trevisane.inks import RED, YELLOW

_STEP = 4.0


def bent_arm(
    d: Drawing,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    *,
    wide: float = 42.0,
    joint: float = 33.0,
    narrow: float = 20.0,
    tie: float | None = None,
    ribbon: str = RED,
    shift: Point = (6.0, 4.0),
    step: float = 36.0,
) -> None:
    """Both pieces of the sleeve; `wide`, `joint`, `narrow`: half-widths above, at the elbow, at the wrist.

    `tie`: a ribbon with a frill at that share of the upper arm. `shift`, `step`: where the sprigs fall.
    """

    upper: list[Station] = [
        (*shoulder, wide * 0.86), (*between(shoulder, elbow, 0.45), wide), (*elbow, joint),
    ]  # fmt: skip
    lower: list[Station] = [
        (*elbow, joint * 0.95), (*between(elbow, wrist, 0.4), (joint + narrow) / 2 + 3.5), (*wrist, narrow),
    ]  # fmt: skip
    above = limb(upper, start="round", end="round").outline
    below = limb(lower, start="round").outline
    rings = above.sample(_STEP), below.sample(_STEP)

    d.shape(above, YELLOW, None)
    strew(d, above, step=step, shift=shift, avoid=below)
    # The strokes end where the forearm will lie over them; the elbow has its own.
    short = (*between(elbow, shoulder, 1.15 * joint / math.dist(elbow, shoulder)), joint * 1.06)
    d.limb([*upper[:2], short], None, None, depth=0.62, spacing=6.4)
    _outlines(d, _runs(rings[0], rings[1], within=False))
    if tie is not None:
        turn = math.degrees(math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]))
        frill(d, between(shoulder, elbow, tie), wide * 0.93, ribbon, turn=turn)
    d.shape(below, YELLOW, None)
    strew(d, below, step=step, shift=(shift[0] + 9, shift[1] + 5))
    d.limb(lower, None, None, depth=0.62, spacing=6.4, seed=2, after=joint * 0.7)
    _outlines(d, _runs(rings[1], rings[0], within=False))
    _point(d, rings, elbow, joint)
    _crook(d, rings, elbow, wrist, joint)


def _crook(
    d: Drawing, rings: tuple[Sequence[Point], Sequence[Point]], elbow: Point, wrist: Point, joint: float
) -> None:
    """The edge of the forearm across the upper arm, the shadow it throws there, and folds at the elbow."""
    hidden = max(_runs(rings[1], rings[0], within=True), key=len)
    if math.dist(hidden[0], elbow) < math.dist(hidden[-1], elbow):
        hidden = hidden[::-1]
    root = hidden[0]
    crease = [p for p in hidden[: len(hidden) // 2] if math.dist(p, elbow) > joint * 0.98]
    if len(crease) < 5:
        crease = hidden[:5]
    ax, ay = wrist[0] - elbow[0], wrist[1] - elbow[1]
    size = math.hypot(ax, ay)
    # Which side of the crease is the upper arm: away from the forearm's axis.
    side = 1.0 if ax * (root[1] - elbow[1]) - ay * (root[0] - elbow[0]) > 0 else -1.0
    nx, ny = -ay / size * side, ax / size * side
    d.ticks(*((
        p, (p[0] + nx * 12 - ax / size * 5, p[1] + ny * 12 - ay / size * 5), 2.8,
    ) for p in crease[1 : -1 : 2]))  # fmt: skip
    split = len(crease) * 3 // 5
    if split > 2:
        d.line(smooth(crease[: split + 1 : 2], closed=False), INNER)
    tail = crease[split - split % 2 :] if split > 2 else crease
    d.fold(([tail[0], tail[len(tail) // 2], tail[-1]], INNER if split > 2 else 4.6))
    span = min(math.dist(root, elbow), 50.0)
    base = math.atan2(elbow[1] - root[1], elbow[0] - root[0])

    def ray(turn: float, share: float) -> Point:
        angle = base + math.radians(turn) * side
        return (root[0] + math.cos(angle) * span * share, root[1] + math.sin(angle) * span * share)

    if split <= 4:
        d.fold(([root, ray(30, 0.4), ray(22, 0.76)], 4.2), ([root, ray(-32, 0.36), ray(-18, 0.7)], 4.0))
    # The point of the elbow: two short folds that follow its round, where it is the contour.
    for turn in (34, -40):
        angle = base + math.radians(turn)
        x, y = elbow[0] + math.cos(angle) * joint * 1.12, elbow[1] + math.sin(angle) * joint * 1.12
        if inside(rings[0], x, y) or inside(rings[1], x, y):
            continue
        rim = [base + math.radians(turn + k) for k in (0, 16, 20)]
        radii = (joint * 0.9, joint * 0.64, joint * 0.34)
        points = [
            (elbow[0] + math.cos(a) * r, elbow[1] + math.sin(a) * r) for a, r in zip(rim, radii, strict=True)
        ]
        d.fold((points, 3.6))


def _point(d: Drawing, rings: tuple[Sequence[Point], Sequence[Point]], elbow: Point, joint: float) -> None:
    """The shade round the point of the elbow, standing on the contour of both pieces."""
    strokes: list[tuple[Point, Point, float]] = []
    for ring, other in (rings, rings[::-1]):
        for x, y in ring[::2]:
            far = math.dist((x, y), elbow)
            if far > joint * 1.12 or inside(other, x, y):
                continue
            ux, uy = (x - elbow[0]) / far, (y - elbow[1]) / far
            facing = ux * LIGHT[0] + uy * LIGHT[1]
            if facing < -0.1:
                length = joint * (0.16 - 0.24 * facing)
                strokes.append(((x, y), (x - ux * length, y - uy * length), 2.8))
    d.ticks(*strokes)


def _runs(ring: Sequence[Point], other: Sequence[Point], *, within: bool) -> list[list[Point]]:
    """The connected pieces of a closed ring that lie inside the other one, or outside it."""
    wanted = [inside(other, x, y) is within for x, y in ring]
    if all(wanted):
        return [[*ring, ring[0]]]
    start = wanted.index(False)
    runs: list[list[Point]] = []
    for k in range(len(ring)):
        i = (start + k) % len(ring)
        if not wanted[i]:
            continue
        if not wanted[i - 1]:
            # One point beyond the crossing, so that both outlines meet.
            runs.append([ring[i - 1]])
        runs[-1].append(ring[i])
        if not wanted[(i + 1) % len(ring)]:
            runs[-1].append(ring[(i + 1) % len(ring)])
    return runs


def _outlines(d: Drawing, runs: Sequence[Sequence[Point]]) -> None:
    for run in runs:
        d.line(_through(run), OUTER)


def _through(run: Sequence[Point]) -> Outline:
    """A smooth open line through the points, every third of them but for sharp bends."""
    nodes: list[Node] = [run[0]]
    for i in range(1, len(run) - 1):
        (x0, y0), (x1, y1), (x2, y2) = run[i - 1], run[i], run[i + 1]
        turn = abs(math.remainder(math.atan2(y2 - y1, x2 - x1) - math.atan2(y1 - y0, x1 - x0), math.tau))
        if turn > 0.7:
            nodes.append((x1, y1, "c"))
        elif i % 3 == 0:
            nodes.append((x1, y1))
    return smooth([*nodes, run[-1]], closed=False)
