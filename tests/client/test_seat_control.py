"""Whatever a window may ask of a seat, every kind of seat answers, and no more than it may know."""

import inspect
from collections.abc import Callable, Sequence

import pytest

from briscola.capabilities.lesson.seat import LessonSeat
from briscola.capabilities.lesson.steps import STEPS
from briscola.client.host.match_host import MatchHost
from briscola.client.hot_seat.shared_screen import PublicSeat, SharedScreen
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import SeatControl
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.visit.news import MatchGoesOn
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.events import NOBODY, Dealt
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from tests.client.friends.in_memory import Company, header_of
from tests.client.seat_steps import step_without_choice

MEMBERS = sorted(
    name for name in {*vars(SeatControl), *SeatControl.__annotations__} if not name.startswith("_")
)


def dealt() -> MatchHost:
    """A match of two whose first hand lies on the table."""
    host = MatchHost(MatchSetup(opponents=regulars(2, ("random",))), deals=SeededDeals(3))
    seat = HostedSeat(host)
    while not seat.dealt:
        assert step_without_choice(seat)
    return host


def remote(seat: int) -> RemoteSeat:
    """A match of two at another computer's table, seen from a seat or by somebody who looks on."""
    company = Company(header_of(make_rules("briscola", 2), (0, 1)), seed=3)
    company.play(hands=1)
    guest = company.guests[0 if seat == NOBODY else seat]
    assert guest is not None
    begun = MatchGoesOn(header=company.header, seat=seat, seen=tuple(guest.seen))
    return RemoteSeat(begun, lambda _act: None)


IDS = ("hosted", "public", "shared", "shared public", "lesson", "remote", "looks on")
SEATS: Sequence[Callable[[], SeatControl]] = [
    lambda: HostedSeat(dealt()),
    lambda: PublicSeat(dealt()),
    lambda: SharedScreen(dealt()).seats[0],
    lambda: SharedScreen(dealt()).public_seat(),
    lambda: LessonSeat(STEPS[0].laid),
    lambda: remote(1),
    lambda: remote(NOBODY),
]


@pytest.mark.parametrize("make", SEATS, ids=IDS)
def test_every_kind_of_seat_has_every_member_of_its_own(make: Callable[[], SeatControl]) -> None:
    """The protocol's own body answers nothing, so no seat may be left with it."""
    seat = make()
    kinds = type(seat).__mro__[: type(seat).__mro__.index(SeatControl)]
    own = {name for kind in kinds for name in vars(kind)} | vars(seat).keys()
    own |= {"looks_on", "dealt_by", "names_absences", "may_write", "written"}
    assert [name for name in MEMBERS if name not in own] == []


@pytest.mark.parametrize("make", SEATS, ids=IDS)
def test_every_member_can_be_read_before_anybody_has_acted(make: Callable[[], SeatControl]) -> None:
    seat = make()
    for name in MEMBERS:
        try:
            value = getattr(seat, name)
        except LookupError:
            assert name == "view" and isinstance(seat, RemoteSeat), name
        else:
            assert callable(value) == inspect.isfunction(vars(SeatControl).get(name)), name


def test_the_truth_is_told_between_hands_and_never_during_one() -> None:
    seat = HostedSeat(dealt())
    assert seat.dealt and seat.hand == 1
    with pytest.raises(LookupError):
        seat.whole_log()
    while seat.dealt:
        seat.choose(seat.view.legal[0] if seat.thinker is None else seat.think().result)
    log, digest = seat.whole_log()
    assert digest == seat.host.table.ledger.digest and any(isinstance(event, Dealt) for event in log)
