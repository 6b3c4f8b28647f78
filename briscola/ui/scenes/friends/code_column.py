"""The right half of a table’s page: its code in large letters, the QR code and the address, or who knocks."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from briscola.client.visit import LobbyState
from briscola.i18n.meeting_words import through_words
from briscola.i18n.text import _
from briscola.network.addresses import preferred, spelled_place
from briscola.network.channel import spelled
from briscola.network.tables import PORT, TableLink
from briscola.ui.render import Kit
from briscola.ui.render.text import TextStyle
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.friends.knock_list import KnockList
from briscola.ui.scenes.phones import address_chooser
from briscola.ui.views import qr_picture
from briscola.ui.views.text import TextColumn
from briscola.ui.widgets import CopyButton, Widget

CODE = TextStyle("serif", "bold", 96, growth=1.0)
"""Letters of the code, as large as the column allows: they are read across a room."""


class CodeColumn:
    """Set once for a place and a table; `widgets` are its controls."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        table: LobbyState,
        *,
        let_in: Callable[[str, bool], None],
        own_address: str,
        choose_address: Callable[[str], None],
    ) -> None:
        """The host may choose another address of her computer instead of `own_address`."""
        self._kit, self._rect = kit, rect
        self.widgets: list[Widget] = []
        self.knock_words: list[str] = []
        """Name of whoever knocks, and what for if it is not a seat."""
        self.column = column = TextColumn(kit, rect.width)
        column.title(_("The table’s code"))
        add_letters(kit, column, spelled(table.code))
        gap = kit.scale.px(14)
        column.height += gap
        if table.knocking:
            knocks = KnockList(kit, column, rect, table.knocking, let_in)
            self.widgets += knocks.widgets
            self.knock_words = knocks.words
            return
        address = preferred(table.addresses, own_address)
        link, side = _link(table, address).text, CopyButton.side(kit)
        copy = pygame.Rect(rect.right - side, rect.bottom - side, side, side)
        self.widgets.append(CopyButton(kit, copy, link, name="copy").called(_("Link to the table")))
        chosen = table.hosting and table.meeting is None and table.page is None and len(table.addresses) > 1
        if chosen:
            line = pygame.Rect(rect.x, copy.y, copy.x - gap - rect.x, side)
            port = _port(table)
            self.widgets.append(address_chooser(kit, line, table.addresses, port, address, choose_address))
        free = rect.height - column.height - side - gap
        qr = qr_picture(link, min(rect.width, free) if free > 0 else 0)
        words = _address(table, address)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            if qr is not None:
                at = qr.get_rect(midtop=(x + rect.width // 2, y))
                at.top += (free - at.height) // 2
                target.blit(qr, at)
            if not chosen:
                wide = copy.x - kit.scale.px(16) - rect.x
                at_line = (x, copy.centery)
                kit.fonts.draw(target, words, "body", at_line, INK_2, anchor="midleft", width=wide)

        column.canvas(max(0, free) + gap + side, paint, words)

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        self.column.draw(target, *self._rect.topleft)


def _link(table: LobbyState, address: str) -> TableLink:
    """The place of a table, as an invitation tells it."""
    if table.page is not None:
        return TableLink(code=table.code, page=table.page)
    if table.meeting is not None:
        return TableLink(code=table.code, meeting=table.meeting)
    return TableLink(code=table.code, address=address, port=table.port)


def _address(table: LobbyState, address: str) -> str:
    """The page or the meeting point, or the address to be typed; empty if none is known."""
    if table.page is not None:
        return through_words(table.page.host)
    if table.meeting is not None:
        return through_words(table.meeting.host)
    if not address:
        return ""
    return _("Address: {address}").format(address=spelled_place(address, _port(table)))


def _port(table: LobbyState) -> int | None:
    """The port that has to be typed; None if it is the usual one."""
    return None if table.port == PORT else table.port


def add_letters(kit: Kit, column: TextColumn, letters: str, said: str = "") -> None:
    """Add the letters of a code as large as there is room for; read aloud they are `said`."""
    style = CODE
    while kit.fonts.width(letters, style) > column.width:
        style = replace(style, size=style.size - 1)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        kit.fonts.draw(target, letters, style, (x + column.width // 2, y), INK, anchor="midtop")

    column.canvas(kit.fonts.line(style), paint, said or letters)
