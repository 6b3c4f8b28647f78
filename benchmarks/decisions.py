"""How long the computer players take to choose."""

from collections.abc import Iterator
from time import perf_counter

from benchmarks.figure import Figure, percentile
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.levels import LEVELS, make_player
from briscola.table import Phase, SeededDeals, Table

HANDS = 12
AIM_MS = 20.0


def decision_times(level: str, variant: str, players: int) -> list[float]:
    """Milliseconds of every choice with a real alternative in some hands of one game."""
    rules = make_rules(variant, players)
    table = Table(rules, winning_hands=11, levels=[level] * players, deals=SeededDeals(3))
    seats = [make_player(level, seed=3, seat=seat) for seat in range(players)]
    times = []
    while table.hand < HANDS:
        if table.phase is Phase.MATCH:
            table.begin_match()
        table.begin_hand()
        table.cut()
        while table.phase is Phase.PLAY:
            asked = table.asked
            if asked is None:
                table.turn_dummy()
                continue
            start = perf_counter()
            action = seats[asked.seat].choose(asked.view)
            if len(asked.view.legal) > 1:
                times.append(1000 * (perf_counter() - start))
            table.act(action)
    return times


def measure() -> Iterator[Figure]:
    """The 99th percentile per level over all games, in milliseconds."""
    for level in LEVELS:
        times = [
            ms
            for variant, row in VARIANTS.items()
            for players in row.players
            for ms in decision_times(level, variant, players)
        ]
        value = round(percentile(times, 0.99), 2)
        yield Figure(name=f"decision_{level}_p99", value=value, unit="ms", aim=AIM_MS)
