"""Exact counts of the wider family, found by a brute force that shares no line with the engine.

As in docs/rules/exact-counts.md: P40 is the pack of EX-1, P36 it without the twos; the last seat deals. Where
something is declared, the pack is that of the worked hand, and a declaration is a ply of its own.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from briscola.engine.cards import Card, cards
from briscola.engine.hand import apply, legal_actions
from briscola.engine.rules import OptionValue
from briscola.engine.stages.auction import Auction
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import started
from tests.engine.test_perft import P36, P39, P40, after_sequences, auction_perft, perft, table
from tests.family_examples import read_family

MARIANNA = " ".join(read_family("marianna").example.deck)
CINQUECENTO = " ".join(read_family("cinquecento").example.deck)
TURNED: dict[str, OptionValue] = {"trump_by": "turned"}
FOLLOW: dict[str, OptionValue] = {"must_follow": True}
BRISCA: dict[str, OptionValue] = {"exchange": "off"}
THREE_AT_ONCE: dict[str, OptionValue] = {"deal_by": "three", "turn_up": "bottom", "exchange": "off"}
MARIANNA_3 = MARIANNA.replace(" 2C", "")
UPPER = cards("7C 2D 1D 4B 2C 6B 3C")
SWAPS = (*UPPER, *(c for c in P40 if c not in UPPER))
"""A holds the seven and the two of cups, and the three of cups is turned."""


def dealt(variant: str, players: int, options: dict[str, OptionValue], pack: Iterable[Card] | str) -> State:
    return started(make_rules(variant, players, options), pack)


@pytest.mark.parametrize("most", [2000, pytest.param(10**6, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (dealt("sueca", 4, {}, P40), [10, 24, 63, 123, 1107, 2874, 6661, 14760]),
        (dealt("briscolone", 2, {}, P40), [5, 25, 125, 625, 3125, 15625]),
        (dealt("briscolone", 2, FOLLOW, P40), [5, 13, 65, 188, 940, 1963, 9815, 23286]),
        (dealt("brisca", 3, BRISCA, P36), [3, 9, 27, 81, 243, 729, 2187, 6561]),
        (dealt("scoperta", 2, {}, P40), [3, 9, 27, 81, 243, 729, 2187, 6561]),
        (dealt("marianna", 2, {}, MARIANNA), [6, 30, 162, 810, 4209, 21045]),
        (dealt("marianna", 2, FOLLOW, MARIANNA), [6, 14, 58, 218, 1014, 3468, 14932]),
        (dealt("marianna", 4, TURNED, CINQUECENTO), [3, 9, 27, 81, 243, 729, 2187, 6561, 20674]),
    ],
)
def test_counts_of_legal_sequences(state: State, counts: list[int], most: int) -> None:
    few = [count for count in counts if count <= most]
    assert [perft(state, depth) for depth in range(1, len(few) + 1)] == few


LONG = [
    (dealt("sueca", 4, {}, P40), 8, [1592, 3485, 3649, 6034], [48160, 62150, 93914, 118468]),
    (dealt("briscolone", 2, {}, P40), 6, [12559, 3066], [217712, 20288]),
    (dealt("briscolone", 2, FOLLOW, P40), 8, [16678, 6608], [338542, 65423]),
    (dealt("brisca", 3, BRISCA, P36), 6, [203, 238, 288], [5040, 1954, 3131]),
    (dealt("briscola", 6, {}, P36), 6, [90, 117, 3, 216, 6, 297], [2584, 2763, 67, 3753, 94, 4590]),
]


@pytest.mark.parametrize(
    ("state", "depth", "leads", "points"),
    [
        (dealt("sueca", 4, {}, P40), 4, [17, 24, 32, 50], [262, 191, 375, 508]),
        (dealt("briscolone", 2, {}, P40), 4, [546, 79], [5354, 296]),
        (dealt("scoperta", 2, {}, P40), 6, [185, 544], [3772, 5408]),
        (dealt("briscola", 2, {"ranking": "seven"}, P40), 4, [27, 54], [645, 732]),
        (dealt("briscola", 3, {"ranking": "seven"}, P39), 6, [729, 0, 0], [18468, 0, 0]),
        (dealt("briscola", 2, {"deal_by": "three"}, P40), 4, [27, 54], [211, 266]),
        (dealt("briscola", 2, {"turn_up": "bottom"}, P40), 4, [18, 63], [234, 351]),
        (dealt("brisca", 4, THREE_AT_ONCE, P40), 4, [20, 18, 27, 16], [128, 174, 432, 76]),
        (dealt("brisca", 2, {}, SWAPS), 7, [1485, 0], [12195, 0]),
        (dealt("marianna", 2, {}, MARIANNA), 4, [661, 149], [9339, 2121]),
        (dealt("marianna", 3, {}, MARIANNA_3), 4, [450, 65, 110], [6115, 395, 740]),
        (dealt("marianna", 2, TURNED, CINQUECENTO), 6, [612, 117], [19953, 1647]),
        *(pytest.param(*row, marks=pytest.mark.slow) for row in LONG),
    ],
)
def test_leaders_and_points_after_so_many_plies(
    state: State, depth: int, leads: list[int], points: list[int]
) -> None:
    """A declaration, and an answer about the turned card, are plies; a trick may be half played."""
    assert after_sequences(state, depth) == (leads, points)


def test_each_exchange_is_asked_for_and_declined_as_a_ply_of_its_own() -> None:
    """R-XCHG: who leads holds the seven and the two; his two exchanges of one turn are two plies."""
    counts = {"seven_and_two": [3, 9, 21, 60, 180, 504], "seven": [3, 9, 21, 63, 189, 531]}
    for exchange, expected in counts.items():
        state = dealt("scoperta", 2, {"exchange": exchange}, SWAPS)
        assert [perft(state, depth) for depth in range(1, 7)] == expected


@pytest.mark.parametrize(("first", "declared"), [(20, 3700), (40, 7400)])
def test_what_is_declared_after_four_plies(first: int, declared: int) -> None:
    """V-MA-3, over all sequences; who leads holds the pair."""
    waiting = [dealt("marianna", 2, {"first_marianna": first}, MARIANNA)]
    for _ in range(4):
        waiting = [apply(state, action)[0] for state in waiting for action in legal_actions(state)]
    totals = [state.declared_points for state in waiting]
    assert len(totals) == 810 and all(totals)
    assert [sum(row[seat] for row in totals if row) for seat in (0, 1)] == [declared, 0]


def test_a_weak_hand_branches_into_two_and_the_auction_follows_the_noes() -> None:
    """V-CB-3: two are asked; who bids 120 at once may call any of forty cards."""
    low = "7D 6D 5C 4C 2S 7S FB FS", "2D 4D 5D 2C 6C 7C 2B 4B"
    rest = [c.code for c in P40 if c.code not in " ".join(low).split()]
    rows = [*(hand.split() for hand in low), rest[:8], rest[8:16], rest[16:]]
    pack = " ".join(row[i] for i in range(8) for row in rows)
    state = dealt("chiamata", 5, {"weak_redeal": True}, pack)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == [2, 2, 61, 1890 + 40]


@pytest.mark.parametrize("players", [4, 5])
def test_an_auction_with_obliged_bids_branches_into_128_rungs(players: int) -> None:
    """V-CB-1: counted as the other auctions."""
    rules = make_rules("chiamata", players, {"bidding": "rank", "obliged": True})
    state = started(rules, P40)
    (auction,) = (stage for stage in rules.stages if isinstance(stage, Auction))
    assert [auction_perft(auction, state, depth) for depth in (1, 2)] == [129, 8384]


def test_the_page_tells_these_counts() -> None:
    """docs/rules/exact-counts.md: every list of numbers of the wider family stands in this module."""
    here = Path(__file__).read_text(encoding="utf-8")
    rows = [*table("The wider family"), *table("The wider family", 1)]
    lists = [cell for row in rows for cell in row if re.fullmatch(r"\d+(, \d+)+", cell)]
    assert len(lists) > 30 and [cell for cell in lists if f"[{cell}]" not in here] == []
