"""R-COUNT, R-HAND, R-MATCH, R-DEAL-7/8, V-PT: the result of hands and matches."""

import pytest
from msgspec.structs import replace

from briscola.engine.cards import card
from briscola.engine.events import Drawn
from briscola.engine.hand import apply, legal_actions
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.scoring import decided
from briscola.engine.state import State
from briscola.engine.trick import TableCard, Trick
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.play import finish, first, golden, started


def counted(
    rules: Rules, points: tuple[int, ...], last_winner: int = 0, *, all_tricks: bool = False
) -> State:
    """A hand played out with these points on the piles; all tricks but the first, or all, are of one seat."""
    state = finish(started(rules), first)
    trick = Trick(leader=0, plays=(TableCard(0, card("1B")),), winner=last_winner, points=0)
    other = trick if all_tricks else replace(trick, winner=1 - last_winner)
    state = replace(state, points=points, tricks=(other, *[trick] * (rules.tricks - 1)))
    return replace(state, outcome=rules.scoring.result(state))


def game(players: int, **options: OptionValue) -> Rules:
    return make_rules("briscola", players, options)


def test_more_than_sixty_wins_the_hand_and_scores_one_for_each_partner() -> None:
    """R-HAND-1, R-HAND-2. R-SEAT-2."""
    rules = game(2)
    for points in ((61, 59), (118, 2)):
        match = after_hand(begin_match(rules, winning_hands=2, dealer=1), counted(rules, points))
        assert match.standing.score == (1, 0) and match.dealer == 0 and match.counted == 1
    rules = game(4)
    match = after_hand(begin_match(rules, winning_hands=1, dealer=3), counted(rules, (40, 30, 21, 29)))
    assert match.winners == (0, 2) and match.standing.score == (1, 0, 1, 0)


@pytest.mark.parametrize(("void_dealer", "dealer"), [("same", 1), ("next", 0)])
def test_a_tie_is_void_and_the_same_dealer_deals_again(void_dealer: str, dealer: int) -> None:
    """R-HAND-3, R-DEAL-8, R-MATCH-2, option void_dealer."""
    rules = game(2, void_dealer=void_dealer)
    match = after_hand(begin_match(rules, winning_hands=2, dealer=1), counted(rules, (60, 60)))
    assert match.standing.score == (0, 0) and match.dealer == dealer and match.counted == 0


def test_win_tie_win_ends_a_match_of_two() -> None:
    """R-MATCH-1, R-MATCH-2."""
    rules = game(2)
    match = begin_match(rules, winning_hands=2, dealer=1)
    for points in ((70, 50), (60, 60), (62, 58)):
        assert not match.over
        match = after_hand(match, counted(rules, points))
    assert match.winners == (0,)


@pytest.mark.parametrize(
    ("points", "independents", "winners", "reason"),
    [
        ((43, 46, 31), "highest", (1,), "points"),
        ((43, 46, 31), "strict", (), "nobody"),
        ((60, 60, 0), "highest", (), "tie"),
        ((60, 60, 0), "strict", (), "nobody"),
        ((61, 40, 19), "strict", (0,), "points"),
    ],
)
def test_independents(
    points: tuple[int, ...], independents: str, winners: tuple[int, ...], reason: str
) -> None:
    """R-HAND-4, R-HAND-5, R-HAND-6."""
    outcome = counted(game(3, independents=independents), points).outcome
    assert outcome is not None and outcome.winners == winners and outcome.reason == reason
    assert game(3).match_form.counts(reason) is (reason != "tie")


@pytest.mark.parametrize(("capot", "score"), [(False, 1), (True, 2)])
def test_all_the_tricks_may_score_two(capot: bool, score: int) -> None:
    """Option capot; `capot` of the outcome says it either way."""
    rules = game(2, capot=capot)
    state = counted(rules, (120, 0), all_tricks=True)
    assert state.outcome is not None and state.outcome.capot
    assert after_hand(begin_match(rules, winning_hands=3, dealer=0), state).standing.score == (score, 0)


@pytest.mark.parametrize(
    ("points", "score"),
    [
        *[((61, 59), 1), ((90, 30), 1), ((91, 29), 2), ((118, 2), 2), ((120, 0), 4)],
        *[((46, 43, 31), 1), ((95, 25, 0), 2), ((120, 0, 0), 4)],  # alone the highest total wins, for 1
    ],
)
def test_in_bisca_large_wins_may_score_two_or_four(points: tuple[int, ...], score: int) -> None:
    """V-BI-6; 120 points need not be all the tricks, and a capot takes nothing off."""
    outcome = counted(make_rules("bisca", len(points), {"stakes": True}), points).outcome
    assert outcome is not None and (outcome.winners, outcome.gain, outcome.capot) == ((0,), score, False)
    plain = counted(make_rules("bisca", len(points)), points).outcome
    assert plain is not None and plain.gain == 1
    both = make_rules("bisca", 2, {"stakes": True, "capot": True})
    outcome = counted(both, (120, 0), all_tricks=True).outcome
    assert outcome is not None and outcome.gain == 4


def test_a_hand_that_stops_at_sixty_one_goes_on_while_a_larger_win_is_possible() -> None:
    """Options stop_at_61 and stakes: 91 can still be reached with 29 points of the others, not with 30."""
    state = started(make_rules("bisca", 2, {"stop_at_61": True, "stakes": True}))
    while len(state.tricks) < 5 or state.table == ():
        state, _ = apply(state, legal_actions(state)[0])
    last = legal_actions(state)[0]
    trick = apply(state, last)[0].tricks[-1]
    for theirs, goes_on in ((29, True), (30, False)):
        ahead = tuple(61 - trick.points if seat == trick.winner else theirs for seat in range(2))
        tricks = (replace(state.tricks[0], winner=1 - trick.winner), *state.tricks[1:])
        after, _ = apply(replace(state, points=ahead, tricks=tricks), last)
        assert (after.outcome is None) is goes_on


def test_a_tie_may_go_to_the_side_of_the_last_trick() -> None:
    """Option tie = last_trick."""
    outcome = counted(game(2, tie="last_trick"), (60, 60), last_winner=1).outcome
    assert outcome is not None and outcome.winners == (1,) and outcome.reason == "points"


def test_a_hand_may_stop_as_soon_as_a_side_passes_sixty() -> None:
    """Option stop_at_61; without it the hand goes on to the last card (R-COUNT-1/2)."""
    for variant, players in (("briscola", 2), ("briscola", 4), ("prini", 2)):
        pack = golden(1).pack
        stopped = finish(started(make_rules(variant, players, {"stop_at_61": True}), pack), first)
        outcome = stopped.outcome
        assert outcome is not None and not outcome.capot
        best = max(sum(outcome.points[s] for s in side) for side in stopped.rules.sides)
        last = stopped.tricks[-1].points
        assert best > 60 >= best - last and sum(outcome.points) <= 120
        assert legal_actions(stopped) == ()
        whole = finish(started(make_rules(variant, players), pack), first)
        assert len(whole.tricks) == whole.rules.tricks


def test_with_stop_at_61_sixty_points_stop_nothing() -> None:
    """Option stop_at_61: sixty do not win (R-HAND-1), even where only worthless cards are left."""
    state = started(make_rules("briscola", 2, {"stop_at_61": True}))
    state, _ = apply(state, legal_actions(state)[0])
    last = legal_actions(state)[0]
    (trick,) = apply(state, last)[0].tricks
    for points, stops in ((59, False), (60, False), (61, True)):
        before = tuple(points - trick.points if seat == trick.winner else 0 for seat in range(2))
        after, _ = apply(replace(state, points=before), last)
        assert max(after.points) == points and (after.outcome is not None) is stops
    assert not decided(replace(state, points=(60, 60)))
    assert decided(replace(state, points=(61, 59)))


def test_where_every_trick_counts_two_a_hand_goes_on_past_sixty_while_one_side_has_them_all() -> None:
    """Options capot and stop_at_61 together: play goes on while a capot is still possible."""
    state = started(make_rules("briscola", 2, {"stop_at_61": True, "capot": True}))
    while len(state.tricks) < 5:
        state, _ = apply(state, legal_actions(state)[0])
    state, _ = apply(state, legal_actions(state)[0])
    last = legal_actions(state)[0]
    mine = apply(state, last)[0].tricks[-1]
    for taken_by_the_other, goes_on in ((False, True), (True, False)):
        winner = 1 - mine.winner if taken_by_the_other else mine.winner
        tricks = (*(replace(t, winner=mine.winner) for t in state.tricks[1:]), replace(mine, winner=winner))
        ahead = tuple(80 - mine.points if seat == mine.winner else 0 for seat in range(2))
        after, _ = apply(replace(state, tricks=tricks, points=ahead), last)
        assert (after.outcome is None) is goes_on
        if after.outcome is not None:
            assert after.outcome.gain == 1 and not after.outcome.capot


def test_the_hand_end_event_carries_payments_only_where_they_are_made() -> None:
    """docs/log.md: chiamata adds contract, payments, balance."""
    rules = game(2)
    state = counted(rules, (61, 59))
    match: Match = after_hand(begin_match(rules, winning_hands=2, dealer=0), state)
    event = hand_ended(match, state, hand=3)
    assert (event.hand, event.payments, event.balance, event.contract) == (3, None, None, None)
    called = finish(started(make_rules("chiamata", 5)), first)
    match = after_hand(begin_match(called.rules, winning_hands=2, dealer=4), called)
    assert hand_ended(match, called, hand=1).balance == (0, 0, 0, 0, 0)


def test_games_without_an_auction_cannot_be_passed_out_or_given_up() -> None:
    with pytest.raises(AssertionError, match="has no auction"):
        game(2).scoring.unplayed(started(game(2)), "passed_out")
    with pytest.raises(AssertionError, match="no caller"):
        game(2).scoring.conceded(started(game(2)))


def test_the_winner_of_the_last_round_draws_first_and_the_turned_card_goes_to_its_left() -> None:
    """R-DRAW-1/3, INV-6, for every seat that may win it."""
    for players in (2, 3, 4, 5):
        state = started(game(players))
        while state.stock:
            state, events = apply(state, legal_actions(state)[-1])
        drawn = [event for event in events if isinstance(event, Drawn)]
        assert state.leader is not None
        assert drawn[0].seat == state.leader
        assert drawn[-1].seat == (state.leader - 1) % players and drawn[-1].card == state.turned


# ---- V-PT: matches by the points of all hands


def after(match: Match, *hands: tuple[int, ...]) -> Match:
    """The match after hands with these points."""
    for points in hands:
        assert not match.over
        match = after_hand(match, counted(match.rules, points))
    return match


def match_of(players: int, **options: OptionValue) -> Match:
    rules = make_rules("briscola", players, {"total_120": True, **options})
    return begin_match(rules, winning_hands=2, dealer=0)


def test_the_score_is_the_running_points_and_the_highest_of_several_at_the_mark_wins() -> None:
    """V-PT-1, V-PT-2: 60–60 counts too, nobody has won that hand, and the deal passes on."""
    match = after(match_of(2), (70, 50))
    assert match.standing.score == (70, 50) and match.dealer == 1 and not match.over
    shared = counted(match.rules, (60, 60))
    assert shared.outcome is not None and shared.outcome.winners == ()
    match = after_hand(match, shared)
    assert match.standing.score == (130, 110) and match.dealer == 0
    assert match.counted == 2 and match.winners == (0,)
    match = after(match_of(2), (100, 20), (19, 101))
    assert match.standing.score == (119, 121) and match.winners == (1,)
    match = after(match_of(2), (55, 65), (66, 54))
    assert match.standing.score == (121, 119) and match.winners == (0,)
    match = after(match_of(3), (70, 40, 10), (45, 73, 2), (5, 15, 100))
    assert match.standing.score == (120, 128, 112) and match.winners == (1,)


def test_partners_score_what_their_side_has_and_are_no_equal_totals() -> None:
    """V-PT-1, V-PT-2."""
    match = after(match_of(4), (40, 30, 21, 29))
    assert match.standing.score == (61, 59, 61, 59)
    assert after(match, (0, 60, 0, 60)).winners == (1, 3)
    match = after(match_of(4), (60, 10, 40, 10), (30, 30, 30, 30))
    assert match.standing.score == (160, 80, 160, 80) and match.winners == (0, 2)


def test_a_match_is_won_with_120_points_not_before_and_not_with_equal_totals() -> None:
    """V-PT-3, total_120. V-PT-2."""
    match = after(match_of(3), (60, 20, 40), (59, 1, 60))
    assert match.standing.score == (119, 21, 100) and not match.over
    assert after(match_of(3), (60, 20, 40), (60, 0, 60)).winners == (0,)
    match = after(match_of(2), (70, 50), (50, 70))
    assert match.standing.score == (120, 120) and not match.over
    assert after(match, (58, 62)).winners == (1,)
    alone = after(match_of(3), (60, 60, 0), (60, 60, 0))
    assert alone.standing.score == (120, 120, 0) and not alone.over


@pytest.mark.parametrize("key", ["tie", "capot", "stop_at_61", "void_dealer"])
def test_what_speaks_of_winning_hands_does_not_apply(key: str) -> None:
    """V-PT-3."""
    option = next(o for o in VARIANTS["briscola"].options if o.key == key)
    with pytest.raises(BadOption, match=f"option {key} does not apply"):
        make_rules("briscola", 2, {"total_120": True, key: option.values[1]})
    with pytest.raises(BadOption, match="option independents does not apply"):
        make_rules("briscola", 3, {"total_120": True, "independents": "highest"})


def test_it_is_an_option_of_briscola_prini_and_bisca() -> None:
    """V-PT-3."""
    for variant in ("briscola", "prini", "bisca"):
        for players in VARIANTS[variant].players:
            form = make_rules(variant, players, {"total_120": True}).match_form
            assert form.by_points and not form.by_wins
            assert not make_rules(variant, players).match_form.by_points
    with pytest.raises(BadOption, match="chiamata has no option total_120"):
        make_rules("chiamata", 5, {"total_120": True})
