"""Corners and ends of a turned card, and the points that lie on it."""

import pytest

from briscola.ui.layout.table.geometry import Pose, ends_of, squared

RATIO = 0.5
TURNS = (0.0, 30.0, 90.0, 135.0, -30.0, 200.0)


def test_a_card_turned_anticlockwise_has_its_upper_left_corner_at_the_lower_left() -> None:
    corners = Pose(100, 200, 80, 90).corners(RATIO)
    for corner, right in zip(corners, ((60, 220), (60, 180), (140, 180), (140, 220)), strict=True):
        assert corner == pytest.approx(right)


@pytest.mark.parametrize("turn", TURNS)
def test_the_ends_of_cards_are_those_of_their_corners(turn: float) -> None:
    cards = [Pose(100, 200, 80, turn), Pose(130, 190, 60, -turn)]
    xs, ys = zip(*(corner for card in cards for corner in card.corners(RATIO)), strict=True)
    assert ends_of(cards, RATIO) == pytest.approx((min(xs), min(ys), max(xs), max(ys)))
    assert ends_of(squared(cards, floor=150, ratio=RATIO), RATIO).bottom == pytest.approx(150)


@pytest.mark.parametrize("turn", TURNS)
def test_a_point_within_the_corners_lies_on_the_card_and_one_beyond_does_not(turn: float) -> None:
    card = Pose(100, 200, 80, turn)
    corners = card.corners(RATIO)
    for (x, y), (other_x, other_y) in zip(corners, (*corners[1:], corners[0]), strict=True):
        for out, lies in ((0.95, True), (1.05, False)):
            corner = card.x + out * (x - card.x), card.y + out * (y - card.y)
            edge = card.x + out * ((x + other_x) / 2 - card.x), card.y + out * ((y + other_y) / 2 - card.y)
            assert card.holds(corner, RATIO) == card.holds(edge, RATIO) == lies, (out, x, y)
