"""A card slapped on the table: paper first, and under it the table top, which answers."""

import numpy as np

from art.sounds.dsp import (
    Mode,
    Signal,
    below,
    finish,
    highpass,
    level,
    lowpass,
    ring,
    room,
    samples,
    share,
    silence,
    with_share,
)
from art.sounds.dsp import add as mix
from art.sounds.paper import AIR, air, contact, friction, snap
from art.sounds.surface import Surface, answer, thud

BODY = (120.0, 250.0)
"""Hertz between which a table top answers a hand."""
SHARE = (0.202, 0.226)
"""Share of the energy that lies there, from the driest take to the fullest; the packing adds a hundredth."""
LOUDNESS, LOUDNESS_OF_TRUMP = -25.0, -23.0
"""LUFS of the loudest 0.4 s of a plain card, and of a trump."""
LEGS = (Mode(frequency=82.0, decay=0.14, gain=1.0), Mode(frequency=104.0, decay=0.11, gain=0.7))


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
    under = highpass(thud(rng, surface, force=rng.uniform(0.4, 0.65), tune=rng.uniform(0.92, 1.12)), 420.0)
    mix(sound, below(under, crack, rng.uniform(9.0, 11.0)), landing)
    if rng.random() < 0.6:
        slide = friction(rng, surface, seconds=rng.uniform(0.05, 0.12), peak=0.15)
        mix(sound, slide, landing + rng.uniform(0.012, 0.02), rng.uniform(0.06, 0.16))
    if rng.random() < 0.4:  # a corner that springs back
        later = landing + rng.uniform(0.03, 0.06)
        mix(sound, contact(rng, surface, fall=0.008, bright=0.7), later, rng.uniform(0.1, 0.24))
    paper = room(rng, lowpass(sound, AIR), wet=0.14)
    top = answered(rng, surface, landing, force=rng.uniform(0.5, 0.9))
    return bodied(paper, top, rng.uniform(*SHARE), LOUDNESS)


def trump(rng: np.random.Generator, surface: Surface) -> Signal:
    """A trump comes down: the whole arm behind it, and the glasses feel it."""
    sound = silence(0.62)
    landing = rng.uniform(0.052, 0.062)
    mix(sound, air(rng, landing + 0.016, 600.0, rng.uniform(2_200.0, 3_000.0)), 0.0, rng.uniform(0.06, 0.11))
    crack = snap(rng, surface, bright=rng.uniform(0.8, 1.0))
    mix(sound, crack, landing, 1.0)
    echo = landing + rng.uniform(0.009, 0.015)  # the fingers that pressed it down
    mix(sound, snap(rng, surface, bright=0.6), echo, rng.uniform(0.3, 0.5))
    under = highpass(thud(rng, surface, force=1.0, tune=rng.uniform(0.84, 0.96)), 300.0)
    mix(sound, below(under, crack, rng.uniform(1.0, 3.0)), landing + 0.001)
    again = landing + rng.uniform(0.05, 0.085)
    mix(sound, thud(rng, surface, force=0.5, tune=1.4), again, rng.uniform(0.05, 0.12))
    if rng.random() < 0.5:
        slide = friction(rng, surface, seconds=rng.uniform(0.05, 0.09), peak=0.15)
        mix(sound, slide, landing + 0.02, rng.uniform(0.05, 0.1))
    paper = room(rng, lowpass(sound, AIR), wet=0.2, seconds=0.34)
    # The legs of the table, below the top: only a trump is heard in them.
    legs = np.pad(level(ring(np.hanning(samples(0.006)), LEGS, 0.4)), (samples(landing), 0))
    paper = with_share(paper, legs, 60.0, BODY[0], rng.uniform(0.1, 0.13))
    return bodied(paper, answered(rng, surface, landing, force=1.3), rng.uniform(*SHARE), LOUDNESS_OF_TRUMP)


def bodied(paper: Signal, top: Signal, wanted: float, loudness: float) -> Signal:
    """`paper` and so much of the `top` that it has its share when the sound is finished.

    A crack that is rounded off loses energy, and the table does not: so its share is sought by trial.
    """
    aim = wanted
    sound = paper
    for _ in range(4):
        sound = with_share(paper, top, *BODY, aim)
        aim *= wanted / share(finish(sound, loudness=loudness), *BODY)
    return sound


def answered(rng: np.random.Generator, surface: Surface, landing: float, *, force: float) -> Signal:
    """The table top's answer to a card that lands at the second `landing`."""
    top = np.pad(answer(rng, surface, force=force), (samples(landing), 0))
    return room(rng, top, wet=0.1)
