"""What every scene with a table in it does alike, whoever plays there or only watches."""

import random
from datetime import date
from functools import partial

import pytest

from briscola.capabilities.coach.window.scene import CoachScene
from briscola.capabilities.coach.window.session import CoachSession
from briscola.capabilities.lesson.window.scene import LessonScene
from briscola.capabilities.puzzles.puzzle import Theme
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.client.host.library import Library
from briscola.engine.actions import Play
from briscola.engine.events import Played
from briscola.ui.app import App
from briscola.ui.render.kit import Kit, KitStyle
from briscola.ui.render.svg.raster_worker import LOOK, RasterWorker
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.tabletop.prewarm import Prewarmer
from briscola.ui.scenes.tabletop.scene import TableScene
from tests.spread import quick_some
from tests.ui.played import play

pytestmark = pytest.mark.usefixtures("always_in_focus")

TABLES = ("playback", "coach", "puzzle", "lesson")


def flying(table: str, app: App, library: Library, *, fresh: bool = True) -> TableScene:
    """A table on which a card has just left a hand; if it is `fresh`, all pictures of a table are made."""
    app.change(speed="calm")
    match, chance = play("briscola", 2, seed=3), random.Random(1)
    scene: TableScene
    if table == "playback":
        watching = PlaybackScene(app, setup=match.setup, log=match.log, chance=chance)
        app.push(watching)
        watching.show.playing = False
        reel = watching.show.reel
        watching.show.jump(next(at for at in range(reel.last) if reel.actor(at) == 0))
        watching.show.step()
        scene = watching
    elif table == "coach":
        session = CoachSession(match.log, 1)
        judged = CoachScene(app, session, setup=match.setup, chance=chance)
        judged.session.judging.stop()
        app.push(judged)
        judged.show_decision(0)
        judged.show.instead(Played(seat=0, card=judged.session.decisions[0].view.hand[0]))
        scene = judged
    elif table == "puzzle":
        solving = PuzzleScene(
            app, library, today=lambda: date(2026, 11, 21), theme=Theme.STROZZO, chance=chance
        )
        app.push(solving)
        solving.act(next(each for each in solving.laid.view.legal if isinstance(each, Play)))
        scene = solving
    else:
        learning = LessonScene(app, chance=chance)
        app.push(learning)
        while not learning.asks:
            learning.update(1 / 10)
        learning.act(next(each for each in learning.attempt.seat.view.legal if isinstance(each, Play)))
        scene = learning
    if fresh:
        scene.warmer = Prewarmer(lambda: False)
    scene.update(1 / 60)
    assert scene.context.flow.timeline.passage.motions and scene.context.flow.timeline.running
    return scene


@pytest.mark.usefixtures("own_pictures")
@pytest.mark.parametrize("table", TABLES)
def test_the_pictures_of_a_card_in_flight_are_made_before_it_lands(
    table: str, app: App, library: Library
) -> None:
    scene = flying(table, app, library)
    assert scene.warmer.wake() is not None, "nothing is prepared while the card is in the air"
    scene.prepare(float("inf"))
    assert scene.warmer.wake() is None


def wakes(app: App, seconds: float) -> int:
    """Number of times the scene on top asks to be woken in so many seconds, in which nobody does anything."""
    asked, passed = 0, 0.0
    while passed < seconds:
        assert app.top is not None
        wake = min(each for each in (app.top.wake, app.top.group.wake, seconds) if each is not None)
        asked, passed = asked + 1, passed + wake
        app.tick(wake)
    return asked


@pytest.mark.usefixtures("own_pictures")
@pytest.mark.parametrize("table", quick_some([*TABLES], 1))
def test_while_a_process_makes_drawings_the_table_sleeps(
    table: str, app: App, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asked eighty times a second, and did nothing."""
    scene = flying(table, app, library, fresh=False)
    with monkeypatch.context() as busy:
        busy.setattr(RasterWorker, "busy", property(lambda _worker: True))
        for _ in range(600):
            if not app.tick(1 / 60):
                break
        assert scene.warmer.wake() == LOOK
        assert wakes(app, 3.0) <= 3 * 15, "a look each quarter of a second, a coach's, and faces that blink"
        made: list[int] = []
        kit = Kit(app.size, app.raster, KitStyle.chosen(app.settings))
        scene.warmer.begin(kit, [partial(made.append, at) for at in range(3)])
        wakes(app, 1.0)
        assert scene.warmer.wake() == LOOK and made == []
    wakes(app, 1.0)
    assert scene.warmer.wake() is None and made == [0, 1, 2]


@pytest.mark.parametrize("table", TABLES)
def test_a_card_in_flight_is_where_it_was_going_once_the_window_has_another_size(
    table: str, app: App, library: Library
) -> None:
    scene = flying(table, app, library)
    scene.layout(app.size)
    assert not scene.context.flow.timeline.running
