"""The French deck: double-ended cards, signs laid out by convention, marks for the interface."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pygame
import pytest

from art.cards.decks import load
from art.cards.francesi.card import HEIGHT, WIDTH
from art.cards.francesi.layouts import LAYOUTS
from art.cards.francesi.marks import MARKS
from art.cards.sheet import render

CARDS = load("francesi")[1]
COURTS = [rank + suit for rank in "FCR" for suit in "CDBS"]


def pixels(code: str, height: int = 352) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    """The card as red, green and blue."""
    return pygame.surfarray.array3d(render(CARDS[code](), height)).astype(np.int16)


@pytest.mark.parametrize("code", [*COURTS, "back", "back-red"])
def test_courts_and_backs_look_the_same_from_both_ends(code: str) -> None:
    upright = pixels(code, HEIGHT)
    turned = upright[::-1, ::-1]
    assert float((np.abs(upright - turned).max(axis=2) > 48).mean()) < 0.001


@pytest.mark.parametrize("rank", "234567")
def test_a_number_card_shows_as_many_signs_as_its_number(rank: str) -> None:
    assert len(set(LAYOUTS[rank])) == int(rank)


@pytest.mark.parametrize("rank", "23456")
def test_the_signs_up_to_six_stand_symmetrically_about_the_middle(rank: str) -> None:
    places = Counter((round(x), round(y)) for x, y in LAYOUTS[rank])
    turned = Counter((round(WIDTH - x), round(HEIGHT - y)) for x, y in LAYOUTS[rank])
    assert places == turned


def test_the_seven_is_the_six_with_one_sign_between_its_upper_rows() -> None:
    (odd,) = set(LAYOUTS["7"]) - set(LAYOUTS["6"])
    rows = sorted({y for _, y in LAYOUTS["6"]})
    assert odd[0] == WIDTH / 2
    assert rows[0] < odd[1] < rows[1]


@pytest.mark.parametrize(("suit", "red"), [("C", True), ("D", True), ("B", False), ("S", False)])
def test_in_two_colours_hearts_and_diamonds_are_red_clubs_and_spades_black(suit: str, red: bool) -> None:
    centre = pixels("5" + suit)[122, 176]
    assert (int(centre[0]) - int(centre[1]) > 120) is red


def test_in_four_colours_no_two_suits_share_a_colour() -> None:
    cards = load("francesi4")[1]
    centres = set()
    for suit in "CDBS":
        picture = render(cards["5" + suit](), 352)
        centres.add(tuple(picture.get_at((picture.get_width() // 2, 170)))[:3])
    assert len(centres) == 4


@pytest.mark.parametrize("suit", "CDBS")
def test_a_suit_mark_is_square_and_its_corners_are_clear(suit: str) -> None:
    picture = render(MARKS[suit](), 64)
    assert picture.get_size() == (64, 64)
    assert {picture.get_at((x, y))[3] for x in (0, 63) for y in (0, 63)} == {0}
    assert picture.get_at((32, 30))[3] == 255
