"""The tag under a face: in any window and language it says whole that it is the person's turn."""

from typing import Any

import pygame
import pytest

from briscola.i18n import text
from briscola.i18n.text import _, pgettext
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.fonts import Fonts, Role
from briscola.ui.render.kit import Kit
from briscola.ui.views.seat_views import SeatLook, draw_seat
from tests.ui.demands import LANGUAGES, SIZES, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.overlaps import Page


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_name_stands_in_the_middle_of_its_tag_over_the_second_line_and_apart_from_it(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = Kit(size, QUICK)
    seat = Layout(size, range(4), 3, partners=True).seats[2]
    drawn: list[pygame.Rect] = []
    draw = kit.fonts.draw

    def noted(
        target: pygame.Surface, words: str, role: Role, at: tuple[int, int], *args: Any, **how: Any
    ) -> None:
        letters = kit.fonts.render(words, role).get_bounding_rect()
        drawn.append(letters.move(kit.fonts.render(words, role).get_rect(center=at).topleft))
        draw(target, words, role, at, *args, **how)

    monkeypatch.setattr(kit.fonts, "draw", noted)
    draw_seat(pygame.Surface(size), kit, seat, SeatLook(name="Ada", detail="your partner", side="us"))
    name, detail = drawn
    assert abs(name.centerx - seat.tag.centerx) <= 1 and abs(detail.centerx - name.centerx) <= 1
    assert seat.tag.top + 5 <= name.top and name.bottom + 6 <= detail.top
    assert detail.bottom <= seat.tag.bottom - 3


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


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("table", [(1280, 800), (2560, 1154)], ids=["whole", "over a plank"])
def test_large_words_fit_their_tag(table: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    window = (table[0], 800 if table[1] == 800 else 1440)
    kit, target = Kit(window, QUICK, text=1.6), pygame.Surface(table)
    page = Page(monkeypatch)
    draw_seat(target, kit, Layout(table, range(2), 3).seats[0], SeatLook(name="You"))
    assert page.wrong == []


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("large", [1.0, 1.2, 1.6])
@pytest.mark.parametrize("size", [(1050, 660), *SIZES], ids=str)
def test_whose_turn_it_is_is_written_as_large_as_a_name(
    size: tuple[int, int], large: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, target, drawn = Kit(size, QUICK, text=large), pygame.Surface(size), list[int]()
    seat = Layout(size, range(4), 3, partners=True).seats[0]
    plain = Fonts.draw

    def noted(fonts: Fonts, target: pygame.Surface, words: str, role: Role, *args: Any, **how: Any) -> Any:
        drawn.append(fonts.line(role))
        return plain(fonts, target, words, role, *args, **how)

    monkeypatch.setattr(Fonts, "draw", noted)
    for language in LANGUAGES:
        text.use(language)
        for words in ("Ada", _("Your turn"), _("You lead"), pgettext("the first trick", "You lead")):
            draw_seat(target, kit, seat, SeatLook(name=words, side="us", turn=words != "Ada"))
    assert len(set(drawn)) == 1, drawn
