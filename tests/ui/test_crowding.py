"""No page grows fuller unnoticed: the choices that it offers at once, and its words."""

from pathlib import Path

import pytest

from tests.ui.all_scenes import CALM, FRAME, SCENES
from tests.ui.conftest import Open
from tests.ui.crowding import choices, words

KEPT = {
    "title": (6, 12),
    "new-match": (10, 34),
    "table of 2": (16, 17),
    "hand": (3, 20),
    "hand of chiamata": (3, 30),
    "match": (5, 20),
    "more settings": (16, 37),
    "statistics": (3, 35),
    "stairs": (8, 38),
}
"""Most choices and words of each page in English. Whoever adds one says what the person gets for it.

The table of two: the goal says what is counted (hands), and the slate shows the points of the hand.
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
