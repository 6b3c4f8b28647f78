"""Cards as paper: snapped, slapped, dealt, drawn, turned, swept, riffled."""

import numpy as np
from scipy.signal import fftconvolve

from art.sounds.dsp import (
    SAMPLE_RATE,
    Signal,
    band,
    below,
    burst,
    decay,
    glide,
    level,
    lowpass,
    noise,
    room,
    samples,
    silence,
    swell,
)
from art.sounds.dsp import add as mix
from art.sounds.surface import FELT, Surface, thud

AIR = 14_500.0
"""Hertz: what a small room leaves of the top."""


def contact(rng: np.random.Generator, surface: Surface, *, fall: float, bright: float = 1.0) -> Signal:
    """Paper meeting the table once: a snap of 1 to 3 ms that dies away in `fall` seconds."""
    low, high = surface.snap
    high = low + (high - low) * bright
    crack = burst(rng, low=low, high=high, fall=fall, attack=0.0003)
    body = burst(rng, low=900.0, high=low, fall=1.3 * fall, attack=0.0005)
    width = samples(rng.uniform(0.001, 0.003))  # the first contact itself: fuller than what follows
    crack[:width] *= 1.5
    sound = silence((len(crack) + len(body)) / SAMPLE_RATE)
    mix(sound, crack, 0.0, 1.0)
    mix(sound, body, 0.0002, 0.38)
    return level(sound)


def snap(rng: np.random.Generator, surface: Surface, *, bright: float = 1.0) -> Signal:
    """A card coming down flat: the snap, and two or three times it flutters against the table."""
    sound = silence(0.09)
    mix(sound, contact(rng, surface, fall=rng.uniform(0.010, 0.018) * surface.ring, bright=bright), 0.0, 1.0)
    at, gain = 0.0, 1.0
    for _ in range(int(rng.integers(2, 4))):
        at += rng.uniform(0.0028, 0.0085)
        gain *= rng.uniform(0.38, 0.66)
        fall = rng.uniform(0.008, 0.014) * surface.ring
        mix(sound, contact(rng, surface, fall=fall, bright=bright * rng.uniform(0.7, 1.0)), at, gain)
    return sound


def friction(
    rng: np.random.Generator, surface: Surface, *, seconds: float, peak: float = 0.5, hurry: float = 1.0
) -> Signal:
    """Paper that slides: it sticks and slips, oftener where it is fast; fastest at `peak` of its way."""
    count = samples(seconds)
    speed = swell(count, peak, 0.7)
    slow, fast = surface.slips
    rate = hurry * (slow + (fast - slow) * speed) * (1.0 + 0.35 * level(lowpass(noise(rng, seconds), 60.0)))
    phase = np.cumsum(np.maximum(rate, 30.0)) / SAMPLE_RATE
    slips = np.flatnonzero(np.diff(np.floor(phase + np.cumsum(rng.normal(0.0, 0.004, count)))) > 0)
    train = np.zeros(count)
    train[slips] = rng.uniform(0.2, 1.0, len(slips)) ** 1.6 * rng.choice((-1.0, 1.0), len(slips))
    low, high = surface.rub
    grain = burst(rng, low=low, high=high, fall=0.006, attack=0.0002)
    rough = level(fftconvolve(train, grain)[:count])
    hiss = level(band(noise(rng, seconds), low * 0.8, high))
    return level((rough + 0.22 * hiss) * speed)


def air(rng: np.random.Generator, seconds: float, low: float, high: float) -> Signal:
    """What a flying card pushes before it."""
    whoosh = glide(rng, seconds=seconds, low=low, high=high)
    return whoosh * swell(len(whoosh), 0.85)


def slap(rng: np.random.Generator, surface: Surface) -> Signal:
    """A card thrown flat on the table: air, the snap, the table, and what it still slides.

    No two land alike: on its whole face, or on an edge first; with a rattle, with a slide, or dead.
    """
    sound = silence(0.42)
    landing = rng.uniform(0.036, 0.046)
    mix(sound, air(rng, landing + 0.012, 900.0, rng.uniform(2_400.0, 3_600.0)), 0.0, rng.uniform(0.03, 0.08))
    if rng.random() < 0.5:  # an edge first
        early = rng.uniform(0.006, 0.014)
        mix(sound, contact(rng, surface, fall=0.008, bright=0.8), landing - early, rng.uniform(0.25, 0.5))
    crack = snap(rng, surface, bright=rng.uniform(0.75, 1.0))
    mix(sound, crack, landing, 1.0)
    under = thud(rng, surface, force=rng.uniform(0.4, 0.65), tune=rng.uniform(0.92, 1.12))
    mix(sound, below(under, crack, rng.uniform(8.0, 10.0)), landing)
    if rng.random() < 0.6:
        slide = friction(rng, surface, seconds=rng.uniform(0.05, 0.12), peak=0.15)
        mix(sound, slide, landing + rng.uniform(0.012, 0.02), rng.uniform(0.06, 0.16))
    if rng.random() < 0.4:  # a corner that springs back
        later = landing + rng.uniform(0.03, 0.06)
        mix(sound, contact(rng, surface, fall=0.008, bright=0.7), later, rng.uniform(0.1, 0.24))
    return room(rng, lowpass(sound, AIR), wet=0.14)


def trump(rng: np.random.Generator, surface: Surface) -> Signal:
    """A trump comes down: the whole arm behind it, and the glasses feel it."""
    sound = silence(0.62)
    landing = rng.uniform(0.052, 0.062)
    mix(sound, air(rng, landing + 0.016, 600.0, rng.uniform(2_200.0, 3_000.0)), 0.0, rng.uniform(0.06, 0.11))
    crack = snap(rng, surface, bright=rng.uniform(0.8, 1.0))
    mix(sound, crack, landing, 1.0)
    echo = landing + rng.uniform(0.009, 0.015)  # the fingers that pressed it down
    mix(sound, snap(rng, surface, bright=0.6), echo, rng.uniform(0.3, 0.5))
    under = thud(rng, surface, force=1.0, tune=rng.uniform(0.84, 0.96))
    mix(sound, below(under, crack, rng.uniform(0.0, 2.0)), landing + 0.001)
    again = landing + rng.uniform(0.05, 0.085)
    mix(sound, thud(rng, surface, force=0.5, tune=1.4), again, rng.uniform(0.05, 0.12))
    if rng.random() < 0.5:
        slide = friction(rng, surface, seconds=rng.uniform(0.05, 0.09), peak=0.15)
        mix(sound, slide, landing + 0.02, rng.uniform(0.05, 0.1))
    return room(rng, lowpass(sound, AIR), wet=0.2, seconds=0.34)


def deal(rng: np.random.Generator, surface: Surface) -> Signal:
    """One card flicked off the pack: paper on paper, a flight, a light landing."""
    sound = silence(0.26)
    off = rng.uniform(0.045, 0.07)
    mix(sound, friction(rng, FELT, seconds=off + 0.02, peak=0.75, hurry=1.6), 0.0, rng.uniform(0.35, 0.55))
    mix(sound, contact(rng, FELT, fall=0.007, bright=rng.uniform(0.6, 1.0)), off, rng.uniform(0.35, 0.6))
    landing = rng.uniform(0.098, 0.108)
    crack = snap(rng, surface, bright=rng.uniform(0.5, 0.8)) * rng.uniform(0.6, 0.8)
    mix(sound, crack, landing)
    under = thud(rng, surface, force=0.3, tune=rng.uniform(1.1, 1.35))
    mix(sound, below(under, crack, rng.uniform(8.0, 10.0)), landing)
    if rng.random() < 0.5:
        slide = friction(rng, surface, seconds=rng.uniform(0.04, 0.09), peak=0.1)
        mix(sound, slide, landing + 0.01, rng.uniform(0.12, 0.22))
    return room(rng, lowpass(sound, AIR), wet=0.12)


def draw(rng: np.random.Generator, surface: Surface) -> Signal:
    """A card slid from the stock into the hand."""
    sound = silence(0.38)
    seconds = rng.uniform(0.19, 0.25)
    mix(sound, friction(rng, FELT, seconds=seconds, peak=rng.uniform(0.4, 0.65), hurry=1.2), 0.0, 0.6)
    mix(sound, friction(rng, surface, seconds=seconds, peak=0.5), 0.01, 0.22)
    mix(sound, contact(rng, FELT, fall=0.01, bright=0.5), seconds - 0.006, rng.uniform(0.3, 0.5))
    return room(rng, lowpass(sound, 11_000.0), wet=0.12)


def flip(rng: np.random.Generator, surface: Surface) -> Signal:
    """A card turned over: a bend of paper, the snap of its spring, the fall on its back."""
    sound = silence(0.42)
    mix(sound, friction(rng, FELT, seconds=rng.uniform(0.09, 0.12), peak=0.8, hurry=1.5), 0.0, 0.4)
    spring = rng.uniform(0.098, 0.112)
    mix(sound, contact(rng, FELT, fall=0.012, bright=1.0), spring, rng.uniform(0.45, 0.65))
    mix(sound, air(rng, 0.06, 900.0, 2_600.0), spring + 0.005, 0.07)
    landing = rng.uniform(0.178, 0.194)
    crack = snap(rng, surface, bright=rng.uniform(0.7, 0.95))
    mix(sound, crack, landing, 0.85)
    under = thud(rng, surface, force=0.35, tune=rng.uniform(1.0, 1.25))
    mix(sound, below(under, crack, 9.0), landing, 0.85)
    return room(rng, lowpass(sound, AIR), wet=0.14)


def sweep(rng: np.random.Generator, surface: Surface) -> Signal:
    """A trick pulled over the table and patted on the pile."""
    sound = silence(0.78)
    peak = rng.uniform(0.4, 0.6)
    for gain in (0.5, 0.32):  # more cards than one, under one hand
        mix(sound, friction(rng, surface, seconds=rng.uniform(0.38, 0.44), peak=peak), 0.0, gain)
    for _ in range(int(rng.integers(3, 7))):
        tick = contact(rng, FELT, fall=0.008, bright=rng.uniform(0.3, 0.7))
        mix(sound, tick, rng.uniform(0.06, 0.38), rng.uniform(0.08, 0.2))
    at = rng.uniform(0.42, 0.44)
    for gain in (0.75, 0.5):
        mix(sound, snap(rng, surface, bright=0.55), at, gain)
        mix(sound, thud(rng, surface, force=0.4, tune=1.15), at, 0.24 * gain)
        at += rng.uniform(0.07, 0.095)
    return room(rng, lowpass(sound, 11_500.0), wet=0.15)


def click(rng: np.random.Generator, surface: Surface) -> Signal:
    """A tick on paper: a fingertip on a sheet."""
    sound = silence(0.09)
    mix(sound, contact(rng, FELT, fall=rng.uniform(0.008, 0.013), bright=rng.uniform(0.4, 0.7)), 0.002, 0.6)
    mix(sound, thud(rng, surface, force=0.3, tune=1.6), 0.002, 0.14)
    return room(rng, lowpass(sound, 9_000.0), wet=0.08, seconds=0.12)


def shuffle(rng: np.random.Generator, surface: Surface) -> Signal:
    """A riffle: two packets woven corner by corner, bridged, and squared on the table."""
    sound = silence(1.75)
    _cascade(rng, sound, start=0.02, seconds=rng.uniform(0.58, 0.66), cards=40, gain=0.5)
    bridge = glide(rng, seconds=0.3, low=800.0, high=1_900.0, width=0.5)
    mix(sound, bridge * swell(len(bridge), 0.6), 0.74, 0.06)
    _cascade(rng, sound, start=0.78, seconds=0.3, cards=38, gain=0.34)
    for at, gain in ((1.2, 0.7), (1.37, 0.55)):
        mix(sound, snap(rng, surface, bright=0.6), at + rng.normal(0.0, 0.008), gain)
        mix(sound, thud(rng, surface, force=0.5, tune=1.15), at, 0.3 * gain)
    return room(rng, lowpass(sound, 12_000.0), wet=0.15)


def _cascade(
    rng: np.random.Generator, sound: Signal, *, start: float, seconds: float, cards: int, gain: float
) -> None:
    """Cards let go one after the other, slow at first, then in a rush, with the thumb's rustle."""
    rush = np.linspace(0.0, 1.0, cards) ** 0.78
    for place in rush:
        at = start + seconds * float(place) + rng.normal(0.0, 0.0025)
        shape = 0.55 + 0.45 * float(np.sin(np.pi * place))
        tick = contact(rng, FELT, fall=rng.uniform(0.006, 0.012), bright=rng.uniform(0.4, 1.0))
        mix(sound, tick, max(at, 0.0), gain * shape * rng.uniform(0.5, 1.0))
    rustle = level(band(noise(rng, seconds), 1_500.0, 6_000.0)) * decay(samples(seconds), 0.1, 4.0)
    mix(sound, rustle * swell(len(rustle), 0.6), start, 0.1 * gain)
