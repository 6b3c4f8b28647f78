"""Losses of single decisions by the net of the game: the spread of the errors of each level.

    python -m benchmarks.slips [--levels LEVEL …] [--games GAME …] [--hands H]

A level plays against itself; every choice of card among several is valued as `maestro` does without a search.
"""

import argparse
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence

from benchmarks.company import hands_played
from benchmarks.figure import GAMES, Figure
from benchmarks.judges.hand import decisions
from briscola.engine.actions import Play
from briscola.players.levels import LEVELS
from briscola.players.net_players.trained_players import trained_player
from training.quiet import measuring

HANDS = 50
STEPS = (0.5, 1.0, 2.0, 5.0)
"""Points between the classes of losses."""
CLASSES = ("below_0.5", "below_1", "below_2", "below_5", "from_5")
MEASURED = tuple(name for name in LEVELS if name != "random")


def losses(level: str, game: str, hands: int) -> Iterator[float]:
    """Points that each decision loses, by the net."""
    rules = GAMES[game]
    net = trained_player(rules)
    if net is None:
        return
    for log in hands_played(rules, level, hands):
        for decision in decisions(rules, log):
            knowledge, action = decision.knowledge, decision.action
            if knowledge is None or not isinstance(action, Play) or len(knowledge.legal) < 2:
                continue
            values = net.action_values(knowledge)
            yield max(values) - values[knowledge.view.legal.index(action)]


def spread(found: Sequence[float]) -> dict[str, float]:
    """Share of the decisions in each class, in per cent."""
    counts = Counter(bisect_right(STEPS, loss) for loss in found)
    return {name: 100 * counts[at] / len(found) for at, name in enumerate(CLASSES)}


def measure(
    levels: Sequence[str] = MEASURED, games: Sequence[str] = ("briscola_2",), hands: int | None = None
) -> Iterator[Figure]:
    """For each level the share of decisions that lose so much."""
    for game in games:
        for level in levels:
            for name, share in spread([*losses(level, game, hands or HANDS)]).items():
                yield Figure(name=f"slips_{game}_{level}_{name}", value=round(share, 2), unit="%")


def main() -> None:
    """Print a row for each level."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.slips", description=__doc__)
    parser.add_argument("--levels", nargs="+", default=list(MEASURED), help="levels, with switches if any")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=["briscola_2"])
    parser.add_argument("--hands", type=int, default=HANDS)
    wanted = parser.parse_args()
    for game in wanted.games:
        for level in wanted.levels:
            found = [*losses(level, game, wanted.hands)]
            told = "  ".join(f"{name} {share:5.1f}" for name, share in spread(found).items())
            mean = sum(found) / len(found)
            print(f"{game:12} {level:10} mean {mean:4.2f}  {told}  ({len(found)} decisions)", flush=True)


if __name__ == "__main__":
    with measuring():
        main()
