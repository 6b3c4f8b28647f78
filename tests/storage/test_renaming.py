"""Renaming on Windows, where another program may have a file or folder open for a moment."""

import os
import shutil
from pathlib import Path

import pytest

from briscola.storage import own_decks
from briscola.storage.files import atomic_write
from briscola.storage.files.atomic_write import REST, WAITS, rename, write_whole
from briscola.storage.files.quarantine import put_aside
from briscola.storage.records.records import Records
from briscola.system import resources
from briscola.ui.render.svg import svg_store
from tests.own_decks import kept_deck
from tests.storage.disks import Scanner

AGAIN = len(WAITS)
"""Tries after the first."""


@pytest.mark.parametrize("tries", range(AGAIN + 1))
def test_what_is_open_elsewhere_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tries: int
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    scanner = Scanner(monkeypatch, tries=tries)
    assert write_whole(path, b"new")
    assert path.read_bytes() == b"new" and list(tmp_path.iterdir()) == [path]
    assert scanner.waited == list(WAITS[:tries])


def test_it_is_waited_for_half_a_second_and_then_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    scanner = Scanner(monkeypatch, tries=AGAIN + 1)
    assert not write_whole(path, b"new")
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]
    assert sum(scanner.waited) == pytest.approx(0.5)


def test_where_it_was_in_vain_the_next_one_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a window would stand still at every write."""
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    scanner = Scanner(monkeypatch, tries=AGAIN + 1)
    assert not write_whole(here / "a", b"")
    scanner.waited.clear()
    scanner.now = REST - 0.1
    assert not write_whole(here / "b", b"") and scanner.waited == []
    assert not write_whole(elsewhere / "c", b"") and scanner.waited == list(WAITS)
    scanner.waited.clear()
    scanner.now = REST
    assert not write_whole(here / "d", b"") and scanner.waited == list(WAITS)


def test_only_so_many_folders_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atomic_write, "_MOST", 3)
    Scanner(monkeypatch, tries=AGAIN + 1)
    for number in range(10):
        assert not write_whole(tmp_path / f"{number}" / "a", b"")
        assert len(atomic_write._in_vain) <= 3


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), FileNotFoundError(2, "No file")])
def test_what_waiting_cannot_mend_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    scanner = Scanner(monkeypatch, tries=0)

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(type(error)):
        rename(tmp_path / "a", tmp_path / "b")
    assert scanner.waited == []


def test_nobody_waits_on_other_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a refusal is one of rights, which no time mends."""
    scanner = Scanner(monkeypatch, tries=1)
    monkeypatch.setattr(atomic_write, "_POSIX", True)
    assert not write_whole(tmp_path / "a", b"") and scanner.waited == [] and scanner.refused == 1


def test_everything_that_is_renamed_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "own_decks_folder", lambda: tmp_path / "own-decks")
    scanner = Scanner(monkeypatch, tries=2)
    damaged = tmp_path / "a.jsonl"
    damaged.write_bytes(b"damaged")
    aside = put_aside(damaged, "a test")
    assert aside is not None and aside.read_bytes() == b"damaged" and not damaged.exists()
    older = tmp_path / "match.jsonl"
    older.write_bytes(b'{"record":1,"program":"briscola 0.5.0"}\n')
    assert Records(tmp_path / "records").adopt_older() is not None
    drawn = tmp_path / "1x1.png"
    svg_store.keep(drawn, b"drawn")
    assert drawn.read_bytes() == b"drawn" and list(tmp_path.glob("*.part")) == []
    name = kept_deck("Zia Pina")
    assert [deck.name for deck in resources.own_decks()] == [name]
    scanner.waited.clear()
    own_decks.remove_deck(name)
    assert resources.own_decks() == () and scanner.waited == list(WAITS[:2])
    shutil.rmtree(tmp_path / "own-decks")
