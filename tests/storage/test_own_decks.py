"""Decks that people have brought lie in a folder of ours; what they were made of is theirs."""

import os
from pathlib import Path

import pytest

from briscola.client.hot_seat.agreement import house_of
from briscola.client.setup.match_setup import MatchSetup
from briscola.storage import own_decks
from briscola.storage.own_decks import TooManyDecks
from briscola.storage.settings.settings import Settings, changed
from briscola.storage.settings.settings_file import SettingsFile
from briscola.system import resources, svg_document
from tests.own_decks import CODES, SIZE, kept_deck
from tests.storage.disks import unreadable


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer to which decks may be brought."""
    monkeypatch.setattr(resources, "own_decks_folder", lambda: tmp_path / "own-decks")
    return tmp_path


def test_a_deck_is_listed_after_those_of_the_game_with_its_title_and_shape() -> None:
    before = resources.decks()
    name = kept_deck("Zia Pina")
    assert [*before, resources.deck(name)] == [*resources.decks()]
    info = resources.deck(name)
    assert info is not None and info.own and info.title == "Zia Pina"
    assert info.ratio == pytest.approx(SIZE[0] / SIZE[1])


def test_its_cards_are_pictures_and_what_it_lacks_is_lent() -> None:
    name = kept_deck("Zia Pina", family="italian", indexed=True, back_of="siciliane")
    cards = [resources.card_drawing(name, code) for code in CODES]
    assert all(card is not None and card.path.suffix == ".png" for card in cards)
    for code in ("back", "back-red", "back-small"):
        assert resources.card_drawing(name, code) == resources.card_drawing("siciliane", code) is not None
    assert resources.sign_drawing(name, "C") == resources.sign_drawing("napoletane", "C") is not None
    assert resources.index_drawing(name, "RS") == resources.index_drawing("napoletane", "RS") is not None


def test_every_index_of_an_own_deck_has_its_sign() -> None:
    """Some lender has no room for one; on a deck of one's own nothing is known of the corner."""
    for family in ("italian", "spanish"):
        name = kept_deck("Zia Pina", family=family, indexed=True)
        for code in CODES:
            drawing = resources.index_drawing(name, code)
            if drawing is not None:
                _left, _top, width, height = svg_document.view(resources.drawing(drawing.path))
                assert height > 1.4 * width, code


def test_cards_as_they_are_get_no_index_and_its_own_back_stays() -> None:
    name = kept_deck("Zia Pina", indexed=False, own_back=True)
    assert resources.index_drawing(name, "RS") is None
    back = resources.card_drawing(name, "back")
    assert back is not None and back.path.suffix == ".png"


def test_the_same_deck_brought_again_is_there_once_and_one_of_its_title_gives_way() -> None:
    first = kept_deck("Zia Pina")
    assert kept_deck("Zia Pina") == first
    second = kept_deck("Zia Pina", family="spanish")
    assert second != first and [info.name for info in resources.own_decks()] == [second]
    kept_deck("Zio Gino")
    assert [info.title for info in resources.own_decks()] == ["Zia Pina", "Zio Gino"]


def test_there_is_room_for_so_many_decks_and_then_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "MOST", 2)
    kept_deck("One")
    kept_deck("Two")
    with pytest.raises(TooManyDecks):
        kept_deck("Three")
    assert [info.title for info in resources.own_decks()] == ["One", "Two"]
    assert kept_deck("Two", family="spanish")


def test_a_removed_deck_is_gone_and_no_other_folder_can_be_removed(home: Path) -> None:
    name = kept_deck("Zia Pina")
    (home / "own-decks" / "own-notes").mkdir()
    for other in ("own-notes", "own-/../../own-decks", "napoletane", "own-decks", ".."):
        own_decks.remove_deck(other)
    assert (home / "own-decks" / "own-notes").is_dir() and resources.deck("napoletane") is not None
    own_decks.remove_deck(name)
    assert resources.own_decks() == () and resources.card_drawing(name, "1C") is None
    assert [path.name for path in (home / "own-decks").iterdir()] == ["own-notes"]


def test_a_lender_of_another_folder_is_none(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = kept_deck("Zia Pina", back_of="siciliane")
    path = home / "own-decks" / name / "deck.json"
    asked: list[str] = []
    monkeypatch.setattr(resources, "asset", lambda *parts: asked.extend(parts))
    for at, lender in enumerate(("../../secrets", name, "own-x", "/etc")):
        path.write_text(path.read_text().replace("siciliane", lender))
        os.utime(path, (1, 1 + at))
        assert resources.card_drawing(name, "back") is None and lender not in asked
        path.write_text(path.read_text().replace(lender, "siciliane"))


def test_a_folder_half_written_is_no_deck_and_is_swept_after_a_day() -> None:
    old, new = own_decks.begin_deck(), own_decks.begin_deck()
    os.utime(old, (1, 1))
    own_decks.begin_deck()
    assert resources.own_decks() == () and new.is_dir() and not old.exists()


def test_settings_with_a_removed_deck_go_on_with_the_usual_one_and_call_nothing_damaged(home: Path) -> None:
    name = kept_deck("Zia Pina")
    file = SettingsFile(home / "settings.json")
    file.save(changed(Settings(), deck=name, table="walnut"))
    assert SettingsFile(file.path).load()[0].deck == name
    own_decks.remove_deck(name)
    settings, note = SettingsFile(file.path).load()
    assert settings.deck == Settings().deck and settings.table == "walnut" and note is None


def test_a_record_does_not_tell_which_deck_of_ones_own_it_was() -> None:
    name = kept_deck("Zia Pina")
    assert house_of(changed(Settings(), deck=name), MatchSetup()).deck == resources.OWN_IN_RECORDS
    assert house_of(changed(Settings(), deck="siciliane"), MatchSetup()).deck == "siciliane"


def test_what_is_put_into_the_folder_is_offered_until_it_has_been_seen_and_again_once_changed(
    home: Path,
) -> None:
    assert own_decks.brought_decks() == ()
    there = own_decks.bring_folder()
    (there / "cards").mkdir(parents=True)
    (there / "deck.zip").write_bytes(b"x")
    (there / "notes.txt").write_bytes(b"x")
    assert own_decks.brought_decks() == (there / "cards", there / "deck.zip")
    for path in own_decks.brought_decks():
        own_decks.note_seen(path)
    before = (home / "own-decks" / "seen.json").read_bytes()
    own_decks.note_seen(home / "elsewhere.zip")
    assert (home / "own-decks" / "seen.json").read_bytes() == before
    assert own_decks.brought_decks() == ()
    (there / "cards" / "1C.png").write_bytes(b"x")
    assert own_decks.brought_decks() == (there / "cards",)


@pytest.mark.parametrize("seen", [b"", b"[]", b"\xff", b'{"deck.zip": 7}'])
def test_a_damaged_list_of_what_was_seen_only_forgets(seen: bytes, home: Path) -> None:
    own_decks.bring_folder().mkdir()
    (own_decks.bring_folder() / "deck.zip").write_bytes(b"x")
    (home / "own-decks").mkdir()
    (home / "own-decks" / "seen.json").write_bytes(seen)
    assert len(own_decks.brought_decks()) == 1
    own_decks.note_seen(own_decks.bring_folder() / "deck.zip")
    assert own_decks.brought_decks() == ()


def test_a_list_of_what_was_seen_that_cannot_be_read_now_stays_and_nothing_is_offered(home: Path) -> None:
    own_decks.bring_folder().mkdir()
    for name in ("one.zip", "two.zip", "three.zip"):
        (own_decks.bring_folder() / name).write_bytes(b"x")
    one, _three, two = own_decks.brought_decks()
    own_decks.note_seen(one)
    with unreadable(home / "own-decks" / "seen.json"):
        assert own_decks.brought_decks() == ()
        own_decks.note_seen(two)
    assert one not in own_decks.brought_decks()


def test_a_title_is_one_clean_line() -> None:
    assert own_decks.title_from(Path("Zia_Pina\u202e 1952.ZIP")) == "Zia Pina 1952"
    assert own_decks.title_from(Path("my.cards")) == "my.cards"
    assert len(own_decks.title_from(Path("x" * 200))) == own_decks.LONGEST_TITLE
