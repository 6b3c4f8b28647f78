"""Small type: letters as far apart as the face wants them, on the line's own rows, heavier on cloth."""

import numpy as np
import pygame
import pytest

from briscola.ui.layout.metrics import Scale
from briscola.ui.render.fonts import Fonts
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.render.typeface import BELOW

SIZE = (1024, 600)
WORDS = ("Mazzo aperto e verificato", "Rocco e Teresa: 80 su 76 promessi", "À l’été, Éva joue !", "x")
SMALL = ("body", "body-strong", "body-italic", "row", "aside", "heading", "button")


def coverage(surface: pygame.Surface) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    return pygame.surfarray.array_alpha(surface) / 255


@pytest.mark.parametrize("role", SMALL)
def test_a_small_line_is_exactly_as_long_as_it_was_measured_and_as_high_as_any_of_its_font(role: str) -> None:
    fonts = Fonts(Scale(*SIZE))
    assert fonts.scale.type(fonts.style(role).size) < BELOW
    for text in WORDS:
        drawn = fonts.render(text, role)
        assert drawn.get_size() == (fonts.width(text, role), fonts.line(role)), text


@pytest.mark.parametrize("role", SMALL)
def test_the_letters_of_a_small_line_keep_the_distances_of_large_ones(role: str) -> None:
    """Whichever letter, beside the others: set at whole pixels some are a tenth to a third too far apart."""
    fonts, large = Fonts(Scale(*SIZE)), Fonts(Scale(20 * SIZE[0], 20 * SIZE[1]))
    part = fonts.width("minuto" * 9, role) / large.width("minuto" * 9, role)
    for letter in "abcdegiklmnoprstuvz":
        row = letter * 40
        ideal = large.width(row, role) * part
        assert fonts.width(row, role) == pytest.approx(ideal, rel=0.06), letter


@pytest.mark.parametrize("role", ["body", "body-strong", "row", "heading"])
def test_small_letters_stand_on_whole_rows(role: str) -> None:
    """An x has no grey row under its feet nor above its serifs: every row of it is inked, or empty."""
    fonts = Fonts(Scale(*SIZE))
    rows = coverage(fonts.render("x", role)).max(axis=0)
    inked = np.flatnonzero(rows)
    assert inked[-1] == fonts.ascent(role) - 1, "its feet stand on the baseline"
    assert rows[inked].min() > 0.8


def test_text_on_cloth_is_heavier_and_no_longer_than_the_same_on_paper() -> None:
    fonts = Fonts(Scale(*SIZE))
    small = fonts._small_type("body")
    assert small is not None
    plain, heavy = (small.render("Mazzo aperto", CREAM, heavy=heavy) for heavy in (False, True))
    assert plain.get_size() == heavy.get_size()
    assert coverage(heavy).sum() > 1.1 * coverage(plain).sum()
    assert coverage(plain).sum() > 1.05 * coverage(small.render("Mazzo aperto", INK)).sum()


def test_large_type_is_the_fonts_own() -> None:
    fonts = Fonts(Scale(1920, 1080))
    assert fonts.width("Nuova partita", "scene") == fonts.font("scene").size("Nuova partita")[0]
