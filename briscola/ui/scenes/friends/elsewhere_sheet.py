"""The sheet on which a host lets friends elsewhere come with a browser: who can read it, then the link."""

from __future__ import annotations

from functools import partial

import pygame

from briscola.i18n.elsewhere_words import (
    elsewhere_text,
    elsewhere_title,
    lost_words,
    new_link,
    no_ssh,
    no_tunnel,
    returns_by_itself,
    start_words,
    starting_words,
    who_can_read,
)
from briscola.i18n.text import _
from briscola.network.addresses import TunnelKind
from briscola.pages.phones import FriendsElsewhere
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets import SheetScene
from briscola.ui.views import qr_picture
from briscola.ui.views.text import TextColumn
from briscola.ui.widgets import Button, CopyButton, heading_height

QR = 0.36
"""Share of the sheet's width for the QR code."""


def way_news(way: FriendsElsewhere) -> str:
    """A lost line, another link or a trouble, in words; empty if there is none."""
    if way.trouble is not None:
        return no_tunnel(way.trouble, way.called, key=str(way.key_file), hosts=str(way.hosts_file))
    if way.lost:
        return lost_words()
    return new_link() if way.renewed else ""


class ElsewhereSheet(SheetScene):
    """Lies over the table's page. Nothing is opened before a press on *Start*."""

    ruled = True

    def __init__(self, app: Host, way: FriendsElsewhere) -> None:
        super().__init__(app)
        self.way = way
        self._shown: object = None

    def title(self) -> str:
        return elsewhere_title()

    @property
    def spoken_text(self) -> str:
        return self.column.said

    @property
    def _state(self) -> object:
        return self.way.link, self.way.opening, self.way.lost, self.way.trouble

    @property
    def _ways(self) -> list[tuple[str, str, TunnelKind | None]]:
        """Everything that can be started: its name, its operator, and its kind if it is a tunnel."""
        name = self.way.own_name
        own = [] if name is None else [(name.place, "", None)]
        return [*own, *((kind.called, kind.operator, kind) for kind in self.way.tunnels)]

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, way = self.kit, self.kit.scale, self.way
        self._shown = self._state
        pad, gap, button = max(24, scale.px(52)), scale.px(22), scale.target(66)
        width = min(size[0] - 2 * scale.edge, max(720, scale.px(1240)))
        wide = width - 2 * pad
        side = round(wide * QR) if way.link else 0
        self.column = column = TextColumn(kit, wide - (side + 2 * gap if side else scale.px(26)))
        if way.link:
            self._tell_link()
        elif way.opening:
            column.text(way_news(way) or starting_words(), "body", INK)
        else:
            self._tell_ways()
        low = heading_height(kit) + max(column.height, side) + gap + button
        inner = self.unfold(
            size, (width, min(size[1] - 2 * scale.edge, low + 2 * pad)), (pad, pad), middle=0.47
        )
        top = inner.y + heading_height(kit)
        room = pygame.Rect(inner.x, top, inner.width, inner.bottom - gap - button - top)
        self.qr = None
        if side:
            self.qr = qr_picture(way.link, min(side, room.height))
            self.qr_place = pygame.Rect(inner.right - side, top, side, room.height)
            room.width -= side + gap
        group = self.new_group()
        self.scrolled(column, room)
        if not (way.link or way.opening):
            wide = max(Button.width_for(kit, _("Not now")), scale.px(260))
            place = pygame.Rect(inner.x, inner.bottom - button, wide, button)
            group.add(self.button(place, _("Not now"), self.app.pop, "no"))
            self.restore_focus("no")
            return
        left, right = self.button_row(button, gap)
        group.add(self.button(left, _("Stop"), self._stop, "stop"))
        group.add(self.main_button(right, _("Done"), self.app.pop, "done"))
        self.restore_focus("copy" if way.link else "done")

    def _add_copy(self, copied: str, name: str, called: str) -> None:
        """Add a button that copies a text."""
        column, side = self.column, CopyButton.side(self.kit)
        column.gap(10)
        place = pygame.Rect(0, column.height, side, side)
        column.widgets.append(CopyButton(self.kit, place, copied, name=name).called(called))
        column.height += side

    def _tell_link(self) -> None:
        """Show the link, and say what it is for."""
        column, way = self.column, self.way
        if way.renewed:
            column.text(way_news(way), "body", RED)
            column.gap(12)
        column.text(elsewhere_text(), "body", INK)
        if way.called:
            column.text(returns_by_itself(), "body", INK)
        column.gap(12)
        column.text(way.link, "body-strong", INK)
        self._add_copy(way.link, "copy", _("Link to the table"))

    def _tell_ways(self) -> None:
        """Say what it is for, and of each way who can read what passes; a button starts it."""
        column, way, kit = self.column, self.way, self.kit
        if way.trouble is not None:
            column.text(way_news(way), "body", RED)
            if way.trouble == "unknown_key" and (key := way.public_key):
                self._add_copy(key, "copy-key", _("Key of this computer"))
            column.gap(12)
        column.text(elsewhere_text(), "body", INK)
        tall, apart = kit.scale.target(62), kit.scale.px(22)
        wide = max(Button.width_for(kit, start_words()), kit.scale.px(220))
        for number, (name, operator, kind) in enumerate(self._ways):
            column.gap(12)
            top = column.height
            column.text(f"{name}: {who_can_read(operator)}", "body", INK_2, right=wide + apart, least=tall)
            place = pygame.Rect(column.width - wide, top + (column.height - top - tall) // 2, wide, tall)
            press = partial(self._start, kind)
            start = self.button(place, start_words(), press, f"start-{number}", primary=not number)
            column.widgets.append(start.called(name))
        if way.lacks_ssh:
            column.gap(12)
            column.text(no_ssh(), "body", INK_2)

    # ---- what happens

    def _start(self, kind: TunnelKind | None) -> None:
        self.way.open(kind)
        self.layout(self.app.size)

    def _stop(self) -> None:
        self.way.close()
        self.layout(self.app.size)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._state != self._shown:
            self.layout(self.app.size)
            self.dirty = True
        self.wake_after([0.25])  # a program may tell its name at any moment
        return moving

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        if self.qr is not None:
            target.blit(self.qr, self.qr.get_rect(midtop=self.qr_place.midtop))
