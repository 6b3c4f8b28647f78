"""Sheets that are read: lines of a length that the eye follows with ease, rows that stand apart."""

from itertools import pairwise

import pygame
import pytest

from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.settings.scene import SettingsScene
from tests.ui.conftest import Open
from tests.ui.hands import key


@pytest.mark.parametrize(
    ("size", "language"), [((1024, 600), "it"), ((1920, 1080), "fr"), ((2560, 1440), "de")], ids=str
)
def test_no_line_of_the_rules_is_longer_than_eighty_letters_and_most_have_seventy(
    open_app: Open, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language)
    app.push(scene := RulesScene(app))
    assert scene.view is not None
    lengths: list[int] = []
    for _ in scene.pages:
        lines: dict[int, int] = {}
        for word in scene.page.words:
            if word.role.startswith("body"):
                lines[word.pos[1]] = lines.get(word.pos[1], 0) + len(word.text)
        lengths += lines.values()
        app.dispatch(key(pygame.K_DOWN))
    assert max(lengths) <= 80
    assert 65 <= sorted(lengths)[len(lengths) * 3 // 4] <= 75


def test_a_large_window_is_filled_with_larger_print_not_with_cloth(open_app: Open) -> None:
    scene = RulesScene(open_app((2560, 1440)))
    scene.app.push(scene)
    assert scene.rect.width > 0.75 * 2560
    assert scene.page.kit.fonts.line("body") >= 1.25 * scene.kit.fonts.line("body")


@pytest.mark.parametrize("more", [False, True])
def test_in_the_smallest_window_the_rows_of_the_settings_stand_apart(open_app: Open, more: bool) -> None:
    scene = SettingsScene(open_app((1024, 600)))
    scene.more = more
    scene.app.push(scene)
    for x in {row.control.right for row in scene.page.rows}:
        rows = [(row.control.top, row.control.bottom) for row in scene.page.rows if row.control.right == x]
        assert len(rows) >= 5
        assert all(below - above >= 6 for (_top, above), (below, _low) in pairwise(sorted(rows)))
