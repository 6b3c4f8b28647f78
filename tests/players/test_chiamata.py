"""The called game: bids, the call, and who the partner may be."""

from random import Random

import pytest
from msgspec.structs import replace

from briscola.engine.actions import PASS, Bid, Call
from briscola.engine.cards import Suit, cards
from briscola.engine.hand import decider, legal_actions
from briscola.engine.observation import Observation
from briscola.engine.state import State
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.players.heuristic.belief import holder_chances, scenarios
from briscola.players.heuristic.bidding import CAUTION, HandValue, bid
from briscola.players.knowledge import know
from tests.engine.bars import do, won
from tests.engine.play import seen, started
from tests.players.positions import chiamata_position, chosen, player

POINTS = make_rules("chiamata", 5)
STRONG = "1B 3B RB CB 7B 1D 4S 2S"
POOR = "2C 4D 5S 6B 7C 2D 4S 5B"
SEEDS = range(6)


def dealt(bidding: str, hand: str, seed: int | None = None) -> State:
    """A hand in which the first to speak holds these eight cards; the rest in order, or shuffled."""
    mine = cards(hand)
    rest = [c for c in POINTS.pack if c not in mine]
    if seed is not None:
        Random(seed).shuffle(rest)
    rules = make_rules("chiamata", 5, {"bidding": bidding})
    return started(rules, [c for i in range(8) for c in (mine[i], *rest[4 * i : 4 * i + 4])])


@pytest.mark.parametrize("bidding", ["points", "rank"])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_strong_hand_bids_and_a_poor_one_passes(level: str, bidding: str) -> None:
    assert isinstance(player(level).choose(seen(dealt(bidding, STRONG), 0)), Bid)
    assert player(level).choose(seen(dealt(bidding, POOR), 0)) == PASS


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_no_hand_is_bid_to_the_top(level: str) -> None:
    state = dealt("points", STRONG)
    state = do(state, Bid(points=61), PASS, PASS, PASS, Bid(points=105))
    assert player(level).choose(seen(state, 0)) == PASS


def test_a_rank_wants_a_better_hand_than_points() -> None:
    """A hand just good enough for 61 with the card it likes best does not bid that card's rank."""
    plain = dict.fromkeys(("base", "trump", "side_ace", "side_three", "side_court", "void"), 0.0)
    value = HandValue(**plain, trump_honour=(0.0,) * 5, called=(61.0 + CAUTION,) * 10)
    assert bid(seen(dealt("points", STRONG), 0), value, CAUTION, 0.5) == Bid(points=61)
    assert bid(seen(dealt("rank", STRONG), 0), value, CAUTION, 0.5) == PASS


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("bidding", ["points", "rank"])
def test_the_call_asks_for_a_card_missing_in_the_best_suit(level: str, bidding: str) -> None:
    state = dealt(bidding, STRONG)
    bids = [a for a in legal_actions(state) if isinstance(a, Bid)]
    # In the rank auction the jack is the first rank that the strong suit lacks.
    state = won(state, bids[4] if bidding == "rank" else bids[0])
    call = player(level).choose(seen(state, 0))
    assert isinstance(call, Call)
    assert call.card.suit is Suit.BASTONI
    assert call.card not in state.hands[0]


def test_medium_calls_the_ace_that_it_lacks() -> None:
    state = dealt("points", "3B RB CB 7B 5B 1D 4S 2S")
    state = won(state, Bid(points=61))
    assert player("medium").choose(seen(state, 0)) == Call(card=cards("1B")[0])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_hidden_partner_loads_the_callers_sure_trick(seed: int) -> None:
    view = chiamata_position(hand="3B 1D 4C 5C 2S 4S 6D 7D", called="3B", caller=2, table="7C 1B 4D 5D")
    assert chosen("medium", view, seed) == "1D"


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_defender_does_not_feed_the_caller(level: str, seed: int) -> None:
    view = chiamata_position(hand="3D 1D 4C 5C 2S 4S 6S 7S", called="3B", caller=2, table="7C 1B 4D 5D")
    assert chosen(level, view, seed) not in ("3D", "1D")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_defender_takes_the_callers_rich_trick_when_last(seed: int) -> None:
    view = chiamata_position(hand="6B 4D 4C 5C 2S 4S 6S 7S", called="3B", caller=2, table="7C 1C FD 5D")
    assert chosen("medium", view, seed) == "6B"


def test_who_feeds_the_caller_is_thought_to_be_his_partner() -> None:
    """Seat 3 throws an ace to the caller's trump, seat 4 a liscio."""
    view = chiamata_position(hand="6B 4D 4C 5C 2S 4S 6S 7S", called="3B", caller=2, table="7C 1B 1S 5D")
    chances = holder_chances(know(view))
    assert chances[3] > 2 * chances[4]
    assert chances[3] > chances[1]
    assert sum(chances.values()) == pytest.approx(1)


def test_the_sides_are_certain_for_the_holder_in_mano_and_once_the_called_card_is_played() -> None:
    view = chiamata_position(hand="6B 4D 4C 5C 2S 4S 6S 7S", called="3B", caller=2, table="7C 1S 3B 5D")
    (known,) = scenarios(know(view), spite=0.0, win=False)
    assert known.friends[0] == (1.0, 1.0, -1.0, -1.0, 1.0)
    assert known.friends[3] == (-1.0, -1.0, 1.0, 1.0, -1.0)
    partner = chiamata_position(hand="3B 4D 4C 5C 2S 4S 6S 7S", called="3B", caller=2)
    (known,) = scenarios(know(partner), spite=0.0, win=False)
    assert known.friends[0] == (1.0, -1.0, 1.0, -1.0, -1.0)
    alone = chiamata_position(hand="3B 4D 4C 5C 2S 4S 6S 7S", called="3B", caller=0)
    (known,) = scenarios(know(alone), spite=0.0, win=False)
    assert known.friends[0] == (1.0, -1.0, -1.0, -1.0, -1.0)


def guardians_view(*, guardian: str, dummy: str, holder: int) -> Observation:
    """The dealer (seat 3) plays for the open dummy, fourth to a trick won so far by the ace of caller 1.

    `holder` is the seat of the called 3B.
    """
    rules = make_rules("chiamata", 4, {"morto": "open"})
    mine, open_cards, lying = cards(guardian), cards(dummy), cards("7C 1B 4D")
    rest = [c for c in rules.pack if c not in (*mine, *open_cards, *lying)]
    if holder != 3:
        rest.remove(cards("3B")[0])
        rest.insert(7 * holder, cards("3B")[0])
    hands = (tuple(rest[:7]), tuple(rest[7:14]), tuple(rest[14:21]), mine, open_cards)
    state = replace(
        started(rules),
        stage=2,
        hands=hands,
        trumps=Suit.BASTONI,
        table=tuple(TableCard(seat, c) for seat, c in enumerate(lying)),
        leader=0,
        to_act=4,
        caller=1,
        bid=Bid(points=61),
        bids=((1, Bid(points=61)),),
        called=cards("3B")[0],
        partner=holder,
    )
    assert decider(state) == 3
    return seen(state, 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_hidden_partner_makes_an_enemy_dummy_load_the_caller(seed: int) -> None:
    """V-MO-8: nothing obliges the guardian to choose well."""
    view = guardians_view(guardian="3B 4C 5C 6D 7D 2S 4S 5S", dummy="1D 6S 7S 2C FC 5B 6B 7B", holder=3)
    assert chosen("medium", view, seed) == "1D"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_defending_guardian_does_not_let_the_dummy_feed_the_caller(seed: int) -> None:
    view = guardians_view(guardian="4B 4C 5C 6D 7D 2S 4S 5S", dummy="1D 6S 7S 2C FC 5B 6B 7B", holder=0)
    assert chosen("medium", view, seed) in ("6S", "7S", "2C")
