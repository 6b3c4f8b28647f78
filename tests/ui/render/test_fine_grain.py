"""Grain for large windows: the same in a strip as on the whole table, none where the drawing suffices."""

import numpy as np
import pytest

from briscola.ui.render.laid_textures import BLOCK, fine_grain


def test_a_window_of_1080_lines_or_less_has_the_drawing_alone() -> None:
    assert fine_grain(range(100), 50, 1.0, wood=False) is None


@pytest.mark.parametrize("wood", [False, True])
def test_a_strip_has_the_grain_of_the_whole_table(wood: bool) -> None:
    whole = fine_grain(range(3 * BLOCK), 40, 2.0, wood=wood)
    strip = fine_grain(range(BLOCK - 7, 2 * BLOCK + 5), 40, 2.0, wood=wood)
    assert whole is not None and strip is not None
    assert np.array_equal(strip, whole[BLOCK - 7 : 2 * BLOCK + 5])


def test_fibres_lie_both_ways_and_pores_along_the_boards() -> None:
    def likeness(wood: bool, axis: int) -> float:
        grain = fine_grain(range(4 * BLOCK), 256, 2.0, wood=wood)
        assert grain is not None
        grain -= grain.mean()
        return float((grain * np.roll(grain, 2, axis)).mean() / grain.var())

    assert likeness(True, 0) > 0.3 > 0.1 > abs(likeness(True, 1))
    assert likeness(False, 0) > 0.15 < likeness(False, 1)
