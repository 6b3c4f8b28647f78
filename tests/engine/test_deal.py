"""R-DEAL and V-PR-7/8, V-MO-1/2: draw for the deal, cut, deal, turned card; where the bytes come from."""

from hashlib import sha256

import pytest

from briscola.engine.cards import Suit, card, cards
from briscola.engine.events import DrawnForDeal
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules
from briscola.engine.shuffle import deal_drawn, draw_for_deal, seed_of, shuffle_and_cut, shuffled, words
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals, SystemDeals
from tests.engine.play import after_tricks, quick_games, slug, started


@pytest.mark.parametrize(
    ("players", "first_dealer", "pack", "rounds", "dealer"),
    [
        (3, "high", "7S RD 3B", ["7S RD 3B"], 2),  # R-DEAL-1: the strongest rank
        (3, "high", "1D 4C 1B 2S 7D", ["1D 4C 1B", "2S - 7D"], 2),  # R-DEAL-2: only the tied draw again
        (3, "low", "7S RD 3B", ["7S RD 3B"], 0),
        (3, "low", "RD 7S 3B", ["RD 7S 3B"], 1),
        (2, "high", "1D 1C 2D 2C 3S", ["1D 1C", "2D 2C"], 0),  # a pack that runs out: the first of the tied
        (3, "high", "2D 1C 1B 3S", ["2D 1C 1B"], 1),
    ],
)
def test_who_draws_the_right_card_deals(
    players: int, first_dealer: str, pack: str, rounds: list[str], dealer: int
) -> None:
    """R-DEAL-1, R-DEAL-2, option first_dealer."""
    rules = make_rules("briscola", players, {"first_dealer": first_dealer})
    drawn = tuple(tuple(None if code == "-" else card(code) for code in line.split()) for line in rounds)
    assert deal_drawn(rules, cards(pack)) == DrawnForDeal(cards=drawn, dealer=dealer)


def test_a_random_dealer_draws_no_card() -> None:
    """Option first_dealer = random."""
    rules = make_rules("briscola", 3, {"first_dealer": "random"})
    dealers = {draw_for_deal(rules, bytes([i] * 32)).dealer for i in range(30)}
    assert dealers == {0, 1, 2}
    assert draw_for_deal(rules, b"x" * 32).cards == ()


def test_three_cards_may_be_dealt_at_once_in_bisca_of_nine_in_three_rounds() -> None:
    """Option deal_by: each gets his three in a row, in seat order; V-BI-3."""
    rules = make_rules("briscola", 3, {"deal_by": "three"})
    state = started(rules, dealer=1)
    assert (state.hands[2], state.hands[0], state.hands[1]) == tuple(rules.pack[i : i + 3] for i in (0, 3, 6))
    assert state.turned == rules.pack[9] and state.stock == (*rules.pack[10:], rules.pack[9])
    rules = make_rules("bisca", 2, {"hand_size": 9, "deal_by": "three"})
    state, pack = started(rules), rules.pack
    assert state.hands[0] == (*pack[0:3], *pack[6:9], *pack[12:15])
    assert state.hands[1] == (*pack[3:6], *pack[9:12], *pack[15:18])
    assert state.turned == pack[18]


def test_the_bottom_card_may_be_turned_instead_of_the_next_where_there_is_a_stock() -> None:
    """Option turn_up: the others are drawn in order, top first; R-OPT-1."""
    rules = make_rules("briscola", 2, {"turn_up": "bottom"})
    state = started(rules)
    assert state.hands == (rules.pack[0:6:2], rules.pack[1:6:2])
    assert state.turned == rules.pack[-1] and state.stock == rules.pack[6:]
    for option in ({"deal_by": "three"}, {"turn_up": "bottom"}):
        with pytest.raises(BadOption):
            make_rules("prini", 4, {"deal_all": True, **option})
        with pytest.raises(BadOption):
            make_rules("chiamata", 5, {**option})


def test_the_player_at_the_dealers_left_moves_the_top_packet_to_the_bottom() -> None:
    """R-DEAL-3."""
    assert (make_rules("briscola", 4).cutter(3), make_rules("briscola", 2).cutter(0)) == (2, 1)
    pack, seed = make_rules("briscola", 2).pack, seed_of(b"\x01" * 32)
    whole, _ = shuffle_and_cut(pack, seed, 0)
    cut, at = shuffle_and_cut(pack, seed, 7)
    assert at == 7 and cut == whole[7:] + whole[:7]
    for wrong in (-1, 40):
        with pytest.raises(ValueError, match="a cut moves 1 to 39 cards"):
            shuffle_and_cut(pack, seed, wrong)


def test_the_shuffle_is_the_one_of_the_contract() -> None:
    """docs/log.md, computed here by hand from its ten lines."""
    seed = sha256(b"\x02" * 32 + "salt ☂".encode()).digest()
    assert seed == seed_of(b"\x02" * 32, "salt ☂")
    digests = b"".join(sha256(seed + block.to_bytes(8, "big")).digest() for block in range(3))
    source = words(seed)
    assert [next(source) for _ in range(24)] == [
        int.from_bytes(digests[i : i + 4], "big") for i in range(0, 96, 4)
    ]


@pytest.mark.parametrize("number", range(6))
def test_every_card_of_the_pack_changes_places_and_the_next_word_cuts(number: int) -> None:
    """docs/log.md."""
    seed = seed_of(bytes([number]) * 32)
    pack = make_rules("briscola", 3).pack
    lying, source = list(pack), words(seed)
    for i in range(len(lying) - 1, 0, -1):
        while (word := next(source)) >= 2**32 - 2**32 % (i + 1):
            continue
        j = word % (i + 1)
        lying[i], lying[j] = lying[j], lying[i]
    at = 1 + next(source) % 38
    assert shuffle_and_cut(pack, seed) == ((*lying[at:], *lying[:at]), at)


def test_a_word_that_would_bias_the_shuffle_is_thrown_away() -> None:
    """docs/log.md: the next word while w ≥ 2³² − (2³² mod (i+1))."""
    three = cards("1D 2D 3D")
    assert shuffled(three, iter([2**32 - 1, 2, 1])) == shuffled(three, iter([2, 1]))
    seven = cards("1D 2D 3D 4D 5D 6D 7D")
    for biased in range(2**32 - 4, 2**32):
        assert shuffled(seven, iter([biased, *range(6)])) == shuffled(seven, iter(range(6)))
    four = [2**32 - 1, 2, 1]
    assert shuffled(cards("1D 2D 3D 4D"), iter(four)) == shuffled(cards("1D 2D 3D 4D"), iter([3, 2, 1]))


def test_three_cards_each_one_at_a_time_from_the_dealers_right_and_the_next_is_turned() -> None:
    """R-DEAL-4 and its example, R-DEAL-5 and R-DEAL-6."""
    state = after_tricks(1, 0)
    assert state.hands == (cards("5D 4S 2S"), cards("7B 7C RB"))
    assert state.to_act == state.leader == 0
    assert state.turned == card("RC") == state.stock[-1] and state.trumps is Suit.COPPE
    assert len(state.stock) == 34 and state.stock[0] == card("1B")


def test_the_dummy_sits_just_before_the_dealer() -> None:
    """V-MO-1."""
    rules = make_rules("chiamata", 4)
    assert rules.order(3) == (0, 1, 2, 4, 3)
    assert rules.order(0) == (1, 2, 3, 4, 0)
    assert rules.places == 5 and rules.dummy_seat == 4


@pytest.mark.parametrize("rules", quick_games(2), ids=slug)
def test_every_game_deals_equal_hands_and_a_stock(rules: Rules) -> None:
    """R-DEAL-9, INV-3, V-PR-7, V-BI-3, V-CH-1: tricks = cards ÷ places."""
    state = started(rules)
    assert {len(hand) for hand in state.hands} == {rules.hand_size}
    assert len(state.stock) == len(rules.pack) - rules.hand_size * rules.places
    assert len(rules.pack) % rules.places == 0
    tricks = {(2, 40): 20, (3, 39): 13, (3, 36): 12, (4, 40): 10, (5, 40): 8, (6, 36): 6}
    assert rules.tricks == tricks[rules.places, len(rules.pack)]
    assert started(rules, dealer=0).order[0] == 1


# ---- the secret bytes


MANY = 200


def test_the_bytes_of_a_hand_are_thirty_two_of_which_no_bit_stands_still_or_those_of_a_seed() -> None:
    deals = SystemDeals()
    hands = {deals.for_hand(1) for _ in range(MANY)}
    draws = {deals.for_draw(1) for _ in range(MANY)}
    assert {len(secret) for secret in hands | draws} == {32}
    assert len(hands | draws) == 2 * MANY
    deals = SystemDeals()
    for drawn in (deals.for_hand, deals.for_draw):
        some, every = 0, 2**256 - 1
        for _ in range(MANY):
            secret = int.from_bytes(drawn(1), "big")
            some, every = some | secret, every & secret
        assert some == 2**256 - 1 and every == 0
    again = [SeededDeals(42).for_hand(hand) for hand in range(1, 9)]
    assert again == [SeededDeals(42).for_hand(hand) for hand in range(1, 9)]
    assert len({*again, SeededDeals(42).for_draw(1), SeededDeals(43).for_hand(1)}) == 10
