"""Lists of rows, and of people in them."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.widgets.lists.player_rows import (
        Row,
        Rows,
        draw_mark,
        draw_side,
        marks_width,
    )
    from briscola.ui.widgets.lists.row_list import RowList, jump, plain
