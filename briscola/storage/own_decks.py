"""Decks that people have brought: finished pictures in a folder of ours, and the folder to put them into.

The folder `decks` belongs to the person: nothing in it is changed. What has been made of it lies in
`resources.own_decks_folder()`, a folder for each deck, named after its contents.
"""

import hashlib
import logging
import shutil
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec

from briscola.storage.files.atomic_write import make_folder, rename, write_whole
from briscola.storage.files.safe_read import read_plain
from briscola.storage.settings.person_names import clean
from briscola.system import resources

_logger = logging.getLogger(__name__)

Family = Literal["italian", "spanish", "french"]
"""Names of a deck's suits and ranks."""

MOST = 24
"""Decks that people can bring; each takes some 10 to 40 MB."""
LONGEST_TITLE = 32
LENDERS = {"italian": "napoletane", "spanish": "espanola", "french": "francesi"}
"""Decks that lend signs and indices."""
LOOSE = 6
"""Most pictures in the folder of the person that are each looked at as one of all cards."""
BRING = "decks"
"""Name of the folder into which people put their decks."""
SMALL = "small"
"""Folder of the smaller pictures for phones, inside that of a deck."""
_NEW = ".new-"
_STALE = 86_400
_SEEN = "seen.json"
_SEEN_MOST = 500
_ARCHIVES = {".zip", ".7z", ".rar", ".tar", ".tgz"}
_PACKED_TAR = ".tar."
"""Part of the name of a tar that is packed in another way besides: `.tar.gz`."""
_PICTURES = {
    *(".svg", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff"),
    *(".svgz", ".avif", ".jxl", ".heic", ".heif"),
}
_NAMELESS = frozenset(
    (
        *("card", "cards", "carte", "carta", "deck", "pack", "mazzo"),
        *("download", "images", "img", "png", "svg"),
    )
)
"""Names of files that say nothing of the deck in them."""


class TooManyDecks(Exception):  # noqa: N818 - a sentence for the person
    """`MOST` decks are there already."""


class OwnDeck(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of whoever brings a deck."""

    title: str
    family: Family = "italian"
    indexed: bool = False
    """True if the game adds an index where cards lie close."""
    back_of: str = ""
    """Deck that lends its backs; empty if it has its own."""


def bring_folder() -> Path:
    """The folder into which people put their decks: folders or zips."""
    return resources.own_decks_folder().parent / BRING


def make_bring_folder() -> None:
    """Make that folder, so that people find it; where it cannot be made, they drop decks on the window."""
    with suppress(OSError):
        make_folder(bring_folder())


def title_from(path: Path) -> str:
    """A title for the deck at `path`; empty if its name says nothing of the deck."""
    name = path.stem if path.suffix.lower() in (_ARCHIVES | _PICTURES) else path.name
    title = clean(name.replace("_", " "), LONGEST_TITLE)
    return "" if title.lower() in _NAMELESS else title


def may_be_deck(path: Path) -> bool:
    """True for what is looked at as a deck, by its name: a folder, an archive, or a picture of all cards."""
    try:
        named = path.suffix.lower() in (_ARCHIVES | _PICTURES) or _PACKED_TAR in path.name.lower()
        return named or path.is_dir()
    except (OSError, ValueError):
        return False


def begin_deck() -> Path:
    """A new empty folder for the pictures of a deck, and one in it for small ones. Raises OSError."""
    folder = resources.own_decks_folder()
    make_folder(folder)
    _sweep(folder)
    new = Path(tempfile.mkdtemp(prefix=_NEW, dir=folder))
    (new / SMALL).mkdir()
    return new


def give_up_deck(new: Path) -> None:
    """Remove a folder of `begin_deck`."""
    shutil.rmtree(new, ignore_errors=True)


def finish_deck(
    new: Path, size: tuple[int, int], deck: OwnDeck, codes: Mapping[str, str] = MappingProxyType({})
) -> str:
    """Make the pictures in `new`, of that size in px, a deck of the game; return its name.

    `codes` are the cards that pictures are, by the names under which they lie there; others are left out
    unless it is empty. A deck of the same title gives way to this one. Raises TooManyDecks or OSError; `new`
    then stays.
    """
    title = clean(deck.title, LONGEST_TITLE)
    former = [info.name for info in resources.own_decks() if info.title == title]
    if len(resources.own_decks()) - len(former) >= MOST:
        raise TooManyDecks
    info = resources.DeckInfo(
        name="",
        title=title,
        family=deck.family,
        width=510,
        height=510 * size[1] / size[0],
        index="none" if deck.indexed else "corner",
        signs_of=LENDERS[deck.family],
        back_of=deck.back_of,
        stock=resources.Stock(fibres=0, tooth=0.3, gloss=0.3, tone=(252.5, 250.5, 246.5)),
    )
    data = msgspec.json.format(msgspec.json.encode(info))
    brought = new
    if codes and codes != {path.stem: path.stem for path in new.glob("*.png")}:
        new = _arranged(brought, codes)
    name = f"{resources.OWN}{_digest(new, data)}"
    if not write_whole(new / "deck.json", data):
        raise OSError("the disk is full")
    folder = resources.own_decks_folder() / name
    if folder.exists():
        give_up_deck(new)
    else:
        rename(new, folder)
    give_up_deck(brought)
    for other in former:
        if other != name:
            remove_deck(other)
    return name


def _arranged(brought: Path, codes: Mapping[str, str]) -> Path:
    """A copy of a folder of `begin_deck` with those pictures under their codes. Raises OSError."""
    new = begin_deck()
    try:
        for lying, code in codes.items():
            for part in (Path(), Path(SMALL)):
                shutil.copyfile(brought / part / f"{lying}.png", new / part / f"{code}.png")
    except OSError:
        give_up_deck(new)
        raise
    return new


def _digest(folder: Path, data: bytes) -> str:
    found = hashlib.sha256(data)
    for path in sorted(folder.glob("*.png")):
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def remove_deck(name: str) -> None:
    """Remove a deck that somebody has brought; what it was made of stays where it is."""
    if resources.is_own(name) and resources.deck(name) is not None:
        folder = resources.own_decks_folder()
        gone = folder / f"{_NEW}{name}-{time.time_ns()}"
        with suppress(OSError):
            rename(folder / name, gone)  # at once: half a deck would be listed
        shutil.rmtree(gone, ignore_errors=True)


def _sweep(folder: Path) -> None:
    """Remove what a program left that was ended in between."""
    for path in folder.glob(f"{_NEW}*"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _STALE:
                shutil.rmtree(path, ignore_errors=True)


# ---- the folder of the person


def brought_decks() -> Sequence[Path]:
    """Paths in the folder `decks` that may be decks and were not looked at since they were last changed.

    None while it cannot be read which ones were looked at.
    """
    try:
        seen = _seen()
        found = sorted(path for path in bring_folder().iterdir() if may_be_deck(path))
    except OSError:
        return ()
    pictures = [path for path in found if path.suffix.lower() in _PICTURES]
    if len(pictures) > LOOSE:  # a pack without a folder of its own
        found = [path for path in found if path not in pictures]
    return tuple(
        path for path in found if not path.name.startswith(".") and seen.get(path.name) != _mark(path)
    )


def note_seen(path: Path) -> None:
    """Do not offer this of the folder `decks` again until it is changed."""
    if path.parent == bring_folder():
        with suppress(OSError):  # nothing is written over a list that cannot be read now
            seen = {**_seen(), path.name: _mark(path)}
            kept = dict(list(seen.items())[-_SEEN_MOST:])
            write_whole(resources.own_decks_folder() / _SEEN, msgspec.json.encode(kept))


def _seen() -> dict[str, str]:
    """Marks of what was looked at, by name; none if there is no list, or a damaged one. Raises OSError."""
    try:
        data = read_plain(resources.own_decks_folder() / _SEEN, 1_000_000)
        return msgspec.json.decode(data, type=dict[str, str])
    except (FileNotFoundError, msgspec.MsgspecError, ValueError, RecursionError):
        return {}


def _mark(path: Path) -> str:
    """Text that is another one once the file, or something in the folder, has been changed."""
    try:
        files = [path, *sorted(path.iterdir())[:200]] if path.is_dir() else [path]
        facts = [f"{each.name} {each.stat().st_size} {each.stat().st_mtime_ns}" for each in files]
    except OSError:
        return "?"
    return hashlib.sha256("\n".join(facts).encode("utf-8", "surrogateescape")).hexdigest()[:16]
