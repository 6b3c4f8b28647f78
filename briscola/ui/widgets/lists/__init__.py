"""Lists of rows, and of people in them."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.widgets.lists.player_rows import (
        Row,
        Rows,
        draw_mark,
        draw_side,
        marks_width,
    )
    from briscola.ui.widgets.lists.row_list import RowList, jump, plain
else:
    __getattr__ = lazily(
        __name__,
        player_rows="Row Rows draw_mark draw_side marks_width",
        row_list="RowList jump plain",
    )
