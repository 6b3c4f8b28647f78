"""Each reason in a position that calls for it, and in one that looks alike; what is certain comes true."""

from collections.abc import Collection, Mapping
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from briscola.engine.actions import Play
from briscola.engine.cards import card, cards
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.evaluation import evaluate
from briscola.players.insight.reasons import AGAINST, NEARLY, Reason, Why
from tests.engine.play import every_game, slug, started
from tests.players.positions import TWO, chiamata_position, pairs, position, reasons_of, said, two
from tests.players.test_contrast import CASES as CONTRASTS

PRINI = make_rules("prini", 2)
GONE_TRUMPS = "1B 2D 3B 4D RB 5D CB 6D FB 7D 7B FD 6B CD 4B RD"
"""Sixteen cards of past tricks: every trump but the two and the five, no carico of coins."""


def ends(hand: str, other: str) -> Observation:
    """The last tricks of two hands: all that is in neither has been played; trumps batons."""
    gone = " ".join(c.code for c in TWO.pack if c.code not in f"{hand} {other}".split())
    return position(TWO, hand=hand, turned="2B", played=gone, last_tricks=True)


class Case(NamedTuple):
    """A reason, a play for which it is given, and one that looks alike for which it is not."""

    why: Why
    view: Observation
    code: str
    alike: Observation
    other: str


CASES: Mapping[str, Case] = {
    "a sure trick that passes sixty decides the hand; the same trick early does not": Case(
        Why.SECURES_GOAL,
        two("3D 4C 2S", "RD", points=(52, 30)),
        "3D",
        two("3D 4C 2S", "RD", points=(40, 30)),
        "3D",
    ),
    "a trick with which the other would have passed sixty must be taken; a poor one need not": Case(
        Why.DENIES_GOAL,
        two("4B 5C 6S", "1D", points=(30, 55)),
        "4B",
        two("4B 5C 6S", "FD", points=(30, 55)),
        "4B",
    ),
    "the last to play wins for certain; the leader of a plain ace may be trumped": Case(
        Why.WINS_TRICK, two("1D 4C 2S", "RD"), "1D", two("1D 4C 2S"), "1D"
    ),
    "the three that takes the king brings its ten points home; a trump does not come home that way": Case(
        Why.BRINGS_HOME, two("3D 4C 2S", "RD"), "3D", two("3B 4C 2S", "RD"), "3B"
    ),
    "of two trumps the lower is enough; a single trump has no lower": Case(
        Why.CHEAPEST_TRUMP, two("4B RB 5C", "1D"), "4B", two("4B RD 5C", "1S"), "4B"
    ),
    "a king is more than needed where the four would do; against the jack of trumps it is needed": Case(
        Why.HIGHER_THAN_NEEDED, two("4B RB 5C", "1D"), "RB", two("4B RB 5C", "FB"), "RB"
    ),
    "a trick that is the partner's for certain is loaded; one with an opponent to come only fed": Case(
        Why.LOADS_PARTNER, pairs("1D 4C 2B", "7S RB 4S"), "1D", pairs("RC 4C 2B", "RS 4S"), "RC"
    ),
    "points come to a partner who is winning so far; to an opponent they do not come": Case(
        Why.FEEDS_PARTNER, pairs("RC 4C 2B", "RS 4S"), "RC", pairs("RC 4C 2B", "4S RS"), "RC"
    ),
    "trumping the partner's sure ace gains nothing; trumping the opponent's does": Case(
        Why.OVERTAKES_PARTNER, pairs("4C 2B 5C", "7S 1S 4S"), "2B", pairs("4C 2B 5C", "7S 4S 1S"), "2B"
    ),
    "with the partner still to play a trick may be left to her; the last to play leaves it to nobody": Case(
        Why.LEAVES_TO_PARTNER, pairs("4C 2S 5C", "1D"), "4C", pairs("4C 2S 5C", "7S 4S 1D"), "4C"
    ),
    "a partner who has shown the three may take the trick; a carico shown says nothing of that": Case(
        Why.PARTNER_SHOWED,
        pairs("4C 2S 5C", "1D", signs=((1, 2, "three"),)),
        "4C",
        pairs("4C 2S 5C", "1D", signs=((1, 2, "carico"),)),
        "4C",
    ),
    "where suit must be followed a lead of trumps draws theirs; where play is free it need not": Case(
        Why.DRAWS_TRUMPS, position(PRINI, hand="1B 3B 4C", turned="2B"), "1B", two("1B 3B 4C"), "1B"
    ),
    "when no other trump is left points may be led; while the turned two waits they may not": Case(
        Why.TRUMPS_ARE_GONE,
        two("3D 5B 2B", played=GONE_TRUMPS, turned="1B", last_tricks=True),
        "3D",
        two("3D 5B 4C", played=GONE_TRUMPS, turned="2B"),
        "3D",
    ),
    "the ace of trumps kept is the master; the three is not while the ace is out": Case(
        Why.KEEPS_MASTER, two("1B 4C 5C", "FD"), "4C", two("3B 4C 5C", "FD"), "4C"
    ),
    "the master trump left alone takes the last trick; with two cards left it is not the last": Case(
        Why.LAST_TRICK_CERTAIN,
        two("1B 4C", turned="2B", last_tricks=True),
        "4C",
        two("1B 4C 5C", turned="2B", last_tricks=True),
        "4C",
    ),
    "a three is kept while its ace is out; not once the ace has been played": Case(
        Why.OPPONENT_MAY_HOLD_ACE, two("3D 4C 5S", "RC"), "4C", two("3D 4C 5S", "RC", played="1D 2S"), "4C"
    ),
    "the only trump is kept; of two neither is the last": Case(
        Why.KEEPS_LAST_TRUMP, two("4B 4C 5S", "RD"), "4C", two("4B 6B 5S", "RD"), "5S"
    ),
    "the only trump is spent; of two one remains": Case(
        Why.SPENDS_LAST_TRUMP, two("4B 4C 5S", "RD"), "4B", two("4B 6B 5S", "RD"), "4B"
    ),
    "for a jack no trump is spent; an ace is worth one": Case(
        Why.SAVES_TRUMP, two("4B 4C 5S", "FD"), "4C", two("4B 4C 5S", "1D"), "4C"
    ),
    "the ace that cannot take stays in hand; one that can take is not saved": Case(
        Why.SAVES_CARICO, two("1D 4C 5S", "RB"), "4C", two("1D 4C 5S", "RD"), "4C"
    ),
    "a four gives the other nothing; a king does": Case(
        Why.DISCARDS_BLANK, two("RC 4C 5S", "1D"), "4C", two("RC 4C 5S", "1D"), "RC"
    ),
    "a blank is led; a low trump is no blank": Case(
        Why.LEADS_BLANK, two("4B 4C 5S"), "4C", two("4B 4C 5S"), "4B"
    ),
    "a card that takes may still be beaten by the next; the last to play need not say so far": Case(
        Why.TAKES_SO_FAR, pairs("FD 4C 5S", "7D"), "FD", pairs("FD 4C 5S", "4S 5D 7D"), "FD"
    ),
    "once the ace and the three are gone only a trump beats the king led; while one is out a card does": Case(
        Why.ONLY_TRUMPS_BEAT, two("RD 4C 1S", played="1D 3D"), "RD", two("RD 4C 1S", played="1D 4S"), "RD"
    ),
    "the last coin of a hand opens coins for its trumps; while there is a stock it opens nothing": Case(
        Why.VOIDS_SUIT,
        position(PRINI, hand="RD 4B 5C", table="2D", turned="2B", last_tricks=True),
        "RD",
        position(PRINI, hand="RD 4B 5C", table="2D", turned="2B"),
        "RD",
    ),
    "who loses the last trick before the stock is out takes the turned card; earlier nobody does": Case(
        Why.TAKES_TURNED_CARD,
        replace(two("4C 5C 6S", "1D", turned="RB"), stock_count=2),
        "4C",
        two("4C 5C 6S", "1D", turned="RB"),
        "4C",
    ),
    "who wins that trick leaves the turned card to the other; who loses it does not": Case(
        Why.LEAVES_TURNED_CARD,
        replace(two("4B 5C 6S", "1D", turned="RB"), stock_count=2),
        "4B",
        replace(two("4B 5C 6S", "1D", turned="RB"), stock_count=2),
        "5C",
    ),
    "the holder of the called card may keep it hidden; another has nothing to hide": Case(
        Why.CALLED_CARD_HIDDEN,
        chiamata_position(hand="CD 4C 5C 6C 7C 2S 4S 5S", called="CD", caller=2),
        "4C",
        chiamata_position(hand="FD 4C 5C 6C 7C 2S 4S 5S", called="CD", caller=2),
        "4C",
    ),
    "playing the called card shows the partner; the caller's own card is no partner's": Case(
        Why.SHOWS_CALLED_CARD,
        chiamata_position(hand="CD 4C 5C 6C 7C 2S 4S 5S", called="CD", caller=2),
        "CD",
        chiamata_position(hand="CD 4C 5C 6C 7C 2S 4S 5S", called="CD", caller=0),
        "CD",
    ),
    "a king under an ace is a gift; under a partner's ace it is none": Case(
        Why.GIVES_POINTS, two("RC 4C 5S", "1D"), "RC", pairs("RC 4C 5S", "7D 1D 4D"), "RC"
    ),
    "a three led may be taken; the last to play risks nothing": Case(
        Why.RISKS_CARICO, two("3D 4C 5S"), "3D", two("3D 4C 5S", "RD"), "3D"
    ),
    "a trump on a two is wasted while a blank is at hand; with carichi only it is not": Case(
        Why.WASTES_TRUMP, two("4B 4C 5S", "2D"), "4B", two("4B 1C 3S", "2D"), "4B"
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_reason_is_given_where_it_is_true_and_not_where_it_only_seems_so(case: Case) -> None:
    assert case.why in said(case.view, case.code)
    assert case.why not in said(case.alike, case.other)


def test_what_is_said_against_a_card_stands_last() -> None:
    found = reasons_of(two("4B RB 5C", "1D"), "RB")
    assert [r.against for r in found] == sorted(r.against for r in found)
    assert found[-1] == Reason(why=Why.HIGHER_THAN_NEEDED, cards=(card("RB"), card("4B")))
    assert Why.HIGHER_THAN_NEEDED.kind is AGAINST and Why.WINS_TRICK.kind is None


def test_a_reason_names_its_cards_points_and_seat() -> None:
    """V-BI-1."""
    (kept,) = [r for r in reasons_of(two("3D 4C 5S", "RC"), "4C") if r.why is Why.OPPONENT_MAY_HOLD_ACE]
    assert kept.cards == (card("3D"),)
    (load,) = [r for r in reasons_of(pairs("1D 4C 2B", "7S RB 4S"), "1D") if r.why is Why.LOADS_PARTNER]
    assert (load.seat, load.points) == (2, 11)
    view = position(make_rules("bisca", 2), hand="7D 4C 5S", table="RC", turned="2B")
    (kept,) = [r for r in reasons_of(view, "4C") if r.why is Why.OPPONENT_MAY_HOLD_ACE]
    assert kept.cards == (card("7D"),)


def test_a_value_is_proven_once_every_card_is_known_and_not_before() -> None:
    assert Reason(why=Why.EXACT) in evaluate(ends("1B 4C", "3D 5S")).advice.reasons
    assert not any(Reason(why=Why.EXACT) in p.reasons for p in evaluate(two("1B 4C 3D")).prospects)


def test_a_trick_is_not_lost_that_another_card_takes_and_safe_that_only_a_friend_may_take() -> None:
    assert Why.SAVES_CARICO not in said(two("4B 1C 5S", "RD"), "5S")
    (won,) = [r for r in reasons_of(pairs("3B 4C 2S", "7S 4S 1D"), "3B") if r.why is Why.WINS_TRICK]
    assert won.seat is None
    seen = {1: cards("7C 5C 6C"), 2: cards("1B 5D 6D")}
    known = replace(pairs("RB 4C 2S", "4S"), known=seen)
    (beaten,) = [r for r in reasons_of(known, "RB") if r.why is Why.WINS_TRICK]
    assert beaten.seat == 2


def test_what_others_would_have_otherwise_is_not_said_where_a_partner_may_take_it_from_them() -> None:
    alone = pairs("4B 5C 6S", "7S 4S 1D", points=(20, 25, 10, 35))
    assert Why.DENIES_GOAL in said(alone, "4B")
    rescued = pairs("1B 5C 6S", "1D", points=(20, 25, 10, 35))
    assert Why.DENIES_GOAL not in said(rescued, "1B")


def test_every_reason_has_its_test() -> None:
    elsewhere = {
        *(Why.BIDDING_WINS, Why.PASSING_WINS, Why.LOWEST_BID, Why.BEST_MISSING, Why.LONGEST_SUIT),
        *(Why.HIGHER_FOR_LOWER, Why.LOWER_FOR_HIGHER, Why.CALLS_OWN_CARD, Why.NEW_DEAL_WINS, Why.LOST),
        # tests/players/test_reasons_bids.py
        *(Why.MANY_TRUMPS, Why.LOW_PARTNER, Why.HIGH_CONTRACT, Why.NO_CARICO, Why.FEW_TRUMPS),
        *(Why.TWO_MISSING, Why.NOBODY_ELSE, Why.ONE_CARICO, Why.POOR_HAND, Why.CARICHI, Why.RICH_HAND),
        *(Why.LOW_CONTRACT, Why.TRUMPS_THEN, Why.BINDS_TO_NOTHING),
        # tests/players/test_contrast.py
        *(Why.HAND_IS_WON, Why.HAND_IS_LOST, Why.AS_GOOD_AS_WON, Why.AS_GOOD_AS_LOST),
        *(Why.SAME_STRENGTH, Why.SAME_END, Why.NONE_TAKES, Why.ALL_TAKE),
        # tests/players/test_declaring.py
        *(
            Why.DECLARES,
            Why.DECLARES_LATER,
            Why.KEEPS_PAIR,
            Why.ONLY_NOW,
            Why.CAN_WAIT,
            Why.BETTER_NOW,
            Why.BETTER_LATER,
        ),
        *(Why.FURTHER_AHEAD, Why.LESS_AHEAD),
        # tests/players/test_comparison.py and test_advice.py
        *(Why.GIVES_LESS, Why.RISKS_LESS, Why.ADDS_MORE, Why.WINS_MORE_OFTEN, Why.MORE_POINTS),
        *(Why.WINS_LESS_OFTEN, Why.FEWER_POINTS, Why.ONLY_CARD, Why.ALL_ALIKE, Why.AS_GOOD, Why.EXACT),
        *(why for why in Why if why.kind is NEARLY),
    }
    shown = {case.why for case in CASES.values()} | {case.why for case in CONTRASTS.values()}
    assert shown | elsewhere == set(Why)


# ---- what is said for certain of a trick


SURE: Mapping[Why, bool] = {
    Why.WINS_TRICK: True,
    Why.BRINGS_HOME: True,
    Why.CHEAPEST_TRUMP: True,
    Why.DENIES_GOAL: True,
    Why.LOADS_PARTNER: True,
    Why.SECURES_GOAL: True,
    Why.GIVES_POINTS: False,
    Why.SAVES_CARICO: False,
}
"""What says for certain whether the trick goes to the own side."""


@pytest.mark.slow
@pytest.mark.parametrize("rules", list(every_game())[::3], ids=slug)
def test_what_is_said_for_certain_of_a_trick_comes_true_however_others_play(rules: Rules) -> None:
    chance = Random(5)
    for _ in range(3):
        pack = list(rules.pack)
        chance.shuffle(pack)
        state = started(rules, pack)
        promised: list[tuple[int, Why, bool]] = []
        takers: list[int] = []
        while state.to_act is not None:
            action = chance.choice(legal_actions(state))
            seat = decider(state)
            if isinstance(action, Play) and seat is not None:
                standing = begin_match(rules, winning_hands=1, dealer=0).standing
                view = observe(state, seat, standing, asked=True)
                told = said(view, action.card.code) if known_about(view) else ()
                promised += [(seat, why, SURE[why]) for why in told if why in SURE]
                if Why.TAKES_TURNED_CARD in told:
                    takers.append(seat)
            before = len(state.tricks)
            state, _ = apply(state, action)
            if len(state.tricks) > before:
                winner = state.tricks[-1].winner
                for who, why, ours in promised:
                    assert (winner in own_side(state, who)) is ours, (why, state.tricks[-1])
                for who in takers if state.outcome is None else ():  # stopped at 61 nobody draws
                    assert any(state.turned in state.hands[s] for s in own_side(state, who))
                promised.clear()
                takers.clear()


def own_side(state: State, seat: int) -> Collection[int]:
    """The seats that are in truth on a seat's side."""
    if state.caller is not None:
        callers = {state.caller, state.partner}
        return {s for s in range(state.rules.places) if (s in callers) == (seat in callers)}
    return state.rules.side_of[seat]
