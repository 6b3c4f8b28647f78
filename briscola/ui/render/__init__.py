"""Pictures: drawings at the size needed, cards, paper, cloth, type; made once and kept."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
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
else:
    __getattr__ = lazily(
        __name__,
        icons="icon on_disc",
        kit="Kit Looks deck_at_home",
        paper_objects="PaperObject",
        picture_formats="Kind OutsideError checked extent_of fault_of kind_of turn_of",
        primitives="ring turned",
        table_surface="LAMP TableSurfaceCache",
        window="NoDisplayError Window preferred_languages",
    )
