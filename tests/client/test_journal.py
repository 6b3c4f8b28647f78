"""The journal: plays that cost points, and strong ones, are told by what the cards were."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from briscola.capabilities.coach.journal import Costs, Journal, journal, journal_of, read_hands
from briscola.capabilities.coach.judgement import JudgedPlay, Verdict
from briscola.capabilities.coach.judgement_store import written
from briscola.capabilities.coach.judgements import JudgedRecord, Judgements
from briscola.capabilities.coach.play_habits import Habit, Strength, habit_of, strength_of
from briscola.client.decisions import hands_of
from briscola.client.host.analysis import Analysis
from briscola.client.host.library import Library
from briscola.engine.actions import PLAYS, Bid
from briscola.engine.cards import Suit, card, cards
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.players.search.deepening import Depth
from briscola.storage.records.records import Records
from tests.client.judged import hand_of as hand
from tests.client.judged import judged_hand
from tests.client.test_coach import shortened
from tests.storage.evenings import play


def a_play(
    table: str, played: str, best: str | None, *, players: int = 2, verdict: Verdict = Verdict.MISTAKE
) -> JudgedPlay:
    """Seat 0's play to the cards on the table (their seats are those before it), trumps coins."""
    lying = cards(table) if table else ()
    rules = make_rules("briscola", players)
    before = [(players - len(lying) + at) % players for at in range(len(lying))]
    view = SimpleNamespace(
        rules=rules,
        seat=0,
        trumps=Suit("D"),
        table=tuple(TableCard(seat, each) for seat, each in zip(before, lying, strict=True)),
    )
    play = SimpleNamespace(
        faulty=verdict not in (Verdict.STRONG, Verdict.GOOD),
        verdict=verdict,
        best=PLAYS[card(best or played)],
        decision=SimpleNamespace(view=view, action=PLAYS[card(played)]),
        points=3.0,
        accuracy=0.5,
    )
    return cast(JudgedPlay, play)


@pytest.mark.parametrize(
    ("table", "played", "best", "players", "habit"),
    [
        ("4C", "FD", "2S", 2, Habit.TRUMPS_SPENT),
        ("3C", "2S", "2D", 2, Habit.TRUMPS_KEPT),
        ("3C", "RD", "2D", 2, Habit.TRUMP_TOO_HIGH),
        ("3C", "2D", "RD", 2, None),
        ("", "1S", "4C", 2, Habit.LED_HIGH),
        ("", "4C", "1S", 2, None),
        ("FC", "2S", "3C", 2, Habit.TRICKS_LEFT),
        ("2C", "4C", "2S", 2, Habit.TRICKS_TAKEN),
        ("RC", "3S", "2S", 2, Habit.POINTS_THROWN),
        ("4C", "5C", "6C", 2, None),
        ("4C 1C 2C", "2S", "3S", 4, Habit.PARTNER_STARVED),
        ("1C 2C 4C", "2S", "3S", 4, None),
    ],
)
def test_a_costly_play_is_called(
    table: str, played: str, best: str, players: int, habit: Habit | None
) -> None:
    assert habit_of(a_play(table, played, best, players=players)) is habit


@pytest.mark.parametrize(
    ("table", "played", "players", "strength"),
    [
        ("RC", "1C", 2, Strength.STROZZO),
        ("RC", "3C", 2, Strength.STROZZO),
        ("1C", "2D", 2, Strength.TRUMPED),
        ("", "2S", 2, Strength.LED_CHEAP),
        ("", "2D", 2, None),
        ("1C", "2S", 2, Strength.HELD_BACK),
        ("2C 1C 4C", "3S", 4, Strength.LOADED_PARTNER),
        ("1C 2C 4C", "3S", 4, None),
    ],
)
def test_a_strong_play_is_called(table: str, played: str, players: int, strength: Strength | None) -> None:
    strong = a_play(table, played, None, players=players, verdict=Verdict.STRONG)
    assert strength_of(strong) is strength
    assert habit_of(strong) is None


def test_a_play_as_good_as_the_best_and_a_bid_are_examples_of_nothing() -> None:
    assert habit_of(a_play("4C", "FD", "2S", verdict=Verdict.GOOD)) is None
    assert strength_of(a_play("RC", "1C", None, verdict=Verdict.GOOD)) is None
    bid: Any = a_play("4C", "FD", "2S")
    bid.decision.action = Bid(points=61)
    assert habit_of(bid) is None


def test_points_are_told_a_hand_over_all_hands_and_what_happened_once_is_no_habit() -> None:
    spent, led = a_play("4C", "FD", "2S"), a_play("", "1S", "4C")
    strozzo = a_play("RC", "1C", None, verdict=Verdict.STRONG)
    some = [hand(spent, led, strozzo), hand(spent), hand(strozzo)]
    found = journal([*some, *[hand()] * 17])
    assert found == Journal(
        hands=20,
        accuracy=0.5,
        costs=(Costs(habit=Habit.TRUMPS_SPENT, times=2, a_hand=0.3),),
        strengths=((Strength.STROZZO, 2),),
    )
    few = journal([*some, *[hand()] * 16])
    assert few.wanted == 1
    assert [(each.habit, each.times) for each in few.costs] == [(Habit.TRUMPS_SPENT, 2), (Habit.LED_HIGH, 1)]


def test_the_first_hand_is_told_already() -> None:
    found = journal([hand(a_play("4C", "FD", "2S"), a_play("RC", "1C", None, verdict=Verdict.STRONG))])
    assert found.costs == (Costs(habit=Habit.TRUMPS_SPENT, times=1, a_hand=3.0),)
    assert (found.strengths, found.wanted) == (((Strength.STROZZO, 1),), 19)


def test_without_coached_hands_nothing_is_told() -> None:
    assert journal([]) == Journal(hands=0, accuracy=None, costs=(), strengths=())


@pytest.mark.slow
def test_coached_hands_are_read_from_their_records(tmp_path: Path) -> None:
    library = Library(tmp_path, settings_file=tmp_path / "settings.json")
    kept = play(library.records)
    library.history.begun(kept.header, kept.path, profile=library.profile.id)
    library.history.finished(kept.header, kept.events)
    judged = judged_hand(next(hands_of(kept.events, 0)), Depth(samples=4, batch=2))
    judgements = Judgements(library.database)
    judgements.keep(kept.header.id, 1, written(judged))
    records = judgements.all_of(library.profile)
    assert read_hands(records) == [judged]
    beside = Analysis(journal_of, records)
    beside.wait(20)
    assert beside.news() == [journal([judged])]
    assert read_hands([JudgedRecord(file=str(tmp_path / "gone"), documents={1: "{}"})]) == []
    assert read_hands([JudgedRecord(file=str(kept.path), documents={1: "{}", 9: "{}"})]) == []
    library.close()


def test_figures_that_are_not_of_these_cards_are_left_out(tmp_path: Path) -> None:
    kept = play(Records(tmp_path))
    whole = next(hands_of(kept.events, 0))
    last = judged_hand(shortened(whole, 3), Depth(samples=4, batch=2))  # numbered as if they were the first
    document = written(last).document
    assert read_hands([JudgedRecord(file=str(kept.path), documents={1: document})]) == []
