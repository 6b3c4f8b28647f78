"""The clock of a shared table is a ring round the face of whoever is to act."""

from typing import Any

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.render.theme import LAMP_LIGHT, RED
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.tabletop.distant_table import LAST_SECONDS, DistantTable, TimeLeft
from briscola.ui.views.faces.rings import ClockRing, ClockShown, draw_ring
from briscola.ui.views.faces.seat_views import ring_rect
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.driver import FRAME
from tests.ui.evening import Evening, seat_at
from tests.ui.play.test_parts import whole
from tests.ui.robot import plain_settings

WHOLE = 90.0


class Clock(DistantTable):
    """Time that a test lets pass; None where no clock runs."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds

    def clock(self) -> TimeLeft | None:
        return None if self.seconds is None else TimeLeft(self.seconds, WHOLE)

    def pause_text(self) -> str:
        return "The others go on."


def table(clock: Clock, **fields: Any) -> Evening:
    """A table led to the person's first card."""
    app = App(settings=plain_settings(**fields), size=(1024, 600), sound=False, raster=QUICK)
    scene = PlayScene(app, seat_at(seed=3), TableActions(leave=app.quit), distant=clock)
    app.push(scene)
    led = Evening(scene)
    led.until_asked()
    return led


def test_the_ring_runs_down_clockwise_and_is_thick_and_red_at_the_end(open_app: Open) -> None:
    kit = open_app(size=(1024, 600)).kit
    ring = ClockRing()
    half = ring.picture(kit, (100, 100), ClockShown(150, 300, False))
    assert half.get_at((4, 50))[:3] == LAMP_LIGHT and half.get_at((96, 50))[:3] != LAMP_LIGHT
    assert half.get_at((8, 50)).a == 0
    last = ring.picture(kit, (100, 100), ClockShown(150, 300, True))
    across = [last.get_at((x, 50))[:3] for x in range(10)]
    assert across.count(RED) > 3
    empty = ring.picture(kit, (100, 100), ClockShown(0, 300, True))
    assert RED not in [empty.get_at((x, y))[:3] for x in range(100) for y in range(100)]


@pytest.mark.parametrize("turn", [None, 0.0, 0.4, 0.75])
def test_the_ring_of_whose_turn_it_is_has_no_gap_as_a_clock_has(open_app: Open, turn: float | None) -> None:
    kit = open_app(size=(1024, 600)).kit
    face, below = pygame.Rect(40, 40, 120, 120), pygame.Rect(0, 500, 1, 1)
    seat = SeatLayout(edge="top", face=face, tag=below, pile=Pose(0, 0, 1))
    target = pygame.Surface((200, 200))
    draw_ring(target, kit, seat, turn, sided=False)
    lit = []
    for degrees in range(0, 360, 15):
        way = pygame.Vector2(1, 0).rotate(degrees)
        across = [face.center + way * far for far in range(60, 90)]
        lit.append(max(target.get_at((round(at.x), round(at.y))).r for at in across))
    assert min(lit) > 0.4 * LAMP_LIGHT[0] and max(lit) > 0.9 * LAMP_LIGHT[0]


@pytest.mark.slow
def test_only_the_ring_is_drawn_again_and_only_when_it_has_moved() -> None:
    clock = Clock(WHOLE)
    led = table(clock, reduced_motion=True)
    app, scene = led.app, led.scene
    assert scene.idle.clock is not None and scene.idle.clock.shown is not None
    assert scene.idle.clock.shown.left == scene.idle.clock.shown.steps
    drawn = 0
    while clock.seconds is not None and clock.seconds > 0:
        before = scene.idle.clock.shown
        wake = scene.idle.clock.wake()
        assert wake is not None and wake < 1
        clock.seconds = max(0.0, clock.seconds - 0.21)
        app.tick(0.21)
        drawn += scene.idle.clock.shown != before
        assert scene.partly
        if int(clock.seconds) % 5 == 0:
            assert pygame.image.tobytes(app.window.surface, "RGB") == whole(app)
        assert scene.idle.clock.shown is not None
        assert scene.idle.clock.shown.last is (clock.seconds <= LAST_SECONDS)
    assert drawn > 200 and scene.idle.clock.shown is not None and scene.idle.clock.shown.left == 0


def test_there_is_no_ring_of_a_clock_where_none_runs() -> None:
    clock = Clock(5.0)
    led = table(clock)
    app, scene = led.app, led.scene
    rect = ring_rect(app.kit, scene.context.layout.seats[0])
    app.tick(FRAME)
    with_clock = pygame.image.tobytes(app.window.surface.subsurface(rect), "RGB")
    clock.seconds = None
    app.tick(FRAME)
    assert scene.idle.clock is not None and scene.idle.clock.shown is None and scene.idle.clock.wake() is None
    assert pygame.image.tobytes(app.window.surface.subsurface(rect), "RGB") != with_clock
