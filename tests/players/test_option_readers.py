"""Options that change how a hand or a match ends, is paid or won: who reads them, and what that changes."""

import re
from pathlib import Path

import pytest

from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.insight.evaluation import Source, evaluate, glance
from briscola.players.nets.families import net_of
from briscola.players.search.models import searchable
from briscola.players.support import OPTIONS, RESULTS, RuleReader, Scope, Unread, refuses, supports
from tests.engine.play import every_game, seen, started
from tests.players.positions import position

ROOT = Path(__file__).resolve().parents[2]
OPTION_KEYS = {option.key for row in VARIANTS.values() for option in row.options}


def test_every_option_stands_in_a_row_of_who_reads_it() -> None:
    assert OPTIONS.keys() | RESULTS.keys() == OPTION_KEYS


def test_who_refuses_an_option_is_who_the_table_says() -> None:
    """One option changed at a time, in every game that has it."""
    refused = {reader: set[str]() for reader in (RuleReader.NETS, RuleReader.ENDS, RuleReader.COACH)}
    for rules in every_game():
        if len(rules.changed) != 1 or rules.dealer_chooses:  # hands are played by what the dealer has chosen
            continue
        (key,) = rules.changed
        view = seen(started(rules))
        for reader, reads in (
            (RuleReader.NETS, net_of(rules) is not None),
            (RuleReader.ENDS, supports(rules, Scope.END)),
            (RuleReader.COACH, searchable(view)),
        ):
            assert reads is not refuses(reader, rules), (reader, rules.slug)
            if not reads:
                refused[reader].add(key)
    table = {reader: {key for key, row in RESULTS.items() if reader in row.refused} for reader in refused}
    assert refused == table


@pytest.mark.parametrize(("tie", "source"), [("void", Source.EXACT), ("last_trick", Source.SEARCH)])
def test_a_tie_is_proven_only_where_it_is_one(tie: str, source: Source) -> None:
    """R-HAND-3: both come to 60; exact play has not looked at whose the last trick is."""
    rules = make_rules("briscola", 2, {"tie": tie})
    gone = " ".join(c.code for c in rules.pack if c.code not in ("3C", "2D", "4S", "5S"))
    view = position(rules, hand="3C 2D", turned="6B", played=gone, points=(50, 60), last_tricks=True)
    assert evaluate(view).source is source


@pytest.mark.parametrize(("rule", "possible"), [("highest", True), ("strict", False)])
def test_who_cannot_come_to_61_does_not_win_where_only_they_do(rule: str, possible: bool) -> None:
    """R-HAND-6; the highest total wins elsewhere (R-HAND-4)."""
    rules = make_rules("briscola", 3, {"independents": rule})
    gone = " ".join(c.code for c in rules.pack if c.code not in ("1C", "2D", "4S", "5S", "4D", "5D"))
    view = position(rules, hand="1C 2D", turned="6B", played=gone, points=(40, 38, 31), last_tricks=True)
    assert {prospect.chance > 0 for prospect in evaluate(view).prospects} == {possible}


def test_a_chance_to_win_is_smaller_where_only_61_points_win() -> None:
    chances = []
    for rule in ("highest", "strict"):
        rules = make_rules("briscola", 3, {"independents": rule})
        view = position(rules, hand="1C 4C 2D", turned="6B", played="3S 4S 5S 3D 4D 5D", points=(10, 10, 0))
        chances.append(glance(view).advice.chance)
    assert chances[1] < 0.7 * chances[0]


def test_the_page_says_of_each_of_these_options_whether_somebody_does_not_read_it() -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    section = page.split("### Rules that not everybody reads")[1].split("\n### ")[0]
    rows = [line.split(" | ") for line in section.splitlines() if line.startswith("| `")]
    told = {key: why for keys, why in rows for key in re.findall(r"`(\w+)", keys)}
    assert told.keys() == RESULTS.keys()
    assert {key for key, why in told.items() if why.startswith("read by all")} == {
        key for key, row in RESULTS.items() if row == Unread()
    }
