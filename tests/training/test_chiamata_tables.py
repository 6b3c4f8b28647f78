"""The lockstep simulator of chiamata against the engine, bid by bid and play by play."""

import numpy as np
import pytest

from briscola.engine.rules import Rules
from briscola.players.nets.families import CHIAMATA, FAMILIES
from tests.engine.play import slug
from tests.training.agreement import agree_on_chiamata

GAMES = FAMILIES[CHIAMATA]


@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_the_simulator_agrees_with_the_engine_at_every_step(rules: Rules) -> None:
    assert 0 < agree_on_chiamata(rules, 40, np.random.default_rng(7)) < 40
