"""A host and its guests in one process: messages wait in queues, connections break, programs are killed."""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from functools import cache, partial
from random import Random

from msgspec.structs import replace

from briscola.client.friends.absences import End
from briscola.client.friends.friends_match import FriendsMatch, MatchRun, MatchTable
from briscola.client.host.recorder import Unrecorded
from briscola.client.visit.followed_match import FollowedMatch, told_header
from briscola.client.visit.guest_match import GuestMatch
from briscola.client.visit.own_connection import OwnConnection
from briscola.client.visit.visitor_parts import SelfIdentity, UnkeptRecords
from briscola.engine.events import Event
from briscola.engine.occupant import Occupant
from briscola.engine.record import event_line
from briscola.engine.rules import Rules
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.encoding import PROTOCOL, encode, guest_message, host_message, rules_digest
from briscola.network.messages.fields import ListedShare
from briscola.network.messages.from_guest import Beat, GuestMessage, Hello, Say
from briscola.network.messages.from_host import (
    Echo,
    HostMessage,
    MatchHeader,
    NextLine,
    Refused,
    ShareList,
    Truth,
)
from briscola.storage.match_choices import seated
from briscola.storage.records.header import DealtBy, Header, HouseTerms
from briscola.storage.records.records import new_header
from briscola.table.table import Phase
from tests.client.steps import game_of
from tests.engine.strategies import choose

LATE_TALK = ("silence", "not_now")
"""Refusals of something that was said while the match went on."""
TABLE = KeyPair(b"table".ljust(32, b"."))


@cache
def key_of(seat: int) -> KeyPair:
    return KeyPair(bytes([seat + 1]) * 32)


def public_of(seat: int) -> str:
    """The public key of the person at a seat, in hex."""
    return key_of(seat).public.hex()


def hello_of(match: FollowedMatch | None = None, line: str = "0" * 32) -> Hello:
    """The first message of somebody who has followed a match so far, on the connection `line`."""
    hello = Hello(protocol=PROTOCOL, rules=rules_digest(), line=line)
    if match is None:
        return hello
    return replace(hello, match=match.header.id, have=match.have, seen=match.chain, kept=match.kept)


def header_of(
    rules: Rules,
    people: Sequence[int],
    *,
    winning_hands: int = 1,
    level: str = "random",
    pages: Collection[int] = (),
    clock: int = 0,
) -> Header:
    """A match of people at their own computers, or in browsers, and of computer players elsewhere."""
    players = [
        Occupant(name=f"P{seat}", face="person-woman", key=public_of(seat), computer=seat, page=seat in pages)
        if seat in people
        else Occupant(name="Peppe", face="peppe", level=level)
        for seat in range(rules.players)
    ]
    header = new_header(
        seated(game_of(rules, hands=winning_hands), players),
        seeds=(),
        terms=HouseTerms(undo=False, hints=False),
        dealt_by=DealtBy(table=TABLE.public.hex(), name="Anna", computer=min(people), clock=clock),
    )
    # The same deals each time, and in each release.
    return replace(header, id="0a" * 16, began="2026-11-24T20:00:00Z", program="briscola 0.14.0")


class Company(MatchTable):
    """A table in memory. Every message travels as bytes."""

    def __init__(self, header: Header, *, seed: int = 1, clock: int = 0) -> None:
        self.header, self.random, self.clock = header, Random(seed), clock
        self.people = [player.seat for player in header.roster if not player.level]
        self.guests: dict[int, GuestMatch | None] = dict.fromkeys(self.people)
        self.to_guest: dict[int, deque[bytes]] = {seat: deque() for seat in self.people}
        self.to_host: dict[int, deque[bytes]] = {seat: deque() for seat in self.people}
        self.connected: set[int] = set()
        self.refused: list[HostMessage] = []
        self.tamper: Callable[[int, HostMessage], HostMessage | None] = lambda _seat, message: message
        """A cheating host changes, or holds back, what it tells a seat."""
        self.shown_list: tuple[ListedShare, ...] = ()
        """The list of promises that was sent last."""
        self.disks = {seat: UnkeptRecords() for seat in self.people}
        """Each guest's place for the lists that she signs."""
        self.holding: Collection[int] = ()
        """Seats of those on whose disks the header of the match lies already."""
        self.time = 0.0
        """Seconds; they pass where people are waited for."""
        self.lines = {seat: self._line() for seat in self.people}
        """Each guest's own line."""
        self.dismissed: dict[int, End] = {}
        """The ends of all lines that the match has ended, by seat."""
        self.table_told_of_the_end = False
        self.onlookers: dict[str, list[bytes]] = {}
        """All that each of those who look on has been sent."""
        self.host = self._host(None)

    def _line(self) -> OwnConnection:
        return OwnConnection([lambda: self.time])

    def _host(self, log: tuple[Event, ...] | None) -> FriendsMatch:
        return FriendsMatch(
            self.header, TABLE, self, MatchRun(recorder=Unrecorded(), clock=self.clock, log=log)
        )

    def send(self, key: str, message: HostMessage) -> None:
        seat = next((each for each in self.people if public_of(each) == key), None)
        if seat is None:
            self.onlookers[key].append(encode(message))
        else:
            self._send(seat, message)

    def dismiss(self, key: str, end: End) -> None:
        seat = next(each for each in self.people if public_of(each) == key)
        self.dismissed[seat] = end
        self.connected.discard(seat)
        self.to_host[seat].clear()
        self.host.lose_connection(key, end)

    def seat_taken(self, before: str, who: Occupant) -> None:
        raise AssertionError(f"{who.name} has taken the seat of {before}")

    def match_over(self) -> None:
        self.table_told_of_the_end = True

    def _send(self, seat: int, message: HostMessage) -> None:
        told = self.tamper(seat, message)
        if isinstance(told, ShareList):
            self.shown_list = told.shares
        if seat in self.connected and told is not None:
            self.to_guest[seat].append(encode(told))

    def guest(self, header: Header, seat: int, before: FollowedMatch | None = None) -> GuestMatch:
        """A guest's program, which finds the list that she has signed on her disk."""
        me = SelfIdentity(key=key_of(seat), line=self.lines[seat], page=self.header.roster[seat].page)
        return GuestMatch(header, me, self.disks[seat], seat=seat, before=before)

    # ---- connections and programs

    def connect(self, seat: int) -> None:
        guest = self.guests[seat]
        self.to_guest[seat].clear()
        self.to_host[seat].clear()
        self.connected.add(seat)
        self.host.arrive(public_of(seat), hello_of(guest, self.lines[seat].connected()))
        self.say(seat, self.lines[seat].beat())

    def look_on(self, key: str) -> None:
        self.onlookers[key] = []
        self.host.watch(key, hello_of())

    def followed(self, key: str) -> FollowedMatch:
        """The match as somebody who looks on has followed it so far."""
        first, *rest = map(host_message, self.onlookers[key])
        assert isinstance(first, MatchHeader)
        match = FollowedMatch(told_header(first, table=TABLE.public))
        match.connected(first)
        for message in rest:
            if isinstance(message, NextLine | Truth):
                match.follow(message)
        return match

    def drop(self, seat: int) -> None:
        """A connection breaks: what is on the way is lost."""
        self.connected.discard(seat)
        self.to_guest[seat].clear()
        self.to_host[seat].clear()
        self.host.lose_connection(public_of(seat))

    def kill_guest(self, seat: int) -> None:
        """A guest's program is killed; her record is on the disk up to the last hand."""
        self.drop(seat)
        guest = self.guests[seat]
        self.lines[seat] = self._line()
        if guest is not None:
            again = self.guests[seat] = self.guest(self.header, seat)
            if guest.record:
                again.take_up(guest.record)

    def leave(self, seat: int) -> None:
        """Somebody leaves for good; if she comes back, it is another visit."""
        self.kill_guest(seat)
        self.host.lose_connection(public_of(seat), "left")

    def kill_host(self) -> None:
        """The host's program is killed; its record is on the disk."""
        for seat in list(self.connected):
            self.drop(seat)
        self.host = self._host(tuple(self.host.table.log))

    def let_time_run_out(self, seats: Sequence[int]) -> None:
        """Nobody waits any longer: whoever has a line has had her time, the others are away."""
        for seat in self.connected:  # no message is on its way for so long
            self.hear(seat)
        self.time += 100.0
        gone = self.host.absences.for_good
        here = self.connected
        self.host.go_on_without({seat: gone.get(seat, "clock" if seat in here else "line") for seat in seats})

    # ---- play

    def next_message(self, seat: int) -> HostMessage:
        return host_message(self.to_guest[seat].popleft())

    def receive(self, seat: int) -> None:
        message = self.next_message(seat)
        guest = self.guests[seat]
        if isinstance(message, MatchHeader):
            if guest is None or message.anew:
                held = self.header.line if seat in self.holding else ""
                header = told_header(message, table=TABLE.public, held=lambda _: held)
                guest = self.guests[seat] = self.guest(header, seat)
            guest.connected(message)
            return
        if isinstance(message, Refused) and message.why not in LATE_TALK:
            self.refused.append(message)
        assert guest is not None
        if isinstance(message, Echo) and guest.over:  # as a visitor does: nothing is to be proved any more
            self.lines[seat].echo(message.n)
            return
        for answer in guest.receive(message):
            self.say(seat, answer)

    def hear(self, seat: int) -> None:
        while self.to_guest[seat]:
            self.receive(seat)

    def say(self, seat: int, message: GuestMessage) -> None:
        self.to_host[seat].append(encode(message))

    def decide(self, seat: int) -> None:
        guest = self.guests[seat]
        assert guest is not None
        if guest.wants("cut"):
            self.say(seat, guest.cut(self.random.choice([None, 1, 5, 20])))
        elif guest.wants("trump_card"):
            self.say(seat, guest.choose_trump_card(self.random.choice([None, "bottom", "top"])))
        elif (view := guest.view) is not None:
            if self.random.random() < 0.1:
                self.say(seat, Say(phrase=self.random.randrange(12)))
            if (signs := self.host.table.signs(seat)) and self.random.random() < 0.2:
                self.say(seat, Say(sign=self.random.choice(signs)))
            self.say(seat, guest.choose(choose(self.random, view.legal)))

    def _possible(self) -> list[Callable[[], None]]:
        found: list[Callable[[], None]] = []
        for seat in self.connected:
            if self.to_guest[seat]:
                found.append(partial(self.receive, seat))
            if self.to_host[seat]:
                found.append(partial(self.deliver, seat))
            guest = self.guests[seat]
            if guest is not None and guest.ask is not None and not self.to_guest[seat]:
                found.append(partial(self.decide, seat))
        if self.host.thinking is not None:
            found.append(self._think)
        return found

    def _think(self) -> None:
        think, choose = self.host.think()
        choose(think())

    def deliver(self, seat: int) -> None:
        message = guest_message(self.to_host[seat].popleft())
        if isinstance(message, Beat):
            self._send(seat, self.host.listeners.echo(public_of(seat), message.n))
        else:
            self.host.receive(public_of(seat), message)

    def step(self) -> bool:
        """Do one thing that can happen, drawn by chance; False if nothing can."""
        assert self.dismissed.keys().isdisjoint(self.connected)
        possible = self._possible()
        if not possible:
            return False
        self.random.choice(possible)()
        if self.random.random() < 0.05 and self.connected:
            seat = self.random.choice(sorted(self.connected))
            self.say(seat, self.lines[seat].beat())
        return True

    def until(self, happened: Callable[[], bool]) -> None:
        """Connect everybody who is away, and let one thing happen after the other until something is so."""
        for seat in self.people:
            if seat not in self.connected:
                self.connect(seat)
        while not happened():
            assert self.step()

    def until_asked(self, *seats: int) -> None:
        """The same up to the first card, of one of these seats if there are any."""
        table = self.host.table
        self.until(lambda: table.phase is Phase.PLAY and (not seats or self.host.questions.waiting == seats))

    def play(
        self,
        *,
        steps: int = 100_000,
        trouble: Callable[[], None] = lambda: None,
        away: Collection[int] = (),
        hands: int | None = None,
    ) -> None:
        """Play until the match is over and all messages have arrived; `trouble` comes between the steps.

        Those who are `away` stay so, and are waited for as long as the table does. With `hands`, stop when so
        many are over.
        """
        for seat in self.people:
            if seat not in (*away, *self.connected, *self.dismissed):
                self.connect(seat)
        for _ in range(steps):
            trouble()
            here = [seat for seat in self.people if seat not in (*away, *self.dismissed)]
            for seat in here:
                if seat not in self.connected and self.random.random() < 0.5:
                    self.connect(seat)
            if hands is not None and self.host.table.hand > hands:
                return
            if self.step() or len(self.connected) < len(here):
                continue
            if len(here) == len(self.people) or not self.host.questions.waiting:
                return
            self.let_time_run_out(self.host.questions.waiting)
        raise AssertionError("the match does not end")

    def records(self) -> list[str]:
        """The records of all guests, and of the host, first."""
        logs: list[Sequence[Event]] = [self.host.table.log]
        logs += [guest.record for guest in self.guests.values() if guest is not None]
        return ["\n".join(map(event_line, log)) for log in logs]
