"""The title, the settings and the rules: every control is reached, no text is cut, at any size."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from briscola.commands.play_only import PlayOnly
from briscola.ui.app import App
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.scene import Scene
from briscola.ui.scenes.about import About
from briscola.ui.scenes.rules_reader import RulesScene, chapters
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.menu import Item, Menu
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES
from tests.ui.driver import Driver, control
from tests.ui.hands import click, key, mouse_move, press, tap


class Waiting(PlayOnly):
    """A title before which a match was left, as long as it waits."""

    def __init__(self, on_press: Callable[[], None] = lambda: None) -> None:
        self.waits, self.on_press = True, on_press

    def menu(self) -> Sequence[Item]:
        words = {"evenings": "Evenings", "statistics": "Statistics"}
        rest = [Item(name=name, text=text, on_press=self.people) for name, text in words.items()]
        note = "in quattro, mano 4, 2 a 1"
        item = Item(name="resume", text="Continue", note=note, on_press=self.on_press, strong=True)
        return [*super().menu(), *([item] if self.waits else []), *rest]


def title(app: App) -> Scene:
    return Title(app, Waiting())


def question(app: App, on_yes: Callable[[], None] = lambda: None) -> Scene:
    words = "The others win. This cannot be undone, and the slate is wiped. " * 2
    return Dialog(app, title=lambda: "Give up?", text=lambda: words, yes=lambda: "Give up", on_yes=on_yes)


def items(app: App) -> list[str]:
    """Names of the lines of the title's menu."""
    assert isinstance(app.top, Title)
    return [item.name for item in app.top.menu.items]


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": title,
    "settings": SettingsScene,
    "rules": RulesScene,
    "about": About,
    "question": question,
}


@pytest.mark.parametrize("make", SCENES.values(), ids=SCENES.keys())
def test_tab_reaches_every_control_and_comes_round(app: App, make: Callable[[App], Scene]) -> None:
    app.push(make(app))
    group = app.scenes[-1].group
    order = group.order()
    start = group.focused
    seen = []
    for _ in order:
        app.dispatch(key(pygame.K_TAB))
        seen.append(group.focused)
    assert group.focused is start
    assert set(seen) == set(order)
    app.dispatch(key(pygame.K_TAB, mod=pygame.KMOD_SHIFT))
    assert group.focused is seen[-2 % len(seen)]


@pytest.mark.parametrize("make", SCENES.values(), ids=SCENES.keys())
def test_arrows_reach_every_control(app: App, make: Callable[[App], Scene]) -> None:
    """From the first control, going wherever an arrow leads, one can get everywhere."""
    app.push(make(app))
    group = app.scenes[-1].group
    reached = {group.order()[0]}
    frontier = list(reached)
    while frontier:
        at = frontier.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            group.focus(at)
            group.go(way)
            if group.focused is not None and group.focused not in reached:
                reached.add(group.focused)
                frontier.append(group.focused)
    assert reached == set(group.order())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)], ids=str)
def test_every_chapter_fits_its_measure_and_can_be_read_to_the_end(
    open_app: Open, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language)
    for name, _blocks in chapters(language):
        scene = RulesScene(app, name)
        app.push(scene)
        for word in scene.page.words:
            assert word.pos[0] + app.kit.fonts.width(word.text, word.role) <= scene.page.width, word.text
        for _code, (x, _y), height in scene.page.cards:
            assert x + app.kit.sprites.width(height) / 2 <= scene.page.width + 1
        assert scene.views or scene.page.height <= scene.room.height
        for view in scene.views:
            view.scroll_to(view.most)
            assert view.rect.bottom >= view.rect.y - view.offset + scene.page.height
        app.pop()


def test_the_title_offers_to_go_on_only_where_a_match_waits(app: App) -> None:
    app.push(Title(app, PlayOnly()))
    assert items(app) == ["play", "rules", "settings", "quit"]
    app.reset(title(app))
    assert items(app) == ["play", "resume", "evenings", "statistics", "rules", "settings", "quit"]


def test_enter_on_the_title_goes_on_with_the_match_that_waits(app: App) -> None:
    gone_on: list[str] = []
    app.push(Title(app, Waiting(lambda: gone_on.append("on"))))
    app.dispatch(key(pygame.K_RETURN))
    assert gone_on == ["on"]


def test_a_match_that_has_ended_meanwhile_is_no_longer_offered(app: App) -> None:
    waiting = Waiting()
    app.push(Title(app, waiting))
    app.push(RulesScene(app))
    waiting.waits = False
    app.pop()
    assert "resume" not in items(app)


def test_the_title_opens_rules_and_settings_and_quits(app: App) -> None:
    app.push(Title(app, PlayOnly()))
    hands = Driver(app)
    hands.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(app.top, RulesScene)
    hands.keys(pygame.K_ESCAPE, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(app.top, SettingsScene)
    hands.key(pygame.K_ESCAPE)
    app.running = True
    hands.keys(pygame.K_END, pygame.K_RETURN)
    assert not app.running


def test_nobody_leaves_the_title_by_esc_and_enter(app: App) -> None:
    title = Title(app, PlayOnly())
    app.push(title)
    hands, app.running = Driver(app), True
    for before in ([], [pygame.K_END]):
        hands.keys(*before, pygame.K_ESCAPE)
        assert app.top is title and title.menu.items[title.menu.selected].name == "play"
    hands.key(pygame.K_RETURN)
    assert app.running


def test_the_fan_breathes_only_where_motion_is_wanted(open_app: Open) -> None:
    calm, lively = open_app(motion="little"), open_app()
    for app, moves in ((calm, False), (lively, True)):
        app.push(Title(app, PlayOnly()))
        scene = app.scenes[-1]
        scene.damage.clear()
        for _ in range(30):
            scene.update(0.1)
        assert bool(scene.damage) is moves
        assert (scene.wake is not None) is moves


def test_the_title_shows_one_selection_wherever_pointer_and_keys_go(app: App) -> None:
    app.push(title(app))
    scene = app.scenes[-1]
    menu, pack, languages, about = scene.group.widgets[:4]
    assert isinstance(menu, Menu)
    strip = menu.rect.x - 6, menu.line(menu.selected).centery

    def shown() -> set[str]:
        """Everything that stands out; the strip is red card where the cloth is green."""
        app.tick(1 / 60)
        app.tick(1.0)
        scene.dirty = True
        app.draw()
        red, green, _blue, _a = app.window.surface.get_at(strip)
        found = {w.name for w in scene.group.widgets if (w.hovered or w.focused) and w is not menu}
        return found | ({"menu"} if red > 2 * green else set())

    assert shown() == {"menu"}
    app.dispatch(mouse_move(about.rect.center))
    assert shown() == {"about"}
    app.dispatch(mouse_move(languages.rect.center))
    assert shown() == {"language"}
    app.dispatch(mouse_move((about.rect.x - 200, about.rect.y - 40)))
    assert shown() == {"menu"}
    app.dispatch(key(pygame.K_TAB))
    assert shown() == {pack.name}
    app.dispatch(key(pygame.K_TAB))
    assert shown() == {"language"}
    app.dispatch(mouse_move(menu.line(menu.selected).center))
    assert shown() == {"menu"}


@pytest.mark.slow
def test_the_language_changes_at_once_from_the_title(app: App) -> None:
    app.push(title(app))
    menu, _pack, languages, _about = app.scenes[-1].group.widgets
    app.draw()
    click(app.scenes[-1], languages.rect.center)
    down = LANGUAGES.index("it") - LANGUAGES.index("en")
    for code in (*down * (pygame.K_DOWN,), pygame.K_RETURN):
        press(app.scenes[-1], code)
    menu = app.scenes[-1].group.widgets[0]
    assert isinstance(menu, Menu)
    assert menu.items[0].text == "Gioca"
    assert app.settings.language == "it"
    assert app.scenes[-1].group.focused_name == "language"


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


def test_the_focus_stays_on_its_control_when_the_window_changes(app: App) -> None:
    app.push(SettingsScene(app))
    app.dispatch(key(pygame.K_TAB))
    before = app.scenes[-1].group.focused_name
    Driver(app).resize((1600, 900))
    assert app.scenes[-1].group.focused_name == before


def test_the_reader_turns_pages_and_keeps_its_place(app: App) -> None:
    scene = RulesScene(app, "chiamata")
    app.push(scene)
    app.dispatch(key(pygame.K_PAGEDOWN))
    place = scene.views[0].offset / scene.views[0].content_height
    app.relayout()
    assert scene.views[0].offset / scene.views[0].content_height == pytest.approx(place, abs=0.02) != 0
    app.dispatch(key(pygame.K_F1))
    assert app.scenes == []


def test_a_question_is_answered_by_either_button_and_esc_means_no(app: App) -> None:
    answers: list[str] = []
    app.push(title(app))
    for answer in (pygame.K_RETURN, pygame.K_ESCAPE, None):
        app.push(question(app, lambda: answers.append("yes")))
        if answer is None:
            Driver(app).click_on("no")
        else:
            Driver(app).key(answer)
    assert answers == ["yes"]
    assert len(app.scenes) == 1
