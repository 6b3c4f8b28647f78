"""A robot plays for two to six people at one screen, each match in several truths.

Whoever looks sees the same: nobody sees what is not hers.
"""

import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from msgspec import structs

from briscola.client.hot_seat import ANYTHING, KEYS, may_leave_out_curtain, pad_name
from briscola.engine.options import BadOption
from briscola.engine.variants import VARIANTS, make_rules
from tests.trials.hands import any_game
from tests.ui.shared_program import Match, companions
from tests.ui.shared_table import shared_setup
from tests.ui.two_truths import check_match

TRUTHS = 1
"""Other truths in which each match is played again."""
ANY_INPUT = (ANYTHING,)
PACES = (*(("none", True),) * 17, *(("quick", True),) * 2, ("normal", False))
"""The speed, and whether Space hurries; by chance."""


def shared_screen(times: int, seed: int) -> str:
    """Play so many matches, a game after another.

    Raises AssertionError, with the match, where a picture or a text tells of a hidden card.
    """
    found: Counter[str] = Counter()
    games: Counter[str] = Counter()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        for number in range(times):
            chance = Random(f"{seed}:{number}")
            variant = sorted(VARIANTS)[number % len(VARIANTS)]
            match = any_match(chance, variant)
            try:
                compared = check_match(match, Path(folder), chance, truths=TRUTHS)
            except Exception as error:
                raise AssertionError(f"match {number} of seed {seed}: {match}: {error!r}") from error
            games[variant] += 1
            people = len(match.setup.people)
            found += Counter(
                {
                    "matches": 1,
                    f"of them for {people} people": 1,
                    "other truths": len(compared),
                    "cards exchanged": sum(one.cards for one in compared),
                    "frames alike": sum(one.frames for one in compared),
                }
            )
    return ", ".join([*(f"{count} {what}" for what, count in sorted(found.items())), str(dict(games))])


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
    many = len(others) if chance.random() < 0.4 else chance.randint(1, len(others))
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
