"""The net of each game: a net is trained for one game, or for several of so many players at once."""

from collections.abc import Mapping

from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules, Turned
from briscola.players.habits.habits import GAME
from briscola.players.nets.tricks.layout import declares, game_row, open_hands
from briscola.players.support import Scope, supports

TRICKS: Mapping[str, tuple[str, ...]] = {
    "briscola-2": ("briscola-2",),
    "two": ("prini-2", "prini-2-all", "bisca-2-nine"),
    "three": ("briscola-3", "prini-3", "prini-3-all"),
    "briscola-4": ("briscola-4",),
    "four": ("briscola-4-alone", "prini-4", "prini-4-all", "prini-4-alone", "prini-4-alone-all"),
    "five": ("briscola-5", "prini-5", "prini-5-all"),
    "six": ("briscola-6", "briscola-6-alone"),
    "briscolone": ("briscolone-2", "briscolone-2-follow"),
    "scoperta": ("scoperta-2",),
    "marianna-2": ("marianna-2", "marianna-2-turned"),
    "marianna-3": ("marianna-3", "marianna-3-turned"),
    "marianna-4": ("marianna-4", "marianna-4-turned"),
}
CHIAMATA = "chiamata"

TRICK_FAMILIES: Mapping[str, tuple[Rules, ...]] = {
    net: tuple(FORMS[slug] for slug in slugs) for net, slugs in TRICKS.items()
}
"""The games of each net of tricks and draws."""

FAMILIES: Mapping[str, tuple[Rules, ...]] = {
    **TRICK_FAMILIES,
    CHIAMATA: tuple(rules for rules in FORMS.values() if rules.bidding is not None),
}
"""The games of each net."""

Game = tuple[int, int, bool, bool, bool]
"""Players, the row of the game among those of their layout, and what else nets are taught apart: mariannas,
open hands, no card turned up."""


def _game(rules: Rules) -> Game:
    bare = rules.turned is Turned.NONE
    return rules.players, game_row(rules), declares(rules), open_hands(rules), bare


_NETS: Mapping[Game, str] = {_game(rules): net for net, games in TRICK_FAMILIES.items() for rules in games}


def net_of(rules: Rules) -> str | None:
    """The name of the net that plays a game, or the nearest to it; None where nets do not know its rules."""
    if not supports(rules, Scope.PLAY):
        return None
    return CHIAMATA if rules.bidding is not None else _NETS.get(_game(rules))


def counted(rules: Rules) -> bool:
    """True if habits are counted in a game."""
    return rules.players == 2 and net_of(rules) == GAME
