"""The outcome of an evening at a table of several computers, as it is told at its end."""

import pytest
from msgspec.structs import replace

from briscola.client.visit.news import MatchGoesOn
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.variants import make_rules
from briscola.i18n.closing_words import leaving_text
from tests.client.friends.in_memory import Company, header_of
from tests.ui.friends.lobby import table


def played(*people: tuple[str, str]) -> RemoteSeat:
    """A match of these names and keys, which the first of them has won."""
    company = Company(header_of(make_rules("briscola", 3), (0, 1, 2)), seed=3)
    company.play()
    guest = company.guests[0]
    assert guest is not None
    header = company.header
    roster = [replace(at, name=name, key=key) for at, (name, key) in zip(header.roster, people, strict=True)]
    header = replace(header, roster=tuple(roster))
    return RemoteSeat(MatchGoesOn(header=header, seat=0, seen=tuple(guest.seen)), lambda _act: None)


ANNA, LEO, MIA = ("Anna", "1a" * 32), ("Leo", "2b" * 32), ("Mia", "3c" * 32)
OTHER_ANNA, LEONARDO, GINO = ("Anna", "4d" * 32), ("Leonardo", LEO[1]), ("Gino", "")


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        ([(ANNA, LEO, MIA), (LEO, MIA, ANNA)], "Leo\u00a01 · Mia\u00a00 · Anna\u00a01"),
        ([(ANNA, LEO, OTHER_ANNA)] * 2, "Anna\u00a02 · Leo\u00a00 · Anna\u00a00"),
        ([(LEO, MIA, ANNA), (LEONARDO, MIA, ANNA)], "Leonardo\u00a02 · Mia\u00a00 · Anna\u00a00"),
        ([(ANNA, MIA, LEO), (OTHER_ANNA, MIA, LEO)], "Anna\u00a02 · Mia\u00a00 · Leo\u00a00"),
        ([(LEO, GINO, MIA), (MIA, LEO, GINO)], "Mia\u00a01 · Leo\u00a01 · Gino\u00a00"),
    ],
    ids=["names", "namesakes", "renamed", "moved to another program", "computer"],
)
def test_the_matches_of_an_evening_are_counted_by_person(
    matches: list[tuple[tuple[str, str], ...]], told: str
) -> None:
    words = leaving_text([played(*people) for people in matches], table(hosting=True))
    assert f"Matches won this evening: {told}." in words.splitlines()
