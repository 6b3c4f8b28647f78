"""What stands on the table: tags of names, the sign of trumps, the slate, the wheel of signs."""

from itertools import combinations, pairwise, product
from math import hypot, pi, sqrt
from typing import Any

import numpy as np
import pygame
import pytest

from briscola.client.view.view import Side
from briscola.engine.cards import ALL_CARDS, Suit, card
from briscola.i18n import sign_words, text
from briscola.i18n.card_words import FRENCH, ITALIAN, SPANISH, card_name
from briscola.i18n.score_words import ScoreLines
from briscola.i18n.sign_words import NATIONAL
from briscola.i18n.text import _, pgettext, use
from briscola.ui.app import App
from briscola.ui.layout.card_growth import with_cards
from briscola.ui.layout.table import forms
from briscola.ui.layout.table.card_spots import HAND_LAYER, TRICK_LAYER, TURNED_LAYER
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.render.kit import Kit, KitStyle
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.text.fonts import Fonts, Role
from briscola.ui.scenes.panels.sign_wheel import HUB, Sector, Wheel
from briscola.ui.views.faces.face_closeup import grimace_of, shown_part
from briscola.ui.views.faces.seat_views import SeatStyle, draw_seat
from briscola.ui.views.ruler import draw_runner, make_rule
from briscola.ui.views.table import chalk_board
from briscola.ui.views.table.flight import cover_at
from briscola.ui.views.table.scoreboard import draw_score
from briscola.ui.views.table.table_centre import draw_contract, draw_emblem, draw_header
from tests.spread import quick_diagonal, quick_some
from tests.ui.conftest import Inked, Open
from tests.ui.demands import LANGUAGES, SIZES, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.layout import tables
from tests.ui.layout.tables import rules_of
from tests.ui.overlaps import Page


@pytest.mark.parametrize(("turned", "said"), [("3C", "Trumps three of cups"), ("", "Trumps cups")])
def test_the_turned_card_is_named_while_it_lies_there_and_then_the_suit_alone(
    app: App, inked: Inked, turned: str, said: str
) -> None:
    """Half of it is under the stock: a three of cups looks like a two."""
    shown = card(turned) if turned else None
    draw_emblem(app.window.surface, app.kit, Layout(app.size, range(2), 3), Suit.COPPE, shown)
    assert " ".join(words for words, _rect in inked) == said


@pytest.mark.parametrize(
    ("width", "title", "detail"),
    [
        (900, "Briscola, with partners, signs", "Hand 3 · You deal · 40 cards"),
        (150, "Briscola", "Hand 3 · You deal"),
        (20, "Briscola", "Hand 3"),
    ],
)
def test_a_header_loses_its_last_parts_where_there_is_no_room(
    raster: Raster, inked: Inked, width: int, title: str, detail: str
) -> None:
    """The name of the game and the number of the hand stay, shortened if need be."""
    target, rect = pygame.Surface((1024, 600)), pygame.Rect(60, 10, width, 44)
    draw_header(
        target,
        Kit((1024, 600), raster),
        rect,
        "Briscola, with partners, signs",
        "Hand 3 · You deal · 40 cards",
    )
    (one, above), (other, below) = inked
    assert (one, other) == (title, detail)
    assert above.left == below.left == rect.left and above.bottom <= below.top + 1 <= rect.centery + 4
    assert max(above.right, below.right) <= rect.right + 2


@pytest.mark.parametrize("made", [None, 71])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_contract_tells_who_promised_what_and_the_points_where_they_are_shown(
    size: tuple[int, int], raster: Raster, inked: Inked, made: int | None
) -> None:
    target, layout = pygame.Surface(size), Layout(size, range(5), 8)
    kit = Kit(size, raster, KitStyle(text_size=160))
    draw_contract(
        target,
        kit,
        layout,
        called=card("3C"),
        contract=81,
        caller="Massimiliano",
        partner="with whoever holds the card",
        made=made,
    )
    words = [text for text, _rect in inked]
    assert words[:2] == ["Massimiliano", "promised 81"]
    partner = words[2:] if made is None else words[2:-1]
    assert " ".join(partner) == "with whoever holds the card"
    assert made is None or words[-1] == "so far: 71"
    assert all(layout.contract.inflate(2, 2).contains(rect) for _text, rect in inked)
    assert all(above.bottom <= below.top + 1 for (_a, above), (_b, below) in pairwise(inked))


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

    def write(board: chalk_board.ChalkBoard) -> None:
        written.append(1)
        inner = board.inner
        board.text("si vince a 3", 40, inner.midtop, anchor="midtop", width=inner.width)
        board.line(inner.midleft, inner.midright)
        board.stroke(inner.center, 60)
        board.stroke(inner.center, 60, share=0.0)

    for key in ("a", "a", "b"):
        chalk_board.draw_board(app.window.surface, app.kit, key, (260, 300), (600, 300), 3, write)
    assert len(written) == 2


def apart(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """Rectangle round all in which two pictures differ."""
    xs, ys = np.nonzero(np.any(pygame.surfarray.array3d(one) != pygame.surfarray.array3d(other), axis=2))
    return pygame.Rect(xs.min(), ys.min(), xs.max() - xs.min() + 1, ys.max() - ys.min() + 1)


@pytest.mark.parametrize("count", [2, 3], ids=["in columns", "in rows"])
def test_the_fifth_stroke_crosses_the_four_before_it(app: App, count: int) -> None:
    def drawn(strokes: int, share: float) -> pygame.Surface:
        picture = pygame.Surface((600, 600))
        lines = tuple(ScoreLines(name="Ada", strokes=0 if at else strokes) for at in range(count))
        draw_score(picture, app.kit, pygame.Rect(100, 100, 400, 400), "", lines, fresh=(0, share))
        return picture

    four = apart(drawn(0, 1), drawn(5, 0))
    fifth = apart(drawn(5, 0), drawn(5, 1))
    assert fifth.width > 0.9 * four.width and fifth.height < four.height
    assert four.collidepoint(fifth.center)


@pytest.mark.parametrize("count", [2, 3], ids=["in columns", "in rows"])
def test_title_and_each_player_have_a_part_of_the_slate_of_their_own(app: App, count: int) -> None:
    slate_rect = pygame.Rect(100, 100, 400, 400)

    def drawn(written: int) -> pygame.Surface:
        picture = pygame.Surface((600, 600))
        own = [int(written == at) for at in range(count)]
        lines = tuple(ScoreLines(name="Ada" * mine, strokes=3 * mine) for mine in own)
        draw_score(picture, app.kit, slate_rect, "Match" * (written == count), lines)
        return picture

    parts = [apart(drawn(-1), drawn(at)) for at in range(count + 1)]
    assert all(slate_rect.contains(part) for part in parts) and parts[count].bottom < 200
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))


def test_a_runner_tells_its_side_by_its_shape_too(app: App) -> None:
    """A disc fills more of its square than a lozenge: the cue of those who see no colour."""
    rule = make_rule(app.kit, pygame.Rect(100, 200, 600, 40), 120)
    fills = dict[Side, float]()
    for side in ("us", "them"):
        picture = pygame.Surface((800, 400), pygame.SRCALPHA)
        draw_runner(picture, app.kit, rule, 100, 60, side)
        mask = pygame.mask.from_surface(picture)
        (square,) = mask.get_bounding_rects()
        fills[side] = mask.count() / (square.width * square.height)
    assert fills["us"] > 0.7 and fills["them"] < 0.6


def test_the_dealers_mark_lies_on_the_dealer_alone() -> None:
    """It reaches beyond the disc of the face, at the upper right."""
    kit, rim = Kit((1280, 800), QUICK), {}
    seat = Layout((1280, 800), range(4), 3).seats[2]
    for dealer in (True, False):
        picture = pygame.Surface((1280, 800), pygame.SRCALPHA)
        draw_seat(picture, kit, seat, SeatStyle(name="Ada", dealer=dealer))
        out, up = round(0.46 * seat.face.width), round(0.30 * seat.face.width)
        rim[dealer] = picture.get_at((seat.face.centerx + out, seat.face.centery - up)).a
    assert rim[True] == 255 > rim[False]


def test_chalk_too_long_for_the_slate_gets_smaller_then_an_ellipsis(app: App) -> None:
    board = chalk_board.ChalkBoard(app.kit, (200, 200))
    rect = board.text("a very long remark that no slate can hold", 40, (100, 100), width=150)
    assert rect.width <= 151


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
    draw_seat(pygame.Surface(size), kit, seat, SeatStyle(name="Ada", detail="your partner", side="us"))
    name, detail = drawn
    assert abs(name.centerx - seat.tag.centerx) <= 1 and abs(detail.centerx - name.centerx) <= 1
    assert seat.tag.top + 5 <= name.top and name.bottom + 6 <= detail.top
    assert detail.bottom <= seat.tag.bottom - 3


@pytest.mark.parametrize(
    ("size", "language"), quick_some([*product([(1050, 660), *SIZES], LANGUAGES)], 17), ids=str
)
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
        draw_seat(target, kit, seat, SeatStyle(name=words, face="person-woman", side="us", turn=True))
    assert wrong == []


@pytest.mark.parametrize("table", [(1280, 800), (2560, 1154)], ids=["whole", "over a plank"])
def test_large_words_fit_their_tag(table: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    window = (table[0], 800 if table[1] == 800 else 1440)
    kit, target = Kit(window, QUICK, KitStyle(text_size=160)), pygame.Surface(table)
    page = Page(monkeypatch)
    draw_seat(target, kit, Layout(table, range(2), 3).seats[0], SeatStyle(name="You"))
    assert page.wrong == []


@pytest.mark.parametrize(("size", "large"), quick_diagonal([(1050, 660), *SIZES], [1.0, 1.2, 1.6]), ids=str)
def test_whose_turn_it_is_is_written_as_large_as_a_name(
    size: tuple[int, int], large: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, target, drawn = Kit(size, QUICK, KitStyle(text_size=100 * large)), pygame.Surface(size), list[int]()
    seat = Layout(size, range(4), 3, partners=True).seats[0]
    plain = Fonts.draw

    def noted(fonts: Fonts, target: pygame.Surface, words: str, role: Role, *args: Any, **how: Any) -> Any:
        drawn.append(fonts.line(role))
        return plain(fonts, target, words, role, *args, **how)

    monkeypatch.setattr(Fonts, "draw", noted)
    for language in LANGUAGES:
        text.use(language)
        for words in ("Ada", _("Your turn"), _("You lead"), pgettext("the first trick", "You lead")):
            draw_seat(target, kit, seat, SeatStyle(name=words, side="us", turn=words != "Ada"))
    assert len(set(drawn)) == 1, drawn


def test_a_name_tag_of_another_size_is_one_row_of_the_forms(
    monkeypatch: pytest.MonkeyPatch, inked: Inked
) -> None:
    kit, target = Kit((1920, 1080), QUICK, KitStyle(text_size=160)), pygame.Surface((1920, 1080))
    for form in (forms.TAGS[1], forms.TagForm(height=64, least=48, below=48)):
        monkeypatch.setitem(forms.TAGS, 1, form)
        seat = Layout((1920, 1080), range(4), 3).seats[0]
        assert seat.tag.height == form.height
        draw_seat(target, kit, seat, SeatStyle(name="Ada"))
    (_name, usual), (_same, larger) = inked
    assert larger.height > usual.height, "the name grows with its tag"
    inked.clear()
    small = Kit((1920, 1080), QUICK)
    draw_seat(target, small, seat, SeatStyle(name="Ada", detail="your partner"))
    assert [said for said, _where in inked] == ["Ada"], "a high tag for a name has no second line"


LEAST = {"person-woman": (0.12, 0.06), "person-man": (0.12, 0.06), "ada": (0.10, 0.05), "rocco": (0.10, 0.05)}
"""Shares of a face's disc on which two signs must differ, pixel by pixel and in spots of four pixels.

The wheel shows the person; the regulars repeat their signs as small under the last trick.
"""


WIDE_HANDS = (
    ("six", (1024, 768), 0.716, 1.2),
    ("marianna of four", (1024, 768), 0.471, 1.2),
    ("marianna of four", (1280, 1024), 0.471, 1.4),
    ("marianna of four", (1024, 1638), 0.716, 1.2),
)
"""Tables whose large cards leave little room beside the hand: table, window, sides and size of the cards."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_stands_clear_of_the_faces_of_the_other_signs(language: str) -> None:
    text.use(language)
    usual = product(["pairs"], ((1024, 600), (1280, 800), (1920, 1080)), (0.47, 0.614, 0.716), [1.0])
    for table, size, ratio, wished in (*usual, *WIDE_HANDS):
        kit = Kit(size, QUICK)
        laid = with_cards(tables.layout(rules_of(table), size, ratio), wished)
        place = laid.wheel
        assert laid.hand_factor == wished
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
                assert other == at or air >= 2, (table, size, ratio, sector.sign, sectors[other].sign)


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
