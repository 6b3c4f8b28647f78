"""The checker on the wider family: worked hands, and rule by rule."""

import pytest

from tests.checker import LogError
from tests.checker.cards import SEVEN_HIGH, winning_card
from tests.checker.deal import deal
from tests.checker.log import Log as Reader
from tests.checker.table import Table
from tests.checker.turn import Turn, take_turn
from tests.family_examples import NAMES, read_family
from tests.short_logs import (
    FIVE,
    PACK,
    after,
    at_table,
    game,
    lines,
    plays,
    read,
    refusal,
    speech,
)
from tests.worked_examples import Event, Example, hand, opening


@pytest.mark.parametrize("name", NAMES)
def test_a_worked_hand_of_the_family_is_right(name: str) -> None:
    assert read(read_family(name).log).hands == 1


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("sueca", {"exchange": "seven"}, "does not apply"),
        ("marianna", {"first_marianna": 40}, "the points of the marianna is 20, should be 40"),
        ("marianna", {"must_follow": True}, "must follow"),
        ("briscolone", {"must_follow": True}, "must follow"),
        ("briscolone", {"match": "wins"}, "score"),
        ("scoperta", {"exchange": "seven"}, "the card given"),
        ("scoperta", {"ranking": "seven"}, "the trick is worth 0, should be 20"),
        ("brisca", {"exchange": "off"}, "exchange where play should come"),
        ("obliged", {"obliged": False}, "an obliged bid"),
        ("obliged", {"multiplier": False}, "payments"),
        ("dark", {"dark": False}, "call should come"),
        ("concede", {"concede": False}, "play should come"),
        ("two", {"bidding": "rank"}, "a bid by rank is a rank"),
    ],
)
def test_a_worked_hand_is_wrong_under_other_rules(name: str, options: Event, why: str) -> None:
    log = read_family(name).log
    said = log[0]["options"] | options
    log[0]["options"] = {key: value for key, value in said.items() if value is not False}
    assert why in refusal(log)


def turn_of_a(table: Table, *events: Event) -> Event:
    """What A plays in a lead, after what it does before."""
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


def test_a_player_who_does_not_lead_declares_nothing() -> None:
    """V-MA-2, on the worked hand."""
    assert "declare where play should come" in refusal(
        after("marianna", "play", declares(1, "C", 40)), unfinished=True
    )


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


SIGN: Event = {"event": "signal", "seat": 0, "sign": "ace", "seen_by": [2]}


def test_signs_between_partners_wait_for_a_trump() -> None:
    """V-MA-4."""
    log = opening("marianna", 4, 3, options={"silent_first_trick": False})
    hands = [["RD", "CD", "2C", "4C", "5C"], *(PACK[i : i + 5] for i in (12, 22, 32))]
    deck = [card for row in zip(*hands, strict=True) for card in row]
    deck += [card for card in PACK if card not in deck]
    example = Example(dealer=3, deck=deck, hands=hands, turned=None, tricks=[], points=[])
    log += hand(example, {}, players=4, tricks=[])[:3]
    assert "a signal while there is no trump" in refusal([*log, SIGN], unfinished=True)
    assert "a signal while there is no trump" in refusal([*log, plays(0, "2C"), SIGN], unfinished=True)
    assert read([*log, declares(0, "D", 20), SIGN, plays(0, "2C")], unfinished=True).hands == 0


# ---------------------------------------------------------------- exchanges, seven above three, the deal


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
    log = [*opening("chiamata", 5, 0, options={"bidding": "rank", "ranking": "seven"})]
    log += hand(FIVE, {}, players=5, tricks=[])[:3]
    assert read([*log, *speech("1 1, 2 7, 3 F, 4 3")], unfinished=True).hands == 0
    assert "not above" in refusal([*log, *speech("1 3, 2 7")], unfinished=True)


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
    # No card is turned: the stock lies as it is.
    assert deal(game("briscolone", 2), pack, 1).stock == pack[10:]
    assert deal(game("marianna", 2, trump_by="turned"), pack, 1).turned == pack[6]


# ---------------------------------------------------------------- six players


def test_six_play_three_against_three_and_a_sign_is_seen_by_both_partners() -> None:
    """V-SX-1."""
    rules = game("briscola", 6)
    assert rules.sides == [[0, 2, 4], [1, 3, 5]] and len(rules.pack) == 36
    assert game("briscola", 6, teams=False).sides == [[0], [1], [2], [3], [4], [5]]
    log = after("six", "trick")
    for seen_by, why in (([2, 4], ""), ([4, 2], ""), ([2], "who sees the sign"), ([2, 3, 4], "who sees")):
        sign = {**SIGN, "seen_by": seen_by}
        if why:
            assert why in refusal([*log, sign], unfinished=True)
        else:
            assert read([*log, sign], unfinished=True).hands == 0
    log[0]["options"] = {"spies": True}
    assert read([*log, {**SIGN, "seen_by": [2, 4, 5]}], unfinished=True).hands == 0
    assert "does not see" in refusal([*log, {**SIGN, "seen_by": [2, 5]}], unfinished=True)


def test_a_suit_may_be_asked_for_by_the_option_only() -> None:
    """Option `lead_request`."""
    ask: Event = {"event": "request", "seat": 5, "ask": "lead:S"}
    log = after("six", "trick", ask)
    assert "no request" in refusal(log, unfinished=True)
    log[0]["options"] = {"lead_request": True}
    assert read(log, unfinished=True).hands == 0
    log[0]["options"] = {"lead_request": True, "requests": False}
    assert "requests are off" in refusal(log, unfinished=True)


def test_sueca_has_no_talk_at_all() -> None:
    """V-SU-2, R-TALK-1."""
    assert "without talk" in refusal(after("sueca", "trick", SIGN), unfinished=True)
