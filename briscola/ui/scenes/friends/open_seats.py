"""The sheet before a table is opened: the seats that are open for friends, and what it agrees on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import pygame
from msgspec import structs

from briscola.client.friends.table_plan import USUAL_WISHES, TableWishes
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.terms import PERSON, Clock
from briscola.i18n.friends_words import (
    clock_words,
    hints_words,
    onlooking_words,
    people_looking_on,
    promise_text,
)
from briscola.i18n.meeting_words import by_link_words, through_words
from briscola.i18n.text import _
from briscola.network.addresses.meeting_points import MeetingPoint, known_points
from briscola.players.bots.command import is_program
from briscola.storage.match_choices import Opponent
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.addresses.meeting_points_sheet import MeetingPoints
from briscola.ui.scenes.new_match.programs import ask_for_program
from briscola.ui.scenes.seat_sheet import SeatSheet
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.panel import heading_height

CLOCKS: Sequence[Clock] = (0, 60, 30)
"""Seconds for a decision that can be chosen; 0 is no clock."""
OPEN_SEAT = Opponent(name="", face="person-woman", level=PERSON)
TERMS = (0.29, 0.27, 0.2, 0.24)
"""Shares of a row for where the table is, its clock, its hints and who may look on."""
ASKS = 2
"""Index of the choice of a seat that asks for a program."""


class TableToOpen(NamedTuple):
    """A table of friends to be opened."""

    setup: MatchSetup
    """The match; an open seat is a person without a name."""
    wishes: TableWishes
    meeting: MeetingPoint | None
    """Meeting point for friends elsewhere; None if they come by none."""
    by_link: bool
    """True if friends elsewhere come by a link: its sheet is shown once the table is open."""


class FriendsRoute(NamedTuple):
    """A way by which friends come, as a choice."""

    words: str
    meeting: MeetingPoint | None = None
    by_link: bool = False


class OpenSeats(SeatSheet):
    """Lies over the choice of a game."""

    def __init__(
        self,
        app: Host,
        setup: MatchSetup,
        on_open: Callable[[TableToOpen], None],
        *,
        anywhere: bool = False,
    ) -> None:
        """`setup` has a computer at every seat but the first; `anywhere`: friends come by a link at first."""
        super().__init__(app)
        self.setup, self._on_open = setup, on_open
        self.open = set(range(1, setup.players))
        """Seats that wait for friends."""
        self.wishes = USUAL_WISHES
        self._before = known_points(app.settings.meeting_points)
        """Meeting points known before the person looked at the list."""
        self.meeting: MeetingPoint | None = None
        """Meeting point through which friends elsewhere come."""
        self.by_link = anywhere
        """True if they come by a link."""

    @property
    def spoken_text(self) -> str:
        return f"{self._told()}\n{self.own_words(self.setup)}"

    def title(self) -> str:
        return _("Who sits where")

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, setup = self.kit, self.kit.scale, self.setup
        pad, gap, button = max(24, scale.px(48)), scale.px(24), scale.target(66)
        head, small = heading_height(kit), kit.fonts.line("small")
        wide = min(size[0] - 2 * scale.edge, max(940, scale.px(1240)))
        self.lines = kit.fonts.wrap(self._told(), "small", wide - 2 * pad)
        clock = max(44, scale.px(54))
        fixed = 2 * pad + head + small * len(self.lines) + gap + clock + 2 * gap + button
        row = min(max(50, scale.px(100)), (size[1] - 2 * scale.edge - fixed) // setup.players)
        inner = self.unfold(size, (wide, fixed + row * setup.players), (pad, pad))
        group = self.new_group(focus="open")
        top = inner.y + head
        self.rows = [
            pygame.Rect(inner.x, top + at * row, inner.width, row - scale.px(8))
            for at in range(setup.players)
        ]
        words = _("open for a friend")
        for seat, rect in enumerate(self.rows[1:], start=1):
            level = setup.levels[seat]
            kind = _("{name}, program") if is_program(level) else _("{name}, computer")
            computer = kind.format(name=setup.name(seat))
            now = 0 if seat in self.open else 1
            sit = partial(self._sit, seat)
            items = [words, computer, _("a program of yours…")]
            group.add(self.chooser(seat, self.beside_face(rect, 2), items, now, sit))
        y = self.rows[-1].bottom + gap
        self._add_terms(pygame.Rect(inner.x, y, inner.width, clock), gap)
        left, right = self.button_row(button, gap)
        group.add(
            self.button(left, _("Cancel"), self.app.pop, "no"),
            self.main_button(right, _("Open the table"), self.open_table, "open"),
        )
        self.told_y = y + clock + gap
        self.restore_focus("open")

    def _add_terms(self, line: pygame.Rect, gap: int) -> None:
        """Add where the table is, its clock, its hints and who may look on, side by side on this line."""
        free, places, left = line.width - (len(TERMS) - 1) * gap, list[pygame.Rect](), line.x
        for share in TERMS:
            places.append(pygame.Rect(left, line.y, round(free * share), line.height))
            left = places[-1].right + gap
        ways = self._ways_in
        now = next((at for at, way in enumerate(ways) if way[1:] == (self.meeting, self.by_link)), 0)
        self.meeting = ways[now].meeting
        where = [*(way.words for way in ways), _("Meeting points…")]
        chosen = Dropdown(self.kit, places[0], where, now, partial(self._set_where, ways), name="where")
        self.group.add(chosen.called(_("Where friends are")))
        clocks = {seconds: clock_words(seconds) for seconds in CLOCKS}
        hints = {yes: hints_words(allowed=yes) for yes in (False, True)}
        looks = {yes: onlooking_words(allowed=yes) for yes in (True, False)}
        self._add_wish(places[1], "clock", _("Time for a decision"), clocks)
        self._add_wish(places[2], "hints", _("Hints"), hints)
        self._add_wish(places[3], "onlookers", people_looking_on(), looks)

    def _add_wish(self, place: pygame.Rect, name: str, label: str, words: Mapping[Any, str]) -> None:
        """Add the choice of the wish of this name; `words` by value."""
        values = list(words)

        def choose(at: int) -> None:
            self.wishes = structs.replace(self.wishes, **{name: values[at]})
            self.dirty = True

        now = values.index(getattr(self.wishes, name))
        self.group.add(Dropdown(self.kit, place, [*words.values()], now, choose, name=name).called(label))

    @property
    def _ways_in(self) -> Sequence[FriendsRoute]:
        """The ways that can be chosen; meeting points are added behind the last."""
        points = known_points(self.app.settings.meeting_points)
        through = (FriendsRoute(through_words(point.host), meeting=point) for point in points)
        return [FriendsRoute(_("On this network")), FriendsRoute(by_link_words(), by_link=True), *through]

    def _told(self) -> str:
        return _("Whoever has the code can knock; you let people in.") + " " + promise_text()

    # ---- what is done

    def _sit(self, seat: int, at: int) -> None:
        if at == ASKS:
            ask_for_program(self.app, self.setup, seat, partial(self._take_program, seat))
            return
        self.open = self.open - {seat} if at else self.open | {seat}
        self.dirty = True

    def _take_program(self, seat: int, level: str) -> None:
        """Seat a program that has passed its trial."""
        computers = list(self.setup.opponents)
        computers[seat - 1] = structs.replace(computers[seat - 1], level=level)
        self.setup = structs.replace(self.setup, opponents=tuple(computers))
        self.open = self.open - {seat}
        self.dirty = True

    def _set_where(self, ways: Sequence[FriendsRoute], at: int) -> None:
        if at == len(ways):
            self._before = known_points(self.app.settings.meeting_points)
            self.app.push(MeetingPoints(self.app))
            return
        _words, self.meeting, self.by_link = ways[at]
        self.dirty = True

    def resume(self) -> None:
        """Choose a meeting point that has just been added."""
        now = known_points(self.app.settings.meeting_points)
        added = next((point for point in now if point not in self._before), None)
        if added is not None:
            self.meeting, self.by_link = added, False
        self._before = now
        self.layout(self.app.size)

    @property
    def chosen(self) -> TableToOpen:
        """The table as it is to be opened."""
        seated = (
            OPEN_SEAT if seat in self.open else computer
            for seat, computer in enumerate(self.setup.opponents, start=1)
        )
        setup = structs.replace(self.setup, opponents=tuple(seated))
        return TableToOpen(setup, self.wishes, self.meeting, self.by_link)

    def open_table(self) -> None:
        """Open the table."""
        self.app.pop()
        self._on_open(self.chosen)

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, scale = self.kit, self.kit.scale
        for seat, row in enumerate(self.rows):
            if seat in self.open:
                face, thick = self.face_in(row), max(2, scale.px(3))
                pygame.draw.circle(target, INK_2, face.center, face.width // 2, thick)
            else:
                self.draw_face(target, row, self.setup.face_of(seat))
        self.draw_own_name(target, self.setup, self.beside_face(self.rows[0], 2))
        y = self.told_y
        kit.fonts.draw_lines(target, self.lines, "small", (self.inner.x, y), INK_2)
