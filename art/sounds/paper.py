"""Cards as paper, each way in a colour of its own: dealt, drawn, turned, swept, riffled."""

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
    highpass,
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


def crisp(rng: np.random.Generator, *, fall: float) -> Signal:
    """The edge of a stiff card that leaves a thumb, or meets something: hardly more than a tick."""
    return highpass(burst(rng, low=3_700.0, high=10_000.0, fall=fall, attack=0.0003), 2_600.0)


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
    """Rush of the air that a flying card pushes before it; `low` and `high` in hertz."""
    whoosh = glide(rng, seconds=seconds, low=low, high=high)
    return whoosh * swell(len(whoosh), 0.85)


def deal(rng: np.random.Generator, surface: Surface) -> Signal:
    """One card flicked off the pack: the brightest of all, two ticks and hardly anything between them."""
    sound = silence(0.24)
    off = rng.uniform(0.02, 0.03)
    mix(sound, friction(rng, FELT, seconds=off + 0.012, peak=0.8, hurry=2.4), 0.0, rng.uniform(0.1, 0.18))
    mix(sound, crisp(rng, fall=rng.uniform(0.005, 0.008)), off, rng.uniform(0.5, 0.75))
    landing = off + rng.uniform(0.058, 0.074)
    mix(sound, crisp(rng, fall=rng.uniform(0.009, 0.013) * surface.ring), landing, 1.0)
    mix(sound, snap(rng, surface, bright=0.8), landing, rng.uniform(0.4, 0.55))
    mix(sound, crisp(rng, fall=0.005), landing + rng.uniform(0.006, 0.014), rng.uniform(0.25, 0.5))
    under = thud(rng, surface, force=0.3, tune=rng.uniform(1.1, 1.35))
    mix(sound, 0.05 * under, landing)
    return room(rng, lowpass(highpass(sound, 600.0), AIR), wet=0.08)


def draw(rng: np.random.Generator, _surface: Surface) -> Signal:
    """A card slid from the stock into the hand: one smooth breath of paper, without grain or blow."""
    sound = silence(0.44)
    seconds = rng.uniform(0.26, 0.33)
    low = rng.uniform(1_450.0, 1_650.0)
    breath = glide(rng, seconds=seconds, low=low, high=2.1 * low, width=0.45)
    evenly = 1.0 + 0.15 * level(lowpass(noise(rng, seconds), 14.0))
    mix(sound, level(breath * swell(len(breath), rng.uniform(0.5, 0.7), 0.8) * evenly), 0.0, 0.8)
    leaves = band(burst(rng, low=1_500.0, high=3_800.0, fall=0.02, attack=0.004), 1_200.0, 3_800.0)
    mix(sound, leaves, seconds - 0.015, rng.uniform(0.08, 0.16))
    return room(rng, lowpass(sound, 5_000.0), wet=0.1)


def flip(rng: np.random.Generator, surface: Surface) -> Signal:
    """A card turned over: it is bent, which rises in pitch and strength, springs, and falls on its back."""
    sound = silence(0.42)
    spring = rng.uniform(0.125, 0.15)
    top = rng.uniform(4_800.0, 5_600.0)
    bend = glide(rng, seconds=spring, low=rng.uniform(900.0, 1_200.0), high=top, width=0.35)
    mix(sound, level(bend * np.linspace(0.0, 1.0, len(bend)) ** 2.2), 0.0, rng.uniform(0.5, 0.65))
    mix(sound, crisp(rng, fall=0.012), spring - 0.004, rng.uniform(0.45, 0.6))
    mix(sound, contact(rng, FELT, fall=0.012, bright=1.0), spring - 0.004, rng.uniform(0.35, 0.5))
    landing = spring + rng.uniform(0.075, 0.095)
    crack = snap(rng, surface, bright=rng.uniform(0.5, 0.7))
    mix(sound, crack, landing, rng.uniform(0.35, 0.45))
    under = thud(rng, surface, force=0.35, tune=rng.uniform(1.0, 1.25))
    mix(sound, below(under, crack, 8.0), landing, 0.4)
    return room(rng, lowpass(sound, AIR), wet=0.14)


def sweep(rng: np.random.Generator, surface: Surface) -> Signal:
    """A trick pulled over the table and patted on the pile: the deepest and coarsest of all."""
    sound = silence(0.86)
    peak, seconds = rng.uniform(0.4, 0.6), rng.uniform(0.42, 0.5)
    for gain in (0.6, 0.4):  # more cards than one, under one hand
        coarse = friction(rng, surface, seconds=seconds, peak=peak, hurry=rng.uniform(0.16, 0.22))
        mix(sound, band(coarse, 700.0, 2_900.0, 1), 0.0, gain)
    palm = band(noise(rng, seconds), 260.0, 900.0)
    mix(sound, level(palm * swell(len(palm), peak)), 0.0, 0.2)
    for _ in range(int(rng.integers(3, 7))):
        tick = contact(rng, FELT, fall=0.008, bright=rng.uniform(0.2, 0.5))
        mix(sound, lowpass(tick, 3_000.0), rng.uniform(0.06, 0.9 * seconds), rng.uniform(0.08, 0.2))
    at = seconds + rng.uniform(0.03, 0.06)
    for gain in (0.42, 0.3):
        mix(sound, lowpass(snap(rng, surface, bright=0.5), 2_600.0), at, gain)
        mix(sound, thud(rng, surface, force=0.4, tune=1.05), at, 0.3 * gain)
        at += rng.uniform(0.09, 0.12)
    return room(rng, lowpass(sound, 5_000.0), wet=0.15)


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
    return room(rng, lowpass(sound, 7_000.0), wet=0.15)


def _cascade(
    rng: np.random.Generator, sound: Signal, *, start: float, seconds: float, cards: int, gain: float
) -> None:
    """Cards let go one after the other, slow at first, then in a rush, with the thumb's rustle."""
    rush = np.linspace(0.0, 1.0, cards) ** 0.78
    for place in rush:
        at = start + seconds * float(place) + rng.normal(0.0, 0.0025)
        shape = 0.55 + 0.45 * float(np.sin(np.pi * place))
        tick = contact(rng, FELT, fall=rng.uniform(0.004, 0.007), bright=rng.uniform(0.25, 0.6))
        mix(sound, tick, max(at, 0.0), gain * shape * rng.uniform(0.5, 1.0))
    rustle = level(band(noise(rng, seconds), 1_200.0, 4_000.0)) * decay(samples(seconds), 0.1, 4.0)
    mix(sound, rustle * swell(len(rustle), 0.6), start, 0.1 * gain)
