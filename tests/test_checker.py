"""The checker of event logs, tried on the worked examples, on logs of random play and rule by rule."""

import io
import json
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from tests import worked_examples as ex
from tests.checker import LogError, Summary, check
from tests.checker.__main__ import main
from tests.checker.auction import Contract
from tests.checker.cards import BISCA, BRISCOLA, winning_card
from tests.checker.game import Game, read_match
from tests.checker.match import Match, next_dealer
from tests.checker.play import Tally
from tests.checker.result import Result, called, counted
from tests.checker.shuffle import bytes_of_hand, cut_place, shuffled, words
from tests.log_writer import Writer
from tests.worked_examples import Event, hand, opening, read_example


def lines(log: Iterable[Event]) -> Iterator[str]:
    return (json.dumps(event, separators=(",", ":")) for event in log)


def read(log: Iterable[Event], *, unfinished: bool = False) -> Summary:
    """Check a log whose packs are given instead of shuffled."""
    return check(lines(log), shuffled=False, unfinished=unfinished)


def refusal(log: Iterable[Event], *, unfinished: bool = False) -> str:
    """Why the checker refuses a log whose packs are given."""
    with pytest.raises(LogError) as caught:
        read(log, unfinished=unfinished)
    return str(caught.value)


def end(winners: list[int], reason: str, score: list[int], **more: Any) -> Event:
    return {"winners": winners, "reason": reason, "score": score, **more}


def speech(text: str) -> list[Event]:
    """An auction written like `0 pass, 1 61, 2 R`."""
    said: list[Event] = []
    for words_ in text.split(", "):
        seat, bid = words_.split()
        if bid == "pass":
            said.append({"event": "pass", "seat": int(seat)})
        else:
            said.append({"event": "bid", "seat": int(seat), "bid": int(bid) if len(bid) > 1 else bid})
    return said


def call(seat: int, card: str, contract: int, partner: int) -> Event:
    return {"event": "call", "seat": seat, "card": card, "contract": contract, "partner": partner}


def game(variant: str, players: int, **options: Any) -> Game:
    return read_match(opening(variant, players, 0, options=options)[0])


# ---------------------------------------------------------------- worked examples


def ex_1(*, winning_hands: int = 2, options: Event | None = None) -> list[Event]:
    whole = hand(read_example(ex.EX_1), end([0], "points", [1, 0]), players=2)
    return opening("briscola", 2, 1, winning_hands=winning_hands, options=options) + whole


def test_two_players_play_a_whole_hand() -> None:
    """EX-1."""
    assert read(ex_1()).hands == 1


def test_a_match_to_one_winning_hand_ends_with_the_hand() -> None:
    """R-MATCH-1."""
    last = {"event": "match_end", "winners": [0], "score": [1, 0]}
    assert read([*ex_1(winning_hands=1), last]).matches == 1
    assert "match_end should come" in refusal(ex_1(winning_hands=1))
    assert "commit should come" in refusal([*ex_1(), last])


def ex_2(result: Event, *, again_by: int = 3, **options: Any) -> list[Event]:
    """The hand of EX-2, and the beginning of the next one by the dealer `again_by`."""
    example = read_example(ex.EX_2)
    log = opening("briscola", 4, 3, options=options)
    log += hand(example, result, players=4)
    following = hand(example, {}, number=2, players=4)[:2]
    following[1]["seat"] = (again_by - 1) % 4
    return log + following


PATTA = end([], "tie", [0, 0, 0, 0])


def test_sixty_each_is_void_and_the_same_dealer_deals_again() -> None:
    """EX-2, R-HAND-3, R-DEAL-8."""
    assert read(ex_2(PATTA), unfinished=True).hands == 1
    assert "the seat that cuts" in refusal(ex_2(PATTA, again_by=0), unfinished=True)


def test_the_option_passes_the_deal_on_after_a_void_hand() -> None:
    assert read(ex_2(PATTA, again_by=0, void_dealer="next"), unfinished=True).hands == 1
    assert "the seat that cuts" in refusal(ex_2(PATTA, void_dealer="next"), unfinished=True)


def test_the_option_gives_a_tie_to_the_side_of_the_last_trick() -> None:
    """EX-2: D wins T10."""
    won = end([1, 3], "points", [0, 1, 0, 1])
    assert read(ex_2(won, again_by=0, tie="last_trick"), unfinished=True).hands == 1
    assert "winners" in refusal(ex_2(PATTA, tie="last_trick"), unfinished=True)


def test_the_highest_of_four_independents_wins_with_fewer_than_sixty() -> None:
    """EX-2 read as four independents, R-HAND-4."""
    won = end([3], "points", [0, 0, 0, 1])
    assert read(ex_2(won, again_by=0, teams=False), unfinished=True).hands == 1


def test_strict_independents_need_more_than_sixty() -> None:
    """EX-2 and EX-3 with `independents = strict`, R-HAND-6: nobody scores and the deal passes on."""
    nobody = end([], "nobody", [0, 0, 0, 0])
    assert read(ex_2(nobody, again_by=0, teams=False, independents="strict"), unfinished=True).hands == 1


def test_three_players_use_a_pack_without_the_two_of_cups() -> None:
    """EX-3, R-CARD-4."""
    won = hand(read_example(ex.EX_3), end([1], "points", [0, 1, 0]), players=3)
    assert read(opening("briscola", 3, 2) + won).hands == 1
    assert "not the pack" in refusal(opening("briscola", 3, 2, options={"removed": "2B"}) + won)


EX_4_AUCTION = "0 pass, 1 61, 2 65, 3 pass, 4 pass, 1 70, 2 74, 1 pass"


def ex_4(
    payments: list[int], *, auction: str = EX_4_AUCTION, card: str = "3C", contract: int = 74, **options: Any
) -> list[Event]:
    """EX-4 with the given payments; the caller's side wins exactly when the caller is paid."""
    made = payments[2] > 0
    winners = [seat for seat in range(5) if payments[seat] > 0]
    result = end(
        winners,
        "made" if made else "failed",
        [int(seat in winners) for seat in range(5)],
        contract=contract,
        payments=payments,
        balance=payments,
    )
    said = [*speech(auction), call(2, card, contract, 4 if card == "3C" else 2)]
    played = hand(read_example(ex.EX_4), result, players=5, auction=said)
    return opening("chiamata", 5, 4, options=options) + played


def test_the_caller_and_the_hidden_partner_are_paid_when_they_make_the_contract() -> None:
    """EX-4, V-CH-15."""
    assert read(ex_4([-1, -1, 2, -1, 1])).hands == 1


def test_the_multiplier_doubles_a_contract_of_74() -> None:
    """EX-4, V-CH-17."""
    assert read(ex_4([-2, -2, 4, -2, 2], multiplier=True)).hands == 1
    assert "payments" in refusal(ex_4([-2, -2, 4, -2, 2]))


AT_81 = EX_4_AUCTION.replace("74", "81")


def test_eighty_points_fail_a_contract_of_81() -> None:
    """EX-4, had the bid been 81."""
    assert read(ex_4([1, 1, -2, 1, -1], auction=AT_81, contract=81)).hands == 1
    assert read(ex_4([3, 3, -6, 3, -3], auction=AT_81, contract=81, multiplier=True)).hands == 1


def test_a_caller_in_mano_is_alone_against_four() -> None:
    """EX-4, had C called 1C, V-CH-16."""
    assert read(ex_4([1, 1, -4, 1, 1], card="1C")).hands == 1
    assert read(ex_4([2, 2, -8, 2, 2], card="1C", multiplier=True)).hands == 1
    assert "a card he holds" in refusal(ex_4([1, 1, -4, 1, 1], card="1C", call_own=False))


EX_5_AUCTION = "0 pass, 1 61, 2 pass, 3 pass"


def ex_5(payments: list[int], *, auction: str = EX_5_AUCTION, **options: Any) -> list[Event]:
    result = end([0, 2, 3], "failed", [1, 0, 1, 1], contract=61, payments=payments, balance=payments)
    said = [*speech(auction), call(1, "3D", 61, 4)]
    log = opening("chiamata", 4, 3, options=options)
    return log + hand(read_example(ex.EX_5), result, players=4, auction=said)


def test_the_dummy_plays_its_pile_from_the_top_and_has_an_account() -> None:
    """EX-5, V-MO-5, V-MO-7."""
    assert read(ex_5([1, -2, 1, 1, -1])).hands == 1
    assert "payments" in refusal(ex_5([1, -2, 1, 1, 0]))


def test_a_blind_dummy_has_no_choice_and_an_open_one_has() -> None:
    """V-MO-5, V-MO-9: 4B in the first trick and 7S in the fifth would change nothing else."""

    def exchanged(**options: str) -> list[Event]:
        log = ex_5([1, -2, 1, 1, -1], **options)
        plays = [event for event in log if event["event"] == "play" and event["seat"] == 4]
        plays[0]["card"], plays[4]["card"] = "4B", "7S"
        return log

    assert "top card is 7S, not 4B" in refusal(exchanged())
    assert read(exchanged(morto="open")).hands == 1


def test_five_independents_who_share_the_top_score_nothing() -> None:
    """EX-6, R-HAND-5."""
    void = hand(read_example(ex.EX_6), end([], "tie", [0] * 5), players=5)
    assert read(opening("briscola", 5, 4) + void).hands == 1


def ex_7(*cards: str) -> list[Event]:
    """The deal of EX-7 (Prini, four partners) and these cards played to its first trick."""
    hands = [card.split() for card in ("7B 6D RB", "4D CD CS", "2D 2B RS", "6S 4S FC")]
    deck = [hands[i % 4][i // 4] for i in range(12)] + ["FS"]
    deck += [r + s for s in "CDBS" for r in "1234567FCR" if r + s not in deck]
    example = ex.Example(
        dealer=3, deck=deck, hands=hands, turned="FS", stock=[*deck[13:], "FS"], tricks=[], points=[]
    )
    plays = [{"event": "play", "seat": seat, "card": card} for seat, card in enumerate(cards)]
    return opening("prini", 4, 3) + hand(example, {}, players=4, tricks=plays)[: 3 + len(plays)]


def test_prini_players_follow_the_suit_led_if_they_can() -> None:
    """EX-7, V-PR-1, V-PR-3, V-PR-4."""
    assert read(ex_7("6D", "4D", "2D", "FC"), unfinished=True).hands == 0
    assert read(ex_7("6D", "CD", "2D", "4S"), unfinished=True).hands == 0
    assert "must follow" in refusal(ex_7("6D", "CS"), unfinished=True)
    assert "must follow" in refusal(ex_7("6D", "4D", "RS"), unfinished=True)


def ex_8() -> list[Event]:
    example = read_example(ex.EX_8)
    log = opening("prini", 4, 3, options={"deal_all": True})
    return log + hand(example, {}, players=4)[: 3 + len(example.tricks)]


def test_prini_deals_all_cards_and_the_last_one_is_trump() -> None:
    """EX-8, V-PR-7, V-PR-8."""
    log = ex_8()
    log[4]["turned"] = "7C"
    assert read(log, unfinished=True).hands == 0
    log[4]["turned"] = "7D"
    assert "turned is 7D, should be 7C" in refusal(log, unfinished=True)


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


# ---------------------------------------------------------------- shuffle and draw


def test_a_word_above_the_last_multiple_is_refused_in_the_shuffle() -> None:
    """Step 4: for three places 2**32 - 1 is one word too many, for two places none is."""
    assert shuffled("abc", iter([2**32 - 1, 0, 2**32 - 1])) == shuffled("abc", iter([0, 1]))
    assert shuffled("abc", iter([0, 1])) == ["c", "b", "a"]


def test_the_cut_takes_at_least_one_card_and_leaves_one() -> None:
    """R-DEAL-3, step 5."""
    assert {cut_place(40, iter([word])) for word in range(39)} == set(range(1, 40))


def test_the_words_are_the_halves_of_counted_hashes() -> None:
    """Step 3, against digests computed with the system's sha256sum."""
    stream = words(bytes_of_hand(7, 1))
    first = [next(stream) for _ in range(9)]
    assert [f"{word:08x}" for word in (first[0], first[7], first[8])] == WORDS_7_1


WORDS_7_1 = ["99302928", "f4c77ce0", "7c580733"]


def drawn(*rounds: str, dealer: int, **options: Any) -> list[Event]:
    cards = [[None if card == "-" else card for card in text.split()] for text in rounds]
    log = opening("briscola", len(cards[0]), 0, options=options)[:1]
    return [*log, {"event": "draw_for_deal", "cards": cards, "dealer": dealer}]


def test_the_strongest_rank_deals_first_and_those_tied_draw_again() -> None:
    """The examples of R-DEAL-1 and R-DEAL-2."""
    for right in (
        drawn("7S RD 3B", dealer=2),
        drawn("1D 4C 1B", "2B - RC", dealer=2),
        drawn("1D 4C 1B", "RB - RC", "4D - 2D", dealer=0),
        drawn("7S RD 3B", dealer=0, first_dealer="low"),
        drawn("2S 2D 3B", "6D 7D -", dealer=0, first_dealer="low"),
    ):
        assert read(right, unfinished=True).hands == 0


def test_a_wrong_draw_for_the_deal_is_refused() -> None:
    for wrong, why in (
        (drawn("7S RD 3B", dealer=1), "first dealer"),
        (drawn("1D 4C 1B", dealer=0), "stops at a tie"),
        (drawn("1D 4C 1B", "2B RB RC", dealer=2), "seats that draw"),
        (drawn("1D 4C 1B", "2B - 4C", dealer=2), "not of one pack"),
        (drawn("7S RD 3B", "4B - -", dealer=2), "after the dealer was found"),
        (drawn("7S RD 2C", dealer=1), "not of one pack"),
        (drawn("1D 4C 1B", "2B - RC -", dealer=2), "cards in a round"),
        (drawn("7S RD 3B", dealer=2, first_dealer="random"), "random first dealer"),
    ):
        assert why in refusal(wrong, unfinished=True)


# ---------------------------------------------------------------- auction and call


def spoken(text: str, *more: Event, players: int = 5, **options: Any) -> list[Event]:
    """The hand of EX-4 (or EX-5) as far as the auction and what comes after it."""
    example = read_example(ex.EX_4 if players == 5 else ex.EX_5)
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
    rest = [card for card in read_example(ex.EX_4).deck if card[0] != "1"]

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
    assert "a card he holds" in refusal([*three, call(0, "1D", 61, 0)], unfinished=True)


def test_a_wrong_call_is_refused() -> None:
    """V-CH-7 to V-CH-9: 3C lies with E."""
    text = EX_4_AUCTION
    for said, why in (
        (call(1, "3C", 74, 4), "the caller"),
        (call(2, "3C", 70, 4), "the contract"),
        (call(2, "3C", 74, 3), "the partner"),
        (call(2, "3C", 74, 2), "the partner"),
    ):
        assert why in refusal(spoken(text, said), unfinished=True)


def passed(dealer: int, *, all_pass: str) -> list[Event]:
    """A passed-out auction on EX-4's cards, and the start of the next hand, dealt by `dealer`."""
    example = read_example(ex.EX_4)
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


# ---------------------------------------------------------------- results and matches


def tally(points: list[int], tricks: list[int]) -> Tally:
    return Tally(points=points, tricks=tricks, last_winner=0, complete=True)


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


# ---------------------------------------------------------------- options in the log


@pytest.mark.parametrize(
    ("variant", "players", "options", "why"),
    [
        ("briscola", 2, {"tie": "void"}, "is the default"),
        ("briscola", 2, {"capot": 1}, "cannot be 1"),
        ("briscola", 2, {"colour": "red"}, "no option"),
        ("briscola", 2, {"dark": True}, "no option"),
        ("briscola", 2, {"independents": "strict"}, "does not apply"),
        ("briscola", 3, {"capot": True}, "does not apply"),
        ("briscola", 3, {"removed": "3C"}, "cannot be '3C'"),
        ("briscola", 4, {"removed": "2B"}, "does not apply"),
        ("briscola", 2, {"teams": False}, "does not apply"),
        ("briscola", 5, {"signs": "off"}, "does not apply"),
        ("briscola", 2, {"exchange": "two"}, "cannot be 'two'"),
        ("bisca", 2, {"exchange": "seven"}, "cannot be 'seven'"),
        ("bisca", 4, {"hand_size": 9}, "does not apply"),
        ("bisca", 5, {}, "not for 5"),
        ("prini", 2, {"deal_all": True, "exchange": "seven"}, "does not apply"),
        ("chiamata", 5, {"exchange": "seven"}, "does not apply"),
        ("chiamata", 5, {"morto": "open"}, "does not apply"),
        ("chiamata", 5, {"match_hands": 101}, "cannot be 101"),
        ("chiamata", 3, {}, "not for 3"),
        ("scopa", 2, {}, "no variant"),
    ],
)
def test_a_match_with_wrong_options_is_refused(variant: str, players: int, options: Event, why: str) -> None:
    """Section 8: an option appears where it applies and where it differs from its default."""
    assert why in refusal(opening(variant, players, 0, options=options), unfinished=True)


# ---------------------------------------------------------------- exchange


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
    example = ex.Example(
        dealer=1, deck=deck, hands=hands, turned=turned, stock=stock, tricks=tricks, points=[]
    )
    log = opening(variant, 2, 1, options={"exchange": option})
    return [*log, *hand(example, {}, players=2)[: 3 + len(tricks)]]


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


# ---------------------------------------------------------------- talk


def talking(*talk: Event, at: int, variant: str = "briscola", **options: Any) -> list[Event]:
    """The hand of EX-2 with this talk after the event number `at` of its tricks."""
    example = read_example(ex.EX_2)
    tricks = [*example.tricks[:at], *talk, *example.tricks[at:]]
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
    after_the_last_trick = len(read_example(ex.EX_2).tricks)
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


# ---------------------------------------------------------------- logs of random play

FORMS: list[tuple[str, int, Event]] = [
    ("briscola", 2, {}),
    ("briscola", 2, {"exchange": "seven"}),
    ("briscola", 2, {"exchange": "seven_and_two", "void_dealer": "next", "first_dealer": "low"}),
    ("briscola", 2, {"stop_at_61": True, "first_dealer": "random"}),
    ("briscola", 2, {"tie": "last_trick", "capot": True}),
    ("briscola", 3, {"removed": "2S", "exchange": "seven_and_two"}),
    ("briscola", 3, {"independents": "strict"}),
    ("briscola", 4, {"exchange": "seven_and_two"}),
    ("briscola", 4, {"spies": True, "silent_first_trick": False, "stop_at_61": True}),
    ("briscola", 4, {"teams": False}),
    ("briscola", 5, {}),
    ("chiamata", 5, {}),
    ("chiamata", 5, {"bidding": "rank", "call_own": False, "first_lead": "caller"}),
    ("chiamata", 5, {"all_pass": "same", "multiplier": True, "match": "hands", "match_hands": 3}),
    ("chiamata", 5, {"all_pass": "forced", "capot_doubles": True, "match": "target", "match_target": 4}),
    ("chiamata", 4, {}),
    ("chiamata", 4, {"morto": "open", "first_lead": "caller", "bidding": "rank"}),
    ("prini", 2, {}),
    ("prini", 3, {"deal_all": True}),
    ("prini", 4, {"deal_all": True}),
    ("prini", 5, {}),
    ("bisca", 2, {"hand_size": 9, "follow_at_end": True, "exchange": "two"}),
    ("bisca", 3, {}),
    ("bisca", 4, {"follow_at_end": True}),
]


@pytest.mark.parametrize(("variant", "players", "options"), FORMS)
def test_the_checker_and_the_plain_writer_read_the_rules_alike(
    variant: str, players: int, options: Event
) -> None:
    log = Writer(variant, players, options, seed=random.Random(str(options)).randrange(10**6)).run(40)
    found = check(lines(log))
    assert (found.variant, found.players, found.hands) == (variant, players, 40)
    assert found.matches == sum(event["event"] == "match_end" for event in log)
    assert not found.additions


@pytest.mark.parametrize("seed", range(6))
def test_a_record_has_a_salt_and_the_person_cuts_where_it_likes(seed: int) -> None:
    """Records, steps 2 and 5: the person sits at seat 0 and cuts when seat 1 deals."""
    log = Writer("briscola", 2, seed=seed, salt="a moving mouse", cut_at=13).run(1)
    assert "salt" in str(_refused(log))
    record = [{"record": 1, "program": "briscola 1.0"}, *log]
    cutter = next(event["seat"] for event in log if event["event"] == "cut")
    if cutter == 0:
        assert check(lines(record)).hands == 1
    else:
        assert "the place of the cut" in str(_refused(record))


def test_a_record_whose_bytes_are_not_those_committed_to_is_refused() -> None:
    record = [{"record": 1}, *Writer("briscola", 2).run(1)]
    record[-1]["bytes"] = "0" * 64
    assert "the commitment to the bytes" in str(_refused(record))


def test_a_record_whose_salt_is_changed_afterwards_is_refused() -> None:
    record = [{"record": 1}, *Writer("briscola", 2, seed=1).run(1)]
    next(event for event in record if event.get("event") == "cut")["salt"] = "another"
    assert "the cut" in str(_refused(record))


def _refused(log: Iterable[Event]) -> LogError:
    with pytest.raises(LogError) as caught:
        check(lines(log))
    return caught.value


def test_additions_are_allowed_and_named() -> None:
    """The contract: adding is allowed."""
    log = ex_1()
    log.insert(6, {"event": "remark", "text": "mind the turned card"})
    log[7]["thought_ms"] = 3
    found = read(log)
    assert found.additions == {"remark": 1, "play.thought_ms": 1}
    assert "beyond the contract: 1 remark, 1 play.thought_ms" in str(found)


# ---------------------------------------------------------------- the command


def test_the_command_reads_a_file_or_the_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "".join(line + "\n" for line in lines(Writer("briscola", 2).run(2)))
    file = tmp_path / "log.jsonl"
    file.write_text(text, encoding="utf-8")
    assert main([str(file)]) == 0
    assert capsys.readouterr().out.startswith("right: briscola for 2, 2 whole hands")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["-", "--hands", "3"]) == 1
    assert "holds 2 hands, should hold 3" in capsys.readouterr().out


def test_the_command_runs_as_a_module() -> None:
    text = "\n".join(lines(Writer("chiamata", 4).run(1)))
    ran = subprocess.run(
        [sys.executable, "-m", "tests.checker"],
        input=text,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent.parent,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("right: chiamata for 4, 1 whole hands")


def test_the_command_names_the_line_that_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = Writer("briscola", 2).run(1)
    at = next(i for i, event in enumerate(log) if event["event"] == "trick")
    log[at]["points"] += 1
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(lines(log)), encoding="utf-8")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out.startswith(f"line {at + 1}: the trick is worth")
    assert main([str(tmp_path / "missing.jsonl")]) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "the log ends"),
        (b"\n", "not JSON"),
        (b"[1]", "not a JSON object"),
        (b"{}", 'without the text "event"'),
        (b'{"event":7}', 'without the text "event"'),
        (b'{"event":"match","event":"match"}', "twice"),
        (b'{"event":"match","seed":NaN}', "NaN is no JSON"),
        (b'{"event":"match\xff"}', "not UTF-8"),
        (b'{"event":"match"}', 'has no "version"'),
        (b'{"event":"play","seat":0,"card":"1C"}', "play where match or record should come"),
        (b'{"event":"play","seat":true,"card":"1C"}', "cannot be True"),
        (b'{"event":"play","seat":0,"card":"8C"}', "cannot be '8C'"),
    ],
)
def test_a_line_that_is_no_event_is_refused(text: bytes, why: str) -> None:
    with pytest.raises(LogError) as caught:
        check([text] if text else [])
    assert why in str(caught.value)
