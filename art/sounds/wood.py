"""A knuckle on the table."""

import numpy as np

from art.sounds.dsp import Signal, below, burst, lowpass, room, silence
from art.sounds.dsp import add as mix
from art.sounds.surface import Surface, thud


def knock(rng: np.random.Generator, surface: Surface) -> Signal:
    """A gentle refusal: two knuckles on the table, the second lower."""
    sound = silence(0.45)
    at, tune = 0.01, rng.uniform(1.2, 1.32)
    for gain in (1.0, rng.uniform(0.62, 0.8)):
        knuckle = burst(rng, low=900.0, high=4_200.0, fall=0.012, attack=0.0004)
        body = thud(rng, surface, force=0.8, tune=tune)
        mix(sound, body, at, gain)
        mix(sound, below(knuckle, body, 7.0), at, gain)
        at += rng.uniform(0.105, 0.13)
        tune *= rng.uniform(0.84, 0.93)
    return room(rng, lowpass(sound, 8_000.0), wet=0.18)
