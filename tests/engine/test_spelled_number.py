"""Numbers as letters that can be dictated, and a pack as a number."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.spelled_number import (
    DIGITS,
    cards_in_order,
    order_number,
    orders,
    read_number,
    spell_number,
)
from briscola.engine.variants import make_rules

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
