"""A deck is dropped on the window, looked at, taken, played with, and removed again."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.cards import Rank, Suit
from briscola.entries import IN_WINDOW
from briscola.storage import own_decks as stored
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.deck_bringer import DeckBringer
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.own_decks.bring_sheet import BringDeck
from briscola.ui.scenes.own_decks.deck_pictures import AllForty, PictureButton
from briscola.ui.scenes.own_decks.own_decks_sheet import OwnDecks
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.settings.style_settings import deck_title
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice import Stepper
from tests.own_decks import FORMS, SIZE, colour, files, kept_deck, pixels, zipped
from tests.ui.conftest import Open
from tests.ui.driver import Driver, on_top
from tests.ui.hands import key, typed

NEAR = 12
TABLE = MatchSetup(opponents=regulars(2, ("easy",)))


def drop(app: App, path: Path) -> None:
    app.dispatch(pygame.event.Event(pygame.DROPFILE, file=str(path)))


def read(app: App) -> BringDeck:
    """Wait until the deck on top is read."""
    sheet = on_top(app, BringDeck)
    Driver(app).until(lambda: sheet.read)
    app.tick(0.05)
    return sheet


def bring(app: App, form: str, place: Path) -> BringDeck:
    """Drop a deck of a form, and wait until it is read."""
    drop(app, FORMS[form](place))
    return read(app)


def press(app: App, name: str, *codes: int, mod: int = 0) -> None:
    app.scenes[-1].group.focus_name(name)
    for code in codes or (pygame.K_RETURN,):
        app.dispatch(key(code, mod=mod))


def write(app: App, name: str, words: object) -> None:
    press(app, name, pygame.K_a, mod=pygame.KMOD_CTRL)
    app.dispatch(typed(str(words)))


def test_a_zip_dropped_on_the_window_becomes_the_deck_of_the_table(
    app: App, navigator: Navigator, tmp_path: Path
) -> None:
    assert bring(app, "zip of JPEG", tmp_path).whole
    app.dispatch(key(pygame.K_RETURN))
    name = app.settings.deck
    assert resources.is_own(name) and isinstance(app.top, Title)
    assert deck_title(name) == "jpeg"
    navigator.start(TABLE)
    assert isinstance(app.top, PlayScene) and app.kit.sprites.info.name == name
    drawn = app.kit.sprites.art.card("RD", (60, 100), dim=False, indexed=False)
    assert drawn.get_at((30, 50))[:3] == pytest.approx(colour("RD"), abs=NEAR)


@pytest.mark.parametrize("form", ["folder of PNG", "zip of WebP"])
def test_whatever_is_chosen_on_the_sheet_is_true_of_the_deck(
    form: str, app: App, navigator: Navigator, tmp_path: Path
) -> None:
    assert app.hooks.bring_deck == navigator.entry(DeckBringer).bring
    scene = bring(app, form, tmp_path)
    write(app, "title", "Zia Pina")
    for name in ("family", "indexed"):
        press(app, name, pygame.K_RIGHT)
    while scene.lenders[scene.back] != "siciliane":
        press(app, "back", pygame.K_RIGHT)
    press(app, "yes")
    info = resources.deck(app.settings.deck)
    assert info is not None
    found = (info.title, info.family, info.index, info.back_of)
    assert found == ("Zia Pina", "spanish", "corner", "siciliane")


def test_the_archives_own_back_comes_first_and_a_deck_without_one_gets_that_of_the_nearest_shape(
    app: App, tmp_path: Path
) -> None:
    drop(app, FORMS["folder in a zip, mixed case, with a back"](tmp_path))
    assert read(app).lenders[0] == "" == read(app).lenders[read(app).back]
    press(app, "yes")
    back = resources.card_drawing(app.settings.deck, "back")
    assert back is not None and back.path.parent.name == app.settings.deck
    drop(app, FORMS["numbers"](tmp_path))
    shapes = [info for name in read(app).lenders if (info := resources.deck(name))]
    far = [abs(info.ratio - 0.6) for info in shapes]
    assert far == sorted(far) and len(far) == len(resources.shipped_decks())


def test_numbers_in_the_corner_are_added_or_not(app: App, tmp_path: Path) -> None:
    bring(app, "folder of PNG", tmp_path)
    press(app, "indexed", pygame.K_LEFT)
    press(app, "yes")
    art = app.kit.sprites.art
    with_index, without = (art.card("RD", (60, 100), dim=False, indexed=each) for each in (True, False))
    corners = [pygame.image.tobytes(each.subsurface(0, 0, 20, 30), "RGB") for each in (with_index, without)]
    assert corners[0] != corners[1]
    assert with_index.get_at((40, 60)) == without.get_at((40, 60))


@pytest.mark.parametrize("scene", ["title", "evenings", "new match", "settings", "table"])
def test_it_may_be_dropped_on_any_scene(scene: str, app: App, navigator: Navigator, tmp_path: Path) -> None:
    ways: dict[str, Callable[[], object]] = {
        "title": lambda: None,
        "evenings": navigator.evenings,
        "new match": navigator.choose,
        "settings": lambda: app.push(OwnDecks(app)),
        "table": lambda: navigator.start(TABLE),
    }
    ways[scene]()
    below = app.top
    if scene == "table":  # it has no use for anything else
        drop(app, tmp_path / "letter.txt")
        assert app.top is below
    drop(app, FORMS["zip of SVG"](tmp_path))
    assert isinstance(app.top, BringDeck)
    app.dispatch(key(pygame.K_ESCAPE))
    assert app.top is below


def test_a_record_is_still_dropped_into_the_evenings(app: App, tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_text("{}")
    drop(app, tmp_path / "match.jsonl")
    assert isinstance(app.top, MatchHistory)


def test_a_deck_with_a_missing_card_is_not_taken_and_the_sentence_names_it(app: App, tmp_path: Path) -> None:
    named = files(pixels("PNG"), "png")
    del named["3C.png"]
    named["RS.png"] = b"broken"
    before = app.settings.deck
    drop(app, zipped(tmp_path / "deck.zip", named))
    said = read(app).spoken_text
    assert "39 cards; missing: three of cups; damaged: RS" in said
    app.dispatch(key(pygame.K_RETURN))
    assert isinstance(app.top, Title) and app.settings.deck == before
    assert resources.own_decks() == () and (tmp_path / "deck.zip").is_file()


def test_numbers_do_not_tell_the_suits_and_the_sheet_asks_for_them(app: App, tmp_path: Path) -> None:
    """Swords and cups change places; the question is only asked where names leave a doubt."""
    assert not bring(app, "zip of JPEG", tmp_path).doubtful
    app.dispatch(key(pygame.K_ESCAPE))
    sheet = bring(app, "numbers", tmp_path)
    assert sheet.doubtful and "Which suit is which" in sheet.spoken_text
    press(app, "suit-C", pygame.K_LEFT)
    steppers = [w for w in sheet.group.widgets if isinstance(w, Stepper) and w.name.startswith("suit-")]
    assert [stepper.values[stepper.index] for stepper in steppers] == ["swords", "coins", "batons", "cups"]
    assert not any(button.primary for button in sheet.group.widgets if isinstance(button, Button))
    press(app, "yes")
    assert sheet.ready and not sheet.doubtful
    press(app, "yes")
    for seen, read_as in (("RS", "RC"), ("1C", "1S"), ("FD", "FD"), ("7B", "7B")):
        drawn = app.kit.sprites.art.card(seen, SIZE, dim=False, indexed=False)
        assert drawn.get_at((30, 50))[:3] == pytest.approx(colour(read_as), abs=NEAR), seen
    assert len(list(resources.own_decks_folder().iterdir())) == 1


def two_drawings(*codes: str) -> dict[str, bytes]:
    """A deck with a second picture of some cards, in the colour of another one."""
    others = {f"{code}-alt.png": pixels("PNG")("7D") for code in codes}
    return {**files(pixels("PNG"), "png"), **others}


def middle(app: App, code: str) -> tuple[int, ...]:
    """The colour of a card of the deck in use."""
    return tuple(app.kit.sprites.art.card(code, SIZE, dim=False, indexed=False).get_at((30, 50)))[:3]


@pytest.mark.parametrize("way", ["key", "mouse", "finger"])
def test_of_two_pictures_of_a_card_the_sheet_asks_once_for_all_that_are_told_apart_alike(
    way: str, app: App, tmp_path: Path
) -> None:
    drop(app, zipped(tmp_path / "two.zip", two_drawings("1C", "2C", "RS")))
    sheet = read(app)
    said = sheet.spoken_text
    assert said == (
        "Ace of cups. Which of these pictures belongs to the deck? The choice holds for 2 more cards."
    )
    pictures = [w for w in sheet.group.widgets if isinstance(w, PictureButton)]
    assert [w.spoken().name for w in pictures] == ["1C", "1C-alt"]
    app.draw()
    shown = [
        tuple(app.window.surface.get_at((w.rect.centerx, w.rect.y + w.rect.height // 3)))[:3]
        for w in pictures
    ]
    assert shown == [pytest.approx(colour(code), abs=NEAR) for code in ("1C", "7D")]
    if way == "key":
        app.dispatch(key(pygame.K_RIGHT))
        app.dispatch(key(pygame.K_RETURN))
    else:
        at = pictures[1].rect.centerx, pictures[1].rect.y + pictures[1].rect.height // 3
        (Driver(app).tap_at if way == "finger" else Driver(app).click_at)(at)
    assert sheet.choice_of_pictures is None and "Which" not in sheet.spoken_text
    app.dispatch(key(pygame.K_RETURN))
    for code in ("1C", "2C", "RS"):
        assert middle(app, code) == pytest.approx(colour("7D"), abs=NEAR)
    assert middle(app, "3C") == pytest.approx(colour("3C"), abs=NEAR)
    info = resources.deck(app.settings.deck)
    folder = resources.own_decks_folder() / app.settings.deck
    assert info is not None and len(list(folder.glob("*.png"))) == 40


def test_a_choice_of_pictures_can_be_made_again(app: App, tmp_path: Path) -> None:
    drop(app, zipped(tmp_path / "two.zip", two_drawings("1C")))
    sheet = read(app)
    press(app, "picture-1")
    assert sheet.pictures["1C"] == "1C-2"
    press(app, "again")
    assert sheet.choice_of_pictures is not None
    press(app, "picture-0")
    press(app, "yes")
    assert middle(app, "1C") == pytest.approx(colour("1C"), abs=NEAR)


def test_a_french_pack_is_called_by_french_names(app: App, tmp_path: Path) -> None:
    suits, ranks = (
        {"C": "hearts", "D": "diamonds", "B": "clubs", "S": "spades"},
        dict(zip("1FCR", "AJQK", strict=True)),
    )

    def name(code: str) -> str:
        return f"{ranks.get(code[0], code[0])}_of_{suits[code[1]]}"

    drop(app, zipped(tmp_path / "poker.zip", files(pixels("PNG"), "png", name)))
    sheet = read(app)
    assert sheet.whole and not sheet.doubtful and sheet.choice.family == "french"
    press(app, "yes")
    info = resources.deck(app.settings.deck)
    assert info is not None and info.family == "french"


@pytest.mark.parametrize("way", ["Escape", "the button"])
@pytest.mark.parametrize("when", ["reading", "read"])
def test_whoever_cancels_keeps_nothing(when: str, way: str, app: App, tmp_path: Path, home: Path) -> None:
    drop(app, FORMS["folder of PNG"](tmp_path))
    look = on_top(app, BringDeck).style if when == "reading" else read(app).style
    if way == "Escape":
        app.dispatch(key(pygame.K_ESCAPE))
    else:
        press(app, "no")
    assert isinstance(app.top, Title)
    assert look.work.result is not None  # its thread has ended
    assert [path for path in (home / "own-decks").iterdir() if path.is_dir()] == []


def test_a_full_disk_is_told_and_the_sheet_stays(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(app, "folder of PNG", tmp_path)
    monkeypatch.setattr(stored, "write_whole", lambda *_: False)
    press(app, "yes")
    assert "could not be kept" in on_top(app, BringDeck).spoken_text


def test_what_lies_in_the_folder_decks_is_offered_on_the_title_once(app: App, library: Library) -> None:
    there = stored.bring_folder()
    there.mkdir()
    zipped(there / "Ada.zip", files(pixels("PNG"), "png"))
    zipped(there / "no.zip", {"a": b"x"})
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.begin()
    assert read(app).whole
    press(app, "yes")
    assert "No cards" in read(app).spoken_text
    app.dispatch(key(pygame.K_RETURN))
    for _ in range(2):
        assert isinstance(app.top, Title)
        navigator.title()
    assert deck_title(app.settings.deck) == "Ada" and (there / "Ada.zip").is_file()


def test_a_deck_is_removed_after_a_question_and_the_table_gets_the_usual_one(app: App) -> None:
    name = kept_deck("Zia Pina")
    app.change(deck=name)
    app.push(OwnDecks(app))
    press(app, f"remove-{name}")
    assert isinstance(app.top, Dialog)
    app.dispatch(key(pygame.K_ESCAPE))
    assert resources.deck(name) is not None
    press(app, f"remove-{name}")
    press(app, "yes")
    assert resources.deck(name) is None and app.settings.deck == "napoletane"
    assert app.kit.sprites.info.name == "napoletane"
    assert "brought none" in on_top(app, OwnDecks).spoken_text


def test_a_deck_laid_into_the_folder_is_looked_at_when_the_list_is_opened(app: App, tmp_path: Path) -> None:
    app.push(OwnDecks(app))
    app.pop()
    for name in ("Ada", "Zia Pina"):
        FORMS["folder of PNG"](tmp_path).rename(stored.bring_folder() / name)
    app.push(OwnDecks(app))
    read(app)
    press(app, "yes")
    read(app)
    press(app, "yes")
    assert [row.spoken for row in on_top(app, OwnDecks).listed()] == ["Ada", "Zia Pina"]
    assert app.settings.deck == resources.own_decks()[-1].name
    app.pop()
    app.push(scene := OwnDecks(app))
    assert app.top is scene, "once looked at it is not offered again"


def test_a_path_can_be_typed_instead(app: App, tmp_path: Path) -> None:
    app.push(OwnDecks(app))
    press(app, "add")
    dialog = on_top(app, Dialog)
    write(app, "line", tmp_path / "nothing")
    press(app, "yes")
    assert app.top is dialog and dialog.fault
    assert stored.bring_folder().is_dir() and str(stored.bring_folder()) in app.scenes[-2].spoken_text
    write(app, "line", FORMS["folder of PNG"](tmp_path))
    press(app, "yes")
    assert read(app).whole


def test_the_settings_of_a_person_list_it_among_the_decks(open_app: Open) -> None:
    name = kept_deck("Zia Pina", family="french")
    app = open_app(deck=name)
    assert app.settings.deck == name and app.kit.sprites.info.french
    assert "Zia Pina" in [deck_title(info.name) for info in resources.decks()]
    assert deck_title(resources.OWN_IN_RECORDS) == "A deck of your own"


def test_all_forty_are_shown_where_the_game_names_them(app: App, tmp_path: Path) -> None:
    """A suit that is taken for another changes its row as well."""
    sheet = bring(app, "numbers", tmp_path)

    def shown() -> dict[str, tuple[int, ...]]:
        """The colour of every card by its place."""
        press(app, "all")
        page = on_top(app, AllForty)
        app.draw()
        (wide, tall), inner = page.step, page.inner
        found = {}
        for row, suit in enumerate(Suit):
            for column, rank in enumerate(Rank):
                at = inner.x + page.head + column * wide + wide // 2, inner.y + row * tall + tall // 2
                found[rank.value + suit.value] = tuple(app.window.surface.get_at(at))[:3]
        press(app, "back")
        return found

    before = shown()
    assert len(set(before.values())) == 40
    press(app, "suit-C", pygame.K_RIGHT)
    other = next(taken for read_as, taken in sheet.suits.items() if read_as == Suit("C"))
    after = shown()
    for rank in Rank:
        assert after[rank.value + other.value] == before[rank.value + "C"]
        assert after[rank.value + "C"] == before[rank.value + other.value]
