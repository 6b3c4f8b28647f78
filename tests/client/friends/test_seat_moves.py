"""SeatMoves by themselves: which program asks which page, what a page has given, and who is told."""

import pytest

from briscola.client.friends.seat_moves import MOST_PROGRAMS, MOVE_SECONDS, SeatMoves
from briscola.client.friends.table_effects import Refusals
from briscola.engine.events import Passed, Sits
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent
from briscola.network.messages.from_host import Refused

ROSA_PAGE = Occupant(name="Rosa", face="girl", key="page", page=True)
ROSA = Occupant(name="Rosa", face="girl", key="program")
UGO = Occupant(name="Ugo", face="man", key="ugo")


class Moves:
    """Moves of a table after one thing and another, and the programs that were refused, with the reason."""

    def __init__(self) -> None:
        self.now = SeatMoves()
        self.refused: list[tuple[str, str]] = []

    def _refused(self, refusals: Refusals) -> None:
        for told in refusals:
            assert isinstance(told.message, Refused)
            self.refused.append((told.key, told.message.why))

    def ask(self, page: str, program: str) -> None:
        self.now, refusals = self.now.asking(page, program)
        self._refused(refusals)

    def say(self, *, yes: bool, claimant: str = "program", page: str = "page") -> str:
        """The answer of a page."""
        said = Consent(seat=1, claimant=claimant, yes=yes)
        self.now, program, refusals = self.now.answered(page, said)
        self._refused(refusals)
        return program

    def wait(self, seconds: float) -> None:
        self.now, refusals = self.now.waited(seconds)
        self._refused(refusals)

    def sit(self, key: str, before: str = "") -> None:
        self.now, refusals = self.now.seated(key, before)
        self._refused(refusals)

    def withdraw(self, key: str, *, seat_too: bool = False) -> None:
        self.now, refusals = self.now.withdrawn(key, seat_too=seat_too)
        self._refused(refusals)

    def move(self, before: str, who: Occupant) -> None:
        self.now = self.now.going_elsewhere(before, who)

    def give(self, page: Occupant, *programs: str) -> None:
        for program in programs:
            self.now = self.now.giving(page, program)

    @property
    def asking(self) -> Onlooker | None:
        """The program that asks the page, as the roster shows it."""
        return self.now.shown(RosterPlace(seat=1, name="Rosa", key="page")).claimant


@pytest.fixture
def moves() -> Moves:
    return Moves()


def test_a_page_is_asked_by_one_program_and_the_roster_shows_it(moves: Moves) -> None:
    moves.ask("page", "program")
    moves.ask("page", "program")
    assert not moves.refused, "asking once more changes nothing"
    moves.ask("page", "another")
    assert moves.refused == [("another", "taken")]
    place = RosterPlace(seat=1, name="Rosa", key="page")
    assert moves.now.shown(place).moves and moves.asking == Onlooker(key="program", name="Rosa")
    assert not moves.now.shown(RosterPlace(seat=2, name="Ugo", key="ugo")).moves
    assert not moves.now.shown(RosterPlace(seat=2)).moves, "an open seat"


def test_a_program_asks_one_page_at_a_time_and_none_while_its_move_is_due(moves: Moves) -> None:
    moves.ask("page", "program")
    moves.ask("other page", "program")
    assert moves.asking is None and not moves.refused
    moves.move("other page", ROSA)
    moves.ask("page", "program")
    assert (
        moves.asking is None
        and moves.now.due
        and moves.now.is_due("program")
        and not moves.now.is_due("page")
    )


def test_pages_are_asked_at_a_pace(moves: Moves) -> None:
    for number in range(4):
        moves.ask(f"page {number}", f"program {number}")
    assert moves.refused == [("program 3", "not_now")]
    moves.wait(61.0)
    moves.ask("page 3", "program 3")
    assert len(moves.refused) == 1


def test_only_the_answer_to_the_program_that_asks_counts_and_only_once(moves: Moves) -> None:
    assert moves.say(yes=True) == "", "nobody asks"
    moves.ask("page", "program")
    assert moves.say(yes=True, claimant="another") == "" and moves.say(yes=True, page="ugo") == ""
    assert moves.say(yes=True) == "program" and moves.say(yes=True) == ""
    assert moves.say(yes=False) == "" and not moves.refused, "the word is given"
    moves.wait(2 * MOVE_SECONDS)
    assert moves.asking is not None, "what has been answered does not end by itself"


def test_a_no_ends_the_question_and_so_does_a_silence(moves: Moves) -> None:
    moves.ask("page", "program")
    assert moves.say(yes=False) == ""
    moves.ask("page", "program")
    moves.wait(MOVE_SECONDS / 2)
    moves.wait(MOVE_SECONDS / 2 - 1)
    assert moves.asking is not None
    moves.wait(1)
    assert moves.asking is None
    assert moves.refused == [("program", "not_agreed"), ("program", "not_answered")]


def test_each_page_has_a_ticket_that_serves_until_somebody_sits_down_by_it(moves: Moves) -> None:
    moves.now = moves.now.with_ticket("page", "first").with_ticket("page", "second").with_ticket("other", "0")
    assert moves.now.page_of("first") == "page", "she has one already"
    assert moves.now.page_of("") == moves.now.page_of("second") == moves.now.page_of("irst") == ""
    moves.sit("program")
    assert moves.now.page_of("first") == "page", "that was another seat"
    moves.sit("program", "page")
    assert moves.now.page_of("first") == "" and moves.now.page_of("0") == "other"


def test_who_sits_down_asks_no_more_and_others_who_ask_that_page_are_told(moves: Moves) -> None:
    third = RosterPlace(seat=1, name="Rosa", key="third page")
    moves.ask("third page", "program")
    moves.ask("page", "another")
    assert moves.now.shown(third).claimant is not None
    moves.move("other page", ROSA)
    moves.move("page", UGO)
    moves.move("ugos page", UGO)
    moves.sit("program", "page")
    assert moves.now.due == {"ugos page": UGO}
    assert moves.refused == [("another", "taken")] and moves.now.shown(third).claimant is None


def test_a_page_comes_back_from_the_program_that_has_had_its_seat_last(moves: Moves) -> None:
    assert moves.now.back("page") is None
    moves.give(ROSA_PAGE, "first", "second", "first")
    assert moves.now.back("page") == ("first", ROSA_PAGE)
    moves.give(ROSA_PAGE, *(f"program {number}" for number in range(MOST_PROGRAMS - 1)))
    assert "second" not in moves.now.keys_of("page") and "first" in moves.now.keys_of("page")
    assert len(moves.now.keys_of("page")) == 1 + MOST_PROGRAMS


def test_all_keys_between_which_somebody_has_moved_are_hers(moves: Moves) -> None:
    moves.give(ROSA_PAGE, "program")
    moves.give(Occupant(name="Rosa", face="girl", key="tablet", page=True), "program")
    assert list(moves.now.keys_of("tablet")) == ["tablet", "program", "page"]
    assert list(moves.now.keys_of("ugo")) == ["ugo"]
    moves.now = moves.now.with_ticket("ugos page", "ticket").keeping(["program"])
    assert moves.now.back("tablet") and moves.now.page_of("ticket") == ""
    moves.now = moves.now.keeping([])
    assert moves.now.back("page") is None and list(moves.now.keys_of("page")) == ["page"]


def test_a_record_tells_which_pages_have_given_their_seats() -> None:
    other_face = Occupant(name="Rosa", face="woman", key="stranger")
    another = Occupant(name="Anna", face="girl", key="anna")
    page = Occupant(name="Rosa", face="girl", key="tablet", page=True)
    for who, given in ((ROSA, True), (other_face, False), (another, False), (page, False)):
        read = SeatMoves().after(
            [UGO, ROSA_PAGE],
            [Passed(seat=1), Sits(seat=1, who=Occupant(name="", face="")), Sits(seat=1, who=who)],
        )
        assert (read.back("page") == (who.key, ROSA_PAGE)) is given, who
    after = SeatMoves().after(
        [ROSA, UGO], [Sits(seat=0, who=Occupant(name="Rosa", face="girl", key="laptop"))]
    )
    assert after.back("program") is None, "no page has had that seat"
    after = SeatMoves().after([UGO, ROSA_PAGE], [Sits(seat=1, who=page), Sits(seat=1, who=ROSA)])
    assert after.back("tablet") == ("program", page) and after.back("page") is None


def test_who_has_no_line_any_more_asks_and_is_asked_no_more(moves: Moves) -> None:
    moves.ask("page", "program")
    moves.withdraw("ugo")
    assert moves.asking is not None
    moves.withdraw("page")
    assert moves.refused == [("program", "not_answered")]
    moves.ask("page", "program")
    moves.withdraw("program")
    assert moves.asking is None and len(moves.refused) == 1, "nobody needs to tell her"


def test_a_word_that_a_page_has_given_outlasts_its_line_but_not_its_right_to_the_seat(moves: Moves) -> None:
    moves.ask("page", "program")
    moves.say(yes=True)
    moves.move("page", ROSA)
    moves.withdraw("page")
    assert moves.asking is not None and moves.now.is_due("program") and not moves.refused
    moves.withdraw("page", seat_too=True)
    assert moves.asking is None and not moves.now.due
    assert moves.refused == [("program", "not_now")]


def test_a_program_without_a_line_has_no_seat_that_was_due(moves: Moves) -> None:
    moves.move("page", ROSA)
    moves.move("ugos page", UGO)
    moves.withdraw("program")
    assert moves.now.due == {"ugos page": UGO} and not moves.refused
