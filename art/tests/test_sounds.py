"""The sounds of the table: present, audible, clean, as cards sound, and the same at every synthesis."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import fftconvolve

from art.sounds.catalogue import FAMILIES, NAMES, pcm
from art.sounds.dsp import SAMPLE_RATE, Signal, loudness
from art.sounds.surface import FELT, WALNUT

FOLDER = Path(__file__).resolve().parents[2] / "sounds"
LOOPS = {name for name, (family, _) in NAMES.items() if family.loop}
SHORT = sorted(set(NAMES) - LOOPS)
PIECES = {"title", "mazurka", "serenade"}
PHRASES = {*PIECES, "match-won", "match-lost"}


@cache
def recorded(name: str) -> Signal:
    samples, rate = soundfile.read(FOLDER / f"{name}.ogg")
    assert rate == SAMPLE_RATE and samples.ndim == 1
    return np.asarray(samples)


def takes(stem: str) -> Sequence[str]:
    return [name for name in NAMES if name.rpartition("-")[0] == stem]


def families(surface: str) -> Iterator[tuple[str, Sequence[str]]]:
    """The takes of each family on a table."""
    for stem, family in FAMILIES.items():
        if family.takes > 1 and (surface == FELT.name or family.table):
            yield stem, takes(stem if surface == FELT.name else f"{stem}-{surface}")


def shares(name: str, *edges: float) -> list[float]:
    """The shares of its energy between the edges, in hertz."""
    wave = recorded(name)
    power = np.abs(np.fft.rfft(wave)) ** 2
    frequency = np.fft.rfftfreq(len(wave), 1 / SAMPLE_RATE)
    cuts = [power[(frequency >= low) & (frequency < high)].sum() for low, high in pairwise(edges)]
    return [float(cut / power.sum()) for cut in cuts]


def test_every_sound_of_the_list_is_recorded_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.ogg")} == set(NAMES)


def test_no_sound_clips_or_begins_or_ends_with_a_click() -> None:
    for name in SHORT:
        samples = recorded(name)
        assert 0.1 < np.max(np.abs(samples)) < 0.9, name
        assert np.max(np.abs(samples[:8])) < 0.03, name
        assert np.max(np.abs(samples[-32:])) < 0.01, name
        longest = 100 if name in PIECES else 14 if name in PHRASES else 2.5
        assert 0.05 < len(samples) / SAMPLE_RATE < longest, name


def test_every_cue_is_within_8_lu_of_the_others() -> None:
    """Those of the table and of a hand's end."""
    loud = {name: loudness(recorded(name)) for name in SHORT if name not in PHRASES}
    assert max(loud.values()) - min(loud.values()) <= 8.0, sorted(loud.items(), key=lambda item: item[1])


def test_the_recorded_sound_is_the_one_the_recipe_makes() -> None:
    """Vorbis changes the samples a little: the length and the spectrum stay."""
    for name in ("slap-3", "slap-walnut-2", "knock-1", "loss", "chalk-2"):
        samples, source = recorded(name), pcm(name)
        assert abs(len(samples) - len(source)) <= 64, name
        count = min(len(samples), len(source))
        assert np.corrcoef(samples[:count], source[:count])[0, 1] > 0.9, name
        pcm.cache_clear()
        assert np.array_equal(pcm(name), source), f"{name} is another at every synthesis"


def test_a_slap_is_a_snap_over_a_thud() -> None:
    """Real ones have 4 to 38 % of their energy above 6 kHz; a thud alone has none. A deal is all snap."""
    for stem in ("slap", "slap-walnut"):
        for name in takes(stem):
            low, snap, air = shares(name, 0, 400, 6_000, 22_050)
            assert low < 0.36 and 0.04 < air < 0.42, (name, low, snap, air)
    for stem in ("deal", "deal-walnut"):
        for name in takes(stem):
            low, snap, air = shares(name, 0, 400, 6_000, 22_050)
            assert low < 0.1 and snap > 0.25, (name, low, snap, air)


def test_a_laptop_can_give_the_thud_of_a_trump_and_the_notes_of_a_loss() -> None:
    for name in [*takes("trump"), *takes("trump-walnut"), "loss", "match-lost"]:
        (heard,) = shares(name, 380, 16_000)
        assert heard > 0.4, (name, heard)


def test_takes_differ_in_structure() -> None:
    """The greatest correlation of two waves at any shift; what was one recipe with new noise had 0.97."""
    for surface in (FELT.name, WALNUT.name):
        for stem, names in families(surface):
            waves = [recorded(name)[: int(0.35 * SAMPLE_RATE)] for name in names]
            units = [wave / np.linalg.norm(wave) for wave in waves]
            alike = max(float(np.max(np.abs(fftconvolve(a, b[::-1])))) for a, b in combinations(units, 2))
            assert alike < 0.75, (stem, surface, alike)


def test_a_trump_lands_heavier_than_a_plain_card() -> None:
    def weight(stem: str) -> float:
        waves = [recorded(name) for name in takes(stem)]
        spectra = [np.abs(np.fft.rfft(wave, SAMPLE_RATE)[:400]) ** 2 for wave in waves]
        return float(np.mean([spectrum.sum() for spectrum in spectra]))

    assert weight("trump") > 2 * weight("slap")
    assert weight("trump-walnut") > 2 * weight("slap-walnut")


def test_sounds_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in FOLDER.glob("*.ogg")}
    assert max(size for name, size in sizes.items() if name in SHORT and name not in PHRASES) <= 40 * 1024
    assert sum(sizes.values()) <= 3_000_000
