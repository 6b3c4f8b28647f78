"""Cups of all forms, games and sizes, computers at all seats: killed while they play, people leaving them."""

import os
import signal
import time
from collections import Counter
from itertools import combinations, count
from math import inf
from multiprocessing import active_children
from random import Random

import pytest
from msgspec import structs

from briscola.capabilities.cup.cup import (
    Cup,
    Entrant,
    TableIndex,
    champions,
    draw,
    forfeited,
    is_done,
    is_over,
    open_tables,
    replaced,
    sides,
    sits_out,
    standings_of,
    table_at,
    winners,
    with_result,
)
from briscola.capabilities.cup.forms import FORMS, MOST, CupForm, Meeting, rounds_of
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.tables import computers_table
from briscola.client.host.library import Library
from briscola.client.tournament.computers import play_tables
from briscola.client.tournament.table_result import TableGame, table_points
from briscola.engine.options import BadOption
from briscola.engine.variants import VARIANTS
from tests.client.cup.test_cup import by_computers
from tests.tries import Tries

LEVELS = ("random",) * 39 + ("beginner",)
"""Levels of the computers: mostly the one that takes no time."""
LONGEST = 0.1
"""Seconds after which a process that plays is killed at the latest."""
MOST_KILLS = 4
"""Processes of a cup that may be killed; the next one plays to the end."""
PROCESS = 50
"""Every so many cups the window's own process for computers is killed, too."""
GAMES = tuple(
    game
    for variant, row in VARIANTS.items()
    for players in row.players
    for options in ({}, {"teams": False}, {"teams": True})
    for game in (TableGame(variant=variant, players=players, options=options),)
)


@pytest.mark.slow
@pytest.mark.linux
def test_a_cup_is_fair_and_adds_up_and_is_not_lost_by_a_kill(library: Library, tries: Tries) -> None:
    """Of three, one is left by people; every fiftieth loses the window's own process for computers, too."""
    for number, chance in enumerate(tries(12)):
        cup = _drawn(chance)
        tries.found[cup.form] += 1
        if number % 3:
            end = _killed(library, cup, chance, tries.found)
            assert end == by_computers(cup)
        else:
            end = _left(library, cup, chance, tries.found)
        if number % PROCESS == 0:
            tries.found["processes killed"] += _process_killed(library, cup, chance)
        tries.found["tables"] += sum(not sits_out(end, table) for tables in end.rounds for table in tables)
        _check_end(end)


def _possible_games(form: CupForm) -> list[TableGame]:
    """All games of the engine that fit a form."""
    fit = []
    for game in GAMES:
        try:
            if form.takes(game.rules()):
                fit.append(game)
        except BadOption:
            continue
    return fit


def _drawn(chance: Random) -> Cup:
    form = chance.choice(list(FORMS.values()))
    game = structs.replace(chance.choice(_possible_games(form)), winning_hands=1)
    size = chance.choice([size for size in range(MOST + 1) if form.allows(size, game.players)])
    level = chance.choice(LEVELS)
    entrants = [Entrant(name=f"{who}", face="peppe", level=level) for who in range(size)]
    return draw(seed=chance.getrandbits(40), form=form.name, game=game, level=level, entrants=entrants)


def _admission(library: Library) -> CupKeeper:
    keeper = CupKeeper(library, ours=lambda: True)
    keeper.steps.read()
    assert keeper.steps.damage is None
    return keeper


def _step(keeper: CupKeeper, chance: Random) -> None:
    cup = keeper.cup
    assert cup is not None
    place, _table = chance.choice(list(open_tables(cup)))
    for at, result in play_tables([computers_table(cup, place)]):
        keeper.change(with_result(cup, TableIndex(*at), result))
    assert keeper.steps.kept


def _killed(library: Library, cup: Cup, chance: Random, found: Counter[str]) -> Cup:
    """The end of a cup whose process is killed again and again, until one is quick enough."""
    _admission(library).open(cup)
    longest = LONGEST if cup.level == "random" else 10 * LONGEST
    for kills in count():
        child = os.fork()
        if not child:
            try:
                keeper, own = _admission(library), Random(chance.random())
                while keeper.cup is not None and not is_over(keeper.cup):
                    _step(keeper, own)
            finally:
                os._exit(0)
        found["kills"] += _killed_after(child, chance.random() * longest if kills < MOST_KILLS else inf)
        end = _admission(library).cup
        assert end is not None
        if is_over(end):
            return end
    raise AssertionError("the numbers have an end")


def _killed_after(child: int, seconds: float) -> bool:
    """Kill a process unless it ends before; return True if it was killed."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if os.waitpid(child, os.WNOHANG)[0]:
            return False
        time.sleep(0.002)
    os.kill(child, signal.SIGKILL)
    return os.waitpid(child, 0)[1] == signal.SIGKILL


def _left(library: Library, cup: Cup, chance: Random, found: Counter[str]) -> Cup:
    """The end of a cup that people leave at random moments; read from the file anew after every step."""
    _admission(library).open(cup)
    while True:
        keeper = _admission(library)
        assert keeper.cup is not None
        if is_over(keeper.cup):
            return keeper.cup
        who, lot = chance.randrange(cup.size), chance.random()
        if lot < 0.05:
            keeper.change(forfeited(keeper.cup, who))
            found["forfeits"] += 1
        elif lot < 0.1:
            keeper.change(replaced(keeper.cup, who, Entrant(name="another", face="ada", level=cup.level)))
            found["replaced"] += 1
        else:
            _step(keeper, chance)


def _process_killed(library: Library, cup: Cup, chance: Random) -> int:
    """Kill the process of the computers at a random moment; another keeper goes on to the same end."""
    keeper = _admission(library)
    keeper.open(cup)
    keeper.poll()
    until = time.monotonic() + 3 * chance.random()
    while time.monotonic() < until and keeper.computers.working:
        keeper.poll()
        time.sleep(0.01)
    killed = 0
    for child in active_children():
        if child.pid is not None:
            os.kill(child.pid, signal.SIGKILL)
            killed += 1
    while keeper.computers.working:
        keeper.poll()
        time.sleep(0.01)
    again = _admission(library)
    assert again.cup == keeper.cup
    assert again.cup is not None
    assert by_computers(again.cup) == by_computers(cup)
    return killed


def _check_end(cup: Cup) -> None:
    """Check that a cup met as its form says, and that its tables add up."""
    players = cup.game.players
    assert len(cup.rounds) == rounds_of(cup.row, cup.size)
    assert all(is_done(cup, table) for tables in cup.rounds for table in tables)
    for tables in cup.rounds:
        seated = [who for table in tables for who in table.seats]
        assert len(seated) == len(set(seated))
        if not cup.row.knock_out:
            assert len(tables) == cup.size // players
    if cup.row.knock_out:
        _check_knock_out(cup)
    else:
        _check_rotation(cup)
        _check_points(cup)
    assert champions(cup)


def _check_knock_out(cup: Cup) -> None:
    for number, tables in enumerate(cup.rounds):
        assert number == 0 or all(len(table.seats) == cup.game.players for table in tables)
        through = [winners(cup, TableIndex(number, at)) for at in range(len(tables))]
        if number + 1 < len(cup.rounds):
            following = [team for table in cup.rounds[number + 1] for team in sides(cup, table)]
            assert through == following
    assert sum(len(sides(cup, table)) for table in cup.rounds[0]) * len(through[0]) == cup.size


def _check_rotation(cup: Cup) -> None:
    met: Counter[frozenset[int]] = Counter()
    partners: Counter[frozenset[int]] = Counter()
    times = Counter(who for tables in cup.rounds for table in tables for who in table.seats)
    for tables in cup.rounds:
        for table in tables:
            met.update(frozenset(pair) for pair in combinations(table.seats, 2))
            if cup.row.meeting is Meeting.PAIRS:
                partners.update(frozenset(side) for side in sides(cup, table))
    assert max(times.values()) - min(times.values()) <= 1
    assert set(partners.values()) <= {1}
    if cup.row.meeting is Meeting.TWO:
        assert set(met.values()) == {1}
        assert len(met) == cup.size * (cup.size - 1) // 2


def _check_points(cup: Cup) -> None:
    rows = standings_of(cup)
    assert [row.rank for row in rows] == list(range(1, cup.size + 1))
    total = 0
    for tables in cup.rounds:
        for table in tables:
            assert table.result is not None
            points = table_points(table.result)
            total += sum(gained for gained, who in zip(points, table.counted, strict=True) if who >= 0)
            if not table.absent:
                pairs = (
                    4 if cup.row.meeting is Meeting.PAIRS else cup.game.players * (cup.game.players - 1) // 2
                )
                assert sum(points) == 2 * pairs
    if not any(each.gone for each in cup.entrants):
        each = 2 if cup.row.meeting is Meeting.PAIRS else cup.game.players - 1
        total += each * len(cup.rounds) * (cup.size % cup.game.players)
        assert sum(row.points for row in rows) == total
    assert table_at(cup, TableIndex(0, 0)).result is not None
