"""Knowledge of a match, besides its lines, of somebody at a table of several computers: a value."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.host.guarded_program import ProgramNews
from briscola.client.host.recorder import Trouble
from briscola.client.seats.seat_control import WrittenLine
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.client.visit.news import LobbyState, MatchGoesOn, NextSeat, SeatSeen, TableQuestion
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
    """The match as one person knows it."""

    header: Header
    place: int
    """Seat at the bottom of her window: hers, or that from which she looks on."""
    chair: int
    """Seat from which she is to look on as soon as no count is shown."""
    looks_on: bool
    table: MatchSetup
    """The match with everybody who sits there by what is shown: a count has the people of its hand."""
    setup: MatchSetup
    """The same as she sees it."""
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


def seat_state(begun: MatchGoesOn, at: LobbyState | None = None) -> SeatState:
    """The state of a match that goes on, as its table `at` tells; all its lines so far count as shown."""
    looks_on, table = begun.seat == NOBODY, MatchSetup.of(begun.header.choices, begun.seen)
    place = _chair(at, table.players) if looks_on else begun.seat
    state = SeatState(
        header=begun.header,
        place=place,
        chair=place,
        looks_on=looks_on,
        table=table,
        setup=_own_setup(table, place, looks_on=looks_on),
        dealer=begun.header.terms.dealer,
    )
    for event in begun.seen:
        state = after_line(state, event)
    return after_shown(replace(state, decided_for=()), begun.seen)


def _own_setup(table: MatchSetup, place: int, *, looks_on: bool) -> MatchSetup:
    """The match as she sees it: she sits before her screen, also while a computer keeps her seat."""
    return table.turned(place).looked_on() if looks_on else replace(table.turned(place), level=PERSON)


def _chair(table: LobbyState | None, players: int) -> int:
    """Seat from which somebody looks on; 0 also if a host promises one that its match has not."""
    bottom = None if table is None else table.bottom
    return ME if bottom is None or bottom >= players else bottom


def after_table(state: SeatState, table: LobbyState) -> SeatState:
    """The state after news of the table: if the connection is lost, and the chair of whoever looks on."""
    chair = _chair(table, state.rules.players) if table.looks_on else state.chair
    return replace(state, connected=table.connected, chair=chair)


def from_chair(state: SeatState) -> SeatState:
    """The state of somebody who looks on from her chair; a count is read to its end as it stands."""
    if state.chair == state.place or state.counts or not state.looks_on:
        return state
    turn = Rotation((state.chair - state.place) % state.rules.players, state.rules.players)
    return replace(
        state,
        place=state.chair,
        setup=_own_setup(state.table, state.chair, looks_on=True),
        view=None if state.view is None else _public_view(state.view, seat=turn.seat),
        written=tuple(line._replace(place=turn.place(line.place)) for line in state.written),
        unread=tuple(line._replace(place=turn.place(line.place)) for line in state.unread),
    )


def _public_view(view: Observation, *, seat: int) -> Observation:
    """An observation of nobody's, as that seat counts the places."""
    return replace(turned_view(view, seat=seat), seat=NOBODY)


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
            turned = _public_view if state.looks_on else turned_view
            return replace(state, view=replace(turned(news.view, seat=state.place), legal=()))
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
        table = after_changes(state.table, seated)
        setup = _own_setup(table, state.place, looks_on=state.looks_on)
        state = replace(state, table=table, setup=setup)
    for event in events:
        if isinstance(event, HandEnded | Committed):  # a hand is over, or the next one is sealed
            state = replace(state, counts=isinstance(event, HandEnded), went_on=None)
    return state


def connected_again(state: SeatState) -> SeatState:
    """The state at the start of another connection. That she has gone on may be lost: she says so again."""
    counts = state.counts or state.went_on is not None
    return replace(state, present=MatchPresent(), counts=counts, went_on=None)
