"""Friends who meet through a meeting point alone: a real mosquitto, which may die or lie."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.visit import visitor
from briscola.engine.forms import FORMS
from briscola.engine.variants import make_rules
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.channel import endpoint
from briscola.network.meeting import meeting_server
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.friends.test_evening import all_keep_the_same, in_hand
from tests.network.broker import HERE, Broker, free_port
from tests.network.meddler import MEDDLINGS, Meddler, Meddling
from tests.tries import Tries

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def soon_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost line is found out soon."""
    monkeypatch.setattr(meeting_server, "FIRST_PAUSE", 0.1)
    monkeypatch.setattr(visitor, "BEAT_SECONDS", 0.3)
    monkeypatch.setattr(endpoint, "LONGEST_SILENCE", 1.0)
    monkeypatch.setattr(endpoint, "LONGEST_ANSWER", 0.3)


def evening_of(folder: Path, names: str, port: int) -> Evening:
    point = MeetingPoint(host=HERE, port=port, transport="tcp")
    return Evening([friend(folder, name) for name in names.split()], meeting=point)


def test_friends_play_on_after_meeting_point_and_host_have_died(tmp_path: Path, broker: Broker) -> None:
    with evening_of(tmp_path, "Anna Leo Mia", broker.port) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 3), 3, winning_hands=2))
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        broker.kill()
        broker.start()
        evening.play(until=lambda: in_hand(evening, 1, lines=60))
        host = evening.friends[0]
        assert host.table is not None and host.table.meeting == evening.meeting
        host.close()
        anna = evening.friends[0] = friend(tmp_path, "Anna")
        anna.go_back()
        evening.play(until=lambda: in_hand(evening, 2, lines=25))
        evening.friends[1].close()
        leo = evening.friends[1] = friend(tmp_path, "Leo")
        assert isinstance(leo.records.route_back, TableNote) and evening.meeting is not None
        assert leo.records.route_back.points == (evening.meeting.text,)
        leo.go_back()
        evening.play()
        all_keep_the_same(tmp_path, 3)
    assert b"briscola" not in broker.log.read_bytes()


WAYS: Sequence[tuple[Meddling, ...]] = (
    MEDDLINGS,
    ("swap", "drop"),
    *((way,) for way in MEDDLINGS if way != "swap"),
)
"""Ways to meddle, by turns."""


def test_a_meeting_point_that_lies_is_harmless(
    tmp_path: Path, broker: Broker, tries: Tries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "MESSAGES_A_SECOND", 1000)
    for number, chance in enumerate(tries(3)):
        folder, rules = tmp_path / str(number), chance.choice(list(FORMS.values()))
        folder.mkdir()
        with (
            Meddler(broker.port, chance.randrange(2**32)) as meddler,
            evening_of(folder, "Anna Leo", meddler.port) as evening,
        ):
            meddler.ways = WAYS[number % len(WAYS)]
            evening.sit_down(setup_of(rules, 2))
            evening.begin()
            meddler.share = 0.05
            evening.play(seconds=300)
            all_keep_the_same(folder, 2)
        tries.found += meddler.done
    assert tries.found


def test_a_table_whose_meeting_point_is_not_reached_is_not_opened(tmp_path: Path) -> None:
    with evening_of(tmp_path, "Anna", free_port()) as evening:
        (anna,) = evening.friends
        anna.open_table(setup_of(make_rules("briscola", 2), 2), meeting=evening.meeting)
        evening.until(lambda: bool(anna.troubles) and anna.idle)
        assert [*anna.troubles] == ["no_meeting"]
        assert anna.table is None
