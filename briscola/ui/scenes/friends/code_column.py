"""The code on a table’s page and on the sheet for phones: in large letters, as a QR code, with an address."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from briscola.client.visit.news import LobbyState
from briscola.i18n.meeting_words import through_words
from briscola.i18n.phone_words import no_phone_network, one_code_heading, one_code_note
from briscola.i18n.text import _
from briscola.network.addresses.host_names import spelled_address
from briscola.network.addresses.lan_addresses import preferred
from briscola.network.addresses.room_codes import spelled
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import TextStyle
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.friends.people_lists import KnockList
from briscola.ui.scenes.phones.addresses import address_chooser
from briscola.ui.views.qr_code import qr_picture
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import CopyButton
from briscola.ui.widgets.widget import Widget

CODE = TextStyle("serif", "bold", 96, growth=1.0)
"""Letters of the code, as large as the column allows: they are read across a room."""


class CodeColumn:
    """The code of a table, or who knocks. Set once for a place and a table; `widgets` are its controls."""

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
        _add_letters(kit, column, spelled(table.code))
        gap = kit.scale.px(14)
        column.height += gap
        if table.knocking:
            knocks = KnockList(kit, column, rect, table.knocking, let_in)
            self.widgets += knocks.widgets
            self.knock_words = knocks.words
            return
        address = preferred(table.addresses, own_address)
        link, side = table.link_at(address).text, CopyButton.side(kit)
        copy = pygame.Rect(rect.right - side, rect.bottom - side, side, side)
        self.widgets.append(CopyButton(kit, copy, link, name="copy").called(_("Link to the table")))
        chosen = table.hosting and table.meeting is None and table.page is None and len(table.addresses) > 1
        if chosen:
            line = pygame.Rect(rect.x, copy.y, copy.x - gap - rect.x, side)
            port = table.typed_port
            self.widgets.append(address_chooser(kit, line, table.addresses, port, address, choose_address))
        free = rect.height - column.height - side - gap
        qr = qr_picture(link, min(rect.width, free) if free > 0 else 0)
        words = _address(table, address)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            _draw_qr(target, qr, pygame.Rect(x, y, rect.width, free))
            if not chosen:
                wide = copy.x - kit.scale.px(16) - rect.x
                at_line = (x, copy.centery)
                kit.fonts.draw(target, words, "body", at_line, INK_2, anchor="midleft", width=wide)

        column.canvas(max(0, free) + gap + side, paint, words)

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        self.column.draw(target, *self._rect.topleft)


class HouseholdCode:
    """Letters for phones, the address and a QR code with both. Set once; `widgets` are its controls."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        phones: FriendPhones,
        choose_address: Callable[[str], None],
    ) -> None:
        self._kit, self._rect = kit, rect
        self.widgets: list[Widget] = []
        self.column = column = TextColumn(kit, rect.width)
        column.title(one_code_heading())
        if phones.unreachable:
            column.text(no_phone_network(), "small", RED)
            return
        column.text(one_code_note(), "small", INK_2)
        if not phones.link:
            return
        gap, tall = kit.scale.px(14), kit.scale.target(56)
        column.gap(10)
        _add_letters(kit, column, " ".join(phones.letters), ", ".join(phones.letters))
        self._add_address(phones.page_address)
        free = rect.height - column.height - gap
        if len(phones.addresses) > 1:
            free -= tall + gap
            line = pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall)
            self.widgets.append(
                address_chooser(kit, line, phones.addresses, None, phones.address, choose_address)
            )
        qr = qr_picture(phones.link, min(rect.width, free) if free > 0 else 0)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            _draw_qr(target, qr, pygame.Rect(x, y + gap, rect.width, free))

        column.canvas(max(0, free) + gap, paint)

    def _add_address(self, place: str) -> None:
        """Add the address to be typed, in one line."""
        fonts, column = self._kit.fonts, self.column
        words, style = fonts.fit(place, "heading", column.width)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            fonts.draw(target, words, style, (x + column.width // 2, y), INK, anchor="midtop")

        column.canvas(fonts.line("heading"), paint, place)

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        self.column.draw(target, *self._rect.topleft)


def _address(table: LobbyState, address: str) -> str:
    """The page or the meeting point, or the address to be typed; empty if none is known."""
    if table.page is not None:
        return through_words(table.page.host)
    if table.meeting is not None:
        return through_words(table.meeting.host)
    if not address:
        return ""
    return _("Address: {address}").format(address=spelled_address(address, table.typed_port))


def _add_letters(kit: Kit, column: TextColumn, letters: str, said: str = "") -> None:
    """Add the letters of a code as large as there is room for; read aloud they are `said`."""
    style = CODE
    while kit.fonts.width(letters, style) > column.width:
        style = replace(style, size=style.size - 1)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        kit.fonts.draw(target, letters, style, (x + column.width // 2, y), INK, anchor="midtop")

    column.canvas(kit.fonts.line(style), paint, said or letters)


def _draw_qr(target: pygame.Surface, qr: pygame.Surface | None, room: pygame.Rect) -> None:
    """Draw a QR code, if there is one, in the middle of a room."""
    if qr is not None:
        at = qr.get_rect(midtop=room.midtop)
        at.top += (room.height - at.height) // 2
        target.blit(qr, at)
