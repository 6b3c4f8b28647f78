"""Chalk on slate: one stroke of the score."""

import numpy as np

from art.sounds.dsp import (
    SAMPLE_RATE,
    Mode,
    Signal,
    band,
    burst,
    level,
    lowpass,
    noise,
    ring,
    room,
    samples,
    silence,
    swell,
)
from art.sounds.dsp import add as mix
from art.sounds.surface import Surface

SLATE = (
    Mode(frequency=640.0, decay=0.05, gain=1.0),
    Mode(frequency=1_130.0, decay=0.04, gain=0.6),
    Mode(frequency=1_870.0, decay=0.03, gain=0.35),
)


def stroke(rng: np.random.Generator, _surface: Surface) -> Signal:
    """The chalk set down and drawn for 0.4 s: stick and slip, never a squeak."""
    sound = silence(0.62)
    mix(sound, level(ring(burst(rng, low=400.0, high=3_000.0, fall=0.01), SLATE, 0.12)), 0.01, 0.55)
    seconds = rng.uniform(0.36, 0.42)
    count = samples(seconds)
    rate = np.linspace(rng.uniform(60.0, 85.0), rng.uniform(100.0, 135.0), count) * (
        1.0 + 0.25 * level(lowpass(noise(rng, seconds), 25.0))
    )
    slip = np.maximum(0.0, np.sin(2.0 * np.pi * np.cumsum(rate) / SAMPLE_RATE)) ** 3
    grain = level(band(noise(rng, seconds), 1_500.0, 8_000.0)) * (0.28 + 0.72 * slip)
    powder = level(band(noise(rng, seconds), 500.0, 1_400.0)) * (0.4 + 0.6 * slip)
    mix(sound, (grain + 0.6 * powder) * swell(count, 0.3, 0.6), 0.035, 0.6)
    return room(rng, lowpass(sound, 10_000.0), wet=0.12)
