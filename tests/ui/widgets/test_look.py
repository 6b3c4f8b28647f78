"""Controls in each of their states are drawn, and the states can be told apart."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scenes.settings.swatches import Swatches
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.choice import Pegs, Segments, Stepper
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.lists.player_rows import Row, Rows
from briscola.ui.widgets.menu import Item, Menu
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.slider import Ruler, Slider
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget
from tests.ui.conftest import Open
from tests.ui.hands import Stage, click, mouse_down, mouse_move, press, typed

BOX = pygame.Rect(300, 200, 320, 60)


def nothing(*_: object) -> None:
    """A control's action that is not looked at."""


def picture(app: App, widget: Widget) -> bytes:
    """The window with a control on the bare table, without its focus ring."""
    app.draw_table(app.window.surface)
    widget.draw(app.window.surface)
    widget.draw_over(app.window.surface)
    return bytes(app.window.surface.get_buffer().raw)


BUTTONS: dict[str, Callable[[App], Widget]] = {
    "red": lambda app: Button(app.kit, BOX, "Play", nothing, primary=True),
    "paper": lambda app: Button(app.kit, BOX, "Pass", nothing),
    "with an icon": lambda app: Button(app.kit, BOX, "More", nothing, icon_name="plus"),
    "only an icon": lambda app: Button(app.kit, BOX, "", nothing, icon_name="minus"),
    "round": lambda app: RoundButton(app.kit, BOX.center, "help", "Rules", nothing),
}


@pytest.mark.parametrize("make", BUTTONS.values(), ids=BUTTONS.keys())
def test_a_button_at_rest_under_the_pointer_held_and_off_looks_different(
    app: App, make: Callable[[App], Widget]
) -> None:
    widget = make(app)
    seen = [picture(app, widget)]
    widget.hovered = True
    seen.append(picture(app, widget))
    widget.held = True
    seen.append(picture(app, widget))
    widget.held = widget.hovered = widget.enabled = False
    seen.append(picture(app, widget))
    assert len(set(seen)) == 4


VALUES: dict[str, Callable[[App, int], Widget]] = {
    "rows": lambda app, n: Rows(
        app.kit,
        pygame.Rect(300, 100, 400, 400),
        [Row(name=str(i), title=f"Row {i}", note="a note", marks=("", "us", "them")) for i in range(4)],
        n,
        nothing,
    ),
    "menu": lambda app, n: _focused(
        Menu(
            app.kit,
            BOX,
            [Item(name=str(i), text=f"Line {i}", on_press=nothing, note="note" * i) for i in range(3)],
            selected=n,
            hint="Enter",
        )
    ),
    "stepper": lambda app, n: Stepper(app.kit, BOX, ["a", "b"], n, nothing, dots=True, on_paper=False),
    "stepper with ends": lambda app, n: Stepper(app.kit, BOX, ["a", "b"], n, nothing, wrap=False),
    "segments": lambda app, n: Segments(app.kit, BOX, ["a", "b", "c", "d"], n, nothing),
    "pegs": lambda app, n: Pegs(app.kit, BOX, n + 1, nothing),
    "slider": lambda app, n: Slider(app.kit, BOX, n / 2, nothing, show=str),
    "rule": lambda app, n: _used(Ruler(app.kit, BOX, low=61, high=120, value=61 + n), n * 9),
    "field": lambda app, n: TextField(app.kit, BOX, "abc" * n, nothing, hint="Your name"),
    "long field": lambda app, n: TextField(app.kit, BOX, "precipitevolmente" * (2 + n), nothing, limit=99),
    "dropdown": lambda app, n: Dropdown(app.kit, BOX, ["a", "b"], n, nothing),
    "bare dropdown": lambda app, n: Dropdown(app.kit, BOX, ["a", "b"], n, nothing, bare=True),
    "open list": lambda app, n: _opened(Dropdown(app.kit, BOX, ["a", "b", "c"], n, nothing)),
    "swatches": lambda app, n: Swatches(
        app.kit, BOX, ["a", "b"], n, nothing, lambda _at, size: pygame.Surface(size)
    ),
    "scroll": lambda app, n: _scrolled(ScrollView(app.kit, BOX, 900, _lines), n * 200),
}


def _used(rule: Ruler, points: int) -> Ruler:
    rule.used = rule.low + points
    return rule


def _focused(menu: Menu) -> Menu:
    menu.focused = True  # the strip is there only with the focus
    return menu


def _opened(box: Dropdown) -> Dropdown:
    box.confirm()
    return box


def _scrolled(view: ScrollView, offset: int) -> ScrollView:
    view.scroll_to(offset)
    return view


def _lines(target: pygame.Surface, x: int, y: int) -> None:
    for line in range(0, 900, 50):
        pygame.draw.line(target, (20, 20, 20), (x, y + line), (x + 200, y + line + 11), 3)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)], ids=str)
@pytest.mark.parametrize("make", VALUES.values(), ids=VALUES.keys())
def test_a_control_shows_its_value(
    open_app: Open, make: Callable[[App, int], Widget], size: tuple[int, int]
) -> None:
    app = open_app(size)
    assert picture(app, make(app, 0)) != picture(app, make(app, 1))


@pytest.mark.parametrize("contrast", [False, True])
def test_a_choice_that_is_off_has_no_arrow_and_a_list_a_broken_edge(open_app: Open, contrast: bool) -> None:
    """More than another colour."""
    app = open_app(contrast=contrast)
    left, right = pygame.Rect(BOX.x, BOX.y + 8, 40, 40), pygame.Rect(BOX.right - 40, BOX.y + 8, 36, 40)
    for name, arrow in (("stepper with ends", left), ("dropdown", right)):
        widget = VALUES[name](app, 1)
        assert _dark(app, widget, arrow), name
        widget.enabled = False
        assert not _dark(app, widget, arrow), name
    edge = pygame.Rect(BOX.x + 20, BOX.y, BOX.width - 40, 1)
    broken = _dark(app, widget, edge)
    widget.enabled = True
    assert 0 < broken < 0.7 * _dark(app, widget, edge)


def _dark(app: App, widget: Widget, place: pygame.Rect) -> int:
    """Number of dark pixels of a control on white at a place."""
    target = pygame.Surface(app.size)
    target.fill("white")
    widget.draw(target)
    spots = ((x, y) for x in range(place.left, place.right) for y in range(place.top, place.bottom))
    return sum(sum(target.get_at(spot)[:3]) < 300 for spot in spots)


def test_swatches_are_chosen_by_pointer_and_arrows(app: App, told: list[Any]) -> None:
    widget = Swatches(
        app.kit, BOX, ["a", "b", "c"], 0, told.append, lambda _at, size: pygame.Surface(size), name="table"
    )
    stage = Stage(app, widget)
    click(stage, widget.part(2).center)
    for code in (pygame.K_LEFT, pygame.K_RETURN, pygame.K_RETURN):
        press(stage, code)
    assert told == [2, 1, 2, 0]


def test_the_cursor_in_a_field_goes_where_one_presses_and_blinks(app: App) -> None:
    field = TextField(app.kit, BOX, "Anna", nothing)
    stage = Stage(app, field)
    click(stage, (BOX.x + 10, BOX.centery))
    stage.handle(typed("L"))
    assert field.text == "LAnna"
    press(stage, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_BACKSPACE)
    assert field.text == "Anna"
    on = picture(app, field)
    changes = sum(stage.update(0.1) for _ in range(20))
    assert 2 <= changes <= 5
    while picture(app, field) == on:
        stage.update(0.1)


def test_enter_in_a_field_confirms_where_it_means_something(app: App, told: list[Any]) -> None:
    field = TextField(app.kit, BOX, "72", nothing, on_enter=lambda: told.append(field.text))
    stage = Stage(app, field)
    press(stage, pygame.K_RETURN)
    stage.handle(pygame.event.Event(pygame.TEXTEDITING, text="é", start=0, length=1))
    picture(app, field)
    assert told == ["72"]


def test_pegs_and_rule_take_every_key_that_means_a_number(app: App) -> None:
    pegs, rule = (
        Pegs(app.kit, BOX, 5, nothing),
        Ruler(app.kit, BOX, low=61, high=120, value=70, on_change=nothing),
    )
    for widget, code, value in (
        (pegs, pygame.K_LEFT, 4),
        (pegs, pygame.K_HOME, 1),
        (pegs, pygame.K_RETURN, 2),
        (rule, pygame.K_HOME, 61),
        (rule, pygame.K_END, 120),
        (rule, pygame.K_PAGEDOWN, 110),
        (rule, pygame.K_RIGHT, 111),
    ):
        press(Stage(app, widget), code)
        assert widget.value == value


def test_a_scroll_bar_can_be_dragged(app: App) -> None:
    view = ScrollView(app.kit, pygame.Rect(200, 100, 400, 300), 3000)
    stage = Stage(app, view)
    stage.handle(mouse_down((view.rect.right - 3, 105)))
    stage.handle(mouse_move((view.rect.right - 3, 700)))
    assert view.offset == view.most
    stage.handle(mouse_move((view.rect.right - 3, 0)))
    assert view.offset == 0
