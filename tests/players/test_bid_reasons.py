"""Why one bids or passes, by the hand alone: each reason where it is true, and false of another hand."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from benchmarks.judges.claims import Line, Shown, false_claims
from briscola.engine.actions import PASS, Action, Bid
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.i18n import text
from briscola.i18n.reason_words import Speech, sentence
from briscola.players.insight.auction_insight import bids
from briscola.players.insight.bid_reasons import why_bid, why_pass
from briscola.players.insight.reasons import Reason, Why
from tests.players.test_reasons_bids import auction

NAMES = ("You", "Ada", "Rocco", "Peppe", "Nina")


def told(view: Observation, action: Action, reason: Reason) -> Shown:
    """The sentence beside that choice."""
    text.use("en")
    words = sentence(reason, Speech(names=NAMES)).replace("\N{NO-BREAK SPACE}", " ")
    lines = [Line(action=each, points=None, chance=50) for each in view.legal]
    return Shown(view=view, names=NAMES, action=action, advised=action, words=words, lines=lines)


@pytest.mark.parametrize(
    ("hand", "made", "why"),
    [
        ("1D 3D RD CD 7D 1C 3B 4S", [84], Why.HIGH_CONTRACT),
        ("2D 4D 5C 6C RB 4B 5S 6S", [70], Why.NO_CARICO),
        ("1D 4D 5C 6C 2B 4B 5S 6S", [70], Why.FEW_TRUMPS),
        ("2D 4D 5D 6D 2B 4B 1S 6S", [70], Why.TWO_MISSING),
        ("1D 4D 5D 6D 2B 4B 5S 6S", [70], Why.POOR_HAND),
        ("1D 4D RD CD 2B RB 5S CS", [70], Why.ONE_CARICO),
        ("1D 3D 4D 5D 2B 4B 5S 6S", [70], None),
    ],
)
def test_why_one_passes(hand: str, made: Sequence[int], why: Why | None) -> None:
    found = why_pass(auction(hand, *made))
    assert (found and found.why) == why
    if found is not None:
        said = told(auction(hand, *made), PASS, found)
        assert not false_claims(said)
        other = replace(said, view=auction("1C 3C RC CC FC 1S 3B 4S", 72))
        assert false_claims(other), "it would be false of another hand"


@pytest.mark.parametrize(
    ("hand", "made", "points", "why"),
    [
        ("1D 3D 4D 5D 2B 4B 5S 6S", [70], 71, Why.MANY_TRUMPS),
        ("RD 4D 5D 1C 2B 4B 5S 6S", [70], 71, Why.MANY_TRUMPS),
        ("FD 4D 5D 1C 1B 4B 5S 6S", [70], 71, Why.CARICHI),
        ("FD 4D RC 1C CB FB RS CS", [70], 71, None),
        ("FD CD RC 1C RB CB RS CS", [70], 71, Why.RICH_HAND),
        ("FD 4D 5D 1C 4C 4B 5S 6S", [], 61, Why.LOW_CONTRACT),
    ],
)
def test_why_one_bids(hand: str, made: Sequence[int], points: int, why: Why | None) -> None:
    view = auction(hand, *made)
    found = why_bid(view, Bid(points=points), card("2D"))
    assert (found and found.why) == why
    if found is not None and why not in (Why.MANY_TRUMPS, Why.LOW_CONTRACT):  # no matter of the hand alone
        said = told(view, Bid(points=points), found)
        assert not false_claims(said)
        assert false_claims(replace(said, view=auction("1C 3C RC 2S FC 1S 3B 4S", 72)))


def test_of_a_bid_its_trumps_are_told_once_the_call_is_named() -> None:
    found, best = bids(auction("1D 3D RD CD 7D 1C 3B 4S"))
    wins, trumps, *_ = found[best].reasons
    assert (wins.why, trumps.why) == (Why.BIDDING_WINS, Why.TRUMPS_THEN)
    assert (trumps.points, trumps.cards) == (5, (*wins.cards, card("1D")))
