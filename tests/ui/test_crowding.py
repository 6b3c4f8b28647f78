"""No page grows fuller unnoticed: the choices that it offers at once, and its words."""

from pathlib import Path

import pytest

from briscola.ui.scene import Scene
from briscola.ui.scenes.new_match.table_cards import TableCards
from briscola.ui.scenes.settings.swatches import Swatches
from briscola.ui.widgets.choice import Pegs, Segments
from briscola.ui.widgets.lists.player_rows import Rows
from briscola.ui.widgets.menu import Menu
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget
from tests.ui.all_scenes import CALM, FRAME, SCENES
from tests.ui.by_ear_scenes.heard_scene import WORD, drawn_words
from tests.ui.conftest import Open

KEPT = {
    "title": (7, 17),
    "new-match": (10, 34),
    "table of 2": (16, 17),
    "hand": (3, 20),
    "hand of chiamata": (3, 30),
    "match": (5, 20),
    "more settings": (16, 37),
    "statistics": (4, 53),
    "stairs": (8, 38),
    "season": (3, 70),
}
"""Most choices and words of each page in English. Whoever adds one says what the person gets for it.

The title: the slate's line of chalk, and the pack, a picture. The table of two: the goal says what is
counted (hands), and the slate shows the points of the hand. The season: two regulars speak of the wall.
The statistics of few matches: each game and each regular by name, with its own bar and share; a token on the
shelf leads to its hand.
"""


@pytest.mark.parametrize("name", KEPT)
def test_a_page_offers_no_more_at_once_than_was_agreed(
    name: str, open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1280, 800), **CALM)
    SCENES[name](app, tmp_path)
    for _ in range(20):
        app.tick(FRAME)
    top = app.top
    assert top is not None
    offered, written = KEPT[name]
    assert choices(top) <= offered and words(top, monkeypatch) <= written


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
        case Menu():
            return len(widget.items)
        case Pegs():
            return widget.high - widget.low + 1
    return 1


def words(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> int:
    """Words of three letters and more that are drawn."""
    return sum(len(WORD.findall(text)) for text in drawn_words(scene, monkeypatch))
