"""The tree given to the system, and its requests: with a connection that keeps all."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from briscola.commands import gallery
from briscola.i18n.spoken_words import ControlState, Role
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.access import adapter
from briscola.ui.access.adapter import ScreenReaderTree
from briscola.ui.access.tree import ROOT, Node, Tree
from briscola.ui.app import App
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.slider import Slider
from briscola.ui.widgets.widget import Widget
from tests.ui.all_scenes import SCENES
from tests.ui.drawn import QUICK
from tests.ui.hands import key


class Kept:
    """A connection to a system that keeps what it is given."""

    def __init__(self) -> None:
        self.trees: list[Tree] = []
        self.changed: list[Sequence[Node]] = []
        self.places: list[tuple[int, int, int, int]] = []
        self.focused: list[bool] = []
        self.broken = False

    def __call__(
        self, asked: Callable[[], None], request: Callable[[Any], None], left: Callable[[], None]
    ) -> "Kept":
        self.asked, self.request, self.left = asked, request, left
        return self

    def update(self, tree: Tree, changed: Sequence[Node]) -> None:
        if self.broken:
            raise Panic("in the library")
        self.trees.append(tree)
        self.changed.append(changed)

    def place(self, left: int, top: int, width: int, height: int) -> None:
        self.places.append((left, top, width, height))

    def focus(self, gained: bool) -> None:
        self.focused.append(gained)


class Panic(BaseException):
    """As Rust's reach Python."""


class Reader:
    """A screen reader of sorts, and the app that it reads."""

    def __init__(self, app: App, system: Kept) -> None:
        self.app, self.system = app, system

    @property
    def tree(self) -> Tree:
        return self.system.trees[-1]

    @property
    def focused(self) -> Node:
        return next(node for node in self.tree.nodes if node.id == self.tree.focus)

    def node(self, name: str) -> Node:
        return next(node for node in self.tree.nodes if node.name == name)

    def do(self, action: str, node: Node, data: object = None) -> None:
        self.system.request(SimpleNamespace(action=f"Action.{action}", target=node.id, data=data))
        self.frames()

    def frames(self, count: int = 6) -> None:
        for _ in range(count):
            self.app.tick(0.05)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that goes on by a twentieth of a second whenever it is read."""
    now = SimpleNamespace(at=1000.0)

    def monotonic() -> float:
        now.at += 0.05
        return float(now.at)

    monkeypatch.setattr(adapter, "time", SimpleNamespace(monotonic=monotonic))
    return now


@pytest.fixture
def system() -> Kept:
    return Kept()


@pytest.fixture
def app(system: Kept, clock: SimpleNamespace) -> App:
    del clock
    chosen = changed(Settings(), language="en", speed="none", motion="little", small_talk=False)
    return App(settings=chosen, size=(1280, 720), sound=False, raster=QUICK, tree=ScreenReaderTree(system))


@pytest.fixture
def reader(app: App, system: Kept) -> Reader:
    app.reset(SettingsScene(app))
    app.accessibility.tree.open()
    system.asked()
    found = Reader(app, system)
    found.frames()
    return found


def test_nobody_who_reads_means_no_work(app: App, system: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    app.reset(SettingsScene(app))

    def never(_widget: Widget) -> None:
        raise AssertionError("asked for words")

    monkeypatch.setattr(Widget, "spoken", never)
    app.accessibility.tree.open()
    for _ in range(10):
        app.tick(0.05)
    assert not app.accessibility.tree.active and system.trees == []


def test_the_first_tree_is_whole_and_the_next_only_what_changed(reader: Reader) -> None:
    assert reader.app.accessibility.tree.active
    assert reader.system.changed[0] == list(reader.system.trees[0].nodes)
    assert reader.system.places and reader.system.places[-1][2:] == reader.app.size
    count = len(reader.system.trees)
    reader.frames(30)
    assert len(reader.system.trees) == count, "nothing is new"
    reader.app.dispatch(key(pygame.K_TAB))
    reader.app.tick(0.05)
    assert len(reader.system.trees) == count + 1
    assert len(reader.system.changed[-1]) < len(reader.tree.nodes)


def test_the_focus_follows_the_keys_at_once(reader: Reader) -> None:
    seen = [reader.focused.id]
    for _ in range(4):
        reader.app.dispatch(key(pygame.K_TAB))
        reader.app.tick(0.01)
        group = reader.app.top.focused_group if reader.app.top else None
        assert group is not None and reader.tree.widgets[reader.tree.focus] is group.focused
        seen.append(reader.focused.id)
    assert len(set(seen)) == 5


def test_a_reader_moves_the_focus(reader: Reader) -> None:
    last = reader.tree.nodes[-1]
    reader.do("FOCUS", last)
    assert reader.focused.id == last.id
    assert reader.tree.widgets[last.id].focused


def test_a_click_of_the_reader_reaches_the_game(reader: Reader, app: App) -> None:
    app.reset(gallery.SCENES["title"](app))
    app.push(SettingsScene(app))
    reader.frames()
    reader.do("CLICK", reader.node("Back"))
    assert isinstance(app.top, Title)
    assert reader.tree.widgets[reader.tree.focus] in app.top.group.widgets


def test_a_reader_goes_through_a_menu_and_presses_a_line_that_has_no_focus(reader: Reader, app: App) -> None:
    app.reset(gallery.SCENES["title"](app))
    reader.frames()
    for arrow in (pygame.K_DOWN, pygame.K_UP):
        before = reader.focused.name
        app.dispatch(key(arrow))
        app.tick(0.01)
        assert reader.focused.name not in (before, "Quit")
    reader.do("FOCUS", reader.node("Quit"))
    assert reader.focused.name == "Quit" and reader.focused.chosen
    assert [node.chosen for node in reader.tree.nodes if node.name == "Settings"] == [False]
    reader.do("CLICK", reader.node("Settings"))
    assert isinstance(app.top, SettingsScene)


def test_a_press_on_a_value_takes_that_one_and_a_look_at_it_changes_nothing(reader: Reader) -> None:
    (calm,) = [node for node in reader.tree.nodes if node.name == "calm"]
    reader.do("FOCUS", calm)
    untouched = reader.app.settings.speed
    assert untouched == "none" and reader.focused.name == "Pace"
    reader.do("CLICK", calm)
    assert reader.app.settings.speed == "calm"
    assert reader.node("calm").states == (ControlState.CHOSEN,)


def test_an_open_list_gives_its_values(reader: Reader, app: App) -> None:
    reader.do("CLICK", reader.node("Your language"))
    (german,) = [node for node in reader.tree.nodes if node.name == "Deutsch"]
    app.dispatch(key(pygame.K_ESCAPE))
    reader.do("CLICK", german)
    assert app.settings.language == "en", "a value is taken from a list that has been closed"
    reader.do("CLICK", reader.node("Your language"))
    (german,) = [node for node in reader.tree.nodes if node.name == "Deutsch"]
    reader.do("CLICK", german)
    assert app.settings.language == "de"
    assert not [node for node in reader.tree.nodes if node.name == "Français"], "the list is still open"


def test_a_card_is_played_through_the_tree_and_a_forbidden_one_is_not(
    reader: Reader, app: App, tmp_path: Path
) -> None:
    SCENES["table of 2"](app, tmp_path)
    reader.frames()
    scene = app.top
    assert isinstance(scene, TableScene)
    cards = [node for node in reader.tree.nodes if node.kind is Role.CARD]
    assert [node.position for node in cards] == [(1, 3), (2, 3), (3, 3)]
    lefts = [node.bounds[0] for node in cards]
    assert lefts == sorted(set(lefts)), "the cards lie on one another"
    reader.do("FOCUS", cards[2])
    assert reader.focused.name == cards[2].name
    codes = list(scene.hand.codes)
    scene.hand.allowed = set(codes[1:])
    reader.do("CLICK", cards[0])
    assert list(scene.hand.codes) == codes
    scene.hand.allowed = set(codes)
    reader.do("CLICK", cards[1])
    assert codes[1] not in scene.hand.codes


def test_a_slider_is_turned_and_set(reader: Reader) -> None:
    def slider() -> Slider:
        return next(each for each in reader.tree.widgets.values() if isinstance(each, Slider))

    node = next(n for n in reader.tree.nodes if reader.tree.widgets.get(n.id) is slider())
    before = slider().value
    for action, data, value in (
        ("DECREMENT", None, before - slider().step),
        ("INCREMENT", None, before),
        ("SET_VALUE", ("NUMERIC_VALUE", 0.25), 0.25),
    ):
        reader.do(action, node, data)
        assert slider().value == pytest.approx(value)
    assert "25" in next(n for n in reader.tree.nodes if n.id == node.id).value


def test_a_wish_for_something_that_has_gone_does_nothing(reader: Reader, app: App) -> None:
    gone = reader.tree.nodes[-1]
    app.reset(gallery.SCENES["title"](app))
    top = app.top
    reader.do("CLICK", gone)
    assert app.top is top and app.accessibility.tree.active


def test_whoever_comes_back_gets_all_anew(reader: Reader) -> None:
    reader.system.left()
    assert not reader.app.accessibility.tree.active
    count = len(reader.system.trees)
    reader.frames()
    assert len(reader.system.trees) == count
    reader.system.asked()
    reader.frames()
    assert reader.system.changed[-1] == list(reader.tree.nodes)


def test_the_focus_of_the_window_is_told(reader: Reader, app: App) -> None:
    app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert reader.system.focused[-2:] == [False, True]


def test_a_wish_wakes_the_loop(reader: Reader) -> None:
    pygame.event.clear()
    reader.system.request(SimpleNamespace(action="FOCUS", target=ROOT, data=None))
    assert adapter.WAKE in [event.type for event in pygame.event.get()]


@pytest.mark.usefixtures("reader")
def test_a_change_that_came_too_soon_is_given_later(app: App, clock: SimpleNamespace) -> None:
    assert app.accessibility.tree.wake is None
    clock.at -= 9_000.0  # the tree was built just now
    assert app.top is not None
    app.top.dirty = True
    app.tick(0.0)
    wake = app.accessibility.tree.wake
    assert wake is not None and wake > 0
    clock.at += 18_000.0
    app.tick(0.0)
    assert app.accessibility.tree.wake is None


def test_a_mistake_switches_the_tree_off_and_the_game_goes_on(
    reader: Reader, app: App, caplog: pytest.LogCaptureFixture
) -> None:
    reader.system.broken = True
    for _ in range(3):
        app.dispatch(key(pygame.K_TAB))
        reader.frames()
    assert not app.accessibility.tree.active
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    app.accessibility.tree.focus(True)
    reader.do("CLICK", reader.tree.nodes[-1])


def lines_of_the_tree(caplog: pytest.LogCaptureFixture) -> int:
    return sum(record.name.startswith("briscola.ui.access") for record in caplog.records)


def test_a_mistake_in_a_scene_is_no_end_either(
    reader: Reader, app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_scene: SettingsScene) -> Sequence[object]:
        raise ValueError("no words")

    monkeypatch.setattr(SettingsScene, "reading", fails)
    app.dispatch(key(pygame.K_TAB))
    reader.frames()
    assert not app.accessibility.tree.active and lines_of_the_tree(caplog) == 1


def test_without_the_library_there_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    def missing(*_: object) -> Kept:
        raise ImportError("No module named 'accesskit'")

    tree = ScreenReaderTree(missing)
    with caplog.at_level("INFO"):
        tree.open()
    assert not tree.active and lines_of_the_tree(caplog) == 1
    tree.close()
