"""Pictures of the whole window on the disk, for scenes that begin alike every evening."""

import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
import pygame

from briscola import __version__
from briscola.storage.files.atomic_write import put_whole, sweep
from briscola.storage.files.safe_read import is_file, open_plain
from briscola.ui.render.svg.raster import Raster

KEPT = 2
"""Pictures of a kind that stay: the menu is longer while a match waits."""
ROOM = 16_000_000
"""Bytes for those of a kind: of large windows only the latest stays."""
LINE = 100_000
"""Most bytes of a first line."""


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a file; the pixels follow it, three bytes each."""

    size: tuple[int, int]
    drawings: Mapping[str, float]
    """The drawings in the picture, and when they were last changed."""


class KeptPictures:
    """The latest pictures of a kind, each under the mark of all that decides it but its drawings."""

    def __init__(self, raster: Raster, kind: str) -> None:
        """`kind` is the ending of their files, which lie beside the folder of drawings."""
        self._raster, self._kind = raster, kind

    def load(self, mark: str) -> pygame.Surface | None:
        """The picture kept under `mark`; None if there is none, or if a drawing in it has changed."""
        if self._raster.folder is None:
            return None
        try:
            with open_plain(self._file(self._raster.folder, mark)) as file:
                head = msgspec.json.decode(file.readline(LINE), type=Head)
                if any(Path(path).stat().st_mtime != changed for path, changed in head.drawings.items()):
                    return None
                return pygame.image.frombuffer(file.read(), head.size, "RGB")
        except (OSError, ValueError, pygame.error):
            return None

    def keep(self, mark: str, picture: pygame.Surface) -> None:
        """Keep a picture made of the drawings until now, as one of the latest; a full disk is no matter."""
        if self._raster.folder is None:
            return
        drawings = {str(path): at for path, at in self._raster.drawn.items()}
        head = msgspec.json.encode(Head(size=picture.get_size(), drawings=drawings))
        with suppress(OSError):
            file = self._file(self._raster.folder, mark)
            put_whole(file, head + b"\n" + pygame.image.tobytes(picture, "RGB"))
            latest = sorted(file.parent.glob(f"*.{self._kind}"), key=lambda path: path.stat().st_mtime)
            kept = max(1, min(KEPT, ROOM // file.stat().st_size))
            for old in latest[:-kept]:
                old.unlink(missing_ok=True)
            sweep(file.parent)

    def _file(self, drawings: Path, mark: str) -> Path:
        name = sha256(f"{program()} {mark}".encode()).hexdigest()[:24]
        return drawings.parent / "title" / f"{name}.{self._kind}"


@cache
def program() -> str:
    """The program that draws: its version, and when the newest of its modules was changed."""
    ours = [module for name, module in sys.modules.items() if name.startswith("briscola.ui.")]
    files = [sys.executable, *(path for module in ours if (path := getattr(module, "__file__", None)))]
    changed = max(Path(path).stat().st_mtime for path in files if is_file(Path(path)))
    return f"{__version__} {pygame.version.ver} {changed}"
