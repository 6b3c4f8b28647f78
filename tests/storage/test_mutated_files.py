"""Mutated settings, saves and records: nothing damaged is lost, nothing wrong is believed."""

import json
import shutil
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from briscola.commands.errors import CannotDo
from briscola.commands.verify import in_words, verify
from briscola.storage.records.match_record import Record, parse
from briscola.storage.records.records import Records, Unreadable
from briscola.storage.settings.settings import Settings, changed
from briscola.storage.settings.settings_file import SettingsFile
from tests.damaged_json import damaged
from tests.storage.played import GAMES, played
from tests.tries import Tries

SETTINGS = msgspec.json.encode(
    changed(Settings(), language="it", player="Nicolò", table="night", volume=0.5, match={"players": 4})
).decode()


@pytest.mark.slow
def test_mutated_files_are_refused_copied_or_right(tmp_path: Path, tries: Tries) -> None:
    """The settings, a save that is taken up and a record to verify by turns."""
    for number, chance in enumerate(tries(90)):
        home = tmp_path / str(number)
        home.mkdir()
        tries.found[(_settings, _save, _record)[number % 3](home, chance)] += 1
        shutil.rmtree(home)


def _settings(home: Path, chance: Random) -> str:
    """The settings load; what is damaged lies beside them, and the next start has nothing to say."""
    data, path = damaged(SETTINGS, chance), home / "settings.json"
    path.write_bytes(data)
    settings, note = SettingsFile(path).load()
    if note is None:
        return "settings without damage"
    assert data in _asides(home), "the damaged settings were not kept"
    assert SettingsFile(path).save(settings)
    assert SettingsFile(path).load() == (settings, None)
    return f"settings {note}, copied"


def _save(home: Path, chance: Random) -> str:
    """A save is taken up as far as it was so, or put aside whole."""
    data, whole, unfinished = _match(chance)
    assert whole.header is not None
    path = home / f"{whole.header.id}.jsonl"
    path.write_bytes(data)
    try:
        taken = Records(home).take_up(path)
    except Unreadable as error:
        assert error.kept is not None and error.kept.read_bytes() == data and not path.exists()
        return "saves put aside whole"
    if path.read_bytes() != data:
        assert data in _asides(home), "the damaged save was not kept"
    assert parse(path.read_bytes()).wrong is None
    if taken.header == whole.header and taken.events == whole.events[: len(taken.events)]:
        return "saves taken up as far as they were so"
    assert unfinished, "what was taken up never happened"
    return "saves of an unfinished hand rewritten to another right one"


def _record(home: Path, chance: Random) -> str:
    """A record that verifies is the one that was played, or a beginning of it that says so."""
    data, whole, unfinished = _match(chance)
    path = home / "record.jsonl"
    path.write_bytes(data)
    try:
        found = verify(str(path))
        said = " ".join(in_words(str(path), found))
    except CannotDo as error:
        sentence = str(error)
        assert sentence.isprintable() and len(sentence) > 20, repr(sentence)
        return "records refused in a sentence"
    record = found.record
    if record.header == whole.header and record.events == whole.events[: len(record.events)]:
        assert len(record.events) == len(whole.events) or "complete" not in said
        return "records right as far as they go"
    assert unfinished or record.header is None, "a changed record verifies"
    if record.header is None:
        assert "no hash chain" in said
        return "records without their header, said to lack a chain"
    return "records of an unfinished hand rewritten to another right one"


@cache
def _lines(game: str) -> tuple[Record, list[str]]:
    data = played(game).data
    return parse(data), data.decode().splitlines()


def _match(chance: Random) -> tuple[bytes, Record, bool]:
    """A record with one thing wrong, the record as it was, and whether no chain vouched for the place."""
    whole, lines = _lines(chance.choice(list(GAMES)))
    links = [at for at, line in enumerate(lines) if json.loads(line).get("event") == "chain"]
    end = len(lines) if chance.random() < 0.6 else chance.randrange(2, len(lines))
    at = chance.randrange(end)
    data = [line.encode() for line in lines[:end]]
    data[at] = damaged(lines[at], chance)
    vouched = any(at < link < end for link in links)
    return b"".join(line + b"\n" for line in data), whole, not vouched


def _asides(home: Path) -> list[bytes]:
    return [path.read_bytes() for path in home.iterdir() if ".damaged-" in path.name]
