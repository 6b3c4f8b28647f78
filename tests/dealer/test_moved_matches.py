"""A match to which nobody comes for half an hour makes room, and waits elsewhere for its people."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from briscola.client.visit.visitor import Visitor
from briscola.storage.records.match_record import right
from tests.dealer.house import SLEEP_DAYS, House
from tests.simulated.company import Person
from tests.simulated.world import World, known_chance
from tests.spread import quick_some

MINUTE, DAY = 60.0, 24 * 3600.0
HALF_AN_HOUR = 30 * MINUTE


class Evening:
    """A dealer, and people with their programs."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.world, self._folder, self._patch = World(), folder, patch
        self._looks_each(0.25)
        self.house = House(self.world, folder / "dealer")
        self._people: list[Person] = []

    def somebody(self, *, page: bool = False) -> Person:
        number = len(self._people) + 1
        name = f"p{number}"
        person = Person(self.house, self._folder / name, number, Random(number), name=name, page=page)
        self._people.append(person)
        person.hesitates = (0.5,)
        return person

    def two_play(self, *, seconds: float = 10.0) -> list[Person]:
        """Two people with the link sit down and begin a match."""
        people = [self.somebody(), self.somebody()]
        for seat, person in enumerate(people):
            self.comes(person)
            self.sits(person, seat)
        self.world.run(seconds)
        return people

    def _looks_each(self, seconds: float) -> None:
        """Let the dealer look at its tables less often, so that a week is not too long for a test."""
        self._patch.setattr("briscola.client.friends.table_service.TICK", seconds)
        self._patch.setattr("briscola.dealer.dealer.LOOK", 4 * seconds)
        self._patch.setattr("briscola.dealer.dealer_figures.BEAT", 40 * seconds)
        self._patch.setattr("briscola.dealer.dealer.MINUTE", 240 * seconds)

    def passes(self, seconds: float, *, looks_each: float = 5.0) -> None:
        """Let time pass while nobody does anything, and then a minute."""
        self._looks_each(looks_each)
        self.world.run(seconds)
        self._looks_each(0.25)
        self.world.run(MINUTE)

    def half_an_hour(self) -> None:
        self.passes(HALF_AN_HOUR)

    def deserted(self) -> tuple[list[Person], str]:
        """Two who have played, and went more than half an hour ago; and their match."""
        people = self.two_play()
        match = self.house.table.match
        self.go(people)
        self.half_an_hour()
        return people, match

    @property
    def moved(self) -> list[str]:
        return [each.match for each in self.house.moved]

    def comes(self, person: Person) -> None:
        """Somebody starts her program and goes to the link."""
        person.come()
        self.world.run(3.0)

    def sits(self, person: Person, seat: int) -> None:
        for does in (partial(Visitor.sit, seat=seat), partial(Visitor.ready, yes=True)):
            person.do(does)
            self.world.run(1.0)

    def go(self, people: list[Person]) -> None:
        for person in people:
            person.kill()
        self.world.run(1.0)

    def close(self) -> None:
        for person in self._people:
            person.close()
        self.house.kill()
        for computer in list(self.world.computers):
            computer.kill()

    def restart(self) -> None:
        self.house.kill()
        self.house.begin()


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    with known_chance(Random(1)):
        evening = Evening(tmp_path, monkeypatch)
        yield evening
        evening.close()


def match_of(person: Person) -> str:
    """The match at which somebody sits; empty if she sits at none."""
    visitor = person.visitor
    if visitor is None or visitor.visited.guest is None or visitor.visited.guest.over:
        return ""
    return visitor.visited.guest.header.id


def lines(evening: Evening, match: str) -> int:
    tables = [each.running.table for each in evening.house.dealer.tables.values() if each.match == match]
    assert len(tables) == 1, "a match is at one table"
    assert tables[0].match is not None
    return len(tables[0].match.table.log)


def test_after_half_an_hour_without_anybody_the_link_leads_strangers_to_a_new_table(evening: Evening) -> None:
    people = evening.two_play()
    match, code = evening.house.table.match, evening.house.table.code
    assert match
    evening.go(people)
    evening.passes(HALF_AN_HOUR - MINUTE - 5)
    stranger = evening.somebody()
    evening.comes(stranger)
    assert evening.house.table.match == match and not evening.house.moved
    assert stranger.state is not None and all(place.name for place in stranger.state.roster)
    evening.world.run(20)
    (moved,) = evening.house.moved
    assert (moved.match, moved.code) == (match, code)
    assert not evening.house.table.match and evening.house.table.code != code
    assert stranger.state.connected and not any(place.name for place in stranger.state.roster)
    assert stranger.state.code == evening.house.table.code and not stranger.troubles
    evening.sits(stranger, 0)
    other = evening.somebody()
    evening.comes(other)
    evening.sits(other, 1)
    evening.world.run(10)
    assert match_of(stranger) == match_of(other) == evening.house.table.match != match


@pytest.mark.slow
def test_a_table_at_which_somebody_is_stays_where_it_is(evening: Evening) -> None:
    first, second = evening.two_play()
    first.hesitates = second.hesitates = (1e9,)
    evening.go([first])
    evening.passes(1.5 * HALF_AN_HOUR)
    assert not evening.house.moved and match_of(second)


@pytest.mark.slow
@pytest.mark.parametrize("killed", quick_some([True, False], 1))
def test_people_take_up_their_match_by_the_link_and_by_the_way_back(evening: Evening, killed: bool) -> None:
    people, match = evening.deserted()
    assert evening.moved
    if killed:
        evening.restart()
    people[1].match = ""  # she has lost the way back, and follows the link
    before = lines(evening, match)
    for person in people:
        evening.comes(person)
    evening.world.run(60)
    assert [match_of(person) for person in people] == [match, match]
    assert lines(evening, match) > before
    assert not people[0].troubles and not people[1].troubles
    assert not evening.house.table.people, "nobody of them sits at the new table"


@pytest.mark.parametrize("restarts", quick_some([0, 5], 1))
@pytest.mark.parametrize(("days", "there"), [(SLEEP_DAYS - 1, True), (SLEEP_DAYS + 0.1, False)])
def test_a_moved_match_waits_so_many_days(evening: Evening, restarts: int, days: float, there: bool) -> None:
    people = evening.two_play()
    match = evening.house.table.match
    evening.go(people)
    for _ in range(restarts):
        evening.passes(days * DAY / (restarts + 1), looks_each=960.0)
        evening.restart()
    evening.passes(days * DAY / (restarts + 1), looks_each=960.0)
    assert evening.moved == ([match] if there else [])
    evening.comes(people[0])
    evening.world.run(10)
    assert match_of(people[0]) == (match if there else "")
    assert people[0].state is not None and (people[0].state.own is None) == (not there)
    assert list((evening.house.folder / "tables").rglob(f"{match}.jsonl")), "its record is kept"


@pytest.mark.slow
def test_a_dealer_that_was_away_itself_gives_people_an_hour_more(evening: Evening) -> None:
    people, match = evening.deserted()
    for minutes, there in ((50, True), (70, False)):
        evening.house.kill()
        evening.world.run((SLEEP_DAYS + 1) * DAY)
        evening.house.begin()
        evening.passes((minutes - 1) * MINUTE)
        assert evening.moved == ([match] if there else [])
        evening.comes(people[0])
        evening.world.run(10)
        assert match_of(people[0]) == (match if there else "")
        evening.go(people[:1])
        evening.world.run(2 * MINUTE)


@pytest.mark.slow
def test_two_matches_move_away_from_one_link_and_each_waits_for_its_people(evening: Evening) -> None:
    played = [evening.deserted() for _ in range(2)]
    assert evening.moved == [match for _, match in played] and all(evening.moved)
    evening.restart()
    assert evening.house.table.folder.link_code == evening.house.moved[0].code
    for pair, match in played:
        for person in pair:
            person.match = ""  # all that she has is the link
            evening.comes(person)
        evening.world.run(10)
        assert [match_of(person) for person in pair] == [match, match]
        assert not [person.troubles for person in pair if person.troubles]
    stranger = evening.somebody()
    evening.comes(stranger)
    assert stranger.state is not None and stranger.state.code == evening.house.table.code


@pytest.mark.slow
def test_whoever_leaves_her_moved_match_sits_down_at_the_new_table(evening: Evening) -> None:
    people, _ = evening.deserted()
    evening.comes(people[0])
    assert match_of(people[0])
    people[0].leave()
    evening.world.run(5)
    evening.comes(people[0])
    assert people[0].state is not None and people[0].state.code == evening.house.table.code
    stranger = evening.somebody()
    evening.comes(stranger)
    evening.sits(stranger, 0)
    evening.sits(people[0], 1)
    evening.world.run(10)
    match = evening.house.table.match
    assert match_of(people[0]) == match != evening.house.moved[0].match
    evening.go([people[0]])
    evening.restart()  # from now on the dealer does not know that she has left the other match
    people[0].match = ""
    evening.comes(people[0])
    evening.world.run(10)
    assert match_of(people[0]) == match, "the seat that she has taken last"


@pytest.mark.slow
def test_the_match_that_has_slept_longest_is_put_to_rest_when_there_are_too_many(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("briscola.dealer.fixed_tables.MOST_OF_A_LINK", 2)
    people, matches = list[list[Person]](), list[str]()
    for _ in range(3):
        people.append(evening.two_play())
        matches.append(evening.house.table.match)
        evening.go(people[-1])
        if len(people) == 2:  # somebody looks at the first match later
            evening.world.run(5 * MINUTE)
            evening.comes(people[0][0])
            evening.go(people[0][:1])
        evening.half_an_hour()
    assert evening.moved == [matches[0], matches[2]]
    assert list((evening.house.folder / "tables").rglob(f"{matches[1]}.jsonl")), "its record is kept"
    evening.restart()
    assert evening.moved == [matches[0], matches[2]]
    people[1][0].match = ""
    evening.comes(people[1][0])
    state = people[1][0].state
    assert state is not None and state.code == evening.house.table.code and state.own is None


@pytest.mark.slow
def test_no_match_with_people_is_put_to_rest(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola.dealer.fixed_tables.MOST_IN_ALL", 1)
    first, _ = evening.deserted()
    first[0].hesitates = (1e9,)
    evening.comes(first[0])
    second = evening.two_play()
    match = evening.house.table.match
    evening.go(second)
    evening.passes(1.2 * HALF_AN_HOUR)
    assert match_of(first[0]) and evening.house.table.match == match
    evening.go(first)
    evening.world.run(MINUTE)
    assert evening.moved == [match]


@pytest.mark.slow
def test_a_moved_match_that_is_over_closes_when_its_people_have_gone(evening: Evening) -> None:
    people, match = evening.deserted()
    folder = evening.house.folder
    for person in people:
        person.hesitates = (0.0,)
        evening.comes(person)
    while evening.house.moved[0].running.table.playing:
        evening.world.run(MINUTE)
    evening.world.run(20 * MINUTE)
    assert evening.moved == [match], "they look at the result"
    evening.go(people)
    evening.world.run(6 * MINUTE)
    assert not evening.house.moved
    (record,) = folder.rglob(f"{match}.jsonl")
    assert right(record.read_bytes()).position.ended
    evening.restart()
    assert not evening.house.moved
    evening.comes(people[0])
    assert people[0].state is not None and people[0].state.code == evening.house.table.code
