"""A deal as a code that can be dictated: its letters, its seed or the order of its cards."""

from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.deal_code import BadDealCode, DealCode, codes_of, decode, encode, hand_of
from briscola.engine.events import Dealt, Revealed
from briscola.engine.hand import deal
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of
from briscola.engine.spelled_number import (
    DIGITS,
    cards_in_order,
    order_number,
    orders,
    read_number,
    spell_number,
)
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from tests.engine.recorded import recorded_table
from tests.engine.strategies import games

SEED = sha256(b"a quiet evening").digest()
CODE = "briscola1:briscola:2:1:17:"
LAID = "briscola2:briscola:2:1:1:"


def test_a_code_is_written_as_the_contract_says() -> None:
    code = DealCode(rules=make_rules("briscola", 2), dealer=1, at=17, seed=b"\0" * 32)
    assert encode(code) == CODE + "A" * 52
    rules = make_rules("prini", 4, {"deal_all": True, "capot": True, "tie": "void"})
    code = DealCode(rules=rules, dealer=3, at=1, seed=SEED)
    assert encode(code).endswith(":deal_all=on,capot=on")
    text = encode(DealCode(rules=make_rules("bisca", 3), dealer=0, at=0, seed=SEED))
    assert decode(f" {text.replace(text.split(':')[5], text.split(':')[5].lower())}\n").seed == SEED
    rules = make_rules("briscola", 2)
    assert encode(DealCode(rules=rules, dealer=1, laid=rules.pack)) == LAID + "0" * 32


@given(rules=games(), seed=st.binary(min_size=32, max_size=32), data=st.data())
def test_a_code_read_back_is_the_same_deal(rules: Rules, seed: bytes, data: st.DataObject) -> None:
    code = DealCode(
        rules=rules,
        dealer=data.draw(st.integers(0, rules.players - 1)),
        at=data.draw(st.integers(0, len(rules.pack) - 1)),
        seed=seed,
    )
    again = decode(encode(code))
    assert (encode(again), again.rules.changed) == (encode(code), rules.changed) or rules.dealer_chooses
    assert again.seed == seed
    top = again.rules.options.get("trump_card") == "top"  # also where the dealer would choose (V-SU-5)
    as_chosen = deal(rules, dealer=code.dealer, pack=code.pack, top=top and rules.dealer_chooses)
    assert hand_of(again).hands == as_chosen.hands


def test_the_deal_of_a_code_is_the_one_that_the_table_dealt() -> None:
    table = RefereedTable(
        make_rules("prini", 4), winning_hands=2, levels=["person"] * 4, deals=SeededDeals(8)
    )
    table.begin_match()
    table.begin_hand()
    salt = "the pointer went left"
    table.cut(at=9, salt=salt)
    code = DealCode(rules=table.rules, dealer=table.dealer, at=9, seed=seed_of(table.secret, salt))
    hand = hand_of(decode(encode(code)))
    assert [hand.hands[seat] for seat in range(4)] == [table.view(seat).hand for seat in range(4)]


@given(rules=games().filter(lambda rules: not rules.dealer_chooses), data=st.data())
def test_a_code_may_hold_the_order_of_the_cards(rules: Rules, data: st.DataObject) -> None:
    laid = tuple(data.draw(st.permutations(rules.pack)))
    dealer, number = data.draw(st.integers(0, rules.players - 1)), data.draw(st.integers(1, 99))
    code = DealCode(rules=rules, dealer=dealer, laid=laid, hand=number)
    text = encode(code)
    order = text.split(":")[5]
    again = decode(text.replace(order, order.lower()))
    assert text.startswith("briscola2:") and encode(again) == text
    assert (again.pack, again.hand) == (laid, number) and hand_of(again).hands == hand_of(code).hands


@pytest.mark.parametrize(
    "text",
    [LAID + "0" * 31, LAID + "0" * 33, LAID + "Z" * 32, LAID + "!" * 32, LAID + "0" * 32 + "::", LAID + "7"],
)
def test_an_order_that_no_pack_has_is_refused(text: str) -> None:
    with pytest.raises(BadDealCode):
        decode(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a deal code has the form briscola1:VARIANT:PLAYERS:DEALER:AT:SEED"),
        ("briscola3:briscola:2:1:17:" + "A" * 52, "a deal code has the form"),
        (LAID + "0" * 31, "the order of a deal code is 32 letters"),
        ("briscola2:briscola:2:1:0:" + "0" * 32, "hands are counted from 1"),
        (CODE + "A" * 52 + ":tie=void:capot=on", "a deal code has the form"),
        ("briscola1:scopa:2:1:17:" + "A" * 52, "there is no variant scopa"),
        ("briscola1:briscola:nine:1:17:" + "A" * 52, "'nine' is not a number"),
        ("briscola1:briscola:2:-1:17:" + "A" * 52, "'-1' is not a number"),
        ("briscola1:briscola:2:2:17:" + "A" * 52, "the dealer is one of the seats 0 to 1, not 2"),
        ("briscola1:briscola:2:1:40:" + "A" * 52, "a cut moves at most 39 cards, not 40"),
        ("briscola1:briscola:3:1:39:" + "A" * 52, "a cut moves at most 38 cards, not 39"),
        (CODE + "A" * 51, "the seed of a deal code is 52 letters"),
        (CODE + "1" * 52, "the seed of a deal code is 52 letters"),
        (CODE + "é" * 52, "the seed of a deal code is 52 letters"),
        (CODE + "A" * 51 + "B", "was the last one mistyped"),
        (CODE + "A" * 52 + ":", "the options of a deal code have the form KEY=VALUE"),
        (CODE + "A" * 52 + ":tie=void,tie=void", "each once"),
        (CODE + "A" * 52 + ":tie=maybe", "option tie may be void or last_trick"),
    ],
)
def test_a_text_that_is_no_deal_code_is_refused_with_the_reason(text: str, sentence: str) -> None:
    with pytest.raises(BadDealCode, match=sentence.split("[")[0].replace("(", r"\(")):
        decode(text)


def test_every_hand_that_was_opened_has_its_code() -> None:
    rules = make_rules("marianna", 2, {"trump_by": "turned", "deal_by": "three"})
    log = recorded_table(rules).log
    codes = dict(codes_of(log))
    deals = {event.hand: event for event in log if isinstance(event, Dealt)}
    assert codes.keys() == deals.keys()
    for number, code in codes.items():
        assert hand_of(decode(code)).hands == deals[number].hands
    opened = next(event for event in log if isinstance(event, Revealed))
    assert list(codes_of([opened])) == [], "bytes without a deal give no code"


# ---- numbers as letters, and a pack as a number


PACK = make_rules("briscola", 2).pack


@given(st.integers(0, 2**300))
def test_a_number_read_back_is_the_same(number: int) -> None:
    assert read_number(spell_number(number)) == read_number(spell_number(number).lower()) == number


def test_letters_that_look_alike_are_read_as_the_digit_that_is_meant() -> None:
    assert read_number("OoIiLl") == read_number("001111") and read_number("U") == read_number("V")
    assert not set("IOLU") & set(DIGITS) and len(DIGITS) == 32


@pytest.mark.parametrize("text", ["", "ABC!", "é", "A B"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="digit"):
        read_number(text)


@given(st.integers(0, 2**32))
def test_an_order_of_the_pack_read_back_is_the_same(seed: int) -> None:
    cards = list(PACK)
    Random(seed).shuffle(cards)
    number = order_number(cards, PACK)
    assert 0 <= number < orders(PACK) and cards_in_order(number, PACK) == tuple(cards)


def test_the_first_and_the_last_order() -> None:
    assert order_number(PACK, PACK) == 0
    assert cards_in_order(orders(PACK) - 1, PACK) == tuple(reversed(PACK))
