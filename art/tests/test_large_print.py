"""The large-print deck keeps what it promises to weak eyes."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pygame
import pytest
from scipy.ndimage import find_objects, label

from art.cards.decks import load
from art.cards.grandi.card import HEIGHT, WIDTH
from art.cards.grandi.inks import INK, SUITS
from art.cards.sheet import render
from art.tests.pictures import sources

CARDS = load("grandi")[1]


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb` (WCAG 2)."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    """Contrast of two colours (WCAG 2), 1 to 21."""
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("suit", "CDBS")
def test_a_rank_stands_out_from_its_tab_and_the_pattern_on_it(suit: str) -> None:
    assert contrast(INK, SUITS[suit].tab) >= 7
    assert contrast(INK, SUITS[suit].pattern) >= 7


def test_the_tabs_of_the_four_suits_differ_in_lightness_alone() -> None:
    tabs = sorted(luminance(colours.tab) for colours in SUITS.values())
    assert all(light / dark > 1.2 for dark, light in itertools.pairwise(tabs))


@pytest.mark.parametrize("code", ["1D", "4B", "7S", "FC", "CB", "RD"])
def test_rank_and_sign_are_large_and_stay_at_the_left(code: str) -> None:
    height = 880
    picture = pygame.surfarray.array3d(render(CARDS[code](), height)).astype(int)
    ink = (picture.max(axis=2) < 60)[:200, :238]  # the rank's place on the tab, its edge left out
    rows = np.flatnonzero(ink.any(axis=0))
    assert rows[-1] - rows[0] >= 0.22 * height
    columns = np.flatnonzero(ink.any(axis=1))
    assert columns[-1] < 0.38 * WIDTH


def swords(count: int) -> list[float]:
    """Heights, as shares of the card, of the swords that stand free on that card of swords."""
    picture = pygame.surfarray.array3d(render(CARDS[f"{count}S"](), HEIGHT)).astype(int)
    shapes = find_objects(label(picture.min(axis=2) < 200)[0])
    heights = [(down.stop - down.start) / HEIGHT for across, down in shapes if across.start and down.start]
    return heights[:-1]  # the lower tab lies farthest to the right


@pytest.mark.parametrize("count", range(2, 8))
def test_swords_are_long_and_stand_free(count: int) -> None:
    heights = swords(count)
    assert len(heights) == count
    assert min(heights) > 0.3


@pytest.mark.parametrize("rank", "FCR")
def test_the_four_courts_of_a_rank_have_different_heads(rank: str) -> None:
    lines = {}
    for suit in "CDBS":
        picture = pygame.surfarray.array3d(render(CARDS[rank + suit](), 440)).astype(int)
        lines[suit] = (picture.max(axis=2) < 60)[140:270, 45:160]  # within the medallion
    for one, two in itertools.combinations(lines.values(), 2):
        assert (one & two).sum() / (one | two).sum() < 0.6


@pytest.mark.parametrize("code", [code for code in CARDS if not code.startswith("back")])
def test_no_line_is_thinner_than_a_hundredth_of_the_card(code: str) -> None:
    widths = [float(width) for width in re.findall(r'stroke-width="([\d.]+)"', sources("grandi")[code])]
    assert len(widths) > 5
    # The first is the default on the root; every shape of this deck states its own.
    assert min(widths[1:]) >= HEIGHT / 100
