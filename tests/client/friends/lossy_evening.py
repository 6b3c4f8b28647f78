"""An evening at which the host's disk is full when its program is killed, and all go on from its record."""

from collections.abc import Callable, Sequence
from pathlib import Path

from briscola.client.checking.full_check import verified
from briscola.client.view.folding import as_shown, fold_all
from briscola.client.visit.news import MatchGoesOn, MatchGone, NewEntries, News, SavedEntries, SeatSeen
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.engine.events import NOBODY, Event
from briscola.engine.record import event_line
from briscola.engine.rules import Rules
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.lines.person_entries import LostMoves, seen_of
from briscola.network.messages.from_host import HostMessage, NextLine
from tests.simulated.company import DoorAround, Person
from tests.simulated.evening import Evening
from tests.storage.disks import FullFolders

ANNA, BRUNO, PAGE = range(3)
"""The host's person, one with a program, and one in a browser."""


DULL = {"lost", "unreachable", "late"}


class Window(Person):
    """Somebody whose program feeds a seat of the table, as a window does."""

    seat: RemoteSeat | None = None
    shown: int = 0
    """Number of seats that were laid out."""
    breaks: Sequence[Callable[[NextLine], bool]] = ()
    """True of the lines after which her next connections break."""

    async def _way(self) -> EndpointToHost:
        door = await super()._way()
        if not self.breaks:
            return door
        first, *self.breaks = self.breaks
        return _Breaking(door, first)

    def _hear(self, visitor: Visitor, news: News) -> None:
        if visitor is self.visitor:
            self._show(news)
        super()._hear(visitor, news)

    def _show(self, news: News) -> None:
        match news:
            case MatchGoesOn() if self.seat is None or not self.seat.take_up(news):
                self.shown += 1
                self.seat = RemoteSeat(news, lambda _act: None)
            case MatchGone():
                self.seat = None
            case NewEntries() | SavedEntries() | SeatSeen() if self.seat is not None:
                self.seat.receive(news)

    def gone(self) -> None:
        super().gone()
        self.seat = None


class _Breaking(DoorAround):
    """A door whose line breaks after a certain line of the match."""

    def __init__(self, door: EndpointToHost, last: Callable[[NextLine], bool]) -> None:
        super().__init__(door)
        self._last, self._broken = last, False

    async def receive(self) -> HostMessage:
        if self._broken:
            raise EndpointClosed("lost", "the line is cut")
        message = await super().receive()
        self._broken = isinstance(message, NextLine) and self._last(message)
        return message


class LossyEvening(Evening[Window]):
    """A table of the host's person, one with a program, one in a browser, and one who looks on."""

    def __init__(self, folder: Path, rules: Rules, disks: FullFolders, *, hands: int = 1) -> None:
        count = min(rules.players, 3)
        super().__init__(folder, rules, hands=hands, computers=rules.players - count)
        self.disks = disks
        for number in range(count + 1):
            self.add(Window, page=number == PAGE < count)
        self.onlooker = self.people[-1]
        self.sit_down(self.people[:-1])
        self.come(self.onlooker)
        self.onlooker.do(Visitor.watch)
        self.let_in()
        self.begin(self.people[:-1])

    @property
    def bruno(self) -> Window:
        return self.people[BRUNO]

    @property
    def log(self) -> Sequence[Event]:
        """The lines of the match; none before the first one."""
        match = self.table.match
        return [] if match is None else match.table.log

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.log)

    def more(self, kind: type[Event], times: int = 1) -> Callable[[], bool]:
        """True once so many more lines of a kind are told than now."""
        wanted = self.count(kind) + times
        return lambda: self.count(kind) >= wanted

    def until(self, happened: Callable[[], bool], *, seconds: float = 3600.0) -> None:
        end = self.world.now + seconds
        while not happened():
            assert self.world.now < end, "it does not happen"
            self.world.run(0.05)

    def until_line(self, number: int) -> None:
        """Let time pass until the record has so many lines, or the match is over."""
        self.until(lambda: len(self.log) >= number or not self.playing)

    def fill_disk(self, person: str = "host") -> None:
        """From now on the host's disk, or that of somebody by her number, is full."""
        self.disks.full.add(self.folder / person)

    def kill_host(self) -> None:
        """The host's program is killed and started again; whoever sits in a browser opens her page again."""
        for person in self.people:
            if person.here or person.page:
                person.gone()
        self.host.kill()
        for person in self.people:
            person.come()

    def come_back(self, seconds: float = 12.0) -> None:
        """The disks have room, and everybody comes back."""
        self.disks.full.clear()
        self.world.run(seconds)
        self.let_in()

    def lose_quietly(self, since: Callable[[], bool], until: Callable[[], bool]) -> Sequence[Event]:
        """Let the host's disk be full from one moment on, and kill it at another; all that had been told."""
        self.until(since)
        self.fill_disk()
        self.until(until)
        told = [*self.log]
        self.kill_host()
        return told

    def lose(self, since: Callable[[], bool], until: Callable[[], bool]) -> Sequence[Event]:
        """The same, after which everybody comes back."""
        told = self.lose_quietly(since, until)
        self.come_back()
        return told

    def losses(self, person: Person) -> Sequence[LostMoves]:
        """The losses that she was told of; nobody reads anything else of importance."""
        others = {trouble.kind for trouble in person.troubles} - DULL
        assert others <= {"lost_lines"}, person.troubles
        return [each.lost for each in person.troubles if each.lost is not None]

    def shows_what_is(self) -> None:
        """Everybody's window shows the match as the host has it, once no line is on its way."""
        self.until(lambda: all(each.seat and self.has_all(each.seat) for each in self.people), seconds=60)
        for person in self.people:
            assert person.seat is not None
            while person.seat.take_new_events():
                pass
            seen = self.seen_by(person.seat)
            assert [*map(event_line, person.seat.lines.seen)] == [*map(event_line, seen)]
            place, players = person.seat.place, person.seat.rules.players
            assert fold_all(person.seat.history) == fold_all(as_shown(seen, seat=place, players=players))

    def seen_by(self, seat: RemoteSeat) -> Sequence[Event]:
        return [*seen_of(self.log, NOBODY if seat.looks_on else seat.place)]

    def has_all(self, seat: RemoteSeat) -> bool:
        """True if no line to a seat is on its way."""
        return seat.version == len(self.seen_by(seat))

    def goes_on_rightly(self) -> None:
        """Everybody is shown the match, and plays on to its end."""
        self.shows_what_is()
        self.to_the_end()

    def to_the_end(self) -> None:
        """Play on; all records are the host's, and right."""
        self.until(lambda: not self.playing)
        self.world.run(5.0)
        for person in self.people[1:-1]:
            if person.records is not None:
                person.records.retry()
        self.host.records.retry()
        whole = self.whole()
        assert verified(whole, lambda *_: []).record.position.ended
        for person in self.people[1:-1]:
            assert person.page or person.kept(self.host.match) == whole
