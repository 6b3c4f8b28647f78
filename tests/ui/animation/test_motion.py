"""Easings: how a card moves between the two ends of its way."""

import pytest

from briscola.ui.animation.motion import EASINGS, Motion
from briscola.ui.layout.geometry import Pose


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_goes_from_one_end_to_the_other_and_never_back(ease: str) -> None:
    steps = [EASINGS[ease](n / 100) for n in range(101)]
    assert steps[0] == 0.0 and steps[-1] == pytest.approx(1.0)
    assert steps == sorted(steps)


@pytest.mark.parametrize(
    ("ease", "shares"),
    [("throw", (0.94, 0.99)), ("soft", (0.5, 0.84)), ("sweep", (0.40, 0.73)), ("linger", (0.0, 0.03))],
)
def test_a_card_is_thrown_fast_drawn_in_slowly_and_lingers(ease: str, shares: tuple[float, float]) -> None:
    """The share of the way that is done after half the time and after three quarters of it."""
    start, end = Pose(0, 0, 100, 0), Pose(1000, 0, 100, 0)
    motion = Motion(key="1C", code="1C", start=start, end=end, duration=1.0, ease=ease)
    assert [round(motion.pose(time).x / 1000, 2) for time in (0.5, 0.75)] == [
        pytest.approx(share, abs=0.011) for share in shares
    ]
