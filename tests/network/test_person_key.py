"""A person's key: made once, hers alone, in no export, and never replaced where it is damaged."""

import stat
from pathlib import Path

import pytest

from briscola.network.keys.person_key import NoKey, kept_key, person_key_file
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import FIRST
from tests.network.keys import ANNA


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return person_key_file(Profile(id="0a1b").settings_path(tmp_path / "settings.json"))


def test_it_is_made_at_the_first_table_and_stays_the_same(file: Path) -> None:
    assert not file.exists()
    key = kept_key(file)
    assert kept_key(file) == key
    assert kept_key(file).public == key.public


def test_every_profile_has_its_own(tmp_path: Path) -> None:
    people = (Profile(id=FIRST), Profile(id="0a1b"), Profile(id="2c3d"))
    files = [person_key_file(person.settings_path(tmp_path / "settings.json")) for person in people]
    assert len({kept_key(file).public for file in files}) == 3


@pytest.mark.linux
def test_its_owner_alone_may_read_it_wherever_it_comes_from(file: Path) -> None:
    kept_key(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    kept_key(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_copy_makes_the_same_person_elsewhere_and_a_lost_key_another(file: Path, tmp_path: Path) -> None:
    key = kept_key(file)
    copy = tmp_path / "elsewhere.key"
    copy.write_bytes(file.read_bytes())
    assert kept_key(copy) == key
    file.unlink()
    assert kept_key(file) != key


@pytest.mark.parametrize("at", [0, 31, 63, 64, 70, 128])
def test_any_wrong_letter_is_damage_and_the_file_stays(file: Path, at: int) -> None:
    kept_key(file)
    text = bytearray(file.read_bytes())
    text[at] = ord("0") if text[at] != ord("0") else ord("1")
    file.write_bytes(text)
    with pytest.raises(NoKey, match="is damaged: put a copy of it there, or take it away") as caught:
        kept_key(file)
    assert (caught.value.why, caught.value.file) == ("damaged", file)
    assert file.read_bytes() == text


@pytest.mark.parametrize("text", [b"", b"\xff" * 130, b"\n", b"00", b"0" * 5000, "é".encode() * 65])
def test_a_file_of_anything_else_is_damage_too(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "friends.key"
    file.write_bytes(text)
    with pytest.raises(NoKey, match="is damaged"):
        kept_key(file)


def test_what_is_no_plain_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoKey, match="cannot be read: ") as caught:
        kept_key(tmp_path)
    assert caught.value.why == "unreadable"


def test_where_nothing_can_be_kept_there_is_no_key(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file in the way", encoding="utf-8")
    with pytest.raises(NoKey) as caught:
        kept_key(tmp_path / "folder" / "friends.key")
    assert caught.value.why in ("unwritable", "unreadable")


def test_nothing_shows_the_seed() -> None:
    assert ANNA.seed.hex() not in f"{ANNA} {ANNA!r} {[ANNA]}"
    assert repr(ANNA.seed) not in f"{ANNA!r}"
