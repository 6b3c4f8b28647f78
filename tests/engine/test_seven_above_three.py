"""V-RK-1, option ranking = seven: the usual game with the names 3 and 7 exchanged."""

from collections.abc import Mapping
from random import Random

import pytest

from briscola.engine.actions import Action, Bid, Call, Exchange, Play
from briscola.engine.cards import BRISCOLA_RANKING, SEVEN_RANKING, Card, Rank, card, cards
from briscola.engine.hand import apply, legal_actions
from briscola.engine.rules import OptionValue
from briscola.engine.shuffle import deal_drawn
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import State
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.play import play_all, started, trick_winner

OTHER = {Rank.THREE: Rank.SEVEN, Rank.SEVEN: Rank.THREE}


def renamed(c: Card) -> Card:
    return Card(OTHER.get(c.rank, c.rank), c.suit)


def test_the_seven_is_second_and_worth_ten_and_the_three_is_a_liscio() -> None:
    assert SEVEN_RANKING.order == tuple(
        renamed(Card(r, card("1C").suit)).rank for r in BRISCOLA_RANKING.order
    )
    assert SEVEN_RANKING.points == {c: BRISCOLA_RANKING.points[renamed(c)] for c in SEVEN_RANKING.points}
    assert trick_winner("tB RD 7D", SEVEN_RANKING) == ("7D", 14)
    assert trick_winner("tB 3D 6D", SEVEN_RANKING) == ("3D", 0)
    assert trick_winner("tB FD 3D", SEVEN_RANKING) == ("FD", 2)


def test_the_seven_draws_the_deal_before_the_king() -> None:
    """R-DEAL-1."""
    assert deal_drawn(make_rules("briscola", 3, {"ranking": "seven"}), cards("3S RD 7B")).dealer == 2


def test_the_three_swaps_and_the_two_takes_the_three_that_was_left() -> None:
    """R-XCHG-1/2: the 3 takes 1 7 R C F, the 2 takes 3 6 5 4."""
    rules = make_rules("briscola", 2, {"ranking": "seven", "exchange": "seven_and_two"})
    top = cards("3C 2D 2C 4B 1D 6B 7C")
    state = play_all(started(rules, [*top, *(c for c in rules.pack if c not in top)]), "1D 2D")
    assert legal_actions(state) == BOTH_ANSWERS
    state, _ = apply(state, Exchange(take=True))
    state, _ = apply(state, Exchange(take=True))
    assert {card("7C"), card("3C")} < set(state.hands[0]) and state.turned == card("2C")
    kept = [a for a in legal_actions(state) if isinstance(a, Play)]
    assert len(kept) == 3


def test_ranks_are_bid_from_the_ace_by_the_seven_down_past_the_three_to_the_two() -> None:
    """V-CH-20/21."""
    state = started(make_rules("chiamata", 5, {"ranking": "seven", "bidding": "rank"}))
    bids = [a for a in legal_actions(state) if isinstance(a, Bid)]
    assert "".join(b.rank.value for b in bids if b.rank is not None and b.plain) == "17RCF36542"
    assert {b.rank for b in bids if not b.plain} == {Rank.TWO} and len(bids) == 69


def rename_action(action: Action) -> Action:
    match action:
        case Play(card=c):
            return Play(card=renamed(c))
        case Call(card=c):
            return Call(card=renamed(c))
        case Bid(points=points, rank=rank) if rank is not None:
            return Bid(points=points, rank=OTHER.get(rank, rank))
    return action


GAMES: list[tuple[str, int, Mapping[str, OptionValue]]] = [
    ("briscola", 2, {"exchange": "seven_and_two"}),
    ("briscola", 3, {}),
    ("briscola", 4, {}),
    ("prini", 2, {"deal_all": True}),
    ("chiamata", 5, {"bidding": "rank"}),
]


@pytest.mark.parametrize(("variant", "players", "options"), GAMES, ids=str)
def test_a_hand_is_the_usual_one_with_two_names_exchanged(
    variant: str, players: int, options: Mapping[str, OptionValue]
) -> None:
    for seed in range(5):
        random = Random(seed)
        usual = make_rules(variant, players, options)
        pack = random.sample(usual.pack, len(usual.pack))
        here = started(usual, pack)
        there = started(make_rules(variant, players, {**options, "ranking": "seven"}), map(renamed, pack))
        while here.outcome is None:
            assert_same(here, there)
            legal = legal_actions(here)
            assert {*map(rename_action, legal)} == {*legal_actions(there)}
            action = random.choice(legal)
            here, _ = apply(here, action)
            there, _ = apply(there, rename_action(action))
        assert_same(here, there)
        assert here.outcome == there.outcome


def assert_same(here: State, there: State) -> None:
    assert (here.to_act, here.leader, here.points) == (there.to_act, there.leader, there.points)
    assert [set(map(renamed, hand)) for hand in here.hands] == [set(hand) for hand in there.hands]
    assert tuple(map(renamed, here.stock)) == there.stock


def test_it_is_offered_wherever_the_ranking_is_the_usual_one() -> None:
    for row in VARIANTS.values():
        offered = "ranking" in {option.key for option in row.options}
        assert offered is (row.ranking is BRISCOLA_RANKING)
