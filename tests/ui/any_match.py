"""Any match of two to six people at one screen."""

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec import structs

from briscola.client.hot_seat.agreement import ANYTHING, KEYS, may_leave_out_curtain, pad_name
from briscola.engine.options import BadOption, Setting, applying
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.strategies import any_game
from tests.ui.shared_program import Match, companions
from tests.ui.shared_table import shared_setup

DRAWN = 8
"""Matches drawn by chance, of which the one with the most house rules not yet played is played."""
MANY = 10
"""Values of an option from which on they count as one, for example the number of hands of a match."""
ANY_INPUT = (ANYTHING,)
PACES = (*(("none", True),) * 17, *(("quick", True),) * 2, ("normal", False))
"""The speed, and whether Space hurries; by chance."""

Value = tuple[str, str, OptionValue]
"""A game, an option and its value."""


def any_matches(chances: Iterator[Random]) -> Iterator[tuple[Match, Random]]:
    """A match for each, a game after another, with the chance that goes on from it."""
    missing = set(all_values())
    for number, chance in enumerate(chances):
        variant = sorted(VARIANTS)[number % len(VARIANTS)]
        drawn = [any_match(chance, variant) for _ in range(DRAWN)]
        match = max(drawn, key=lambda match: len(values_of(match) & missing))
        missing -= values_of(match)
        yield match, chance


@cache
def all_values() -> frozenset[Value]:
    """Every possible value of every option of every game, but of signs: several people have none."""
    return frozenset(
        (row.name, option.key, value if len(option.values) <= MANY else "any")
        for row in VARIANTS.values()
        for usual in ({option.key: option.default for option in row.options},)
        for option in row.options
        for players in row.players
        for teams in (False, True)
        for value in option.values
        if option.stands(Setting(players=players, chosen={**usual, "teams": teams}), value)
        if option.key not in ("signs", "spies")
    )


def values_of(match: Match) -> frozenset[Value]:
    """The values of the options that apply to a match, those of its defaults too."""
    setup = match.setup
    options = VARIANTS[setup.variant].options
    chosen = applying(options, setup.players, lambda option: setup.options.get(option.key, option.default))
    return all_values() & {
        (setup.variant, option.key, value if len(option.values) <= MANY else "any")
        for option, value in chosen
    }


def any_match(chance: Random, variant: str) -> Match:
    """Any players, any house rules but signs, people at any seats, any agreement between them."""
    rules = any_game(chance, variant)
    options = dict(rules.changed)
    if rules.talk is not None:
        options["signs"] = "off"
        options.pop("spies", None)
    try:
        make_rules(variant, rules.players, options)
    except BadOption:
        options = {}
    others = range(1, rules.players)
    many = len(others) if chance.random() < 0.5 else chance.randint(1, len(others))
    people = (0, *sorted(chance.sample(others, many)))
    setup = shared_setup(variant, rules.players, people, options, winning_hands=chance.choice((1, 2)))
    inputs = ANY_INPUT if chance.random() < 0.6 else (ANYTHING, KEYS, pad_name(1), pad_name(2))
    kept = chance.random() < 0.85
    ahead = chance.randrange(1, 40) if kept and chance.random() < 0.4 else 0
    kills = (ahead + chance.randrange(2, 14),) if kept and chance.random() < 0.35 else ()
    company = companions(setup, [chance.choice(inputs) for _ in people])
    paced = chance.choice(PACES)
    return Match(
        setup=setup,
        seed=chance.randrange(10_000),
        size=chance.choice(((1024, 600), (1024, 600), (1280, 800))),
        speed=paced[0],
        hurried=paced[1],
        kept=kept,
        ahead=ahead,
        kills=kills,
        most=ahead + chance.randrange(14, 30),
        household=tuple(seat for seat in people[1:] if chance.random() < 0.5),
        company=structs.replace(
            company,
            hints=chance.random() < 0.3,
            undo=chance.random() < 0.35,
            curtain=not may_leave_out_curtain(setup) or chance.random() < 0.8,
        ),
    )
