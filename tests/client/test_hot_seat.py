"""Several people at one computer: they keep together, and agree on their table."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from msgspec import structs

from briscola.client.hot_seat.agreement import (
    ANYTHING,
    KEPT,
    KEYS,
    Companion,
    Company,
    agreement_of,
    company_of,
    house_of,
    pad_name,
)
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.storage.match_choices import Opponent
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.settings import Settings

BRUNO = Companion(name="Bruno", face="person-man", key="b")
CARLA = Companion(name="Carla", face="person-woman", key="c", plays_with=pad_name(1))
GUEST = Companion(face="person-man")


def kept(company: Company) -> dict[str, Any]:
    return {KEPT: msgspec.to_builtins(company, str_keys=True)}


def match(
    players: int, persons: Mapping[int, Companion] | None = None, variant: str = "briscola"
) -> MatchSetup:
    """A match with Anna at seat 0, and these persons at other seats."""
    sitting = persons or {}
    opponents = [
        Opponent(name=sitting[seat].name, face=sitting[seat].face, key=sitting[seat].key, level="person")
        if seat in sitting
        else Opponent(name=one.name, face=one.face, level="easy")
        for seat, one in enumerate(regulars(players), start=1)
    ]
    return MatchSetup(variant=variant, players=players, opponents=tuple(opponents), key="a")


def test_who_sits_together_goes_together_to_another_table() -> None:
    company = Company().with_seat(4, 2, BRUNO).with_seat(4, 3, CARLA)
    assert company.seated(4) == {2: BRUNO, 3: CARLA}
    assert company.seated(3) == {1: BRUNO, 2: CARLA}
    assert company.seated(2) == {1: BRUNO}, "nobody else finds a place there"
    assert company.seated(4) == {2: BRUNO, 3: CARLA}, "and is back at the larger table"


def test_who_stands_up_leaves_the_others_where_they_sit() -> None:
    company = Company().with_seat(5, 4, BRUNO).with_seat(5, 1, CARLA).with_seat(5, 2, GUEST)
    assert company.with_seat(5, 4, None).seated(5) == {1: CARLA, 2: GUEST}
    assert company.with_seat(5, 1, None).seated(2) == {1: BRUNO}


def test_somebody_else_takes_the_seat_of_a_person() -> None:
    company = Company().with_seat(3, 2, BRUNO).with_seat(3, 2, CARLA)
    assert company.seated(3) == {2: CARLA}


def test_guests_who_look_alike_are_two() -> None:
    company = Company().with_seat(4, 1, GUEST).with_seat(4, 3, GUEST).with_seat(4, 3, BRUNO)
    assert company.seated(4) == {1: GUEST, 3: BRUNO}


def test_it_comes_back_from_the_settings_and_a_damaged_one_is_nobody() -> None:
    company = Company(hints=True).with_seat(6, 5, BRUNO).with_seat(6, 3, GUEST)
    assert company_of(msgspec.json.decode(msgspec.json.encode(kept(company)))) == company
    twice = Company(people=(BRUNO, BRUNO))
    assert company_of(kept(twice)).people == ()
    assert company_of({KEPT: {"people": 3}}) == company_of({}) == Company()


def test_a_profile_that_is_gone_does_not_sit_there_and_a_new_name_is_taken_up() -> None:
    company = Company().with_seat(4, 3, BRUNO).with_seat(4, 1, CARLA).with_seat(4, 2, GUEST)
    renamed = Profile(id="c", name="Carlotta", face="person-woman")
    seated = company.known_to([renamed]).seated(4)
    assert {seat: who.name for seat, who in seated.items()} == {1: "Carlotta", 2: ""}


@pytest.mark.parametrize(
    ("setup", "curtain"),
    [
        (match(2, {1: BRUNO}), False),
        (match(4, {1: BRUNO}), False),
        (match(3, {1: BRUNO, 2: CARLA}), True),
        (match(2, {1: BRUNO}, "scoperta"), False),
    ],
)
def test_only_two_people_or_open_hands_do_without_the_curtain(setup: MatchSetup, curtain: bool) -> None:
    company = Company(curtain=False, people=(BRUNO, CARLA)[: len(setup.people) - 1])
    assert agreement_of(kept(company), setup, mine="a").curtain is curtain
    assert agreement_of({}, setup, mine="a").curtain


OTHERS: dict[str, tuple[MatchSetup, str]] = {
    "somebody else": (match(2, {1: CARLA}), "a"),
    "another guest": (match(2, {1: Companion(name="Zia Pina", face="person-man")}), "a"),
    "a computer in her place": (match(3, {2: BRUNO}), "a"),
    "begun by somebody else": (match(2, {1: BRUNO}), "b"),
}


@pytest.mark.parametrize("other", OTHERS)
def test_a_match_that_goes_on_is_not_played_as_another_company_agreed(other: str) -> None:
    company = Company(
        curtain=False, plays_with=KEYS, people=(structs.replace(BRUNO, plays_with=pad_name(2)),)
    )
    setup, mine = OTHERS[other]
    agreement = agreement_of(kept(company), setup, mine=mine)
    assert agreement.curtain and agreement.inputs != (KEYS, "pad 2")
    assert not agreement_of(kept(company), match(2, {1: BRUNO}), mine="a").curtain


def test_when_the_one_who_began_is_gone_nobody_gets_the_keys_of_another() -> None:
    company = Company(plays_with=KEYS).with_seat(3, 1, CARLA).with_seat(3, 2, BRUNO)
    begun = match(3, {1: CARLA, 2: BRUNO})
    gone = structs.replace(begun, key="", level="easy")
    assert gone.people == (1, 2)
    assert agreement_of(kept(company), gone, mine="a").inputs == ("pad 1", ANYTHING)


def test_everybody_plays_with_what_is_her_own() -> None:
    company = Company(plays_with=KEYS).with_seat(4, 3, CARLA).with_seat(4, 1, BRUNO)
    setup = match(4, {1: BRUNO, 3: CARLA})
    assert agreement_of(kept(company), setup, mine="a").inputs == (KEYS, ANYTHING, "pad 1")


def test_hints_and_taking_back_are_what_the_table_agreed_if_several_people_sit_there() -> None:
    hers = Settings(hints=True, undo=True)
    alone, together = match(2), match(2, {1: BRUNO})
    assert house_of(hers, alone).hints and house_of(hers, alone).undo
    assert not house_of(hers, together).hints and not house_of(hers, together).undo
    agreed = msgspec.structs.replace(hers, match=kept(Company(undo=True, hints=True)))
    assert house_of(agreed, together).undo and house_of(agreed, together).hints
