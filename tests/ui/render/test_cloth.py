"""Bare words on the table can be read wherever they stand."""

import pygame
import pytest

from briscola.ui.layout.table_layout import Layout
from briscola.ui.render import cloth
from briscola.ui.render.theme import CREAM, TABLES, Colour
from tests.ui.drawn import QUICK

SIZE = (1280, 720)
LEAST = 4.5


def luminance(colour: Colour) -> float:
    """Of a colour, by the rules for contrast on screens."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("table", list(TABLES))
def test_words_beside_the_sign_of_trumps_and_in_the_header_stand_out(table: str) -> None:
    picture = cloth.render(SIZE, TABLES[table], QUICK)
    for players in (2, 3, 4, 5):
        layout = Layout(SIZE, range(players), 3, ratio=0.614, partners=players == 4)
        for rect in (layout.emblem_label, layout.header, layout.seal_words):
            ground = luminance(pygame.transform.average_color(picture, rect)[:3])
            assert (luminance(CREAM) + 0.05) / (ground + 0.05) > LEAST, (players, rect)
