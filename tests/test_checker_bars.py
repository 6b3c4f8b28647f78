"""The checker on chiamata as played in bars (V-CB, V-CH-24 … 27): rule by rule."""

from typing import Any

import pytest

from tests.checker.call import Contract
from tests.checker.play import Tally
from tests.checker.result import called
from tests.family_examples import read_family
from tests.short_logs import (
    FIVE,
    PACK,
    Log,
    after,
    call,
    end,
    game,
    plays,
    read,
    refusal,
    speech,
)
from tests.worked_examples import Event, Example, hand, opening


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
