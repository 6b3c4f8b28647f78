"""A database of an older version tells what this one would have noted."""

from datetime import datetime
from pathlib import Path

import pytest

from briscola.capabilities.statistics.statistics import statistics
from briscola.storage.database import connection as module
from briscola.storage.database.database import Database
from briscola.storage.database.schema import MIGRATIONS
from briscola.storage.evenings.matches import evening, stamp
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import FIRST
from tests.storage.rows import add


def step_with(words: str) -> int:
    """The migration in which these words stand."""
    return next(at for at, step in enumerate(MIGRATIONS) if any(words in statement for statement in step))


@pytest.fixture
def older(tmp_path: Path, request: pytest.FixtureRequest) -> Database:
    """A database as it was before a migration."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "MIGRATIONS", MIGRATIONS[: step_with(request.param)])
        return Database(tmp_path / "history.sqlite")


def brought_up(older: Database) -> Database:
    older.close()
    return Database(older.path)


@pytest.mark.parametrize("older", ["SET state = 'given_up'"], indirect=True)
def test_what_was_given_up_counts_as_lost_and_what_another_began_over_stays_left(older: Database) -> None:
    left: tuple[tuple[str, str | None, dict[str, int]], ...] = (
        ("20:00:00", "20:10:00", {}),
        ("20:30:00", "20:40:00", {}),
        ("20:40:02", None, {}),
        ("21:00:00", "21:10:00", {"imported": 1}),
        ("21:20:00", "21:30:00", {"replayed": 1}),
    )
    for began, ended, fields in left:
        times = {"began": f"2026-11-21T{began}Z", "ended": ended and f"2026-11-21T{ended}Z"}
        add(older, state="abandoned", result=None, **times, **fields)
    database = brought_up(older)
    states = database.rows("SELECT state, result FROM matches ORDER BY began")
    assert states == [("given_up", "lost"), *[("abandoned", None)] * 4]
    counts = statistics(database, Profile(id=FIRST)).counts
    assert (counts.matches, counts.lost) == (1, 1)
    database.close()


@pytest.mark.parametrize("older", ["'-6 hours'"], indirect=True)
def test_evenings_that_went_on_until_six_end_at_five(older: Database) -> None:
    for clock, day in (((4, 59), "20"), ((5, 0), "20"), ((5, 59), "20"), ((6, 0), "21")):
        began = stamp(datetime(2026, 11, 21, *clock).astimezone())
        add(older, began=began, evening=f"2026-11-{day}")
    database = brought_up(older)
    rows = database.rows("SELECT began, evening FROM matches ORDER BY began")
    assert [day[-2:] for _, day in rows] == ["20", "21", "21", "21"]
    assert [evening(began) for began, _ in rows] == [day for _, day in rows]
    database.close()


@pytest.mark.parametrize("older", ["ALTER TABLE matches RENAME"], indirect=True)
def test_matches_of_before_have_one_person_at_seat_0(older: Database) -> None:
    for number in range(3):
        add(older, points=60 + number)
    match = older.rows("SELECT id FROM matches ORDER BY key")[1][0]
    judged = ("INSERT INTO judged VALUES (?, 1, 0.5, 1, 2.0, '{}')", (match,))
    marked = ("INSERT INTO marks VALUES (?, ?, 1)", ("5a", FIRST))
    assert older.write([judged, marked, ("UPDATE matches SET favourite = 1 WHERE id = ?", (match,))])
    before = older.rows("SELECT key, id, points, favourite FROM matches ORDER BY key")
    hands = older.rows("SELECT * FROM hands ORDER BY match")
    database = brought_up(older)
    assert database.rows("SELECT key, id, points, favourite FROM matches ORDER BY key") == before
    now = database.rows("SELECT * FROM hands ORDER BY match")
    assert [row[: len(hands[0])] for row in now] == hands and len(hands) == 3
    assert database.rows("SELECT seat FROM matches") == [(0,)] * 3
    assert database.rows("SELECT match, hand, seat FROM judged") == [(match, 1, 0)]
    assert database.rows("SELECT id, profile, favourite FROM marks") == [("5a", FIRST, 1)]
    assert statistics(database, Profile(id=FIRST)).counts.hands == 3
    assert database.write([("DELETE FROM matches WHERE id = ?", (match,))])
    assert len(database.rows("SELECT * FROM hands")) == 2, "its hands go with it"
    database.close()
