"""The shelf holds what was won and done for the first time, and nothing else."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.capabilities.cup.cup import Cup, champions, replaced
from briscola.capabilities.cup.file import Cups, cups_file, with_row
from briscola.capabilities.season.season import PastSeason
from briscola.capabilities.statistics.shelf import Shelf, shelf_of, tokens_of
from briscola.client.host.library import Library
from tests.client.cup.test_cup import by_computers, cup
from tests.client.season.seasons import keep_season
from tests.client.shelf import MADE, keep_cups, keep_shelf
from tests.storage.rows import add


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data", settings_file=tmp_path / "settings.json")


def test_before_anything_is_won_there_is_nothing_on_it(library: Library) -> None:
    add(library.database)
    keep_cups(library, "Gino")
    keep_season(library.season_path, -1)
    assert shelf_of(library, "Anna").empty


def test_everything_that_was_won_and_first_stands_on_it(library: Library) -> None:
    keep_shelf(library)
    add(library.database, capots=1, evening="2026-10-19", began="2026-10-19T20:00:00Z")
    add(library.database, contract=119, began="2026-10-20T20:00:00Z", **MADE)
    found = shelf_of(library, "Guest 1")
    assert [row.champions for row in found.cups] == [("Guest 1",)]
    assert [(past.number, past.place) for past in found.seasons] == [(1, 2), (2, 1)]
    assert found.capot == "2026-09-19"
    (bid,) = found.tokens
    assert (bid.kind, bid.day, bid.hand, bid.figure) == ("bid", "2026-09-20", 1, 104)


@pytest.mark.parametrize(
    "fields",
    [
        {"contract": 100},
        {"caller": 2},
        {"reason": "failed"},
        {"taken_back": 1},
        {"replayed": 1},
        {"profile": "x"},
    ],
)
def test_a_bid_for_the_shelf_is_high_ones_own_and_made(library: Library, fields: dict[str, Any]) -> None:
    add(library.database, **{"contract": 104, **MADE, **fields})
    assert shelf_of(library, "Anna").tokens == ()


@pytest.mark.parametrize("fields", [{"capots": 0}, {"taken_back": 1}, {"imported": 1}, {"profile": "x"}])
def test_a_cappotto_for_the_shelf_is_ones_own(library: Library, fields: dict[str, Any]) -> None:
    add(library.database, **{"capots": 1, **fields})
    assert shelf_of(library, "Anna") == Shelf()


FORMS_OF_FOUR = ("everybody", "knock_out")


def of_person(won: Cup, at: int, key: str) -> Cup:
    """A cup that is over, in which the entrant at a place is the person with that key."""
    entrants = list(won.entrants)
    entrants[at] = structs.replace(entrants[at], key=key, name="Somebody")
    return structs.replace(won, entrants=tuple(entrants))


def test_the_cup_that_has_just_ended_knows_the_person_by_her_key(library: Library) -> None:
    ended = by_computers(cup("knock_out", 4))
    winners = [at for at in range(4) if shelf_with(library, of_person(ended, at, library.profile.id)).cups]
    assert len(winners) == 1
    under_way = [of_person(cup(form, 4), at, library.profile.id) for at in range(4) for form in FORMS_OF_FOUR]
    assert not any(shelf_with(library, one).cups for one in under_way)


@pytest.mark.parametrize("put_away", [False, True], ids=["just ended", "earlier"])
def test_a_cup_stands_on_the_shelf_of_whoever_won_it_and_on_no_namesakes(
    library: Library, put_away: bool
) -> None:
    ended = by_computers(cup("knock_out", 4, people=4))
    (winner,) = champions(ended)
    name = ended.entrants[winner].name
    for key, whose in (("", "a guest's"), ("b" * 32, "another one's"), (library.profile.id, "hers")):
        one = structs.replace(ended.entrants[winner], key=key)
        won = Cups(cup=replaced(ended, winner, one))
        assert cups_file(library.records.folder.parent).write(with_row(won) if put_away else won)
        assert bool(shelf_of(library, name).cups) is (whose == "hers"), whose
        assert bool(shelf_of(library, "Anna").cups) is (whose == "hers"), "by whatever name"


def test_a_cup_of_a_former_version_stays_with_its_name(library: Library) -> None:
    keep_cups(library, "Peppe", "Anna")
    path = cups_file(library.records.folder.parent).path
    text = path.read_bytes().partition(b',"sha256"')[0] + b"}"
    assert text.count(b',"keys":null') == 2
    path.write_bytes(text.replace(b',"keys":null', b""))
    assert [row.champions for row in shelf_of(library, "Anna").cups] == [("Anna",)]


def shelf_with(library: Library, one: Cup) -> Shelf:
    """The shelf while this cup is in the file."""
    keep_cups(library, cup=one)
    return shelf_of(library, "Anna")


@pytest.mark.slow
def test_a_season_stands_on_it_once_it_is_over(library: Library) -> None:
    keep_season(library.season_path, 4)
    assert shelf_of(library, "Anna").seasons == (PastSeason(number=1, division=0, place=2, points=31),)
    keep_season(library.season_path, 14, won=True)
    assert [past.place for past in shelf_of(library, "Anna").seasons] == [2, 1]


def test_a_damaged_file_leaves_the_shelf_empty_and_stays_for_whoever_tells_of_it(library: Library) -> None:
    for path in (cups_file(library.records.folder.parent).path, library.season_path):
        path.parent.mkdir(exist_ok=True)
        path.write_text("{")
    assert shelf_of(library, "Anna").empty
    assert library.season_path.read_text() == "{" == cups_file(library.records.folder.parent).path.read_text()


LETTERS = {"great": "t", "bare": "n", "two": "l", "granted": "p"}


@pytest.mark.parametrize("kind", LETTERS)
def test_a_token_is_of_the_first_hand_with_its_feat_also_of_a_lost_match(kind: str, library: Library) -> None:
    """Others' hands, and those that count nowhere, give none."""
    nowhere: dict[str, dict[str, Any]] = {
        "10": {"profile": "x"},
        "11": {"taken_back": 1},
        "12": {"imported": 1},
    }
    days: dict[str, dict[str, Any]] = {**nowhere, "14": {}, "13": {"result": "lost"}}
    for day, fields in days.items():
        add(library.database, began=f"2026-11-{day}T20:00:00Z", evening=f"2026-11-{day}", **fields)
    assert shelf_of(library, "Anna").tokens == ()
    assert library.database.write([("UPDATE hands SET feats = ?", (LETTERS[kind],))])
    (token,) = tokens_of(library)
    assert (token.kind, token.day, token.hand) == (kind, "2026-11-13", 1)


def judge(library: Library, day: str, lost: float, plays: int) -> None:
    """A coached hand."""
    add(library.database, began=f"2026-11-{day}T20:00:00Z", evening=f"2026-11-{day}")
    match = library.database.rows("SELECT id FROM matches ORDER BY key DESC LIMIT 1")[0][0]
    judged = Judgement(accuracy=0.9, plays=plays, lost=lost, document="{}")
    assert Judgements(library.database).keep(match, 1, judged)


def test_the_best_coached_hand_gives_way_when_it_is_beaten(library: Library) -> None:
    """Of two that are alike the one with more choices counts; with few of them a hand tells nothing."""
    judge(library, "10", 9.0, 10)
    judge(library, "11", 0.0, 4)
    (token,) = tokens_of(library)
    assert (token.kind, token.day, token.figure) == ("coached", "2026-11-10", 0.9)
    judge(library, "12", 4.0, 8)
    judge(library, "13", 5.0, 10)
    judge(library, "14", 5.0, 8)
    assert [(token.day, token.figure) for token in tokens_of(library)] == [("2026-11-13", 0.5)]
