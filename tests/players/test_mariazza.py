"""Mariazza: what can be seen there, when computers declare, what a hint says of it (V-MA-6)."""

from collections.abc import Callable, Iterator
from dataclasses import replace as fields_replaced
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.engine.actions import DECLARATIONS, Declare, Exchange, Play
from briscola.engine.cards import Suit, card
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.notation import BadNotation
from briscola.engine.observation import Observation
from briscola.engine.stages.declaration import pair
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.bots.plausible import check_observation
from briscola.players.declaring import leads_to_come, open_pairs
from briscola.players.insight.evaluation import evaluate
from briscola.players.insight.reasons import Why
from briscola.players.knowledge import know
from briscola.players.levels import make_player
from briscola.players.search.claim import may_claim
from briscola.players.support import refusal as unsupported
from tests.engine import play
from tests.engine.test_mariazza import ANY, RULES, STOCK, A, B, act, dealt, offered

LEVELS = ("easy", "medium", "medium:memory=all", "hard", "maestro")


def hands(count: int, *, declared: float = 0.7) -> Iterator[State]:
    """Every moment of hands played by chance; of the declarations offered this share is made."""
    for seed in range(count):
        luck = Random(seed)
        state = deal(RULES, dealer=seed % 2, pack=luck.sample(RULES.pack, 40))
        while state.outcome is None:
            yield state
            legal = legal_actions(state)
            said = [action for action in legal if isinstance(action, Declare)]
            state, _ = apply(state, luck.choice(said if said and luck.random() < declared else legal))


def test_whatever_is_seen_in_a_hand_can_be_so() -> None:
    """V-MA-6: paid and unpaid, on the lead and off it."""
    kinds = set()
    for state in hands(80):
        view = play.seen(state)
        check_observation(view)
        kinds |= {made.points for made in view.declared}
    assert kinds == {0, 20, 40}


@pytest.mark.parametrize("level", LEVELS)
def test_who_plays_takes_each_higher_trump_for_the_seven_and_no_lower_one(level: str) -> None:
    """V-MA-7: before the first trick, leading or answering."""
    for turned, pays in (("1B", True), ("FB", True), ("6B", False), ("2B", False)):
        leading = dealt("2D 2S 4D RC 7B", B, "4S 5S", turned, ANY)
        answering, _ = act(dealt(A, "RS CS 5D 6C 7B", "4S 5S", turned, ANY), "4D")
        for state in (leading, answering):
            assert make_player(level, seed=1, seat=state.to_act or 0).choose(play.seen(state)) == Exchange(
                take=pays
            )


def cheapest(state: State) -> State:
    """The hand after the cheapest card, and without an exchange."""
    worth = state.rules.ranking.points
    legal = legal_actions(state)
    plays = [action for action in legal if isinstance(action, Play)]
    return apply(state, min(plays, key=lambda action: worth[action.card]) if plays else legal[-1])[0]


def without_stock() -> Iterator[State]:
    """Moments of hands that the last five cards decide."""
    for seed in range(400):
        state = deal(RULES, dealer=seed % 2, pack=Random(seed).sample(RULES.pack, 40))
        while state.outcome is None:
            if not state.stock:
                yield state
            said = [] if state.stock else [one for one in legal_actions(state) if isinstance(one, Declare)]
            state = apply(state, said[0])[0] if said else cheapest(state)


# Quick although it is dear: a property over all declarations.
def test_declarations_without_a_stock_can_be_so() -> None:
    """V-MA-6: they are made there on the lead and off it, and paid."""
    found = set()
    for state in without_stock():
        check_observation(play.seen(state))
        late = [made for made in state.declared if made.trick > 15]
        found |= {made.points for made in late}
    assert {0, 20} <= found


def answering() -> Observation:
    """B has declared swords off the lead, and leads now: they are paid."""
    return play.seen(act(dealt(A, B, STOCK), "2S +S CS")[0])


def waiting() -> Observation:
    """B has declared swords in this turn, off the lead."""
    return play.seen(act(dealt(A, B, STOCK), "2S +S")[0])


@pytest.mark.parametrize(
    ("view", "wrong"),
    [
        (waiting, {"points": 20}),
        (waiting, {"trick": 2}),
        (waiting, {"suit": Suit.COPPE}),
        (answering, {"points": 0}),
        (answering, {"points": 40}),
        (answering, {"seat": 0}),
    ],
)
def test_a_declaration_that_cannot_have_been_is_refused(
    view: Callable[[], Observation], wrong: dict[str, Any]
) -> None:
    """V-MA-6: off the lead it has no points before a lead of its seat, and then it has."""
    true = view()
    check_observation(true)
    (made,) = true.declared
    with pytest.raises(BadNotation, match="an impossible position"):
        check_observation(replace(true, declared=(made._replace(**wrong),)))


def test_a_hand_that_is_over_is_refused() -> None:
    """V-MA-6: nobody is asked any more once one has 41."""
    endless = fields_replaced(RULES, ends_at=None)
    state = replace(dealt("1D 3D RD 2S 4D", "1C 3C RC 6S 5D", STOCK), rules=endless)
    state, _ = act(state, "1D 1C 3D 3C")
    check_observation(play.seen(state))
    with pytest.raises(BadNotation, match="the hand is over"):
        check_observation(replace(play.seen(state), rules=RULES))


def test_two_in_a_turn_and_a_hand_that_is_over_are_refused() -> None:
    view = waiting()
    (made,) = view.declared
    with pytest.raises(BadNotation):
        check_observation(replace(view, declared=(made, made._replace(suit=Suit.COPPE))))
    before = play.seen(dealt(A, B, STOCK))
    with pytest.raises(BadNotation, match="only who leads"):  # nobody has led yet
        check_observation(replace(before, declared=(made,), known={1: (card("RS"), card("CS"))}))


@pytest.mark.parametrize("level", LEVELS)
def test_who_leads_declares_and_who_answers_shows_a_pair_only_before_breaking_it(level: str) -> None:
    """V-MA-6: off the lead nothing is paid before the next lead, where it could be declared as well."""
    leading = play.seen(dealt(A, B, STOCK))
    for seed in range(6):
        assert make_player(level, seed=seed, seat=0).choose(leading) == DECLARATIONS[Suit.COPPE]
    broken = kept = 0
    for state in hands(120, declared=0.05):
        if not state.table or not offered(state):
            continue
        view = play.seen(state)
        if any(not isinstance(action, Play | Declare) for action in view.legal):
            continue
        found = make_player(level, seed=1, seat=view.seat).choose(view)
        if isinstance(found, Declare):
            following = play.seen(apply(state, found)[0])
            make_player(level, seed=1, seat=view.seat).choose(following)
            broken += 1
        else:
            assert (isinstance(found, Play) and DECLARATIONS[found.card.suit] not in view.legal) or (
                isinstance(found, Play) and found.card.rank.name not in ("KING", "KNIGHT")
            )
            kept += 1
    assert kept and (broken or level == "easy")


def test_a_pair_is_broken_off_the_lead_only_after_it_was_shown() -> None:
    """V-MA-6: with nothing but pairs in hand."""
    state = dealt("1D 2S 4D 6S 7S", "RS CS RC CC RB", STOCK)
    state, _ = act(state, "1D")
    for level in LEVELS:
        found = make_player(level, seed=1, seat=1).choose(play.seen(state))
        assert found in (DECLARATIONS[Suit.SPADE], DECLARATIONS[Suit.COPPE], Play(card=card("RB"))), level


@pytest.mark.parametrize("level", LEVELS)
def test_another_card_of_the_suit_goes_without_a_word(level: str) -> None:
    """V-MA-6: the pair stays secret as long as it stays whole."""
    state, _ = act(dealt("1S 2D 4D 6D 7D", "RS CS 2S 4S 5S", STOCK.replace("4S 5S", "1D 3D")), "1S")
    found = make_player(level, seed=1, seat=1).choose(play.seen(state))
    assert isinstance(found, Play) and found.card.code in ("2S", "4S", "5S")


def test_leads_to_come_do_not_end_with_the_stock() -> None:
    """V-MA-6; elsewhere they do (V-MA-2)."""
    state = dealt(A, B, STOCK)
    assert leads_to_come(know(play.seen(state))) == 19
    dry = know(play.seen(replace(state, stock=())))
    assert leads_to_come(dry) == 19 and {suit for suit, *_ in open_pairs(dry)} == set(Suit)


def test_nets_leave_it_to_the_rule_player_and_sueca_to_the_nets() -> None:
    """The usual number of winning hands is no rule of play."""
    assert unsupported(RULES) is not None and unsupported(make_rules("sueca", 4)) is None


def test_nobody_claims_the_rest_of_a_hand_that_stops() -> None:
    assert not may_claim(play.seen(dealt(A, B, STOCK)))


def test_a_hint_off_the_lead_breaks_no_pair_and_says_when_it_is_paid() -> None:
    """V-MA-6: declared now only where the pair is to go; elsewhere it can wait, unseen."""
    reasons = set()
    for state in hands(60, declared=0.1):
        view = play.seen(state)
        if state.table and offered(state) and isinstance(view.legal[0], Play):
            advice = evaluate(view).advice
            if isinstance(advice.action, Play):
                pairs = [shown for shown in map(Suit, offered(state)) if advice.action.card in pair(shown)]
                assert not pairs
            reasons |= {reason.why for reason in advice.reasons}
    assert {Why.DECLARES_LATER, Why.CAN_WAIT} <= reasons and Why.DECLARES not in reasons


def test_a_hint_has_words_at_every_moment() -> None:
    """Always off the lead, else now and then, also without a stock; it advises a legal action."""
    asked = 0
    for number, state in enumerate(hands(12)):
        off_the_lead = bool(state.table and offered(state))
        if number % 10 and not off_the_lead:
            continue
        view = play.seen(state)
        found = evaluate(view)
        best = max(found.prospects, key=lambda one: one.figures) if found.prospects else None
        assert best is None or best.action in view.legal
        assert all(prospect.action in view.legal for prospect in found.prospects)
        asked += off_the_lead
    assert asked
