"""Cards, paper and the table as pictures."""

import math
import os
from pathlib import Path

import numpy as np
import pygame
import pytest

from briscola import resources
from briscola.ui.app import App
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.metrics import MIN_TARGET, MIN_TYPE, Scale
from briscola.ui.render import apart, cloth, icons, paint, svg_store
from briscola.ui.render.card_art import Cover
from briscola.ui.render.fonts import ROLES, Fonts, font_path
from briscola.ui.render.raster import Raster
from briscola.ui.render.sprites import Look
from briscola.ui.render.theme import PAPER, TABLES
from briscola.ui.views import slate
from briscola.ui.views.flight import flight_shadow
from tests.ui.conftest import Open

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<rect width="10" height="10" fill="#f00"/></svg>'
)
RED = pygame.Color(255, 0, 0)


@pytest.mark.parametrize("deck", ["napoletane", "francesi"])
def test_a_card_has_the_ratio_of_its_deck(open_app: Open, deck: str) -> None:
    sprites = open_app(deck=deck).kit.sprites
    w, h = sprites.card("1D", 300).get_size()
    assert h == 300
    assert abs(w - 300 * sprites.info.ratio) <= 1


def test_a_card_is_drawn_once_and_then_kept(app: App) -> None:
    sprites = app.kit.sprites
    assert sprites.card("RD", 200, 6.3) is sprites.card("RD", 200, 6.31)
    assert sprites.card("RD", 200, 6.3) is not sprites.card("RD", 200, 12)


def test_a_turned_card_keeps_its_paper_and_clear_corners(open_app: Open) -> None:
    card = open_app(printed=False).kit.sprites.card("2D", 240, 20)
    assert card.get_at((0, 0))[3] == 0
    x, y = card.get_rect().center
    brightest = max(sum(card.get_at((px, y))[:3]) for px in range(x - 30, x + 30))
    assert brightest > sum(PAPER) - 10


def test_a_turned_card_has_a_smooth_edge(app: App) -> None:
    """Along its upper edge the cover grows evenly from column to column: no teeth as wide as a step."""
    card = app.kit.sprites.card("2D", 240, 6)
    middle = card.get_width() // 2
    cover = [sum(card.get_at((x, y))[3] for y in range(40)) / 255 for x in range(middle - 40, middle + 40)]
    slope = (cover[-1] - cover[0]) / (len(cover) - 1)
    assert slope == pytest.approx(math.tan(math.radians(6)), abs=0.01)
    assert max(abs(c - cover[0] - slope * at) for at, c in enumerate(cover)) < 0.33


def edge(picture: pygame.Surface, angle: float) -> float:
    """How far (px) the upper edge of a turned card is from straight, over its middle."""
    middle = picture.get_width() // 2
    reach = min(18, picture.get_width() // 4)
    columns = range(middle - reach, middle + reach)
    cover = [sum(picture.get_at((x, y))[3] for y in range(picture.get_height() // 3)) / 255 for x in columns]
    slope = math.tan(math.radians(angle))
    return max(abs(c - cover[0] - slope * at) for at, c in enumerate(cover))


@pytest.mark.parametrize("height", [240, 160, 90], ids=str)
@pytest.mark.parametrize("share", [1.0, 0.6], ids=str)
def test_a_card_in_the_air_has_edges_as_smooth_as_one_at_rest(app: App, height: int, share: float) -> None:
    """Also where it shrinks on its way to a pile, and while it turns over."""
    sprites = app.kit.sprites
    flying = sprites.air("2D", 240, Pose(0, 0, height, 6), share=share)
    assert edge(flying, 6) < 0.5


def test_a_card_that_begins_to_move_looks_as_it_did_at_rest(app: App) -> None:
    """The same picture, pixel for pixel: nothing flickers when a hand is taken up."""
    sprites = app.kit.sprites
    rest, moving = sprites.card("RD", 200, 7), sprites.air("RD", 200, Pose(0, 0, 200, 7))
    assert pygame.image.tobytes(rest, "RGBA") == pygame.image.tobytes(moving, "RGBA")


def same(one: pygame.Surface, two: pygame.Surface) -> bool:
    return one.get_size() == two.get_size() and pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(
        two, "RGBA"
    )


@pytest.mark.parametrize(("deck", "own"), [("napoletane", "back-small"), ("grandi", "back")])
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_small_card_shows_the_plainer_back_if_its_deck_has_one(
    open_app: Open, deck: str, own: str, colour: str
) -> None:
    sprites = open_app(deck=deck, back=colour).kit.sprites
    for width, code in ((149, own), (151, "back")):
        shown = sprites.card(None, width / sprites.info.ratio)
        assert shown.get_width() == width
        assert same(shown, sprites.art.card(code, shown.get_size(), dim=False, indexed=False))


def test_a_back_on_its_way_is_the_one_it_will_lie_with(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that shrinks has the plainer already; one that only rises a little keeps what it lay with."""
    sprites = app.kit.sprites
    drawn: list[str] = []
    draw = sprites.art.card

    def noted(code: str, size: tuple[int, int], *, dim: bool, indexed: bool) -> pygame.Surface:
        drawn.append(code)
        return draw(code, size, dim=dim, indexed=indexed)

    monkeypatch.setattr(sprites.art, "card", noted)
    large, small = (width / sprites.info.ratio for width in (200, 148))
    sprites.air(None, large, Pose(0, 0, small, 0))
    sprites.air(None, small, Pose(0, 0, small * 1.1, 0))
    sprites.air(None, large, Pose(0, 0, large, 0))
    assert drawn == ["back-small", "back-small", "back"]


def test_a_small_card_in_the_air_throws_a_small_shadow(app: App) -> None:
    large, small = (flight_shadow(app.kit, 200, 0, 1.0, zoom=zoom).surface for zoom in (1.0, 0.5))
    assert small.get_height() == pytest.approx(large.get_height() / 2, abs=2)


@pytest.mark.parametrize("lift", [0.0, 0.5, 1.0])
def test_a_shadow_falls_right_and_down_and_further_from_a_lifted_card(app: App, lift: float) -> None:
    _, (dx, dy) = app.kit.sprites.shadow(300, 0, lift)
    assert 0 < dx < dy
    assert (dx, dy) == (round((0.014 + 0.03 * lift) * 300), round((0.03 + 0.065 * lift) * 300))


def corner_differs(one: pygame.Surface, two: pygame.Surface) -> bool:
    """Whether two pictures of a card differ in the top left corner, where an index lies."""
    w, h = one.get_width() // 5, one.get_height() // 5
    return pygame.image.tobytes(one.subsurface(0, 0, w, h), "RGB") != pygame.image.tobytes(
        two.subsurface(0, 0, w, h), "RGB"
    )


@pytest.mark.parametrize(
    ("indices", "shown"),
    [("auto", {Cover.MOST}), ("always", {Cover.SOME, Cover.MOST}), ("never", set())],
)
def test_a_corner_index_lies_over_a_card_where_the_person_wants_it_and_never_in_the_trick(
    open_app: Open, indices: str, shown: set[Cover]
) -> None:
    bare = open_app(indices="never").kit.sprites.card("7D", 240)
    sprites = open_app(indices=indices).kit.sprites
    found = {cover for cover in Cover if corner_differs(sprites.card("7D", 240, cover=cover), bare)}
    assert found == shown


@pytest.mark.parametrize("deck", ["francesi", "francesi4"])
def test_a_card_with_an_index_of_its_own_gets_no_second_one(open_app: Open, deck: str) -> None:
    sprites = open_app(deck=deck, indices="always").kit.sprites
    plain = open_app(deck=deck, indices="never").kit.sprites.card("RC", 240)
    assert not corner_differs(sprites.card("RC", 240, cover=Cover.MOST), plain)


def test_no_index_stands_on_the_back(open_app: Open) -> None:
    bare, marked = (open_app(indices=wish).kit.sprites for wish in ("never", "always"))
    assert same(bare.card(None, 240, cover=Cover.MOST), marked.card(None, 240, cover=Cover.MOST))


def test_an_index_stands_where_its_own_viewbox_says_and_nowhere_else(open_app: Open) -> None:
    art = open_app(deck="napoletane", indices="always").kit.sprites.art
    size = (510, 830)
    bare, marked = (
        pygame.surfarray.array3d(art.card("5B", size, dim=False, indexed=indexed))
        for indexed in (False, True)
    )
    path = resources.index_file("napoletane", "5B")
    assert path is not None
    left, top, width, height = Raster(disk=False).view(path)
    columns, rows = np.nonzero((bare != marked).any(axis=2))
    assert columns.min() >= left - 1 and columns.max() <= left + width + 1
    assert rows.min() >= top - 1 and rows.max() <= top + height + 1


def test_a_forbidden_card_is_darker(app: App) -> None:
    plain, dim = app.kit.sprites.card("2C", 200), app.kit.sprites.card("2C", 200, dim=True)
    assert pygame.transform.average_color(dim)[0] < 0.7 * pygame.transform.average_color(plain)[0]


def test_a_card_that_is_laid_lies_about_its_centre(app: App) -> None:
    shade, *others = app.kit.sprites.laid("3B", (600, 300), 200, 5, Look(winning=True, lift=1, focus=True))
    assert len(others) == 3
    assert all(where.center == (600, 300) for _picture, where in others)
    assert shade[1].centerx > 600 and shade[1].centery > 300
    assert app.kit.sprites.pile(app.screen, None, (200, 200), 120, 30, 20).center == (200, 200)


def test_a_card_without_a_drawing_shows_its_name(app: App) -> None:
    card = app.kit.sprites.card("XX", 200)
    assert card.get_height() == 200
    darkest = min(sum(card.get_at((x, 100))[:3]) for x in range(30, card.get_width() - 30))
    assert darkest < 300


@pytest.mark.slow
@pytest.mark.parametrize("name", list(TABLES))
@pytest.mark.parametrize("size", [(1024, 600), (1080, 1400), (2560, 1080)], ids=str)
def test_the_table_is_lit_in_the_middle_and_framed_in_walnut(name: str, size: tuple[int, int]) -> None:
    picture = cloth.render(size, TABLES[name], Raster(disk=False))
    assert picture.get_size() == size
    w, h = size

    def light(x: int, y: int) -> float:
        return sum(pygame.transform.average_color(picture, pygame.Rect(x - 8, y - 8, 16, 16))[:3])

    assert light(w // 2, round(h * 0.46)) > 1.5 * light(60, h - 60)
    rim = picture.get_at((w // 2, 3))
    assert rim[0] > rim[1] > rim[2]


@pytest.mark.parametrize("texture", [None, "no drawing"])
def test_a_table_without_its_texture_is_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, texture: str | None
) -> None:
    path = None
    if texture is not None:
        path = tmp_path / "texture.svg"
        path.write_text(texture)
    monkeypatch.setattr(resources, "asset", lambda *_parts: path)
    for name in TABLES:
        assert cloth.render((600, 400), TABLES[name], Raster(disk=False)).get_size() == (600, 400)


def test_the_pieces_that_show_a_table_rasterise_nothing_more() -> None:
    raster = Raster(disk=False)
    cloth.render((1024, 600), TABLES["walnut"], raster)
    before = raster._memory.bytes
    for size in ((400, 300), (120, 60)):
        assert cloth.swatch(size, TABLES["walnut"], raster, Scale(1024, 600).k, 8).get_size() == size
    assert raster._memory.bytes == before


def test_the_last_tables_are_kept_until_their_size_has_gone() -> None:
    kept = cloth.TableCloth(Raster(disk=False))
    first = kept.picture((600, 400), TABLES["green"])
    kept.picture((600, 400), TABLES["green"], lamp=(0.6, 0.5))
    assert kept.picture((600, 400), TABLES["green"]) is first
    kept.clear()
    assert kept.picture((600, 400), TABLES["green"]) is not first


def test_drawings_are_kept_on_disk_by_what_they_show(tmp_path: Path) -> None:
    drawing = tmp_path / "x.svg"
    drawing.write_text(SQUARE)
    first = Raster(tmp_path / "cache").file(drawing, (80, 80))
    files = list((tmp_path / "cache").iterdir())
    assert len(files) == 1
    again = Raster(tmp_path / "cache").file(drawing, (80, 80))
    assert first.get_at((40, 40)) == again.get_at((40, 40)) == RED
    drawing.write_text(SQUARE.replace("#f00", "#00f"))
    assert Raster(tmp_path / "cache").file(drawing, (80, 80)).get_at((40, 40)) == pygame.Color(0, 0, 255)


def test_the_upper_rows_of_a_drawing_are_those_of_the_whole_and_kept_apart_from_it(tmp_path: Path) -> None:
    path = resources.asset("textures", "walnut.svg")
    assert path is not None
    raster = Raster(tmp_path)
    whole, strip = raster.file(path, (400, 225)), raster.file(path, (400, 225), rows=20)
    assert strip.get_size() == (400, 20)
    one, two = (
        pygame.surfarray.array3d(part).astype(int) for part in (whole.subsurface(0, 0, 400, 20), strip)
    )
    assert abs(one - two).max() <= 2
    assert len(list(tmp_path.iterdir())) == 2


def test_the_upper_rows_of_a_strange_drawing_are_drawn_as_carefully(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = tmp_path / "x.svg"
    drawing.write_text(SQUARE.replace("0 0 10 10", "0 0 10 20"))
    tried: list[tuple[int, int]] = []

    def rasterise(svg: str, size: tuple[int, int]) -> bytes:
        tried.append(size)
        return svg_store.rasterise(svg, size)

    monkeypatch.setattr(apart, "rasterise", rasterise)
    assert Raster(disk=False).file(drawing, (40, 80), rows=20).get_at((20, 19)) == RED
    assert tried == [(40, 20)]


def test_what_was_left_half_written_long_ago_is_cleared_away(tmp_path: Path) -> None:
    old, young = tmp_path / "a.png.1.part", tmp_path / "b.png.2.part"
    for path in (old, young):
        path.write_bytes(b"half")
    os.utime(old, (1e9, 1e9))
    Raster(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [young.name]


def test_a_damaged_or_forbidden_cache_changes_nothing(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    Raster(cache).text(SQUARE, (80, 80))
    for path in cache.iterdir():
        path.write_bytes(b"not a picture")
    assert Raster(cache).text(SQUARE, (80, 80)).get_at((40, 40)) == RED
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    assert Raster(in_the_way / "deep").text(SQUARE, (80, 80)).get_size() == (80, 80)


def test_the_raster_forgets_the_oldest_when_it_holds_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Raster, "LIMIT", 3 * 100 * 100 * 4)
    raster = Raster(disk=False)
    surfaces = [raster.text(SQUARE, (100, 100 - n)) for n in range(6)]
    assert raster.text(SQUARE, (100, 95)) is surfaces[5]
    assert raster.text(SQUARE, (100, 100)) is not surfaces[0]


def test_a_drawing_s_ratio_is_read_from_it(tmp_path: Path) -> None:
    path = tmp_path / "chalk.svg"
    path.write_text('<svg viewBox="0 0 200 60"/>')
    assert Raster(disk=False).ratio(path) == pytest.approx(200 / 60)
    path.write_text("<svg/>")
    assert Raster(disk=False).ratio(path) == 1.0


@pytest.mark.parametrize("name", icons.names())
def test_every_icon_leaves_ink(app: App, name: str) -> None:
    picture = icons.icon(app.raster, name, 48, (240, 230, 210))
    assert picture.get_size() == (48, 48)
    assert pygame.mask.from_surface(picture, 60).count() > 20


def test_an_unknown_icon_is_an_error(app: App) -> None:
    with pytest.raises(KeyError):
        icons.icon(app.raster, "unicorn", 20, (0, 0, 0))


def test_a_large_box_is_the_small_one_stretched_between_its_corners() -> None:
    small = paint.box((60, 60), 10, (200, 10, 10), edge=(0, 0, 0), edge_width=2)
    large = paint.box((400, 300), 10, (200, 10, 10), edge=(0, 0, 0), edge_width=2)
    for x, y in ((0, 0), (4, 4), (10, 1), (15, 15)):
        assert small.get_at((x, y)) == large.get_at((x, y))
    assert large.get_at((200, 150)) == pygame.Color(200, 10, 10)
    assert large.get_at((399, 299))[3] == 0


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


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (3840, 2160), (1024, 2000)], ids=str)
def test_measures_grow_with_the_window_and_have_a_floor(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    assert scale.target(20) >= MIN_TARGET
    assert scale.type(10) >= MIN_TYPE
    assert scale.rim < scale.edge < size[1] / 8
    assert scale.px(0.01) == 1
