"""The circolo around the table: people who talk at other tables, cups, a chair now and then.

One minute that goes round: whatever sounds at its end sounds on at its beginning, and every filter is
circular, so that there is no seam.
"""

import numpy as np

from art.sounds.dsp import (
    SAMPLE_RATE,
    Mode,
    Signal,
    burst,
    decay,
    level,
    noise,
    ring,
    samples,
    silence,
    swell,
)
from art.sounds.music import glass
from art.sounds.paper import friction
from art.sounds.surface import FELT, WALNUT, Surface

SECONDS = 60.0
TALKERS = (96.0, 112.0, 128.0, 178.0, 205.0, 118.0, 190.0, 104.0, 169.0, 136.0, 214.0, 122.0)
"""The pitch of each voice, in hertz."""
VOWELS = ((730, 1_090), (530, 1_840), (390, 1_990), (570, 840), (440, 1_020), (270, 2_290))
"""The first two formants of a vowel, in hertz."""
CUP = (
    Mode(frequency=1_730.0, decay=0.11, gain=1.0),
    Mode(frequency=2_910.0, decay=0.08, gain=0.7),
    Mode(frequency=4_380.0, decay=0.05, gain=0.4),
)
WALL = 1_250.0
"""Hertz above which the room swallows a voice from the next table."""


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


def _syllable(rng: np.random.Generator, pitch: float) -> Signal:
    """A vowel in a throat: pulses that ring through two formants. Nobody could say which word it was."""
    seconds = rng.uniform(0.09, 0.24)
    count = samples(seconds)
    rate = pitch * np.linspace(rng.uniform(0.94, 1.12), rng.uniform(0.85, 1.05), count)
    pulses = np.zeros(count)
    pulses[np.flatnonzero(np.diff(np.floor(np.cumsum(rate) / SAMPLE_RATE)) > 0)] = 1.0
    first, second = VOWELS[int(rng.integers(len(VOWELS)))]
    throat = (
        Mode(frequency=first * rng.uniform(0.92, 1.08), decay=0.05, gain=1.0),
        Mode(frequency=second * rng.uniform(0.92, 1.08), decay=0.035, gain=0.4),
    )
    return level(ring(pulses, throat, seconds)) * swell(count, 0.3, 0.6)


def _talk(rng: np.random.Generator, loop: Signal, pitch: float, gain: float) -> None:
    """One person through the whole minute: a few phrases, and listening in between."""
    at = rng.uniform(0.0, 6.0)
    while at < SECONDS:
        tone, loud = pitch * rng.uniform(0.94, 1.08), gain * rng.uniform(0.5, 1.0)
        for _ in range(int(rng.integers(4, 17))):
            tone *= rng.uniform(0.965, 1.025)
            lay(loop, _syllable(rng, tone), at, loud * rng.uniform(0.5, 1.0))
            at += rng.uniform(0.13, 0.27)
        at += rng.uniform(0.8, 4.5)


def _cup(rng: np.random.Generator) -> Signal:
    """A cup comes to rest on its saucer."""
    sound = silence(0.5)
    at, gain = 0.0, 1.0
    for _ in range(int(rng.integers(2, 4))):
        touch = burst(rng, low=1_200.0, high=7_000.0, fall=0.004)
        tune = rng.uniform(0.9, 1.1)
        modes = [Mode(frequency=m.frequency * tune, decay=m.decay, gain=m.gain) for m in CUP]
        struck = level(ring(touch, modes, 0.2))
        sound[samples(at) :][: len(struck)] += gain * struck
        at += rng.uniform(0.04, 0.11)
        gain *= 0.55
    return sound


def circolo(rng: np.random.Generator, _surface: Surface = FELT) -> Signal:
    """A minute of a quiet afternoon among people, to be played round and round."""
    voices, things = silence(SECONDS), silence(SECONDS)
    for pitch in TALKERS:
        _talk(rng, voices, pitch, rng.uniform(0.6, 1.0))
    for at in np.arange(2.0, SECONDS, 6.3):
        lay(things, _cup(rng), at + rng.uniform(0.0, 4.0), rng.uniform(0.1, 0.3))
    for at in (13.0, 41.5):
        lay(things, glass(rng, rng.uniform(2_000.0, 2_700.0)), at + rng.uniform(0.0, 4.0), 0.12)
    for at in (8.0, 33.0, 52.0):  # a chair
        scrape = friction(rng, WALNUT, seconds=rng.uniform(0.25, 0.5), peak=0.6, hurry=0.3)
        lay(things, scrape, at + rng.uniform(0.0, 4.0), 0.16)
    murmur = level(echoed(rng, through(voices, 140.0, WALL), wet=1.6))
    far = level(echoed(rng, through(things, 250.0, 4_800.0, 1.0), wet=1.1))
    tone = level(through(noise(rng, SECONDS), 60.0, 260.0, 1.0))
    return through(murmur + 0.45 * far + 0.09 * tone, 45.0, 6_500.0)
