"""What stands on the table: the sign of trumps, the turned card half under the stock, the slate."""

import pytest

from briscola.engine.cards import ALL_CARDS, Suit, card
from briscola.i18n.card_words import FRENCH, ITALIAN, SPANISH, card_name
from briscola.i18n.text import use
from briscola.ui.app import App
from briscola.ui.layout.card_spots import HAND_LAYER, TRICK_LAYER, TURNED_LAYER
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.card_art import Cover
from briscola.ui.views import slate
from briscola.ui.views.flight import cover_at
from briscola.ui.views.table_centre import draw_emblem
from tests.ui.conftest import Inked, Open


@pytest.mark.parametrize(("turned", "said"), [("3C", "Trumps three of cups"), ("", "Trumps cups")])
def test_the_turned_card_is_named_while_it_lies_there_and_then_the_suit_alone(
    app: App, inked: Inked, turned: str, said: str
) -> None:
    """Half of it is under the stock: a three of cups looks like a two."""
    shown = card(turned) if turned else None
    draw_emblem(app.screen, app.kit, Layout(app.size, range(2), 3), Suit.COPPE, shown, naming=ITALIAN)
    assert " ".join(words for words, _rect in inked) == said


def test_the_turned_card_has_an_index_as_cards_have_that_lie_close() -> None:
    assert cover_at(TURNED_LAYER, many=False) is Cover.MOST
    assert cover_at(HAND_LAYER, many=False) is Cover.SOME and cover_at(TRICK_LAYER, many=True) is Cover.NONE


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_every_card_has_room_for_its_name(open_app: Open, language: str, size: tuple[int, int]) -> None:
    fonts = open_app(size).kit.fonts
    use(language)
    for players in (2, 6):
        label = Layout(size, range(players), 3, partners=players == 6).emblem_label
        for naming in (ITALIAN, FRENCH, SPANISH):
            for each in ALL_CARDS:
                lines = fonts.wrap(card_name(each, naming=naming), "tag", label.width)
                assert len(lines) <= 2 and max(fonts.width(line, "tag") for line in lines) <= label.width


def test_a_slate_is_written_on_once_for_each_key(app: App) -> None:
    written: list[int] = []

    def write(board: slate.Slate) -> None:
        written.append(1)
        inner = board.inner
        board.text("si vince a 3", 40, inner.midtop, anchor="midtop", width=inner.width)
        board.line(inner.midleft, inner.midright)
        board.stroke(inner.center, 60)
        board.stroke(inner.center, 60, share=0.0)

    for key in ("a", "a", "b"):
        slate.draw_slate(app.screen, app.kit, key, (260, 300), (600, 300), 3, write)
    assert len(written) == 2


def test_chalk_too_long_for_the_slate_gets_smaller_then_an_ellipsis(app: App) -> None:
    board = slate.Slate(app.kit, (200, 200))
    rect = board.text("a very long remark that no slate can hold", 40, (100, 100), width=150)
    assert rect.width <= 151
