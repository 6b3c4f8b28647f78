"""The wheel of signs: however small it is, no word runs into a face."""

from itertools import combinations, product
from math import hypot, pi, sqrt

import numpy as np
import pygame
import pytest

from briscola.i18n import sign_words, text
from briscola.i18n.sign_words import NATIONAL
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.views.face_closeup import grimace_of, shown_part
from briscola.ui.views.sign_wheel import HUB, Sector, Wheel
from tests.ui.demands import LANGUAGES
from tests.ui.drawn import QUICK

LEAST = {"person-woman": (0.12, 0.06), "person-man": (0.12, 0.06), "ada": (0.10, 0.05), "rocco": (0.10, 0.05)}
"""Shares of a face's disc on which two signs must differ, pixel by pixel and in spots of four pixels.

The wheel shows the person; the regulars repeat their signs as small under the last trick.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_stands_clear_of_the_faces_of_the_other_signs(language: str) -> None:
    text.use(language)
    for size, ratio in product(((1024, 600), (1280, 800), (1920, 1080)), (0.47, 0.614, 0.716)):
        kit = Kit(size, QUICK)
        place = Layout(size, range(4), 3, ratio=ratio, partners=True).wheel
        sectors = [Sector(sign=sign, grimace=grimace) for sign, grimace in NATIONAL.items()]
        wheel = Wheel(kit, place, "person-woman", sectors, 0, lambda _at: None)
        for at, sector in enumerate(sectors):
            word = wheel.word_at(at)
            drawn = kit.fonts.render(wheel.word(sector), "label").get_bounding_rect().move(word.topleft)
            for other in range(len(sectors)):
                face = wheel.face_at(other)
                x = max(drawn.left, min(face.centerx, drawn.right - 1))
                y = max(drawn.top, min(face.centery, drawn.bottom - 1))
                air = hypot(x - face.centerx, y - face.centery) - face.width / 2
                assert other == at or air >= 2, (size, ratio, sector.sign, sectors[other].sign)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_with_the_face_fits_into_the_middle(language: str) -> None:
    text.use(language)
    kit = Kit((1024, 600), QUICK)
    place = Layout((1024, 600), range(4), 3, ratio=0.614, partners=True).wheel
    sectors = [Sector(sign=sign, grimace=grimace) for sign, grimace in NATIONAL.items()]
    wheel = Wheel(kit, place, "person-woman", sectors, 0, lambda _at: None)
    small, strong = kit.fonts.line("small"), kit.fonts.line("row")
    top = -round(0.46 * (2 * small + strong))
    radius = HUB * wheel.rect.width / 2
    rows = (("small", top + 0.28 * small), ("row", top + 0.86 * small + 0.75 * strong))
    for grimace in sign_words.GRIMACES:
        for words, (role, down) in zip(sign_words.order(grimace), rows, strict=True):
            chord = 2 * sqrt(radius**2 - down**2)
            assert kit.fonts.width(words, role) <= chord, (words, round(chord))


@pytest.mark.parametrize("who", LEAST)
def test_no_two_signs_look_alike_in_the_smallest_window(who: str, raster: Raster) -> None:
    """At the size of the wheel each two differ by more than a shade on a good part of the disc.

    So do they if the eye sees only spots of four pixels.
    """
    kit = Kit((1024, 600), raster)
    across = Wheel.across(Layout((1024, 600), range(4), 3, partners=True).wheel)
    assert across >= 48
    faces = {}
    for grimace in sign_words.GRIMACES:
        face = grimace_of(kit, who, grimace, across)
        assert face is not None
        faces[grimace] = pygame.surfarray.array3d(face.surface).astype(int)
    whole, (pixels, spots) = pi * (across / 2) ** 2, LEAST[who]
    for (one, a), (two, b) in combinations(faces.items(), 2):
        assert (np.abs(a - b).sum(axis=2) > 100).sum() > pixels * whole, f"{one} and {two}"
        apart = (np.abs(blurred(a) - blurred(b)).sum(axis=2) > 100).sum()
        assert apart * 16 > spots * whole, f"{one} and {two}"


def blurred(picture: np.ndarray) -> np.ndarray:
    """Means of squares of four pixels."""
    side = picture.shape[0] // 4 * 4
    spots: np.ndarray = picture[:side, :side].reshape(side // 4, 4, side // 4, 4, 3).mean(axis=(1, 3))
    return spots


@pytest.mark.parametrize(("who", "at"), [("ada", "right"), ("person-woman", "left")])
def test_a_close_view_shows_the_arm_that_makes_the_sign(who: str, at: str) -> None:
    """Who looks left lifts the arm at the right of the picture, and the view moves there."""
    for grimace, diameter in product(("shoulder", "rub"), (48, 90)):
        left, _top, side = shown_part(who, grimace, diameter)
        assert (left > 1 - left - side) == (at == "right")
