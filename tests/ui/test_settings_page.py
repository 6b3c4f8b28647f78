"""The settings: eleven rows first, the others in groups behind one press, and a sentence about each."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from briscola.i18n.text import _
from briscola.ui.app import App
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.scenes.settings.scene import DeckSettings, SettingsScene
from briscola.ui.scenes.settings.setting_rows import percent_text
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.widget import Widget
from tests.spread import quick_some
from tests.ui.conftest import Inked, Open
from tests.ui.demands import LANGUAGES, SIZES
from tests.ui.driver import Driver, control, on_top
from tests.ui.hands import click, key, mouse_move, tap

FIRST = (
    *("look", "deck", "volume", "mute", "music_volume", "music", "speed", "motion"),
    *("language", "text_size", "card_size", "contrast", "hearing", "hints", "show_reason"),
)
GROUPS = (
    ("trick_pause", "live_points", "last_card", "undo", "cut_for_me"),
    ("small_talk", "free_words", "explain_signs", "own-signs", "room_volume", "room"),
    ("learn_habits", "counting"),
    ("player", "meeting-points", "public-route", "call_me", "fullscreen"),
    ("indices", "printed", "own-decks", "deck", "back-colour", "table"),
)


def opened(app: App, *, group: int | None = None) -> SettingsScene:
    """The settings; with a group, that one of the others."""
    scene = SettingsScene(app)
    app.push(scene)
    if group is not None:
        control(scene, "more").confirm()
        scene.group.focus_name("groups")
        for _ in range(group):
            app.dispatch(key(pygame.K_DOWN))
    return scene


def controls(scene: SettingsScene) -> Sequence[Widget]:
    """All but the page that scrolls and the ways out of it."""
    return [w for w in scene.group.widgets if w.name not in ("back", "more", "text", "right", "groups")]


def headings(scene: SettingsScene) -> set[str]:
    """The headings over the rows."""
    return {line.text for column in scene.columns for line in column.read if line.heading}


@pytest.mark.usefixtures("leans")
def test_twelve_rows_come_first_and_one_press_leads_to_the_others(app: App) -> None:
    scene = opened(app)
    assert [w.name for w in controls(scene)] == list(FIRST)
    click(scene, control(scene, "more").rect.center)
    assert [w.name for w in controls(scene)] == list(GROUPS[0])
    app.dispatch(key(pygame.K_RETURN))  # the same button leads back
    assert [w.name for w in controls(scene)] == list(FIRST)


@pytest.mark.usefixtures("leans")
def test_the_others_stand_in_groups_that_open_one_at_a_time(app: App) -> None:
    scene = opened(app, group=0)
    for number, names in enumerate(GROUPS):
        assert [w.name for w in controls(scene)] == list(names) and scene.open_group == number
        assert scene.group.focused_name == "groups", "the arrows go on to the next group"
        app.dispatch(key(pygame.K_DOWN))


def test_enter_on_the_deck_opens_its_page_and_only_arrows_change_it(app: App) -> None:
    scene, deck = opened(app), app.settings.deck
    assert scene.group.focused_name == "deck"
    app.dispatch(key(pygame.K_RETURN))
    page = on_top(app, DeckSettings)
    assert page.title() not in headings(page)
    page.group.focus_name("deck")
    app.dispatch(key(pygame.K_RETURN))
    assert app.top is page and app.settings.deck == deck
    app.dispatch(key(pygame.K_RIGHT))
    assert app.settings.deck != deck


@pytest.mark.usefixtures("leans")
def test_no_row_is_called_like_its_heading(app: App) -> None:
    scene = opened(app)
    assert not {widget.label for widget in controls(scene)} & headings(scene)


def test_a_page_opened_again_begins_with_the_first(app: App) -> None:
    opened(app, group=2)
    app.dispatch(key(pygame.K_ESCAPE))
    assert [w.name for w in controls(opened(app))] == list(FIRST)


@pytest.mark.usefixtures("leans")
@pytest.mark.parametrize("group", [None, *range(len(GROUPS))])
@pytest.mark.parametrize(
    ("size", "language"),
    quick_some([(size, code) for size in [(1366, 768), *SIZES] for code in LANGUAGES], 3),
    ids=str,
)
def test_at_the_usual_size_nothing_scrolls_and_no_label_touches_a_control(
    open_app: Open, inked: Inked, size: tuple[int, int], language: str, group: int | None
) -> None:
    scene = opened(app := open_app(size, language=language), group=group)
    assert not scene.views
    found = controls(scene)
    assert all(scene.rect.contains(w.rect) for w in found)
    inked.clear()
    app.tick(1 / 60)
    for text, place in inked:
        touched = [w for w in found if w.rect.colliderect(place)]
        assert all(w.rect.inflate(16, 16).contains(place) for w in touched), (text, touched)


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 800), 160), ((1920, 1080), 160), ((1024, 600), 100), ((1280, 800), 100)]
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_frame_of_a_focus_lies_over_no_other_control(
    open_app: Open, size: tuple[int, int], text: int, language: str
) -> None:
    scene = opened(open_app(size, language=language, text_size=text))
    found, reach = [*controls(scene), control(scene, "more")], 2 * scene.kit.paper.ring_reach()
    for widget in found:
        scene.group.focus(widget)
        frame = widget.ring_rect().inflate(reach, reach)
        seen = {w.name: w.rect if w.clip is None else w.rect.clip(w.clip()) for w in found if w is not widget}
        over = [name for name, rect in seen.items() if frame.colliderect(rect)]
        assert not over, (widget.name, over)


@pytest.mark.usefixtures("leans")
@pytest.mark.parametrize("group", [None, *range(len(GROUPS))])
def test_every_control_has_its_sentence_in_a_place_that_does_not_move(app: App, group: int | None) -> None:
    scene = opened(app, group=group)
    place, button = scene.room.copy(), control(scene, "more").rect.copy()
    said = set()
    for widget in controls(scene):
        scene.group.focus(widget)
        assert scene.explained.endswith("."), widget.name
        assert (scene.room, control(scene, "more").rect) == (place, button)
        said.add(scene.explained)
    rows = 12 if group is None else len(GROUPS[group]) - (group == 1)  # one row has two
    assert len(said) == rows, f"{len(said)} sentences for {rows} rows of group {group}: see FIRST and GROUPS"


def test_the_mouse_on_a_label_explains_its_row_and_a_key_explains_the_focus_again(app: App) -> None:
    scene = opened(app)
    before, hints = scene.explained, control(scene, "hints")
    app.dispatch(mouse_move((scene.room.centerx + 40, hints.rect.centery)))
    assert scene.explained == hints.explained != before
    app.dispatch(key(pygame.K_TAB))
    assert scene.group.focused is not None
    assert scene.explained == scene.group.focused.explained != hints.explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_window_offers_only_the_sizes_it_has_room_for_and_says_so(
    open_app: Open, language: str
) -> None:
    scene = opened(open_app((1024, 600), text_size=160, card_size=80, language=language))
    offered = control(scene, "text_size")
    assert isinstance(offered, Stepper)
    assert offered.values[0] == percent_text(80) and offered.values[-1] == percent_text(120)
    assert offered.index == len(offered.values) - 1
    assert scene.app.settings.text_size == 160  # a larger window shows it again
    allows = _("This is as much as this window allows.")
    scene.group.focus_name("text_size")
    assert scene.explained.endswith(allows)
    scene.group.focus_name("card_size")
    assert not scene.explained.endswith(allows), "there is more to have"
    scene = opened(open_app((1280, 800), text_size=160, language=language))
    scene.group.focus_name("text_size")
    assert not scene.explained.endswith(allows)


@pytest.mark.parametrize("way", ["Esc", "the arrow"])
def test_the_way_back_from_the_other_rows_leads_to_the_first_ones(app: App, way: str) -> None:
    app.push(below := SettingsScene(app))
    app.push(scene := SettingsScene(app))

    def go_back() -> None:
        if way == "Esc":
            app.dispatch(key(pygame.K_ESCAPE))
        else:
            click(scene, control(scene, "back").rect.center)

    click(scene, control(scene, "more").rect.center)
    assert scene.more
    go_back()
    assert app.top is scene and not scene.more and scene.group.focused_name == "more"
    go_back()
    assert app.top is below


RELAID = {"text_size": 0.9, "card_size": 0.9, "contrast": 0.1}
"""Settings that lay their own page out anew: the share of the control's width at which they rise."""


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("name", RELAID)
def test_clicks_in_one_place_change_only_the_first_setting_and_it_stays_near(
    open_app: Open, name: str, language: str
) -> None:
    app = open_app((1280, 800), language=language)
    scene, driver = opened(app), Driver(app)
    usual, pressed = app.settings, control(scene, name).rect
    driver.move(at := (pressed.x + round(pressed.width * RELAID[name]), pressed.centery))
    for _click in range(6):
        driver.button(at, down=True)
        driver.button(at, down=False)
        driver.frame()
    fields = usual.__struct_fields__
    assert {field for field in fields if getattr(usual, field) != getattr(app.settings, field)} == {name}
    assert control(scene, name).hit(at) or all(view.offset in (0, view.most) for view in scene.views)


def test_a_press_elsewhere_counts_after_a_new_layout(open_app: Open) -> None:
    app = open_app((1280, 800), language="it", text_size=120)
    scene, driver = opened(app), Driver(app)
    text = control(scene, "text_size").rect
    driver.click((text.right - 12, text.centery))
    driver.frame()
    control(scene, "mute").reveal()
    assert app.settings.text_size == 140 and not app.settings.mute
    driver.click(control(scene, "mute").rect.move(40, 0).center)
    driver.frame()
    assert app.settings.mute


class Swapped(ContentSheet):
    """Two buttons that change places when the first makes the text larger."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pressed: list[str] = []

    def title(self) -> str:
        return "Swapped"

    def foot(self) -> SheetPart:
        larger = PressButton("Larger", self._enlarge, "larger").wide(300)
        danger = PressButton("Danger", lambda: self.pressed.append("danger"), "danger").wide(300)
        return SheetRow(*((larger, danger) if self.app.settings.text_size == 100 else (danger, larger)))

    def _enlarge(self) -> None:
        self.pressed.append("larger")
        self.app.change(text_size=120)


def test_a_press_where_another_control_has_come_counts_only_once_the_pointer_has_moved(app: App) -> None:
    app.push(sheet := Swapped(app))
    driver, at = Driver(app), control(sheet, "larger").rect.center
    driver.click_at(at)
    driver.click_at(at)
    assert control(sheet, "danger").rect.collidepoint(at) and sheet.pressed == ["larger"]
    driver.move((at[0] + 40, at[1]))
    driver.frame()
    driver.click_at(at)
    assert sheet.pressed == ["larger", "danger"]


def test_settings_are_applied_while_they_are_changed(app: App) -> None:
    app.push(SettingsScene(app))

    def widget(name: str) -> Any:
        return control(app.scenes[-1], name)

    click(app.scenes[-1], widget("speed").part(3).center)
    assert app.settings.speed == "none"
    widget("mute").reveal()
    click(app.scenes[-1], widget("mute").part(1).center)
    assert app.audio.mute
    widget("volume").set(0.3)
    assert app.audio.volume == 0.3
    widget("more").confirm()
    widget("trick_pause").set(2.5)
    assert app.settings.trick_pause == 2.5
    widget("groups").choose(3)
    widget("player").insert("Anna")
    assert app.settings.player == "Anna"
    widget("groups").choose(4)
    click(app.scenes[-1], widget("table").part(2).center)
    assert app.kit.table.name == "night"
    assert app.kit.sprites.art.back_code == "back-red"
    tap(app.scenes[-1], widget("back-colour").part(1).center)
    assert app.kit.sprites.art.back_code == "back"
    assert not app.kit.sprites.art.indexed("7D", Cover.SOME)
    click(app.scenes[-1], widget("indices").part(1).center)
    assert app.kit.sprites.art.indexed("7D", Cover.SOME)
