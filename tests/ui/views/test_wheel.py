"""The wheel of signs: however small it is, no word runs into a face."""

from itertools import product
from math import hypot

import pytest

from briscola.i18n import text
from briscola.i18n.signs import NATIONAL
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.views.wheel import Sector, Wheel
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
