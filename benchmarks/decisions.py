"""Cost of the computer players on one core: time to choose, time to load, memory; whatever else runs."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from time import process_time

import psutil

from benchmarks.figure import GAMES, Figure, percentile
from briscola.engine.actions import Action
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.levels import LEVELS, make_player
from briscola.players.player import Player
from briscola.system.workers import processes
from briscola.table.deals import SeededDeals
from briscola.table.referee import play_turn
from briscola.table.table import Phase, RefereedTable

HANDS = 6
TIMED = tuple(level for level in LEVELS if level != "random")
AIMS: Mapping[str, tuple[float, float]] = {"hard": (3.0, 30.0), "maestro": (30.0, 150.0)}
USUAL_AIMS = (3.0, 30.0)  # ms: the median, 99 in a hundred
LOAD_AIM, MEMORY_AIM = 150.0, 60.0  # ms, MB


GROUPS: Mapping[str, Sequence[str]] = {
    "two": ("briscola_2", "bisca_2"),
    "pairs": ("briscola_4", "bisca_4"),
    "alone": ("briscola_3", "briscola_5", "briscola_4_alone"),
    "called": ("chiamata_5", "chiamata_4", "chiamata_4_open"),
    "prini": ("prini_2", "prini_3", "prini_4", "prini_5"),
    "all_dealt": ("prini_2_all", "prini_3_all", "prini_4_all", "prini_5_all"),
    "nine": ("bisca_2_nine",),
}
"""Games that cost about the same."""


def decision_times(level: str, rules: Rules) -> list[float]:
    """Milliseconds of one core of every choice with a real alternative in some hands of one game."""
    table = RefereedTable(rules, winning_hands=11, levels=[level] * rules.players, deals=SeededDeals(3))
    seats = [make_player(level, seed=3, seat=seat) for seat in range(rules.players)]
    times = []

    def choose(player: Player, view: Observation) -> Action:
        start = process_time()
        action = player.choose(view)
        if len(view.legal) > 1:
            times.append(1000 * (process_time() - start))
        return action

    while table.hand < HANDS:
        if table.phase is Phase.MATCH:
            table.begin_match()
        table.begin_hand()
        table.cut()
        while table.phase is Phase.PLAY:
            deque(play_turn(table, seats, choose=choose), maxlen=0)
    return times


def measure() -> Iterator[Figure]:
    """Per level and kind of game the median and the 99th percentile; then what it takes to load a level."""
    for level in TIMED:
        for group, games in GROUPS.items():
            times = [ms for game in games for ms in decision_times(level, GAMES[game])]
            for share, aim in zip((0.50, 0.99), AIMS.get(level, USUAL_AIMS), strict=True):
                yield Figure(
                    name=f"decision_{level}_{group}_p{round(100 * share)}",
                    value=round(percentile(times, share), 2),
                    unit="ms",
                    aim=aim,
                )
    for level in TIMED:
        with processes(1) as pool:
            ms, megabytes = pool.submit(_first_choices, level).result()
        yield Figure(name=f"decision_{level}_load", value=round(ms), unit="ms", aim=LOAD_AIM)
        yield Figure(name=f"decision_{level}_memory", value=round(megabytes), unit="MB", aim=MEMORY_AIM)


def _first_choices(level: str) -> tuple[float, float]:
    """For the game that takes longest, ms until a level has first chosen; and for all games together, the
    memory that it keeps, in MB. For a fresh process.
    """
    before = psutil.Process().memory_info().rss
    longest = 0.0
    for variant, row in VARIANTS.items():
        for players in row.players:
            rules = make_rules(variant, players)
            table = RefereedTable(rules, winning_hands=2, levels=[level] * players, deals=SeededDeals(3))
            table.begin_match()
            table.begin_hand()
            table.cut()
            asked = table.asked
            assert asked is not None
            start = process_time()
            make_player(level, seed=3, seat=asked.seat).choose(asked.view)
            longest = max(longest, 1000 * (process_time() - start))
    return longest, (psutil.Process().memory_info().rss - before) / 1e6
