"""The list of kept matches: what is found, by what, in which order."""

from collections.abc import Iterator
from datetime import datetime

import pytest

from briscola.storage.evenings.history import History
from briscola.storage.evenings.matches import PROGRAM, Search, evening, level_of, stamp
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from tests.storage.evenings import Recorded, ids, note, play, setup


@pytest.fixture
def evenings(history: History, records: Records) -> Iterator[list[Recorded]]:
    """Four matches of two people, the earliest first."""
    matches = [
        play(records, setup(2, player="Nicolò", deck="piacentine"), began="2026-11-20T20:00:00Z"),
        play(records, setup(4, level="maestro"), seed=2, began="2026-11-20T21:00:00Z"),
        play(records, setup(2, level="cmd:./bot"), seed=3, began="2026-11-21T20:00:00Z"),
        play(records, setup(2), seed=4, began="2026-11-21T21:00:00Z"),
    ]
    for played, profile in zip(matches, (FIRST, FIRST, FIRST, "other"), strict=True):
        note(history, played, profile)
    yield matches


def test_the_latest_stands_first(history: History, evenings: list[Recorded]) -> None:
    assert ids(history) == [played.header.id for played in reversed(evenings)]


def test_a_page_of_the_list(history: History, evenings: list[Recorded]) -> None:
    assert ids(history, first=1, most=2) == [evenings[2].header.id, evenings[1].header.id]
    assert ids(history, first=4, most=2) == []


@pytest.mark.parametrize(
    ("search", "wanted"),
    [
        (Search(profile="other"), [3]),
        (Search(game="briscola-4"), [1]),
        (Search(opponent="Ada"), [1]),
        (Search(opponent="ad"), []),
        (Search(evening="2026-11-20"), [1, 0]),
        (Search(state="unfinished"), []),
        (Search(text="NICOLÒ"), [0]),
        (Search(text="piacentine 2026-11-20"), [0]),
        (Search(text="piacentine 2026-11-21"), []),
        (Search(text="peppe", profile=FIRST), [2, 1, 0]),
        (Search(text="%"), []),
        (Search(text=PROGRAM), [2]),
    ],
)
def test_searches(history: History, evenings: list[Recorded], search: Search, wanted: list[int]) -> None:
    assert ids(history, search) == [evenings[i].header.id for i in wanted]


def test_results_can_be_asked_for(history: History, evenings: list[Recorded]) -> None:
    won, lost = (set(ids(history, Search(result=result))) for result in ("won", "lost"))
    assert won and lost and won | lost == {played.header.id for played in evenings}


def test_favourites_can_be_asked_for(history: History, evenings: list[Recorded]) -> None:
    liked = evenings[1].header.id
    assert history.mark(liked, favourite=True)
    assert ids(history, Search(favourite=True)) == [liked]
    history.mark(liked, favourite=False)
    assert ids(history, Search(favourite=True)) == []


@pytest.mark.usefixtures("evenings")
def test_what_there_is_to_ask_for(history: History) -> None:
    assert history.games(FIRST) == ("briscola-2", "briscola-4")
    assert history.opponents(FIRST) == ("Peppe", "Ada", "Teresa")


def test_an_id_may_be_cut_short(history: History, evenings: list[Recorded]) -> None:
    match = evenings[0].header.id
    assert [found.id for found in history.beginning_with(match[:12].upper())] == [match]
    assert len(history.beginning_with("")) == 4
    assert history.beginning_with("%") == ()


@pytest.mark.parametrize(
    ("levels", "word"),
    [
        (["hard"], "hard"),
        (["hard", "hard"], "hard"),
        (["easy", "hard"], "mixed"),
        (["hard:goal=win"], "hard"),
    ],
)
def test_the_level_of_a_table_in_a_word(levels: list[str], word: str) -> None:
    assert level_of(levels) == word


def test_an_evening_lasts_until_five_in_the_morning() -> None:
    for clock, day in [((4, 59), "2026-11-20"), ((5, 0), "2026-11-21"), ((23, 0), "2026-11-21")]:
        assert evening(stamp(datetime(2026, 11, 21, *clock).astimezone())) == day


def test_a_date_of_nonsense_stops_nobody() -> None:
    assert evening("no date at all") == "no date at"
    assert evening("9999-99-99T00:00:00Z") == "9999-99-99"
