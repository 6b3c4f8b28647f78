"""Lists of rows, and of people in them."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.widgets.lists.player_rows import (
        Row,
        Rows,
        draw_mark,
        draw_marks,
        draw_side,
        draw_words,
        marks_width,
        roles_of,
    )
    from briscola.ui.widgets.lists.row_list import RowList, jump, plain
else:
    __getattr__ = lazily(
        __name__,
        player_rows="Row Rows draw_mark draw_marks draw_side draw_words marks_width roles_of",
        row_list="RowList jump plain",
    )
