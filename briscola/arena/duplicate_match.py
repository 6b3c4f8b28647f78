"""A match of two players over many deals, carried by several processes if wanted."""

import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import ExitStack
from itertools import chain

from msgspec import Struct

from briscola.arena.arena_summary import Game, Summary, summarise
from briscola.arena.duplicate_hand import Bots, Guest, Hand
from briscola.arena.game_value import seatings
from briscola.arena.progress_bar import progress
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.bots.command import check_seat, is_program
from briscola.players.bots.seat import TIMEOUT
from briscola.system.workers import carried, processes

STRETCHES_PER_JOB = 4

_logger = logging.getLogger(__name__)

NOBODY: Mapping[str, Guest] = {}


def complain_to_stderr(reason: str) -> None:
    """Print a fault to standard error, the default way to report it."""
    print(reason, file=sys.stderr)


class _Work(Struct, frozen=True, kw_only=True):
    """A stretch of deals for one worker, in plain data."""

    a: str
    b: str
    variant: str
    players: int
    options: dict[str, bool | int | str]
    first: int
    last: int
    seed: int
    timeout: float
    keep_processes: bool
    guests: Mapping[str, Guest]


def run(
    a: str,
    b: str,
    *,
    rules: Rules,
    deals: int,
    seed: int,
    jobs: int = 1,
    executor: Executor | None = None,
    timeout: float = TIMEOUT,
    keep_processes: bool = False,
    complain: Callable[[str], None] = complain_to_stderr,
    guests: Mapping[str, Guest] = NOBODY,
) -> Summary:
    """Play deals 1 … `deals` and sum up: the one object that `briscola arena --json` prints.

    `a` and `b` are levels with switches, `cmd:PROGRAM ARGS` or names of `guests`; `timeout` is in seconds;
    `complain` gets one sentence for each fault, in the order of the deals. Every play of a deal starts its
    programs afresh, so that none remembers the cards from another seat; `keep_processes` leaves them
    running. The deals are cut for `jobs` workers: those of `executor`, else processes of this machine, where
    one job is done in this very process. The summary is the same whoever works, the ms aside.

    Raises BadLevel.
    """
    for text in (a, b):
        if text not in guests:
            check_seat(text)
    alone = executor is None and jobs == 1
    work = [
        _Work(
            a=a,
            b=b,
            variant=rules.variant,
            players=rules.players,
            options=dict(rules.changed),
            first=first,
            last=last,
            seed=seed,
            timeout=timeout,
            keep_processes=keep_processes,
            guests=guests,
        )
        for first, last in _stretches(deals, 1 if alone else jobs * STRETCHES_PER_JOB)
    ]
    with ExitStack() as stack:
        if executor is None and not alone:
            executor = stack.enter_context(processes(jobs))
        each = map(_deals, work) if executor is None else carried(_play, work, executor)
        played = list(progress(chain.from_iterable(each), total=deals, label=f"{a} – {b}"))
    for games in played:
        for game in games:
            if game.fault is not None:
                _logger.info("fault in %s against %s: %s", a, b, game.reason)
                complain(game.reason)
    return summarise(played, roles=rules.has_payments)


def _stretches(deals: int, count: int) -> list[tuple[int, int]]:
    size = -(-deals // count)
    return [(first, min(deals, first + size - 1)) for first in range(1, deals + 1, max(1, size))]


def _play(work: _Work) -> list[list[Game]]:
    """The games of every deal of a stretch."""
    return list(_deals(work))


def _deals(work: _Work) -> Iterator[list[Game]]:
    """The games of each deal of a stretch, one deal after another."""
    rules = make_rules(work.variant, work.players, work.options)
    with ExitStack() as stack:
        bots = {text: Bots(text, work.timeout) for text in (work.a, work.b) if is_program(text)}
        for crew in bots.values():
            stack.callback(crew.close)
        for number in range(work.first, work.last + 1):
            yield list(_games(rules, work, number, bots))


def _games(rules: Rules, work: _Work, number: int, bots: dict[str, Bots]) -> Iterator[Game]:
    for ours in seatings(rules):
        names = [work.a if seat in ours else work.b for seat in range(rules.players)]
        yield Hand(rules, names, ours, number, work.seed, bots, work.guests).play()
        if not work.keep_processes:
            for crew in bots.values():
                crew.close()
