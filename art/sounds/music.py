"""Glasses and a mandolin for a hand won, wooden bars for one lost; phrases for the title and a match."""

from collections.abc import Iterator
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """A melody with what the left hand plays under it: notes by MIDI number (None: a rest) and beats."""

    beat: float
    """Seconds of a beat."""
    melody: tuple[tuple[int | None, float], ...]
    under: tuple[tuple[tuple[int, ...], float], ...]
    """Notes that are plucked together, and after how many beats the next ones are."""
    trembles: float = 1.5
    """Beats from which on a note is held by trembling."""


TITLE = Phrase(
    beat=0.43,
    melody=(
        (74, 2.0),
        (71, 1.0),
        (72, 1.0),
        (74, 0.5),
        (72, 0.5),
        (71, 1.0),
        (69, 2.0),
        (66, 1.0),
        (69, 3.0),
        (72, 2.0),
        (69, 1.0),
        (71, 1.0),
        (72, 0.5),
        (71, 0.5),
        (69, 1.0),
        (66, 1.0),
        (69, 1.0),
        (74, 1.0),
        (67, 3.0),
    ),
    under=tuple(
        (notes, 1.0)
        for bass, chord in (
            (55, (62, 67)),
            (55, (62, 67)),
            (50, (60, 66)),
            (50, (60, 66)),
            (57, (60, 64)),
            (55, (62, 67)),
            (50, (60, 66)),
            (55, (59, 62)),
        )
        for notes in ((bass,), chord, chord)
    ),
)
WON = Phrase(
    beat=0.3,
    melody=(
        (67, 0.5),
        (71, 0.5),
        (74, 0.5),
        (79, 1.0),
        (78, 0.5),
        (76, 0.5),
        (78, 0.5),
        (74, 0.5),
        (76, 1.5),
        (72, 0.5),
        (76, 0.5),
        (74, 0.5),
        (69, 0.5),
        (71, 0.5),
        (69, 0.5),
        (67, 3.0),
    ),
    under=(
        ((55, 62), 1.5),
        ((59, 67), 1.5),
        ((60, 67), 1.5),
        ((60, 64), 1.5),
        ((57, 64), 1.5),
        ((50, 66), 1.5),
        ((55, 59, 67), 3.0),
    ),
)
LOST = Phrase(
    beat=0.42,
    melody=((71, 2.0), (69, 1.0), (67, 2.0), (64, 1.0), (66, 1.5), (69, 0.5), (67, 1.0), (67, 3.0)),
    under=(((52, 59), 3.0), ((48, 60), 3.0), ((50, 60), 3.0), ((55, 62), 3.0)),
)
TREMBLE = 0.078
"""Seconds between two strokes of the plectrum."""


def hertz(note: int) -> float:
    """The pitch of a MIDI note in equal temperament: 69 is 440 Hz."""
    return float(440.0 * 2.0 ** ((note - 69) / 12.0))


def played(rng: np.random.Generator, phrase: Phrase) -> Signal:
    """A phrase on a mandolin, its long notes trembled, over plucks an octave deeper and half as loud."""
    beats = sum(length for _, length in phrase.melody)
    sound = silence(beats * phrase.beat + 1.6)
    at = 0.02
    for note, length in phrase.melody:
        seconds = length * phrase.beat
        if note is not None:
            for stroke, gain in _strokes(rng, seconds, trembles=length >= phrase.trembles):
                left = max(0.12, seconds - stroke + 0.25)
                mix(sound, pluck(rng, hertz(note), left), at + stroke + rng.normal(0.0, 0.003), gain)
        at += seconds
    at = 0.02
    for notes, length in phrase.under:
        for number, note in enumerate(notes):
            mix(sound, pluck(rng, hertz(note), 1.1), at + 0.014 * number, 0.3)
        at += length * phrase.beat
    return room(rng, lowpass(sound, 7_500.0), wet=0.18, seconds=0.6)


def _strokes(rng: np.random.Generator, seconds: float, *, trembles: bool) -> Iterator[tuple[float, float]]:
    """When the plectrum strikes within a note and how hard: once, or to and fro, swelling a little."""
    if not trembles:
        yield 0.0, rng.uniform(0.7, 0.85)
        return
    count = int(seconds / TREMBLE)
    for stroke in range(count):
        swelling = 0.34 + 0.2 * np.sin(np.pi * stroke / count)
        yield stroke * TREMBLE, 0.8 if stroke == 0 else swelling * (1.0 if stroke % 2 == 0 else 0.85)


def title(rng: np.random.Generator, _surface: Surface) -> Signal:
    """Eight bars of a waltz, for the title."""
    return played(rng, TITLE)


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
