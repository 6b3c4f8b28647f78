"""Decks as people bring them, made on the spot: tiny pictures, each card in a colour of its own."""

import io
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image

from briscola.engine.cards import ALL_CARDS
from briscola.storage.own_decks import Family, OwnDeck, begin_deck, finish_deck
from briscola.ui.render.svg.card_images import keep_card

CODES = tuple(card.code for card in ALL_CARDS)
SIZE = (60, 100)
Draw = Callable[[str], bytes]


def colour(code: str) -> tuple[int, int, int]:
    """The colour of a card, far from that of every other one."""
    at = ([*CODES, "back"]).index(code)
    return 40 + 50 * (at % 4), 40 + 40 * (at // 4 % 5), 60 + 80 * (at // 20)


def pixels(kind: str, size: tuple[int, int] = SIZE) -> Draw:
    """Draws cards as PNG, JPEG or WebP."""

    def draw(code: str) -> bytes:
        out = io.BytesIO()
        Image.new("RGB", size, colour(code)).save(out, kind, **({} if kind == "PNG" else {"quality": 95}))
        return out.getvalue()

    return draw


def svg(code: str, more: str = "") -> bytes:
    """A card as SVG, with `more` in it."""
    red, green, blue = colour(code)
    return (
        '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:xlink="http://www.w3.org/1999/xlink" width="60mm" height="100mm" viewBox="0 0 60 100">'
        f'<rect width="60" height="100" fill="rgb({red},{green},{blue})"/>{more}</svg>'
    ).encode()


def number(code: str) -> str:
    """The number of a card, 01 to 40."""
    return f"{CODES.index(code) + 1:02}"


def files(draw: Draw, ending: str, name: Callable[[str], str] = str) -> dict[str, bytes]:
    """The forty files of a deck by name."""
    return {f"{name(code)}.{ending}": draw(code) for code in CODES}


def zipped(path: Path, named: Mapping[str, bytes]) -> Path:
    """A zip of these files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in named.items():
            archive.writestr(name, data)
    return path


def folder(path: Path, named: Mapping[str, bytes]) -> Path:
    """A folder of these files."""
    for name, data in named.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_bytes(data)
    return path


def mixed(code: str) -> str:
    """The name of a card in a folder, now in capitals, now in small letters."""
    return f"My Deck/cards/{code.lower() if CODES.index(code) % 2 else code}"


FORMS: Mapping[str, Callable[[Path], Path]] = {
    "zip of SVG": lambda place: zipped(place / "svg.zip", files(svg, "svg")),
    "folder of PNG": lambda place: folder(place / "png", files(pixels("PNG"), "png")),
    "zip of JPEG": lambda place: zipped(place / "jpeg.zip", files(pixels("JPEG"), "JPG")),
    "zip of WebP": lambda place: zipped(place / "webp.zip", files(pixels("WEBP"), "webp")),
    "numbers": lambda place: zipped(place / "numbers.zip", files(pixels("PNG"), "png", number)),
    "folder in a zip, mixed case, with a back": lambda place: zipped(
        place / "nested.zip",
        {
            **files(pixels("PNG"), "Png", mixed),
            "My Deck/cards/Back.jpeg": pixels("JPEG")("back"),
            "__MACOSX/My Deck/cards/._1C.png": b"\0",
            "My Deck/readme.txt": b"hello",
        },
    ),
    "two pictures of a card": lambda place: zipped(
        place / "two.zip",
        {
            **files(pixels("PNG"), "png"),
            **{f"{code}-alt.png": pixels("PNG")("7D") for code in ("1C", "1D", "RS")},
        },
    ),
}
"""Decks in several forms, each made in a folder."""


def kept_deck(
    title: str,
    *,
    family: Family = "italian",
    indexed: bool = False,
    back_of: str = "napoletane",
    own_back: bool = False,
) -> str:
    """Bring a deck without a window; returns its name."""
    new = begin_deck()
    for code in (*CODES, *(["back"] if own_back else [])):
        keep_card(new, code, SIZE, bytes(colour(code)) * SIZE[0] * SIZE[1])
    lender = "" if own_back else back_of
    return finish_deck(new, SIZE, OwnDeck(title=title, family=family, indexed=indexed, back_of=lender))
