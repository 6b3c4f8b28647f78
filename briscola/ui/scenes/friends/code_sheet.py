"""The sheet on which a table’s code is typed, and its address where it is not found nearby."""

from __future__ import annotations

from collections.abc import Callable

from briscola.i18n.elsewhere_words import code_or_link
from briscola.i18n.text import _
from briscola.network.addresses.table_link import LONGEST, NoTableLink, TableLink, read_table_link
from briscola.ui.render.theme import RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, FormField, PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.text_field import TextField


class CodeSheet(ContentSheet):
    """Lies over the page of friends; `on_found` gets the table. Esc goes back."""

    def __init__(self, app: Host, on_found: Callable[[TableLink], None]) -> None:
        super().__init__(app)
        self._on_found = on_found
        self.code = self.address = self.fault = ""

    def title(self) -> str:
        return code_or_link()

    def fill(self, column: TextColumn) -> None:
        column.text(
            _(
                "The host’s window shows eleven letters and digits. Small letters and spaces do not matter. "
                "Or paste the link that the host has sent. An address is needed only where neither leads "
                "there."
            )
        )
        if self.fault:
            column.text(self.fault, "small", RED, news=True)
        wanted = (
            (_("Code or link"), "code", self.code, self._write_code, "7KMPQ-2ABCDE"),
            (_("Address, if needed"), "address", self.address, self._write_address, "192.168.1.5"),
        )
        for label, name, now, write, hint in wanted:
            column.gap(22)
            line = Control(
                TextField,
                now,
                write,
                limit=LONGEST,
                hint=hint,
                name=name,
                on_enter=self._agree,
                any_sign=True,
            )
            column.put(FormField(label, line))

    def foot(self) -> SheetPart:
        yes = PressButton(_("Go to the table"), self._agree, "yes", main=True)
        return SheetRow(PressButton(_("Cancel"), self.app.pop, "no"), yes)

    def _write_code(self, text: str) -> None:
        self.code = text

    def _write_address(self, text: str) -> None:
        self.address = text

    def _agree(self) -> None:
        code, address = self.code.strip(), self.address.strip()
        try:
            link = read_table_link(code)
            if address and not (link.address or link.meeting or link.page):
                link = read_table_link(f"{link.code}@{address}")
        except NoTableLink as error:
            self.fault = {
                "code": _(
                    "A code has eleven letters and digits, without 0, O, 1 and I. Look at it once more."
                ),
                "check": _("One letter of this code is wrong. Check the letters with whoever has told you."),
                "bare": _("This link has lost its end, from the # on. Ask for the whole link once more."),
                "address": _("An address looks like 192.168.1.5, or ends with a port after a colon."),
            }[error.why]
            self.layout(self.app.size)
            return
        self.app.pop()
        self._on_found(link)
