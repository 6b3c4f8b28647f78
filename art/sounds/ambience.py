"""The circolo around the table: soft voices without words, a laugh, glasses, cups, spoons, a chair.

One minute that goes round: whatever sounds at its end sounds on at its beginning, and every filter is
circular, so that there is no seam.
"""

import numpy as np

from art.sounds.dsp import (
    SAMPLE_RATE,
    Signal,
    decay,
    level,
    noise,
    samples,
    silence,
)
from art.sounds.surface import FELT, Surface
from art.sounds.things import chair, clink, cup, spoon
from art.sounds.voices import TALKERS, laugh, phrase

SECONDS = 60.0
LOUDNESS = -27.1
"""LUFS of the whole minute, so that -40 are left at the volume that the settings begin with.

The game plays it at level(0.4) = 0.4**1.6 = 0.231, which the mixer rounds to 29/128: 12.9 dB less.
"""
WALL = 2_900.0
"""Hertz above which the room swallows a voice from the next table."""
CUPS = (3.1, 9.4, 14.6, 20.9, 27.3, 35.0, 39.8, 46.2, 53.7, 58.1)
CLINKS = (6.2, 17.5, 24.4, 32.1, 43.3, 50.6)
SPOONS = (11.6, 30.0, 48.4)
CHAIRS = (8.0, 22.7, 37.2, 55.6)
LAUGHS = (19.2, 41.6)
"""The seconds at which something happens, give or take one."""


def lay(loop: Signal, part: Signal, at: float, gain: float = 1.0) -> None:
    """Mix `part` into a loop at the second `at`; what sticks out comes round to the beginning."""
    where = (samples(at) + np.arange(len(part))) % len(loop)
    np.add.at(loop, where, gain * part)


def through(loop: Signal, low: float, high: float, slope: float = 2.0) -> Signal:
    """A loop between two frequencies, filtered in its round."""
    spectrum = np.fft.rfft(loop)
    frequency = np.maximum(np.fft.rfftfreq(len(loop), 1 / SAMPLE_RATE), 1.0)
    gain = 1.0 / np.sqrt((1.0 + (low / frequency) ** (2 * slope)) * (1.0 + (frequency / high) ** (2 * slope)))
    return np.asarray(np.fft.irfft(spectrum * gain, len(loop)))


def echoed(rng: np.random.Generator, loop: Signal, *, wet: float, seconds: float = 0.9) -> Signal:
    """A loop in a room of plaster and stone floor."""
    tail = noise(rng, seconds) * decay(samples(seconds), 0.012, seconds)
    tail /= np.sqrt(np.sum(tail**2))
    far = np.fft.irfft(np.fft.rfft(loop) * np.fft.rfft(tail, len(loop)), len(loop))
    return np.asarray(loop + wet * far)


def _talk(rng: np.random.Generator, loop: Signal, pitch: float, gain: float) -> None:
    """One person through the whole minute: a few phrases, and listening in between."""
    at = rng.uniform(0.0, 5.0)
    while at < SECONDS:
        said = phrase(rng, pitch)
        lay(loop, said, at, gain * rng.uniform(0.5, 1.0))
        at += len(said) / SAMPLE_RATE + rng.uniform(0.6, 3.4)


def begun_calmly(loop: Signal) -> Signal:
    """The same loop, begun where least changes in strength and colour: a decoder starts there afresh."""
    frame = samples(0.05)
    frames = loop[: len(loop) // frame * frame].reshape(-1, frame)
    power = np.abs(np.fft.rfft(frames * np.hanning(frame), axis=1)) ** 2
    edges = np.unique(np.geomspace(5, power.shape[1] - 1, 22).astype(int))
    bands = 10.0 * np.log10(np.add.reduceat(power, edges, axis=1) + 1e-9)
    leaps = np.mean((bands - np.roll(bands, 1, axis=0)) ** 2, axis=1)
    return np.roll(loop, -frame * int(np.argmin(leaps)))


def circolo(rng: np.random.Generator, _surface: Surface = FELT) -> Signal:
    """A minute of an afternoon among people, to be played round and round."""
    voices, laughs, things = silence(SECONDS), silence(SECONDS), silence(SECONDS)
    for pitch in TALKERS:
        _talk(rng, voices, pitch, rng.uniform(0.5, 1.0))
    for at, pitch in zip(LAUGHS, (238.0, 152.0), strict=True):
        lay(laughs, laugh(rng, pitch), at + rng.uniform(-1.0, 1.0), 1.0)
    for times, thing, gain in (
        (CUPS, cup, 0.5),
        (CLINKS, clink, 0.42),
        (SPOONS, spoon, 0.3),
        (CHAIRS, chair, 0.4),
    ):
        for at in times:
            lay(things, thing(rng), at + rng.uniform(-1.0, 1.0), gain * rng.uniform(0.6, 1.0))
    murmur = level(echoed(rng, through(voices, 160.0, WALL), wet=0.9))
    merry = level(echoed(rng, through(laughs, 250.0, 3_400.0, 1.0), wet=1.8, seconds=1.1))
    near = level(echoed(rng, through(things, 300.0, 9_500.0, 1.0), wet=0.7))
    tone = level(through(noise(rng, SECONDS), 60.0, 260.0, 1.0))
    air = level(through(noise(rng, SECONDS), 900.0, 5_000.0, 0.5))
    sound = through(murmur + 0.5 * merry + 0.85 * near + 0.05 * tone + 0.012 * air, 70.0, 12_000.0)
    return begun_calmly(sound)
