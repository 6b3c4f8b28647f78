"""The right half of a table’s page: its code in large letters, the QR code and the address, or who knocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.friends.news import TableState
from briscola.client.friends.table_people import Knock
from briscola.i18n.friends_words import doubt_words
from briscola.i18n.meeting_words import through_words
from briscola.i18n.text import _
from briscola.network.host_names import spelled_place
from briscola.network.own_addresses import preferred
from briscola.network.room_code import spelled
from briscola.network.table_link import TableLink
from briscola.network.websocket_carrier import PORT
from briscola.ui.render.fonts import TextStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.phones.address_chooser import address_chooser
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.qr_picture import qr_picture
from briscola.ui.views.seat_views import draw_small_face
from briscola.ui.widgets import Button, Dropdown, Widget, draw_heading, heading_height
from briscola.ui.widgets.copy_button import CopyButton

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
        table: TableState,
        *,
        let_in: Callable[[str, bool], None],
        own_address: str,
        choose_address: Callable[[str], None],
    ) -> None:
        """The host may choose another address of her computer instead of `own_address`."""
        self._kit, self._rect, self._table = kit, rect, table
        gap = kit.scale.px(14)
        text, self._style = kit.fonts.fit(spelled(table.code), CODE, rect.width)
        self._code = text
        self._code_y = rect.y + heading_height(kit)
        y = self._code_y + kit.fonts.line(self._style) + gap
        self.widgets: list[Widget] = []
        self._knocks: list[tuple[Knock, pygame.Rect]] = []
        self._qr: pygame.Surface | None = None
        self._copy: CopyButton | None = None
        self._chooser: Dropdown | None = None
        self._address = ""
        self._free = pygame.Rect(rect.x, y, rect.width, rect.bottom - y)
        if table.knocking:
            self._add_knocks(let_in)
            return
        address = preferred(table.addresses, own_address)
        place = _link(table, address)
        side = CopyButton.side(kit)
        line = pygame.Rect(rect.right - side, rect.bottom - side, side, side)
        self._address = _address(table, address)
        self._copy = CopyButton(kit, line, place.text, name="copy").called(_("Link to the table"))
        self.widgets.append(self._copy)
        if table.hosting and table.meeting is None and len(table.addresses) > 1:
            line = pygame.Rect(rect.x, line.y, line.x - gap - rect.x, side)
            self._chooser = address_chooser(kit, line, table.addresses, _port(table), address, choose_address)
            self.widgets.append(self._chooser)
        self._free.height -= side + gap
        self._qr = qr_picture(place.text, min(self._free.size, key=int) if self._free.height > 0 else 0)
        self._qr_at = (0, 0)
        if self._qr is not None:
            at = self._qr.get_rect(midtop=(self._free.centerx, self._free.y))
            at.top += (self._free.height - at.height) // 2
            self._qr_at = at.topleft

    def _add_knocks(self, let_in: Callable[[str, bool], None]) -> None:
        kit, scale, free = self._kit, self._kit.scale, self._free
        gap, tall = scale.px(14), scale.target(58)
        self._door_y = free.y
        y = free.y + heading_height(kit)
        face = max(40, scale.px(72))
        for knock in self._table.knocking[:MOST_KNOCKS]:
            height = face + gap + tall
            if y + height > free.bottom and self._knocks:
                break
            rect = pygame.Rect(free.x, y, face, face)
            self._knocks.append((knock, rect))
            wide = (free.width - gap) // 2
            answers: Sequence[tuple[str, bool]] = ((_("Let in"), True), (_("Not now"), False))
            for at, (words, yes) in enumerate(answers):
                place = pygame.Rect(free.x + at * (wide + gap), rect.bottom + gap, wide, tall)
                name = f"{'in' if yes else 'out'}-{knock.key}"
                press = partial(let_in, knock.key, yes)
                button = Button(
                    kit, place, words, press, primary=yes, role="button", name=name, on_paper=True
                ).called(knock.name)
                self.widgets.append(button)
            y += height + gap

    @property
    def knock_words(self) -> Sequence[str]:
        """Name of whoever knocks, and what for if it is not a seat."""
        found = [(knock.name, _knock_wish(knock)) for knock, _face in self._knocks]
        return [f"{name}, {wish}" if wish else name for name, wish in found]

    def reading(self) -> Sequence[ReadingLine]:
        """The code, and who knocks or where the table is."""
        lines = [ReadingLine(_("The table’s code"), heading=True), ReadingLine(spelled(self._table.code))]
        if self._knocks:
            return [*lines, ReadingLine(_("At the door"), heading=True), *map(ReadingLine, self.knock_words)]
        return [*lines, *([ReadingLine(self._address)] if self._address else [])]

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        kit, rect = self._kit, self._rect
        draw_heading(target, kit, _("The table’s code"), rect.topleft, width=rect.width)
        middle = (rect.centerx, self._code_y)
        kit.fonts.draw(target, self._code, self._style, middle, INK, anchor="midtop", width=rect.width)
        if self._knocks:
            at = (self._free.x, self._door_y)
            draw_heading(target, kit, _("At the door"), at, width=self._free.width)
            for knock, place in self._knocks:
                self._draw_knock(target, knock, place)
            return
        if self._qr is not None:
            target.blit(self._qr, self._qr_at)
        if self._copy is not None and self._chooser is None:
            wide = self._copy.rect.x - kit.scale.px(16) - rect.x
            at = (rect.x, self._copy.rect.centery)
            kit.fonts.draw(target, self._address, "body", at, INK_2, anchor="midleft", width=wide)

    def _draw_knock(self, target: pygame.Surface, knock: Knock, face: pygame.Rect) -> None:
        """Draw who knocks, and what for if it is not a seat."""
        kit = self._kit
        draw_small_face(target, kit, face, knock.face)
        left = face.right + kit.scale.px(18)
        room = self._free.right - left
        wish = _knock_wish(knock)
        if not wish:
            at = (left, face.centery)
            kit.fonts.draw(target, knock.name, "row", at, INK, anchor="midleft", width=room)
            return
        y = face.centery - (kit.fonts.line("row") + kit.fonts.line("small")) // 2
        kit.fonts.draw(target, knock.name, "row", (left, y), INK, width=room)
        y += kit.fonts.line("row")
        kit.fonts.draw(target, wish, "small", (left, y), INK_2, width=room)


def _knock_wish(knock: Knock) -> str:
    """Words for what somebody knocks for if it is not a seat, or a doubt about who it is."""
    if knock.doubtful:
        return doubt_words()
    return "" if knock.seat is not None else _("would like to look on")


def _link(table: TableState, address: str) -> TableLink:
    """The place of a table, as an invitation tells it."""
    if table.meeting is not None:
        return TableLink(code=table.code, meeting=table.meeting)
    return TableLink(code=table.code, address=address, port=table.port)


def _address(table: TableState, address: str) -> str:
    """The meeting point, or the address to be typed; empty if none is known."""
    if table.meeting is not None:
        return through_words(table.meeting.host)
    if not address:
        return ""
    return _("Address: {address}").format(address=spelled_place(address, _port(table)))


def _port(table: TableState) -> int | None:
    """The port that has to be typed; None if it is the usual one."""
    return None if table.port == PORT else table.port
