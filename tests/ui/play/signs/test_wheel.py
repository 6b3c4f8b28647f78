"""Every hand on the wheel of signs: it opens, turns, signs and closes."""

import pygame
import pytest

from briscola.engine.actions import SIGNS
from briscola.engine.cards import BRISCOLA_RANKING
from briscola.engine.events import Played, Requested, Signalled
from briscola.i18n.sign_words import true_sign
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.panels.sign_panel import SignPanel
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME
from tests.ui.play.signs.table import Evening

pytestmark = pytest.mark.usefixtures("no_screen")


def test_escape_s_and_the_button_close_the_wheel_and_nothing_is_said(raster: Raster) -> None:
    table = Evening(raster)
    for close in (pygame.K_ESCAPE, pygame.K_s, None):
        table.open()
        if close is None:
            table.robot.click(table.scene.context.button_centres[0])
            table.robot.frame()
        else:
            table.press(close)
        assert table.scene.panel is None and table.app.top is table.scene
    assert table.said() == []
    table.app.close()


def test_a_press_outside_closes_the_wheel_and_goes_on_to_the_card_it_meant(raster: Raster) -> None:
    table = Evening(raster)
    table.open()
    code = table.scene.hand.codes[0]
    table.robot.click(table.robot.spot(code))
    table.robot.frame()
    assert table.scene.panel is None
    assert any(isinstance(e, Played) and e.card.code == code for e in host_of(table.scene.seat).table.log)
    table.app.close()


def test_the_keys_turn_the_wheel_and_enter_makes_the_sign(raster: Raster) -> None:
    table = Evening(raster)
    wheel = table.wheel()
    start = wheel.at
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_LEFT)
    assert wheel.at == (start + 1) % 8
    table.press(pygame.K_RETURN)
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == [SIGNS[(start + 1) % 8]]
    assert table.scene.panel is None
    table.app.close()


@pytest.mark.slow
def test_the_wheel_grows_out_of_its_button_and_hears_at_once(raster: Raster) -> None:
    table = Evening(raster, speed="normal")
    panel = table.open()
    frames = 0
    while panel.opened < 1:
        table.app.draw()
        table.robot.frame()
        frames += 1
    assert 0.10 < frames * FRAME < 0.22
    table.press(pygame.K_ESCAPE)
    table.open()
    table.press(pygame.K_1, "1")
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == ["ace"]
    table.app.close()


def test_a_gamepad_opens_turns_and_signs(raster: Raster) -> None:
    table = Evening(raster)
    for kind, field in (
        (pygame.JOYBUTTONDOWN, {"button": 3}),
        (pygame.JOYHATMOTION, {"value": (1, 0)}),
        (pygame.JOYBUTTONDOWN, {"button": 0}),
    ):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, **field))
        table.robot.frame()
    first = true_sign(table.scene.seat.view.hand, table.scene.seat.view.trumps, BRISCOLA_RANKING)
    (made,) = table.said()
    assert isinstance(made, Signalled) and made.sign == SIGNS[(SIGNS.index(first) + 1) % 8]
    table.app.close()


def test_the_mouse_wheel_turns_the_wheel(raster: Raster, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Evening(raster)
    wheel = table.wheel()
    start = wheel.at
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: wheel.rect.center)
    for lines in (-1, -1, 1):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=lines, precise_y=float(lines)))
        table.robot.frame()
    assert wheel.at == (start + 1) % 8
    table.app.close()


def test_up_and_down_go_to_the_requests_and_back(raster: Raster) -> None:
    table = Evening(raster)
    panel = table.open()
    assert panel.group.focused is panel.wheel
    table.press(pygame.K_UP)
    table.press(pygame.K_RIGHT)
    assert panel.group.focused_name == "ask-carico"
    table.press(pygame.K_DOWN)
    assert panel.group.focused is panel.wheel
    table.press(pygame.K_DOWN)
    table.press(pygame.K_RETURN)
    assert table.said() == [Requested(seat=0, ask="trump")]
    table.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("at", range(8))
def test_each_digit_and_each_sector_makes_its_sign(at: int, raster: Raster) -> None:
    table = Evening(raster)
    table.open()
    table.press(pygame.K_1 + at, str(at + 1))
    wheel = table.wheel()
    assert wheel.sector_at(wheel.spot(at)) == at
    table.robot.click(wheel.spot(at))
    table.robot.frame()
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == [SIGNS[at]] * 2
    table.app.close()


def test_a_finger_slides_to_the_sector_it_means_and_the_middle_chooses_nothing(raster: Raster) -> None:
    table = Evening(raster)
    wheel, robot = table.wheel(), table.robot
    robot.finger(pygame.FINGERDOWN, wheel.spot(1))
    robot.finger(pygame.FINGERMOTION, wheel.spot(3))
    robot.frame()
    assert wheel.at == 3
    robot.finger(pygame.FINGERMOTION, wheel.rect.center)
    robot.finger(pygame.FINGERUP, wheel.rect.center)
    robot.frame()
    assert table.said() == [] and isinstance(table.scene.panel, SignPanel)
    robot.finger(pygame.FINGERDOWN, wheel.spot(1))
    robot.finger(pygame.FINGERMOTION, wheel.spot(6))
    robot.finger(pygame.FINGERUP, wheel.spot(6))
    robot.frame()
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == [SIGNS[6]]
    table.app.close()


@pytest.mark.slow
def test_the_wheel_gives_way_to_the_last_trick_and_to_the_end_of_the_hand(raster: Raster) -> None:
    table = Evening(raster, tricks=9)
    table.open()
    table.press(pygame.K_l, "l")
    assert isinstance(table.scene.over.sheets.panel, LastTrickPanel)
    table.press(pygame.K_ESCAPE)
    table.open()
    table.robot.click(table.robot.spot(table.scene.hand.codes[0]))
    for _ in range(400):
        table.robot.frame()
        if table.app.top is not table.scene:
            break
        if table.scene.flow.timeline.running:
            table.robot.press(pygame.K_SPACE)
    assert table.scene.over.sheets.panel is None
    table.app.close()


def test_another_size_keeps_the_wheel_and_another_language_closes_it(raster: Raster) -> None:
    table = Evening(raster)
    wheel = table.wheel()
    table.press(pygame.K_RIGHT)
    chosen = wheel.at
    table.app.relayout()
    panel = table.scene.panel
    assert isinstance(panel, SignPanel) and panel.wheel is not None and panel.wheel.at == chosen
    table.app.change(language="it")
    assert table.scene.panel is None
    table.app.close()
