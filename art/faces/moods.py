"""The expressions every sitter has: what a table makes of a face, and the grimaces of the signs."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from art.faces.sitter import Mood

NEUTRAL = Mood(name="neutral", smile=5.0)

FEELINGS = (
    Mood(name="pleased", brow=6.5, lids=0.84, cheeks=5.5, smile=14.5, part=9.0, width=1.22, gaze=(-3.0, 2.0)),
    Mood(
        name="dismayed",
        brow=5.0,
        brow_inner=14.0,
        lids=1.14,
        smile=-14.0,
        part=3.5,
        width=0.76,
        gaze=(-2.0, 4.0),
    ),
    Mood(
        name="thinking",
        brow=-1.0,
        brow_near=11.0,
        brow_inner=-3.0,
        lids=0.84,
        gaze=(7.0, -3.0),
        smile=-2.5,
        skew=6.5,
        width=0.8,
    ),
)
GLANCES = (
    replace(NEUTRAL, name="blink", lids=0.0),
    replace(NEUTRAL, name="left", aim="left"),
    replace(NEUTRAL, name="right", aim="right"),
)
# The signs of R-TALK, named by what is done, not by what it says: couples may agree otherwise.
GRIMACES = (
    Mood(name="kiss", brow=8.0, lids=0.9, purse=1.0, width=0.6),
    Mood(name="twist", brow=-2.0, brow_near=12.0, lids=0.86, cheeks=4.0, skew=33.0, smile=-3.0, width=0.66),
    Mood(name="sky", brow=17.0, lids=1.26, gaze=(1.0, -9.5), smile=-1.0, width=0.78),
    Mood(name="tongue", brow=8.0, lids=0.94, cheeks=3.0, smile=8.0, part=4.5, tongue=1.0, width=0.96),
    Mood(
        name="shoulder", brow=9.0, brow_inner=4.0, lids=0.9, smile=-6.0, width=0.84, shoulder=1.0, aim="right"
    ),
    Mood(name="rub", brow=5.0, brow_near=6.5, lids=0.82, smile=9.5, cheeks=3.0, hand=1.0),
    Mood(
        name="squeeze", brow=-9.0, brow_inner=-7.0, lids=0.0, squeeze=1.0, cheeks=7.0, smile=0.0, width=1.16
    ),
    Mood(name="puff", brow=10.0, lids=1.12, puff=1.0, width=0.5, smile=0.0, gaze=(-1.0, 1.0)),
    Mood(name="wink", brow_near=-10.0, brow=5.0, cheeks=5.0, smile=13.0, skew=8.0, wink=1.0, width=1.1),
)


def between(mood: Mood, share: float) -> Mood:
    """The drawing between the calm face and a mood, `share` of the way there."""
    moved: dict[str, Any] = {}
    for field in fields(Mood):
        calm, there = getattr(NEUTRAL, field.name), getattr(mood, field.name)
        if isinstance(calm, float):
            moved[field.name] = calm + (there - calm) * share
        elif field.name == "gaze":
            moved[field.name] = tuple(a + (b - a) * share for a, b in zip(calm, there, strict=True))
    return replace(mood, name=f"{mood.name}-{SECOND}", **moved)


SECOND = "2"
"""What the name of an expression's second drawing ends in: the window alternates the two."""
_NAMED = {mood.name: mood for mood in (*FEELINGS, *GRIMACES)}
SECONDS = (
    between(_NAMED["pleased"], 0.5),
    between(_NAMED["dismayed"], 0.5),
    replace(
        _NAMED["thinking"], name=f"thinking-{SECOND}", gaze=(-7.0, 5.0), lids=0.78, brow_near=6.0, skew=3.0
    ),
    between(_NAMED["puff"], 0.45),
    between(_NAMED["shoulder"], 0.45),
    replace(_NAMED["rub"], name=f"rub-{SECOND}", hand=0.5),
)
MOODS = (NEUTRAL, *FEELINGS, *GLANCES, *GRIMACES, *SECONDS)
