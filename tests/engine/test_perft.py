"""Exact counts of legal sequences ("perft"): those of docs/rules/exact-counts.md, read from its tables."""

import re
from pathlib import Path

import pytest

from briscola.engine.actions import PASS, Action, Bid, Call
from briscola.engine.cards import Card, Rank, card
from briscola.engine.hand import apply, legal_actions
from briscola.engine.rules import OptionValue
from briscola.engine.scoring import Payments
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER, Auction
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import golden, started

P40 = golden(1).pack
P39 = tuple(c for c in P40 if c != card("2C"))
P36 = tuple(c for c in P40 if c.rank is not Rank.TWO)
PACKS = {3: P39, 6: P36}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "exact-counts.md"
MOST = 60_000
"""Sequences that are counted by a test."""


def numbers(cell: str) -> list[int]:
    return [int(number) for number in cell.split(", ")]


def table(heading: str, number: int = 0) -> list[list[str]]:
    """The cells of each row of a table under a heading of the page."""
    section = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)[number].splitlines()[2:]
    return [row.strip("| ").split(" | ") for row in rows]


def form(cell: str) -> tuple[int, bool]:
    """The players of `drawing, n = 2`, and whether all cards are dealt."""
    return int(cell.partition("n = ")[2][0]), cell.startswith("all dealt")


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` legal actions there are."""
    if depth == 0:
        return 1
    return sum(perft(apply(state, action)[0], depth - 1) for action in legal_actions(state))


def after_sequences(state: State, depth: int) -> tuple[list[int], list[int]]:
    """Over all sequences of whole tricks: how often each seat leads next, and the points it has won."""
    leads, points = [0] * len(state.order), [0] * len(state.order)
    waiting = [(state, depth)]
    while waiting:
        current, left = waiting.pop()
        if left:
            waiting += [(apply(current, action)[0], left - 1) for action in legal_actions(current)]
            continue
        assert current.leader is not None
        leads[current.leader] += 1
        points = [total + won for total, won in zip(points, current.points, strict=True)]
    return leads, points


def game(variant: str, players: int, options: dict[str, OptionValue] | None = None) -> State:
    return started(make_rules(variant, players, options), PACKS.get(players, P40))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_ply_of_free_play_multiplies_by_three(players: int) -> None:
    """docs/rules/exact-counts.md."""
    assert [perft(game("briscola", players), depth) for depth in range(1, 9)] == [3**d for d in range(1, 9)]


def test_hands_multiply_by_what_is_left_of_them() -> None:
    """docs/rules/exact-counts.md: (h!)^n at the end, here for two players: 3·3·2·2·1·1."""
    state = game("briscola", 2)
    for _ in range(34):
        state, _ = apply(state, legal_actions(state)[0])
    assert [perft(state, depth) for depth in range(1, 8)] == [3, 9, 18, 36, 36, 36, 0]
    nine = game("bisca", 2, {"hand_size": 9})
    assert [perft(nine, depth) for depth in (1, 2, 3, 4)] == [9, 81, 729, 6561]


@pytest.mark.slow
@pytest.mark.parametrize("row", table("The reference pack"), ids=", ".join)
def test_leaders_and_points_after_whole_tricks(row: list[str]) -> None:
    """The reference pack."""
    players, depth, sequences = int(row[0][0]), int(row[1]), int(row[2])
    leads, points = numbers(row[3]), numbers(row[4])
    assert sum(leads) == sequences == 3**depth
    if sequences <= MOST:
        assert after_sequences(game("briscola", players), depth) == (leads, points)


@pytest.mark.slow
@pytest.mark.parametrize("row", table("Prini on the same packs"), ids=lambda row: row[0])
def test_prini_counts(row: list[str]) -> None:
    """Prini on the same packs."""
    players, deal_all = form(row[0])
    counts = [count for count in numbers(row[1]) if count <= MOST]
    state = game("prini", players, {"deal_all": deal_all})
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.slow
@pytest.mark.parametrize("row", table("Prini on the same packs", 1), ids=", ".join)
def test_prini_leaders_and_points(row: list[str]) -> None:
    """Prini on the same packs, after whole tricks."""
    players, deal_all = form(row[0])
    leads, points = numbers(row[2]), numbers(row[3])
    if sum(leads) <= MOST:
        state = game("prini", players, {"deal_all": deal_all})
        assert after_sequences(state, int(row[1])) == (leads, points)


def called(players: int, pack: tuple[Card, ...], card_called: str) -> State:
    """Chiamata at the first lead: the first seat bids, the others pass."""
    state = started(make_rules("chiamata", players), pack)
    actions: list[Action] = [Bid(points=61), *[PASS] * (players - 1), Call(card=card(card_called))]
    for action in actions:
        state, _ = apply(state, action)
    return state


def test_chiamata_plays_its_first_trick_from_eight_cards_and_the_blind_dummy_adds_no_branch() -> None:
    """docs/rules/exact-counts.md: on the pack of EX-4 with cups as trump, and on that of EX-5."""
    leads, points = after_sequences(called(5, golden(4).pack, "3C"), 5)
    assert leads == [7548, 2344, 15604, 3458, 3814]
    assert points == [108554, 28869, 228347, 44208, 81542]
    state = called(4, golden(5).pack, "3D")
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == [8, 64, 512, 512, 4096]


def auction_perft(stage: Auction, state: State, depth: int) -> int:
    """How many auction sequences of `depth` there are; a finished auction has no continuation."""
    if depth == 0:
        return 1
    if state.to_act is None:
        return 0
    return sum(
        auction_perft(stage, stage.apply(state, action)[0], depth - 1) for action in stage.legal(state)
    )


@pytest.mark.parametrize(
    ("players", "ladder", "counts"),
    [
        (5, POINTS_LADDER, [61, 1890, 39650]),
        (4, POINTS_LADDER, [61, 1890, 39650]),
        (5, RANK_LADDER, [70, 2484, 59570]),
    ],
)
def test_auctions_branch_by_every_higher_bid(
    players: int, ladder: tuple[Bid, ...], counts: list[int]
) -> None:
    """Chiamata."""
    stage = Auction(ladder=ladder)
    state = started(make_rules("chiamata", players), P40)
    assert [auction_perft(stage, state, depth) for depth in (1, 2, 3)] == counts


def complete_auctions(players: int, stage: Auction) -> int:
    """How many whole auctions a ladder allows, the passed-out one included."""
    rules = make_rules("chiamata", players)
    assert isinstance(rules.scoring, Payments)
    count, waiting = 0, [stage.begin(started(rules, P40))[0]]
    while waiting:
        state = waiting.pop()
        if state.outcome is not None or state.to_act is None:
            count += 1
        else:
            waiting += [stage.apply(state, action)[0] for action in stage.legal(state)]
    return count


@pytest.mark.parametrize(
    ("players", "rungs", "count"),
    [(5, 1, 6), (5, 2, 21), (5, 3, 66), (5, 4, 196), (4, 1, 5), (4, 2, 15), (4, 3, 41), (4, 4, 108)],
)
def test_complete_auctions_of_a_short_points_ladder(players: int, rungs: int, count: int) -> None:
    """Chiamata."""
    assert complete_auctions(players, Auction(ladder=POINTS_LADDER[:rungs])) == count


@pytest.mark.slow
@pytest.mark.parametrize(("players", "count"), [(5, 66314), (4, 22794)])
def test_complete_auctions_of_the_ten_plain_ranks(players: int, count: int) -> None:
    """Chiamata."""
    assert complete_auctions(players, Auction(ladder=RANK_LADDER[:10])) == count
