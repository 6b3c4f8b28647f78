"""A lost database does not make the start wait: what came last is there at once, the rest soon."""

import os
from pathlib import Path

import pytest

from briscola.client.host import library as module
from briscola.client.host.library import Library
from briscola.storage.evenings.matches import Search
from briscola.storage.records.records import Records
from tests.storage.evenings import play


def test_many_records_are_taken_in_beside_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 2)
    records = Records(tmp_path / "records")
    matches = [play(records, seed=seed) for seed in range(3)]
    matches.append(play(records, steps=9, began="2099-11-21T20:00:00Z"))
    for hours, match in enumerate(matches):
        os.utime(match.path, (3600 * hours, 3600 * hours))
    library = Library(tmp_path, settings_file=tmp_path / "settings.json")
    library.catch_up()
    assert library.waiting() == [matches[-1].path]
    assert library.behind is not None
    assert library.behind.result == 2
    assert library.history.count(Search()) == 4
    assert library.waiting() == [matches[-1].path]
    library.close()


def test_a_usual_start_takes_nothing_in(tmp_path: Path) -> None:
    play(Records(tmp_path / "records"))
    for _ in range(2):
        library = Library(tmp_path, settings_file=tmp_path / "settings.json")
        library.catch_up()
        assert library.behind is None
        assert library.history.count(Search()) == 1
        library.close()
