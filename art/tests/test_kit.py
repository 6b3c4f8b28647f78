"""The kit: points, directions along a line, and text that says where an outline runs."""

from __future__ import annotations

import pytest

from art.kit.hatch import Shade
from art.kit.paths import circle
from art.kit.svg import Drawing
from art.kit.track import beside, direction, lengths, normal, step, unit

STRAIGHT = [(float(x), 5.0) for x in range(5)]


def test_directions_along_a_line() -> None:
    assert unit((0, 0), (3, 4)) == (0.6, 0.8)
    assert unit((1, 1), (1, 1)) == (0, 0)
    assert direction(STRAIGHT, 0) == (1, 0)
    assert normal(STRAIGHT, 4, reach=2) == (0, 1)
    assert beside(STRAIGHT, 2, -3) == (2, 2)
    assert step((1, 2), (0, 1), 4) == (1, 6)
    assert lengths([(0, 0), (3, 4), (3, 10)]) == [0, 5, 11]


def test_a_shape_keeps_its_lines_and_its_light_wherever_it_is_placed() -> None:
    def drawn(scale: float) -> str:
        d = Drawing(100, 100, name="t")
        with d.at(0, 0, scale):
            d.shape(circle(30 / scale, 40 / scale, 20 / scale), "#000000", shade=[Shade()])
        return d.to_svg()

    assert drawn(1) == drawn(2) == drawn(0.5)


@pytest.mark.parametrize("times", [2, 5])
def test_a_motif_is_written_once_however_often_it_is_used(times: int) -> None:
    d = Drawing(100, 100, name="t")
    for k in range(times):
        d.use("dot", lambda inner: inner.shape(circle(0, 0, 5), "#000000"), 10 * k, 50)
    assert (d.to_svg().count("<path"), d.to_svg().count("<use")) == (1, times)
