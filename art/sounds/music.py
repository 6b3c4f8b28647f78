"""The two little phrases: glasses and a mandolin for a win, wooden bars for a loss."""

import numpy as np
from scipy.signal import lfilter

from art.sounds.dsp import (
    SAMPLE_RATE,
    Mode,
    Signal,
    burst,
    decay,
    level,
    lowpass,
    noise,
    ring,
    room,
    silence,
)
from art.sounds.dsp import add as mix

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


def pluck(rng: np.random.Generator, pitch: float, seconds: float) -> Signal:
    """A mandolin course: two strings a hair apart (Karplus and Strong's loop), on a small body."""
    course = sum((_string(rng, pitch * detune, seconds) for detune in (1.0, 1.0035)), silence(seconds))
    body = ring(course, (Mode(frequency=310.0, decay=0.03), Mode(frequency=690.0, decay=0.02)), seconds)
    damped = np.minimum(1.0, np.linspace(seconds / 0.4, 0.0, len(course)))  # a finger ends the note
    return level(level(course) + 0.35 * level(body)) * decay(len(course), 0.001, seconds * 2.5) * damped


def _string(rng: np.random.Generator, pitch: float, seconds: float) -> Signal:
    """A string as a delay loop with a damped, fractional-sample average in it."""
    period = SAMPLE_RATE / pitch - 0.5
    whole = int(period)
    part = period - whole
    loop = np.zeros(whole + 3)
    loop[0] = 1.0
    for tap, weight in ((whole, (1 - part) * 0.5), (whole + 1, 0.5), (whole + 2, part * 0.5)):
        loop[tap] -= 0.998 * weight
    pick = lowpass(noise(rng, whole / SAMPLE_RATE), 4_200.0)
    start = np.zeros(len(silence(seconds)))
    start[: len(pick)] = pick - pick.mean()
    return np.asarray(lfilter([1.0], loop, start), dtype=np.float64)


def bar(rng: np.random.Generator, pitch: float) -> Signal:
    """A rosewood bar under a soft mallet."""
    mallet = lowpass(burst(rng, low=50.0, high=1_500.0, fall=0.02, attack=0.002), 900.0)
    modes = [Mode(frequency=pitch * ratio, decay=fall, gain=gain) for ratio, fall, gain in BAR]
    return level(ring(mallet, modes, 0.95))


def win(rng: np.random.Generator) -> Signal:
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


def loss(rng: np.random.Generator) -> Signal:
    """Three low wooden notes that sit down, kindly."""
    sound = silence(1.6)
    for at, pitch, gain in ((0.01, 196.0, 0.6), (0.24, 164.81, 0.6), (0.5, 130.81, 0.8)):
        mix(sound, bar(rng, pitch), at, gain)
    return room(rng, lowpass(sound, 3_500.0), wet=0.08, seconds=0.4)
