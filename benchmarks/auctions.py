"""Length of the auctions of chiamata: bids and passes, of each level among its like."""

from collections.abc import Iterator
from random import Random

from benchmarks.figure import GAMES, Figure, percentile
from briscola.engine.hand import apply, deal
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.levels import LEVELS, make_player

DEALS = 300
AIM = 16  # steps: at 300 ms each, once the person has passed, five seconds


def auction(rules: Rules, level: str, seed: int) -> State:
    """The end of an auction among a level."""
    pack = list(rules.pack)
    Random(seed).shuffle(pack)
    state = deal(rules, dealer=rules.players - 1, pack=pack)
    standing = begin_match(rules, winning_hands=1, dealer=state.dealer).standing
    players = [make_player(level, seed=seed, seat=seat) for seat in range(rules.players)]
    while state.caller is None and state.outcome is None:
        assert state.to_act is not None
        view = observe(state, state.to_act, standing, asked=True)
        state, _ = apply(state, players[state.to_act].choose(view))
    return state


def measure() -> Iterator[Figure]:
    """Mean and 95th percentile of the steps, for every form of the auction and every level."""
    for game, rules in GAMES.items():
        if rules.bidding is None:
            continue
        for level in LEVELS:
            steps = [len(auction(rules, level, seed).bids) for seed in range(DEALS)]
            name = f"auction_{game}_{level}"
            yield Figure(name=f"{name}_mean", value=round(sum(steps) / DEALS, 1), unit="steps")
            yield Figure(
                name=f"{name}_p95", value=percentile([*map(float, steps)], 0.95), unit="steps", aim=AIM
            )
