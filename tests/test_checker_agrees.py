"""Engine and checker, which know nothing of each other, take the same games with the same house rules."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.engine.options import Option, applying
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS
from tests.checker import options
from tests.checker.game import PLAYERS
from tests.checker.games import Form
from tests.checker.options import OPTIONS, allowed
from tests.checker.options_page import plain_rows

FORMS = [(row.name, players) for row in VARIANTS.values() for players in row.players]


def settings(variant: str, players: int) -> Iterator[dict[str, OptionValue]]:
    """The usual game, and it with each unusual value of each option (of long rows of numbers, one)."""
    yield {}
    for option, usual in applying(VARIANTS[variant].options, players, lambda option: option.default):
        others = [value for value in option.values if value != usual]
        yield from ({option.key: value} for value in (others[:1] if option.kind == "integer" else others))


def test_the_same_games_are_played() -> None:
    assert {name: set(row.players) for name, row in VARIANTS.items()} == {
        name: set(players) for name, players in PLAYERS.items()
    }


@pytest.mark.parametrize(("variant", "players"), FORMS)
def test_the_same_house_rules_stand_in_every_form(variant: str, players: int) -> None:
    """Which apply, what each may be and is if nobody asks, whatever one other house rule is."""

    def settled(option: Option) -> OptionValue:
        return setting.get(option.key, option.default)

    for setting in settings(variant, players):
        here = {
            option.key: (option.default, set(option.values))
            for option, _ in applying(VARIANTS[variant].options, players, settled)
        }
        form = Form(variant=variant, players=players, given=setting)
        assert {key: (values[0], set(values)) for key, values in allowed(form).items()} == here, setting


def test_a_row_of_the_page_that_lists_its_games_says_all_that_the_checker_asks(tmp_path: Path) -> None:
    """With its number of players, or with the name of another row; a condition in words is none."""
    page = tmp_path / "options.md"
    page.write_text(
        "| `low` | meaning | on, off | on | bisca for two, sueca |\n"
        "| `much` | meaning | 1 to 3 | 2 | every game |\n"
        "| `hushed` | meaning | on, off | off | as `signs` |\n"
        "| `odd` | meaning | a, b | a | wherever it rains |\n"
        "| `two` | meaning | a, b | a; in bisca b | every game |\n"
    )
    rows = plain_rows(page)
    assert {key: row.values for key, row in rows.items()} == {
        "low": (True, False),
        "much": (2, 1, 3),
        "hushed": (False, True),
    }
    forms = [Form(variant=variant, players=players, given={}) for variant, players in FORMS]
    assert [(form.variant, form.players) for form in forms if rows["low"].stands(form)] == [
        ("bisca", 2),
        ("sueca", 4),
    ]
    assert all(rows["much"].stands(form) for form in forms) and rows["hushed"].like == "signs"


def test_the_checker_plays_by_every_house_rule_that_it_takes() -> None:
    """It would pass any log, and any view, under a rule that it only lists."""
    listed = Path(options.__file__)
    trees = [ast.parse(path.read_text("utf-8")) for path in listed.parent.glob("*.py") if path != listed]
    words = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not OPTIONS.keys() - words, "no module of tests/checker but options.py names these"
