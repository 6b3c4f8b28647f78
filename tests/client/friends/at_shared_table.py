"""People at an open table without sockets: what they say, and all that they are told."""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_plan import USUAL_WISHES, TablePlan
from briscola.client.host.recorder import Recorder, Unrecorded
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.followed_match import told_header
from briscola.client.visit.guest_match import GuestMatch
from briscola.client.visit.visitor_parts import SelfIdentity, UnkeptRecords
from briscola.engine.events import Event
from briscola.engine.occupant import Occupant
from briscola.network.messages.from_guest import GuestMessage, Hello, Leave, Ready, Sit, Watch
from briscola.network.messages.from_host import Goodbye, HostMessage, MatchHeader, Refused, Why
from briscola.storage.match_choices import seated
from briscola.storage.records.header import Header
from tests.client.friends.in_memory import TABLE, hello_of, key_of, public_of

NAMES, FACES = ("Anna", "Leo", "Mia", "Zoe"), ("person-woman", "person-man", "ada", "rocco")
"""Names and faces of those with the first keys."""
ANNA = Occupant(name="Anna", face="person-woman", key=public_of(0))
OPEN = Occupant(name="", face="person-woman")
HELLO = hello_of()


class Line:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[HostMessage] = []

    def send(self, message: HostMessage) -> None:
        self.told.append(message)

    def dismiss(self, why: Why) -> None:
        self.told.append(Goodbye(why=why))

    @property
    def whys(self) -> list[Why]:
        """Reasons of all refusals and farewells."""
        return [message.why for message in self.told if isinstance(message, Refused | Goodbye)]


class OpenTable:
    """A table, and the latest connection of each who comes to it; who that is, is the number of a key."""

    def __init__(
        self,
        *players: Occupant,
        friends: Collection[int] = (),
        later: Callable[[Callable[[], None]], object] = lambda tell: tell(),
        hands: int = 1,
        dealer: NeutralDealer | None = None,
        **wishes: Any,
    ) -> None:
        """`hands` have to be won."""
        game = MatchSetup(variant="briscola", players=len(players), winning_hands=hands)
        known = {public_of(who): "Leo" for who in friends}
        self.begun: list[Header] = []
        plan = TablePlan(
            setup=seated(game, players), key=TABLE, wishes=replace(USUAL_WISHES, **wishes), friends=known
        )
        self._plan, self._later = replace(plan, dealer=dealer), later
        self.table = self._made()
        self.lines: dict[int, Line] = {}

    def _made(self) -> FriendsTable:
        return FriendsTable(self._plan, recorder=self._recorder, later=self._later)

    def go_on(self, header: Header, log: tuple[Event, ...]) -> None:
        """The host's program has ended, and goes on with this match; nobody has a line."""
        self.table, self.lines = self._made(), {}
        self.table.go_on(header, log, Unrecorded(), programs={})

    def _recorder(self, header: Header) -> Recorder:
        self.begun.append(header)
        return Unrecorded()

    def come(self, who: int, hello: Hello = HELLO) -> Line:
        line = self.lines[who] = Line()
        self.table.arrive(public_of(who), line, hello)
        return line

    def lose_connection(self, who: int) -> None:
        self.table.gone(public_of(who), self.lines[who])

    def say(self, who: int, *messages: GuestMessage) -> None:
        for message in messages:
            self.table.receive(public_of(who), self.lines[who], message)

    def sit(self, who: int, at: int | None = None, *, name: str = "", face: str = "") -> Line:
        """Somebody who has a line, or gets one, sits down, at the seat of her number if no other is named."""
        line = self.lines[who] if who in self.lines else self.come(who)
        usual = (NAMES[who], FACES[who]) if who < len(NAMES) else (f"P{who}", f"face-{who}")
        self.say(who, Sit(seat=who if at is None else at, name=name or usual[0], face=face or usual[1]))
        return line

    def look_on(self, who: int) -> None:
        self.come(who)
        self.say(who, Watch(name=f"P{who}", face="face"))

    def ready(self, *people: int) -> None:
        for who in people:
            self.say(who, Ready(ready=True))

    def leave(self, *people: int) -> None:
        for who in people:
            self.say(who, Leave())

    def end(self) -> None:
        assert self.table.match is not None
        self.table.match.host.give_up()
        self.table.tick(0.25)

    def passes(self, seconds: float) -> None:
        for _ in range(int(seconds)):
            self.table.tick(1.0)

    @property
    def names(self) -> list[str]:
        """The people who sit there, seat by seat; an open seat has no name."""
        return [place.name for place in self.table.roster]

    @property
    def knocking(self) -> list[str]:
        """Names of those who wait at the door."""
        return [knock.name for knock in self.table.admission.knocks]


class Somebody(Line):
    """The connection of somebody at the table, with her program, which answers all that needs no choice."""

    def __init__(self, table: FriendsTable, seat: int) -> None:
        super().__init__()
        self.table, self.seat, self.me = table, seat, SelfIdentity(key=key_of(seat))
        self.waiting: deque[HostMessage] = deque()
        self.match: GuestMatch | None = None
        table.arrive(public_of(seat), self, HELLO)

    def send(self, message: HostMessage) -> None:
        super().send(message)
        self.waiting.append(message)

    def say(self, message: GuestMessage) -> None:
        self.table.receive(public_of(self.seat), self, message)

    def answer(self) -> None:
        """Answer what has been heard so far."""
        while self.waiting:
            message = self.waiting.popleft()
            if isinstance(message, MatchHeader):
                header = told_header(message, table=TABLE.public)
                self.match = GuestMatch(header, self.me, UnkeptRecords(), seat=self.seat)
                self.match.connected(message)
            elif self.match is not None:
                for answer in self.match.receive(message):
                    self.say(answer)
                if self.match.wants("cut"):
                    self.say(self.match.cut(None))
                if self.match.wants("trump_card"):
                    self.say(self.match.choose_trump_card(None))


def change(table: FriendsTable, **parts: Any) -> None:
    """Give a table other parts, as none of its steps does."""
    table._value = replace(table._value, **parts)


def begun(people: int = 2, **plan: Any) -> tuple[FriendsTable, Sequence[Somebody]]:
    """So many with their programs at a table, up to the first card that somebody is asked for."""
    table = OpenTable(ANNA, *[OPEN] * (people - 1), friends=range(people), **plan).table
    found = [Somebody(table, seat) for seat in range(people)]
    for each in found[1:]:
        each.say(Sit(seat=each.seat, name=NAMES[each.seat], face=FACES[each.seat]))
    for each in found:
        each.say(Ready(ready=True))
    table.begin()
    while any(each.waiting for each in found):
        for each in found:
            each.answer()
    return table, found
