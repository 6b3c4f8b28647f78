"""Sounds that tell: a tone for each suit, trumps, carichi, one's turn, the last card, a sign, a pass."""

import numpy as np

from art.sounds.dsp import (
    SAMPLE_RATE,
    Mode,
    Signal,
    band,
    burst,
    decay,
    highpass,
    level,
    lowpass,
    noise,
    ring,
    room,
    samples,
    silence,
    swell,
)
from art.sounds.dsp import add as mix
from art.sounds.music import bar, glass
from art.sounds.paper import friction
from art.sounds.strings import pluck
from art.sounds.surface import FELT, Surface, thud

WOOD, STRING, REED, BELL = 392.0, 587.33, 880.0, 1_318.51
"""Hertz of the four suits, in fifths: G, D, A, E. A laptop's loudspeakers give nothing much lower."""
SKIN = ((214.0, 0.13, 1.0), (341.0, 0.1, 0.8), (489.0, 0.08, 0.6), (702.0, 0.06, 0.5))
"""A small drum: frequency, fall and share of its modes."""
COIN = ((2_640.0, 0.16, 1.0), (4_310.0, 0.12, 0.8), (6_120.0, 0.08, 0.5))


def clubs(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A wooden bar: the suit of clubs."""
    sound = silence(0.5)
    mix(sound, bar(rng, WOOD)[: samples(0.5)], 0.0, 0.8)
    knock = burst(rng, low=900.0, high=3_000.0, fall=0.008)
    modes = (
        Mode(frequency=3.93 * WOOD, decay=0.13, gain=1.0),
        Mode(frequency=9.4 * WOOD, decay=0.04, gain=0.3),
    )
    mix(sound, level(ring(knock, modes, 0.2)), 0.0, 0.7)
    return room(rng, sound, wet=0.08)


def coins(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A plucked string: the suit of coins."""
    return room(rng, lowpass(pluck(rng, STRING, 0.45), 6_500.0), wet=0.08)


def swords(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A reed, swelling and steady, as an accordion's: the suit of swords."""
    count = samples(0.24)
    time = np.arange(count) / SAMPLE_RATE
    # Odd overtones are stronger than even ones: nasal, unlike anything that is struck or plucked.
    shares = {1: 1.0, 2: 0.32, 3: 0.7, 4: 0.16, 5: 0.42, 7: 0.22, 9: 0.1}
    tone = sum(
        (
            share * np.sin(2.0 * np.pi * REED * part * time + rng.uniform(0, 6.28))
            for part, share in shares.items()
        ),
        np.zeros(count),
    )
    breath = band(noise(rng, 0.24), 1_500.0, 5_000.0)
    return room(rng, (level(np.asarray(tone)) + 0.02 * level(breath)) * swell(count, 0.15, 0.8), wet=0.08)


def cups(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A glass that rings: the suit of cups."""
    return room(rng, lowpass(glass(rng, BELL)[: samples(0.6)], 7_000.0), wet=0.08)


def tambourine(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A small drum with jingles: a trump has been played."""
    sound = silence(0.4)
    stroke = burst(rng, low=100.0, high=1_400.0, fall=0.015)
    skin = [Mode(frequency=f * rng.uniform(0.99, 1.01), decay=fall, gain=gain) for f, fall, gain in SKIN]
    mix(sound, level(ring(stroke, skin, 0.3)), 0.0, 0.8)
    for _ in range(9):  # jingles, each at its own moment
        jingle = highpass(burst(rng, low=5_000.0, high=11_000.0, fall=rng.uniform(0.03, 0.07)), 4_500.0)
        mix(sound, jingle, rng.uniform(0.004, 0.13), rng.uniform(0.25, 0.5))
    return room(rng, lowpass(sound, 11_000.0), wet=0.1)


def purse(rng: np.random.Generator, _surface: Surface) -> Signal:
    """Two coins on each other: an ace or a three has been played."""
    sound = silence(0.4)
    for at, tune, gain in ((0.004, 1.0, 0.8), (0.085, 1.09, 1.0)):
        touch = burst(rng, low=1_500.0, high=8_000.0, fall=0.004)
        modes = [Mode(frequency=f * tune, decay=fall, gain=share) for f, fall, share in COIN]
        mix(sound, level(ring(touch, modes, 0.25)), at, gain)
    return room(rng, lowpass(sound, 9_000.0), wet=0.1)


def turn(rng: np.random.Generator, _surface: Surface) -> Signal:
    """Two plucked notes, a fourth up: it is one's turn."""
    sound = silence(0.75)
    mix(sound, pluck(rng, 440.0, 0.3), 0.0, 0.7)
    mix(sound, pluck(rng, 587.33, 0.5), 0.15, 0.9)
    return room(rng, lowpass(sound, 5_500.0), wet=0.12)


def last_card(rng: np.random.Generator, _surface: Surface) -> Signal:
    """Three wooden notes down: the last card of the stock has been drawn."""
    sound = silence(0.75)
    for at, pitch, gain in ((0.0, 987.77, 0.7), (0.12, 739.99, 0.75), (0.24, 493.88, 0.9)):
        note = bar(rng, pitch)
        mix(sound, note * decay(len(note), 0.001, 0.6), at, gain)
    return room(rng, lowpass(sound, 6_000.0), wet=0.1)


def whisper(rng: np.random.Generator, _surface: Surface) -> Signal:
    """*Psst*: somebody makes a sign."""
    sound = silence(0.34)
    mix(sound, burst(rng, low=300.0, high=1_800.0, fall=0.02, attack=0.004), 0.005, 0.45)
    seconds = rng.uniform(0.17, 0.2)
    hiss = level(band(noise(rng, seconds), 4_200.0, 8_500.0)) * swell(samples(seconds), 0.35, 0.7)
    mix(sound, hiss, 0.025, 0.6)
    mix(sound, burst(rng, low=2_500.0, high=6_000.0, fall=0.012), 0.03 + seconds, 0.4)
    return room(rng, sound, wet=0.08)


def pat(rng: np.random.Generator, surface: Surface) -> Signal:
    """A flat hand on the table that slides off: somebody passes."""
    sound = silence(0.5)
    palm = lowpass(thud(rng, surface, force=rng.uniform(0.25, 0.4), tune=rng.uniform(0.9, 1.05)), 1_600.0)
    mix(sound, palm, 0.01, 0.9)
    slide = friction(rng, FELT, seconds=rng.uniform(0.22, 0.3), peak=rng.uniform(0.2, 0.4), hurry=0.8)
    mix(sound, lowpass(slide, 4_000.0), 0.05, rng.uniform(0.1, 0.16))
    return room(rng, sound, wet=0.14)
