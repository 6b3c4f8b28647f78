"""All that a real host says to one person during an evening, to be said to her program once more."""

import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from msgspec import Struct

from briscola.client.visit.news import TableQuestion
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.engine.actions import Action
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.encoding import encode
from briscola.network.messages.from_guest import Act, GuestMessage, Say
from briscola.network.messages.from_host import HostMessage
from briscola.pages.phones.table_for_pages import page_key
from tests.simulated.company import DoorAround, Person
from tests.simulated.evening import Evening
from tests.simulated.world import known_chance

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
MOST_HANDS = 2
"""After them the evening ends, whether the match is over or not."""
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


class _Listener(DoorAround):
    """A door that keeps what comes through it."""

    def __init__(self, door: EndpointToHost, victim: "_Victim") -> None:
        super().__init__(door)
        self._victim = victim

    def send(self, message: GuestMessage) -> None:
        if isinstance(message, Act):
            self._victim.choices[message.at] = message.chosen
        super().send(message)

    async def receive(self) -> HostMessage:
        message = await super().receive()
        self._victim.heard.append(Heard(data=encode(message), at=self._victim.host.world.now))
        return message


class _Victim(Person):
    """Somebody of whom all is kept that the host tells her."""

    heard: list[Heard]
    choices: dict[int, Action]

    async def _way(self) -> EndpointToHost:
        return _Listener(await super()._way(), self)

    def decide(self, question: TableQuestion) -> None:
        if question.cut and question is self.question and self.visitor is not None:
            self.question = None
            self.visitor.cut(CUT)
        super().decide(question)


@cache
def host_stream(game: int, *, page: bool = False, looks_on: bool = False) -> HostStream:
    """The stream of the person at seat 1 of such a game, of a `page`, or of somebody who looks on."""
    rules, random = GAMES[game], Random(game)
    with tempfile.TemporaryDirectory() as folder, known_chance(Random(game)):
        return _recorded(Path(folder), rules, random, page=page, looks_on=looks_on)


def _recorded(folder: Path, rules: Rules, random: Random, *, page: bool, looks_on: bool) -> HostStream:
    evening = Evening[Person](folder, rules, hands=2, computers=int(rules.players > 3), clock=60)
    count = rules.players - int(rules.players > 3)
    evening.add(Person, random)
    victim = evening.add(_Victim, random, page=page and not looks_on)
    assert isinstance(victim, _Victim)
    victim.heard, victim.choices = [], {}
    for _ in range(2, count + looks_on):
        evening.add(Person, random)
    if victim.page:
        victim.key = page_key(SECRET)
    for person in evening.people:
        evening.table.expect(person.public)
    sitting = [person for person in evening.people if not (looks_on and person is victim)]
    if looks_on:
        evening.come(victim)
        victim.do(Visitor.watch)
    evening.sit_down(sitting)
    evening.begin(sitting)
    for _ in range(LONGEST_EVENING // 5):
        evening.world.run(5.0)
        random.choice(sitting).do(lambda visitor: visitor.send(Say(phrase=random.randrange(12))))
        if evening.host.match and (not evening.playing or evening.match.table.hand > MOST_HANDS):
            break
    evening.world.run(5.0)
    visitor = victim.visitor
    assert visitor is not None
    stream = HostStream(
        rules=rules,
        key=victim.key,
        page=page and not looks_on,
        messages=tuple(victim.heard),
        line=visitor.me.line.name,  # as her host was told it, in the stream that is told again
        choices=victim.choices,
    )
    evening.close()
    return stream
