"""A match that is kept in memory line by line, and taken up again as another start of the program would."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.recorder import Trouble
from briscola.client.session import Session, Want
from briscola.deals import SeededDeals
from briscola.engine.actions import Action
from briscola.engine.events import Event
from briscola.engine.record import event_line
from briscola.engine.rules import OptionValue
from briscola.engine.terms import Terms
from briscola.storage.header import Follows, HouseTerms
from briscola.storage.match_record import parse
from briscola.storage.records import new_header
from briscola.table import Phase, Table

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
        """The terms of a new match, or of a rematch."""
        house = HouseTerms(undo=self.undo, hints=True)
        follows = None if dealer is None else Follows(record="0" * 32, dealer=dealer)
        header = new_header(setup, seeds=seeds, terms=house, follows=follows)
        self.lines, self.terms = [], header.terms
        return self.terms

    def append(self, events: Sequence[Event]) -> None:
        """Keep the lines."""
        self.lines += map(event_line, events)

    def retry(self) -> bool:
        """Nothing waits."""
        return True


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


def sat_down(setup: MatchSetup, recorder: InMemory | None = None, *, luck: int = 1) -> Session:
    """A match at its beginning; the same setup and luck of the computers, the same seeds and deals."""
    seeds = [f"{luck:016x}{seat:016x}" for seat in range(1, setup.players)]
    return Session(setup, deals=SeededDeals(SEED), seeds=seeds, recorder=recorder or InMemory())


def reloaded(session: Session, *, lines: int | None = None) -> Session:
    """The match as it is found on the disk, after so many lines."""
    before = session._recorder
    assert isinstance(before, InMemory) and before.terms is not None
    again = InMemory(undo=before.undo)
    again.lines, again.terms = before.lines[:lines], before.terms
    read = parse("".join(f"{line}\n" for line in (before.terms.header, *again.lines)).encode())
    assert read.wrong is None
    table = Table.resumed(read.events, terms=before.terms, deals=SeededDeals(SEED))
    again.lines = again.lines[: len(table.log)]
    return Session(session.setup, table=table, seeds=session.seeds, recorder=again)


def person(session: Session) -> Action:
    """What the person of these tests does, by what has happened alone."""
    legal = session.own_view.legal
    return Random(f"person:{len(session.table.log)}").choice(legal)


def chatter(session: Session) -> None:
    """Now and then the person makes a sign or speaks a request."""
    chance = Random(f"chatter:{len(session.table.log)}")
    signs, asks = session.table.signs(0), session.table.requests(0)
    if signs and chance.random() < 0.15:
        session.signal(chance.choice(signs))
    if asks and chance.random() < 0.15:
        session.request(chance.choice(asks))


def step(session: Session) -> None:
    """One step of the match, with the talk before it."""
    match session.want:
        case Want.MATCH:
            session.begin_match()
        case Want.SEAL_DRAW:
            session.seal_draw()
            session.draw()  # a seal that is not cut is withdrawn after a reload
        case Want.HAND:
            session.begin_hand()
            session.cut()
        case Want.DUMMY:
            session.turn_dummy()
        case Want.OWN_MOVE:
            session.act(person(session))
        case Want.COMPUTER:
            session.act(session.think().action)
        case other:
            raise AssertionError(other)


def play(
    session: Session,
    *,
    hands: int,
    between: Callable[[Session], Session] = lambda session: session,
    talking: bool = True,
) -> Session:
    """Play to the end of a hand; `between` is given the session before every step and every talk."""
    while session.table.hand < hands or session.table.phase is Phase.PLAY:
        session = between(session)
        session.converse()
        if talking and session.dealt:
            session = between(session)
            chatter(session)
            session = between(session)
        step(session)
    return session
