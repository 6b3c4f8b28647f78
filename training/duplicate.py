"""Who is stronger: two choosers over the same deals from all sides, in the simulator."""

import numpy as np

from briscola.arena.tally import mean_and_error
from briscola.arena.worth import seatings
from briscola.engine.rules import Rules
from training.simulator import Chooser, TalkBatch, play_out, shuffled_packs


def duplicate(
    rules: Rules, a: Chooser, b: Chooser, *, deals: int, rng: np.random.Generator
) -> tuple[float, float]:
    """What A gains over B, as `briscola arena` counts it: points a hand and their standard error."""
    packs = shuffled_packs(rules, deals, rng)
    dealers = np.full(deals, rules.players - 1)
    values = []
    for ours in seatings(rules):
        tables = TalkBatch(rules, packs, dealers)
        seats = np.array([0 if seat in ours else 1 for seat in range(rules.players)])
        play_out(tables, [a, b], np.tile(seats, (deals, 1)))
        own = tables.points[:, list(ours)].sum(axis=1)
        values.append(2 * own - rules.total if rules.two_sides else own - rules.total / rules.players)
    return mean_and_error([float(value) for value in np.mean(values, axis=0)])
