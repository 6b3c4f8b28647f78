"""Whoever sees fewer colours still tells the suits apart."""

from __future__ import annotations

import itertools
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from art.cards.decks import REGISTER, load, marks
from art.cards.eyes import EYES, seen
from art.tests.pictures import THUMBNAIL, difference, small, sources

SIDE = 48
"""A sign as it stands beside a name, in pixels."""
SUITS = "CDBS"
NUMBERS = "1234567"


def through(picture: NDArray[np.float64], eyes: str) -> NDArray[np.float64]:
    """The picture as those eyes see it."""
    return seen(picture.astype(np.uint8), eyes).astype(np.float64)


@cache
def cards(deck: str) -> dict[str, NDArray[np.float64]]:
    """Aces and number cards as thumbnails."""
    info, _ = load(deck)
    width = round(THUMBNAIL * info.width / info.height)
    return {rank + suit: small(sources(deck)[rank + suit], width) for rank in NUMBERS for suit in SUITS}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("deck", REGISTER)
def test_the_four_signs_stay_apart(deck: str, eyes: str) -> None:
    signs = {suit: through(small(draw().to_svg(), SIDE, SIDE), eyes) for suit, draw in marks(deck).items()}
    apart = {a + b: difference(signs[a], signs[b]) for a, b in itertools.combinations(SUITS, 2)}
    assert {pair: share for pair, share in apart.items() if share < 0.1} == {}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("deck", REGISTER)
def test_the_four_cards_of_a_number_stay_apart(deck: str, eyes: str) -> None:
    views = {code: through(picture, eyes) for code, picture in cards(deck).items()}
    least = 0.01 if load(deck)[0].family == "french" else 0.06
    apart = {
        f"{rank}{a} {rank}{b}": difference(views[rank + a], views[rank + b])
        for rank in NUMBERS
        for a, b in itertools.combinations(SUITS, 2)
    }
    assert {pair: share for pair, share in apart.items() if share < least} == {}


def test_red_and_green_of_one_lightness_become_one_colour_without_green_cones() -> None:
    two = np.array([[[196, 64, 64], [64, 134, 64]]], dtype=np.uint8)
    before, after = (np.ptp(picture.astype(int)[0, :, :2], axis=0) for picture in (two, seen(two, "deutan")))
    assert after.max() < before.max() / 2
    assert np.ptp(seen(two, "grey")[0, 0]) == 0
