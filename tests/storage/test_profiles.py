"""Several people at one computer: each with a name, a face, settings and statistics."""

from pathlib import Path

import pytest

from briscola.storage.database.database import Database
from briscola.storage.people.profiles import BadProfile, Profile, Profiles
from briscola.storage.settings.person_names import FIRST
from briscola.storage.settings.settings import Settings
from briscola.storage.settings.settings_file import SettingsFile


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    """The settings of the first profile."""
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def people(database: Database, settings_file: Path) -> Profiles:
    """The people of that database."""
    return Profiles(database, settings_file=settings_file)


def test_the_first_start_makes_one_profile_of_the_settings_that_are_there(
    people: Profiles, settings_file: Path
) -> None:
    SettingsFile(settings_file).save(Settings(player="Ada"))
    (only,) = people.all()
    assert (only.id, only.name) == (FIRST, "Ada")
    assert only.settings_path(settings_file) == settings_file


def test_another_persons_settings_lie_beside(people: Profiles, settings_file: Path) -> None:
    bruna = people.add("Bruna", "bruna")
    assert (
        bruna.settings_path(settings_file) == settings_file.parent / "profiles" / bruna.id / "settings.json"
    )


def test_people_stand_in_the_order_in_which_they_came(people: Profiles) -> None:
    people.all()
    people.add("Zeno")
    people.add("Ada")
    assert [profile.name for profile in people.all()] == ["", "Zeno", "Ada"]


def test_who_played_last_is_remembered(people: Profiles) -> None:
    assert people.latest().id == FIRST
    ada = people.add("Ada")
    people.use(FIRST)
    people.use(ada.id)
    assert people.latest() == people.get(ada.id)


def test_of_several_the_one_who_played_last_is_found(people: Profiles) -> None:
    first = people.all()[0]
    others = [people.add(name) for name in ("Ada", "Nino", "Rosa")]
    assert people.latest() == others[-1], "who is new sits down"
    for each in (*others, first, *reversed(others)):
        people.use(each.id)
        assert people.latest() == each
    assert len({each.id for each in others}) == 3 and all(len(each.id) == 8 for each in others)


def test_names_and_faces_can_be_changed(people: Profiles) -> None:
    ada = people.add("Ada")
    assert people.change(ada.id, name="  Adele   Rossi ").name == "Adele Rossi"
    changed = people.change(ada.id, face="person-man")
    assert (changed.name, changed.face) == ("Adele Rossi", "person-man")
    assert people.change(ada.id, name="adele rossi").name == "adele rossi"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u2060", "\u2028\u2029", "\x00\x07"])
def test_a_name_that_nobody_can_see_is_refused(people: Profiles, name: str) -> None:
    with pytest.raises(BadProfile, match="can be seen"):
        people.add(name)


def test_a_name_is_given_once(people: Profiles) -> None:
    people.add("Ada")
    with pytest.raises(BadProfile, match="ADA"):
        people.add("ADA")


def test_who_leaves_is_off_the_list_and_may_come_again(people: Profiles) -> None:
    ada = people.add("Ada")
    people.use(ada.id)
    people.remove(ada.id)
    assert [profile.id for profile in people.all()] == [FIRST]
    assert people.latest().id == FIRST
    assert people.add("Ada").id != ada.id


def test_the_first_may_leave_when_another_is_there(people: Profiles) -> None:
    people.all()
    ada = people.add("Ada")
    people.remove(FIRST)
    assert [profile.id for profile in people.all()] == [ada.id]
    with pytest.raises(BadProfile, match="last"):
        people.remove(ada.id)


def test_counting_begins_anew_for_one_person(people: Profiles) -> None:
    ada, first = people.add("Ada"), people.all()[0]
    assert people.begin_counting_anew(ada.id).counts_from > ada.created
    assert people.get(first.id).counts_from == ""


def test_an_unknown_profile_is_named(people: Profiles) -> None:
    with pytest.raises(BadProfile, match="'nobody'"):
        people.use("nobody")


def test_after_a_loss_people_are_found_by_their_settings(people: Profiles, settings_file: Path) -> None:
    SettingsFile(settings_file).save(Settings(player="Ada"))
    bruna = settings_file.parent / "profiles" / "b0b0b0b0" / "settings.json"
    SettingsFile(bruna).save(Settings(player="Bruna"))
    assert [(each.id, each.name) for each in people.all()] == [(FIRST, "Ada"), ("b0b0b0b0", "Bruna")]


def test_without_a_database_somebody_plays_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with Database(tmp_path / "file" / "history.sqlite") as database:
        assert len(Profiles(database, settings_file=tmp_path / "settings.json").all()) == 1
    assert Profile(id=FIRST).name == ""
