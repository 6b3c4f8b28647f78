"""The slate in words."""

from dataclasses import replace

import pytest

from briscola.client.fold import fold_all, unfold
from briscola.client.match_setup import MatchSetup, regulars
from briscola.i18n.score_words import score_lines
from tests.client.steps import play_steps


@pytest.mark.parametrize(
    ("match", "line"),
    [
        ("wins", ("Score · one hand", "You 1 · Rocco 0 · Ada 2 · Teresa 0")),
        ("target", ("Score · first to +11", "You +3 · Rocco −1 · Ada 0 · Teresa −2")),
    ],
)
def test_the_slate_can_be_said_in_words(match: str, line: tuple[str, str]) -> None:
    """For the open dummy's sheet, which lies over it."""
    table = play_steps("chiamata", 4, {"match": match}, seed=1)[-1][0]
    view = fold_all(unfold(table.log))
    assert view is not None
    view = replace(view, score=(1, 0, 2, 0), balance=(3, -1, 0, -2, 0))
    setup = MatchSetup(variant="chiamata", players=4, opponents=regulars(4))
    counted, standing = score_lines(view, setup)
    assert (counted, standing.replace("\u00a0", " ")) == line
