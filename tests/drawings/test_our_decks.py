"""The drawings of the game are in order: `python -m tools.drawings` has nothing to say."""

from collections.abc import Callable, Iterable
from functools import cache

import pytest

from briscola.system import resources
from tests.spread import quick_some
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


@pytest.mark.parametrize("deck", quick_some(DECKS, 1))
@pytest.mark.parametrize(
    "look", quick_some([Deck.frames, Deck.alike, Deck.eyes, Deck.indices], 1), ids=lambda look: look.__name__
)
def test_the_cards_of_a_deck_are_told_apart_small_and_by_all_eyes_and_lie_free(
    deck: str, look: Callable[[Deck], Iterable[object]]
) -> None:
    """Nothing lies under an index, and frames are even."""
    assert [str(each) for each in look(looked_at(deck))] == []


def test_all_decks_together_stay_small() -> None:
    folder = resources.roots()[-1] / "assets" / "cards"
    assert 0 < sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) < HEAVIEST
