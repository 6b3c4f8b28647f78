"""The batches in lockstep against the engine, play by play: in numpy here, compiled in `test_compiled`."""

import numpy as np
import pytest

from briscola.engine.forms import FORMS
from briscola.engine.variants import make_rules
from briscola.players.nets.arrays import Ints
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.support import supports
from training.tricks.lockstep import play_out, random_chooser, shuffled_packs

GAMES = [
    *(rules for rules in FORMS.values() if rules.variant != "chiamata" and supports(rules)),
    make_rules("briscola", 3, {"removed": "2B"}),
    make_rules("bisca", 4, {"follow_at_end": True}),
    make_rules("sueca", 4, {"trump_card": "top"}),
    make_rules("sueca", 4, {"trump_card": "top_left"}),
]


def test_games_with_an_auction_are_refused() -> None:
    rng = np.random.default_rng(1)
    rules = FORMS["chiamata-5"]
    with pytest.raises(ValueError, match="more than tricks"):
        TrickBatch(rules, shuffled_packs(rules, 1, rng), np.zeros(1, np.int64))


def test_each_chooser_plays_its_own_seats() -> None:
    """Seat 0 always plays its first legal card, the others any."""
    rules = make_rules("briscola", 3)
    rng = np.random.default_rng(3)
    tables = TrickBatch(rules, shuffled_packs(rules, 5, rng), np.full(5, 2))
    asked: list[int] = []

    def first(now: TrickBatch, rows: Ints) -> Ints:
        asked.extend(now.actor[rows])
        places: Ints = now.legal()[rows].argmax(axis=1)
        return places

    play_out(tables, [first, random_chooser(rng)], np.tile([0, 1, 1], (5, 1)))
    assert set(asked) == {0} and len(asked) == 5 * rules.tricks
    assert (tables.points.sum(axis=1) == 120).all()
