"""The drawings of the game are in order: `python -m tools.drawings` has nothing to say."""

from functools import cache

import pytest

from briscola import resources
from tools.drawings.deck import Deck

DECKS = tuple(info.name for info in resources.decks())
HEAVIEST = 18_000_000
"""Bytes of all decks together."""


@cache
def looked_at(deck: str) -> Deck:
    """A deck whose pictures are made once."""
    return Deck(deck)


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_complete_and_its_files_are_in_order(deck: str) -> None:
    found = looked_at(deck)
    assert [str(each) for each in (*found.missing(), *found.files())] == []


@pytest.mark.parametrize("deck", DECKS)
def test_all_eyes_tell_the_cards_of_a_deck_apart_even_when_they_are_small(deck: str) -> None:
    found = looked_at(deck)
    assert [str(each) for each in (*found.alike(), *found.eyes())] == []


@pytest.mark.parametrize("deck", DECKS)
def test_nothing_lies_under_an_index(deck: str) -> None:
    assert [str(each) for each in looked_at(deck).indices()] == []


@pytest.mark.parametrize("deck", DECKS)
def test_frames_are_even(deck: str) -> None:
    assert [str(each) for each in looked_at(deck).frames()] == []


def test_all_decks_together_stay_small() -> None:
    folder = resources.roots()[-1] / "assets" / "cards"
    assert 0 < sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) < HEAVIEST
