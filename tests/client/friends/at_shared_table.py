"""People at an open table without sockets: their programs answer all that needs nobody's choice."""

from collections import deque
from collections.abc import Sequence

from briscola.client.friends.followed_match import told_header
from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.guest_match import GuestMatch
from briscola.client.friends.own_line import OwnLine
from briscola.client.friends.table_people import TablePlan
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Unrecorded
from briscola.engine.occupant import Occupant
from briscola.network.guest_messages import GuestMessage, Ready, Sit
from briscola.network.host_messages import HostMessage, MatchHeader, Why
from briscola.storage.match_choices import seated
from tests.client.friends.in_memory import TABLE, hello_of, key_of


class Somebody:
    """The connection of somebody at the table, and her program."""

    def __init__(self, table: FriendsTable, seat: int) -> None:
        self.table, self.seat, self.key = table, seat, key_of(seat)
        self.told: list[HostMessage] = []
        self.waiting: deque[HostMessage] = deque()
        self.match: GuestMatch | None = None
        self.dismissed: Why | None = None
        """Reason why the table has let her go."""
        self.line = OwnLine()
        table.arrive(self.public, self, hello_of())

    @property
    def public(self) -> str:
        """Her public key."""
        return self.key.public.hex()

    def send(self, message: HostMessage) -> None:
        """Hear the host."""
        self.told.append(message)
        self.waiting.append(message)

    def dismiss(self, why: Why) -> None:
        """Be sent home."""
        self.waiting.clear()
        self.dismissed = why

    def say(self, message: GuestMessage) -> None:
        """Say something to the host."""
        self.table.receive(self.public, self, message)

    def answer(self) -> None:
        """Answer what has been heard so far."""
        while self.waiting:
            message = self.waiting.popleft()
            if isinstance(message, MatchHeader):
                header = told_header(message, table=TABLE.public)
                self.match = GuestMatch(header, self.key, seat=self.seat, line=self.line)
                self.match.connected(message)
            elif self.match is not None:
                for answer in self.match.receive(message):
                    self.say(answer)
                if self.match.wants_cut:
                    self.say(self.match.cut(None))


def shared_table(
    faces: Sequence[str] = ("person-woman", "person-man"), *, clock: int = 0, hints: bool = False
) -> tuple[FriendsTable, list[Somebody]]:
    """A table of briscola at which everybody sits whose face is named; the first has opened it."""
    chairs = [Occupant(name="Anna", face=faces[0], key=key_of(0).public.hex())]
    chairs += [Occupant(name="", face="person-woman") for _ in faces[1:]]
    game = MatchSetup(variant="briscola", players=len(faces), winning_hands=1)
    friends = {key_of(seat).public.hex(): "" for seat in range(len(faces))}
    table = FriendsTable(
        TablePlan(setup=seated(game, chairs), key=TABLE, friends=friends, clock=clock, hints=hints),
        recorder=lambda _header: Unrecorded(),
    )
    people = [Somebody(table, seat) for seat in range(len(faces))]
    for each, face in list(zip(people, faces, strict=True))[1:]:
        each.say(Sit(seat=each.seat, name=f"P{each.seat}", face=face))
    return table, people


def begun(table: FriendsTable, people: Sequence[Somebody]) -> None:
    """Everybody is ready, and the match goes on until somebody is asked for a card."""
    for each in people:
        each.say(Ready(ready=True))
    table.begin()
    while any(each.waiting for each in people):
        for each in people:
            each.answer()
