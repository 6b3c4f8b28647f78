"""Habits of a child at the table: level `easy`."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from briscola.engine.actions import Play
from briscola.engine.cards import Card, card
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.trick import winning
from briscola.engine.variants import make_rules
from briscola.players.easy import CARICO, EasyPlayer
from briscola.players.knowledge import know
from briscola.table.deals import SeededDeals
from briscola.table.referee import HandReferee
from tests.players.positions import two

TWO = make_rules("briscola", 2)


def played(view: Observation) -> Counter[Card]:
    """The cards of sixty choices, each with its own luck."""
    actions = [EasyPlayer(Random(seed)).choose(view) for seed in range(60)]
    return Counter(action.card for action in actions if isinstance(action, Play))


def test_a_card_played_offhand_is_no_trump() -> None:
    view = two("2D 4C 5B", turned="7D")
    assert card("2D") not in played(view)


def test_who_plays_last_takes_with_the_most_points() -> None:
    view = two("1C 2B 5B", "4C", "7D")
    assert played(view).most_common(1)[0][0] == card("1C")


def dummy_plays_under_its_master() -> Iterator[Observation]:
    """Views in which a seat plays the last card of a trick for the open dummy, and its own card is winning.

    The called card is still out, so nobody knows the sides.
    """
    rules = make_rules("chiamata", 4, {"morto": "open"})
    for seed in range(200):
        pack, _ = shuffle_and_cut(rules.pack, seed_of(SeededDeals(seed).for_hand(1)))
        referee, _dealt = HandReferee.dealt(begin_match(rules, winning_hands=1, dealer=0), pack, hand=1)
        random = Random(seed)
        while (asked := referee.asked) is not None:
            view = asked.view
            if len(view.table) == 4 and winning(view.table, view.trumps, rules.ranking).seat == view.seat:
                known = know(view)
                if known.actor == rules.dummy_seat and known.holder is None:
                    yield view
            referee.act(random.choice(view.legal))


def test_a_child_who_plays_for_the_dummy_gives_itself_no_points_while_the_sides_are_unknown() -> None:
    views = [view for view, _ in zip(dummy_plays_under_its_master(), range(12), strict=False)]
    assert len(views) == 12
    for view in views:
        worth, best = view.rules.ranking.points, winning(view.table, view.trumps, view.rules.ranking).card
        cheapest = min(worth[action.card] for action in view.legal if isinstance(action, Play))
        given = [c for c in played(view) if not view.rules.ranking.beats(c, best, view.trumps)]
        assert all(worth[c] < CARICO or worth[c] == cheapest for c in given)
