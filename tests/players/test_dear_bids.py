"""Bids where contracts are not all paid alike (V-CH-17, V-CH-18), and nothing new where they are."""

from collections import Counter
from hashlib import sha256

import pytest
from msgspec.structs import replace

from briscola.engine.actions import PASS, Action, Bid, Pass
from briscola.engine.hand import apply
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players import jump_bids
from briscola.players.dear_bids import capot_gain, dear_bid, dearer_bids, standing_unit, unit, worth
from briscola.players.expert_manners import jump_from
from briscola.players.knowledge import know
from briscola.players.levels import make_player
from briscola.players.net_players.chiamata_player import PAYMENT, SWING
from briscola.players.net_players.trained_players import trained_bidder
from tests.engine.play import seen, shuffled
from tests.spread import quick_some
from trials.contracts import row

OLD: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (5, {}),
    (5, {"bidding": "rank"}),
    (4, {}),
    (4, {"morto": "open"}),
    (4, {"morto": "open", "bidding": "rank"}),
    (5, {"bidding": "two"}),
    (5, {"bidding": "rank", "obliged": True, "dark": True}),
    (5, {"weak_redeal": True, "void_doubles": True, "match": "hands"}),
)
"""Games in which every contract is paid alike."""
PLAIN = make_rules("chiamata", 5)
DEAR = make_rules("chiamata", 5, {"multiplier": True})
CAPOT = make_rules("chiamata", 5, {"capot_doubles": True})
DEALS = 40
LEVELS = ("easy", "medium", "novice", "beginner", "regular")
"""Levels without nets, whose choices are the same on every machine."""
RECORDED = "9bae6a94a6e7c04ea5ef2cf025ab9e09bc27e85784b2ea02f66cf13977b272db"
"""SHA-256 of their choices by version 0.20.0, which knew contracts paid alike alone."""


def until_the_call(rules: Rules, level: str, seed: int) -> tuple[State, list[Action]]:
    """A hand up to the end of its call, and everything that was said."""
    state, said = shuffled(rules, seed), list[Action]()
    players = [make_player(level, seed=seed, seat=seat) for seat in range(rules.players)]
    while state.called is None and state.outcome is None:
        view = seen(state)
        said.append(players[view.seat].choose(view))
        state, _ = apply(state, said[-1])
    return state, said


@pytest.mark.slow
def test_without_such_an_option_nobody_chooses_otherwise_than_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """1,600 auctions with their calls, 200 of each level in each game, with jumps by rank as long as then."""
    monkeypatch.setattr(jump_bids, "RANKS", jump_bids.RAISE)
    told = sha256()
    for players, options in OLD:
        for level in LEVELS:
            for seed in range(DEALS):
                rules = make_rules("chiamata", players, options)
                told.update(repr(until_the_call(rules, level, seed)[1]).encode())
    assert told.hexdigest() == RECORDED


def points(*promised: int) -> list[Bid]:
    return [Bid(points=p) for p in promised]


def test_the_lowest_contract_of_each_payment_is_weighed() -> None:
    """V-CH-17: 61 to 70 once, 71 to 80 twice; 111 to 120 six times."""
    state = shuffled(DEAR, 1)
    assert dearer_bids(seen(state)) == points(71, 81, 91, 101, 111)
    state, _ = apply(state, Bid(points=75))
    assert dearer_bids(seen(state)) == points(81, 91, 101, 111)
    assert standing_unit(seen(state)) == 2
    state, _ = apply(state, PASS)
    assert standing_unit(seen(state)) == 2, "who passes leaves the contract as it stands"
    assert not dearer_bids(seen(shuffled(PLAIN, 1)))
    assert not dearer_bids(seen(shuffled(CAPOT, 1)))


@pytest.mark.parametrize(("promised", "chosen"), [(70, None), (75, None), (85, 71), (105, 81), (118, 91)])
def test_a_strong_hand_leaps_to_the_contract_that_is_worth_most(promised: int, chosen: int | None) -> None:
    """A hand that promises 85 points makes 71 in four of five, paid twice; 61 is paid once."""
    over = {bid: promised - bid.points for bid in points(*range(61, promised + 1))}
    said = dear_bid(seen(shuffled(DEAR, 1)), over)
    assert said == (None if chosen is None else Bid(points=chosen))
    assert dear_bid(seen(shuffled(PLAIN, 1)), over) is None
    assert dear_bid(seen(shuffled(CAPOT, 1)), over) is None, "the lowest contract makes a capot, too"


def test_no_leap_where_the_lowest_bid_is_of_the_best_payment_already() -> None:
    state, _ = apply(shuffled(DEAR, 1), Bid(points=72))
    assert dear_bid(seen(state), {bid: 85.0 - bid.points for bid in points(*range(73, 86))}) is None


def test_all_the_points_are_worth_more_where_they_pay_double() -> None:
    """V-CH-18."""
    assert capot_gain(CAPOT, 50, 70) == pytest.approx(0.5)
    assert capot_gain(DEAR, 50, 70) == 0
    assert worth(CAPOT, 50, 70) > worth(PLAIN, 50, 70) == worth(DEAR, 50, 70)
    assert worth(DEAR, 50, 71) == pytest.approx(2 * worth(PLAIN, 50, 71))


def test_a_net_values_bids_and_the_pass_as_they_are_paid() -> None:
    """The same hand and auction, paid once and by the multiplier, which the net has never seen."""
    bidder, plain = trained_bidder(DEAR), trained_bidder(PLAIN)
    assert bidder is not None and plain is not None
    scaled = Counter[int]()
    for seed in range(6):
        state, _ = apply(shuffled(DEAR, seed), Bid(points=70 if seed % 2 else 75))
        view = seen(state)
        known = dict(zip(view.legal, plain.action_values(know(replace(view, rules=PLAIN))), strict=True))
        found = dict(zip(view.legal, bidder.action_values(know(view)), strict=True))
        for action, value in known.items():
            if isinstance(action, Pass):
                assert found[action] == pytest.approx(standing_unit(view) * value, abs=0.01)
            elif isinstance(action, Bid) and value > float("-inf") and action not in dearer_bids(view):
                paid = unit(DEAR, action.points)
                assert found[action] == pytest.approx(paid * value, abs=0.01 * paid)
                scaled[seed] += 1
        assert all(found[bid] > float("-inf") for bid in dearer_bids(view)), "each is given a thought"
    assert len(scaled) == 6


def test_who_plays_for_the_chance_to_win_weighs_no_payment() -> None:
    view = seen(shuffled(DEAR, 2))
    found = [
        bidder.action_values(know(each))
        for rules, each in ((DEAR, view), (PLAIN, replace(view, rules=PLAIN)))
        if (bidder := trained_bidder(rules, win=True)) is not None
    ]
    assert len(found) == 2 and found[0] == found[1]


def test_a_net_that_is_sure_of_a_capot_values_the_bid_higher() -> None:
    view = seen(shuffled(CAPOT, 3))
    bidder = trained_bidder(CAPOT)
    assert bidder is not None
    known = know(replace(view, rules=PLAIN))
    once = dict(zip(view.legal, bidder.action_values(known), strict=True))
    more = dict(zip(view.legal, bidder.action_values(know(view)), strict=True))
    bids = [a for a in view.legal if isinstance(a, Bid) and once[a] > float("-inf")]
    assert bids and all(0 <= more[bid] - once[bid] < PAYMENT * SWING / 2 for bid in bids)
    assert any(more[bid] > once[bid] for bid in bids)
    assert more[PASS] == once[PASS]


@pytest.mark.parametrize("level", quick_some([*LEVELS, "hard"], 2))
def test_contracts_are_dearer_where_dear_ones_are_paid_more_and_always_the_same(level: str) -> None:
    """Auctions end as ever, and the same hand ends twice in the same contract."""
    deals = 4 if level == "hard" else 40
    before, now = (
        [until_the_call(rules, level, seed)[0].contract or 61 for seed in range(deals)]
        for rules in (PLAIN, DEAR)
    )
    again = [until_the_call(DEAR, level, seed)[0].contract or 61 for seed in range(deals)]
    assert again == now and sum(now) > sum(before) - deals
    assert now != before


def test_the_trial_of_contracts_tells_both_spreads() -> None:
    said = row("regular", "five", "both", 3, 1)
    assert said.startswith("regular | five | both | ") and said.count("|") == 5


def test_a_leap_to_a_dearer_contract_is_not_rounded() -> None:
    """71 is paid twice: 70, though a round figure and nearly as good, is not what was chosen."""
    bidder = trained_bidder(DEAR)
    assert bidder is not None
    for seed in range(8):
        view = seen(shuffled(DEAR, seed))
        for bid in dearer_bids(view)[:2]:
            assert jump_from(bidder, know(view), bid, 0.0) == bid
