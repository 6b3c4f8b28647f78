"""The right half of a table’s page: its code in large letters, the QR code and the address, or who knocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from briscola.client.friends import Knock
from briscola.client.visit import LobbyState
from briscola.i18n.friends_words import doubt_words
from briscola.i18n.meeting_words import through_words
from briscola.i18n.text import _
from briscola.network.addresses import preferred, spelled_place
from briscola.network.channel import spelled
from briscola.network.tables import PORT, TableLink
from briscola.ui.render import Kit
from briscola.ui.render.text import TextStyle
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.phones import address_chooser
from briscola.ui.views import qr_picture
from briscola.ui.views.faces import draw_small_face
from briscola.ui.views.text import TextColumn
from briscola.ui.widgets import Button, CopyButton, Widget

CODE = TextStyle("serif", "bold", 96, growth=1.0)
"""Letters of the code, as large as the column allows: they are read across a room."""
MOST_KNOCKS = 3
"""People at the door that are shown; the others wait until these have an answer."""


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
        self._add_code(spelled(table.code))
        gap = kit.scale.px(14)
        column.height += gap
        if table.knocking:
            self._add_knocks(table.knocking, let_in)
            return
        address = preferred(table.addresses, own_address)
        link, side = _link(table, address).text, CopyButton.side(kit)
        copy = pygame.Rect(rect.right - side, rect.bottom - side, side, side)
        self.widgets.append(CopyButton(kit, copy, link, name="copy").called(_("Link to the table")))
        chosen = table.hosting and table.meeting is None and len(table.addresses) > 1
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

    def _add_code(self, code: str) -> None:
        """Add the code in letters as large as there is room for."""
        column, fonts = self.column, self._kit.fonts
        style = CODE
        while fonts.width(code, style) > column.width:
            style = replace(style, size=style.size - 1)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            fonts.draw(target, code, style, (x + column.width // 2, y), INK, anchor="midtop")

        column.canvas(fonts.line(style), paint, code)

    def _add_knocks(self, knocks: Sequence[Knock], let_in: Callable[[str, bool], None]) -> None:
        """Add who knocks, with the two answers, as many as there is room for."""
        kit, rect, column = self._kit, self._rect, self.column
        gap, tall, face = kit.scale.px(14), kit.scale.target(58), max(40, kit.scale.px(72))
        wide, height = (rect.width - gap) // 2, face + gap + tall
        column.title(_("At the door"))
        for knock in knocks[:MOST_KNOCKS]:
            if column.height + height > rect.height and self.knock_words:
                break
            y = rect.y + column.height + face + gap
            for at, (words, yes) in enumerate(((_("Let in"), True), (_("Not now"), False))):
                place = pygame.Rect(rect.x + at * (wide + gap), y, wide, tall)
                name = f"{'in' if yes else 'out'}-{knock.key}"
                press = partial(let_in, knock.key, yes)
                button = Button(
                    kit, place, words, press, primary=yes, role="button", name=name, on_paper=True
                )
                self.widgets.append(button.called(knock.name))
            wish = _knock_wish(knock)
            self.knock_words.append(f"{knock.name}, {wish}" if wish else knock.name)
            column.canvas(height + gap, partial(self._draw_knock, knock, face), self.knock_words[-1])

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        self.column.draw(target, *self._rect.topleft)

    def _draw_knock(self, knock: Knock, side: int, target: pygame.Surface, x: int, y: int) -> None:
        """Draw who knocks, and what for if it is not a seat."""
        kit, face = self._kit, pygame.Rect(x, y, side, side)
        draw_small_face(target, kit, face, knock.face)
        left, wish = face.right + kit.scale.px(18), _knock_wish(knock)
        room = self._rect.right - left
        if not wish:
            at = (left, face.centery)
            kit.fonts.draw(target, knock.name, "row", at, INK, anchor="midleft", width=room)
            return
        y = face.centery - (kit.fonts.line("row") + kit.fonts.line("small")) // 2
        kit.fonts.draw(target, knock.name, "row", (left, y), INK, width=room)
        kit.fonts.draw(target, wish, "small", (left, y + kit.fonts.line("row")), INK_2, width=room)


def _knock_wish(knock: Knock) -> str:
    """Words for what somebody knocks for if it is not a seat, or a doubt about who it is."""
    if knock.doubtful:
        return doubt_words()
    return "" if knock.seat is not None else _("would like to look on")


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
