"""One match of people at several computers, as its host runs it. No socket, no clock, no thread.

Whoever carries messages calls `receive` for each that arrives. `thinking` says that a computer player is to
choose. A person is her key, wherever she sits at the table afterwards.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Final

from msgspec import Struct

from briscola.client.friends.absences import FOR_GOOD, Absences, End, LateReason, StandIns
from briscola.client.friends.host_deal import HostDeal, NotHers, keyed_table
from briscola.client.friends.match_listeners import MatchListeners, SignedLog, public_turn
from briscola.client.friends.match_seen import MatchSeen
from briscola.client.friends.table_clock import CountRest, HostQuestions
from briscola.client.host.match_host import MatchHost
from briscola.client.host.opponents import NO_COMMANDS
from briscola.client.host.recorder import Recorder
from briscola.engine.actions import Action, IllegalAction
from briscola.engine.events import CLAIMED, Event, PhraseSaid, Requested, Signalled, Signed
from briscola.engine.occupant import Occupant
from briscola.network.keys.key_pair import KeyPair
from briscola.network.keys.statements import signed_by
from briscola.network.messages.from_guest import (
    Act,
    Agree,
    GuestMessage,
    Hello,
    Kept,
    Ready,
    Say,
    ShareHash,
    ShareOpening,
)
from briscola.network.messages.from_host import HostMessage, Presence, Refused, TurnOf, Why, Written
from briscola.storage.records.header import Header
from briscola.table.referee import Asked
from briscola.table.table import Phase

MOST_SAID: Final = 1000
"""Signs, requests and phrases of one seat in a match: each is a line of the record, which is limited."""
TALK = PhraseSaid | Requested | Signalled


class MatchTable(ABC):
    """The table of a match, as the match needs it; here nobody changes seats, and nobody may write.

    Each of its answers is that of this moment.
    """

    @abstractmethod
    def send(self, key: str, message: HostMessage) -> None:
        """Send a message to whoever has a key, if she is here."""

    @abstractmethod
    def dismiss(self, key: str, end: End) -> None:
        """End somebody's line."""

    def take_moves(self) -> Mapping[str, Occupant]:
        """Take those who play on elsewhere from now on, by the keys that they had."""
        return {}

    def take_claims(self, *, between_hands: bool) -> Collection[tuple[int, Occupant, str]]:
        """Take the seats that change hands now, each with the reason for the record.

        Within a hand there are none while anybody is waited for.
        """
        del between_hands
        return ()

    @abstractmethod
    def seat_taken(self, before: str, who: Occupant) -> None:
        """Seat somebody who has the seat of a key from now on, and tell her of the match."""

    def match_over(self) -> None:  # noqa: B027 - nobody was promised a seat
        """Seat those who were promised a seat, nobody the second time."""

    def sits(self, key: str) -> bool:
        """True if somebody has a seat for the next match."""
        del key
        return False

    @property
    def among_friends(self) -> bool:
        """True if all who sit there were let in by hand."""
        return False


class MatchRun(Struct, frozen=True, kw_only=True):
    """A run of a match by its host's program, a new one or one after a restart."""

    recorder: Recorder
    clock: int = 0
    """Seconds for a decision; 0: no clock."""
    programs: Mapping[int, str] = NO_COMMANDS
    """Command lines of programs, by seat."""
    log: tuple[Event, ...] | None = None
    """The lines of a match that goes on after a restart; None for a new one."""


class FriendsMatch:
    """The truth of a match, its computer players, and what each person has been told.

    What it asks of its table, `MatchTable` names.
    """

    def __init__(self, header: Header, key: KeyPair, table: MatchTable, run: MatchRun) -> None:
        """`key` is the table's. Raises BadRecord, BadLevel."""
        self.header: Final = header
        self._table = table
        fair_table, setup = keyed_table(header, key, run.log or ())
        self.host = MatchHost(setup, table=fair_table, seeds=(), recorder=run.recorder, commands=run.programs)
        if run.programs:
            self.host.come_in()
        self.table = fair_table
        self.log = SignedLog(header, fair_table, key)
        pages = [seat for seat, who in enumerate(fair_table.persons) if who is not None and who.page]
        self.absences = Absences(fair_table.log, pages=pages)
        self.stand_ins = StandIns(self.host, fair_table, self.absences)
        self.deal = HostDeal(self.host, fair_table, self.log.now, self.absences)
        self.listeners = MatchListeners(self.log, table.send, lambda: self.may_write)
        self.questions = HostQuestions(self.host, self.deal, self.listeners, self.absences, run.clock)
        self._turn_told: tuple[int | None, int] | None = None
        """The turn that everybody has been told of: whose it is, and the number of the question."""
        self._rest = CountRest()
        self._to_seat: deque[tuple[int, Occupant, str]] = deque()
        """Seats that change hands now, each with the reason for the record."""
        self._to_ask: set[int] = set()
        """Seats of those who have to be asked once more."""
        if run.log is not None:
            self._begin_anew()
        self.log.read_on()

    @property
    def seen(self) -> MatchSeen:
        """The match as its table sees it now."""
        terms = self.table.terms
        return MatchSeen(
            id=self.header.id,
            first=() if terms is None else tuple(terms.roster or ()),
            persons=tuple(self.table.persons),
            sat=self.table.seats_of_people,
            online=self.listeners.seats,
            for_good={**self.absences.for_good},
            stand_ins=self.stand_ins.seats,
            over=self.over,
            played=self.log.chosen,
        )

    def _begin_anew(self) -> None:
        """Name this run in the record: what an earlier one had told and not kept is lost."""
        if not self.table.log:
            self.host.begin_match()
        if anew := self.table.begin_anew(self.log.run):
            self.host.tell(anew)

    # ---- connections

    def seat_of(self, key: str) -> int | None:
        """Seat of a person in this match; None if she has none."""
        seat = self.table.seats_of_people.get(key)
        return seat if seat is not None and self.key_at(seat) == key else None

    def key_at(self, seat: int) -> str:
        """Key of the person of a seat; empty if there is none."""
        person = self.table.persons[seat]
        return "" if person is None else person.key

    def has_sat(self, key: str) -> bool:
        """True if somebody has, or once had, a seat in this match."""
        return key in self.table.seats_of_people

    def expelled(self, key: str) -> bool:
        """True if somebody has lost her seat in this match for good."""
        seat = self.seat_of(key)
        return seat is not None and self.absences.expelled(seat)

    def arrive(self, key: str, hello: Hello) -> None:
        """Tell a person of this match, once a connection, all that she does not have."""
        seat = self.seat_of(key)
        assert seat is not None
        self.questions.back(seat)
        if self.listeners.hears(key):
            return
        self.join(key, hello)
        asked = self.questions.open.get(seat)
        if self.table.phase is Phase.PLAY:  # nobody is told until her next turn that a computer plays for her
            self._give_back(seat)
        self.advance()
        if asked is not None and self.questions.open.get(seat) is asked:
            self._ask(seat)

    def join(self, key: str, hello: Hello) -> None:
        """Tell somebody who sits here all that she does not have, as a part of a step that goes on."""
        seat = self.table.seats_of_people[key]
        self.absences.back(seat)
        self.deal.back(seat)
        self.listeners.arrive(key, hello, seat=seat)
        self.listeners.broadcast(Presence(seat=seat, here=True, stand_in=seat in self.stand_ins.seats))
        self._turn_told = None  # the clock of somebody away runs otherwise
        self.listeners.send_entries([key])

    def _seat_next(self) -> None:
        """Seat somebody else for good, who is to be seated at the table, too."""
        seat, who, why = self._to_seat.popleft()
        before = self.key_at(seat)
        self.log.read_on()
        self.listeners.forget(before)
        self.stand_ins.decided(seat)
        self.host.sit(seat, who, why)
        self.log.read_on()
        self._table.seat_taken(before, who)

    def _take_moves(self) -> None:
        """Have those seated who play on elsewhere, who are asked what was asked there."""
        for before, who in self._table.take_moves().items():
            if (seat := self.seat_of(before)) is not None:
                self._to_seat.append((seat, who, "" if self.has_sat(who.key) else CLAIMED))
                self._to_ask.add(seat)

    def lose_connection(self, key: str, end: End = "lost") -> None:
        """Tell somebody nothing any more, who sits or looks on; there are ends after which nobody waits."""
        seat, for_good = self.seat_of(key), FOR_GOOD.get(end)
        if seat is not None and for_good is not None:
            self.absences.wait_no_more(seat, for_good)
        if self.listeners.forget(key) and seat is not None:
            self.listeners.broadcast(Presence(seat=seat, here=False, stand_in=seat in self.stand_ins.seats))
            self._turn_told = None
            self._tell_turn()
        if seat is not None and for_good is not None:
            self.advance()  # a deal may have waited for her alone

    def watch(self, key: str, hello: Hello) -> None:
        """Tell an onlooker all that the public knows and she does not have yet."""
        if not self.listeners.hears(key):
            self.listeners.arrive(key, hello)
            self.listeners.send_entries([key])
            self.listeners.send_views([key])
        self._table.send(key, self._turn)

    # ---- the match goes on

    @property
    def over(self) -> bool:
        """True once the match has ended or been given up."""
        return self.table.phase is Phase.MATCH and self.table.matches > 0

    @property
    def played(self) -> bool:
        """True once a person has made a choice in it."""
        return self.log.chosen

    @property
    def thinking(self) -> Asked | None:
        """The computer player that is to choose now, and its view; None if none is."""
        if self.table.phase is not Phase.PLAY:
            return None
        asked = self.table.asked
        return None if asked is None or asked.seat in self.host.setup.people else asked

    @property
    def _moment(self) -> int:
        """Number of all lines from which a choice follows: a phrase changes nothing."""
        return sum(not isinstance(event, PhraseSaid) for event in self.table.log)

    def think(self) -> tuple[Callable[[], Action], Callable[[Action], bool]]:
        """That computer player's thinking, for any thread, and what makes its choice here.

        The latter returns False, and drops the choice, if the match has gone on meanwhile, or a sign or a
        request was made: the choice follows from all of them, and whoever checks the record goes by it.
        """
        asked = self.thinking
        assert asked is not None
        player, view, moment = self.host.computer(asked.seat), asked.view, self._moment

        def choose(action: Action) -> bool:
            if self._moment != moment:
                return False
            self.host.act(action)
            self.advance()
            return True

        return lambda: player.choose(view), choose

    def advance(self) -> None:
        """Take all steps that need nobody's choice, and tell everybody."""
        while self._step():
            self.log.read_on()
        self.log.read_on()
        self.listeners.send_entries()
        self.listeners.send_views()
        asked_anew, self._to_ask = self._to_ask, set()
        new = self.questions.update()
        for seat in self.questions.open:
            if seat in new or seat in asked_anew:
                self._ask(seat)
        self._tell_turn()
        if self.over:
            self._table.match_over()

    def _step(self) -> bool:
        if not self._to_seat and self.table.phase in (Phase.HAND, Phase.PLAY):
            self._take_moves()
        if self._to_seat:
            self._seat_next()
            return True
        match self.table.phase:
            case Phase.MATCH:
                if self.over:
                    return False
                self.host.begin_match()
            case Phase.SEAL_DRAW:
                self.host.seal_draw()
            case Phase.HAND:
                if self._rests():
                    return False
                if due := self._table.take_claims(between_hands=True):
                    self._to_seat += due
                    return True
                self._give_back_to_all()  # nobody who is here is left out of the deal
                self.host.begin_hand()
            case Phase.DRAW | Phase.CUT:
                return self._deal_on()
            case Phase.TRUMP_CARD:  # the program had ended before it wrote what was promised
                self.host.choose_trump_card()
            case Phase.PLAY:
                if due := self._table.take_claims(between_hands=False):
                    self._to_seat += due  # with the cards, and what is asked there
                    self._to_ask.update(seat for seat, _who, _why in due)
                    return True
                return self._play_on()
        return True

    def _rests(self) -> bool:
        """True between two hands while friends look at the count, and may write to each other only now.

        The rest of a hand begins with the first call after it.
        """
        writes = self.table.rules.words_betray and self._table.among_friends
        return (
            self.table.phase is Phase.HAND
            and writes
            and self._rest.lasts(self.table.hand, self.listeners.seats)
        )

    def _deal_on(self) -> bool:
        if self.deal.shuffle is None:
            self.log.read_on()  # a contribution follows from the chain up to the seal
            if not self.deal.begin(self.listeners.seats):
                return False
        if self.deal.listed():
            return True
        finished = self.deal.finish()
        if finished and self.table.phase is Phase.PLAY:
            self._give_back_to_all()  # some may have come back since the seal
        return finished

    def _play_on(self) -> bool:
        seat = self.table.decider
        if seat is None:
            self.host.turn_dummy()
            return True
        self.host.converse()
        return seat in self.listeners.seats and self._give_back(seat)

    def _give_back(self, seat: int) -> bool:
        """Give a seat back to its person, who is here; False if no computer keeps it."""
        if not self.stand_ins.give_back(seat):
            return False
        self.listeners.broadcast(Presence(seat=seat, here=True))
        return True

    def _give_back_to_all(self) -> None:
        """Give everybody who is here her seat back."""
        for seat in self.listeners.seats:
            self._give_back(seat)

    @property
    def _whose(self) -> int | None:
        """Seat whose turn it is, to cut or to play, as everybody may know."""
        return self.deal.person_asked if self.deal.on else public_turn(self.table)

    @property
    def _turn(self) -> TurnOf:
        whose = self._whose
        return TurnOf(seat=whose, until=None if whose is None else self.questions.left(whose))

    def _tell_turn(self) -> None:
        """Tell everybody whose turn it is, once for each question."""
        whose = self._whose
        turn = whose, -1 if whose is None else self.questions.numbers.get(whose, -1)
        if turn != self._turn_told:
            self._turn_told = turn
            self.listeners.broadcast(self._turn)

    # ---- questions

    def _ask(self, seat: int) -> None:
        """Send the question that a seat has not answered, signed with all that it has been told."""
        question, key = self.questions.open[seat], self.key_at(seat)
        if seat not in self.listeners.seats:
            return
        if question.what == "agree" and self.deal.shuffle is not None:
            self._table.send(key, self.deal.shuffle.list_for(question.at))
        self.listeners.ask(key, question, self.questions.left(seat))

    # ---- answers

    def receive(self, key: str, message: GuestMessage) -> None:
        """Handle a message of a person; an answer to another question is dropped."""
        seat = self.seat_of(key)
        if seat is None:
            return
        if isinstance(message, Say):
            self._say(seat, message)
        elif isinstance(message, Kept):
            self._kept(seat, message)
        elif isinstance(message, Ready):
            if self._rests():
                self._rest.go_on(seat)
                self.advance()
        elif isinstance(message, ShareHash | Agree | ShareOpening | Act):
            question = self.questions.open.get(seat)
            if question is None or message.at != question.at:
                return
            if isinstance(message, Act):
                self._act(seat, message)
            else:
                self._contribution(seat, message)

    def _refuse(self, seat: int, why: Why, sentence: str, at: int | None = None) -> None:
        self._table.send(self.key_at(seat), Refused(why=why, sentence=sentence, at=at))

    def _contribution(self, seat: int, message: ShareHash | Agree | ShareOpening) -> None:
        try:
            lines = self.deal.receive(seat, message)
        except NotHers as error:
            self._refuse(seat, "signature", str(error), message.at)
            return
        self.questions.close(seat)
        if lines:
            self.host.tell(lines)
        self.advance()

    def _act(self, seat: int, message: Act) -> None:
        action, key = message.chosen, bytes.fromhex(self.key_at(seat))
        if not signed_by(key, self.log.now.choice(message.at, action, message.digest), message.sig):
            self._refuse(seat, "signature", "the choice is not signed by whoever sits there", message.at)
            return
        if message.digest != self.log.public:
            self._table.dismiss(self.key_at(seat), "digest")
            return
        try:
            events = self.table.act(action, Signed(seat=seat, at=message.at, sig=message.sig))
        except IllegalAction as error:
            self._refuse(seat, "illegal", str(error), message.at)
            return
        self.questions.close(seat)
        self.stand_ins.decided(seat)
        self.host.tell(events)
        self.host.weak_hands()
        self.advance()

    def _say(self, seat: int, message: Say) -> None:
        if message.words is not None:
            if self.may_write:
                self.listeners.pass_on(Written(seat=seat, words=message.words), self._reads_after)
            else:
                self._refuse(seat, "silence", "nobody writes to the others now")
            return
        if self.table.phase is not Phase.PLAY:
            self._refuse(seat, "not_now", "nothing is played")
            return
        if self.silent:
            self._refuse(seat, "silence", "nobody talks in this trick")
            return
        if sum(isinstance(event, TALK) and event.seat == seat for event in self.table.log) >= MOST_SAID:
            self._refuse(seat, "not_now", f"more than {MOST_SAID} things are not said in a match")
            return
        self._give_back(seat)  # only people speak
        if message.phrase is not None:
            self.host.tell(self.table.say(seat, message.phrase))
        else:
            signs = () if message.sign is None else (message.sign,)
            self.host.say(seat, signs=signs, ask=message.request)
        self.advance()

    @property
    def silent(self) -> bool:
        """True during a trick in which nobody may talk, where partners play."""
        if self.table.phase is not Phase.PLAY or self.table.rules.talk is None:
            return False
        return self.table.rules.silent(len(self.table.view(0).tricks))

    @property
    def may_write(self) -> bool:
        """True if people may write to each other: among friends between two hands, where two play always."""
        runs = self.table.phase is Phase.PLAY and self.table.rules.words_betray
        return not runs and self._table.among_friends

    def _reads_after(self, key: str) -> bool:
        """True if somebody who has looked on sits at the table now, as the match is over."""
        return self.over and self._table.sits(key)

    def _kept(self, seat: int, message: Kept) -> None:
        """Compare the digest of a guest's record with ours; one of the match before may come late."""
        if message.hand not in self.log.after_hand:
            return
        statement = self.log.now.kept(message.hand, message.sha256)
        if not signed_by(bytes.fromhex(self.key_at(seat)), statement, message.sig):
            self._refuse(seat, "signature", "the digest is not signed by whoever sits there")
        elif self.log.after_hand[message.hand] != message.sha256:
            self._table.dismiss(self.key_at(seat), "digest")

    # ---- people who are away

    def tick(self, seconds: float) -> None:
        """Let time pass: a count is looked at for so long, and whoever is late is gone on without."""
        if self.table.phase is Phase.HAND:
            self._rest.tick(seconds)
            self.advance()
        late = {**self.questions.late(seconds)}
        if self.deal.on:
            for seat in [*late]:
                if self.deal.lapse(seat):  # she may think, but others do not wait for ever
                    del late[seat]
                    self.advance()
                else:  # every program answers at once: hers does not
                    self._table.dismiss(self.key_at(seat), "too_slow")
        if late:
            self.go_on_without(late)

    def go_on_without(self, late: Mapping[int, LateReason]) -> None:
        """Go on without people who have been waited for long enough, each for a reason.

        A choice is made for them; a promise is left out; a shuffle of which something is open is withdrawn.
        """
        if self.deal.on:
            shuffle = self.deal.shuffle
            self.deal.go_on_without(late.keys())
            if self.deal.shuffle is not shuffle:
                self.questions.close_all()  # an answer on its way is for the seal that is withdrawn
        elif (seat := self.table.decider) is not None and seat in late and len(self.host.setup.people) > 1:
            self.questions.close(seat)
            self.stand_ins.decide(seat, late[seat])
            if seat in self.stand_ins.seats:
                self.listeners.broadcast(
                    Presence(seat=seat, here=seat in self.listeners.seats, stand_in=True)
                )
        self.advance()
