"""Engine and checker, which know nothing of each other, take the same games with the same house rules."""

import ast
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

import pytest

from briscola.engine.options import Option, applying
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from tests.checker import options
from tests.checker.game import PLAYERS
from tests.checker.games import Form
from tests.checker.options import OPTIONS, read_options

FORMS = [(row.name, players) for row in VARIANTS.values() for players in row.players]


def _settled(chosen: Mapping[str, OptionValue], option: Option) -> OptionValue:
    return chosen[option.key]


def wishes(variant: str, players: int) -> Iterator[Mapping[str, OptionValue]]:
    """Every unusual value of each option that applies, with those on which others depend as usual or not."""
    usual = list(applying(VARIANTS[variant].options, players, lambda option: option.default))
    others = ("teams", "deal_all")
    unusual = [{o.key: not value} for o, value in usual if o.key in others and len(o.values) > 1]
    for setting in ({}, *unusual):
        settled = make_rules(variant, players, setting).options
        for option, _ in applying(VARIANTS[variant].options, players, partial(_settled, settled)):
            if option.key not in setting:
                yield from ({**setting, option.key: v} for v in option.values if v != option.default)


def test_every_game_of_the_engine_is_one_of_the_checkers() -> None:
    assert all(set(row.players) <= set(PLAYERS[name]) for name, row in VARIANTS.items())


@pytest.mark.parametrize(("variant", "players"), FORMS)
def test_a_house_rule_of_the_engine_is_one_of_the_checkers(variant: str, players: int) -> None:
    for wished in wishes(variant, players):
        form = Form(variant=variant, players=players, given=wished)
        values = read_options(wished, form)
        chosen = make_rules(variant, players, wished).options
        assert {key: values[key] for key in chosen} == chosen


def test_the_checker_plays_by_every_house_rule_that_it_takes() -> None:
    """It would pass any log, and any view, under a rule that it only lists."""
    listed = Path(options.__file__)
    trees = [ast.parse(path.read_text("utf-8")) for path in listed.parent.glob("*.py") if path != listed]
    words = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not OPTIONS.keys() - words
