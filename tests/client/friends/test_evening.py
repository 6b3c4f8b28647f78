"""Several programs on one network: from an open table to equal records."""

from pathlib import Path

import pytest

from briscola.engine.variants import make_rules
from briscola.storage.match_record import right
from tests.client.friends.evening import Evening, friend, setup_of


@pytest.mark.slow
def test_three_people_and_a_computer_meet_play_and_keep_the_same_record(tmp_path: Path) -> None:
    evening = Evening([friend(tmp_path, name) for name in ("Anna", "Leo", "Mia")])
    try:
        evening.sit_down(setup_of(make_rules("briscola", 4), 3))
        evening.begin()
        evening.play()
        all_keep_the_same(tmp_path, 3)
    finally:
        evening.close()


@pytest.mark.slow
def test_a_host_and_a_guest_close_their_programs_in_a_hand_and_come_back(tmp_path: Path) -> None:
    evening = Evening([friend(tmp_path, name) for name in ("Anna", "Leo")])
    try:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2, winning_hands=2))
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        leo = evening.friends[1]
        leo.close()
        leo = evening.friends[1] = friend(tmp_path, "Leo")
        assert leo.note is not None
        leo.join(leo.note.code, leo.note.addresses, leo.note.port)
        evening.play(until=lambda: in_hand(evening, 2, lines=60))
        evening.friends[0].close()
        anna = evening.friends[0] = friend(tmp_path, "Anna")
        assert anna.can_reopen
        anna.reopen()
        evening.play()
        assert not anna.can_reopen or anna.table is not None
        all_keep_the_same(tmp_path, 2)
    finally:
        evening.close()


def in_hand(evening: Evening, hand: int, *, lines: int) -> bool:
    """True once everybody is in a hand and has seen so many lines."""
    return all(
        each.seat is not None and each.seat.hand == hand and each.seat.moment >= lines
        for each in evening.friends
    )


def all_keep_the_same(folder: Path, people: int) -> None:
    files = [each.read_bytes() for each in folder.glob("*/friends/*.jsonl")]
    assert len(files) == people and len({*files}) == 1
    assert right(files[0]).position.ended
