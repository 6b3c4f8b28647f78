"""The formats of pictures in a deck that somebody brings, and what an SVG there may hold."""

import base64
import codecs
import re
from collections.abc import Iterator, Mapping, Sequence
from pyexpat import ExpatError, ParserCreate
from typing import Literal, NamedTuple

Kind = Literal["png", "jpeg", "webp", "gif", "bmp", "tiff", "svg"]
"""The kinds of pictures that cards may be."""

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_TIFF = (b"II*\0", b"MM\0*")
_BARE = {0x01, *range(0xD0, 0xD9)}
"""Markers of a JPEG that have no length."""
_SIZE = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
"""Markers of a JPEG that tell its size."""
_EXIF, _SCAN, _LAST = 0xE1, 0xDA, 0xD9
_AFTER_SCAN = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]")
"""The next marker behind the pixels of a scan: not a byte 255 among them, nor one of their own."""
_INKS = 4
"""Parts of a colour in printing inks."""
_SIZES = {3: 2, 4: 4}
"""Bytes of a number in a TIFF by its kind."""
_WIDTH, _HEIGHT, _ORIENTATION, _OFFSETS, _LENGTHS = 0x0100, 0x0101, 0x0112, 0x0111, 0x0117
"""Rows of a TIFF's folder; the last two are those of its strips."""
_MOST_NUMBERS = 20_000
_TURNS = {3: 180, 6: 270, 8: 90}
"""By the orientation in a photograph's Exif; mirrored ones stay as they are."""
_XML = re.compile(rb"\s*<(\?xml|!--|!DOCTYPE|svg|\w+:svg)")


class Extent(NamedTuple):
    """Width and height in px, as the file says."""

    width: int
    height: int


def kind_of(data: bytes) -> Kind | None:
    """The kind of a picture by its first bytes, whatever its name; None for all that is no card."""
    if data.startswith(_PNG):
        return "png"
    if data.startswith(_JPEG):
        return "jpeg"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "webp"
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return "gif"
    if data.startswith(b"BM") and data[6:10] == bytes(4):
        return "bmp"
    if data[:4] in _TIFF:
        return "tiff"
    if data[:2] in _UTF16:
        data = data[: 400 - len(data) % 2].decode("utf-16", "ignore").encode("ascii", "ignore")
    return "svg" if _XML.match(data.removeprefix(b"\xef\xbb\xbf")[:200]) else None


def extent_of(kind: Kind, data: bytes) -> Extent:
    """The size of a picture made of pixels, unread. Raises ValueError if it tells none, as an SVG does."""
    match kind:
        case "png":
            found = Extent(_big(data, 16, 4), _big(data, 20, 4))
        case "jpeg":
            found = _jpeg(data)
        case "webp":
            found = _webp(data)
        case "gif":
            found = Extent(_little(data, 6, 2), _little(data, 8, 2))
        case "bmp":
            wide = 2 if _little(data, 14, 4) == 12 else 4  # OS/2's short header
            sides = (data[at : at + wide] for at in (18, 18 + wide))
            found = Extent(*(abs(int.from_bytes(side, "little", signed=True)) for side in sides))
        case "tiff":
            tags = _tags(data)
            found = Extent(*(next(iter(_numbers(data, tags, each)), 0) for each in (_WIDTH, _HEIGHT)))
        case _:
            raise ValueError("a drawing has no pixels")
    if not (found.width and found.height):
        raise ValueError("a picture without a size")
    return found


def fault_of(kind: Kind, data: bytes) -> Literal["damaged", "moving", "inks"] | None:
    """The reason that a picture is no card although it can be decoded; None if it is fine.

    It is without its end, an animation, or in the four colours of printers, which a screen shows falsely.
    """
    if _cut_off(kind, data):
        return "damaged"
    if _moves(kind, data):
        return "moving"
    in_inks = kind == "jpeg" and any(
        marker in _SIZE and data[at + 9] == _INKS for marker, at in _segments(data)
    )
    return "inks" if in_inks else None


def _cut_off(kind: Kind, data: bytes) -> bool:
    """True for a picture without its end, where a decoder would make up the rest and say nothing."""
    match kind:
        case "jpeg":
            return not _has_end(data)
        case "gif":
            return not _frames(data)[1]
        case "tiff":
            tags = _tags(data)
            ends = zip(_numbers(data, tags, _OFFSETS), _numbers(data, tags, _LENGTHS), strict=False)
            return any(start + length > len(data) for start, length in ends)
        case _:
            return False


def _has_end(data: bytes) -> bool:
    """True if a JPEG is whole; a telephone may have put a film behind it."""
    at = 2
    while data[at : at + 1] == b"\xff" and at + 1 < len(data):
        marker = data[at + 1]
        if marker == _LAST:
            return True
        if marker == 0xFF or marker in _BARE:
            at += 1 + (marker != 0xFF)
            continue
        at += 2 + max(2, _big(data, at + 2, 2))
        if marker == _SCAN:
            following = _AFTER_SCAN.search(data, at)
            at = following.start() if following else len(data)
    return False


def _moves(kind: Kind, data: bytes) -> bool:
    """True for an animation."""
    match kind:
        case "png":
            return b"acTL" in data[: data.find(b"IDAT")]
        case "webp":
            return data[12:16] == b"VP8X" and bool(data[20] & 2)
        case "gif":
            return _frames(data)[0] > 1
        case _:
            return False


def _frames(data: bytes) -> tuple[int, bool]:
    """The number of pictures in a GIF, and whether it has its end."""
    at, frames = 13 + _colours(data, 10), 0
    while at + 1 < len(data) and data[at] in b"!,":
        if data[at] == ord(","):
            frames += 1
            at += 11 + _colours(data, at + 9)
        else:
            at += 2
        while at < len(data) and data[at]:
            at += 1 + data[at]
        at += 1
    return frames, data[at : at + 1] == b";"


def _colours(data: bytes, at: int) -> int:
    """Bytes of the list of colours that the flags of a GIF at this place announce."""
    flags = data[at] if at < len(data) else 0
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def turn_of(kind: Kind, data: bytes) -> int:
    """Degrees against the clock by which a photograph is to be turned, as its camera has noted."""
    if kind == "jpeg":
        for marker, at in _segments(data):
            if marker == _EXIF and data[at + 4 : at + 10] == b"Exif\0\0":
                exif = data[at + 10 : at + 2 + _big(data, at + 2, 2)]
                return _TURNS.get(next(iter(_numbers(exif, _tags(exif), _ORIENTATION)), 0), 0)
    return 0


class _Tag(NamedTuple):
    """A row of a TIFF's folder: the bytes of a number, how many there are, and the place of the first."""

    size: int
    many: int
    at: int


def _tags(tiff: bytes) -> dict[int, _Tag]:
    """The rows with whole numbers in the first folder of a TIFF, as which Exif is written too."""
    first = _whole(tiff, 4, 4)
    found = {}
    for at in range(first + 2, first + 2 + 12 * min(200, _whole(tiff, first, 2)), 12):
        size = _SIZES.get(_whole(tiff, at + 2, 2))
        if size is not None:
            many = min(_MOST_NUMBERS, _whole(tiff, at + 4, 4))
            found[_whole(tiff, at, 2)] = _Tag(
                size, many, at + 8 if size * many <= 4 else _whole(tiff, at + 8, 4)
            )
    return found


def _numbers(tiff: bytes, tags: Mapping[int, _Tag], tag: int) -> Sequence[int]:
    """The numbers of a row; none without it."""
    size, many, at = tags.get(tag, _Tag(1, 0, 0))
    return [_whole(tiff, at + size * place, size) for place in range(many)]


def _whole(tiff: bytes, at: int, count: int) -> int:
    return int.from_bytes(tiff[at : at + count], "little" if tiff.startswith(b"II") else "big")


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """The marker of each part of a JPEG up to its pixels, and its place."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF and data[at + 1] != _SCAN:
        marker = data[at + 1]
        if marker == 0xFF:  # a filling byte
            at += 1
        elif marker in _BARE:
            at += 2
        else:
            yield marker, at
            at += 2 + max(2, _big(data, at + 2, 2))


def _jpeg(data: bytes) -> Extent:
    for marker, at in _segments(data):
        if marker in _SIZE:
            return Extent(_big(data, at + 7, 2), _big(data, at + 5, 2))
    raise ValueError("a JPEG without a size")


def _webp(data: bytes) -> Extent:
    form = data[12:16]
    if form == b"VP8X":
        return Extent(_little(data, 24, 3) + 1, _little(data, 27, 3) + 1)
    if form == b"VP8L":
        bits = _little(data, 21, 4)
        return Extent((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if form == b"VP8 ":
        return Extent(_little(data, 26, 2) & 0x3FFF, _little(data, 28, 2) & 0x3FFF)
    raise ValueError("a WebP without a picture")


def _big(data: bytes, at: int, count: int) -> int:
    return int.from_bytes(data[at : at + count], "big")


def _little(data: bytes, at: int, count: int) -> int:
    return int.from_bytes(data[at : at + count], "little")


DEEPEST = 120
"""Most elements that may lie in each other: the rasteriser takes stack and a picture for each."""
MOST = 60_000
"""Most elements of a drawing."""
LAYERS = 24
"""Most elements in each other that are composed on a picture of their own."""
PIXELS = 12_000_000
"""Most px of all pictures in a drawing together."""
LETTERS = 2_000
"""Most letters of a drawing."""
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_DECLARED = re.compile(rb"(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}?encoding\s*=\s*[\"']([\w.-]{1,40})")
_DECLARATION = re.compile(r"\s*<\?xml[^>]*\?>")
_ENCODINGS = re.compile(r"utf-8|utf-16|ascii|iso8859-\d+|cp125\d|koi8-[ru]|mac-roman")
"""Encodings that drawings are written in, by Python's names."""
_WIDE_COLOUR = re.compile(r"[\w-]+\s*:\s*color\([^()]*\)\s*;?")
"""A colour of a wide gamut in a style: without it the one before it counts, as the file says."""
_INSIDE = re.compile(r"\s*data:image/(?:png|jpe?g|webp);base64,", re.IGNORECASE)
_HEAD = 262_144
"""Letters of a picture in a drawing that are looked at for its size."""
_LAYERS = re.compile(r"(?<!-)\b(opacity|mask|filter|clip-path|mix-blend-mode|isolation)\b")
_LENGTH = re.compile(r"\s*([\d.]{1,12})\s*(?:px|pt|pc|mm|cm|in|q|)\s*", re.IGNORECASE)
_NUMBERS = re.compile(r"[\s,]+")
_STRANGE = {"script", "foreignObject", "iframe", "audio", "video"}


class OutsideError(ValueError):
    """Error for a drawing with a script, or with something that lies outside of it."""


def checked(data: bytes) -> tuple[str, float | None]:
    """The text of a drawing, and width by height if it says so. Raises OutsideError or another ValueError."""
    text, look = _decoded(data), _Look()
    parser = ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = look.start
    parser.EndElementHandler = look.end
    parser.CharacterDataHandler = look.letters
    parser.EntityDeclHandler = look.entity
    try:
        parser.Parse(text.encode(), True)
    except ExpatError as error:
        raise ValueError(f"no XML: {error}") from None
    return _WIDE_COLOUR.sub("", text), look.ratio


def _decoded(data: bytes) -> str:
    """A drawing's text in the encoding that it declares, without the declaration. Raises ValueError."""
    declared = _DECLARED.match(data)
    name = "utf-16" if data[:2] in _UTF16 else declared[1].decode() if declared else "utf-8"
    try:
        usual = codecs.lookup(name).name
    except LookupError:
        usual = ""
    if not _ENCODINGS.fullmatch(usual):
        raise ValueError(f"no encoding of drawings: {name}")
    text = data.decode("utf-8-sig" if usual == "utf-8" else usual)
    return _DECLARATION.sub("", text, count=1)


class _Look:
    """Follows a parser through a drawing."""

    def __init__(self) -> None:
        self.ratio: float | None = None
        self._count = self._pixels = self._letters = 0
        self._open: list[tuple[str, bool]] = []
        """The elements in each other: name, and True for one composed on a picture of its own."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        drawn = space in ("", "http://www.w3.org/2000/svg")
        if not self._open:
            if tag != "svg" or not drawn:
                raise ValueError("no SVG")
            self.ratio = _ratio(attributes)
        self._count += 1
        named = (*attributes, attributes.get("style", ""))
        self._open.append((tag if drawn else "", any(map(_LAYERS.search, named))))
        if len(self._open) > DEEPEST or self._count > MOST or sum(own for _, own in self._open) > LAYERS:
            raise ValueError("too deep, or too long")
        if drawn and tag in _STRANGE:
            raise OutsideError("it has a script, or a page of its own")
        if drawn and tag in ("image", "feImage"):
            links = [value for key, value in attributes.items() if key.rpartition(" ")[2] == "href"]
            self._pixels += sum(map(_pixels, links))
            if self._pixels > PIXELS:
                raise ValueError("too large a picture in it")

    def end(self, _name: str) -> None:
        self._open.pop()

    def letters(self, text: str) -> None:
        self._letters += len(text) if any(tag == "text" for tag, _ in self._open) else 0
        if self._letters > LETTERS:
            raise ValueError("too many letters")

    @staticmethod
    def entity(
        _name: str, parameter: bool, value: str | None, _base: str | None, _system: str | None, *_: object
    ) -> None:
        # Drawing programs declare their namespaces so. What others do with it is no drawing.
        if parameter or value is None or len(value) > 200 or "&" in value or "<" in value:
            raise OutsideError("it declares more than a name")


def _pixels(link: str) -> int:
    """Px of a picture that a drawing carries in itself. Raises OutsideError for one that it does not."""
    inside = _INSIDE.match(link)
    if inside is None:
        if link.startswith("#"):
            return 0
        raise OutsideError("it wants something from outside")
    head = "".join(link[inside.end() : inside.end() + _HEAD].split())
    data = base64.b64decode(head[: len(head) // 4 * 4])
    kind = kind_of(data)
    if kind is None:
        raise ValueError("a picture in it is none")
    extent = extent_of(kind, data)
    return extent.width * extent.height


def _ratio(attributes: dict[str, str]) -> float | None:
    sides = [_LENGTH.fullmatch(attributes.get(side, "")) for side in ("width", "height")]
    if all(sides):
        wide, high = (_number(side[1]) for side in sides if side)
    else:
        box = _NUMBERS.split(attributes.get("viewBox", "").strip())
        wide, high = map(_number, box[2:]) if len(box) == 4 else (0.0, 0.0)
    return wide / high if wide > 0 and high > 0 else None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
