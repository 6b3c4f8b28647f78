"""Rectangles below each other and side by side, as sheets lay out rows and buttons."""

from pygame import Rect

from briscola.ui.layout.window.sheet_layout import row_from_right, stack


def test_rows_of_a_stack_lie_below_each_other_as_wide_as_their_room() -> None:
    rows = stack(Rect(10, 20, 300, 0), (40, 50, 60), gap=5)
    assert rows == [Rect(10, 20, 300, 40), Rect(10, 65, 300, 50), Rect(10, 120, 300, 60)]
    assert stack(Rect(10, 20, 300, 99), ()) == []


def test_a_row_from_the_right_has_its_middles_at_one_height() -> None:
    first, second = row_from_right(500, 100, ((120, 40), (80, 31)), gap=10)
    assert first == Rect(380, 80, 120, 40) and first.right == 500
    assert second.right == first.x - 10 and second.height == 31
    assert first.centery == second.centery == 100
