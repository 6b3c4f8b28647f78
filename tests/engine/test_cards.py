"""R-CARD and V-BI-1/2: the pack, its order and its points."""

import pytest

from briscola.engine.cards import (
    ALL_CARDS,
    BISCA_RANKING,
    BRISCOLA_RANKING,
    Card,
    Rank,
    Ranking,
    Suit,
    UnknownCard,
    card,
    cards,
)
from briscola.engine.variants import make_rules
from tests.engine.play import trick_winner


def test_the_pack_has_forty_cards_and_no_eight_nine_or_ten() -> None:
    """R-CARD-1."""
    assert len(set(ALL_CARDS)) == 40
    assert card("CB") == Card(Rank.KNIGHT, Suit.BASTONI)
    for code in ("8D", "9C", "0S", "1X", "D1", ""):
        with pytest.raises(UnknownCard, match="there is no card"):
            card(code)


@pytest.mark.parametrize("ranking", [BRISCOLA_RANKING, BISCA_RANKING])
def test_a_suit_is_worth_thirty_and_the_pack_one_hundred_and_twenty(ranking: Ranking) -> None:
    """R-CARD-2, V-BI-2."""
    for suit in Suit:
        assert sum(ranking.points[c] for c in ALL_CARDS if c.suit is suit) == 30


def test_carichi_and_courts_have_their_points() -> None:
    """R-CARD-2."""
    assert [BRISCOLA_RANKING.points[c] for c in cards("1S 3S RS CS FS 7S 2S")] == [11, 10, 4, 3, 2, 0, 0]
    assert [BISCA_RANKING.points[c] for c in cards("1S 7S RS FS CS 3S 2S")] == [11, 10, 4, 3, 2, 0, 0]


@pytest.mark.parametrize(
    ("line", "card_and_points"),
    [
        ("tB 7D 3D", ("3D", 10)),
        ("tB 7D 2D", ("7D", 0)),
        ("tB 4D FD", ("FD", 2)),
        ("tB 1D 3D 2B", ("2B", 21)),
        ("tB 2B 1D 5B", ("5B", 11)),
        ("tB 4D 1C 3S", ("4D", 21)),
        ("tB 4D 1C FD", ("FD", 13)),
        ("tS FS 1D 3C", ("FS", 23)),
        ("tS FS 3S", ("3S", 12)),
        ("tC 7B 4D 4B 2D CB", ("CB", 3)),
        ("tS 6D 4D 2D FC", ("6D", 2)),
        ("tS 6D 4D 2D 4S", ("4S", 0)),
        ("tB 4D 1D 2B FD 3D", ("2B", 23)),
        ("tD 4D 1D 2B FD 3D", ("1D", 23)),
    ],
)
def test_who_wins_a_trick_and_what_it_is_worth(line: str, card_and_points: tuple[str, int]) -> None:
    """R-CARD-3, R-TRICK-4 … 6, and the small examples of their pages."""
    assert trick_winner(line) == card_and_points


@pytest.mark.parametrize(
    ("line", "card_and_points"),
    [
        ("tS CD FD", ("FD", 5)),
        ("tS 7C 1C", ("1C", 21)),
        ("tS RB 7B", ("7B", 14)),
        ("tS 1D 2S", ("2S", 11)),
        ("tS 3C 4C", ("4C", 0)),
    ],
)
def test_bisca_ranks_the_seven_second_and_the_jack_above_the_queen(
    line: str, card_and_points: tuple[str, int]
) -> None:
    """EX-9, V-BI-1/2."""
    assert trick_winner(line, BISCA_RANKING) == card_and_points


@pytest.mark.parametrize("removed", ["2C", "2B", "2S", "2D"])
def test_three_players_take_a_two_out(removed: str) -> None:
    """R-CARD-4, V-BI-8."""
    for variant in ("briscola", "prini", "bisca"):
        pack = make_rules(variant, 3, {"removed": removed}).pack
        assert len(pack) == 39 and card(removed) not in pack


@pytest.mark.parametrize(("players", "tricks", "stock"), [(3, 12, 27), (6, 6, 18)])
def test_all_the_fours_may_be_left_out_instead(players: int, tricks: int, stock: int) -> None:
    """Option removed = fours: 36 cards, 120 points, as with the twos out (V-SX-1)."""
    rules = make_rules("briscola", players, {"removed": "fours"})
    assert len(rules.pack) == 36 and not any(c.rank is Rank.FOUR for c in rules.pack)
    assert rules.tricks == tricks and len(rules.pack) - players * rules.hand_size == stock
    assert sum(rules.ranking.points[c] for c in rules.pack) == rules.total == 120
    assert make_rules("briscola", 6).changed == make_rules("briscola", 6, {"removed": "twos"}).changed == {}


def test_a_card_shows_its_code() -> None:
    assert str(card("3C")) == repr(card("3C")) == card("3C").code == "3C"
