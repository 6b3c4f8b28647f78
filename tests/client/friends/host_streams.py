"""All that a real host says to one person during an evening, to be said to her program once more."""

import tempfile
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from random import Random

from msgspec import Struct

from briscola.client.characters import regular_people
from briscola.client.friends.news import TableQuestion
from briscola.client.friends.visitor import Visitor
from briscola.client.friends.visitor_parts import Speaking
from briscola.client.match_setup import MatchSetup
from briscola.engine.actions import Action
from briscola.engine.occupant import Occupant
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.network.guest_messages import Act, GuestMessage, Say
from briscola.network.host_messages import HostMessage
from briscola.network.key_pair import KeyPair
from briscola.network.messages import encode
from briscola.pages.page_guest import page_key
from briscola.storage.match_choices import seated
from tests.client.friends.in_memory import TABLE
from tests.simulated.company import Host, Person
from tests.simulated.world import World, known_chance

GAMES: Sequence[Rules] = (
    make_rules("briscola", 2, {"exchange": "seven_and_two"}),
    make_rules("briscola", 4, {"spies": True, "show_partner": True}),
    make_rules("chiamata", 5),
    make_rules("chiamata", 4, {"bidding": "rank", "obliged": True, "morto": "open", "weak_redeal": True}),
    make_rules("scoperta", 2),
    make_rules("marianna", 4),
    make_rules("prini", 2, {"deal_all": True}),
)
SECRET = "a-page"
"""The secret of whoever plays in a browser."""
CUT = 7
"""The place where the person cuts."""
LONGEST_EVENING = 7200
"""Seconds."""


class Heard(Struct, frozen=True, kw_only=True):
    """A message of the host: its bytes, and when it came."""

    data: bytes
    at: float


class HostStream(Struct, frozen=True, kw_only=True):
    """The messages of one visit; `line` is the name that the connection had."""

    rules: Rules
    key: KeyPair
    page: bool
    messages: tuple[Heard, ...]
    line: str
    choices: dict[int, Action]
    """The actions that she has chosen, by number of the decision; she cuts at `CUT`."""


class _Listener:
    """A door that keeps what comes through it."""

    local = False

    def __init__(self, door: Speaking, victim: "_Victim") -> None:
        self._door, self._victim = door, victim

    @property
    def peer(self) -> bytes:
        return self._door.peer

    def send(self, message: GuestMessage) -> None:
        if isinstance(message, Act):
            self._victim.choices[message.at] = message.chosen
        self._door.send(message)

    async def receive(self) -> HostMessage:
        message = await self._door.receive()
        self._victim.heard.append(Heard(data=encode(message), at=self._victim.host.world.now))
        return message

    async def close(self) -> None:
        await self._door.close()


class _Victim(Person):
    """Somebody of whom all is kept that the host tells her."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]
        self.heard: list[Heard] = []
        self.choices: dict[int, Action] = {}

    async def _way(self) -> Speaking:
        return _Listener(await super()._way(), self)

    def _decide(self, question: TableQuestion) -> None:
        if question.cut and question is self.question and self.visitor is not None:
            self.question = None
            self.visitor.cut(CUT)
        super()._decide(question)


@cache
def host_stream(game: int, *, page: bool = False, looks_on: bool = False) -> HostStream:
    """The stream of the person at seat 1 of such a game, of a `page`, or of somebody who looks on."""
    rules, random = GAMES[game], Random(game)
    with tempfile.TemporaryDirectory() as folder, known_chance(Random(game)):
        return _recorded(Path(folder), rules, random, page=page, looks_on=looks_on)


def _recorded(folder: Path, rules: Rules, random: Random, *, page: bool, looks_on: bool) -> HostStream:
    world, faces = World(), [each.name for each in regular_people() if each.name != "teresa"]
    anna = KeyPair(bytes([1]) * 32)
    players = [Occupant(name="", face="person-woman") for _ in range(rules.players)]
    players[0] = Occupant(name=faces[0], face=faces[0], key=anna.public.hex())
    if rules.players > 3:
        players[-1] = Occupant(name="Teresa", face="teresa", level="random")
    game = MatchSetup(
        variant=rules.variant, players=rules.players, options=dict(rules.changed), winning_hands=2
    )
    host = Host(world, folder / "host", seated(game, players), TABLE, clock=60)
    count = sum(not player.level for player in players)
    people = [
        Person(host, folder / faces[0], 0, random, name=faces[0], here=True),
        _Victim(host, folder / faces[1], 1, random, name=faces[1], page=page and not looks_on),
        *(Person(host, folder / faces[n], n, random, name=faces[n]) for n in range(2, count + looks_on)),
    ]
    victim = people[1]
    assert isinstance(victim, _Victim)
    if victim.page:
        victim.key = page_key(SECRET)
    for person in people:
        person.hesitates = (0.2,)
        host.running.table.expect(person.public)
        person.come()
        world.run(2.0)
    if looks_on:
        victim.do(Visitor.watch)
        sitting = [people[0], *people[2:]]
    else:
        sitting = people
    for seat, person in enumerate(sitting):
        person.do(partial(sit_down, seat))
    world.run(2.0)
    for person in sitting:
        person.do(lambda visitor: visitor.ready(True))
    world.run(2.0)
    host.computer.call(host.running.table.begin)
    for _ in range(LONGEST_EVENING // 5):
        world.run(5.0)
        random.choice(sitting).do(lambda visitor: visitor.send(Say(phrase=random.randrange(12))))
        if host.match and not host.running.table.playing:
            break
    world.run(5.0)
    visitor = victim.visitor
    assert visitor is not None
    stream = HostStream(
        rules=rules,
        key=victim.key,
        page=page and not looks_on,
        messages=tuple(victim.heard),
        line=visitor._line.name,
        choices=victim.choices,
    )
    for computer in [*world.computers]:
        computer.kill()
    for person in people:
        person.close()
    host.records.close()
    return stream


def sit_down(seat: int, visitor: Visitor) -> None:
    """Have somebody ask for a seat."""
    visitor.sit(seat)
