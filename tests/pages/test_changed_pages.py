"""A changed page: whatever it says, the program that serves it goes on, and so do the others."""

import pytest

from tests.client.friends.host_streams import GAMES
from tests.pages.changed_pages import pass_matches_with_changed_page
from tests.tries import Tries

SLOW = pytest.mark.slow


# Quick although it is dear: a whole match is played beside the changed page.
@pytest.mark.parametrize(
    ("game", "matches"), [(0, 3), pytest.param(0, 50, marks=SLOW), pytest.param(2, 30, marks=SLOW)]
)
def test_a_changed_page_changes_nothing_for_the_others(game: int, matches: int, tries: Tries) -> None:
    for chance in tries(1):
        seed = chance.randrange(2**32)
        pass_matches_with_changed_page(GAMES[game], seed, tries.found, matches=matches)
    assert tries.found["strange"] and tries.found["damaged"]
