"""Several programs on one network: from an open table to equal records."""

import sys
from pathlib import Path
from time import sleep

import pytest
from psutil import Process

from briscola.client.friends.friend_notes import HostedNote, TableNote
from briscola.client.visit import friends_client
from briscola.engine.events import Played
from briscola.engine.occupant import Occupant
from briscola.engine.variants import make_rules
from briscola.network import network_thread
from briscola.players.bots.command import written
from briscola.storage.match_choices import seated
from briscola.storage.records.match_record import right
from tests.checker import check
from tests.client.friends.evening import Evening, friend, setup_of

BOT = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({{"ready": True, "name": "Bot"}}), flush=True)
    if asked["type"] == "act":
        print(json.dumps({{"id": asked["id"], "action": asked["legal"][0]}}), flush=True)
        open({asked!r}, "a").write("x")
"""


@pytest.mark.slow
def test_three_people_and_a_computer_meet_play_and_keep_the_same_record(tmp_path: Path) -> None:
    with Evening([friend(tmp_path, name) for name in ("Anna", "Leo", "Mia")]) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 4), 3))
        evening.begin()
        evening.play()
        all_keep_the_same(tmp_path, 3)


@pytest.mark.slow
def test_a_host_and_a_guest_close_their_programs_in_a_hand_and_come_back(tmp_path: Path) -> None:
    with Evening([friend(tmp_path, name) for name in ("Anna", "Leo")]) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2, winning_hands=2))
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        leo = evening.friends[1]
        leo.close()
        leo = evening.friends[1] = friend(tmp_path, "Leo")
        assert isinstance(leo.records.route_back, TableNote) and leo.records.route_back.host == "Anna"
        leo.go_back()
        evening.until(lambda: leo.seat is not None and leo.seat.dealt)
        assert leo.seat is not None and leo.seat.take_new_events() == [], "the present is shown at once"
        assert leo.seat.hand == 1 and leo.seat.version >= 25 and leo.seat.view.hand
        evening.play(until=lambda: in_hand(evening, 2, lines=60))
        evening.friends[0].close()
        anna = evening.friends[0] = friend(tmp_path, "Anna")
        note = anna.records.route_back
        assert isinstance(note, HostedNote)
        for file in (anna.records.path(note.match), anna.records.table_key):
            aside = file.rename(file.with_suffix(".aside"))
            file.mkdir()  # it cannot be read at the moment
            anna.go_back()
            assert anna.idle and anna.records.route_back == note, "it costs nothing"
            file.rmdir()
            aside.rename(file)
        anna.go_back()
        evening.play()
        assert [each.records.route_back for each in evening.friends] == [None, None], "the match is over"
        all_keep_the_same(tmp_path, 2)


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_programs_end_also_that_of_a_guest_whose_host_is_gone(tmp_path: Path) -> None:
    evening = Evening([friend(tmp_path, name) for name in ("Anna", "Leo", "Mia")])
    evening.sit_down(setup_of(make_rules("briscola", 3), 3))
    evening.begin()
    evening.play(until=lambda: in_hand(evening, 1, lines=25))
    assert [each.close() for each in evening.friends] == [True] * 3


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a program may take long here: only what never ends is a fault."""
    monkeypatch.setattr(friends_client, "LONGEST_END", 30.0)
    monkeypatch.setattr(network_thread, "LONGEST_STOP", 30.0)


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_nothing_stays_open_of_a_table_whose_program_is_closed_while_it_opens(tmp_path: Path) -> None:
    before = {each.laddr for each in Process().net_connections()}
    for pause in (0.0, 0.01, 0.05, 0.1, 0.2):
        anna = friend(tmp_path, "Anna")
        anna.open_table(setup_of(make_rules("briscola", 2), 2))
        sleep(pause)
        assert anna.close()
    assert {each.laddr for each in Process().net_connections()} <= before


@pytest.mark.slow
def test_a_friend_who_was_let_in_once_sits_down_at_the_next_table_without_a_knock(tmp_path: Path) -> None:
    anna, leo = (friend(tmp_path, name) for name in ("Anna", "Leo"))
    with Evening([anna, leo]) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2))
        anna.leave()
        evening.until(lambda: anna.table is None and anna.idle and leo.table is None and leo.idle)
        anna.open_table(setup_of(make_rules("briscola", 2), 2))
        evening.until(lambda: anna.table is not None)
        assert anna.table is not None
        leo.join(anna.table.code, anna.table.addresses, anna.table.port)
        evening.until(lambda: leo.table is not None)
        leo.sit(1)
        evening.until(lambda: leo.table is not None and leo.table.own == 1)
        anna.own.do(lambda table: table.send_away(table.roster[1].key))
        evening.until(lambda: leo.table is None and leo.idle)
        leo.join(anna.table.code, anna.table.addresses, anna.table.port)
        evening.until(lambda: leo.table is not None)
        leo.sit(1)
        evening.until(lambda: anna.table is not None and bool(anna.table.knocking))


@pytest.mark.slow
def test_a_program_plays_at_the_table_and_goes_on_when_the_host_comes_back(tmp_path: Path) -> None:
    """The others know that it is a program, and no more."""
    script, asked = tmp_path / "bot.py", tmp_path / "asked.txt"
    script.write_text(BOT.format(asked=str(asked)), encoding="utf-8")
    command = f"cmd:{written([sys.executable, str(script)])}"
    bot = Occupant(name="Bot", face="peppe", level=command)
    with Evening([friend(tmp_path, name) for name in ("Anna", "Leo")]) as evening:
        setup = setup_of(make_rules("briscola", 3), 2, winning_hands=2)
        evening.sit_down(seated(setup, [*setup.occupants[:2], bot]))
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        evening.friends[0].close()
        anna = evening.friends[0] = friend(tmp_path, "Anna")
        anna.go_back()
        evening.play()
        all_keep_the_same(tmp_path, 2)
        (file, *_) = tmp_path.glob("*/friends/*.jsonl")
        log = right(file.read_bytes())
        assert command not in file.read_text() and str(tmp_path) not in file.read_text()
        assert log.header is not None and log.header.roster[2].level == "program"
        own = [event for event in log.events if isinstance(event, Played) and event.seat == 2]
        assert own and len(asked.read_text()) >= len(own)


def in_hand(evening: Evening, hand: int, *, lines: int) -> bool:
    """True once everybody is in a hand and has seen so many lines."""
    return all(
        each.seat is not None and each.seat.hand == hand and each.seat.version >= lines
        for each in evening.friends
    )


def all_keep_the_same(folder: Path, people: int) -> None:
    files = [each.read_bytes() for each in folder.glob("*/friends/*.jsonl")]
    assert len(files) == people and len({*files}) == 1
    assert right(files[0]).position.ended
    check(files[0].splitlines())
