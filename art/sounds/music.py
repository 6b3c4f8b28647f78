"""Glasses and a mandolin for a hand won, wooden bars for one lost; pieces for the title and a match."""

import numpy as np

from art.sounds.dsp import (
    SAMPLE_RATE,
    Mode,
    Signal,
    burst,
    level,
    lowpass,
    ring,
    room,
    silence,
)
from art.sounds.dsp import add as mix
from art.sounds.performance import played
from art.sounds.pieces import LOST, MAZURKA, SERENADE, WALTZ, WON
from art.sounds.strings import pluck
from art.sounds.surface import Surface

GLASS = ((1.0, 0.75, 1.0), (2.32, 0.5, 0.55), (4.25, 0.3, 0.3), (6.63, 0.18, 0.14))
BAR = ((1.0, 0.75, 1.0), (3.93, 0.2, 0.22), (9.4, 0.07, 0.06))


def glass(rng: np.random.Generator, pitch: float) -> Signal:
    """One small glass touched at its rim, sounding `pitch` hertz and its overtones."""
    touch = burst(rng, low=800.0, high=6_000.0, fall=0.006)
    modes = [
        Mode(frequency=pitch * ratio * beat, decay=fall, gain=gain * share)
        for ratio, fall, gain in GLASS
        for beat, share in ((1.0, 1.0), (1.004, 0.5))
    ]
    return level(ring(touch, modes, 0.9))


def bar(rng: np.random.Generator, pitch: float) -> Signal:
    """A rosewood bar under a soft mallet."""
    mallet = lowpass(burst(rng, low=50.0, high=1_500.0, fall=0.02, attack=0.002), 900.0)
    modes = [Mode(frequency=pitch * ratio, decay=fall, gain=gain) for ratio, fall, gain in BAR]
    return level(ring(mallet, modes, 0.95))


def win(rng: np.random.Generator, _surface: Surface) -> Signal:
    """Two glasses meet, and the mandolin rises over a chord of G."""
    sound = silence(1.9)
    mix(sound, glass(rng, 1_980.0), 0.01, 0.2)
    mix(sound, glass(rng, 2_350.0), 0.035, 0.16)
    for at, pitch, gain in (
        (0.16, 392.0, 0.5),
        (0.29, 493.88, 0.5),
        (0.42, 587.33, 0.52),
        (0.55, 783.99, 0.66),
    ):
        mix(sound, pluck(rng, pitch, 1.35), at, gain)
    return room(rng, lowpass(sound, 7_500.0), wet=0.12, seconds=0.5)


def loss(rng: np.random.Generator, _surface: Surface) -> Signal:
    """Three wooden notes that sit down, kindly, a mandolin with them: a laptop has no lower ones."""
    sound = silence(1.7)
    for at, pitch, gain in ((0.01, 587.33, 0.55), (0.24, 493.88, 0.55), (0.5, 392.0, 0.7)):
        mix(sound, bar(rng, pitch), at, gain)
        mix(sound, pluck(rng, pitch, 0.8), at + 0.012, 0.3 * gain)
    return room(rng, lowpass(sound, 5_000.0), wet=0.1, seconds=0.4)


def title(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A waltz: what the title begins with."""
    return played(rng, WALTZ)


def mazurka(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A mazurka, which follows the waltz."""
    return played(rng, MAZURKA)


def serenade(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A serenade, which follows the mazurka."""
    return played(rng, SERENADE)


def won(rng: np.random.Generator, _surface: Surface) -> Signal:
    """For a match that was won: two glasses meet first."""
    phrase = played(rng, WON)
    sound = silence(len(phrase) / SAMPLE_RATE + 0.3)
    mix(sound, glass(rng, 1_980.0), 0.01, 0.3)
    mix(sound, glass(rng, 2_350.0), 0.035, 0.24)
    mix(sound, phrase, 0.3)
    return sound


def lost(rng: np.random.Generator, _surface: Surface) -> Signal:
    """For a match that was lost: it smiles all the same."""
    return played(rng, LOST)
