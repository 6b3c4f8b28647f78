"""A table of a neutral dealer: whoever has the code sits down, and nobody has to begin."""

from collections.abc import Callable

import pytest

from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_people import TablePlan
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Recorder, Unrecorded
from briscola.engine.occupant import Occupant
from briscola.network.guest_messages import Leave, Ready, Sit, Watch
from briscola.network.host_messages import Goodbye, HostMessage, RosterChange, Welcome, Why
from briscola.storage.header import Header
from briscola.storage.match_choices import seated
from tests.client.friends.in_memory import TABLE, hello_of, public_of

DEALER = NeutralDealer(name="Circolo Sempione")


class Line:
    """The connection of a guest who reads all that she is sent."""

    def __init__(self) -> None:
        self.heard: list[HostMessage] = []

    def send(self, message: HostMessage) -> None:
        self.heard.append(message)

    def dismiss(self, why: Why) -> None:
        self.heard.append(Goodbye(why=why))


class Club:
    """A dealer's table for three, with its guests."""

    def __init__(
        self,
        dealer: NeutralDealer = DEALER,
        later: Callable[[Callable[[], None]], object] = lambda tell: tell(),
    ) -> None:
        self.began: list[Header] = []
        open_seat = Occupant(name="", face="person-woman")
        setup = seated(MatchSetup(players=3), [open_seat] * 3)
        self.table = FriendsTable(
            TablePlan(setup=setup, key=TABLE, dealer=dealer), recorder=self._recorder, later=later
        )
        self.lines: dict[int, Line] = {}

    def _recorder(self, header: Header) -> Recorder:
        self.began.append(header)
        return Unrecorded()

    def comes(self, who: int) -> Line:
        """Somebody connects."""
        self.lines[who] = line = Line()
        assert self.table.arrive(public_of(who), line, hello_of())
        return line

    def sits(self, who: int) -> Line:
        """Somebody connects and sits down at the seat of her number."""
        line = self.comes(who)
        self._says(who, Sit(seat=who, name=f"P{who}", face=f"face-{who}"))
        return line

    def ready(self, *people: int) -> None:
        """People are ready."""
        for who in people:
            self._says(who, Ready(ready=True))

    def leaves(self, who: int) -> None:
        """Somebody leaves for good."""
        self._says(who, Leave())

    def loses_line(self, who: int) -> None:
        """Somebody's connection is lost."""
        self.table.gone(public_of(who), self.lines[who])

    def looks_on(self, who: int) -> None:
        """Somebody asks to look on."""
        self.comes(who)
        self._says(who, Watch(name=f"P{who}", face="face"))

    def _says(self, who: int, message: Sit | Ready | Leave | Watch) -> None:
        self.table.receive(public_of(who), self.lines[who], message)

    def passes(self, seconds: float) -> None:
        """Time passes."""
        for _ in range(int(seconds)):
            self.table.tick(1.0)

    @property
    def seated(self) -> list[int]:
        """Seats of people."""
        return [place.seat for place in self.table.roster if place.key]


def test_strangers_sit_down_and_a_match_begins_when_all_are_ready() -> None:
    club = Club()
    line = club.sits(1)
    assert club.seated == [1] and not club.table.knocks
    welcome = line.heard[0]
    assert isinstance(welcome, Welcome) and welcome.setup.dealer == "Circolo Sempione"
    club.sits(2)
    club.ready(1)
    assert not club.table.playing
    club.ready(2)
    assert club.table.playing
    (header,) = club.began
    assert header.dealt_by is not None and header.dealt_by.computer is None
    assert header.dealt_by.name == "Circolo Sempione"
    assert [bool(player.level) for player in header.roster] == [True, False, False]


def test_a_match_waits_for_the_fewest_people() -> None:
    club = Club(NeutralDealer(name="Circolo", people=2))
    club.sits(0)
    club.ready(0)
    assert not club.table.playing
    club.sits(1)
    club.ready(1)
    assert club.table.playing


def test_a_match_begins_when_whoever_was_not_ready_gets_up() -> None:
    club = Club()
    club.sits(0)
    club.sits(1)
    club.ready(0)
    club.leaves(1)
    club.passes(1)
    assert club.table.playing and club.seated == [0]


def test_the_seat_of_somebody_who_is_gone_opens_after_a_minute() -> None:
    club = Club()
    club.sits(0)
    club.loses_line(0)
    club.passes(59)
    assert club.seated == [0]
    club.passes(1)
    assert not club.seated


def test_somebody_who_is_never_ready_keeps_the_others_for_three_minutes() -> None:
    club = Club()
    club.sits(0)
    line = club.sits(1)
    club.passes(500)
    assert club.seated == [0, 1]
    club.ready(0)
    club.passes(179)
    assert club.seated == [0, 1]
    club.passes(1)
    assert club.seated == [0] and club.table.playing
    assert [message.seat for message in line.heard if isinstance(message, Welcome)][-1] is None


@pytest.mark.parametrize("first_gone", [0, 1])
def test_a_match_that_all_have_left_makes_room_for_others(first_gone: int) -> None:
    club = Club()
    for who in (0, 1):
        club.sits(who)
    club.ready(0, 1)
    club.leaves(first_gone)
    club.passes(1)
    assert club.table.playing
    club.leaves(1 - first_gone)
    club.passes(1)
    assert club.table.match is None and not club.seated and club.table.free == 3
    club.sits(2)
    club.ready(2)
    assert club.table.playing


def test_a_match_in_which_nobody_has_chosen_makes_room_soon() -> None:
    club = Club()
    club.sits(0)
    club.ready(0)
    club.loses_line(0)
    club.passes(179)
    assert club.table.playing
    club.passes(1)
    assert club.table.match is None
    club.passes(60)
    assert club.table.free == 3


def test_a_match_sleeps_for_a_week_at_most() -> None:
    club = Club(NeutralDealer(name="Circolo", abandoned_seconds=1000, unplayed_seconds=1000))
    club.sits(0)
    club.ready(0)
    club.loses_line(0)
    club.passes(999)
    assert club.table.playing
    club.comes(0)
    club.passes(1)
    club.loses_line(0)
    club.passes(999)
    assert club.table.playing
    club.passes(1)
    assert club.table.match is None


def test_a_place_is_kept_for_whoever_sits_here_or_stands_in_the_record() -> None:
    club = Club()
    club.sits(0)
    club.looks_on(5)
    kept = club.table.keeps_place_for
    assert kept(public_of(0)) and not kept(public_of(5)) and not kept(public_of(1))
    club.sits(1)
    club.ready(0, 1)
    club.leaves(1)
    assert kept(public_of(1)), "a match goes on in which she has played"


def test_changes_that_come_together_are_told_once() -> None:
    waiting: list[Callable[[], None]] = []
    club = Club(later=waiting.append)
    first = club.sits(0)
    for who in range(3, 13):
        club.looks_on(who)
    for who in range(3, 13):
        club.loses_line(who)
    first.heard.clear()
    club.sits(1)
    (tell,) = waiting
    tell()
    (told,) = first.heard
    assert isinstance(told, RosterChange) and not told.onlookers
    assert [place.name for place in told.roster] == ["P0", "P1", ""]
    club.loses_line(1)
    assert len(waiting) == 2, "the next change is told again"


def test_nobody_is_told_who_goes_when_all_go() -> None:
    club = Club()
    for who in (0, 1):
        club.sits(who)
    club.ready(0, 1)
    lines = [club.lines[who] for who in (0, 1)]
    for line in lines:
        line.heard.clear()
    club.table.hush()
    for who in (0, 1):
        club.loses_line(who)
    assert club.table.playing and not any(line.heard for line in lines)


def test_people_who_look_on_and_go_make_room_for_others() -> None:
    club = Club()
    for who in range(3, 13):
        club.looks_on(who)
        if who < 5:
            club.loses_line(who)
    assert len(club.table.onlookers) == 8
