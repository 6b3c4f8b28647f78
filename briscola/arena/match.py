"""A match of two players over many deals, played by several processes if wanted."""

import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context

from briscola.arena.hand import COMMAND, Bots, Guest, Hand
from briscola.arena.tally import Game, Summary, summarise
from briscola.arena.worth import seatings
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.bot import TIMEOUT
from briscola.players.levels import BadLevel, parse_level

CHUNKS_PER_JOB = 4

NOBODY: Mapping[str, Guest] = {}


def complain_to_stderr(reason: str) -> None:
    """Where faults are told by default."""
    print(reason, file=sys.stderr)


@dataclass(frozen=True, kw_only=True)
class _Work:
    """A stretch of deals for one process, in plain data."""

    a: str
    b: str
    variant: str
    players: int
    options: dict[str, bool | int | str]
    first: int
    last: int
    seed: int
    timeout: float
    guests: Mapping[str, Guest]


def check_contestant(text: str) -> None:
    """Whether A or B names a level (with switches) or `cmd:PROGRAM ARGS`.

    Raises BadLevel with a sentence.
    """
    if not text.startswith(COMMAND):
        parse_level(text)
        return
    try:
        words = shlex.split(text.removeprefix(COMMAND))
    except ValueError as error:
        raise BadLevel(f"{text} cannot be read: {str(error).lower()}") from None
    if not words:
        raise BadLevel("cmd: must be followed by a program")
    if shutil.which(words[0]) is None:
        raise BadLevel(f"there is no program {words[0]!r} to run")


def run(
    a: str,
    b: str,
    *,
    rules: Rules,
    deals: int,
    seed: int,
    jobs: int = 1,
    timeout: float = TIMEOUT,
    complain: Callable[[str], None] = complain_to_stderr,
    guests: Mapping[str, Guest] = NOBODY,
) -> Summary:
    """Play deals 1 … `deals` and sum up: the one object that `briscola arena --json` prints.

    `a` and `b` are levels with switches or `cmd:PROGRAM ARGS`; `timeout` is in seconds; `complain` gets
    one sentence for each fault, in the order of the deals. The same for any `jobs`, the ms aside. `a` and `b`
    may also name `guests`. Raises BadLevel.
    """
    for text in (a, b):
        if text not in guests:
            check_contestant(text)
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
            guests=guests,
        )
        for first, last in _stretches(deals, jobs)
    ]
    if jobs == 1:
        played = [games for part in work for games in _play(part)]
    else:
        # A fresh interpreter for each process: the same on every system.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            played = [games for part in pool.map(_play, work) for games in part]
    for games in played:
        for game in games:
            if game.fault is not None:
                complain(game.reason)
    return summarise(played, roles=rules.has_payments)


def _stretches(deals: int, jobs: int) -> list[tuple[int, int]]:
    size = deals if jobs == 1 else -(-deals // (jobs * CHUNKS_PER_JOB))
    return [(first, min(deals, first + size - 1)) for first in range(1, deals + 1, max(1, size))]


def _play(work: _Work) -> list[list[Game]]:
    """The games of every deal of a stretch."""
    rules = make_rules(work.variant, work.players, work.options)
    with ExitStack() as stack:
        bots = {text: Bots(text, work.timeout) for text in (work.a, work.b) if text.startswith(COMMAND)}
        for crew in bots.values():
            stack.callback(crew.close)
        return [list(_games(rules, work, i, bots)) for i in range(work.first, work.last + 1)]


def _games(rules: Rules, work: _Work, number: int, bots: dict[str, Bots]) -> Iterator[Game]:
    for ours in seatings(rules):
        names = [work.a if seat in ours else work.b for seat in range(rules.players)]
        yield Hand(rules, names, ours, number, work.seed, bots, work.guests).play()
