"""The weights of `medium` for each form of the game: tables of numbers, found by self-play.

The evolution strategy of `training/weights.py` over some hundred thousand hands each, against a
greedy player and its own earlier selves (found with a faster throwaway simulator of the same players); those
without trumps by trial, against `easy`. Six play by the row of five, three against three by that of pairs
with trumps 15 % dearer: 2.2 ± 1.6 points a hand better than it, and 15 % cheaper 3.6 ± 1.5 worse.
`sueca` plays by those of prini with all cards dealt, but for its `bare`, set by hand. Rows that several
forms share stand before the table once.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from briscola.engine.rules import Dummy, Follow, Rules, Turned
from briscola.players.heuristic.pricing import Weights

MOST_ALONE = 5
"""Six who play alone read the row of five: rows of their own came out even with it."""


def form_of(rules: Rules) -> str:
    """The row of the tables that a game reads."""
    if rules.bidding is not None:
        return "chiamata" if rules.dummy is None else "morto" if rules.dummy is Dummy.BLIND else "morto_open"
    if not rules.trumps_at_start:
        return "no_trumps_follow" if rules.follow is Follow.ALWAYS else "no_trumps"
    if rules.ends_at is not None:
        return "mariazza"
    if rules.variant in WEIGHTS:
        return rules.variant
    table = {1: str(min(rules.players, MOST_ALONE)), 2: "pairs", 3: "threes"}[len(rules.sides[0])]
    if rules.follow is Follow.ALWAYS:
        return f"prini_all_{table}" if rules.turned is Turned.LAST_DEALT else f"prini_{table}"
    return f"nine_{table}" if rules.hand_size == 9 else table


COLUMNS = (
    *("liscio", "court", "three", "ace", "trump", "trump_step", "trump_court", "trump_three", "trump_ace"),
    *("late_carico", "late_trump", "tempo", "spite"),
)


def _row(*numbers: float) -> Weights:
    """A row of the table, column by column."""
    return Weights(**dict(zip(COLUMNS, numbers, strict=True)))


PAIRS = _row(0.52, 0.16, 7.09, 9.04, 4.78, 0.21, 2.62, 16.58, 31.25, -0.86, 0.39, 1.63, 0.3)
PRINI_ALL_PAIRS = _row(0.54, 0.42, 5.92, 2.69, 5.54, 0.31, 1.29, 17.15, 36.21, -0.89, 0.47, -0.2, 0.3)
NO_TRUMPS = replace(
    _row(0.2, 0.85, 7.5, 11.0, 1.0, 0.08, 1.15, 0.0, 0.0, 0.0, 0.0, -1.5, 0.3), master=3.0, length=0.4
)
CHIAMATA = _row(0.42, 0.21, 3.1, 6.2, 3.35, 0.08, 3.11, 29.56, 30.95, -0.81, 0.88, 4.06, 0.3)

TWO = _row(0.05, 0.13, 6.18, 6.36, 3.96, 0.13, 1.24, 17.44, 24.83, -0.4, 0.1, -0.54, 0.3)

WEIGHTS: Mapping[str, Weights] = {
    "2": TWO,
    "mariazza": TWO,
    "3": _row(0.06, 0.27, 4.33, 7.69, 2.47, 0.08, 1.66, 11.92, 26.65, -0.9, 0.31, 1.81, 0.11),
    "pairs": PAIRS,
    "4": _row(0.08, 0.17, 1.84, 3.79, 3.86, 0.2, 1.61, 13.74, 28.64, 0.14, 0.57, 1.06, 0.07),
    "5": _row(0.05, 0.19, 2.36, 2.83, 4.26, 0.68, 1.15, 16.84, 27.09, 0.55, 0.81, -0.05, 0.12),
    "threes": replace(
        PAIRS, trump=5.5, trump_step=0.24, trump_court=3.01, trump_three=18.24, trump_ace=34.38
    ),
    "nine_2": _row(0.28, 0.12, 0.5, 2.45, 5.9, 0.3, 1.19, 25.0, 40.26, -0.71, -0.27, 3.05, 0.3),
    "prini_2": _row(0.38, 0.13, 6.12, 17.51, 2.56, 0.1, 1.58, 9.36, 20.6, -0.57, 0.56, 0.56, 0.3),
    "prini_3": _row(0.05, 0.13, 4.63, 13.69, 3.05, 0.08, 1.29, 10.9, 19.32, -0.84, 0.14, 1.51, 0.17),
    "prini_pairs": _row(0.47, 0.1, 4.27, 6.84, 8.17, 0.11, 1.33, 19.89, 36.4, -0.67, 0.35, -1.07, 0.3),
    "prini_4": _row(0.07, 0.13, 2.4, 4.45, 5.1, 0.13, 1.15, 14.42, 30.02, 0.09, 0.04, 0.61, 0.11),
    "prini_5": _row(0.2, 0.23, 1.68, 1.67, 3.57, 0.26, 1.3, 14.41, 29.0, 0.3, 0.28, 0.32, 0.02),
    "prini_all_2": _row(0.56, 0.25, 5.42, 3.29, 1.07, 0.87, 2.67, 17.59, 31.74, -0.81, -0.21, 1.13, 0.3),
    "prini_all_3": _row(0.18, 0.2, 5.81, 2.64, 1.43, 0.17, 1.18, 13.87, 27.77, -0.76, -0.1, 3.25, 0.39),
    "prini_all_pairs": PRINI_ALL_PAIRS,
    "sueca": replace(PRINI_ALL_PAIRS, bare=16.0),
    "prini_all_4": _row(0.11, 0.12, 1.25, 3.81, 3.1, 0.19, 1.21, 17.65, 32.09, 0.17, -0.14, 1.14, 0.07),
    "prini_all_5": _row(0.22, 0.1, 1.53, 2.44, 1.68, 0.35, 1.29, 15.68, 32.17, 0.38, -0.02, 0.51, 0.04),
    "no_trumps": NO_TRUMPS,
    "no_trumps_follow": NO_TRUMPS,
    "chiamata": CHIAMATA,
    "morto": CHIAMATA,
    "morto_open": CHIAMATA,
}
