"""One picture of all cards is cut by its grid and becomes a deck; forms that are not read are named."""

import io
from pathlib import Path

import pygame
import pytest
from PIL import Image

from briscola.i18n.own_deck_words import refused_text
from briscola.storage.own_decks import bring_folder, brought_decks, title_from
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.scenes.own_decks.card_sheet import Grid
from briscola.ui.scenes.own_decks.deck_import import DeckReport, scan_deck
from briscola.ui.widgets.button import Button
from tests.own_decks import CODES, SIZE, colour, files, folder, pixels, zipped
from tests.ui.hands import typed
from tests.ui.own_decks.test_own_decks import drop, press, read

GREEN = (20, 90, 40)
FRAME = 6
RANKS = {10: "1234567FCR", 12: "123456789FCR", 13: "1234567890FCR", 14: "1234567890FCQR"}
"""The ranks of a suit by their number; a larger pack has some besides those of the game."""


def sheet_of(grid: Grid, gutter: int = 0, *, scale: int = 1, backs: int = 0) -> Image.Image:
    """One picture of all cards, each in its colour, with a frame and cream paper outside of it."""
    wide, high = SIZE[0] * scale, SIZE[1] * scale
    picture = Image.new(
        "RGB", (grid.columns * (wide + gutter) + gutter, grid.rows * (high + gutter) + gutter), GREEN
    )
    for row, suit in enumerate((*"CDBS", "")):
        for column, rank in enumerate(RANKS[max(grid)]):
            if (not suit and column >= backs) or row >= min(grid):
                continue
            x, y = (column, row) if grid.columns > grid.rows else (row, column)
            left, top = gutter + x * (wide + gutter), gutter + y * (high + gutter)
            code = f"{rank}{suit}" if suit else "back"
            inside = colour(code) if code in (*CODES, "back") else (9, 9, 9)
            card = Image.new("RGB", (wide, high), (250, 245, 230))
            size = (wide - 2 * FRAME, high - 2 * FRAME - column % 2)
            card.paste(Image.new("RGB", size, inside), (FRAME, FRAME))
            picture.paste(card, (left, top))
    return picture


def saved(picture: Image.Image, path: Path) -> Path:
    picture.save(path)
    return path


def looked(path: Path, grid: Grid | None = None) -> tuple[DeckReport, dict[str, tuple[int, int, int]]]:
    """The report on a deck, and the colour in the middle of each picture."""
    middles: dict[str, tuple[int, int, int]] = {}

    def keep(code: str, size: tuple[int, int], data: bytes) -> None:
        at = 3 * (size[0] * (size[1] // 2) + size[0] // 2)
        middles[code] = (data[at], data[at + 1], data[at + 2])

    return scan_deck(path, keep, grid=grid, stopped=lambda: False), middles


@pytest.mark.parametrize("gutter", [0, 3, 20])
@pytest.mark.parametrize("grid", [Grid(10, 4), Grid(12, 4), Grid(13, 5), Grid(4, 10), Grid(14, 4)])
def test_the_grid_of_one_picture_is_found_and_each_card_is_where_it_lies(
    grid: Grid, gutter: int, tmp_path: Path
) -> None:
    report, middles = looked(saved(sheet_of(grid, gutter, backs=min(grid) - 4), tmp_path / "all.png"))
    assert report.whole and report.grid == grid and not report.sure
    assert report.back == (min(grid) == 5)
    right = {code: pytest.approx(colour(code), abs=8) for code in report.pictures}
    if max(grid) == 14:  # of knight and queen one is chosen
        (choice,) = report.choices
        assert choice.cards == ("CC", "CD", "CB", "CS")
        assert {middles[f"{code}-2"] for code in choice.cards} == {(9, 9, 9)}
    assert {code: middles[code] for code in CODES} == {code: right[code] for code in CODES}


def test_columns_and_rows_are_changed_by_hand(tmp_path: Path) -> None:
    path = saved(sheet_of(Grid(12, 4)), tmp_path / "all.png")
    report, middles = looked(path, Grid(10, 4))
    assert report.grid == Grid(10, 4) and middles["7D"] != pytest.approx(colour("7D"), abs=8)


@pytest.mark.parametrize("form", ["bmp", "jpg", "a folder", "a zip", "a folder with a back"])
def test_one_picture_comes_in_many_forms(form: str, tmp_path: Path) -> None:
    out = io.BytesIO()
    sheet_of(Grid(10, 4)).save(out, "png")
    back = {"retro.png": pixels("PNG")("back")} if "back" in form else {}
    named = {"all.png": out.getvalue(), **back}
    if form.startswith("a "):
        path = zipped(tmp_path / "deck.zip", named) if "zip" in form else folder(tmp_path / "deck", named)
    else:
        path = saved(sheet_of(Grid(10, 4)), tmp_path / f"cards.{form}")
    report, middles = looked(path)
    assert report.whole and report.grid == Grid(10, 4) and report.back == bool(back)
    assert middles["7D"] == pytest.approx(colour("7D"), abs=12)


def test_several_backs_in_a_fifth_row_are_asked_for(tmp_path: Path) -> None:
    sheet = sheet_of(Grid(10, 5), 4, backs=1)
    sheet.paste(Image.new("RGB", SIZE, (200, 10, 10)), (4 + SIZE[0] + 4, 4 * (SIZE[1] + 4) + 4))
    report, _ = looked(saved(sheet, tmp_path / "all.png"))
    (choice,) = report.choices
    assert choice.cards == ("back",) and len(choice.versions) == 2


def test_a_picture_has_at_most_25_million_pixels(tmp_path: Path) -> None:
    """One below is read as PNG with four bytes for each."""
    good = sheet_of(Grid(10, 4), scale=10).resize((6200, 4030)).convert("RGBA")
    report, middles = looked(saved(good, tmp_path / "good.png"))
    assert report.whole and middles["RS"] == pytest.approx(colour("RS"), abs=8)
    assert looked(saved(good.resize((6260, 4000)), tmp_path / "large.png"))[0].refused == "pixels"
    assert "25 million" in refused_text("pixels")


def test_a_picture_without_cards_is_told_from_a_damaged_one(tmp_path: Path) -> None:
    assert looked(saved(Image.new("RGB", (100, 900)), tmp_path / "tall.png"))[0].refused == "no_grid"
    assert looked(saved(Image.new("RGB", (20, 10)), tmp_path / "tiny.png"))[0].refused == "no_grid"
    assert looked(saved(Image.new("CMYK", (900, 600)), tmp_path / "inks.jpg"))[0].refused == "unfit"
    (tmp_path / "no.png").write_bytes(b"no picture")
    assert looked(tmp_path / "no.png")[0].refused == "damaged"


@pytest.mark.parametrize("ending", ["svgz", "avif", "jxl", "heic"])
def test_pictures_of_a_form_that_is_not_read_are_named_by_it(ending: str, tmp_path: Path) -> None:
    named = {f"{code}.{ending}": b"any" for code in CODES}
    assert looked(folder(tmp_path / "deck", named))[0].refused == ending
    assert looked(zipped(tmp_path / "deck.zip", named))[0].refused == ending
    (tmp_path / f"cards.{ending}").write_bytes(b"any")
    assert looked(tmp_path / f"cards.{ending}")[0].refused == ending
    assert ending in refused_text(ending).lower() and "Save" in refused_text(ending)


@pytest.mark.parametrize(
    ("name", "begin", "why"),
    [
        ("deck.7z", b"7z\xbc\xaf\x27\x1c", "7z"),
        ("deck.rar", b"Rar!\x1a\x07", "rar"),
        ("deck.tar.gz", b"\x1f\x8b\x08", "tar"),
        ("deck.tgz", b"\x1f\x8b\x08", "tar"),
        ("deck.tar", b"1C.png".ljust(257, b"\0") + b"ustar", "tar"),
        ("deck.zip", b"Rar!\x1a\x07", "rar"),
    ],
)
def test_an_archive_that_is_not_read_says_what_to_do(
    name: str, begin: bytes, why: str, app: App, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(begin + bytes(600))
    assert looked(tmp_path / name)[0].refused == why
    drop(app, tmp_path / name)
    said = read(app).spoken_text
    assert why in said.lower() and "Unpack it" in said


def test_one_picture_dropped_on_the_window_becomes_a_deck_without_a_guess(app: App, tmp_path: Path) -> None:
    """The grid, then the suits are asked; the main button is red only after both."""
    drop(app, saved(sheet_of(Grid(12, 4), 4), tmp_path / "cards.png"))
    sheet = read(app)

    def red() -> bool:
        return any(each.primary for each in sheet.group.widgets if isinstance(each, Button))

    assert sheet.grid_asked == Grid(12, 4) and "each above its name" in sheet.spoken_text and not red()
    press(app, "side-0", pygame.K_LEFT)
    read(app)
    assert sheet.grid_asked == Grid(11, 4)
    press(app, "side-0", pygame.K_RIGHT)
    read(app)
    press(app, "yes")
    assert sheet.doubtful and not red()
    press(app, "suit-C", pygame.K_LEFT)
    press(app, "yes")
    assert sheet.ready and red() and sheet.group.focused is not None
    assert sheet.group.focused.name == "title", "the name of the file says nothing of the deck"
    app.dispatch(typed("Zia Pina"))
    press(app, "yes")
    info = resources.deck(app.settings.deck)
    assert info is not None and info.title == "Zia Pina"
    drawn = app.kit.sprites.art.card("RS", SIZE, dim=False, indexed=False)
    assert drawn.get_at((30, 50))[:3] == pytest.approx(colour("RC"), abs=12)


def test_the_name_of_a_deck_is_asked_where_its_file_does_not_say_it() -> None:
    named = ("Zia_Pina.jpg", "Zia_Pina.zip", "cards.png", "deck.zip", "cards")
    assert [title_from(Path(name)) for name in named] == ["Zia Pina", "Zia Pina", "", "", ""]


def test_a_pack_that_lies_loose_in_the_folder_decks_is_not_forty_questions() -> None:
    bring_folder().mkdir(parents=True)
    saved(sheet_of(Grid(10, 4)), bring_folder() / "all.png")
    assert [path.name for path in brought_decks()] == ["all.png"]
    folder(bring_folder(), files(pixels("PNG"), "png"))
    assert brought_decks() == ()
