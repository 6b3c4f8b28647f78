"""Building blocks of the synthesiser: seeded noise, filters, envelopes, resonators, mixing.

A `Signal` is a mono array of floats at `SAMPLE_RATE`; times are seconds, frequencies hertz.
"""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from pyloudnorm import Meter
from scipy.signal import butter, fftconvolve, lfilter, sosfilt

Signal = NDArray[np.float64]

SAMPLE_RATE = 48_000  # the device's: findings/sdl-mixer-shortens-what-it-resamples.sh
PEAK = 0.8  # about -2 dBFS; the game plays at less, several may overlap
BLOCK = 0.4  # seconds of which loudness is the mean
FADE = 0.03  # seconds over which a sound dies away


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """One way a body rings: `frequency` in hertz, `decay` (time to fall by 60 dB) in seconds."""

    frequency: float
    decay: float
    gain: float = 1.0


def generator(name: str) -> np.random.Generator:
    """The noise source of the sound called `name`: the same at every run."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds: float) -> int:
    """Number of samples that fill `seconds`, at least 1."""
    return max(1, round(seconds * SAMPLE_RATE))


def silence(seconds: float) -> Signal:
    """`seconds` of nothing, to mix into."""
    return np.zeros(samples(seconds))


def noise(rng: np.random.Generator, seconds: float) -> Signal:
    """White noise of unit variance."""
    return rng.standard_normal(samples(seconds))


def band(signal: Signal, low: float, high: float, order: int = 2) -> Signal:
    """`signal` between `low` and `high` hertz."""
    sections = butter(order, (low, high), btype="bandpass", fs=SAMPLE_RATE, output="sos")
    return np.asarray(sosfilt(sections, signal), dtype=np.float64)


def lowpass(signal: Signal, cutoff: float, order: int = 2) -> Signal:
    """`signal` below `cutoff` hertz: felt and distance."""
    sections = butter(order, cutoff, btype="lowpass", fs=SAMPLE_RATE, output="sos")
    return np.asarray(sosfilt(sections, signal), dtype=np.float64)


def highpass(signal: Signal, cutoff: float, order: int = 2) -> Signal:
    """`signal` above `cutoff` hertz."""
    sections = butter(order, cutoff, btype="highpass", fs=SAMPLE_RATE, output="sos")
    return np.asarray(sosfilt(sections, signal), dtype=np.float64)


def decay(length: int, attack: float, fall: float) -> Signal:
    """An envelope of `length` samples: raised-cosine `attack`, then down 60 dB in `fall` seconds."""
    rise = min(samples(attack), length)
    envelope = np.power(10.0, -3.0 * np.arange(length) / (fall * SAMPLE_RATE))
    envelope[:rise] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    return np.asarray(envelope, dtype=np.float64)


def swell(length: int, peak: float, sharpness: float = 1.0) -> Signal:
    """An envelope that grows to 1 at the fraction `peak` of its length and dies away again."""
    time = np.linspace(0.0, 1.0, length)
    up = np.clip(time / peak, 0.0, 1.0)
    down = np.clip((1.0 - time) / (1.0 - peak), 0.0, 1.0)
    shape = np.sin(0.5 * np.pi * np.minimum(up, down)) ** 2
    return np.asarray(shape**sharpness, dtype=np.float64)


def burst(
    rng: np.random.Generator, *, low: float, high: float, fall: float, attack: float = 0.0008
) -> Signal:
    """A puff of noise in a band: the plain stuff of paper."""
    rough = band(noise(rng, attack + fall), low, high)
    return level(rough * decay(len(rough), attack, fall))


def glide(rng: np.random.Generator, *, seconds: float, low: float, high: float, width: float = 0.5) -> Signal:
    """Noise whose band moves from centre `low` to centre `high`: something slides past."""
    rough = noise(rng, seconds)
    steps = 8
    time = np.linspace(0.0, 1.0, len(rough))
    mixed = np.zeros(len(rough))
    for step in range(steps + 1):
        position = step / steps
        centre = low * (high / low) ** position
        part = band(rough, centre * (1.0 - width), min(centre * (1.0 + width), 16_000.0))
        mixed += part * np.clip(1.0 - np.abs(time - position) * steps, 0.0, 1.0)
    return level(mixed)


def ring(excitation: Signal, modes: Sequence[Mode], seconds: float) -> Signal:
    """The sound of a body with these `modes`, struck by `excitation`, for `seconds`."""
    struck = np.zeros(samples(seconds))
    count = min(len(excitation), len(struck))
    struck[:count] = excitation[:count]
    total = np.zeros(len(struck))
    for mode in modes:
        radius = 10.0 ** (-3.0 / (mode.decay * SAMPLE_RATE))
        angle = 2.0 * np.pi * mode.frequency / SAMPLE_RATE
        total += mode.gain * lfilter(
            [np.sin(angle)], [1.0, -2.0 * radius * np.cos(angle), radius * radius], struck
        )
    return total


def level(signal: Signal, peak: float = 1.0) -> Signal:
    """`signal` scaled so that its largest sample is `peak`."""
    return signal * (peak / max(float(np.max(np.abs(signal))), 1e-12))


def below(part: Signal, other: Signal, decibels: float) -> Signal:
    """`part` with so much less energy than `other` has."""
    share = float(np.sum(other**2) / max(np.sum(part**2), 1e-12))
    return part * float(np.sqrt(share * 10.0 ** (-decibels / 10.0)))


def share(signal: Signal, low: float, high: float) -> float:
    """The share of the energy of the whole `signal` that lies between `low` and `high` hertz."""
    power = np.abs(np.fft.rfft(signal)) ** 2
    frequency = np.fft.rfftfreq(len(signal), 1 / SAMPLE_RATE)
    return float(power[(frequency >= low) & (frequency < high)].sum() / power.sum())


def with_share(signal: Signal, part: Signal, low: float, high: float, wanted: float) -> Signal:
    """`signal` with so much of `part` that the band from `low` to `high` hertz has a share of `wanted`.

    Without any of `part` if the band has that share already; `part` is cut to the length of `signal`.
    """
    fitted = np.zeros(len(signal))
    fitted[: len(part)] = part[: len(signal)]
    least, most = 0.0, 4.0 * float(np.sqrt(np.sum(signal**2) / max(np.sum(fitted**2), 1e-12)))
    for _ in range(30):
        middle = 0.5 * (least + most)
        reached = share(signal + middle * fitted, low, high)
        least, most = (middle, most) if reached < wanted else (least, middle)
    return np.asarray(signal + least * fitted)


def add(base: Signal, part: Signal, at: float, gain: float = 1.0) -> None:
    """Mix `part` into `base` in place, starting at the second `at`; what sticks out is cut."""
    start = samples(at) if at > 0 else 0
    end = min(len(base), start + len(part))
    if end > start:
        base[start:end] += gain * part[: end - start]


def room(rng: np.random.Generator, signal: Signal, *, wet: float, seconds: float = 0.28) -> Signal:
    """`signal` in the circolo: a small warm room, `wet` times as strong as the sound itself."""
    tail = lowpass(noise(rng, seconds), 2_600.0) * decay(samples(seconds), 0.004, seconds)
    tail[: samples(0.006)] = 0.0
    tail /= np.sqrt(np.sum(tail**2))
    wetted = wet * fftconvolve(signal, tail)
    return np.asarray(np.pad(signal, (0, len(tail) - 1)) + wetted, dtype=np.float64)


def loudness(signal: Signal) -> float:
    """LUFS of the loudest 0.4 s of `signal` (momentary loudness, ITU-R BS.1770; no gates)."""
    meter = Meter(SAMPLE_RATE, block_size=BLOCK, overlap=0.95)
    meter.integrated_loudness(np.pad(signal, samples(BLOCK)))
    return float(max(meter.blockwise_loudness))


def integrated(signal: Signal) -> float:
    """LUFS of the whole `signal` (integrated loudness, ITU-R BS.1770, gated), as one channel."""
    return float(Meter(SAMPLE_RATE).integrated_loudness(signal))


def as_loud(signal: Signal, wanted: float, measure: Callable[[Signal], float] = loudness) -> Signal:
    """`signal` at so many LUFS by `measure`; what would stick out above `PEAK` is rounded off."""
    gain, loud = 1.0, signal
    for _ in range(6):
        gain *= 10.0 ** ((wanted - measure(loud)) / 20.0)
        loud = PEAK * np.tanh(gain * signal / PEAK)
    return np.asarray(loud)


def finish(signal: Signal, *, loudness: float) -> Signal:
    """A sound fit to be kept: no rumble, no click at either end, at so many LUFS."""
    clean = as_loud(highpass(signal, 35.0), loudness)
    audible = np.flatnonzero(np.abs(clean) > 0.0004)
    clean = clean[: min(len(clean), int(audible[-1]) + samples(FADE))].copy()
    opening, closing = samples(0.0008), min(samples(FADE), len(clean))
    clean[:opening] *= np.linspace(0.0, 1.0, opening)
    clean[-closing:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(closing) / (closing - 1))
    return clean
