"""Every match at the table is noted, with what its hands come to."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.commands.verify import deal_codes
from briscola.engine.events import Chained, HandEnded
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import History
from briscola.storage.evenings.matches import Search
from briscola.storage.match_choices import told_of
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from briscola.storage.sums.match_summary import summary
from tests.storage.evenings import EVERYTHING, known, note, play, setup


def test_a_match_is_listed_from_its_beginning(history: History, records: Records) -> None:
    played = play(records, setup(3, player="Ada"), steps=9)
    assert history.begun(played.header, played.path)
    match = known(history, played)
    assert (match.state, match.result, match.ended, match.hands) == ("unfinished", None, None, 0)
    assert (match.game, match.players, match.person) == ("briscola-3", 3, "Ada")
    assert match.levels == ("person", "hard", "hard")
    assert match.opponents == ("Peppe", "Ada")
    assert Path(match.file) == played.path
    assert history.waiting() == [played.path]


def test_a_finished_match_has_its_result(history: History, records: Records) -> None:
    played = play(records)
    note(history, played)
    match = known(history, played)
    assert match.ended is not None
    assert match.state == "complete" and match.result in ("won", "lost")
    assert match.score == (1, 0) if match.result == "won" else match.score == (0, 1)
    assert history.waiting() == []


def test_a_hand_that_is_over_is_noted_while_the_match_goes_on(history: History, records: Records) -> None:
    played = play(records, setup(winning_hands=4))
    link = next(i for i, event in enumerate(played.events) if isinstance(event, Chained))
    history.begun(played.header, played.path)
    history.finished(played.header, played.events[: link + 1])
    match = known(history, played)
    assert (match.state, match.hands, match.ended) == ("unfinished", 1, None)


def test_noting_a_match_twice_changes_nothing(history: History, records: Records, database: Database) -> None:
    played = play(records)
    note(history, played)
    history.mark(played.header.id, favourite=True)
    before = database.rows("SELECT * FROM hands")
    assert history.finished(played.header, played.events)
    assert database.rows("SELECT * FROM hands") == before
    assert known(history, played).favourite


def test_a_match_that_is_left_counts_what_was_played_of_it(history: History, records: Records) -> None:
    played = play(records, setup(winning_hands=4))
    history.begun(played.header, played.path)
    lines = played.path.read_bytes().splitlines(keepends=True)
    chained = next(i for i, line in enumerate(lines) if line.startswith(b'{"event":"chain"'))
    played.path.write_bytes(b"".join(lines[: chained + 1]))
    assert history.abandoned(played.header.id)
    match = known(history, played)
    assert (match.state, match.hands, match.result) == ("abandoned", 1, None)
    assert history.waiting() == []


def test_a_complete_match_cannot_be_abandoned(history: History, records: Records) -> None:
    played = play(records)
    note(history, played)
    history.abandoned(played.header.id)
    assert known(history, played).state == "complete"


def test_each_person_has_matches_that_wait(history: History, records: Records) -> None:
    mine, theirs, gone = (play(records, steps=9) for _ in range(3))
    for match, profile in ((mine, FIRST), (theirs, "other"), (gone, FIRST)):
        history.begun(match.header, match.path, profile=profile)
    gone.path.unlink()
    assert (history.waiting(), history.waiting("other")) == ([mine.path], [theirs.path])


def test_the_match_left_last_is_the_first_of_those_that_wait(history: History, records: Records) -> None:
    dates = ("2026-11-19T20:00:00Z", "2026-11-21T20:00:00Z", "2026-11-20T20:00:00Z")
    first, latest, second = (play(records, steps=9, began=date) for date in dates)
    for match in (first, latest, second):
        history.begun(match.header, match.path)
    assert history.waiting() == [latest.path, second.path, first.path], "by date without an order"
    records.order.last(first.header.id)
    assert history.waiting(order=records.order.positions()) == [first.path, second.path, latest.path]
    assert history.count(Search(waits=True)) == 3 and history.count(Search(waits=False)) == 0


def test_a_deal_that_a_killed_program_left_is_over(history: History, records: Records) -> None:
    deal = play(records, deal=next(deal_codes(play(records, seed=7).events)), steps=5)
    match = play(records, steps=9)
    for each in (deal, match):
        history.begun(each.header, each.path)
    history.abandon_deals()
    states = {known.id: known.state for known in history.found(EVERYTHING)}
    assert (states[deal.header.id], states[match.header.id]) == ("abandoned", "unfinished")


def test_a_match_that_was_left_may_go_on(history: History, records: Records) -> None:
    left, over = play(records, steps=9), play(records, seed=2)
    history.begun(left.header, left.path)
    note(history, over)
    for match in (left, over):
        history.abandoned(match.header.id)
        history.goes_on(match.header.id)
    states = [history.get(match.header.id) for match in (left, over)]
    assert [match and (match.state, match.ended is None) for match in states] == [
        ("unfinished", True),
        ("complete", False),
    ]


def test_a_deal_played_again_is_marked(history: History, records: Records) -> None:
    again = play(records, deal=next(deal_codes(play(records).events)))
    note(history, again)
    match = known(history, again)
    assert (match.replayed, match.state, match.hands) == (True, "complete", 1)


def test_choices_taken_back_are_marked(history: History, records: Records) -> None:
    played = play(records, undo=2)
    note(history, played)
    assert known(history, played).taken_back == 2


def test_a_match_is_noted_with_what_its_hands_come_to(
    history: History, records: Records, database: Database
) -> None:
    """Counted here from the events alone."""
    seen = [0, 0, 0, 0]
    for seed in range(1, 9):
        played = play(records, setup(2, winning_hands=3), seed=seed)
        events = [
            replace(event, capot=True) if isinstance(event, HandEnded) and event.hand < 3 else event
            for event in played.events
        ]
        assert history.begun(played.header, played.path)
        assert history.finished(played.header, events)
        ends = [event for event in events if isinstance(event, HandEnded)]
        won, lost = (sum(end.winners == (seat,) for end in ends) for seat in (0, 1))
        ours, theirs = (sum(end.points[seat] for end in ends) for seat in (0, 1))
        capots = sum(end.capot and end.winners == (0,) for end in ends)
        (row,) = database.rows(
            "SELECT hands, hands_won, hands_lost, points, against, capots FROM matches WHERE id = ?",
            (played.header.id,),
        )
        assert row == (len(ends), won, lost, ours, theirs, capots)
        (kept,) = database.rows(
            "SELECT count(*) FROM hands WHERE match = (SELECT key FROM matches WHERE id = ?)",
            (played.header.id,),
        )
        assert kept == (len(ends),)
        more = (won, lost, capots, sum(end.capot and end.winners == (1,) for end in ends))
        seen = [a + b for a, b in zip(seen, more, strict=True)]
    assert all(seen), "hands won and lost, and with every trick"


def test_a_hand_that_everybody_passed_is_of_no_points(
    history: History, records: Records, database: Database
) -> None:
    passed = 0
    for seed in range(1, 8):
        played = play(records, setup(5, variant="chiamata", winning_hands=1), seed=seed)
        note(history, played)
        told = summary(played.events)
        passed += sum(hand.ours == 0 and hand.theirs == 0 for hand in told.ended)
        (row,) = database.rows("SELECT points, against FROM matches WHERE id = ?", (played.header.id,))
        assert row == tuple(
            sum(points for points in column if points is not None)
            for column in zip(*((hand.ours, hand.theirs) for hand in told.ended), strict=True)
        )
    assert passed


@pytest.mark.parametrize(
    "nonsense",
    [
        {"variant": None},
        {"variant": "tarocchi"},
        {"options": {"tie": "maybe"}},
        {"opponents": 5},
        {"opponents": [5]},
        {"opponents": None},
        {"options": [1]},
    ],
    ids=str,
)
def test_a_setup_of_nonsense_is_not_noted(
    history: History, records: Records, nonsense: dict[str, object]
) -> None:
    played = play(records, setup(), steps=9)
    before = told_of(played.header.choices)
    odd = replace(played.header, record=2, roster=(), setup={**before, **nonsense})
    assert not history.begun(odd, played.path)
    lacking = {key: value for key, value in odd.setup.items() if key not in nonsense}
    assert not history.begun(replace(odd, setup=lacking), played.path)
    assert history.count(EVERYTHING) == 0


# ---- what the database has missed


def test_nothing_is_raised_when_nothing_can_be_kept(
    records: Records, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("briscola.storage.database.database.SQLITE", False)
    played = play(records)
    with Database(tmp_path / "none.sqlite") as database:
        history = History(database)
        assert not history.begun(played.header, played.path)
        assert not history.finished(played.header, played.events)
        assert not history.abandoned(played.header.id)
        assert list(history.catch_up(records)) == []
        assert (history.waiting(), history.count(EVERYTHING), history.found(EVERYTHING)) == ([], 0, ())
