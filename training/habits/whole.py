"""Gain of the whole maestro from an opponent's habits: by the engine, with search, manners and exact ends.

    python -m training.habits.whole [--rivals NAME …] [--hands H] [--deals D] [--seed S]

Rivals are styles by name, `rule` (the rule player with a perfect memory) and `itself`. A line for each: what
the maestro wins without, and what it wins more in the same deals where it knows what H hands showed; points a
hand with their standard errors.
"""

import argparse
import json
from collections.abc import Sequence
from random import Random

import numpy as np

from briscola.players.habits.habits import GAME, NO_HABITS, Habits
from briscola.players.levels import ADAPT, make_player, wishing
from briscola.players.nets.net import load_arrays
from briscola.players.nets.trained import FOLDER as NETS
from briscola.players.player import Player
from training.habits.gains import Gain, anew, rounded, seen
from training.habits.rivals import TWO
from training.sparring.roster import make_partner
from training.tricks.measure import Seating, gains
from training.tricks.styles import STYLES

LEVEL = "maestro"
SEATINGS: dict[str, str] = {**{style: style for style in STYLES}, "rule": "rules"}
"""The sparring partner of the table that plays as each rival of the simulator does."""


def whole_gain(name: str, habits: Habits, *, deals: int, seed: str) -> Gain:
    """Gain of the maestro against a rival by knowing these habits."""
    plain, knowing = (
        np.array(gains(TWO, _maestro(known), _rival(name), deals=deals, seed=seed))
        for known in (NO_HABITS, habits)
    )
    return Gain(plain=rounded(plain), more=rounded(knowing - plain))


def _maestro(habits: Habits) -> Seating:
    level = wishing(LEVEL, {ADAPT: habits.spell()} if habits.hands else {})

    def sit(rng: Random, seat: int) -> Player:
        return make_player(level, seed=str(rng.random()), seat=seat)

    return sit


def _rival(name: str) -> Seating:
    if name not in SEATINGS:
        return _maestro(NO_HABITS)

    def sit(rng: Random, seat: int) -> Player:
        return make_partner(SEATINGS[name], TWO, str(rng.random()), seat)

    return sit


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure what the maestro gains by habits.")
    rivals = (*SEATINGS, "itself")
    parser.add_argument("--rivals", nargs="+", choices=rivals, default=rivals, metavar="NAME")
    parser.add_argument("--hands", type=int, default=100, help="seen before (%(default)s)")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(words)
    base = load_arrays(NETS / f"{GAME}.npz")
    for name in args.rivals:
        habits = seen(base, anew(name, base), args.hands)
        found = whole_gain(name, habits, deals=args.deals, seed=args.seed)
        print(json.dumps({"rival": name, "plain": found.plain, "more": found.more}), flush=True)


if __name__ == "__main__":
    main()
