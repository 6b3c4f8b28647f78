"""The page of keys for questions: each hand changes one, what is taken is refused, the table follows."""

from pathlib import Path

import pygame
import pytest

from briscola.i18n import text
from briscola.i18n.speech_words import QUESTION_NAMES, key_words
from briscola.storage.settings.settings_file import peek
from briscola.ui.app import App
from briscola.ui.input.question_keys import (
    QUESTIONS,
    RESERVED,
    TOGGLE,
    asked_by,
    keys_in_use,
    refusal,
    writes,
)
from briscola.ui.scenes.rules_reader import RulesScene, chapters
from briscola.ui.scenes.settings.question_keys_sheet import QuestionKeys, VoiceSheet
from briscola.ui.scenes.settings.scene import EarAndHandSettings, SettingsScene
from briscola.ui.scenes.sheets.list_sheet import WordList
from briscola.ui.speech.speech_voice import Found
from tests.spread import quick_some
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES, SIZES, check_targets, spoken, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver, control
from tests.ui.hands import key

NAMES = [question.name for question in QUESTIONS]


class Page(Driver):
    """The page, opened, and hands at it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scene = QuestionKeys(app)
        app.push(self.scene)
        self.frame()

    @property
    def list(self) -> WordList:
        found = control(self.scene, "list")
        assert isinstance(found, WordList)
        return found

    def row(self, name: str) -> tuple[int, int]:
        self.list.show_row(NAMES.index(name))
        return self.list.row_rect(NAMES.index(name)).center

    def by_mouse(self, name: str) -> None:
        self.click_at(self.row(name))

    def by_finger(self, name: str) -> None:
        self.tap_at(self.row(name))

    def lead(self, name: str) -> None:
        self.keys(pygame.K_HOME, *[pygame.K_DOWN] * NAMES.index(name))

    def by_keys(self, name: str) -> None:
        self.lead(name)
        self.key(pygame.K_RETURN)

    def by_pad(self, name: str) -> None:
        self.lead(name)
        self.press_pad(0)
        self.frame()

    def type(self, pressed: int, mod: int = 0) -> None:
        self.app.dispatch(key(pressed, mod=mod))
        self.frame()


@pytest.mark.parametrize("hand", ["mouse", "finger", "keys", "pad"])
def test_a_press_on_a_question_and_then_a_key_changes_it(app: App, hand: str) -> None:
    page = Page(app)
    getattr(page, f"by_{hand}")("last-trick")
    assert page.scene.waiting is not None and page.scene.waiting.name == "last-trick"
    page.type(pygame.K_z)
    assert page.scene.waiting is None and app.settings.keys == {"last-trick": "z"}
    assert page.list.spoken().value == "Z" and page.list.spoken().name == "The last trick"
    asked = asked_by(key(pygame.K_z), app.settings.keys)
    assert asked is not None and asked.name == "last-trick"
    assert asked_by(key(pygame.K_x), app.settings.keys) is None


def test_a_key_may_have_ctrl_or_shift_with_it(app: App) -> None:
    page = Page(app)
    page.by_mouse("where")
    page.type(pygame.K_LCTRL, pygame.KMOD_LCTRL)
    assert page.scene.waiting is not None, "a modifier alone is no key yet"
    page.type(pygame.K_g, pygame.KMOD_LCTRL)
    assert app.settings.keys == {"where": "ctrl+g"}


@pytest.mark.parametrize("pressed", [pygame.K_s, pygame.K_1, pygame.K_F1, pygame.K_RETURN, pygame.K_TAB])
def test_a_key_of_the_game_is_refused_with_a_sentence_and_the_page_still_waits(
    app: App, pressed: int
) -> None:
    page = Page(app)
    page.by_mouse("turn")
    page.type(pressed)
    assert app.top is page.scene and page.scene.waiting is not None and app.settings.keys == {}
    assert page.scene.sentence.startswith(key_words(pygame.key.name(pressed)))
    assert page.scene.spoken_text == page.scene.sentence
    page.type(pygame.K_z)
    assert app.settings.keys == {"turn": "z"}


def test_the_key_of_another_question_is_refused_and_named(app: App) -> None:
    page = Page(app)
    page.by_mouse("turn")
    page.type(pygame.K_b)
    assert "Trumps and stock" in page.scene.sentence and app.settings.keys == {}
    page.type(pygame.K_ESCAPE)
    assert app.top is page.scene and page.scene.waiting is None
    page.type(pygame.K_ESCAPE)
    assert app.top is not page.scene


def test_what_is_asked_in_every_place_is_never_a_letter_that_somebody_writes(app: App) -> None:
    page = Page(app)
    page.by_mouse("repeat")
    page.type(pygame.K_z)
    assert page.scene.waiting is not None and app.settings.keys == {}
    page.type(pygame.K_F6)
    assert app.settings.keys == {"repeat": "f6"}


def test_a_key_that_is_held_since_it_chose_the_row_is_not_taken(app: App) -> None:
    page = Page(app)
    page.lead("turn")
    before = page.scene.sentence
    for _ in range(4):
        page.type(pygame.K_RETURN)
    assert page.scene.waiting is not None and page.scene.sentence not in (before, "")
    assert not page.scene.sentence.startswith("Enter")


def test_two_questions_change_their_keys_by_way_of_a_third(app: App) -> None:
    page = Page(app)
    for name, pressed in (("turn", pygame.K_z), ("trumps", pygame.K_q), ("turn", pygame.K_b)):
        page.by_mouse(name)
        page.type(pressed)
    used = keys_in_use(app.settings.keys)
    assert (used["turn"], used["trumps"]) == ("b", "q")
    page.by_mouse("turn")
    page.type(pygame.K_ESCAPE)
    page.click_at(control(page.scene, "usual").rect.center)
    assert app.settings.keys == {} and keys_in_use({})["turn"] == "q"


def test_the_page_takes_the_keys_of_speech_too(app: App) -> None:
    """While it waits, a key that asks something asks nothing."""
    page = Page(app)
    page.by_mouse("turn")
    assert page.scene.takes_every_key
    page.type(pygame.K_F3)
    assert "Repeat" in page.scene.sentence


def test_no_two_questions_ever_share_a_key_whatever_the_file_says() -> None:
    usual = keys_in_use({})
    assert len(set(usual.values())) == len(QUESTIONS) and not set(usual.values()) & RESERVED
    assert not any(writes(question.key) for question in QUESTIONS if question.anywhere)
    assert all(refusal(each, each.key, usual) is None for each in QUESTIONS)
    odd = {
        "turn": "b",
        "trumps": "q",
        "hand": "s",
        "trick": "",
        "nobody": "z",
        "where": "z",
        "points": TOGGLE,
    }
    used = keys_in_use({**odd, "points": TOGGLE})
    assert used["turn"] == "b" and used["trumps"] == "q"
    assert used["hand"] == "c" and used["trick"] == "v" and used["where"] == "f5" and used["points"] == "g"
    clash = keys_in_use({"turn": "k", "hand": "k", "trick": "c"})
    assert len(set(clash.values())) == len(QUESTIONS)


def test_the_keys_are_kept(tmp_path: Path) -> None:
    page = Page(App(settings_path=tmp_path / "settings.json", size=(1280, 720), sound=False, raster=QUICK))
    page.by_keys("points")
    page.type(pygame.K_z)
    page.app.close()
    assert keys_in_use(peek(tmp_path / "settings.json").keys)["points"] == "z"


def test_the_settings_lead_there_and_to_the_voices(app: App) -> None:
    hands = Driver(app)
    app.speaker.found = Found(name="Speech Dispatcher", voices=("Alice", "Bruno"))

    def press(name: str) -> None:
        hands.control(name).reveal()
        hands.click_on(name)

    app.push(SettingsScene(app))
    press("hearing")
    assert isinstance(app.top, EarAndHandSettings)
    press("voice")
    assert isinstance(app.top, VoiceSheet)
    hands.press(pygame.K_b)
    hands.key(pygame.K_RETURN)
    assert app.settings.speech_voice == "Bruno"
    hands.key(pygame.K_ESCAPE)
    press("question-keys")
    assert isinstance(app.top, QuestionKeys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_every_question_with_the_key_in_use(language: str) -> None:
    text.use(language)
    changed = {"turn": "z", "repeat": "f6"}
    used = keys_in_use(changed)
    page = dict(chapters(text.language(), changed))["keys"]
    items = [block.text for block in page if block.kind == "item"]
    for question in QUESTIONS:
        assert f"**{key_words(used[question.name])}** · {QUESTION_NAMES[question.name]}" in items
    assert any("**F2**" in block.text for block in page)
    text.use("en")


def test_the_page_of_keys_follows_the_settings_of_the_person(app: App) -> None:
    app.change(keys={"turn": "z"})
    app.push(RulesScene(app, "keys"))
    scene = app.top
    assert isinstance(scene, RulesScene)
    page = next(page for page in scene.chapters() if page.name == "keys")
    assert "**Z** · Whose turn it is" in [block.text for block in page.blocks]


@pytest.mark.parametrize(("size", "language"), quick_some(spoken(SIZES), 4))
def test_everything_can_be_read_and_hit(
    open_app: Open, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language)
    window = pygame.Rect((0, 0), size)
    wrong = watched_texts(monkeypatch, window)
    page = Page(app)
    for number in range(len(QUESTIONS)):
        page.list.choose(number)
        app.draw()
    page.by_mouse("heading-before")
    page.type(pygame.K_F1)
    app.draw()
    check_targets(page.scene.group.order(), window)
    assert wrong == []
