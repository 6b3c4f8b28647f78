"""Every file that a start reads, damaged or replaced by anything: the title comes all the same."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from briscola.capabilities.stairs.entry import Staircase
from briscola.client.friends.friend_notes import HostedNote, ListNote, TableNote
from briscola.client.friends.friend_records import FriendRecords, friends_folder
from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.storage.settings.settings import Settings, changed
from briscola.storage.settings.settings_file import SettingsFile
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.who_plays import WhoPlays
from tests.damaged_json import STRANGE, damaged
from tests.storage.evenings import note, play, setup
from tests.tries import Tries
from tests.ui.drawn import QUICK

PEPPE = {"name": "Peppe", "face": "peppe", "level": "easy"}
CHOSEN = changed(
    Settings(),
    language="it",
    player="Nicolò",
    lesson_offered=True,
    meeting_points=["play.example.org"],
    match={"variant": "briscola", "players": 2, "opponents": [PEPPE]},
)


def begun(home: Path) -> Sequence[Path]:
    """A home as months of use leave it; returns the files that a start reads."""
    SettingsFile(home / "config" / "settings.json").save(CHOSEN)
    library = Library(home / "data", settings_file=home / "config" / "settings.json")
    ada = library.profiles.add("Ada")
    hers = changed(Settings(), player="Ada", speed="quick", lesson_offered=True)
    SettingsFile(library.profiles.settings_path(ada)).save(hers)
    library.use(ada.id)
    library.use("first")
    matches = [
        play(library.records, setup(player="Nicolò"), seed=1),
        play(library.records, setup(), steps=14),
    ]
    for each in matches:
        library.records.order.last(each.header.id)
        note(library.history, each)
    library.close()
    records = FriendRecords(friends_folder(library))
    records.note_hosted(HostedNote(match="ab" * 16, port=27481, programs={1: "bot"}))
    records.path("ab" * 16).write_bytes(matches[1].path.read_bytes())
    records.note_table(TableNote(code="7KMPQ2ABCD", host="Anna", addresses=("192.168.1.2",), match="cd" * 16))
    records.note_list(ListNote(chain="ab" * 32, sha256="cd" * 32))
    records.note_friends({"5e" * 32: "Carla"}, ())
    return [path for path in sorted(home.rglob("*")) if path.is_file()]


def spoiled(path: Path, chance: Random) -> str:
    """Put something else in the place of a file; returns what."""
    data = path.read_bytes()
    way = chance.randrange(9)
    if way == 0:
        path.write_bytes(chance.randbytes(chance.choice((0, 1, 7, 500, 70_000))))
    elif way == 1:
        path.write_bytes(data[: chance.randrange(len(data) + 1)])
    elif way == 2:
        path.write_bytes(bytes(len(data) or 9))
    elif way == 3:
        path.unlink()
        path.mkdir()
    elif way == 4:
        path.unlink()
        path.symlink_to(path)
    elif way == 5:
        path.write_bytes(msgspec.json.encode({str(key): value for key, value in enumerate(STRANGE[:12])}))
    elif way == 6 and data:
        lines = data.split(b"\n")
        at = chance.randrange(len(lines))
        lines[at] = damaged(lines[at].decode(errors="replace"), chance)
        path.write_bytes(b"\n".join(lines))
    elif way == 7:
        path.unlink()
        os.mkfifo(path)
    elif data:
        flipped = bytearray(data)
        flipped[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path.write_bytes(flipped)
    return f"way {way} with {path.name}"


def start(home: Path) -> int:
    """Start the program, read what it has to say, go to the next person and back; the number of sentences."""
    library = Library(home / "data", settings_file=home / "config" / "settings.json")
    app = App(settings_path=library.settings_path, size=(1024, 600), sound=False, raster=QUICK)
    try:
        navigator = Navigator(app, IN_WINDOW, library=library)
        navigator.begin()
        navigator.entry(Staircase).offer_lesson()
        said = 0
        for _ in range(9):
            app.tick(0.1)
            if not isinstance(app.top, Dialog):
                break
            said += 1
            assert app.top.text()
            app.pop()
        assert isinstance(app.top, Title), app.top
        assert app.top.reading() and library.profiles.all()
        for profile in library.profiles.all():
            navigator.entry(WhoPlays).play_as(profile.id)
            app.tick(0.1)
        return said
    finally:
        app.close()


@pytest.mark.slow
@pytest.mark.linux
def test_the_title_comes_whatever_file_is_spoiled(tmp_path: Path, tries: Tries) -> None:
    """One file at a time, and two starts after each."""
    whole, home = tmp_path / "whole", tmp_path / "home"
    files = [path.relative_to(whole) for path in begun(whole)]
    for number, chance in enumerate(tries(16)):
        shutil.copytree(whole, home)
        print(number, spoiled(home / files[number % len(files)], chance))
        tries.found[f"with {start(home)} sentences, then {start(home)}"] += 1
        shutil.rmtree(home)
