"""Whole sleeves in bold forms: an outline bent at the elbow, a shadow along the bone, two folds."""

from __future__ import annotations

from art.cards.grandi.features import stroke
from art.cards.grandi.inks import STROKE
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import Drawing
from art.cards.kit.track import step
from art.cards.parts.bent_arm import Bend


def sleeve(
    d: Drawing,
    tones: tuple[str, str],
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    *,
    wide: float = 48.0,
    joint: float = 44.0,
    narrow: float = 31.0,
) -> None:
    """A sleeve in its two `tones`; half-widths at the upper arm, the elbow and the wrist."""
    bend = Bend(shoulder, elbow, wrist, wide=wide, joint=joint, narrow=narrow)
    upper, lower = bend.upper, bend.lower
    outline = bend.outline()
    d.shape(outline, tones[0], None)
    outer: list[Node] = [
        upper(0.1, wide * 1.2), upper(0.6, wide * 1.2), step(elbow, bend.bone, joint * 1.3),
        lower(0.5, joint * 1.1), lower(1.0, narrow * 1.2),
    ]  # fmt: skip
    inner: list[Node] = [
        lower(0.9, narrow * 0.5), lower(0.4, joint * 0.4), step(elbow, bend.bone, joint * 0.44),
        upper(0.6, wide * 0.46), upper(0.2, wide * 0.62),
    ]  # fmt: skip
    with d.clip(outline):
        d.flats(smooth([*outer, *inner]), ink=tones[1])
    crook, (u, v), (a, b) = bend.crook, (bend.along_above, bend.along_below), (bend.out_above, bend.out_below)
    # Open at the shoulder, where the cloth runs on into the coat.
    bone: list[Node] = [
        upper(0.16, wide), upper(0.5, wide * 1.02), step(step(elbow, u, -joint * 0.55), a, joint * 1.06),
        step(elbow, bend.bone, joint * 1.08), step(step(elbow, v, joint * 0.6), b, joint * 1.02),
        lower(0.62, (joint + narrow) / 2 + 1), lower(1.0, narrow),
    ]  # fmt: skip
    inside: list[Node] = [
        upper(0.3, -wide * 0.92), upper(0.6, -wide * 0.9), (*crook, "c"),
        lower(0.6, 1 - (joint + narrow) / 2), lower(1.0, -narrow),
    ]  # fmt: skip
    d.line(smooth(bone, closed=False), STROKE)
    d.line(smooth(inside, closed=False), STROKE)
    stroke(d, crook, step(step(crook, bend.bone, joint * 0.5), bend.along_above, -joint * 0.16),
           step(step(crook, bend.bone, joint * 0.86), bend.along_above, -joint * 0.5))  # fmt: skip
    stroke(d, step(crook, bend.along_below, joint * 0.5),
           step(step(crook, bend.along_below, joint * 0.6), bend.bone, joint * 0.4))  # fmt: skip
