"""Whatever window a system forces on us, a picture that can be laid out lies in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.ui.layout.fitting import MOST_PIXELS, NARROWEST, WIDEST, fit
from briscola.ui.layout.metrics import MIN_SIZE, MIN_TARGET, MIN_TYPE, Scale

WINDOWS = st.tuples(st.integers(0, 16_384), st.integers(0, 16_384))


@given(WINDOWS)
def test_every_window_gets_a_picture_of_a_size_and_shape_that_is_laid_out(window: tuple[int, int]) -> None:
    width, height = fit(window).picture
    assert width >= MIN_SIZE[0]
    assert height >= MIN_SIZE[1]
    assert width * height <= MOST_PIXELS
    assert 0.99 * NARROWEST <= width / height <= 1.01 * WIDEST  # whole pixels


@given(WINDOWS)
def test_it_lies_in_the_middle_of_the_window_and_fills_one_way_of_it(window: tuple[int, int]) -> None:
    fitted = fit(window)
    w, h = max(1, window[0]), max(1, window[1])
    place = fitted.place
    assert place.left >= 0
    assert place.top >= 0
    assert place.right <= w
    assert place.bottom <= h
    assert abs(place.left - (w - place.right)) <= 1
    assert abs(place.top - (h - place.bottom)) <= 1
    at_most_lost = 5  # px, where a large picture is enlarged by a whole number
    assert w - place.width < at_most_lost or h - place.height < at_most_lost


@given(WINDOWS, st.floats(0, 1), st.floats(0, 1))
def test_who_points_at_a_place_of_the_picture_means_it(window: tuple[int, int], x: float, y: float) -> None:
    fitted = fit(window)
    seen = fitted.x + x * fitted.shown[0], fitted.y + y * fitted.shown[1]
    meant = fitted.inside(seen)
    assert abs(meant[0] - x * fitted.picture[0]) <= 1
    assert abs(meant[1] - y * fitted.picture[1]) <= 1


@pytest.mark.parametrize(
    "size", [MIN_SIZE, (1280, 800), (1920, 1080), (3440, 1440), (3840, 2160), (1080, 1920)]
)
def test_a_window_that_may_be_so_large_is_the_picture(size: tuple[int, int]) -> None:
    assert fit(size).plain


@pytest.mark.parametrize(
    ("window", "picture"),
    [
        ((800, 400), (1200, 600)),
        ((320, 200), (1024, 640)),
        ((1, 1), (1024, 1024)),
        ((200, 2000), (1024, 2048)),
        ((4000, 300), (2160, 600)),
        ((7680, 4320), (3840, 2160)),
    ],
)
def test_windows_of_other_sizes_show_a_picture_of_their_shape(
    window: tuple[int, int], picture: tuple[int, int]
) -> None:
    assert fit(window).picture == picture


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (3840, 2160), (1024, 2000)], ids=str)
def test_measures_grow_with_the_window_and_have_a_floor(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    assert scale.target(20) >= MIN_TARGET
    assert scale.type(10) >= MIN_TYPE
    assert scale.rim < scale.edge < size[1] / 8
    assert scale.px(0.01) == 1
