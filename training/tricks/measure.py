"""Measure a net by the engine, in duplicate, as `briscola arena` counts.

    python -m training.tricks.measure NET VARIANT PLAYERS [KEY=VALUE …] [--against B …] [--deals D]
                                     [--goal win]

B is a level (`medium`), `cmd:PROGRAM ARGS`, or another net file. Prints points a hand and their standard
error, and how long a decision of the net took.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter

from briscola.arena.arena_summary import mean_and_error
from briscola.arena.game_value import seatings, value_of
from briscola.engine.actions import Action
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.bots.command import is_program, words_of
from briscola.players.bots.seat import BotProcess
from briscola.players.levels import make_player
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.net import load_net
from briscola.players.player import Player
from training.weights import played


@dataclass(frozen=True, kw_only=True)
class Figures:
    """Result of a net against somebody: points a hand, their standard error, milliseconds a decision."""

    game: str
    against: str
    deals: int
    mean: float
    se: float
    ms_p50: float
    ms_p99: float


RULE_PLAYER = "medium:memory=all"

Seating = Callable[[Random, int], Player]
"""A player for a seat; the generator is for its chance."""


class Timed:
    """A player that keeps the time, in milliseconds, of each choice."""

    def __init__(self, player: Player, times: list[float]) -> None:
        self._player, self._times = player, times

    def choose(self, view: Observation) -> Action:
        start = perf_counter()
        action = self._player.choose(view)
        if len(view.legal) > 1:
            self._times.append((perf_counter() - start) * 1000)
        return action


@contextmanager
def contestant(text: str, rules: Rules) -> Iterator[Seating]:
    """Seating for a word: a net file, a program or a level. Programs leave at the end."""
    if text.endswith(".npz"):
        player = TricksPlayer(load_net(Path(text)), rules)
        yield lambda _rng, _seat: player
    elif is_program(text):
        bots = [BotProcess(words_of(text)) for _ in range(rules.players)]

        def sit(_rng: Random, seat: int) -> Player:
            bots[seat].hello(rules, seat=seat, winning_hands=1)
            return bots[seat]

        try:
            yield sit
        finally:
            for bot in bots:
                bot.close()
    else:
        yield lambda rng, seat: make_player(text, seed=str(rng.random()), seat=seat)


def gains(rules: Rules, a: Seating, b: Seating, *, deals: int, seed: str) -> list[float]:
    """Gain of A over B in each deal: points a hand."""
    values = []
    for i in range(deals):
        of_deal = []
        for ours in seatings(rules):
            makers = [_at(a if seat in ours else b, seat) for seat in range(rules.players)]
            outcome = played(rules, makers, f"{seed}:{i}").outcome
            assert outcome is not None
            of_deal.append(value_of(rules, outcome.totals, outcome.payments, ours))
        values.append(sum(of_deal) / len(of_deal))
    return values


def _at(seating: Seating, seat: int) -> Callable[[Random], Player]:
    return lambda rng: seating(rng, seat)


def measure(path: Path, rules: Rules, against: str, *, deals: int, seed: str, win: bool = False) -> Figures:
    """The net in a file against somebody."""
    player = TricksPlayer(load_net(path), rules, win=win)
    times: list[float] = []
    with contestant(against, rules) as other:
        found = gains(rules, lambda _rng, _seat: Timed(player, times), other, deals=deals, seed=seed)
    times.sort()
    mean, error = mean_and_error(found)
    median, late = (round(times[int(len(times) * share)], 3) for share in (0.5, 0.99))
    return Figures(
        game=rules.slug,
        against=against,
        deals=deals,
        mean=round(mean, 3),
        se=round(error, 3),
        ms_p50=median,
        ms_p99=late,
    )


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure a net by the engine, in duplicate.")
    parser.add_argument("net", type=Path)
    parser.add_argument("variant")
    parser.add_argument("players", type=int)
    parser.add_argument("option", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--against", action="append", help="default: medium")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--goal", choices=("points", "win"), default="points")
    args = parser.parse_args(words)
    rules = make_rules(args.variant, args.players, dict(entry.split("=", 1) for entry in args.option))
    for against in args.against or ["medium"]:
        found = measure(args.net, rules, against, deals=args.deals, seed=args.seed, win=args.goal == "win")
        print(json.dumps(asdict(found)), flush=True)


if __name__ == "__main__":
    main()
