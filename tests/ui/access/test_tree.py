"""The tree of every scene: what is in it is what the scene says, and nothing else."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.ui.access.tree import ROOT, Node, NodeKind, Tree, TreeBuilder
from briscola.ui.app import App
from briscola.ui.layout.window.fitting import fit
from briscola.ui.scene import Scene, control_text
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.slider import Slider
from briscola.ui.widgets.widget import Widget
from tests.spread import quick_some
from tests.ui.all_scenes import SCENES
from tests.ui.conftest import Open
from tests.ui.hands import key

SIZE = (1280, 720)


@pytest.fixture
def app(open_app: Open) -> App:
    return open_app(SIZE, speed="none", motion="little", small_talk=False)


def tree_of(app: App, builder: TreeBuilder | None = None) -> Tree:
    return (builder or TreeBuilder()).build(app.top, app.window.fitted, "Briscola")


def said_here(scene: Scene) -> Sequence[str]:
    """All that may be in a tree: titles, lines, and each control's own words."""
    said = [scene.spoken_title, *(line.text for line in scene.reading())]
    for widget in scene.focused_group.order():
        spoken = widget.spoken()
        said += [spoken.name, spoken.value, spoken.more, control_text(widget)]
        said += [word for part in widget.parts() for word in (part.spoken.name, part.spoken.value)]
    return said


@pytest.mark.parametrize("name", quick_some(list(SCENES), 12))
def test_every_scene_has_a_tree_of_its_words(app: App, name: str, tmp_path: Path) -> None:
    SCENES[name](app, tmp_path)
    app.tick(0.1)
    scene = app.top
    assert scene is not None
    builder = TreeBuilder()
    tree = tree_of(app, builder)
    assert tree.nodes[0].id == ROOT and tree.nodes[0].kind is NodeKind.WINDOW
    assert len({node.id for node in tree.nodes}) == len(tree.nodes)
    assert any(node.kind is NodeKind.HEADING for node in tree.nodes), "one cannot tell where one is"
    said = said_here(scene)
    window = pygame.Rect((0, 0), app.size)
    for node in tree.nodes[1:]:
        assert node.name.strip(), node
        assert node.name in said and node.value in ("", *said), node
        left, top, right, bottom = node.bounds
        assert left <= right and top <= bottom
        if node.id in tree.widgets and tree.widgets[node.id].clip is None:
            assert window.colliderect(left, top, max(1, right - left), max(1, bottom - top)), node
    controls = [node for node in tree.nodes if isinstance(node.kind, Role)]
    order = scene.focused_group.order()
    told = list(dict.fromkeys(tree.widgets[node.id] for node in controls))
    assert told == order, "a control says nothing of itself"
    focused = scene.focused_group.focused
    assert (tree.focus == ROOT) if focused is None else (tree.widgets[tree.focus] is focused)
    app.relayout()
    again = tree_of(app, builder)
    names = [node.id for node in tree.nodes if node.id in tree.widgets and tree.widgets[node.id].name]
    assert [number for number in names if number in again.widgets] == names, "a control has another id"


def rects_of(tree: Tree) -> dict[str, pygame.Rect]:
    """Places of the lines and headings, by their words, from the top down."""
    lines = [node for node in tree.nodes[1:] if isinstance(node.kind, NodeKind)]
    sides = {line.name: line.bounds for line in lines}
    return {name: pygame.Rect(x, y, right - x, low - y) for name, (x, y, right, low) in sides.items()}


@pytest.mark.parametrize("name", ["friends elsewhere", "slate, points"])
def test_a_line_of_a_sheet_stands_under_the_one_before(app: App, name: str, tmp_path: Path) -> None:
    SCENES[name](app, tmp_path)
    app.tick(0.1)
    found = [rect for words, rect in rects_of(tree_of(app)).items() if "Anna Maria" not in words]
    tops = [rect.top for rect in found if rect.width < app.size[0]]
    assert len(tops) > 1 and tops == sorted({*tops})


def test_the_lines_of_a_panel_are_on_it(app: App, tmp_path: Path) -> None:
    SCENES["auction"](app, tmp_path)
    found = rects_of(tree_of(app))
    assert isinstance(app.top, PlayScene) and app.top.panel is not None
    for words in ("The auction", "Teresa: Pass", "Highest bid: Nino, 70"):
        assert found[words] == app.top.panel.rect


def test_each_row_of_a_result_is_where_it_is_seen(app: App, tmp_path: Path) -> None:
    SCENES["hand"](app, tmp_path / "hand")
    found = rects_of(tree_of(app))
    upper, lower = found["You, Ada: 61 points"], found["Rocco, Teresa: 59 points"]
    assert upper.bottom < lower.top and not upper.colliderect(found["Us: 1 stroke"])
    SCENES["match"](app, tmp_path / "match")
    found = rects_of(tree_of(app))
    rows = [rect.top for words, rect in found.items() if words.startswith(("Hand ", "points:"))]
    assert len(rows) == 10 and rows == sorted({*rows})


def test_a_line_that_has_scrolled_is_where_it_is_seen_or_takes_no_room(app: App, tmp_path: Path) -> None:
    SCENES["journal"](app, tmp_path)
    app.relayout()
    scene = app.top
    assert isinstance(scene, ContentSheet)
    (view,) = scene.views

    before = rects_of(tree_of(app))
    _title, first, *_more, last = before
    assert before[first].size > (0, 0) and before[last].size == (0, 0)
    view.scroll_to(8)
    assert rects_of(tree_of(app))[first].bottom == before[first].bottom - 8
    view.scroll_to(view.most)
    after = rects_of(tree_of(app))
    assert after[first].size == (0, 0) and view.rect.contains(after[last]) and after[last].height > 0


@pytest.mark.parametrize("name", quick_some(list(SCENES), 12))
def test_every_part_is_where_it_is_pressed(app: App, name: str, tmp_path: Path) -> None:
    SCENES[name](app, tmp_path)
    app.tick(0.1)
    scene = app.top
    assert scene is not None
    for widget in scene.focused_group.order():
        parts, clip = widget.parts(), widget.clip() if widget.clip is not None else pygame.Rect((0, 0), SIZE)
        assert len({part.key for part in parts}) == len(parts), widget
        assert len({tuple(part.rect) for part in parts}) == len(parts), widget
        places = [part.spoken.position for part in parts if part.spoken.position is not None]
        assert len(set(places)) == len(places), widget
        for part in parts:
            seen = part.rect.clip(clip)
            if seen.size == part.rect.size and not widget.modal:
                assert widget.hit(seen.center), part
            assert part.spoken.position is None or 1 <= part.spoken.position[0] <= part.spoken.position[1]
            if part.key == widget.chosen_part:
                assert part.spoken == widget.spoken(), "keys and flat review hear another thing"


def test_a_line_that_a_part_repeats_is_told_once(app: App, tmp_path: Path) -> None:
    SCENES["title"](app, tmp_path)
    nodes = tree_of(app).nodes
    items = [node.full_name for node in nodes if node.kind is Role.ITEM]
    assert len(set(items)) == len(items) > 3, "the menu stands beside the line that has the focus"
    assert not {node.name for node in nodes if node.kind is NodeKind.LINE} & set(items)


class Words(Scene):
    """A scene of the test: a title, lines and controls."""

    title = "Here"
    lines: Sequence[str] = ("First", "Second")

    @property
    def spoken_title(self) -> str:
        return self.title

    @property
    def spoken_text(self) -> str:
        return "\n".join(self.lines)

    def layout(self, size: tuple[int, int]) -> None:
        del size
        group = self.new_group()
        rect = pygame.Rect(100, 50, 200, 40)
        group.add(Button(self.kit, rect, "Deal", self.app.quit, name="deal"))
        group.add(Slider(self.kit, rect.move(0, 60), 0.4, lambda _value: None, name="loud"))
        group.widgets[-1].label = "Loudness"
        group.add(Silent(self.kit, rect.move(0, 120)))
        group.add(Button(self.kit, rect.move(0, 180), "Again", self.app.quit))
        group.add(Button(self.kit, rect.move(0, 240), "Again", self.app.quit))
        self.restore_focus()


class Silent(Widget):
    """A control that says nothing of itself."""


@pytest.fixture
def words(app: App) -> Words:
    app.reset(scene := Words(app))
    return scene


def rows(tree: Tree) -> list[tuple[object, str]]:
    return [(node.kind, node.name) for node in tree.nodes]


def by_name(tree: Tree, name: str) -> Node:
    return next(node for node in tree.nodes if node.name == name)


@pytest.mark.usefixtures("words")
def test_title_lines_and_controls_stand_in_their_order(app: App) -> None:
    assert rows(tree_of(app)) == [
        (NodeKind.WINDOW, "Briscola"),
        (NodeKind.HEADING, "Here"),
        (NodeKind.LINE, "First"),
        (NodeKind.LINE, "Second"),
        (Role.BUTTON, "Deal"),
        (Role.SLIDER, "Loudness"),
        (Role.BUTTON, "Again"),
        (Role.BUTTON, "Again"),
    ]


@pytest.mark.usefixtures("words")
def test_a_node_has_value_position_range_and_place(app: App) -> None:
    node = by_name(tree_of(app), "Loudness")
    assert node.value == "40%" and node.full_name == "Loudness" and node.position == (2, 5)
    assert node.numbers is not None and (node.numbers.value, node.numbers.high) == (0.4, 1.0)
    assert node.bounds == (100, 110, 300, 150)


def test_where_the_picture_is_smaller_than_the_window_bounds_are_those_of_the_window(words: Words) -> None:
    shown = fit((640, 360))
    tree = TreeBuilder().build(words, shown, "Briscola")
    left, top, right, bottom = by_name(tree, "Deal").bounds
    share = shown.shown[0] / shown.picture[0]
    assert share < 1 and (left, top) == (round(100 * share), round(50 * share))
    assert (right - left, bottom - top) == (round(200 * share), round(40 * share))


def test_states_and_explanations_are_in_the_description(words: Words, app: App) -> None:
    class Forbidden(Widget):
        def spoken(self) -> Spoken:
            return Spoken(
                role=Role.CHOICE,
                name="Deck",
                value="Napoli",
                states=(ControlState.FORBIDDEN,),
                more="Follow suit",
            )

    words.group.add(Forbidden(words.kit, pygame.Rect(0, 0, 9, 9)))
    node = by_name(tree_of(app), "Deck")
    assert node.full_name == "Deck: Napoli"
    assert node.description == "may not be played. Follow suit."
    assert node.states == (ControlState.FORBIDDEN,)


def test_what_stays_keeps_its_id_and_what_comes_has_a_new_one(words: Words, app: App) -> None:
    builder = TreeBuilder()
    before = tree_of(app, builder)
    words.title, words.lines = "There", ("First", "Other", "More")
    app.relayout()
    after = tree_of(app, builder)
    assert [node.id for node in after.nodes if isinstance(node.kind, Role)] == [
        node.id for node in before.nodes if isinstance(node.kind, Role)
    ]
    assert by_name(after, "There").id == by_name(before, "Here").id
    assert by_name(after, "More").id not in {node.id for node in before.nodes}
    app.push(Words(app))
    others = {node.id for node in tree_of(app, builder).nodes} - {ROOT}
    assert not others & {node.id for node in after.nodes}


def test_the_focus_is_in_the_tree(words: Words, app: App) -> None:
    assert tree_of(app).focus == by_name(tree_of(app), "Deal").id
    app.dispatch(key(pygame.K_TAB))
    builder = TreeBuilder()
    tree = tree_of(app, builder)
    assert tree.focus == by_name(tree, "Loudness").id
    words.group.focus(None)
    assert tree_of(app, builder).focus == ROOT


def test_only_the_scene_on_top_is_told(words: Words, app: App) -> None:
    app.push(SettingsScene(app))
    assert not any(node.name in ("Here", "First", "Deal") for node in tree_of(app).nodes)
    assert words in app.scenes


def test_without_a_scene_there_is_a_window() -> None:
    tree = TreeBuilder().build(None, fit(SIZE), "Briscola")
    assert [node.name for node in tree.nodes] == ["Briscola"] and tree.focus == ROOT
