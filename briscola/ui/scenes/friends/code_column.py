"""The code on a table’s page and on the sheet for phones: in large letters, as a QR code, with an address."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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
from briscola.ui.render.text.fonts import TextStyle
from briscola.ui.render.theme import INK, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.people_lists import add_knocks
from briscola.ui.scenes.phones.addresses import address_chooser, choose_address
from briscola.ui.scenes.sheets.parts import Control, SheetRow, Text
from briscola.ui.views.qr_code import QrCode
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import CopyButton

CODE = TextStyle("serif", "bold", 96, growth=1.0)
"""Letters of the code, as large as the column allows: they are read across a room."""


def add_code(
    column: TextColumn,
    table: LobbyState,
    own_address: str,
    *,
    let_in: Callable[[str, bool], None],
    choose: Callable[[str], None],
) -> None:
    """Add the code of a table; below it who knocks, or the link, the QR code and an address.

    The host may `choose` another address of her computer instead of `own_address`.
    """
    column.title(_("The table’s code"))
    _add_letters(column, spelled(table.code))
    column.gap(14)
    if table.knocking:
        add_knocks(column, table.knocking, let_in)
        return
    address = preferred(table.addresses, own_address)
    link = table.link_at(address).text
    column.put(QrCode(link))
    column.gap(14)
    copy = Control(CopyButton, link, name="copy").called(_("Link to the table"))
    copy.square(CopyButton.side(column.kit))
    line: SheetPart = Text(_address(table, address), "body")
    if table.hosting and table.meeting is None and table.page is None and len(table.addresses) > 1:
        line = address_chooser(table.addresses, table.typed_port, address, choose).tall(46)
    column.put(SheetRow(line, copy, gap=14))


def add_household_code(app: Host, column: TextColumn, phones: FriendPhones) -> None:
    """Add letters for phones, the address and a QR code with both."""
    column.title(one_code_heading())
    if phones.unreachable:
        column.text(no_phone_network(), "small", RED)
        return
    column.text(one_code_note())
    if not phones.link:
        return
    column.gap(10)
    _add_letters(column, " ".join(phones.letters), ", ".join(phones.letters))
    fonts, place = column.kit.fonts, phones.page_address
    words, style = fonts.fit(place, "heading", column.width)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        fonts.draw(target, words, style, (x + column.width // 2, y), INK, anchor="midtop")

    column.canvas(fonts.line("heading"), paint, place)
    column.gap(14)
    column.put(QrCode(phones.link))
    if len(phones.addresses) > 1:
        column.gap(14)
        column.put(
            address_chooser(phones.addresses, None, phones.address, partial(choose_address, app)).tall(56)
        )


def _address(table: LobbyState, address: str) -> str:
    """The page or the meeting point, or the address to be typed; empty if none is known."""
    if table.page is not None:
        return through_words(table.page.host)
    if table.meeting is not None:
        return through_words(table.meeting.host)
    if not address:
        return ""
    return _("Address: {address}").format(address=spelled_address(address, table.typed_port))


def _add_letters(column: TextColumn, letters: str, said: str = "") -> None:
    """Add the letters of a code as large as there is room for; read aloud they are `said`."""
    fonts, style = column.kit.fonts, CODE
    while fonts.width(letters, style) > column.width:
        style = replace(style, size=style.size - 1)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        fonts.draw(target, letters, style, (x + column.width // 2, y), INK, anchor="midtop")

    column.canvas(fonts.line(style), paint, said or letters)
