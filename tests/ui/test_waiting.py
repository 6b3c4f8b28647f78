"""The window at rest."""

from collections.abc import Iterator

import pygame
import pytest

from briscola.ui.waiting import Waiting


@pytest.mark.usefixtures("no_screen")
def test_who_ends_the_app_ends_its_sleep() -> None:
    pygame.display.init()
    pygame.event.clear()
    answers: Iterator[bool] = iter([True, True, False])
    waiting = Waiting(lambda: None)
    assert waiting.for_an_event([4.0], lambda: next(answers)) == []
    with pytest.raises(StopIteration):
        next(answers)
