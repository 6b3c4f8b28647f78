"""A small document in a file: whole or not at all, bounded, put aside when it is damaged."""

from pathlib import Path

import pytest
from msgspec import Struct

from briscola.storage.files.kept_document import DocumentDamage, KeptDocument


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A document to keep."""

    number: int
    words: str = ""


def _positive(note: Note) -> None:
    if note.number <= 0:
        raise ValueError("the number is below 1")


@pytest.fixture
def kept(tmp_path: Path) -> KeptDocument[Note]:
    return KeptDocument(tmp_path / "rooms" / "note.json", Note, largest=100, check=_positive)


def test_a_document_comes_back_as_it_was_written(kept: KeptDocument[Note]) -> None:
    assert kept.read() is None
    assert kept.write(Note(number=3))
    assert kept.read() == Note(number=3)
    assert kept.write(None)
    assert kept.read() is None
    assert kept.damage is None


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b'{"number": 0}', b'{"number": 1, "more": 2}', b'{"number": "1"}', b"[" * 90, b" " * 101],
)
def test_a_damaged_document_is_put_aside_and_told(kept: KeptDocument[Note], data: bytes) -> None:
    kept.path.parent.mkdir()
    kept.path.write_bytes(data)
    assert kept.read() is None
    damage = kept.damage
    assert damage is not None
    assert damage.kind == "aside"
    assert damage.path.read_bytes() == data
    assert kept.write(Note(number=1))
    assert kept.read() == Note(number=1)
    assert kept.damage is None


def test_nothing_is_written_over_a_file_that_the_disk_does_not_let_us_read(kept: KeptDocument[Note]) -> None:
    kept.path.mkdir(parents=True)
    assert kept.read() is None
    assert kept.damage == DocumentDamage(kind="unreadable", path=kept.path)
    assert not kept.write(Note(number=1))


def test_a_document_that_could_not_be_read_again_is_not_written(kept: KeptDocument[Note]) -> None:
    assert kept.write(Note(number=1))
    assert not kept.write(Note(number=2, words="x" * 100))
    assert kept.read() == Note(number=1)


def test_a_disk_that_refuses_keeps_the_old_document(tmp_path: Path) -> None:
    (tmp_path / "rooms").write_bytes(b"")
    kept = KeptDocument(tmp_path / "rooms" / "note.json", Note, largest=100)
    assert not kept.write(Note(number=1))
