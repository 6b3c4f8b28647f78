"""Marianna: when computers declare, what they keep for it, and what leading is worth to who holds a pair."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from briscola.engine.actions import DECLARATIONS, Action, Play
from briscola.engine.cards import ALL_CARDS, Suit, card, cards
from briscola.engine.hand import apply, deal
from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.declaring import active_match, lead_worth, leads_to_come
from briscola.players.insight import evaluation as insight
from briscola.players.insight import figures as figures_module
from briscola.players.insight.evaluation import evaluate
from briscola.players.insight.insight import Source
from briscola.players.insight.prospects import Closeness, Prospect
from briscola.players.insight.reasons import Why
from briscola.players.knowledge import know
from briscola.players.levels import make_player
from briscola.players.search.deepening import Depth
from tests.engine.play import play_all, seen
from tests.players.positions import position, said

LEVELS = ("easy", "medium", "medium:memory=all")
CUPS = "RC 4S CC 5S 2B 6S 4D 7S 5D 2S"
"""King and knight of cups for A."""


def dealt(top: str, **options: OptionValue) -> State:
    """A hand of two: cards on top of the pack go to A and B in turn; A leads."""
    rules = make_rules("marianna", 2, options)
    upper = tuple(cards(top))
    return deal(rules, dealer=1, pack=(*upper, *(c for c in ALL_CARDS if c not in upper)))


def choices(level: str, state: State, seeds: Sequence[int] = range(12)) -> set[Action]:
    """What players of a level do here, whatever their luck."""
    return {make_player(level, seed=seed, seat=0).choose(seen(state)) for seed in seeds}


@pytest.mark.parametrize("level", LEVELS)
def test_who_may_declare_does(level: str) -> None:
    """V-MA-2: the lead may not come back."""
    state = dealt(CUPS)
    assert choices(level, state) == {DECLARATIONS[Suit.COPPE]}


def test_of_two_the_suit_of_the_better_trumps_is_declared_and_the_dearer_one_first() -> None:
    """V-MA-3, V-MA-5."""
    state = dealt("RC 4S CC 5S RD 6S CD 7S 1D 2S")
    assert choices("medium", state) == {DECLARATIONS[Suit.DENARI]}
    # Three cards hold one pair only: cards are put into the hand to make the choice.
    turned = dealt("RC 4S CC 5S 1D 6S 7C", trump_by="turned")
    hand = (*cards("RC CC RD CD 1D"),)
    state = replace(turned, hands=(hand, turned.hands[1]))
    assert choices("medium", state) == {DECLARATIONS[Suit.COPPE]}


def test_medium_keeps_the_pair_together() -> None:
    """It throws away a court of another suit before the king or the knight that wait for the lead."""
    state = play_all(dealt("3S RC 4S CC 5S FD 6S FB 7S FS"), "3S")
    found = choices("medium:memory=all", state)
    assert found <= {Play(card=card(code)) for code in ("FD", "FB", "FS")}


def test_what_a_card_is_kept_for() -> None:
    """A pair for nearly all it brings, a single one by the chance to draw its mate."""
    state = play_all(dealt("3S RC 4S CC 5S RD 6S FB 7S FS"), "3S")
    knowledge = know(seen(state))
    prices, number = active_match(knowledge), knowledge.coder.number
    pair, single = prices[number[card("RC")]], prices[number[card("RD")]]
    assert pair == prices[number[card("CC")]] and 15 < pair < 20
    assert 0 < single < pair
    assert number[card("FB")] not in prices
    assert 0 < lead_worth(knowledge) < pair
    # The knight of coins is gone: its king waits for nobody.
    gone = know(seen(play_all(dealt("CD RC 4S CC 5S RD 6S FB 7S FS"), "CD")))
    assert number[card("RD")] not in active_match(gone)


def test_a_declared_pair_is_like_other_cards() -> None:
    state, _ = apply(dealt(CUPS), DECLARATIONS[Suit.COPPE])
    knowledge = know(seen(state))
    kept = active_match(knowledge)
    assert knowledge.coder.number[card("RC")] not in kept and lead_worth(knowledge) == 0


@pytest.mark.parametrize(("stock", "leads"), [(30, 14), (4, 1), (2, 0), (0, 0)])
def test_the_leads_at_which_something_may_still_be_declared(stock: int, leads: int) -> None:
    """V-MA-2: the stock must not be empty."""
    state = dealt(CUPS)
    assert leads_to_come(know(replace(seen(state), stock_count=stock))) == leads


PAIR = "RC 4S CC 5S RD 6S CD 7S 1D 2S"
"""King and knight of cups and of coins, and the ace of coins."""


def test_the_hint_advises_to_declare_says_what_it_brings_and_what_waiting_comes_to() -> None:
    """V-MA-3; all points count, so that no chance to win the hand is told (V-PT-1)."""
    view = seen(dealt(PAIR))
    found = evaluate(view, Depth(samples=80, batch=80))
    assert found.advice.action == DECLARATIONS[Suit.DENARI]
    assert {p.action for p in found.prospects} == set(view.legal)
    declares, beside = found.advice.reasons
    assert (declares.why, declares.points, declares.figures) == (Why.DECLARES, 20, (3, 0))
    rival = max((p for p in found.prospects if p is not found.advice), key=lambda p: p.figures)
    assert beside.other == rival.action
    assert (beside.why is Why.NEARLY_AS_GOOD) == (rival.closeness is Closeness.NEARLY)
    assert all(p.ahead and p.by_points and p.figures[0] == 0 for p in found.prospects)


@pytest.fixture
def by_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that no hand leads to cannot be searched: the net's word is all there is."""
    monkeypatch.setattr(insight, "judgeable", lambda _view: False)


@pytest.mark.usefixtures("by_the_net")
def test_at_the_last_lead_with_a_stock_it_is_now_or_never() -> None:
    """V-MA-2: while the stock is not empty."""
    found = evaluate(replace(seen(dealt(CUPS)), stock_count=2))
    assert found.advice.action == DECLARATIONS[Suit.COPPE]
    assert Why.ONLY_NOW in {reason.why for reason in found.advice.reasons}


@pytest.mark.usefixtures("by_the_net")
def test_a_declaration_that_comes_to_less_can_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where the card that is led keeps the pair."""
    values = {"2B": 0.60, "RC": 0.40}

    def figures(view: Observation, _knowledge: object, **_quick: bool) -> tuple[tuple[Prospect, ...], Source]:
        worth = [values.get(a.card.code, 0.5) if isinstance(a, Play) else 0.55 for a in view.legal]
        found = [
            Prospect(action=a, points=100 * w, chance=0.5, by_points=True, ahead=True)
            for a, w in zip(view.legal, worth, strict=True)
        ]
        return tuple(found), Source.NET

    monkeypatch.setattr(insight, "figures_of", figures)
    view = seen(dealt(CUPS))
    found = evaluate(view)
    assert [reason.why for reason in found.advice.reasons] == [Why.CAN_WAIT, Why.BETTER_LATER]
    assert found.advice.reasons[1].figures == (60, 55)
    values |= {"2B": 0.5, "RC": 0.6}
    found = evaluate(view)
    assert [reason.why for reason in found.advice.reasons] == [Why.FURTHER_AHEAD]
    assert {r.why for p in found.prospects if p is not found.advice for r in p.reasons} == {Why.LESS_AHEAD}


@pytest.mark.usefixtures("by_the_net")
def test_without_a_net_a_declaration_is_worth_what_it_brings_and_the_best_card_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A damaged file of nets: the rule player's figures; what can still be declared later counts as well."""
    monkeypatch.setattr(figures_module, "trained_player", lambda _rules, **_goal: None)
    late, early = (evaluate(replace(seen(dealt(CUPS)), stock_count=count)) for count in (2, 30))
    for found in (late, early):
        assert found.source is Source.RULES and found.advice.action == DECLARATIONS[Suit.COPPE]
    gains = [
        found.advice.whole_points - max(p.whole_points for p in found.prospects if isinstance(p.action, Play))
        for found in (late, early)
    ]
    assert gains[0] >= 20 > gains[1] > 0, "later it may still be declared"
    assert early.advice.reasons[1].why is Why.BETTER_NOW


def test_the_hint_says_to_keep_a_pair_that_can_still_be_declared() -> None:
    state = play_all(dealt("3S RC 4S CC 5S FD 6S FB 7S FS"), "3S")
    assert Why.KEEPS_PAIR in said(seen(state), "FD")
    assert Why.KEEPS_PAIR not in said(seen(state), "RC")
    assert Why.KEEPS_PAIR not in said(replace(seen(state), stock_count=2), "FD")


def test_where_all_points_count_no_trick_wins_the_hand() -> None:
    """V-PT-1: SECURES_GOAL and DENIES_GOAL speak of sixty points."""
    for options in ({}, {"total_120": True}):
        rules = make_rules("briscola", 2, options)
        near = position(rules, hand="3D 4C 2S", table="RD", turned="2B", points=(52, 30))
        assert (Why.SECURES_GOAL in said(near, "3D")) is not bool(options)
