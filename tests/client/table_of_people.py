"""Several people at one table in memory, who choose, talk and look by chance."""

from collections.abc import Sequence
from random import Random

from msgspec import structs

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.folding import as_seen_by
from briscola.engine.events import Event
from briscola.engine.replay_cursor import in_force
from briscola.engine.rules import Rules
from briscola.engine.terms import PERSON
from briscola.engine.turned import turned_event
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase
from tests.client.reloading import InMemory
from tests.client.seat_steps import step_without_choice
from tests.client.steps import game_of
from tests.engine.strategies import choose


def several(rules: Rules, people: Sequence[int], *, level: str = "easy") -> MatchSetup:
    """A match of a game with people at seat 0 and at those others, computers elsewhere."""
    seats = [
        structs.replace(one, level=PERSON, name=f"Person {seat}") if seat in people else one
        for seat, one in enumerate(regulars(rules.players, (level,)), 1)
    ]
    return game_of(rules, hands=11, opponents=tuple(seats))


class TableOfPeople:
    """A host with a seat for every person. `looks` decides who looks when; nothing else depends on it."""

    def __init__(self, setup: MatchSetup, *, seed: int, looks: int = 0) -> None:
        self.host = MatchHost(
            setup,
            deals=SeededDeals(seed),
            seeds=[str(seed % 400)] * len(setup.opponents),
            recorder=InMemory(undo=True),
        )
        self.seats = {place: HostedSeat(self.host, place) for place in setup.people}
        self.chance, self.looks = Random(f"choices:{seed}"), Random(f"looks:{looks}")

    @property
    def log(self) -> list[Event]:
        """The whole truth so far."""
        return self.host.table.log

    def anybody(self) -> HostedSeat:
        """One of the people, who thereby looks at the table."""
        return self.seats[self.looks.choice(list(self.seats))]

    def step(self) -> None:
        """One step of the match, by whoever has to do it or by anybody."""
        seat = self.anybody()
        if seat.next_step in (NextStep.CUT, NextStep.OWN_CUT):
            cutter = self.seats.get(self.host.table.cutter)
            at = self.chance.randrange(1, 30)
            if cutter is None:
                seat.cut()
            else:
                cutter.cut(at, "a salt of one's own")
        elif self.host.table.phase is Phase.TRUMP_CARD:
            self.seats[self.host.table.dealer].choose_trump_card(self.chance.choice((None, "bottom", "top")))
        elif seat.next_step in (NextStep.OWN_MOVE, NextStep.ANOTHER):
            self._person_chooses()
        elif not step_without_choice(seat, salt="salt"):
            seat.choose(seat.think().result)

    def _person_chooses(self) -> None:
        asked = self.host.table.asked
        assert asked is not None
        seat = self.seats[asked.seat]
        if (signs := seat.signs) and self.chance.random() < 0.15:
            seat.signal(self.chance.choice(signs))
        if (asks := seat.requests) and self.chance.random() < 0.1:
            seat.request(self.chance.choice(asks))
        seat.choose(choose(self.chance, seat.view.legal))

    def look(self, share: float = 0.3) -> None:
        for seat in self.seats.values():
            if self.looks.random() < share:
                seat.take_new_events()


def as_seen(log: Sequence[Event], place: int, players: int) -> list[Event]:
    """All in force of a log as that seat sees and counts it."""
    return as_seen_by(turned_event(event, seat=place, players=players) for event in in_force(log))
