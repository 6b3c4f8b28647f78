"""The expressions every sitter has: what a table makes of a face, and the grimaces of the signs."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from art.faces.sitter import Mood

NEUTRAL = Mood(name="neutral", smile=5.0)

FEELINGS = (
    Mood(
        name="pleased",
        lean=4.0,
        brow=9.0,
        lids=0.62,
        cheeks=9.0,
        smile=18.0,
        part=14.0,
        width=1.32,
        gaze=(-3.0, 2.0),
    ),
    Mood(
        name="dismayed",
        lean=-4.0,
        brow=6.0,
        brow_inner=19.0,
        lids=1.3,
        smile=-17.0,
        part=6.0,
        width=0.78,
        gaze=(-2.0, 4.0),
    ),
    Mood(
        name="thinking",
        lean=3.0,
        brow=-3.0,
        brow_near=17.0,
        brow_inner=-6.0,
        lids=0.9,
        gaze=(8.5, -4.5),
        smile=-5.0,
        skew=11.0,
        width=0.66,
        chin=1.0,
    ),
)
GLANCES = (
    replace(NEUTRAL, name="blink", lids=0.0),
    replace(NEUTRAL, name="left", aim="left"),
    replace(NEUTRAL, name="right", aim="right"),
)
# The signs of R-TALK, named by what is done, not by what it says: couples may agree otherwise.
GRIMACES = (
    Mood(name="kiss", lean=-4.0, brow=12.0, lids=0.0, purse=1.0, width=0.6),
    Mood(
        name="twist",
        lean=3.0,
        brow=-3.0,
        brow_near=16.0,
        lids=0.8,
        cheeks=6.0,
        skew=40.0,
        smile=-3.0,
        width=0.7,
    ),
    Mood(name="sky", lean=6.0, brow=20.0, lids=1.6, gaze=(1.0, -13.0), smile=-3.0, part=7.0, width=0.5),
    Mood(
        name="tongue", lean=-4.0, brow=6.0, lids=1.0, cheeks=3.0, smile=8.0, part=6.0, tongue=1.0, width=1.05
    ),
    Mood(
        name="shoulder",
        brow=11.0,
        brow_inner=7.0,
        lids=0.95,
        smile=-11.0,
        width=0.84,
        shoulder=1.0,
        aim="right",
    ),
    Mood(
        name="rub", lean=3.0, brow=6.0, brow_near=9.0, lids=0.74, smile=13.0, cheeks=5.0, width=1.1, hand=1.0
    ),
    Mood(
        name="squeeze",
        lean=-4.0,
        brow=-13.0,
        brow_inner=-9.0,
        part=11.0,
        lids=0.0,
        squeeze=1.0,
        cheeks=8.0,
        smile=-4.0,
        width=1.28,
    ),
    Mood(name="puff", brow=14.0, lids=1.35, puff=1.0, width=0.5, smile=0.0, gaze=(-1.0, 1.0)),
    Mood(
        name="wink",
        lean=4.5,
        brow_near=-12.0,
        brow=8.0,
        lids=1.1,
        cheeks=6.0,
        smile=17.0,
        part=8.0,
        skew=8.0,
        wink=1.0,
        width=1.2,
    ),
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
"""Ending of the name of an expression's second drawing: the window alternates the two."""
_NAMED = {mood.name: mood for mood in (*FEELINGS, *GRIMACES)}
SECONDS = (
    between(_NAMED["pleased"], 0.5),
    between(_NAMED["dismayed"], 0.5),
    replace(
        _NAMED["thinking"], name=f"thinking-{SECOND}", gaze=(-7.0, 6.0), lids=0.78, brow_near=8.0, skew=5.0
    ),
    between(_NAMED["puff"], 0.45),
    between(_NAMED["shoulder"], 0.45),
    replace(_NAMED["rub"], name=f"rub-{SECOND}", hand=0.5),
)
MOODS = (NEUTRAL, *FEELINGS, *GLANCES, *GRIMACES, *SECONDS)
