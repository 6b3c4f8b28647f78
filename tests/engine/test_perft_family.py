"""Exact counts of the wider family, found by a brute force that shares no line with the engine.

As in rules.md, section 7: P40 is the pack of EX-1, P36 it without the twos; the last seat deals. Where
something is declared, the pack is that of the worked hand, and a declaration is a ply of its own.
"""

from collections.abc import Iterable

import pytest

from briscola.engine.cards import Card
from briscola.engine.rules import OptionValue
from briscola.engine.stages.auction import Auction
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import started
from tests.engine.test_perft import P36, P40, after_sequences, auction_perft, perft
from tests.family_examples import read_family

MARIANNA = " ".join(read_family("marianna").example.deck)
CINQUECENTO = " ".join(read_family("cinquecento").example.deck)
TURNED: dict[str, OptionValue] = {"trump_by": "turned"}
FOLLOW: dict[str, OptionValue] = {"must_follow": True}
BRISCA: dict[str, OptionValue] = {"exchange": "off"}


def dealt(variant: str, players: int, options: dict[str, OptionValue], pack: Iterable[Card] | str) -> State:
    return started(make_rules(variant, players, options), pack)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "players", "options", "pack", "counts"),
    [
        ("sueca", 4, {}, P40, [10, 24, 63, 123, 1107, 2874, 6661, 14760]),
        ("briscolone", 2, {}, P40, [5, 25, 125, 625, 3125, 15625]),
        ("briscolone", 2, FOLLOW, P40, [5, 13, 65, 188, 940, 1963, 9815, 23286]),
        ("brisca", 3, BRISCA, P36, [3, 9, 27, 81, 243, 729, 2187, 6561]),
        ("scoperta", 2, {}, P40, [3, 9, 27, 81, 243, 729, 2187, 6561]),
        ("marianna", 2, {}, MARIANNA, [6, 30, 162, 810, 4209, 21045]),
        ("marianna", 2, FOLLOW, MARIANNA, [6, 14, 58, 218, 1014, 3468, 14932]),
        ("marianna", 4, TURNED, CINQUECENTO, [3, 9, 27, 81, 243, 729, 2187, 6561, 20674]),
    ],
)
def test_counts_of_legal_sequences(
    variant: str,
    players: int,
    options: dict[str, OptionValue],
    pack: tuple[Card, ...] | str,
    counts: list[int],
) -> None:
    state = dealt(variant, players, options, pack)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "players", "options", "pack", "depth", "leads", "points"),
    [
        ("sueca", 4, {}, P40, 4, [17, 24, 32, 50], [262, 191, 375, 508]),
        ("sueca", 4, {}, P40, 8, [1592, 3485, 3649, 6034], [48160, 62150, 93914, 118468]),
        ("briscolone", 2, {}, P40, 4, [546, 79], [5354, 296]),
        ("briscolone", 2, {}, P40, 6, [12559, 3066], [217712, 20288]),
        ("briscolone", 2, FOLLOW, P40, 8, [16678, 6608], [338542, 65423]),
        ("brisca", 3, BRISCA, P36, 6, [203, 238, 288], [5040, 1954, 3131]),
        ("scoperta", 2, {}, P40, 6, [185, 544], [3772, 5408]),
        ("briscola", 6, {}, P36, 6, [90, 117, 3, 216, 6, 297], [2584, 2763, 67, 3753, 94, 4590]),
    ],
)
def test_leaders_and_points_after_whole_tricks(
    variant: str,
    players: int,
    options: dict[str, OptionValue],
    pack: tuple[Card, ...],
    depth: int,
    leads: list[int],
    points: list[int],
) -> None:
    assert after_sequences(dealt(variant, players, options, pack), depth) == (leads, points)


@pytest.mark.parametrize("players", [4, 5])
def test_an_auction_with_obliged_bids_branches_into_128_rungs(players: int) -> None:
    """V-CB-1: counted as in rules.md, 7.4."""
    rules = make_rules("chiamata", players, {"bidding": "rank", "obliged": True})
    state = started(rules, P40)
    (auction,) = (stage for stage in rules.stages if isinstance(stage, Auction))
    assert [auction_perft(auction, state, depth) for depth in (1, 2)] == [129, 8384]
