"""Whatever card the rules forbid, the person is told the rule that does, in his language."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from briscola.engine.actions import (
    CALLS,
    PLAYS,
    Call,
    HandIsOver,
    IllegalAction,
    MustCallAnother,
    MustCallRank,
    MustFollowSuit,
    Play,
)
from briscola.engine.cards import Suit
from briscola.engine.hand import apply, deal, legal_actions, refusal
from briscola.engine.observation import refusal_seen
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.i18n.card_words import FRENCH, ITALIAN, Naming
from briscola.i18n.refusal_words import refusal_text
from tests.engine.play import seen
from tests.i18n.test_words import FORMS

Refused = tuple[IllegalAction, IllegalAction | None]
"""Why a card is forbidden: as the engine knows it, and as it can be told from what the seat sees."""
ANY = HandIsOver("no sentence of its own")
MET = {MustFollowSuit, MustCallRank, MustCallAnother}
"""Refusals that chance meets; an obliged bid (`MustCallLowest`) is rare."""


def refusals_in(rules: Rules) -> Iterator[Refused]:
    """A hand played by chance; why each card could not be played or called that could not."""
    chance = Random(1)
    state = deal(rules, dealer=0, pack=chance.sample(rules.pack, len(rules.pack)))
    while state.to_act is not None and state.outcome is None:
        legal = legal_actions(state)
        if isinstance(legal[0], Play | Call) and state.to_act != rules.dummy_seat:
            view = seen(state)
            calls = isinstance(legal[0], Call)
            tried = [CALLS[card] for card in rules.pack] if calls else [PLAYS[card] for card in view.hand]
            whys = ((refusal(state, action), refusal_seen(view, action)) for action in tried)
            yield from ((why, told) for why, told in whys if why is not None)
        state, _events = apply(state, chance.choice(legal))


@cache
def all_refusals() -> Sequence[Refused]:
    """In every game, usual and with each of its house rules."""
    wished = [
        (form, form.option_values({option.key: value}))
        for form in FORMS
        for option, _usual in form.option_values({})
        for value in option.values
    ]
    tables = [
        make_rules(form.variant, form.players, {option.key: value for option, value in chosen})
        for form, chosen in wished
    ]
    return [why for rules in tables for why in refusals_in(rules)]


@pytest.mark.slow
def test_every_forbidden_card_has_a_sentence_that_names_the_rule(language: str) -> None:
    refused = [why for why, _seen in all_refusals()]
    unsaid = {type(why).__name__ for why in refused if refusal_text(why) == refusal_text(ANY)}
    assert not MET - {type(why) for why in refused}
    assert not unsaid, f"{language}: i18n/refusal_words.py has no sentence for these"


@pytest.mark.slow
def test_a_guest_who_sees_one_hand_is_told_the_rule_that_her_host_would_name() -> None:
    refused = all_refusals()
    unnamed = {
        type(why).__name__ for why, told in refused if (type(why), str(why)) != (type(told), str(told))
    }
    assert refused and not unnamed, "refusal_seen in engine/observation.py gives these out for something else"


def test_a_rule_without_a_sentence_is_not_given_out_for_another(language: str) -> None:
    assert refusal_text(ANY) and refusal_text(ANY) != refusal_text(MustFollowSuit(Suit.COPPE)), language


@pytest.mark.parametrize(("naming", "suit"), [(FRENCH, "hearts"), (ITALIAN, "cups")])
def test_french_cards_have_their_own_names(naming: Naming, suit: str) -> None:
    assert refusal_text(MustFollowSuit(Suit.COPPE), naming=naming) == (
        f"You hold {suit}, the suit led: follow it."
    )
