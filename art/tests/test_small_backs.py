"""Backs at the size of an opponent's cards: calm, light, as bright as the large ones they stand for."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from art.cards.decks import REGISTER, load
from art.cards.kit.deck import BACKS, SMALL_BACKS
from art.cards.sheet import render
from art.tests.pictures import grey

MASTER = 512  # pixels of height of what the window averages smaller cards from
CALM = 5.0  # steps of grey, of 255
HEAVIEST = 6_000  # bytes
WIDE = 60


def seen(card: pygame.Surface, width: int) -> pygame.Surface:
    """The card so wide, as the window averages it down."""
    return pygame.transform.smoothscale(card, (width, round(width * card.get_height() / card.get_width())))


def light(card: pygame.Surface) -> NDArray[np.float64]:
    return grey(pygame.surfarray.array3d(card).astype(np.float64))


def shimmer(card: pygame.Surface) -> float:
    """Change of a card (root mean square, in grey) while it grows pixel by pixel, seen at one size."""
    size = seen(card, WIDE).get_size()
    steps = [light(pygame.transform.smoothscale(seen(card, width), size)) for width in range(WIDE, 2 * WIDE)]
    return float(np.sqrt(np.mean([((b - a) ** 2).mean() for a, b in pairwise(steps)])))


def picture(deck: str, code: str) -> pygame.Surface:
    cards = load(deck)[1]
    return render(cards.get(code, cards[code.removesuffix("-small")])(), MASTER)


@pytest.mark.parametrize("deck", REGISTER)
def test_the_back_of_a_small_card_is_calm_while_it_moves(deck: str) -> None:
    assert shimmer(picture(deck, SMALL_BACKS[0])) < CALM


def test_a_fine_back_would_shimmer_on_a_small_card() -> None:
    assert shimmer(picture("napoletane", BACKS[0])) > CALM


@pytest.mark.parametrize("deck", REGISTER)
def test_a_card_keeps_its_brightness_when_it_changes_its_back(deck: str) -> None:
    for fine, small in zip(BACKS, SMALL_BACKS, strict=True):
        before, after = (light(seen(picture(deck, code), 149)).mean() for code in (fine, small))
        assert after == pytest.approx(before, rel=0.03), small


@pytest.mark.parametrize("deck", REGISTER)
def test_a_small_back_is_light(deck: str) -> None:
    cards = load(deck)[1]
    assert max((len(cards[code]().to_svg()) for code in SMALL_BACKS if code in cards), default=0) < HEAVIEST
