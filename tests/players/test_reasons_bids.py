"""Reasons for bids, calls and exchanges; each is false of another hand."""

from collections.abc import Iterable, Sequence
from dataclasses import replace as with_fields

import pytest
from msgspec.structs import replace

from benchmarks.figure import GAMES
from benchmarks.hints import decisions
from benchmarks.judges.claims import Line, Shown, false_claims
from briscola.engine.actions import PASS, Action, Bid, Call, Exchange
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.reason_words import Speech, sentence
from briscola.players.insight import auction_insight
from briscola.players.insight.auction_insight import bids, calls
from briscola.players.insight.bid_reasons import call_reasons, why_bid, why_pass
from briscola.players.insight.evaluation import evaluate
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import Reason, Why
from tests.players.positions import chiamata_position, position

STRONG, WEAK = "1D 3D RD CD 7D 1C 3B 4S", "2D 4D 5C 6C 2B 4B 5S 6S"


def auction(hand: str, *bids_made: int) -> Observation:
    """An auction in which seat 0 is to bid; those before it have bid so."""
    view = chiamata_position(hand=hand, called="2S", caller=1)
    lowest = max((60, *bids_made)) + 1
    legal = (*(Bid(points=n) for n in range(lowest, 121)), PASS)
    made = tuple((seat, Bid(points=points)) for seat, points in enumerate(bids_made, 1))
    return replace(
        view, legal=legal, bids=made, called=None, caller=None, contract=None, trumps=None, table=()
    )


def figures(found: Iterable[Prospect]) -> dict[Action, int]:
    """The chances of all choices as they are read."""
    return {p.action: p.percent for p in found}


def test_a_strong_hand_bids_because_that_wins_more_often_than_a_pass() -> None:
    """The card that would be called is the one that is advised once the auction has ended so."""
    view = auction(STRONG)
    found, best = bids(view)
    bid, percent = found[best].action, figures(found)
    assert isinstance(bid, Bid)
    reason = found[best].reasons[0]
    assert (reason.why, reason.other) == (Why.BIDDING_WINS, PASS)
    assert reason.figures == (percent[bid], percent[PASS])
    assert percent[bid] == max(percent.values()) > percent[PASS]
    others = ((seat, None) for seat in (1, 2, 3, 4))
    legal = tuple(Call(card=c) for c in view.rules.pack)
    won = replace(view, bids=((0, bid), *others), contract=bid.points, caller=0, legal=legal)
    assert Call(card=reason.cards[0]) == evaluate(won).advice.action


def test_a_weak_hand_passes_because_that_wins_more_often_than_any_bid() -> None:
    found, best = bids(auction(WEAK, 80))
    percent = figures(p for p in found if p.considered)
    bidding = max(chance for action, chance in percent.items() if action != PASS)
    reason, *held = found[best].reasons
    assert found[best].action == PASS and [each.why for each in held] == [Why.HIGH_CONTRACT]
    assert (reason.why, reason.figures) == (Why.PASSING_WINS, (percent[PASS], bidding))
    assert reason.other is not None and percent[reason.other] == bidding < percent[PASS]


# Quick although it is dear: a bid is weighed by playing many deals.
def test_the_lowest_bid_is_weighed_against_the_pass_and_what_is_told_says_so() -> None:
    """Nobody is told to bid 73 where 72 is free: the net gives some higher bids a little more."""
    games = [GAMES[name] for name in ("chiamata_5", "chiamata_5_rank", "chiamata_4", "chiamata_4_open_rank")]
    seen = [view for game in games for hand in range(8) for view in decisions(game, hand)]
    advised = 0
    for view in (view for view in seen if PASS in view.legal and len(view.legal) > 1):
        found, best = bids(view)
        chances = [p.chance for p in found if isinstance(p.action, Bid) and p.considered]
        assert chances == sorted(chances, reverse=True)
        if found[best].action == PASS:
            continue
        advised += 1
        why = {reason.why for reason in found[best].reasons}
        assert found[best].action == next(action for action in view.legal if isinstance(action, Bid))
        assert len(why & {Why.LOWEST_BID, Why.NOBODY_ELSE}) == 1
    assert advised > 9


def test_an_estimate_does_not_lower_what_the_net_sees_in_a_higher_bid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chances = {Bid(points=61): 0.6, Bid(points=62): 0.7, Bid(points=100): 0.55, PASS: 0.3}
    known = auction_insight.known_chances

    def some(view: Observation) -> Sequence[float | None]:
        return [chances.get(action) for action in view.legal] if PASS in view.legal else known(view)

    monkeypatch.setattr(auction_insight, "known_chances", some)
    found, best = bids(auction(WEAK))
    seen = {p.action: p.chance for p in found if p.considered}
    assert seen == {**chances, Bid(points=62): 0.6} and found[best].action == Bid(points=61)
    assert next(p.chance for p in found if p.action == Bid(points=99)) < 0.5, "an estimate"


def test_of_a_pass_and_bids_that_win_as_often_the_pass_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first words speak for the pass; those that speak for the bid are said of the bid."""
    monkeypatch.setattr(auction_insight, "known_chances", lambda view: [0.4 for _ in view.legal])
    found, best = bids(auction(STRONG))
    assert found[best].action == PASS
    pass_told, equal, bid_told = found[best].reasons
    assert pass_told.why is Why.BINDS_TO_NOTHING
    assert equal == Reason(why=Why.NEARLY_AND_THIS, points=1, other=Bid(points=61))
    assert bid_told.why is Why.CARICHI
    found, best = bids(auction(WEAK, 80))
    assert [reason.why for reason in found[best].reasons][:2] == [Why.HIGH_CONTRACT, Why.NEARLY_AS_GOOD]


def test_calls_that_win_as_often_are_nearly_as_good_as_far_as_a_net_can_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(auction_insight, "known_chances", lambda view: [0.4 for _ in view.legal])
    found, best = calls(ended(STRONG, "FD", "2D", "RC"))
    assert [reason.why for reason in found[best].reasons] == [Why.LONGEST_SUIT, Why.NEARLY_AS_GOOD]


def test_bids_and_calls_have_no_points_of_another_reckoning_and_chances_fall_as_bids_rise() -> None:
    """A hand is not called good for 71 points beside a chance of 36 %."""
    for view in (auction(STRONG), auction(WEAK, 70), ended(STRONG)):
        assert {p.points for p in evaluate(view).prospects} == {None}
    found, _ = bids(auction(STRONG))
    chances = {p.action.points: p.chance for p in found if isinstance(p.action, Bid)}
    assert chances[120] < 0.2
    assert chances[61] > 0.6 > chances[100] >= chances[105] >= chances[119]


def ended(hand: str, *codes: str) -> Observation:
    """The call after 70 was bid, among these cards; of the whole pack where none are named."""
    view = auction(hand)
    legal = tuple(Call(card=card(c)) for c in codes) or tuple(Call(card=c) for c in view.rules.pack)
    bids = ((0, Bid(points=70)), *((seat, None) for seat in (1, 2, 3, 4)))
    return replace(view, legal=legal, bids=bids, caller=0, contract=70)


def test_what_can_be_said_of_a_call() -> None:
    view = ended(STRONG, "FD", "2D", "RC", "1D")
    found = {code: {r.why for r in call_reasons(view, card(code))} for code in ("FD", "2D", "RC", "1D")}
    assert found == {
        "FD": {Why.BEST_MISSING, Why.LONGEST_SUIT},
        "2D": {Why.LONGEST_SUIT},
        "RC": set(),
        "1D": {Why.LONGEST_SUIT, Why.CALLS_OWN_CARD},
    }


def test_a_call_is_advised_for_what_is_not_true_of_the_next_best() -> None:
    found, best = calls(ended(STRONG))
    rivals = [p for p in found if p.figures != found[best].figures]
    rival = max(rivals, key=lambda p: p.figures)
    action, other, reason = found[best].action, rival.action, found[best].reasons[0]
    assert isinstance(action, Call) and isinstance(other, Call)
    shared = {r.why for r in call_reasons(ended(STRONG), other.card)}
    own = {r.why for r in call_reasons(ended(STRONG), action.card)} - shared
    assert reason.why in (own or {Why.WINS_MORE_OFTEN})
    assert found[best].percent == max(p.percent for p in found)


def test_without_a_net_chances_are_estimates_of_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged file of nets: the rule player plays, and the hints go by what its hands are worth."""
    monkeypatch.setattr(auction_insight, "trained_player", lambda _rules, **_goal: None)
    found, best = bids(auction(WEAK))
    assert found[best].action == PASS and found[best].percent == 50
    found, best = bids(auction(STRONG))
    assert found[best].action == Bid(points=61)
    found, best = calls(ended(STRONG))
    action = found[best].action
    assert isinstance(action, Call) and action.card not in auction(STRONG).hand


def test_the_exchange_gives_a_lower_trump_for_a_higher() -> None:
    rules = make_rules("briscola", 2, {"exchange": "seven"})
    found = evaluate(position(rules, hand="7B 4C 5S", turned="1B", played="2D 4D"))
    take = found.advice
    assert take.action == Exchange(take=True)
    assert take.reasons == (Reason(why=Why.HIGHER_FOR_LOWER, cards=(card("1B"), card("7B"))),)
    (leave,) = (p for p in found.prospects if p is not take)
    (less,) = leave.reasons
    assert (less.why, less.other) == (Why.WINS_LESS_OFTEN, take.action) and leave.figures < take.figures


def test_a_seven_that_may_go_for_any_card_is_kept_from_a_lower_one() -> None:
    """V-MA-7: it is no worse with a higher trump in hand, and the hint says so."""
    rules = make_rules("marianna", 2, {"mariazza": True, "exchange": "seven_any"})
    found = evaluate(position(rules, hand="7B 4C 5S 6D 2D", turned="4B", played=""))
    keep = found.advice
    assert keep.action == Exchange(take=False)
    assert keep.reasons[0] == Reason(why=Why.LOWER_FOR_HIGHER, cards=(card("4B"), card("7B")))
    (take,) = (p for p in found.prospects if p is not keep)
    assert take.figures <= keep.figures
    higher = evaluate(position(rules, hand="7B 4C 5S 6D 2D", turned="FB", played=""))
    assert higher.advice.action == Exchange(take=True)


# ---- by the hand alone


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
        other = with_fields(said, view=auction("1C 3C RC CC FC 1S 3B 4S", 72))
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
        assert false_claims(with_fields(said, view=auction("1C 3C RC 2S FC 1S 3B 4S", 72)))


def test_of_a_bid_its_trumps_are_told_once_the_call_is_named() -> None:
    found, best = bids(auction("1D 3D RD CD 7D 1C 3B 4S"))
    wins, trumps, *_ = found[best].reasons
    assert (wins.why, trumps.why) == (Why.BIDDING_WINS, Why.TRUMPS_THEN)
    assert (trumps.points, trumps.cards) == (5, (*wins.cards, card("1D")))
