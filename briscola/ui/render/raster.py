"""SVG drawings as surfaces at exactly the pixels needed, kept in memory and on disk."""

import io
import logging
import re
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame
from platformdirs import user_cache_path

from briscola import resources
from briscola.storage.safe_read import is_file
from briscola.ui.render import card_images, picture_cards, primitives, svg_store, untrusted_svg
from briscola.ui.render.image_cache import surfaces

_logger = logging.getLogger(__name__)

UNDRAWABLE = (OSError, ValueError, pygame.error, MemoryError)
"""Errors of a missing or damaged drawing."""

_VIEW = re.compile(r'viewBox="([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"')


Print = tuple[str, resources.Press]
"""The code of a card that is printed, and its press."""


class Raster:
    """Draws SVG files and texts. Disk keys are the drawing's hash and size, so they never go stale."""

    LIMIT = 48_000_000
    """Bytes of pixels kept in memory; pictures drawn often are kept by their users."""

    def __init__(self, folder: Path | None = None, *, disk: bool = True) -> None:
        self._folder = (folder or user_cache_path("briscola", appauthor=False) / "svg") if disk else None
        self._memory = surfaces(self.LIMIT)
        self._sources: dict[tuple[Path, bool], tuple[float, str, str]] = {}
        self._told: set[str] = set()
        self._strange: set[str] = set()
        """Digests of drawings that did not come with the game."""
        self._hopeless: dict[str, str] = {}
        """Those of them that cannot be drawn, with the reason."""
        if self._folder is not None:
            self._open_folder(self._folder)

    @property
    def folder(self) -> Path | None:
        """Folder with the pictures kept on disk, or None."""
        return self._folder

    def _open_folder(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            svg_store.sweep(folder)
        except OSError:
            self._folder = None

    def clear(self) -> None:
        """Drop all pictures in memory, because drawings are now wanted at other sizes."""
        self._memory.clear()

    def drawing(
        self,
        name: str,
        size: tuple[int, int],
        *paths: Path | None,
        press: resources.Press | None = None,
        rows: int | None = None,
        indexed: bool = False,
    ) -> pygame.Surface | None:
        """The first of `paths` that can be drawn, exactly `size` px; None without one.

        Shared: copy before changing. `name` is used in the log if all are missing. For the others see
        `file`.
        """
        for path in paths:
            if path is not None:
                try:
                    return self.file(path, size, press=press, rows=rows, indexed=indexed)
                except UNDRAWABLE as error:
                    self.tell(path.name, error)
        self.tell(name, "there is no drawing, something else stands for it")
        return None

    def tell(self, name: str, why: object) -> None:
        """Log once what cannot be drawn."""
        if name not in self._told:
            self._told.add(name)
            _logger.warning("%s: %s", name, why)

    def file(
        self,
        path: Path,
        size: tuple[int, int],
        *,
        press: resources.Press | None = None,
        rows: int | None = None,
        indexed: bool = False,
    ) -> pygame.Surface:
        """The drawing at `path`, exactly `size` px. Shared: copy before changing.

        `press`: a card as it comes out of that press. `rows`: only that many of the upper rows.
        `indexed`: a card that makes room for an index.
        Raises one of UNDRAWABLE.
        """
        _stamp, source, digest = self._read(path, indexed)
        if digest in self._hopeless:
            raise ValueError(self._hopeless[digest])
        if rows is not None and rows < size[1]:
            source = svg_store.upper(source, rows / size[1])
            size, whole, digest = (size[0], rows), digest, svg_store.digest(source)
            if whole in self._strange:
                self._strange.add(digest)
        return self._get(source, digest, size, _printing(path, press))

    def at_hand(
        self,
        path: Path,
        size: tuple[int, int],
        *,
        press: resources.Press | None = None,
        indexed: bool = False,
    ) -> bool:
        """True if `file` has nothing to rasterise: the picture is kept, or cannot be drawn at all."""
        try:
            _stamp, _source, digest = self._read(path, indexed)
        except (OSError, ValueError):
            return True
        if digest in self._hopeless or (digest, _printing(path, press), *size) in self._memory:
            return True
        mark = digest if press is None else svg_store.printed(digest, path.stem, press.mark)
        return self._folder is not None and is_file(svg_store.picture(self._folder, mark, size))

    def _rasterise(self, svg: str, digest: str, size: tuple[int, int]) -> bytes:
        if digest not in self._strange:
            return picture_cards.rasterise(svg, size)
        try:
            return untrusted_svg.rasterise(svg, size)
        except ValueError as error:
            self._hopeless[digest] = str(error)
            raise

    def _read(self, path: Path, indexed: bool) -> tuple[float, str, str]:
        """Time of the drawing's last change, its text and its digest; read anew after a change."""
        stamp = path.stat().st_mtime
        known = self._sources.get((path, indexed))
        if known is None or known[0] != stamp:
            source = picture_cards.drawing(path)
            shown = svg_store.indexed(source) if indexed else source
            known = (stamp, shown, svg_store.digest(shown))
            self._sources[path, indexed] = known
            if not (picture_cards.is_picture(path) or untrusted_svg.ours(svg_store.digest(source))):
                self._strange.add(known[2])
        return known

    def text(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """The drawing written in `svg`, exactly `size` px. Shared: copy before changing."""
        return self._get(svg, svg_store.digest(svg), size)

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Picture drawn in every frame, found without a look at its file or text. Shared, as all here."""
        return self._memory.get(key, make)

    def view(self, path: Path) -> tuple[float, float, float, float]:
        """The viewBox of a drawing: left, top, width, height in its own units; (0, 0, 1, 1) without one."""
        try:
            found = _VIEW.search(resources.drawing(path)[:2000])
            left, top, wide, high = (0.0, 0.0, 0.0, 0.0) if found is None else map(float, found.groups())
        except (OSError, ValueError):
            return 0.0, 0.0, 1.0, 1.0
        return (left, top, wide, high) if wide > 0 and high > 0 else (0.0, 0.0, 1.0, 1.0)

    def extent(self, path: Path) -> tuple[float, float]:
        """Width and height of a drawing in its own units."""
        return self.view(path)[2:]

    def ratio(self, path: Path) -> float:
        """Width divided by height of a drawing."""
        width, height = self.extent(path)
        return width / height

    def _get(
        self, svg: str, digest: str, size: tuple[int, int], printing: Print | None = None
    ) -> pygame.Surface:
        return self._memory.get((digest, printing, *size), self._made_ready, svg, digest, size, printing)

    def _made_ready(
        self, svg: str, digest: str, size: tuple[int, int], printing: Print | None
    ) -> pygame.Surface:
        return primitives.ready(self._picture(svg, digest, size, printing))

    def _picture(
        self, svg: str, digest: str, size: tuple[int, int], printing: Print | None
    ) -> pygame.Surface:
        mark = digest if printing is None else svg_store.printed(digest, printing[0], printing[1].mark)
        if self._folder is not None:
            try:
                found = pygame.image.load(svg_store.picture(self._folder, mark, size))
                return card_images.whole(found, svg, size) if printing is None else found
            except (OSError, pygame.error):
                pass
        png = self._rasterise(svg, digest, size)
        surface = card_images.whole(pygame.image.load(io.BytesIO(png)), svg, size)
        if printing is not None:
            surface = card_images.printed(surface, *printing)
        if self._folder is not None and size[0] * size[1] > 4096:
            try:
                data = png if printing is None else card_images.packed(surface)
                svg_store.keep(svg_store.picture(self._folder, mark, size), data)
            except OSError:
                self._folder = None
        return surface


def _printing(path: Path, press: resources.Press | None) -> Print | None:
    return None if press is None else (path.stem, press)
