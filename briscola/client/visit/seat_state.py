"""What somebody at a table of several computers knows of a match besides its lines: a value."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.host.guarded_program import ProgramNews
from briscola.client.host.recorder import Trouble
from briscola.client.seats.seat_control import WrittenLine
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.client.visit.news import MatchGoesOn, NextSeat, SeatSeen, TableQuestion
from briscola.engine.events import (
    NOBODY,
    Committed,
    DealSeen,
    DrawnForDeal,
    Event,
    GivenUp,
    HandEnded,
    Played,
    Sits,
)
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.terms import PERSON
from briscola.engine.turned import Rotation, turned_view
from briscola.network.messages.from_host import MaySay, Written
from briscola.storage.match_choices import after_changes
from briscola.storage.records.header import Header

NewsOfPresent = MaySay | NextSeat | ProgramNews | SeatSeen | TableQuestion | Written
"""News of a match beside its lines."""


class MatchPresent(Struct, frozen=True):
    """The present of the match; on each connection the host tells again all that differs from this one."""

    question: TableQuestion = TableQuestion()
    """Her question; its view is turned to her place."""
    to_act: NextSeat = NextSeat(seat=None)
    may: MaySay = MaySay()


class SeatState(Struct, frozen=True, kw_only=True):
    """The match as one person knows it. Whoever only looks on has seat 0 at the bottom."""

    header: Header
    place: int
    """Seat at the bottom of her window."""
    looks_on: bool
    setup: MatchSetup
    """The match as she sees it, with everybody who sits there by what is shown: a count has its people."""
    dealer: int | None
    """Seat that deals, or will deal the next hand; None before the draw for the deal."""
    hand: int = 0
    dealt: bool = False
    """True while a hand is played."""
    view: Observation | None = None
    """The present one, or that of the last trick; it names no legal action."""
    present: MatchPresent = MatchPresent()
    connected: bool = True
    """False while the connection to the table is lost: nobody is seen thinking."""
    counts: bool = False
    """True while she looks at the count of a hand after which the host may wait for her."""
    went_on: float | None = None
    """The moment at which she has gone on from it; None once the next hand is sealed."""
    lines_written: int = 0
    """Number of lines that people have written in this match."""
    written: tuple[WrittenLine, ...] = ()
    """The last ones since a card was played."""
    unread: tuple[WrittenLine, ...] = ()
    """The last ones that the window has not taken."""
    faults: tuple[ProgramNews, ...] = ()
    """Faults of programs that play at this computer, of which its person is still to be told."""
    decided_for: tuple[int, ...] = ()
    """Seats for which a computer has sat down since the last question."""
    trouble: Trouble | None = None
    """Reason why something is not on the disk; None if everything is."""

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self.setup.rules()

    @property
    def dealer_acts(self) -> bool:
        """True if whoever deals is to act."""
        return self.present.to_act.seat == self.dealer

    def place_of(self, seat: int) -> int:
        """Place of a seat, counted from hers."""
        return Rotation(self.place, self.rules.players).place(seat)


def seat_state(begun: MatchGoesOn) -> SeatState:
    """The state of a match that goes on; all its lines so far count as shown."""
    looks_on = begun.seat == NOBODY
    place = ME if looks_on else begun.seat
    state = SeatState(
        header=begun.header,
        place=place,
        looks_on=looks_on,
        setup=_own_setup(MatchSetup.of(begun.header.choices, begun.seen).turned(place), looks_on=looks_on),
        dealer=begun.header.terms.dealer,
    )
    for event in begun.seen:
        state = after_line(state, event)
    return after_shown(replace(state, decided_for=()), begun.seen)


def _own_setup(setup: MatchSetup, *, looks_on: bool) -> MatchSetup:
    """The match as she sees it: she sits before her screen, also while a computer keeps her seat."""
    return setup.looked_on() if looks_on else replace(setup, level=PERSON)


def after_line(state: SeatState, event: Event) -> SeatState:
    """The state after a line of the host: what she knows without her view."""
    match event:
        case DrawnForDeal():
            return replace(state, dealer=event.dealer)
        case DealSeen():
            return replace(state, hand=event.hand, dealt=True, view=None)  # that is of the hand before
        case Played():
            return replace(state, written=())
        case HandEnded() | GivenUp():
            dealer, present = state.dealer, replace(state.present, to_act=NextSeat(seat=None))
            if dealer is not None and isinstance(event, HandEnded):
                dealer = state.rules.next_dealer(dealer, event.reason)
            return replace(state, dealt=False, present=present, dealer=dealer)
        case Sits() if event.who.level:
            return replace(state, decided_for=tuple(dict.fromkeys((*state.decided_for, event.seat))))
    return state


def after_news(state: SeatState, news: NewsOfPresent) -> SeatState:
    """The state after news of the present."""
    match news:
        case TableQuestion():
            view = None if news.view is None else turned_view(news.view, seat=state.place)
            present = replace(state.present, question=replace(news, view=view))
            seen = state.view if view is None else replace(view, legal=())
            return replace(state, present=present, view=seen)
        case NextSeat():
            return replace(state, present=replace(state.present, to_act=news))
        case MaySay():
            return replace(state, present=replace(state.present, may=news))
        case SeatSeen():
            view = news.view if state.looks_on else turned_view(news.view, seat=state.place)
            return replace(state, view=replace(view, legal=()))
        case ProgramNews():
            return replace(state, faults=(*state.faults, replace(news, seat=state.place_of(news.seat))))
        case Written():
            line = WrittenLine(state.lines_written + 1, state.place_of(news.seat), news.words)
            written, unread = (*state.written, line), (*state.unread, line)
            most = state.rules.players
            return replace(state, lines_written=line.n, written=written[-2 * most :], unread=unread[-most:])
        case _:
            assert_never(news)


def after_shown(state: SeatState, events: Sequence[Event], seated: Sequence[Sits] = ()) -> SeatState:
    """The state once her window has taken events, and those who have `seated` themselves by them."""
    if seated:
        turned = [replace(each, seat=state.place_of(each.seat)) for each in seated]
        setup = _own_setup(after_changes(state.setup, turned), looks_on=state.looks_on)
        state = replace(state, setup=setup)
    for event in events:
        if isinstance(event, HandEnded | Committed):  # a hand is over, or the next one is sealed
            state = replace(state, counts=isinstance(event, HandEnded), went_on=None)
    return state


def connected_again(state: SeatState) -> SeatState:
    """The state at the start of another connection. That she has gone on may be lost: she says so again."""
    counts = state.counts or state.went_on is not None
    return replace(state, present=MatchPresent(), counts=counts, went_on=None)
