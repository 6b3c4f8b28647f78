"""Buttons and menus: pressed once by any hand, large enough, in reach of the arrows."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.widgets import Button, Item, Menu, RoundButton
from tests.ui.hands import BOX, Stage, click, mouse_down, mouse_move, mouse_up, press, tap


def by_mouse(scene: Scene) -> None:
    click(scene, BOX.center)


def by_finger(scene: Scene) -> None:
    tap(scene, BOX.center)


def by_enter(scene: Scene) -> None:
    press(scene, pygame.K_RETURN)


def by_space(scene: Scene) -> None:
    press(scene, pygame.K_SPACE)


@pytest.mark.parametrize("hand", [by_mouse, by_finger, by_enter, by_space])
def test_a_button_is_pressed_once_by_any_hand(app: App, hand: Callable[[Scene], None]) -> None:
    pressed: list[str] = []
    hand(Stage(app, Button(app.kit, BOX, "Play", lambda: pressed.append("play"))))
    assert pressed == ["play"]


@pytest.mark.parametrize("hand", [by_mouse, by_finger, by_enter])
def test_a_round_button_is_pressed_once_by_any_hand(app: App, hand: Callable[[Scene], None]) -> None:
    pressed: list[str] = []
    hand(Stage(app, RoundButton(app.kit, BOX.center, "help", "Rules", lambda: pressed.append("rules"))))
    assert pressed == ["rules"]


def test_letting_go_outside_takes_a_press_back(app: App) -> None:
    pressed: list[int] = []
    stage = Stage(app, Button(app.kit, BOX, "Play", lambda: pressed.append(1)))
    stage.handle(mouse_down(BOX.center))
    stage.handle(mouse_up((10, 10)))
    assert pressed == []


def test_a_disabled_button_hears_nothing_and_is_skipped_by_tab(app: App) -> None:
    pressed: list[int] = []
    off = Button(app.kit, BOX, "No", lambda: pressed.append(1), name="off")
    on = Button(app.kit, BOX.move(0, 90), "Yes", lambda: None, name="on")
    off.enabled = False
    stage = Stage(app, off, on)
    by_mouse(stage)
    press(stage, pygame.K_TAB)
    assert pressed == []
    assert stage.group.focused is on


def test_a_small_target_is_forty_four_pixels_wide_for_the_hand(app: App) -> None:
    pressed: list[int] = []
    tiny = Button(app.kit, pygame.Rect(400, 300, 20, 20), "", lambda: pressed.append(1), icon_name="plus")
    stage = Stage(app, tiny)
    click(stage, (410 + 20, 310))
    click(stage, (410 + 24, 310))
    assert pressed == [1]


def test_a_press_gives_the_focus(app: App) -> None:
    first = Button(app.kit, BOX, "One", lambda: None, name="one")
    second = Button(app.kit, BOX.move(0, 100), "Two", lambda: None, name="two")
    stage = Stage(app, first, second)
    click(stage, second.rect.center)
    assert stage.group.focused is second


def test_arrows_go_where_they_point(app: App) -> None:
    grid = {
        name: Button(app.kit, pygame.Rect(x, y, 100, 50), name, lambda: None, name=name)
        for name, x, y in (("a", 100, 100), ("b", 300, 110), ("c", 100, 300), ("d", 300, 290))
    }
    stage = Stage(app, *grid.values())
    walk = []
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_UP):
        press(stage, code)
        walk.append(stage.group.focused_name)
    assert walk == ["b", "d", "c", "a", "a"]


def test_the_menu_strip_follows_keys_and_pointer_and_slides_there(app: App) -> None:
    chosen: list[str] = []
    items = [
        Item(name=n, text=n.title(), on_press=partial(chosen.append, n)) for n in ("play", "rules", "quit")
    ]
    menu = Menu(app.kit, pygame.Rect(100, 100, 300, 1), items)
    stage = Stage(app, menu)
    press(stage, pygame.K_DOWN)
    assert menu.selected == 1
    assert stage.update(1 / 60)
    for _ in range(60):
        stage.update(1 / 60)
    assert not stage.update(1 / 60)
    press(stage, pygame.K_RETURN)
    stage.handle(mouse_move(menu.line(2).center))
    assert menu.selected == 2
    click(stage, menu.line(0).center)
    assert chosen == ["rules", "play"]


def test_the_menu_ends_at_its_ends(app: App) -> None:
    menu = Menu(app.kit, BOX, [Item(name="a", text="A", on_press=lambda: None)] * 2, instant=True)
    stage = Stage(app, menu)
    press(stage, pygame.K_UP)
    assert menu.selected == 0
    press(stage, pygame.K_END, pygame.K_DOWN)
    assert menu.selected == 1


def test_small_lines_stand_in_two_columns_below_and_arrows_lead_through_them(app: App) -> None:
    items = [Item(name=n, text=n, on_press=lambda: None, small=n in "cde") for n in "abcde"]
    menu = Menu(app.kit, pygame.Rect(100, 100, 300, 1), items, instant=True)
    stage = Stage(app, menu)
    walk = []
    down, up, left, right = pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT
    for code in (right, down, down, right, right, down, down, up, left, up, up):
        press(stage, code)
        walk.append(menu.items[menu.selected].name)
    assert walk == ["a", "b", "c", "d", "d", "e", "e", "c", "c", "b", "a"]
    assert menu.line(3).y == menu.line(2).y and menu.line(3).x >= menu.line(2).right
    assert menu.rect.bottom == menu.line(4).bottom
    for at in range(5):
        stage.handle(mouse_move(menu.line(at).center))
        assert menu.selected == at
