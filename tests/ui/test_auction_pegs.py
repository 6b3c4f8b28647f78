"""The names over the rule of an auction."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from briscola.ui.scenes.panels.auction_parts import spread
from tests.property_based import examples


@given(
    st.lists(st.integers(0, 570), min_size=1, max_size=6).map(sorted),
    st.lists(st.integers(10, 90), min_size=6, max_size=6),
)
@examples(200)
def test_every_bidder_has_a_name_in_the_order_of_the_pegs_and_none_lies_on_another(
    pegs: list[int], wide: list[int]
) -> None:
    widths = wide[: len(pegs)]
    middles = spread(pegs, widths, 0, 570)
    ends = [(middle - width / 2, middle + width / 2) for middle, width in zip(middles, widths, strict=True)]
    assert len(ends) == len(pegs)
    assert all(before[1] <= after[0] + 1e-6 for before, after in pairwise(ends))
    assert ends[0][0] >= -1e-6 and ends[-1][1] <= max(570, sum(widths)) + 1e-6


@given(st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_a_name_with_room_stands_over_its_own_peg(gaps: list[int]) -> None:
    pegs = [100.0 * sum(gaps[: at + 1]) for at in range(len(gaps))]
    assert spread(pegs, [90] * len(pegs), 0, 4000) == pegs


def test_names_that_would_touch_part_by_as_little_as_they_can() -> None:
    assert spread([100, 110], [60, 60], 0, 570) == [75, 135]
