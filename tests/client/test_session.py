"""A session tells the window no more than it may know."""

import pytest

from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.session import Session
from briscola.deals import SeededDeals
from briscola.engine.events import Dealt


def test_the_truth_is_told_between_hands_and_never_during_one() -> None:
    setup = MatchSetup(players=2, opponents=regulars(2, levels=("random",)))
    session = Session(setup, deals=SeededDeals(3))
    session.begin_match()
    session.begin_hand()
    session.cut()
    assert session.dealt and session.hand == 1
    with pytest.raises(LookupError):
        session.whole_log()
    while session.dealt:
        session.act(session.own_view.legal[0] if session.thinker is None else session.think().action)
    log, digest = session.whole_log()
    assert digest == session.table.digest and any(isinstance(event, Dealt) for event in log)
