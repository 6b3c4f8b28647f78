"""Controls with a value: rows, steppers, segments, pegs, sliders, fields, lists."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.panels.cut_panel import PackStrip
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice import Pegs, Segments, Stepper
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.lists.player_rows import Row, Rows
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.slider import Ruler, Slider
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget
from tests.ui.hands import BOX, Stage, click, drag, key, press, tap, typed


def rows(app: App, changed: list[int], count: int = 12) -> Rows:
    lines = [Row(name=str(n), title=f"Row {n}", note="note", marks=("us", "them") * 2) for n in range(count)]
    return Rows(app.kit, pygame.Rect(100, 100, 400, 300), lines, 0, changed.append)


def test_rows_are_chosen_by_keys_and_scroll_into_sight(app: App, told: list[Any]) -> None:
    widget = rows(app, told)
    stage = Stage(app, widget)
    press(stage, pygame.K_DOWN, pygame.K_END)
    assert told == [1, 11]
    assert widget.rect.contains(widget.row_rect(11))
    press(stage, pygame.K_HOME)
    assert widget.rect.contains(widget.row_rect(0))


def test_a_row_that_is_read_aloud_is_one_of_so_many(app: App, told: list[Any]) -> None:
    widget = rows(app, told, 3)
    for at in range(3):
        widget.selected = at
        assert (widget.spoken().name, widget.spoken().position) == (f"Row {at}", (at + 1, 3))


def test_rows_are_chosen_by_pointer_and_turned_by_the_wheel(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed: list[int] = []
    widget = rows(app, changed)
    stage = Stage(app, widget)
    tap(stage, widget.row_rect(2).center)
    assert changed == [2]
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: widget.rect.center)
    stage.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, precise_y=-1.0, flipped=False))
    click(stage, (widget.rect.centerx, widget.rect.y + 5))
    assert changed == [2, 1]


def test_a_stepper_goes_round_by_sides_arrows_and_wheel(
    app: App, told: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(app, Stepper(app.kit, BOX, ["a", "b", "c"], 0, told.append, dots=True))
    press(stage, pygame.K_LEFT)
    click(stage, (BOX.right - 5, BOX.centery))
    tap(stage, (BOX.x + 5, BOX.centery))
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: BOX.center)
    stage.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, precise_y=1.0, flipped=False))
    assert told == [2, 0, 2, 1]


def test_a_stepper_that_does_not_wrap_stops_at_its_ends(app: App, told: list[Any]) -> None:
    stage = Stage(app, Stepper(app.kit, BOX, ["a", "b"], 0, told.append, wrap=False))
    for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        press(stage, code)
    assert told == [1]


def test_segments_choose_the_part_under_the_pointer(app: App, told: list[Any]) -> None:
    widget = Segments(app.kit, BOX, ["calm", "normal", "quick"], 0, told.append)
    stage = Stage(app, widget)
    click(stage, widget.part(2).center)
    press(stage, pygame.K_LEFT, pygame.K_RETURN, pygame.K_RETURN)
    assert told == [2, 1, 2, 0]


def swipe(stage: Stage, parts: int, **moved: float) -> None:
    """Events of SDL for fingers on a touchpad: parts of a line, and with each fifth part a whole one."""
    for part in range(1, parts + 1):
        whole = 0 if part % 5 or "precise_y" not in moved else 1 if moved["precise_y"] > 0 else -1
        told: dict[str, Any] = {"x": 0, "y": whole, "precise_y": 0.0, "flipped": False, **moved}
        stage.handle(pygame.event.Event(pygame.MOUSEWHEEL, told))


def nothing(*_value: object) -> None:
    """Nobody is told."""


@pytest.mark.parametrize(
    ("make", "value"),
    [
        (lambda kit: Stepper(kit, BOX, list("abcdefghi"), 4, nothing), "index"),
        (lambda kit: Pegs(kit, BOX, 4, nothing), "value"),
        (lambda kit: Ruler(kit, BOX, low=1, high=9, value=4, on_change=nothing), "value"),
        (lambda kit: PackStrip(kit, BOX, 40, 4, nothing, nothing), "at"),
        (lambda kit: Rows(kit, BOX, [Row(name="", title=str(n)) for n in range(90)], 0, nothing), "top"),
    ],
    ids=["stepper", "pegs", "ruler", "pack", "rows"],
)
def test_a_swipe_turns_by_whole_lines_and_never_sideways(
    app: App, monkeypatch: pytest.MonkeyPatch, make: Callable[[Kit], Widget], value: str
) -> None:
    stage = Stage(app, widget := make(app.kit))
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: widget.rect.center)
    swipe(stage, 5, precise_y=-0.2)
    before = getattr(widget, value)
    swipe(stage, 5, x=1, precise_x=1.0)
    assert getattr(widget, value) == before
    swipe(stage, 10, precise_y=-0.2)
    assert abs(getattr(widget, value) - before) == 2
    swipe(stage, 5, precise_y=0.2)
    assert abs(getattr(widget, value) - before) == 1


def test_a_page_follows_parts_of_a_line(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(app, scroll := ScrollView(app.kit, BOX, 1600))
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: scroll.rect.center)
    swipe(stage, 5, x=1, precise_x=1.0)
    assert scroll.offset == 0
    swipe(stage, 1, precise_y=-0.2)
    assert scroll.offset > 0


def test_pegs_stand_where_they_are_put(app: App, told: list[Any]) -> None:
    board = Pegs(app.kit, pygame.Rect(200, 200, 600, 76), 2, told.append)
    stage = Stage(app, board)
    press(stage, pygame.K_RIGHT, pygame.K_END, pygame.K_RIGHT)
    stage.handle(key(pygame.K_4, "4"))
    drag(stage, (210, 238), (790, 238))
    assert told[:3] == [3, 11, 4]
    assert told[3] == 1
    assert told[-1] == 11


def test_a_slider_follows_the_hand_in_whole_steps(app: App, told: list[Any]) -> None:
    slider = Slider(app.kit, pygame.Rect(200, 200, 400, 50), 0.5, told.append, low=0.5, high=4.0, step=0.1)
    stage = Stage(app, slider)
    press(stage, pygame.K_RIGHT, pygame.K_PAGEUP)
    press(stage, pygame.K_PAGEDOWN, pygame.K_END)
    drag(stage, (590, 225), (10, 225))
    assert told[:4] == [0.6, 1.1, 0.6, 4.0]
    assert told[-1] == 0.5
    assert all(abs(v * 10 - round(v * 10)) < 1e-6 for v in told)


def test_the_rule_says_where_a_value_lies_and_takes_arrows_and_wheel(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    rule = Ruler(app.kit, pygame.Rect(100, 300, 900, 64), low=61, high=120, value=61, on_change=seen.append)
    stage = Stage(app, rule)
    assert [rule.at(rule.x(v)) for v in range(61, 121)] == list(range(61, 121))
    press(stage, pygame.K_LEFT, pygame.K_UP)
    press(stage, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
    click(stage, (rule.x(100), 330))
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: rule.rect.center)
    stage.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, precise_y=1.0, flipped=False))
    assert seen == [62, 72, 62, 100, 101]


def test_a_field_takes_letters_accents_and_corrections(app: App, told: list[Any]) -> None:
    field = TextField(app.kit, BOX, "", told.append, limit=6)
    stage = Stage(app, field)
    for letter in "Nicol":
        stage.handle(key(ord(letter.lower()), letter))
        stage.handle(typed(letter))
    stage.handle(pygame.event.Event(pygame.TEXTEDITING, text="`", start=0, length=1))
    assert stage.handle(key(pygame.K_RETURN))  # the input method's, not ours
    stage.handle(typed("ò"))
    stage.handle(typed("xyz"))
    assert field.text == "Nicolò"[:6]
    press(stage, pygame.K_HOME, pygame.K_DELETE)
    press(stage, pygame.K_END, pygame.K_BACKSPACE)
    assert field.text == "icol"
    assert told[-1] == "icol"


def test_a_field_keeps_letters_from_reaching_the_table(app: App) -> None:
    stage = Stage(app, TextField(app.kit, BOX, "", lambda _text: None))
    assert stage.handle(key(pygame.K_l, "l"))
    assert not stage.handle(key(pygame.K_F1))


def test_a_dropdown_opens_chooses_and_closes(app: App, told: list[Any]) -> None:
    box = Dropdown(app.kit, BOX, ["English", "Italiano"], 0, told.append)
    other = Button(app.kit, BOX.move(0, 90), "Under", lambda: told.append(99))
    stage = Stage(app, box, other)
    press(stage, pygame.K_RETURN)
    assert box.open
    press(stage, pygame.K_DOWN, pygame.K_RETURN)
    assert (told, box.open) == ([1], False)
    click(stage, BOX.center)
    rect = box.list_rect()
    click(stage, (rect.centerx, rect.y + rect.height // 4))
    assert (told, box.open) == ([1, 0], False)
    press(stage, pygame.K_RETURN, pygame.K_ESCAPE)
    assert (told, box.open) == ([1, 0], False)


def test_an_open_list_shields_what_lies_under_it_and_a_press_outside_closes_it(
    app: App, told: list[Any]
) -> None:
    box = Dropdown(app.kit, BOX, ["one", "two", "three"], 0, lambda _at: None)
    under = Button(app.kit, BOX.move(0, 90), "Under", lambda: told.append(1))
    stage = Stage(app, box, under)
    click(stage, BOX.center)
    click(stage, (30, 30))
    assert not box.open
    click(stage, BOX.center)
    click(stage, under.rect.center)
    assert told == []


def test_an_open_list_stays_inside_the_window(app: App) -> None:
    low = Dropdown(app.kit, pygame.Rect(40, 660, 200, 44), ["a", "b", "c"], 0, lambda _at: None)
    assert app.window.surface.get_rect().contains(low.list_rect())
    assert not low.list_rect().colliderect(low.rect)


def test_a_list_that_is_longer_than_the_window_stands_in_columns_and_all_of_it_can_be_chosen(
    app: App,
) -> None:
    seen: list[int] = []
    values = [f"value {n}" for n in range(21)]
    box = Dropdown(app.kit, pygame.Rect(40, 660, 200, 44), values, 0, seen.append)
    stage = Stage(app, box)
    for at in range(1, len(values)):
        click(stage, box.rect.center)
        assert app.window.surface.get_rect().contains(box.line_rect(at))
        click(stage, box.line_rect(at).center)
    assert seen == [*range(1, len(values))]
    assert 1 < box.rows < len(values)
    click(stage, box.rect.center)
    press(stage, pygame.K_LEFT, pygame.K_RETURN)
    assert seen[-1] == len(values) - 1 - box.rows
