"""The sentences of a host about one person, row by row: which of them her program knows to be false."""

import contextlib
from contextlib import AbstractContextManager

import pytest
from msgspec.structs import replace

from briscola import __version__
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.own_connection import OwnConnection
from briscola.client.visit.own_seat_check import OwnSeatCheck
from briscola.client.visit.visitor_parts import SelfIdentity
from briscola.engine.events import Sits
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import seated
from briscola.engine.terms import STAND_IN
from briscola.engine.variants import make_rules
from briscola.storage.records.header import UNNAMED, Header
from tests.client.friends.changed_hosts import header_with
from tests.client.friends.in_memory import header_of, key_of, public_of

SEAT, OTHER = 1, 2
LINES = 20
"""Lines that are written when she connects."""
HEADER = replace(header_of(make_rules("briscola", 3), (0, 1, 2)), program=f"briscola {__version__}")
OTHER_VERSION = replace(HEADER, program="briscola 0.1.0")
OLD = replace(HEADER, record=UNNAMED)
"""An older record names no absence."""
HER = HEADER.roster[SEAT].who
COMPUTER = Occupant(name="Peppe", face="peppe", level=STAND_IN)
CLEVER = replace(COMPUTER, level="hard")
STRANGER = Occupant(name="Eva", face="woman", key=public_of(3), computer=SEAT, page=True)


def line(silent: float) -> OwnConnection:
    """A line that has come back after so many seconds."""
    now = [100.0]
    line = OwnConnection([lambda: now[0]])
    line.connected()
    line.echo(line.beat().n)
    now[0] += silent
    line.connected()
    return line


def check(
    header: Header = HEADER,
    *,
    page: bool = False,
    silent: float = 0.0,
    since: int = LINES,
    anew: bool = False,
) -> OwnSeatCheck:
    """Knowledge of her program: she came at line `since`, and her line was `silent` before it came back."""
    me = SelfIdentity(key=key_of(SEAT), line=line(silent), page=page)
    found = OwnSeatCheck(header, me, seat=SEAT, anew=anew)
    found.connected(since)
    found.connected(LINES)
    return found


def refused(kind: str) -> AbstractContextManager[object]:
    """A block in which the host is caught at such a lie; empty: at none."""
    return (
        pytest.raises(HostCheats, check=lambda error: error.kind == kind)
        if kind
        else contextlib.nullcontext()
    )


@pytest.mark.parametrize(
    ("fields", "page", "kind"),
    [
        ({}, False, ""),
        ({"computer": 0}, False, "left_out"),
        ({"page": True}, False, "left_out"),
        ({"page": True}, True, ""),
        ({"key": public_of(3)}, False, "host_cheats"),
        ({"key": public_of(3), "page": True}, False, ""),  # she has taken it over from a browser
        ({"key": public_of(3)}, True, ""),
    ],
)
def test_a_header_says_who_she_is(fields: dict[str, object], page: bool, kind: str) -> None:
    with refused(kind):
        check(header_with(HEADER, SEAT, **fields), page=page).header()


@pytest.mark.parametrize(
    ("why", "at", "silent", "since", "kind"),
    [
        ("line", LINES, 300.0, LINES, ""),
        ("line", LINES, 0.0, LINES, "false_absence"),  # her line was up until then
        ("line", LINES + 1, 300.0, LINES, "false_absence"),  # she is connected
        ("left", LINES, 0.0, LINES, ""),  # before she came
        ("left", LINES, 0.0, LINES - 1, "false_absence"),  # she has not left since
        ("sent_away", LINES, 0.0, LINES - 1, ""),
        ("sent_away", LINES + 1, 0.0, LINES, "false_absence"),
        ("", LINES, 300.0, LINES, "false_absence"),
        ("bored", LINES, 300.0, LINES, "false_absence"),
    ],
)
def test_a_computer_decides_for_her_or_the_deal_goes_on_without_her(
    why: str, at: int, silent: float, since: int, kind: str
) -> None:
    away = Sits(seat=SEAT, who=COMPUTER, why=why)
    with refused(kind):
        check(silent=silent, since=since).sits(away, seated(whos(HEADER)), at, late=True, checked=False)
    with refused(kind and "left_out"):
        check(silent=silent, since=since).dealt_without_her(why, at)


def whos(header: Header) -> tuple[Occupant, ...]:
    return tuple(player.who for player in header.roster)


AWAY, LATE = (Sits(seat=SEAT, who=COMPUTER, why=why) for why in ("left", "clock"))


@pytest.mark.parametrize(
    ("header", "before", "event", "late", "kind"),
    [
        (HEADER, HER, LATE, True, ""),
        (HEADER, HER, LATE, False, "false_absence"),
        (HEADER, HER, AWAY, True, "false_absence"),
        (OLD, HER, AWAY, True, ""),
        (HEADER, COMPUTER, Sits(seat=SEAT, who=HER), False, ""),
        (HEADER, HER, Sits(seat=SEAT, who=STRANGER), False, "false_absence"),
        (HEADER, STRANGER, Sits(seat=SEAT, who=HER), False, ""),  # hers again
        (HEADER, STRANGER, Sits(seat=SEAT, who=replace(HER, page=True)), False, "left_out"),
        (HEADER, STRANGER, Sits(seat=SEAT, who=replace(HER, computer=0)), False, "left_out"),
        (HEADER, HER, Sits(seat=SEAT, who=CLEVER, why="clock"), True, "false_absence"),
        (HEADER, HER, Sits(seat=OTHER, who=CLEVER), False, "false_absence"),
        (HEADER, HER, Sits(seat=OTHER, who=COMPUTER), False, ""),
        (OTHER_VERSION, HER, Sits(seat=OTHER, who=CLEVER), False, ""),  # another version may play otherwise
    ],
)
def test_somebody_sits_down_at_her_table(
    header: Header, before: Occupant, event: Sits, late: bool, kind: str
) -> None:
    occupants = seated(whos(HEADER))
    if before != HER:
        occupants = occupants.after(SEAT, before)
    with refused(kind):
        check(header, since=0).sits(event, occupants, LINES, late=late, checked=False)


def test_what_was_checked_when_it_came_or_is_said_of_a_browser_is_not_checked_again() -> None:
    told = AWAY, seated(whos(HEADER)), LINES + 1
    check().sits(*told, late=False, checked=True)
    check(page=True).sits(*told, late=False, checked=False)
    with refused("false_absence"):
        check(page=True).sits(Sits(seat=SEAT, who=CLEVER), *told[1:], late=False, checked=True)


def test_lines_of_a_match_that_is_told_anew_are_of_her_visit_from_the_first_on() -> None:
    check(since=5).dealt_without_her("left", 5)
    with refused("left_out"):
        check(since=5, anew=True).dealt_without_her("left", 5)
