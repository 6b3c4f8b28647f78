"""A person's seat at a match of another computer: all that it knows came from the host, line by line.

Whoever only looks on holds no cards, and is never asked.
"""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

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
    LobbyState,
    MatchGoesOn,
    MatchNews,
    NewEntries,
    SavedEntries,
    TableQuestion,
)
from briscola.client.visit.seat_state import (
    after_line,
    after_news,
    after_shown,
    after_table,
    connected_again,
    from_chair,
    seat_state,
)
from briscola.client.visit.visitor import Visitor
from briscola.engine.actions import Action, Ask, IllegalAction, Play, Sign
from briscola.engine.events import CLAIMED, NOBODY, Event, Played, Sits, TrumpCard
from briscola.engine.observation import Observation, refusal_seen
from briscola.engine.rules import Rules
from briscola.engine.turned import turned_event
from briscola.network.lines.person_entries import common_entries
from briscola.network.messages.from_guest import Say
from briscola.storage.records.header import Header

COUNT_SECONDS = 1.5
"""Seconds after which it is worth telling that others still look at the count."""


class RemoteSeat(SeatControl):
    """One person's seat at a table of several computers. It never steps the match: the host does.

    `state` is what she knows of it, `lines` what is told and shown.
    """

    seeds: tuple[str, ...] = ()
    alone = allows_undo = can_take_back = False
    file: Path | None = None

    def __init__(
        self,
        begun: MatchGoesOn,
        do: Callable[[Callable[[Visitor], object]], object],
        *,
        keep: Callable[[], object] = lambda: None,
        table: LobbyState | None = None,
    ) -> None:
        """`do` has something done by the person's program, `keep` what the disk has refused written again.

        The `table` knows from which chair she looks on.
        """
        self._do, self._keep = do, keep
        self.state = seat_state(begun, table)
        self.place, players = self.state.place, self.rules.players
        self.lines = EntriesToShow(begun.seen, begun.record, begun.digest, seat=self.place, players=players)
        self.history = self.lines.history

    # ---- what the host tells

    def receive(self, news: MatchNews) -> None:
        """Take news of the match."""
        self._look_from_chair()
        match news:
            case NewEntries():
                for event in news.events:
                    self.lines.add(event)
                    self.state = after_line(self.state, event)
                self.history = self.lines.history
            case SavedEntries():
                self.lines.kept(news.record, news.digest)
            case TableQuestion(view=Observation()) if self.lines.own is not None:
                # The connection broke on the way: the card lies on the table already, so it is played again.
                again = Play(card=self.lines.own.card)
                self._do(lambda visitor: visitor.choose(again))
            case _:
                self.state = after_news(self.state, news)

    def follow(self, table: LobbyState) -> None:
        """Take news of the table."""
        self.state = after_table(self.state, table)
        self._look_from_chair()

    def _look_from_chair(self) -> None:
        self.state = from_chair(self.state)
        if self.place != self.state.place:
            self.place = self.state.place
            self.lines.look_from(self.place)
            self.history = self.lines.history

    def take_up(self, begun: MatchGoesOn) -> bool:
        """Go on after the connection was lost; nothing that was shown is shown again.

        False, and nothing is done, for another match or seat, and if the host has lost lines.
        """
        seat, seen = NOBODY if self.looks_on else self.place, self.lines.seen
        if (self.header.id, seat) != (begun.header.id, begun.seat):
            return False
        if common_entries(seen, begun.seen) < len(seen):
            return False
        self.state = connected_again(self.state)
        self.receive(NewEntries(events=begun.seen[len(seen) :]))
        return True

    # ---- what the person sees

    def take_new_events(self, *, onwards: bool = True) -> list[Event]:
        """The events since the last call, as `EntriesToShow.take` gives them."""
        if onwards and self.state.counts:
            self._go_on()
        found = self.lines.take(onwards=onwards)
        self.state = after_shown(self.state, found, self.lines.poll_seated())
        return found

    def _go_on(self) -> None:
        """Say that she has gone on from the count, if friends may write now; the match goes on then.

        That they may is told after all lines of the hand, so the end of the match is known by now.
        """
        if self.may_write and self.rules.words_betray and not self.lines.ended:
            self.state = replace(self.state, counts=False, went_on=time.monotonic())
            self._do(lambda visitor: visitor.ready(True))

    @property
    def count_told_in(self) -> float | None:
        """Seconds until it is worth telling that others still look at the count; None if nobody does."""
        went_on = self.state.went_on
        if went_on is None or not self.state.connected:
            return None
        return max(0.0, went_on + COUNT_SECONDS - time.monotonic())

    @property
    def waits_for_count(self) -> bool:
        """True once she waits for others who still look at the count of a hand."""
        return self.count_told_in == 0

    def poll_decided_for(self) -> Sequence[int]:
        """Seats for which a computer has sat down since the last call."""
        seats, self.state = self.state.decided_for, replace(self.state, decided_for=())
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
                count = 0 if event.why == CLAIMED else count  # those of before were for somebody else
            elif isinstance(event, Played) and event.seat == self.place:
                count = count + 1 if computer else 0
        return 0 if self.looks_on else count

    @property
    def header(self) -> Header:
        """The first line of the match."""
        return self.state.header

    @property
    def checks_stand_ins(self) -> bool:
        """False if another version has begun the match: a stand-in's cards are not worked out again."""
        return same_program(self.header)

    @property
    def looks_on(self) -> bool:
        return self.state.looks_on

    @property
    def dealt_by(self) -> str:
        return "" if self.header.dealt_by is None else self.header.dealt_by.name

    @property
    def names_absences(self) -> bool:
        return self.header.terms.absences

    @property
    def setup(self) -> MatchSetup:
        return self.state.setup

    @property
    def rules(self) -> Rules:
        return self.state.rules

    @property
    def hand(self) -> int:
        return self.state.hand

    @property
    def advice(self) -> bool:
        return self.header.settings.hints and not self.looks_on

    @property
    def next_step(self) -> NextStep:
        if self.over:
            return NextStep.MATCH
        if self.lines.waits:
            return NextStep.ANOTHER
        question = self.state.present.question
        if question.cut:
            return NextStep.OWN_CUT
        if question.trump_card:
            return NextStep.OWN_TRUMP_CARD
        return NextStep.ANOTHER if question.view is None else NextStep.OWN_MOVE

    @property
    def view(self) -> Observation:
        """Her observation: the present one when it is her turn, else that of the last trick."""
        own = self.next_step is NextStep.OWN_MOVE
        view = self.state.present.question.view if own else self.state.view
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
        return self.state.dealt and self.state.view is not None

    @property
    def thinker(self) -> int | None:
        whose = self.state.present.to_act.seat
        if not self.state.connected or whose is None or (whose == self.place and not self.looks_on):
            return None
        return self.state.place_of(whose)

    @property
    def cutter(self) -> int | None:
        """Place of whoever else is asked where to cut; None if nobody is."""
        state = self.state
        return None if state.dealt or self.over or state.dealer_acts else self.thinker

    @property
    def chooser(self) -> int | None:
        """Place of whoever else deals and is asked for the trump card; None if nobody is."""
        state = self.state
        return self.thinker if state.dealer_acts and not (state.dealt or self.over) else None

    @property
    def seconds_left(self) -> float | None:
        """Seconds that whoever is to act has left; None where no clock runs."""
        present, own = self.state.present, self.next_step is NextStep.OWN_MOVE
        ends = (present.question if own else present.to_act).ends
        return None if ends is None else max(0.0, ends - time.monotonic())

    @property
    def told(self) -> list[Event]:
        """All that the host has told, as `history` has it, with what the window has not taken yet."""
        return self.lines.told

    def whole_log(self) -> tuple[tuple[Event, ...], str]:
        """The record up to the last hand that is kept, and its digest."""
        players = self.rules.players
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
        self.state = after_news(self.state, TableQuestion())
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
        return self.state.present.may.signs

    @property
    def requests(self) -> tuple[Ask, ...]:
        return self.state.present.may.requests

    @property
    def may_write(self) -> bool:
        return self.state.present.may.words

    def signal(self, sign: Sign) -> list[Event]:
        self._do(lambda visitor: visitor.send(Say(sign=sign)))
        return []

    def request(self, ask: Ask) -> list[Event]:
        self._do(lambda visitor: visitor.send(Say(request=ask)))
        return []

    def write(self, words: str) -> None:
        """Write a line to the others; the host passes it on, to her too."""
        self._do(lambda visitor: visitor.send(Say(words=words)))

    @property
    def written(self) -> Sequence[WrittenLine]:
        return self.state.written

    def poll_written(self) -> tuple[int, str] | None:
        """The next line that somebody has written, with her place; None if there is none."""
        first, *unread = self.state.unread or (None,)
        self.state = replace(self.state, unread=tuple(unread))
        return None if first is None else (first.place, first.words)

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
        first, *faults = self.state.faults or (None,)
        self.state = replace(self.state, faults=tuple(faults))
        return first

    def note_trouble(self, trouble: Trouble | None) -> None:
        """Note why something is not on the disk; None if everything is."""
        self.state = replace(self.state, trouble=None if self.looks_on else trouble)

    @property
    def trouble(self) -> Trouble | None:
        return self.state.trouble

    @property
    def kept(self) -> bool:
        return not self.looks_on and self.trouble is None

    def keep_again(self) -> bool:
        """Have it tried again; that it is written now is told later."""
        if self.trouble is not None:
            self._keep()
        return self.trouble is None
