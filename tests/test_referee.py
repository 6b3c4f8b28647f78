"""The referee of one hand: it alone knows all the cards, and shows each seat its own view."""

import pytest

from briscola.deals import SeededDeals
from briscola.engine.match import begin_match
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.variants import make_rules
from briscola.referee import HandReferee

GAMES = [
    make_rules("briscola", 2),
    make_rules("briscola", 4),
    make_rules("chiamata", 4, {"morto": "open"}),
    make_rules("chiamata", 5),
]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.slug)
def test_only_whoever_decides_sees_what_may_be_done(rules: Rules) -> None:
    pack, _ = shuffle_and_cut(rules.pack, seed_of(SeededDeals(3).for_hand(1)))
    referee, _dealt = HandReferee.dealt(begin_match(rules, winning_hands=1, dealer=0), pack, hand=1)
    while not referee.over:
        asked = referee.asked
        assert asked is not None and asked.view.legal
        for seat in range(rules.players):
            view = referee.view(seat)
            assert view == asked.view if seat == asked.seat else view.legal == ()
        referee.act(asked.view.legal[-1])
