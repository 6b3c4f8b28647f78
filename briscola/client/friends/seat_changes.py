"""The seats of an open table as they change hands: who may have which, how she gets it, and how that ends."""

from collections.abc import Collection
from typing import Literal

from briscola.client.friends.absences import End
from briscola.client.friends.admission import Admission, Knock
from briscola.client.friends.friends_match import FriendsMatch
from briscola.client.friends.seat_moves import SeatMoves
from briscola.client.friends.table_connections import Onlookers, TableConnections
from briscola.client.friends.table_matches import TableMatches
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_roster import TableRoster
from briscola.client.friends.table_seats import TableSeats
from briscola.engine.occupant import Occupant
from briscola.network.messages.from_guest import Consent, Sit
from briscola.network.messages.from_host import Refused, Why

Way = Literal["ticket", "ask", "claim", "sit", "knock"]
"""Ways to a seat that somebody wishes."""


class SeatChanges:
    """Gives people their seats at an open table. It alone knows who may have which.

    Between two matches somebody *sits* down. A seat of a match she *claims* (`Claims`), or she *moves* from
    her page to her own program, and back (`SeatMoves`). The match itself says when its seats change hands.

    The line of whoever is in ends by one of the `End`s:

    * it is *lost*, she comes from *elsewhere*, or her program is *too slow*: her seat waits, or her claim of
      one (`Claims` has all ends of that);
    * *no onlookers*: she looked on, and nobody may;
    * she has *left*, or the host has *sent* her *away*: her seat is free, after the match if one goes on;
    * *digest*: she has signed that she was told something else. The match goes on for good without her,
      whichever of her keys she comes with.
    """

    def __init__(
        self,
        plan: TablePlan,
        admission: Admission,
        connections: TableConnections,
        watching: Onlookers,
        seats: TableSeats,
        moves: SeatMoves,
        matches: TableMatches,
        roster: TableRoster,
    ) -> None:
        self._host = plan.setup.key
        self.kept = plan.dealer is not None and plan.dealer.kept
        """True if nobody sits down but those who have the seats already."""
        self._admission, self._connections, self._watching = admission, connections, watching
        self._seats, self._moves, self._matches, self._roster = seats, moves, matches, roster

    # ---- what can be asked

    def may_have(self, key: str, seat: int) -> bool:
        """True if somebody may play on, by another of her keys, at the seat that she has by one."""
        away = {key, self._seats.places[seat].key} & self._admission.sent_away
        if self.kept or self._seats.seat_of(key) is not None or away:
            return False
        match = self._matches.current
        if match is None:
            return True
        sat = match.table.seats_of_people.get(key, seat)  # in a match everybody has one seat
        return sat == seat and not match.absences.expelled(seat)

    def _may_move(self, key: str, seat: int) -> bool:
        """True if a program may sit where a page sits."""
        return self.may_have(key, seat) and not self._connections.plays_on_page(key)

    def route_back(self, key: str) -> tuple[str, Occupant] | None:
        """The program that has the seat of a page, and her person then; None unless she may have it again."""
        back = self._moves.back(key)
        if back is None:
            return None
        match, seat = self._matches.current, self._seats.seat_of(back[0])
        may = seat is not None and self.may_have(key, seat) and (match is None or match.has_sat(key))
        return back if may else None

    def knows(self, key: str) -> bool:
        """True if somebody has a seat here, asks for one of the match, or gets hers back."""
        match = self._matches.current
        claims = match is not None and (match.claims.is_claimant(key) or match.claims.owner_name(key))
        return bool(claims) or self._seats.seat_of(key) is not None or self.route_back(key) is not None

    def may_look_on(self, key: str) -> bool:
        """True if the table lets her look on; whoever gets a seat of the match always may, until then."""
        match = self._matches.current
        if self._watching.allowed or match is None:
            return self._watching.allowed
        return bool(match.claims.owner_name(key)) or key in {each.who.key for each in match.claims.promised}

    def ticket(self, key: str) -> str:
        """The ticket by which the person of a page plays on in her own program; empty for anybody else."""
        seat = self._seats.seat_of(key)
        if seat is None or self.kept or not self._seats.places[seat].page:
            return ""
        return self._moves.ticket(key)

    # ---- sitting down

    def wish(self, key: str, wish: Sit) -> None:
        """Give somebody the seat that she wishes, have those asked for it who are to be, or refuse it."""
        match self._way(key, wish):
            case "ticket":
                self._give(self._moves.page_of(wish.ticket), key)
            case "ask":
                self._moves.ask(self._seats.places[wish.seat].key, key)
            case "claim":
                self._claim(key, wish.seat, wish.name, wish.face, known=self._admission.knows(key))
            case "sit":
                self.sit(key, wish.seat, wish.name, wish.face)
            case "knock":
                self._admission.knock(key, wish)
            case why:
                self.refuse(key, why)

    def _way(self, key: str, wish: Sit) -> Way | Why:
        """The way in which somebody gets the seat that she wishes, or the reason for which she does not."""
        if wish.ticket:
            at = self._seats.seat_of(self._moves.page_of(wish.ticket))
            return "ticket" if at is not None and self._may_move(key, at) else "not_now"
        if wish.seat >= len(self._seats.places):
            return "no_seat"
        if self._roster.places[wish.seat].in_browser(wish.name) and self._may_move(key, wish.seat):
            return "ask"
        if self._matches.current is not None:
            return "claim"
        if self.kept or wish.seat not in self._seats.open_to(key):
            return "taken"
        if self._seats.has_face(wish.face, besides=key):
            return "face"
        return "sit" if self._admission.comes_in(key) or self._seats.seat_of(key) is not None else "knock"

    def sit(self, key: str, seat: int, name: str, face: str) -> None:
        """Seat somebody who may sit down."""
        page = self._connections.plays_on_page(key)
        self._admission.remember_seated(key, name, page=page)
        self._sit_down(seat, Occupant(name=name, face=face, key=key, page=page))

    def _sit_down(self, seat: int, who: Occupant, before: str = "") -> None:
        """Seat somebody, in place of the key that sat there `before`; she looks on no more and is told so."""
        self._moves.seated(who.key, before)
        self._seats.sit(who.key, seat, who.name, who.face, page=who.page)
        self._watching.remove(who.key)
        self._roster.welcome(who.key)

    def refuse(self, key: str, why: Why) -> None:
        """Tell somebody why a wish is refused."""
        self._connections.send(key, Refused(why=why))

    # ---- moving to another key

    def answer_move(self, page: str, said: Consent) -> None:
        """Take the word of a page, which alone is asked about its seat."""
        if program := self._moves.answer(page, said):
            if self._may_move(program, said.seat):
                self._give(page, program)
            else:
                self._moves.withdraw(program)
                self.refuse(program, "not_now")

    def _give(self, page: str, key: str) -> None:
        """Have somebody play on in her program, of that key, who was let in on her page."""
        seat, match = self._seats.seat_of(page), self._matches.current
        assert seat is not None
        place = self._seats.places[seat]
        there = Occupant(name=place.name, face=place.face, key=page, computer=seat, page=True)
        sat = () if match is None else match.table.persons
        self._moves.give(next((each for each in sat if each is not None and each.key == page), there), key)
        if self._admission.knows(page):
            self._admission.remember_seated(key, place.name, page=False)
        if match is not None:
            match.claims.reconnect(page)  # nobody else gets the seat
            match.claims.withdraw(key)  # nor does she get another one
        self._moves.go_elsewhere(page, Occupant(name=place.name, face=place.face, key=key, computer=seat))

    def carry_moves(self) -> None:
        """Seat those who play on elsewhere, while no match goes on."""
        for before, who in self._moves.take_due().items():
            if (seat := self._seats.seat_of(before)) is not None:
                ready = self._seats.places[seat].ready
                self._sit_down(seat, who, before)
                self._seats.ready(seat, ready)
                self.end(before, "elsewhere")

    # ---- claiming a seat of a match

    def _claim(self, key: str, seat: int, name: str, face: str, *, known: bool) -> bool:
        """Ask for a seat of the match for somebody; False if she is refused it.

        She wears the face of the seat where somebody else has hers. Whoever is not `known` may have to wait.
        """
        match = self._matches.current
        assert match is not None
        page, before = self._connections.plays_on_page(key), self._seats.places[seat]
        if self._seats.has_face(face, besides=before.key or key) or match.claims.wears(face, seat):
            face = before.face
        who = Occupant(name=name, face=face, key=key, computer=seat, page=page)
        due = self._moves.is_due(key)
        why: Why | None = "not_now" if due else match.claims.claim(seat, who, known=known)
        if why is not None:
            self.refuse(key, why)
        self.follow_claims(match)
        return why is None

    def bring_back(self, knock: Knock, match: FriendsMatch) -> bool:
        """Ask the others whether somebody has her seat again; False if she left none, or is refused it."""
        seat = next((place.seat for place in self._roster.places if knock.returns_to(place)), None)
        if seat is None:
            return False
        asked = self._claim(knock.key, seat, knock.name, knock.face, known=True)
        match.claims.agree(self._host, seat, knock.key)
        self.follow_claims(match)
        return asked

    def follow_claims(self, match: FriendsMatch) -> None:
        """Let whoever is promised a seat of a match look on.

        If somebody has agreed to it, she was let in by hand.
        """
        for claim in match.claims.promised:
            who = claim.who
            if claim.agreed:
                self._admission.remember_seated(who.key, who.name, page=who.page)
            unseen = who.key in self._connections and who.key not in self._watching
            if unseen and self.begin_to_watch(who.key, who.name):
                match.watch(who.key, self._connections.hello(who.key))

    def take_over(self, before: str, who: Occupant) -> Collection[str]:
        """Seat `who` in place of a key, whose person looks on from now on, if she may.

        Returns the keys of the two, if they are here, to be told of the match as if they came anew.
        """
        told = list[str]()
        seat = self._seats.seat_of(before)
        assert seat is not None
        name, watched = self._seats.places[seat].name, who.key in self._watching
        self._sit_down(seat, who, before)
        if who.key in self._moves.keys_of(before):
            self.dismiss(before, "elsewhere")
        elif before in self._connections:
            self._connections.afresh(before)
            if not self.may_look_on(before):
                self.dismiss(before, "no_onlookers")
            elif self.begin_to_watch(before, name):
                told.append(before)
            else:
                self._roster.welcome(before)
                self.refuse(before, "too_many")
        if who.key in self._connections:
            if watched:
                self._connections.afresh(who.key)
            told.append(who.key)
        return told

    def seat_promised(self, promised: Collection[tuple[int, Occupant]]) -> None:
        """Seat those who were promised a seat of the match, which is over."""
        self.carry_moves()
        for seat, who in promised:
            before = self._seats.places[seat].key
            self._seats.back(before)
            self._sit_down(seat, who)
            self._roster.welcome(before)

    # ---- looking on, and the ends

    def begin_to_watch(self, key: str, name: str) -> bool:
        """Note that somebody looks on, who is then told of the match; False if too many do."""
        if not self._watching.add(key, name):
            return False
        self._roster.welcome(key)
        return True

    def end_onlookers(self) -> None:
        """Let those look on no more who may not."""
        for key in self._watching:
            if not self.may_look_on(key):
                self.end(key, "no_onlookers")

    def end(self, key: str, end: End) -> None:
        """End somebody's connection, if she has one, and all that does not outlast it."""
        match = self._matches.last
        if end in ("left", "sent_away", "no_onlookers"):
            self._watching.remove(key)
            if match is not None:
                match.claims.withdraw(key)
            seat, playing = self._seats.seat_of(key), self._matches.current is not None
            if seat is not None and (playing or not self.kept):
                self._seats.vacate(seat, playing=playing)
        self.dismiss(key, end)
        if match is not None:
            match.lose_connection(key, end)

    def dismiss(self, key: str, end: End) -> None:
        """End somebody's connection, if she has one, and what she asked for; the match is told beside."""
        connection = self._connections.drop(key)
        if end in ("left", "sent_away"):
            self._moves.end_ticket(key)
        self._moves.withdraw(key, seat_too=end in ("sent_away", "digest"))
        self._admission.take_knock(key)  # she has to knock again
        if connection is not None and end != "lost":
            connection.dismiss("closed" if end == "left" else end)
