"""Whatever lies over another scene is one kind of sheet; news and written answers are one dialog."""

import importlib
import pkgutil
from collections.abc import Iterator

import pygame
import pytest

from briscola.commands.play_only import PlayOnly
from briscola.i18n.text import lazy
from briscola.ui import scenes
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.scenes.title import Title
from tests.ui.hands import key

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
