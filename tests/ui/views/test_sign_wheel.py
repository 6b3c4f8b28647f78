"""The wheel of signs: however small it is, no word runs into a face."""

from itertools import product
from math import hypot

import pytest

from briscola.i18n import text
from briscola.i18n.sign_words import NATIONAL
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.views.face_closeup import grimace_of
from briscola.ui.views.sign_wheel import Sector, Wheel
from tests.ui.demands import LANGUAGES
from tests.ui.drawn import QUICK


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
            drawn = kit.fonts.render(wheel._word(sector), "label").get_bounding_rect().move(word.topleft)
            for other in range(len(sectors)):
                face = wheel.face_at(other)
                x = max(drawn.left, min(face.centerx, drawn.right - 1))
                y = max(drawn.top, min(face.centery, drawn.bottom - 1))
                air = hypot(x - face.centerx, y - face.centery) - face.width / 2
                assert other == at or air >= 2, (size, ratio, sector.sign, sectors[other].sign)


@pytest.mark.parametrize("who", ["person-woman", "person-man"])
def test_in_the_smallest_window_ace_and_three_differ_at_a_glance(who: str, raster: Raster) -> None:
    """In 180 pixels at least, by more than a shade (80 when they were 39 px across and whole heads)."""
    kit = Kit((1024, 600), raster)
    across = Wheel.across(Layout((1024, 600), range(4), 3, partners=True).wheel)
    assert across >= 48
    kiss, twist = (grimace_of(kit, who, grimace, across) for grimace in ("kiss", "twist"))
    assert kiss is not None and twist is not None
    spots = list(product(range(across), repeat=2))
    apart = [
        sum(
            abs(a - b) for a, b in zip(kiss.surface.get_at(at)[:3], twist.surface.get_at(at)[:3], strict=True)
        )
        for at in spots
    ]
    assert sum(by > 100 for by in apart) > 180
