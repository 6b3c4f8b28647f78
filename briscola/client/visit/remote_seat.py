"""A person's seat at a match of another computer: all that it knows came from the host, line by line.

Whoever only looks on has seat 0 at the bottom, holds no cards, and is never asked.
"""

import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.checking.recomputed_moves import same_program
from briscola.client.host.guarded_program import ProgramNews
from briscola.client.host.recorder import Trouble
from briscola.client.host.thinking_threads import Thought
from briscola.client.seats.seat_control import NextStep, SeatControl, WrittenLine
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.client.visit.entries_to_show import EntriesToShow
from briscola.client.visit.news import (
    MatchGoesOn,
    MatchNews,
    NewEntries,
    NextSeat,
    SavedEntries,
    SeatSeen,
    TableQuestion,
)
from briscola.client.visit.visitor import Visitor
from briscola.engine.actions import Action, Ask, IllegalAction, Play, Sign
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
    TrumpCard,
)
from briscola.engine.observation import Observation, refusal_seen
from briscola.engine.rules import Rules
from briscola.engine.terms import PERSON
from briscola.engine.turned import Rotation, turned_event, turned_view
from briscola.network.lines.person_entries import common_entries
from briscola.network.messages.from_guest import Say
from briscola.network.messages.from_host import MaySay, Written
from briscola.storage.match_choices import after_changes

COUNT_SECONDS = 1.5
"""Seconds after which it is worth telling that others still look at the count."""


class MatchPresent(Struct, frozen=True):
    """The present of the match; on each connection the host tells again all that differs from this one."""

    question: TableQuestion = TableQuestion()
    """Her question; its view is turned to her place."""
    to_act: NextSeat = NextSeat(seat=None)
    may: MaySay = MaySay()


class RemoteSeat(SeatControl):
    """One person's seat at a table of several computers. It never steps the match: the host does.

    `lines` is what is told and shown of it; the seat itself knows what follows from that.
    """

    seeds: tuple[str, ...] = ()
    alone = allows_undo = can_take_back = False
    file: Path | None = None
    hand: int = 0
    trouble: Trouble | None = None

    def __init__(
        self,
        begun: MatchGoesOn,
        do: Callable[[Callable[[Visitor], object]], object],
        *,
        keep: Callable[[], object] = lambda: None,
    ) -> None:
        """`do` has something done by the person's program, `keep` what the disk has refused written again."""
        self.looks_on = begun.seat == NOBODY
        self.place = ME if self.looks_on else begun.seat
        self._do, self._keep = do, keep
        self.header = begun.header
        self.dealt_by = "" if begun.header.dealt_by is None else begun.header.dealt_by.name
        self.names_absences = begun.header.terms.absences
        self.checks_stand_ins = same_program(begun.header)
        """False if another version has begun the match: a stand-in's cards are not worked out again."""
        self._table_setup = after_changes(MatchSetup.of(begun.header.choices), begun.seen)
        """The match with everybody who sits there by what is shown: a count has the people of its hand."""
        self._setup = self._own_setup()
        self._rules = self._setup.rules()
        self._present = MatchPresent()
        self._view: Observation | None = None
        """The present one, or that of the last trick; it names no legal action."""
        self._connected = True
        self.written: deque[WrittenLine] = deque(maxlen=2 * self._rules.players)
        self._lines_written = 0
        self._unread: deque[tuple[int, str]] = deque(maxlen=self._rules.players)
        self._failed: deque[ProgramNews] = deque()
        """Faults of programs that play at this computer, of which its person is told."""
        self._counts = False
        """True while she looks at the count of a hand after which the host may wait for her."""
        self._went_on: float | None = None
        """The moment at which she has gone on from it; None once the next hand is sealed."""
        self._dealt = False
        self._dealer = begun.header.terms.dealer
        """Seat that deals, or will deal the next hand; None before the draw for the deal."""
        self._decided_for: list[int] = []
        """Seats for which a computer has sat down since the last question."""
        for event in begun.seen:
            self._follow(event)
        self._decided_for.clear()
        self._note_count(begun.seen)
        players = self._rules.players
        self.lines = EntriesToShow(begun.seen, begun.record, begun.digest, seat=self.place, players=players)
        self.history = self.lines.history

    def _own_setup(self) -> MatchSetup:
        """The match as she sees it: she sits before her screen, also while a computer keeps her seat."""
        if self.looks_on:
            return self._table_setup.looked_on()
        return replace(self._table_setup.turned(self.place), level=PERSON)

    # ---- what the host tells

    def receive(self, news: MatchNews) -> None:
        """Take news of the match."""
        match news:
            case NewEntries():
                for event in news.events:
                    self.lines.add(event)
                    self._follow(event)
                self.history = self.lines.history
            case SavedEntries():
                self.lines.kept(news.record, news.digest)
            case TableQuestion(view=Observation()) if self.lines.own is not None:
                # The connection broke on the way: the card lies on the table already, so it is played again.
                again = Play(card=self.lines.own.card)
                self._do(lambda visitor: visitor.choose(again))
            case TableQuestion():
                view = None if news.view is None else turned_view(news.view, seat=self.place)
                if view is not None:
                    self._view = replace(view, legal=())
                self._present = replace(self._present, question=replace(news, view=view))
            case NextSeat():
                self._present = replace(self._present, to_act=news)
            case MaySay():
                self._present = replace(self._present, may=news)
            case Written():
                place = Rotation(self.place, self._rules.players).place(news.seat)
                self._lines_written += 1
                self.written.append(WrittenLine(self._lines_written, place, news.words))
                self._unread.append((place, news.words))
            case SeatSeen():
                view = news.view if self.looks_on else turned_view(news.view, seat=self.place)
                self._view = replace(view, legal=())
            case ProgramNews():
                place = Rotation(self.place, self._rules.players).place(news.seat)
                self._failed.append(replace(news, seat=place))
            case _:
                assert_never(news)

    def set_connected(self, connected: bool) -> None:
        """Note that the connection to the table is lost, or back: without it nobody is seen thinking."""
        self._connected = connected

    def take_up(self, begun: MatchGoesOn) -> bool:
        """Go on after the connection was lost; nothing that was shown is shown again.

        False, and nothing is done, for another match or seat, and if the host has lost lines.
        """
        seat, seen = NOBODY if self.looks_on else self.place, self.lines.seen
        if (self.header.id, seat) != (begun.header.id, begun.seat):
            return False
        if common_entries(seen, begun.seen) < len(seen):
            return False
        self._present = MatchPresent()
        # That she has gone on may be lost: she says so again.
        self._counts, self._went_on = self._counts or self._went_on is not None, None
        self.receive(NewEntries(events=begun.seen[len(seen) :]))
        return True

    def _follow(self, event: Event) -> None:
        """Take from a line what the seat knows without its view."""
        match event:
            case DrawnForDeal():
                self._dealer = event.dealer
            case DealSeen():
                self.hand, self._dealt = event.hand, True
                self._view = None  # that of the hand before
            case Played():
                self.written.clear()
            case HandEnded() | GivenUp():
                self._dealt, self._present = False, replace(self._present, to_act=NextSeat(seat=None))
                if isinstance(event, HandEnded) and self._dealer is not None:
                    self._dealer = self._rules.next_dealer(self._dealer, event.reason)
            case Sits() if event.who.level:
                self._decided_for.append(event.seat)

    # ---- what the person sees

    def take_new_events(self, *, onwards: bool = True) -> list[Event]:
        """The events since the last call, as `EntriesToShow.take` gives them."""
        if onwards and self._counts:
            self._go_on()
        found = self.lines.take(onwards=onwards)
        if seated := self.lines.poll_seated():
            self._table_setup = after_changes(self._table_setup, seated)
            self._setup = self._own_setup()
        self._note_count(found)
        return found

    def _note_count(self, events: Sequence[Event]) -> None:
        """Note from lines, in their order, if a hand is over and the next one is not sealed yet."""
        for event in events:
            if isinstance(event, HandEnded | Committed):
                self._counts, self._went_on = isinstance(event, HandEnded), None

    def _go_on(self) -> None:
        """Say that she has gone on from the count, if friends may write now; the match goes on then.

        That they may is told after all lines of the hand, so the end of the match is known by now.
        """
        if self.may_write and self._rules.words_betray and not self.lines.ended:
            self._counts, self._went_on = False, time.monotonic()
            self._do(lambda visitor: visitor.ready(True))

    @property
    def count_told_in(self) -> float | None:
        """Seconds until it is worth telling that others still look at the count; None if nobody does."""
        if self._went_on is None or not self._connected:
            return None
        return max(0.0, self._went_on + COUNT_SECONDS - time.monotonic())

    @property
    def waits_for_count(self) -> bool:
        """True once she waits for others who still look at the count of a hand."""
        return self.count_told_in == 0

    def poll_decided_for(self) -> list[int]:
        """Seats for which a computer has sat down since the last call."""
        seats, self._decided_for = self._decided_for, []
        return seats

    @property
    def given_back(self) -> bool:
        """True if a computer has played at her seat, which is hers again, and she has not played since."""
        own = [
            each for each in self.lines.seen if isinstance(each, Sits | Played) and each.seat == self.place
        ]
        sits = [each for each in own if isinstance(each, Sits)][-2:]
        if self.looks_on or len(sits) < 2 or own[-1] is not sits[1]:
            return False
        computer, she = sits
        return bool(computer.who.level) and not (she.who.level or she.why)

    @property
    def played_for_her(self) -> int:
        """Number of cards that a computer has played at her seat since her own last one."""
        count, computer = 0, False
        for event in self.lines.seen:
            if isinstance(event, Sits) and event.seat == self.place:
                computer = bool(event.who.level)
            elif isinstance(event, Played) and event.seat == self.place:
                count = count + 1 if computer else 0
        return 0 if self.looks_on else count

    @property
    def setup(self) -> MatchSetup:
        return self._setup

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def advice(self) -> bool:
        return self.header.settings.hints and not self.looks_on

    @property
    def next_step(self) -> NextStep:
        if self.over:
            return NextStep.MATCH
        if self.lines.waits:
            return NextStep.ANOTHER
        question = self._present.question
        if question.cut:
            return NextStep.OWN_CUT
        if question.trump_card:
            return NextStep.OWN_TRUMP_CARD
        return NextStep.ANOTHER if question.view is None else NextStep.OWN_MOVE

    @property
    def view(self) -> Observation:
        """Her observation: the present one when it is her turn, else that of the last trick."""
        view = self._present.question.view if self.next_step is NextStep.OWN_MOVE else self._view
        if view is None:
            raise LookupError("nothing has been dealt")
        return view

    @property
    def begun(self) -> bool:
        return bool(self.lines.seen)

    @property
    def version(self) -> int:
        return len(self.lines.seen)

    @property
    def dealt(self) -> bool:
        return self._dealt and self._view is not None

    @property
    def thinker(self) -> int | None:
        whose = self._present.to_act.seat
        if not self._connected or whose is None or (whose == self.place and not self.looks_on):
            return None
        return Rotation(self.place, self._rules.players).place(whose)

    @property
    def cutter(self) -> int | None:
        """Place of whoever else is asked where to cut; None if nobody is."""
        return None if self._dealt or self.over or self._present.to_act.seat == self._dealer else self.thinker

    @property
    def chooser(self) -> int | None:
        """Place of whoever else deals and is asked for the trump card; None if nobody is."""
        return None if self._dealt or self.over or self._present.to_act.seat != self._dealer else self.thinker

    @property
    def seconds_left(self) -> float | None:
        """Seconds that whoever is to act has left; None where no clock runs."""
        present, own = self._present, self.next_step is NextStep.OWN_MOVE
        ends = (present.question if own else present.to_act).ends
        return None if ends is None else max(0.0, ends - time.monotonic())

    @property
    def told(self) -> list[Event]:
        """All that the host has told, as `history` has it, with what the window has not taken yet."""
        return self.lines.told

    def whole_log(self) -> tuple[tuple[Event, ...], str]:
        """The record up to the last hand that is kept, and its digest."""
        players = self._rules.players
        return (
            tuple(turned_event(event, seat=self.place, players=players) for event in self.lines.record),
            self.lines.digest,
        )

    # ---- what the person does

    def choose(self, action: Action) -> list[Event]:
        """Do the person's action. Her own card is shown at once. Raises IllegalAction."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise refusal
        own = self.view.to_act == ME
        self._answer(lambda visitor: visitor.choose(action))
        if not isinstance(action, Play) or not own:
            return []
        return self.lines.play(Played(seat=self.place, card=action.card))

    def _answer(self, answer: Callable[[Visitor], object]) -> None:
        """Give her answer: nothing else is asked of her now."""
        self._present = replace(self._present, question=TableQuestion())
        self._do(answer)

    def refusal(self, action: Action) -> IllegalAction | None:
        return refusal_seen(self.view, action)

    def cut(self, at: int | None = None, salt: str = "") -> list[Event]:
        """Say where the pack is cut; None leaves it to the shuffle. Her computer adds its own salt."""
        del salt
        self._answer(lambda visitor: visitor.cut(at))
        return []

    def choose_trump_card(self, which: TrumpCard | None = None) -> list[Event]:
        """Say which card shows the trumps, with her computer's salt; None leaves it to the shuffle."""
        self._answer(lambda visitor: visitor.choose_trump_card(which))
        return []

    @property
    def signs(self) -> tuple[Sign, ...]:
        return self._present.may.signs

    @property
    def requests(self) -> tuple[Ask, ...]:
        return self._present.may.requests

    @property
    def may_write(self) -> bool:
        return self._present.may.words

    def signal(self, sign: Sign) -> list[Event]:
        self._do(lambda visitor: visitor.send(Say(sign=sign)))
        return []

    def request(self, ask: Ask) -> list[Event]:
        self._do(lambda visitor: visitor.send(Say(request=ask)))
        return []

    def write(self, words: str) -> None:
        """Write a line to the others; the host passes it on, to her too."""
        self._do(lambda visitor: visitor.send(Say(words=words)))

    def poll_written(self) -> tuple[int, str] | None:
        """The next line that somebody has written, with her place; None if there is none."""
        return self._unread.popleft() if self._unread else None

    def rename(self, name: str) -> None:
        """Nothing: at this table the person keeps the name with which she sat down."""

    def take_back(self) -> list[Event]:
        """Raise LookupError: nothing is taken back at such a table."""
        raise LookupError("nothing is taken back at a table of several computers")

    @property
    def over(self) -> bool:
        return self.lines.over

    # ---- steps that the host makes

    def begin_match(self) -> list[Event]:
        """Be ready for another match, which begins when everybody is."""
        self._do(lambda visitor: visitor.ready(True))
        return []

    def seal_draw(self) -> list[Event]:
        return self.take_new_events()

    begin_hand = turn_dummy = converse = seal_draw

    def draw(self, salt: str = "") -> list[Event]:
        del salt
        return self.take_new_events()

    def think(self) -> Thought:
        """Raise LookupError: computers think at the host's."""
        raise LookupError("computers think at the host's")

    def go_away(self) -> None:
        """Nothing: the computers sit at the host's."""

    def next_news(self) -> ProgramNews | None:
        return self._failed.popleft() if self._failed else None

    def note_trouble(self, trouble: Trouble | None) -> None:
        """Note why something is not on the disk; None if everything is."""
        self.trouble = None if self.looks_on else trouble

    @property
    def kept(self) -> bool:
        return not self.looks_on and self.trouble is None

    def keep_again(self) -> bool:
        """Have it tried again; that it is written now is told later."""
        if self.trouble is not None:
            self._keep()
        return self.trouble is None
