"""The accompaniment: a guitar with a bass note and strums, or with a broken chord."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import numpy as np

from art.sounds.dsp import Signal
from art.sounds.dsp import add as mix
from art.sounds.score import shape
from art.sounds.strings import GUITAR, hertz, strike
from art.sounds.timing import Clock

HUMAN = 0.004
"""Seconds by which a hand errs."""
FLOOR = 0.22
"""Force below which nobody plays."""


class Hand:
    """The right hand of a guitarist, who plays into `sound`."""

    def __init__(self, rng: np.random.Generator, sound: Signal, time: Clock, start: float) -> None:
        """`start`: the second at which the first beat lies."""
        self._rng, self._sound, self._time, self._start = rng, sound, time, start

    def pluck(self, note: int, beat: float, until: float, share: float) -> None:
        """One string, damped at the beat `until`; `share` of the loudness of the phrase."""
        at = self._time.at(beat) + self._rng.normal(0.0, HUMAN)
        self._play(note, at, self._time.at(until) - at, share * self._time.force(beat))

    def strum(
        self, notes: Sequence[int], beat: float, until: float, share: float, *, up: bool = False
    ) -> None:
        """Some strings one after the other, downwards or `up`, and the flat of the hand on them."""
        at = self._time.at(beat) + self._rng.normal(0.0, HUMAN)
        end = self._time.at(until)
        late = self._rng.uniform(0.011, 0.017)
        for number, note in enumerate(reversed(notes) if up else notes):
            force = share * self._time.force(beat) * (1.0 - 0.06 * number)
            self._play(note, at + late * number, end - at - late * number, force, up=up)

    def roll(self, notes: Sequence[int], beat: float, seconds: float, share: float) -> None:
        """All strings from the lowest, with leisure, to ring for `seconds`."""
        at = self._time.at(beat)
        for number, note in enumerate(notes):
            late = 0.058 * number + 0.004 * number**1.5
            self._play(note, at + late, seconds - late, share * self._time.force(beat))

    def _play(self, note: int, at: float, seconds: float, force: float, *, up: bool = False) -> None:
        strong = float(np.clip(force * self._rng.uniform(0.92, 1.08), FLOOR * 0.5, 1.0))
        string = strike(self._rng, GUITAR, hertz(note), max(0.08, seconds), force=strong, up=up)
        mix(self._sound, string, self._start + max(0.0, at))


def _bass(notes: Sequence[int], bar: int) -> int:
    """The root, and in every other bar the string above it, which is the fifth in most shapes."""
    return notes[bar % 2] if len(notes) > 3 and notes[1] - notes[0] in (5, 7) else notes[0]


def waltz(hand: Hand, chord: str, beat: float, bar: int) -> None:
    """Bass, strum, lighter strum."""
    notes = shape(chord)
    hand.pluck(_bass(notes, bar), beat, beat + 2.6, 0.95)
    hand.strum(notes[-4:], beat + 1, beat + 1.62, 0.55)
    hand.strum(notes[-3:], beat + 2, beat + 2.5, 0.45, up=True)


def mazurka(hand: Hand, chord: str, beat: float, bar: int) -> None:
    """Bass, and the weight now on the second beat, now on the third."""
    notes = shape(chord)
    hand.pluck(_bass(notes, bar), beat, beat + 1.5, 0.85)
    second, third = (0.8, 0.45) if bar % 2 else (0.5, 0.75)
    hand.strum(notes[-4:], beat + 1, beat + 1.8 if bar % 2 else beat + 1.5, second)
    hand.strum(notes[-4:], beat + 2, beat + 2.6, third, up=bar % 2 == 1)


def serenade(hand: Hand, chord: str, beat: float, _bar: int) -> None:
    """A broken chord in six, every string ringing on to the end of the bar."""
    notes = shape(chord)
    upper = notes[-3:]
    hand.pluck(notes[0], beat, beat + 5.9, 0.95)
    for number, place in enumerate((0, 1, 2, 1, 0)):
        share = 0.62 if number == 2 else 0.5
        hand.pluck(upper[place], beat + 1 + number, beat + 6.0, share)


def march(hand: Hand, chord: str, beat: float, _bar: int) -> None:
    """One chord at the beginning of the bar and a light one in its middle."""
    notes = shape(chord)
    hand.strum(notes[-5:], beat, beat + 1.4, 0.7)
    hand.strum(notes[-3:], beat + 1.5, beat + 2.6, 0.45, up=True)


Figure = Callable[[Hand, str, float, int], None]
FIGURES: Mapping[str, Figure] = MappingProxyType(
    {"waltz": waltz, "mazurka": mazurka, "serenade": serenade, "march": march}
)
"""Accompaniments by name; each takes the hand, the chord's name, the bar's first beat and its number."""
