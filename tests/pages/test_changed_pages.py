"""A changed page: whatever it says, the program that serves it goes on, and so do the others."""

from collections import Counter

import pytest

from tests.client.friends.host_streams import GAMES
from tests.pages.changed_pages import pass_matches_with_changed_page

SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "matches"), [(0, 3), pytest.param(0, 50, marks=SLOW), pytest.param(2, 30, marks=SLOW)]
)
def test_a_changed_page_changes_nothing_for_the_others(game: int, matches: int) -> None:
    found = Counter[str]()
    pass_matches_with_changed_page(GAMES[game], 3, found, matches=matches)
    assert found["strange"] and found["damaged"]
