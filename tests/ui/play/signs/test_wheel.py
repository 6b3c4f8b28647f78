"""Every hand on the wheel of signs: it opens, turns, signs and closes."""

import pygame
import pytest

from briscola.engine.actions import SIGNS
from briscola.engine.cards import BRISCOLA_RANKING
from briscola.engine.events import Played, Requested, Signalled
from briscola.i18n.sign_words import true_sign
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.panels.sign_panel import SignPanel
from tests.ui.driver import FRAME, post
from tests.ui.evening import Evening, in_pairs


def test_escape_s_and_the_button_close_the_wheel_and_nothing_is_said(table: Evening) -> None:
    for close in (pygame.K_ESCAPE, pygame.K_s, None):
        table.open_signs()
        if close is None:
            table.click_at(table.scene.context.round_buttons["signs"].center)
        else:
            table.key(close)
        assert table.scene.panel is None and table.app.top is table.scene
    assert table.said() == []


def test_a_press_outside_closes_the_wheel_and_goes_on_to_the_card_it_meant(table: Evening) -> None:
    table.open_signs()
    code = table.scene.hand.codes[0]
    table.click_at(table.spot(code))
    assert table.scene.panel is None
    assert any(isinstance(e, Played) and e.card.code == code for e in table.log)


def test_the_keys_turn_the_wheel_and_enter_makes_the_sign(table: Evening) -> None:
    wheel = table.wheel()
    start = wheel.at
    table.keys(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert wheel.at == (start + 1) % 8
    table.key(pygame.K_RETURN)
    assert table.signs_made() == [SIGNS[(start + 1) % 8]]
    assert table.scene.panel is None


@pytest.mark.slow
def test_the_wheel_grows_out_of_its_button_and_hears_at_once() -> None:
    table = in_pairs(speed="normal")
    panel = table.open_signs()
    assert 0.10 < table.frames_until(lambda: panel.opened == 1) * FRAME < 0.22
    table.keys(pygame.K_ESCAPE, pygame.K_s, pygame.K_1)
    assert table.signs_made() == ["ace"]


def test_a_gamepad_opens_turns_and_signs(table: Evening) -> None:
    table.press_pad(3)
    table.frame()
    table.pad(pygame.JOYHATMOTION, value=(1, 0))
    table.press_pad(0)
    table.frame()
    first = true_sign(table.scene.seat.view.hand, table.scene.seat.view.trumps, BRISCOLA_RANKING)
    (made,) = table.said()
    assert isinstance(made, Signalled) and made.sign == SIGNS[(SIGNS.index(first) + 1) % 8]


def test_the_mouse_wheel_turns_the_wheel(monkeypatch: pytest.MonkeyPatch, table: Evening) -> None:
    wheel = table.wheel()
    start = wheel.at
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: wheel.rect.center)
    for lines in (-1, -1, 1):
        post(pygame.MOUSEWHEEL, x=0, y=lines, precise_y=float(lines))
    table.frame()
    assert wheel.at == (start + 1) % 8


def test_up_and_down_go_to_the_requests_and_back(table: Evening) -> None:
    panel = table.open_signs()
    assert panel.group.focused is panel.wheel
    table.keys(pygame.K_UP, pygame.K_RIGHT)
    assert panel.group.focused_name == "ask-carico"
    table.key(pygame.K_DOWN)
    assert panel.group.focused is panel.wheel
    table.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert table.said() == [Requested(seat=0, ask="trump")]


@pytest.mark.slow
@pytest.mark.parametrize("at", range(8))
def test_each_digit_and_each_sector_makes_its_sign(at: int, table: Evening) -> None:
    table.open_signs()
    table.key(pygame.K_1 + at, str(at + 1))
    wheel = table.wheel()
    assert wheel.sector_at(wheel.spot(at)) == at
    table.click_at(wheel.spot(at))
    assert table.signs_made() == [SIGNS[at]] * 2


def test_a_finger_slides_to_the_sector_it_means_and_the_middle_chooses_nothing(table: Evening) -> None:
    wheel = table.wheel()
    table.finger(pygame.FINGERDOWN, wheel.spot(1))
    table.finger(pygame.FINGERMOTION, wheel.spot(3))
    table.frame()
    assert wheel.at == 3
    table.finger(pygame.FINGERMOTION, wheel.rect.center)
    table.finger(pygame.FINGERUP, wheel.rect.center)
    table.frame()
    assert table.said() == [] and isinstance(table.scene.panel, SignPanel)
    table.finger(pygame.FINGERDOWN, wheel.spot(1))
    table.finger(pygame.FINGERMOTION, wheel.spot(6))
    table.finger(pygame.FINGERUP, wheel.spot(6))
    table.frame()
    assert table.signs_made() == [SIGNS[6]]


@pytest.mark.slow
def test_the_wheel_gives_way_to_the_last_trick_and_to_the_end_of_the_hand() -> None:
    table = in_pairs(9)
    table.keys(pygame.K_s, pygame.K_l)
    assert isinstance(table.scene.panel, LastTrickPanel)
    table.key(pygame.K_ESCAPE)
    table.open_signs()
    table.click(table.spot(table.scene.hand.codes[0]))
    table.play_hand()
    assert table.scene.panel is None


def test_another_size_keeps_the_wheel_and_another_language_closes_it(table: Evening) -> None:
    wheel = table.wheel()
    table.key(pygame.K_RIGHT)
    chosen = wheel.at
    table.app.relayout()
    panel = table.scene.panel
    assert isinstance(panel, SignPanel) and panel.wheel is not None and panel.wheel.at == chosen
    table.app.change(language="it")
    assert table.scene.panel is None
