"""Every control answers mouse, finger and keys alike."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.widgets import (
    Button,
    Dropdown,
    Item,
    Menu,
    Pegs,
    RoundButton,
    Row,
    Rows,
    Ruler,
    ScrollView,
    Segments,
    Slider,
    Stepper,
    TextField,
    draw_tip,
)
from tests.ui.hands import (
    Stage,
    click,
    drag,
    finger_down,
    finger_move,
    finger_up,
    key,
    mouse_down,
    mouse_move,
    mouse_up,
    press,
    tap,
    typed,
)

BOX = pygame.Rect(300, 200, 300, 60)


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
    press(stage, pygame.K_END)
    press(stage, pygame.K_DOWN)
    assert menu.selected == 1


def rows(app: App, changed: list[int], count: int = 12) -> Rows:
    lines = [Row(name=str(n), title=f"Row {n}", note="note", marks="utut") for n in range(count)]
    return Rows(app.kit, pygame.Rect(100, 100, 400, 300), lines, 0, changed.append)


def test_rows_are_chosen_by_keys_and_scroll_into_sight(app: App) -> None:
    changed: list[int] = []
    widget = rows(app, changed)
    stage = Stage(app, widget)
    press(stage, pygame.K_DOWN)
    press(stage, pygame.K_END)
    assert changed == [1, 11]
    assert widget.rect.contains(widget.row_rect(11))
    press(stage, pygame.K_HOME)
    assert widget.rect.contains(widget.row_rect(0))


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


def test_a_stepper_goes_round_by_sides_arrows_and_wheel(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    stage = Stage(app, Stepper(app.kit, BOX, ["a", "b", "c"], 0, seen.append, dots=True))
    press(stage, pygame.K_LEFT)
    click(stage, (BOX.right - 5, BOX.centery))
    tap(stage, (BOX.x + 5, BOX.centery))
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: BOX.center)
    stage.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, precise_y=1.0, flipped=False))
    assert seen == [2, 0, 2, 1]


def test_a_stepper_that_does_not_wrap_stops_at_its_ends(app: App) -> None:
    seen: list[int] = []
    stage = Stage(app, Stepper(app.kit, BOX, ["a", "b"], 0, seen.append, wrap=False))
    for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        press(stage, code)
    assert seen == [1]


def test_segments_choose_the_part_under_the_pointer(app: App) -> None:
    seen: list[int] = []
    widget = Segments(app.kit, BOX, ["calm", "normal", "quick"], 0, seen.append)
    stage = Stage(app, widget)
    click(stage, widget.part(2).center)
    press(stage, pygame.K_LEFT)
    press(stage, pygame.K_RETURN)
    press(stage, pygame.K_RETURN)
    assert seen == [2, 1, 2, 0]


def test_pegs_stand_where_they_are_put(app: App) -> None:
    seen: list[int] = []
    board = Pegs(app.kit, pygame.Rect(200, 200, 600, 76), 2, seen.append)
    stage = Stage(app, board)
    press(stage, pygame.K_RIGHT)
    press(stage, pygame.K_END)
    press(stage, pygame.K_RIGHT)
    stage.handle(key(pygame.K_4, "4"))
    drag(stage, (210, 238), (790, 238))
    assert seen[:3] == [3, 11, 4]
    assert seen[3] == 1
    assert seen[-1] == 11


def test_a_slider_follows_the_hand_in_whole_steps(app: App) -> None:
    seen: list[float] = []
    slider = Slider(app.kit, pygame.Rect(200, 200, 400, 50), 0.5, seen.append, low=0.5, high=4.0, step=0.1)
    stage = Stage(app, slider)
    press(stage, pygame.K_RIGHT)
    press(stage, pygame.K_END)
    drag(stage, (590, 225), (10, 225))
    assert seen[:2] == [0.6, 4.0]
    assert seen[-1] == 0.5
    assert all(abs(v * 10 - round(v * 10)) < 1e-6 for v in seen)


def test_the_rule_says_where_a_value_lies_and_takes_arrows_and_wheel(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    rule = Ruler(app.kit, pygame.Rect(100, 300, 900, 64), low=61, high=120, value=61, on_change=seen.append)
    stage = Stage(app, rule)
    assert [rule.at(rule.x(v)) for v in range(61, 121)] == list(range(61, 121))
    press(stage, pygame.K_LEFT)
    press(stage, pygame.K_UP)
    press(stage, pygame.K_PAGEUP)
    click(stage, (rule.x(100), 330))
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: rule.rect.center)
    stage.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, precise_y=1.0, flipped=False))
    assert seen == [62, 72, 100, 101]


def test_a_field_takes_letters_accents_and_corrections(app: App) -> None:
    written: list[str] = []
    field = TextField(app.kit, BOX, "", written.append, limit=6)
    stage = Stage(app, field)
    for letter in "Nicol":
        stage.handle(key(ord(letter.lower()), letter))
        stage.handle(typed(letter))
    stage.handle(pygame.event.Event(pygame.TEXTEDITING, text="`", start=0, length=1))
    assert stage.handle(key(pygame.K_RETURN))  # the input method's, not ours
    stage.handle(typed("ò"))
    stage.handle(typed("xyz"))
    assert field.text == "Nicolò"[:6]
    press(stage, pygame.K_HOME)
    press(stage, pygame.K_DELETE)
    press(stage, pygame.K_END)
    press(stage, pygame.K_BACKSPACE)
    assert field.text == "icol"
    assert written[-1] == "icol"


def test_a_field_keeps_letters_from_reaching_the_table(app: App) -> None:
    stage = Stage(app, TextField(app.kit, BOX, "", lambda _text: None))
    assert stage.handle(key(pygame.K_l, "l"))
    assert not stage.handle(key(pygame.K_F1))


def test_a_dropdown_opens_chooses_and_closes(app: App) -> None:
    seen: list[int] = []
    box = Dropdown(app.kit, BOX, ["English", "Italiano"], 0, seen.append)
    other = Button(app.kit, BOX.move(0, 90), "Under", lambda: seen.append(99))
    stage = Stage(app, box, other)
    press(stage, pygame.K_RETURN)
    assert box.open
    press(stage, pygame.K_DOWN)
    press(stage, pygame.K_RETURN)
    assert (seen, box.open) == ([1], False)
    click(stage, BOX.center)
    rect = box.list_rect()
    click(stage, (rect.centerx, rect.y + rect.height // 4))
    assert (seen, box.open) == ([1, 0], False)
    press(stage, pygame.K_RETURN)
    press(stage, pygame.K_ESCAPE)
    assert (seen, box.open) == ([1, 0], False)


def test_an_open_list_shields_what_lies_under_it_and_a_press_outside_closes_it(app: App) -> None:
    seen: list[int] = []
    box = Dropdown(app.kit, BOX, ["one", "two", "three"], 0, lambda _at: None)
    under = Button(app.kit, BOX.move(0, 90), "Under", lambda: seen.append(1))
    stage = Stage(app, box, under)
    click(stage, BOX.center)
    click(stage, (30, 30))
    assert not box.open
    click(stage, BOX.center)
    click(stage, under.rect.center)
    assert seen == []


def test_an_open_list_stays_inside_the_window(app: App) -> None:
    low = Dropdown(app.kit, pygame.Rect(40, 660, 200, 44), ["a", "b", "c"], 0, lambda _at: None)
    assert app.screen.get_rect().contains(low.list_rect())
    assert not low.list_rect().colliderect(low.rect)


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
    stage.draw(app.screen)
    at_once = app.screen.copy()
    while stage.update(0.1):
        pass
    stage.draw(app.screen)
    assert app.screen.get_buffer().raw != at_once.get_buffer().raw


@pytest.mark.parametrize("pos", [(0, 0), (1200, 0), (0, 660), (1200, 660), (640, 300)])
def test_a_tip_lies_inside_the_window_and_off_its_control(app: App, pos: tuple[int, int]) -> None:
    around = pygame.Rect(pos, (60, 50))
    slip = draw_tip(app.screen, app.kit, "A carico is an ace or a three: " * 3, around)
    assert app.screen.get_rect().contains(slip)


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
        stage.draw(app.screen)
        with_focus = app.screen.copy()
        stage.group.focus(None)
        stage.draw(app.screen)
        assert with_focus.get_buffer().raw != app.screen.get_buffer().raw, widget


def test_a_key_that_stays_down_never_presses_twice_but_scrolls_on(app: App) -> None:
    stage = Stage(app, Button(app.kit, BOX, "Go", lambda: None), ScrollView(app.kit, BOX.move(0, 90), 900))
    states = []
    for _ in range(3):
        states.append(pygame.key.get_repeat() != (0, 0))
        press(stage, pygame.K_TAB)
    assert states == [False, True, False]
