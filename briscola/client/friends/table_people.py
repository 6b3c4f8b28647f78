"""The people of an open table: who knocks, sits down, looks on and goes, and what all are told of it.

No socket, no thread, no clock.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.absences import ForGood
from briscola.client.friends.admission import Admission, Knock
from briscola.client.friends.friends_match import FriendsMatch
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_connections import Connection, TableConnections
from briscola.client.friends.table_seats import TableSeats
from briscola.client.setup import MatchSetup
from briscola.engine.occupant import Occupant
from briscola.engine.terms import Clock
from briscola.network.keys import KeyPair
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.fields import MOST_ONLOOKERS, Onlooker, RosterPlace, TableTerms
from briscola.network.messages.from_guest import Consent, Hello, Sit, Take, Watch
from briscola.network.messages.from_host import HandedOver, Offer, Refused, RosterChange, Welcome, Why


class TablePlan(Struct, frozen=True, kw_only=True):
    """Everything that a table of friends agrees on before anybody comes to it.

    In `setup` opponents who are persons without a name are open seats; `setup.key` is the public key of
    whoever opens it, who sits at seat 0 unless there is a neutral `dealer`.
    """

    setup: MatchSetup
    key: KeyPair
    """The table's."""
    clock: Clock = 0
    """Seconds for a decision; 0: no clock."""
    hints: bool = False
    """True if all may ask for hints."""
    onlookers: bool = True
    """False if nobody may look on."""
    friends: Mapping[str, str] = {}
    """Names by key of people who sit down without being let in."""
    dealer: NeutralDealer | None = None
    """Whoever deals without a person at the table."""


@lru_cache(1024)  # at every look at the clock all places are compared with what was told
def _as_it_is(place: RosterPlace, *, host: bool, here: bool, stand_in: bool) -> RosterPlace:
    """A place of the roster with all that may change while somebody sits there."""
    return replace(place, host=host, here=here, stand_in=stand_in)


class TablePeople:
    """Everybody at a table of friends, before, during and after a match.

    Decides who comes in, sits, looks on and goes, keeps their seats and connections, and tells everybody of
    the roster. A match (`match`) is begun and ended by `FriendsTable` alone: here it is asked who sits there,
    and told of whoever comes and goes.
    """

    def __init__(
        self,
        plan: TablePlan,
        *,
        later: Callable[[Callable[[], None]], object],
    ) -> None:
        """As in `FriendsTable`."""
        self.setup, self.clock, self.hints = plan.setup, plan.clock, plan.hints
        self.allows_onlookers = plan.onlookers
        """False if nobody may look on."""
        self.match: FriendsMatch | None = None
        """The match that goes on, or went on last."""
        self._dealer = plan.dealer
        self.admission = Admission(plan.friends, open_to_all=plan.dealer is not None)
        self._watching: dict[str, str] = {}
        """Names of people who may look on, by key."""
        self.connections = TableConnections(later)
        self.seats = TableSeats(plan.setup.occupants)
        self._offered = ""
        """Key of the guest to whom the host has offered the table; empty for nobody."""

    # ---- what everybody sees

    @property
    def terms(self) -> TableTerms:
        """The game of the table."""
        return TableTerms(
            variant=self.setup.variant,
            players=self.setup.players,
            options=self.setup.options,
            winning_hands=self.setup.winning_hands,
            hints=self.hints,
            clock=self.clock,
            dealer="" if self._dealer is None else self._dealer.name,
            moved=self._dealer is not None and self._dealer.moved,
            onlookers=self.allows_onlookers,
        )

    @property
    def roster(self) -> tuple[RosterPlace, ...]:
        """Everybody at the table."""
        kept = () if self.match is None else self.match.stood_in_for
        roster = (
            _as_it_is(
                place,
                host=bool(place.key) and place.key == self.setup.key,
                here=not place.key or place.key in self.connections,
                stand_in=bool(place.key) and place.seat in kept,
            )
            for place in self.seats.places
        )
        return tuple(map(self.match.with_claim, roster) if self.match and self.playing else roster)

    @property
    def onlookers(self) -> tuple[Onlooker, ...]:
        """Everybody who looks on."""
        here = ((key, name) for key, name in self._watching.items() if key in self.connections)
        return tuple(Onlooker(key=key, name=name) for key, name in here)

    @property
    def free(self) -> int:
        """Number of open seats."""
        return len(self.seats.free)

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Everybody who waits to be let in."""
        return self.admission.knocks

    @property
    def _keeps_seats(self) -> bool:
        """True if nobody sits down but those who have the seats already."""
        return self._dealer is not None and self._dealer.kept

    @property
    def playing(self) -> bool:
        """True while a match goes on."""
        return self.match is not None and not self.match.over

    def knows(self, key: str) -> bool:
        """True if somebody has a seat here, or gets back the one that another has taken over."""
        owns = self.match is not None and self.playing and self.match.owner_name(key)
        return bool(owns) or self.seats.seat_of(key) is not None

    def keeps_place_for(self, key: str) -> bool:
        """True if she comes in whatever strangers do: a seat, the record, or the host knows her."""
        played = self.match is not None and self.match.has_sat(key)
        return played or self.knows(key) or self.admission.knows(key)

    def waits_for(self, key: str) -> bool:
        """True if somebody may take up the match, or what follows it."""
        here = self.match is not None and not self.match.expelled(key)
        return here and self.knows(key) and not self.seats.has_left(key)

    def _changed(self) -> None:
        """Have everybody told of the roster."""
        self.connections.tell_roster(lambda: self._roster_now)

    @property
    def _roster_now(self) -> RosterChange:
        return RosterChange(roster=self.roster, onlookers=self.onlookers, playing=self.playing)

    def _welcome(self, key: str) -> None:
        seat = self.seats.seat_of(key)
        match = "" if self.match is None else self.match.header.id
        welcome = Welcome(
            seat=seat,
            match=match,
            setup=self.terms,
            roster=self.roster,
            onlookers=self.onlookers,
            looks_on=key in self._watching,
            playing=self.playing,
        )
        self.connections.send(key, welcome)

    # ---- people come and go

    def arrive(self, key: str, connection: Connection, hello: Hello, *, page: bool = False) -> bool:
        """Admit somebody who has proved her key, or a `page` for her; False if she is dismissed."""
        why = self._refusal(key, hello)
        if why is not None:
            connection.dismiss(why)
            return False
        self._hang_up(key, "elsewhere")
        self.seats.left.discard(key)
        self.connections.add(key, connection, hello, page=page)
        if self.match is not None and self.playing:
            self._came(key, self.match)
        elif self._keeps_seats and self.match is None and (seat := self.seats.seat_of(key)) is not None:
            self.seats.ready(seat, True)
        self._welcome(key)
        self._changed()
        self._take_part(key)
        return True

    def _came(self, key: str, match: FriendsMatch) -> None:
        """Keep her seat in the match for somebody who is back; until she has it again she looks on."""
        if claimant := match.reconnect(key):
            self._refuse(claimant, "taken")
        if name := match.owner_name(key):
            self._let_watch(key, name)

    def _refusal(self, key: str, hello: Hello) -> Why | None:
        """Reason for which somebody may not come in."""
        if hello.protocol != PROTOCOL:
            return "protocol"
        if hello.rules != rules_digest():
            return "rules"
        if self.admission.is_barred(key):
            return "sent_away"
        return "digest" if self.playing and self.match is not None and self.match.expelled(key) else None

    def _take_part(self, key: str) -> None:
        """Tell somebody who sits in the match, or looks on, what she does not have of it."""
        if self.match is None:
            return
        hello = self.connections.hello(key)
        if self.match.seat_of(key) is not None:
            self.match.arrive(key, hello)
        elif key in self._watching:
            self.match.watch(key, hello)

    def gone(self, key: str, connection: Connection) -> None:
        """Take a lost connection; a newer one of the same person stays."""
        if self.connections.is_of(connection, key):
            self._drop(key)
            self._changed()

    def _drop(self, key: str, why: ForGood | None = None) -> Connection | None:
        """Remove and return somebody's connection, if any; `why` nobody waits for her any more."""
        connection = self.connections.drop(key)
        self.admission.take_knock(key)  # she has to knock again
        if self.match is not None:
            self.match.disconnect(key, why)
        return connection

    def _hang_up(self, key: str, why: Why) -> None:
        """End somebody's connection, if she has one."""
        if key in self.connections and (connection := self._drop(key)) is not None:
            connection.dismiss(why)

    def _refuse(self, key: str, why: Why) -> None:
        self.connections.send(key, Refused(why=why))

    def _sit(self, key: str, wish: Sit) -> None:
        if self.match is not None and self.playing:
            self._claim(key, wish, self.match)
        elif wish.seat >= len(self.seats.places):
            self._refuse(key, "no_seat")
        elif self._keeps_seats or wish.seat not in self.seats.open_to(key):
            self._refuse(key, "taken")
        elif self.seats.has_face(wish.face, besides=key):
            self._refuse(key, "face")
        elif self.admission.comes_in(key) or self.seats.seat_of(key) is not None:
            self._seat(key, wish.seat, wish.name, wish.face)
        else:
            self.admission.knock(key, wish)

    def _claim(self, key: str, wish: Sit, match: FriendsMatch) -> None:
        """Ask for a seat of the match for somebody."""
        if not match.is_claimable(wish.seat):
            self._refuse(key, "not_now")
            return
        page = self.connections.plays_on_page(key)
        who = Occupant(name=wish.name, face=wish.face, key=key, computer=wish.seat, page=page)
        if self.seats.has_face(wish.face, besides=self.seats.places[wish.seat].key):
            self._refuse(key, "face")
        elif match.claim(wish.seat, who):
            self._changed()
        else:
            self._refuse(key, "taken")

    def _consent(self, key: str, answer: Consent, match: FriendsMatch) -> None:
        """Handle her answer to the claim of a seat."""
        if claimant := match.answer_claim(key, answer.seat, answer.yes):
            self._refuse(claimant, "not_agreed")
        self._changed()

    def _handed(self, before: str, who: Occupant) -> Hello | None:
        """Seat `who` in place of a key; her first message, None if she has no connection."""
        seat = self.seats.seat_of(before)
        assert seat is not None and self.match is not None
        name = self.seats.places[seat].name
        self.seats.sit(who.key, seat, who.name, who.face, page=who.page)
        self._watching.pop(who.key, None)
        self.match.watch_no_more(who.key)
        if before in self.connections:
            self.connections.afresh(before)
            if self._may_look_on(before):
                self._look_on(before, name)
            else:
                self._hang_up(before, "no_onlookers")
        if who.key not in self.connections:
            return None
        self._welcome(who.key)
        self.connections.afresh(who.key)
        return self.connections.hello(who.key)

    def _watch(self, key: str, wish: Watch) -> None:
        if key in self._watching:
            return
        if not self._may_look_on(key):
            self._refuse(key, "no_onlookers")
        elif self.admission.comes_in(key):
            self._look_on(key, wish.name)
        else:
            self.admission.knock(key, wish)

    def _let_watch(self, key: str, name: str) -> bool:
        """Let somebody look on; False if too many do. Room is made by forgetting those who are not here."""
        if len(self._watching) >= MOST_ONLOOKERS:
            self._watching = {each: its for each, its in self._watching.items() if each in self.connections}
        if len(self._watching) >= MOST_ONLOOKERS:
            return False
        self._watching[key] = name
        return True

    def _may_look_on(self, key: str) -> bool:
        """True if the table lets her look on; whoever gets her seat back always may, until then."""
        return self.allows_onlookers or bool(self.match is not None and self.match.owner_name(key))

    def _look_on(self, key: str, name: str) -> None:
        if not self._may_look_on(key):
            self._refuse(key, "no_onlookers")
            return
        if not self._let_watch(key, name):
            self._refuse(key, "too_many")
            return
        self._welcome(key)
        self._changed()
        self._take_part(key)

    def _seat(self, key: str, seat: int, name: str, face: str) -> None:
        self.seats.sit(key, seat, name, face, page=self.connections.plays_on_page(key))
        self._watching.pop(key, None)
        self.admission.remember_seated(key, name, page=self.connections.plays_on_page(key))
        self._welcome(key)
        self._changed()

    def _leave(self, key: str) -> None:
        seat = self.seats.seat_of(key)
        self._watching.pop(key, None)
        if seat is not None and self.playing:
            self.seats.left.add(key)
        elif seat is not None and not self._keeps_seats:
            self.seats.get_up(seat)
        if (connection := self._drop(key, "left")) is not None:
            connection.dismiss("closed")
        self._changed()

    def _open_seats(self) -> None:
        """Open the seats that computers kept for one match, or that somebody has left in it."""
        if self.seats.open_again():
            self.admission.open_again()
            self._changed()

    # ---- what the host may do

    def expect(self, key: str) -> None:
        """Let somebody sit down without a knock, at this table only."""
        self.admission.expect(key)

    def let_in(self, key: str, yes: bool) -> None:
        """Let somebody who knocks sit down or look on, or send her away."""
        knock = self.admission.take_knock(key)
        if knock is None:
            return
        page = self.connections.plays_on_page(key)
        if yes and (knock.seat is None or self.playing):
            if knock.seat is not None:
                self.admission.remember(
                    key, knock.name, page=page
                )  # she sits down as soon as the match is over
            self._look_on(key, knock.name)
            return
        free = self.seats.free
        if yes and free:
            if self.seats.has_face(knock.face, besides=key):
                self.admission.remember(
                    key, knock.name, page=page
                )  # she sits down as soon as she has another face
                self._refuse(key, "face")
                return
            seat = knock.seat if knock.seat is not None and knock.seat in free else free[0]
            self._seat(key, seat, knock.name, knock.face)
        else:
            self._refuse(key, "taken" if yes else "not_let_in")

    def rename(self, seat: int, name: str) -> None:
        """Call somebody otherwise at this table, before a match."""
        if not self.playing:
            self.seats.rename(seat, name)
            self._changed()

    def change_seats(self, seat: int, other: int) -> None:
        """Let whoever sits at two seats change them, before a match; one of them may be open."""
        if self.playing:
            return
        self.seats.swap(seat, other)
        for each in (seat, other):
            if key := self.seats.places[each].key:
                self._welcome(key)
        self._changed()

    def send_away(self, seat: int) -> None:
        """Send somebody away for good; in a match a stand-in plays for her."""
        key = self.seats.places[seat].key
        self._send_away(key, barred=self.playing)
        if self.playing:
            self.seats.left.add(key)
        else:
            self.seats.get_up(seat)
        self._changed()

    def allow_onlookers(self, yes: bool) -> None:
        """Let others look on from now on, or nobody: whoever does so, or has asked to, is told."""
        self.allows_onlookers = yes
        for key in [*self._watching]:
            if not self._may_look_on(key):
                self._watching.pop(key)
                self._hang_up(key, "no_onlookers")
        for knock in self.knocks:
            if knock.seat is None and not yes:
                self.admission.take_knock(knock.key)
                self._refuse(knock.key, "no_onlookers")
        for key in self.connections:
            self._welcome(key)
        self._changed()

    def send_onlooker_away(self, key: str) -> None:
        """Send somebody away who looks on."""
        if key in self._watching:
            self._send_away(key)
            self._changed()

    def _send_away(self, key: str, *, barred: bool = False) -> None:
        self.admission.forget(key, barred=barred)
        self._watching.pop(key, None)
        if self.match is not None:
            self.match.leave(key, "sent_away")
        self._hang_up(key, "sent_away")

    def hand_over(self, seat: int) -> None:
        """Offer the table to whoever sits there, between two matches; no browser can keep one."""
        key = self.seats.places[seat].key
        if self.may_be_handed(seat):
            self._offered = key
            self.connections.send(key, Offer())

    def may_be_handed(self, seat: int) -> bool:
        """True if the host may hand the table to whoever sits there."""
        return self._dealer is None and not self.playing and self.roster[seat].may_keep_table

    def _take_table(self, key: str, answer: Take) -> None:
        """Hand the table to whoever was offered it: tell all its link, and close this one."""
        seat = self.seats.seat_of(key)
        offered, self._offered = self._offered, ""
        if key != offered or seat is None or (answer.link and not self.may_be_handed(seat)):
            self._refuse(key, "not_now")
        elif answer.link:
            handed = HandedOver(name=self.seats.places[seat].name, link=answer.link)
            for each in [*self.connections]:
                self.connections.send(each, handed)
            self.connections.close("handed")
        else:
            self._refuse(self.setup.key, "not_taken")
