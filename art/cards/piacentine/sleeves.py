"""The courts' sleeves: a whole bent arm, folds radiating from its elbow, and a forearm under a cloak."""

from __future__ import annotations

import math
from functools import partial

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import limb
from art.cards.kit.paths import Point, between
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts.bent_arm import Bend, arm
from art.cards.piacentine.inks import INK


def _dress(d: Drawing, bend: Bend, fill: str, seed: int) -> None:
    """The light on the sleeve, the crease of its joint and the folds that leave it."""
    d.shape(bend.outline(), fill, OUTER, shade=_light(seed))
    shoulder, elbow, wrist, wide, joint = bend.shoulder, bend.elbow, bend.wrist, bend.wide, bend.joint
    u, v, bone, pit = bend.along_above, bend.along_below, bend.bone, bend.crook
    # The crease of the joint, which runs on as the edge of the forearm, and folds that leave beside it.
    d.fold(([pit, step(step(pit, bone, joint * 0.5), u, joint * 0.08), step(pit, bone, joint * 1.05)], 7.4))
    for share, out, along, width in ((0.42, 0.3, 0.42, 5.4), (0.72, 0.62, 0.2, 5.8)):
        tip = step(between(shoulder, elbow, share), bone, wide * out)
        _fold(d, step(pit, u, -joint * along), tip, u, width)
    for share, out, along, width in ((0.3, 0.6, 0.26, 5.4), (0.62, 0.3, 0.6, 4.6)):
        tip = step(between(elbow, wrist, share), bone, joint * out)
        if math.dist(pit, wrist) > joint * (1.1 + along):
            _fold(d, step(pit, v, joint * along), tip, v, width)


bent = partial(arm, dress=_dress)
"""The sleeve of an arm from a round shoulder over the elbow to the wrist: see `bent_arm.arm`."""


def slash(d: Drawing, shoulder: Point, elbow: Point, wide: float, *, lining: str = INK) -> None:
    """Long slashes in a full upper sleeve, which open over their lining where the arm is fullest."""
    u = unit(shoulder, elbow)
    side: Point = (-u[1], u[0])
    for out, first, last, width in ((-0.52, 0.0, 0.62, 6.4), (0.0, -0.1, 0.72, 7.4), (0.52, 0.0, 0.62, 6.4)):
        run = [step(between(shoulder, elbow, t), side, wide * out * k) for t, k in ((first, 0.95),
            ((first + last) / 2, 1.2), (last, 1.05))]  # fmt: skip
        d.lens(run, width + 4.4)
        if lining != INK:
            d.lens(run, width, ink=lining)


def forearm(
    d: Drawing,
    elbow: Point,
    wrist: Point,
    fill: str,
    *,
    wide: float = 37.0,
    narrow: float = 25.0,
    seed: int = 1,
) -> None:
    """A forearm whose elbow is hidden under a cloak that is drawn over it."""
    outline = limb([(*elbow, wide), (*between(elbow, wrist, 0.5), (wide + narrow) / 2), (*wrist, narrow)],
        start="round").outline  # fmt: skip
    d.shape(outline, fill, OUTER, shade=_light(seed))
    u = unit(elbow, wrist)
    side: Point = (-u[1], u[0])
    for share, out, far in ((0.2, 0.94, -0.3), (0.42, 0.9, 0.0), (0.6, -0.9, 0.1)):
        root = step(between(elbow, wrist, share), side, wide * out * (1 - 0.3 * share))
        tip = step(between(elbow, wrist, share + 0.12), side, wide * far)
        d.fold(([root, step(between(root, tip, 0.5), u, 5), tip], 5.4))


def _light(seed: int) -> tuple[Shade, ...]:
    return (
        Shade(depth=0.42, spacing=5.4, width=3.3, reach=62, seed=seed + 20),
        Shade(angle=62, depth=0.22, spacing=5.8, width=2.8, reach=36, seed=seed + 21),
        Shade(angle=190, depth=0.1, spacing=6.4, width=2.2, reach=12, seed=seed + 22),
    )


def _fold(d: Drawing, root: Point, tip: Point, along: Point, width: float) -> None:
    """A fold from pinched cloth, sagging along the arm."""
    d.fold(([root, step(between(root, tip, 0.5), along, 6.0), tip], width))
