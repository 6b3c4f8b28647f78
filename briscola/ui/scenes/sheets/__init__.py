"""Sheets of paper over a page: bases of scenes, lists, questions."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.sheets.dialog import LEADING, Dialog, Press, path_of, tell
    from briscola.ui.scenes.sheets.list_sheet import ListSheet, RemovableList, RemovableRow, Rows
    from briscola.ui.scenes.sheets.sheet import PageScene, PaperScene, SheetScene
