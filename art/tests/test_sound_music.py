"""The mandolin and its guitar: pieces with a form, in tune, and played by people."""

from collections.abc import Mapping
from itertools import pairwise
from math import log2

import numpy as np
import pytest

from art.sounds.dsp import SAMPLE_RATE, Signal, share
from art.sounds.performance import START, tremolo
from art.sounds.pieces import LOST, MAZURKA, SERENADE, WALTZ, WON
from art.sounds.score import OPEN_STRINGS, SHAPES, Piece, midi, read, shape
from art.sounds.strings import GUITAR, MANDOLIN, Instrument, hertz, strike
from art.sounds.timing import clock
from art.tests.test_sounds import recorded

PIECES: Mapping[str, Piece] = {"title": WALTZ, "mazurka": MAZURKA, "serenade": SERENADE}
QUALITIES = {"": (0, 4, 7), "7": (0, 4, 7, 10), "m": (0, 3, 7)}


def cents(wave: Signal, wanted: float) -> float:
    """By how much the peak of the spectrum near `wanted` hertz is sharp."""
    size = 2**20
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), size))
    frequency = np.fft.rfftfreq(size, 1 / SAMPLE_RATE)
    near = (frequency > wanted * 0.975) & (frequency < wanted * 1.025)
    return 1_200 * log2(frequency[near][np.argmax(power[near])] / wanted)


def bars(piece: Piece) -> int:
    return sum(len(read(section.melody, piece.bar)) for section in piece.sections)


def loud(wave: Signal, start: float, end: float) -> float:
    """Decibels between two seconds."""
    cut = wave[int(start * SAMPLE_RATE) : int(end * SAMPLE_RATE)]
    return float(10 * np.log10(np.sum(cut**2) / max(1, len(cut)) + 1e-12))


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_lasts_60_to_100_seconds(name: str) -> None:
    assert 60 <= len(recorded(name)) / SAMPLE_RATE <= 100


def root(name: str) -> int:
    """The pitch class that a chord is called after."""
    return midi(f"{name.rstrip('7').rstrip('m')}4") % 12


def chord_of(name: str) -> set[int]:
    """The pitch classes that a name promises."""
    return {(root(name) + interval) % 12 for interval in QUALITIES[name.lstrip("ABCDEFGb#")]}


def test_the_guitar_holds_the_chords_it_is_told_on_six_strings_with_four_fingers() -> None:
    for name, frets in SHAPES.items():
        assert len(frets) == len(OPEN_STRINGS)
        assert {note % 12 for note in shape(name)} <= chord_of(name), name
        assert min(shape(name)) % 12 == root(name), name
        stopped = [int(fret) for fret in frets if fret not in "x0"]
        assert max(stopped) - min(stopped) <= 3 and len(set(stopped)) <= 4, name


@pytest.mark.parametrize("name", PIECES)
def test_the_melody_belongs_to_its_harmony(name: str) -> None:
    """Of the notes on a first beat, four of five are of the chord; others lean on it."""
    piece, fits, all_ = PIECES[name], 0, 0
    for section in piece.sections:
        for notes, chord in zip(read(section.melody, piece.bar), section.chords.split(), strict=True):
            if notes[0].pitches:
                all_ += 1
                fits += notes[0].pitches[0] % 12 in chord_of(chord)
    assert fits / all_ > 0.8, (fits, all_)


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_has_a_secondary_dominant_and_ends_with_a_cadence(name: str) -> None:
    piece = PIECES[name]
    chords = [chord for section in piece.sections for chord in section.chords.split()]
    assert chords[-1].endswith("7") and (root(chords[-1]) - root(piece.ends)) % 12 == 7, "V7 - I"
    assert any(
        one.endswith("7") and (root(one) - root(two)) % 12 == 7 and two not in (piece.ends, f"{piece.ends}m")
        for one, two in pairwise(chords)
    )


@pytest.mark.parametrize("name", PIECES)
def test_the_beat_breathes_and_does_not_tremble(name: str) -> None:
    """Bars differ by some per cent, but each is like the one beside it; the end is much broader."""
    piece = PIECES[name]
    time = clock(piece)
    beats = np.diff([time.at(beat) for beat in range(bars(piece) * piece.bar + 1)])
    inner = beats[: -3 * piece.bar]
    assert 0.03 < np.std(inner) / np.mean(inner) < 0.12
    assert np.corrcoef(inner[1:], inner[:-1])[0, 1] > 0.2, "jitter"
    assert beats[-1] > 1.4 * np.mean(inner), "no ritardando"
    assert all(later > 0.93 * earlier for earlier, later in pairwise(beats[-2 * piece.bar :]))


@pytest.mark.parametrize("name", PIECES)
def test_phrases_swell(name: str) -> None:
    """In the recording the midst of four bars is louder than the first and the last, by the mean."""
    piece, wave = PIECES[name], recorded(name)
    time = clock(piece)
    levels = [
        loud(wave, START + time.at(bar * piece.bar), START + time.at((bar + 1) * piece.bar))
        for bar in range(bars(piece))
    ]
    swells, first = [], 0
    for section in piece.sections:
        count = len(read(section.melody, piece.bar))
        for phrase in range(first, first + count - 3, 4):
            if count >= 4:
                edge = 0.5 * (levels[phrase] + levels[phrase + 3])
                swells.append(max(levels[phrase + 1 : phrase + 3]) - edge)
        first += count
    assert np.mean(swells) > 1.0, swells
    assert np.quantile(levels, 0.95) - np.quantile(levels, 0.05) > 5.0


@pytest.mark.parametrize("name", PIECES)
def test_the_last_chord_is_rolled_and_held_for_two_seconds(name: str) -> None:
    piece, wave = PIECES[name], recorded(name)
    at = START + clock(piece).at(1e9)
    height = max(loud(wave, at + late, at + late + 0.1) for late in np.arange(0.0, 0.6, 0.05))
    assert loud(wave, at + 1.9, at + 2.0) > height - 15, "it dies away before two seconds are over"
    assert loud(wave, at + piece.held + 1.0, at + piece.held + 1.2) < height - 35, "somebody damps it at last"
    assert onset(wave, at, piece.last[-1]) - onset(wave, at, piece.last[0]) > 0.12, "all strings at once"


def onset(wave: Signal, at: float, note: int) -> float:
    """The second, from `at` on, by which the first partial of a note has grown to half its height."""
    cut = wave[int((at - 0.1) * SAMPLE_RATE) : int((at + 0.8) * SAMPLE_RATE)]
    time = np.arange(len(cut)) / SAMPLE_RATE
    turning = cut * np.exp(-2j * np.pi * hertz(note) * time)
    window = np.hanning(int(0.06 * SAMPLE_RATE))
    strength = np.abs(np.convolve(turning, window / window.sum(), mode="same"))
    return float(time[np.argmax(strength > 0.5 * strength.max())]) - 0.1


def test_a_tremolo_runs_and_broadens_and_no_two_are_alike() -> None:
    rng = np.random.default_rng(1)
    one, two = ([stroke[0] for stroke in tremolo(rng, 1.6)] for _ in range(2))
    steps = np.diff(one)
    assert steps[0] > 1.2 * steps.min() and steps[-1] > 1.1 * steps.min()
    assert 0.06 < steps.min() < 0.08, "12 to 16 strokes in a second"
    assert len(set(np.round(steps, 6))) == len(steps)
    assert one != two


@pytest.mark.parametrize(("instrument", "notes"), [(MANDOLIN, range(55, 89, 3)), (GUITAR, range(40, 72, 3))])
def test_strings_are_in_tune_within_3_cents_and_a_little_stiff(instrument: Instrument, notes: range) -> None:
    for note in notes:
        wave = strike(np.random.default_rng(note), instrument, hertz(note), 1.2)
        assert abs(cents(wave[2_000:], hertz(note))) < 3, note
        upper = 6 if hertz(note) < 700 else 4
        if upper * hertz(note) < instrument.top:
            assert 0.3 < cents(wave[2_000:], upper * hertz(note)) < 15, note


@pytest.mark.parametrize("name", PIECES)
def test_the_recorded_pieces_are_in_tune(name: str) -> None:
    """The notes of the last chord, as they stand in the file."""
    piece, wave = PIECES[name], recorded(name)
    at = int((START + clock(piece).at(1e9) + 0.45) * SAMPLE_RATE)
    held = wave[at : at + int(1.6 * SAMPLE_RATE)]
    for note in (*piece.last[1:], shape(piece.ends)[0]):
        assert abs(cents(held, hertz(note))) < 3, (note, cents(held, hertz(note)))


def test_mandolin_and_guitar_are_told_apart() -> None:
    """A plectrum on wire is bright, a finger on a guitar is not."""
    rng = np.random.default_rng(2)
    bright, mellow = (strike(rng, instrument, 440.0, 0.8) for instrument in (MANDOLIN, GUITAR))
    assert share(bright, 1_500, 10_000) > 2 * share(mellow, 1_500, 10_000)


def test_a_bar_of_the_wrong_length_and_a_wrong_note_are_refused() -> None:
    with pytest.raises(ValueError, match="not 3 beats"):
        read("D5:2", 3)
    for wrong in ("H4", "C", "Cx4"):
        with pytest.raises(ValueError, match="no note"):
            midi(wrong)


def test_the_ends_of_a_match_are_short() -> None:
    for piece in (WON, LOST):
        assert clock(piece).at(1e9) < 8
