"""A piece played on a mandolin and a guitar."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from art.sounds.dsp import Signal, lowpass, room, silence
from art.sounds.dsp import add as mix
from art.sounds.guitar import FIGURES, HUMAN, Hand
from art.sounds.score import Note, Piece, read, shape
from art.sounds.strings import MANDOLIN, RELEASE, hertz, strike
from art.sounds.timing import Clock, clock

START = 0.05
"""Seconds before the first note."""
GUITAR_SHARE = 0.52
"""Loudness of the guitar beside the mandolin."""
RINGS = 1.1
"""Seconds that a room and a string sound on after the last chord was held."""
BACK = 0.018
"""Seconds in which a plectrum that comes back stops the string."""
SLOW, QUICK = 0.115, 0.07
"""Seconds between two strokes of a tremolo at its beginning, and in its midst."""


def played(rng: np.random.Generator, piece: Piece) -> Signal:
    """The piece as a signal: melody, accompaniment, and a last chord that is rolled and held."""
    time = clock(piece)
    end = time.at(1e9)
    mandolin, guitar = silence(START + end + piece.held + RINGS), silence(START + end + piece.held + RINGS)
    hand = Hand(rng, guitar, time, START)
    beat, number, low = 0.0, 0, 64
    for section in piece.sections:
        bars, chords = read(section.melody, piece.bar), section.chords.split()
        if len(bars) != len(chords):
            raise ValueError(f"{len(bars)} bars, {len(chords)} chords: {section.chords}")
        for notes, chord in zip(bars, chords, strict=True):
            FIGURES[piece.figure](hand, chord, beat, number)
            place = beat
            for note in notes:
                _sing(rng, mandolin, time, note, place, piece.trembles, low)
                place += note.beats
            beat += piece.bar
            number += 1
    hand.roll(shape(piece.ends), beat, piece.held + 0.6, 1.0)
    _close(rng, mandolin, piece, START + end, time.force(beat))
    both = lowpass(mandolin, 9_000.0) + GUITAR_SHARE * lowpass(guitar, 6_000.0)
    return room(rng, both, wet=0.22, seconds=0.75)


def _sing(
    rng: np.random.Generator, sound: Signal, time: Clock, note: Note, beat: float, trembles: float, low: int
) -> None:
    """One note of the melody, a little after the bass where the phrase is at its height."""
    if not note.pitches:
        return
    force = time.force(beat) * (1.0 + 0.012 * (note.pitches[0] - low - 8))
    lag = 0.016 * max(0.0, time.force(beat) - 0.5) + rng.normal(0.0, 0.5 * HUMAN)
    at, end = time.at(beat) + lag, time.at(beat + note.beats)
    if note.accent:
        force *= 1.22
    if note.grace is not None:
        grace = strike(rng, MANDOLIN, hertz(note.grace), 0.06, force=0.55 * min(force, 1.0))
        mix(sound, grace, START + max(0.0, at - 0.065))
    if note.beats < trembles:
        for number, pitch in enumerate(note.pitches):
            _stroke(rng, sound, pitch, at + 0.009 * number, end - at + 0.02, force * (1.0 - 0.22 * number))
        return
    strokes = [*tremolo(rng, end - at), (end - at + 0.02, 0.0, False)]
    for (late, share, up), (following, _, _) in pairwise(strokes):
        for number, pitch in enumerate(note.pitches):
            # The plectrum stops the string for a moment when it comes back to it.
            lower = 1.0 - 0.3 * number
            when, left = at + in_step(late, pitch) + 0.006 * number, following - late
            _stroke(rng, sound, pitch, when, left, force * share * lower, up=up, release=BACK)


def tremolo(rng: np.random.Generator, seconds: float) -> Iterator[tuple[float, float, bool]]:
    """The strokes of a note held so long: when, how hard beside the phrase, and whether upwards.

    They begin broadly, run, and broaden again; the note swells with them. No two are alike.
    """
    at, up = 0.0, False
    while at < seconds - 0.03:
        place = at / seconds
        swell = 0.5 + 0.27 * np.sin(np.pi * place**0.85)
        yield at, float((0.92 if at == 0.0 else swell) * (0.84 if up else 1.0) * rng.uniform(0.92, 1.08)), up
        run = np.sin(np.pi * min(1.0, 1.1 * place + 0.02)) ** 0.7
        at += float(SLOW + (QUICK - SLOW) * run) * rng.uniform(0.96, 1.04)
        up = not up


def in_step(seconds: float, note: int) -> float:
    """The nearest time at which a string has swung whole times: a stroke there keeps its pitch."""
    return round(seconds * hertz(note)) / hertz(note)


def _stroke(
    rng: np.random.Generator,
    sound: Signal,
    pitch: int,
    at: float,
    seconds: float,
    force: float,
    *,
    up: bool = False,
    release: float = RELEASE,
) -> None:
    strong = float(np.clip(force, 0.1, 1.0))
    length = max(0.05, seconds)
    note = strike(rng, MANDOLIN, hertz(pitch), length, force=strong, up=up, release=release)
    mix(sound, note, START + at)


def _close(rng: np.random.Generator, sound: Signal, piece: Piece, at: float, force: float) -> None:
    """The last chord: rolled from the lowest string, its top note trembling away."""
    notes: Sequence[int] = piece.last
    for number, pitch in enumerate(notes):
        late = 0.075 * number + 0.01
        left = piece.held + 0.5 - late
        mix(sound, strike(rng, MANDOLIN, hertz(pitch), left, force=min(1.0, 0.85 * force)), at + late)
    first = 0.075 * len(notes) + 0.16
    last = piece.held - first
    strokes = [*tremolo(rng, last), (last + 0.6, 0.0, False)]
    for (late, _share, up), (following, _, _) in pairwise(strokes):
        fading = 0.72 * (1.0 - 0.6 * late / last)
        when, release = first + in_step(late, notes[-1]), BACK if following < last else RELEASE
        _stroke(
            rng, sound, notes[-1], at - START + when, following - late, force * fading, up=up, release=release
        )
