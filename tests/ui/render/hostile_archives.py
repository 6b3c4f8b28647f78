"""Folders and zips as nobody sane makes them; each is made on the spot from a seed."""

import os
import struct
import warnings
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from tests.own_decks import CODES, files, folder, number, pixels, svg, zipped
from tests.ui.render.hostile_pictures import PICTURES, png
from tests.ui.render.hostile_svg import DRAWINGS

Make = Callable[[Path, Random], Path]
"""Makes a folder or zip in an empty folder."""
PNG = files(pixels("PNG"), "png")
ZIP = zipfile.ZipInfo


def _good(place: Path, chance: Random) -> Path:
    return zipped(place / "deck.zip", PNG if chance.random() < 0.5 else files(svg, "svg"))


def _one_bad(make: Callable[[str, Random], bytes], ending: str) -> Make:
    def made(place: Path, chance: Random) -> Path:
        bad = chance.choice(CODES)
        named = {**PNG, f"{bad}.{ending}": make(bad, chance)}
        if ending != "png":
            del named[f"{bad}.png"]
        if chance.random() < 0.2:
            return folder(place / "deck", named)
        return zipped(place / "deck.zip", named)

    return made


def _changed(place: Path, chance: Random) -> Path:
    """A good zip with some bytes changed, a part cut off, lost or doubled."""
    path = _good(place, chance)
    data = bytearray(path.read_bytes())
    way = chance.randrange(4)
    at = chance.randrange(len(data))
    if way == 0:
        for _ in range(chance.choice((1, 10, 300))):
            data[chance.randrange(len(data))] = chance.randrange(256)
    elif way == 1:
        del data[at:]
    elif way == 2:
        del data[at : at + chance.randrange(500)]
    else:
        data[at:at] = data[at : at + chance.randrange(5_000)]
    path.write_bytes(data)
    return path


def _list_changed(place: Path, chance: Random) -> Path:
    """A zip whose list of names lies: sizes, places, ways of packing, flags."""
    path = _good(place, chance)
    data = bytearray(path.read_bytes())
    first = data.index(b"PK\1\2")
    for _ in range(chance.choice((1, 5, 60))):
        at = data.find(b"PK\1\2", chance.randrange(first, len(data)))
        if at > 0:
            field = chance.choice((8, 10, 16, 20, 24, 28, 30, 32, 38, 42))
            struct.pack_into("<H", data, at + field, chance.choice((0, 1, 9, 12, 14, 99, 0xFFFF, 0x0800)))
    if chance.random() < 0.3:
        end = data.rindex(b"PK\5\6")
        struct.pack_into("<I", data, end + chance.choice((8, 12, 16)), chance.choice((0, 0xFFFFFFFF, 70_000)))
    path.write_bytes(data)
    return path


def _bomb(place: Path, chance: Random) -> Path:
    """Many times more than it takes in the zip."""
    path = place / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        start = chance.choice((png((60, 100)), b"<svg xmlns='http://www.w3.org/2000/svg'>", b""))
        body = start + b"\0" * chance.choice((30_000_000, 120_000_000))
        archive.writestr(f"{CODES[0]}.png", body)
        one = archive.infolist()[0]
        for code in CODES[1:]:  # all of them are the same bytes
            info = ZIP(f"{code}.png")
            info.header_offset, info.CRC = one.header_offset, one.CRC
            info.compress_size, info.file_size = one.compress_size, one.file_size
            info.compress_type = one.compress_type
            archive.filelist.append(info)
            archive.NameToInfo[info.filename] = info
    return path


PLACES = (
    *("../{}", "../../../../../../../../tmp/{}", "/{}", "/etc/{}", "C:\\{}", "..\\..\\{}"),
    *("\\\\host\\{}", "a/../../b/{}", "./{}", "//{}", "a//b/{}", "CON/{}", "{}/"),
    *("a/b/c/d/e/f/g/h/{}", "~/{}", "$HOME/{}"),
)
ODD = (
    *("\0", "\u202e", "é" * 300, "a" * 60_000, "\ud800", "1C.png\0.svg", "\n"),
    *("💥", "AUX", "..", "", " 1C "),
)


def _paths(place: Path, chance: Random) -> Path:
    some = chance.choice(PLACES)
    ways = [some if chance.random() < 0.7 else chance.choice(PLACES) for _ in PNG]
    named = zip(ways, PNG.items(), strict=True)
    return zipped(place / "paths.zip", {way.format(name): data for way, (name, data) in named})


def _names(place: Path, chance: Random) -> Path:
    """Names that are no text, or that no file can have."""
    path = place / "names.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for at, (name, data) in enumerate(PNG.items()):
            info = ZIP("x" * 8)
            info.filename = name if at else "12345678"
            archive.writestr(info, data)
        for name in chance.sample(ODD, 5):
            info = ZIP("y")
            info.filename = name.encode("utf-8", "replace").decode()[:65_000] + chance.choice(("", ".png"))
            archive.writestr(info, b"x")
    other = chance.choice((b"\xff\xfe\x80.png", b"1C\0x.png", b"/../1C.p"))
    path.write_bytes(path.read_bytes().replace(b"12345678", other))
    return path


def _links(place: Path, chance: Random) -> Path:
    path = place / "links.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in PNG.items():
            info = ZIP(name)
            link = chance.random() < 0.3
            info.external_attr = (0o120777 if link else 0o100644) << 16
            archive.writestr(info, b"/etc/passwd" if link else data)
    return path


def _linked_folder(place: Path, chance: Random) -> Path:
    """A folder with links, a pipe, a circle of folders."""
    path = folder(place / "deck", dict(list(PNG.items())[1:]))
    if not hasattr(os, "mkfifo"):
        return path
    there = path / "1C.png"
    way = chance.randrange(5)
    if way == 0:
        there.symlink_to("/etc/passwd")
    elif way == 1:
        there.symlink_to("/dev/zero")
    elif way == 2:
        os.mkfifo(there)
    elif way == 3:
        there.mkdir()
    else:
        (path / "around").symlink_to(path)
        there.symlink_to(there)
    return path


def _twice(place: Path, chance: Random) -> Path:
    path = place / "twice.zip"
    with zipfile.ZipFile(path, "w") as archive, warnings.catch_warnings(action="ignore"):
        for name, data in PNG.items():
            for _ in range(2 if chance.random() < 0.3 else 1):
                archive.writestr(chance.choice((name, name.lower(), name.replace("png", "jpg"))), data)
    return path


def _many(place: Path, chance: Random) -> Path:
    if chance.random() < 0.3:
        path = folder(place / "many", PNG)
        for at in range(6_000):
            (path / f"{at}.txt").touch()
        return path
    path = place / "many.zip"
    one = b"PK\3\4" + struct.pack("<5H3I2H", 20, 0, 0, 0, 0, 0, 0, 0, 6, 0) + b"1C.png"
    count = chance.choice((6_000, 30_000, 100_000))
    plain = struct.pack("<6H3I5H2I", 20, 20, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0)
    entries = b"".join(b"PK\1\2" + plain + f"{at:05}.png".encode() for at in range(count))
    said = count if count < 0xFFFF else chance.choice((0xFFFF, 3, count & 0xFFFF))
    end = b"PK\5\6" + struct.pack("<4H2IH", 0, 0, said, said, len(entries), len(one), 0)
    path.write_bytes(one + entries + end)
    return path


def _locked(place: Path, _chance: Random) -> Path:
    path = zipped(place / "locked.zip", PNG)
    data = bytearray(path.read_bytes())
    at = data.find(b"PK\1\2")
    while at >= 0:
        data[at + 8] |= 1
        at = data.find(b"PK\1\2", at + 1)
    path.write_bytes(data)
    return path


def _rarely_packed(place: Path, chance: Random) -> Path:
    path = place / "packed.zip"
    with zipfile.ZipFile(path, "w", chance.choice((zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2))) as archive:
        for name, data in PNG.items():
            archive.writestr(name, data)
    return path


def _no_deck(place: Path, chance: Random) -> Path:
    path = place / chance.choice(("no.zip", "no", "no.ZIP"))
    way = chance.randrange(8)
    if way == 0:
        path.write_bytes(chance.randbytes(chance.choice((0, 1, 22, 5_000, 2_000_000))))
    elif way == 1:
        path.write_bytes(b"PK\5\6" + b"\0" * 18)
    elif way == 2:
        path.write_bytes(b"PK\5\6" + b"\xff" * 18 + b"x" * 70_000)
    elif way == 3:
        path.mkdir()
    elif way == 4 and hasattr(os, "mkfifo"):
        os.mkfifo(path)
    elif way == 5:
        return zipped(path, {"a.txt": b"x", "back.png": b"x"})
    elif way == 6:
        path.write_bytes(b"PK\6\6" + b"\xff" * 52 + b"PK\6\7" + b"\xff" * 16 + b"PK\5\6" + b"\xff" * 18)
    return path


def _some_missing(place: Path, chance: Random) -> Path:
    named = files(pixels("PNG"), "png", number)
    for name in chance.sample(list(named), chance.randrange(1, 40)):
        del named[name]
    return zipped(place / "missing.zip", named)


def _alone(place: Path, chance: Random) -> Path:
    """One picture, or drawing, of whatever kind, in place of all cards."""
    kinds = [*((make, "png") for make in PICTURES.values()), *((make, "svg") for make in DRAWINGS.values())]
    make, ending = chance.choice(kinds)
    path = place / f"cards.{ending}"
    path.write_bytes(make(chance.choice(CODES), chance))
    return path


ARCHIVES: Mapping[str, Make] = {
    "a good deck": _good,
    "a zip with bytes changed": _changed,
    "a zip whose list lies": _list_changed,
    "a bomb": _bomb,
    "paths that lead elsewhere": _paths,
    "names that are none": _names,
    "links in a zip": _links,
    "links in a folder": _linked_folder,
    "cards that come twice": _twice,
    "too many files": _many,
    "a locked zip": _locked,
    "a zip packed in a rare way": _rarely_packed,
    "no deck at all": _no_deck,
    "some cards missing": _some_missing,
    "one picture in place of all": _alone,
    **{kind: _one_bad(make, "png") for kind, make in PICTURES.items()},
    **{kind: _one_bad(make, "svg") for kind, make in DRAWINGS.items()},
}
"""By what is wrong."""
