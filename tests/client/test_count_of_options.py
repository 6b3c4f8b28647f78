"""The sheet counts what the hand was scored by, in every game with every value of every option."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from briscola.client.view.results import bands
from briscola.engine.options import BadOption
from briscola.engine.outcome import side_count
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from tests.spread import quick_some
from tests.ui.played import Played, play

Setting = tuple[str, int, Mapping[str, OptionValue]]
ROOT = Path(__file__).parents[2]
BY_THE_ROW = (
    "briscola/client/view/results.py",
    "briscola/ui/animation/count_animation.py",
    "briscola/capabilities/statistics/window/hand_pages.py",
    "briscola/ui/views/text/hand_lines.py",
    "briscola/capabilities/statistics/statistics.py",
    "briscola/i18n/result_words.py",
    "tests/checker/auction.py",
    "tests/checker/legal.py",
    "tests/checker/result.py",
    "tests/checker/table.py",
    "tests/engine/invariants.py",
)
"""Files that count, and take what the pack holds and what is more than half of it from the game's row."""
VOID = ("passed_out", "void")


def settings() -> Iterator[Setting]:
    """Every game as it is usually played, and with each value of each option; in pairs and alone."""
    for row in VARIANTS.values():
        values: list[dict[str, OptionValue]] = [
            {option.key: v} for option in row.options for v in option.values
        ]
        alone = [{"teams": False, **value} for value in values]
        for players in row.players:
            for chosen in ({}, *values, *alone):
                try:
                    make_rules(row.name, players, chosen)
                except BadOption:
                    continue
                yield row.name, players, chosen


def check_count(hand: Played) -> None:
    """Cards, points and declared points of all bands are those of the engine (decision 17)."""
    ended, rules, found = hand.view.ended_hand, hand.view.rules, bands(hand.log, hand.view)
    if ended.reason in VOID:
        assert not found
        return
    for band in found:
        assert sum(band.worth) == band.points, "points come from cards; what comes from none is declared"
        assert band.total == side_count(ended, band.places).total
        assert band.loads + band.courts == band.points
    assert sum(band.total for band in found) == sum(ended.points) + sum(ended.declared or ())
    assert sorted(place for band in found for place in band.places) == [*range(rules.places)]
    if not rules.stop_at_61 and rules.ends_at is None and ended.reason != "conceded":
        assert sum(band.points for band in found) == rules.total
    if not rules.has_payments and ended.winners:
        won = [band.total for band in found if band.won]
        assert max(won) == max(band.total for band in found)


@pytest.mark.parametrize(("variant", "players", "options"), quick_some([*settings()], 60))
def test_the_bands_add_up_to_the_result(variant: str, players: int, options: dict[str, OptionValue]) -> None:
    for seed in (1, 2):
        check_count(play(variant, players, options=options, seed=seed))


@pytest.mark.parametrize("file", BY_THE_ROW)
def test_whoever_counts_knows_no_points_by_heart(file: str) -> None:
    numbers = {
        node.value
        for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert not numbers & {60, 61, 120}
