"""The page of a table and that of tables nearby, as they look with people of many kinds; without sockets."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec.structs import replace

from briscola.client.friends.admission import Knock
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.network.addresses.meeting_points import MeetingPoint, read_meeting_point
from briscola.network.messages.fields import Onlooker, RosterPlace, TableTerms
from briscola.network.tables.nearby import NearbyTable
from briscola.ui.app import App
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.friends.phones_of_table import PhonesOfTable
from tests.ui.driver import Driver

KEYS = [digit * 64 for digit in "0123456"]
CODE = "7KMPQ2ABCD"
ELSEWHERE = read_meeting_point("play.example.org")
ONLOOKERS = (Onlooker(key=KEYS[5], name="Carla"), Onlooker(key=KEYS[6], name="Ezio"))

ADDRESSES = ("192.168.178.105", "2001:db8:85a3:1234:8a2e:370:7334:abcd", "172.17.0.1")
"""Of a computer with several networks."""


class Quiet:
    """The friends of somebody whom no network reaches: what the page asks for is noted."""

    def __init__(self, table: LobbyState | None = None, nearby: Sequence[NearbyTable] = ()) -> None:
        self.table, self.nearby = table, tuple(nearby)
        self.seat = None
        self.done: list[tuple[object, ...]] = []

    @property
    def own(self) -> "Quiet":
        """The table that this person opens: noted likewise."""
        return self

    def do(self, act: Callable[[Any], object]) -> None:
        """Note what would be done in the network thread."""
        act(self)

    def __getattr__(self, name: str) -> object:
        return lambda *given, **named: self.done.append((name, *given, *named.values()))


class NoActions:
    """Ways that lead nowhere."""

    awaited = warning = ""
    page = None
    times_left = 0

    def __init__(self) -> None:
        self.phone_seats: list[int | None] = []
        """Seats of the table to which phones were let in."""

    @property
    def ways(self) -> "NoActions":
        """The ways to a table: these."""
        return self

    def let_in(self, seat: int | None = None) -> None:
        """Note where the phone's person is to sit."""
        self.phone_seats.append(seat)

    def leave(self) -> None:
        """Note that this person has left."""
        self.times_left += 1

    def __getattr__(self, name: str) -> Any:
        return lambda *_given: None


def roster() -> tuple[RosterPlace, ...]:
    """Six seats: the host, a guest who is ready, one whose line is lost, two computers, an open seat."""
    return (
        RosterPlace(seat=0, name="Anna Maria Bartolomei", face="person-woman", key=KEYS[0], host=True),
        RosterPlace(seat=1, name="Bruno", face="person-man", key=KEYS[1], computer=1, ready=True),
        RosterPlace(
            seat=2, name="Wolfgang Amadeus Mozart", face="rocco", key=KEYS[2], computer=2, here=False
        ),
        RosterPlace(seat=3, name="Teresa", face="teresa", level="maestro"),
        RosterPlace(seat=4, computer=4),
        RosterPlace(seat=5, name="Peppe", face="peppe", level="beginner"),
    )


def table(*, hosting: bool, meeting: MeetingPoint | None = None) -> LobbyState:
    """Such a table, as its host sees it or as a guest who has not sat down."""
    giuseppina = Knock(key=KEYS[3], name="Giuseppina Verdi", face="rosa", seat=4)
    carlo = Knock(key=KEYS[4], name="Carlo", face="nino", seat=4)
    return LobbyState(
        hosting=hosting,
        code=CODE,
        addresses=("192.168.178.105",),
        port=27481,
        meeting=meeting,
        terms=TableTerms(
            variant="briscola", players=6, options={"teams": True}, winning_hands=2, clock=30, hints=True
        ),
        roster=roster(),
        own=0 if hosting else None,
        knocking=(giuseppina, carlo) if hosting else (),
        onlookers=() if hosting else ONLOOKERS,
    )


def lobby(
    app: App,
    *,
    hosting: bool,
    ways: NoActions | None = None,
    meeting: MeetingPoint | None = None,
    addresses: tuple[str, ...] = (),
) -> TablePage:
    """The page of that table; nobody knocks where a meeting point or `addresses` are given."""
    shown = table(hosting=hosting, meeting=meeting)
    if meeting is not None or addresses:
        shown = replace(shown, knocking=(), addresses=addresses or shown.addresses)
    friends, ways = cast(FriendsClient, Quiet(shown)), ways or NoActions()
    return TablePage(app, friends, shown, cast(PhonesOfTable, ways))


class AtLobby(Driver):
    """Somebody in front of the page of that table."""

    def __init__(self, app: App, *, hosting: bool, addresses: tuple[str, ...] = ()) -> None:
        super().__init__(app)
        self.ways = NoActions()
        self.page = lobby(app, hosting=hosting, ways=self.ways, addresses=addresses)
        app.reset(self.page)
        app.tick(0.0)

    @property
    def friends(self) -> Quiet:
        """The friends of the page, as they are here."""
        return cast(Quiet, self.page.friends)

    def now(self, **changes: Any) -> None:
        """The table has become another."""
        assert self.friends.table is not None
        self.friends.table = replace(self.friends.table, **changes)
        self.app.tick(0.1)

    @property
    def heard(self) -> list[str]:
        """All lines of the page as they are read aloud, in parts between dots."""
        return [part for line in self.page.reading() for part in line.text.split(" · ")]

    @property
    def names(self) -> list[str]:
        """Of all controls in sight."""
        return [widget.name for widget in self.top.group.widgets]


def page(app: App) -> FriendsPage:
    """The page of tables nearby, seven of them."""
    nearby = [
        NearbyTable(host=host, code=CODE[at:] + CODE[:at], addresses=("10.0.0.1",), port=1, free=at % 5)
        for at, host in enumerate(
            ("Anna", "Bruno", "Wolfgang Amadeus Mozart", *["Carla", "Dino", "Ezio", "Fra"])
        )
    ]
    return FriendsPage(app, cast(FriendsClient, Quiet(nearby=nearby)), cast(Any, NoActions()))
