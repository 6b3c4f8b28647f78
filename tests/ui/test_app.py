"""The window: scenes come and go, the loop sleeps, and it ends cleanly."""

import gc
import os
import subprocess
import sys
import time
import warnings
import weakref
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame
import pytest

from briscola.ui import picture_key
from briscola.ui.app import App
from briscola.ui.layout.window.metrics import MIN_SIZE
from briscola.ui.render import image_cache, window
from briscola.ui.render.image_cache import sweep
from briscola.ui.render.window import SETTLE, NoDisplayError
from briscola.ui.scene import Scene, Snapshot
from briscola.ui.waiting import LONGEST_SLEEP
from briscola.ui.window_events import Hooks
from tests.ui.conftest import Open
from tests.ui.hands import key

pytestmark = pytest.mark.usefixtures("every_frame")


class Diary(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, name: str, diary: list[str]) -> None:
        super().__init__(app)
        self.name, self.diary = name, diary
        self.draws = 0
        self.frames = 0
        self.moving_for = 0

    def enter(self) -> None:
        self.diary.append(f"{self.name} enter")

    def resume(self) -> None:
        self.diary.append(f"{self.name} resume")

    def leave(self) -> None:
        self.diary.append(f"{self.name} leave")

    def layout(self, size: tuple[int, int]) -> None:
        self.diary.append(f"{self.name} layout {size[0]}")

    def focus_lost(self) -> None:
        self.diary.append(f"{self.name} focus lost")

    def update(self, _dt: float) -> bool:
        self.frames += 1
        self.moving_for -= 1
        return self.moving_for > 0

    def draw(self, _target: pygame.Surface) -> None:
        self.draws += 1


def test_scenes_come_and_go_in_order(app: App) -> None:
    diary: list[str] = []
    app.push(Diary(app, "title", diary))
    app.push(Diary(app, "rules", diary))
    app.pop()
    app.reset(Diary(app, "end", diary))
    app.close()
    assert diary == [
        *("title layout 1280", "title enter", "rules layout 1280", "rules enter"),
        *("rules leave", "title layout 1280", "title resume"),
        *("title leave", "end layout 1280", "end enter", "end leave"),
    ]


class Clock:
    """It goes on only while the loop sleeps; at its end the window is closed."""

    def __init__(self) -> None:
        self.now, self.end = 0.0, float("inf")

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        if self.now >= self.end:
            pygame.event.post(pygame.event.Event(pygame.QUIT))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made, began = Clock(), time.perf_counter()
    monkeypatch.setattr(time, "perf_counter", lambda: began + made.now)
    monkeypatch.setattr(time, "sleep", made.sleep)
    return made


@pytest.fixture
def table(app: App) -> Diary:
    """A scene in the window."""
    app.push(scene := Diary(app, "table", []))
    return scene


def test_an_idle_table_sleeps(app: App, table: Diary, clock: Clock) -> None:
    clock.end = 20.0
    app.run()
    assert table.draws == 1
    assert table.frames <= 20 / LONGEST_SLEEP + 2  # one more for the first picture, and for the end


def test_a_moving_table_is_drawn_again_and_again_until_it_rests(app: App, table: Diary, clock: Clock) -> None:
    table.moving_for = 20
    clock.end = 0.9
    app.run()
    assert table.draws == 19
    assert 20 <= table.frames <= 22


def test_a_scene_can_ask_to_be_woken(app: App, table: Diary, clock: Clock) -> None:
    table.wake = 0.02
    clock.end = 0.5
    app.run()
    assert abs(table.frames - 0.5 / 0.02) <= 2


def test_a_rest_lasts_as_long_as_it_was_wished(app: App, clock: Clock) -> None:
    """A trick that lies 1.2 seconds on a table where nothing moves is swept after 1.2 seconds."""

    class Rest(Scene):
        rested = 0.0

        def update(self, dt: float) -> bool:
            self.rested += dt
            self.wake = max(0.0, 1.2 - self.rested)
            if self.rested >= 1.199:
                self.app.quit()
            return False

        def draw(self, target: pygame.Surface) -> None:
            target.fill((0, 0, 0))

    app.push(Rest(app))
    app.run()
    assert 1.19 < clock.now < 1.3


def test_only_the_damaged_part_is_drawn(app: App) -> None:
    class Paints(Diary):
        def draw(self, target: pygame.Surface) -> None:
            target.fill((10 * (self.draws + 1), 0, 0))
            super().draw(target)

    scene = Paints(app, "table", [])
    app.push(scene)
    app.tick(0.01)
    scene.invalidate(pygame.Rect(100, 100, 50, 50))
    app.tick(0.01)
    assert app.window.surface.get_at((120, 120))[0] == 20
    assert app.window.surface.get_at((90, 120))[0] == 10
    assert not scene.damage


@pytest.mark.parametrize("event", [key(pygame.K_F4, mod=pygame.KMOD_ALT), pygame.event.Event(pygame.QUIT)])
def test_alt_f4_and_the_close_button_end_the_loop(app: App, event: pygame.event.Event) -> None:
    app.running = True
    app.dispatch(event)
    assert not app.running


def test_the_top_scene_hears_that_the_window_lost_the_focus(app: App, table: Diary) -> None:
    app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert table.diary[-1] == "table focus lost"


@pytest.mark.parametrize("event", [key(pygame.K_F11), key(pygame.K_RETURN, mod=pygame.KMOD_ALT)])
def test_full_screen_goes_on_and_off(app: App, event: pygame.event.Event) -> None:
    size = app.size
    app.dispatch(event)
    assert app.settings.fullscreen
    app.dispatch(event)
    assert not app.settings.fullscreen
    assert app.size == size
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert pygame.Window.from_display_module().minimum_size == MIN_SIZE  # still the same window


def test_while_the_edge_is_dragged_the_picture_is_stretched_then_made_anew(
    app: App, table: Diary, clock: Clock
) -> None:
    app.push(Diary(app, "top", table.diary))
    table.diary.clear()
    for size in ((1300, 720), (1500, 800), (1600, 900)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.dispatch(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        assert app.tick(0.01)
        assert app.size == (1280, 720)  # of what is laid out, and still asked for
    assert table.diary == []
    clock.now += SETTLE + 0.01
    app.tick(0.01)
    assert table.diary == ["table layout 1600", "top layout 1600"]
    assert app.kit.scale.size == (1600, 900)
    assert not app.tick(0.01)


class WholeScreen:
    """The system's window: it becomes as large as the screen at once."""

    def set_fullscreen(self, _on: bool) -> None:
        pygame.display.set_mode((1600, 900), pygame.RESIZABLE)


def test_f11_shows_what_was_seen_stretched_before_anything_is_made_anew(
    app: App, table: Diary, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "own_window", WholeScreen)
    app.window.surface.fill("red")
    table.diary.clear()
    app.dispatch(key(pygame.K_F11))
    shown = pygame.display.get_surface()
    assert shown is not None and shown.get_size() == (1600, 900)
    assert shown.get_at((1599, 899)) == pygame.Color("red")
    assert table.diary == [] and app.tick(0.01)
    clock.now += SETTLE + 0.01
    app.tick(0.01)
    assert table.diary == ["table layout 1600"]


def test_what_is_still_right_is_not_made_again(app: App) -> None:
    kit, sprites, paper = app.kit, app.kit.sprites, app.kit.paper
    app.change(language="it")
    assert app.kit is not kit and app.kit.sprites is sprites
    app.change(table="night")
    assert app.kit.sprites is not sprites
    assert app.kit.paper is paper


def test_a_transparent_scene_shows_the_one_below_drawn_once(app: App, table: Diary) -> None:
    above = Diary(app, "above", [])
    above.opaque = False
    app.push(above)
    for _ in range(5):
        above.dirty = True
        app.tick(0.01)
    assert (table.draws, above.draws) == (1, 5)


def test_whatever_comes_on_top_is_drawn_over_all_that_lies_below_it(app: App) -> None:
    """Sheets on sheets, one that goes, one that comes in its place; the last ends the loop."""

    class Stripe(Scene):
        def __init__(self, app: App, at: int, *, opaque: bool = False) -> None:
            super().__init__(app)
            self.at, self.opaque = at, opaque

        def draw(self, target: pygame.Surface) -> None:
            if self.opaque:
                target.fill("black")
            target.fill("white", (10 * self.at, 0, 10, 10))

    def shown() -> list[int]:
        app.tick(0.01)
        return [at for at in range(6) if app.window.surface.get_at((10 * at + 5, 5))[0]]

    app.running = True
    seen = []
    for at in range(4):
        app.push(Stripe(app, at, opaque=at == 1))
        seen.append(shown())
    assert seen == [[0], [1], [1, 2], [1, 2, 3]]
    app.pop()
    assert shown() == [1, 2] and app.running
    before = app.scenes[-1]
    app.swap(before, Stripe(app, 4))
    assert shown() == [1, 4]
    app.swap(app.scenes[-1], before)
    assert shown() == [1, 2]
    app.window.surface.fill("black")
    app.relayout()
    assert shown() == [1, 2]
    for _scene in tuple(app.scenes):
        app.pop()
    assert not app.running


def printed(code: str, **environment: str) -> str:
    """What a fresh Python prints that runs `code` in this environment."""
    env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", **environment}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_without_a_display_a_named_error_is_raised() -> None:
    code = (
        "from briscola.storage.settings.settings import Settings\n"
        "from briscola.ui.app import App\n"
        "from briscola.ui.render.window import NoDisplayError\n"
        "try: App(settings=Settings(), sound=False)\n"
        "except NoDisplayError: print('no display')\n"
    )
    assert printed(code, SDL_VIDEODRIVER="nothing-of-the-kind") == "no display"
    assert issubclass(NoDisplayError, Exception)


def test_a_window_that_nobody_sees_is_opened_only_where_it_is_asked_for_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    window.check_seen()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoDisplayError, match="DISPLAY"):
        window.check_seen()


@pytest.mark.posix("SDL's screen without a screen, offscreen")
def test_a_window_that_began_on_the_whole_screen_can_be_resized_afterwards() -> None:
    code = (
        "import pygame\n"
        "from briscola.ui.render.window import Window, own_window\n"
        "window, own = Window(None, fullscreen=True), own_window()\n"
        "print(own.resizable, window.size == own.size)\n"
        "window.fill_screen(False)\n"
        "window.adopt()\n"
        "print(own.resizable, window.size == own.size, own.minimum_size)\n"
    )
    assert printed(code, SDL_VIDEODRIVER="offscreen") == "True True\nTrue True (1024, 600)"


def test_where_nobody_gives_a_window_the_whole_screen_it_lays_itself_over_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under X11 without a window manager SDL believes that the window is as large as the screen."""
    monkeypatch.setattr(window, "takes_the_screen_itself", lambda: True)
    own = window.own_window()
    assert own is not None
    own.position = before = (30, 40)
    app.window.fill_screen(True)
    assert (own.size, own.position) == (pygame.display.get_desktop_sizes()[0], (0, 0))
    app.window.adopt()
    app.window.fill_screen(False)
    assert (own.size, own.position) == ((1280, 720), before)


def test_a_window_manager_is_taken_for_granted_where_it_cannot_be_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    assert window.has_window_manager()
    monkeypatch.setattr(window, "LIBRARY", "none-of-the-kind")
    assert window.has_window_manager()


def test_without_a_sound_device_there_is_silence() -> None:
    code = (
        "from briscola.ui.sound.audio import Audio\n"
        "audio = Audio()\n"
        "print(audio.open())\n"
        "audio.play('slap', 1.0, -1.0)\n"
        "audio.close()\n"
    )
    assert printed(code, SDL_AUDIODRIVER="nothing-of-the-kind") == "False"


def test_the_deck_table_and_back_go_together(open_app: Open) -> None:
    app = open_app(table="walnut")
    assert app.kit.sprites.art.back_code == "back-red"
    app.change(table="green")
    assert app.kit.sprites.art.back_code == "back"
    app.change(back="red")
    assert app.kit.sprites.art.back_code == "back-red"


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is collected during a test but by the window."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("swept", [partial(gc.collect, 1), pytest.param(sweep, marks=pytest.mark.slow)])
def test_what_a_scene_that_was_left_holds_goes_in_a_quiet_moment(
    app: App, swept: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its parts know each other: nothing of it goes by itself.

    What is new is enough here: looking through all that the tests hold takes seconds.
    """
    monkeypatch.setattr(image_cache, "sweep", swept)

    class Table(Diary):
        def __init__(self) -> None:
            super().__init__(app, "table", [])
            self.itself = self

    app.push(Table())
    gone = weakref.ref(app.scenes[-1])
    app.reset(Diary(app, "title", []))
    for each in app.when_quiet:
        each()
    assert gone() is None


def test_only_the_later_parts_of_one_picture_go_on_with_what_the_first_found(app: App) -> None:
    class Parted(Scene):
        def __init__(self, app: App) -> None:
            super().__init__(app)
            self.drawn: list[bool] = []

        def draw(self, target: pygame.Surface) -> None:
            del target
            self.drawn.append(self.continued)

    app.push(scene := Parted(app))
    app.tick(1 / 60)
    scene.drawn.clear()
    for _ in range(2):
        scene.damage[:] = [pygame.Rect(0, 0, 9, 9), pygame.Rect(900, 500, 9, 9)]
        app.tick(1 / 60)
    assert scene.drawn == [False, True] * 2
    assert not scene.continued


@pytest.mark.parametrize(
    ("kind", "dropped", "followed"),
    [
        (pygame.DROPFILE, "briscola:7KMPQ2ABCD", ["briscola:7KMPQ2ABCD"]),
        (pygame.DROPTEXT, " briscola:7KMPQ2ABCD\nAnna’s table\n", ["briscola:7KMPQ2ABCD"]),
        (pygame.DROPTEXT, "https://table.example/#7KMPQ2ABCD", ["https://table.example/#7KMPQ2ABCD"]),
        (pygame.DROPTEXT, "a word", []),
        (pygame.DROPTEXT, "", []),
        (pygame.DROPFILE, "", []),
    ],
)
def test_a_link_dropped_on_the_window_is_followed_and_is_no_deck(
    app: App, kind: int, dropped: str, followed: list[str]
) -> None:
    """Browsers hand a link over as text, and some an empty file name beside it."""
    told: list[str] = []
    app.hooks = Hooks(open_link=told.append, bring_deck=lambda path: told.append(f"deck {path}"))
    app.push(Scene(app))
    field = "file" if kind == pygame.DROPFILE else "text"
    app.dispatch(pygame.event.Event(kind, {field: dropped}))
    assert told == followed


def test_the_last_scene_may_go_and_another_may_come_at_any_step_of_a_frame(app: App) -> None:
    """By news of the network, or while it moves: nothing of a scene that has gone is drawn."""

    class Going(Scene):
        def __init__(self, app: App, *, then: Callable[[], None] | None = None) -> None:
            super().__init__(app)
            self.then, self.draws = then, 0

        def update(self, dt: float) -> bool:
            del dt
            if self.then is not None:
                self.then()
            return True

        def draw(self, target: pygame.Surface) -> None:
            del target
            self.draws += 1

    app.reset(leaving := Going(app, then=app.pop))
    assert not app.tick(1 / 60) and leaving.draws == 0
    after = Going(app)
    app.reset(leaving := Going(app, then=lambda: app.reset(after)))
    assert app.tick(1 / 60) and (leaving.draws, after.draws) == (0, 1)
    app.heartbeats.append(app.pop)
    assert not app.tick(1 / 60) and app.top is None


WAYS_ON: Sequence[Callable[[App], object]] = (
    App.pop,
    lambda app: app.push(Scene(app)),
    lambda app: app.swap(app.scenes[-1], Scene(app)),
)
"""Ways to another scene on top."""


@pytest.mark.parametrize("way", WAYS_ON, ids=["pop", "push", "swap"])
def test_a_key_that_was_held_in_one_scene_does_not_repeat_in_the_next(
    app: App, way: Callable[[App], object]
) -> None:
    for _ in range(2):
        app.push(Scene(app))
    pygame.key.set_repeat(380, 45)
    way(app)
    assert pygame.key.get_repeat() == (0, 0)


def test_a_picture_that_has_become_sharp_is_sharp_under_a_sheet_too(
    app: App, table: Diary, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = Diary(app, "sheet", [])
    sheet.opaque = False
    app.push(sheet)
    app.tick(0.01)
    sharper = iter([True])
    monkeypatch.setattr(app.raster_queue, "work", lambda _kit: next(sharper, False))
    assert app.tick(0.01), "another frame follows at once"
    app.tick(0.01)
    assert (table.draws, sheet.draws) == (2, 2)


class Pictured(Scene):
    """A scene of which F12 saves a picture."""

    def snapshot(self) -> Snapshot:
        return Snapshot(picture=pygame.Surface((400, 300)), names="Anna · Bruno", result="0 : 0")


@pytest.fixture
def slip_shown(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """A window with a picture's path on its slip."""
    monkeypatch.setattr(picture_key, "pictures_folder", lambda: tmp_path)
    app.push(Pictured(app))
    app.dispatch(key(pygame.K_F12))
    assert str(tmp_path) in app.slip[1]
    return app


def test_somebody_elses_settings_come_without_the_slip_of_the_one_before(
    slip_shown: App, tmp_path: Path
) -> None:
    slip_shown.use_settings(tmp_path / "bruno.json", player="Bruno")
    assert not slip_shown.slip


def test_the_table_of_the_next_person_comes_without_anything_of_the_one_before(slip_shown: App) -> None:
    app = slip_shown
    pygame.display.set_mode((1500, 800), pygame.RESIZABLE)
    app.tick(0.01)
    assert app.window.stretched
    app.swap(app.scenes[-1], Scene(app))
    assert not app.slip and not app.window.stretched and app.kit.scale.size == (1500, 800)


def test_a_key_that_means_nothing_to_a_scene_may_be_a_question_that_it_answers(app: App) -> None:
    class Asked(Scene):
        def __init__(self, app: App, *, means: bool, knows: bool) -> None:
            super().__init__(app)
            self.means, self.knows, self.heard = means, knows, list[str]()

        def handle(self, event: pygame.event.Event) -> bool:
            del event
            self.heard.append("handle")
            return self.means

        def answers(self, event: pygame.event.Event) -> bool:
            del event
            self.heard.append("answers")
            return self.knows

    for means, knows in ((True, True), (False, True), (False, False)):
        app.reset(scene := Asked(app, means=means, knows=knows))
        app.dispatch(key(pygame.K_F1))
        assert scene.heard == ["handle"] if means else ["handle", "answers"]
        assert (app.top is scene) is (means or knows), "F1 opens the rules where it means nothing else"
