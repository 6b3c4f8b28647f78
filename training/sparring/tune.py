"""Tune the weights of the fast rule player of one game: `python -m training.sparring.tune VARIANT PLAYERS`.

The evolution strategy of `training.weights`, in the simulator: against greedy, `medium`'s weights in the same
player, and its own means of every tenth generation.
"""

import argparse

import numpy as np

from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.evaluation import Weights
from briscola.players.weights import WEIGHTS, form_of
from training.duplicate import duplicate
from training.greedy import greedy
from training.simulator import Chooser
from training.sparring.rule_play import RulePlay
from training.weights import COLDEST, COOLING, PAIRS, PARENTS, REMEMBERED, STEPS, vector_of, weights_at

KEPT = 3  # earlier selves among the rivals


def tune(rules: Rules, *, generations: int, deals: int, seed: int) -> Weights:
    """The weights after so many generations."""
    base = WEIGHTS[form_of(rules)]
    mean = np.array(vector_of(base))
    steps = np.array(list(STEPS.values()))
    earlier: list[Chooser] = []
    spread = 0.7
    for number in range(generations):
        if number % REMEMBERED == 0:
            earlier.append(RulePlay(rules, weights_at(base, tuple(mean))).chooser())
        rivals = [greedy, earlier[0], *earlier[1:][-KEPT:]]
        rng = np.random.default_rng((seed, number))
        tried: list[tuple[float, int]] = []
        points = []
        for direction in rng.normal(size=(PAIRS, len(mean))):
            points += [mean + spread * steps * direction, mean - spread * steps * direction]
        for i, point in enumerate(points):
            player = RulePlay(rules, weights_at(base, tuple(point))).chooser()
            share = deals // len(rivals)
            gains = [
                duplicate(rules, player, r, deals=share, rng=np.random.default_rng((seed, number, k)))[0]
                for k, r in enumerate(rivals)
            ]
            tried.append((sum(gains), i))
        best = sorted(tried, reverse=True)[:PARENTS]
        ranks = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
        mean = np.average([points[i] for _, i in best], axis=0, weights=ranks)
        mean = np.array(vector_of(weights_at(base, tuple(mean))))
        spread = max(COLDEST, spread * COOLING)
    return weights_at(base, tuple(mean))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Tune the weights of the fast rule player.")
    parser.add_argument("variant")
    parser.add_argument("players", type=int)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--deals", type=int, default=2000, help="deals for each candidate (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = make_rules(args.variant, args.players)
    found = tune(rules, generations=args.generations, deals=args.deals, seed=args.seed)
    print(", ".join(f"{key}={getattr(found, key):.2f}" for key in STEPS))


if __name__ == "__main__":
    main()
