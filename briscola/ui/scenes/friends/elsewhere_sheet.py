"""The sheet on which a host lets friends elsewhere come with a browser: who can read it, then the link."""

from __future__ import annotations

from functools import partial

import pygame

from briscola.i18n.elsewhere_words import (
    elsewhere_text,
    elsewhere_title,
    no_tunnel,
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
from briscola.ui.widgets import CopyButton, heading_height

QR = 0.36
"""Share of the sheet's width for the QR code."""


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
        return self.way.link, self.way.opening, self.way.trouble

    @property
    def _ways(self) -> list[tuple[str, str, TunnelKind | None]]:
        """Everything that can be started: its name, its operator, and its kind if it is a tunnel."""
        name = self.way.own_name
        own = [] if name is None else [(name.place, "", None)]
        return [*own, *((kind.program, kind.operator, kind) for kind in self.way.tunnels)]

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, way = self.kit, self.kit.scale, self.way
        self._shown = self._state
        pad, gap, button = max(24, scale.px(52)), scale.px(22), scale.target(66)
        width = min(size[0] - 2 * scale.edge, max(720, scale.px(1240)))
        wide = width - 2 * pad
        side = round(wide * QR) if way.link else 0
        self.column = column = TextColumn(kit, wide - (side + 2 * gap if side else 0))
        if way.link:
            column.text(elsewhere_text(), "body", INK)
            column.gap(12)
            column.text(way.link, "body-strong", INK)
        elif way.opening:
            column.text(starting_words(), "body", INK)
        else:
            self._tell_ways()
        copy = CopyButton.side(kit) if side else 0
        low = heading_height(kit) + max(column.height + gap + copy, side) + gap + button
        inner = self.unfold(
            size, (width, min(size[1] - 2 * scale.edge, low + 2 * pad)), (pad, pad), middle=0.47
        )
        self.qr = None
        if side:
            room = min(side, inner.height - heading_height(kit) - gap - button)
            self.qr = qr_picture(way.link, room)
            self.qr_place = pygame.Rect(inner.right - side, inner.y + heading_height(kit), side, room)
        group = self.new_group()
        if not (way.link or way.opening):
            self._add_starts(button, gap)
            return
        left, right = self.button_row(button, gap)
        group.add(self.button(left, _("Stop"), self._stop, "stop"))
        group.add(self.main_button(right, _("Done"), self.app.pop, "done"))
        if way.link:
            top = inner.y + heading_height(kit) + column.height + gap // 2
            place = pygame.Rect(inner.x, top, copy, copy)
            group.add(CopyButton(kit, place, way.link, name="copy").called(_("Link to the table")))
        self.restore_focus("copy" if way.link else "done")

    def _add_starts(self, height: int, gap: int) -> None:
        """Add *Not now*, and a button that starts each way."""
        inner, ways = self.inner, self._ways
        y, each = inner.bottom - height, (inner.width - gap * len(ways)) // (len(ways) + 1)
        for number, (name, _operator, kind) in enumerate(ways):
            place = pygame.Rect(inner.x + (number + 1) * (each + gap), y, each, height)
            self.group.add(
                self.button(
                    place,
                    start_words(name if kind else ""),
                    partial(self._start, kind),
                    f"start-{number}",
                    primary=True,
                )
            )
        place = pygame.Rect(inner.x, y, each, height)
        self.group.add(self.button(place, _("Not now"), self.app.pop, "no"))
        self.restore_focus("no")

    def _tell_ways(self) -> None:
        """Say what it is for, and of each way who can read what passes."""
        column, way = self.column, self.way
        if way.trouble is not None and way.tunnel is not None:
            column.text(no_tunnel(way.trouble, way.tunnel.kind.program), "body", RED)
            column.gap(12)
        column.text(elsewhere_text(), "body", INK)
        for name, operator, _kind in self._ways:
            column.gap(12)
            column.text(f"{name}: {who_can_read(operator)}", "body", INK_2)

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
        self.column.draw(target, self.inner.x, self.inner.y + heading_height(self.kit))
        if self.qr is not None:
            target.blit(self.qr, self.qr.get_rect(midtop=self.qr_place.midtop))
