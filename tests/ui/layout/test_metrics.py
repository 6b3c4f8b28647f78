"""Measures of a window."""

import pytest

from briscola.ui.layout.metrics import MIN_TARGET, MIN_TYPE, Scale


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (3840, 2160), (1024, 2000)], ids=str)
def test_measures_grow_with_the_window_and_have_a_floor(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    assert scale.target(20) >= MIN_TARGET
    assert scale.type(10) >= MIN_TYPE
    assert scale.rim < scale.edge < size[1] / 8
    assert scale.px(0.01) == 1
