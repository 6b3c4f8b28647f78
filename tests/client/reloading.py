"""A match that is kept in memory line by line, and taken up again as another start of the program would."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import Trouble
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.actions import Action
from briscola.engine.events import Event
from briscola.engine.record import event_line
from briscola.engine.rules import OptionValue
from briscola.engine.terms import Terms
from briscola.storage.records.header import Follows, HouseTerms
from briscola.storage.records.match_record import parse
from briscola.storage.records.records import new_header
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

SEED = 7


class InMemory:
    """A recorder that keeps the lines of one match."""

    keeps = True
    trouble: Trouble | None = None
    path: Path | None = None

    def __init__(self, *, undo: bool = False) -> None:
        self.undo = undo
        self.lines: list[str] = []
        self.terms: Terms | None = None

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms:
        house = HouseTerms(undo=self.undo, hints=True)
        follows = None if dealer is None else Follows(record="0" * 32, dealer=dealer)
        header = new_header(setup, seeds=seeds, terms=house, follows=follows)
        self.lines, self.terms = [], header.terms
        return self.terms

    def append(self, events: Sequence[Event]) -> None:
        self.lines += map(event_line, events)

    def retry(self) -> bool:
        """Nothing waits."""
        return True

    @property
    def data(self) -> bytes:
        assert self.terms is not None
        return "".join(f"{line}\n" for line in (self.terms.header, *self.lines)).encode()


def memory_of(seat: HostedSeat) -> InMemory:
    assert isinstance(seat.host.recorder, InMemory)
    return seat.host.recorder


def setup_of(variant: str, options: dict[str, OptionValue], *levels: str) -> MatchSetup:
    """A match with computers of these levels, from the person's right on."""
    players = len(levels) + 1
    return MatchSetup(
        variant=variant,
        players=players,
        options=options,
        winning_hands=5,
        opponents=regulars(players, levels),
    )


def sat_down(setup: MatchSetup, recorder: InMemory | None = None, *, luck: int = 1) -> HostedSeat:
    """A match at its beginning; the same setup and luck of the computers, the same seeds and deals."""
    seeds = [f"{luck:016x}{seat:016x}" for seat in range(1, setup.players)]
    return HostedSeat(MatchHost(setup, deals=SeededDeals(SEED), seeds=seeds, recorder=recorder or InMemory()))


def reloaded(seat: HostedSeat, *, lines: int | None = None) -> HostedSeat:
    """The match as it is found on the disk, after so many lines."""
    before = memory_of(seat)
    again = InMemory(undo=before.undo)
    again.lines, again.terms = before.lines[:lines], before.terms
    read = parse(again.data)
    assert read.wrong is None and again.terms is not None
    table = RefereedTable.resumed(read.events, terms=again.terms, deals=SeededDeals(SEED))
    again.lines = again.lines[: len(table.log)]
    return HostedSeat(MatchHost(seat.setup, table=table, seeds=seat.seeds, recorder=again))


def person(seat: HostedSeat) -> Action:
    """What the person of these tests does, by what has happened alone."""
    legal = seat.view.legal
    return Random(f"person:{len(seat.host.table.log)}").choice(legal)


def chatter(seat: HostedSeat) -> None:
    """Now and then the person makes a sign or speaks a request."""
    chance = Random(f"chatter:{len(seat.host.table.log)}")
    signs, asks = seat.host.table.signs(0), seat.host.table.requests(0)
    if signs and chance.random() < 0.15:
        seat.signal(chance.choice(signs))
    if asks and chance.random() < 0.15:
        seat.request(chance.choice(asks))


def step(seat: HostedSeat) -> None:
    match seat.next_step:
        case NextStep.MATCH:
            seat.begin_match()
        case NextStep.SEAL_DRAW:
            seat.seal_draw()
            seat.draw()  # a seal that is not cut is withdrawn after a reload
        case NextStep.HAND:
            seat.begin_hand()
            seat.cut()
        case NextStep.DUMMY:
            seat.turn_dummy()
        case NextStep.OWN_MOVE:
            seat.choose(person(seat))
        case NextStep.COMPUTER:
            seat.choose(seat.think().result)
        case other:
            raise AssertionError(other)


def play(
    seat: HostedSeat,
    *,
    hands: int,
    between: Callable[[HostedSeat], HostedSeat] = lambda seat: seat,
    talking: bool = True,
) -> HostedSeat:
    """Play to the end of a hand; `between` is given the session before every step and every talk."""
    while seat.host.table.hand < hands or seat.host.table.phase is Phase.PLAY:
        seat = between(seat)
        seat.converse()
        if talking and seat.dealt:
            seat = between(seat)
            chatter(seat)
            seat = between(seat)
        step(seat)
    return seat
