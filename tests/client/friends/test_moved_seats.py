"""Somebody plays in a browser, goes on in her own program, and comes back to her page.

`test_seat_moves` asks `SeatMoves` alone; of these evenings some are quick tests.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from briscola.client.checking.full_check import verified
from briscola.client.visit.visitor import Visitor
from briscola.engine.events import Contributed, Played
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import Onlooker
from briscola.network.messages.from_guest import Consent, Sit, Watch
from briscola.storage.records.match_record import right
from tests.client.friends.at_shared_table import HELLO, OPEN, Line, OpenTable, change
from tests.client.friends.in_memory import public_of
from tests.client.friends.test_claimed_seats import ANNA, BRUNO, PAGE, ROSA, Claimed, Writer
from tests.simulated.world import known_chance


class Moved(Claimed):
    """A table for three, of whom one sits in a browser and has a program of her own."""

    def __init__(self, folder: Path, *, rosa_page: bool = False) -> None:
        super().__init__(folder, rosa_page=rosa_page)
        self.people[ROSA].name = self.people[PAGE].name
        self.hesitate(1000.0)

    def ask(self) -> None:
        """She opens the table in her program, and would play on there."""
        program = self.people[ROSA]
        self.come(program)
        assert program.state is not None and program.state.in_browser is not None
        program.do(partial(Visitor.sit, seat=program.state.in_browser.seat))
        self.world.run(1)

    def move(self) -> None:
        self.ask()
        self.answer(PAGE, True)

    def come_back(self) -> None:
        """She presses *Come back here* on her page."""
        self.come(self.people[PAGE])
        self.world.run(1)

    def until_turn_of_page(self) -> None:
        """The others play until it is the turn of whoever sits where the page sat."""
        for _ in range(20):
            if self.match.table.decider == PAGE:
                return
            for person in self.people:
                if (question := person.question) is not None:
                    person.decide(question)
            self.world.run(1)
        raise AssertionError("it is never her turn")

    def play_card(self, person: int) -> None:
        """Somebody plays a card at the seat, and the table takes it."""
        before = len(self.match.table.log)
        question = self.people[person].question
        assert question is not None
        self.people[person].decide(question)
        self.world.run(1)
        new = self.match.table.log[before:]
        assert [each.seat for each in new if isinstance(each, Played)] == [PAGE]

    def play_out(self) -> None:
        self.next_deal()
        while self.playing:
            self.next_deal()


@pytest.fixture
def evening(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Moved]:
    with known_chance(Random(7)):
        found = Moved(tmp_path, rosa_page=getattr(request, "param", False))
        yield found
        found.close()


@pytest.mark.slow
def test_her_page_alone_is_asked_and_the_seat_is_in_her_program_at_once_with_its_cards_and_its_turn(
    evening: Moved,
) -> None:
    evening.until_turn_of_page()
    page, program = evening.people[PAGE], evening.people[ROSA]
    asked, hand = page.question, evening.match.table.hand
    assert asked is not None
    evening.ask()
    assert [bool(evening.state(each).claims) for each in (ANNA, PAGE, BRUNO)] == [False, True, False]
    assert evening.place().key == page.public and page.question is asked
    evening.answer(PAGE, True)
    assert evening.place().key == program.public and not evening.place().page
    assert program.question is not None and program.question.view == asked.view
    assert evening.match.table.hand == hand and not program.troubles
    assert [each.kind for each in page.troubles] == ["elsewhere"] and page.visitor is None
    evening.play_card(ROSA)
    evening.next_deal()
    shares = [each.seat for each in evening.match.table.log if isinstance(each, Contributed)]
    assert PAGE in shares and shares.count(PAGE) < shares.count(ANNA)  # from the next deal on
    evening.play_out()
    record = verified(evening.whole(), lambda *_: []).record
    assert record.position.ended and evening.sits() == [(page.name, "claimed")]
    kept = program.kept(evening.host.match)
    assert kept is not None and right(kept).position.finished == record.position.finished
    assert not any(each.troubles for each in evening.people if each is not page)


@pytest.mark.slow
def test_she_comes_back_to_her_page_at_once_whether_her_program_runs_or_not_and_goes_on_there_again(
    evening: Moved,
) -> None:
    page, program = evening.people[PAGE], evening.people[ROSA]
    for killed in (True, False, True):
        evening.move()
        assert evening.place().key == program.public
        evening.until_turn_of_page()
        if killed:
            program.kill()
            evening.world.run(1)
        hand = evening.match.table.hand
        evening.come_back()
        assert evening.place().key == page.public and evening.match.table.hand == hand
        assert page.question is not None and page.question.view is not None
        assert program.visitor is None  # the line of her program has ended
        evening.play_card(PAGE)
    assert [each.kind for each in program.troubles] == ["elsewhere"]
    evening.play_out()
    assert verified(evening.whole(), lambda *_: []).record.position.ended
    assert not any(evening.people[each].troubles for each in (ANNA, BRUNO))


def test_her_page_has_the_seat_back_when_she_has_left_in_her_program(evening: Moved) -> None:
    evening.move()
    evening.people[ROSA].leave()
    evening.world.run(1)
    assert evening.place().left
    evening.come_back()
    assert evening.place().key == evening.people[PAGE].public and not evening.place().left


@pytest.mark.slow
def test_while_cards_are_dealt_she_stays_on_her_page_and_moves_as_soon_as_they_are(evening: Moved) -> None:
    while evening.match.deal.person_asked is None:  # until somebody cuts, who takes her time
        for person in (ANNA, PAGE, BRUNO):
            if (question := evening.people[person].question) is not None and not question.cut:
                evening.people[person].decide(question)
        evening.world.run(1)
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.move()
    assert evening.place().key == page.public and page.visitor is not None
    cut = next(each.question for each in evening.people if each.question is not None and each.question.cut)
    next(each for each in evening.people if each.question is cut).decide(cut)
    evening.world.run(2)
    assert evening.place().key == program.public and not program.troubles
    sealed = [type(each).__name__ for each in evening.match.table.log]
    assert sealed[-1] == "Sits"
    evening.play_out()
    assert verified(evening.whole(), lambda *_: []).record.position.ended


@pytest.mark.slow
def test_nobody_but_her_page_says_yes_and_its_no_is_told(evening: Moved) -> None:
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.ask()
    asked = evening.place()
    assert asked.claimant == Onlooker(key=program.public, name=program.name) and asked.moves
    for other in (ANNA, BRUNO, ROSA):
        for yes in (True, False):
            said = Consent(seat=PAGE, claimant=program.public, yes=yes)
            evening.people[other].do(partial(Visitor.send, message=said))
    page.do(
        partial(Visitor.send, message=Consent(seat=PAGE, claimant=evening.people[BRUNO].public, yes=True))
    )
    page.do(partial(Visitor.send, message=Consent(seat=BRUNO, claimant=program.public, yes=True)))
    evening.world.run(1)
    assert evening.place() == asked
    evening.answer(PAGE, False)
    assert evening.troubles(ROSA)[-1] == "not_agreed" and evening.place().claimant is None
    assert evening.place().key == page.public


@pytest.mark.slow
def test_whoever_has_another_name_asks_no_page(evening: Moved) -> None:
    program = evening.people[ROSA]
    program.name = "somebody"
    evening.come(program)
    assert program.state is not None and program.state.in_browser is None
    program.do(partial(Visitor.sit, seat=PAGE))
    evening.world.run(1)
    assert evening.troubles(ROSA) == ["not_now"] and evening.place().claimant is None


@pytest.mark.slow
@pytest.mark.parametrize("evening", [True], indirect=True)
def test_no_second_page_asks_for_the_seat_of_a_page(evening: Moved) -> None:
    evening.come(evening.people[ROSA])
    evening.people[ROSA].do(partial(Visitor.sit, seat=PAGE))
    evening.world.run(1)
    assert evening.troubles(ROSA) == ["not_now"] and evening.place().claimant is None


@pytest.mark.slow
def test_a_program_gives_its_seat_to_no_program_and_no_page_takes_one_that_it_has_not_given(
    evening: Moved,
) -> None:
    second = evening.people[ROSA]
    second.name = evening.people[BRUNO].name
    evening.come(second)
    second.do(partial(Visitor.sit, seat=BRUNO))
    evening.world.run(1)
    assert evening.troubles(ROSA) == ["not_now"]
    other = evening.add(Writer, page=True)
    other.name = evening.people[PAGE].name
    evening.people[ROSA].name = evening.people[PAGE].name
    evening.people[ROSA].kill()
    evening.move()
    evening.come(other)
    other.do(partial(Visitor.sit, seat=PAGE))
    evening.world.run(1)
    assert evening.place().key == second.public and [each.kind for each in other.troubles] == ["not_now"]


@pytest.mark.slow
def test_before_a_match_and_between_two_she_moves_and_comes_back_as_well(evening: Moved) -> None:
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.give_up()
    evening.world.run(1)
    assert not evening.playing
    page.do(partial(Visitor.ready, yes=True))
    evening.world.run(1)
    evening.move()
    assert evening.place().key == program.public and evening.place().ready
    evening.come_back()
    assert evening.place().key == page.public and program.visitor is None
    evening.move()
    for person in (ANNA, BRUNO):
        evening.people[person].do(partial(Visitor.ready, yes=True))
    evening.world.run(2)
    assert evening.playing and evening.match.seat_of(program.public) == PAGE
    evening.play_out()
    record = verified(evening.whole(), lambda *_: []).record
    assert record.position.ended and not program.troubles[1:]


def test_in_a_match_that_began_with_her_program_her_page_waits_for_its_end(evening: Moved) -> None:
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.give_up()
    evening.world.run(1)
    evening.move()
    for person in (ANNA, BRUNO, ROSA):
        evening.people[person].do(partial(Visitor.ready, yes=True))
    evening.world.run(2)
    evening.until_turn_of_page()
    evening.come_back()
    assert evening.place().key == program.public and program.visitor is not None
    assert not page.troubles[1:]


def test_a_host_who_begins_anew_finds_her_in_her_program(evening: Moved) -> None:
    evening.until_turn_of_page()
    evening.move()
    evening.host.kill()
    evening.world.run(10)
    assert evening.place(ROSA).key == evening.people[ROSA].public
    assert evening.people[ROSA].question is not None and not evening.people[ROSA].troubles


@pytest.mark.slow
@pytest.mark.parametrize("sent_away", [False, True])
def test_a_host_who_begins_anew_knows_that_her_page_and_her_program_are_one_person(
    evening: Moved, sent_away: bool
) -> None:
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.until_turn_of_page()
    evening.move()
    evening.host.kill()
    evening.world.run(10)
    if sent_away:
        evening.host.computer.call(evening.table.send_away, program.public)
        evening.world.run(1)
    evening.come_back()
    assert evening.place(BRUNO).key == (program if sent_away else page).public
    assert (page.visitor is None) == sent_away
    if not sent_away:
        evening.play_card(PAGE)


def opened_from_page(evening: Moved, ticket: str) -> None:
    """She presses *Open in the game* on her page: the link has its ticket."""
    evening.come(evening.people[ROSA])
    evening.people[ROSA].do(partial(Visitor.play_on, ticket=ticket))
    evening.world.run(1)


def test_with_the_ticket_of_her_page_nobody_is_asked_and_it_serves_once(evening: Moved) -> None:
    evening.until_turn_of_page()
    page, program = evening.people[PAGE], evening.people[ROSA]
    program.name = "another"
    ticket = evening.table.move_ticket(page.public)
    assert ticket == evening.table.move_ticket(page.public)
    expects = partial(evening.table.expects, "ab" * 32)
    assert [expects(each) for each in (ticket, "", "cd" * 16)] == [True, False, False]
    opened_from_page(evening, ticket)
    assert not expects(ticket)
    assert evening.place().key == program.public and evening.place().name == page.name
    evening.play_card(ROSA)
    evening.come_back()
    assert evening.place().key == page.public
    opened_from_page(evening, ticket)
    assert evening.place().key == page.public and evening.troubles(ROSA) == ["elsewhere", "not_now"]


@pytest.mark.slow
def test_a_ticket_is_of_the_page_alone_and_no_page_and_no_other_text_uses_it(evening: Moved) -> None:
    tables, page = evening.table, evening.people[PAGE]
    assert not any(tables.move_ticket(evening.people[each].public) for each in (ANNA, BRUNO, ROSA))
    opened_from_page(evening, "0" * 32)
    assert evening.troubles(ROSA) == ["not_now"]
    other = evening.add(Writer, page=True)
    evening.come(other)
    other.do(partial(Visitor.play_on, ticket=tables.move_ticket(page.public)))
    evening.world.run(1)
    assert [each.kind for each in other.troubles] == ["not_now"] and evening.place().key == page.public


def test_whoever_is_sent_away_comes_back_neither_by_her_page_nor_by_its_ticket(evening: Moved) -> None:
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.move()
    evening.host.computer.call(evening.table.send_away, program.public)
    evening.world.run(1)
    evening.come_back()
    assert evening.place().key == program.public and [each.kind for each in page.troubles][-1] == "sent_away"


@pytest.mark.slow
def test_the_ticket_of_a_page_that_was_sent_away_is_of_no_use(evening: Moved) -> None:
    page = evening.people[PAGE]
    ticket = evening.table.move_ticket(page.public)
    evening.host.computer.call(evening.table.send_away, page.public)
    evening.world.run(1)
    opened_from_page(evening, ticket)
    assert evening.place().key == page.public and evening.troubles(ROSA) == ["not_now"]


def test_the_ticket_of_a_page_that_has_left_ends_though_its_seat_stays_for_the_match(evening: Moved) -> None:
    page = evening.people[PAGE]
    ticket = evening.table.move_ticket(page.public)
    evening.leave_the_page()
    opened_from_page(evening, ticket)
    assert evening.place().key == page.public and evening.troubles(ROSA) == ["not_now"]


@pytest.mark.slow
def test_by_her_ticket_she_has_the_seat_that_another_was_promised_while_her_page_was_away(
    evening: Moved,
) -> None:
    page, late = evening.people[PAGE], evening.add(Writer, page=True)
    ticket = evening.table.move_ticket(page.public)
    evening.close_the_tab()
    evening.come(late)
    late.do(partial(Visitor.sit, seat=PAGE))
    evening.world.run(1)
    for each in (ANNA, BRUNO):
        evening.answer(each, True)
    assert evening.place().agreed
    opened_from_page(evening, ticket)
    assert evening.place().key == evening.people[ROSA].public and evening.place().claimant is None
    evening.play_out()
    assert verified(evening.whole(), lambda *_: []).record.position.ended


@pytest.mark.slow
@pytest.mark.parametrize("evening", [True], indirect=True)
def test_whoever_has_taken_over_a_seat_on_a_page_moves_and_comes_back_as_well(evening: Moved) -> None:
    second, program = evening.people[ROSA], evening.add(Writer)
    program.name = second.name
    evening.agree_to_claim()
    evening.next_deal()
    assert evening.place().key == second.public
    for _ in range(2):
        evening.come(program)
        program.do(partial(Visitor.sit, seat=PAGE))
        evening.world.run(1)
        evening.answer(ROSA, True)
        assert evening.place().key == program.public and not program.troubles
        program.kill()
        evening.world.run(1)
        evening.come(second)
        evening.world.run(1)
        assert evening.place().key == second.public
    evening.play_out()
    assert verified(evening.whole(), lambda *_: []).record.position.ended


@pytest.mark.slow
def test_a_program_that_has_kept_hands_of_the_match_goes_on_with_them_when_she_moves_again(
    evening: Moved,
) -> None:
    program = evening.people[ROSA]
    evening.move()
    evening.next_deal()
    program.kill()
    evening.world.run(1)
    evening.come_back()
    evening.move()
    assert evening.place().key == program.public and not program.troubles
    evening.play_out()
    kept = program.kept(evening.host.match)
    assert kept is not None and right(kept).position.ended


def until_cut(evening: Moved) -> Callable[[], None]:
    """Play until somebody takes her time to cut; what cuts for her."""
    while evening.match.deal.person_asked is None:
        for person in (ANNA, PAGE, BRUNO):
            if (question := evening.people[person].question) is not None and not question.cut:
                evening.people[person].decide(question)
        evening.world.run(1)

    def cut() -> None:
        cuts = next(each for each in evening.people if each.question is not None and each.question.cut)
        assert cuts.question is not None
        cuts.decide(cuts.question)
        evening.world.run(2)

    return cut


@pytest.mark.slow
@pytest.mark.parametrize("who", [PAGE, ROSA])
def test_whoever_is_sent_away_between_her_word_and_the_end_of_the_deal_is_seated_by_none_of_her_keys(
    evening: Moved, who: int
) -> None:
    cut = until_cut(evening)
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.move()
    if who == ROSA:
        cut()
    evening.host.computer.call(evening.table.send_away, evening.people[who].public)
    evening.world.run(1)
    if who == PAGE:
        cut()
    assert program.visitor is None and evening.troubles(ROSA)[-1] == "sent_away"
    assert evening.match.absences.for_good == {PAGE: "sent_away"} and evening.place().barred
    assert evening.place().key == evening.people[who].public
    for each in (page, program):
        evening.come(each)
        evening.world.run(1)
        assert each.visitor is None and [trouble.kind for trouble in each.troubles][-1] == "sent_away"


@pytest.mark.parametrize("end", [pytest.param("leaves", marks=pytest.mark.slow), "is killed"])
@pytest.mark.slow
def test_whoever_ends_her_program_before_the_deal_is_over_plays_on_on_her_page_and_may_ask_it_again(
    evening: Moved, end: str
) -> None:
    cut = until_cut(evening)
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.move()
    if end == "leaves":
        program.leave()
    else:
        program.kill()
    evening.world.run(30)  # until the host takes a line for lost
    assert evening.place().claimant is None
    cut()
    assert evening.place().key == page.public and page.visitor is not None and not page.troubles
    evening.move()
    assert evening.place().key == program.public


@pytest.mark.slow
def test_a_match_given_up_during_a_deal_leaves_her_in_her_program_and_no_question_open(
    evening: Moved,
) -> None:
    until_cut(evening)
    evening.move()
    evening.give_up()
    evening.world.run(1)
    assert not evening.playing and evening.place().claimant is None
    assert evening.place().key == evening.people[ROSA].public and evening.people[PAGE].visitor is None


@pytest.mark.parametrize("way", ["an open seat", "a knock"])
def test_the_word_of_her_page_moves_nobody_who_sits_elsewhere_by_then(evening: Moved, way: str) -> None:
    page, program, bruno = (evening.people[each] for each in (PAGE, ROSA, BRUNO))
    evening.give_up()
    bruno.leave()
    evening.world.run(1)
    if way == "an open seat":
        known = evening.table.admission.remembering(program.public, program.name, page=False)
        evening.host.computer.call(partial(change, evening.table, admission=known))
    evening.ask()
    assert evening.place().claimant is not None
    program.do(partial(Visitor.sit, seat=BRUNO, face="olga"))
    evening.world.run(1)
    if way == "a knock":
        evening.host.computer.call(evening.table.let_in, program.public, True)
        evening.world.run(1)
    asked = Consent(seat=PAGE, claimant=program.public, yes=True)
    page.do(partial(Visitor.send, message=asked))
    evening.world.run(1)
    roster = evening.state(ANNA).roster
    assert (roster[PAGE].key, roster[BRUNO].key) == (page.public, program.public)
    assert page.visitor is not None and roster[PAGE].claimant is None


@pytest.mark.slow
def test_her_ticket_ends_a_claim_that_all_have_agreed_to(evening: Moved) -> None:
    evening.hesitate(1000.0)
    left = evening.add(Writer, page=True)
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.give_up()
    evening.people[BRUNO].leave()
    evening.world.run(1)
    evening.come(left)
    left.do(partial(Visitor.sit, seat=BRUNO, face="olga"))
    evening.world.run(1)
    evening.host.computer.call(evening.table.let_in, left.public, True)
    evening.world.run(1)
    for each in (evening.people[ANNA], page, left):
        each.do(partial(Visitor.ready, yes=True))
    evening.world.run(10)
    assert evening.playing and evening.match.seat_of(left.public) == BRUNO
    evening.until_turn_of_page()
    left.kill()
    evening.world.run(130)
    program.name = "another"
    evening.come(program)
    program.do(partial(Visitor.sit, seat=BRUNO))
    evening.world.run(1)
    for asked in (ANNA, PAGE):
        claim = evening.state(asked).roster[BRUNO]
        evening.people[asked].do(partial(Visitor.consent, claim=claim, yes=True))
    evening.world.run(1)
    assert evening.state(ANNA).roster[BRUNO].agreed
    opened_from_page(evening, evening.table.move_ticket(page.public))
    assert evening.place().key == program.public
    assert not evening.state(ROSA).looks_on and evening.state(ANNA).roster[BRUNO].claimant is None
    evening.next_deal()
    assert evening.people[ANNA].visitor is not None and evening.match.seat_of(program.public) == PAGE


@pytest.mark.slow
def test_she_comes_back_from_the_program_that_has_the_seat_and_all_her_keys_are_sent_away(
    evening: Moved,
) -> None:
    page, laptop = evening.people[PAGE], evening.people[ROSA]
    desktop = evening.add(Writer)
    for program in (laptop, desktop, laptop):
        program.name = "another"
        evening.come(program)
        program.do(partial(Visitor.play_on, ticket=evening.table.move_ticket(page.public)))
        evening.world.run(1)
        assert evening.place().key == program.public
        evening.come_back()
        assert evening.place().key == page.public
    evening.come(desktop)
    desktop.do(partial(Visitor.play_on, ticket=evening.table.move_ticket(page.public)))
    evening.world.run(1)
    evening.host.computer.call(evening.table.send_away, desktop.public)
    evening.world.run(1)
    admission = evening.table.admission
    for each in (page, laptop, desktop):
        assert admission.is_barred(each.public) and not admission.knows(each.public)


@pytest.mark.slow
def test_a_ticket_that_was_refused_still_serves(evening: Moved) -> None:
    page, program, bruno = (evening.people[each] for each in (PAGE, ROSA, BRUNO))
    ticket = evening.table.move_ticket(page.public)
    bruno.do(partial(Visitor.send, message=Sit(seat=0, name=bruno.name, face="olga", ticket=ticket)))
    evening.world.run(1)
    assert evening.troubles(BRUNO) == ["not_now"]
    opened_from_page(evening, ticket)
    assert evening.place().key == program.public


@pytest.mark.slow
def test_whoever_is_expelled_in_her_program_has_her_seat_back_by_no_key(evening: Moved) -> None:
    page, program = evening.people[PAGE], evening.people[ROSA]
    evening.move()
    evening.host.computer.call(evening.table.dismiss, program.public, "digest")
    evening.world.run(1)
    evening.come_back()
    assert page.visitor is None and [each.kind for each in page.troubles][-1] == "digest"
    evening.next_deal()
    assert evening.place().key == program.public and evening.match.absences.for_good == {PAGE: "digest"}


@pytest.mark.slow
def test_a_program_whose_question_is_overtaken_by_a_ticket_is_told(evening: Moved) -> None:
    page, other = evening.people[PAGE], evening.add(Writer)
    other.name = "another"
    ticket = evening.table.move_ticket(page.public)
    evening.ask()
    evening.come(other)
    other.do(partial(Visitor.play_on, ticket=ticket))
    evening.world.run(1)
    assert evening.place().key == other.public and evening.place().claimant is None
    assert evening.troubles(ROSA) == ["taken"]


def looks_on_and_is_sent_away(at: OpenTable) -> None:
    at.say(3, Watch(name="Leo", face="olga"))
    at.table.send_away(public_of(3))
    at.come(3)


def her_page(at: OpenTable, who: int) -> None:
    at.lines[who] = Line()
    at.table.arrive(public_of(who), at.lines[who], HELLO, page=True)


@pytest.mark.parametrize(
    "goes",
    [lambda at: at.leave(1), lambda at: at.table.send_away(public_of(1))],
    ids=["she leaves", "she is sent away"],
)
def test_a_page_that_comes_back_has_another_ticket(goes: Callable[[OpenTable], object]) -> None:
    """Whoever has read the one of before has no seat by it."""
    at = OpenTable(Occupant(name="Anna", face="person-woman", key=public_of(0)), OPEN, friends=range(4))
    tickets = set[str]()
    for _ in range(2):
        her_page(at, 1)
        at.sit(1)
        at.table.let_in(public_of(1), yes=True)
        tickets.add(at.table.move_ticket(public_of(1)))
        goes(at)
    assert len(tickets) == 2


@pytest.mark.parametrize("by_ticket", [True, False], ids=["ticket", "word of the page"])
@pytest.mark.parametrize(
    ("happens", "moves"),
    [
        (lambda _: None, True),
        (lambda at: at.sit(3, 2, name="Leo", face="olga"), False),
        (lambda at: her_page(at, 3), False),
        (lambda at: at.table.send_away(public_of(1)), False),
        (looks_on_and_is_sent_away, False),
    ],
    ids=["nothing", "she sits elsewhere", "another page", "the page sent away", "the program sent away"],
)
def test_a_seat_is_given_to_whoever_may_have_it_in_that_moment(
    happens: Callable[[OpenTable], object], *, moves: bool, by_ticket: bool
) -> None:
    at = OpenTable(Occupant(name="Anna", face="person-woman", key=public_of(0)), OPEN, OPEN, friends=range(4))
    her_page(at, 1)
    at.sit(1)
    at.come(3)
    ticket = at.table.move_ticket(public_of(1))
    if not by_ticket:
        at.say(3, Sit(seat=1, name="Leo", face="olga"))
    happens(at)
    if by_ticket:
        at.say(3, Sit(seat=1, name="Leo", face="olga", ticket=ticket))
    at.say(1, Consent(seat=1, claimant=public_of(3), yes=True))
    assert (at.table.roster[1].key == public_of(3)) == moves
    assert at.table.roster[1].claimant is None and not at.table.seats.has_left(public_of(3))
    assert (public_of(1) in at.table.connections) == (not moves and at.table.roster[1].key == public_of(1))
