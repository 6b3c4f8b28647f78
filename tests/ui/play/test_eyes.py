"""The eyes of the trials see what a window shows: the cards that may be played, where each can be pressed."""

from tests.ui.evening import asked_for
from trials.eyes import sitecustomize as eyes


def test_the_eyes_of_a_trial_find_each_card_that_may_be_played_where_a_press_takes_it() -> None:
    hand = asked_for().scene.hand
    spots = dict(eyes._cards(hand))
    assert spots.keys() == set(hand.allowed or ())
    assert {code: hand.card_at(spot) for code, spot in spots.items()} == {code: code for code in spots}
