"""Whatever size a system gives the window, every scene is laid out and drawn, and hears where one points."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.session import Session, Want
from briscola.client.shuffle_proof import Evidence, prove
from briscola.commands import gallery
from briscola.deals import SeededDeals
from briscola.storage.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.layout.metrics import MIN_SIZE
from briscola.ui.render import window
from briscola.ui.render.window import comfortable
from briscola.ui.scene import Scene
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.error_page import ErrorPage
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.proof import ProofSheet
from tests.property_based import examples
from tests.ui.drawn import QUICK
from tests.ui.hands import key
from tests.ui.results.kept import final, game, match, result
from tests.ui.stopped import Stopped

FRAME = 1 / 60
Size = tuple[int, int]

FORCED: list[Size] = [(800, 400), (1, 1), (320, 200), (200, 2000), (4000, 300), (3, 1500), (1500, 2)]
"""What window managers and small screens may force on us."""
SIZES = st.one_of(
    st.sampled_from(FORCED),
    st.tuples(st.integers(1, 1100), st.integers(1, 700)),
    st.tuples(st.integers(1024, 2000), st.integers(600, 1400)),
)


def table(app: App, players: int, until: Callable[[PlayScene], bool], variant: str = "briscola") -> None:
    """A table at a moment of its first hand."""
    setup = MatchSetup(variant=variant, players=players, opponents=regulars(players, ("easy",)))
    scene = PlayScene(app, Session(setup, deals=SeededDeals(1)), on_leave=app.quit)
    app.reset(scene)
    for _ in range(20_000):
        app.tick(FRAME)
        if until(scene):
            app.tick(FRAME)
            return
        if scene.flow.want is Want.OWN_CUT:
            scene.flow.cut(None, "")
    raise AssertionError("that moment never comes")


def asked(scene: PlayScene) -> bool:
    """The person is to play or to bid."""
    return scene.flow.want is Want.OWN_MOVE


def over(app: App, scene: Callable[[App], Scene]) -> None:
    """A scene that lies over the title."""
    app.reset(gallery.SCENES["title"](app))
    app.push(scene(app))


def question(app: App) -> Scene:
    words = "The others win. This cannot be undone. " * 3
    return Dialog(app, title=lambda: "Give up?", text=lambda: words, yes=lambda: "Yes", on_yes=app.quit)


def proof(app: App) -> Scene:
    played = game("two")
    return ProofSheet(app, Evidence(proof=prove(played.log, played.view.rules.pack)))


def wheel_of_signs(scene: PlayScene) -> bool:
    """The person plays a card, and before the next one opens the wheel."""
    if asked(scene) and not scene.session.own_view.tricks:
        scene.handle(key(pygame.K_1, text="1"))
    elif asked(scene):
        scene.over.signs.open()
    return scene.over.sheets.panel is not None


def built(build: gallery.Build) -> Callable[[App], None]:
    """A scene of the gallery, alone."""
    return lambda app: app.reset(build(app))


SCENES: Mapping[str, Callable[[App], Any]] = {
    **{name: built(build) for name, build in gallery.SCENES.items()},
    "question": lambda app: over(app, question),
    "pause": lambda app: over(app, lambda app: Pause(app, Stopped(app))),
    "apology": lambda app: over(app, lambda app: ErrorPage(app, ["It was our mistake. " * 9, "/log" * 30])),
    "proof": lambda app: over(app, proof),
    "table of 2": lambda app: table(app, 2, asked),
    "table of 3": lambda app: table(app, 3, asked),
    "table of 4": lambda app: table(app, 4, wheel_of_signs),
    "table of 5": lambda app: table(app, 5, asked),
    "cut": lambda app: table(app, 2, lambda scene: scene.flow.want is Want.OWN_CUT),
    "auction": lambda app: table(app, 5, asked, "chiamata"),
    "hand": lambda app: result(app, game("pairs")),
    "match": lambda app: final(app, match("five")),
}


@pytest.fixture(scope="module")
def opened() -> Iterator[App]:
    """One window for all sizes: so it is for a person too. A new size settles at once."""
    settings = changed(Settings(), language="fr", speed="none")
    app = App(settings=settings, size=(1024, 600), sound=False, raster=QUICK)
    yield app
    app.close()


@pytest.fixture(autouse=True)
def settled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the cloth, which takes longer than everything else, is one colour."""
    monkeypatch.setattr(window, "SETTLE", -1.0)
    monkeypatch.setattr(App, "draw_table", lambda _app, target, _lamp=None: target.fill((30, 76, 56)))


def resize(app: App, size: Size) -> None:
    """The system gives the window another size, and a frame passes."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.tick(FRAME)
    assert app.kit.scale.size == app.size == app.screen.get_size()
    assert app.size[0] >= MIN_SIZE[0]
    assert app.size[1] >= MIN_SIZE[1]


def point(app: App, place: tuple[float, float], size: Size) -> None:
    """A mouse and a finger go to a place (shares of the window), and a wheel turns there."""
    x, y = round(place[0] * size[0]), round(place[1] * size[1])
    finger = {"x": place[0], "y": place[1], "dx": 0.0, "dy": 0.0, "finger_id": 1, "touch_id": 1}
    mouse = {"pos": (x, y), "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    app.dispatch(pygame.event.Event(pygame.MOUSEMOTION, mouse))
    app.dispatch(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    app.dispatch(pygame.event.Event(pygame.FINGERMOTION, finger))
    app.tick(FRAME)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_drawn_in_every_window(name: str, opened: App) -> None:
    """Each in one of the sizes that may be forced on it, and in one that chance finds."""
    resize(opened, (1024, 600))
    SCENES[name](opened)
    top = opened.top

    def drawn(size: Size, place: tuple[float, float]) -> None:
        resize(opened, size)
        point(opened, place, size)
        opened.draw()
        opened.window.show()
        assert opened.top is top

    drawn(FORCED[list(SCENES).index(name) % len(FORCED)], (0.5, 0.9))
    examples(1)(given(SIZES, st.tuples(st.floats(0, 1), st.floats(0, 1)))(drawn))()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["title", "table of 5", "question"])
def test_every_scene_is_drawn_on_the_largest_screens(name: str, opened: App) -> None:
    SCENES[name](opened)
    resize(opened, (7680, 4320))
    assert opened.size == (3840, 2160)
    resize(opened, (800, 400))


@pytest.mark.parametrize(
    "size",
    [
        (800, 400),
        pytest.param((1024, 600), marks=pytest.mark.slow),
        pytest.param((4000, 300), marks=pytest.mark.slow),
        (200, 2000),
    ],
)
def test_a_button_is_pressed_where_it_is_seen(opened: App, size: Size) -> None:
    opened.reset(gallery.SCENES["title"](opened))
    resize(opened, size)
    pressed: list[str] = []
    opened.push(
        Dialog(
            opened,
            title=lambda: "?",
            text=lambda: "?",
            yes=lambda: "Yes",
            on_yes=lambda: pressed.append("yes"),
        )
    )
    opened.tick(FRAME)
    scene = opened.top
    assert scene is not None
    yes = next(widget for widget in scene.group.widgets if widget.name == "yes")
    # Seen: the red of the button is there in the window, wherever its picture lies.
    seen = opened.window.fitted.place
    x = seen.x + round(yes.rect.centerx * seen.width / opened.size[0])
    y = seen.y + round((yes.rect.top + 0.12 * yes.rect.height) * seen.height / opened.size[1])
    screen = pygame.display.get_surface()
    assert screen is not None
    red, green, blue = screen.get_at((x, y))[:3]
    assert red > 2 * max(green, blue)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        opened.dispatch(pygame.event.Event(kind, pos=(x, y), button=1, touch=False))
    assert pressed == ["yes"]


def test_a_screen_smaller_than_our_smallest_window_is_not_left() -> None:
    assert comfortable((800, 480)) == (800, 480)
    assert comfortable((1024, 576)) == (1024, 576)
    assert comfortable((1920, 1080)) == (1574, 886)


def test_a_size_that_comes_without_a_word_is_noticed(opened: App) -> None:
    """Events may be lost while the game is busy or mends itself."""
    opened.reset(gallery.SCENES["title"](opened))
    resize(opened, (1100, 700))
    pygame.display.set_mode((1300, 800), pygame.RESIZABLE)
    pygame.event.clear()
    opened.tick(FRAME)
    assert opened.size == (1300, 800)
