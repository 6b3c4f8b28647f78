"""The checker on the wider family (rules-family.md): worked hands, and rule by rule."""

from typing import Any

import pytest

from tests.checker import LogError
from tests.checker.call import Contract
from tests.checker.cards import SEVEN_HIGH, winning_card
from tests.checker.deal import Dealt, deal
from tests.checker.game import Game
from tests.checker.log import Log as Reader
from tests.checker.match import Match, next_dealer
from tests.checker.play import Tally
from tests.checker.result import called, counted
from tests.checker.table import Table
from tests.checker.turn import Turn, take_turn
from tests.family_examples import NAMES, read_family
from tests.short_logs import Log, call, end, game, lines, read, refusal, speech
from tests.worked_examples import Event, Example, hand, opening

PACK = [rank + suit for suit in "CDBS" for rank in "1234567FCR"]


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


def after(name: str, kind: str, *more: Event) -> Log:
    """A worked hand as far as its first event of a kind, and then this."""
    log = read_family(name).log
    place = next(i for i, event in enumerate(log) if event["event"] == kind)
    return [*log[: place + 1], *more]


def at_table(rules: Game, hands: list[str], stock: str = "", turned: str = "", won: int = 1) -> Table:
    """A hand in play; every seat has won `won` tricks."""
    cards = [*stock.split(), *turned.split()]
    dealt = Dealt(hands=[hand.split() for hand in hands], turned=turned, stock=cards)
    table = Table(rules, dealt, turned[1:])
    table.tricks = [won] * rules.places
    return table


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


def plays(seat: int, card: str) -> Event:
    return {"event": "play", "seat": seat, "card": card}


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
    """rules-family.md, 10."""
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


FIVE = Example(
    dealer=0, deck=PACK, hands=[PACK[i % 5 :: 5] for i in range(4, 9)], turned=None, tricks=[], points=[]
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
    # No card is turned: the stock lies as it is.
    assert deal(game("briscolone", 2), pack, 1).stock == pack[10:]
    assert deal(game("marianna", 2, trump_by="turned"), pack, 1).turned == pack[6]


# ---------------------------------------------------------------- chiamata in bars


def test_an_obliged_caller_calls_the_lowest_card_that_he_does_not_hold() -> None:
    """V-CB-1 and its example: hand 1S 3S RS 2S, obliged at 70 in swords."""
    deck = [card for card in PACK if card not in ("1S", "3S", "RS", "2S")]
    for place, card in zip((0, 5, 10, 15), ("1S", "3S", "RS", "2S"), strict=True):
        deck.insert(place, card)
    example = Example(
        dealer=4, deck=deck, hands=[deck[i::5] for i in range(5)], turned=None, tricks=[], points=[]
    )
    log = opening("chiamata", 5, 4, options={"bidding": "rank", "obliged": True})
    log += hand(example, {}, players=5, tricks=[])[:3]
    bid: Event = {"event": "bid", "seat": 0, "bid": "2", "points": 70, "obliged": True}
    log += [bid, *speech("1 pass, 2 pass, 3 pass, 4 pass")]
    holder = next(i for i in range(5) if "4S" in example.hands[i])
    assert read([*log, call(0, "4S", 70, holder)], unfinished=True).hands == 0
    assert "obliged to call" in refusal([*log, call(0, "2S", 70, 0)], unfinished=True)


def test_an_obliged_two_ranks_directly_above_the_plain_one() -> None:
    """V-CB-1."""
    log = opening("chiamata", 5, 0, options={"bidding": "rank", "obliged": True})
    log += hand(FIVE, {}, players=5, tricks=[])[:3]
    plain: Event = {"event": "bid", "bid": "2", "points": 70}
    obliged: Event = {**plain, "obliged": True}
    right = [{**plain, "seat": 1}, {**obliged, "seat": 2}, {**plain, "seat": 3, "points": 71}]
    assert read([*log, *right], unfinished=True).hands == 0
    assert "not above" in refusal([*log, {**obliged, "seat": 1}, {**plain, "seat": 2}], unfinished=True)
    last = [{**plain, "seat": 1, "points": 120}, {**obliged, "seat": 2, "points": 120}]
    assert "call should come" in refusal([*log, *last, *speech("3 pass")], unfinished=True)
    nothing: Event = {"event": "bid", "seat": 1, "bid": "2", "obliged": True}
    assert "names its points" in refusal([*log, nothing], unfinished=True)


def test_straight_to_the_two_only_a_two_is_called_and_ones_own_may_be() -> None:
    """V-CB-2."""
    for options in ({"bidding": "two"}, {"bidding": "two", "call_own": False}):
        log = opening("chiamata", 5, 0, options=options) + hand(FIVE, {}, players=5, tricks=[])[:3]
        log += speech("1 70, 2 pass, 3 pass, 4 pass, 0 pass")
        own = next(i for i in range(5) if "2C" in FIVE.hands[i])
        assert read([*log, call(1, "2C", 70, own)], unfinished=True).hands == 0
        assert "is not a 2" in refusal([*log, call(1, "1C", 70, 1)], unfinished=True)
    assert "cannot be bid" in refusal([*log[:5], *speech("1 60")], unfinished=True)


def weak(held: str, **options: Any) -> Log:
    """A chiamata in which C, who holds these cards, asks for a new deal; and the same dealer's next hand."""
    mine = held.split()
    rest = [card for card in PACK if card not in mine]
    deck = [mine[i // 5] if i % 5 == 2 else rest.pop(0) for i in range(40)]
    example = Example(
        dealer=4, deck=deck, hands=[deck[i::5] for i in range(5)], turned=None, tricks=[], points=[0] * 5
    )
    nothing = end([], "void", [0] * 5, contract=None, payments=[0] * 5, balance=[0] * 5)
    shown: list[Event] = [{"event": "redeal", "seat": 2}]
    log = opening("chiamata", 5, 4, options={"weak_redeal": True, **options})
    log += hand(example, nothing, players=5, tricks=shown)
    return log + hand(example, {}, number=2, players=5)[:2]


def test_a_weak_hand_is_dealt_again_by_the_same_dealer() -> None:
    """V-CH-24 and its examples, V-CB-3."""
    four, six = "7D 6D 5C 4C 2S 7S FB FS", "7D 6D 5C 4C 2S FD FB FS"
    assert read(weak(four), unfinished=True).hands == 1
    assert "redeal where" in refusal(weak(six), unfinished=True)
    assert "redeal where" in refusal(weak(four, bidding="two"), unfinished=True)
    assert read(weak("7D 6D 5C 4C 2S 7S 6S 5S", bidding="two"), unfinished=True).hands == 1
    log = weak(four)
    spoken = next(i for i, event in enumerate(log) if event["event"] == "redeal")
    log[spoken:spoken] = speech("0 pass")
    assert "redeal where" in refusal(log, unfinished=True)  # before anybody has spoken
    log = weak(four)
    del log[0]["options"]["weak_redeal"]
    assert "redeal where" in refusal(log, unfinished=True)


DARK = ["4D", "1D", "2B", "FD", "3D"]


@pytest.mark.parametrize(("card", "winner", "points"), [("3B", 2, 23), ("3D", 1, 23)])
def test_in_the_dark_the_call_decides_the_trick_that_lies_there(card: str, winner: int, points: int) -> None:
    """V-CH-26, V-CH-27 and their examples: five cards lie there, then the card is named."""
    rest = [code for code in PACK if code not in DARK]
    deck = [*DARK, *rest]
    example = Example(
        dealer=4, deck=deck, hands=[deck[i::5] for i in range(5)], turned=None, tricks=[], points=[]
    )
    log = opening("chiamata", 5, 4, options={"dark": True}) + hand(example, {}, players=5, tricks=[])[:3]
    log += speech("0 61, 1 pass, 2 pass, 3 pass, 4 pass")
    table = [plays(seat, code) for seat, code in enumerate(DARK)]
    partner = next(i for i in range(5) if card in example.hands[i])
    taken: Event = {"event": "trick", "winner": winner, "points": points}
    assert read([*log, *table, call(0, card, 61, partner), taken], unfinished=True).hands == 0
    assert "play should come" in refusal([*log, call(0, card, 61, partner), *table], unfinished=True)
    assert "call should come" in refusal([*log, *table, taken], unfinished=True)
    concede = opening("chiamata", 5, 4, options={"dark": True, "concede": True}) + log[2:]
    given_up: Event = {"event": "concede", "seat": 0}
    assert "concede where" in refusal([*concede, given_up], unfinished=True)


def test_a_hand_given_up_is_failed_at_the_multiplier_and_never_a_capot() -> None:
    """V-CH-25 and its example: bid 75 with multipliers."""
    rules = game("chiamata", 5, concede=True, multiplier=True, capot_doubles=True)
    contract = Contract(caller=0, points=75, card="3C", partner=1)
    tally = Tally(points=[0] * 5, tricks=[0] * 5, last_winner=0, complete=False, conceded=True)
    result = called(rules, tally, contract)
    assert result.payments == (-4, -2, 2, 2, 2)
    assert (result.reason, result.capot, result.winners) == ("conceded", False, (2, 3, 4))


def test_only_the_caller_gives_up_at_his_own_turn_to_play() -> None:
    """V-CH-25, on the worked hand: E calls, A leads."""
    gives_up: Event = {"event": "concede", "seat": 4}
    start = after("concede", "call")
    assert "concede where play should come" in refusal([*start, gives_up], unfinished=True)
    log = read_family("concede").log
    at = next(i for i, event in enumerate(log) if event["event"] == "concede")
    log[at]["seat"] = 3
    assert "seat 3 plays, it is the turn of 4" in refusal(log)


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


# ---------------------------------------------------------------- what a hand and a match are worth


def tally(points: list[int], tricks: list[int], declared: list[int] | None = None) -> Tally:
    return Tally(points=points, tricks=tricks, last_winner=0, complete=True, declared=declared or [])


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
    usual = game("briscola", 4)
    assert next_dealer(usual, 1, counted(usual, tally([60, 60, 0, 0], [5, 5, 0, 0]))) == 1


def standing(rules: Game, *hands: Tally) -> tuple[list[int], list[int]]:
    match = Match(rules)
    for played in hands:
        match.add(counted(rules, played))
    return match.score, match.winners()


def test_points_are_added_until_the_mark_and_equal_totals_play_on() -> None:
    """V-PT-1, V-PT-2."""
    rules = game("briscola", 3, total_120=True)
    equal = [tally([50, 50, 20], [5, 5, 3]), tally([70, 50, 0], [5, 5, 3]), tally([0, 20, 100], [5, 5, 3])]
    assert standing(rules, *equal[:2]) == ([120, 100, 20], [0])
    assert standing(rules, *equal) == ([120, 120, 120], [])
    assert standing(rules, *equal, tally([40, 39, 41], [5, 5, 3])) == ([160, 159, 161], [2])
    assert standing(game("briscolone", 2), tally([60, 60], [10, 10]), tally([60, 60], [10, 10]))[1] == []
    assert standing(game("briscolone", 2), tally([121, -1], [10, 10]))[1] == [0]
    assert standing(game("briscolone", 2, to_points=151), tally([121, -1], [10, 10]))[1] == []
    pairs = game("marianna", 4, trump_by="turned")
    won = tally([50, 30, 40, 0], [3, 3, 4, 0], [0, 60, 60, 0])
    assert standing(pairs, won) == ([150, 90, 150, 90], [0, 2])
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


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("sueca", 4, {"teams": False}),
        ("sueca", 4, {"capot": True}),
        ("sueca", 4, {"stop_at_61": True}),
        ("sueca", 4, {"tie": "last_trick"}),
        ("sueca", 4, {"void_dealer": "next"}),
        ("sueca", 4, {"exchange": "seven"}),
        ("sueca", 4, {"signs": "off"}),
        ("sueca", 4, {"ranking": "seven"}),
        ("sueca", 4, {"total_120": True}),
        ("bisca", 2, {"ranking": "seven"}),
        ("bisca", 2, {"total_120": True, "tie": "last_trick"}),
        ("briscola", 3, {"total_120": True, "independents": "strict"}),
        ("briscola", 2, {"total_120": True, "void_dealer": "next"}),
        ("briscola", 2, {"total_120": True, "capot": True}),
        ("briscola", 2, {"total_120": True, "stop_at_61": True}),
        ("briscola", 2, {"stakes": True}),
        ("briscola", 2, {"must_follow": True}),
        ("briscola", 6, {"removed": "2D"}),
        ("scoperta", 2, {"total_120": True}),
        ("briscolone", 2, {"exchange": "seven"}),
        ("briscolone", 2, {"turn_up": "bottom"}),
        ("briscolone", 2, {"deal_by": "three"}),
        ("briscolone", 2, {"tie": "last_trick"}),
        ("marianna", 2, {"exchange": "seven"}),
        ("marianna", 4, {"teams": False}),
        ("marianna", 2, {"capot": True}),
        ("marianna", 2, {"trump_by": "turned", "to_points": 300}),
        ("marianna", 2, {"trump_by": "turned", "first_marianna": 40}),
        ("brisca", 3, {"removed": "2D"}),
        ("prini", 2, {"deal_all": True, "deal_by": "three"}),
        ("prini", 2, {"deal_all": True, "turn_up": "bottom"}),
        ("chiamata", 5, {"deal_by": "three"}),
        ("chiamata", 5, {"obliged": True}),
        ("chiamata", 5, {"bidding": "two", "obliged": True}),
        ("chiamata", 5, {"total_120": True}),
    ],
)
def test_an_option_is_refused_where_the_papers_do_not_have_it(
    variant: str, players: int, options: Event
) -> None:
    """V-PT-3, V-SU-3, V-MA-5, V-BR-1, sections 10 and 11."""
    assert "does not apply" in refusal(opening(variant, players, 0, options=options), unfinished=True)


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("briscola", 6, {"exchange": "seven_and_two"}),
        ("brisca", 3, {"exchange": "seven_and_two"}),
        ("briscolone", 2, {"to_points": 500}),
        ("marianna", 2, {"to_points": 121}),
    ],
)
def test_an_option_has_the_values_of_its_game(variant: str, players: int, options: Event) -> None:
    log = opening(variant, players, 0, options=options)
    assert "cannot be" in refusal(log, unfinished=True) or "is the default" in refusal(log, unfinished=True)
