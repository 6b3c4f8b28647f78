"""A seat in a browser whose person has lost the line is taken over by somebody else, and given back.

Eight whole evenings are quick tests; `test_claims` asks `Claims` alone what ends a claim.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from briscola.client.checking.full_check import verified
from briscola.client.visit.news import News
from briscola.client.visit.visitor import Visitor
from briscola.engine.events import Sits
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import claim_text, claim_title, returns, seat_words
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent, Say
from briscola.network.messages.from_host import MaySay, Written
from briscola.storage.records.match_record import right
from briscola.table.table import Phase
from tests.simulated.company import Person
from tests.simulated.evening import Evening
from tests.simulated.world import known_chance
from tests.spread import quick_some

ANNA, PAGE, BRUNO, ROSA = range(4)
"""The host's person, one in a browser, one with a program, and one who comes later."""


class Writer(Person):
    """Somebody who reads free words, and may write a line as soon as the table says that she may."""

    writes = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.read: list[str] = []
        """Lines that she has read."""

    def _hear(self, visitor: Visitor, news: News) -> None:
        super()._hear(visitor, news)
        if isinstance(news, MaySay) and news.words and self.writes:
            self.do(lambda visitor: visitor.send(Say(words=f"by {self.name}")))
        elif isinstance(news, Written):
            self.read.append(news.words)


class Claimed(Evening[Writer]):
    """A table for three, of whom one sits in a browser; a fourth comes later."""

    def __init__(self, folder: Path, *, rosa_page: bool = False, rosa_early: bool = False) -> None:
        super().__init__(folder, make_rules("briscola", 3), hands=4)
        for number in range(4):
            self.add(Writer, page=number == PAGE or (number == ROSA and rosa_page))
        self.sit_down(self.people[:3])
        if rosa_early:
            self.come(self.people[ROSA])
        self.begin(self.people[:3])
        self.world.run(10)
        assert self.playing

    def close_the_tab(self, *, seconds: float = 130.0) -> None:
        """The person in the browser is gone for so long; nobody else hurries."""
        self.hesitate(1000.0)
        self.people[PAGE].kill()
        self.world.run(seconds)

    def place(self, reader: int = ANNA) -> RosterPlace:
        """The seat of the person in the browser, as somebody sees it."""
        return self.state(reader).roster[PAGE]

    def claim(self) -> None:
        self.come(self.people[ROSA])
        self.people[ROSA].do(partial(Visitor.sit, seat=PAGE))
        self.world.run(1)

    def answer(self, person: int, yes: bool) -> None:
        self.people[person].do(partial(Visitor.consent, claim=self.place(person), yes=yes))
        self.world.run(1)

    def agree_to_claim(self) -> None:
        """The tab is closed, Rosa asks for the seat, and all who are present agree."""
        self.close_the_tab()
        self.claim()
        self.answer(ANNA, True)
        self.answer(BRUNO, True)

    def leave_the_page(self) -> None:
        """The person in the browser has left for good; nobody else hurries."""
        self.hesitate(1000.0)
        self.people[PAGE].leave()
        self.world.run(2)

    def lose_connection(self, person: int) -> None:
        """Somebody's line breaks; her program makes another one."""
        if (line := self.people[person].line) is not None:
            line.abort()
            self.world.run(5)
        else:
            self.people[person].kill()
            self.world.run(1)
            self.come(self.people[person])

    def give_up(self) -> None:
        """The match is over at once."""
        self.match.host.tell(self.match.table.give_up())
        self.host.computer.call(self.match.advance)
        self.world.run(0)

    def next_deal(self) -> None:
        """Everybody plays on until other cards are dealt."""
        hand = self.match.table.hand
        self.hesitate(0.2)
        for person in self.people:
            if person.question is not None:
                person.decide(person.question)
        while self.playing and self.match.table.hand == hand:
            self.world.run(1)
        self.hesitate(1000.0)
        self.world.run(1)

    def sits(self) -> list[tuple[str, str]]:
        """Names of those who have sat down at the seat, but for absences, each with the reason."""
        taken = (each for each in self.match.table.log if isinstance(each, Sits) and each.seat == PAGE)
        return [(each.who.name, each.why) for each in taken if each.who.key and each.why != ""]

    def write_after_hand(self) -> list[list[str]]:
        """Play a hand, after which everybody writes if she may; all that Anna and Rosa read."""
        for person in self.people:
            person.writes = True
        self.next_deal()
        return [sorted(self.people[each].read) for each in (ANNA, ROSA)]

    def troubles(self, person: int) -> list[str]:
        return [trouble.kind for trouble in self.people[person].troubles]


@pytest.fixture
def evening(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Claimed]:
    with known_chance(Random(7)):
        found = Claimed(tmp_path, rosa_page=getattr(request, "param", False))
        yield found
        found.close()


@pytest.mark.slow
@pytest.mark.parametrize("evening", [False, True], indirect=True)
def test_if_all_who_are_present_agree_she_gets_cards_from_the_next_deal_and_the_first_one_her_seat_back(
    evening: Claimed,
) -> None:
    evening.close_the_tab()
    evening.claim()
    assert evening.place(BRUNO).claimant is not None and not evening.place().agreed
    evening.answer(ANNA, True)
    assert not evening.place().agreed
    evening.answer(BRUNO, True)
    assert evening.place().agreed and evening.place(ROSA).key == evening.people[PAGE].public
    evening.next_deal()
    rosa = evening.people[ROSA]
    assert evening.sits() == [(rosa.name, "claimed")]
    assert evening.state(ROSA).own == PAGE and rosa.matches == {evening.host.match}
    evening.come(evening.people[PAGE])
    assert evening.place(PAGE).key == rosa.public and evening.state(PAGE).looks_on
    evening.next_deal()
    assert evening.place().key == evening.people[PAGE].public
    assert evening.state(PAGE).own == PAGE and evening.state(ROSA).looks_on
    evening.next_deal()
    while evening.playing:
        evening.next_deal()
    record = verified(evening.whole(), lambda *_: []).record
    assert record.position.ended
    kept = rosa.kept(evening.host.match)
    assert rosa.page or (kept is not None and right(kept).position.finished == 3)
    assert not any(person.troubles for person in evening.people)


@pytest.mark.parametrize("evening", quick_some([False, True], 1), indirect=True)
def test_whoever_has_left_on_purpose_is_called_so_and_her_seat_can_be_asked_for_at_once(
    evening: Claimed,
) -> None:
    evening.leave_the_page()
    assert (evening.place().left, evening.place().here, evening.place().claimable) == (True, False, True)
    assert "has left" in seat_words(evening.place(), own=False, asked=False)[1]
    evening.claim()
    assert not evening.state(ROSA).looks_on, "nobody has agreed yet"
    evening.answer(ANNA, True)
    evening.answer(BRUNO, True)
    assert evening.state(ROSA).looks_on and evening.match.listeners.hears(evening.people[ROSA].public)
    evening.next_deal()
    assert evening.sits() == [(evening.people[ROSA].name, "claimed")]
    assert evening.state(ROSA).own == PAGE and not evening.place().left
    assert not evening.troubles(ROSA)


@pytest.mark.slow
def test_whoever_was_sent_away_has_left_for_the_others_and_nobody_of_her_name_is_called_back(
    evening: Claimed,
) -> None:
    evening.hesitate(1000.0)
    evening.host.computer.call(evening.table.send_away, evening.people[PAGE].public)
    evening.people[ROSA].name = evening.people[PAGE].name
    evening.claim()
    (place,) = evening.state(ANNA).claims
    assert (place.left, place.barred) == (True, True)
    assert "has left" in claim_text(place) and "minutes" not in claim_text(place)
    assert not returns(place) and "A seat for" in claim_title(place)
    evening.answer(ANNA, False)
    evening.people[ROSA].do(lambda visitor: visitor.watch(name=evening.people[PAGE].name))
    evening.world.run(1)
    (knock,) = evening.table.admission.knocks
    assert not any(map(knock.returns_to, evening.table.roster))


@pytest.mark.slow
def test_whoever_asks_for_a_seat_with_a_face_that_another_has_wears_the_one_of_the_seat(
    evening: Claimed,
) -> None:
    evening.leave_the_page()
    face = evening.place().face
    evening.come(evening.people[ROSA])
    evening.people[ROSA].do(partial(Visitor.sit, seat=PAGE, face=evening.state(ANNA).roster[ANNA].face))
    evening.world.run(1)
    evening.answer(ANNA, True)
    evening.answer(BRUNO, True)
    evening.next_deal()
    assert evening.sits() == [(evening.people[ROSA].name, "claimed")] and not evening.troubles(ROSA)
    assert evening.place().face == face


def test_whoever_was_at_the_door_as_the_match_began_has_the_seat_that_she_claims(tmp_path: Path) -> None:
    """The first line names the person before her; she has agreed to nobody's names."""
    with known_chance(Random(7)), closing(Claimed(tmp_path, rosa_early=True)) as evening:
        evening.leave_the_page()
        evening.people[ROSA].do(partial(Visitor.sit, seat=PAGE))
        evening.world.run(1)
        evening.answer(ANNA, True)
        evening.answer(BRUNO, True)
        evening.next_deal()
        assert evening.sits() == [(evening.people[ROSA].name, "claimed")] and not evening.troubles(ROSA)
        assert evening.state(ROSA).own == PAGE


@pytest.mark.slow
def test_whoever_has_left_on_purpose_comes_back_as_after_a_lost_line(evening: Claimed) -> None:
    evening.hesitate(1000.0)
    evening.people[PAGE].leave()
    evening.world.run(5)
    evening.come(evening.people[PAGE])
    evening.world.run(1)
    assert (evening.state(PAGE).own, evening.place().left, evening.place().here) == (PAGE, False, True)


@pytest.mark.slow
@pytest.mark.parametrize("goes", [Person.leave, Person.kill])
@pytest.mark.parametrize("who", [PAGE, BRUNO])
def test_everybody_is_told_at_once_who_is_back_though_it_is_the_hosts_turn(
    evening: Claimed, goes: Callable[[Person], None], who: int
) -> None:
    evening.hesitate(1000.0)
    goes(evening.people[who])
    others = [each for each in (ANNA, PAGE, BRUNO) if each != who]

    def place(reader: int) -> RosterPlace:
        return evening.state(reader).roster[who]

    while not (place(ANNA).stand_in and evening.match.questions.waiting == (ANNA,)):
        for person in evening.people:
            if person.question is not None:
                person.decide(person.question)
        evening.world.run(1)
    assert [(place(each).here, place(each).stand_in) for each in others] == [(False, True)] * 2
    evening.come(evening.people[who])
    for each in (ANNA, PAGE, BRUNO):
        assert (place(each).here, place(each).left, place(each).stand_in) == (True, False, False)
    assert evening.match.questions.waiting == (ANNA,)
    evening.next_deal()
    while evening.playing:
        evening.next_deal()
    assert verified(evening.whole(), lambda *_: []).record.position.ended
    assert not any({*evening.troubles(each)} - {"closed"} for each in (ANNA, PAGE, BRUNO))


@pytest.mark.slow
def test_whoever_was_promised_a_seat_has_it_at_the_end_of_the_match_and_in_the_rematch(
    evening: Claimed,
) -> None:
    evening.leave_the_page()
    evening.claim()
    evening.answer(ANNA, True)
    evening.answer(BRUNO, True)
    evening.give_up()
    evening.world.run(1)
    rosa = evening.people[ROSA]
    for reader in (ANNA, BRUNO, ROSA):
        assert evening.state(reader).roster[PAGE].key == rosa.public
    assert evening.state(ROSA).own == PAGE and not evening.state(ROSA).looks_on
    before = evening.host.match
    evening.begin([evening.people[each] for each in (ANNA, BRUNO, ROSA)])
    evening.world.run(10)
    assert evening.playing and evening.host.match != before and rosa.matches == {evening.host.match}
    assert evening.match.table.persons[PAGE] is not None and not evening.troubles(ROSA)


@pytest.mark.slow
def test_who_waits_for_a_seat_where_nobody_looks_on_goes_once_its_first_one_is_back(evening: Claimed) -> None:
    evening.host.computer.call(evening.table.allow_onlookers, False)
    evening.agree_to_claim()
    assert evening.state(ROSA).looks_on
    evening.come(evening.people[PAGE])
    assert "no_onlookers" in evening.troubles(ROSA)
    assert evening.people[ROSA].public not in evening.table.connections


@pytest.mark.slow
def test_where_nobody_looks_on_the_first_one_does_until_she_has_her_seat_back_and_the_second_one_goes(
    evening: Claimed,
) -> None:
    evening.agree_to_claim()
    evening.host.computer.call(evening.table.allow_onlookers, False)
    evening.next_deal()
    evening.come(evening.people[PAGE])
    assert evening.state(PAGE).looks_on and not evening.troubles(PAGE)
    evening.next_deal()
    assert evening.state(PAGE).own == PAGE
    assert evening.troubles(ROSA) == ["no_onlookers"]
    assert evening.people[ROSA].public not in evening.table.connections


def test_one_who_does_not_agree_ends_the_claim_and_so_does_a_minute_of_silence(evening: Claimed) -> None:
    evening.close_the_tab()
    evening.claim()
    evening.answer(ANNA, True)
    evening.answer(BRUNO, False)
    assert evening.troubles(ROSA) == ["not_agreed"]
    assert evening.place().claimable and evening.place().claimant is None
    evening.claim()
    evening.world.run(70)
    assert evening.troubles(ROSA) == ["not_agreed", "not_answered"]
    evening.next_deal()
    assert not evening.sits()


@pytest.mark.slow
def test_the_question_is_there_at_once_and_as_long_as_the_claim_though_it_is_her_turn(
    evening: Claimed,
) -> None:
    evening.hesitate(1000.0)
    evening.world.run(1)
    while evening.match.questions.waiting != (ANNA,):
        for person in evening.people:
            if person.question is not None:
                person.decide(person.question)
        evening.world.run(1)
    evening.people[PAGE].leave()
    evening.world.run(2)
    evening.claim()
    assert evening.match.questions.waiting == (ANNA,)
    evening.world.run(55)
    assert [place.seat for place in evening.state(ANNA).claims] == [PAGE] and not evening.troubles(ROSA)
    evening.world.run(10)
    assert not evening.state(ANNA).claims and evening.troubles(ROSA) == ["not_answered"]


@pytest.mark.slow
def test_an_answer_that_comes_late_agrees_to_nobody_who_has_asked_since(evening: Claimed) -> None:
    bruno, late = evening.people[BRUNO], evening.add(Writer)
    evening.close_the_tab()
    evening.come(late)
    evening.claim()
    evening.answer(ANNA, True)
    assert bruno.line is not None
    bruno.line.delay = 1.5
    bruno.do(partial(Visitor.consent, claim=evening.place(BRUNO), yes=True))
    evening.people[ROSA].leave()
    evening.world.run(0.4)
    late.do(partial(Visitor.sit, seat=PAGE))
    evening.world.run(0.6)
    evening.answer(ANNA, True)
    evening.world.run(2)
    place = evening.place()
    assert place.claimant == Onlooker(key=late.public, name=late.name) and not place.agreed
    assert evening.state(BRUNO).claims == (place,)
    evening.answer(BRUNO, True)
    evening.world.run(2)
    assert evening.place().agreed


@pytest.mark.slow
def test_whoever_asks_again_asks_everybody_again(evening: Claimed) -> None:
    evening.close_the_tab()
    evening.claim()
    evening.answer(ANNA, True)
    evening.world.run(65)
    assert evening.troubles(ROSA) == ["not_answered"]
    evening.claim()
    assert [len(evening.state(each).claims) for each in (ANNA, BRUNO)] == [1, 1]
    evening.answer(BRUNO, True)
    evening.answer(ANNA, True)
    assert evening.place().agreed


@pytest.mark.slow
def test_whoever_has_answered_and_lost_her_line_is_asked_once_more(evening: Claimed) -> None:
    anna, bruno = evening.people[ANNA], evening.people[BRUNO]
    evening.close_the_tab()
    evening.claim()
    assert bruno.line is not None
    bruno.line.delay = 1.5
    bruno.do(partial(Visitor.consent, claim=evening.place(BRUNO), yes=True))
    bruno.line.abort()  # her answer with it
    evening.world.run(10)
    evening.answer(ANNA, True)
    assert not anna.troubles and not evening.place().agreed
    evening.answer(BRUNO, True)
    assert evening.place().agreed


@pytest.mark.parametrize(("agrees", "why"), [(False, "not_agreed"), (True, "not_answered")])
def test_whoever_is_away_as_her_claim_ends_reads_of_it_once_she_is_back(
    evening: Claimed, *, agrees: bool, why: str
) -> None:
    evening.close_the_tab()
    evening.claim()
    evening.people[ROSA].kill()
    evening.world.run(25)
    evening.answer(ANNA, agrees)
    evening.world.run(65)
    assert evening.place().claimable and not evening.troubles(ROSA)
    evening.come(evening.people[ROSA])
    assert evening.troubles(ROSA) == [why]
    evening.lose_connection(ROSA)
    assert evening.troubles(ROSA) == [why], "once"


@pytest.mark.slow
@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("evening", [False, True], indirect=True)
def test_a_promise_outlasts_a_lost_line(evening: Claimed, *, allowed: bool) -> None:
    evening.host.computer.call(evening.table.allow_onlookers, allowed)
    evening.agree_to_claim()
    evening.lose_connection(ROSA)
    assert evening.place().agreed and evening.state(ROSA).looks_on and not evening.troubles(ROSA)
    evening.next_deal()
    assert evening.sits() == [(evening.people[ROSA].name, "claimed")] and evening.state(ROSA).own == PAGE


@pytest.mark.slow
@pytest.mark.parametrize("allowed", [True, False])
def test_a_promise_ends_if_its_claimant_stays_away(evening: Claimed, *, allowed: bool) -> None:
    evening.host.computer.call(evening.table.allow_onlookers, allowed)
    evening.agree_to_claim()
    evening.people[ROSA].kill()
    evening.world.run(130)
    assert evening.place().claimable and not evening.place().agreed
    evening.come(evening.people[ROSA])
    assert evening.troubles(ROSA) == ["not_answered"]
    assert evening.people[ROSA].public in evening.table.connections


@pytest.mark.slow
def test_whoever_leaves_gives_up_what_she_was_promised(evening: Claimed) -> None:
    evening.agree_to_claim()
    evening.people[ROSA].leave()
    evening.world.run(1)
    assert evening.place().claimable and evening.place().claimant is None


@pytest.mark.slow
def test_a_claim_is_answered_at_the_end_of_the_match_and_who_agrees_later_gives_no_seat_away(
    evening: Claimed,
) -> None:
    evening.close_the_tab()
    evening.claim()
    claim = Consent(seat=PAGE, claimant=evening.people[ROSA].public, yes=True)
    evening.give_up()
    evening.world.run(1)
    assert evening.troubles(ROSA) == ["not_answered"]
    for who in (ANNA, BRUNO):
        evening.people[who].do(lambda visitor: visitor.send(claim))
    evening.world.run(2)
    evening.come(evening.people[PAGE])
    assert evening.state(PAGE).own == PAGE and evening.state(ROSA).own is None


@pytest.mark.slow
def test_whoever_had_a_seat_for_a_while_may_ask_for_it_again(evening: Claimed) -> None:
    evening.agree_to_claim()
    evening.next_deal()
    evening.come(evening.people[PAGE])
    evening.next_deal()
    assert evening.state(PAGE).own == PAGE and evening.state(ROSA).looks_on
    evening.leave_the_page()
    evening.claim()
    assert evening.place().claimant is not None
    evening.answer(ANNA, True)
    evening.answer(BRUNO, True)
    evening.next_deal()
    assert evening.state(ROSA).own == PAGE and evening.sits() == [(evening.people[ROSA].name, "claimed")]
    while evening.playing:
        evening.next_deal()
    assert verified(evening.whole(), lambda *_: []).record.position.ended
    assert not any({*evening.troubles(each)} - {"closed"} for each in (ANNA, BRUNO, ROSA))


@pytest.mark.slow
def test_whoever_was_promised_a_seat_has_it_in_a_rematch_that_begins_at_once(evening: Claimed) -> None:
    evening.agree_to_claim()
    evening.give_up()
    assert evening.table.roster[PAGE].key == evening.people[ROSA].public
    evening.come(evening.people[PAGE])
    assert evening.table.roster[PAGE].key == evening.people[ROSA].public
    assert evening.state(PAGE).own is None and evening.state(ROSA).own == PAGE


@pytest.mark.slow
def test_a_seat_that_was_taken_over_stays_so_when_the_host_is_killed(evening: Claimed) -> None:
    evening.agree_to_claim()
    evening.next_deal()
    for person in evening.people:
        if person.here or person.page:
            person.gone()
    evening.host.kill()
    evening.come(evening.people[ANNA])
    evening.world.run(20)
    rosa = evening.people[ROSA]
    assert evening.state(ROSA).own == PAGE and evening.place().key == rosa.public
    evening.come(evening.people[PAGE])
    evening.next_deal()
    assert evening.place().key == evening.people[PAGE].public


@pytest.mark.slow
@pytest.mark.parametrize("sent", [False, True])
def test_whoever_has_left_is_called_so_after_a_restart_of_the_host_too(
    evening: Claimed, *, sent: bool
) -> None:
    gone = evening.people[PAGE].public
    if sent:
        evening.hesitate(1000.0)
        evening.host.computer.call(evening.table.send_away, gone)
    else:
        evening.leave_the_page()
    while not evening.place().stand_in:
        for person in evening.people:
            if person.question is not None:
                person.decide(person.question)
        evening.world.run(1)
    for person in evening.people:
        if person.here or person.page:
            person.gone()
    evening.host.kill()
    evening.come(evening.people[ANNA])
    evening.world.run(5)
    place = evening.place()
    assert (place.left, place.barred, place.claimable) == (True, sent, True)
    assert evening.table.admission.is_barred(gone) == sent
    evening.give_up()
    evening.world.run(1)
    assert not evening.place().name


@pytest.mark.slow
def test_whoever_was_sent_away_is_barred_until_the_match_is_over_also_if_her_seat_is_promised(
    evening: Claimed,
) -> None:
    gone = evening.people[PAGE].public
    evening.hesitate(1000.0)
    evening.host.computer.call(evening.table.send_away, gone)
    evening.world.run(1)
    evening.claim()
    evening.answer(ANNA, True)
    evening.answer(BRUNO, True)
    assert evening.table.admission.is_barred(gone)
    evening.give_up()
    evening.world.run(2)
    assert evening.state(ROSA).own == PAGE and not evening.table.admission.is_barred(gone)


@pytest.mark.slow
def test_whoever_is_present_alone_and_slow_is_no_reason_to_hand_over_cards_in_the_middle_of_a_hand(
    evening: Claimed,
) -> None:
    evening.agree_to_claim()
    evening.people[BRUNO].kill()
    evening.world.run(20)
    match = evening.match
    for _ in range(100):
        seat = match.table.decider
        assert seat is not None
        if seat != ANNA:
            match.go_on_without({seat: "line"})
        elif {PAGE, BRUNO} <= {*match.stand_ins.seats}:
            break
        else:
            anna = evening.people[ANNA]
            assert anna.question is not None
            anna.decide(anna.question)
        evening.world.run(1)
    assert evening.place().agreed and match.listeners.seats
    match.go_on_without({ANNA: "clock"})
    assert not evening.sits()
    evening.next_deal()
    assert evening.sits() == [(evening.people[ROSA].name, "claimed")]


@pytest.mark.parametrize("knocks", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("evening", [False, pytest.param(True, marks=pytest.mark.slow)], indirect=True)
@pytest.mark.slow
def test_whoever_has_a_seat_because_others_have_agreed_reads_and_writes_as_they_do(
    evening: Claimed, *, knocks: bool
) -> None:
    rosa = evening.people[ROSA]
    evening.close_the_tab()
    if knocks:  # under the name of whoever sat there, and the host presses *Let back in*
        rosa.name = evening.people[PAGE].name
        evening.come(rosa)
        rosa.do(lambda visitor: visitor.watch(name=rosa.name))
        evening.let_in()
    else:
        evening.claim()
        evening.answer(ANNA, True)
    evening.answer(BRUNO, True)
    evening.next_deal()
    assert evening.state(ROSA).own == PAGE
    lines = sorted(f"by {evening.people[each].name}" for each in (ANNA, BRUNO, ROSA))
    assert evening.write_after_hand() == [lines, lines]


@pytest.mark.slow
@pytest.mark.parametrize("agrees", [True, False])
def test_whoever_is_let_in_to_look_on_does_so_whatever_the_others_say_of_her_seat(
    evening: Claimed, *, agrees: bool
) -> None:
    rosa = evening.people[ROSA]
    evening.leave_the_page()
    rosa.name = evening.people[PAGE].name
    evening.come(rosa)
    rosa.do(lambda visitor: visitor.watch(name=rosa.name))
    evening.let_in()
    assert evening.state(ROSA).looks_on and evening.place().claimant is not None
    evening.answer(BRUNO, agrees)
    assert evening.state(ROSA).looks_on and evening.place().agreed == agrees
    assert evening.troubles(ROSA) == ["not_agreed"] * (not agrees)


@pytest.mark.slow
def test_strangers_have_a_pace_at_which_everybody_is_asked_about_them_and_friends_have_none(
    evening: Claimed,
) -> None:
    evening.leave_the_page()
    asked = 0
    strangers = [evening.add(Writer), evening.add(Writer)]
    for stranger in strangers:
        evening.come(stranger)
    for stranger in strangers * 2:
        stranger.do(partial(Visitor.sit, seat=PAGE))
        evening.world.run(1)
        asked += len(evening.state(ANNA).claims)
        evening.answer(ANNA, False)
    assert asked == 3 and stranger.troubles[-1].kind == "not_now"
    rosa = evening.people[ROSA]
    evening.table.expect(rosa.public)
    evening.claim()
    assert evening.place().claimant == Onlooker(key=rosa.public, name=rosa.name)
    evening.answer(ANNA, False)
    evening.world.run(60)
    stranger.do(partial(Visitor.sit, seat=PAGE))
    evening.world.run(1)
    assert evening.place().claimant == Onlooker(key=stranger.public, name=stranger.name)


@pytest.mark.slow
def test_nobody_writes_with_somebody_who_has_a_seat_because_nobody_was_there_to_be_asked(
    evening: Claimed,
) -> None:
    evening.close_the_tab()
    anna, bruno = evening.people[ANNA], evening.people[BRUNO]
    assert anna.visitor is not None
    anna.computer.begin(anna.visitor.go())
    anna.gone()
    bruno.kill()
    evening.claim()
    evening.world.run(2000)
    assert evening.state(ROSA).own == PAGE
    for each in (anna, bruno):
        evening.come(each)
    assert evening.write_after_hand() == [[], []]


@pytest.mark.parametrize(("seconds", "at_once"), [(40, False), (130, True)])
def test_where_nobody_is_waited_for_she_plays_on_at_once_with_the_cards_that_lie_there(
    evening: Claimed, seconds: float, *, at_once: bool
) -> None:
    """Two programs may be back in a moment, and in two minutes nobody waits for them any more."""
    evening.close_the_tab()
    anna, bruno, rosa = (evening.people[each] for each in (ANNA, BRUNO, ROSA))
    assert anna.visitor is not None
    anna.computer.begin(anna.visitor.go())
    anna.gone()
    bruno.kill()
    evening.world.run(seconds)
    match, call = evening.match, evening.host.computer.call
    for _ in range(9):
        if match.table.decider == PAGE:
            break
        call(match.go_on_without, {match.table.decider: "line"})
        evening.world.run(0)
    assert match.table.decider == PAGE
    hand = match.table.hand
    evening.claim()
    call(match.advance)
    evening.world.run(0)
    assert evening.sits() == [(rosa.name, "claimed")] * at_once
    assert (evening.state(ROSA).own, rosa.question is not None) == (
        (PAGE, True) if at_once else (None, False)
    )
    assert match.table.hand == hand and match.table.phase is Phase.PLAY


@pytest.mark.slow
def test_those_who_stay_write_to_each_other_when_somebody_was_sent_away(evening: Claimed) -> None:
    evening.hesitate(1000.0)
    evening.host.computer.call(evening.table.send_away, evening.people[BRUNO].public)
    lines = sorted(f"by {evening.people[each].name}" for each in (ANNA, PAGE))
    assert evening.write_after_hand()[0] == lines


COMPUTER = 2


@pytest.fixture
def with_computer(tmp_path: Path) -> Iterator[Evening[Person]]:
    """Anna and a friend play with a computer; a third one comes later."""
    with known_chance(Random(7)):
        evening: Evening[Person] = Evening(tmp_path, make_rules("briscola", 3), hands=2, computers=1)
        for _ in range(3):
            evening.add(Person)
        evening.sit_down(evening.people[:2])
        evening.begin(evening.people[:2])
        evening.world.run(5)
        yield evening
        evening.close()


def ask_for_computers_seat(evening: Evening[Person], *answers: bool) -> Person:
    """The third one asks for the seat of the computer; Anna and her friend answer."""
    asks = evening.people[2]
    assert evening.state(0).roster[COMPUTER].claimable
    evening.come(asks)
    asks.do(partial(Visitor.sit, seat=COMPUTER))
    evening.world.run(1)
    for person, yes in zip(evening.people, answers, strict=False):
        (claim,) = evening.state(evening.people.index(person)).claims
        person.do(partial(Visitor.consent, claim=claim, yes=yes))
        evening.world.run(1)
    return asks


@pytest.mark.slow
def test_the_seat_of_a_computer_is_hers_after_the_match_to_whom_all_have_agreed(
    with_computer: Evening[Person],
) -> None:
    evening = with_computer
    asks = ask_for_computers_seat(evening, True, True)
    place = evening.state(0).roster[COMPUTER]
    assert place.agreed and place.level and not place.claimable and evening.state(2).looks_on
    assert "from the next match" in seat_words(place, own=False, asked=False)[1]
    while evening.playing:
        assert evening.state(2).looks_on
        assert evening.state(0).roster[COMPUTER].name == "Teresa"
        evening.world.run(5)
    evening.world.run(1)
    assert not any(isinstance(event, Sits) for event in evening.match.table.log)
    assert evening.state(2).own == COMPUTER
    assert [place.name for place in evening.state(0).roster] == [each.name for each in evening.people]
    evening.begin(evening.people)
    evening.world.run(10)
    assert evening.host.matches[-1] in asks.matches and len(evening.host.matches) == 2
    assert not any(person.troubles for person in evening.people)


@pytest.mark.slow
def test_a_computer_stays_if_one_of_those_present_does_not_agree(with_computer: Evening[Person]) -> None:
    asks = ask_for_computers_seat(with_computer, True, False)
    assert [trouble.kind for trouble in asks.troubles] == ["not_agreed"]
    assert with_computer.state(0).roster[COMPUTER].claimable and not with_computer.state(2).looks_on
    while with_computer.playing:
        with_computer.world.run(5)
    with_computer.world.run(1)
    assert with_computer.state(0).roster[COMPUTER].name == "Teresa" and with_computer.state(2).own is None


@pytest.mark.slow
def test_whoever_looks_on_under_the_name_of_a_computer_is_nobody_who_is_back(
    with_computer: Evening[Person],
) -> None:
    asks = with_computer.people[2]
    with_computer.come(asks)
    asks.do(partial(Visitor.watch, name="Teresa"))
    with_computer.let_in()
    assert with_computer.state(2).looks_on and not with_computer.state(0).claims
