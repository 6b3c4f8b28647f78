"""A deck that somebody brings is read apart, checked, and comes back as bare pixels."""

import base64
import faulthandler
import io
import os
import shutil
import sys
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest
from PIL import Image

from briscola.system.workers import processes
from briscola.ui.render import picture_formats
from briscola.ui.render.picture_formats import extent_of, kind_of
from briscola.ui.scenes.own_decks import deck_import, deck_reader
from briscola.ui.scenes.own_decks.card_sheet import Grid
from briscola.ui.scenes.own_decks.deck_files import DeckFile, RefusedDeck, pictures_at
from briscola.ui.scenes.own_decks.deck_import import DEATHS, LONGEST, PATIENCE, DeckReport, scan_deck
from briscola.ui.scenes.own_decks.deck_names import BACK, CODES
from briscola.ui.scenes.own_decks.deck_reader import Plan, SentCard
from briscola.ui.scenes.own_decks.deck_versions import PictureChoice
from tests import own_decks
from tests.own_decks import FORMS, SIZE, colour, files, pixels, svg, zipped
from tests.tries import Tries
from tests.ui.render.hostile_archives import ARCHIVES
from tests.ui.render.hostile_pictures import png

PNG = files(pixels("PNG"), "png")
NEAR = 8
"""Most by which a JPEG or WebP changes a colour."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, each deck is read in the end."""
    monkeypatch.setattr(deck_import, "PATIENCE", 300.0)


def looked(path: Path) -> tuple[DeckReport, Mapping[str, tuple[int, int, int]]]:
    """The report, and the colour in the middle of each card that came."""
    middles: dict[str, tuple[int, int, int]] = {}

    def keep(code: str, size: tuple[int, int], data: bytes) -> None:
        at = 3 * (size[0] * (size[1] // 2) + size[0] // 2)
        middles[code] = (data[at], data[at + 1], data[at + 2])

    return scan_deck(path, keep, stopped=lambda: False), middles


def file_of(data: bytes) -> DeckFile:
    return DeckFile("1C", lambda most: data[:most])


def one_changed(place: Path, code: str, data: bytes | None, ending: str = "png") -> Path:
    """A deck with another file, or none, for a card."""
    named = {name: each for name, each in PNG.items() if name != f"{code}.png"}
    return zipped(place / "deck.zip", named | ({} if data is None else {f"{code}.{ending}": data}))


@pytest.mark.parametrize("form", FORMS)
def test_decks_in_all_forms_come_whole_each_card_in_its_colour(form: str, tmp_path: Path) -> None:
    """Pictures keep their size, and drawings come as tall as any table shows them."""
    report, middles = looked(FORMS[form](tmp_path))
    assert report.whole and report.back == ("back" in form)
    assert set(report.pictures) - {"back"} == set(CODES)
    for code, picture in report.pictures.items():
        middle = middles[picture]
        assert middle == pytest.approx(colour(code), abs=NEAR), code
    tall = round(0.6 * deck_reader.TALLEST), deck_reader.TALLEST
    assert report.size == (tall if "SVG" in form else SIZE)


def test_every_card_that_is_missing_or_broken_is_named_as_its_file_is(tmp_path: Path) -> None:
    named = files(pixels("PNG"), "png", own_decks.number)
    del named["03.png"], named["40.png"]
    named |= {"07.png": b"no picture", "08.png": png((9_000, 9_000))}
    report, _ = looked(zipped(tmp_path / "deck.zip", named))
    assert not report.whole and report.refused is None
    assert report.faults == {"missing": ("3C", "RS"), "damaged": ("07",), "large": ("08",)}


def test_the_same_picture_under_two_names_is_one_card(tmp_path: Path) -> None:
    """So a card looks that was loaded down twice."""
    report, _ = looked(zipped(tmp_path / "deck.zip", {**PNG, "1C (1).png": PNG["1C.png"]}))
    assert report.whole and not report.choices and set(report.pictures.values()) == {*CODES}


OTHER = pixels("PNG", (120, 200))
"""Draws a second picture of a card."""
TOLD_APART: dict[str, tuple[dict[str, bytes], Sequence[str]]] = {
    "by a word": ({f"{code}-alt.png": OTHER(code) for code in CODES}, ("1C", "1C-alt")),
    "by a number": ({f"{code} (1).png": OTHER(code) for code in CODES}, ("1C", "1C (1)")),
    "by the ending": ({f"{code}.webp": pixels("WEBP")(code) for code in CODES}, ("1C.png", "1C.webp")),
}


@pytest.mark.parametrize("way", TOLD_APART)
def test_different_pictures_of_cards_that_are_told_apart_alike_are_one_choice(
    way: str, tmp_path: Path
) -> None:
    more, labels = TOLD_APART[way]
    report, middles = looked(zipped(tmp_path / "deck.zip", {**PNG, **more}))
    (choice,) = report.choices
    assert report.whole and choice.cards == CODES and choice.labels == labels
    assert len(middles) == 80 and set(report.pictures.values()) == {*CODES}


def test_whole_packs_side_by_side_are_one_choice_with_their_backs(tmp_path: Path) -> None:
    packs = {
        f"decks/{place}/{name}": data
        for place, draw in (("old", pixels("PNG")), ("new", OTHER))
        for name, data in {**files(draw, "png"), "back.png": draw("back")}.items()
    }
    report, _ = looked(zipped(tmp_path / "deck.zip", packs))
    (choice,) = report.choices
    assert report.whole and choice.cards == (*CODES, "back") and choice.labels == ("new", "old")


def test_cards_told_apart_in_different_ways_are_different_choices(tmp_path: Path) -> None:
    more = {
        "1C-alt.png": OTHER("1C"),
        "2C-alt.png": OTHER("2C"),
        "RS-alt.png": OTHER("RS"),
        "RS-b.png": OTHER("1C"),
    }
    report, _ = looked(zipped(tmp_path / "deck.zip", {**PNG, **more}))
    assert [(choice.cards, choice.labels) for choice in report.choices] == [
        (("1C", "2C"), ("1C", "1C-alt")),
        (("RS",), ("RS", "RS-alt", "RS-b")),
    ]


def test_pictures_that_cannot_be_used_on_every_card_are_not_offered(tmp_path: Path) -> None:
    more = {"1C-alt.png": OTHER("1C"), "2C-alt.png": b"broken", "3C-b.png": OTHER("3C")}
    deck = {**PNG, "3C.png": b"broken"}
    report, _ = looked(zipped(tmp_path / "deck.zip", {**deck, **more}))
    assert report.whole and report.choices == ()
    assert report.pictures["1C"] == "1C" and report.pictures["3C"] == "3C-2"
    report, _ = looked(zipped(tmp_path / "deck2.zip", {**deck, "3C-b.png": b"broken too"}))
    assert report.faults == {"missing": (), "damaged": ("3C",)}


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ('<image width="9" height="9" href="/etc/passwd"/>', "outside"),
        ('<image width="9" height="9" xlink:href="http://127.0.0.1:9/x.png"/>', "outside"),
        ('<filter id="f"><feImage href="x.png"/></filter>', "outside"),
        ("<script>1</script>", "outside"),
        (f"<text>{'a' * 3_000}</text>", "damaged"),
        ("<g>" * 200 + "</g>" * 200, "damaged"),
        ("<g opacity='.5'>" * 30 + "</g>" * 30, "damaged"),
    ],
)
def test_a_drawing_that_wants_more_than_to_be_drawn_is_refused(more: str, why: str, tmp_path: Path) -> None:
    report, middles = looked(one_changed(tmp_path, "FS", svg("FS", more), "svg"))
    assert report.faults == {"missing": (), why: ("FS",)}
    assert len(middles) == 39


@pytest.mark.parametrize(
    ("declared", "allowed"),
    [
        ('<!ENTITY ns "http://ns.adobe.com/x">', True),
        ('<!ENTITY x SYSTEM "file:///etc/passwd">', False),
        ('<!ENTITY % x "y">', False),
        ('<!ENTITY a "b"><!ENTITY c "&a;&a;">', False),
        (f'<!ENTITY a "{"b" * 1000}">', False),
    ],
)
def test_a_drawing_may_declare_a_name_and_nothing_that_grows(declared: str, allowed: bool) -> None:
    drawing = svg("1C").partition(b"\n")[2]
    data = f"<!DOCTYPE svg [{declared}]>".encode() + drawing
    if allowed:
        assert picture_formats.checked(data)
    else:
        with pytest.raises(picture_formats.OutsideError):
            picture_formats.checked(data)


@pytest.mark.parametrize(
    ("sides", "count", "allowed"), [(300, 1, True), (40_000, 1, False), (3_000, 2, False)]
)
def test_pictures_in_a_drawing_are_measured_before_they_are_unpacked(
    sides: int, count: int, allowed: bool
) -> None:
    link = "data:image/png;base64," + base64.b64encode(png((sides, sides))).decode()
    data = svg("1C", f'<image width="9" height="9" href="{link}"/>' * count)
    if allowed:
        assert picture_formats.checked(data)
    else:
        with pytest.raises(ValueError, match="large"):
            picture_formats.checked(data)


PLAN = Plan(width=60, height=100, names={"1C": "1C"})
LIES: dict[str, Sequence[Plan | SentCard | bytes]] = {
    "other sizes": (PLAN, SentCard(code="1C"), b"\0" * 17_999),
    "another card": (PLAN, SentCard(code="2C"), b"\0" * 18_000),
    "too much": (PLAN, b"x" * 1_000_000),
    "no choice": (
        Plan(
            width=60,
            height=100,
            names={"1C": "1C"},
            choices=(PictureChoice(cards=("1C",), versions=(0, 7), labels=("a", "b")),),
        ),
        SentCard(code="1C"),
        b"\0" * 18_000,
    ),
    "no plan": (Plan(width=60, height=100, names={"../1C": "1C"}), SentCard(code="../1C"), b"\0" * 18_000),
}


def says(lie: str, there: Connection, *_: object) -> None:
    for message in LIES[lie]:
        there.send_bytes(message if isinstance(message, bytes) else msgspec.json.encode(message))


def says_a_pickle(there: Connection, *_: object) -> None:
    there.send(os.getpid)


def ends(*_: object) -> None:
    faulthandler.disable()
    os.abort()


@pytest.mark.parametrize(
    "work", [*(partial(says, lie) for lie in LIES), says_a_pickle, ends], ids=[*LIES, "a pickle", "its end"]
)
def test_nothing_is_believed_of_a_process_that_has_been_taken_over(
    work: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_import, "work", work)
    report, middles = looked(tmp_path)
    assert not report.whole and middles == {}


@pytest.mark.parametrize("kept", ["<text> </text>", "<g opacity='.5'><g id='a'/></g>", "<desc>asso</desc>"])
def test_what_drawing_programs_leave_in_a_drawing_does_no_harm(kept: str) -> None:
    text, ratio = picture_formats.checked(svg("1C", kept))
    assert kept in text and ratio == pytest.approx(0.6)


@pytest.mark.parametrize("orientation", [1, 3, 6, 8])
def test_a_photograph_is_turned_as_its_camera_has_noted(orientation: int, tmp_path: Path) -> None:
    upright = Image.new("RGB", SIZE, (250, 250, 250))
    upright.paste((200, 0, 0), (0, 0, SIZE[0], SIZE[1] // 2))  # its upper half is red
    lying = upright.rotate({1: 0, 3: 180, 6: 90, 8: 270}[orientation], expand=True)
    exif = Image.Exif()
    exif[0x0112] = orientation
    out = io.BytesIO()
    lying.save(out, "JPEG", quality=95, exif=exif)
    data = deck_reader.finished(file_of(out.getvalue()), SIZE)
    middles = [tuple(data[at : at + 3]) for at in (3 * SIZE[0] * y + 90 for y in (20, 80))]
    assert middles[0] == pytest.approx((200, 0, 0), abs=NEAR)
    assert middles[1] == pytest.approx((250, 250, 250), abs=NEAR)
    deck = zipped(tmp_path / "photos.zip", {f"{code}.jpg": out.getvalue() for code in CODES})
    assert looked(deck)[0].size == SIZE


def saved(kind: str, mode: str = "RGB", size: tuple[int, int] = SIZE, **more: object) -> bytes:
    """A plain picture of a kind, perhaps in other colours, or moving."""
    out = io.BytesIO()
    Image.new(mode, size, 90 if mode == "L" else None).save(out, kind, **more)
    return out.getvalue()


@pytest.mark.parametrize("kind", ["GIF", "PNG", "WEBP"])
def test_an_animation_is_told_as_one(kind: str, tmp_path: Path) -> None:
    others = [Image.new("RGB", SIZE, (200, 0, at)) for at in (0, 250)]
    moving = saved(kind, save_all=True, append_images=others)
    report, _ = looked(one_changed(tmp_path, "FS", moving, kind.lower()))
    assert report.faults == {"missing": (), "moving": ("FS",)}
    report, _ = looked(one_changed(tmp_path, "FS", saved(kind), kind.lower()))
    assert report.whole


def test_colours_of_printers_are_told_and_grey_ones_taken(tmp_path: Path) -> None:
    report, _ = looked(one_changed(tmp_path, "1C", saved("JPEG", "CMYK"), "jpg"))
    assert report.faults == {"missing": (), "inks": ("1C",)}
    assert looked(one_changed(tmp_path, "1C", saved("JPEG", "L"), "jpg"))[0].whole


def test_a_film_behind_a_photograph_does_no_harm() -> None:
    """Telephones write one there; its bytes may look like the marks of a picture."""
    for progressive in (False, True):
        photo = saved("JPEG", progressive=progressive)
        film = b"\0\0\0\x18ftypmp42" + b"\xff\xda\0\x08" * 9
        assert deck_reader.finished(file_of(photo + film), SIZE)
        with pytest.raises(ValueError, match="damaged"):
            deck_reader.finished(file_of(photo[:-2] + film), SIZE)


@pytest.mark.parametrize("size", [(4032, 3024), (5000, 5000)])
def test_photographs_as_telephones_make_them_are_read_in_the_memory_there_is(
    size: tuple[int, int], tmp_path: Path
) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    photo = saved("JPEG", size=size, exif=exif)
    assert looked(one_changed(tmp_path, "RD", photo, "jpg"))[0].whole
    report, _ = looked(one_changed(tmp_path, "RD", saved("PNG", size=size), "png"))
    assert report.faults == {"missing": (), "large": ("RD",)}


def test_a_tiff_may_tell_its_size_at_its_end(tmp_path: Path) -> None:
    out, noise = io.BytesIO(), Random(1).randbytes(3 * 500 * 900)
    Image.frombytes("RGB", (500, 900), noise).save(out, "TIFF", compression="tiff_lzw")
    with pytest.raises(ValueError, match="size"):
        extent_of("tiff", out.getvalue()[: deck_reader.HEAD])
    assert looked(one_changed(tmp_path, "RD", out.getvalue(), "tif"))[0].whole


def test_a_back_that_cannot_be_read_is_replaced(tmp_path: Path) -> None:
    report, _ = looked(zipped(tmp_path / "deck.zip", PNG | {"back.png": b"no picture"}))
    assert report.whole and report.back_lost and not report.back
    assert not looked(zipped(tmp_path / "deck.zip", PNG))[0].back_lost


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF"])
def test_a_picture_is_known_from_its_first_bytes_and_damaged_if_it_is_cut_off(kind: str) -> None:
    whole = pixels(kind, (123, 321))("1C")
    found = kind_of(whole)
    assert found == kind.lower()
    assert found is not None and extent_of(found, whole[:2_000]) == (123, 321)
    assert deck_reader.finished(file_of(whole), SIZE)
    for share in (0.5, 0.9):
        with pytest.raises((ValueError, pygame.error)):
            deck_reader.finished(file_of(whole[: round(share * len(whole))]), SIZE)


def test_a_picture_of_another_shape_is_shown_whole_on_paper() -> None:
    wide = pixels("PNG", (200, 100))("1C")
    data = deck_reader.finished(file_of(wide), (60, 100))
    rows = [tuple(data[3 * 60 * y + 90 : 3 * 60 * y + 93]) for y in range(100)]
    assert rows[0] == rows[99] == deck_reader.PAPER
    assert [y for y in range(100) if rows[y] != deck_reader.PAPER] == list(range(35, 65))
    assert rows[50] == pytest.approx(colour("1C"), abs=NEAR)


@pytest.mark.linux
def test_links_in_a_folder_are_not_followed_and_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    deck = own_decks.folder(tmp_path / "deck", PNG)
    for code in ("1C", "2C"):
        (deck / f"{code}.png").rename(tmp_path / f"{code}.png")
    (deck / "1C.png").symlink_to(tmp_path / "1C.png")
    os.mkfifo(deck / "2C.png")
    assert looked(deck)[0].missing == ("1C", "2C")


@pytest.mark.parametrize("count", [5_001, pytest.param(20_000, marks=pytest.mark.slow)])
def test_a_zip_with_a_longer_list_than_any_deck_is_not_opened(count: int, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "many.zip", "w") as archive:
        for at in range(count):
            archive.writestr(zipfile.ZipInfo(f"{at}.txt"), b"")
    assert looked(tmp_path / "many.zip")[0].refused == "large"


def test_a_zip_is_measured_before_its_list_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(tmp_path / "many.zip", "w") as archive:
        for at in range(60):
            archive.writestr(zipfile.ZipInfo(f"{at}{'x' * 20_000}"), b"")
    monkeypatch.setattr(zipfile, "ZipFile", pytest.fail)
    with pytest.raises(RefusedDeck, match="large"):
        pictures_at(tmp_path / "many.zip")


def test_of_several_folders_the_one_with_most_cards_counts(tmp_path: Path) -> None:
    named = {f"deck/{name}": data for name, data in PNG.items()}
    named |= {f"a/{name}": b"broken" for name in list(PNG)[:9]} | {"1C.png": b"broken"}
    assert looked(zipped(tmp_path / "deck.zip", named))[0].whole


def test_what_a_program_keeps_for_itself_is_no_card(tmp_path: Path) -> None:
    report, _ = looked(own_decks.folder(tmp_path / "deck", PNG | {"._1C.png": b"notes"}))
    assert report.whole


def test_a_back_alone_is_no_deck(tmp_path: Path) -> None:
    assert looked(zipped(tmp_path / "deck.zip", {"back.png": PNG["1C.png"]}))[0].refused == "none"


@pytest.mark.parametrize("name", ["nothing.zip", "nothing"])
def test_what_is_not_there_is_refused(name: str, tmp_path: Path) -> None:
    assert looked(tmp_path / name)[0].refused == "damaged"


def dawdles(there: Connection, path: str, done: Sequence[str], grid: Grid | None) -> None:
    """Read a deck, and stand still over one card, as a library may over a drawing."""
    finished = deck_reader.finished

    def slowly(file: DeckFile, size: tuple[int, int]) -> bytes:
        if "2C" in file.name:
            time.sleep(300)
        return finished(file, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deck_reader, "finished", slowly)
        deck_reader.work(there, path, done, grid)


def test_a_card_that_takes_too_long_is_named_and_the_others_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_import, "PATIENCE", 8.0)
    monkeypatch.setattr(deck_import, "work", dawdles)
    report, middles = looked(FORMS["folder of PNG"](tmp_path))
    assert not report.whole and report.faults.keys() <= {"missing", "large", "damaged"}
    assert [cards for why, cards in report.faults.items() if cards] == [("2C",)]
    assert len(middles) == 39


def test_reading_stops_when_nobody_wants_it_any_more(tmp_path: Path) -> None:
    came: list[str] = []
    deck = FORMS["folder of PNG"](tmp_path)
    report = scan_deck(deck, lambda code, *_: came.append(code), stopped=lambda: len(came) >= 3)
    assert len(came) == 3 and not report.whole


def test_pictures_that_cannot_be_kept_are_not_blamed_on_the_cards(tmp_path: Path) -> None:
    def keep(*_: object) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        scan_deck(FORMS["folder of PNG"](tmp_path), keep, stopped=lambda: False)


QUICK = {
    *("a bomb", "paths that lead elsewhere", "names that are none", "a locked zip", "a zip whose list lies"),
    *("a picture that says it is huge", "entities", "circles", "strange sizes"),
}
MOST_MEMORY = 200_000_000
"""Bytes that a process may take which reads decks."""


def look(path: Path) -> DeckReport:
    """The report on a deck; every picture that came is as large as announced, and comes once."""
    came: dict[str, tuple[int, int]] = {}

    def keep(code: str, size: tuple[int, int], pixels: bytes) -> None:
        assert code in {*CODES, BACK} and code not in came and len(pixels) == 3 * size[0] * size[1]
        came[code] = size

    report = scan_deck(path, keep, stopped=lambda: False)
    assert all(size == report.size for size in came.values()), report
    assert not report.whole or came.keys() - {BACK} == set(CODES), report
    return report


@pytest.fixture(scope="module")
def apart() -> Iterator[Executor]:
    """A process that reads decks, and does not take much memory."""
    with processes(1) as apart:
        yield apart
        most = apart.submit(most_memory).result()
    assert most is None or most < MOST_MEMORY, f"{most} bytes"


def most_memory() -> int | None:
    """Most bytes that any process begun here has taken; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=[] if kind in QUICK else [pytest.mark.slow, pytest.mark.linux])
        for kind in ARCHIVES
    ],
)
def test_a_hostile_deck_ends_in_a_report(kind: str, apart: Executor, tmp_path: Path, tries: Tries) -> None:
    for number, chance in enumerate(tries(1)):
        place = tmp_path / str(number)
        place.mkdir()
        path, began = ARCHIVES[kind](place, chance), time.monotonic()
        report = apart.submit(look, path).result()
        assert time.monotonic() - began < LONGEST + DEATHS * PATIENCE
        assert kind != "a good deck" or report.whole
        assert [each.name for each in tmp_path.iterdir()] == [place.name] and len([*place.iterdir()]) <= 1
        faults = [why for why, cards in report.faults.items() if cards]
        tries.found[report.refused or " and ".join(faults) or "taken"] += 1
        shutil.rmtree(place)


RED = (200, 30, 30)


def drawn(data: bytes, size: tuple[int, int] = (60, 100)) -> pygame.Surface:
    """A drawing as the card of a deck."""
    file = file_of(data)
    assert picture_formats.kind_of(data) == "svg"
    return pygame.image.frombytes(deck_reader.finished(file, size), size, "RGB")


def red_svg(inside: str, *, box: str = 'viewBox="0 0 60 100"', head: str = "") -> str:
    return f'{head}<svg xmlns="http://www.w3.org/2000/svg" {box}>{inside}</svg>'


FULL = '<rect width="60" height="100" fill="rgb(200,30,30)"/>'


@pytest.mark.parametrize(
    ("encoding", "declared"),
    [
        ("utf-8", "UTF-8"),
        ("utf-8-sig", "utf-8"),
        ("cp1252", "windows-1252"),
        ("latin-1", "ISO-8859-1"),
        ("utf-16", "UTF-16"),
        ("utf-8", ""),
    ],
)
def test_a_drawing_is_read_in_the_encoding_that_it_declares(encoding: str, declared: str) -> None:
    head = f'<?xml version="1.0" encoding="{declared}"?>' if declared else ""
    data = red_svg(f"<title>Ré de čas</title>{FULL}".replace("č", "c"), head=head).encode(encoding)
    assert drawn(data).get_at((30, 50))[:3] == RED


@pytest.mark.parametrize("declared", ["hex", "unicode_escape", "utf-7", "idna", "nothing-known"])
def test_an_encoding_of_no_drawing_is_a_fault_of_its_card(declared: str) -> None:
    data = red_svg(FULL, head=f'<?xml version="1.0" encoding="{declared}"?>').encode()
    with pytest.raises(ValueError, match="no encoding"):
        picture_formats.checked(data)


def test_a_drawing_without_a_size_is_as_large_as_what_is_drawn() -> None:
    assert deck_reader._drawing(file_of(red_svg(FULL, box="").encode()))[1] == pytest.approx(0.6, abs=0.02)
    assert drawn(red_svg(FULL, box="").encode()).get_at((30, 50))[:3] == RED


def test_letters_are_drawn_in_the_fonts_of_the_game() -> None:
    text = '<text x="2" y="80" font-family="Comic Sans MS" font-size="90" fill="rgb(200,30,30)">I</text>'
    picture = drawn(red_svg(text).encode())
    painted = sum(picture.get_at((x, y))[:3] == RED for x in range(60) for y in range(100))
    assert painted > 100


@pytest.mark.parametrize(
    "colours",
    [
        'fill="rgb(200,30,30)" style="fill:color(display-p3 0.8 0.1 0.1)"',
        'style="fill:rgb(200,30,30);fill:color(display-p3 0.8 0.1 0.1);fill-opacity:1"',
    ],
)
def test_a_wide_colour_falls_back_as_its_file_says(colours: str) -> None:
    assert drawn(red_svg(f'<rect width="60" height="100" {colours}/>').encode()).get_at((30, 50))[:3] == RED


@pytest.mark.parametrize("hidden", [(0, 0, 0, 0), (0, 255, 0, 0)])
def test_a_see_through_edge_has_no_rim_of_the_colour_under_it(hidden: tuple[int, ...]) -> None:
    """A colour stands also where nothing is seen: it must not be mixed into the edge."""
    picture, size = pygame.Surface((600, 1000), pygame.SRCALPHA), (58, 97)
    picture.fill(hidden)
    for column in range(301):
        pygame.draw.line(picture, (255, 255, 255, 255), (column, 0), (column, 999))
    target = io.BytesIO()
    pygame.image.save(picture, target, "card.png")
    small = pygame.image.frombytes(deck_reader.finished(file_of(target.getvalue()), size), size, "RGB")
    for x in range(size[0]):
        red, green, blue = small.get_at((x, 48))[:3]
        assert min(red, green, blue) >= min(deck_reader.PAPER) - 2
        assert green <= red + 2
