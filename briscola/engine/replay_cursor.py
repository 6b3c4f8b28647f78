"""The lines of a log, the line reached, and what has been committed to so far."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import InitVar, dataclass, field
from itertools import islice
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.chain import first_link, link
from briscola.engine.contributions import Promises
from briscola.engine.events import (
    CLAIMED,
    STAND_IN_REASONS,
    Chained,
    Event,
    GivenUp,
    PackCut,
    PhraseSaid,
    Resumed,
    Sits,
    Undone,
)
from briscola.engine.match import Match
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import BadSeat, Occupants, seated
from briscola.engine.record import event_line
from briscola.engine.seal import BrokenSeal, Shuffle, check_deck, check_form, secret_of
from briscola.engine.state import State
from briscola.engine.terms import PERSON, Terms

PHRASES = 12
"""Number of phrases that a person may say."""
E = TypeVar("E", bound=Event)
T = TypeVar("T")


class BadRecord(ValueError):  # noqa: N818 - a sentence for the person
    """A log that the rules or the commitment contradict; the message names the line and what is wrong."""


class BreaksOff(BadRecord):
    """The log ends in the middle of something; `missing` is the line that must follow, if only one may."""

    def __init__(self, sentence: str, missing: type[Event] | None) -> None:
        super().__init__(sentence)
        self.missing = missing


class GaveUp(Exception):  # noqa: N818 - never leaves the replay
    """The match was given up here."""


class Step(Struct, frozen=True, kw_only=True):
    """The state of a hand after the first `lines` lines of its log."""

    lines: int
    state: State


class Position(Struct, frozen=True, kw_only=True):
    """Position reached in a log after its first `lines` lines; `state` is that of an unfinished hand."""

    lines: int = 0
    matches: int = 0
    hand: int = 0  # the last hand dealt, counted over the run
    finished: int = 0  # hands played to their end
    match: Match | None = None
    levels: tuple[str, ...] = ()
    """The levels at the seats now, `person` for a person."""
    occupants: Occupants | None = None
    """The players at the seats now, in a record since version 3."""
    state: State | None = None
    steps: tuple[Step, ...] = ()
    """The states of the hand so far, between the actions that were not taken back."""
    secret: bytes = b""
    """The bytes of that hand, where the record keeps them."""
    shuffle: Shuffle | None = None
    """The data that the last hand was dealt from; None if nothing was shuffled."""
    sealed: int | None = None
    """The hand whose seal waits for the cut, 0 for the draw for the deal."""
    cut: PackCut | None = None
    """The cut of that hand, if it waits for its dealer to choose the trump card (V-SU-5)."""
    ended: bool = True
    """True if the last match has its `match_end`, or needs none."""
    given_up: bool = False
    """True if the match ended by being given up."""
    missing: type[Event] | None = None
    """The line with which the log would have to go on, where it breaks off and only one kind may follow."""
    withdrawn: tuple[tuple[int, int], ...] = ()
    """Hands with seals that were never opened (0 is the draw), each with the number of such seals."""
    promises: Promises | None = None
    """The contributions to the shuffle that waits for the cut, where several computers contribute."""
    stopped: tuple[int, ...] = ()
    """The hands whose shuffle was withdrawn after something had been opened, 0 for the draw."""
    unopened: tuple[str, ...] = ()
    """Keys of the persons whose computers had not opened what they had promised then, since version 4."""
    undone: tuple[int, ...] = ()
    """The hands in which a choice was taken back."""
    unsalted: tuple[int, ...] = ()
    """The hands to which the person added nothing, 0 for the draw."""


@dataclass(kw_only=True)
class Cursor:
    """Goes through a log line by line; `reached` is the last position between two actions.

    Nothing is read of a log after the first line that is not right, however long it is.
    """

    log: InitVar[Iterable[Event]]
    terms: Terms | None = None
    first_line: int = 1  # of the file, where the events begin
    line: int = 0
    reached: Position = field(default_factory=Position)
    events: list[Event] = field(default_factory=list)
    """The events read so far."""
    levels: tuple[str, ...] = ()
    """The levels at the seats now, `person` for a person."""
    occupants: Occupants | None = None
    """The players at the seats now, in a record since version 3."""
    signed: dict[int, int] = field(default_factory=dict)
    """Number of the last choice that each seat has signed."""
    _runs: set[str] = field(default_factory=set)
    """Names of the runs of the host's program that have begun anew."""
    _commitments: set[str] = field(default_factory=set)
    _linked: int = 0
    _chain: bytes = b""

    def __post_init__(self, log: Iterable[Event]) -> None:
        self._unread: Iterator[Event] = iter(log)

    def reach(self, **changes: object) -> Position:
        """Note that everything up to this line is whole."""
        self.reached = replace(
            self.reached, lines=self.line, levels=self.levels, occupants=self.occupants, **changes
        )
        return self.reached

    def reach_end(self, end: BreaksOff) -> Position:
        """Note the kind of line that would have to follow."""
        self.reached = replace(self.reached, missing=end.missing)
        return self.reached

    @property
    def at_end(self) -> bool:
        if self.line == len(self.events):
            self.events.extend(islice(self._unread, 1))
        return self.line == len(self.events)

    def fail(self, sentence: str) -> BadRecord:
        return BadRecord(f"line {self._file_line}: {sentence}")

    def _breaks_off(self, missing: type[Event] | None) -> BreaksOff:
        return BreaksOff(f"line {self._file_line}: the log breaks off", missing)

    @property
    def _file_line(self) -> int:
        return self.first_line + self.line - 1

    def peek(self) -> Event | None:
        """The next event, not taken yet."""
        self._take_notes()
        return None if self.at_end else self.events[self.line]

    def take(self, kind: type[E]) -> E:
        """The next event, which must be of this kind."""
        event = self.next(kind)
        if not isinstance(event, kind):
            raise self.fail(f"expected a {kind.__name__} event, found {event_line(event)}")
        return event

    def next(self, expected: type[Event] | None = None) -> Event:
        """The next event, of whatever kind; `expected` is the one that must follow."""
        self._take_notes()
        if self.at_end:
            raise self._breaks_off(expected)
        self.line += 1
        event = self.events[self.line - 1]
        if isinstance(event, GivenUp):
            self._give_up()
        return event

    def _give_up(self) -> None:
        """Raise GaveUp if a match may be given up here: in a record, between two actions."""
        if self.terms is None or self._once or self.reached.ended:
            raise self.fail("no match that could be given up is on")
        if self.reached.lines != self.line - 1:
            raise self.fail("a match is given up between two actions")
        self.reach(ended=True, given_up=True)
        raise GaveUp

    # ---- who sits where

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons now."""
        return tuple(seat for seat, level in enumerate(self.levels) if level == PERSON)

    def seat(self, roster: tuple[Occupant, ...]) -> None:
        """Seat the players with whom a match begins, since version 3. Raises BadRecord."""
        self._reseat(lambda: seated(roster))

    def _take_notes(self) -> None:
        """Take every line that says who sits down, what somebody says, or that the host began anew.

        Raises BadRecord.
        """
        while not self.at_end and isinstance(event := self.events[self.line], Sits | PhraseSaid | Resumed):
            self.line += 1
            reached = self.reached
            if self.occupants is None or reached.ended or self._once:
                raise self.fail("no match is on in which somebody could sit down or speak")
            if reached.lines != self.line - 1:
                raise self.fail("somebody sits down or speaks between two actions")
            match event:
                case Sits():
                    self._take_seat(event, self.occupants)
                case PhraseSaid():
                    self._hear(event)
                case _:
                    if not self.absences:
                        raise self.fail("only the host of several computers is named when it begins anew")
                    named = len(event.run) == 32 and {*event.run} <= {*"0123456789abcdef"}
                    if not named or event.run in self._runs:
                        raise self.fail("the host's program begins anew without a name of its own")
                    self._runs.add(event.run)
            steps = reached.steps
            if reached.state is not None:
                steps += (Step(lines=self.line, state=reached.state),)
            self.reach(steps=steps)

    def _take_seat(self, event: Sits, before: Occupants) -> None:
        if self.shared and self.reached.sealed is not None:
            raise self.fail("nobody sits down between a seal and its deal")
        self._reseat(lambda: before.after(event.seat, event.who))
        if not self._may_sit(event, before):
            raise self.fail(f"nobody sits down at such a table for the reason {event.why!r}")

    def _may_sit(self, event: Sits, before: Occupants) -> bool:
        """True if the reason is one for which this player may sit down, now that the seat exists."""
        if not self.absences:
            return not event.why
        if event.who.level:
            clocked = self.terms is not None and self.terms.clock > 0
            return event.why in STAND_IN_REASONS and (clocked or event.why != "clock")
        if event.why == CLAIMED:
            person = before.persons[event.seat]
            return person is not None and person.page and event.who.key not in {"", *before.seats}
        return not event.why and event.who.key in before.seats

    def _hear(self, event: PhraseSaid) -> None:
        if not self.shared or event.seat not in self.people:
            raise self.fail("only a person speaks, at a table where several computers meet")
        if event.phrase not in range(PHRASES):
            raise self.fail(f"there is no phrase {event.phrase}")

    @property
    def shared(self) -> bool:
        """True at a table at which several computers meet."""
        return self.terms is not None and self.terms.shared

    @property
    def absences(self) -> bool:
        """True where every absence is named with its reason."""
        return self.terms is not None and self.terms.absences

    def _reseat(self, seat: Callable[[], Occupants]) -> None:
        try:
            self.occupants = seat()
        except BadSeat as error:
            raise self.fail(str(error)) from None
        self.levels = self.occupants.levels

    @property
    def _once(self) -> bool:
        """True if one deal is played again, which never goes on another time."""
        return self.terms is not None and self.terms.deal is not None

    def expect(self, wanted: Event) -> None:
        """Tick off the next event, which must be exactly this one."""
        found = self.next(type(wanted))
        if event_line(found) != event_line(wanted):
            raise self.fail(f"expected {event_line(wanted)}, found {event_line(found)}")

    def end(self) -> BadRecord | None:
        """The error if any line follows a given-up match; None if the log ends here."""
        if self.at_end:
            return None
        self.line += 1
        return self.fail("nothing follows a match that was given up")

    # ---- what was promised

    def commitment(self, sha: str) -> None:
        """Note a commitment: 32 bytes in hex, made once, so that no bytes shuffle twice."""
        self.checked(lambda: check_form(sha))
        if sha in self._commitments:
            raise self.fail("the same commitment was made before")
        self._commitments.add(sha)

    def secret(self, text: str, sha: str) -> bytes:
        """The bytes that a line shows, which must be those of a commitment."""
        return self.checked(lambda: secret_of(text, sha))

    def check_deck(self, shuffle: Shuffle, secret: bytes) -> None:
        """Check that the dealt cards follow from the bytes, the salt and the cut. Raises BadRecord."""
        self.checked(lambda: check_deck(shuffle, secret))

    def checked(self, check: Callable[[], T]) -> T:
        """The result of a check of something promised. Raises BadRecord."""
        try:
            return check()
        except BrokenSeal as error:
            raise self.fail(str(error)) from None

    def salted(self, hand: int, salt: str) -> None:
        """Note the hand as unsalted if the salt is empty."""
        if not salt:
            self.reached = replace(self.reached, unsalted=(*self.reached.unsalted, hand))

    def check_chain(self, hand: int) -> None:
        """Tick off the link that binds everything before it."""
        self.expect(Chained(hand=hand, sha256=self.chain().hex()))

    def chain(self) -> bytes:
        """The chain over the header and all lines taken so far."""
        assert self.terms is not None
        if not self._linked:
            self._chain = first_link(self.terms.header)
        for event in self.events[self._linked : self.line]:
            self._chain = link(self._chain, event_line(event))
        self._linked = self.line
        return self._chain


Numbered = tuple[int, Event]
"""An event with its number in the record, counted from 0."""


def in_force(events: Sequence[Event]) -> list[Event]:
    """The events of a record without what was taken back."""
    return [event for _, event in held(events)]


def held(events: Sequence[Event], *, first: int = 0) -> list[Numbered]:
    """The events that hold, each with its number in the record; a gap is where a choice was taken back.

    `first` is the number of the first event, where these are the last of a record.
    """
    found: list[Numbered] = []
    for number, event in enumerate(events, first):
        if isinstance(event, Undone):
            while found and found[-1][0] >= event.to:
                found.pop()
        else:
            found.append((number, event))
    return found
