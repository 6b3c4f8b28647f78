"""Opponents of other kinds: who has met only its like is never asked what a hoarder of trumps is worth.

At a share of the tables one side is the net's, and all others are played by somebody else: a net of the past,
the rule player (sharp, or one who forgets and slips), greedy or a style, each table for a whole hand. The net
learns from its own decisions there as from those against itself; since it is told who played what, it can
find out within the hand whom it faces.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from briscola.engine.rules import Rules, Turned
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.nets.arrays import Ints
from briscola.players.nets.net import load_arrays
from briscola.players.nets.trained import FOLDER as SHIPPED
from briscola.players.nets.tricks.layout import declares
from training.evaluator import QuantisedEvaluator
from training.sparring.rule_play import RulePlay
from training.tricks.greedy import greedy
from training.tricks.lockstep import Chooser
from training.tricks.self_play import net_chooser
from training.tricks.simulator import TalkBatch
from training.tricks.style_play import styles_chooser
from training.tricks.styles import drawn

NETS, RULES, GREEDY, STYLES, AMATEURS = range(5)
TWO_SIDES = (0.3, 0.15, 0.15, 0.4, 0.0)
"""Of the tables of the league: nets, the rule player, greedy, styles, rule players who forget and slip."""
ALONE = (0.15, 0.2, 0.05, 0.15, 0.45)
"""The same where more than two sides play."""


def rivals_of(
    rules: Rules, past: Sequence[Path], hands: int, rng: np.random.Generator
) -> list[Chooser[TalkBatch]]:
    """One of each kind for a batch: any net of the past, and as many styles as there are hands."""
    net = load_arrays(past[int(rng.integers(len(past)))])
    rule = rule_player(rules)
    return [
        net_chooser(QuantisedEvaluator(net)),
        greedy if rule is None else rule.chooser(),
        greedy,
        styles_chooser(drawn(hands, rng), rng),
        greedy if rule is None else rule.amateur(hands, rng),
    ]


def nets_in(folder: str, family: str) -> list[Path]:
    """The net that comes with the game, and those in a folder."""
    shipped = SHIPPED / f"{family}.npz"
    return [
        *([shipped] if shipped.is_file() else []),
        *(sorted(Path(folder).glob("*.npz")) if folder else []),
    ]


def rule_player(rules: Rules) -> RulePlay | None:
    """The rule player, where it knows the game."""
    knows = rules.turned is not Turned.NONE and form_of(rules) in WEIGHTS and not declares(rules)
    return RulePlay(rules) if knows else None


def shares_of(rules: Rules) -> tuple[float, ...]:
    """Share of each kind at the tables of the league."""
    return TWO_SIDES if rules.two_sides else ALONE


def seats_of(rules: Rules, hands: int, share: float, rng: np.random.Generator) -> Ints:
    """By table and seat who plays: 0 the net, i the i-th rival, who at a share has all sides but one."""
    side = np.array(
        [next(i for i, seats in enumerate(rules.sides) if seat in seats) for seat in range(rules.players)]
    )
    theirs = side != rng.integers(len(rules.sides), size=(hands, 1))
    shares = shares_of(rules)
    rival = np.where(rng.random(hands) < share, 1 + rng.choice(len(shares), size=hands, p=shares), 0)
    seats: Ints = np.where(theirs, rival[:, None], 0)
    return seats
