"""A seat tells the window no more than it may know."""

import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.deals import SeededDeals
from briscola.engine.events import Dealt


def test_the_truth_is_told_between_hands_and_never_during_one() -> None:
    setup = MatchSetup(players=2, opponents=regulars(2, levels=("random",)))
    seat = HostedSeat(MatchHost(setup, deals=SeededDeals(3)))
    seat.begin_match()
    seat.begin_hand()
    seat.cut()
    assert seat.dealt and seat.hand == 1
    with pytest.raises(LookupError):
        seat.whole_log()
    while seat.dealt:
        seat.choose(seat.view.legal[0] if seat.thinker is None else seat.think().action)
    log, digest = seat.whole_log()
    assert digest == seat.host.table.digest and any(isinstance(event, Dealt) for event in log)
