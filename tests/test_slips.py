"""The benchmark of slips: how the losses of single decisions are spread."""

import pytest

from benchmarks.slips import losses, spread


def test_losses_fall_into_classes() -> None:
    found = spread([0.0, 0.4, 0.5, 1.5, 4.9, 5.0, 11.0, 0.1])
    assert found == {"below_0.5": 37.5, "below_1": 12.5, "below_2": 12.5, "below_5": 12.5, "from_5": 25.0}


@pytest.mark.slow
def test_an_expert_loses_little_mostly_and_much_now_and_then_where_hard_never_does() -> None:
    expert, hard = (spread([*losses(level, "briscola_2", 12)]) for level in ("expert", "hard"))
    assert expert["below_0.5"] > 70
    assert 0 < expert["from_5"] < 6
    assert hard["from_5"] == 0
