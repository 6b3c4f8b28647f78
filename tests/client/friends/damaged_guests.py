"""A changed program of a guest at a real table: much of what it says is damaged, and the others play on."""

import json
import logging
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

from briscola.client.characters import regular_people
from briscola.client.friends.visitor_parts import Speaking
from briscola.client.full_check import verified
from briscola.client.match_setup import MatchSetup
from briscola.engine.occupant import Occupant
from briscola.engine.rules import Rules
from briscola.network.door import Door
from briscola.network.guest_messages import GuestMessage, Leave
from briscola.network.host_messages import HostMessage
from briscola.network.key_pair import KeyPair
from briscola.network.messages import encode
from briscola.storage.match_choices import seated
from tests.client.friends.host_streams import sit_down
from tests.client.friends.in_memory import TABLE
from tests.client.friends.told_streams import Errors
from tests.network.sample_messages import TO_HOST
from tests.simulated.company import Host, Person
from tests.simulated.world import World, known_chance
from tests.trials.mutations import damaged

SHARE = 0.15
"""Share of her messages with which something is wrong."""
LONGEST_EVENING = 14_400
"""Seconds."""


class _ChangedDoor:
    """Her end of a connection: it seals whatever bytes she would have sealed."""

    local = False

    def __init__(self, door: Door[HostMessage, GuestMessage], chance: Random, found: Counter[str]) -> None:
        self._door, self._chance, self._found = door, chance, found
        self._before: list[bytes] = []

    @property
    def peer(self) -> bytes:
        return self._door.peer

    def send(self, message: GuestMessage) -> None:
        """Send a message, or something else."""
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
        if not self._door.closed:
            self._door._put(self._door._channel.seal(data))

    async def receive(self) -> HostMessage:
        return await self._door.receive()

    async def close(self) -> None:
        await self._door.close()


class _Changed(Person):
    """Somebody with such a program."""

    def __init__(self, *given: object, found: Counter[str], **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]
        self._found = found

    async def _way(self) -> Speaking:
        door = await super()._way()
        assert isinstance(door, Door)
        return _ChangedDoor(door, self.random, self._found)


def pass_evening_with_changed_guest(rules: Rules, seed: int, found: Counter[str]) -> None:
    """Let a match be played to its end; `found` counts what was wrong.

    Raises AssertionError if the host's program fails, the match does not end, or honest people hold another
    record.
    """
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        with tempfile.TemporaryDirectory() as folder, known_chance(Random(seed)):
            _Evening(Path(folder), rules, Random(seed), found).pass_by()
        assert not errors.records, errors.records[0]
    finally:
        logging.getLogger().removeHandler(errors)


class _Evening:
    """One table at which the person at seat 1 has a changed program."""

    def __init__(self, folder: Path, rules: Rules, random: Random, found: Counter[str]) -> None:
        self.world, self.found = World(), found
        faces = [each.name for each in regular_people() if each.name != "teresa"]
        anna = KeyPair(bytes([1]) * 32).public.hex()
        players = [Occupant(name="", face="person-woman") for _ in range(rules.players)]
        players[0] = Occupant(name=faces[0], face=faces[0], key=anna)
        if rules.players > 3:
            players[-1] = Occupant(name="Teresa", face="teresa", level="random")
        game = MatchSetup(
            variant=rules.variant, players=rules.players, options=dict(rules.changed), winning_hands=1
        )
        self.host = Host(self.world, folder / "host", seated(game, players), TABLE, clock=30)
        count = sum(not player.level for player in players)
        self.changed = _Changed(self.host, folder / "1", 1, random, name=faces[1], found=found)
        self.honest = [
            Person(self.host, folder / str(n), n, random, name=faces[n], here=not n)
            for n in range(count)
            if n != 1
        ]
        self.people = [self.honest[0], self.changed, *self.honest[1:]]

    def pass_by(self) -> None:
        """Play."""
        host = self.host
        for person in self.people:
            person.hesitates = (0.2,)
            host.running.table.expect(person.public)
        self._begin()
        assert host.match, "nobody could begin"
        for _ in range(LONGEST_EVENING // 5):
            self.world.run(5.0)
            for person in self.people:
                person.come()
            if not host.running.table.playing:
                break
        else:
            raise AssertionError("the match does not end")
        self.world.run(20.0)
        self._compare()
        for computer in [*self.world.computers]:
            computer.kill()
        for person in self.people:
            person.close()
        host.records.close()

    def _begin(self) -> None:
        """All sit down and are ready, and the match begins; without her if she does not manage."""
        table = self.host.running.table
        for _ in range(60):
            for seat, person in enumerate(self.people):
                person.come()
                if table.roster[seat].key != person.public:
                    person.do(partial(sit_down, seat))
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
        whole = self.host.records.path(self.host.match).read_bytes()
        verified(whole, lambda *_: [])
        for person in self.honest[1:]:
            kept = person.kept(self.host.match)
            assert kept is not None and whole.startswith(kept), "another record"
        self.found["matches"] += 1
