"""Drawings in SVG made into pictures, outside ones in a closed process."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.render.svg import svg_store, untrusted_svg
    from briscola.ui.render.svg.raster import UNDRAWABLE, Raster
    from briscola.ui.render.svg.raster_worker import LOOK, Job, RasterWorker
