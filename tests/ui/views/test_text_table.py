"""Tables of words: figures end under their heads, long names take several lines, words fit their column."""

import pytest

from briscola.ui.app import App
from briscola.ui.views.text_table import (
    ON_SHEET,
    RULED,
    Column,
    Figures,
    FiguresStyle,
    FiguresTable,
    TableCell,
)
from tests.ui.conftest import Inked

LONG = "Take the trick with the king of coins and lead the two"
ROWS = (
    Figures(name="Throw the seven", values=("61", "70 %"), best=True),
    Figures(name=LONG, values=("9", "4 %")),
)
HEADS = (("points at", "the end"), ("to win",))


@pytest.mark.parametrize("style", [ON_SHEET, RULED], ids=["on a sheet", "ruled"])
def test_figures_end_under_their_heads(app: App, inked: Inked, style: FiguresStyle) -> None:
    table = FiguresTable(app.kit, ROWS, HEADS, style=style)
    table.draw(app.screen, 10, 20)
    drawn = dict(inked)
    for words in (("points at", "the end", "61", "9"), ("to win", "70 %", "4 %")):
        assert len({drawn[text].right for text in words}) == 1
    assert drawn["70 %"].right == 10 + table.size[0] and drawn["to win"].bottom <= drawn["61"].top
    assert drawn["the end"].bottom == drawn["to win"].bottom > drawn["points at"].bottom


def test_a_long_name_takes_several_lines_beside_its_figures(app: App, inked: Inked) -> None:
    table = FiguresTable(app.kit, ROWS, width=300)
    table.draw(app.screen, 0, 0)
    drawn = dict(inked)
    first, *rest = table.names[1]
    assert rest and " ".join([first, *rest]) == LONG
    assert drawn[first].top == drawn["4 %"].top < drawn[rest[0]].top
    assert all(not drawn[line].colliderect(drawn["9"]) for line in table.names[1])
    assert drawn[rest[-1]].bottom <= table.size[1]


def test_words_wider_than_their_column_are_made_to_fit(app: App) -> None:
    narrow, free = Column(x=0, width=80), Column(x=0)
    assert narrow.draw(app.screen, app.kit, (0, 50), TableCell(LONG)).width <= 80
    assert free.draw(app.screen, app.kit, (0, 50), TableCell(LONG)).width > 80
    assert narrow.after(30) == Column(x=30, width=50)
