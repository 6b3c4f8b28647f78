"""Honest people at bad lines: whatever happens to lines, clocks and programs, nobody is accused."""

import logging
import shutil
from collections import Counter
from functools import partial
from itertools import cycle
from math import inf
from pathlib import Path
from random import Random

import pytest

from briscola.client.checking.full_check import verified
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.visit.news import LobbyState
from briscola.client.visit.visitor import Visitor
from briscola.engine.events import Absent, MatchEnded, Sits
from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.engine.terms import Clock
from briscola.network.messages.from_guest import Say
from tests.simulated.company import HESITATES, Person
from tests.simulated.evening import Evening
from tests.simulated.world import known_chance
from tests.storage.disks import FullFolders
from tests.tries import Tries

STEPS = 250
"""Things that happen during an evening, besides the play."""
PEACE = 3600.0
"""Seconds after which a match is over that nothing disturbs any more."""
LIVELY = (0.1, 1.0, 5.0, 15.0)
"""Seconds between two things."""
DULL = frozenset(
    {"lost", "unreachable", "no_answer", "closed", "late", "too_slow", "sent_away", "elsewhere"}
    | {
        "not_now",
        "not_agreed",
        "not_answered",
        "taken",
        "face",
        "no_seat",
        "silence",
        "too_soon",
        "not_let_in",
    }
    | {"lost_lines", "match_gone"}
)
"""Troubles that accuse nobody."""


@pytest.mark.slow
def test_nobody_honest_is_accused_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tries: Tries
) -> None:
    """Evenings of all games in turn. Every match ends, and two people hold the same record."""
    caplog.set_level(logging.ERROR)
    for number, (rules, chance) in enumerate(zip(cycle(FORMS.values()), tries(2), strict=False)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with known_chance(Random(chance.random())), monkeypatch.context() as patch:
            evening = HonestEvening(folder, rules, chance, tries.found, FullFolders(patch))
            try:
                evening.pass_by()
            finally:
                evening.close()
        assert not caplog.records
        shutil.rmtree(folder)


class HonestEvening(Evening[Person]):
    """One table, with or without a host's person, and everything that can befall it."""

    def __init__(
        self, folder: Path, rules: Rules, random: Random, found: Counter[str], disks: FullFolders
    ) -> None:
        dealt = random.random() < 0.3
        count = rules.players + random.randrange(2)
        computers = int(random.random() < 0.3)
        hands = random.choice((1, 1, 2, 3))
        dealer = NeutralDealer(name="Dealer", people=random.randint(1, 2)) if dealt else None
        clocks: tuple[Clock, ...] = (0, 30, 60)
        clock = random.choice(clocks)
        super().__init__(folder, rules, hands=hands, computers=computers, clock=clock, dealer=dealer)
        self.random, self.found, self._disks = random, found, disks
        self._shorter: set[str] = set()
        """Matches of which the host has lost something."""
        for number in range(count):
            page = (dealt or number > 0) and random.random() < 0.3
            self.add(Person, random, page=page).hesitates = HESITATES

    def pass_by(self) -> None:
        """Let the evening pass, and look at what is left of it."""
        for _ in range(STEPS):
            self.found["steps"] += 1
            self._step()
            self._look()
            self.world.run(self.random.choice(LIVELY))
            self._look()
        self._end()
        self._compare()

    # ---- what happens

    def _step(self) -> None:
        chance = self.random.random()
        if chance < 0.01:
            self._trouble_disk()
        elif chance < 0.5:
            self._live(self.random.choice(self.people))
        elif chance < 0.65:
            self._keep_house()
        elif chance < 0.95:
            self._trouble_line(self.random.choice(self.people))
        else:
            self._trouble_computer()

    def _live(self, person: Person) -> None:
        """Somebody does what people do."""
        state, chance = person.state, self.random.random()
        if person.visitor is None:
            if self.world.now < person.away:
                return
            self.found["came"] += 1
            person.come()
        elif state is None or person.computer.asleep:
            return
        elif chance < 0.03 and not person.here:
            self.found["left"] += 1
            person.leave()
        elif self.playing:
            self._play_along(person, state)
        elif state.own is None or chance < 0.15:
            if chance > 0.9:
                person.do(Visitor.watch)
            seat = self.random.randrange(len(state.roster))
            self.found["sat down" if state.own is None else "changed chairs"] += 1
            person.do(lambda visitor: visitor.sit(seat))
        else:
            person.do(lambda visitor: visitor.ready(chance < 0.9))

    def _play_along(self, person: Person, state: LobbyState) -> None:
        """Somebody says something, asks for a seat that nobody uses, or answers whoever does."""
        chance = self.random.random()
        for place in state.roster:
            if place.claimable and state.own is None:
                self.found["claims"] += 1
                person.do(partial(Visitor.sit, seat=place.seat))
                return
            if place.claimant is not None and not place.agreed and state.own is not None:
                self.found["answers to claims"] += 1
                person.do(partial(Visitor.consent, claim=place, yes=chance < 0.9))
                return
        person.do(lambda visitor: visitor.send(Say(phrase=self.random.randrange(12))))

    def _keep_house(self) -> None:
        """The host lets people in, begins, and seldom sends somebody away."""
        computer, table = self.host.computer, self.host.running.table
        if self.dealer is not None or computer.asleep:
            return
        chance = self.random.random()
        for knock in table.admission.knocks:
            computer.call(table.let_in, knock.key, chance < 0.9)
        if chance < 0.03:
            key = table.roster[self.random.randrange(1, len(table.roster))].key
            if key not in ("", self.people[0].public):
                self.found["sent away"] += 1
                computer.call(table.send_away, key)
        elif chance < 0.1:
            key = table.roster[self.random.randrange(len(table.roster))].key
            computer.call(table.rename, key, "Somebody")
        elif table.can_begin:
            computer.call(table.begin)

    def _trouble_line(self, person: Person) -> None:
        line = person.line
        if line is None or line.other is None:
            return
        ends = (line, line.other)
        end = self.random.choice(ends)
        kinds = ("lines cut", "lines half open", "one way dead", "stalled", "late")
        (what,) = self.random.choices(kinds, weights=(4, 2, 3, 6, 6))
        self.found[what] += 1
        match what:
            case "lines cut":
                end.abort()
            case "lines half open":
                line.stall(inf)
                line.other.stall(inf)
            case "one way dead":
                end.stall(inf)
            case "stalled":
                end.stall(self.random.choice((3, 6, 9, 12, 30)))
            case "late":
                slow = self.random.choice((0.01, 0.3, 2.0, 5.0, 8.0))
                person.delays = self.random.choice(((slow, 0.02), (0.02, slow), (slow, slow)))
                line.delay, line.other.delay = person.delays

    def _trouble_disk(self) -> None:
        """A disk is full, or all have room again."""
        if self._disks.full:
            self._disks.full.clear()
            return
        self.found["disks full"] += 1
        self._disks.full.add(self.folder / self.random.choice(("host", "host", "1")))

    def _kill_host(self) -> None:
        """The host's program is killed and started again."""
        if self.host.records.trouble is not None:
            self.found["hosts that lost lines"] += 1
            self._shorter.update(self.host.matches)
        for each in self.people:
            if each.here or each.page:
                each.gone()
        self.host.kill()
        if self.dealer is None:
            self.people[0].come()

    def _trouble_computer(self) -> None:
        person, chance = self.random.choice(self.people), self.random.random()
        if chance < 0.5:
            self.found["suspended"] += 1
            person.computer.suspend(self.random.choice((2.0, 8.0, 30.0, 70.0, 200.0)))
        elif chance < 0.65:
            self.found["clocks set"] += 1
            person.computer.wall_offset += self.random.choice((-3600.0, -40.0, 40.0, 3600.0))
        elif chance < 0.85 and person.visitor is not None and not person.here:
            self.found["tabs closed" if person.page else "programs killed"] += 1
            person.kill()
            person.away = self.world.now + self.random.choice((0.0, 0.0, 150.0, 300.0, 600.0))
        elif chance < 0.93:
            self.found["hosts killed"] += 1
            self._kill_host()

    # ---- what may not be

    def _look(self) -> None:
        """Nobody may have read anything that accuses somebody, and the table holds together."""
        people = [place for place in self.table.roster if place.key]
        faces = [place.face for place in self.table.roster if place.name]
        assert len({place.key for place in people}) == len(people), "somebody has two seats"
        assert len({*faces}) == len(faces), "two have one face"
        looking = {each.key for each in self.table.onlookers}
        assert not looking & {place.key for place in people}, "somebody looks on who has a seat"
        assert not self.playing or not self.table.free, "a seat is open in a match"
        for person in self.people:
            for trouble in person.troubles:
                self.found[f"read {trouble.kind}"] += 1
                assert trouble.kind in DULL, f"{person.name} reads {trouble}"
            person.troubles.clear()

    def _end(self) -> None:
        """Lines are good again, disks have room: everybody comes, and the match ends."""
        self._disks.full.clear()
        for person in self.people:
            person.delays, person.hesitates = (0.02, 0.02), (0.2,)
            if person.line is not None:
                person.line.abort()
        for _ in range(int(PEACE / 10)):
            for person in self.people:
                person.come()
            self.world.run(10.0)
            self._look()
            table = self.host.running.table
            if not table.playing and not any(person.question for person in self.people):
                return
        raise AssertionError("the match does not end")

    def _compare(self) -> None:
        """Every record is right, and what two people hold of one match is the same."""
        self.world.run(30.0)
        for match in self.host.matches:
            self.host.records.retry()
            path = self.host.records.path(match)
            if not path.exists():
                continue
            whole = path.read_bytes()
            record = verified(whole, lambda *_: []).record
            events = record.events
            self.found["matches"] += any(isinstance(event, MatchEnded) for event in events)
            self.found["hands"] += record.position.finished
            for event in events:
                if isinstance(event, Absent):
                    self.found[f"absent ({event.why})"] += 1
                elif isinstance(event, Sits) and event.why:
                    self.found[f"sits ({event.why})"] += 1
                    assert event.why != "digest"
            for person in self.people:
                kept = person.kept(match)
                other = kept is not None and not whole.startswith(kept)
                assert not other or match in self._shorter, f"{person.name} holds another record"
                self.found["kept records"] += kept is not None
