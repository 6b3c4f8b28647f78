"""The tag under a face: in any window and language it says whole that it is the person's turn."""

import pygame
import pytest

from briscola.i18n import text
from briscola.i18n.text import _, pgettext
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.views.seats import SeatLook, draw_seat
from tests.ui.demands import LANGUAGES, SIZES, watched_texts
from tests.ui.drawn import QUICK


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1050, 660), *SIZES], ids=str)
def test_whose_turn_it_is_is_never_cut_short(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table for pairs the mark of the side makes room for it."""
    text.use(language)
    kit = Kit(size, QUICK)
    target = pygame.Surface(size)
    seat = Layout(size, range(4), 3, partners=True).seats[0]
    wrong = watched_texts(monkeypatch, target.get_rect())
    for words in (_("Your turn"), _("You lead"), pgettext("the first trick", "You lead")):
        draw_seat(target, kit, seat, SeatLook(name=words, face="person-woman", side="us", turn=True))
    text.use("en")
    assert wrong == []
