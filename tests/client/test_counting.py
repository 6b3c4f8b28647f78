"""The counting trainer asks what can be counted from what was seen, and is always right."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from briscola.capabilities.counting.counting import (
    KINDS,
    MOST_CHOICES,
    CountQuestion,
    asked_now,
    question,
    tricks_with_questions,
)
from briscola.capabilities.counting.words import choice_text, lesson_text, question_text, verdict
from briscola.engine.hand import decider
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.i18n.reason_words import Speech
from tests.engine.play import play_all, started
from tests.engine.strategies import decisions
from tests.property_based import examples


def seen(state: State, seat: int) -> Observation:
    standing = begin_match(state.rules, winning_hands=2, dealer=0).standing
    return observe(state, seat, standing, asked=True)


def truth(state: State, seat: int, asked: CountQuestion) -> object:
    """The answer by all the cards as they lie, hidden ones too."""
    hidden = [*state.stock, *(card for s, hand in enumerate(state.hands) if s != seat for card in hand)]
    strength, worth = state.rules.ranking.strength, state.rules.ranking.points
    whole = [card for card in state.rules.pack if card.suit is asked.suit]
    out = [card for card in hidden if card.suit is asked.suit]
    match asked.kind:
        case "trumps-gone":
            return len(whole) - len(out) - sum(card.suit is asked.suit for card in state.hands[seat])
        case "trumps-out":
            return len(out)
        case "highest-trump":
            return max(out, key=lambda card: strength[card])
        case "great-trump":
            return asked.card not in hidden
        case "carichi-out":
            return sum(worth[card] >= 10 for card in out)
        case "tricks-left":
            return max(map(len, state.hands)) + len(state.stock) // state.rules.places
        case _points:
            return sum(worth[card] for card in asked.gone)


@given(decisions(), st.integers(0, 2**32), st.booleans())
@examples(80)
def test_every_answer_is_what_the_cards_say(
    decision: tuple[State, int, Random], seed: int, points_shown: bool
) -> None:
    """In every game, at every moment: the right one is among the choices, and everything is told in words."""
    state, seat, _ = decision
    assume(state.tricks and state.to_act == seat)
    view = seen(state, seat)
    speech = Speech(names=[f"P{place}" for place in range(state.rules.places)])
    for kind in KINDS:
        asked = question(view, kind, Random(seed), points_shown=points_shown)
        if asked is None:
            continue
        assert asked.answer == truth(state, seat, asked), kind
        if asked.party:
            assert asked.answer == sum(state.points[place] for place in asked.party)
            assert not points_shown
            assert not {1, state.rules.total - 1} & set(asked.choices), "no cards make such a sum"
        assert asked.choices.count(asked.answer) == 1 and len(set(asked.choices)) == len(asked.choices)
        assert 2 <= len(asked.choices) <= MOST_CHOICES
        said = [question_text(asked, speech), lesson_text(asked, state.rules.ranking, speech)]
        said += [choice_text(choice, speech) for choice in asked.choices]
        said += [verdict(asked, choice, speech) for choice in asked.choices]
        assert all(each and "{" not in each for each in said)


@given(decisions(), st.integers(0, 2**32))
def test_nothing_is_asked_that_only_others_know(decision: tuple[State, int, Random], seed: int) -> None:
    """The question is made of an observation: what a seat cannot tell apart asks the same."""
    state, seat, _ = decision
    view = seen(state, seat)
    partner_secret = state.called is not None and state.called not in state.hands[seat]
    partner_secret = partner_secret and any(state.called in hand for hand in state.hands) and not view.open
    points = question(view, "their-points", Random(seed), points_shown=False)
    if partner_secret and state.rules.has_payments:
        assert points is None
    if state.trumps is None:
        assert all(
            question(view, kind, Random(seed), points_shown=False) is None
            for kind in KINDS
            if KINDS[kind].trumps
        )
    again = asked_now(view, str(seed), points_shown=False)
    assert again == asked_now(view, str(seed), points_shown=False)
    if again is not None and again.kind != "tricks-left":  # this one can always be asked
        other = asked_now(view, str(seed), points_shown=False, before=[again.kind])
        assert other is not None and other.kind != again.kind


@pytest.mark.parametrize("tricks", [8, 10, 20])
def test_questions_come_after_the_first_trick_now_and_then_and_never_before_the_last(tricks: int) -> None:
    for seed in range(50):
        found = tricks_with_questions(tricks, str(seed))
        assert found and found[0] >= 2 and found[-1] < tricks - 1
        assert all(later - earlier >= 3 for earlier, later in pairwise(found))


def test_seven_trumps_have_gone_is_told_with_their_names() -> None:
    rules = make_rules("briscola", 2)
    speech = Speech(names=["You", "Rosa"])
    pack = list(rules.pack)
    Random(3).shuffle(pack)
    state = started(rules, pack)
    assert state.trumps is not None
    while len(state.tricks) < 3:
        seat = decider(state)
        assert seat is not None
        state = play_all(state, state.hands[seat][0].code)
    seat = decider(state)
    assert seat is not None
    asked = question(seen(state, seat), "trumps-out", Random(1), points_shown=True)
    assert asked is not None
    told = lesson_text(asked, rules.ranking, speech)
    assert str(len(asked.gone)) in told and str(len(asked.out)) in told
    assert "turned card" in told
