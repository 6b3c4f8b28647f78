"""A window without a screen, fresh for each test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.client.host.thinking_threads import Work
from briscola.i18n import figure_words
from briscola.i18n.text import use
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.render import image_cache, table_surface, wordmark
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg import untrusted_svg
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.tabletop.prewarm import Prewarmer
from briscola.ui.window_events import Hooks
from tests.ui.drawn import FONTS, PAPERS, QUICK, SHELVES, WOVEN, first_wordmark
from tests.ui.unseen_frames import draw_when_seen

Open = Callable[..., App]
Inked = list[tuple[str, pygame.Rect]]
"""Texts, and where they stand."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Before a test and after it, whatever language it is in."""
    use("en")
    yield
    use("en")


def thought_through(work: Work[object]) -> bool:
    """True if a thought is done, after a moment for its thread."""
    work.thread.join(0.02)
    return not work.thread.is_alive()


@pytest.fixture
def lost_figures() -> None:
    """For a test in which figures cannot be told."""


@pytest.fixture(autouse=True)
def every_figure(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """In all other tests none is lost: a page would show a dash, and nobody would hear why."""
    lost: set[Any] = set()
    monkeypatch.setattr(figure_words, "_logged", lost)
    yield
    assert not lost or "lost_figures" in request.fixturenames


@pytest.fixture(autouse=True)
def time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames of a test follow each other at once: each look at a thought gives its thread a moment first."""
    monkeypatch.setattr(Work, "ready", property(thought_through))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a drawing that is not ours is drawn in the end."""
    monkeypatch.setattr(untrusted_svg, "PATIENCE", 300.0)


@pytest.fixture(autouse=True)
def woven_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One cloth for all but tests of the table; and no window made anew looks through all that tests hold."""
    monkeypatch.setattr(image_cache, "sweep", lambda: None)
    monkeypatch.setattr(table_surface, "strips", WOVEN.strips)
    monkeypatch.setattr(wordmark, "first_wordmark", first_wordmark)


@pytest.fixture(autouse=True)
def shared_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A font is opened once for a window size, and a text drawn once."""
    begin = Fonts.__init__

    def shared(fonts: Fonts, *given: Any, **named: Any) -> None:
        begin(fonts, *given, **named)
        FONTS.share(fonts)

    monkeypatch.setattr(Fonts, "__init__", shared)


@pytest.fixture
def own_pictures() -> None:
    """For a test that asks when cards are drawn: the tests before have drawn none of them."""


@pytest.fixture(autouse=True)
def shared_pictures(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """All other tests draw a card or a paper once for a deck and a window size."""
    if "own_pictures" in request.fixturenames:
        return
    begin, equip = Sprites.__init__, Kit.__init__

    def shared(sprites: Sprites, *given: Any, **named: Any) -> None:
        begin(sprites, *given, **named)
        SHELVES.share(sprites)

    def equipped(kit: Kit, *given: Any, **named: Any) -> None:
        equip(kit, *given, **named)
        PAPERS.share(kit)

    monkeypatch.setattr(Sprites, "__init__", shared)
    monkeypatch.setattr(Kit, "__init__", equipped)


@pytest.fixture
def every_frame() -> None:
    """For a test that asks what is drawn in each frame, and for one of what is prepared for the next."""


@pytest.fixture
def last_frame() -> None:
    """For a test of which every row is another scene: each draws its last frame."""


FIRST = pytest.StashKey[bool]()
"""Among the stash of each test that is the first row of its function."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the rows of a function that are chosen, the first draws its last frame."""
    known = set[object]()
    for item in items:
        function = getattr(item, "function", None)
        item.stash[FIRST] = function not in known
        known.add(function)


@pytest.fixture(autouse=True)
def seen_frames(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """In all others a frame is drawn when it is looked at, and the last one of a function's first row.

    None is prepared.
    """
    if not {"every_frame", "own_pictures", "inked"}.isdisjoint(request.fixturenames):
        yield
        return
    monkeypatch.setattr(wordmark, "draw_first_frame", lambda *_, **__: None)
    monkeypatch.setattr(Prewarmer, "begin", lambda *_: None)
    monkeypatch.setattr(Prewarmer, "expect", lambda *_: None)
    monkeypatch.setattr(
        PlayScene, "_damage", PlayScene.invalidate
    )  # the whole table, without asking which parts
    unseen = draw_when_seen(monkeypatch)
    yield
    if not request.node.stash[FIRST] and "last_frame" not in request.fixturenames:
        return
    for app in list(unseen.owing.values()):
        if app.scenes and pygame.display.get_init():
            unseen.settle(app.window)


@pytest.fixture(autouse=True)
def closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every window that a test has opened is closed after it, and nothing is left in the queue."""
    begin, opened = App.__init__, list[App]()

    def noted(app: App, *given: Any, **named: Any) -> None:
        begin(app, *given, **named)
        opened.append(app)

    monkeypatch.setattr(App, "__init__", noted)
    yield
    if opened and pygame.display.get_init():
        pygame.event.clear()
    for app in opened:
        app.close()


@pytest.fixture
def open_app() -> Open:
    """Opens an app: `open_app(size=(1024, 600), language="it", …)`; settings by name."""

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> App:
        chosen = {"language": "en", **settings}
        app = App(settings=changed(Settings(), **chosen), size=size, sound=False, raster=QUICK)
        app.hooks = Hooks(rules=RulesScene)
        return app

    return make


@pytest.fixture
def app(open_app: Open) -> App:
    """An English app in a window of 1280 × 720."""
    return open_app()


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    """A place for settings that is not there yet."""
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the window: nothing is drawn."""
    monkeypatch.setattr(App, "draw", lambda _app: None)


@pytest.fixture
def inked(monkeypatch: pytest.MonkeyPatch) -> Inked:
    """Every text that is drawn from now on, and where."""
    found: Inked = []
    draw = Fonts.draw

    def noted(fonts: Fonts, target: pygame.Surface, text: str, *args: Any, **named: Any) -> pygame.Rect:
        rect = draw(fonts, target, text, *args, **named)
        found.append((text, rect))
        return rect

    monkeypatch.setattr(Fonts, "draw", noted)
    return found


@pytest.fixture(scope="session")
def raster() -> Raster:
    """Drawings shared by all tables of a run."""
    return QUICK


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A window that nobody sees, and an empty queue."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    if pygame.display.get_init():
        pygame.event.clear()
        pygame.display.quit()


@pytest.fixture
def always_in_focus() -> Iterator[None]:
    """A window that nobody sees may lose the focus that it never had."""
    pygame.display.init()
    pygame.event.set_blocked(pygame.WINDOWFOCUSLOST)
    yield
    pygame.display.init()
    pygame.event.set_allowed(pygame.WINDOWFOCUSLOST)
