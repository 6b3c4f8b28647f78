"""Notation of a piece: a melody in bars, a chord to each bar, and a guitar's shapes of chords."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

OPEN_STRINGS = (40, 45, 50, 55, 59, 64)
"""A guitar's strings by MIDI number, from the lowest."""
SHAPES: Mapping[str, str] = MappingProxyType(
    {
        "C": "x32010",
        "C7": "x32310",
        "D": "xx0232",
        "D7": "xx0212",
        "Dm": "xx0231",
        "E7": "020100",
        "Em": "022000",
        "F": "133211",
        "F#7": "242322",
        "G": "320003",
        "G7": "320001",
        "A": "x02220",
        "A7": "x02020",
        "Am": "x02210",
        "Bb": "x13331",
        "B7": "x21202",
        "Bm": "x24432",
        "Cm": "x35543",
    }
)
"""The fret of each string from the lowest, `x` where none is played."""
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SIGNS = {"#": 1, "b": -1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A single event of the mandolin: a note, two in thirds or sixths, or a rest."""

    pitches: tuple[int, ...]
    """MIDI numbers, the highest first; empty for a rest."""
    beats: float
    accent: bool = False
    grace: int | None = None
    """A short note just before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Some bars of a piece."""

    melody: str
    """Bars with `|` between them; notes as `read` reads them."""
    chords: str
    """The shape held in each bar."""
    loud: float = 0.75
    """From 0 to 1."""
    pace: float = 1.0
    """Speed, as a multiple of the piece's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A composition for mandolin and guitar."""

    beat: float
    """Seconds of a beat, where nothing hurries or lingers."""
    bar: int
    """Beats of a bar."""
    figure: str
    """The guitar's accompaniment: a name in `guitar.FIGURES`."""
    sections: tuple[Section, ...]
    ends: str
    """The guitar's last chord, which comes after all bars."""
    last: tuple[int, ...]
    """The mandolin's last chord, from its lowest string."""
    trembles: float = 2.0
    """Beats from which on a note is held by trembling."""
    phrase: int = 4
    """Bars of a phrase: it swells and dies away, and the beat breathes with it."""
    held: float = 2.6
    """Seconds that the last chord is held."""


def midi(name: str) -> int:
    """The MIDI number of a note: `A4` is 69. Raises ValueError for what is none."""
    step, sign, octave = name[:1], name[1:-1], name[-1:]
    if step not in _STEPS or (sign and sign not in _SIGNS) or not octave.isdigit():
        raise ValueError(f"no note: {name}")
    return 12 * (int(octave) + 1) + _STEPS[step] + _SIGNS.get(sign, 0)


def read(melody: str, bar: int) -> Sequence[Sequence[Note]]:
    """The notes of each bar of `bar` beats.

    `D5:2` lasts two beats, `D5+B4:1` is played together, `-:1` is a rest, `(C5)D5:1` has a grace note
    before it, and `D5:2!` is accented. Raises ValueError for a bar that is too short or too long.
    """
    bars = []
    for text in melody.split("|"):
        notes = [_note(word) for word in text.split()]
        if abs(sum(note.beats for note in notes) - bar) > 1e-6:
            raise ValueError(f"not {bar} beats: {text}")
        bars.append(notes)
    return bars


def _note(word: str) -> Note:
    grace = None
    if word.startswith("("):
        before, _, word = word[1:].partition(")")
        grace = midi(before)
    names, _, beats = word.partition(":")
    pitches = () if names == "-" else tuple(midi(name) for name in names.split("+"))
    return Note(pitches=pitches, beats=float(beats.rstrip("!")), accent=beats.endswith("!"), grace=grace)


def shape(name: str) -> Sequence[int]:
    """The MIDI numbers of a chord on the guitar, from its lowest string. KeyError for an unknown shape."""
    return [
        string + int(fret) for string, fret in zip(OPEN_STRINGS, SHAPES[name], strict=True) if fret != "x"
    ]
