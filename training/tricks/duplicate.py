"""Comparison of two choosers over the same deals from all sides, in lockstep."""

from collections.abc import Callable

import numpy as np

from briscola.arena.arena_summary import mean_and_error
from briscola.arena.game_value import seatings
from briscola.engine.rules import Rules
from briscola.players.nets.arrays import Ints
from training.tricks.lockstep import Chooser, Many, play_out, shuffled_packs


def duplicate(
    rules: Rules,
    a: Chooser[Many],
    b: Chooser[Many],
    *,
    deals: int,
    rng: np.random.Generator,
    batch: Callable[[Rules, Ints, Ints], Many],
) -> tuple[float, float]:
    """Gain of A over B, as `briscola arena` counts it: points a hand and their standard error.

    Where points are declared those beyond what sides declare on an average count too.
    `batch` makes the tables that both can play at.
    """
    packs = shuffled_packs(rules, deals, rng)
    dealers = np.full(deals, rules.players - 1)
    values = []
    for ours in seatings(rules):
        tables = batch(rules, packs, dealers)
        seats = np.array([0 if seat in ours else 1 for seat in range(rules.players)])
        play_out(tables, [a, b], np.tile(seats, (deals, 1)))
        own = tables.side_worth()[:, ours[0]]
        values.append(2 * own - rules.total if rules.two_sides else own - rules.total / rules.players)
    return mean_and_error([float(value) for value in np.mean(values, axis=0)])
