"""Pictures in a folder or a zip that somebody has brought, by the cards that they are.

Names are only compared, never used as places to write to. Nothing is unpacked but what is read.
"""

from __future__ import annotations

import os
import stat
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path, PurePath, PurePosixPath
from typing import IO, Literal

from msgspec import Struct

from briscola.storage.files.safe_read import open_plain
from briscola.storage.own_decks import Family
from briscola.ui.scenes.own_decks.deck_names import Raw, is_back, read_names

Unread = Literal["svgz", "avif", "jxl", "heic", "7z", "rar", "tar"]
"""Forms of pictures and archives that are not read."""
Refusal = Literal["damaged", "large", "none", "pixels", "unfit", "no_grid"] | Unread
"""The whole is unreadable, has too much in it, or has no card in it; it is one picture that is too large,
cannot be used, or has no grid of cards; or its form is not read."""

ARCHIVE = 200_000_000
"""Most bytes of a zip."""
DIRECTORY = 1_000_000
"""Most bytes of a zip's list of names, some 10,000 names: its reader keeps all of it in memory."""
ENTRIES = 5_000
"""Most files that are looked at."""
DEEPEST = 4
"""Most folders in each other."""
_ENDINGS = {".svg", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff"}
_UNREAD: Mapping[str, Unread] = {
    ".svgz": "svgz",
    ".avif": "avif",
    ".jxl": "jxl",
    ".heic": "heic",
    ".heif": "heic",
}
"""Endings of pictures that are not read."""
_OTHER_ARCHIVES: Mapping[bytes, Unread] = {
    b"7z\xbc\xaf\x27\x1c": "7z",
    b"Rar!": "rar",
    b"\x1f\x8b": "tar",
    b"BZh": "tar",
    b"\xfd7zXZ": "tar",
    b"\x28\xb5\x2f\xfd": "tar",
}
"""First bytes of archives that are not read; a tar is mostly packed in another way besides."""
_TAR, _TAR_AT = b"ustar", 257
_END, _END_LENGTH, _FAR = b"PK\x05\x06", 22, b"PK\x06\x07"
_READABLE = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
"""Ways of packing that need little memory to unpack."""


class RefusedDeck(Exception):  # noqa: N818 - a sentence for the person
    """A folder or zip that is no deck at all: `why` in a word."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


class DeckFile(Struct, frozen=True):
    """A picture among the files: its name without ending as somebody wrote it, and how to read it."""

    name: str
    read: Callable[[int], bytes]
    """Its first bytes, at most as many as given. Raises OSError or ValueError."""
    folders: tuple[str, ...] = ()
    """The folders in which it lies."""
    ending: str = ""


class DeckPictures(Struct, frozen=True):
    """The pictures of a deck."""

    cards: Mapping[str, Sequence[DeckFile]]
    """By the code of the card, or `back`: its pictures; usually one."""
    sure: bool = True
    """True if their names leave no doubt which suit is which."""
    family: Family = "italian"
    """The family of decks whose suits the names tell."""


Named = tuple[tuple[str, ...], DeckFile]
"""A picture with the folders in which it lies."""


def pictures_at(path: Path) -> Sequence[Named]:
    """The pictures in a folder or zip, or the one at `path`, with their folders. Raises RefusedDeck."""
    try:
        found = [*(_in_folder(path) if path.is_dir() else _in_file(path))]
    # NotImplementedError: a zip that is packed in a way which zipfile does not know.
    except (OSError, ValueError, zipfile.BadZipFile, NotImplementedError, EOFError, RecursionError):
        raise RefusedDeck("damaged") from None
    named = [each for each in found if each[1].ending.lower() in _ENDINGS]
    unread = Counter(_UNREAD[file.ending.lower()] for _, file in found if file.ending.lower() in _UNREAD)
    if sum(unread.values()) > len(named) and read_names(_raw(named)) is None:
        raise RefusedDeck(unread.most_common(1)[0][0])
    return named


def only_picture(named: Sequence[Named]) -> DeckFile | None:
    """The picture that is there alone, but for backs; None if there are more."""
    fronts = [file for _, file in named if not is_back(file.name)]
    return fronts[0] if len(fronts) == 1 else None


def deck_files(named: Sequence[Named]) -> DeckPictures:
    """The pictures of the folder in which most cards lie. Raises RefusedDeck."""
    reading = read_names(_raw(named))
    if reading is None:
        raise RefusedDeck("none")
    cards = {code: [named[at][1] for at in pictures] for code, pictures in reading.cards.items()}
    return DeckPictures(cards, reading.sure, reading.family)


def _raw(named: Sequence[Named]) -> Sequence[Raw]:
    return [(place, file.name) for place, file in named]


def _in_folder(path: Path) -> Iterable[Named]:
    count = 0
    waiting: list[tuple[Path, tuple[str, ...]]] = [(path, ())]
    while waiting:
        folder, place = waiting.pop(0)
        with os.scandir(folder) as entries:
            for entry in entries:
                count += 1
                if count > ENTRIES:
                    raise RefusedDeck("large")
                if entry.is_dir(follow_symlinks=False) and len(place) < DEEPEST:
                    waiting.append((folder / entry.name, (*place, entry.name)))
                elif entry.is_file(follow_symlinks=False) and _is_picture(Path(entry.name)):
                    name = Path(entry.name)
                    yield place, DeckFile(name.stem, _reader(folder / entry.name), place, name.suffix)


def _is_picture(name: PurePath) -> bool:
    """True by its name; what begins with a point is some program's own."""
    return name.suffix.lower() in (_ENDINGS | _UNREAD.keys()) and not name.name.startswith(".")


def _reader(path: Path) -> Callable[[int], bytes]:
    def read(most: int) -> bytes:
        if path.is_symlink():  # it has become one since
            raise ValueError("a link")
        with open_plain(path) as file:
            return file.read(most)

    return read


def _in_file(path: Path) -> Iterable[Named]:
    """The one picture that a file is, or the pictures in a zip."""
    if _is_picture(path):
        _reader(path)(1)  # it is there, and no pipe
        return [((), DeckFile(path.stem, _reader(path), (), path.suffix))]
    return _in_zip(path)


def _in_zip(path: Path) -> Iterable[Named]:
    with ExitStack() as opened:
        file = opened.enter_context(open_plain(path))
        head = file.read(_TAR_AT + len(_TAR))
        for begin, why in {**_OTHER_ARCHIVES, head[:_TAR_AT] + _TAR: "tar"}.items():
            if head.startswith(begin):
                raise RefusedDeck(why)
        if os.fstat(file.fileno()).st_size > ARCHIVE:
            raise RefusedDeck("large")
        _check_directory(file)
        archive = zipfile.ZipFile(file)
        infos = archive.infolist()
        if len(infos) > ENTRIES:
            raise RefusedDeck("large")
        opened.pop_all()  # it stays open as long as the process that reads the deck
    for info in infos:
        name = PurePosixPath(info.filename.replace("\\", "/"))
        if _is_picture(name) and not info.is_dir():
            place = name.parts[:-1]
            yield place, DeckFile(name.stem, _unpacker(archive, info), place, name.suffix)


def _check_directory(file: IO[bytes]) -> None:
    """Refuse a zip whose list of names is longer than any deck's, before it is read."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 65_535 - _END_LENGTH))
    tail = file.read()
    at = tail.rfind(_END)
    if at < 0 or len(tail) < at + _END_LENGTH:
        raise RefusedDeck("damaged")
    names = int.from_bytes(tail[at + 12 : at + 16], "little")
    if names > DIRECTORY or tail[max(0, at - 20) : at].startswith(_FAR):
        raise RefusedDeck("large")


def _unpacker(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Callable[[int], bytes]:
    def read(most: int) -> bytes:
        plain = not info.flag_bits & 1 and not stat.S_ISLNK(info.external_attr >> 16)
        if not plain or info.compress_type not in _READABLE:
            raise ValueError("it is locked, a link, or packed in a rare way")
        with archive.open(info) as packed:
            return packed.read(most)

    return read
