"""The figures below the cards of the coach's strip."""

import pygame
import pytest

from briscola.ui.render.paper_objects import Paper
from briscola.ui.render.theme import Colour
from briscola.ui.widgets.choice_strip import Cell, ChoiceStrip
from tests.ui.conftest import Open


@pytest.mark.parametrize(("size", "large"), [((1280, 800), 160), ((1024, 600), 120)], ids=str)
def test_figures_of_neighbours_never_touch(
    open_app: Open, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], large: int
) -> None:
    app = open_app(size, text_size=large)
    wide: list[int] = []
    real = Paper.bar

    def bar(paper: Paper, size: tuple[int, int], fill: Colour) -> pygame.Surface:
        wide.append(size[0])
        return real(paper, size, fill)

    monkeypatch.setattr(Paper, "bar", bar)
    cells = [Cell(code="1S", words="", figure="−17.5") for _ in range(20)]
    room = pygame.Rect(0, 0, size[0] * 7 // 10, 90)
    strip = ChoiceStrip(app.kit, room, cells, lambda _at: None, chosen=None)
    strip.draw(pygame.Surface(size))
    assert len(wide) == 20 and max(wide) <= round(strip.step) - 4
