"""SeatMoves by themselves: which program asks which page, what a page has given, and who is told."""

import pytest

from briscola.client.friends.seat_moves import MOST_PROGRAMS, MOVE_SECONDS, SeatMoves
from briscola.engine.events import Passed, Sits
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent
from briscola.network.messages.from_host import HostMessage, Refused

ROSA_PAGE = Occupant(name="Rosa", face="girl", key="page", page=True)
ROSA = Occupant(name="Rosa", face="girl", key="program")
UGO = Occupant(name="Ugo", face="man", key="ugo")


class Moves(SeatMoves):
    """Moves of a table, and the programs that were refused, each with the reason."""

    def __init__(self) -> None:
        self.refused: list[tuple[str, str]] = []
        super().__init__(self._note)

    def _note(self, key: str, message: HostMessage) -> None:
        assert isinstance(message, Refused)
        self.refused.append((key, message.why))

    def say(self, *, yes: bool, claimant: str = "program", page: str = "page") -> str:
        """The answer of a page."""
        return self.answer(page, Consent(seat=1, claimant=claimant, yes=yes))

    @property
    def asking(self) -> Onlooker | None:
        """The program that asks the page, as the roster shows it."""
        return self.shown(RosterPlace(seat=1, name="Rosa", key="page")).claimant


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
    assert moves.shown(place).moves and moves.asking == Onlooker(key="program", name="Rosa")
    assert not moves.shown(RosterPlace(seat=2, name="Ugo", key="ugo")).moves
    assert not moves.shown(RosterPlace(seat=2)).moves, "an open seat"


def test_a_program_asks_one_page_at_a_time_and_none_while_its_move_is_due(moves: Moves) -> None:
    moves.ask("page", "program")
    moves.ask("other page", "program")
    assert moves.asking is None and not moves.refused
    moves.go_elsewhere("other page", ROSA)
    moves.ask("page", "program")
    assert moves.asking is None and moves.due and moves.is_due("program") and not moves.is_due("page")


def test_pages_are_asked_at_a_pace(moves: Moves) -> None:
    for number in range(4):
        moves.ask(f"page {number}", f"program {number}")
    assert moves.refused == [("program 3", "not_now")]
    moves.tick(61.0)
    moves.ask("page 3", "program 3")
    assert len(moves.refused) == 1


def test_only_the_answer_to_the_program_that_asks_counts_and_only_once(moves: Moves) -> None:
    assert moves.say(yes=True) == "", "nobody asks"
    moves.ask("page", "program")
    assert moves.say(yes=True, claimant="another") == "" and moves.say(yes=True, page="ugo") == ""
    assert moves.say(yes=True) == "program" and moves.say(yes=True) == ""
    assert moves.say(yes=False) == "" and not moves.refused, "the word is given"
    moves.tick(2 * MOVE_SECONDS)
    assert moves.asking is not None, "what has been answered does not end by itself"


def test_a_no_ends_the_question_and_so_does_a_silence(moves: Moves) -> None:
    moves.ask("page", "program")
    assert moves.say(yes=False) == ""
    moves.ask("page", "program")
    moves.tick(MOVE_SECONDS / 2)
    moves.tick(MOVE_SECONDS / 2 - 1)
    assert moves.asking is not None
    moves.tick(1)
    assert moves.asking is None
    assert moves.refused == [("program", "not_agreed"), ("program", "not_answered")]


def test_each_page_has_a_ticket_that_serves_until_somebody_sits_down_by_it(moves: Moves) -> None:
    ticket = moves.ticket("page")
    assert moves.ticket("page") == ticket != moves.ticket("other page")
    assert moves.page_of(ticket) == "page" and moves.page_of("") == moves.page_of(ticket[1:]) == ""
    moves.seated("program")
    assert moves.page_of(ticket) == "page", "that was another seat"
    moves.seated("program", "page")
    assert moves.page_of(ticket) == "" and moves.ticket("page") != ticket


def test_a_move_that_is_due_is_taken_once(moves: Moves) -> None:
    moves.go_elsewhere("page", ROSA)
    assert dict(moves.take_due()) == {"page": ROSA}
    assert not moves.due and not moves.take_due()


def test_who_sits_down_asks_no_more_and_others_who_ask_that_page_are_told(moves: Moves) -> None:
    third = RosterPlace(seat=1, name="Rosa", key="third page")
    moves.ask("third page", "program")
    moves.ask("page", "another")
    assert moves.shown(third).claimant is not None
    moves.go_elsewhere("other page", ROSA)
    moves.go_elsewhere("page", UGO)
    moves.go_elsewhere("ugos page", UGO)
    moves.seated("program", "page")
    assert dict(moves.take_due()) == {"ugos page": UGO}
    assert moves.refused == [("another", "taken")] and moves.shown(third).claimant is None


def test_a_page_comes_back_from_the_program_that_has_had_its_seat_last(moves: Moves) -> None:
    assert moves.back("page") is None
    for program in ("first", "second", "first"):
        moves.give(ROSA_PAGE, program)
    assert moves.back("page") == ("first", ROSA_PAGE)
    for number in range(MOST_PROGRAMS - 1):
        moves.give(ROSA_PAGE, f"program {number}")
    assert "second" not in moves.keys_of("page") and "first" in moves.keys_of("page")
    assert len(moves.keys_of("page")) == 1 + MOST_PROGRAMS


def test_all_keys_between_which_somebody_has_moved_are_hers(moves: Moves) -> None:
    moves.give(ROSA_PAGE, "program")
    moves.give(Occupant(name="Rosa", face="girl", key="tablet", page=True), "program")
    assert list(moves.keys_of("tablet")) == ["tablet", "program", "page"]
    assert list(moves.keys_of("ugo")) == ["ugo"]
    moves.ticket("page"), moves.ticket("ugos page")
    ticket = moves.ticket("ugos page")
    moves.keep(["program"])
    assert moves.back("tablet") and moves.page_of(ticket) == ""
    moves.keep([])
    assert moves.back("page") is None and list(moves.keys_of("page")) == ["page"]


def test_a_record_tells_which_pages_have_given_their_seats(moves: Moves) -> None:
    other_face = Occupant(name="Rosa", face="woman", key="stranger")
    another = Occupant(name="Anna", face="girl", key="anna")
    page = Occupant(name="Rosa", face="girl", key="tablet", page=True)
    for who, given in ((ROSA, True), (other_face, False), (another, False), (page, False)):
        read = Moves()
        read.read(
            [UGO, ROSA_PAGE],
            [Passed(seat=1), Sits(seat=1, who=Occupant(name="", face="")), Sits(seat=1, who=who)],
        )
        assert (read.back("page") == (who.key, ROSA_PAGE)) is given, who
    moves.read([ROSA, UGO], [Sits(seat=0, who=Occupant(name="Rosa", face="girl", key="laptop"))])
    assert moves.back("program") is None, "no page has had that seat"
    moves.read([UGO, ROSA_PAGE], [Sits(seat=1, who=page), Sits(seat=1, who=ROSA)])
    assert moves.back("tablet") == ("program", page) and moves.back("page") is None


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
    moves.go_elsewhere("page", ROSA)
    moves.withdraw("page")
    assert moves.asking is not None and moves.is_due("program") and not moves.refused
    moves.withdraw("page", seat_too=True)
    assert moves.asking is None and not moves.due
    assert moves.refused == [("program", "not_now")]


def test_a_program_without_a_line_has_no_seat_that_was_due(moves: Moves) -> None:
    moves.go_elsewhere("page", ROSA)
    moves.go_elsewhere("ugos page", UGO)
    moves.withdraw("program")
    assert dict(moves.take_due()) == {"ugos page": UGO} and not moves.refused
