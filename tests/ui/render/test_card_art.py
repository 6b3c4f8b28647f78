"""How cards are drawn for a window."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.ui.render.card_art import FINEST, LARGEST, master_height


@given(st.integers(min_value=480, max_value=8640))
def test_cards_are_rasterised_at_least_as_high_as_the_largest_on_the_table(lines: int) -> None:
    height = master_height(lines)

    assert height >= LARGEST * lines - 1
    assert height % 2 == 0  # of two-headed drawings one half is enough


@pytest.mark.parametrize("lines", [600, 800, 1080, 1440])
def test_they_are_half_as_high_again_where_that_costs_little(lines: int) -> None:
    assert master_height(lines) >= 1.5 * LARGEST * lines


def test_at_4k_they_are_not_drawn_and_printed_finer_than_anybody_sees() -> None:
    assert LARGEST * 2160 < master_height(2160) <= FINEST
