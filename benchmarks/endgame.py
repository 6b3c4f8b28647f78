"""Exact play with two known hands: time of a decision, and the most cards a hand for which it is reached."""

from collections.abc import Iterator
from random import Random
from time import process_time

from benchmarks.figure import GAMES, Figure, percentile
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.players.knowledge import Knowledge, know
from briscola.players.search.endgame import STEPS_30_MS, STEPS_150_MS, known_values

HANDS = 30
MEASURED = ("briscola_2", "bisca_2_nine", "prini_2_all")
LIMITS = {30: STEPS_30_MS, 150: STEPS_150_MS}


def open_ends(rules: Rules) -> Iterator[Knowledge]:
    """Knowledge of the seat to play at each choice after the stock is out, in hands played at random."""
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    for hand in range(HANDS):
        random = Random(hand)
        pack = list(rules.pack)
        random.shuffle(pack)
        state = deal(rules, dealer=0, pack=pack)
        while state.to_act is not None:
            legal = legal_actions(state)
            if len(legal) > 1 and not state.stock:
                yield know(observe(state, state.to_act, standing, asked=True))
            state, _ = apply(state, random.choice(legal))


def measure() -> Iterator[Figure]:
    """For either limit: the longest exact decisions in ms of a core, and how many cards a hand they reach."""
    for name in MEASURED:
        memories = list(open_ends(GAMES[name]))
        for limit, most in LIMITS.items():
            times: list[float] = []
            sizes = {len(knowledge.hand) for knowledge in memories}
            for knowledge in memories:
                start = process_time()
                if known_values(knowledge, most) is not None:
                    times.append(1000 * (process_time() - start))
                else:
                    sizes.discard(len(knowledge.hand))
            value = round(percentile(times, 0.99), 2)
            yield Figure(name=f"endgame_{name}_{limit}_p99", value=value, unit="ms", aim=limit)
            yield Figure(name=f"endgame_{name}_{limit}_cards", value=max(sizes), unit="cards", aim=None)
