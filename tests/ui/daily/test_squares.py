"""The squares of a hand are told apart without colours."""

from itertools import combinations

import pygame

from briscola.client.daily import Square
from briscola.ui.app import App
from briscola.ui.scenes.daily.day import add_squares
from briscola.ui.views.text_column import TextColumn
from tests.ui.focus_marks import changed, luminances


def test_any_two_squares_differ_in_light_and_not_only_in_colour(app: App) -> None:
    pictures = []
    for square in Square:
        target = pygame.Surface((60, 60))
        target.fill((244, 234, 210))
        add_squares(column := TextColumn(app.kit, 500), [square])
        column.draw(target, 4, 4)
        pictures.append(luminances(target))
    for one, other in combinations(pictures, 2):
        assert changed(one, other) >= 20
