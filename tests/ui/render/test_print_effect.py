"""Cards as they come out of a press: the same always, clean, never blurred, and only for whoever wants it."""

import io
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from msgspec.structs import replace

from briscola.system import resources
from briscola.system.resources import Press, Stock
from briscola.ui.app import App
from briscola.ui.render import paper_grain
from briscola.ui.render.svg import card_images, print_effect, svg_store
from briscola.ui.render.svg.print_effect import (
    BARE,
    BLUE,
    FLESH,
    GREEN,
    INK,
    PLATES,
    RED,
    WITH_KEY,
    YELLOW,
    plate_of,
)
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.raster_worker import work
from briscola.ui.render.theme import PAPER
from tests.ui.conftest import Open

Colour = tuple[int, int, int]
Pixels = npt.NDArray[np.uint8]
SIZE = (196, 320)
CODES = ("RD", "CS", "FB", "1C", "7D", "back")
INKS = {"red": (216, 32, 31), "yellow": (245, 201, 39), "blue": (31, 84, 184), "green": (18, 101, 58)}
USUAL = Press()
WAY = 2
"""Pixels that a plate may lie off, at the height of SIZE."""


def pixel(colour: Colour) -> Pixels:
    """A pixel of a colour."""
    return np.array(colour, dtype=np.uint8)[:, None, None]


def sheet(colour: Colour = BARE, times: int = 1) -> Pixels:
    """A card all of one colour."""
    return np.tile(pixel(colour), (1, times * SIZE[1], times * SIZE[0]))


def framed(colour: Colour, times: int = 1) -> Pixels:
    """A field of an ink in a black frame of three pixels, on bare paper."""
    flat = sheet()
    for inset, ink in ((40, INK), (43, colour)):
        flat[:, inset:-inset, inset:-inset] = pixel(ink)
    return flat.repeat(times, axis=1).repeat(times, axis=2)


def contrast(light: Pixels, dark: Pixels) -> float:
    """The ratio of two colours' light as WCAG reckons it."""

    def luminance(parts: Pixels) -> float:
        linear = (parts.reshape(3, -1).mean(axis=1) / 255) ** 2.2
        return float(linear @ (0.2126, 0.7152, 0.0722))

    return (luminance(light) + 0.05) / (luminance(dark) + 0.05)


def test_paper_without_ink_is_what_every_drawing_has() -> None:
    assert BARE == PAPER


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_printed_the_same_way_every_time_and_each_in_its_own_way(code: str) -> None:
    flat = framed(INKS["red"])
    first = print_effect.printed(flat.copy(), code, USUAL)
    print_effect.unevenness.cache_clear()
    assert np.array_equal(first, print_effect.printed(flat.copy(), code, USUAL))
    assert not np.array_equal(first, print_effect.printed(flat, code + "x", USUAL))


@pytest.mark.parametrize("code", CODES)
def test_the_press_leaves_bare_paper_bare(code: str) -> None:
    assert np.array_equal(print_effect.printed(sheet(), code, USUAL), sheet())
    around = print_effect.printed(framed(INKS["blue"]), code, USUAL)[:, :, : 40 - WAY]
    assert np.array_equal(around, sheet()[:, :, : 40 - WAY])


@pytest.mark.parametrize("height", [173, 346, 692])
def test_board_is_warm_and_hardly_uneven(height: int) -> None:
    board = paper_grain.board(height, round(height * 0.614), Stock()).astype(float)
    assert np.abs(board.mean(axis=(1, 2)) - Stock().tone).max() < 1
    for part, tone in zip(board, Stock().tone, strict=True):
        assert 1 < part.std() < 3
        assert np.abs(part - tone).max() < 16
    red, _, blue = board.mean(axis=(1, 2))
    assert red > blue


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("code", CODES)
def test_ink_is_uneven_but_stays_its_colour(ink: str, code: str) -> None:
    field = print_effect.printed(framed(INKS[ink]), code, USUAL)[:, 60:-60, 60:-60].astype(float)
    away = np.abs(field.mean(axis=(1, 2)) - INKS[ink]).max()
    assert 2 < away < 18
    assert field.std(axis=(1, 2)).max() > 2
    assert np.quantile(np.abs(field - field.mean(axis=(1, 2), keepdims=True)), 0.99) < 32


@pytest.mark.parametrize("code", CODES)
def test_text_keeps_its_contrast(code: str) -> None:
    flat = sheet(INK)
    board = paper_grain.board(SIZE[1], SIZE[0], Stock())
    black = (print_effect.printed(flat, code, USUAL).astype(np.uint16) * board // 255).astype(np.uint8)
    assert contrast(board, black) > 17
    assert black.max(axis=0).mean() < 30


@pytest.mark.parametrize("code", CODES)
def test_an_edge_of_black_is_as_sharp_as_before(code: str) -> None:
    """Where no pixel was between black and paper, none is now."""
    flat = sheet()
    flat[:, :, 100:] = pixel(INK)
    out = print_effect.printed(flat, code, USUAL)
    assert (out[0, :, :100] == BARE[0]).all()
    assert (out[0, :, 100:].mean(axis=0) < 60).all()


@pytest.mark.parametrize("code", CODES)
def test_a_line_of_the_key_runs_out_unevenly_and_by_less_than_a_pixel(code: str) -> None:
    """It is a pixel of black between two of grey, as a line is that lies between pixels."""
    flat = sheet(times=2)
    for column, shade in ((99, 140), (100, INK[0]), (101, 140)):
        flat[:, :, column] = shade
    out = print_effect.printed(flat, code, USUAL)[0].astype(int)
    assert (out[:, :99] == BARE[0]).all()
    assert (out[:, 102:] == BARE[0]).all()
    assert 90 < out[:, 99].mean() < 138
    assert out[:, 99].std() > 1.5 * out[:, 100].std()


def offset(ink: str, code: str) -> tuple[int, int]:
    """How far down and right a field of an ink lies off, by what has come out beyond no frame at all."""
    flat = sheet()
    flat[:, 80:-80, 60:-60] = pixel(INKS[ink])
    inked = print_effect.printed(flat, code, USUAL).min(axis=0) < 200
    rows, columns = (np.flatnonzero(inked.mean(axis=axis) > 0.2) for axis in (1, 0))
    return int(rows[0]) - 80, int(columns[0]) - 60


def test_each_plate_lies_its_own_way_off_but_never_further_than_the_press_allows() -> None:
    found = {code: [offset(ink, code) for ink in INKS] for code in CODES}
    most = (print_effect.OFFSET[1] + print_effect.TURN) * SIZE[1]
    assert all(abs(way) <= round(most) <= WAY for ways in found.values() for pair in ways for way in pair)
    assert any(len(set(ways)) > 1 for ways in found.values()), "plates differ"
    assert len({tuple(ways) for ways in found.values()}) > 1, "cards differ"


def test_no_plate_goes_the_way_of_another() -> None:
    ways, _ = print_effect.offsets_of(np.random.default_rng(3), 4000)
    assert len({tuple(np.rint(way)) for way in ways}) == len(PLATES)


@pytest.mark.parametrize("ink", ["yellow", "blue", "green"])
def test_beside_a_black_line_no_gap_is_bare(ink: str) -> None:
    """Where two inks meet under it the darker one takes the whole line, and the other ends beside it."""
    flat = framed(INKS[ink], times=2)
    flat[:, 200:-86, 86:-86] = pixel(INKS["red"])
    flat[:, 200:203, 86:-86] = pixel(INK)
    for code in map(str, range(12)):
        beside = print_effect.printed(flat, code, USUAL)[:, 190:210, 95:-95].min(axis=0)
        assert beside.mean(axis=1).max() < 200


def test_where_inks_meet_without_a_line_nothing_is_bare() -> None:
    """A red cheek in a face."""
    flat = framed((243, 207, 174), times=2)
    flat[:, 250:300, 150:200] = pixel((226, 110, 100))
    for code in map(str, range(12)):
        face = print_effect.printed(flat, code, USUAL)[:, 200:-200, 110:-110]
        assert (face.min(axis=0) > 230).mean() < 0.0005


@pytest.mark.parametrize(
    ("colour", "plate"),
    [
        (INKS["red"], RED),
        (INKS["yellow"], YELLOW),
        (INKS["blue"], BLUE),
        (INKS["green"], GREEN),
        ((201, 25, 46), RED),
        ((220, 58, 29), RED),
        ((234, 127, 46), YELLOW),
        ((138, 90, 52), YELLOW),
        ((63, 120, 176), BLUE),
        ((28, 63, 134), BLUE),
        ((42, 107, 64), GREEN),
        ((243, 207, 174), FLESH),
        ((233, 190, 150), FLESH),
        ((217, 221, 226), WITH_KEY),
        (BARE, WITH_KEY),
        (INK, WITH_KEY),
    ],
)
def test_an_ink_is_printed_from_its_own_plate_also_where_it_mixes_with_black(
    colour: Colour, plate: int
) -> None:
    for share in (1.0, 0.8):
        red, green, blue = (
            round(part * share + black * (1 - share)) for part, black in zip(colour, INK, strict=True)
        )
        assert (plate_of(sheet((red, green, blue))) == plate).all()


def drawing_of(deck: str) -> resources.Drawing:
    """The seven of coins."""
    drawing = resources.card_drawing(deck, "7D")
    assert drawing is not None
    return drawing


def look(app: App, code: str) -> bytes:
    """The pixels of a card on the table."""
    return pygame.image.tobytes(app.kit.sprites.card(code, 200), "RGBA")


def test_each_deck_comes_from_its_own_press_on_its_own_board(app: App) -> None:
    decks = resources.decks()
    assert len({deck.press for deck in decks}) == len({deck.stock for deck in decks}) == len(decks)
    assert {press for _, _, press in app.kit.sprites.art.drawings()} == {deck.press for deck in decks}


@pytest.mark.slow
def test_offset_is_crisper_than_a_hand_press_on_a_smoother_board() -> None:
    by_name = {deck.name: deck for deck in resources.decks()}
    flat = framed(INKS["red"])

    def change(name: str) -> float:
        out = print_effect.printed(flat.copy(), "RD", by_name[name].press).astype(float)
        return float(np.abs(out - flat).mean())

    def roughness(name: str) -> float:
        bare = replace(by_name[name].stock, finish=0)
        return float(np.diff(paper_grain.board(640, 400, bare).astype(float)).std())

    for hand_printed in ("napoletane", "siciliane", "trevisane", "triestine", "bergamasche", "piacentine"):
        for offset_printed in ("francesi", "francesi4", "grandi"):
            assert change(offset_printed) < 0.6 * change(hand_printed)
            assert roughness(offset_printed) < 0.8 * roughness(hand_printed)
    assert roughness("napoletane") == max(map(roughness, by_name))


@pytest.mark.parametrize("code", CODES)
def test_large_print_keeps_black_black_and_paper_bare(code: str) -> None:
    press = next(deck.press for deck in resources.decks() if deck.name == "grandi")
    flat = framed(INKS["red"], times=2)
    out = print_effect.printed(flat.copy(), code, press)
    black, bare = (flat == np.array(ink, dtype=np.uint8)[:, None, None] for ink in (INK, BARE))
    assert (out[black.all(axis=0)[None].repeat(3, axis=0)] < 60).all()
    assert (out[bare] == flat[bare]).all()


def test_the_two_ends_of_a_card_are_printed_differently() -> None:
    """Plates lie a little turned: a field at the head comes out otherwise off than one at the foot."""
    ends: dict[str, list[int]] = {code: [] for code in CODES}
    for code, ways in ends.items():
        flat = sheet(times=4)
        for top in (80, 1080):
            flat[:, top : top + 120, 200:500] = pixel(INKS["red"])
        inked = print_effect.printed(flat, code, USUAL).min(axis=0) < 200
        for top in (80, 1080):
            columns = np.flatnonzero(inked[top : top + 100].mean(axis=0) > 0.2)
            ways.append(int(columns[0]) - 200)
    assert any(head != foot for head, foot in ends.values())


@pytest.mark.slow
def test_whoever_wants_cards_plain_gets_them_at_once(app: App) -> None:
    app.change(deck="francesi")
    printed = look(app, "7D")
    app.change(printed=False)
    plain = look(app, "7D")
    assert plain != printed
    assert not any(job[2] for job in app.kit.sprites.art.drawings())
    app.change(printed=True)
    assert look(app, "7D") == printed


def test_the_forge_prints_what_the_window_then_finds(tmp_path: Path) -> None:
    drawing = drawing_of("francesi")
    raster = Raster(tmp_path)
    work(tmp_path, [(drawing, SIZE, USUAL)])
    (kept,) = tmp_path.iterdir()
    made = pygame.image.load(kept)
    kept.write_bytes(card_images.packed(pygame.transform.flip(made, True, False)))
    found = raster.file(drawing, SIZE, press=USUAL)  # not printed again: what lies there is taken
    assert found.get_at((20, 40))[:3] == made.get_at((SIZE[0] - 21, 40))[:3]
    kept.unlink()
    again = Raster(tmp_path).file(drawing, SIZE, press=USUAL)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(made, "RGB")
    assert [file.name for file in tmp_path.iterdir()] == [kept.name]


def test_plain_and_printed_pictures_do_not_take_each_other_s_place(tmp_path: Path) -> None:
    drawing = drawing_of("francesi")
    for raster in (Raster(tmp_path), Raster(tmp_path)):
        plain, printed = (raster.file(drawing, SIZE, press=wish) for wish in (None, USUAL))
        assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(printed, "RGB")
    assert len(list(tmp_path.iterdir())) == 2
    assert len({svg_store.printed("m", code, mark) for code in ("7D", "7C") for mark in ("1", "2")}) == 4


def test_a_packed_picture_is_unpacked_as_it_was() -> None:
    chance = np.random.default_rng(5)
    picture = pygame.image.frombytes(chance.bytes(3 * 37 * 23), (37, 23), "RGB")
    again = pygame.image.load(io.BytesIO(card_images.packed(picture)))
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")


def test_a_drawing_comes_at_the_very_size_and_its_paper_is_printed_bare() -> None:
    """Also where the size has not quite the drawing's proportions."""
    drawing = drawing_of("piacentine")
    svg = drawing.path.read_text(encoding="utf-8")
    for size in ((174, 320), (279, 512), (752, 1382)):
        drawn = pygame.image.load(io.BytesIO(svg_store.rasterise(svg, size)))
        assert drawn.get_size() == size
        printed = card_images.printed(drawn, "7D", USUAL)
        assert all(printed.get_at(corner)[:3] == PAPER for corner in ((0, 0), (size[0] - 1, size[1] - 1)))


def test_a_drawing_without_a_ground_is_printed_on_paper() -> None:
    clear = pygame.Surface(SIZE, pygame.SRCALPHA)
    assert card_images.printed(clear, "RD", USUAL).get_at((50, 50))[:3] == PAPER


def test_the_thick_edge_is_bright_above_and_dark_below(open_app: Open) -> None:
    sprites = open_app(deck="francesi").kit.sprites
    card = sprites.card("7D", 300)
    wide, high = card.get_size()
    upper, lower = (
        min(sum(card.get_at((wide // 2, y))[:3]) for y in rows) for rows in (range(3), range(high - 3, high))
    )
    assert upper > lower + 60
    inside, middle = (card.get_at((wide // 2, y)) for y in (1, 12))
    assert inside[2] > middle[2] + 6
