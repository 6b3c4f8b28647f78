"""Rivals of the net by name: the styles, and others that are of none."""

import numpy as np

from briscola.engine.variants import make_rules
from briscola.players.nets.net import Arrays
from training.evaluator import QuantisedEvaluator
from training.sparring.rule_play import RulePlay
from training.tricks.greedy import greedy
from training.tricks.lockstep import Chooser
from training.tricks.self_play import net_chooser
from training.tricks.simulator import TalkBatch
from training.tricks.style_play import style_chooser
from training.tricks.styles import STYLES

TWO = make_rules("briscola", 2)
OTHERS = ("itself", "greedy", "rule")
"""The net as it is, the greedy player, the fast rule player."""
SHARES_OF_OTHERS = (0.3, 0.3, 0.4)
"""Chance of each of `OTHERS` when one of them is met."""
RIVALS = (*STYLES, *OTHERS)


def rival_of(name: str, base: Arrays, rng: np.random.Generator) -> Chooser[TalkBatch]:
    """One of `RIVALS`, with its noise."""
    if name == "itself":
        return net_chooser(QuantisedEvaluator(base))
    if name == "rule":
        return RulePlay(TWO).chooser()
    return greedy if name == "greedy" else style_chooser(STYLES[name], rng)
