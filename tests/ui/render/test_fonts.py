"""Type: its roles, how words stand apart, are wrapped and made to fit; the name of the game as a picture."""

from collections.abc import Mapping, Set
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from briscola.commands import gallery
from briscola.i18n.text import use
from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.layout.window.metrics import MIN_TYPE, Scale
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.text.fonts import ROLES, Fonts, font_path
from briscola.ui.render.text.typeface import BELOW
from briscola.ui.render.theme import CREAM, INK, TABLES
from briscola.ui.render.window import Window
from briscola.ui.render.wordmark import (
    FILE,
    NAME,
    SHAPE,
    draw_first_frame,
    name_corner,
    name_position,
    name_size,
    printed_wordmark,
)
from briscola.ui.scene import Scene
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.title import Title
from briscola.ui.sound.audio import Audio
from briscola.ui.widgets.widget import Widget
from tests.spread import quick_some
from tests.ui.all_scenes import SCENES
from tests.ui.conftest import Inked, Open
from tests.ui.demands import SIZES
from tests.ui.driver import control, full_sheet


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_words_set_in_small_serifs_stand_about_a_quarter_of_their_size_apart(size: tuple[int, int]) -> None:
    fonts = Fonts(Scale(*size))
    for role, style in ROLES.items():
        px = fonts.scale.type(style.size)
        if style.family == "serif" and px < 24:
            gap = (fonts.width("n n" * 20, role) - fonts.width("nn" * 20, role)) / 20
            assert 0.24 * px <= gap <= 0.275 * px, (role, px)
            drawn = fonts.render("n n", role).get_width()
            assert drawn == fonts.width("n n", role), role


def test_a_line_is_not_broken_at_a_space_that_joins() -> None:
    fonts = Fonts(Scale(1024, 600))
    text = "«\u00a0Mets un atout\u202f!\u00a0» dit Ada\u00a0: quoi\u202f?"
    broken = fonts.wrap(text, "body", fonts.width("atout\u202f!\u00a0»", "body"))
    assert broken == ["«\u00a0Mets", "un", "atout\u202f!\u00a0»", "dit", "Ada\u00a0:", "quoi\u202f?"]


def test_no_paragraph_ends_with_a_word_alone_where_the_line_before_can_spare_one() -> None:
    fonts = Fonts(Scale(1024, 600))
    width = fonts.width("Who takes the last trick", "small")
    assert fonts.wrap("Who takes the last trick deals.\nWho takes the last trick it.", "small", width) == [
        "Who takes the last",
        "trick deals.",
        "Who takes the last",
        "trick it.",
    ]
    pair = fonts.width("Play again", "small")
    assert fonts.wrap("Play again now", "small", pair) == ["Play again", "now"], "not one alone for another"
    assert fonts.wrap("a b c precipitevole", "small", fonts.width("precipitevole", "small"))[-1] == (
        "precipitevole"
    ), "never wider than the measure"


@pytest.mark.parametrize("role", list(ROLES))
def test_every_role_has_its_font_and_no_type_is_under_fifteen_pixels(role: str) -> None:
    assert font_path(ROLES[role]).is_file()
    assert Scale(1024, 600).type(ROLES[role].size) >= MIN_TYPE


def test_text_is_wrapped_inside_the_measure_even_when_a_word_is_too_long(app: App) -> None:
    fonts: Fonts = app.kit.fonts
    lines = fonts.wrap("briscola precipitevolissimevolmente e basta\ncosì", "body", 90)
    assert all(fonts.width(line, "body") <= 90 for line in lines)
    assert "".join(lines).replace(" ", "") == "briscolaprecipitevolissimevolmenteebastacosì"


def test_a_long_name_of_a_file_is_broken_after_a_hyphen_or_between_folders(app: App) -> None:
    fonts: Fonts = app.kit.fonts
    for name in ("briscola-2026-10-14-chiamata-5-6b801ec9.jsonl", "/home/nonna/briscola/documents/x.jsonl"):
        lines = fonts.wrap(name, "body", fonts.width(name, "body") * 2 // 3)
        assert len(lines) == 2 and "".join(lines) == name
        assert lines[0][-1] in "-/"


def test_text_that_does_not_fit_is_made_smaller_before_it_is_cut(open_app: Open) -> None:
    fonts = open_app((1920, 1080)).kit.fonts
    full = fonts.width("Briscola chiamata", "heading")
    text, style = fonts.fit("Briscola chiamata", "heading", full - 20)
    assert text == "Briscola chiamata"
    assert style.size < ROLES["heading"].size
    cut, small = fonts.fit("Briscola chiamata", "heading", full // 2)
    assert cut.endswith("…")
    assert fonts.width(cut, small) <= full // 2


def test_texts_of_one_list_are_as_large_as_the_longest_of_them_that_need_not_be_cut(open_app: Open) -> None:
    fonts = open_app((1280, 800), text_size=160).kit.fonts
    short, long = "La brisca", "Come va una smazzata"
    room = fonts.width(long, "row") * 9 // 10
    shared = fonts.together([(short, room), (long, room)], "row")
    assert shared == fonts.fit(long, "row", room)[1] and 1 < (shared.growth or 0) < 1.6
    assert fonts.together([(short, room)], "row") == fonts.style("row")
    assert fonts.together([(short, room), (10 * long, room)], "row") == fonts.style("row")
    assert fonts.together([], "row") == fonts.style("row")


@pytest.mark.parametrize("language", quick_some(["de", "it", "fr"], 1))
def test_the_titles_of_one_list_are_of_one_size(
    open_app: Open, inked: Inked, language: str, tmp_path: Path
) -> None:
    """The chapters of the rules, the games of New match, and the small lines of the title."""
    use(language)
    app = open_app((1280, 800), language=language, text_size=160)
    app.push(rules := RulesScene(app))
    games = full_sheet(app, lambda _setup: None)
    assert games.games is not None
    SCENES["title with a season"](app, tmp_path)
    title = app.top
    assert isinstance(title, Title)
    lists: Mapping[Scene, tuple[Widget, Set[str]]] = {
        rules: (control(rules, "chapters"), {page.title for page in rules.pages}),
        games: (games.games, {row.title for row in games.games.rows}),
        title: (title.menu, {item.text for item in title.menu.items if item.small}),
    }
    for scene, (widget, texts) in lists.items():
        inked.clear()
        scene.draw(app.window.surface)
        shown = [(text, rect) for text, rect in inked if text in texts and widget.rect.colliderect(rect)]
        assert len(shown) > 2 and len({rect.height for _text, rect in shown}) == 1, (scene, shown)


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
    small = fonts.small_type("body")
    assert small is not None
    plain, heavy = (small.render("Mazzo aperto", CREAM, heavy=heavy) for heavy in (False, True))
    assert plain.get_size() == heavy.get_size()
    assert coverage(heavy).sum() > 1.1 * coverage(plain).sum()
    assert coverage(plain).sum() > 1.05 * coverage(small.render("Mazzo aperto", INK)).sum()


def test_large_type_is_the_fonts_own() -> None:
    fonts = Fonts(Scale(1920, 1080))
    assert fonts.width("Nuova partita", "scene") == fonts.font("scene").size("Nuova partita")[0]


LARGE = (1920, 1080)
NEAPOLITAN = resources.deck("napoletane")


def colours(picture: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(picture).astype(int)


def test_its_measures_are_those_of_the_drawing() -> None:
    path = resources.asset(*FILE)
    assert path is not None
    assert Raster(disk=False).extent(path) == SHAPE


def test_its_letters_stand_on_the_baseline_of_the_name() -> None:
    scale, (left, baseline) = Scale(*LARGE), name_position(LARGE)
    drawn = printed_wordmark(Raster(disk=False), scale, None)
    assert drawn is not None
    first = colours(drawn)[: drawn.get_width() // (2 * len(NAME))]
    rows = np.flatnonzero((first.min(axis=2) > 200).any(axis=0))
    assert abs(name_corner(scale, left, baseline)[1] + rows[-1] - baseline) <= 2


def test_a_press_changes_its_inks_and_leaves_its_outline() -> None:
    raster, scale = Raster(disk=False), Scale(*LARGE)
    drawn, printed = (printed_wordmark(raster, scale, deck) for deck in (None, NEAPOLITAN))
    assert drawn is not None and printed is not None
    alpha = pygame.surfarray.array_alpha(printed)
    assert (alpha == pygame.surfarray.array_alpha(drawn)).all()
    red = colours(printed)[(colours(drawn) == (216, 32, 31)).all(axis=2)]
    assert len(red) > 1000 and red.std(axis=0).max() > 5, "the red is laid down unevenly"
    rim = colours(printed)[(alpha > 0) & (alpha < 255)]
    assert np.quantile(rim, 0.99) < 110, "no pale paper frays out round the black line"


def test_before_anything_is_loaded_plain_type_stands_for_a_missing_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = []
    for roots in (resources.roots(), (tmp_path,)):
        monkeypatch.setattr(resources, "roots", lambda roots=roots: roots)
        frame = pygame.Surface(LARGE)
        draw_first_frame(frame, TABLES["green"])
        left, baseline = name_position(LARGE)
        wide, high = name_size(Scale(*LARGE))
        light = colours(frame).min(axis=2) > 180
        assert light[left : left + wide, baseline - high : baseline].mean() > 0.15
        frames.append(light)
    assert (frames[0] != frames[1]).any()


@pytest.mark.usefixtures("every_frame")
def test_the_first_frame_stands_before_sound_fonts_and_cards_are_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    frames: list[pygame.Surface] = []

    def noted(kind: type, name: str, word: str) -> None:
        before = getattr(kind, name)

        def note(this: Any, *given: Any, **named: Any) -> Any:
            done.append(word)
            if word == "frame":
                frames.append(this.surface.copy())
            return before(this, *given, **named)

        monkeypatch.setattr(kind, name, note)

    noted(Window, "show", "frame")
    noted(Audio, "open", "sound")
    noted(Raster, "__init__", "drawings")
    noted(Kit, "__init__", "cards")
    app = App(settings=Settings(language="en"), size=(1280, 800))
    assert done == ["frame", "sound", "drawings", "cards"]
    app.reset(gallery.SCENES["title"](app))
    app.draw()
    lit, still = (colours(each)[:700, :400].min(axis=2) for each in (frames[0], app.window.surface))
    assert (lit > 180).sum() > 4_500, "the name"
    assert (still > 150)[lit > 180].mean() > 0.8, "stays where it is"
