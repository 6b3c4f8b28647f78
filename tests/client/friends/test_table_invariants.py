"""An open table at which anything may happen in any order: what holds after every step."""

from collections.abc import Mapping

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent, Leave, Ready, Sit, Watch
from briscola.network.messages.from_host import Goodbye, Refused, RosterChange, Welcome
from tests.client.friends.at_shared_table import ANNA, HELLO, OPEN, Line, OpenTable
from tests.client.friends.in_memory import public_of
from tests.property_based import examples

PEOPLE = range(6)
"""The first is the host, if anybody is; all others play in browsers."""
PROGRAMS = {6: 1, 7: 2}
"""The own programs of two of them."""
EVERYBODY = (*PEOPLE, *PROGRAMS)
ENDS = {"not_agreed", "not_answered", "taken", "not_now", "too_many"}
"""Reasons for which a claim, or a promise, comes to nothing."""
SEATS = range(3)
FACES = ("person-woman", "person-man", "ada", "rocco", "teresa", "nina")
someone = st.sampled_from(PEOPLE)
anyone = st.sampled_from(EVERYBODY)


class AnyTable(RuleBasedStateMachine):
    """People come, sit, look on, ask, answer, leave and lose their lines; time passes, matches end."""

    @initialize(
        dealt=st.booleans(),
        onlookers=st.booleans(),
        friends=st.booleans(),
        begun=st.booleans(),
        clock=st.sampled_from((0, 30)),
    )
    def open(self, *, dealt: bool, onlookers: bool, friends: bool, begun: bool, clock: int) -> None:
        """A table of a dealer or of a host, whose `friends` need not knock; a match has `begun` or not."""
        self.at = OpenTable(
            OPEN if dealt else ANNA,
            OPEN,
            OPEN,
            friends=PEOPLE[1:] if friends else (),
            dealer=NeutralDealer(name="Circolo", people=2) if dealt else None,
            hands=3,
            onlookers=onlookers,
            clock=clock,
        )
        self.hosted = not dealt
        self.asked: dict[int, tuple[int, int]] = {}
        """Those who have asked for a seat of the match: which one, and how much their line had been told."""
        self.moving: set[str] = set()
        """Keys of pages that have given their seats to programs."""
        self.may_move: set[str] = set()
        """Keys whose seat may become another's in this step though they are there."""
        self.before = self._people()
        self.silent: dict[Line, int] = {}
        """Lines that have ended, and how much each had been told by then."""
        if self.hosted:
            self.come(0)
        for who in (1, 2) if begun else ():
            self.come(who)
            self.sit(who, who)
            self.let_in(who, yes=True)
            self.say_ready(who, ready=True)
        if begun:
            self.say_ready(0, ready=True)
            self.begin()
            assert self.at.table.playing
        self.before = self._people()

    def _people(self) -> Mapping[int, str]:
        """The keys of those who sit there and have a line, by seat."""
        places = self.at.table.roster
        return {place.seat: place.key for place in places if place.key in self.at.table.connections}

    def _is_here(self, who: int) -> bool:
        return public_of(who) in self.at.table.connections

    # ---- what people do

    @rule(who=anyone)
    def come(self, who: int) -> None:
        line = Line()
        expelled = self._is_expelled(who)
        if self.at.table.arrive(public_of(who), line, HELLO, page=who in PEOPLE[1:]):
            self.at.lines[who] = line
            assert not expelled
        else:
            assert line.whys, "whoever may not come in is told why"

    def _is_expelled(self, who: int) -> bool:
        match = self.at.table.match
        return self.at.table.playing and match is not None and match.expelled(public_of(who))

    @rule(who=anyone)
    def lose_line(self, who: int) -> None:
        if self._is_here(who):
            self.at.lose_connection(who)

    @rule(who=someone, seat=st.sampled_from(SEATS))
    def sit(self, who: int, seat: int) -> None:
        if self._is_here(who):
            self.may_move.add(public_of(who))
            told = len(self.at.lines[who].told)
            self.at.say(who, Sit(seat=seat, name=f"P{who}", face=FACES[who]))
            if self._claim(seat) == public_of(who):
                self.asked[who] = seat, told

    @rule(who=someone)
    def look_on(self, who: int) -> None:
        if self._is_here(who):
            self.at.say(who, Watch(name=f"P{who}", face="face"))

    @rule(who=someone, ready=st.booleans())
    def say_ready(self, who: int, *, ready: bool) -> None:
        if self._is_here(who):
            self.at.say(who, Ready(ready=ready))

    @rule(who=someone, back=st.booleans())
    def leave(self, who: int, *, back: bool) -> None:
        if self._is_here(who) and (who or not self.hosted):
            self.may_move.add(public_of(who))
            self.asked.pop(who, None)
            self.at.say(who, Leave())
            if back:
                had_seat = self.at.table.match is not None and self.at.table.match.has_sat(public_of(who))
                self.come(who)
                assert had_seat or public_of(who) not in {each.key for each in self.at.table.onlookers}

    @rule(seat=st.sampled_from(SEATS))
    def come_back(self, seat: int) -> None:
        """Whoever has the seat for which somebody asks is back."""
        for who in PEOPLE:
            if self._claim(seat) and public_of(who) == self.at.table.roster[seat].key:
                self.come(who)

    @rule(who=st.sampled_from([*PROGRAMS]))
    def ask_to_move(self, who: int) -> None:
        """A program asks the page of its person for the seat."""
        page = PROGRAMS[who]
        for place in self.at.table.roster:
            if place.key == public_of(page):
                if not self._is_here(who):
                    self.come(who)
                if self._is_here(who):
                    self.at.say(who, Sit(seat=place.seat, name=f"P{page}", face=FACES[page]))

    @rule(who=someone, yes=st.booleans())
    def answer(self, who: int, *, yes: bool) -> None:
        for seat in SEATS:
            if self._is_here(who) and (claimant := self._claim(seat)):
                if yes and self.at.table.roster[seat].moves:
                    self.moving.add(self.at.table.roster[seat].key)
                self.at.say(who, Consent(seat=seat, claimant=claimant, yes=yes))

    @rule()
    def all_agree(self) -> None:
        for who in PEOPLE:
            self.answer(who, yes=True)

    @rule(who=someone, yes=st.booleans())
    def let_in(self, who: int, *, yes: bool) -> None:
        if self.hosted:
            self.at.table.let_in(public_of(who), yes)

    @rule(who=st.sampled_from(PEOPLE[1:]))
    def sign_another_digest(self, who: int) -> None:
        """Somebody in the match signs that she was told something else."""
        match = self.at.table.match
        if self.at.table.playing and match is not None and match.seat_of(public_of(who)) is not None:
            self.asked.pop(who, None)
            self.at.table.dismiss(public_of(who), "digest")
            self._is_refused(who)

    def _is_refused(self, who: int) -> None:
        self.come(who)
        assert not self._is_here(who)

    @rule()
    def restart(self) -> None:
        """The host's program ends in a match, and goes on from its record; everybody has to come again."""
        match = self.at.table.match
        if self.at.table.playing and match is not None:
            self.at.go_on(match.header, tuple(match.table.log))
            after = self.at.table.roster
            persons = {seat: each.key for seat, each in enumerate(match.table.persons) if each is not None}
            for now in after:
                assert now.key == persons.get(now.seat, "") and now.claimant is None
                assert now.here == (not now.key) and (not now.key or now.name)
            self.asked.clear()
            for who in PEOPLE:
                if match.expelled(public_of(who)):
                    self._is_refused(who)
            self.before = self._people()

    @rule(who=st.sampled_from(PEOPLE[1:]))
    def send_away(self, who: int) -> None:
        sits = public_of(who) in {place.key for place in self.at.table.roster}
        if self.hosted and sits:
            self.may_move.add(public_of(who))
            self.asked.pop(who, None)
            self.at.table.send_away(public_of(who))
            assert not self._is_here(who)

    @rule(who=someone, seat=st.sampled_from(SEATS))
    def swap(self, who: int, seat: int) -> None:
        if self.hosted and not self.at.table.playing:
            self.may_move |= {place.key for place in self.at.table.roster}
            self.at.table.swap(public_of(who), seat)

    @rule(seconds=st.sampled_from((1, 25, 61, 130)))
    def let_pass(self, seconds: int) -> None:
        for _ in range(seconds):
            self.before = self._people() if self._unchanged() else self.before
            self.at.table.tick(1.0)

    @rule(seat=st.sampled_from(SEATS))
    def close_page(self, seat: int) -> None:
        """Whoever sits there is away for so long that others may ask for the seat."""
        key = self.at.table.roster[seat].key
        for who in PEOPLE[1:]:
            if public_of(who) == key:
                self.lose_line(who)
                self.let_pass(130)

    @rule(who=someone)
    def ask_for_a_seat(self, who: int) -> None:
        for place in self.at.table.roster:
            if place.claimable:
                if not self._is_here(who):
                    self.come(who)
                self.sit(who, place.seat)
                return

    @rule()
    def begin(self) -> None:
        self.at.table.begin()

    @rule()
    def end(self) -> None:
        match = self.at.table.match
        if self.at.table.playing and match is not None:
            self.may_move |= {place.key for place in self.at.table.roster}
            match.host.tell(match.table.give_up())
            match.advance()
            self.at.table.tick(0.25)

    # ---- what always holds

    def _claim(self, seat: int) -> str:
        """The key of whoever would have a seat; empty if nobody would."""
        place = self.at.table.roster[seat]
        return "" if place.claimant is None else place.claimant.key

    def _unchanged(self) -> bool:
        places = self.at.table.roster
        return all(places[seat].key == key for seat, key in self.before.items())

    @invariant()
    def nobody_has_two_places(self) -> None:
        keys = [place.key for place in self.at.table.roster if place.key]
        asking = [key for seat in SEATS if (key := self._claim(seat))]
        assert len({*keys}) == len(keys) and len({*asking}) == len(asking)
        assert not {*keys} & {each.key for each in self.at.table.onlookers}
        assert not {*keys} & {*asking}

    @invariant()
    def nobody_looks_on_who_may_not(self) -> None:
        table, match = self.at.table, self.at.table.match
        if not table.terms.onlookers:
            promised = {place.claimant.key for place in table.roster if place.claimant and place.agreed}
            for each in table.onlookers:
                assert each.key in promised or (table.playing and match and match.has_sat(each.key))

    @invariant()
    def nobody_sent_away_sits(self) -> None:
        for place in self.at.table.roster:
            if place.key in self.at.table.admission.sent_away:
                assert place.left and place.barred and not place.here and self.at.table.playing

    @invariant()
    def nobodys_seat_is_given_while_she_is_there(self) -> None:
        places = self.at.table.roster
        for seat, key in self.before.items():
            assert places[seat].key == key or key in self.may_move or key in self.moving
        self.before, self.may_move = self._people(), set()

    @invariant()
    def each_question_has_one_answer(self) -> None:
        for who, (seat, told) in [*self.asked.items()]:
            if self._claim(seat) == public_of(who):
                continue
            if self.at.table.roster[seat].key != public_of(who):
                if not self._is_here(who):
                    continue  # she reads it once she has a line again
                line = self.at.lines[who]
                new = line.told[told:] if told < len(line.told) else line.told
                refused = {message.why for message in new if isinstance(message, Refused)}
                assert refused & ENDS, "whoever asks is told how that ends"
            del self.asked[who]

    @invariant()
    def everybody_is_told_of_everybody(self) -> None:
        told = self.at.table.roster, self.at.table.onlookers
        for who, line in self.at.lines.items():
            if self._is_here(who):
                last = _last_roster(line)
                assert last is not None and last == told

    @invariant()
    def nothing_follows_the_end_of_a_line(self) -> None:
        for line in self.at.lines.values():
            if any(isinstance(message, Goodbye) for message in line.told):
                assert self.silent.setdefault(line, len(line.told)) == len(line.told)
                assert isinstance(line.told[-1], Goodbye)


def _last_roster(line: Line) -> tuple[tuple[RosterPlace, ...], tuple[Onlooker, ...]] | None:
    """The people at the table as a line was told of them last."""
    for message in reversed(line.told):
        if isinstance(message, Welcome | RosterChange):
            return message.roster, message.onlookers
    return None


@pytest.mark.parametrize("count", [10, pytest.param(80, marks=pytest.mark.slow)])
def test_whatever_people_do_and_in_whatever_order_the_table_keeps_its_promises(count: int) -> None:
    steps = settings(
        examples(count), stateful_step_count=40, phases=[Phase.generate]
    )  # to shrink takes minutes
    run_state_machine_as_test(AnyTable, settings=steps)
