"""The sheet before a table is opened: the seats that are open for friends, and what it agrees on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

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
from briscola.ui.scene import Host
from briscola.ui.scenes.addresses.meeting_points_sheet import MeetingPoints
from briscola.ui.scenes.new_match.programs import ask_for_program
from briscola.ui.scenes.seat_sheet import SeatFace, SeatSheet
from briscola.ui.scenes.sheets.parts import Control, Label, PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.dropdown import Dropdown

CLOCKS: Sequence[Clock] = (0, 60, 30)
"""Seconds for a decision that can be chosen; 0 is no clock."""
OPEN_SEAT = Opponent(name="", face="person-woman", level=PERSON)
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

    wide = 940, 1240
    first = "open"

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

    def title(self) -> str:
        return _("Who sits where")

    # ---- what stands on it

    @property
    def live(self) -> object:
        return self.setup, set(self.open), self.wishes, self.meeting, self.by_link, self._ways_in

    def fill(self, column: TextColumn) -> None:
        setup = self.setup
        own = Label(setup.name(0) or _("You"), "row", said=self.own_words(setup))
        column.put(SheetRow(SeatFace(setup.face_of(0)), own, gap=22, height=92))
        for seat in range(1, setup.players):
            kind = _("{name}, program") if is_program(setup.levels[seat]) else _("{name}, computer")
            words = [_("open for a friend"), kind.format(name=setup.name(seat)), _("a program of yours…")]
            chooser = self.chooser(seat, words, 0 if seat in self.open else 1, partial(self._sit, seat))
            face = "" if seat in self.open else setup.face_of(seat)
            column.put(SheetRow(SeatFace(face), chooser, gap=22, height=92))
        column.gap(24)
        column.put(SheetRow(*self._terms(), gap=24))
        column.gap(24)
        column.text(_("Whoever has the code can knock; you let people in.") + " " + promise_text())

    def foot(self) -> SheetPart:
        open_table = PressButton(_("Open the table"), self.open_table, "open", main=True)
        return SheetRow(PressButton(_("Cancel"), self.app.pop, "no"), open_table)

    def _terms(self) -> Iterator[SheetPart]:
        """The choices of a place, a clock, hints and onlookers."""
        ways = self._ways_in
        now = next((at for at, way in enumerate(ways) if way[1:] == (self.meeting, self.by_link)), 0)
        self.meeting = ways[now].meeting
        where = [*(way.words for way in ways), _("Meeting points…")]
        chosen = Control(Dropdown, where, now, partial(self._set_where, ways), name="where")
        yield chosen.called(_("Where friends are"))
        clocks = {seconds: clock_words(seconds) for seconds in CLOCKS}
        hints = {yes: hints_words(allowed=yes) for yes in (False, True)}
        looks = {yes: onlooking_words(allowed=yes) for yes in (True, False)}
        yield self._wish("clock", _("Time for a decision"), clocks)
        yield self._wish("hints", _("Hints"), hints)
        yield self._wish("onlookers", people_looking_on(), looks)

    def _wish(self, name: str, label: str, words: Mapping[Any, str]) -> SheetPart:
        """The choice of the wish of this name; `words` by value."""
        values = list(words)

        def choose(at: int) -> None:
            self.wishes = structs.replace(self.wishes, **{name: values[at]})

        now = values.index(getattr(self.wishes, name))
        return Control(Dropdown, [*words.values()], now, choose, name=name).called(label)

    @property
    def _ways_in(self) -> Sequence[FriendsRoute]:
        """The ways that can be chosen; meeting points are added behind the last."""
        points = known_points(self.app.settings.meeting_points)
        through = (FriendsRoute(through_words(point.host), meeting=point) for point in points)
        return [FriendsRoute(_("On this network")), FriendsRoute(by_link_words(), by_link=True), *through]

    # ---- what is done

    def _sit(self, seat: int, at: int) -> None:
        if at == ASKS:
            ask_for_program(self.app, self.setup, seat, partial(self._take_program, seat))
            return
        self.open = self.open - {seat} if at else self.open | {seat}

    def _take_program(self, seat: int, level: str) -> None:
        """Seat a program that has passed its trial."""
        computers = list(self.setup.opponents)
        computers[seat - 1] = structs.replace(computers[seat - 1], level=level)
        self.setup = structs.replace(self.setup, opponents=tuple(computers))
        self.open = self.open - {seat}

    def _set_where(self, ways: Sequence[FriendsRoute], at: int) -> None:
        if at == len(ways):
            self._before = known_points(self.app.settings.meeting_points)
            self.app.push(MeetingPoints(self.app))
            return
        _words, self.meeting, self.by_link = ways[at]

    def resume(self) -> None:
        """Choose a meeting point that has just been added."""
        now = known_points(self.app.settings.meeting_points)
        added = next((point for point in now if point not in self._before), None)
        if added is not None:
            self.meeting, self.by_link = added, False
        self._before = now

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
