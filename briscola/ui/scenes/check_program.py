"""The independent program of docs/verify.md that checks the deals, to be read and copied."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from briscola.client.check_script import CHECK_SCRIPT
from briscola.i18n.text import _
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.paper_scene import PaperScene
from briscola.ui.views.text_column import TextColumn
from briscola.ui.widgets import Widget
from briscola.ui.widgets.button import CopyButton

FILE = "check.py"


class CheckProgram(PaperScene):
    """The program's text, over the page behind the seal."""

    def __init__(self, app: Host, record: Path | None) -> None:
        """`record` is the file to check; None if there is none."""
        super().__init__(app)
        self.record = record

    def title(self) -> str:
        return _("Check with another program")

    def fill(self, column: TextColumn) -> None:
        column.text(
            _(
                "You need not believe us. These 59 lines of Python know nothing of this game’s own program: "
                "they read the record of the match and compute seals, shuffles, deals and chain themselves."
            )
        )
        column.gap(14)
        column.heading(_("How to use them"))
        column.text(_("Copy them into a file named {file} and run it with Python:").format(file=FILE))
        name = "RECORD" if self.record is None else f'"{self.record}"'
        column.value(f"python3 {FILE} {name}", name="command")
        if self.record is None:
            column.text(_("This match is not kept, so it has no record; use that of another one."))
        column.gap(14)
        column.heading(_("The program"))
        for line in CHECK_SCRIPT.splitlines():
            indent = len(line) - len(line.lstrip())
            left = round(indent * self.kit.fonts.width("0", "small"))
            column.text(line.strip(), "small", INK, left=left)

    def extra(self, row: pygame.Rect) -> Sequence[Widget]:
        words = _("Copy the program")
        kit = self.kit
        wide = kit.fonts.width(words, "small-strong") + row.height + kit.scale.px(50)
        rect = pygame.Rect(row.x, row.y, wide, row.height)
        return (CopyButton(kit, rect, CHECK_SCRIPT, name="copy", text=words),)
