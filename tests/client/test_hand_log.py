"""The hands of a log, action by action."""

from briscola.client.coach.decisions import hands_of
from briscola.client.hand_log import logged_hands
from briscola.deals import SeededDeals
from briscola.engine.actions import PASS
from briscola.engine.variants import make_rules
from briscola.table import Phase, Table


def test_the_bid_that_a_dealer_is_forced_to_is_no_choice_of_his() -> None:
    """V-CH-6: it follows from the last pass; his first choice is the call."""
    rules = make_rules("chiamata", 5, {"all_pass": "forced"})
    table = Table(rules, winning_hands=1, levels=("random",) * 5, deals=SeededDeals(1))
    table.begin_match()
    table.begin_hand()
    table.cut()
    while table.phase is Phase.PLAY:
        assert table.asked is not None
        legal = table.asked.view.legal
        table.act(PASS if PASS in legal else legal[0])
    (hand,) = logged_hands(table.log)
    turns = list(hand.turns())
    assert len(turns) == 4 + 1 + 40 and turns[-1].after.outcome is not None
    (decided,) = hands_of(table.log, hand.dealt.dealer)
    assert len(decided.decisions) == 1 + 8 and PASS not in [made.action for made in decided.decisions]
