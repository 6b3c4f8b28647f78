"""Pictures: drawings at the size needed, cards, paper, cloth, type; made once and kept."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.render import image_cache, primitives, table_surface, wordmark
    from briscola.ui.render.icons import icon, on_disc
    from briscola.ui.render.kit import Kit, Looks, deck_at_home
    from briscola.ui.render.paper_objects import PaperObject
    from briscola.ui.render.picture_formats import (
        Kind,
        OutsideError,
        checked,
        extent_of,
        fault_of,
        kind_of,
        turn_of,
    )
    from briscola.ui.render.primitives import ring, turned
    from briscola.ui.render.table_surface import LAMP, TableSurfaceCache
    from briscola.ui.render.window import NoDisplayError, Window, preferred_languages
