"""Random hands of every game with every house rule: the invariants at each moment."""

from collections import Counter
from random import Random

from briscola.engine.hand import deal
from briscola.engine.options import Setting
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.invariants import play_checked

SAME_GAME = 50
"""Hands played of a game before another is drawn."""


def hands(times: int, seed: int) -> str:
    """Play so many hands by chance.

    Raises AssertionError, with the game and the number of the hand, where an invariant does not hold.
    """
    rules = any_game(Random(f"{seed}:0"))
    games: Counter[str] = Counter()
    for number in range(times):
        chance = Random(f"{seed}:{number}")
        if number % SAME_GAME == 0:
            rules = any_game(chance)
        pack = list(rules.pack)
        chance.shuffle(pack)
        try:
            play_checked(deal(rules, dealer=chance.randrange(rules.players), pack=pack), chance)
        except Exception as error:
            raise AssertionError(
                f"hand {number} of seed {seed}: {rules.variant} {rules.players} {rules.changed}: {error!r}"
            ) from error
        games[f"{rules.variant} {rules.players}"] += 1
    return f"{times} hands, no invariant broken: " + ", ".join(
        f"{count} {game}" for game, count in sorted(games.items())
    )


def any_game(chance: Random, variant: str = "") -> Rules:
    """That variant, or any; any number of players, any options that apply."""
    row = VARIANTS[variant or chance.choice(sorted(VARIANTS))]
    players = chance.choice(row.players)
    chosen: dict[str, OptionValue] = {}
    for option in row.options:
        setting = Setting(players=players, chosen=chosen)
        if option.applies(setting):
            chosen[option.key] = chance.choice(option.at(setting).values)
    return make_rules(row.name, players, chosen)
