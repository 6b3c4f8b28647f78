"""Which net plays which game: a net is trained for one game, or for several of so many players at once."""

from collections.abc import Mapping

from briscola.engine.rules import OptionValue, Rules, Turned
from briscola.engine.variants import make_rules
from briscola.players.nets.tricks.encode import game_row

Game = tuple[int, int]
"""Players, and the row of the game among those of their layout."""


def _game(rules: Rules) -> Game:
    return rules.players, game_row(rules)


def _rules(players: int, *names: str) -> tuple[Rules, ...]:
    options: dict[str, dict[str, OptionValue]]
    options = {"all": {"deal_all": True}, "alone": {"teams": False}, "nine": {"hand_size": 9}}
    found = []
    for name in names:
        variant, *changes = name.split()
        found.append(make_rules(variant, players, {k: v for c in changes for k, v in options[c].items()}))
    return tuple(found)


FAMILIES: Mapping[str, tuple[Rules, ...]] = {
    "briscola-2": _rules(2, "briscola"),
    "two": _rules(2, "prini", "prini all", "bisca nine"),
    "three": _rules(3, "briscola", "prini", "prini all"),
    "briscola-4": _rules(4, "briscola"),
    "four": _rules(4, "briscola alone", "prini", "prini all", "prini alone", "prini alone all"),
    "five": _rules(5, "briscola", "prini", "prini all"),
}
"""The games of each net."""

_NETS: Mapping[Game, str] = {_game(rules): net for net, games in FAMILIES.items() for rules in games}


def net_of(rules: Rules) -> str | None:
    """The name of the net that plays a game, or the nearest to it; None for a game with an auction."""
    return None if rules.turned is Turned.NONE else _NETS[_game(rules)]
