"""The referee of one hand: it alone knows all the cards, and shows each seat its own view."""

import pytest

from briscola.engine.actions import PLAYS, NotInHand
from briscola.engine.match import begin_match
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from briscola.table.referee import HandReferee, play_on

GAMES = [
    make_rules("briscola", 2),
    make_rules("briscola", 4),
    make_rules("chiamata", 4, {"morto": "open"}),
    make_rules("chiamata", 5),
]


def dealt(rules: Rules) -> HandReferee:
    pack, _ = shuffle_and_cut(rules.pack, seed_of(SeededDeals(3).for_hand(1)))
    return HandReferee.dealt(begin_match(rules, winning_hands=1, dealer=0), pack, hand=1)[0]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.slug)
def test_only_whoever_decides_sees_what_may_be_done(rules: Rules) -> None:
    referee = dealt(rules)
    while not referee.over:
        asked = referee.asked
        assert asked is not None and asked.view.legal
        for seat in range(rules.players):
            view = referee.view(seat)
            assert view == asked.view if seat == asked.seat else view.legal == ()
        referee.act(asked.view.legal[-1])


def test_it_says_why_an_action_is_refused_before_anybody_does_it() -> None:
    referee = dealt(GAMES[0])
    asked = referee.asked
    assert asked is not None
    assert isinstance(referee.refusal(PLAYS[referee.state.hands[1 - asked.seat][0]]), NotInHand)
    assert referee.refusal(asked.view.legal[0]) is None


def test_a_hand_is_played_on_up_to_a_moment_or_to_its_end() -> None:
    referee = dealt(GAMES[0])
    players = [make_player("easy", seed=1, seat=seat) for seat in range(2)]
    assert len(play_on(referee, players, until=lambda state: len(state.tricks) == 3).tricks) == 3
    assert not referee.over
    assert len(play_on(referee, players).tricks) == 20 and referee.over
