"""Buttons, menus and long pages: pressed once by any hand, in reach of the arrows, tips and focus seen."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.choice import Pegs, Segments, Stepper
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.menu import Item, Menu
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.slider import Ruler, Slider
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.tooltip import draw_tip
from tests.ui.hands import (
    BOX,
    Stage,
    click,
    drag,
    finger_down,
    finger_move,
    finger_up,
    mouse_down,
    mouse_move,
    mouse_up,
    press,
    tap,
)


def by_mouse(scene: Scene) -> None:
    click(scene, BOX.center)


def by_finger(scene: Scene) -> None:
    tap(scene, BOX.center)


def by_enter(scene: Scene) -> None:
    press(scene, pygame.K_RETURN)


def by_space(scene: Scene) -> None:
    press(scene, pygame.K_SPACE)


@pytest.mark.parametrize("hand", [by_mouse, by_finger, by_enter, by_space])
def test_a_button_is_pressed_once_by_any_hand(
    app: App, told: list[Any], hand: Callable[[Scene], None]
) -> None:
    hand(Stage(app, Button(app.kit, BOX, "Play", lambda: told.append("play"))))
    assert told == ["play"]


@pytest.mark.parametrize("hand", [by_mouse, by_finger, by_enter])
def test_a_round_button_is_pressed_once_by_any_hand(
    app: App, told: list[Any], hand: Callable[[Scene], None]
) -> None:
    hand(Stage(app, RoundButton(app.kit, BOX.center, "help", "Rules", lambda: told.append("rules"))))
    assert told == ["rules"]


def test_letting_go_outside_takes_a_press_back(app: App, told: list[Any]) -> None:
    stage = Stage(app, Button(app.kit, BOX, "Play", lambda: told.append(1)))
    stage.handle(mouse_down(BOX.center))
    stage.handle(mouse_up((10, 10)))
    assert told == []


def test_a_disabled_button_hears_nothing_and_is_skipped_by_tab(app: App, told: list[Any]) -> None:
    off = Button(app.kit, BOX, "No", lambda: told.append(1), name="off")
    on = Button(app.kit, BOX.move(0, 90), "Yes", lambda: None, name="on")
    off.enabled = False
    stage = Stage(app, off, on)
    by_mouse(stage)
    press(stage, pygame.K_TAB)
    assert told == []
    assert stage.group.focused is on


def test_a_small_target_is_forty_four_pixels_wide_for_the_hand(app: App, told: list[Any]) -> None:
    tiny = Button(app.kit, pygame.Rect(400, 300, 20, 20), "", lambda: told.append(1), icon_name="plus")
    stage = Stage(app, tiny)
    click(stage, (410 + 20, 310))
    click(stage, (410 + 24, 310))
    assert told == [1]


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


def test_the_menu_strip_follows_keys_and_pointer_and_slides_there(app: App, told: list[Any]) -> None:
    items = [
        Item(name=n, text=n.title(), on_press=partial(told.append, n)) for n in ("play", "rules", "quit")
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
    assert told == ["rules", "play"]


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


def view(app: App) -> tuple[Stage, ScrollView, Button]:
    scroll = ScrollView(app.kit, pygame.Rect(200, 100, 500, 400), 1600)
    inside = Button(app.kit, pygame.Rect(250, 1500, 200, 50), "Deep", lambda: None, name="deep")
    scroll.adopt(inside)
    return Stage(app, scroll, inside), scroll, inside


def test_a_long_page_scrolls_by_wheel_keys_and_drag(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scroll, _ = view(app)
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: scroll.rect.center)
    stage.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, precise_y=-1.0, flipped=False))
    first = scroll.offset
    press(stage, pygame.K_PAGEDOWN)
    second = scroll.offset
    press(stage, pygame.K_END)
    last = scroll.offset
    drag(stage, (400, 200), (400, 350))
    assert 0 < first < second < last == scroll.most
    assert scroll.offset == last - 150


def test_a_flick_glides_on_and_comes_to_rest(app: App) -> None:
    stage, scroll, _ = view(app)
    size = app.size
    stage.handle(finger_down((400, 450), size))
    for y in (420, 380, 330, 270):
        stage.update(1 / 60)
        stage.handle(finger_move((400, y), size))
    stage.handle(finger_up((400, 270), size))
    let_go = scroll.offset
    steps = sum(stage.update(1 / 60) for _ in range(600))
    assert scroll.offset > let_go
    assert steps < 600


def test_a_control_deep_in_a_page_comes_into_sight_with_the_focus(app: App) -> None:
    stage, scroll, inside = view(app)
    press(stage, pygame.K_TAB)
    assert stage.group.focused is inside
    assert scroll.rect.contains(inside.rect)


def test_a_control_scrolled_out_of_sight_cannot_be_pressed(app: App) -> None:
    _, scroll, inside = view(app)
    assert not inside.hit(inside.rect.center)
    scroll.scroll_to(scroll.most)
    assert inside.hit(inside.rect.center)


def test_a_tip_appears_only_after_a_rest(app: App) -> None:
    button = Button(app.kit, pygame.Rect(300, 300, 60, 50), "", lambda: None, icon_name="plus")
    button.tip = "What a carico is"
    stage = Stage(app, button)
    stage.handle(mouse_move(button.rect.center))
    stage.draw(app.window.surface)
    at_once = app.window.surface.copy()
    rest = stage.group.wake
    assert rest is not None
    assert not stage.update(rest - 0.05)
    assert stage.update(0.06)  # the picture is to be drawn again
    assert stage.group.wake is None
    stage.draw(app.window.surface)
    assert app.window.surface.get_buffer().raw != at_once.get_buffer().raw
    stage.handle(mouse_move((button.rect.x + 3, button.rect.y + 3)))
    assert stage.group.telling.widget is button  # it stays as long as the pointer does
    stage.handle(mouse_move((900, 600)))
    assert stage.group.telling.widget is None


def test_a_finger_that_stays_asks_and_presses_nothing(app: App, told: list[Any]) -> None:
    button = Button(app.kit, BOX, "", lambda: told.append("!"), icon_name="plus")
    button.tip = "What a carico is"
    stage = Stage(app, button)
    tap(stage, BOX.center)
    assert told == ["!"]
    assert stage.group.telling.widget is None
    stage.handle(finger_down(BOX.center, app.size))
    assert stage.update(0.5)
    assert stage.group.telling.widget is button
    stage.handle(finger_up(BOX.center, app.size))
    assert stage.group.telling.widget is button  # there is time to read it
    assert told == ["!"]
    stage.update(10.0)
    assert stage.group.telling.widget is None


def test_a_button_without_a_word_says_it_where_the_keys_lead(app: App) -> None:
    first = Button(app.kit, pygame.Rect(100, 100, 200, 50), "A", lambda: None)
    pause = RoundButton(app.kit, BOX.center, "pause", "Pause", lambda: None, show_label=False)
    stage = Stage(app, first, pause)
    press(stage, pygame.K_TAB)
    assert stage.group.telling.widget is pause
    press(stage, pygame.K_TAB)
    assert stage.group.telling.widget is None


@pytest.mark.parametrize("pos", [(0, 0), (1200, 0), (0, 660), (1200, 660), (640, 300)])
def test_a_tip_lies_inside_the_window_and_off_its_control(app: App, pos: tuple[int, int]) -> None:
    """It also keeps off what is never to be covered, wherever that leaves room."""
    around = pygame.Rect(pos, (60, 50))
    for never in ([], [pygame.Rect(300, 100, 500, 180)], [pygame.Rect(0, 100, 1280, 190)]):
        words = "A carico is an ace or a three: " * 3
        slip = draw_tip(app.window.surface, app.kit, words, around, never=never)
        assert app.window.surface.get_rect().contains(slip)
        assert slip.collidelist([around, *never]) < 0


def test_the_focus_is_seen_on_every_kind_of_control(app: App) -> None:
    """The picture with the focus differs from the one without, round the control."""
    kit = app.kit
    for widget in (
        Button(kit, BOX, "A", lambda: None),
        RoundButton(kit, BOX.center, "help", "A", lambda: None),
        Stepper(kit, BOX, ["a"], 0, lambda _n: None),
        Segments(kit, BOX, ["a", "b"], 0, lambda _n: None),
        Pegs(kit, BOX, 1, lambda _n: None),
        Slider(kit, BOX, 0.0, lambda _n: None),
        Ruler(kit, BOX, low=0, high=60, value=1, on_change=lambda _n: None),
        TextField(kit, BOX, "", lambda _t: None),
        Dropdown(kit, BOX, ["a"], 0, lambda _n: None),
        ScrollView(kit, BOX, 500),
    ):
        stage = Stage(app, widget)
        stage.draw(app.window.surface)
        with_focus = app.window.surface.copy()
        stage.group.focus(None)
        stage.draw(app.window.surface)
        assert with_focus.get_buffer().raw != app.window.surface.get_buffer().raw, widget


def test_a_key_that_stays_down_never_presses_twice_but_scrolls_on(app: App) -> None:
    stage = Stage(app, Button(app.kit, BOX, "Go", lambda: None), ScrollView(app.kit, BOX.move(0, 90), 900))
    states = []
    for _ in range(3):
        states.append(pygame.key.get_repeat() != (0, 0))
        press(stage, pygame.K_TAB)
    assert states == [False, True, False]


def test_the_ring_round_a_page_that_scrolls_stays_away_from_its_words(app: App) -> None:
    view = ScrollView(app.kit, pygame.Rect(200, 100, 500, 400), 1600)
    ring, reach = view.ring_rect(), app.kit.paper.ring_reach()
    assert ring.left + reach <= view.rect.left and ring.right - reach >= view.rect.right
    assert (ring.top, ring.bottom) == (view.rect.top, view.rect.bottom), "buttons stand right below"
