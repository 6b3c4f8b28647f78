"""The sheet before a table is opened: the seats that are open for friends, the clock and the hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import pygame
from msgspec import structs

from briscola.client.match_setup import MatchSetup
from briscola.engine.terms import PERSON
from briscola.i18n.friends_words import clock_words, hints_words, promise_text
from briscola.i18n.text import _
from briscola.players.bots.command import is_program
from briscola.storage.match_choices import Opponent
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.open_seat_program import OpenSeatProgram
from briscola.ui.scenes.new_match.program_sheet import ProgramSheet
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.views.seat_views import draw_small_face
from briscola.ui.widgets import Button, Dropdown
from briscola.ui.widgets.panel import heading_height

CLOCKS: Sequence[Literal[0, 30, 60]] = (0, 60, 30)
"""Seconds for a decision that can be chosen; 0 is no clock."""
OPEN_FACE = "person-woman"
ASKS = 2
"""Index of the choice of a seat that asks for a program."""


class OpenSeats(SheetScene):
    """Lies over the choice of a game; `on_open` gets the match with its open seats, the clock, the hints."""

    ruled = True

    def __init__(
        self, app: Host, setup: MatchSetup, on_open: Callable[[MatchSetup, Literal[0, 30, 60], bool], None]
    ) -> None:
        """`setup` has a computer at every seat but the first."""
        super().__init__(app)
        self.setup, self._on_open = setup, on_open
        self.open = set(range(1, setup.players))
        """Seats that wait for friends."""
        self.clock = 0
        """Index among CLOCKS."""
        self.hints = False
        """True if everybody may ask for hints."""

    def title(self) -> str:
        return _("Who sits where")

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, setup = self.kit, self.kit.scale, self.setup
        pad, gap, button = max(24, scale.px(48)), scale.px(24), scale.target(66)
        head, small = heading_height(kit), kit.fonts.line("small")
        wide = min(size[0] - 2 * scale.edge, max(660, scale.px(1040)))
        self.lines = kit.fonts.wrap(self._told(), "small", wide - 2 * pad)
        clock = max(44, scale.px(54))
        fixed = 2 * pad + head + small * len(self.lines) + gap + clock + 2 * gap + button
        row = min(max(50, scale.px(100)), (size[1] - 2 * scale.edge - fixed) // setup.players)
        inner = self.unfold(size, (wide, fixed + row * setup.players), (pad, pad))
        group = self.new_group(focus="open")
        group.default = "open"
        top = inner.y + head
        self.rows = [
            pygame.Rect(inner.x, top + at * row, inner.width, row - scale.px(8))
            for at in range(setup.players)
        ]
        tall = max(44, min(row - scale.px(10), scale.px(60)))
        words = _("open for a friend")
        for seat, rect in enumerate(self.rows[1:], start=1):
            room = pygame.Rect(self._face(rect).right + scale.px(22), rect.centery - tall // 2, 0, tall)
            room.width = rect.right - room.x
            level = setup.levels[seat]
            kind = _("{name}, program") if is_program(level) else _("{name}, computer")
            computer = kind.format(name=setup.name(seat))
            now = 0 if seat in self.open else 1
            sit = partial(self._sit, seat)
            items = [words, computer, _("a program of yours…")]
            group.add(Dropdown(kit, room, items, now, sit, name=f"seat-{seat}"))
        y = self.rows[-1].bottom + gap
        half = (inner.width - gap) // 2
        clocks = [clock_words(seconds) for seconds in CLOCKS]
        place = pygame.Rect(inner.x, y, half, clock)
        group.add(Dropdown(kit, place, clocks, self.clock, self._set_clock, name="clock"))
        place = pygame.Rect(inner.right - half, y, half, clock)
        hints = [hints_words(allowed=False), hints_words(allowed=True)]
        group.add(Dropdown(kit, place, hints, int(self.hints), self._set_hints, name="hints"))
        left, right = self.button_row(button, gap)
        group.add(
            Button(kit, left, _("Cancel"), self.app.pop, name="no", on_paper=True, role="button"),
            self.main_button(right, _("Open the table"), self.open_table, "open"),
        )
        self.told_y = y + clock + gap
        self.settle("open")

    def _told(self) -> str:
        return _("Whoever has the code can knock; you let people in.") + " " + promise_text()

    def _face(self, row: pygame.Rect) -> pygame.Rect:
        side = min(row.height, self.kit.scale.target(84))
        rect = pygame.Rect(row.x, 0, side, side)
        rect.centery = row.centery
        return rect

    # ---- what is done

    def _sit(self, seat: int, at: int) -> None:
        if at == ASKS:
            take = partial(self._take_program, seat)
            asked = OpenSeatProgram(self.app, self.setup, seat, take=take, leave=self._stay)
            self.app.push(ProgramSheet(self.app, asked))
            return
        self.open = self.open - {seat} if at else self.open | {seat}
        self.dirty = True

    def _take_program(self, seat: int, level: str) -> None:
        computers = list(self.setup.opponents)
        computers[seat - 1] = structs.replace(computers[seat - 1], level=level)
        self.setup = structs.replace(self.setup, opponents=tuple(computers))
        self.open = self.open - {seat}
        self.dirty = True

    def _stay(self) -> None:
        self.dirty = True

    def _set_clock(self, at: int) -> None:
        self.clock = at
        self.dirty = True

    def _set_hints(self, at: int) -> None:
        self.hints = bool(at)
        self.dirty = True

    @property
    def chosen(self) -> MatchSetup:
        """The match; an open seat is a person without a name."""
        seated = (
            Opponent(name="", face=OPEN_FACE, level=PERSON) if seat in self.open else computer
            for seat, computer in enumerate(self.setup.opponents, start=1)
        )
        return structs.replace(self.setup, opponents=tuple(seated))

    def open_table(self) -> None:
        """Open the table."""
        self.app.pop()
        self._on_open(self.chosen, CLOCKS[self.clock], self.hints)

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, scale = self.kit, self.kit.scale
        for seat, row in enumerate(self.rows):
            face = self._face(row)
            if seat in self.open:
                thick = max(2, scale.px(3))
                pygame.draw.circle(target, INK_2, face.center, face.width // 2, thick)
            else:
                draw_small_face(target, kit, face, self.setup.face_of(seat))
        mine, face = self.rows[0], self._face(self.rows[0])
        words, at = self.setup.name(0) or _("You"), (face.right + scale.px(22), mine.centery)
        kit.fonts.draw(target, words, "row", at, INK, anchor="midleft", width=mine.right - at[0])
        y = self.told_y
        for line in self.lines:
            kit.fonts.draw(target, line, "small", (self.inner.x, y), INK_2)
            y += kit.fonts.line("small")
