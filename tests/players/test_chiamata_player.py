"""A player of chiamata that follows a net, here of no skill: what it sees, weighs and does."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from briscola.engine.actions import Action, Bid, Call, Pass, Play
from briscola.engine.cards import BRISCOLA_RANKING, Card, Suit
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.net_players.chiamata_player import NERVE, ChiamataPlayer
from briscola.players.nets.chiamata.encode import call_actions, encode, encode_auction, encode_call, rung_of
from briscola.players.nets.chiamata.layout import ACTIONS, LAYOUT, bid_row, contract_of, offered_rungs, rungs
from briscola.players.nets.net import BLOCKS, Net
from briscola.players.nets.utility import HAND
from briscola.players.search_budget import CHIAMATA_BUDGET
from tests.engine.play import seen, shuffled, slug

WIDTH = 8
GAMES = [
    make_rules("chiamata", 5),
    make_rules("chiamata", 5, {"bidding": "rank", "call_own": False}),
    make_rules("chiamata", 5, {"first_lead": "caller", "all_pass": "forced", "multiplier": True}),
    make_rules("chiamata", 4),
    make_rules("chiamata", 4, {"morto": "open"}),
    make_rules("chiamata", 4, {"bidding": "rank", "morto": "open"}),
]


def net_of_no_skill(rows: int = LAYOUT.size, *, opinion: float = 1.0) -> Net:
    rng = np.random.default_rng(5)
    shapes: dict[str, tuple[int, ...]] = {
        "observation": (rows + 1, WIDTH),
        "action": (ACTIONS + 1, WIDTH),
        "bias": (WIDTH,),
        "heads": (WIDTH, 2),
        "heads_bias": (2,),
    }
    for i in range(BLOCKS):
        shapes |= {f"block{i}_{part}": (WIDTH, WIDTH) for part in ("in", "out")}
        shapes |= {f"block{i}_{part}_bias": (WIDTH,) for part in ("in", "out")}
    arrays = {key: rng.normal(0, 0.5, shape).astype(np.float32) for key, shape in shapes.items()}
    return Net(arrays | {"heads": opinion * arrays["heads"]})


NET = net_of_no_skill()


def view_of(state: State) -> Observation | None:
    """What the seat that decides sees; None where the blind dummy turns its card."""
    return None if decider(state) is None else seen(state)


def moments(rules: Rules, seed: int, *, passing: float = 0.4) -> Iterator[tuple[State, Observation]]:
    """All decisions of a hand played at random, with the state before each."""
    state, rng = shuffled(rules, seed), Random(seed)
    while state.outcome is None:
        view = view_of(state)
        actions = legal_actions(state)
        action: Action = actions[0] if view is None else rng.choice(actions)
        if view is not None:
            yield state, view
            if isinstance(actions[-1], Pass):
                bid = actions[min(int(rng.expovariate(0.4)), len(actions) - 1)]
                action = actions[-1] if rng.random() < passing else bid
        state, _ = apply(state, action)


@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_rows_are_in_their_tables(rules: Rules) -> None:
    for seed in range(4):
        for _, view in moments(rules, seed):
            match view.legal[0]:
                case Bid() | Pass():
                    found = [encode_auction(view, view.legal)]
                case Call():
                    found = [encode_call(view, call) for call in call_actions(view)]
                case _:
                    found = [encode(know(view))]
            for rows, actions in found:
                assert min(rows) >= 0 and max(rows) < LAYOUT.size
                assert min(actions) >= 0 and max(actions) < ACTIONS


def renamed_suits(state: State) -> State:
    """The same hand in which every suit has become the next."""
    suits = list(Suit)
    after = dict(zip(suits, suits[1:] + suits[:1], strict=True))
    hands = (tuple(Card(c.rank, after[c.suit]) for c in hand) for hand in state.hands)
    return replace(state, hands=tuple(hands))


def test_names_of_suits_do_not_matter_to_bids_and_calls() -> None:
    player = ChiamataPlayer(NET)
    for seed in range(6):
        for state, view in moments(GAMES[0], seed):
            if isinstance(view.legal[0], Play):
                break
            other = view_of(renamed_suits(state))
            assert other is not None
            assert sorted(player.action_values(know(other))) == pytest.approx(
                sorted(player.action_values(know(view))), abs=0.01
            )


def test_bids_beyond_thought_are_never_made() -> None:
    """The next bids, some leaps and the pass have a worth; the others none at all."""
    view = seen(shuffled(GAMES[0], 1))
    worths = dict(zip(view.legal, ChiamataPlayer(NET).action_values(know(view)), strict=True))
    thought = {a.points if isinstance(a, Bid) else 0 for a, worth in worths.items() if worth > -np.inf}
    assert thought == {0, 61, 62, 65, 70}


def test_a_call_beyond_thought_is_made_only_where_nothing_else_may_be() -> None:
    rules = make_rules("chiamata", 5, {"bidding": "rank", "call_own": False})
    for seed in range(30):
        for _, view in moments(rules, seed, passing=0.2):
            if isinstance(view.legal[0], Call):
                calls = call_actions(view)
                assert {c.card.rank for c in calls} == {
                    a.card.rank for a in view.legal if isinstance(a, Call)
                }


@pytest.mark.parametrize("win", [False, True])
def test_where_it_is_all_one_it_bids(win: bool) -> None:
    """Whatever it plays for, a pass is taken for as much worse."""
    player = ChiamataPlayer(net_of_no_skill(opinion=0.0), win=win)
    view = seen(shuffled(GAMES[0], 1))
    worths = player.action_values(know(view))
    passing = next(i for i, action in enumerate(view.legal) if isinstance(action, Pass))
    assert max(worths) - worths[passing] == pytest.approx(HAND * NERVE)
    assert isinstance(player.choose(view), Bid)


def test_who_looks_ahead_takes_a_pass_for_what_it_is() -> None:
    player = ChiamataPlayer(net_of_no_skill(opinion=0.0), search=CHIAMATA_BUDGET)
    view = seen(shuffled(GAMES[0], 1))
    worths = player.action_values(know(view))
    passing = next(i for i, action in enumerate(view.legal) if isinstance(action, Pass))
    assert worths[passing] == max(worths)


def test_values_are_told_for_every_play_and_a_net_of_another_game_is_refused() -> None:
    for _, view in moments(GAMES[0], 2, passing=0.1):
        if isinstance(view.legal[0], Play):
            shares, chances = ChiamataPlayer(NET).values(know(view))
            assert len(shares) == len(chances) == len(view.legal)
            assert ((chances > 0) & (chances < 1)).all()
    with pytest.raises(ValueError, match="not for chiamata"):
        ChiamataPlayer(net_of_no_skill(LAYOUT.size - 1))


def test_the_ladder_has_a_rung_for_every_bid() -> None:
    for rules, rank in ((GAMES[0], False), (make_rules("chiamata", 5, {"bidding": "rank"}), True)):
        view = seen(shuffled(rules, 1))
        bids = [action for action in view.legal if isinstance(action, Bid)]
        assert [rung_of(bid, BRISCOLA_RANKING, rank=rank) for bid in bids] == list(range(rungs(rank=rank)))
        strength = coder_of(rules).number
        for rung, bid in enumerate(bids):
            points, held = contract_of(rung, rank=rank)
            assert points == bid.points
            assert held == (None if bid.rank is None else strength[Card(bid.rank, Suit.COPPE)] % 10)
    assert offered_rungs(59, rank=False) == ()
    assert bid_row(9, rank=True) != bid_row(10, rank=True)
