"""Whoever is ready has read a game and its people: a host that begins another match is left."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import asdict, fields, replace

from briscola.client.friends import friends_table, table_roster
from briscola.client.visit.agreed_match import LONGEST_AGO, AgreedMatch
from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.variants import make_rules
from briscola.network.messages.fields import RosterPlace, TableTerms
from briscola.network.messages.from_host import RosterChange
from briscola.storage.records.header import Header
from briscola.storage.records.records import new_header
from tests.client.friends.at_shared_table import change
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.friends.in_memory import header_of

RULES = make_rules("briscola", 3)
TERMS = TableTerms(variant="briscola", players=3, winning_hands=3, clock=30)
HEADER = replace(header_of(RULES, (0, 1), winning_hands=3, clock=30), began="2026-11-24T20:00:00Z")
BEGAN = datetime(2026, 11, 24, 20, tzinfo=UTC)
ROSTER = tuple(
    RosterPlace(**{**asdict(player), "computer": player.seat}, ready=True) for player in HEADER.roster
)
NOT_OF_A_MATCH = {"dealer": "Club", "moved": True, "onlookers": False}
"""Terms of which a first line says nothing."""


@pytest.fixture(autouse=True)
def passes(monkeypatch: pytest.MonkeyPatch) -> Callable[[timedelta], None]:
    """Sets this computer's clock to a time after the date of the match."""

    def passes(time: timedelta) -> None:
        now = Mock(wraps=datetime, now=lambda _zone: BEGAN + time)
        monkeypatch.setattr("briscola.client.visit.agreed_match.datetime", now)

    passes(timedelta())
    return passes


def other_line(**changed: Any) -> Header:
    """The first line with other values, by the names of its parts with `_` between them."""
    told = to_builtins(HEADER)
    for path, value in changed.items():
        part = told
        *way, last = path.split("__")
        for name in way:
            part = part[int(name) if name.isdigit() else name]
        part[last] = value
    return convert(told, Header)


GAMES: Mapping[str, Header] = {
    "variant": other_line(setup__variant="bisca"),
    "options": other_line(setup__options={"removed": "2B"}),
    "winning_hands": other_line(setup__winning_hands=100),
    "hints": other_line(settings__hints=True),
    "clock": other_line(dealt_by__clock=60),
    "players": replace(header_of(make_rules("briscola", 2), (0, 1), winning_hands=3, clock=30)),
}
PEOPLE: Mapping[str, Header] = {
    "her name": other_line(roster__1__name="Carla"),
    "her face": other_line(roster__1__face="person-man"),
    "her key": other_line(roster__1__key="ab" * 32),
    "her computer": other_line(roster__1__computer=0),
    "her page": other_line(roster__1__page=True),
    "a computer's level": other_line(roster__2__level="maestro"),
}


@pytest.mark.parametrize("begins", [True, False])
def test_the_match_on_which_a_table_has_agreed_begins(begins: bool) -> None:
    terms = replace(TERMS, options={"removed": "2C"}, **NOT_OF_A_MATCH)  # as usual, but said
    AgreedMatch.of_table(terms, ROSTER).check(HEADER, begins=begins)


@pytest.mark.parametrize("begins", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_no_other_game_goes_on(name: str, begins: bool) -> None:
    with pytest.raises(HostCheats, match=rf"another .*\b{name}\b") as refused:
        AgreedMatch.of_table(TERMS, ROSTER).check(GAMES[name], begins=begins)
    assert refused.value.kind == "another_game"


def test_each_of_the_terms_is_compared_or_is_none_of_a_match() -> None:
    """A term that comes later has to stand in one of both."""
    assert {each.name for each in fields(TableTerms)} == GAMES.keys() | NOT_OF_A_MATCH.keys()


@pytest.mark.parametrize("name", PEOPLE)
def test_no_match_of_other_people_begins_and_one_in_which_they_changed_goes_on(name: str) -> None:
    agreed = AgreedMatch.of_table(TERMS, ROSTER)
    agreed.check(PEOPLE[name], begins=False)
    with pytest.raises(HostCheats, match=rf"another {name.rpartition(' ')[2]}") as refused:
        agreed.check(PEOPLE[name], begins=True)
    assert refused.value.kind == "another_game"


@pytest.mark.parametrize("sign", [1, -1])
def test_a_match_begins_today_or_nearly(sign: int, passes: Callable[[timedelta], None]) -> None:
    agreed = AgreedMatch.of_table(TERMS, ROSTER)
    passes(sign * LONGEST_AGO)
    agreed.check(HEADER, begins=True)
    passes(sign * (LONGEST_AGO + timedelta(seconds=1)))
    agreed.check(HEADER, begins=False)
    with pytest.raises(HostCheats, match="is dated 2026-11-24T20:00:00Z") as refused:
        agreed.check(HEADER, begins=True)
    assert refused.value.kind == "another_date"


# ---- at a table


def change_the_first_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every host begin with another first line than its table has agreed on."""

    def begun(*given: Any, **named: Any) -> Header:
        header = new_header(*given, **named)
        return replace(header, roster=tuple(replace(each, name="Eva") for each in header.roster))

    monkeypatch.setattr(friends_table, "new_header", begun)


def change_the_table(evening: Evening) -> None:
    """Have the host say something else, once everybody is ready, and begin that."""
    hosting = evening.friends[0].own.hosting
    assert hosting is not None
    change(hosting.table, hints=True)


def say_that_a_match_is_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every host tell that a match goes on before it begins, so that all seem to have met it."""

    def told(**fields: Any) -> RosterChange:
        return RosterChange(**{**fields, "playing": True})

    monkeypatch.setattr(table_roster, "RosterChange", told)


@pytest.mark.parametrize(
    "way",
    [
        "names in the first line",
        "names, and a match is on once she is ready",
        "game, once she is ready",
    ],
)
def test_whoever_said_that_she_is_ready_leaves_a_host_that_begins_another_match(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is kept, and nobody is accused: a host signs nothing of what a table tells."""
    monkeypatch.undo()  # today
    with Evening([friend(tmp_path, name) for name in ("Anna", "Bruno")]) as evening:
        host, guest = evening.friends
        evening.sit_down(setup_of(make_rules("briscola", 2), 2))
        evening.until(lambda: host.table is not None and all(place.ready for place in host.table.roster))
        if way == "names, and a match is on once she is ready":
            say_that_a_match_is_on(monkeypatch)
            host.own.do(lambda table: table.tell())
            evening.until(lambda: guest.table is not None and guest.table.playing)
        if way.startswith("names"):
            change_the_first_line(monkeypatch)
        else:
            change_the_table(evening)
        host.own.do(lambda table: table.begin())
        evening.until(lambda: "another_game" in guest.troubles)
        assert guest.troubles["another_game"].file is None
        evening.until(lambda: guest.table is None)
        assert guest.seat is None and not [*(tmp_path / "Bruno").rglob("*.jsonl")]
