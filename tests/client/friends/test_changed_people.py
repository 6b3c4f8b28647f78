"""Changed programs of hosts and guests: who is wronged finds it, and a guest harms nobody else."""

import shutil
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from briscola import __version__
from briscola.client.checking.full_check import Verified, verified
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.commands.verify import in_words
from briscola.engine.events import Absent, GivenUp, MatchEnded, Sits
from briscola.engine.forms import FORMS
from briscola.engine.replay import replay
from briscola.network.messages.from_guest import GuestMessage
from briscola.storage.records.header import OLDEST, RECORD, UNNAMED
from briscola.storage.records.match_record import file_of, right
from tests.client.friends.changed_guests import LIES, Liar, Lie
from tests.client.friends.changed_hosts import CHANGES, found_as
from tests.client.friends.in_memory import Company, header_of
from tests.client.friends.test_honest_lines import DULL
from tests.simulated.company import Person
from tests.simulated.evening import Evening
from tests.simulated.world import known_chance
from tests.tries import Tries

LONGEST = 4 * 3600.0
"""Seconds after which a match has ended, whatever a guest's program does."""


# ---- a changed host


class _Watched(Company):
    """A table that knows whose program has found something."""

    finder: int | None = None

    def receive(self, seat: int) -> None:
        try:
            super().receive(seat)
        except HostCheats:
            self.finder = seat
            raise


@pytest.mark.slow
@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_host_is_found_out_by_her_whom_it_wrongs(name: str, tries: Tries) -> None:
    """By nobody else's program, and in a record of every age."""
    change, kind, _ = CHANGES[name]
    for chance in tries(1):
        table, victim = _table_of(chance)
        change(table, victim)
        error = _caught(table, victim)
        assert error is not None, "nobody finds anything"
        assert found_as(kind, error), error
        tries.found[f"caught as {error.kind}"] += 1
        for version in range(OLDEST, RECORD):
            tries.found[f"record {version} begins: {_begins(version, name, chance)}"] += 1
        tries.found[f"record {UNNAMED} goes on: {_goes_on(UNNAMED, name, chance)}"] += 1


def _table_of(random: Random, **older: int) -> tuple[_Watched, int]:
    """A table of two people or more, and her who is to be wronged."""
    rules = random.choice(list(FORMS.values()))
    count = random.randint(2, rules.players)
    people = sorted(random.sample(range(rules.players), count))
    victim = random.choice(people[1:])
    header = header_of(rules, people, winning_hands=3 if older else 2, clock=0 if older else 30, level="easy")
    header = replace(header, program=f"briscola {__version__}", **older)
    return _Watched(header, seed=random.randrange(2**32)), victim


def _caught(table: _Watched, victim: int) -> HostCheats | None:
    """Her program's find until the match is over; None if it finds nothing."""
    try:
        table.play()
        table.say(victim, table.lines[victim].beat())  # nothing happens any more but what her program says
        table.play()
    except HostCheats as error:
        assert table.finder == victim, f"seat {table.finder} finds: {error}"
        return error
    return None


def _begins(version: int, name: str, chance: Random) -> str:
    """The kind of the sentence with which her program refuses an older record at its first line.

    All others would take it, where that is a record of several computers. Raises AssertionError if she does.
    """
    table, victim = _table_of(chance, record=version)
    table.holding = {*table.people} - {victim}
    CHANGES[name][0](table, victim)
    try:
        table.play()
    except HostCheats as error:
        assert table.guests[victim] is None and (table.finder == victim or version < UNNAMED), error
        return f"refused as {error.kind}"
    raise AssertionError("her program takes part")


def _goes_on(version: int, name: str, chance: Random) -> str:
    """A match goes on whose older record lies on all disks; its host is changed after the first hand.

    What her program cannot find in such a record stands there plainly. Raises AssertionError if it does not.
    """
    table, victim = _table_of(chance, record=version)
    table.holding = table.people
    table.play(hands=1)
    CHANGES[name][0](table, victim)
    error, guest = _caught(table, victim), table.guests[victim]
    assert guest is not None
    lines = replay(guest.record, terms=table.header.terms).lines
    kept = Verified(record=right(file_of(table.header, guest.record[:lines])), moves=None)
    told, hands = (
        "\n".join(in_words("it", kept)),
        ", ".join(map(str, range(1, 1 + kept.record.position.finished))),
    )
    assert f"Absences not told: the draw for the deal and hands {hands};" in told.replace(
        "hand 1;", "hands 1;"
    )
    assert "could choose:" not in told
    return "told in each hand" if error is None else f"caught as {error.kind}"


# ---- a changed guest


@pytest.mark.slow
@pytest.mark.parametrize("name", LIES)
def test_a_changed_guest_ends_nobody_elses_match(name: str, tmp_path: Path, tries: Tries) -> None:
    for number, chance in enumerate(tries(1)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with known_chance(Random(chance.random())):
            table = _Table(folder, LIES[name], chance)
            try:
                tries.found[table.pass_by()] += 1
            finally:
                table.close()
        shutil.rmtree(folder)


class ChangedPerson(Person):
    """Somebody whose program says something else than an honest one."""

    lie: Lie
    lies = 0
    """Number of its lies."""

    async def _way(self) -> EndpointToHost:
        return _Lying(await super()._way(), self)

    def told(self, message: GuestMessage) -> Sequence[GuestMessage]:
        """Messages that her program sends in the place of one."""
        match = self.visitor and self.visitor.visited.guest
        if not match:
            return [message]
        told = self.lie.told(Liar(key=self.key, seat=match.seat, now=match.now), message, self.lies)
        self.lies += told != [message]
        return told


class _Lying:
    """A line on which something else is sent than her program would send."""

    def __init__(self, speaking: EndpointToHost, person: ChangedPerson) -> None:
        self._speaking, self._person = speaking, person

    def __getattr__(self, name: str) -> Any:
        return getattr(self._speaking, name)

    def send(self, message: GuestMessage) -> None:
        for each in self._person.told(message):
            self._speaking.send(each)


class _Table(Evening[Person]):
    """A dealer's table with people at good lines, one of whose programs is changed."""

    def __init__(self, folder: Path, lie: Lie, random: Random) -> None:
        rules = random.choice(list(FORMS.values()))
        count = random.randint(2, rules.players)
        dealer = NeutralDealer(name="Dealer", people=count)
        super().__init__(folder, rules, hands=2, clock=30, dealer=dealer)
        self.honest = [self.add(Person, random) for _ in range(count - 1)]
        liar = self.add(ChangedPerson, random)
        assert isinstance(liar, ChangedPerson)
        self.lie, self.liar = lie, liar
        liar.lie = lie
        seats = random.sample(range(rules.players), count)
        self._seats = dict(zip(self.people, seats, strict=True))

    def pass_by(self) -> str:
        """Play a match to its end; the reasons that its record names of her."""
        until = self.world.now + LONGEST
        while not self.host.matches or self.playing:
            assert self.world.now < until, "the match does not end"
            for person, seat in self._seats.items():
                self._come(person, seat)
            self.world.run(1.0)
        self.world.run(30.0)
        return self._look()

    def _come(self, person: Person, seat: int) -> None:
        state = person.state
        if person.visitor is None:
            if person is not self.liar or not self.host.matches:
                person.come()
        elif not self.host.matches and state is not None:
            person.do(lambda visitor: visitor.sit(seat) if state.own is None else visitor.ready(True))

    def _look(self) -> str:
        """The match is whole, and nobody else reads or suffers anything."""
        for person in self.honest:
            kinds = {trouble.kind for trouble in person.troubles}
            assert kinds <= DULL, f"{person.name} reads {kinds}"
        (match,) = self.host.matches
        whole = self.whole()
        record = verified(whole, lambda *_: []).record
        header = record.header
        assert header is not None
        kinds_of_lines = {type(event) for event in record.events}
        assert MatchEnded in kinds_of_lines and GivenUp not in kinds_of_lines
        hers = next(each.seat for each in header.roster if each.key == self.liar.public)
        whys = Counter[str]()
        for event in record.events:
            if isinstance(event, Absent | Sits) and event.why:
                assert event.seat == hers, f"{event} of somebody honest"
                whys[event.why] += 1
        once = record.position.finished == 1  # nothing to lose after the last hand
        assert not self.lie.costs or whys[self.lie.costs] or once, whys
        for person in self.honest:
            assert person.kept(match) == whole, f"{person.name} holds another record"
        assert self.liar.lies, "she has not lied"
        return ", ".join(sorted(whys)) or "nothing"
