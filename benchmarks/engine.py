"""Whole random hands a second on one core, shuffle and deal included, for each game."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

from benchmarks.figure import Figure
from briscola.deals import SeededDeals
from briscola.engine.actions import PASS, Action, Bid
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.variants import VARIANTS, make_rules

SECONDS = 0.7
AIM_TWO_PLAYERS = 2000.0


def _choose(random: Random, legal: tuple[Action, ...]) -> Action:
    if isinstance(legal[0], Bid):
        return PASS if random.random() < 0.7 else legal[0]
    return legal[int(random.random() * len(legal))]


def hands_a_second(rules: Rules) -> float:
    """Random hands that one core plays in a second, shuffle and deal included."""
    random, deals = Random(1), SeededDeals(1)
    hands, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        hands += 1
        pack, _ = shuffle_and_cut(rules.pack, seed_of(deals.for_hand(hands)))
        state = deal(rules, dealer=hands % rules.players, pack=pack)
        while state.outcome is None:
            state, _ = apply(state, _choose(random, legal_actions(state)))
    return hands / (perf_counter() - start)


def measure() -> Iterator[Figure]:
    """One figure per variant and number of players."""
    for variant, row in VARIANTS.items():
        for players in sorted(row.players):
            name = f"hands_{variant}_{players}"
            aim = AIM_TWO_PLAYERS if name == "hands_briscola_2" else None
            value = hands_a_second(make_rules(variant, players))
            yield Figure(name=name, value=round(value), unit="hands/s", aim=aim)
