"""Several programs on one network: from an open table to equal records."""

from pathlib import Path

import pytest

from briscola.engine.variants import make_rules
from tests.client.friends.evening import Evening, friend, setup_of


@pytest.mark.slow
def test_three_people_and_a_computer_meet_play_and_keep_the_same_record(tmp_path: Path) -> None:
    evening = Evening([friend(tmp_path, name) for name in ("Anna", "Leo", "Mia")])
    try:
        evening.sit_down(setup_of(make_rules("briscola", 4), 3))
        evening.begin()
        evening.play()
        logs = {each.seat.whole_log()[1] for each in evening.friends if each.seat is not None}
        assert len(logs) == 1
        files = [each.read_bytes() for each in tmp_path.glob("*/friends/*.jsonl")]
        assert len(files) == 3 and len({*files}) == 1
    finally:
        evening.close()
