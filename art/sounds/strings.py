"""Plucked strings: a mandolin's courses and a guitar's six strings, each a sum of damped, stiff partials."""

from dataclasses import dataclass

import numpy as np

from art.sounds.dsp import (
    SAMPLE_RATE,
    Mode,
    Signal,
    band,
    decay,
    level,
    lowpass,
    noise,
    ring,
    samples,
    silence,
)
from art.sounds.dsp import add as mix

RELEASE = 0.09
"""Seconds in which a finger that comes down ends a note."""
CENT = 2.0 ** (1.0 / 1_200.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Instrument:
    """A plucked instrument: its strings, the plectrum or finger, and the box."""

    strings: tuple[tuple[float, float], ...]
    """Detuning in cents and share of each string of a course; together they are in tune."""
    stiffness: float
    """Inharmonicity of the string of 440 Hz: partial n lies at n·f·√(1 + stiffness·n²)."""
    lasts: float
    """Seconds in which the fundamental of 440 Hz falls by 60 dB; deeper ones last longer."""
    dulls: float
    """Increase of the rate of decay from each partial to the next, as a share of the fundamental's."""
    place: float
    """Point at which it is plucked, as a share of the string's length."""
    bright: float
    """Hertz above which the plectrum, or the finger, leaves little."""
    touch: float
    """Seconds for which it lies against the string: short is bright."""
    click: float
    """Loudness of the plectrum itself, beside the string's."""
    body: tuple[Mode, ...]
    """Modes in which the box rings."""
    boxed: float
    """Loudness of the box, beside the string's."""
    top: float
    """Hertz up to which partials are worth the reckoning."""


MANDOLIN = Instrument(
    strings=((-0.45, 1.0), (0.75, 0.6)),
    stiffness=0.00011,
    lasts=2.9,
    dulls=0.16,
    place=0.15,
    bright=4_800.0,
    touch=0.00028,
    click=0.1,
    body=(
        Mode(frequency=236.0, decay=0.08, gain=0.5),
        Mode(frequency=408.0, decay=0.07, gain=0.9),
        Mode(frequency=655.0, decay=0.05, gain=0.8),
        Mode(frequency=1_120.0, decay=0.03, gain=0.5),
        Mode(frequency=2_350.0, decay=0.015, gain=0.3),
    ),
    boxed=0.2,
    top=9_500.0,
)
GUITAR = Instrument(
    strings=((0.0, 1.0),),
    stiffness=0.00009,
    lasts=3.4,
    dulls=0.26,
    place=0.22,
    bright=2_700.0,
    touch=0.0005,
    click=0.03,
    body=(
        Mode(frequency=101.0, decay=0.14, gain=0.8),
        Mode(frequency=204.0, decay=0.12, gain=1.0),
        Mode(frequency=389.0, decay=0.08, gain=0.6),
        Mode(frequency=560.0, decay=0.05, gain=0.3),
    ),
    boxed=0.22,
    top=5_200.0,
)


def hertz(note: float) -> float:
    """The pitch of a MIDI note in equal temperament: 69 is 440 Hz."""
    return float(440.0 * 2.0 ** ((note - 69) / 12.0))


def strike(
    rng: np.random.Generator,
    instrument: Instrument,
    pitch: float,
    seconds: float,
    *,
    force: float = 1.0,
    up: bool = False,
    release: float = RELEASE,
) -> Signal:
    """A note of `pitch` hertz, ended after `seconds` by what comes down on the string in `release` seconds.

    More `force` (0 to 1) is louder and brighter. A stroke `up` meets the string elsewhere and is thinner.
    """
    length = seconds + release
    bright = instrument.bright * (0.5 + 0.75 * force) * rng.uniform(0.94, 1.06)
    place = instrument.place * rng.uniform(0.93, 1.07) * (0.8 if up else 1.0)
    plectrum = np.hanning(samples(instrument.touch) + 2)
    course = silence(length)
    for late, (detune, share) in enumerate(instrument.strings):
        modes = _partials(rng, instrument, pitch * CENT**detune, place, bright)
        # The plectrum leaves the second string of a course a moment after the first.
        mix(course, ring(plectrum, modes, length), 0.0013 * late, share)
    sound = level(course)
    sound += instrument.boxed * level(ring(course, instrument.body, length))
    tick = band(noise(rng, 0.012), 1_800.0, min(8_500.0, 2.0 * bright + 2_000.0))
    mix(sound, level(tick * decay(len(tick), 0.0006, 0.012)), 0.0, instrument.click * (0.5 + force))
    fading = samples(release)
    sound[-fading:] *= 0.5 + 0.5 * np.cos(np.pi * np.linspace(0.0, 1.0, fading))
    return sound * force


def _partials(
    rng: np.random.Generator, instrument: Instrument, pitch: float, place: float, bright: float
) -> list[Mode]:
    """The partials of a string whose first lies at `pitch` hertz."""
    stiff = instrument.stiffness * (pitch / 440.0) ** 0.7
    lasts = instrument.lasts * (440.0 / pitch) ** 0.55
    found = []
    for number in range(1, int(instrument.top / pitch) + 2):
        frequency = number * pitch * np.sqrt((1.0 + stiff * number**2) / (1.0 + stiff))
        if frequency > min(instrument.top, 0.45 * SAMPLE_RATE):
            break
        picked = abs(np.sin(np.pi * number * place)) / number + 0.004
        soft = 1.0 / (1.0 + (frequency / bright) ** 2)
        falls = lasts / (1.0 + instrument.dulls * (number - 1)) * rng.uniform(0.9, 1.1)
        gain = picked * soft * rng.uniform(0.8, 1.2)
        found.append(Mode(frequency=float(frequency), decay=float(falls), gain=float(gain)))
    return found


def pluck(rng: np.random.Generator, pitch: float, seconds: float) -> Signal:
    """One note of a mandolin, `pitch` hertz, as long as `seconds`, its greatest sample near 1."""
    sound = strike(rng, MANDOLIN, pitch, max(0.1, seconds - RELEASE), force=0.7)
    return level(lowpass(sound, 8_000.0))
