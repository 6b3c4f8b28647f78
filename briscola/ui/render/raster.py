"""SVG drawings as surfaces at exactly the pixels needed, remembered in memory and on disk."""

import io
import re
import time
from collections import OrderedDict
from pathlib import Path

import pygame
from platformdirs import user_cache_path

from briscola.ui.render import paint, svg_store

_VIEW = re.compile(r'viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"')

STALE = 600
"""Seconds after which a picture half written is nobody's any more."""


def _whole(drawn: pygame.Surface, svg: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture at its full size: a two-headed drawing was rasterised down to its middle only."""
    if svg_store.two_headed(svg) and drawn.get_height() * 2 == size[1]:
        whole = pygame.Surface(size, pygame.SRCALPHA)
        whole.blit(drawn, (0, 0))
        whole.blit(pygame.transform.rotate(drawn, 180), (0, drawn.get_height()))
        return whole
    return drawn if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)


class Raster:
    """Draws SVG files and texts. Disk keys are the drawing's hash and size, so they never go stale."""

    LIMIT = 48_000_000
    """Bytes of pixels kept in memory: what is drawn often is kept by those who draw it."""
    DISK_LIMIT = 1500
    """Files kept on disk."""

    def __init__(self, folder: Path | None = None, *, disk: bool = True) -> None:
        self._folder = (folder or user_cache_path("briscola", appauthor=False) / "svg") if disk else None
        self._memory: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._sources: dict[Path, tuple[float, str, str]] = {}
        if self._folder is not None:
            self._open_folder(self._folder)

    @property
    def folder(self) -> Path | None:
        """Where pictures are kept on disk, if they are."""
        return self._folder

    def _open_folder(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            files = sorted(folder.glob("*.png"), key=lambda path: path.stat().st_mtime)
            stale = [path for path in folder.glob("*.part") if time.time() - path.stat().st_mtime > STALE]
            for path in [*files[: -self.DISK_LIMIT], *stale]:
                path.unlink(missing_ok=True)
        except OSError:
            self._folder = None

    def file(self, path: Path, size: tuple[int, int]) -> pygame.Surface:
        """The drawing at `path`, exactly `size` px. Shared: copy before changing. OSError if unreadable."""
        _stamp, source, digest = self._read(path)
        return self._get(source, digest, size)

    def _read(self, path: Path) -> tuple[float, str, str]:
        """When the drawing was changed, its text, its digest; read anew after a change."""
        stamp = path.stat().st_mtime
        known = self._sources.get(path)
        if known is None or known[0] != stamp:
            source = path.read_text(encoding="utf-8")
            known = (stamp, source, svg_store.digest(source))
            self._sources[path] = known
        return known

    def text(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """The drawing written in `svg`, exactly `size` px. Shared: copy before changing."""
        return self._get(svg, svg_store.digest(svg), size)

    def extent(self, path: Path) -> tuple[float, float]:
        """Width and height of a drawing in its own units, from its viewBox; (1, 1) where it has none."""
        found = _VIEW.search(path.read_text(encoding="utf-8")[:2000])
        if found is None or float(found[2]) <= 0:
            return 1.0, 1.0
        return float(found[1]), float(found[2])

    def ratio(self, path: Path) -> float:
        """Width divided by height of a drawing."""
        width, height = self.extent(path)
        return width / height

    def _get(self, svg: str, digest: str, size: tuple[int, int]) -> pygame.Surface:
        key = (digest, size[0], size[1])
        found = self._memory.get(key)
        if found is not None:
            self._memory.move_to_end(key)
            return found
        surface = paint.ready(self._picture(svg, digest, size))
        self._memory[key] = surface
        self._bytes += size[0] * size[1] * 4
        while self._bytes > self.LIMIT and len(self._memory) > 1:
            _, old = self._memory.popitem(last=False)
            self._bytes -= old.get_width() * old.get_height() * 4
        return surface

    def _picture(self, svg: str, digest: str, size: tuple[int, int]) -> pygame.Surface:
        if self._folder is not None:
            try:
                return _whole(pygame.image.load(svg_store.picture(self._folder, digest, size)), svg, size)
            except (OSError, pygame.error):
                pass
        png = svg_store.rasterise(svg, size)
        surface = _whole(pygame.image.load(io.BytesIO(png)), svg, size)
        if self._folder is not None and size[0] * size[1] > 4096:
            try:
                svg_store.keep(svg_store.picture(self._folder, digest, size), png)
            except OSError:
                self._folder = None
        return surface
