"""Sheets of paper over a page: bases of scenes, lists, questions."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.sheets.dialog import LEADING, Dialog, Press, path_of, tell
    from briscola.ui.scenes.sheets.list_sheet import ListSheet, RemovableList, RemovableRow, Rows
    from briscola.ui.scenes.sheets.sheet import PageScene, PaperScene, SheetScene
else:
    __getattr__ = lazily(
        __name__,
        dialog="Dialog LEADING Press path_of tell",
        list_sheet="ListSheet RemovableList RemovableRow Rows",
        sheet="PageScene PaperScene SheetScene",
    )
