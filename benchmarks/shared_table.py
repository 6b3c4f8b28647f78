"""The host's processor time a hand at a table of several computers, sealing included."""

import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from benchmarks.figure import Figure
from briscola.client.friends.absences import End
from briscola.client.friends.friends_match import FriendsMatch, MatchRun, MatchTable
from briscola.client.host.recorder import Unrecorded
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.followed_match import told_header
from briscola.client.visit.guest_match import GuestMatch
from briscola.client.visit.visitor_parts import SelfIdentity, UnkeptRecords
from briscola.engine.events import HandEnded
from briscola.engine.occupant import Occupant
from briscola.network.channel.sealed_channel import SealedChannel
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.encoding import PROTOCOL, encode, guest_message
from briscola.network.messages.from_guest import GuestMessage, Hello
from briscola.network.messages.from_host import HostMessage, MatchHeader
from briscola.storage.match_choices import seated
from briscola.storage.records.header import DealtBy, Header, HouseTerms
from briscola.storage.records.records import new_header

PLAYERS, HANDS = 5, 30
TABLE = KeyPair(b"table".ljust(32, b"."))


def measure() -> Iterator[Figure]:
    """Chiamata for five people at five computers, who choose by chance."""
    table = _Table()
    table.play()
    hands = sum(isinstance(event, HandEnded) for event in table.host.table.log)
    yield Figure(name="shared_table_hand", value=round(1000 * table.spent / hands, 1), unit="ms")
    yield Figure(name="shared_table_messages", value=round(table.sent / hands), unit="a hand")


class _Table(MatchTable):
    """Host and guests in one process; only what the host does is counted."""

    def __init__(self) -> None:
        self.spent, self.sent = 0.0, 0
        self._random = Random(5)
        self._keys = [KeyPair(bytes([seat + 1]) * 32) for seat in range(PLAYERS)]
        self._public = [key.public.hex() for key in self._keys]
        self._guests: dict[int, GuestMatch] = {}
        self._to_guest: deque[tuple[int, HostMessage]] = deque()
        self._to_host: deque[tuple[int, bytes]] = deque()
        ends = bytes(32), b"1" * 32, b"2" * 32
        self._seals = [
            (
                SealedChannel(peer=ends[0], sending=ends[1], receiving=ends[2], transcript=ends[0]),
                SealedChannel(peer=ends[0], sending=ends[2], receiving=ends[1], transcript=ends[0]),
            )
            for _ in range(PLAYERS)
        ]
        with self._counted():
            self.host = FriendsMatch(self._header(), TABLE, self, MatchRun(recorder=Unrecorded()))

    def _header(self) -> Header:
        people = [
            Occupant(name=f"P{seat}", face="person-woman", key=key.public.hex(), computer=seat)
            for seat, key in enumerate(self._keys)
        ]
        game = MatchSetup(variant="chiamata", players=PLAYERS, winning_hands=11)
        return new_header(
            seated(game, people),
            seeds=(),
            terms=HouseTerms(undo=False, hints=False),
            dealt_by=DealtBy(table=TABLE.public.hex(), name="P0", computer=0),
        )

    @contextmanager
    def _counted(self) -> Iterator[None]:
        began = time.process_time()
        yield
        self.spent += time.process_time() - began

    def send(self, key: str, message: HostMessage) -> None:
        seat = self._public.index(key)
        self._seals[seat][0].seal(encode(message))
        self.sent += 1
        self._to_guest.append((seat, message))

    def dismiss(self, key: str, end: End) -> None:
        raise AssertionError(f"{key} is dismissed: {end}")

    def seat_taken(self, before: str, who: Occupant) -> None:
        raise AssertionError(f"{who.name} has taken the seat of {before}")

    def play(self) -> None:
        """Play until so many hands are over."""
        for seat in range(PLAYERS):
            with self._counted():
                self.host.arrive(self._public[seat], Hello(protocol=PROTOCOL, rules="00" * 32))
        while not self.host.over and self.host.table.hand <= HANDS:
            if self._to_guest:
                self._hear(*self._to_guest.popleft())
            elif self._to_host:
                seat, frame = self._to_host.popleft()
                with self._counted():
                    said = guest_message(self._seals[seat][0].open(frame))
                    self.host.receive(self._public[seat], said)
            else:
                self._decide()

    def _hear(self, seat: int, message: HostMessage) -> None:
        if isinstance(message, MatchHeader):
            header = told_header(message, table=TABLE.public)
            self._guests[seat] = GuestMatch(
                header, SelfIdentity(key=self._keys[seat]), UnkeptRecords(), seat=seat
            )
            self._guests[seat].connected(message)
            return
        for answer in self._guests[seat].receive(message):
            self._say(seat, answer)

    def _say(self, seat: int, message: GuestMessage) -> None:
        self._to_host.append((seat, self._seals[seat][1].seal(encode(message))))

    def _decide(self) -> None:
        for seat, guest in self._guests.items():
            if guest.wants("cut"):
                self._say(seat, guest.cut(None))
            elif (view := guest.view) is not None:
                self._say(seat, guest.choose(self._random.choice(view.legal)))
