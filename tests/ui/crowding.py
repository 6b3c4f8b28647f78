"""Counts of a page: the choices that one press makes, and the words."""

import pytest

from briscola.ui.scene import Scene
from briscola.ui.scenes.new_match.game_list import GameGrid
from briscola.ui.scenes.new_match.table_cards import TableCards
from briscola.ui.widgets import Pegs, Rows, Segments, Swatches, Widget
from briscola.ui.widgets.menu import Menu
from briscola.ui.widgets.scroll import ScrollView
from tests.ui.by_ear_scenes.heard_scene import WORD, drawn_words


def choices(scene: Scene) -> int:
    """Everything that a press changes or opens; every row of a list and every part of a switch is one."""
    return sum(map(_choices_of, scene.focused_group.widgets))


def _choices_of(widget: Widget) -> int:
    if not widget.usable or isinstance(widget, ScrollView):
        return 0
    match widget:
        case TableCards() | Segments() | Swatches():
            return len(widget.labels)
        case Rows():
            return min(len(widget.rows), widget.shown)
        case GameGrid():
            return len(widget.places)
        case Menu():
            return len(widget.items)
        case Pegs():
            return widget.high - widget.low + 1
    return 1


def words(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> int:
    """Words of three letters and more that are drawn."""
    return sum(len(WORD.findall(text)) for text in drawn_words(scene, monkeypatch))
