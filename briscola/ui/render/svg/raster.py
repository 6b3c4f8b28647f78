"""SVG drawings as surfaces at exactly the pixels needed, kept in memory and on disk."""

import io
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

import msgspec
import pygame
from platformdirs import user_cache_path

from briscola.storage.files.safe_read import is_file
from briscola.system import resources, svg_document
from briscola.system.resources import UNCHANGED, Changes, Drawing
from briscola.ui.render import primitives
from briscola.ui.render.image_cache import surfaces
from briscola.ui.render.svg import card_images, svg_store, untrusted_svg

_logger = logging.getLogger(__name__)

UNDRAWABLE = (OSError, ValueError, pygame.error, MemoryError)
"""Errors of a missing or damaged drawing."""

Print = tuple[str, resources.Press]
"""The code of a card that is printed, and its press."""


class MarkedSvg(NamedTuple):
    """A drawing whose text `read` gives (memory is for pictures), its changes, and the mark of both."""

    read: Callable[[], str]
    mark: str
    changes: Changes = UNCHANGED
    ours: bool = True
    """It came with the game."""


class Raster:
    """Draws SVG files and texts. Disk keys are the drawing's hash and size, so they never go stale."""

    LIMIT = 6_000_000
    """Bytes of pixels kept in a window of 1920 by 1080; what is drawn often is kept by its users."""
    LEAST, MOST = 4_000_000, 24_000_000
    """Bytes in smaller windows, and in the largest."""

    def __init__(self, folder: Path | None = None, *, disk: bool = True, shipped: bool = True) -> None:
        """`shipped`: what has come with the game rasterised is not rasterised again."""
        self._shipped = shipped
        self.folder = (folder or user_cache_path("briscola", appauthor=False) / "svg") if disk else None
        self.memory = surfaces(self.LIMIT)
        self._sources: dict[Path, tuple[float, MarkedSvg]] = {}
        """Drawings by their files, and when these were last changed."""
        self._told: set[str] = set()
        self._hopeless: dict[str, str] = {}
        """Marks of drawings of others that cannot be drawn, with the reason."""
        if self.folder is not None:
            self._open_folder(self.folder)

    def _open_folder(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            svg_store.sweep(folder)
        except OSError:
            self.folder = None

    def fit(self, size: tuple[int, int]) -> None:
        """Keep as much as a window of that size needs: larger ones have larger drawings."""
        room = self.LIMIT * size[0] * size[1] // (1920 * 1080)
        self.memory.limit = max(self.LEAST, min(room, self.MOST))

    def clear(self) -> None:
        """Drop all pictures in memory, because drawings are now wanted at other sizes."""
        self.memory.clear()

    def drawing(
        self,
        name: str,
        size: tuple[int, int],
        *drawings: Drawing | Path | None,
        press: resources.Press | None = None,
        rows: int | None = None,
    ) -> pygame.Surface | None:
        """The first of `drawings` that can be drawn, exactly `size` px; None without one.

        Shared: copy before changing. `name` is used in the log if all are missing. For the others see
        `file`.
        """
        for drawing in drawings:
            if drawing is not None:
                try:
                    return self.file(drawing, size, press=press, rows=rows)
                except UNDRAWABLE as error:
                    self.tell(_drawing(drawing).path.name, error)
        self.tell(name, "there is no drawing, something else stands for it")
        return None

    @property
    def drawn(self) -> Mapping[Path, float]:
        """The files drawn until now, and when each was last changed."""
        return {path: stamp for path, (stamp, _source) in self._sources.items()}

    def tell(self, name: str, why: object) -> None:
        """Log once what cannot be drawn."""
        if name not in self._told:
            self._told.add(name)
            _logger.warning("%s: %s", name, why)

    def file(
        self,
        drawing: Drawing | Path,
        size: tuple[int, int],
        *,
        press: resources.Press | None = None,
        rows: int | None = None,
    ) -> pygame.Surface:
        """The drawing, exactly `size` px. Shared: copy before changing.

        `press`: a card as it comes out of that press. `rows`: only that many of the upper rows.
        Raises one of UNDRAWABLE.
        """
        drawing = _drawing(drawing)
        if rows is not None and rows < size[1]:
            part = msgspec.structs.replace(drawing.changes, share=rows / size[1])
            drawing, size = msgspec.structs.replace(drawing, changes=part), (size[0], rows)
        source = self._read(drawing)
        if source.mark in self._hopeless:
            raise ValueError(self._hopeless[source.mark])
        return self._get(source, size, _printing(drawing, press))

    def at_hand(
        self, drawing: Drawing | Path, size: tuple[int, int], *, press: resources.Press | None = None
    ) -> bool:
        """True if `file` has nothing to rasterise: the picture is kept, or cannot be drawn at all."""
        drawing = _drawing(drawing)
        try:
            source = self._read(drawing)
        except (OSError, ValueError):
            return True
        printing = _printing(drawing, press)
        if source.mark in self._hopeless or (source.mark, printing, *size) in self.memory:
            return True
        if self.folder is not None and is_file(_kept(self.folder, source, size, printing)):
            return True
        return self._shipped and svg_store.shipped(_mark(source, printing), size) is not None

    def rasterise(self, source: MarkedSvg, size: tuple[int, int]) -> bytes:
        if source.ours:
            return card_images.rasterise(source.read(), size, source.changes)
        try:
            return untrusted_svg.rasterise(source.read(), size, source.changes)
        except ValueError as error:
            self._hopeless[source.mark] = str(error)
            raise

    def _read(self, drawing: Drawing) -> MarkedSvg:
        """The drawing, marked; read anew after a change of its file."""
        stamp = drawing.path.stat().st_mtime
        known = self._sources.get(drawing.path)
        if known is None or known[0] != stamp:
            mark = svg_store.digest(_text(drawing.path, stamp))
            ours = card_images.is_picture(drawing.path) or untrusted_svg.ours(mark)
            known = (stamp, MarkedSvg(partial(_text, drawing.path, stamp), mark, ours=ours))
            self._sources[drawing.path] = known
        plain = known[1]
        return plain._replace(mark=svg_store.changed(plain.mark, drawing.changes), changes=drawing.changes)

    def text(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """The drawing written in `svg`, exactly `size` px. Shared: copy before changing."""
        return self._get(MarkedSvg(lambda: svg, svg_store.digest(svg)), size)

    def view(self, drawing: Drawing | Path) -> svg_document.Box:
        """The viewBox of a drawing: left, top, width, height in its own units; (0, 0, 1, 1) without one."""
        try:
            return svg_document.view(resources.drawing(_drawing(drawing).path))
        except (OSError, ValueError):
            return 0.0, 0.0, 1.0, 1.0

    def extent(self, drawing: Drawing | Path) -> tuple[float, float]:
        """Width and height of a drawing in its own units."""
        return self.view(drawing)[2:]

    def ratio(self, drawing: Drawing | Path) -> float:
        """Width divided by height of a drawing."""
        width, height = self.extent(drawing)
        return width / height

    def _get(self, source: MarkedSvg, size: tuple[int, int], printing: Print | None = None) -> pygame.Surface:
        key = (source.mark, printing, *size)
        return self.memory.get(key, self._made_ready, source, size, printing)

    def _made_ready(self, source: MarkedSvg, size: tuple[int, int], printing: Print | None) -> pygame.Surface:
        return primitives.ready(self._picture(source, size, printing))

    def _picture(self, source: MarkedSvg, size: tuple[int, int], printing: Print | None) -> pygame.Surface:
        two_headed = source.changes.two_headed
        kept = None if self.folder is None else _kept(self.folder, source, size, printing)
        shipped = svg_store.shipped(_mark(source, printing), size) if self._shipped else None
        for path in (kept, shipped):
            with suppress(OSError, pygame.error):
                if path is not None:
                    found = pygame.image.load(path)
                    return (
                        card_images.whole(found, size, two_headed=two_headed) if printing is None else found
                    )
        png = self.rasterise(source, size)
        surface = card_images.whole(pygame.image.load(io.BytesIO(png)), size, two_headed=two_headed)
        if printing is not None:
            surface = card_images.printed(surface, *printing)
        if self.folder is not None and size[0] * size[1] > 4096:
            try:
                data = png if printing is None else card_images.packed(surface)
                svg_store.keep(_kept(self.folder, source, size, printing), data)
            except OSError:
                self.folder = None
        return surface


@lru_cache(8)
def _text(path: Path, stamp: float) -> str:
    """The text of a file last changed at that time; what is marked is often rasterised soon."""
    del stamp
    return card_images.drawing(path)


def _drawing(given: Drawing | Path) -> Drawing:
    return given if isinstance(given, Drawing) else resources.plain(given)


def _printing(drawing: Drawing, press: resources.Press | None) -> Print | None:
    return None if press is None else (drawing.code, press)


def _kept(folder: Path, source: MarkedSvg, size: tuple[int, int], printing: Print | None) -> Path:
    return svg_store.picture(folder, _mark(source, printing), size)


def _mark(source: MarkedSvg, printing: Print | None) -> str:
    mark = source.mark
    return mark if printing is None else svg_store.printed(mark, printing[0], printing[1].mark)
