"""A changed program of a guest: whatever it says is refused in a sentence, and the table goes on."""

import pytest
from msgspec.structs import replace

from briscola.client.friends import friends_match
from briscola.client.setup.match_setup import regulars
from briscola.engine.actions import Play
from briscola.engine.events import PhraseSaid, Played, Signed
from briscola.engine.occupant import Occupant
from briscola.engine.variants import make_rules
from briscola.network.messages.encoding import PROTOCOL, host_message
from briscola.network.messages.from_guest import Act, Agree, Say, ShareHash, ShareOpening, Sit
from briscola.network.messages.from_host import Refused, Welcome, Why
from tests.client.friends.at_shared_table import ANNA, FACES, HELLO, OPEN, OpenTable
from tests.client.friends.in_memory import Company, header_of, public_of
from tests.spread import quick_some

THREE = make_rules("briscola", 3)
NOBODY_SIGNS = "00" * 64


# ---- in a match


def in_play() -> Company:
    """A table of three, at which seat 0 is asked and has not answered."""
    company = Company(header_of(THREE, (0, 1, 2)), seed=2)
    company.until_asked(0)
    company.hear(0)
    return company


def refusals(company: Company, seat: int) -> list[Why]:
    messages = [host_message(data) for data in company.to_guest[seat]]
    return [message.why for message in messages if isinstance(message, Refused)]


def answer(company: Company, seat: int = 0) -> Act:
    guest = company.guests[seat]
    assert guest is not None and guest.view is not None
    return guest.choose(guest.view.legal[0])


def plays_on(company: Company) -> None:
    company.play()
    assert company.host.over and len({*company.records()}) == 1


@pytest.mark.parametrize("seat", quick_some([1, 2], 1))
def test_whoever_is_not_asked_cannot_act_not_even_with_the_answer_of_another(seat: int) -> None:
    company = in_play()
    lines = len(company.host.table.log)
    act = answer(company)
    company.host.receive(public_of(seat), act)
    assert len(company.host.table.log) == lines
    company.host.receive(public_of(0), act)
    after = len(company.host.table.log)
    assert after > lines
    company.host.receive(public_of(0), act)
    assert len(company.host.table.log) == after, "an answer counts once"
    company.play()
    assert company.host.over


def test_an_answer_that_comes_after_its_question_was_asked_again_accuses_nobody() -> None:
    """She has chosen on a new connection before the host has answered her hello."""
    company = in_play()
    company.drop(0)
    company.connect(0)
    company.say(0, answer(company))
    company.hear(0)
    while company.to_host[0]:
        company.deliver(0)
    company.hear(0)
    plays_on(company)


def test_an_answer_that_comes_when_her_next_question_is_open_is_dropped_and_accuses_nobody() -> None:
    """Her line was lost for so long that a choice was made for her."""
    company = in_play()
    late = answer(company)
    company.drop(0)
    company.let_time_run_out([0])
    company.until(lambda: company.host.questions.waiting == (0,))
    lines = len(company.host.table.log)
    company.host.receive(public_of(0), late)
    assert len(company.host.table.log) == lines
    assert not company.dismissed and not refusals(company, 0)
    company.play()
    assert company.host.over and not company.dismissed


def test_a_forged_signature_or_an_illegal_card_is_refused_and_the_question_stays() -> None:
    company = in_play()
    owner = company.guests[0]
    assert owner is not None
    kept = owner.ask
    act = answer(company)
    company.host.receive(public_of(0), Act(at=act.at, action=act.action, digest=act.digest, sig=NOBODY_SIGNS))
    asked = company.host.table.asked
    assert asked is not None
    mine = next(card for card in company.host.table.view(1).hand if card not in asked.view.hand)
    owner.hers.asked(kept)
    illegal = owner.choose(Play(card=mine))
    company.host.receive(public_of(0), illegal)
    assert refusals(company, 0) == ["signature", "illegal"]
    lines = len(company.host.table.log)
    company.host.receive(public_of(0), act)
    signed, played, *_ = company.host.table.log[lines:]
    assert isinstance(signed, Signed) and isinstance(played, Played)


@pytest.mark.parametrize(("why", "waits"), [("illegal", True), ("signature", False)])
def test_a_question_whose_answer_is_refused_waits_again_unless_no_signature_would_be_taken(
    why: Why, waits: bool
) -> None:
    company = in_play()
    owner = company.guests[0]
    assert owner is not None and owner.ask is not None
    asked, act = owner.ask, answer(company)
    assert owner.ask is None and not [*owner.receive(Refused(why=why, at=act.at))]
    assert owner.ask == (asked if waits else None)


def test_contributions_out_of_time_or_with_other_signatures_change_nothing() -> None:
    company = in_play()
    lines = len(company.host.table.log)
    dealing = Company(header_of(THREE, (0, 1, 2)))
    for seat in range(3):
        dealing.connect(seat)
    for message in (
        ShareHash(at=1, sha256="11" * 32, sig=NOBODY_SIGNS),
        Agree(at=1, sha256="11" * 32, sig=NOBODY_SIGNS),
        ShareOpening(at=1, secret="22" * 16, sig=NOBODY_SIGNS),
    ):
        for seat in range(3):
            company.host.receive(public_of(seat), message)
            dealing.host.receive(public_of(seat), message)
    assert len(company.host.table.log) == lines
    assert {why for seat in range(3) for why in refusals(dealing, seat)} == {"signature"}
    plays_on(dealing)


def test_talk_out_of_time_is_refused() -> None:
    company = Company(header_of(THREE, (0, 1, 2)))
    company.connect(0)
    company.host.receive(public_of(0), Say(phrase=1))
    assert refusals(company, 0) == ["not_now"]
    assert not any(isinstance(event, PhraseSaid) for event in company.host.table.log)


def test_not_more_than_a_thousand_things_are_said_from_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a line of all records, which have a largest size."""
    monkeypatch.setattr(friends_match, "MOST_SAID", 3)
    company = in_play()
    for _ in range(5):
        company.host.receive(public_of(0), Say(phrase=1))
    company.host.receive(public_of(1), Say(phrase=2))
    said = [event.seat for event in company.host.table.log if isinstance(event, PhraseSaid)]
    assert said == [0, 0, 0, 1] and refusals(company, 0) == ["not_now", "not_now"]
    plays_on(company)


# ---- at the table


def open_table(*friends: int) -> OpenTable:
    """Anna's table for three, with two open seats; she is there."""
    at = OpenTable(ANNA, OPEN, OPEN, friends=friends)
    at.come(0)
    return at


def in_match(*people: int) -> OpenTable:
    """Anna's table in a match with these guests; a computer sits at a seat that stays open."""
    at = open_table(*people)
    for who in people:
        at.sit(who)
    at.ready(0, *people)
    at.table.begin()
    assert at.table.playing
    return at


def test_whoever_speaks_another_protocol_or_has_other_rules_is_told_so_and_dismissed() -> None:
    at = open_table()
    assert at.come(1, replace(HELLO, protocol=PROTOCOL + 1)).whys == ["protocol"]
    assert at.come(1, replace(HELLO, rules="ab" * 32)).whys == ["rules"]


def test_a_stranger_waits_until_she_is_let_in_and_a_friend_sits_down() -> None:
    at = open_table(2)
    stranger = at.sit(1)
    assert at.knocking == ["Leo"] and at.table.free == 2
    friend = at.sit(2)
    assert at.table.free == 1 and not friend.whys
    at.table.let_in(public_of(1), False)
    assert stranger.whys == ["not_let_in"] and at.table.free == 1 and not at.knocking


def test_a_stranger_with_the_name_of_a_friend_is_told_apart() -> None:
    at = open_table(2)
    at.sit(1, name="leo")
    at.sit(3, 1)
    assert [knock.doubtful for knock in at.table.admission.knocks] == [True, False]


def test_nobody_takes_the_seat_of_another_nor_her_name_nor_two_seats() -> None:
    at = open_table(1, 2)
    assert at.sit(1, 0, name="Anna", face="person-woman").whys == ["taken"]
    assert at.sit(1, 5).whys == ["taken", "no_seat"]
    at.sit(1)
    assert at.sit(2, 1).whys == ["taken"]
    at.sit(1, 2)
    assert at.names == ["Anna", "", "Leo"]


def test_a_newer_connection_of_the_same_person_takes_the_place_of_the_older_which_is_not_heard() -> None:
    at = open_table(1)
    older, newer = at.come(1), at.come(1)
    assert older.whys == ["elsewhere"]
    assert not at.table.receive(public_of(1), older, Sit(seat=1, name="Leo", face="person-man"))
    assert at.table.free == 2
    at.table.gone(public_of(1), older)
    at.sit(1)
    assert isinstance(newer.told[-2], Welcome) and at.table.roster[1].here


def test_who_is_sent_away_is_no_friend_any_more() -> None:
    at = open_table(1)
    leo = at.sit(1)
    at.table.send_away(public_of(1))
    assert leo.whys == ["sent_away"] and at.table.free == 2
    at.come(1)
    at.sit(1)
    assert at.table.free == 2 and len(at.knocking) == 1


def test_nobody_begins_before_all_are_ready_and_nobody_sits_down_in_a_match() -> None:
    at = open_table(1, 2)
    at.sit(1)
    late = at.come(2)
    at.ready(0)
    at.table.begin()
    assert not at.table.playing
    at.ready(1)
    at.table.begin()
    assert at.table.playing and [bool(place.level) for place in at.table.roster] == [False, False, True]
    at.say(2, Say(phrase=1))
    at.sit(2)
    assert late.whys == ["not_now"] and at.table.roster[2].level
    at.leave(1)
    assert at.table.playing and not at.table.roster[1].here


def test_after_a_match_the_seats_of_its_computers_are_open_again() -> None:
    at = in_match(1)
    assert at.table.free == 0
    at.end()
    assert at.table.free == 1 and at.names == ["Anna", "Leo", ""]
    at.sit(2)
    assert at.knocking == ["Mia"]


def test_the_seat_of_somebody_who_has_left_is_open_after_the_match_unless_she_comes_back() -> None:
    at = in_match(1, 2)
    at.leave(1, 2)
    assert [place.here for place in at.table.roster] == [True, False, False]
    at.come(2)
    at.end()
    assert at.names == ["Anna", "", "Mia"]


def test_whoever_is_sent_away_from_a_match_does_not_come_back_into_it() -> None:
    at = in_match(1, 2)
    at.table.send_away(public_of(2))
    assert at.come(2).whys == ["sent_away"] and not at.table.roster[2].here
    at.end()
    at.come(2)
    at.sit(2)
    assert at.table.free == 1 and at.knocking == ["Mia"]


def test_the_command_of_a_program_never_leaves_the_computer() -> None:
    at = OpenTable(ANNA, Occupant(name="Bot", face="peppe", level="cmd:/home/anna/bots/secret --key 7"))
    line = at.come(0)
    at.ready(0)
    at.table.begin()
    assert [place.level for place in at.table.roster] == ["", "program"] and at.table.playing
    assert "secret" not in "".join([*(header.line for header in at.begun), *map(str, line.told)])
    at.table.close()


def test_somebody_says_one_thing_in_two_seconds() -> None:
    at = in_match(1)
    at.say(1, *[Say(phrase=2)] * 3)
    assert at.lines[1].whys == ["not_now", "too_soon", "too_soon"]
    at.say(0, Say(phrase=2))
    for _ in range(9):
        at.table.tick(0.25)
    at.say(1, Say(phrase=2))
    assert at.lines[1].whys[3:] == ["not_now"]


def test_everybody_is_called_by_a_cleaned_name() -> None:
    assert Sit(seat=1, name="Le\u202eo\x07 ", face="person-man").name == "Leo"


def test_nobody_has_the_face_of_another() -> None:
    at = open_table(1, 2)
    assert at.sit(1, face="person-woman").whys == ["face"] and at.table.free == 2, "Anna has it"
    at.sit(1)
    assert at.sit(2, face=FACES[1]).whys == ["face"]
    at.sit(2)
    at.sit(2, face=FACES[1])
    assert [place.face for place in at.table.roster] == [*FACES[:3]]


def test_somebody_changes_her_face_and_keeps_the_name_that_the_host_has_given_her() -> None:
    at = open_table(1)
    at.sit(1)
    at.table.rename(public_of(1), "Leone")
    at.sit(1, face="rocco")
    at.sit(1, 2, face="rocco")
    assert at.table.free == 1 and (at.table.roster[2].name, at.table.roster[2].face) == ("Leone", "rocco")


def test_whoever_is_let_in_when_her_face_is_taken_sits_down_with_another_one() -> None:
    at = open_table(2)
    leo = at.sit(1)
    at.sit(2, face=FACES[1])
    at.table.let_in(public_of(1), True)
    assert leo.whys == ["face"] and not at.knocking
    at.sit(1, face="nino")
    assert at.table.roster[1].face == "nino" and not at.knocking


def test_computers_at_open_seats_have_faces_of_their_own() -> None:
    at = open_table(1)
    at.sit(1, face=regulars(3)[0].face)
    at.ready(0, 1)
    at.table.begin()
    assert at.table.playing and len({place.face for place in at.table.roster}) == 3
