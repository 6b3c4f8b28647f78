"""Cards as large as the person has chosen: what they still show and leave free."""

from itertools import pairwise

import pytest

from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.large_cards import LargeCards
from briscola.ui.layout.metrics import MOST, allowed
from tests.ui.layout.tables import RATIOS, TABLES, chosen, layout, rules_of, said


@pytest.mark.parametrize("table", TABLES)
def test_cards_are_as_large_as_chosen_in_every_form(table: str) -> None:
    """The hand, the trick and the turned card; only wide cards beside a dummy's sheet stay smaller."""
    for size in ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (1280, 1024)):
        for ratio in RATIOS:
            usual, large = layout(rules_of(table), size, ratio), chosen(table, size, ratio)
            factor = allowed(size, MOST)
            least = factor if table != "morto" else min(factor, 1.4)
            assert large.hand_height == pytest.approx(factor * usual.hand_height), said(large)
            assert large.trick_height >= (least - 0.001) * usual.trick_height, said(large)
            if table != "morto" and not (isinstance(large, LargeCards) and large.held_wide):
                assert large.turned.height == pytest.approx(factor * usual.turned.height), said(large)


@pytest.mark.parametrize("table", TABLES)
def test_a_large_card_of_the_hand_shows_its_index_and_two_thirds_of_its_height(table: str) -> None:
    """Each is 44 px wide to be touched, and a lifted one covers a third of a card of the trick at most."""
    for size in ((1024, 600), (1280, 800), (1920, 1080)):
        for ratio in RATIOS:
            large = chosen(table, size, ratio)
            poses = large.hand(large.hand_size)
            for one, following in pairwise(poses):
                if following.x > one.x:  # in the same row
                    assert following.x - one.x >= max(43.5, 0.22 * one.height * ratio), said(large)
            assert size[1] - bounds(poses, ratio).top >= 0.66 * large.hand_height, said(large)
            lifted = bounds([large.hovered(pose) for pose in poses], ratio).top
            lowest = bounds([large.slot(place) for place in large.ring], ratio).bottom
            assert lowest - lifted <= 0.34 * large.trick_height, said(large)
