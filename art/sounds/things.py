"""Things on and at other tables: glasses that meet, cups on saucers, a spoon in a cup, a chair."""

import numpy as np

from art.sounds.dsp import SAMPLE_RATE, Mode, Signal, band, burst, level, noise, ring, samples, silence, swell
from art.sounds.dsp import add as mix

CUP = ((1_730.0, 0.13, 1.0), (2_910.0, 0.1, 0.8), (4_380.0, 0.07, 0.6), (6_250.0, 0.04, 0.35))
"""Of porcelain: frequency, fall and share of its modes."""
SMALL_GLASS = ((1.0, 0.6, 1.0), (1.58, 0.42, 0.5), (2.32, 0.34, 0.6), (3.41, 0.22, 0.35), (4.25, 0.16, 0.25))
"""The same of a glass, with its frequencies beside the lowest."""
LEGS = ((310.0, 0.05, 1.0), (540.0, 0.04, 0.8), (880.0, 0.03, 0.6), (1_430.0, 0.025, 0.4))
"""The same of a chair."""


def _touched(
    rng: np.random.Generator, modes: tuple[tuple[float, float, float], ...], tune: float, seconds: float
) -> Signal:
    """A hard thing touched by another."""
    touch = burst(rng, low=1_000.0, high=9_000.0, fall=0.003)
    rings = [
        Mode(
            frequency=frequency * tune, decay=fall * rng.uniform(0.8, 1.2), gain=gain * rng.uniform(0.7, 1.3)
        )
        for frequency, fall, gain in modes
    ]
    return level(ring(touch, rings, seconds))


def cup(rng: np.random.Generator) -> Signal:
    """A cup comes to rest on its saucer: two or three touches, nearer and nearer together."""
    sound = silence(0.6)
    at, gain, wait = 0.0, 1.0, rng.uniform(0.07, 0.11)
    tune = rng.uniform(0.88, 1.15)
    for _ in range(int(rng.integers(2, 5))):
        mix(sound, _touched(rng, CUP, tune * rng.uniform(0.98, 1.02), 0.25), at, gain)
        at, wait, gain = at + wait, 0.6 * wait, 0.62 * gain
    return sound


def clink(rng: np.random.Generator) -> Signal:
    """Two glasses meet."""
    sound = silence(1.0)
    pitch = rng.uniform(2_100.0, 2_900.0)
    for late, tune, gain in ((0.0, 1.0, 1.0), (0.002, rng.uniform(1.12, 1.26), 0.8)):
        mix(sound, _touched(rng, SMALL_GLASS, pitch * tune, 0.9), late, gain)
    if rng.random() < 0.5:  # and touch again
        mix(sound, _touched(rng, SMALL_GLASS, pitch * 1.02, 0.6), rng.uniform(0.09, 0.16), 0.35)
    return sound


def spoon(rng: np.random.Generator) -> Signal:
    """A spoon goes round in a cup, and is laid down."""
    sound = silence(2.6)
    at, tune = 0.0, rng.uniform(1.2, 1.4)
    for number in range(int(rng.integers(7, 11))):
        side = 1.0 if number % 2 else 1.07
        mix(sound, _touched(rng, CUP, tune * side, 0.12), at, rng.uniform(0.35, 0.7))
        at += rng.uniform(0.13, 0.17)
    mix(sound, _touched(rng, CUP, 0.9 * tune, 0.25), at + 0.22, 0.8)
    return sound


def chair(rng: np.random.Generator) -> Signal:
    """A chair is pushed back over a stone floor: its legs stutter, and it stands."""
    seconds = rng.uniform(0.35, 0.6)
    count = samples(seconds)
    rate = np.linspace(rng.uniform(60.0, 80.0), rng.uniform(95.0, 130.0), count)
    rate = rate * (1.0 + 0.3 * level(band(noise(rng, seconds), 3.0, 25.0)))
    train = np.zeros(count)
    slips = np.flatnonzero(np.diff(np.floor(np.cumsum(rate) / SAMPLE_RATE)) > 0)
    train[slips] = rng.uniform(0.4, 1.0, len(slips))
    rough = train + 0.03 * noise(rng, seconds)
    modes = [Mode(frequency=f * rng.uniform(0.9, 1.1), decay=fall, gain=gain) for f, fall, gain in LEGS]
    scrape = level(ring(rough, modes, seconds)) * swell(count, 0.45)
    sound = np.pad(scrape, (0, samples(0.3)))
    mix(sound, level(ring(burst(rng, low=200.0, high=2_000.0, fall=0.008), modes, 0.2)), seconds + 0.06, 0.5)
    return np.asarray(sound)
