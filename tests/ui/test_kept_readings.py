"""Every scene says what it said: digests of its words and of the lines of its match, held in a file.

A change of words on purpose renews the file: `python -m tests.ui.scene_digests tests/ui/kept_readings.json`.
"""

from pathlib import Path

import pytest

from briscola.i18n.text import use
from tests.spread import quick_some
from tests.ui.all_scenes import CALM, SCENES
from tests.ui.conftest import Open
from tests.ui.scene_digests import FOUND, ROWS, digests_of, kept, key_of


@pytest.mark.usefixtures("every_frame")  # as the program does: some captions come with a drawn frame
@pytest.mark.parametrize(("name", "size", "language"), quick_some(ROWS, 8), ids=str)
def test_a_scene_says_what_it_said(
    open_app: Open, name: str, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    use(language)
    app = open_app(size, language=language, **CALM)
    SCENES[name](app, tmp_path)
    for _ in range(3):
        app.tick(1 / 60)
    assert app.top is not None
    key = key_of(name, size, language)
    FOUND[key] = digests_of(app.top, tmp_path)
    renewed = "python -m tests.ui.scene_digests tests/ui/kept_readings.json"
    assert kept().get(key) == FOUND[key][:1], f"if that was meant: {renewed}"


def test_no_row_is_kept_of_a_scene_that_is_gone() -> None:
    assert kept().keys() == {key_of(*row) for row in ROWS}
