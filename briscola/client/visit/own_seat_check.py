"""Checks of what a host says of one person: who she is, what she plays, why something is decided without her.

Her own program knows when she was there. Each check raises HostCheats where the host says something else.
"""

from collections.abc import Sequence

from briscola.client.checking.recomputed_moves import check_stand_ins, same_program
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.own_connection import Mark, OwnClock
from briscola.client.visit.visitor_parts import SelfIdentity
from briscola.engine.actions import Action, Play
from briscola.engine.contributions import Promises
from briscola.engine.events import Absent, Event, Played, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import Occupants
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import STAND_IN
from briscola.network.messages.from_host import AskFor, Refused
from briscola.storage.records.header import Header


class OwnSeatCheck:
    """The seat of one person in one match, as the host may speak of it and of her.

    Lines are numbered from 1. Of somebody in a browser only the levels of stand-ins are checked.
    """

    def __init__(self, header: Header, me: SelfIdentity, *, seat: int, anew: bool = False) -> None:
        """`anew`: the match of her visit is told from its first line again."""
        self._header, self._seat, self._line, self._page = header, seat, me.line, me.page
        self.key = me.public
        """Her public key."""
        self._past = 0
        """Number of lines that were written before this connection."""
        self.visited = 0 if anew else None
        """Number of lines when she came; None before. She has not left since."""
        self._clock = OwnClock(header.terms.clock, me.line)
        self.ask: AskFor | None = None
        """The question to her that waits for a choice: an action, or the cut."""
        self._answered: tuple[AskFor, Mark] | None = None
        """The question that she has answered, and when; if the answer is refused, it waits again."""
        self._chosen: set[Action] = set()
        """The actions that she has signed since her last card: one may come late, after another question."""
        self._sealed = self._list_told = 0
        """Numbers of the line that sealed the last shuffle, and of the last one of its list."""

    def connected(self, lines: int) -> None:
        """Note that she is connected when so many lines are written."""
        self._past = lines
        self.ask = self._answered = None
        self._clock.back()
        if self.visited is None:
            self.visited = lines

    def is_hers(self, occupants: Occupants) -> bool:
        """True if she is the person of the seat."""
        person = occupants.persons[self._seat]
        return person is not None and person.key == self.key

    def _stood_in_for(self, occupants: Occupants) -> bool:
        """True if a computer decides for her."""
        return self.is_hers(occupants) and bool(occupants.players[self._seat].level)

    # ---- who she is

    def header(self) -> None:
        """Check that the header gives nobody else her computer."""
        if self._page:
            return
        people = [player.who for player in self._header.roster if not player.level]
        me = self._header.roster[self._seat].who
        if me.key == self.key:
            self._check_computer(me, people)
        elif not me.page or self.key in {who.key for who in people}:
            raise HostCheats("the match does not name this person")

    @staticmethod
    def _check_computer(me: Occupant, people: Sequence[Occupant]) -> None:
        """Check that she is said to sit at a computer of her own, and in no browser."""
        if me.page or sum(who.computer == me.computer for who in people) > 1:
            raise HostCheats("the match calls this computer a browser, or somebody else's", "left_out")

    # ---- who decides

    def sits(self, event: Sits, occupants: Occupants, at: int, *, late: bool, checked: bool) -> None:
        """Check line number `at`: somebody sits down where the `occupants` sit.

        `late`: her time may have run out. `checked`: the line is told anew, and was checked when it came.
        """
        if event.seat == self._seat and not self._page:
            if not self.is_hers(occupants):
                if event.who.key == self.key:
                    players = occupants.after(self._seat, event.who).players
                    self._check_computer(event.who, [who for who in players if not who.level])
            elif self._header.terms.absences and not checked:
                self._check_absence(event, occupants, at, late=late)
        stands_in = occupants.persons[event.seat] and event.who.level not in ("", STAND_IN)
        if stands_in and same_program(self._header):  # its cards could not be worked out again
            raise HostCheats(f"no {event.who.level} stands in for anybody", "false_absence")
        if event.seat == self._seat:  # a computer decides, or has decided
            self.ask = self._answered = None

    def _check_absence(self, event: Sits, occupants: Occupants, at: int, *, late: bool) -> None:
        """Check that a computer decides for her with a reason that can be true, or she herself again."""
        if not event.who.level:
            first = self._header.roster[self._seat].who
            moved_back = event.who.page and occupants.seats.get(event.who.key) == self._seat
            may_return = first.key != self.key and (event.who == first or moved_back)
            had_it_back = may_return and at <= self._past
            if event.who != occupants.persons[self._seat] and not had_it_back:
                raise HostCheats("the host gives this seat to somebody else", "false_absence")
        elif event.why == "clock":
            if not late:
                raise HostCheats("the host says that this person's time has run out", "false_absence")
        elif self._was_here(event.why, at):
            raise HostCheats(f"the host says that this person is away ({event.why})", "false_absence")

    def may_be_late(self, at: int) -> bool:
        """True if her time can have run out before line number `at` was written, and her answer arrived."""
        arrived = self._answered is not None and self._line.arrived(self._answered[1])
        unasked = at > self._past and self.ask is None and self._answered is None
        return not (arrived or unasked) and self._clock.may_have_run_out

    # ---- what she is asked, and her cards

    def asked(self, ask: AskFor | None) -> None:
        """Take a question that waits for her choice; None for one that her program answers by itself."""
        self.ask, self._answered = ask, None
        if ask is not None and ask.what == "act":
            self._clock.asked(ask.at)

    def answer(self, what: str, action: Action | None = None) -> AskFor:
        """The question that she answers now, with that `action`. Raises LookupError if nobody asks."""
        ask, self.ask = self.ask, None
        if ask is None or ask.what != what:
            raise LookupError(f"nobody asks for this: {what}")
        self._answered = ask, self._line.mark
        if action is not None:
            self._chosen.add(action)
            self._clock.answered()
        return ask

    def refused(self, refusal: Refused) -> None:
        """Let a question wait again whose answer is refused; a signature would not be taken again either."""
        if self._answered is not None and refusal.at == self._answered[0].at:
            self.ask = None if refusal.why == "signature" else self._answered[0]

    def played(self, event: Played, occupants: Occupants, at: int) -> None:
        """Check line number `at`: a card of hers is one that she has just chosen."""
        if event.seat != self._seat:
            return
        chosen, self._chosen = self._chosen, set()
        if at <= self._past or not self.is_hers(occupants) or self._stood_in_for(occupants):
            return
        if Play(card=event.card) not in chosen:
            raise HostCheats("the host plays a card for this person that she has not chosen")
        self._answered = None

    def kept(self, record: Sequence[Event], *, first: int) -> None:
        """Check the cards of stand-ins in a true record, from line `first` on."""
        if self._page:
            return
        try:
            check_stand_ins(self._header, record, first=first)
        except BadRecord as error:
            raise HostCheats(f"another card than a stand-in would play: {error}", "false_absence") from None

    # ---- deals

    def dealt(self, at: int) -> None:
        """Begin a hand, with line number `at`: it may have gone on since, if that is of the past."""
        self._clock.new_hand()
        if at <= self._past:
            self._clock.back()

    def sealed(self, occupants: Occupants, at: int) -> None:
        """Check line number `at`, which seals a shuffle: whoever is here is at her seat."""
        self._sealed = at
        if at > self._past and not self._page and self._stood_in_for(occupants):
            raise HostCheats("the host has sealed a pack while a computer keeps this seat", "left_out")

    def listed(
        self, promises: Promises, absent: Sequence[Absent], occupants: Occupants, at: int, *, checked: bool
    ) -> None:
        """Check that a list of promises, which ends with line number `at`, has hers or a reason.

        `checked`: the line is told anew, and was checked when it came.
        """
        self._list_told = at
        excused = checked or self.key in promises.shuffle.unopened
        named = any(share.seat == self._seat for share in promises.shares)
        if not (self._page or excused or named) and self.is_hers(occupants):
            why = next((each.why for each in absent if each.seat == self._seat), "line")
            self.dealt_without_her(why, self._sealed)

    def withdrawn(self, promises: Promises | None, occupants: Occupants) -> None:
        """Check that it is not for her that a shuffle is withdrawn: asked, she opens at once."""
        stopped = promises is not None and promises.opened and self._seat in promises.missing
        if stopped and self._list_told > self._past and self.is_hers(occupants):
            raise HostCheats("the host says that this computer has not opened its promise", "left_out")

    def dealt_without_her(self, why: str, sealed: int) -> None:
        """Check the reason for which she promised nothing to the shuffle that line number `sealed` seals."""
        if self._was_here(why, sealed):
            raise HostCheats(f"the host has dealt without this computer ({why})", "left_out")

    def _was_here(self, why: str, since: int) -> bool:
        """True if the reason of an absence cannot be true that has lasted from line `since` to this one."""
        match why:
            case _ if since > self._past:  # she was connected all the time
                return True
            case "line":
                return self._line.was_up
            case "left":
                return self.visited is not None and since > self.visited
            case "sent_away":
                return False
        return True
