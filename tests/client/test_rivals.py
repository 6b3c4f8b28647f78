"""Rivals: their balances are those of the records, their memories come from rows, no line comes back soon."""

import json
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from briscola.client.host.library import Library
from briscola.client.rivals import (
    FRESH,
    STREAK,
    MemoryKind,
    RivalMemory,
    due_at_first,
    due_at_last,
    remembered,
    remembered_at_end,
)
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Sits
from briscola.engine.occupant import Occupant
from briscola.storage.database.rows import Result
from briscola.storage.match_choices import Opponent, seated
from briscola.storage.settings.person_names import FIRST
from briscola.storage.sums.rival_rows import LastHand, MatchWithRivals, Met, Rival, balances, rivals_told
from tests.client.rival_records import (
    ANNAS_KEY,
    FRIENDS,
    counted_by_hand,
    forget_rivals,
    keep_matches,
    opened,
    told,
)
from tests.storage.evenings import note, play, setup
from tests.tries import Tries

TIMES = 60
"""Matches that are kept."""
TODAY = date(2026, 11, 21)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[tuple[Path, str]]:
    """A folder with matches of Anna and Mia, and Mia's profile."""
    tries, folder = Tries.asked_for(pytestconfig), tmp_path_factory.mktemp("rivals")
    library = opened(folder)
    mia = keep_matches(library, tries.count(TIMES), Random(tries.seed))
    library.close()
    yield folder, mia


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = opened(tmp_path)
    yield library
    library.close()


# ---- balances


# Quick although it is dear: many records are counted by another way.
def test_balances_are_those_counted_by_hand(kept: tuple[Path, str]) -> None:
    folder, mia = kept
    annas = counted_by_hand(folder / "records", [FIRST, ANNAS_KEY])
    assert told(folder, FIRST) == annas and annas.total() > TIMES
    assert {result for _, _, result in annas} == {"won", "lost", "drawn"}
    assert any(rival in FRIENDS for rival, _, _ in annas) and any(rival == mia for rival, _, _ in annas)
    assert told(folder, mia) == counted_by_hand(folder / "records", [mia]) != annas


@pytest.mark.slow
def test_an_older_database_is_completed_from_the_records(kept: tuple[Path, str]) -> None:
    folder, mia = kept
    before = told(folder, FIRST), told(folder, mia)
    forget_rivals(folder / "history.sqlite")
    library = Library(folder, settings_file=folder / "settings.json")
    assert library.database.kept is None, "it is not taken for a damaged one"
    unknown = library.database.rows("SELECT count(*) FROM matches WHERE rivals IS NULL")
    library.close()
    assert unknown[0][0] >= TIMES
    assert (told(folder, FIRST), told(folder, mia)) == before


@pytest.mark.slow
def test_a_lost_database_is_rebuilt_with_them(kept: tuple[Path, str]) -> None:
    folder, mia = kept
    before = told(folder, FIRST), told(folder, mia)
    (folder / "history.sqlite").unlink()
    assert (told(folder, FIRST), told(folder, mia)) == before


def test_statistics_started_again_start_the_balances_again(library: Library) -> None:
    note(library.history, play(library.records, setup(players=2), began="2026-11-21T20:00:00Z"))
    anna = library.profiles.get(FIRST)
    assert len(balances(library.database, anna, ["ada"])) == 1
    assert not balances(library.database, library.profiles.begin_counting_anew(FIRST), ["ada"])


def test_who_plays_for_a_friend_is_nobodys_rival(library: Library) -> None:
    """Bruno, who wears Nino's face, goes away; then Rosa sits down for Ada."""
    bruno = Occupant(name="Bruno", face="nino", key="b1" * 32)
    roster = (Occupant(name="Anna", face="person-woman", key=FIRST), bruno, _regular("ada"))
    played = play(library.records, seated(MatchSetup(players=3, winning_hands=1), roster))
    away = Sits(seat=1, who=Occupant(name="Bruno", face="nino", level="medium"))
    told = rivals_told(played.header, [*played.events, away], seat=0, result="lost")
    assert [name for name, _ in json.loads(told)] == ["", "ada"]
    rosa = Sits(seat=2, who=_regular("rosa"))
    told = rivals_told(played.header, [*played.events, away, rosa], seat=0, result="lost")
    assert [name for name, _ in json.loads(told)] == ["", "rosa"]


def _regular(face: str) -> Occupant:
    return Occupant(name="X", face=face, level="random")


# ---- memories


def match(
    *met: Met, day: date = TODAY, who: Sequence[str] = ("peppe", "ada"), hand: LastHand | None = None
) -> MatchWithRivals:
    """A match for two, or for more where several have been met."""
    others = tuple(Rival(name, result) for name, result in zip(who, met, strict=False))
    return MatchWithRivals(
        id="", day=day.isoformat(), game="briscola-2", others=others, counts=True, hand=hand
    )


def ended(result: Result, ours: int, *, capot: bool = False) -> LastHand:
    return LastHand(result=result, capot=capot, ours=ours, theirs=120 - ours)


def kinds(
    *before: MatchWithRivals, others: Sequence[str] = ("peppe",), today: date = TODAY
) -> list[MemoryKind]:
    return [each.kind for each in due_at_first(before, others, number=len(before), today=today.isoformat())]


@pytest.mark.parametrize(
    ("each_time", "then", "kind"), [("lost", "won", "at_last"), ("won", "lost", "at_last_mine")]
)
def test_a_match_with_a_choice_taken_back_counts_in_no_row(
    each_time: Result, then: Result, kind: MemoryKind
) -> None:
    taken_back = [structs.replace(each, counts=False) for each in (match("lost"), match("won"))]
    history = [each for _ in range(STREAK) for each in (*taken_back, match(each_time))]
    assert [each.kind for each in due_at_last([*history, *taken_back, match(then)], number=0)] == [kind]


def test_who_was_not_met_for_weeks_says_so() -> None:
    assert kinds(match("won", day=TODAY - timedelta(weeks=4))) == ["long_pause"]
    assert kinds(match("won", day=TODAY - timedelta(days=27))) == []
    assert kinds(match("won", day=TODAY - timedelta(weeks=9)), match("won")) == []
    assert kinds(match("won", day=TODAY - timedelta(weeks=9)), others=["rosa"]) == []


def test_the_last_hand_together_is_recalled_where_it_is_clear_whose_it_was() -> None:
    assert kinds(match("won", hand=ended("won", 120, capot=True))) == ["capot_yours"]
    assert kinds(match("lost", hand=ended("lost", 0, capot=True))) == ["capot_mine"]
    assert kinds(match("won", hand=ended("won", 62))) == ["hair"]
    assert kinds(match("won", hand=ended("won", 63))) == []
    of_three = match("lost", "lost", hand=ended("lost", 0, capot=True))
    assert kinds(of_three, others=["peppe", "ada"]) == []
    pairs = match("lost", "", hand=ended("lost", 0, capot=True))
    assert kinds(pairs, others=["peppe", "ada"]) == ["capot_mine"], "a partner has nothing to boast of"


@pytest.mark.parametrize(
    ("results", "kind"),
    [
        ("lllllw", ["at_last"]),
        ("wlllllw", ["at_last"]),
        ("llllw", []),
        ("llwlllw", []),
        ("lllldw", []),
        ("wwwwwl", ["at_last_mine"]),
        ("wwwwww", []),
        ("llllld", []),
    ],
)
def test_a_first_win_after_five_losses_is_worth_a_word(results: str, kind: list[MemoryKind]) -> None:
    met: dict[str, Met] = {"w": "won", "l": "lost", "d": "drawn"}
    history = [match(met[letter]) for letter in results]
    assert [each.kind for each in due_at_last(history, number=0)] == kind


def test_a_guest_without_a_key_is_nobodys_rival() -> None:
    history = [match("won", who=[""])]
    assert not due_at_last(history, number=0)
    assert not due_at_first(history, [""], number=1, today=TODAY.isoformat())


@pytest.mark.slow
def test_no_line_comes_twice_within_ten_matches(library: Library) -> None:
    """Peppe and Rosa are of one temperament: their lines are the same. They are met once a month."""
    said: list[list[tuple[str, int]]] = []
    for number in range(80):
        others = (Opponent(name="X", face=("peppe", "rosa")[number % 2], level="random"),)
        game = MatchSetup(player="Anna", key=FIRST, winning_hands=1, opponents=others)
        day = date(2026, 1, 1) + timedelta(weeks=5 * number)
        first = remembered(library, game, "", today=day).remark
        played = play(library.records, game, seed=number, began=f"{day.isoformat()}T12:00:00Z")
        note(library.history, played)
        end = remembered_at_end(library, game, played.header.id)
        said.append([(each.kind, each.line) for each in (first, end) if each is not None])
    assert sum(map(len, said)) > 12 and any(map(len, said[60:]))
    for at in range(len(said)):
        lines = [line for each in said[at : at + FRESH] for line in each]
        assert len(lines) == len(set(lines)), (at, lines)


def test_a_match_that_is_not_kept_brings_no_memory(library: Library) -> None:
    game = setup(players=2, key=FIRST)
    assert remembered_at_end(library, game, "") is None
    guest = setup(players=2, key="")
    note(library.history, play(library.records, game))
    assert remembered(library, guest, "", today=TODAY) == RivalMemory()
    assert remembered(library, game, "", today=TODAY) != RivalMemory()
