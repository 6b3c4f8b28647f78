"""Random hands of every game and pair of house rules, through the independent checker.

`python -m tests.cross_check [--level medium] [--hands N] [--seed S] [--game NAME:PLAYERS] [--usual]
[--option KEY=VALUE …] [--views]`

Each setting is played by computers at every seat as `simulate` plays it; its log goes through the checker,
and with `--views` every seat's observation and telling of every event through `checker/views.py` as well.
The settings of a game are the usual one and, without `--usual`, enough others that any two values of any two
of its options that can stand together do so in one of them. Exit status 1 at the first disagreement.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from random import Random

from briscola.commands.simulate import simulate
from briscola.engine.events import Event
from briscola.engine.notation import action_to_json, observation_to_json
from briscola.engine.options import BadOption
from briscola.engine.record import event_line, event_to_json
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.levels import make_player
from briscola.table.computers import play
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from tests.checker import LogError, Summary, check
from tests.checker.game import Game, read_match
from tests.checker.legal import EXCHANGE, REDEAL, actions, legal, may_ask_for_a_new_deal, may_exchange
from tests.checker.views import View

Chosen = Mapping[str, OptionValue]
Pair = frozenset[tuple[str, OptionValue]]
MOST_NUMBERS = 2  # tried beside the default, of an option that is a long row of numbers


def forms() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(row.name, players) for row in VARIANTS.values() for players in sorted(row.players)]


def settled(variant: str, players: int, wanted: Chosen) -> dict[str, OptionValue] | None:
    """The values of all options that apply; None where the game refuses what is wanted."""
    return _settled(variant, players, frozenset(wanted.items()))


@cache
def _settled(variant: str, players: int, wanted: Pair) -> dict[str, OptionValue] | None:
    try:
        return dict(make_rules(variant, players, dict(wanted)).options)
    except BadOption:
        return None


def values_of(variant: str) -> dict[str, list[OptionValue]]:
    """What each option may be, the default first; of long rows of numbers only a few."""
    found: dict[str, list[OptionValue]] = {}
    for option in VARIANTS[variant].options:
        others = [value for value in option.values if value != option.default]
        most = MOST_NUMBERS if option.kind == "integer" else len(others)
        found[option.key] = [option.default, *others[:most]]
    return found


def together(
    variant: str, players: int, pair: Chosen, values: Mapping[str, list[OptionValue]]
) -> dict[str, OptionValue] | None:
    """A setting in which two values stand together, with a third where one of them asks for it."""
    if settled(variant, players, pair) is not None:
        return dict(pair)
    for key in (key for key in values if key not in pair):
        for value in values[key]:
            whole = {**pair, key: value}
            if settled(variant, players, whole) is not None:
                return whole
    return None


def pairwise(variant: str, players: int) -> list[dict[str, OptionValue]]:
    """Settings in which every two values that can stand together do so: a greedy cover, always the same."""
    values = values_of(variant)
    starts: dict[Pair, dict[str, OptionValue]] = {}
    for one, other in combinations(values, 2):
        for a, b in product(values[one], values[other]):
            whole = together(variant, players, {one: a, other: b}, values)
            if whole is not None:
                starts[frozenset({(one, a), (other, b)})] = whole
    left = set(starts)
    settings: list[dict[str, OptionValue]] = [{}]
    luck = Random(f"{variant}:{players}")
    left -= covered(settled(variant, players, {}) or {}, left)
    while left:
        wanted = dict(starts[min(left, key=lambda pair: sorted(map(str, pair)))])
        keys = [key for key in values if key not in wanted]
        luck.shuffle(keys)
        for key in keys:
            choices = [
                (len(covered(whole, left)), -index, value)
                for index, value in enumerate(values[key])
                if (whole := settled(variant, players, {**wanted, key: value})) is not None
            ]
            if choices:
                wanted[key] = max(choices, key=lambda choice: choice[:2])[2]
        left -= covered(settled(variant, players, wanted) or {}, left)
        settings.append(
            {key: value for key, value in wanted.items() if _usual(variant, players, wanted, key) != value}
        )
    return settings


def _usual(variant: str, players: int, wanted: Chosen, key: str) -> OptionValue | None:
    """The value that an option has beside the others that are wanted, if nothing is said of it."""
    others = {other: value for other, value in wanted.items() if other != key}
    return (settled(variant, players, others) or {}).get(key)


def covered(whole: Chosen, left: set[Pair]) -> set[Pair]:
    """Which of the pairs left stand in a setting."""
    items = set(whole.items())
    return {pair for pair in left if pair <= items}


class Watched:
    """A table whose seats are all looked over the shoulder: what they see is compared with what they may."""

    def __init__(self, table: RefereedTable) -> None:
        self._table = table
        self._game: Game | None = None
        self._views: list[View] = []
        self.compared = 0
        self._moves = 0  # cards played and taken for the turned one
        self._asked: set[int] = set()  # the seats asked for a new deal
        self._moves_asked: set[int] = set()  # after how many moves an exchange was possible

    def hear(self, event: Event) -> str:
        """Compare what every seat is told and, where cards are about, sees; the line of the log."""
        line = event_line(event)
        whole = json.loads(line)
        if self._game is None:
            self._game = read_match(whole)
            self._views = [View(self._game, seat) for seat in range(self._game.players)]
        for seat, view in enumerate(self._views):
            seen = event.for_seat(seat)
            told = None if seen is None else json.loads(json.dumps(event_to_json(seen)))
            if whole["event"] != "deal":
                self._same(_bare(told), _bare(view.told(whole)), f"seat {seat} is told of {whole['event']}")
            else:
                self._same(told, view.told(whole), f"seat {seat} is told of the deal")
            view.hear(whole)
        self._moves += whole["event"] in ("play", "exchange")
        if whole["event"] == "deal":
            self._asked.clear()
            self._moves_asked.clear()  # the hand before may have ended by a declaration, without a move
        return line

    def look(self) -> None:
        """Compare every seat's observation."""
        for seat, view in enumerate(self._views):
            found = json.loads(json.dumps(observation_to_json(self._table.view(seat))))
            found["hand"] = sorted(found["hand"])
            found["open"] = {place: sorted(cards) for place, cards in found["open"].items()}
            # What lies open may stand among the known cards too.
            found["known"] = {
                place: sorted(cards) for place, cards in found["known"].items() if place not in found["open"]
            }
            for key, expected in view.observation.items():
                self._same(found[key], json.loads(json.dumps(expected)), f"seat {seat} sees as {key}")
            self.compared += 1
        self._look_at_choices()

    def _look_at_choices(self) -> None:
        """Compare what the one who is asked may do."""
        asked = self._table.asked
        assert asked is not None
        view = self._views[asked.seat]
        found = actions(action_to_json(action) for action in asked.view.legal)
        weak = [seat for seat in may_ask_for_a_new_deal(view) if seat not in self._asked]
        if weak:
            expected = REDEAL
            self._same(asked.seat, weak[0], "the seat asked for a new deal")
            self._asked.add(asked.seat)
        elif self._moves not in self._moves_asked and may_exchange(view):
            expected = EXCHANGE
            self._moves_asked.add(self._moves)
        else:
            expected = legal(view)
        self._same(sorted(found), sorted(expected), f"seat {asked.seat} may do")

    def _same(self, found: object, expected: object, what: str) -> None:
        if found != expected:
            raise LogError(f"{what}: {found}, should be {expected}")


def _bare(event: Mapping[str, object] | None) -> Mapping[str, object] | None:
    """An event without the keys that hold nothing: null says as much as leaving out."""
    if event is None:
        return None
    return {key: value for key, value in event.items() if value is not None}


def watched(rules: Rules, *, level: str, seed: int, hands: int, winning_hands: int) -> tuple[list[str], int]:
    """The log of a run and how many observations were compared."""
    levels = [level] * rules.players
    table = RefereedTable(
        rules, winning_hands=winning_hands, levels=levels, deals=SeededDeals(seed), seed=seed
    )
    players = [make_player(name, seed=seed, seat=seat) for seat, name in enumerate(levels)]
    watch = Watched(table)
    log: list[str] = []
    for event in play(table, players, hands=hands):
        log.append(watch.hear(event))
        if len(log) == len(table.log) and table.asked is not None:
            watch.look()
    return log, watch.compared


def run(variant: str, players: int, options: Chosen, given: argparse.Namespace) -> tuple[Summary, int]:
    """One setting, played and checked."""
    rules = make_rules(variant, players, options)
    if given.views:
        log, compared = watched(rules, level=given.level, seed=given.seed, hands=given.hands, winning_hands=2)
        return check(log), compared
    events = simulate(
        rules, levels=[given.level] * players, seed=given.seed, hands=given.hands, winning_hands=2
    )
    return check(map(event_line, events)), 0


def chosen_forms(wanted: list[str] | None) -> Iterator[tuple[str, int]]:
    """The games asked for, `NAME` or `NAME:PLAYERS`; all of them if none is."""
    for variant, players in forms():
        if not wanted or variant in wanted or f"{variant}:{players}" in wanted:
            yield variant, players


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.cross_check", description=__doc__)
    parser.add_argument("--level", default="random")
    parser.add_argument("--hands", type=int, default=300, help="of each setting")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", help="NAME or NAME:PLAYERS")
    parser.add_argument("--usual", action="store_true", help="no house rules")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE: these house rules only")
    parser.add_argument("--views", action="store_true", help="compare what every seat sees")
    given = parser.parse_args(arguments)
    settings = hands = views = 0
    for variant, players in chosen_forms(given.game):
        only = dict(wish.split("=", 1) for wish in given.option)
        for options in [only] if given.usual or only else pairwise(variant, players):
            try:
                found, compared = run(variant, players, options, given)
            except LogError as error:
                print(f"{variant} for {players} with {options}: {error}")
                return 1
            settings, hands, views = settings + 1, hands + found.hands, views + compared
            print(f"{variant} for {players} with {options}: {found}", file=sys.stderr)
    print(f"right: {settings} settings, {hands} hands, {views} views, level {given.level}, seed {given.seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
