"""Puzzles: every one is a real position, damaged ones are left out, and they come again when they are due."""

import logging
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from briscola.capabilities.puzzles import collection
from briscola.capabilities.puzzles.answers import PuzzleAnswer
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.puzzle import (
    ProofKind,
    Puzzle,
    PuzzleGame,
    Theme,
    ToldReason,
    Worth,
    action_of,
    state_of,
    view_of,
)
from briscola.capabilities.puzzles.spaced_repetition import BOXES, next_puzzle, progress
from briscola.capabilities.puzzles.words import wrong_words
from briscola.capabilities.puzzles.wrong_answers import fault_of, merit_of
from briscola.engine.actions import PASS, PLAYS, Bid, Call, Play
from briscola.engine.cards import card
from briscola.engine.deal_code import decode
from briscola.engine.observation import Observation
from briscola.i18n import text
from briscola.i18n.card_words import card_name, rank_name
from briscola.i18n.reason_words import Speech, sentence
from briscola.players.insight.reasons import Why
from briscola.system import resources
from tests.players.positions import pairs, two

TODAY = date(2026, 11, 21)


def test_every_puzzle_is_a_position_of_the_engine_with_the_solver_to_choose() -> None:
    for puzzle in puzzles():
        view = view_of(state_of(puzzle))
        assert view.to_act == view.seat, "a dummy's cards are no choice of the hand"
        worths = {action_of(worth.action) for worth in puzzle.worths}
        assert puzzle.right in worths <= set(view.legal), puzzle.id
        if puzzle.theme is Theme.BID:
            assert PASS in worths and 3 <= len(worths) <= 5, puzzle.id
        elif not isinstance(puzzle.right, Call):
            assert worths == set(view.legal), puzzle.id


def test_exactly_one_choice_of_every_puzzle_is_right_by_its_own_proof() -> None:
    for puzzle in puzzles():
        best, *others = puzzle.worths
        assert others, puzzle.id
        for other in others:
            if puzzle.proof is ProofKind.SEARCH:
                assert other.cost >= 3 and other.cost > 4 * other.error, puzzle.id
            elif not puzzle.by_points and best.chance != other.chance:
                assert best.chance > other.chance, puzzle.id
            else:
                assert best.points - other.points >= 2, puzzle.id


def test_the_right_bid_is_paid_best_by_far_and_wins_most_often() -> None:
    bids = [puzzle for puzzle in puzzles() if puzzle.theme is Theme.BID]
    assert {puzzle.right == PASS for puzzle in bids} == {True, False}
    for puzzle in bids:
        best, *others = [(worth.payment, worth.chance) for worth in puzzle.worths]
        for paid, chance in others:
            assert best[0] is not None and paid is not None
            assert best[0] - paid >= 0.29 and best[1] > chance, puzzle.id


def test_there_are_puzzles_of_many_themes_games_and_grades_and_no_two_are_the_same() -> None:
    found = puzzles()
    assert len(found) >= 300
    assert len({(puzzle.deal, len(puzzle.played)) for puzzle in found}) == len(found)
    assert {puzzle.theme for puzzle in found} >= {*Theme} - {Theme.LAST_DRAW}
    assert all(sum(puzzle.theme is theme for puzzle in found) <= len(found) / 3 for theme in Theme)
    assert len({decode(puzzle.deal).rules.variant for puzzle in found}) >= 6
    assert {puzzle.grade for puzzle in found} >= {1, 2, 3, 4}
    assert sum(path.stat().st_size for path in resources.puzzle_files()) < 1_000_000


def test_most_puzzles_are_of_what_people_play_most() -> None:
    games = Counter(decode(puzzle.deal).rules.slug for puzzle in puzzles())
    assert games["briscola-2"] >= 80
    assert games["briscola-4"] >= 60


def test_a_damaged_puzzle_and_a_damaged_file_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = msgspec.json.encode(laid("whole"))
    (tmp_path / "a.json").write_bytes(b"[" + whole + b', {"id": 3}]')
    (tmp_path / "b.json").write_bytes(b"[" + whole)
    monkeypatch.setattr(resources, "puzzle_files", lambda: sorted(tmp_path.glob("*.json")))
    with caplog.at_level(logging.WARNING):
        assert [puzzle.id for puzzle in collection.puzzles.__wrapped__()] == ["whole"]
    assert "puzzle 2 of a.json" in caplog.text and "b.json" in caplog.text


# ---- when they come again


SEED = "A" * 52


def laid(
    name: str,
    *,
    theme: Theme = Theme.STROZZO,
    missed_by: Sequence[str] = (),
    variant: str = "briscola",
    players: int = 2,
) -> Puzzle:
    """A puzzle of which nothing but name, theme, grade and game matters."""
    return Puzzle(
        id=name,
        deal=f"briscola1:{variant}:{players}:0:0:{SEED}",
        played=(),
        theme=theme,
        proof=ProofKind.EXACT,
        worths=(Worth(action="1D", points=70, chance=1),),
        told=ToldReason(why=Why.WINS_TRICK),
        missed_by=tuple(missed_by),
    )


def answers(*rows: tuple[str, int, bool]) -> Sequence[PuzzleAnswer]:
    return [PuzzleAnswer(puzzle=n, day=TODAY - timedelta(days=ago), solved=ok) for n, ago, ok in rows]


def test_a_missed_puzzle_comes_again_the_next_day() -> None:
    made = progress(answers(("a", 0, False)), TODAY)
    tomorrow = TODAY + timedelta(days=1)
    assert not made.due(laid("a"), TODAY) and made.due(laid("a"), tomorrow)
    assert next_puzzle([laid("a"), laid("b")], made, tomorrow) == laid("a")
    assert next_puzzle([laid("a"), laid("b")], made, TODAY) == laid("b")


def test_a_puzzle_that_is_solved_again_and_again_comes_ever_later_and_never_leaves_the_last_box() -> None:
    solved = [PuzzleAnswer(puzzle="a", day=TODAY, solved=True) for _ in range(9)]
    waits = [(progress(solved[:n], TODAY).boxed["a"].due - TODAY).days for n in range(1, 10)]
    assert waits == [*BOXES, 90, 90, 90]
    missed = PuzzleAnswer(puzzle="a", day=TODAY, solved=False)
    assert progress([*solved, missed], TODAY).boxed["a"].box == 0


def test_new_puzzles_are_as_hard_as_the_last_answers_allow() -> None:
    easy, hard = laid("easy"), laid("hard", missed_by=["easy"])
    assert next_puzzle([hard, easy], progress([], TODAY), TODAY) == easy
    four = answers(*((name, 0, True) for name in "abcd"))
    assert next_puzzle([hard, easy], progress(four, TODAY), TODAY) == hard
    missed = [*four, *answers(("e", 0, False), ("f", 0, False))]
    assert next_puzzle([hard, easy], progress(missed, TODAY), TODAY) == easy


BRISCA, PAIRS = PuzzleGame(variant="brisca"), PuzzleGame(variant="briscola", players=4, in_sides=True)


def test_the_first_ones_are_of_the_games_that_one_has_played() -> None:
    """Then those with other seats, the classic one whatever was played; a strange game comes last."""
    strange, plain, pairs = laid("a", variant="brisca"), laid("b"), laid("c", players=4)
    none = progress([], TODAY)
    assert next_puzzle([strange, plain, pairs], none, TODAY) == plain, "who has played nothing yet"
    assert next_puzzle([strange, plain, pairs], none, TODAY, known={BRISCA}) == strange
    assert next_puzzle([strange, plain, pairs], none, TODAY, known={PAIRS}) == pairs
    harder = laid("c", missed_by=["easy", "medium"])
    assert next_puzzle([strange, harder], none, TODAY) == harder
    far_harder = laid("c", missed_by=["easy", "medium", "hard", "maestro"])
    assert next_puzzle([strange, far_harder], none, TODAY) == strange


def test_only_puzzles_of_the_chosen_game_come() -> None:
    known = [laid("a"), laid("b", players=4), laid("c", variant="brisca")]
    made = progress([], TODAY)
    assert next_puzzle(known, made, TODAY, game=PAIRS) == known[1]
    assert next_puzzle(known, made, TODAY, game=BRISCA, theme=Theme.STROZZO) == known[2]
    assert next_puzzle(known, made, TODAY, game=BRISCA, theme=Theme.LEAD) is None


def test_answers_of_a_puzzle_that_is_gone_still_count_and_lay_nothing() -> None:
    """They are kept: streaks and grades follow from them, and no puzzle is due for them."""
    gone = answers(("gone", 2, True), ("gone", 1, True), ("a", 1, True))
    made = progress(gone, TODAY)
    assert (made.answered, made.solved, made.in_a_row, made.days) == (3, 3, 3, 2)
    later = TODAY + timedelta(days=200)
    assert next_puzzle([laid("a"), laid("b")], made, later) == laid("a")
    assert next_puzzle([laid("b")], made, later) == laid("b")


def test_only_puzzles_of_the_theme_come_and_not_the_same_twice_running() -> None:
    known = [laid("a"), laid("b", theme=Theme.COUNT), laid("c", theme=Theme.COUNT)]
    made = progress([], TODAY)
    assert next_puzzle(known, made, TODAY, theme=Theme.COUNT) == known[1]
    assert next_puzzle(known, made, TODAY, theme=Theme.COUNT, besides="b") == known[2]
    assert next_puzzle(known, made, TODAY, besides="a", theme=Theme.STROZZO) == known[0]
    assert next_puzzle(known, made, TODAY, theme=Theme.LEAD) is None


def test_a_streak_counts_days_up_to_today_or_yesterday_and_solutions_since_the_last_miss() -> None:
    made = progress(answers(("a", 4, True), ("b", 2, False), ("c", 1, True), ("d", 1, True)), TODAY)
    assert (made.days, made.in_a_row, made.answered, made.solved) == (2, 2, 4, 3)
    assert progress(answers(("a", 2, True)), TODAY).days == 0


@pytest.mark.parametrize("each", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_a_wrong_answer_gets_its_reason_which_does_not_name_the_right_card(each: int) -> None:
    """In all but 59 of 1,028: some differ in nothing but what comes later, or in what must not be told.

    No number tells the value of the right card, and nothing that a declaration is right.
    """
    text.use("en")
    speech = Speech(names=("You", "Ada", "Rocco", "Peppe", "Nina", "Dummy"))
    without, answers = 0, 0
    for puzzle in puzzles()[::each]:
        view = view_of(state_of(puzzle))
        for wrong in (action_of(worth.action) for worth in puzzle.worths[1:]):
            said = " ".join(wrong_words(puzzle, view, wrong, speech))
            fault, merit = fault_of(puzzle, view, wrong), merit_of(puzzle, view, wrong)
            assert not isinstance(puzzle.right, Play) or card_name(puzzle.right.card) not in said, puzzle.id
            if fault is None and merit is not None and isinstance(wrong, Play):
                told = sentence(merit, speech)
                assert not any(sign.isdigit() for sign in told) or merit.why in RECKONED, (puzzle.id, told)
                assert isinstance(puzzle.right, Play), (puzzle.id, told)
            if isinstance(puzzle.right, Bid) and puzzle.right.rank is not None and merit is not None:
                assert rank_name(puzzle.right.rank) not in sentence(merit, speech), puzzle.id
            if isinstance(wrong, Call) and merit is not None:
                assert not any(sign.isdigit() for sign in sentence(merit, speech)), puzzle.id
            without, answers = without + (fault is None and merit is None), answers + 1
    assert answers > 500 / each and without < 0.06 * answers


@pytest.mark.parametrize(
    ("view", "right", "wrong", "merit"),
    [
        (two("FC RS 7C"), "FC", "RS", Why.BEATS_FEWER),
        (pairs("1C FC 4D", "RS 2S"), "1C", "FC", Why.FEEDS_PARTNER),
    ],
)
def test_what_a_card_risks_or_brings_beside_another_is_not_told(
    view: Observation, right: str, wrong: str, merit: Why
) -> None:
    worth = puzzles()[0].worths[0]
    worths = tuple(replace(worth, action=code) for code in (right, wrong))
    found = merit_of(replace(puzzles()[0], worths=worths), view, PLAYS[card(wrong)])
    assert found is not None and found.why is merit


RECKONED = frozenset({Why.DENIES_GOAL, Why.HARDER_TO_BEAT, Why.GUARDS_TRICK})
"""Merits with numbers that do not follow from the value of the card that is right."""
