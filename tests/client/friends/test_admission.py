"""Admission by itself: who comes in without a knock, who is barred, and for how long that is remembered."""

import pytest

from briscola.client.friends.admission import Admission, Knock
from briscola.network.messages.fields import RosterPlace
from briscola.network.messages.from_guest import Sit, Watch


@pytest.fixture
def admission() -> Admission:
    """Of a host who knows Bruno."""
    return Admission(friends={"bruno": "Bruno"})


def test_friends_come_in_and_strangers_knock(admission: Admission) -> None:
    assert admission.comes_in("bruno") and not admission.comes_in("rosa")
    everybody = Admission(open_to_all=True)
    assert everybody.comes_in("rosa") and not everybody.knows("rosa")


def test_a_knock_is_the_latest_one_and_taken_once(admission: Admission) -> None:
    admission = admission.knocked("rosa", Sit(seat=1, name="Rosa", face="girl"))
    admission = admission.knocked("rosa", Watch(name="Rosa", face="girl"))
    assert [(knock.key, knock.seat) for knock in admission.knocks] == [("rosa", None)]
    taken = admission.knocks[0]
    assert not taken.doubtful
    assert not admission.without_knock("rosa").knocks


def test_the_name_of_a_friend_under_another_key_is_doubtful(admission: Admission) -> None:
    for key, name in (("rosa", "BRUNO"), ("bruno", "Bruno"), ("ugo", "Ugo")):
        admission = admission.knocked(key, Sit(seat=1, name=name, face="man"))
    assert [knock.doubtful for knock in admission.knocks] == [True, False, False]


def test_only_who_has_a_program_is_remembered_beyond_this_table(admission: Admission) -> None:
    admission = admission.remembering("rosa", "Rosa", page=True)
    admission = admission.remembering("ugo", "Ugo", page=False)
    admission = admission.remembering("bruno", "Bruno", page=False)
    assert list(admission.friends.items()) == [("ugo", "Ugo"), ("bruno", "Bruno")], "the latest stand last"
    assert admission.comes_in("rosa") and admission.knows("rosa")


def test_who_is_expected_at_this_table_only_is_not_remembered_by_sitting_down(admission: Admission) -> None:
    admission = admission.expecting("rosa")
    admission = admission.remembering_seated("rosa", "Rosa", page=False)
    admission = admission.remembering_seated("ugo", "Ugo", page=False)
    assert "rosa" not in admission.friends and admission.friends["ugo"] == "Ugo"
    everybody = Admission(open_to_all=True)
    everybody = everybody.remembering_seated("ugo", "Ugo", page=False)
    assert not everybody.friends, "where all may sit down nobody is remembered"


@pytest.mark.parametrize("known", ["bruno", "rosa"])
def test_who_is_sent_away_comes_in_no_more_and_is_barred_until_the_match_is_over(
    admission: Admission, known: str
) -> None:
    admission = admission.expecting("rosa")
    admission = admission.forgetting(known, barred=True)
    admission = admission.forgetting(known, barred=False)
    assert not admission.comes_in(known) and known not in admission.friends
    assert admission.is_barred(known) and known in admission.sent_away
    admission = admission.opened_again()
    assert not admission.is_barred(known) and known in admission.sent_away


@pytest.mark.parametrize("page", [True, False])
def test_who_is_let_in_again_is_barred_no_more(admission: Admission, *, page: bool) -> None:
    admission = admission.forgetting("bruno", barred=True)
    admission = admission.remembering("bruno", "Bruno", page=page)
    assert admission.comes_in("bruno") and not admission.is_barred("bruno")
    assert not admission.sent_away


def test_who_has_only_left_is_not_barred(admission: Admission) -> None:
    admission = admission.forgetting("bruno", barred=False)
    assert not admission.is_barred("bruno") and "bruno" in admission.sent_away


def test_a_knock_returns_to_an_empty_seat_of_its_name() -> None:
    knock = Knock(key="k", name="Rosa", face="girl", seat=1)
    place = RosterPlace(seat=1, name="Rosa", key="old", claimable=True)
    assert knock.returns_to(place)
    assert not knock.returns_to(RosterPlace(seat=1, name="Rosa", key="old"))
    assert not knock.returns_to(RosterPlace(seat=1, name="Ugo", key="old", claimable=True))
