"""The courts' sleeves: a whole bent arm, hatched heavily on its far side, folds radiating from the elbow."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, Point, between
from art.cards.kit.svg import Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import arm


def bent(
    d: Drawing,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    fill: str,
    *,
    wide: float = 42.0,
    joint: float = 36.0,
    narrow: float = 23.0,
    seed: int = 1,
) -> Outline:
    """The sleeve of a bent arm; see `bent_arm.arm`."""
    outline = arm(d, shoulder, elbow, wrist, fill, wide=wide, joint=joint, narrow=narrow, seed=seed)
    d.hatch(outline, Shade(depth=0.36, spacing=5.4, width=3.2, reach=44, seed=seed + 20),
        Shade(angle=58, depth=0.2, spacing=5.8, width=2.6, reach=34, seed=seed + 21))  # fmt: skip
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    bone = unit((0, 0), (u[0] - v[0], u[1] - v[1]))
    if u[0] * v[0] + u[1] * v[1] < -0.35:
        return outline  # bent so far that the cloth is all crook
    crook = step(elbow, bone, -joint * 0.55)
    for share, side in ((0.62, u), (0.4, u)):
        far = step(between(shoulder, elbow, share), bone, joint * 0.2)
        d.fold(
            ([step(crook, side, -joint * 0.3), step(between(crook, far, 0.5), bone, joint * 0.16), far], 5.0)
        )
    return outline
