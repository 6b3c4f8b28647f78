"""A record says that a program played; only this computer's own settings have one started."""

import json
import sys
from pathlib import Path
from typing import Any

from briscola.client.active_match import ActiveMatch
from briscola.client.checking.importing import import_record
from briscola.client.host.library import Library, News
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.players.bots.command import written
from briscola.players.bots.faults import Fault
from briscola.storage.records.records import Records
from briscola.storage.settings.settings import Settings, changed, named_programs
from tests.storage.evenings import play, setup
from tests.storage.played import HOUSE

PROGRAM = 'from pathlib import Path; Path(__file__).with_suffix(".started").touch()'


def level_in(folder: Path) -> str:
    """The level of a program that leaves a file where it is started."""
    (folder / "bot.py").write_text(PROGRAM, encoding="utf-8")
    return f"cmd:{written([sys.executable, str(folder / 'bot.py')])}"


def was_started(folder: Path) -> bool:
    return (folder / "bot.started").exists()


def continued(folder: Path, level: str, **match: Any) -> HostedSeat:
    """A match that breaks off at another computer, taken in as one's own and gone on with here."""
    settings = folder / "settings.json"
    settings.write_text(json.dumps({"match": match}), encoding="utf-8")
    library = Library(folder / "here", settings_file=settings)
    broken_off = play(Records(folder / "there"), setup(level=level), steps=9)
    import_record(library.history, library.records, broken_off.path, profile=library.profile.id, own=True)
    active_match = ActiveMatch(library)
    assert active_match.take_over() and active_match.seat is not None
    active_match.go_on()
    seat = active_match.seat
    seat.come_in()
    while seat.host.table.asked is None or seat.host.table.asked.seat == 0:
        seat.choose(seat.view.legal[0])
    return seat


def test_a_record_alone_starts_no_program_and_the_game_plays_on_for_it(tmp_path: Path) -> None:
    level = level_in(tmp_path)
    seat = continued(tmp_path, level, programs=["another", level.removeprefix("cmd:") + " "])
    assert seat.think().result in seat.host.table.view(1).legal
    (program,) = seat.host.opponents.programs
    (news,) = program.news
    assert news.fault.fault is Fault.UNNAMED and not news.again and program.replaced
    seat.go_away()
    assert not was_started(tmp_path)


def test_one_that_was_seated_at_this_computer_is_started(tmp_path: Path) -> None:
    level = level_in(tmp_path)
    seat = continued(tmp_path, level, programs=[level.removeprefix("cmd:")])
    assert seat.think().result in seat.host.table.view(1).legal
    seat.go_away()
    assert was_started(tmp_path)


def test_the_settings_name_what_was_seated_before_and_who_sits_there_now() -> None:
    seated = {"2": [{"name": "A", "face": "ada", "level": "cmd:b --c"}, {"level": "hard"}], "3": "strange"}
    match = {"programs": ["a"], "tables": seated}
    assert named_programs(changed(Settings(), match=match)) == {"cmd:a", "cmd:b --c"}
    assert named_programs(changed(Settings(), match={"programs": 7, "tables": []})) == set()


def test_a_match_with_a_level_of_another_version_stays_as_it_is_and_is_told_of(tmp_path: Path) -> None:
    library = Library(tmp_path)
    unknown = play(library.records, setup(level="grandmaster:depth=9"), steps=9)
    whole = unknown.path.read_bytes()
    active_match = ActiveMatch(library)
    active_match.take_over()
    assert active_match.seat is None and active_match.news == [News(kind="unknown_level")]
    assert unknown.path.read_bytes() == whole and len(list(unknown.path.parent.glob("*.jsonl"))) == 1
    active_match.begin(setup(level="easy"), HOUSE)
    active_match.close()
