"""A changed page: whatever it says, the program that serves it goes on, and so do the others."""

from collections import Counter

import pytest

from tests.client.friends.host_streams import GAMES
from tests.pages.changed_pages import pass_match_with_changed_page


@pytest.mark.parametrize("game", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_a_changed_page_changes_nothing_for_the_others(game: int) -> None:
    found = Counter[str]()
    pass_match_with_changed_page(GAMES[game], 3, found)
    assert found["matches"] == 1 and found["strange"] and found["damaged"]
