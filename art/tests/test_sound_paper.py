"""Slaps have a body, and each way of paper its own colour: one can name them blind."""

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.stats import kurtosis

from art.sounds.dsp import SAMPLE_RATE, Signal, share
from art.tests.test_sounds import recorded, takes

SLAPS = ("slap", "slap-walnut", "trump", "trump-walnut")
COLOURS = ("sweep", "draw", "shuffle", "flip", "deal")
"""From the darkest to the brightest."""
ON_WALNUT = {"sweep", "deal"}
BLINK = 220
"""Samples of a piece of an envelope: 5 ms."""


def centroid(wave: Signal) -> float:
    """The middle of the spectrum, in hertz."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(wave), 1 / SAMPLE_RATE)) / power.sum())


def envelope(wave: Signal) -> Signal:
    """Its power, each 5 ms."""
    whole = wave[: len(wave) // BLINK * BLINK].reshape(-1, BLINK)
    return np.asarray(np.mean(whole**2, axis=1))


def middle(wave: Signal) -> float:
    """The second about which its energy lies."""
    power = envelope(wave)
    return float(np.sum(power * np.arange(len(power))) / power.sum() * BLINK / SAMPLE_RATE)


def spread(wave: Signal) -> float:
    """Spread of its energy about that second, in seconds (standard deviation)."""
    power = envelope(wave)
    at = np.arange(len(power)) * BLINK / SAMPLE_RATE
    return float(np.sqrt(np.sum(power * (at - middle(wave)) ** 2) / power.sum()))


def grain(wave: Signal) -> float:
    """Unevenness of its samples (kurtosis): about 0 for a hiss, much for ticks."""
    return float(kurtosis(wave))


def colour(name: str) -> NDArray[np.float64]:
    """Spectrum, length and grain of a take; 1 is a clear difference: a third higher, or twice as much."""
    wave = recorded(name)
    return np.array(
        [
            np.log(centroid(wave)) / np.log(1.33),
            np.log2(spread(wave)),
            np.log2(1.0 + max(0.0, grain(wave))),
        ]
    )


def colours(walnut: bool) -> Mapping[str, Sequence[NDArray[np.float64]]]:
    stems = {stem: f"{stem}-walnut" if walnut and stem in ON_WALNUT else stem for stem in COLOURS}
    return {stem: [colour(name) for name in takes(file)] for stem, file in stems.items()}


def test_a_fifth_to_a_quarter_of_every_slap_is_the_table_top() -> None:
    for stem in SLAPS:
        for name in takes(stem):
            assert 0.2 <= share(recorded(name), 120.0, 250.0) <= 0.25, name


def test_the_table_top_is_damped() -> None:
    """A tenth of a second after its height the body has lost 20 dB at least: no drum."""
    for stem in SLAPS:
        for name in takes(stem):
            wave = recorded(name)
            spectrum = np.fft.rfft(wave)
            frequency = np.fft.rfftfreq(len(wave), 1 / SAMPLE_RATE)
            spectrum[(frequency < 110) | (frequency > 260)] = 0.0
            power = envelope(np.fft.irfft(spectrum, len(wave)))
            height = int(np.argmax(power))
            assert 10 * np.log10(power[height + 20 : height + 24].mean() / power[height]) < -20, name


def test_every_colour_of_paper_is_brighter_than_the_one_before_it() -> None:
    """By a fourth at least, the darkest take of the one beside the brightest of the other."""
    for walnut in (False, True):
        bands = [[take[0] * np.log(1.33) for take in found] for found in colours(walnut).values()]
        for dark, bright in pairwise(bands):
            assert min(bright) - max(dark) > np.log(1.2), (walnut, dark, bright)


def test_a_take_is_told_blind_from_those_of_all_other_families() -> None:
    """It lies twice as near to the other takes of its family as to any other family."""
    for walnut in (False, True):
        found = colours(walnut)
        for stem, own in found.items():
            for at, take in enumerate(own):
                rest = np.mean([other for number, other in enumerate(own) if number != at], axis=0)
                home = np.linalg.norm(take - rest)
                away = min(
                    np.linalg.norm(take - np.mean(takes_, axis=0))
                    for other, takes_ in found.items()
                    if other != stem
                )
                assert away > 2.0 * home, (walnut, stem, at, home, away)


def test_any_two_colours_are_a_clear_step_apart() -> None:
    for walnut in (False, True):
        means = {stem: np.mean(found, axis=0) for stem, found in colours(walnut).items()}
        for one, other in combinations(means, 2):
            assert np.linalg.norm(means[one] - means[other]) > 1.5, (one, other, means)
