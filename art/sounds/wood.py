"""Wood under felt: the body of the table, and what is knocked on it."""

import numpy as np

from art.sounds.dsp import Mode, Signal, burst, lowpass, ring, room, silence
from art.sounds.dsp import add as mix

TABLE = (
    Mode(frequency=96.0, decay=0.22, gain=1.0),
    Mode(frequency=148.0, decay=0.18, gain=0.8),
    Mode(frequency=231.0, decay=0.13, gain=0.5),
    Mode(frequency=347.0, decay=0.09, gain=0.28),
    Mode(frequency=518.0, decay=0.06, gain=0.12),
)


def thud(rng: np.random.Generator, *, force: float = 1.0, tune: float = 1.0) -> Signal:
    """The table answering a hand: more `force` is brighter and longer; `tune` shifts its pitch."""
    hit = lowpass(burst(rng, low=60.0, high=900.0, fall=0.018), 300.0 + 500.0 * force)
    modes = [
        Mode(frequency=mode.frequency * tune, decay=mode.decay * (0.7 + 0.5 * force), gain=mode.gain)
        for mode in TABLE
    ]
    body = ring(hit, modes, 0.35)
    return body / max(float(np.max(np.abs(body))), 1e-12)


def knock(rng: np.random.Generator) -> Signal:
    """A gentle refusal: two soft knuckles on the felt, the second lower."""
    sound = silence(0.45)
    for at, gain, tune in ((0.01, 1.0, 1.55), (0.125, 0.72, 1.35)):
        mix(sound, thud(rng, force=0.55, tune=tune), at, gain)
        mix(sound, burst(rng, low=500.0, high=1_600.0, fall=0.02), at, 0.1 * gain)
    return room(rng, sound, wet=0.2)
