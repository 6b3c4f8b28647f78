"""A match is set up with the seats of persons, and can be turned to each of them."""

from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.terms import PERSON
from briscola.storage.match_choices import Opponent

ROCCO, TERESA = regulars(3)
LEO = Opponent(name="Leo", face="person-man", level=PERSON)
MIA = Opponent(name="Mia", face="person-woman", level=PERSON, key="cafe")
MATCH = MatchSetup(
    players=4, player="Anna", face="person-woman", key="first", opponents=(ROCCO, MIA, LEO), deck="siciliane"
)


def test_the_persons_of_a_match_are_who_began_it_and_every_opponent_who_is_a_person() -> None:
    assert MATCH.people == (0, 2, 3) and MATCH.levels == ("person", "medium", "person", "person")
    assert MatchSetup(opponents=regulars(2)).people == (0,)


def test_a_match_turned_to_another_person_has_that_person_at_seat_0() -> None:
    turned = MATCH.turned(2)
    assert (turned.player, turned.face, turned.key) == ("Mia", "person-woman", "cafe")
    assert [turned.name(place) for place in range(4)] == ["Mia", "Leo", "Anna", "Rocco"]
    assert [turned.face_of(place) for place in range(3)] == ["person-woman", "person-man", "person-woman"]
    assert turned.opponents[1].key == "first" and turned.levels == ("person", "person", "person", "medium")
    assert turned.people == (0, 1, 2) and turned.deck == "siciliane"
    assert turned.turned(2) == MATCH == MATCH.turned(0)


def test_a_match_may_be_turned_to_a_computer_too() -> None:
    turned = MATCH.turned(1)
    assert turned.levels == ("medium", "person", "person", "person") and turned.people == (1, 2, 3)
    assert turned.turned(3) == MATCH
