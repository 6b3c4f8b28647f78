"""Statistics count what a person played, and only that."""

from typing import Any

import pytest

from briscola.capabilities.statistics.statistics import (
    Counted,
    Counts,
    Statistics,
    Streaks,
    luck,
    rates,
    statistics,
    streaks,
)
from briscola.commands.verify import deal_codes
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import History
from briscola.storage.people.profiles import Profile
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from tests.storage.evenings import note, play, setup
from tests.storage.rows import add

ME = Profile(id=FIRST)


def named(groups: tuple[Counted, ...]) -> dict[str, Counts]:
    """The groups by name."""
    return {group.name: group.counts for group in groups}


def hands_by_points(told: Statistics, game: str = "briscola-2") -> dict[int, int]:
    """For each number of points made in a game, its hands."""
    each = next(each for each in told.points if each.game == game)
    return {points: hands for points, hands in enumerate(each.histogram) if hands}


def test_before_the_first_match_there_is_nothing(database: Database) -> None:
    told = statistics(database, ME)
    assert told.counts == Counts()
    assert (told.counts.mean_points, told.best_evening) == (None, None)
    assert told.points == ()
    assert luck(database).chance is None


def test_matches_hands_and_points_are_added_up(database: Database) -> None:
    add(database)
    add(database, result="lost", hands=3, hands_won=1, hands_lost=1, points=150, against=210, capots=1)
    counts = statistics(database, ME).counts
    assert (counts.matches, counts.won, counts.lost) == (2, 1, 1)
    assert (counts.hands, counts.hands_won, counts.hands_lost, counts.hands_drawn) == (4, 2, 1, 1)
    assert (counts.points, counts.against, counts.capots, counts.mean_points) == (220, 260, 1, 55)


@pytest.mark.parametrize(
    "fields",
    [
        {"profile": "other"},
        {"imported": 1},
        {"replayed": 1},
        {"taken_back": 1},
        {"began": "2026-11-20T20:00:00Z"},
    ],
)
def test_what_is_not_counted(database: Database, fields: dict[str, Any]) -> None:
    add(database, result="lost", points=10)
    add(database, **{**fields, "points": 11})
    told = statistics(database, Profile(id=FIRST, counts_from="2026-11-21T00:00:00Z"))
    assert (told.counts.matches, told.counts.won, told.counts.points) == (1, 0, 10)
    assert len(told.evenings) == len(told.rates) == 1
    assert hands_by_points(told) == {10: 1}
    assert told.streaks == Streaks(current=-1, worst=1, since="2026-11-21")


def test_matches_with_a_choice_taken_back_are_counted_apart(database: Database) -> None:
    add(database, taken_back=3, points=66)
    told = statistics(database, ME)
    assert (told.with_undo.matches, told.with_undo.points) == (1, 66)
    assert told.counts == Counts()


def test_a_match_that_was_left_counts_by_its_hands(database: Database) -> None:
    add(database, state="abandoned", result=None)
    told = statistics(database, ME)
    assert (told.counts.matches, told.counts.hands, told.rates) == (0, 1, ())


def test_games_levels_and_decks_are_counted_each(database: Database) -> None:
    add(database, game="prini-2", level="easy", deck="siciliane")
    add(database, result="lost")
    add(database)
    told = statistics(database, ME)
    assert [group.name for group in told.games] == ["briscola-2", "prini-2"]
    assert [group.name for group in told.levels] == ["hard", "easy"]
    assert [group.name for group in told.decks] == ["napoletane", "siciliane"]
    assert named(told.games)["briscola-2"].won == named(told.games)["prini-2"].won == 1
    assert told.games[0].streaks == Streaks(current=1, best=1, worst=1)
    for groups in (told.games, told.levels, told.decks):
        assert sum(group.counts.matches for group in groups) == 3


def test_results_against_each_rival_are_told_but_not_of_partners(database: Database) -> None:
    """Nobody was met where the database does not know who was there."""
    add(database, rivals='[["gino", "lost"]]', result="lost", began="2026-11-21T20:01:00Z")
    add(database, rivals='[["gino", "won"]]', began="2026-11-21T20:02:00Z")
    add(
        database,
        players=4,
        rivals='[["rosa", "won"], ["gino", ""], ["", "won"]]',
        began="2026-11-21T20:03:00Z",
    )
    add(database, rivals='[["rosa", "won"]]', taken_back=1)
    add(database, rivals="")
    add(database)
    told = statistics(database, ME)
    assert [(each.name, each.counts.won, each.counts.lost) for each in told.rivals] == [
        ("gino", 1, 1),
        ("rosa", 1, 0),
    ]
    assert told.rivals[0].streaks == Streaks(current=1, best=1, worst=1)
    of_gino = statistics(database, ME, rival="gino")
    assert (of_gino.counts.matches, of_gino.counts.won) == (2, 1)
    assert statistics(database, ME, rival="rosa").with_undo.matches == 1


def test_records_are_told_by_game_with_the_day_on_which_they_were_first_made(database: Database) -> None:
    add(database, points=91, against=29, evening="2026-11-20")
    add(database, points=91, against=29, evening="2026-11-19")
    add(database, points=95, against=95, result="lost")
    add(database, points=110, against=10, taken_back=1)
    add(database, points=120, against=0, reason="conceded")
    add(database, capots=1, evening="2026-11-19")
    add(database, capots=2, evening="2026-11-20")
    made = {"game": "chiamata-5", "reason": "made", "caller": 0}
    add(database, contract=84, evening="2026-11-18", **made)
    add(database, contract=104, evening="2026-11-18", **{**made, "caller": 1})
    add(database, contract=105, evening="2026-11-18", **{**made, "reason": "failed"}, result="lost")
    briscola, chiamata = statistics(database, ME).bests
    assert briscola.points == (91, "2026-11-19")
    assert (briscola.capots, briscola.bid) == ((2, "2026-11-20"), None)
    assert (chiamata.capots, chiamata.bid) == (None, (84, "2026-11-18"))
    assert (briscola.streak, chiamata.streak) == (3, 2)


def test_months_are_told_the_latest_first_and_no_more_than_a_year_of_them(database: Database) -> None:
    for month in ("2024-12", *(f"2025-{n:02}" for n in range(1, 13))):
        add(database, evening=f"{month}-03", points=70)
    add(database, evening="2025-12-31", result="lost", points=20)
    told = statistics(database, ME)
    assert [each.name for each in told.months] == [f"2025-{n:02}" for n in range(12, 0, -1)]
    assert (told.months[0].counts.matches, told.months[0].counts.won, told.months[0].counts.points) == (
        2,
        1,
        90,
    )
    of_december = statistics(database, ME, month="2025-12")
    assert (of_december.counts.matches, of_december.counts.points) == (2, 90)


def test_one_game_level_or_deck_can_be_asked_for(database: Database) -> None:
    add(database, game="prini-2", level="easy", deck="siciliane", points=61)
    add(database, points=62)
    for asked in ({"game": "prini-2"}, {"level": "easy"}, {"deck": "siciliane"}):
        told = statistics(database, ME, **asked)
        assert (told.counts.matches, told.counts.points) == (1, 61)
        assert hands_by_points(told, "prini-2") == {61: 1}


@pytest.mark.parametrize(
    ("letters", "wanted"),
    [
        ("", Streaks()),
        ("wwlw", Streaks(current=1, best=2, worst=1)),
        ("wlll", Streaks(current=-3, best=1, worst=3)),
        ("wwdw", Streaks(current=1, best=2, worst=0)),
        ("lld", Streaks(current=0, best=0, worst=2)),
    ],
)
def test_streaks(letters: str, wanted: Streaks) -> None:
    assert streaks(letters) == wanted


def test_streaks_follow_the_clock(database: Database) -> None:
    add(database, began="2026-11-21T22:00:00Z", result="lost")
    add(database, began="2026-11-21T20:00:00Z")
    add(database, began="2026-11-21T21:00:00Z")
    assert statistics(database, ME).streaks == Streaks(current=-1, best=2, worst=1, since="2026-11-21")


def test_rates_are_of_the_last_twenty_matches() -> None:
    told = rates("w" * 10 + "l" * 30)
    assert len(told) == 40
    assert (told[0], told[9], told[10], told[19]) == (1.0, 1.0, 10 / 11, 0.5)
    assert (told[20], told[28], told[29], told[39]) == (9 / 20, 1 / 20, 0.0, 0.0)


def test_evenings_and_the_best_of_them(database: Database) -> None:
    for day, results in (("19", "wwl"), ("20", "wwwll"), ("21", "ww"), ("18", "l")):
        for letter in results:
            add(database, evening=f"2026-11-{day}", result="won" if letter == "w" else "lost")
    told = statistics(database, ME)
    assert [(each.day[-2:], each.matches, each.won, each.lost) for each in told.evenings] == [
        ("18", 1, 0, 1),
        ("19", 3, 2, 1),
        ("20", 5, 3, 2),
        ("21", 2, 2, 0),
    ]
    assert told.best_evening == told.evenings[3]


def test_every_number_of_points_has_its_bar(database: Database) -> None:
    assert statistics(database, ME).points == ()
    for points in (0, 0, 61, 119, 120):
        add(database, points=points, against=120 - points)
    told = statistics(database, ME)
    assert len(told.points[0].histogram) == 121
    assert (hands_by_points(told), told.points[0].ahead) == ({0: 2, 61: 1, 119: 1, 120: 1}, 3)


def test_points_are_counted_game_by_game(database: Database) -> None:
    add(database, game="marianna-2", points=163, against=163)
    add(database, game="marianna-2", points=163, against=20)
    add(database, game="briscola-2", points=61, against=59)
    told = statistics(database, ME)
    assert [(each.game, each.ahead) for each in told.points] == [("marianna-2", 1), ("briscola-2", 1)]
    assert hands_by_points(told, "marianna-2") == {163: 2}
    assert hands_by_points(told, "briscola-2") == {61: 1}


def test_a_hand_with_declared_points_beyond_those_of_the_pack_has_its_bar(database: Database) -> None:
    """V-MA-3."""
    add(database, points=163, against=20)
    add(database, points=70, against=50)
    told = statistics(database, ME)
    assert hands_by_points(told) == {70: 1, 163: 1}


def test_a_draw_is_a_match_played_and_none_won(database: Database) -> None:
    add(database)
    add(database, result="drawn")
    counts = statistics(database, ME).counts
    assert (counts.matches, counts.won, counts.drawn) == (2, 1, 1)


def test_the_mean_of_the_points_is_no_whole_number(database: Database) -> None:
    add(database, hands=3, points=100)
    assert statistics(database, ME).counts.mean_points == pytest.approx(33.333, abs=0.001)


def test_what_was_played_most_stands_first_then_what_had_more_hands_then_by_name(database: Database) -> None:
    played = {"bisca-2": (1, 2), "prini-2": (1, 7), "chiamata-5": (3, 1), "briscola-3": (1, 2)}
    for game, (matches, hands) in played.items():
        for _ in range(matches):
            add(database, game=game, hands=hands)
    names = [group.name for group in statistics(database, ME).games]
    assert names == ["chiamata-5", "prini-2", "bisca-2", "briscola-3"]


def test_the_best_evening_is_the_one_with_most_won_above_those_lost(database: Database) -> None:
    for day, results in (("20", "won won won lost lost"), ("21", "won won"), ("22", "won lost won lost")):
        for result in results.split():
            add(database, evening=f"2026-11-{day}", began=f"2026-11-{day}T20:00:00Z", result=result)
    best = statistics(database, ME).best_evening
    assert best is not None and best.day == "2026-11-21"


def test_the_best_evening_has_a_match_won(database: Database) -> None:
    add(database, evening="2026-11-20", result="lost")
    add(database, evening="2026-11-21", result="drawn")
    told = statistics(database, ME)
    assert len(told.evenings) == 2 and told.best_evening is None


def test_a_game_of_which_no_hand_was_played_is_in_no_list(database: Database) -> None:
    add(database, game="sueca-4", hands=5, state="unfinished", result=None)
    add(database, game="brisca-2", hands=0, state="abandoned", result=None)
    assert [group.name for group in statistics(database, ME).games] == ["sueca-4"]


def test_hands_that_were_not_played_are_in_no_histogram(database: Database) -> None:
    add(database, reason="passed_out", points=0)
    add(database, reason="tie", points=60, result="drawn")
    told = statistics(database, ME)
    assert hands_by_points(told) == {60: 1}


# ---- with real matches


def test_real_matches_are_counted_as_their_records_tell(
    history: History, database: Database, records: Records
) -> None:
    for seed in range(4):
        played = play(records, setup(2 + seed % 2), seed=seed)
        note(history, played)
    told = statistics(database, ME)
    assert told.counts.matches == 4
    for game in told.games:
        hands = hands_by_points(told, game.name)
        assert game.counts.hands == sum(hands.values())
        assert game.counts.points == sum(points * many for points, many in hands.items())


def test_a_deal_played_again_is_in_no_statistics(
    history: History, database: Database, records: Records
) -> None:
    again = play(records, deal=next(deal_codes(play(records).events)))
    note(history, again)
    assert statistics(database, ME).counts == Counts()
    assert luck(database).hands == 0


def test_a_deal_played_again_is_no_game_that_one_has_begun(database: Database) -> None:
    add(database)
    for other in ({"replayed": 1}, {"imported": 1}, {"profile": "other"}):
        add(database, game="bisca-2", variant="bisca", **other)
    assert [(plays.variant, plays.times) for plays in History(database).plays(FIRST)] == [("briscola", 1)]


def test_hands_and_matches_of_a_game_are_counted_together(database: Database) -> None:
    add(database, hands=3, winning_hands=2)
    add(database, hands=1, winning_hands=1)
    add(database, hands=2, winning_hands=2, state="abandoned")
    assert [(each.hands, each.matches) for each in History(database).plays(FIRST)] == [(6, 1)]


def test_luck_is_of_everything_ever_dealt(database: Database) -> None:
    add(database, began="2020-01-01T00:00:00Z")
    add(database, taken_back=1)
    add(database, profile="other")
    told = luck(database, Profile(id=FIRST, counts_from="2026-01-01T00:00:00Z"))
    assert told.hands == 2
    aces = told.of(0, "aces")
    assert aces is not None and aces.came == 4
    assert aces.expected == pytest.approx(2 * 4 * 19 / 39)
    assert luck(database).hands == 3


def test_the_hand_that_is_on_stays_a_secret(history: History, database: Database, records: Records) -> None:
    played = play(records, setup(winning_hands=4), steps=12)
    note(history, played)
    assert luck(database).hands == 0
    history.abandoned(played.header.id)
    assert luck(database).hands == 1
