"""Sheets that say once what is on them: low rooms, narrow rows, and what goes on after a new layout."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.list_sheet import ROWS, ListSheet, WordList
from briscola.ui.scenes.sheets.parts import Control, FormField, Label, PressButton, SheetRow, Space, Text
from briscola.ui.views.text.text_column import TIGHT, SheetPart, TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget
from tests.ui.conftest import Open
from tests.ui.driver import Driver, control

LOW = 1024, 600


def nothing() -> None:
    """Do nothing when pressed."""


class Kitchen(ContentSheet):
    """A shopping list: each dish has a field and a button, and the number of dishes may change."""

    def __init__(self, app: App, dishes: int, *, right: bool = False) -> None:
        super().__init__(app)
        self.dishes, self.fault, self.right = dishes, "", right
        self.written = ["" for _at in range(100)]
        self.pressed = 0

    def title(self) -> str:
        return "Kitchen"

    @property
    def share(self) -> float:
        return 0.5 if self.right else 1

    @property
    def live(self) -> object:
        return self.dishes, self.fault

    def fill(self, column: TextColumn) -> None:
        column.text("What is to be cooked?")
        for at in range(self.dishes):
            column.gap(20)
            field = Control(TextField, self.written[at], self._write, name=f"dish-{at}")
            column.put(FormField(f"Dish {at}", field, share=0.3))
        if self.fault:
            column.text(self.fault, news=True)

    def fill_right(self, column: TextColumn) -> None:
        column.put(SheetRow(Label("Salt"), PressButton("Buy", self._press, "salt")))

    def foot(self) -> SheetPart:
        return SheetRow(
            PressButton("Cancel", nothing, "no"), PressButton("Cook", self._press, "cook", main=True)
        )

    def _write(self, text: str) -> None:
        self.written[0] = text

    def _press(self) -> None:
        self.pressed += 1


class Guests(ListSheet):
    """A list longer than a low room."""

    def title(self) -> str:
        return "Guests"

    @property
    def sentence(self) -> str:
        return "Who comes?"

    def rows(self) -> Sequence[tuple[str, str]]:
        return [(f"Guest {at}", "") for at in range(40)]

    def press(self, number: int) -> None:
        del number


def seen(sheet: ContentSheet) -> list[Widget]:
    """Controls that are seen whole, where nothing has been scrolled."""
    return [w for w in sheet.group.widgets if not w.scrolls and sheet.rect.contains(w.rect)]


@pytest.mark.parametrize("dishes", [2, 6, 7, 20])
def test_in_a_low_room_controls_stand_closer_and_then_the_content_scrolls(
    open_app: Open, dishes: int
) -> None:
    app = open_app(size=LOW)
    app.push(sheet := Kitchen(app, dishes))
    controls = seen(sheet)
    assert all(w.rect.height >= 44 for w in controls)
    fields = [w.rect for w in controls if isinstance(w, TextField)]
    assert all(one.bottom < other.top for one, other in pairwise(fields))
    foot = [control(sheet, name).rect for name in ("no", "cook")]
    assert all(sheet.rect.contains(rect) for rect in foot)
    assert foot[0].right < foot[1].left and foot[0].width == foot[1].width
    scrolls = any(w.scrolls for w in sheet.group.widgets)
    assert scrolls or (len(fields) == dishes and fields[-1].bottom < foot[0].top)
    assert app.window.surface.get_rect().contains(sheet.rect)
    assert scrolls is (dishes == 20)


def test_a_list_becomes_lower_before_anything_scrolls_around_it(open_app: Open) -> None:
    heights = []
    for size in ((1920, 1080), LOW):
        app = open_app(size=size)
        app.push(sheet := Guests(app))
        rows = control(sheet, "list")
        assert isinstance(rows, WordList)
        assert [w.name for w in sheet.group.widgets if w.scrolls] == ["list"]
        assert sheet.rect.contains(rows.rect) and rows.rect.bottom < control(sheet, "done").rect.top
        heights.append(rows.rect.height // rows.step)
    assert heights[0] == ROWS > heights[1] >= 3


def test_a_row_too_narrow_for_its_words_becomes_a_stack_with_the_last_part_on_top(app: App) -> None:
    words = [f"{name} the whole supper and everything on the side" for name in ("Eat", "Cook", "Serve")]
    presses = [PressButton(each, nothing, each) for each in words]
    wide, narrow = TextColumn(app.kit, 3000), TextColumn(app.kit, 500)
    for column in (wide, narrow):
        column.put(SheetRow(Space(), *presses))
    assert len({w.rect.centery for w in wide.widgets}) == 1
    assert [w.rect.right for w in wide.widgets][-1] == 3000
    assert all(one.rect.right < other.rect.left for one, other in pairwise(wide.widgets))
    assert [w.name for w in narrow.widgets] == words[::-1]
    assert all(w.rect.width == 500 for w in narrow.widgets)
    assert all(one.rect.bottom < other.rect.top for one, other in pairwise(narrow.widgets))


def test_parts_of_a_row_have_their_middles_at_one_height_and_what_is_left(app: App) -> None:
    column = TextColumn(app.kit, 600)
    column.put(SheetRow(Text("One line"), PressButton("Go", nothing, "go").tall(90), height=120))
    (go,) = column.widgets
    assert go.rect.right == 600 and go.rect.width == Button.width_for(app.kit, "Go")
    assert go.rect.centery == pytest.approx(column.height / 2, abs=1)
    assert column.height == app.kit.scale.px(120)
    assert [line.text for line in column.read] == ["One line"]


def test_what_has_just_happened_is_heard_first_and_alone(app: App) -> None:
    app.push(sheet := Kitchen(app, 1))
    assert sheet.spoken_text == "What is to be cooked?"
    sheet.fault = "The oven is cold."
    app.tick(0.1)
    assert sheet.spoken_text == "The oven is cold."
    lines = [line.text for line in sheet.reading()]
    assert lines[:3] == ["Kitchen", "The oven is cold.", "What is to be cooked?"]
    assert lines.count("The oven is cold.") == 1
    assert lines[3:] == ["Dish 0, field", "Cancel, button", "Cook, button"]


def test_what_stands_at_the_right_is_read_after_the_left_and_reached(app: App) -> None:
    app.push(sheet := Kitchen(app, 1, right=True))
    left, right = control(sheet, "dish-0").rect, control(sheet, "salt").rect
    assert left.right < right.left and sheet.inner.contains(right)
    Driver(app).click_at(right.center)
    assert sheet.pressed == 1
    assert [w.name for w in sheet.group.order()] == ["dish-0", "salt", "no", "cook"]


def test_scroll_focus_caret_and_a_held_button_go_on_after_a_new_layout(open_app: Open) -> None:
    app = open_app(size=LOW)
    app.push(sheet := Kitchen(app, 20))
    hands = Driver(app)
    sheet.group.focus_name("dish-0")
    hands.keys(pygame.K_HOME)
    for letter in "ab":
        app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    hands.keys(pygame.K_LEFT)
    assert control(sheet, "dish-0").line.caret == 1
    sheet.views[0].scroll_to(100)
    cook = control(sheet, "cook").rect.center
    app.dispatch(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=cook, button=1, touch=False))
    before = control(sheet, "dish-0")
    sheet.dishes = 21
    app.tick(0.1)
    after = control(sheet, "dish-0")
    assert after is not before and after.line.caret == 1 and after.text == "ab"
    assert sheet.views[0].offset == 100
    app.dispatch(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=cook, button=1, touch=False))
    assert sheet.pressed == 1
    assert sheet.group.focused_name == "cook"


def test_several_lists_give_way_together_by_what_is_missing_and_rows_come_closer(app: App) -> None:
    heights = []
    for short, tight in ((0, False), (0, True), (300, True)):
        column = TextColumn(app.kit, 600, short=short, tight=tight)
        lists = [PressButton("Go", nothing, f"go-{at}").giving(100, 50) for at in range(3)]
        column.put(SheetRow(lists[0], lists[1], height=300), lists[2])
        heights.append(column.height)
    row, low = app.kit.scale.px(300), app.kit.scale.px(300 * TIGHT)
    assert heights == [row + 100, low + 100, low + 50]
    beside = TextColumn(app.kit, 600, short=100)
    beside.put(SheetRow(*(PressButton("Go", nothing, name).giving(200, 50) for name in "ab")))
    beside.put(PressButton("Go", nothing, "c").giving(200, 50))
    assert beside.height == 100 + 200, "those beside each other give the same pixels"


def test_what_takes_the_rest_of_a_row_never_vanishes_in_it(app: App) -> None:
    """Beside a button that leaves it no room it stands above that."""
    button = PressButton("Wait for whoever comes", nothing, "wait")
    wide = button.width(app.kit)
    for width, above in ((900, False), (wide + 40, True), (wide, True), (wide // 2, True)):
        column = TextColumn(app.kit, width)
        column.put(SheetRow(Text("Wolfgang Amadeus Mozart"), button))
        assert [line.text for line in column.read] == ["Wolfgang Amadeus Mozart"], width
        (wait,) = column.widgets
        assert wait.rect.right == width and (wait.rect.width == width) is above
        assert not above or wait.rect.top >= app.kit.fonts.line("small")


def test_a_picture_higher_than_its_room_scrolls(open_app: Open) -> None:
    app = open_app(size=LOW)
    app.push(sheet := Tower(app))
    (view,) = sheet.views
    assert view.focusable and view.most > 0 and sheet.reading()[0].text == "Tower"


class Tower(ContentSheet):
    """A picture without words."""

    def title(self) -> str:
        return "Tower"

    def fill(self, column: TextColumn) -> None:
        column.canvas(2000, lambda _target, _x, _y: None)


def test_the_bar_of_a_left_column_lies_on_no_control(open_app: Open) -> None:
    app = open_app(LOW)
    app.push(sheet := Kitchen(app, 20, right=True))
    (view,) = sheet.views
    bar = view.rect.right - app.kit.scale.px(8)
    assert all(widget.rect.right < bar for widget in sheet.columns[0].widgets)
    assert view.rect.right < control(sheet, "salt").rect.x
