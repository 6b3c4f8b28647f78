"""Parts of the checker by themselves: cards, the deal, a turn, what a hand and a match are worth."""

from dataclasses import replace
from itertools import repeat

import pytest

from tests.checker import LogError
from tests.checker.call import Contract
from tests.checker.cards import BISCA, BRISCOLA, SEVEN_HIGH, winning_card
from tests.checker.deal import deal
from tests.checker.game import Game
from tests.checker.log import Log as Reader
from tests.checker.match import Match, next_dealer
from tests.checker.play import Tally
from tests.checker.result import Result, called, counted
from tests.checker.table import Table
from tests.checker.turn import Turn, take_turn
from tests.short_logs import PACK, at_table, game, lines, plays, tally
from tests.worked_examples import Event


def test_bisca_has_an_order_and_points_of_its_own() -> None:
    """EX-9: the seven is second, the jack (F) beats the queen (C), the three is worth nothing."""
    tricks = ["CD FD", "7C 1C", "RB 7B", "1D 2S", "3C 4C"]
    won = [trick.split()[winning_card(trick.split(), "S", BISCA)] for trick in tricks]
    assert won == ["FD", "1C", "7B", "2S", "4C"]
    assert [sum(BISCA.points[card] for card in trick.split()) for trick in tricks] == [5, 21, 14, 11, 0]
    assert sum(BISCA.points.values()) == sum(BRISCOLA.points.values()) == 120


@pytest.mark.parametrize(
    ("trumps", "trick", "winner", "points"),
    [
        ("B", "7D 3D", "3D", 10),
        ("B", "7D 2D", "7D", 0),
        ("B", "1D 3D 2B", "2B", 21),
        ("B", "2B 1D 5B", "5B", 11),
        ("B", "4D 1C 3S", "4D", 21),
        ("B", "4D 1C FD", "FD", 13),
        ("S", "FS 1D 3C", "FS", 23),
        ("S", "FS 3S", "3S", 12),
        ("C", "7B 4D 4B 2D CB", "CB", 3),
        ("B", "4D 1D 2B FD 3D", "2B", 23),
        ("D", "4D 1D 2B FD 3D", "1D", 23),
    ],
)
def test_the_strongest_trump_wins_else_the_strongest_of_the_suit_led(
    trumps: str, trick: str, winner: str, points: int
) -> None:
    """The examples of R-CARD-3, R-TRICK-4 to R-TRICK-6, V-CH-12, V-CH-26 and V-CH-27."""
    cards = trick.split()
    assert cards[winning_card(cards, trumps, BRISCOLA)] == winner
    assert sum(BRISCOLA.points[card] for card in cards) == points


def turn_of_a(table: Table, *events: Event) -> Event:
    """The card that A leads, after all that it does before."""
    turn = Turn(place=0, leads=True, may_concede=False)
    return take_turn(Reader(lines(events)), table, turn)


def refused(table: Table, *events: Event) -> str:
    with pytest.raises(LogError) as caught:
        turn_of_a(table, *events)
    return str(caught.value.args[0])


def declares(seat: int, suit: str, points: int) -> Event:
    return {"event": "declare", "seat": seat, "suit": suit, "points": points}


def swaps(gave: str, took: str) -> Event:
    return {"event": "exchange", "seat": 0, "gave": gave, "took": took}


def test_a_marianna_is_king_and_knight_of_a_suit_once_a_hand_and_one_a_turn_while_there_is_a_stock() -> None:
    """V-MA-2."""
    hands = ["RC CC RD CD 4B", "RS CS RB CB 2D"]
    marianna = game("marianna", 2)
    right = at_table(marianna, hands, "5B 6B")
    assert turn_of_a(right, declares(0, "C", 20), plays(0, "4B")) == plays(0, "4B")
    assert (right.trumps, right.declared) == ("C", [20, 0])
    assert turn_of_a(right, declares(0, "D", 40), plays(0, "4B"))
    assert (right.trumps, right.declared) == ("D", [60, 0])
    assert refused(right, declares(0, "C", 60)) == "the marianna of C was declared before"
    for events, why in (
        ([declares(0, "S", 20)], "seat 0 does not hold RS"),
        ([declares(1, "S", 20)], "the seat of the declare is 1, should be 0"),
        ([declares(0, "C", 40)], "the points of the marianna is 40, should be 20"),
        ([declares(0, "C", 20), declares(0, "D", 40)], "declare where play should come"),
    ):
        assert refused(at_table(marianna, hands, "5B 6B"), *events) == why
    assert refused(at_table(marianna, hands), declares(0, "C", 20)) == "a marianna after the stock is out"


def test_each_marianna_of_a_hand_brings_twenty_more_whoever_declares_it() -> None:
    """V-MA-3, V-MA-5."""
    hands = ["RC CC RD CD RS CS RB CB", ""]
    for options, points in (
        ({}, [20, 40, 60, 80]),
        ({"first_marianna": 40}, [40, 60, 80, 100]),
    ):
        table = at_table(game("marianna", 2, **options), hands, "5B 6B")
        for suit, worth in zip("CDSB", points, strict=True):
            turn_of_a(table, declares(0, suit, worth), plays(0, "RC"))
        assert table.declared == [sum(points), 0]
    turned = at_table(game("marianna", 2, trump_by="turned"), hands, "5B", "6S")
    for suit in "CDSB":
        turn_of_a(turned, declares(0, suit, 40 if suit == "S" else 20), plays(0, "RC"))
    assert (turned.declared, turned.trumps) == ([100, 0], "S")


def test_the_seven_just_put_down_may_be_taken_for_the_two_in_the_same_turn() -> None:
    """R-XCHG-2 and its example: hand 7C 2C FD, turned 3C."""
    both = game("briscola", 2, exchange="seven_and_two")
    table = at_table(both, ["7C 2C FD", "4B 5B 6B"], "5D", "3C")
    turn_of_a(table, swaps("7C", "3C"), swaps("2C", "7C"), plays(0, "FD"))
    assert (table.hands[0], table.stock[0]) == (["FD", "3C", "7C"], "2C")
    other = at_table(both, ["2C 4D FD", "4B 5B 6B"], "5D", "7C")
    assert "the card given is 2D" in refused(other, swaps("2C", "7C"), swaps("2D", "2C"))
    only_seven = at_table(game("briscola", 2, exchange="seven"), ["7C 2C FD", "4B 5B 6B"], "5D", "3C")
    assert "the card given" in refused(only_seven, swaps("7C", "3C"), swaps("2C", "7C"))


def test_with_seven_above_three_the_names_are_exchanged_everywhere() -> None:
    """V-RK-1."""
    for trick, winner in (("3D 7D", "7D"), ("7D 1D", "1D"), ("6D 3D", "3D"), ("3D FD", "FD")):
        assert trick.split()[winning_card(trick.split(), "B", SEVEN_HIGH)] == winner
    assert SEVEN_HIGH.points["7C"] == 10 and SEVEN_HIGH.points["3C"] == 0
    rules = game("brisca", 2, ranking="seven")
    turn_of_a(at_table(rules, ["3C 4D 5D", "4B 5B 6B"], "5D", "7C"), swaps("3C", "7C"), plays(0, "4D"))
    turn_of_a(at_table(rules, ["2C 4D 5D", "4B 5B 6B"], "5D", "3C"), swaps("2C", "3C"), plays(0, "4D"))
    assert "the card given" in refused(
        at_table(rules, ["7C 4D 5D", "4B 5B 6B"], "5D", "FC"), swaps("7C", "FC")
    )


def test_cards_are_dealt_three_together_and_the_bottom_card_is_turned() -> None:
    """Options `deal_by` and `turn_up`, and both."""
    pack = list(PACK)
    by_three = deal(game("briscola", 3, deal_by="three", removed="2D"), pack, 2)
    assert by_three.hands == [pack[0:3], pack[3:6], pack[6:9]]
    nine = deal(game("bisca", 2, deal_by="three", hand_size=9), pack, 1)
    assert nine.hands[0] == [*pack[0:3], *pack[6:9], *pack[12:15]]
    bottom = deal(game("briscola", 2, turn_up="bottom"), pack, 1)
    assert (bottom.turned, bottom.stock) == (pack[-1], pack[6:])
    usual = deal(game("briscola", 2), pack, 1)
    assert (usual.turned, usual.stock) == (pack[6], [*pack[7:], pack[6]])
    # V-SU-6: ten at once to the left, the dealer first, whose first card is his last.
    left = deal(game("sueca", 4, trump_card="top_left"), pack, 3)
    assert left.hands == [pack[30:40], pack[20:30], pack[10:20], [*pack[1:10], pack[0]]]
    assert (left.turned, left.stock) == (pack[0], [])
    # No card is turned: the stock lies as it is.
    assert deal(game("briscolone", 2), pack, 1).stock == pack[10:]
    assert deal(game("marianna", 2, trump_by="turned"), pack, 1).turned == pack[6]


def test_six_play_three_against_three_or_each_alone() -> None:
    """V-SX-1."""
    rules = game("briscola", 6)
    assert rules.sides == [[0, 2, 4], [1, 3, 5]] and len(rules.pack) == 36
    assert game("briscola", 6, teams=False).sides == [[0], [1], [2], [3], [4], [5]]


def test_a_capot_scores_two_only_by_the_option() -> None:
    all_tricks = tally([120, 0], [20, 0])
    assert counted(game("briscola", 2), all_tricks).worth == 1
    assert counted(game("briscola", 2, capot=True), all_tricks).worth == 2
    assert counted(game("briscola", 2, capot=True), tally([120, 0], [19, 1])).worth == 1
    assert counted(game("briscola", 4), tally([60, 0, 60, 0], [5, 0, 5, 0])).capot


def test_a_contract_is_made_by_exactly_its_points() -> None:
    """V-CH-14."""
    contract = Contract(caller=0, points=75, card="3C", partner=1)
    for points, reason in ((40, "made"), (39, "failed")):
        played = tally([points, 35, 85 - points, 0, 0], [4, 1, 3, 0, 0])
        assert called(game("chiamata", 5), played, contract).reason == reason


def test_a_capot_against_the_caller_doubles_what_the_multiplier_gives() -> None:
    """V-CH-18: bid 83 failed with no trick at all; 120 points without the eighth trick are no capot."""
    rules = game("chiamata", 5, multiplier=True, capot_doubles=True)
    contract = Contract(caller=0, points=83, card="3C", partner=1)
    none_at_all = tally([0, 0, 40, 40, 40], [0, 0, 4, 2, 2])
    assert called(rules, none_at_all, contract).payments == (-12, -6, 6, 6, 6)
    one_for_them = tally([60, 60, 0, 0, 0], [4, 3, 1, 0, 0])
    assert called(rules, one_for_them, contract).payments == (6, 3, -3, -3, -3)


def test_a_capot_by_points_is_all_the_points_of_the_callers_side() -> None:
    """V-CH-18: in fewer tricks too, never for the defenders, never of a hand given up."""
    rules = game("chiamata", 5, capot_doubles=True, capot_by="points")
    contract = Contract(caller=0, points=83, card="3C", partner=1)
    assert called(rules, tally([60, 60, 0, 0, 0], [4, 3, 1, 0, 0]), contract).payments == (4, 2, -2, -2, -2)
    assert called(rules, tally([60, 59, 1, 0, 0], [4, 3, 1, 0, 0]), contract).payments == (2, 1, -1, -1, -1)
    none_at_all = called(rules, tally([0, 0, 40, 40, 40], [0, 0, 4, 2, 2]), contract)
    assert none_at_all.payments == (-2, -1, 1, 1, 1) and none_at_all.capot
    given_up = replace(tally([60, 60, 0, 0, 0], [4, 3, 1, 0, 0]), conceded=True)
    assert called(rules, given_up, contract).payments == (-2, -1, 1, 1, 1)
    plain = game("chiamata", 5, capot_by="points")
    assert called(plain, tally([60, 60, 0, 0, 0], [4, 3, 1, 0, 0]), contract).payments == (2, 1, -1, -1, -1)


def test_void_hands_in_a_row_double_the_next_up_to_eight_times() -> None:
    """V-CH-28: until one is made or fails; never with match=wins."""
    void = Result(points=(0,) * 5, winners=(), reason="passed_out", capot=False, payments=(0,) * 5)
    for options, times in (({"match": "target"}, [1, 2, 4, 8, 8]), ({}, [1] * 5)):
        match, found = Match(game("chiamata", 5, void_doubles=True, **options)), []
        for _ in range(5):
            found.append(match.times)
            match.add(void)
        assert found == times
        match.add(paid(2, 1, -1, -1, -1))
        assert match.times == 1
    rules = game("chiamata", 5, void_doubles=True, match="target")
    contract = Contract(caller=0, points=61, card="3C", partner=1)
    made = called(rules, tally([60, 20, 40, 0, 0], [4, 1, 3, 0, 0]), contract, 4)
    assert made.payments == (8, 4, -4, -4, -4)


def test_sixty_each_between_two_of_three_independents_is_void() -> None:
    """R-HAND-5."""
    shared = counted(game("briscola", 3), tally([60, 60, 0], [5, 5, 3]))
    assert (shared.winners, shared.reason) == ((), "tie")


def paid(*payments: int) -> Result:
    """A counted hand of chiamata with these payments."""
    winners = tuple(seat for seat, payment in enumerate(payments) if payment > 0)
    return Result(points=(0,) * 5, winners=winners, reason="made", capot=False, payments=payments)


def standing(rules: Game, *results: Result) -> list[int]:
    match = Match(rules)
    for result in results:
        match.add(result)
    return match.winners()


def test_the_better_balance_decides_between_callers_who_get_there_together() -> None:
    """V-CH-19 `wins`: hands won by {C,E}, {A,B,D} and {C,A}."""
    hands = [paid(-1, -1, 2, -1, 1), paid(1, 1, -1, 1, -2), paid(1, -1, 2, -1, -1)]
    assert standing(game("chiamata", 5), *hands[:2]) == []
    assert standing(game("chiamata", 5), *hands) == [2]


def test_equal_balances_share_a_match_of_chiamata() -> None:
    """V-CH-19: three defenders reach two hands with the same balance."""
    failed = paid(1, 1, 1, -1, -2)
    assert standing(game("chiamata", 5), failed, failed) == [0, 1, 2]


def test_a_match_of_a_fixed_number_of_hands_goes_to_the_best_balance() -> None:
    """V-CH-19 `hands`: a passed-out hand does not count."""
    rules = game("chiamata", 5, match="hands", match_hands=2)
    void = Result(points=(0,) * 5, winners=(), reason="passed_out", capot=False, payments=(0,) * 5)
    assert standing(rules, paid(2, 1, -1, -1, -1), void) == []
    assert standing(rules, paid(2, 1, -1, -1, -1), void, paid(-1, 1, 2, -1, -1)) == [1]


def test_a_match_to_a_balance_ends_when_somebody_reaches_it() -> None:
    """V-CH-19 `target`; the dummy's account cannot win (V-MO-7)."""
    rules = game("chiamata", 5, match="target", match_target=4)
    made = paid(2, 1, -1, -1, -1)
    assert standing(rules, made) == []
    assert standing(rules, made, made) == [0]
    with_dummy = game("chiamata", 4, match="target", match_target=4)
    failed_alone = Result(
        points=(0,) * 5, winners=(1, 2, 3), reason="failed", capot=False, payments=(-4, 1, 1, 1, 1)
    )
    failed_with_three = Result(
        points=(0,) * 5, winners=(2, 3), reason="failed", capot=False, payments=(1, -2, -1, 1, 1)
    )
    assert standing(with_dummy, *repeat(failed_alone, 2), failed_with_three) == []
    assert standing(with_dummy, *repeat(failed_alone, 4)) == [1, 2, 3]


def test_the_deal_stays_after_a_tie_and_passes_on_after_any_counted_hand() -> None:
    """R-DEAL-7, R-DEAL-8, INV-15."""
    tie = counted(game("briscola", 2), tally([60, 60], [10, 10]))
    assert next_dealer(game("briscola", 2), 1, tie) == 1
    assert next_dealer(game("briscola", 2, void_dealer="next"), 1, tie) == 0
    assert next_dealer(game("briscola", 2), 1, counted(game("briscola", 2), tally([61, 59], [1, 19]))) == 0
    strict = game("briscola", 3, independents="strict")
    assert next_dealer(strict, 1, counted(strict, tally([60, 60, 0], [5, 5, 3]))) == 2


def test_a_hand_given_up_is_failed_at_the_multiplier_and_never_a_capot() -> None:
    """V-CH-25 and its example: bid 75 with multipliers."""
    rules = game("chiamata", 5, concede=True, multiplier=True, capot_doubles=True)
    contract = Contract(caller=0, points=75, card="3C", partner=1)
    tally = Tally(points=[0] * 5, tricks=[0] * 5, last_winner=0, complete=False, conceded=True)
    result = called(rules, tally, contract)
    assert result.payments == (-4, -2, 2, 2, 2)
    assert (result.reason, result.capot, result.winners) == ("conceded", False, (2, 3, 4))


@pytest.mark.parametrize(
    ("points", "tricks", "worth"),
    [
        ([61, 59, 0, 0], [5, 5, 0, 0], 1),
        ([90, 30, 0, 0], [5, 5, 0, 0], 1),
        ([91, 29, 0, 0], [5, 5, 0, 0], 2),
        ([120, 0, 0, 0], [9, 1, 0, 0], 2),
        ([60, 0, 60, 0], [5, 0, 5, 0], 4),
    ],
)
def test_a_sueca_is_worth_one_two_or_four(points: list[int], tricks: list[int], worth: int) -> None:
    """V-SU-3."""
    assert counted(game("sueca", 4), tally(points, tricks)).worth == worth


@pytest.mark.parametrize(("best", "worth"), [(61, 1), (90, 1), (91, 2), (95, 2), (118, 2), (120, 4)])
def test_large_wins_of_bisca_are_worth_more_by_the_option(best: int, worth: int) -> None:
    """V-BI-6: it counts points, not tricks."""
    hand_played = tally([best, 120 - best], [19, 1])
    assert counted(game("bisca", 2, stakes=True), hand_played).worth == worth
    assert counted(game("bisca", 2), hand_played).worth == 1


def test_sixty_each_passes_the_deal_on_in_sueca_and_in_matches_by_points() -> None:
    """V-SU-3, V-PT-1."""
    for rules in (game("sueca", 4), game("briscola", 4, total_120=True)):
        tie = counted(rules, tally([60, 60, 0, 0], [5, 5, 0, 0]))
        assert (tie.winners, tie.reason, next_dealer(rules, 1, tie)) == ((), "tie", 2)
    match = Match(game("sueca", 4, tie_counts=True))  # V-SU-7: each tie in a row counts one more
    found = []
    for points in ([60, 60, 0, 0], [60, 60, 0, 0], [91, 29, 0, 0], [60, 60, 0, 0], [61, 59, 0, 0]):
        found.append(match.more)
        match.add(counted(game("sueca", 4, tie_counts=True), tally(points, [5, 5, 0, 0]), match.more))
    assert found == [0, 1, 2, 0, 1] and match.score == [6, 0, 6, 0] and match.more == 0
    plain = Match(game("sueca", 4))
    plain.add(counted(game("sueca", 4), tally([60, 60, 0, 0], [5, 5, 0, 0])))
    assert plain.more == 0
    usual = game("briscola", 4)
    assert next_dealer(usual, 1, counted(usual, tally([60, 60, 0, 0], [5, 5, 0, 0]))) == 1


def score_and_winners(rules: Game, *hands: Tally) -> tuple[list[int], list[int]]:
    match = Match(rules)
    for played in hands:
        match.add(counted(rules, played))
    return match.score, match.winners()


def test_points_are_added_until_the_mark_and_equal_totals_play_on() -> None:
    """V-PT-1, V-PT-2."""
    rules = game("briscola", 3, total_120=True)
    equal = [tally([50, 50, 20], [5, 5, 3]), tally([70, 50, 0], [5, 5, 3]), tally([0, 20, 100], [5, 5, 3])]
    assert score_and_winners(rules, *equal[:2]) == ([120, 100, 20], [0])
    assert score_and_winners(rules, *equal) == ([120, 120, 120], [])
    assert score_and_winners(rules, *equal, tally([40, 39, 41], [5, 5, 3])) == ([160, 159, 161], [2])
    assert (
        score_and_winners(game("briscolone", 2), tally([60, 60], [10, 10]), tally([60, 60], [10, 10]))[1]
        == []
    )
    assert score_and_winners(game("briscolone", 2), tally([121, -1], [10, 10]))[1] == [0]
    assert score_and_winners(game("briscolone", 2, to_points=151), tally([121, -1], [10, 10]))[1] == []
    pairs = game("marianna", 4, trump_by="turned")
    won = tally([50, 30, 40, 0], [3, 3, 4, 0], [0, 60, 60, 0])
    assert score_and_winners(pairs, won) == ([150, 90, 150, 90], [0, 2])
    longer = game("marianna", 4, trump_by="turned", to_points=501)  # V-MA-5
    assert score_and_winners(longer, *(won,) * 3) == ([450, 270, 450, 270], [])
    assert score_and_winners(longer, *(won,) * 4) == ([600, 360, 600, 360], [0, 2])
    assert counted(pairs, won).winners == (0, 2)
    assert game("marianna", 2).mark == 500 and game("briscolone", 2, match="wins").mark is None


def test_a_capot_is_played_for_past_sixty_one() -> None:
    """`capot` with `stop_at_61`: the hand stops when the other side has a trick."""
    for options, tricks, stops in (
        ({"stop_at_61": True}, [10, 0], True),
        ({"stop_at_61": True, "capot": True}, [10, 0], False),
        ({"stop_at_61": True, "capot": True}, [10, 1], True),
        ({"capot": True}, [10, 1], False),
    ):
        table = at_table(game("briscola", 2, **options), ["1C", "2C"])
        table.points, table.tricks = [61, 0], list(tricks)
        assert table.decided() is stops


@pytest.mark.parametrize(("theirs", "stops"), [(29, False), (30, True), (0, False)])
def test_a_larger_stake_is_played_for_past_sixty_one(theirs: int, stops: bool) -> None:
    """`stakes` with `stop_at_61`: 91 can be reached with 29 points of the others, not with 30."""
    table = at_table(game("bisca", 2, stop_at_61=True, stakes=True), ["1C", "2C"])
    table.points = [61, theirs]
    assert table.decided() is stops
