"""What the rules say of a game: sides, points that decide, who leads and who deals."""

from dataclasses import replace

import pytest

from briscola.engine.actions import Call
from briscola.engine.cards import Ranking, Suit, card
from briscola.engine.hand import apply
from briscola.engine.match import after_hand, begin_match, hand_ended
from briscola.engine.rules import Bidding, Rules
from briscola.engine.state import Declaration, trumps_in
from briscola.engine.variants import make_rules
from tests.engine.play import every_game, finish, first, slug, started


@pytest.mark.parametrize("rules", list(every_game()), ids=slug)
def test_more_than_half_of_the_points_is_a_majority(rules: Rules) -> None:
    """R-CARD-2, R-HAND-1: also with a card left out, and in bisca."""
    assert (rules.total, rules.majority) == (120, 61 + rules.scoring.outside // 2)


def test_the_majority_follows_the_points_of_the_cards() -> None:
    dearer = Ranking(best_first="13RCF76542", points={"1": 12, "3": 10, "R": 4, "C": 3, "F": 2})
    rules = replace(make_rules("chiamata", 5), ranking=dearer)
    assert (rules.total, rules.majority) == (124, 63)
    assert rules.target(70, calls=False) == 55
    assert [rules.won(points) for points in (61, 62, 63)] == [0, 0.5, 1]


def test_what_each_side_of_a_contract_needs() -> None:
    """V-CH-14: 74 is made with 74 points, and fails when the others have 47."""
    rules = make_rules("chiamata", 5)
    assert rules.target() == 61
    assert (rules.target(74), rules.target(74, calls=False)) == (74, 47)


@pytest.mark.parametrize(
    ("variant", "players", "teams", "two_sides", "in_sides"),
    [
        ("briscola", 2, None, True, False),
        ("briscola", 4, True, True, True),
        ("briscola", 4, False, False, False),
        ("bisca", 3, None, False, False),
        ("chiamata", 5, None, False, False),
    ],
)
def test_sides(variant: str, players: int, teams: bool | None, two_sides: bool, in_sides: bool) -> None:
    """R-SEAT-2/3."""
    rules = make_rules(variant, players, {} if teams is None else {"teams": teams})
    assert (rules.two_sides, rules.in_sides) == (two_sides, in_sides)


def test_who_counts_together() -> None:
    """R-SEAT-2, V-CH-9, V-CH-14, V-MO-4: the dummy is with the caller, or against him."""
    assert make_rules("briscola", 4).parties(None, None) == ((0, 2), (1, 3))
    assert make_rules("chiamata", 5).parties(3, None) == ((0,), (1,), (2,), (3,), (4,))
    assert make_rules("chiamata", 5).parties(3, 1) == ((3, 1), (0, 2, 4))
    assert make_rules("chiamata", 5).parties(3, 3) == ((3,), (0, 1, 2, 4))
    with_dummy = make_rules("chiamata", 4)
    assert with_dummy.parties(1, 4) == ((1, 4), (0, 2, 3))
    assert with_dummy.parties(1, 2) == ((1, 2), (0, 3, 4))


def test_the_caller_leads_only_where_the_rules_say_so_and_once_there_is_one() -> None:
    """R-TRICK-1, V-CH-11, option first_lead; V-MO-1: never the dummy."""
    assert make_rules("chiamata", 5).first_leader(4, caller=2) == 0
    assert make_rules("chiamata", 4).first_leader(3, caller=2) == 0
    rules = make_rules("chiamata", 5, {"first_lead": "caller"})
    assert rules.first_leader(4) == 0 and rules.first_leader(4, caller=2) == 2


def test_what_is_bid() -> None:
    """V-CH-2, V-CH-20."""
    assert make_rules("briscola", 4).bidding is None
    assert make_rules("chiamata", 5).bidding is Bidding.POINTS
    assert make_rules("chiamata", 5, {"bidding": "rank"}).bidding is Bidding.RANK


@pytest.mark.parametrize(
    ("form", "by_wins"), [("wins", True), ("hands", False), ("target", False)], ids=lambda value: str(value)
)
def test_what_a_match_is_played_for(form: str, by_wins: bool) -> None:
    """V-CH-19."""
    assert make_rules("chiamata", 5, {"match": form}).match_form.by_wins is by_wins


def test_the_end_of_a_hand_tells_whether_it_counts() -> None:
    """R-MATCH-2: whoever reads only the event counts the same hands as the match."""
    rules = make_rules("chiamata", 5)
    passed = finish(started(rules), first)
    state = started(rules)
    for _ in range(4):
        state, _events = apply(state, first(rules.stages[0].legal(state)))
    state, _events = apply(state, rules.stages[0].legal(state)[0])
    played = finish(apply(state, Call(card=card("1B")))[0], first)
    for hand, counted in ((passed, False), (played, True)):
        match = after_hand(begin_match(rules, winning_hands=2, dealer=4), hand)
        reason = hand_ended(match, hand, hand=1).reason
        assert rules.match_form.counts(reason) is counted is bool(match.counted)


def test_there_are_trumps_before_the_first_card_unless_nothing_shows_them() -> None:
    """V-BO-1, V-MA-1: a card is turned, or the caller names them; a marianna makes them later."""
    turned = make_rules("marianna", 2, {"trump_by": "turned"})
    for rules in (make_rules("briscola", 2), make_rules("chiamata", 5), turned):
        assert rules.trumps_at_start
    for variant in ("briscolone", "marianna"):
        assert not make_rules(variant, 2).trumps_at_start


def test_a_contract_made_or_failed_is_one_winning_hand_whatever_its_points() -> None:
    """V-CH-19."""
    scoring = make_rules("chiamata", 5).scoring
    assert {scoring.gain(points, capot=capot) for points in (61, 91, 120) for capot in (False, True)} == {1}


def test_the_trumps_of_a_trick_are_those_declared_last_before_its_lead() -> None:
    """V-MA-2."""
    declared = (
        Declaration(trick=2, seat=0, suit=Suit.SPADE, points=20),
        Declaration(trick=5, seat=1, suit=Suit.COPPE, points=40),
    )
    found = [trumps_in(trick, declared) for trick in range(1, 7)]
    assert found == [None, *[Suit.SPADE] * 3, *[Suit.COPPE] * 2]


def test_one_score_decides_a_match_wins_points_or_the_balance() -> None:
    """Decision 15 of the rules' decisions."""
    games = {
        "wins": make_rules("chiamata", 5, {}),
        "balance": make_rules("chiamata", 5, {"match": "target"}),
        "points": make_rules("marianna", 2, {}),
    }
    assert {name: rules.scored_by_balance for name, rules in games.items()} == {
        "wins": False,
        "balance": True,
        "points": False,
    }
