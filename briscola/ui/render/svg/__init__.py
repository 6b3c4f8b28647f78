"""Drawings in SVG made into pictures, outside ones in a closed process."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.render.svg import svg_store, untrusted_svg
    from briscola.ui.render.svg.raster import UNDRAWABLE, Raster
    from briscola.ui.render.svg.raster_worker import Job, RasterWorker
else:
    __getattr__ = lazily(
        __name__,
        raster="Raster UNDRAWABLE",
        raster_worker="Job RasterWorker",
    )
