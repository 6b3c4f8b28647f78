"""The hands of a log, action by action."""

from briscola.client.decisions import hands_of
from briscola.client.hand_log import logged_hands
from briscola.engine.actions import PASS
from briscola.engine.variants import make_rules
from briscola.table.table import Phase
from tests.client.steps import dealt_table


def test_the_bid_that_a_dealer_is_forced_to_is_no_choice_of_his() -> None:
    """V-CH-6: it follows from the last pass; his first choice is the call."""
    table = dealt_table(make_rules("chiamata", 5, {"all_pass": "forced"}), 1)
    while table.phase is Phase.PLAY:
        assert table.asked is not None
        legal = table.asked.view.legal
        table.act(PASS if PASS in legal else legal[0])
    (hand,) = logged_hands(table.log)
    turns = list(hand.turns())
    assert len(turns) == 4 + 1 + 40 and turns[-1].after.outcome is not None
    (decided,) = hands_of(table.log, hand.dealt.dealer)
    assert len(decided.decisions) == 1 + 8 and PASS not in [made.action for made in decided.decisions]


def test_a_sign_is_its_makers() -> None:
    """R-TALK-2: as it was at the table, also when the hand is gone through again."""
    table = dealt_table(make_rules("briscola", 4, {"silent_first_trick": False}), 1)
    made = list[tuple[int, str]]()
    while table.phase is Phase.PLAY:
        asked = table.asked
        assert asked is not None
        if len(made) < 4:
            made.append((asked.seat, "none"))
            table.signal(seat=asked.seat, sign="none")
        table.act(asked.view.legal[0])
    (hand,) = logged_hands(table.log)
    talk = [turn.after.said[-1].signal for turn in hand.turns() if turn.action is None]
    assert [(said.seat, said.sign) for said in talk] == made
