"""The checker rule by rule: worked hands, right and with one thing otherwise, and what it says of them."""

from typing import Any

import pytest

from tests.family_examples import NAMES, read_family
from tests.short_logs import (
    EX_4_AUCTION,
    FIVE,
    PACK,
    PATTA,
    Log,
    after,
    before,
    call,
    edited,
    end,
    ex_1,
    ex_2,
    ex_4,
    ex_5,
    ex_7,
    ex_8,
    plays,
    read,
    refusal,
    speech,
)
from tests.worked_examples import Event, Example, hand, opening, read_example

Rows = list[tuple[str, Log, str]]
"""A rule, a log, and what is said of it: nothing if it is right as far as it goes."""


@pytest.mark.parametrize("name", NAMES)
def test_a_worked_hand_of_the_family_is_right(name: str) -> None:
    assert read(read_family(name).log).hands == 1


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("sueca", {"exchange": "seven"}, "does not apply"),
        ("marianna", {"first_marianna": 40}, "the points of the marianna is 20, should be 40"),
        ("marianna", {"must_follow": True}, "must follow"),
        ("mariazza", {"mariazza": False, "trump_by": "turned"}, "hands is"),
        ("briscolone", {"must_follow": True}, "must follow"),
        ("briscolone", {"match": "wins"}, "score"),
        ("scoperta", {"exchange": "seven"}, "the card given"),
        ("scoperta", {"ranking": "seven"}, "the trick is worth 0, should be 20"),
        ("brisca", {"exchange": "off"}, "exchange where play should come"),
        ("scoperta", {"exchange": "two_any"}, "cannot be 'two_any'"),
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


# ---------------------------------------------------------------- EX-1 to EX-8

LAST: Event = {"event": "match_end", "winners": [0], "score": [1, 0]}
THREE = hand(read_example(3), end([1], "points", [0, 1, 0]), players=3)
FIFTH = hand(read_example(6), end([], "tie", [0] * 5), players=5)
TRICK_OF_D, TRICK_OF_B = end([1, 3], "points", [0, 1, 0, 1]), end([3], "points", [0, 0, 0, 1])
NOBODY = end([], "nobody", [0, 0, 0, 0])
AT_81 = EX_4_AUCTION.replace("74", "81")


def other_cards(**options: str) -> Log:
    """EX-5 with 4B in the dummy's first trick and 7S in its fifth, which changes nothing else."""
    log = ex_5([1, -2, 1, 1, -1], **options)
    dummys = [event for event in log if event["event"] == "play" and event["seat"] == 4]
    dummys[0]["card"], dummys[4]["card"] = "4B", "7S"
    return log


def all_dealt(turned: str) -> Log:
    """EX-8 with this card turned."""
    log = ex_8()
    log[4]["turned"] = turned
    return log


HANDS: Rows = [
    ("EX-1", ex_1(), ""),
    ("R-MATCH-1: a match to one winning hand", [*ex_1(winning_hands=1), LAST], ""),
    ("R-MATCH-1: it is over", [*ex_1(winning_hands=1), ex_1()[2]], "commit where match_end should come"),
    ("R-MATCH-1: it is not over", [*ex_1(), LAST], "match_end where commit should come"),
    ("EX-2, R-HAND-3, R-DEAL-8: sixty each is void and dealt again", ex_2(PATTA), ""),
    ("R-DEAL-8: by the same dealer", ex_2(PATTA, again_by=0), "the seat that cuts"),
    ("void_dealer=next", ex_2(PATTA, again_by=0, void_dealer="next"), ""),
    ("void_dealer=next: not by the same", ex_2(PATTA, void_dealer="next"), "the seat that cuts"),
    ("tie=last_trick: D wins T10", ex_2(TRICK_OF_D, again_by=0, tie="last_trick"), ""),
    ("tie=last_trick: it is not void", ex_2(PATTA, tie="last_trick"), "winners"),
    ("R-HAND-4: four alone", ex_2(TRICK_OF_B, again_by=0, teams=False), ""),
    ("R-HAND-6: strict", ex_2(NOBODY, again_by=0, teams=False, independents="strict"), ""),
    ("EX-3, R-CARD-4", opening("briscola", 3, 2) + THREE, ""),
    ("removed=2B", opening("briscola", 3, 2, options={"removed": "2B"}) + THREE, "not the pack"),
    ("EX-4, V-CH-15", ex_4([-1, -1, 2, -1, 1]), ""),
    ("V-CH-17: 74 counts twice", ex_4([-2, -2, 4, -2, 2], multiplier=True), ""),
    ("V-CH-17 is an option", ex_4([-2, -2, 4, -2, 2]), "payments"),
    ("EX-4 at 81", ex_4([1, 1, -2, 1, -1], auction=AT_81, contract=81), ""),
    ("V-CH-17 at 81", ex_4([3, 3, -6, 3, -3], auction=AT_81, contract=81, multiplier=True), ""),
    ("V-CH-16: in mano", ex_4([1, 1, -4, 1, 1], card="1C"), ""),
    ("V-CH-16, V-CH-17", ex_4([2, 2, -8, 2, 2], card="1C", multiplier=True), ""),
    ("call_own off", ex_4([1, 1, -4, 1, 1], card="1C", call_own=False), "a card that was dealt to him"),
    ("EX-5, V-MO-5, V-MO-7", ex_5([1, -2, 1, 1, -1]), ""),
    ("V-MO-7: the dummy has an account", ex_5([1, -2, 1, 1, 0]), "payments"),
    ("V-MO-5: a blind dummy has no choice", other_cards(), "top card is 7S, not 4B"),
    ("V-MO-9: an open one has", other_cards(morto="open"), ""),
    ("EX-6, R-HAND-5", opening("briscola", 5, 4) + FIFTH, ""),
    ("EX-7, V-PR-1, V-PR-3", ex_7("6D", "4D", "2D", "FC"), ""),
    ("V-PR-4", ex_7("6D", "CD", "2D", "4S"), ""),
    ("V-PR-1: B has coins", ex_7("6D", "CS"), "must follow"),
    ("V-PR-1: C has coins", ex_7("6D", "4D", "RS"), "must follow"),
    ("EX-8, V-PR-7, V-PR-8", all_dealt("7C"), ""),
    ("V-PR-8: the last card is trump", all_dealt("7D"), "turned is 7D, should be 7C"),
]

# ---------------------------------------------------------------- auction and call


def spoken(text: str, *more: Event, **options: Any) -> Log:
    """The hand of EX-4 as far as the auction and what comes after it."""
    log = opening("chiamata", 5, 4, options=options)
    return [*log, *hand(read_example(4), {}, players=5)[:3], *(speech(text) if text else []), *more]


def two(seat: int, points: int = 0, *, obliged: bool = False) -> Event:
    """A bid of the two."""
    more: Event = {"points": points} if points else {}
    return {"event": "bid", "seat": seat, "bid": "2", **more} | ({"obliged": True} if obliged else {})


ALL_PASS = "0 pass, 1 pass, 2 pass, 3 pass, 4 pass"
LADDER = [two(0), two(1, 62), two(2, 120)]
RANK: dict[str, Any] = {"bidding": "rank"}
BARS = RANK | {"obliged": True}

AUCTIONS: Rows = [
    ("V-CH-2: 60", spoken("0 60"), "cannot be bid"),
    ("V-CH-2: 121", spoken("0 121"), "cannot be bid"),
    ("V-CH-3: as much", spoken("0 65, 1 65"), "not above"),
    ("V-CH-3: less", spoken("0 65, 1 64"), "not above"),
    ("V-CH-3: in turn", spoken("1 65"), "the seat that speaks"),
    ("V-CH-4", spoken("0 pass, 1 61, 2 pass, 3 pass, 4 pass, 1 62"), "call should come"),
    ("V-CH-4: nobody again", spoken("0 pass, 1 61, 2 62, 3 pass, 4 pass, 0 63"), "the seat that speaks"),
    ("V-CH-5: no more", spoken("0 120, 1 pass"), "call should come"),
    ("V-CH-5: 120", spoken("0 120", call(0, "1B", 120, 0)), ""),
    ("V-CH-6: passed out", spoken(f"{ALL_PASS}, 0 61"), "hand_end should come"),
    ("V-CH-2: no rank", spoken("0 R"), "a number alone"),
    ("V-CH-20: a rank", spoken("0 61", **RANK), "is a rank"),
    ("V-CH-20: lower", spoken("0 R, 1 3", **RANK), "not above"),
    (
        "V-CH-22",
        spoken("0 1, 1 pass, 2 R, 3 pass, 4 pass, 0 C, 2 pass", call(0, "CS", 61, 4), **RANK),
        "",
    ),
    ("V-CH-21: 2, 2 at 62, 2 at 120", spoken("", *LADDER, call(2, "2B", 120, 4), **RANK), ""),
    ("V-CH-22: another rank", spoken("", *LADDER, call(2, "1B", 120, 0), **RANK), "not a 2"),
    ("V-CH-21: 2 at 61", spoken("", two(0, 61), **RANK), "only a 2 is bid with points"),
    ("V-CH-21: 2 at 121", spoken("", two(0, 121), **RANK), "only a 2 is bid with points"),
    ("all_pass=forced: he bids", spoken(ALL_PASS, all_pass="forced"), "bid should come"),
    ("all_pass=forced: 61", spoken(ALL_PASS.replace("4 pass", "4 62"), all_pass="forced"), "forced bid"),
    (
        "all_pass=forced",
        spoken(ALL_PASS.replace("4 pass", "4 61"), call(4, "1B", 61, 0), all_pass="forced"),
        "",
    ),
    ("V-CH-6: the last may bid", spoken(ALL_PASS.replace("4 pass", "4 61"), call(4, "1B", 61, 0)), ""),
    (
        "V-CB-1: directly above the plain one",
        spoken("0 pass", two(1, 70), two(2, 70, obliged=True), two(3, 71), **BARS),
        "",
    ),
    ("V-CB-1: not below", spoken("0 pass", two(1, 70, obliged=True), two(2, 70), **BARS), "not above"),
    (
        "V-CB-1: the highest",
        spoken("0 pass", two(1, 120), two(2, 120, obliged=True), *speech("3 pass"), **BARS),
        "call should come",
    ),
    ("V-CB-1: with points", spoken("0 pass", two(1, obliged=True), **BARS), "names its points"),
]


def holding(*cards: str, **options: Any) -> Log:
    """A deal of chiamata whose first seat (after the dealer, 4) gets these cards first."""
    rest = [card for card in PACK if card not in cards]
    deck = [cards[i // 5] if i % 5 == 0 and i // 5 < len(cards) else rest.pop(0) for i in range(40)]
    example = Example(
        dealer=4, deck=deck, hands=[deck[i::5] for i in range(5)], turned=None, tricks=[], points=[0] * 5
    )
    return opening("chiamata", 5, 4, options=options) + hand(example, {}, players=5, tricks=[])[:3]


def holder(log: Log, card: str) -> int:
    return next(place for place, cards in enumerate(log[4]["hands"]) if card in cards)


def calls(log: Log, text: str | list[Event], card: str, contract: int) -> Log:
    """Everybody else passes, and this card is called."""
    bid = speech(text) if isinstance(text, str) else text
    passes = speech("1 pass, 2 pass, 3 pass, 4 pass")
    return [*log, *bid, *passes, call(0, card, contract, holder(log, card))]


OBLIGED = holding("1S", "3S", "RS", "2S", **BARS)
FOUR_ACES, THREE_ACES = (
    holding(*aces, bidding="rank", call_own=False)
    for aces in (("1C", "1D", "1B", "1S"), ("1C", "1D", "1B", *["2S", "3S", "4S", "5S", "6S"]))
)
TWO, NOT_OWN_TWO = (holding("2C", "1C", bidding="two", **more) for more in ({}, {"call_own": False}))

CALLS: Rows = [
    ("V-CB-1: the lowest that he lacks", calls(OBLIGED, [two(0, 70, obliged=True)], "4S", 70), ""),
    ("V-CB-1: no other", calls(OBLIGED, [two(0, 70, obliged=True)], "2S", 70), "obliged to call"),
    ("call_own off: all four aces", calls(FOUR_ACES, "0 1", "1D", 61), ""),
    ("call_own off: three", calls(THREE_ACES, "0 1", "1S", 61), ""),
    ("call_own off: his own", calls(THREE_ACES, "0 1", "1D", 61), "a card that was dealt to him"),
    ("V-CB-2: a two", calls(TWO, "0 70", "2D", 70), ""),
    ("V-CB-2: his own", calls(TWO, "0 70", "2C", 70), ""),
    ("V-CB-2: also with call_own off", calls(NOT_OWN_TWO, "0 70", "2C", 70), ""),
    ("V-CB-2: nothing else", calls(TWO, "0 70", "1C", 70), "is not a 2"),
    ("V-CB-2: by points", [*TWO, *speech("0 60")], "cannot be bid"),
]


def weak(held: str, *said: Event, **options: Any) -> Log:
    """A chiamata in which A, who holds these cards, asks for a new deal; and the same dealer's next hand."""
    log = holding(*held.split(), **options)
    nothing = end([], "void", [0] * 5, contract=None, payments=[0] * 5, balance=[0] * 5)
    played = hand(FIVE, nothing, players=5, tricks=[*said, {"event": "redeal", "seat": 0}])[3:]
    played[-2]["points"] = [0] * 5
    return [*log, *played, *hand(FIVE, {}, number=2, players=5)[:1], {**log[3]}]


def passed(dealer: int, **options: Any) -> Log:
    """A passed-out auction on EX-4's cards, and the start of the next hand, dealt by `dealer`."""
    result = end([], "passed_out", [0] * 5, contract=None, payments=[0] * 5, balance=[0] * 5, points=[0] * 5)
    log = opening("chiamata", 5, 4, options=options)
    log += hand(read_example(4), result, players=5, auction=speech(ALL_PASS), tricks=[])
    following = hand(read_example(4), {}, number=2, players=5)[:2]
    following[1]["seat"] = (dealer - 1) % 5
    return log + following


FOUR_POINTS, SIX_POINTS = "7D 6D 5C 4C 2S 7S FB FS", "7D 6D 5C 4C 2S FD FB FS"
TWO_POINTS = "7D 6D 5C 4C 2S 7S FB 6S"
NO_POINTS = "7D 6D 5C 4C 2S 7S 6S 5S"
WEAK: dict[str, Any] = {"weak_redeal": True}
UNPLAYED: Rows = [
    ("V-CH-6, INV-15: the deal moves on", passed(0), ""),
    ("V-CH-6: it does not stay", passed(4), "the seat that cuts"),
    ("all_pass=same", passed(4, all_pass="same"), ""),
    ("all_pass=same: it does not move on", passed(0, all_pass="same"), "the seat that cuts"),
    ("V-CH-24: four points", weak(FOUR_POINTS, **WEAK), ""),
    ("V-CH-24: six", weak(SIX_POINTS, **WEAK), "redeal where"),
    ("V-CH-24: before anybody has spoken", weak(FOUR_POINTS, *speech("0 pass"), **WEAK), "redeal where"),
    ("V-CH-24 is an option", weak(FOUR_POINTS), "redeal where"),
    ("V-CB-3: four points", weak(FOUR_POINTS, bidding="two", **WEAK), "redeal where"),
    ("V-CB-3: two points", weak(TWO_POINTS, weak_points=2, **WEAK), ""),
    ("V-CB-3: four where two are agreed", weak(FOUR_POINTS, weak_points=2, **WEAK), "redeal where"),
    ("V-CB-3: two to the two", weak(TWO_POINTS, bidding="two", weak_points=2, **WEAK), "redeal where"),
    ("V-CB-3: none", weak(NO_POINTS, bidding="two", **WEAK), ""),
]

# ---------------------------------------------------------------- the dark, and giving up

LAID = ["4D", "1D", "2B", "FD", "3D"]


def dark(*, concede: bool = False) -> Log:
    """Five hands that begin with those cards, and A has bid 61."""
    rest = [code for code in PACK if code not in LAID]
    deck = [*LAID, *rest]
    example = Example(
        dealer=4, deck=deck, hands=[deck[i::5] for i in range(5)], turned=None, tricks=[], points=[]
    )
    options = {"dark": True} | ({"concede": True} if concede else {})
    log = opening("chiamata", 5, 4, options=options) + hand(example, {}, players=5, tricks=[])[:3]
    return log + speech("0 61, 1 pass, 2 pass, 3 pass, 4 pass")


def takes(winner: int, points: int) -> Event:
    return {"event": "trick", "winner": winner, "points": points}


TABLE = [plays(seat, code) for seat, code in enumerate(LAID)]
BATONS, COINS = (call(0, card, 61, holder(dark(), card)) for card in ("3B", "3D"))
DARK: Rows = [
    ("V-CH-26, V-CH-27: batons", [*dark(), *TABLE, BATONS, takes(2, 23)], ""),
    ("V-CH-26, V-CH-27: coins", [*dark(), *TABLE, COINS, takes(1, 23)], ""),
    ("V-CH-26: not before the cards", [*dark(), BATONS, *TABLE], "play should come"),
    ("V-CH-26: before the trick", [*dark(), *TABLE, takes(2, 23)], "call should come"),
    ("V-CH-25: not in the dark", [*dark(concede=True), {"event": "concede", "seat": 0}], "concede where"),
    (
        "V-CH-25: at his own turn, A leads",
        after("concede", "call", {"event": "concede", "seat": 4}),
        "concede where play should come",
    ),
]

# ---------------------------------------------------------------- exchanges


def swapping_first(option: str, turned: str, gave: str) -> Log:
    """Mariazza: A swaps a card of its first hand before it leads to the first trick (V-MA-7)."""
    top = [gave, "4D", "1D", "5D", "6D", "FB", "2S", "3S", "4S", "5S", turned]
    deck = [*top, *(card for card in PACK if card not in top)]
    example = Example(
        dealer=1,
        deck=deck,
        hands=[deck[0:10:2], deck[1:10:2]],
        turned=turned,
        tricks=[],
        points=[],
    )
    swap: Event = {"event": "exchange", "seat": 0, "gave": gave, "took": turned}
    log = opening("marianna", 2, 1, options={"mariazza": True, **({"exchange": option} if option else {})})
    return [*log, *hand(example, {}, players=2, tricks=[swap, plays(0, "1D"), plays(1, "4D")])[:6]]


def swapping(variant: str, option: str, turned: str, gave: str, took: str = "") -> Log:
    """Two players: A takes the first trick with 1D and then swaps a card of its first hand."""
    deck = [gave, "4D", "1D", "5D", "6D", "FB", turned]
    deck += [card for card in PACK if card not in deck]
    hands, stock = [deck[0:6:2], deck[1:6:2]], [*deck[7:], turned]
    tricks: Log = [
        plays(0, "1D"),
        plays(1, "4D"),
        takes(0, 11),
        {"event": "draw", "seat": 0, "card": stock[0]},
        {"event": "draw", "seat": 1, "card": stock[1]},
        {"event": "exchange", "seat": 0, "gave": gave, "took": took or turned},
    ]
    example = Example(dealer=1, deck=deck, hands=hands, turned=turned, tricks=[], points=[])
    log = opening(variant, 2, 1, options={"exchange": option})
    return [*log, *hand(example, {}, players=2, tricks=tricks)[: 3 + len(tricks)]]


NOT_HELD: Event = {"event": "exchange", "seat": 0, "gave": "7C", "took": "RC"}
GIVEN = "the card given"
EXCHANGES: Rows = [
    ("R-XCHG-1: three", swapping("briscola", "seven", "3C", "7C"), ""),
    ("R-XCHG-1: jack", swapping("briscola", "seven", "FC", "7C"), ""),
    ("R-XCHG-2: ace", swapping("prini", "seven_and_two", "1C", "7C"), ""),
    ("R-XCHG-2: seven", swapping("briscola", "seven_and_two", "7C", "2C"), ""),
    ("R-XCHG-2: four", swapping("briscola", "seven_and_two", "4C", "2C"), ""),
    ("V-BI-7: seven", swapping("bisca", "two", "7C", "2C"), ""),
    ("V-BI-7: ace", swapping("bisca", "two", "1C", "2C"), ""),
    ("R-XCHG-1: not a six", swapping("briscola", "seven", "6C", "7C"), GIVEN),
    ("R-XCHG-1: not by the two", swapping("briscola", "seven", "6C", "2C"), GIVEN),
    ("R-XCHG-1: by the seven", swapping("briscola", "seven", "3C", "2C"), GIVEN),
    ("R-XCHG-1: of that suit", swapping("briscola", "seven", "3C", "7S"), GIVEN),
    ("R-XCHG-2: by the seven", swapping("briscola", "seven_and_two", "3C", "2C"), GIVEN),
    ("R-XCHG-2: not the two itself", swapping("briscola", "seven_and_two", "2C", "7C"), GIVEN),
    ("V-BR-2: ace", swapping("brisca", "two_any", "1C", "2C"), ""),
    ("V-BR-2: four", swapping("brisca", "two_any", "4C", "2C"), ""),
    ("V-BR-2: not the seven", swapping("brisca", "two_any", "1C", "7C"), GIVEN),
    ("V-BR-2: not the two itself", swapping("brisca", "two_any", "2C", "7C"), GIVEN),
    ("V-MA-7: ace", swapping_first("seven_any", "1C", "7C"), ""),
    ("V-MA-7: four", swapping_first("seven_any", "4C", "7C"), ""),
    ("V-MA-7: not the two", swapping_first("seven_any", "1C", "2C"), GIVEN),
    ("V-MA-7: not the seven itself", swapping_first("seven_any", "7C", "2C"), GIVEN),
    ("V-MA-6: not before a trick", swapping_first("", "1C", "7C"), "before the side has won a trick"),
    ("V-BI-7: a king is less than the seven", swapping("bisca", "two", "RC", "2C"), GIVEN),
    ("V-BI-7: by the two", swapping("bisca", "two", "1C", "7C"), GIVEN),
    ("R-XCHG-1: the turned card", swapping("briscola", "seven", "3C", "7C", "1C"), "the card taken"),
    (
        "R-XCHG-1: B holds the seven of EX-1",
        edited(ex_1(options={"exchange": "seven"}), before("play", 2, NOT_HELD)),
        "seat 0 does not hold 7C",
    ),
    ("V-RK-1: 1, 7, F, 3", [*holding(**RANK, ranking="seven"), *speech("0 1, 1 7, 2 F, 3 3")], ""),
    ("V-RK-1: seven above three", [*holding(**RANK, ranking="seven"), *speech("0 3, 1 7")], "not above"),
]

# ---------------------------------------------------------------- talk


def sign(*seen_by: int, what: str = "ace") -> Event:
    return {"event": "signal", "seat": 0, "sign": what, "seen_by": list(seen_by)}


def ask(what: str = "liscio", seat: int = 3) -> Event:
    return {"event": "request", "seat": seat, "ask": what}


def talking(talk: Event, *, at: int = 9, **options: Any) -> Log:
    """The hand of EX-2 with this talk after the event number `at` of its tricks."""
    example = read_example(2)
    tricks = [*example.events[:at], talk, *example.events[at:]]
    return opening("briscola", 4, 3, options=options) + hand(example, PATTA, players=4, tricks=tricks)


def of_marianna(*events: Event) -> Log:
    """Four play marianna; A, who leads, holds king and knight of coins."""
    hands = [["RD", "CD", "2C", "4C", "5C"], *(PACK[i : i + 5] for i in (12, 22, 32))]
    deck = [card for row in zip(*hands, strict=True) for card in row]
    deck += [card for card in PACK if card not in deck]
    example = Example(dealer=3, deck=deck, hands=hands, turned=None, tricks=[], points=[])
    log = opening("marianna", 4, 3, options={"silent_first_trick": False})
    return [*log, *hand(example, {}, players=4, tricks=[])[:3], *events]


def of_six(*talk: Event, **options: Any) -> Log:
    """After the first trick of six."""
    log = after("six", "trick", *talk)
    log[0]["options"] = options
    return log


MARIANNA: Event = {"event": "declare", "seat": 0, "suit": "D", "points": 20}
END = len(read_example(2).events)
TALK: Rows = [
    *(
        row
        for talk in (sign(2), ask())
        for row in (
            ("R-TALK-1: from the last card of the first trick on", talking(talk, at=4), ""),
            ("R-TALK-2: then", talking(talk, at=5), ""),
            ("R-TALK-4: at any time", talking(talk, at=20), ""),
            ("R-TALK-1: not at once", talking(talk, at=0), "silence"),
            ("R-TALK-1: not with three cards there", talking(talk, at=3), "silence"),
            ("silent_first_trick off", talking(talk, at=0, silent_first_trick=False), ""),
            ("R-TALK-4: not after the last trick", talking(talk, at=END), "talk is not possible"),
        )
    ),
    ("R-TALK-5: the partner alone", talking(sign(2, 3)), "who sees the sign"),
    ("spies", talking(sign(2, 3), spies=True), ""),
    ("spies: the partner too", talking(sign(3), spies=True), "the partner does not see"),
    ("spies: not oneself", talking(sign(2, 0), spies=True), "wrong seats"),
    ("spies: nobody else", talking(sign(2, 4), spies=True), "wrong seats"),
    ("spies: nobody twice", talking(sign(2, 3, 3), spies=True), "wrong seats"),
    ("signs=off", talking(sign(2), signs="off"), "signs are off"),
    ("requests off", talking(ask(), requests=False), "requests are off"),
    ("R-TALK-2: not alone", talking(sign(2), teams=False), "without talk"),
    ("R-TALK-2: a player", talking(ask(seat=4)), "no player"),
    ("V-CH-13", edited(ex_4([-1, -1, 2, -1, 1]), before("trick", 3, sign(2))), "without talk"),
    ("V-PR-5", [*ex_7("6D", "4D", "2D", "FC"), takes(0, 2), sign(2)], "without talk"),
    ("V-SU-2, R-TALK-1", after("sueca", "trick", sign(2)), "without talk"),
    ("V-MA-4: no trump yet", of_marianna(sign(2)), "a signal while there is no trump"),
    ("V-MA-4: nor with a card there", of_marianna(plays(0, "2C"), sign(2)), "while there is no trump"),
    ("V-MA-4: a trump", of_marianna(MARIANNA, sign(2), plays(0, "2C")), ""),
    (
        "V-MA-2: who does not lead declares nothing",
        after("marianna", "play", {**MARIANNA, "seat": 1}),
        "declare where play should come",
    ),
    ("V-SX-1: both partners see it", of_six(sign(2, 4)), ""),
    ("V-SX-1: in whatever order", of_six(sign(4, 2)), ""),
    ("V-SX-1: one is not enough", of_six(sign(2)), "who sees the sign"),
    ("V-SX-1: nobody else", of_six(sign(2, 3, 4)), "who sees"),
    ("V-SX-1: spies", of_six(sign(2, 4, 5), spies=True), ""),
    ("V-SX-1: spies and both partners", of_six(sign(2, 5), spies=True), "does not see"),
    ("lead_request is an option", of_six(ask("lead:S", 5)), "no request"),
    ("lead_request", of_six(ask("lead:S", 5), lead_request=True), ""),
    ("requests off, lead_request on", of_six(ask("lead:S", 5), lead_request=True, requests=False), "are off"),
]


def wrong(variant: str, players: int, **options: Any) -> Log:
    return opening(variant, players, 0, options=options)


OPTIONS: Rows = [
    ("R-OPT-1", wrong("briscola", 2, tie="void"), "is the default"),
    ("R-OPT-1: not 1 for true", wrong("briscola", 2, capot=1), "cannot be 1"),
    ("R-OPT-1: a name", wrong("briscola", 2, colour="red"), "no option"),
    ("R-OPT-3", wrong("briscola", 2, dark=True), "does not apply"),
    ("R-OPT-1: a value", wrong("briscola", 3, removed="3C"), "cannot be '3C'"),
    ("R-OPT-1: at most 100", wrong("chiamata", 5, match_hands=101), "cannot be 101"),
    ("R-SEAT-1", wrong("bisca", 5), "not for 5"),
    ("no such game", wrong("scopa", 2), "no variant"),
]
"""What house rules may be, and where they apply, is held against the engine in `test_checker_agrees`."""

ROWS = [*HANDS, *AUCTIONS, *CALLS, *UNPLAYED, *DARK, *EXCHANGES, *TALK, *OPTIONS]


@pytest.mark.parametrize(("log", "why"), [row[1:] for row in ROWS], ids=[rule for rule, *_ in ROWS])
def test_the_checker_plays_by(log: Log, why: str) -> None:
    if why:
        assert why in refusal(log, unfinished=True)
    else:
        assert read(log, unfinished=True).lines == len(log)


def test_a_match_that_is_won_has_to_be_ended() -> None:
    """R-MATCH-1."""
    assert read([*ex_1(winning_hands=1), LAST]).matches == 1
    assert "match_end should come" in refusal(ex_1(winning_hands=1))
