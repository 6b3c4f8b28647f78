"""Voices at other tables: syllables of throats and lips that say no word, and a laugh."""

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
    samples,
    silence,
    swell,
)
from art.sounds.dsp import add as mix

TALKERS = (96.0, 112.0, 128.0, 188.0, 205.0, 118.0, 196.0, 104.0, 176.0, 214.0, 122.0, 184.0, 108.0)
"""The pitch of each voice, in hertz."""
VOWELS = (
    (730, 1_190, 2_540),
    (530, 1_840, 2_580),
    (390, 1_990, 2_650),
    (570, 920, 2_410),
    (440, 1_020, 2_300),
    (300, 2_290, 3_010),
)
"""The first three formants of a vowel, in hertz."""
OPEN = VOWELS[0]
"""That of a laugh."""


def _throat(rng: np.random.Generator, rate: Signal, vowel: tuple[int, int, int], tract: float) -> Signal:
    """A vowel: pulses at each sample's `rate` in hertz, through formants that are `tract` times as high."""
    seconds = len(rate) / SAMPLE_RATE
    shaky = rate * (1.0 + 0.012 * level(lowpass(noise(rng, seconds), 30.0)))
    pulses = np.zeros(len(rate))
    pulses[np.flatnonzero(np.diff(np.floor(np.cumsum(shaky) / SAMPLE_RATE)) > 0)] = 1.0
    pulses = lowpass(pulses, 1_500.0, 1) + 0.012 * noise(rng, seconds)
    first, second, third = (formant * tract * rng.uniform(0.96, 1.04) for formant in vowel)
    modes = (
        Mode(frequency=first, decay=0.03, gain=1.0),
        Mode(frequency=second, decay=0.022, gain=0.55),
        Mode(frequency=third, decay=0.018, gain=0.3),
    )
    return level(ring(pulses, modes, seconds))


def _syllable(rng: np.random.Generator, pitch: float, tract: float) -> Signal:
    """A vowel, often with a breath of a consonant before it. Nobody could say which word it was."""
    count = samples(rng.uniform(0.1, 0.22))
    rate = pitch * np.linspace(rng.uniform(0.97, 1.08), rng.uniform(0.9, 1.03), count)
    vowel = VOWELS[int(rng.integers(len(VOWELS)))]
    sound = _throat(rng, rate, vowel, tract) * swell(count, 0.28, 0.7)
    if rng.random() < 0.35:
        breath = burst(rng, low=2_200.0, high=6_000.0, fall=rng.uniform(0.03, 0.06), attack=0.012)
        mix(sound, breath, 0.0, rng.uniform(0.03, 0.1))
    return sound


def phrase(rng: np.random.Generator, pitch: float) -> Signal:
    """Some syllables about `pitch` hertz that rise, fall and come to an end."""
    count = int(rng.integers(4, 15))
    sound = silence(0.26 * count + 0.5)
    tract = 0.94 + 0.14 * (pitch > 160.0)
    asks = rng.random() < 0.25
    at = 0.0
    for number in range(count):
        place = number / count
        tune = (
            1.0
            + 0.14 * np.sin(np.pi * place)
            - 0.12 * place
            + (0.3 * max(0.0, place - 0.75) if asks else 0.0)
        )
        stressed = number % 3 == 1
        tone = pitch * tune * rng.uniform(0.97, 1.03) * (1.06 if stressed else 1.0)
        mix(sound, _syllable(rng, tone, tract), at, (1.0 if stressed else 0.6) * rng.uniform(0.75, 1.0))
        at += rng.uniform(0.13, 0.2) * (1.25 if stressed else 1.0)
    return sound[: samples(at + 0.3)]


def laugh(rng: np.random.Generator, pitch: float) -> Signal:
    """Somebody laughs, from `pitch` hertz downwards: breath and an open vowel, again and again, softer."""
    sound = silence(2.4)
    at, gain, tone = 0.0, 0.7, pitch
    for number in range(int(rng.integers(6, 9))):
        count = samples(rng.uniform(0.085, 0.12))
        rate = tone * np.linspace(1.1, 0.9, count)
        ha = _throat(rng, rate, OPEN, 1.06) * swell(count, 0.3, 0.8)
        breath = band(noise(rng, 0.07), 900.0, 4_500.0) * swell(samples(0.07), 0.5)
        mix(sound, level(breath), max(0.0, at - 0.05), 0.16 * gain)
        mix(sound, ha, at + 0.01, gain)
        at += rng.uniform(0.155, 0.185) + 0.006 * number
        gain = 1.0 if number == 0 else gain * rng.uniform(0.8, 0.92)
        tone *= 1.08 if number == 0 else rng.uniform(0.93, 0.98)
    return sound
