"""Cards as paper: slapped, dealt, drawn, turned, swept, riffled."""

import numpy as np

from art.sounds.dsp import Signal, burst, glide, lowpass, noise, room, samples, silence, swell
from art.sounds.dsp import add as mix
from art.sounds.wood import thud


def tick(rng: np.random.Generator, *, bright: float = 1.0) -> Signal:
    """The corner of one card letting go."""
    return burst(rng, low=900.0, high=2_400.0 + 2_600.0 * bright, fall=0.014, attack=0.0005)


def slap(rng: np.random.Generator) -> Signal:
    """A card thrown flat on the cloth: air, the snap of the face, the table under the felt."""
    sound = silence(0.42)
    landing = 0.045
    air = glide(rng, seconds=0.07, low=700.0, high=2_200.0)
    mix(sound, air * swell(len(air), 0.85), 0.0, 0.10)
    mix(sound, burst(rng, low=700.0, high=rng.uniform(4_200.0, 5_400.0), fall=0.055), landing, 0.62)
    edge = landing + rng.uniform(0.011, 0.018)
    mix(sound, burst(rng, low=1_100.0, high=3_600.0, fall=0.035), edge, 0.28)
    mix(sound, thud(rng, force=0.5, tune=rng.uniform(1.05, 1.22)), landing, 0.5)
    settle = glide(rng, seconds=0.13, low=1_700.0, high=700.0)
    mix(sound, settle * swell(len(settle), 0.2), landing + 0.02, 0.075)
    return room(rng, lowpass(sound, 7_500.0), wet=0.16)


def trump(rng: np.random.Generator) -> Signal:
    """A trump comes down: the whole arm behind it, and the glasses feel it."""
    sound = silence(0.62)
    landing = 0.06
    air = glide(rng, seconds=0.09, low=500.0, high=2_000.0)
    mix(sound, air * swell(len(air), 0.85), 0.0, 0.14)
    mix(sound, burst(rng, low=450.0, high=rng.uniform(3_600.0, 4_600.0), fall=0.085), landing, 0.6)
    mix(sound, burst(rng, low=160.0, high=700.0, fall=0.06), landing, 0.34)
    mix(sound, thud(rng, force=1.0, tune=rng.uniform(0.82, 0.94)), landing + 0.001, 1.0)
    mix(sound, thud(rng, force=0.4, tune=1.5), landing + rng.uniform(0.05, 0.07), 0.16)
    settle = glide(rng, seconds=0.16, low=1_500.0, high=600.0)
    mix(sound, settle * swell(len(settle), 0.2), landing + 0.03, 0.06)
    return room(rng, lowpass(sound, 6_500.0), wet=0.24, seconds=0.34)


def deal(rng: np.random.Generator) -> Signal:
    """One card flicked off the pack: a short hiss and a light landing."""
    sound = silence(0.24)
    hiss = glide(rng, seconds=0.075, low=1_500.0, high=3_600.0, width=0.45)
    mix(sound, hiss * swell(len(hiss), 0.7), 0.0, 0.6)
    mix(sound, tick(rng, bright=0.7), 0.06, 0.5)
    mix(sound, burst(rng, low=600.0, high=2_600.0, fall=0.03), 0.105, 0.42)
    mix(sound, thud(rng, force=0.25, tune=1.45), 0.105, 0.2)
    return room(rng, lowpass(sound, 6_500.0), wet=0.12)


def draw(rng: np.random.Generator) -> Signal:
    """A card slid softly from the stock into the hand."""
    sound = silence(0.36)
    slide = glide(rng, seconds=0.24, low=1_000.0, high=2_700.0, width=0.5)
    grain = lowpass(np.abs(noise(rng, 0.24)), 90.0)
    mix(sound, slide * swell(len(slide), 0.6) * (0.5 + grain[: len(slide)]), 0.0, 0.6)
    mix(sound, tick(rng, bright=0.4), 0.235, 0.34)
    return room(rng, lowpass(sound, 5_500.0), wet=0.12)


def flip(rng: np.random.Generator) -> Signal:
    """A card turned over: a bend of paper, the snap, the soft fall on its back."""
    sound = silence(0.4)
    bend = glide(rng, seconds=0.13, low=600.0, high=2_400.0, width=0.55)
    mix(sound, bend * swell(len(bend), 0.75), 0.0, 0.34)
    mix(sound, tick(rng, bright=1.0), 0.105, 0.75)
    mix(sound, burst(rng, low=500.0, high=2_800.0, fall=0.045), 0.185, 0.5)
    mix(sound, thud(rng, force=0.3, tune=1.3), 0.185, 0.3)
    return room(rng, lowpass(sound, 6_500.0), wet=0.15)


def sweep(rng: np.random.Generator) -> Signal:
    """A trick pulled over the cloth and patted on the pile."""
    sound = silence(0.75)
    drag = glide(rng, seconds=0.42, low=480.0, high=1_500.0, width=0.6)
    cloth = lowpass(np.abs(noise(rng, 0.42)), 60.0)
    mix(sound, drag * swell(len(drag), 0.55) * (0.45 + cloth[: len(drag)]), 0.0, 0.6)
    for _ in range(5):
        mix(sound, tick(rng, bright=0.5), rng.uniform(0.08, 0.36), rng.uniform(0.06, 0.16))
    for at, gain in ((0.43, 0.42), (0.505, 0.28)):
        mix(sound, burst(rng, low=500.0, high=2_800.0, fall=0.035), at, gain)
        mix(sound, thud(rng, force=0.3, tune=1.35), at, 0.55 * gain)
    return room(rng, lowpass(sound, 5_500.0), wet=0.16)


def click(rng: np.random.Generator) -> Signal:
    """A tick on paper: a fingertip on a sheet."""
    sound = silence(0.09)
    mix(sound, burst(rng, low=1_000.0, high=3_400.0, fall=0.018), 0.002, 0.5)
    mix(sound, thud(rng, force=0.2, tune=2.4), 0.002, 0.3)
    return room(rng, lowpass(sound, 5_000.0), wet=0.08, seconds=0.12)


def shuffle(rng: np.random.Generator) -> Signal:
    """A riffle: two packets woven corner by corner, bridged, and squared on the table."""
    sound = silence(1.75)
    _cascade(rng, sound, start=0.02, seconds=0.62, cards=40, gain=0.5)
    bridge = glide(rng, seconds=0.3, low=800.0, high=1_900.0, width=0.5)
    mix(sound, bridge * swell(len(bridge), 0.6), 0.74, 0.13)
    _cascade(rng, sound, start=0.78, seconds=0.3, cards=38, gain=0.34)
    for at, gain in ((1.2, 0.62), (1.37, 0.5)):
        mix(sound, burst(rng, low=500.0, high=2_600.0, fall=0.04), at, 0.55 * gain)
        mix(sound, thud(rng, force=0.45, tune=1.25), at, 0.75 * gain)
    return room(rng, lowpass(sound, 6_500.0), wet=0.16)


def _cascade(
    rng: np.random.Generator, sound: Signal, *, start: float, seconds: float, cards: int, gain: float
) -> None:
    """Cards let go one after the other, slow at first, then in a rush, with the thumb's rustle."""
    rush = np.linspace(0.0, 1.0, cards) ** 0.78
    for place in rush:
        at = start + seconds * float(place) + rng.normal(0.0, 0.0025)
        shape = 0.55 + 0.45 * float(np.sin(np.pi * place))
        mix(
            sound, tick(rng, bright=rng.uniform(0.3, 0.9)), max(at, 0.0), gain * shape * rng.uniform(0.6, 1.0)
        )
    rustle = glide(rng, seconds=seconds, low=900.0, high=1_800.0, width=0.6)
    mix(sound, rustle * swell(samples(seconds), 0.6), start, 0.12 * gain)
