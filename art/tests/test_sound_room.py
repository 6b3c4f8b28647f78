"""The room: it goes round without a seam, is as loud as it should be where it is heard, and bright."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from art.sounds.dsp import SAMPLE_RATE, integrated, loudness, share
from art.tests.test_sounds import LOOPS, SHORT, recorded
from briscola.storage.settings.settings import Settings
from briscola.ui.sound.background_sound import level

STEPS = 128
"""The mixer knows so many steps of loudness."""
FRAME = 2_205
"""Samples of a frame: 50 ms."""


def decibels(volume: float) -> float:
    """Gain of the mixer at a slider's position, in decibels."""
    return float(20 * np.log10(int(level(volume) * STEPS) / STEPS))


def test_at_the_default_volume_the_room_has_minus_40_lufs() -> None:
    """The file's integrated loudness and what its slider takes away, as one channel; both sides are alike."""
    heard = integrated(recorded("room")) + decibels(Settings().room_volume)
    assert abs(heard + 40.0) < 0.5, heard


def test_at_the_default_volumes_the_room_lies_below_every_card() -> None:
    cards = [
        name for name in SHORT if name.split("-")[0] in ("slap", "trump", "deal", "sweep", "flip", "draw")
    ]
    softest = min(loudness(recorded(name)) for name in cards) + decibels(Settings().volume)
    assert integrated(recorded("room")) + decibels(Settings().room_volume) < softest - 5


def test_nobody_looks_up() -> None:
    """No second of the room is twelve times as strong as another."""
    wave = recorded("room")
    assert len(wave) == 60 * SAMPLE_RATE
    powers = np.mean(wave.reshape(60, SAMPLE_RATE) ** 2, axis=1)
    assert powers.max() < 12 * powers.min()


def test_the_room_is_bright() -> None:
    """Glasses and cups ring above 2 kHz: the former murmur had half a hundredth there."""
    assert share(recorded("room"), 2_000, 12_000) > 0.03


def spectra(wave: NDArray[np.float64], start: int) -> NDArray[np.float64]:
    """Decibels in thirds of an octave of each frame of a wave that goes round, from a sample on."""
    turned = np.roll(wave, -start)
    frames = turned[: len(wave) // FRAME * FRAME].reshape(-1, FRAME) * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames, axis=1)) ** 2
    frequency = np.fft.rfftfreq(FRAME, 1 / SAMPLE_RATE)
    edges = 100 * 2 ** (np.arange(0, 21) / 3)
    bands = [power[:, (frequency >= low) & (frequency < high)].sum(axis=1) for low, high in pairwise(edges)]
    return np.asarray(10 * np.log10(np.array(bands).T + 1e-9))


def test_loops_have_no_seam_in_level_spectrum_or_wave() -> None:
    """The change over the seam is not among the largest tenth of all changes."""
    for name in LOOPS:
        wave = recorded(name)
        # The two frames meet at the seam; all other neighbours are compared with them.
        found = spectra(wave, 0)
        leaps = np.sqrt(np.mean((np.roll(found, -1, axis=0) - found) ** 2, axis=1))
        assert leaps[-1] <= np.quantile(leaps, 0.9), (name, leaps[-1], np.quantile(leaps, 0.9))
        loud = 10 * np.log10(np.mean(wave[: len(wave) // FRAME * FRAME].reshape(-1, FRAME) ** 2, axis=1))
        steps = np.abs(np.roll(loud, -1) - loud)
        assert steps[-1] <= np.quantile(steps, 0.9), (name, steps[-1])
        # And a click would be a frame over the seam that is brighter than any other.
        across = spectra(wave, len(wave) - FRAME // 2)
        assert across[0, -4:].mean() <= np.quantile(across[:, -4:].mean(axis=1), 0.95), name
        bends = np.abs(np.diff(np.concatenate([wave[-3:], wave[:3]]), 2))
        assert bends.max() <= 4 * np.quantile(np.abs(np.diff(wave, 2)), 0.95), name
