"""Whatever lies over another scene is one kind of sheet; what is read there has lines of a good length."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame
import pytest

from briscola.commands.play_only import PlayOnly
from briscola.i18n.text import lazy
from briscola.ui import scenes
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.rules_reader import RulesScene, chapters
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.button import Button
from tests.ui.conftest import Inked, Open
from tests.ui.demands import LANGUAGES
from tests.ui.driver import Driver, control
from tests.ui.hands import key
from tests.ui.stopped import Stopped, paused

GOOD = lazy("All right")


def kinds(kind: type[Scene]) -> Iterator[type[Scene]]:
    """A kind of scene and all that are made of it."""
    yield kind
    for narrower in kind.__subclasses__():
        yield from kinds(narrower)


@pytest.mark.slow
def test_every_scene_over_another_one_is_a_sheet() -> None:
    for module in pkgutil.walk_packages(scenes.__path__, f"{scenes.__name__}."):
        importlib.import_module(module.name)
    over = {kind for kind in kinds(Scene) if not kind.opaque}
    assert len(over) > 8 and all(issubclass(kind, SheetScene) for kind in over)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_news_has_one_button_and_any_key_for_it_only_closes_it(app: App, code: int) -> None:
    app.push(Title(app, PlayOnly()))
    title = app.top
    app.push(Dialog(app, title=GOOD, text=GOOD, yes=GOOD))
    assert [widget.name for widget in app.scenes[-1].group.widgets] == ["yes"]
    app.dispatch(key(code))
    assert app.top is title


def test_a_written_answer_stays_until_it_is_right(app: App) -> None:
    app.push(Title(app, PlayOnly()))
    title, answers = app.top, list[str]()

    def take(line: str) -> str:
        answers.append(line)
        return "" if line == "right" else "No."

    asked = Dialog(app, title=GOOD, text=GOOD, yes=GOOD, line="wrong", take=take)
    app.push(asked)
    app.dispatch(key(pygame.K_RETURN))
    assert app.top is asked and asked.fault == "No."
    app.dispatch(pygame.event.Event(pygame.DROPFILE, file="right"))
    assert app.top is title and answers == ["wrong", "right"]


@pytest.mark.parametrize(
    ("alone", "words"), [(True, "It counts as lost"), (False, "Nobody wins it, nobody loses it")]
)
def test_who_sits_there_alone_loses_it_and_of_several_nobody(app: App, alone: bool, words: str) -> None:
    below = Stopped(app)
    below.alone = alone
    pause = paused(app, below)
    app.push(pause)
    control(pause, "give-up").confirm()
    assert isinstance(app.top, Dialog) and app.top.text().startswith(words)


@pytest.mark.parametrize("language", ["en", "de", "hr"])
def test_the_rows_of_the_pause_have_one_size_of_text(open_app: Open, inked: Inked, language: str) -> None:
    app = open_app((1280, 800), language=language, text_size=160)
    app.push(pause := paused(app))
    inked.clear()
    app.tick(1 / 60)
    words = {each.text for each in pause.group.widgets if isinstance(each, Button)}
    drawn = [(text, rect.height) for text, rect in inked if text in words]
    assert len(drawn) == len(words) >= 5 and len({height for _text, height in drawn}) == 1, drawn


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)], ids=str)
@pytest.mark.parametrize("take", [None, str])
def test_a_question_lies_on_a_sheet_and_fills_no_window(
    open_app: Open, size: tuple[int, int], take: Callable[[str], str] | None
) -> None:
    app = open_app(size)
    app.push(sheet := Dialog(app, title=GOOD, text=GOOD, yes=GOOD, on_yes=app.quit, take=take))
    assert sheet.rect.width < 0.6 * size[0] and sheet.rect.height < 0.6 * size[1]


@pytest.mark.parametrize(
    ("size", "language"), [((1024, 600), "it"), ((1920, 1080), "fr"), ((2560, 1440), "de")], ids=str
)
def test_no_line_of_the_rules_is_longer_than_eighty_letters_and_most_have_seventy(
    open_app: Open, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language)
    app.push(scene := RulesScene(app))
    lengths: list[int] = []
    for _ in scene.pages:
        lines: dict[int, int] = {}
        for word in scene.page.words:
            if word.role.startswith("body"):
                lines[word.pos[1]] = lines.get(word.pos[1], 0) + len(word.text)
        lengths += lines.values()
        app.dispatch(key(pygame.K_DOWN))
    assert max(lengths) <= 80
    assert 65 <= sorted(lengths)[len(lengths) * 3 // 4] <= 75


def test_a_large_window_is_filled_with_larger_print_not_with_cloth(open_app: Open) -> None:
    scene = RulesScene(open_app((2560, 1440)))
    scene.app.push(scene)
    assert scene.rect.width > 0.73 * 2560
    assert scene.page.kit.fonts.line("body") >= 1.25 * scene.kit.fonts.line("body")


def test_no_line_of_the_rules_reaches_below_their_scroll_bar(open_app: Open) -> None:
    scene = RulesScene(open_app((1280, 800), text_size=160))
    scene.app.push(scene)
    assert scene.page.width <= scene.columns[-1].width <= scene.views[0].rect.width - scene.kit.scale.px(20)


@pytest.mark.parametrize("more", [False, True])
def test_in_the_smallest_window_the_rows_of_the_settings_stand_apart(open_app: Open, more: bool) -> None:
    scene = SettingsScene(open_app((1024, 600)))
    scene.more = more
    scene.app.push(scene)
    for x in {column.widgets[-1].rect.right for column in scene.columns if len(column.widgets) > 1}:
        rows = [(w.rect.top, w.rect.bottom) for w in scene.group.widgets if w.explained and w.rect.right == x]
        assert len(rows) >= 5
        assert all(below - above >= 6 for (_top, above), (below, _low) in pairwise(sorted(rows)))


def test_of_the_buttons_at_a_sheets_foot_the_first_from_the_right_is_red(app: App) -> None:
    app.push(sheet := MoreRules(app, TableChoice(app, lambda _setup: None)))
    foot = {w.name: w for w in sheet.group.widgets if isinstance(w, Button) and w.name in ("done", "usual")}
    assert foot["done"].primary and not foot["usual"].primary
    assert foot["usual"].rect.right < foot["done"].rect.left


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


def test_the_reader_turns_pages_and_keeps_its_place(app: App) -> None:
    scene = RulesScene(app, "chiamata")
    app.push(scene)
    app.dispatch(key(pygame.K_PAGEDOWN))
    place = scene.views[0].offset / scene.views[0].content_height
    app.relayout()
    assert scene.views[0].offset / scene.views[0].content_height == pytest.approx(place, abs=0.02) != 0
    app.dispatch(key(pygame.K_F1))
    assert app.scenes == []


def question(app: App, on_yes: Callable[[], None] = lambda: None) -> Scene:
    words = "The others win. This cannot be undone, and the slate is wiped. " * 2
    return Dialog(app, title=lambda: "Give up?", text=lambda: words, yes=lambda: "Give up", on_yes=on_yes)


def test_a_question_is_answered_by_either_button_and_esc_means_no(app: App) -> None:
    answers: list[str] = []
    app.push(Title(app, PlayOnly()))
    for answer in (pygame.K_RETURN, pygame.K_ESCAPE, None):
        app.push(question(app, lambda: answers.append("yes")))
        if answer is None:
            Driver(app).click_on("no")
        else:
            Driver(app).key(answer)
    assert answers == ["yes"]
    assert len(app.scenes) == 1
