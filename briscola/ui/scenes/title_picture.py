"""The title's still picture on the disk: it is the same every evening, and read in a tenth of the time."""

import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
import pygame

from briscola import __version__
from briscola.storage.files import is_file, open_plain, put_whole, sweep
from briscola.ui.render.svg import Raster

KEPT = 2
"""Pictures that stay: the menu is longer while a match waits."""
SUFFIX = ".title"
LINE = 100_000
"""Most bytes of a first line."""


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a file; the pixels follow it, three bytes each."""

    size: tuple[int, int]
    drawings: Mapping[str, float]
    """The drawings in the picture, and when they were last changed."""


def load(raster: Raster, mark: str) -> pygame.Surface | None:
    """The picture kept under `mark`; None if there is none, or if a drawing in it has changed."""
    if raster.folder is None:
        return None
    try:
        with open_plain(_file(raster.folder, mark)) as file:
            head = msgspec.json.decode(file.readline(LINE), type=Head)
            if any(Path(path).stat().st_mtime != changed for path, changed in head.drawings.items()):
                return None
            return pygame.image.frombuffer(file.read(), head.size, "RGB")
    except (OSError, ValueError, pygame.error):
        return None


def keep(raster: Raster, mark: str, picture: pygame.Surface, drawings: Mapping[Path, float]) -> None:
    """Keep a picture, made of these drawings, as one of the latest; a full disk is no matter."""
    if raster.folder is None:
        return
    head = Head(size=picture.get_size(), drawings={str(path): at for path, at in drawings.items()})
    with suppress(OSError):
        data = msgspec.json.encode(head) + b"\n" + pygame.image.tobytes(picture, "RGB")
        put_whole(_file(raster.folder, mark), data)
        folder = _folder(raster.folder)
        for old in sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            old.unlink(missing_ok=True)
        sweep(folder)


def _folder(drawings: Path) -> Path:
    return drawings.parent / "title"


def _file(drawings: Path, mark: str) -> Path:
    return _folder(drawings) / f"{sha256(mark.encode()).hexdigest()[:24]}{SUFFIX}"


@cache
def program() -> str:
    """The program that draws: its version, and when the newest of its modules was changed."""
    ours = [module for name, module in sys.modules.items() if name.startswith("briscola.ui.")]
    files = [sys.executable, *(path for module in ours if (path := getattr(module, "__file__", None)))]
    changed = max(Path(path).stat().st_mtime for path in files if is_file(Path(path)))
    return f"{__version__} {pygame.version.ver} {changed}"
