"""The expressions every sitter has: what a table makes of a face, and the grimaces of the signs."""

from __future__ import annotations

from dataclasses import replace

from art.faces.sitter import Mood

NEUTRAL = Mood(name="neutral", smile=5.0)

FEELINGS = (
    Mood(name="pleased", brow=4.0, lids=0.86, cheeks=4.5, smile=10.0, part=5.0, width=1.14, gaze=(-3.0, 2.0)),
    Mood(
        name="dismayed",
        brow=3.0,
        brow_inner=9.0,
        lids=1.12,
        smile=-9.0,
        part=1.5,
        width=0.84,
        gaze=(-2.0, 4.0),
    ),
    Mood(
        name="thinking", brow=2.0, brow_near=6.0, lids=0.96, gaze=(4.5, -5.5), smile=0.5, skew=4.0, width=0.88
    ),
)
GLANCES = (
    replace(NEUTRAL, name="blink", lids=0.0),
    replace(NEUTRAL, name="left", aim="left"),
    replace(NEUTRAL, name="right", aim="right"),
)
# The signs of R-TALK, named by what is done, not by what it says: couples may agree otherwise.
GRIMACES = (
    Mood(name="kiss", brow=5.0, lids=0.9, purse=1.0, width=0.6),
    Mood(name="twist", brow=-1.0, brow_near=7.0, lids=0.86, cheeks=3.0, skew=24.0, smile=-2.0, width=0.66),
    Mood(name="sky", brow=11.0, lids=1.22, gaze=(1.0, -9.0), smile=1.0, width=0.86),
    Mood(name="tongue", brow=5.0, lids=0.94, cheeks=2.0, smile=5.0, part=3.0, tongue=1.0, width=0.9),
    Mood(
        name="shoulder", brow=6.0, brow_inner=2.0, lids=0.9, smile=-3.0, width=0.9, shoulder=1.0, aim="right"
    ),
    Mood(name="rub", brow=3.0, brow_near=4.0, lids=0.82, smile=7.0, cheeks=2.0, hand=1.0),
    Mood(
        name="squeeze", brow=-7.0, brow_inner=-5.0, lids=0.0, squeeze=1.0, cheeks=7.0, smile=2.0, width=1.06
    ),
    Mood(name="puff", brow=6.0, lids=1.08, puff=1.0, width=0.5, smile=0.0, gaze=(-1.0, 1.0)),
    Mood(name="wink", brow_near=-6.0, brow=3.0, cheeks=4.0, smile=10.0, skew=5.0, wink=1.0, width=1.06),
)
MOODS = (NEUTRAL, *FEELINGS, *GLANCES, *GRIMACES)
