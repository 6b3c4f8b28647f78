"""Time and loudness as a player shapes them: the beat breathes with the phrases, and the end is broad."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from art.sounds.score import Piece, read

BREATH = 0.075
"""By how much the middle of a phrase is faster than its ends, as a share."""
LINGER = 0.17
"""By how much the last beat of a phrase is slower."""
BROAD = 0.58
"""Pace of the very last beat, as a share of the usual."""
RITARDANDO = 2.5
"""Bars over which it gets there."""
FINE = 24
"""Points of a beat at which the pace is reckoned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """When each beat of a piece comes, and how loud the phrase is there."""

    beats: NDArray[np.float64]
    seconds: NDArray[np.float64]
    loud: NDArray[np.float64]

    def at(self, beat: float) -> float:
        """The second at which a beat comes."""
        return float(np.interp(beat, self.beats, self.seconds))

    def force(self, beat: float) -> float:
        """Force with which one plays at a beat, from 0 to 1."""
        return float(np.interp(beat, self.beats, self.loud))


def clock(piece: Piece) -> Clock:
    """The time and the dynamics of a whole piece."""
    paces, louds = [], []
    for section in piece.sections:
        count = len(read(section.melody, piece.bar))
        # Bars of a phrase that is shorter than the others breathe within their own number.
        for first in range(0, count, piece.phrase):
            length = min(piece.phrase, count - first) * piece.bar
            place = np.arange(length * FINE) / (length * FINE)
            paces.append(section.pace * breath(place))
            second = 1.0 if (first // piece.phrase) % 2 == 0 else 1.08  # the answer is a little warmer
            louds.append(section.loud * second * dynamics(place))
    pace, loud = np.concatenate(paces), np.concatenate(louds)
    slow = min(len(pace), round(RITARDANDO * piece.bar * FINE))
    pace[-slow:] *= 1.0 - (1.0 - BROAD) * np.linspace(0.0, 1.0, slow) ** 1.6
    loud[-slow:] *= np.linspace(1.0, 0.82, slow)
    soft = np.hanning(2 * FINE + 1)
    padded = np.pad(loud, FINE, mode="edge")
    loud = np.convolve(padded, soft / soft.sum(), mode="valid")
    seconds = np.concatenate([[0.0], np.cumsum(piece.beat / FINE / pace)])
    return Clock(
        beats=np.arange(len(pace) + 1) / FINE,
        seconds=seconds,
        loud=np.append(np.clip(loud, 0.1, 1.0), loud[-1]),
    )


def breath(place: NDArray[np.float64]) -> NDArray[np.float64]:
    """The pace at each place of a phrase, from 0 to 1: it sets out, goes forward, and lingers at its end."""
    forward = BREATH * (np.sin(np.pi * place) - 0.6)
    end = np.clip((place - 0.86) / 0.14, 0.0, 1.0)
    return np.asarray(1.0 + forward - LINGER * np.sin(0.5 * np.pi * end) ** 2)


def dynamics(place: NDArray[np.float64]) -> NDArray[np.float64]:
    """The loudness at each place of a phrase: it swells to about three fifths and dies away."""
    bent = place**1.25
    return np.asarray(0.58 + 0.42 * np.sin(np.pi * (0.06 + 0.88 * bent)))
