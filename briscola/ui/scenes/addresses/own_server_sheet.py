"""A server of one's own through which friends elsewhere come, and the key that it has to know."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
from msgspec.structs import replace

from briscola.i18n.elsewhere_words import (
    bad_key,
    key_text,
    no_server,
    other_key_text,
    own_server_text,
    own_server_title,
)
from briscola.i18n.text import _
from briscola.network.addresses.tunnel_kinds import read_ssh_server
from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
from briscola.pages.phones.friends_elsewhere import ssh_key_file
from briscola.pages.server.page_server import PAGE_PORT
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button, CopyButton
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.text_field import TextField

LONGEST = 300
SHOWN = 8
"""Letters of a key that stand on the sheet; all are copied."""


def _short(key: str) -> str:
    """A public key as one tells it from others: its kind, its end and its note."""
    kind, _space, rest = key.partition(" ")
    middle, _space, note = rest.partition(" ")
    return f"{kind} …{middle[-SHOWN:]} {note}".strip()


class OwnServerSheet(SheetScene):
    """Lies over the settings. Nothing is called from here; the game's key is made by a press."""

    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.server, self.other_key = app.settings.ssh_server, app.settings.ssh_key
        self.fault = ""

    def title(self) -> str:
        return own_server_title()

    @property
    def spoken_text(self) -> str:
        return self.column.said

    @property
    def _key_file(self) -> Path:
        """File of the key that is written."""
        return ssh_key_file(replace(self.app.settings, ssh_key=self.other_key.strip()))

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        pad, gap, button = max(24, scale.px(52)), scale.px(22), scale.target(66)
        width = min(size[0] - 2 * scale.edge, max(680, scale.px(1080)))
        self.column = column = TextColumn(kit, width - 2 * pad - scale.px(26))
        column.text(own_server_text(PAGE_PORT), "body", INK_2)
        if self.fault:
            column.text(self.fault, "body", RED)
        self._field(self.server, self._write_server, "anna@home.example.org", "server", own_server_title())
        column.gap(12)
        column.text(other_key_text(), "body", INK_2)
        self._field(self.other_key, self._write_key, "~/.ssh/id_ed25519", "other-key", other_key_text())
        column.gap(12)
        self._tell_key()
        low = heading_height(kit) + column.height + gap + button + 2 * pad
        inner = self.unfold(size, (width, min(size[1] - 2 * scale.edge, low)), (pad, pad), middle=0.47)
        top = inner.y + heading_height(kit)
        group = self.new_group(focus="server")
        self.scrolled(column, pygame.Rect(inner.x, top, inner.width, inner.bottom - gap - button - top))
        left, right = self.button_row(button, gap)
        group.add(self.button(left, _("Cancel"), self.app.pop, "no"))
        group.add(self.main_button(right, _("Keep it"), self.keep, "yes"))
        self.restore_focus("server")

    def _field(self, text: str, write: Callable[[str], None], hint: str, name: str, called: str) -> None:
        column, scale = self.column, self.kit.scale
        column.gap(10)
        place = pygame.Rect(0, column.height, column.width, max(44, scale.px(60)))
        field = TextField(
            self.kit,
            place,
            text,
            write,
            limit=LONGEST,
            hint=hint,
            name=name,
            on_enter=self.keep,
            any_sign=True,
        )
        column.widgets.append(field.called(called))
        column.height += place.height

    def _tell_key(self) -> None:
        """Show the public key, or a button that makes it."""
        column, kit = self.column, self.kit
        if key := public_ssh_key(self._key_file):
            side = CopyButton.side(kit)
            column.text(key_text(), "body", INK_2)
            column.gap(10)
            top = column.height
            column.text(_short(key), "body-strong", INK, right=side + kit.scale.px(22), least=side)
            place = pygame.Rect(column.width - side, top, side, side)
            column.widgets.append(
                CopyButton(kit, place, key, name="copy-key").called(_("Key of this computer"))
            )
        elif not self.other_key.strip():
            words = _("Show the key")
            place = pygame.Rect(0, column.height, Button.width_for(kit, words), kit.scale.target(60))
            column.widgets.append(self.button(place, words, self._show_key, "show-key"))
            column.height += place.height

    # ---- what happens

    def _write_server(self, text: str) -> None:
        self.server = text
        self._tell("")

    def _write_key(self, text: str) -> None:
        self.other_key = text
        self._tell("")

    def _tell(self, fault: str) -> None:
        if fault != self.fault:
            self.fault = fault
            self.layout(self.app.size)

    def _show_key(self) -> None:
        try:
            keep_ssh_key(self._key_file)
        except OSError:
            self.fault = bad_key(str(self._key_file))
        self.layout(self.app.size)

    def keep(self) -> None:
        """Keep what is written, and go back; an empty field is no server."""
        server, other = self.server.strip(), self.other_key.strip()
        try:
            if server:
                read_ssh_server(server)
        except ValueError:
            self._tell(no_server())
            return
        if other and not self._key_file.is_file():
            self._tell(bad_key(other))
            return
        self.app.change(ssh_server=server, ssh_key=other)
        self.app.pop()
