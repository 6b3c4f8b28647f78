"""Columns and tables of words: written once, drawn below each other, and read in that order."""

from itertools import pairwise

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.explanation_sheet import ExplanationSheet, ExplanationWords
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.views.text.text_table import (
    ON_SHEET,
    RULED,
    Column,
    Figures,
    FiguresStyle,
    FiguresTable,
    TableCell,
)
from briscola.ui.widgets.button import Button
from tests.ui.conftest import Inked

WORDS = "Every trick is told in a sentence of its own, from the first card to the last one that falls."


def test_a_column_is_drawn_from_top_to_bottom_and_read_in_that_order(app: App, inked: Inked) -> None:
    column, foot = TextColumn(app.kit, 300), TextColumn(app.kit, 300)
    column.title("The tricks")
    column.text(WORDS)
    column.gap(10)
    places: list[tuple[int, int]] = []
    column.canvas(40, lambda _target, x, y: places.append((x, y)), "a chart:\nfour won")
    column.mark("Trumps counted", right=True)
    foot.text("The end", "body")
    column.add(foot)
    column.draw(app.window.surface, 7, 50)
    lines = app.kit.fonts.wrap(WORDS, "small", 300)
    assert len(lines) > 1
    assert [text for text, _rect in inked] == ["The tricks", *lines, "Trumps counted", "The end"]
    rects = [rect for _text, rect in inked]
    assert all(one.bottom <= other.top + 1 for one, other in pairwise(rects))
    ((x, y),) = places
    assert x == 7 and rects[len(lines)].bottom < y <= rects[len(lines) + 1].top - 40 + 1
    assert rects[-1].bottom == 50 + column.height
    heading = ReadingLine("The tricks", heading=True)
    told = (WORDS, "a chart:", "four won", "Trumps counted", "The end")
    assert column.read == [heading, *map(ReadingLine, told)]


def test_a_value_stands_in_the_middle_of_its_row_and_is_copied_under_its_heading(
    app: App, inked: Inked
) -> None:
    column = TextColumn(app.kit, 400)
    column.heading("The seal")
    top = column.height
    column.value("c0ffee", name="copy-seal")
    (copy,) = column.widgets
    assert copy.rect.top == top and copy.rect.bottom == column.height and copy.rect.right == 400
    assert copy.spoken().name == "Copy: The seal"
    column.draw(app.window.surface, 0, 0)
    assert abs(inked[-1][1].centery - copy.rect.centery) <= 1
    assert copy.rect.left > inked[-1][1].right


def test_a_control_takes_its_room_in_the_column(app: App) -> None:
    column = TextColumn(app.kit, 400)
    column.text(WORDS)
    top = column.height
    button = Button(app.kit, pygame.Rect(0, 0, 200, 50), "Write", app.quit)
    column.widget(button)
    assert button.rect.top == top and column.height == top + 50 and column.widgets == [button]


def test_lines_are_drawn_a_step_apart_and_what_follows_stands_below(app: App, inked: Inked) -> None:
    below = app.kit.fonts.draw_lines(app.window.surface, ["one", "two", "three"], "body", (5, 10), step=30.4)
    assert [rect.top for _text, rect in inked] == [10, 40, 71] and below == 101
    line = app.kit.fonts.line("body")
    assert app.kit.fonts.draw_lines(app.window.surface, ["one", "two"], "body", (5, 10)) == 10 + 2 * line


LONG = "Take the trick with the king of coins and lead the two"
ROWS = (
    Figures(name="Throw the seven", values=("61", "70 %"), best=True),
    Figures(name=LONG, values=("9", "4 %")),
)
HEADS = (("points at", "the end"), ("to win",))


@pytest.mark.parametrize("style", [ON_SHEET, RULED], ids=["on a sheet", "ruled"])
def test_figures_end_under_their_heads(app: App, inked: Inked, style: FiguresStyle) -> None:
    table = FiguresTable(app.kit, ROWS, HEADS, style=style)
    table.draw(app.window.surface, 10, 20)
    drawn = dict(inked)
    for words in (("points at", "the end", "61", "9"), ("to win", "70 %", "4 %")):
        assert len({drawn[text].right for text in words}) == 1
    assert drawn["70 %"].right == 10 + table.size[0] and drawn["to win"].bottom <= drawn["61"].top
    assert drawn["the end"].bottom == drawn["to win"].bottom > drawn["points at"].bottom


def test_a_long_name_takes_several_lines_beside_its_figures(app: App, inked: Inked) -> None:
    table = FiguresTable(app.kit, ROWS, width=300)
    table.draw(app.window.surface, 0, 0)
    drawn = dict(inked)
    first, *rest = table.names[1]
    assert rest and " ".join([first, *rest]) == LONG
    assert drawn[first].top == drawn["4 %"].top < drawn[rest[0]].top
    assert all(not drawn[line].colliderect(drawn["9"]) for line in table.names[1])
    assert drawn[rest[-1]].bottom <= table.size[1]


def test_an_explanation_shows_its_figures_below_its_sentences(app: App, inked: Inked) -> None:
    told = ExplanationWords(
        title="The choice",
        sentences=["Both take it."],
        heads=["at the end", "to win"],
        table=ROWS,
        foot="Sure.",
    )
    sheet = ExplanationSheet(app.kit, told, 500)
    sheet.draw(app.window.surface)
    drawn = dict(inked)
    figures = [drawn[text] for text in ("at the end", "to win", "61", "70 %", "9", "4 %")]
    assert all(
        drawn["Both take it."].bottom <= rect.top and rect.bottom <= drawn["Sure."].top for rect in figures
    )


def test_words_wider_than_their_column_are_made_to_fit(app: App) -> None:
    narrow, free = Column(x=0, width=80), Column(x=0)
    assert narrow.draw(app.window.surface, app.kit, (0, 50), TableCell(LONG)).width <= 80
    assert free.draw(app.window.surface, app.kit, (0, 50), TableCell(LONG)).width > 80
    assert narrow.after(30) == Column(x=30, width=50)
