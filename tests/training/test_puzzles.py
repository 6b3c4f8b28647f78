"""Puzzles are found again, their proofs hold, their reasons are true; those that are kept are a mixture."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from benchmarks.judges.claims import Line as Row
from benchmarks.judges.claims import Shown, false_claims
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.puzzle import (
    ProofKind,
    Puzzle,
    Theme,
    action_of,
    state_of,
    told_of,
    view_of,
)
from briscola.engine.actions import PASS, PLAYS, Action, Bid
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.reason_words import Speech, sentence
from briscola.players.insight.reasons import Reason, Why
from tests.players.positions import chiamata_position, pairs, two
from tests.players.test_reasons_bids import auction
from training.puzzles import __main__ as command
from training.puzzles.choosing import WITHDRAWN, choose
from training.puzzles.making import nearest, puzzle_at
from training.puzzles.rechecking import again, recheck
from training.puzzles.themes import position as named
from training.puzzles.themes import theme_of
from training.puzzles.twins import look, seen, twins, without_twins
from training.puzzles.worths import verdict

NAMES = ("You", "Ada", "Rocco", "Peppe", "Nina", "Dummy")
TWO, PAIRS = make_rules("briscola", 2), make_rules("briscola", 4)


def quick_ones(count: int) -> list[Puzzle]:
    """Proven puzzles near the end, from every corner of the collection."""
    exact = [p for p in puzzles() if p.proof is ProofKind.EXACT and len(p.worths) <= 5]
    return exact[:: max(1, len(exact) // count)]


def test_proven_puzzles_are_proven_again() -> None:
    for puzzle in quick_ones(30):
        found = verdict(state_of(puzzle))
        assert found is not None and found.only_one and told_of(found.reason) == puzzle.told
        for each in found.values:
            kept = puzzle.worth_of(each.action)
            assert kept is not None
            assert (each.points, each.chance) == pytest.approx((kept.points, kept.chance), abs=0.001)


def test_a_position_gives_the_same_puzzle_again() -> None:
    puzzle = quick_ones(1)[0]
    assert puzzle_at(puzzle.deal, puzzle.actions) == puzzle


def test_a_bid_is_taken_for_the_nearest_one_on_offer_that_is_no_higher() -> None:
    view = auction("1D 3D RD CD 7D 1C 3B 4S")
    offered: list[Action] = [PASS, Bid(points=61), Bid(points=80)]
    taken = [nearest(action, view, offered) for action in (Bid(points=79), Bid(points=95), PASS)]
    assert taken == [Bid(points=61), Bid(points=80), PASS]


def test_the_reason_of_every_puzzle_is_true() -> None:
    text.use("en")
    for puzzle in puzzles():
        view = view_of(state_of(puzzle))
        speech = Speech(names=NAMES, contract=view.contract is not None)
        rows = [
            Row(
                action=action_of(w.action),
                points=round(w.points) if w.payment is None else None,
                chance=shown_chance(puzzle, w.chance),
            )
            for w in puzzle.worths
        ]
        words = sentence(puzzle.told.reason, speech).replace("\N{NO-BREAK SPACE}", " ")
        told = Shown(
            view=view, names=NAMES, action=puzzle.right, advised=puzzle.right, words=words, lines=rows
        )
        assert not false_claims(told), (puzzle.id, words)


def shown_chance(puzzle: Puzzle, chance: float) -> int:
    """A chance as the table shows it: none where all points count."""
    if puzzle.by_points:
        return 0
    whole = round(100 * chance)
    return min(99, max(1, whole)) if 0 < chance < 1 else whole


# ---- themes


def test_where_one_may_pass_it_is_about_the_bid_and_where_all_is_known_one_counts() -> None:
    view = auction("1D 3D RD CD 7D 1C 3B 4S")
    assert theme_of(named(view, PASS, Reason(why=Why.NO_CARICO), exact=False)) is Theme.BID
    view = two("4C 5C 1S", last_tricks=True)
    assert theme(view, "4C", Why.MORE_POINTS, exact=True) is Theme.COUNT


def theme(view: Observation, code: str, why: Why = Why.WINS_TRICK, *, exact: bool = False) -> Theme:
    """The theme of a position in which that card is right."""
    return theme_of(named(view, PLAYS[card(code)], Reason(why=why), exact=exact))


def test_a_carico_that_takes_is_a_strozzo_and_the_only_trump_in_hand_a_last_trump() -> None:
    view = two("1D 4C 5C", "RD")
    assert theme(view, "1D") is Theme.STROZZO
    assert theme(view, "4C") is Theme.TRICK
    assert theme(two("1D 4C 5C"), "1D", Why.LEADS_BLANK) is Theme.LEAD
    view = two("4B 4C 5C", "RD")
    assert theme(view, "4B") is Theme.LAST_TRUMP
    assert theme(view, "4C") is Theme.LAST_TRUMP
    two_trumps = two("4B 5B 5C", "RD")
    assert theme(two_trumps, "4B") is Theme.TRUMPING


def test_points_on_a_partners_trick_load_the_partner_and_the_called_card_unseen_hides() -> None:
    view = pairs("RC 4C 5C", "4D 1D 5D")
    assert theme(view, "RC", Why.LOADS_PARTNER) is Theme.LOAD_PARTNER
    assert theme(view, "4C", Why.LOADS_PARTNER) is Theme.TRICK
    view = chiamata_position(hand="1B 2D 4D 5D 6C 7C FC CS", called="1B", caller=2)
    assert theme(view, "2D") is Theme.HIDDEN_PARTNER
    view = chiamata_position(hand="2D 4D 5D 6C 7C FC CS RS", called="1B", caller=2)
    assert theme(view, "2D", Why.LEADS_BLANK) is Theme.LEAD


# ---- finding and choosing


def test_a_run_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    played: list[int] = []

    def none_found(_rules: object, _seed: int, hand: int) -> list[Puzzle]:
        played.append(hand)
        return []

    file = tmp_path / "found.jsonl"
    command.make(file, ["briscola-2"], none_found, seed=1, hands=3, minutes=1)
    file.write_bytes(file.read_bytes()[:-10])
    command.make(file, ["briscola-2"], none_found, seed=1, hands=4, minutes=1)
    assert played == [0, 1, 2, 2, 3]
    assert {line.hand for line in command.read(file)} == {0, 1, 2, 3}


def test_few_of_one_kind_are_chosen_and_no_near_twins() -> None:
    found = puzzles()
    few = choose(found, 24)
    assert choose(found[::-1], 24) == few
    assert len({puzzle.theme for puzzle in few}) >= 9
    assert len({puzzle.deal.split(":")[1] for puzzle in few}) >= 6
    assert len(without_twins(puzzles())) == len(puzzles())


def test_the_same_question_with_the_suits_renamed_is_a_twin() -> None:
    batons = two("1D 4C 5C", "RD")
    cups = two("1S 4D 5D", "RS", "2C")
    other = two("1S 4D 6D", "RS", "2C")
    aces = [PLAYS[card(code)] for code in ("1D", "1S", "1S")]
    looks = [look(view, ace) for view, ace in zip((batons, cups, other), aces, strict=True)]
    assert looks[0] == looks[1] != looks[2]


def test_of_one_deal_the_same_hand_is_a_twin_and_another_hand_with_another_answer_is_none() -> None:
    first, second = (seen(puzzle) for puzzle in quick_ones(2)[:2])
    later = replace(first, look=second.look)
    assert twins(first, later)
    assert not twins(first, replace(later, hand=second.hand)), "no card in common"


def test_what_holds_no_more_goes_and_a_recheck_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    few, asked = quick_ones(4)[:4], list[str]()

    def prove(puzzle: Puzzle) -> Puzzle | None:
        asked.append(puzzle.id)
        return None if puzzle is few[1] else puzzle

    file = tmp_path / "rechecked.jsonl"
    assert recheck(file, few, minutes=-1, prove=prove) is None and asked == []
    assert recheck(file, few[:2], minutes=1, prove=prove) == [few[0]]
    assert recheck(file, few, minutes=1, prove=prove) == [few[0], *few[2:]]
    assert asked == [puzzle.id for puzzle in few]


def test_what_was_withdrawn_does_not_come_back() -> None:
    withdrawn = msgspec.structs.replace(puzzles()[0], id=min(WITHDRAWN))
    assert not {puzzle.id for puzzle in choose([withdrawn, *puzzles()[1:9]], 9)} & WITHDRAWN
    assert again(withdrawn) is None
    assert not {puzzle.id for puzzle in puzzles()} & WITHDRAWN


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    few = puzzles()[:5]
    command.write(few, tmp_path)
    read = [
        p
        for file in tmp_path.glob("*.json")
        for p in msgspec.json.decode(file.read_bytes(), type=list[Puzzle])
    ]
    assert {puzzle.id for puzzle in read} == {puzzle.id for puzzle in few}
