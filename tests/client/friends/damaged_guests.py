"""A changed program of a guest at a real table: much of what it says is damaged, and the others play on."""

import json
import logging
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

from briscola.client.checking.full_check import verified
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.engine.rules import Rules
from briscola.network.channel.endpoint import Endpoint
from briscola.network.messages.encoding import encode
from briscola.network.messages.from_guest import GuestMessage, Leave
from briscola.network.messages.from_host import HostMessage
from tests.client.friends.told_streams import Errors
from tests.damaged_json import damaged
from tests.network.sample_messages import TO_HOST
from tests.simulated.company import DoorAround, Person
from tests.simulated.evening import Evening
from tests.simulated.world import known_chance

SHARE = 0.15
"""Share of her messages with which something is wrong."""
LONGEST_EVENING = 14_400
"""Seconds."""


class _ChangedDoor(DoorAround):
    """Her end of a connection: it seals whatever bytes she would have sealed."""

    def __init__(
        self, door: Endpoint[HostMessage, GuestMessage], chance: Random, found: Counter[str]
    ) -> None:
        super().__init__(door)
        self._sealing, self._chance, self._found = door, chance, found
        self._before: list[bytes] = []

    def send(self, message: GuestMessage) -> None:
        data, chance = encode(message), self._chance
        if chance.random() < SHARE:
            for each in self._changed(data):
                self._seal(each)
        else:
            self._seal(data)
        self._before.append(data)

    def _changed(self, data: bytes) -> list[bytes]:
        chance = self._chance
        how = chance.choice(("damaged", "damaged", "sample", "doubled", "dropped", "earlier", "flood", "at"))
        self._found[how] += 1
        match how:
            case "damaged":
                return [damaged(data.decode(), chance), data]
            case "sample":
                strange = encode(chance.choice([each for each in TO_HOST if not isinstance(each, Leave)]))
                return [damaged(strange.decode(), chance) if chance.random() < 0.5 else strange, data]
            case "doubled":
                return [data, data]
            case "dropped":
                return []
            case "earlier":
                return [chance.choice(self._before or [data]), data]
            case "flood":
                return [data] * 30
        message = json.loads(data)
        for key in ("at", "seat", "hand", "have", "kept", "n"):
            if key in message:
                message[key] = chance.choice((0, 1, 5, 999_999, message[key] + 1))
        return [json.dumps(message).encode(), data]

    def _seal(self, data: bytes) -> None:
        if not self._sealing.closed:
            # What no message of ours can be, in a frame that the host opens:
            self._sealing._put(self._sealing.channel.seal(data))


class _Changed(Person):
    """Somebody with such a program."""

    found: Counter[str]

    async def _way(self) -> EndpointToHost:
        door = await super()._way()
        assert isinstance(door, Endpoint)
        return _ChangedDoor(door, self.random, self.found)


def pass_evening_with_changed_guest(rules: Rules, seed: int, found: Counter[str]) -> None:
    """Let a match be played to its end; `found` counts what was wrong.

    Raises AssertionError if the host's program fails, the match does not end, or honest people hold another
    record.
    """
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        with tempfile.TemporaryDirectory() as folder, known_chance(Random(seed)):
            evening = _Evening(Path(folder), rules, Random(seed), found)
            evening.pass_by()
            evening.close()
        assert not errors.records, errors.records[0]
    finally:
        logging.getLogger().removeHandler(errors)


class _Evening(Evening[Person]):
    """One table at which the person at seat 1 has a changed program."""

    def __init__(self, folder: Path, rules: Rules, random: Random, found: Counter[str]) -> None:
        super().__init__(folder, rules, computers=int(rules.players > 3), clock=30)
        self.found = found
        for number in range(rules.players - int(rules.players > 3)):
            person = self.add(_Changed if number == 1 else Person, random)
            if isinstance(person, _Changed):
                person.found = found
        self.honest = [person for person in self.people if not isinstance(person, _Changed)]

    def pass_by(self) -> None:
        for person in self.people:
            self.table.expect(person.public)
        self._begin()
        assert self.host.match, "nobody could begin"
        for _ in range(LONGEST_EVENING // 5):
            self.world.run(5.0)
            for person in self.people:
                person.come()
            if not self.playing:
                break
        else:
            raise AssertionError("the match does not end")
        self.world.run(20.0)
        self._compare()

    def _begin(self) -> None:
        """All sit down and are ready, and the match begins; without her if she does not manage."""
        table = self.table
        for _ in range(60):
            for seat, person in enumerate(self.people):
                person.come()
                if table.roster[seat].key != person.public:
                    person.do(partial(Visitor.sit, seat=seat))
                elif not table.roster[seat].ready:
                    person.do(lambda visitor: visitor.ready(True))
            self.world.run(2.0)
            if table.can_begin and all(table.roster[n].key == p.public for n, p in enumerate(self.people)):
                self.host.computer.call(table.begin)
                self.world.run(1.0)
                return

    def _compare(self) -> None:
        for person in self.honest:
            assert all(trouble.kind in ("not_now", "lost") for trouble in person.troubles), person.troubles
        whole = self.whole()
        verified(whole, lambda *_: [])
        for person in self.honest[1:]:
            kept = person.kept(self.host.match)
            assert kept is not None and whole.startswith(kept), "another record"
        self.found["matches"] += 1
