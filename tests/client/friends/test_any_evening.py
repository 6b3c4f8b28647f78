"""Whatever people do at an open table, in whatever order: it holds together."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.friends.friends_table import FriendsTable
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Unrecorded
from briscola.engine.occupant import Occupant
from briscola.network.guest_messages import GuestMessage, Leave, Ready, Say, Sit, Watch
from briscola.network.host_messages import Goodbye, MatchHeader, Welcome
from briscola.storage.match_choices import seated
from tests.client.friends.in_memory import TABLE, key_of
from tests.client.friends.test_bad_guests import HELLO, Wire
from tests.property_based import examples

FACES = ("person-woman", "person-man", "ada", "teresa", "rocco", "peppe")
GUESTS = range(1, 7)


def key(person: int) -> str:
    return key_of(person).public.hex()


class AnyEvening:
    """A table for four with one computer, its host, and six people who come and go by chance."""

    def __init__(self, random: Random) -> None:
        self.random = random
        open_seat = Occupant(name="", face="person-woman")
        anna = Occupant(name="Anna", face="person-woman", key=key(0))
        teresa = Occupant(name="Teresa", face="teresa", level="random")
        game = MatchSetup(variant="briscola", players=4, winning_hands=1)
        setup = seated(game, (anna, open_seat, teresa, open_seat))
        self.table = FriendsTable(setup, TABLE, recorder=lambda _header: Unrecorded(), clock=30)
        self.wires: dict[int, Wire] = {}
        self.matches: set[str] = set()
        self.arrive(0)

    def arrive(self, person: int) -> None:
        wire = Wire()
        if self.table.arrive(key(person), wire, HELLO):
            self.wires[person] = wire

    def step(self) -> None:
        """One thing that somebody does, or some time."""
        person, chance = self.random.choice([0, *GUESTS]), self.random
        if person not in self.wires:
            self.arrive(person)
            return
        table = self.table
        match chance.randrange(12):
            case 0 | 1:
                self.say(person, Sit(seat=chance.randrange(6), name=f"P{person}", face=chance.choice(FACES)))
            case 2:
                self.say(person, Watch(name=f"P{person}", face=chance.choice(FACES)))
            case 3 | 4:
                self.say(person, Ready(ready=chance.random() < 0.9))
            case 5 if person:
                self.say(person, Leave() if chance.random() < 0.5 else Say(phrase=1))
            case 6:
                self.lose(person)
            case 7 | 8 if table.knocks:
                table.let_in(chance.choice(table.knocks).key, chance.random() < 0.8)
            case 9:
                table.begin()
            case 10:
                self.meddle(chance.randrange(1, 4))
            case _:
                table.tick(chance.choice([0.25, 20.0, 61.0]))
                self.think()

    def say(self, person: int, message: GuestMessage) -> None:
        self.table.take(key(person), self.wires[person], message)

    def lose(self, person: int) -> None:
        self.table.gone(key(person), self.wires.pop(person))

    def meddle(self, seat: int) -> None:
        """The host calls somebody otherwise, or sends somebody away."""
        if self.random.random() < 0.5:
            self.table.rename(seat, "Somebody")
        elif self.table.roster[seat].key not in ("", key(0)):
            self.table.send_away(seat)
        elif self.table.onlookers:
            self.table.send_onlooker_away(self.table.onlookers[0].key)

    def think(self) -> None:
        while self.table.match is not None and self.table.match.thinking is not None:
            think, choose = self.table.match.think()
            choose(think())

    def settle(self) -> None:
        """Whoever was sent away has no connection any more."""
        for person, wire in list(self.wires.items()):
            if wire.told and isinstance(wire.told[-1], Goodbye):
                self.lose(person)

    def check(self) -> None:
        """The rules of the house."""
        table = self.table
        people = [place for place in table.roster if place.key]
        assert len({place.key for place in people}) == len(people), "nobody has two seats"
        faces = [place.face for place in table.roster if place.name]
        assert len({*faces}) == len(faces), "everybody has a face of her own"
        assert key(0) in {place.key for place in people}, "the host keeps a seat"
        looking = {each.key for each in table.onlookers}
        assert not looking & {place.key for place in people}, "nobody looks on who has a seat"
        assert all(place.level for place in table.roster if place.name and not place.key)
        for person, wire in self.wires.items():
            seats = [message.seat for message in wire.told if isinstance(message, Welcome)]
            mine = next((place.seat for place in people if place.key == key(person)), None)
            assert seats[-1] == mine, "everybody knows her seat"
            takes_part = mine is not None or key(person) in looking
            followed = any(isinstance(message, MatchHeader) for message in wire.told)
            assert followed or not (table.playing and takes_part), "whoever is here follows the match"
        if table.playing:
            assert table.match is not None and not table.free
            self.matches.add(table.match.header.id)


@pytest.mark.slow
@examples(60)
@given(st.randoms(use_true_random=False))
def test_a_table_holds_together_whatever_people_do(random: Random) -> None:
    evening = AnyEvening(random)
    for _ in range(120):
        evening.step()
        evening.settle()
        evening.check()
