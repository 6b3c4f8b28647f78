"""Places of everything: pure geometry, from a window's size to every card at rest.

`window` measures the window, `table` lays a table out in it, `with_cards` gives it cards of any size; slips
and bubbles find a place among the items that lie there.
"""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.layout.card_growth import with_cards
    from briscola.ui.layout.placement import (
        Obstacle,
        Placement,
        WindowSpace,
        beside,
        near,
        never,
        table_space,
    )
    from briscola.ui.layout.table_items import NEVER, SELDOM, SHOW, SLATE, WEIGHTS, TableContents
