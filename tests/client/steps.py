"""Matches of every kind between random players, a step at a time."""

from random import Random
from typing import Any

from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.players.player import RandomPlayer
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

Game = tuple[str, int, dict[str, OptionValue]]
GAMES: list[Game] = [
    ("briscola", 2, {"exchange": "seven_and_two"}),
    ("briscola", 3, {}),
    ("briscola", 4, {}),
    ("briscola", 4, {"teams": False}),
    ("briscola", 5, {}),
    ("chiamata", 5, {}),
    ("chiamata", 5, {"bidding": "rank", "first_lead": "caller"}),
    ("chiamata", 5, {"bidding": "rank", "obliged": True, "dark": True}),
    ("chiamata", 4, {"bidding": "two", "dark": True, "first_lead": "caller"}),
    ("chiamata", 4, {}),
    ("chiamata", 4, {"morto": "open"}),
    ("prini", 2, {"deal_all": True}),
    ("prini", 4, {"deal_all": True}),
    ("bisca", 2, {"hand_size": 9}),
    ("scoperta", 2, {}),
    ("briscolone", 2, {}),
    ("marianna", 2, {"to_points": 300}),
]


def game_of(rules: Rules, *, hands: int = 1, **fields: Any) -> MatchSetup:
    """A match of a game."""
    options = dict(rules.changed)
    game = {"variant": rules.variant, "players": rules.players, "options": options, "winning_hands": hands}
    return MatchSetup(**{**game, **fields})


def log_of(game: Game, seed: int = 3) -> list[Event]:
    """A match of one hand or more, played by chance."""
    return [event for _, events in play_steps(*game, seed) for event in events]


def dealt_table(rules: Rules, seed: int, **terms: Any) -> RefereedTable:
    """A table of random players at the first decision of a hand."""
    terms = {"winning_hands": 1, **terms}
    table = RefereedTable(rules, levels=("random",) * rules.players, deals=SeededDeals(seed), **terms)
    table.begin_match()
    table.begin_hand()
    table.cut()
    return table


def play_steps(
    variant: str, players: int, options: dict[str, OptionValue], seed: int
) -> list[tuple[RefereedTable, list[Event]]]:
    """A match between random players, a step at a time, with the events each step caused."""
    rules = make_rules(variant, players, options)
    table = RefereedTable(rules, winning_hands=1, levels=("random",) * players, deals=SeededDeals(seed))
    player = RandomPlayer(Random(seed))
    steps = [(table, table.begin_match())]
    while table.phase is not Phase.MATCH:
        if table.phase is Phase.HAND:
            steps.append((table, table.begin_hand()))
        elif table.phase is Phase.CUT:
            steps.append((table, table.cut()))
        elif table.asked is None:
            steps.append((table, table.turn_dummy()))
        else:
            steps.append((table, table.act(player.choose(table.asked.view))))
    return steps
