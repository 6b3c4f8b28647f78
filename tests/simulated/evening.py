"""An evening of people at one table, with simulated computers and lines."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Generic, TypeVar

from briscola.client.friends.friends_match import FriendsMatch
from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.setup.characters import regular_people
from briscola.client.visit.news import LobbyState
from briscola.client.visit.visitor import Visitor
from briscola.engine.occupant import Occupant
from briscola.engine.rules import Rules
from briscola.engine.terms import Clock
from briscola.network.keys.key_pair import KeyPair
from briscola.storage.match_choices import seated
from tests.client.friends.in_memory import TABLE
from tests.client.steps import game_of
from tests.simulated.company import Host, Person
from tests.simulated.world import World

FACES = [each.name for each in regular_people() if each.name != "teresa"]
TERESA = Occupant(name="Teresa", face="teresa", level="random")
Somebody = TypeVar("Somebody", bound=Person)


class Evening(Generic[Somebody]):
    """A table of the person at its host's computer, or of a neutral `dealer`."""

    def __init__(
        self,
        folder: Path,
        rules: Rules,
        *,
        hands: int = 1,
        computers: int = 0,
        clock: Clock = 0,
        dealer: NeutralDealer | None = None,
    ) -> None:
        """`computers` sit at the last seats."""
        self.world, self.folder, self.dealer = World(), folder, dealer
        players = [Occupant(name="", face="person-woman")] * (rules.players - computers)
        players += [TERESA] * computers
        if dealer is None:
            anna = KeyPair(bytes([1]) * 32).public.hex()
            players[0] = Occupant(name=FACES[0], face=FACES[0], key=anna)
        setup = seated(game_of(rules, hands=hands), players)
        self.host = Host(self.world, folder / "host", setup, TABLE, clock=clock, dealer=dealer)
        self.people: list[Somebody] = []
        """Everybody, the host's own person first."""

    def add(
        self, kind: Callable[..., Somebody], random: Random | None = None, *, page: bool = False
    ) -> Somebody:
        """Somebody else, with a program or in a browser; what she does is drawn from `random`."""
        number = len(self.people)
        here = number == 0 and self.dealer is None
        folder, chance = self.folder / str(number), random or Random(number)
        person = kind(self.host, folder, number, chance, name=FACES[number], here=here, page=page)
        person.hesitates = (0.2,)
        self.people.append(person)
        return person

    @property
    def table(self) -> FriendsTable:
        return self.host.running.table

    @property
    def match(self) -> FriendsMatch:
        assert self.table.match is not None
        return self.table.match

    @property
    def playing(self) -> bool:
        return self.table.playing

    def state(self, person: int) -> LobbyState:
        state = self.people[person].state
        assert state is not None
        return state

    # ---- what people do

    def come(self, person: Person) -> None:
        person.come()
        self.world.run(1)

    def sit_down(self, people: Sequence[Person]) -> None:
        """People come and sit down one beside the other; strangers are let in."""
        for seat, person in enumerate(people):
            self.come(person)
            person.do(partial(Visitor.sit, seat=seat))
            self.let_in()

    def let_in(self) -> None:
        """The host lets everybody in who knocks."""
        self.world.run(1)
        for knock in self.table.admission.knocks:
            self.host.computer.call(self.table.let_in, knock.key, True)
        self.world.run(1)

    def begin(self, people: Sequence[Person]) -> None:
        for person in people:
            person.do(partial(Visitor.ready, yes=True))
        self.world.run(1)
        if self.dealer is None:
            self.host.computer.call(self.table.begin)

    def hesitate(self, seconds: float) -> None:
        for person in self.people:
            person.hesitates = (seconds,)

    def whole(self) -> bytes:
        """The host's record of the match that was begun last."""
        return self.host.records.path(self.host.match).read_bytes()

    def close(self) -> None:
        for computer in [*self.world.computers]:
            computer.kill()
        for person in self.people:
            person.close()
        self.host.records.close()
