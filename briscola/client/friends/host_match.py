"""One match of people at several computers, as its host runs it. No socket, no clock, no thread.

Whoever carries messages calls `take` for each that arrives. What is to be sent goes to `send`. `thinking`
says that a computer player is to choose.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from msgspec.structs import replace

from briscola.client.friends.host_deal import HostDeal
from briscola.client.friends.host_shuffle import NotHers
from briscola.client.friends.keyed_deals import keyed_table
from briscola.client.friends.log_digests import LogDigests
from briscola.client.friends.spectators import SendTo, Spectators
from briscola.client.friends.stand_ins import StandIns
from briscola.client.friends.table_clock import TableClock
from briscola.client.friends.told import Told, public_turn
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup
from briscola.client.opponents import NO_COMMANDS
from briscola.client.recorder import Recorder
from briscola.engine.actions import Action, IllegalAction
from briscola.engine.events import Event, Signed
from briscola.engine.notation import action_to_json, observation_to_json
from briscola.network.guest_messages import (
    Act,
    Agree,
    GuestMessage,
    Kept,
    Say,
    ShareHash,
    ShareOpening,
)
from briscola.network.host_messages import (
    AskFor,
    HostMessage,
    MatchHeader,
    Presence,
    Refused,
    ShareList,
    Stopped,
    TurnOf,
    Why,
)
from briscola.network.key_pair import KeyPair
from briscola.network.message_fields import ListedShare, SeatDigest
from briscola.network.signed_lines import Situation
from briscola.network.statements import signed_by
from briscola.referee import Asked
from briscola.storage.header import Header
from briscola.storage.match_choices import after_changes
from briscola.table import Phase

Send = Callable[[int, HostMessage], None]
"""Sends a message to whoever sits at a seat; does nothing if she has no connection."""


class HostMatch:
    """The truth of a match, its computer players, and what each person has been told."""

    def __init__(
        self,
        header: Header,
        key: KeyPair,
        *,
        send: Send,
        send_to: SendTo,
        recorder: Recorder,
        log: tuple[Event, ...] = (),
        clock: TableClock | None = None,
        programs: Mapping[int, str] = NO_COMMANDS,
    ) -> None:
        """`key` is the table's; `send_to` sends to people who look on.

        `log` are the lines of a match that goes on after a restart, `programs` the command lines of
        programs by seat.

        Raises BadRecord, BadLevel.
        """
        self.header: Final = header
        self._send, self._send_to = send, send_to
        self._clock = clock or TableClock()
        began = MatchSetup.of(header.choices)
        table = keyed_table(header, key, log)
        setup = after_changes(began, table.log)
        self.host = MatchHost(setup, table=table, seeds=(), recorder=recorder, commands=programs)
        if programs:
            self.host.come_in()
        self.table = table
        self._now = Situation(key.public, header.id)
        self._digests = LogDigests(header.line, table, self._now)
        self._deal = HostDeal(self.host, table, self._now)
        self._stand_ins = StandIns(self.host, began.occupants)
        self._told: dict[int, Told] = {}
        self._spectators = Spectators(table, send_to)
        self._turn_told: tuple[int | None, int] | None = None
        """The turn that everybody has been told of: whose it is, and the number of the question."""
        self._asks: dict[int, AskFor] = {}
        self._at: dict[int, int] = {}
        """Number of the last question to each seat."""
        self.stopped: Stopped | None = None
        """The reason why the match does not go on, which everybody is told."""
        self._digests.read_on()
        for event in table.log:
            if isinstance(event, Signed) and event.at:
                self._at[event.seat] = max(event.at, self._at.get(event.seat, 0))

    # ---- connections

    @property
    def present(self) -> frozenset[int]:
        """Seats of people with a connection."""
        return frozenset(self._told)

    def arrive(self, seat: int, *, have: int = 0, kept: int = 0) -> None:
        """Somebody's connection is there: tell her all that she does not have yet."""
        self._deal.back(seat)
        self._told[seat] = Told(self.table, seat, have=have, kept=kept)
        self._send(seat, MatchHeader(header=self.header.line))
        self._tell_all(Presence(seat=seat, here=True, stand_in=seat in self._stand_ins.seats))
        self._turn_told = None  # the clock of somebody away runs otherwise
        self._tell(seat)
        if self.stopped is not None:
            self._send(seat, self.stopped)
            return
        asked = self._asks.get(seat)
        self.advance()
        if asked is not None and self._asks.get(seat) is asked:
            self._repeat(seat)

    def leave(self, seat: int) -> None:
        """Somebody's connection is lost."""
        if self._told.pop(seat, None) is not None:
            self._tell_all(Presence(seat=seat, here=False, stand_in=seat in self._stand_ins.seats))
            self._turn_told = None
            self._tell_turn()

    def watch(self, key: str, *, have: int = 0, kept: int = 0) -> None:
        """Somebody looks on: tell her all that the public knows and she does not have yet."""
        self._spectators.arrive(key, have=have, kept=kept)
        self._send_to(key, MatchHeader(header=self.header.line))
        self._spectators.tell_lines()
        self._spectators.show()
        self._send_to(key, self._turn)
        if self.stopped is not None:
            self._send_to(key, self.stopped)

    def watch_no_more(self, key: str) -> None:
        """Somebody who has looked on is gone."""
        self._spectators.leave(key)

    def _tell_all(self, message: HostMessage) -> None:
        for seat in self._told:
            self._send(seat, message)
        self._spectators.tell(message)

    def _tell(self, seat: int) -> None:
        for message in self._told[seat].lines():
            self._send(seat, message)

    # ---- the match goes on

    @property
    def over(self) -> bool:
        """True once the match has ended or been given up."""
        return self.table.phase is Phase.MATCH and self.table.matches > 0

    @property
    def stood_in_for(self) -> Collection[int]:
        """Seats that a computer keeps for their people."""
        return () if self.over else self._stand_ins.seats

    @property
    def dealing(self) -> bool:
        """True while a shuffle is contributed to."""
        return self._deal.on

    @property
    def waited_for(self) -> tuple[int, ...]:
        """Seats of people without whom nothing goes on."""
        if self.stopped is not None or self.over:
            return ()
        if self._deal.shuffle is not None:
            return self._deal.shuffle.waiting
        return self._deal.missing(self.present) or tuple(self._asks)

    @property
    def thinking(self) -> Asked | None:
        """The computer player that is to choose now, and its view; None if none is."""
        if self.stopped is not None or self.table.phase is not Phase.PLAY:
            return None
        asked = self.table.asked
        return None if asked is None or asked.seat in self.host.people else asked

    def think(self) -> tuple[Callable[[], Action], Callable[[Action], None]]:
        """That computer player's thinking, for any thread, and what makes its choice here.

        The choice is dropped if the match has gone on meanwhile.
        """
        asked = self.thinking
        assert asked is not None
        player, view, moment = self.host.computer(asked.seat), asked.view, len(self.table.log)

        def choose(action: Action) -> None:
            if len(self.table.log) == moment and self.stopped is None:
                self.host.act(action)
                self.advance()

        return lambda: player.choose(view), choose

    def advance(self) -> None:
        """Take all steps that need nobody's choice, and tell everybody."""
        while self.stopped is None and self._step():
            self._digests.read_on()
        self._digests.read_on()
        for seat in self._told:
            self._tell(seat)
        self._spectators.tell_lines()
        if self.stopped is None:
            for seat, told in self._told.items():
                for message in told.view():
                    self._send(seat, message)
            self._spectators.show()
            self._ask()
            self._tell_turn()

    def _step(self) -> bool:
        match self.table.phase:
            case Phase.MATCH:
                if self.over:
                    return False
                self.host.begin_match()
            case Phase.SEAL_DRAW:
                self.host.seal_draw()
            case Phase.HAND:
                self.host.begin_hand()
            case Phase.DRAW | Phase.CUT:
                return self._deal_on()
            case Phase.PLAY:
                return self._play_on()
        return True

    def _deal_on(self) -> bool:
        if self._deal.shuffle is None:
            self._digests.read_on()  # a contribution follows from the chain up to the seal
            if not self._deal.begin(self.present):
                return False
        return self._deal.finish()

    def _play_on(self) -> bool:
        seat = self.table.decider
        if seat is None:
            self.host.turn_dummy()
            return True
        self.host.converse()
        return seat in self._told and self._give_back(seat)

    def _give_back(self, seat: int) -> bool:
        """Give a seat back to its person, who is here; False if no computer keeps it."""
        if not self._stand_ins.give_back(seat):
            return False
        self._tell_all(Presence(seat=seat, here=True))
        return True

    @property
    def _turn(self) -> TurnOf:
        whose = public_turn(self.table)
        return TurnOf(seat=whose, until=None if whose is None else self._until(whose))

    def _tell_turn(self) -> None:
        """Tell everybody whose turn it is, once for each question."""
        whose = public_turn(self.table)
        turn = whose, -1 if whose is None else self.questions.get(whose, -1)
        if turn != self._turn_told:
            self._turn_told = turn
            self._tell_all(self._turn)

    # ---- questions

    @property
    def questions(self) -> Mapping[int, int]:
        """Number of what each person who is waited for is asked; 0 while her connection is waited for."""
        return {seat: self._asks[seat].at if seat in self._asks else 0 for seat in self.waited_for}

    @property
    def timed(self) -> bool:
        """True while the clock runs: for decisions, where others wait."""
        return not self.dealing and len(self.host.people) > 1

    def _until(self, seat: int) -> int | None:
        """Seconds left for a seat's decision; None where no clock runs."""
        ask = self._asks.get(seat)
        if ask is None or not self.timed:
            return None
        return self._clock.left(seat, ask.at, here=seat in self._told)

    def _ask(self) -> None:
        """Ask everybody who is waited for, once."""
        wanted = self._wanted()
        self._asks = {seat: ask for seat, ask in self._asks.items() if ask.what == wanted.get(seat)}
        for seat, what in wanted.items():
            if seat not in self._asks:
                self._at[seat] = self._at.get(seat, 0) + 1
                self._asks[seat] = self._question(seat, what)
                self._repeat(seat)

    def _wanted(self) -> Mapping[int, str]:
        if (shuffle := self._deal.shuffle) is not None:
            return dict.fromkeys(shuffle.waiting, shuffle.stage.value)
        seat = self.table.decider
        if seat is None or seat not in self.host.people or self.over:
            return {}
        return {seat: "act"}

    def _question(self, seat: int, what: str) -> AskFor:
        at = self._at[seat]
        match what:
            case "share":
                return AskFor(at=at, what="share")
            case "agree":
                return AskFor(at=at, what="agree")
            case "open":
                return AskFor(at=at, what="open")
        asked = self.table.asked
        assert asked is not None
        return AskFor(
            at=at,
            what="act",
            legal=tuple(map(action_to_json, asked.view.legal)),
            observation=observation_to_json(asked.view),
        )

    def _repeat(self, seat: int) -> None:
        """Send the question that a seat has not answered."""
        ask = self._asks[seat]
        if ask.what == "agree" and self._deal.shuffle is not None:
            shares = (
                ListedShare(seat=share.seat, sha256=share.sha256, sig=share.sig)
                for share in self._deal.shuffle.shares
            )
            self._send(seat, ShareList(at=ask.at, shares=tuple(shares)))
        self._send(seat, replace(ask, until=self._until(seat)))

    # ---- answers

    def take(self, seat: int, message: GuestMessage) -> None:
        """Take what a seat says of the match. An answer to another question is dropped."""
        if isinstance(message, Say):
            self._say(seat, message)
        elif isinstance(message, Kept):
            self._kept(seat, message)
        elif isinstance(message, ShareHash | Agree | ShareOpening | Act):
            ask = self._asks.get(seat)
            if ask is None or message.at != ask.at or self.stopped is not None:
                return
            if isinstance(message, Act):
                self._act(seat, message)
            else:
                self._contribution(seat, message)

    def _refuse(self, seat: int, why: Why, sentence: str, at: int | None = None) -> None:
        self._send(seat, Refused(why=why, sentence=sentence, at=at))

    def _contribution(self, seat: int, message: ShareHash | Agree | ShareOpening) -> None:
        taken = self._deal.take(seat, message)
        if isinstance(taken, NotHers):
            self._refuse(seat, "signature", taken.sentence, message.at)
            return
        del self._asks[seat]
        if taken:
            self.host.tell(taken)
        self.advance()

    def _act(self, seat: int, message: Act) -> None:
        if message.digest != self._digests.public:
            self._stop("digest", {seat: message.digest})
            return
        action, key = message.chosen, bytes.fromhex(self.host.setup.occupants[seat].key)
        if not signed_by(key, self._now.choice(message.at, action, message.digest), message.sig):
            self._refuse(seat, "signature", "the choice is not signed by whoever sits there", message.at)
            return
        try:
            events = self.table.act(action, Signed(seat=seat, at=message.at, sig=message.sig))
        except IllegalAction as error:
            self._refuse(seat, "illegal", str(error), message.at)
            return
        del self._asks[seat]
        self._stand_ins.decided(seat)
        self.host.tell(events)
        self.host.weak_hands()
        self.advance()

    def _say(self, seat: int, message: Say) -> None:
        if self.stopped is not None or self.table.phase is not Phase.PLAY:
            self._refuse(seat, "not_now", "nothing is played")
            return
        if self.silent:
            self._refuse(seat, "silence", "nobody talks in this trick")
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

    def _kept(self, seat: int, message: Kept) -> None:
        """Compare the digest of a guest's record with ours."""
        link_after = self._digests.after_hand.get(message.hand)
        if link_after is not None and link_after != message.sha256:
            self._stop("record", {seat: message.sha256})

    def _stop(self, why: str, digests: Mapping[int, str]) -> None:
        """Stop the match: two seats do not hold the same."""
        assert why in ("digest", "record")
        own = self._digests.public if why == "digest" else self._digests.record
        told = {**dict.fromkeys(self.host.people, own), **digests}
        self.stopped = Stopped(
            hand=self.table.hand,
            why="digest" if why == "digest" else "record",
            digests=tuple(SeatDigest(seat=seat, digest=digest) for seat, digest in sorted(told.items())),
        )
        self._asks.clear()
        self._tell_all(self.stopped)

    # ---- people who are away

    def go_on_without(self, seats: tuple[int, ...], *, for_good: Collection[int] = ()) -> None:
        """Go on without people who have been waited for long enough, or who have left `for_good`.

        A choice is made for them; a promise is left out; a shuffle of which something is open is withdrawn.
        """
        if self._deal.on:
            shuffle = self._deal.shuffle
            self._deal.go_on_without(seats)
            if self._deal.shuffle is not shuffle:
                self._asks.clear()  # an answer on its way is for the seal that is withdrawn
        elif (seat := self.table.decider) is not None and seat in seats and len(self.host.people) > 1:
            self._asks.pop(seat, None)
            self._stand_ins.decide(seat, for_good=seat in for_good)
            if seat in self._stand_ins.seats:
                self._tell_all(Presence(seat=seat, here=seat in self._told, stand_in=True))
        self.advance()
