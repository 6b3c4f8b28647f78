"""The times for hands and eyes: every row changes its setting, and what waits follows it."""

from pathlib import Path

import pygame
import pytest

from briscola.storage.settings.settings import (
    KEY_REPEATS,
    READING_TIMES,
    Settings,
    changed,
    decode,
    values_of,
)
from briscola.ui.animation.motion import pace_for
from briscola.ui.app import App
from briscola.ui.input.input_guard import DEAF_TIME, IN_NO_HURRY, HandTimes, InputGuard, hand_times
from briscola.ui.scenes.settings.scene import EarAndHandSettings
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.focus_group import FocusGroup
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.hands import finger_down, finger_up

ENTER = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN)


def page(app: App) -> Driver:
    app.push(EarAndHandSettings(app))
    hands = Driver(app)
    hands.frame()
    return hands


ROWS = {
    "speech": ("speech", "on"),
    "speech_rate": ("speech_rate", 55),
    "speech_full": ("speech_full", False),
    "sounds_tell": ("sounds_tell", "always"),
    "suit_tones": ("suit_tones", True),
    "reading_time": ("reading_time", 2.0),
    "key_repeat": ("key_repeat", 700),
    "hold_time": ("hold_time", 0.5),
    "sheet_wait": ("sheet_wait", 0.5),
}
"""Control, the setting that it changes, and its value after one press of an arrow."""


@pytest.mark.parametrize("name", ROWS)
def test_an_arrow_on_a_row_changes_its_setting(app: App, name: str) -> None:
    hands, (field, value) = page(app), ROWS[name]
    hands.reach(name)
    hands.key(pygame.K_LEFT if name == "suit_tones" else pygame.K_RIGHT)
    assert getattr(app.settings, field) == value


def test_the_times_are_kept_and_come_back_in_their_range(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    app = App(settings_path=file, size=(1280, 720), sound=False, raster=QUICK)
    app.change(key_repeat=0, hold_time=2.0, sheet_wait=1.5, reading_time=4.0, suit_tones=True)
    app.close()
    again = App(settings_path=file, size=(1280, 720), sound=False, raster=QUICK)
    assert again.kit.hands == HandTimes(key_repeat=0, hold=2.0, sheet_wait=1.5, reading=4.0)
    assert again.settings.suit_tones
    wild = values_of(b'{"key_repeat": -5, "hold_time": 900, "sheet_wait": 0, "reading_time": 1e9}')
    found, damaged = decode(wild)
    assert damaged == () and hand_times(found) == HandTimes(
        key_repeat=0, hold=3.0, sheet_wait=0.2, reading=READING_TIMES[-1]
    )
    assert hand_times(Settings()) == HandTimes() and Settings().key_repeat in KEY_REPEATS


@pytest.mark.parametrize(("delay", "repeat"), [(0, (0, 0)), (380, (380, 47)), (1200, (1200, 150))])
def test_a_held_key_repeats_as_the_settings_say(app: App, delay: int, repeat: tuple[int, int]) -> None:
    hands = page(app)
    app.change(key_repeat=delay)
    hands.reach("speech_rate")
    assert pygame.key.get_repeat() == repeat
    hands.key(pygame.K_TAB)
    assert pygame.key.get_repeat() == (0, 0)


def test_a_finger_rests_as_long_as_the_settings_say(open_app: Open) -> None:
    app = open_app(hold_time=2.0, reading_time=10.0)
    pressed: list[str] = []
    box = pygame.Rect(100, 100, 60, 60)
    button = Button(app.kit, box, "", lambda: pressed.append("!"), icon_name="plus")
    button.tip = "What a carico is"
    group = FocusGroup(app.kit)
    group.add(button)
    group.handle(finger_down(box.center, app.size))
    group.update(1.5)
    assert group.telling.widget is None
    group.handle(finger_up(box.center, app.size))
    assert pressed == ["!"], "a slow press is a press"
    group.handle(finger_down(box.center, app.size))
    group.update(2.1)
    group.handle(finger_up(box.center, app.size))
    group.update(20.0)
    assert group.telling.widget is button and pressed == ["!"], "there is ten times as long to read it"


def test_a_new_sheet_waits_as_long_as_the_settings_say() -> None:
    guard = InputGuard(HandTimes(sheet_wait=2.0))
    guard.update(0.0)
    guard.update(1.9)
    assert guard.stops(ENTER)
    guard.update(0.2)
    assert not guard.stops(ENTER)


def test_words_stay_as_long_as_the_settings_say() -> None:
    usual, slow = pace_for(Settings()), pace_for(changed(Settings(), reading_time=4.0))
    assert slow.grimace == 4 * usual.grimace and slow.declared == 4 * usual.declared
    assert slow.throw == usual.throw and slow.trick_pause == usual.trick_pause, "the play itself is no slower"


def test_a_new_sheet_hears_nothing_until_it_has_been_seen_for_a_while() -> None:
    guard = InputGuard()
    guard.update(5.0)  # the frame that draws it first
    assert guard.stops(ENTER)
    guard.update(DEAF_TIME / 2)
    assert guard.stops(ENTER)
    guard.update(DEAF_TIME / 2)
    assert not guard.stops(ENTER)
    guard.begin()
    assert guard.stops(ENTER)


def test_a_guard_is_calm_only_after_a_while_without_a_press() -> None:
    guard = InputGuard()
    guard.update(0.0)
    guard.update(IN_NO_HURRY / 2)
    assert not guard.calm
    guard.note(ENTER)
    guard.update(IN_NO_HURRY / 2)
    assert not guard.calm, "the press before was too near"
    guard.note(pygame.event.Event(pygame.MOUSEMOTION))
    guard.update(IN_NO_HURRY / 2)
    assert guard.calm, "a movement is no press"
