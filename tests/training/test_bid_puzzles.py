"""Puzzles of the auction are proven again."""

import numpy as np

from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.puzzle import Theme, action_of, state_of, view_of
from briscola.players.card_codes import coder_of
from training.puzzles.auctions import deals, promised
from training.puzzles.bids import behind


def test_the_right_bid_is_ahead_again_in_other_deals() -> None:
    """All go on by the net in both; the deals agree with what the seat holds and has heard."""
    puzzle = min((p for p in puzzles() if p.theme is Theme.BID), key=lambda p: len(p.played))
    view = view_of(state_of(puzzle))
    hands = deals(view, 200, np.random.default_rng(1))
    number = coder_of(view.rules).number
    mine = sorted(number[held] for held in view.hand)
    place = view.rules.order(view.dealer).index(view.seat)
    assert all(sorted(hand[place]) == mine and len({*hand.flat}) == 40 for hand in hands)
    rows = behind(promised(view, hands, [action_of(worth.action) for worth in puzzle.worths]), puzzle.right)
    assert all(row.cost > 2 * row.error for row in rows if row.action != puzzle.right)
