"""The checker rule by rule: auction and call, exchange, talk, results, matches, options."""

from itertools import repeat
from typing import Any

import pytest

from tests.checker.call import Contract
from tests.checker.game import Game
from tests.checker.match import Match, next_dealer
from tests.checker.result import Result, called, counted
from tests.short_logs import (
    PATTA,
    before,
    call,
    edited,
    end,
    ex_1,
    ex_4,
    ex_7,
    game,
    read,
    refusal,
    speech,
    tally,
)
from tests.worked_examples import Event, Example, hand, opening, read_example


def spoken(text: str, *more: Event, players: int = 5, **options: Any) -> list[Event]:
    """The hand of EX-4 (or EX-5) as far as the auction and what comes after it."""
    example = read_example(4 if players == 5 else 5)
    log = opening("chiamata", players, players - 1, options=options)
    return [*log, *hand(example, {}, players=players)[:3], *speech(text), *more]


@pytest.mark.parametrize(
    ("text", "options", "why"),
    [
        ("0 60", {}, "cannot be bid"),
        ("0 121", {}, "cannot be bid"),
        ("0 65, 1 65", {}, "not above"),
        ("0 65, 1 64", {}, "not above"),
        ("1 65", {}, "the seat that speaks"),
        ("0 pass, 1 61, 2 pass, 3 pass, 4 pass, 1 62", {}, "call should come"),
        ("0 pass, 1 61, 2 62, 3 pass, 4 pass, 0 63", {}, "the seat that speaks"),
        ("0 120, 1 pass", {}, "call should come"),
        ("0 R", {}, "a number alone"),
        ("0 61", {"bidding": "rank"}, "is a rank"),
        ("0 R, 1 3", {"bidding": "rank"}, "not above"),
        ("0 pass, 1 pass, 2 pass, 3 pass, 4 pass", {"all_pass": "forced"}, "bid should come"),
        ("0 pass, 1 pass, 2 pass, 3 pass, 4 62", {"all_pass": "forced"}, "forced bid"),
        ("0 pass, 1 pass, 2 pass, 3 pass, 4 pass, 0 61", {}, "hand_end should come"),
    ],
)
def test_a_wrong_auction_is_refused(text: str, options: Event, why: str) -> None:
    """V-CH-2 to V-CH-6, V-CH-20."""
    assert why in refusal(spoken(text, **options), unfinished=True)


@pytest.mark.parametrize(
    ("text", "options", "said"),
    [
        ("0 120", {}, call(0, "1B", 120, 0)),
        ("0 pass, 1 pass, 2 pass, 3 pass, 4 61", {}, call(4, "1B", 61, 0)),
        ("0 pass, 1 pass, 2 pass, 3 pass, 4 61", {"all_pass": "forced"}, call(4, "1B", 61, 0)),
        ("0 1, 1 pass, 2 R, 3 pass, 4 pass, 0 C, 2 pass", {"bidding": "rank"}, call(0, "CS", 61, 4)),
    ],
)
def test_a_right_auction_leads_to_a_call(text: str, options: Event, said: Event) -> None:
    """V-CH-5, V-CH-22; the hands are those of EX-4."""
    assert read(spoken(text, said, **options), unfinished=True).hands == 0


def test_the_rank_ladder_goes_on_with_points_on_the_two() -> None:
    """V-CH-21: 2, 2 at 62, 2 at 120."""
    two: Event = {"event": "bid", "bid": "2"}
    ladder = [{**two, "seat": 0}, {**two, "seat": 1, "points": 62}, {**two, "seat": 2, "points": 120}]
    log = spoken("0 3", bidding="rank")[:-1]
    assert read([*log, *ladder, call(2, "2B", 120, 4)], unfinished=True).hands == 0
    assert "not a 2" in refusal([*log, *ladder, call(2, "1B", 120, 0)], unfinished=True)
    for points in (61, 121):
        wrong: Event = {**two, "seat": 0, "points": points}
        assert "only a 2 is bid with points" in refusal([*log, wrong], unfinished=True)


def test_a_caller_may_call_his_own_only_if_he_holds_all_four_of_the_rank() -> None:
    """`call_own` off: all four aces leave A no other card, three of them leave one."""
    rest = [card for card in read_example(4).deck if card[0] != "1"]

    def log_with(aces: dict[int, str]) -> list[Event]:
        others = iter(rest)
        deck = [aces.get(i) or next(others) for i in range(40)]
        log = spoken("0 1, 1 pass, 2 pass, 3 pass, 4 pass", bidding="rank", call_own=False)
        log[4] |= {"deck": deck, "hands": [deck[seat::5] for seat in range(5)]}
        return log

    four = log_with({0: "1C", 5: "1D", 10: "1B", 15: "1S"})
    assert read([*four, call(0, "1D", 61, 0)], unfinished=True).hands == 0
    three = log_with({0: "1C", 5: "1D", 10: "1B", 16: "1S"})
    assert read([*three, call(0, "1S", 61, 1)], unfinished=True).hands == 0
    assert "a card that was dealt to him" in refusal([*three, call(0, "1D", 61, 0)], unfinished=True)


def passed(dealer: int, *, all_pass: str) -> list[Event]:
    """A passed-out auction on EX-4's cards, and the start of the next hand, dealt by `dealer`."""
    example = read_example(4)
    result = end([], "passed_out", [0] * 5, contract=None, payments=[0] * 5, balance=[0] * 5, points=[0] * 5)
    text = "0 pass, 1 pass, 2 pass, 3 pass, 4 pass"
    options = {} if all_pass == "next" else {"all_pass": all_pass}
    log = opening("chiamata", 5, 4, options=options)
    log += hand(example, result, players=5, auction=speech(text), tricks=[])
    following = hand(example, {}, number=2, players=5)[:2]
    following[1]["seat"] = (dealer - 1) % 5
    return log + following


def test_a_passed_out_hand_moves_the_deal_on_unless_the_option_keeps_it() -> None:
    """V-CH-6, INV-15."""
    assert read(passed(0, all_pass="next"), unfinished=True).hands == 1
    assert read(passed(4, all_pass="same"), unfinished=True).hands == 1
    assert "the seat that cuts" in refusal(passed(4, all_pass="next"), unfinished=True)
    assert "the seat that cuts" in refusal(passed(0, all_pass="same"), unfinished=True)


def swapping(variant: str, option: str, turned: str, gave: str, took: str) -> list[Event]:
    """Two players: A takes the first trick with 1D and then swaps a card of its first hand."""
    deck = [gave, "4D", "1D", "5D", "6D", "FB", turned]
    deck += [r + s for s in "CDBS" for r in "1234567FCR" if r + s not in deck]
    hands, stock = [deck[0:6:2], deck[1:6:2]], [*deck[7:], turned]
    tricks: list[Event] = [
        {"event": "play", "seat": 0, "card": "1D"},
        {"event": "play", "seat": 1, "card": "4D"},
        {"event": "trick", "winner": 0, "points": 11},
        {"event": "draw", "seat": 0, "card": stock[0]},
        {"event": "draw", "seat": 1, "card": stock[1]},
        {"event": "exchange", "seat": 0, "gave": gave, "took": took},
    ]
    example = Example(dealer=1, deck=deck, hands=hands, turned=turned, tricks=[], points=[])
    log = opening(variant, 2, 1, options={"exchange": option})
    return [*log, *hand(example, {}, players=2, tricks=tricks)[: 3 + len(tricks)]]


@pytest.mark.parametrize(
    ("variant", "option", "turned", "gave"),
    [
        ("briscola", "seven", "3C", "7C"),
        ("briscola", "seven", "FC", "7C"),
        ("prini", "seven_and_two", "1C", "7C"),
        ("briscola", "seven_and_two", "7C", "2C"),
        ("briscola", "seven_and_two", "4C", "2C"),
        ("bisca", "two", "7C", "2C"),
        ("bisca", "two", "1C", "2C"),
    ],
)
def test_the_seven_takes_a_stronger_card_and_the_two_a_weak_one(
    variant: str, option: str, turned: str, gave: str
) -> None:
    """R-XCHG-1, R-XCHG-2, V-BI-7."""
    assert read(swapping(variant, option, turned, gave, turned), unfinished=True).hands == 0


@pytest.mark.parametrize(
    ("variant", "option", "turned", "gave", "took", "why"),
    [
        ("briscola", "seven", "6C", "7C", "6C", "the card given"),
        ("briscola", "seven", "6C", "2C", "6C", "the card given"),
        ("briscola", "seven", "3C", "2C", "3C", "the card given"),
        ("briscola", "seven", "3C", "7S", "3C", "the card given"),
        ("briscola", "seven_and_two", "3C", "2C", "3C", "the card given"),
        ("briscola", "seven_and_two", "2C", "7C", "2C", "the card given"),
        ("bisca", "two", "RC", "2C", "RC", "the card given"),
        ("bisca", "two", "1C", "7C", "1C", "the card given"),
        ("briscola", "seven", "3C", "7C", "1C", "the card taken"),
    ],
)
def test_no_other_card_takes_the_turned_card(
    variant: str, option: str, turned: str, gave: str, took: str, why: str
) -> None:
    """R-XCHG-1, R-XCHG-2, V-BI-7: in bisca only the seven and the ace are 7 or better."""
    assert why in refusal(swapping(variant, option, turned, gave, took), unfinished=True)


def test_an_exchange_needs_the_card_in_hand() -> None:
    """R-XCHG-1 on EX-1: B holds 7C, and A is to play after the first trick, which A has won."""
    exchange: Event = {"event": "exchange", "seat": 0, "gave": "7C", "took": "RC"}
    log = edited(ex_1(options={"exchange": "seven"}), before("play", 2, exchange))
    assert "seat 0 does not hold 7C" in refusal(log)


def talking(*talk: Event, at: int, variant: str = "briscola", **options: Any) -> list[Event]:
    """The hand of EX-2 with this talk after the event number `at` of its tricks."""
    example = read_example(2)
    tricks = [*example.events[:at], *talk, *example.events[at:]]
    log = opening(variant, 4, 3, options=options)
    return log + hand(example, PATTA, players=4, tricks=tricks)


SIGN: Event = {"event": "signal", "seat": 0, "sign": "ace", "seen_by": [2]}
ASK: Event = {"event": "request", "seat": 3, "ask": "liscio"}


@pytest.mark.parametrize("talk", [SIGN, ASK])
def test_partners_talk_from_the_last_card_of_the_first_trick_on(talk: Event) -> None:
    """R-TALK-1, R-TALK-2, R-TALK-4."""
    for at in (4, 5, 20):
        assert read(talking(talk, at=at)).hands == 1
    for at in (0, 3):
        assert "silence" in refusal(talking(talk, at=at))
        assert read(talking(talk, at=at, silent_first_trick=False)).hands == 1
    after_the_last_trick = len(read_example(2).events)
    assert "talk is not possible" in refusal(talking(talk, at=after_the_last_trick))


def test_only_the_partner_sees_a_sign_unless_there_are_spies() -> None:
    """R-TALK-5 and the option `spies`."""
    caught = {**SIGN, "seen_by": [2, 3]}
    assert "who sees the sign" in refusal(talking(caught, at=9))
    assert read(talking(caught, at=9, spies=True)).hands == 1
    assert "the partner does not see" in refusal(talking({**SIGN, "seen_by": [3]}, at=9, spies=True))
    for seen_by in ([2, 0], [2, 4], [2, 3, 3]):
        assert "wrong seats" in refusal(talking({**SIGN, "seen_by": seen_by}, at=9, spies=True))


def test_talk_that_the_game_or_its_options_forbid_is_refused() -> None:
    """R-TALK-2, V-PR-5 and the options `signs` and `requests`."""
    assert "signs are off" in refusal(talking(SIGN, at=9, signs="off"))
    assert "requests are off" in refusal(talking(ASK, at=9, requests=False))
    assert "without talk" in refusal(talking(SIGN, at=9, teams=False))
    assert "no sign" in refusal(talking({**SIGN, "sign": "wink"}, at=9))
    assert "no request" in refusal(talking({**ASK, "ask": "ace"}, at=9))
    assert "no player" in refusal(talking({**ASK, "seat": 4}, at=9))
    sign_in_chiamata = ex_4([-1, -1, 2, -1, 1])
    sign_in_chiamata.insert(30, SIGN)
    assert "without talk" in refusal(sign_in_chiamata)
    sign_in_prini = [*ex_7("6D", "4D", "2D", "FC"), {"event": "trick", "winner": 0, "points": 2}, SIGN]
    assert "without talk" in refusal(sign_in_prini, unfinished=True)


def test_a_capot_scores_two_only_by_the_option() -> None:
    all_tricks = tally([120, 0], [20, 0])
    assert counted(game("briscola", 2), all_tricks).worth == 1
    assert counted(game("briscola", 2, capot=True), all_tricks).worth == 2
    assert counted(game("briscola", 2, capot=True), tally([120, 0], [19, 1])).worth == 1
    assert counted(game("briscola", 4), tally([60, 0, 60, 0], [5, 0, 5, 0])).capot


def test_a_capot_against_the_caller_doubles_what_the_multiplier_gives() -> None:
    """V-CH-18: bid 83 failed with no trick at all; 120 points without the eighth trick are no capot."""
    rules = game("chiamata", 5, multiplier=True, capot_doubles=True)
    contract = Contract(caller=0, points=83, card="3C", partner=1)
    none_at_all = tally([0, 0, 40, 40, 40], [0, 0, 4, 2, 2])
    assert called(rules, none_at_all, contract).payments == (-12, -6, 6, 6, 6)
    one_for_them = tally([60, 60, 0, 0, 0], [4, 3, 1, 0, 0])
    assert called(rules, one_for_them, contract).payments == (6, 3, -3, -3, -3)


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


@pytest.mark.parametrize(
    ("variant", "players", "options", "why"),
    [
        ("briscola", 2, {"tie": "void"}, "is the default"),
        ("briscola", 2, {"capot": 1}, "cannot be 1"),
        ("briscola", 2, {"colour": "red"}, "no option"),
        ("briscola", 2, {"dark": True}, "does not apply"),
        ("briscola", 3, {"removed": "3C"}, "cannot be '3C'"),
        ("bisca", 5, {}, "not for 5"),
        ("chiamata", 5, {"match_hands": 101}, "cannot be 101"),
        ("scopa", 2, {}, "no variant"),
    ],
)
def test_a_match_with_wrong_options_is_refused(variant: str, players: int, options: Event, why: str) -> None:
    """R-OPT-1, R-OPT-3: an option appears where it applies and where it differs from its default.

    That it applies, and may be, where the engine has it, `test_checker_agrees.py` says.
    """
    assert why in refusal(opening(variant, players, 0, options=options), unfinished=True)
