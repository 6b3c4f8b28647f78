"""Tune the weights of `medium` for one game by self-play.

    python -m training.weights VARIANT PLAYERS [KEY=VALUE …] --minutes M [--deals D] [--seed S]

An evolution strategy: each generation tries pairs of weights on either side of the mean, in duplicate deals,
against the present weights and every tenth mean since, and moves the mean towards the best. Prints the mean
after each generation, ready for `briscola/players/heuristic/weights.py`.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import log
from random import Random
from time import monotonic

from msgspec.structs import replace

from briscola.arena.game_value import seatings
from briscola.engine.match import begin_match
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.heuristic.pricing import Weights
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.medium import MediumPlayer
from briscola.players.player import Player
from briscola.table.referee import HandReferee, play_on

# How far each weight is tried at first, and the least that still looks like sensible play.
STEPS: Mapping[str, float] = {
    "liscio": 0.15,
    "court": 0.3,
    "three": 2.0,
    "ace": 2.0,
    "trump": 1.5,
    "trump_step": 0.25,
    "trump_court": 0.4,
    "trump_three": 3.0,
    "trump_ace": 3.0,
    "late_carico": 0.3,
    "late_trump": 0.3,
    "tempo": 1.0,
    "spite": 0.2,
    "master": 1.0,
    "length": 0.3,
}
LEAST: Mapping[str, float] = {
    "liscio": 0.05,
    "court": 0.1,
    "three": 0.5,
    "ace": 0.5,
    "trump": 1.0,
    "trump_step": 0.08,
    "trump_court": 1.15,
    "late_carico": -0.9,
    "late_trump": -0.5,
    "spite": 0.0,
}
PAIRS = 8  # of candidates in a generation
PARENTS = 6
COOLING, COLDEST = 0.98, 0.12
REMEMBERED = 10  # generations between the earlier selves that stay as opponents

Vector = tuple[float, ...]
Maker = Callable[[Random], Player]


def weights_at(base: Weights, vector: Vector) -> Weights:
    """The weights of a point of the search, kept above the least."""
    values = zip(STEPS, vector, strict=True)
    return replace(base, **{key: max(value, LEAST.get(key, value)) for key, value in values})


def vector_of(weights: Weights) -> Vector:
    """The point of the search that weights stand for."""
    return tuple(float(getattr(weights, key)) for key in STEPS)


def played(rules: Rules, makers: Sequence[Maker], number: str) -> State:
    """One hand; deal and players' chance follow from `number`."""
    deck, _ = shuffle_and_cut(rules.pack, seed_of(sha256(number.encode()).digest()), 0)
    match = begin_match(rules, winning_hands=1, dealer=rules.players - 1)
    hand, _ = HandReferee.dealt(match, deck, hand=1)
    players = [make(Random(f"{number}:{seat}")) for seat, make in enumerate(makers)]
    return play_on(hand, players)


def _maker(weights: Weights) -> Maker:
    return lambda rng: MediumPlayer(rng, weights=weights)


def advantage(rules: Rules, a: Weights, b: Weights, *, deals: int, seed: str) -> float:
    """Gain of the weights `a` over `b` in duplicate: points a hand, or payment."""
    total, games = 0.0, 0
    for i in range(deals):
        for ours in seatings(rules):
            makers = [_maker(a if seat in ours else b) for seat in range(rules.players)]
            outcome = played(rules, makers, f"tune:{seed}:{i}").outcome
            assert outcome is not None
            gained = outcome.payments or outcome.points
            total += sum(gained[s] for s in ours) - sum(gained) * len(ours) / len(gained)
            games += 1
    return total / games


def generation(
    rules: Rules,
    base: Weights,
    mean: Vector,
    rivals: Sequence[Weights],
    *,
    spread: float,
    deals: int,
    seed: str,
) -> Vector:
    """The mean of the next generation."""
    rng = Random(seed)
    tried: list[tuple[float, Vector]] = []
    for _ in range(PAIRS):
        direction = [rng.gauss(0.0, 1.0) for _ in STEPS]
        for sign in (1.0, -1.0):
            point = tuple(
                m + sign * spread * step * d
                for m, step, d in zip(mean, STEPS.values(), direction, strict=True)
            )
            candidate = weights_at(base, point)
            share = max(1, deals // len(rivals))
            gain = sum(advantage(rules, candidate, r, deals=share, seed=seed) for r in rivals)
            tried.append((gain, point))
    tried.sort(key=lambda scored: -scored[0])
    rank_weights = [log(PARENTS + 0.5) - log(i + 1) for i in range(PARENTS)]
    whole = sum(rank_weights)
    return tuple(
        sum(w * point[k] for w, (_, point) in zip(rank_weights, tried[:PARENTS], strict=True)) / whole
        for k in range(len(mean))
    )


def tune(rules: Rules, *, seconds: float, deals: int, seed: int) -> Weights:
    """The weights after so many seconds of search (at least one generation)."""
    base = WEIGHTS[form_of(rules)]
    mean, rivals, spread, number = vector_of(base), [base], 0.7, 0
    start = monotonic()
    while True:
        number += 1
        mean = generation(rules, base, mean, rivals, spread=spread, deals=deals, seed=f"{seed}:{number}")
        mean = vector_of(weights_at(base, mean))
        spread = max(COLDEST, spread * COOLING)
        if number % REMEMBERED == 0:
            rivals.append(weights_at(base, mean))
        print(number, {key: round(value, 2) for key, value in zip(STEPS, mean, strict=True)}, flush=True)
        if monotonic() - start > seconds:
            return weights_at(base, mean)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Tune the weights of medium for one game by self-play.")
    parser.add_argument("variant")
    parser.add_argument("players", type=int)
    parser.add_argument("option", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=200, help="deals for each candidate (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    options = dict(entry.split("=", 1) for entry in args.option)
    rules = make_rules(args.variant, args.players, options)
    tune(rules, seconds=60 * args.minutes, deals=args.deals, seed=args.seed)


if __name__ == "__main__":
    main()
