"""The first dealer of a rematch follows from the match before: a host who says otherwise is caught."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from briscola.client.friends import friends_table
from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.variants import make_rules
from briscola.storage.records.header import Follows
from tests.simulated.company import Person
from tests.simulated.evening import Evening
from tests.simulated.world import known_chance


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening[Person]]:
    """A match of three that is over."""
    with known_chance(Random(7)):
        found = Evening[Person](tmp_path, make_rules("briscola", 3), hands=1)
        for _ in range(3):
            found.add(Person)
        found.sit_down(found.people)
        play(found)
        yield found
        found.close()


def play(evening: Evening[Person]) -> None:
    """Begin a match, and play it to its end, or until the guests have had enough of it."""
    evening.begin(evening.people)
    for _ in range(600):
        evening.world.run(1)
        if not evening.playing or cheated(evening) == 3:
            return


def cheated(evening: Evening[Person]) -> int:
    """Number of people whose program has caught the host."""
    return sum(any(each.kind == "host_cheats" for each in person.troubles) for person in evening.people)


@pytest.mark.slow
def test_a_rematch_goes_on_with_the_next_dealer(evening: Evening[Person]) -> None:
    before = evening.match
    play(evening)
    follows = evening.match.header.follows
    assert follows == Follows(record=before.header.id, dealer=before.table.dealer)
    assert not cheated(evening) and evening.match.over


@pytest.mark.parametrize("record", ["", "0" * 32])
def test_a_host_who_chooses_another_dealer_for_it_is_caught(
    evening: Evening[Person], monkeypatch: pytest.MonkeyPatch, record: str
) -> None:
    """Also one who names another match before it, which nobody here has seen."""

    def chosen(*, record: str, dealer: int, instead: str = record) -> Follows:
        return Follows(record=instead or record, dealer=(dealer + 1) % 3)

    monkeypatch.setattr(friends_table, "Follows", chosen)
    play(evening)
    assert cheated(evening) == 3, "each by herself"


def test_whoever_was_away_believes_that_another_match_was_played_between(evening: Evening[Person]) -> None:
    visitor = evening.people[1].visitor
    assert visitor is not None
    match = visitor.visited.match
    assert match is not None and match.over
    header, dealer = match.header, evening.match.table.dealer
    unseen = structs.replace(header, follows=Follows(record="0" * 32, dealer=dealer))
    match.followed_by(unseen, present=False)
    with pytest.raises(HostCheats, match="follows another one"):
        match.followed_by(unseen, present=True)
    other = structs.replace(header, follows=Follows(record=header.id, dealer=(dealer + 1) % 3))
    with pytest.raises(HostCheats, match="another dealer"):
        match.followed_by(other, present=False)
    match.followed_by(structs.replace(header, follows=None), present=True)
