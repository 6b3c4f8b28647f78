"""The slate in words."""

from dataclasses import replace

import pytest

from briscola.client.fold import as_seen_by, fold, fold_all
from briscola.client.match_setup import MatchSetup, regulars
from briscola.engine.rules import OptionValue
from briscola.i18n.score_words import running_tallies, score_lines
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
    view = fold_all(as_seen_by(table.log))
    assert view is not None
    view = replace(view, score=(1, 0, 2, 0), balance=(3, -1, 0, -2, 0))
    setup = MatchSetup(variant="chiamata", players=4, opponents=regulars(4))
    counted, standing = score_lines(view, setup)
    assert (counted, standing.replace("\u00a0", " ")) == line


@pytest.mark.parametrize(
    ("variant", "players", "options", "words"),
    [
        ("briscola", 2, {}, "{n} points"),
        ("briscola", 4, {}, "{n} points"),
        ("briscola", 3, {}, "{n}"),
        ("chiamata", 5, {}, "{n}"),
        ("marianna", 2, {}, "+{n}"),
    ],
)
def test_the_slate_shows_what_each_side_has_taken_so_far(
    variant: str, players: int, options: dict[str, OptionValue], words: str
) -> None:
    setup = MatchSetup(variant=variant, players=players, options=options, opponents=regulars(players))
    moments, view = 0, None
    for number, event in enumerate(as_seen_by(play_steps(variant, players, options, seed=1)[-1][0].log)):
        view = fold_all([event]) if view is None else fold(event, view)
        if number % 5 or view is None or not view.captured or view.ended is not None:
            continue
        shown = [line.running for line in running_tallies(view, setup)]
        sides = view.rules.side_of if view.rules.in_sides else [(place,) for place in range(players)]
        taken = [sum(view.points[place] for place in side) for side in dict.fromkeys(map(tuple, sides))]
        assert [text.replace("point ", "points ") for text in shown] == [
            words.format(n=n).replace("1 points", "1 point") if n == 1 else words.format(n=n) for n in taken
        ]
        moments += any(taken)
    assert moments > 5
