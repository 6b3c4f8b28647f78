"""A robot plays for two to six people at one screen, each match in several truths.

Whoever looks sees the same: nobody sees what is not hers.
"""

import os
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count, islice
from pathlib import Path
from random import Random
from unittest.mock import patch

from msgspec import structs

from briscola.client.hot_seat.agreement import ANYTHING, KEYS, may_leave_out_curtain, pad_name
from briscola.engine.options import BadOption, Setting, applying
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from tests.ui.shared_program import Match, companions
from tests.ui.shared_table import shared_setup
from tests.ui.two_truths import check_match
from trials.hands import any_game

TRUTHS = 1
"""Other truths in which each match is played again."""
DRAWN = 8
"""Matches drawn by chance, of which the one with the most house rules not yet played is played."""
MANY = 10
"""Values of an option from which on they count as one, for example the number of hands of a match."""
ANY_INPUT = (ANYTHING,)
PACES = (*(("none", True),) * 17, *(("quick", True),) * 2, ("normal", False))
"""The speed, and whether Space hurries; by chance."""

Value = tuple[str, str, OptionValue]
"""A game, an option and its value."""


def shared_screen(times: int, seed: int) -> str:
    """Play so many matches, a game after another.

    Raises AssertionError, with the match, where a picture or a text tells of a hidden card.
    """
    found: Counter[str] = Counter()
    done: Counter[str] = Counter()
    values: set[Value] = set()
    with headless(), tempfile.TemporaryDirectory() as folder:
        for number, (match, chance) in enumerate(islice(any_matches(seed), times)):
            try:
                found += play(match, Path(folder), chance, done)
            except Exception as error:
                raise AssertionError(f"match {number} of seed {seed}: {match}: {error!r}") from error
            values |= values_of(match)
    found["values of house rules"] = len(values)
    found["values never played"] = len(all_values() - values)
    return ", ".join(f"{count} {what}" for what, count in sorted((found + done).items()))


def play(match: Match, folder: Path, chance: Random, done: Counter[str]) -> Counter[str]:
    """Check one match and count what was compared; `done` counts what the robot did."""
    compared = check_match(match, folder, chance, truths=TRUTHS, done=done)
    return Counter(
        {
            "matches": 1,
            f"matches of {match.setup.variant}": 1,
            f"matches for {len(match.setup.people)} people": 1,
            "other truths": len(compared),
            "cards exchanged": sum(one.cards for one in compared),
            "looks alike": sum(one.looks for one in compared),
            "frames alike": sum(one.frames for one in compared),
        }
    )


@contextmanager
def headless() -> Iterator[None]:
    """Windows without a screen and without sound."""
    with patch.dict(os.environ, {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}):
        yield


def any_matches(seed: int) -> Iterator[tuple[Match, Random]]:
    """Matches without end, a game after another, each with the chance that goes on from it."""
    missing = set(all_values())
    for number in count():
        chance = Random(f"{seed}:{number}")
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
        for option in row.options
        for players in row.players
        for teams in (False, True)
        for value in option.values
        if option.stands(Setting(players=players, chosen={"teams": teams}), value)
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
