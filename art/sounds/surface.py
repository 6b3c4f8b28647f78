"""Surfaces on which a card falls: felt over boards, or bare walnut; and their answer to a blow."""

from dataclasses import dataclass

import numpy as np

from art.sounds.dsp import Mode, Signal, burst, level, lowpass, ring, samples


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """A table's top. Bands in hertz, times in seconds."""

    name: str
    modes: tuple[Mode, ...]
    """Modes in which the top rings. A laptop's loudspeakers give only those of 500 to 900 Hz of a thud."""
    touch: tuple[float, float]
    """The band of what strikes it."""
    snap: tuple[float, float]
    """The band in which paper snaps on it."""
    rub: tuple[float, float]
    """The band in which paper slides on it."""
    slips: tuple[float, float]
    """Times a second that sliding paper sticks and slips, slow and fast."""
    ring: float
    """Length of the paper's rattle, as a multiple of that on felt."""
    answer: tuple[Mode, ...]
    """Modes in which the whole top answers a card that is slapped on it: deep, and soon over."""


FELT = Surface(
    name="felt",
    modes=(
        Mode(frequency=104.0, decay=0.12, gain=0.5),
        Mode(frequency=187.0, decay=0.10, gain=0.6),
        Mode(frequency=322.0, decay=0.075, gain=0.8),
        Mode(frequency=548.0, decay=0.06, gain=1.3),
        Mode(frequency=731.0, decay=0.05, gain=1.3),
        Mode(frequency=894.0, decay=0.045, gain=1.1),
    ),
    touch=(70.0, 1_100.0),
    snap=(1_900.0, 10_500.0),
    rub=(1_100.0, 5_200.0),
    slips=(170.0, 420.0),
    ring=1.0,
    answer=(
        Mode(frequency=148.0, decay=0.11, gain=1.0),
        Mode(frequency=196.0, decay=0.09, gain=0.8),
        Mode(frequency=229.0, decay=0.07, gain=0.4),
    ),
)
WALNUT = Surface(
    name="walnut",
    modes=(
        Mode(frequency=152.0, decay=0.16, gain=0.45),
        Mode(frequency=268.0, decay=0.15, gain=0.75),
        Mode(frequency=431.0, decay=0.13, gain=0.9),
        Mode(frequency=612.0, decay=0.11, gain=1.0),
        Mode(frequency=847.0, decay=0.09, gain=0.85),
        Mode(frequency=1_290.0, decay=0.06, gain=0.5),
        Mode(frequency=1_874.0, decay=0.04, gain=0.3),
    ),
    touch=(110.0, 3_200.0),
    snap=(2_300.0, 13_000.0),
    rub=(1_900.0, 7_800.0),
    slips=(260.0, 640.0),
    ring=1.5,
    answer=(
        Mode(frequency=158.0, decay=0.15, gain=0.8),
        Mode(frequency=187.0, decay=0.13, gain=1.0),
        Mode(frequency=221.0, decay=0.10, gain=0.7),
    ),
)


def thud(rng: np.random.Generator, surface: Surface, *, force: float = 1.0, tune: float = 1.0) -> Signal:
    """The table answering a hand: more `force` is brighter and longer; `tune` shifts its pitch."""
    low, high = surface.touch
    press = np.hanning(samples(1.0 / high))  # the blow itself, the same every time, and what is rough in it
    rough = level(lowpass(burst(rng, low=low, high=high, fall=0.01), high * (0.4 + 0.6 * force)))
    hit = np.pad(press, (0, len(rough))) + 0.02 * np.pad(rough, (0, len(press)))
    modes = [
        Mode(
            frequency=mode.frequency * tune * rng.uniform(0.985, 1.015),
            decay=mode.decay * (0.65 + 0.45 * force) * rng.uniform(0.85, 1.15),
            gain=mode.gain * rng.uniform(0.55, 1.45),
        )
        for mode in surface.modes
    ]
    return level(ring(hit, modes, 0.32))


def answer(rng: np.random.Generator, surface: Surface, *, force: float = 1.0) -> Signal:
    """The whole top answering a slap, damped: three modes between 120 and 250 Hz, not the same twice."""
    press = np.hanning(samples(0.0035))
    modes = [
        Mode(
            frequency=mode.frequency * rng.uniform(0.96, 1.04),
            decay=mode.decay * (0.8 + 0.35 * force) * rng.uniform(0.85, 1.2),
            gain=mode.gain * rng.uniform(0.6, 1.4),
        )
        for mode in surface.answer
    ]
    return level(ring(press, modes, 0.4))
