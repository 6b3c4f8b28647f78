"""No player and no training silently plays other rules: models of play agree with the engine, or refuse."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from enum import Enum
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import Action, Play
from briscola.engine.cards import Ranking
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.scoring import TwoSides
from briscola.engine.stages.tricks import Tricks
from briscola.engine.state import State
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.card_codes import coder_of
from briscola.players.insight.evaluation import Source, insights
from briscola.players.knowledge import know
from briscola.players.levels import LEVELS
from briscola.players.net_players.trained_players import trained_player
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.search.endgame import STEPS_30_MS, known_values
from briscola.players.search_budget import budget_of
from briscola.players.support import OPTIONS, PARTS, Scope, Unsupported, refusal, supports
from tests.engine.play import best_margin, every_game, seen, shuffled, slug, started
from tests.engine.strategies import deals, games
from tests.engine.test_seven_above_three import rename_action, renamed
from tests.players.positions import choices, company
from tests.training.agreement import agree_on_chiamata, agree_on_tricks
from training.chiamata.auctions import Auctions
from training.sparring.worlds import check_game
from training.tricks.lockstep import shuffled_packs


def agree_or_refuse(rules: Rules, count: int, seed: int) -> None:
    """Some hands at random in the engine and in arrays, where these do not refuse."""
    rng = np.random.default_rng(seed)
    if not supports(rules):
        with pytest.raises(Unsupported):
            TrickBatch(rules, shuffled_packs(rules, 1, rng), np.zeros(1, np.int64))
    elif rules.variant == "chiamata":
        agree_on_chiamata(rules, count, rng)
    else:
        agree_on_tricks(rules, count, rng)


@pytest.mark.parametrize("rules", list(every_game()), ids=slug)
def test_with_every_option_arrays_agree_with_the_engine_or_refuse(rules: Rules) -> None:
    agree_or_refuse(rules, 4, seed=1)


@given(games(), st.integers(0, 2**32))
def test_with_any_options_together_arrays_agree_with_the_engine_or_refuse(rules: Rules, seed: int) -> None:
    agree_or_refuse(rules, 2, seed)


def test_what_is_refused_is_written_here() -> None:
    """No game and no house rule that models have followed may drop out unseen.

    Other rules of a house are refused until they are added to `OPTIONS`.
    """
    assert {slug for slug, rules in FORMS.items() if not supports(rules)} == {
        *("brisca-2", "brisca-3", "brisca-4", "brisca-4-alone"),  # for their exchange
        "marianna-2-mariazza",  # and for its end
    }
    usual = [rules for rules in every_game() if supports(make_rules(rules.variant, rules.players))]
    refused = {key for rules in usual if not supports(rules) for key in rules.changed}
    assert refused & OPTIONS.keys() == {
        *("exchange", "stop_at_61", "bidding", "weak_redeal", "concede", "dark"),
        "trump_card",  # where the dealer chooses: hands are played by what has been chosen
    }
    any_card = make_rules("brisca", 2, {"exchange": "two_any"})
    assert supports(any_card, Scope.PLAY) and supports(any_card, Scope.END) and not supports(any_card)
    assert refused >= {option.key for row in VARIANTS.values() for option in row.options} - OPTIONS.keys()


def test_an_option_that_came_later_is_followed_where_it_is_not_in_force() -> None:
    """It leaves the game as it was before, which is the one the models were written for."""
    usual = FORMS["briscola-2"]
    agreed = {**usual.options, "must_overtrump": False}
    assert all(supports(replace(usual, options=agreed), scope) for scope in Scope)
    agreed["must_overtrump"] = True
    changed = replace(usual, options=agreed, changed={"must_overtrump": True})
    assert refusal(changed) == "option must_overtrump=True"


def test_a_field_that_came_later_is_followed_where_it_has_its_default(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if nobody had read that a caller may give up."""
    monkeypatch.setitem(PARTS, Tricks, frozenset())
    assert supports(FORMS["chiamata-5"])
    conceding = make_rules("chiamata", 5, {"concede": True})
    assert refusal(conceding, Scope.PLAY) == "all of Tricks"


# ---- nets in games with other names


@pytest.mark.parametrize("form", ["briscola-2", "briscola-4", "prini-2-all", "chiamata-5-rank"])
def test_with_the_seven_above_the_three_nets_play_the_same_hand_with_the_names_exchanged(form: str) -> None:
    """V-RK-1: values of every choice agree, so that the same are chosen."""
    usual = FORMS[form]
    other = make_rules(usual.variant, usual.players, {**usual.changed, "ranking": "seven"})
    pack = Random(form).sample(usual.pack, len(usual.pack))
    here, there = started(usual, pack), started(other, map(renamed, pack))
    players = [trained_player(rules) for rules in (usual, other)]
    assert players[0] is not None and players[1] is not None
    while here.to_act is not None:
        choices = [
            player.choose(seen(state, state.to_act))
            for player, state in zip(players, (here, there), strict=True)
            if player is not None and state.to_act is not None
        ]
        assert rename_action(choices[0]) == choices[1]
        here, _ = apply(here, choices[0])
        there, _ = apply(there, choices[1])


# ---- ends


@pytest.mark.slow
@given(deals(games().filter(lambda rules: rules.players == 2)))
def test_exact_ends_agree_with_the_engine(dealt: tuple[State, Random]) -> None:
    """The last three tricks between two, every play: the same cards may be played and come to the same; a
    hand that stops at 61 has the same winner.
    """
    state, random = dealt
    while state.to_act is not None:
        seat, legal = state.to_act, legal_actions(state)
        if not state.stock and max(map(len, state.hands)) <= 3:
            values = known_values(know(seen(state, seat)), STEPS_30_MS)
            assert (values is not None) == supports(state.rules, Scope.END)
            if values is None:
                return
            number = coder_of(state.rules).number
            so_far = state.points[seat] - state.points[1 - seat]
            assert set(values) == {number[a.card] for a in legal if isinstance(a, Play)}
            for action in legal:
                assert isinstance(action, Play)
                found = so_far + values[number[action.card]]
                true = best_margin(apply(state, action)[0], seat)
                assert np.sign(found) == np.sign(true) if state.rules.stop_at_61 else found == true
        state, _ = apply(state, random.choice(legal))


# ---- house rules that nobody has told the players of


class BestOnly(Tricks, frozen=True, kw_only=True):
    """A house rule: whoever does not lead must play one of the best cards at hand."""

    of: int = 1

    def legal(self, state: State) -> tuple[Action, ...]:
        actions = Tricks.legal(self, state)
        if not state.table or not isinstance(actions[0], Play):
            return actions
        strength = state.rules.ranking.strength
        ranked = sorted(actions, key=lambda a: strength[a.card] if isinstance(a, Play) else 0)
        return tuple(ranked[-self.of :])


@dataclass(frozen=True, kw_only=True)
class RulesOfTheHouse(Rules):
    """Rules with one more."""

    must_overtrump: bool = False


class FewestWin(TwoSides, frozen=True, kw_only=True):
    """A game of losing tricks."""


class OtherFollow(Enum):
    """A duty to follow that is not known."""

    ANY = "any"


def best_only(rules: Rules, of: int = 1) -> Rules:
    stages = [BestOnly(of=of) if isinstance(s, Tricks) else s for s in rules.stages]
    return replace(rules, stages=tuple(stages))


def unknown(rules: Rules, **changed: Any) -> Rules:
    return replace(rules, **changed)


HOUSE_RULES: dict[str, Callable[[Rules], Rules]] = {
    "stage": best_only,
    "option": lambda rules: unknown(
        rules, options={**rules.options, "must_overtrump": True}, changed={"must_overtrump": True}
    ),
    "value": lambda rules: unknown(rules, options={**rules.options, "first_dealer": "oldest"}),
    "field": lambda rules: RulesOfTheHouse(**{f.name: getattr(rules, f.name) for f in fields(rules)}),
    "follow": lambda rules: unknown(rules, follow=OtherFollow.ANY),
    "scoring": lambda rules: unknown(rules, scoring=FewestWin()),
    "ranking": lambda rules: unknown(rules, ranking=Ranking(best_first="13RCF76542", points={"7": 7})),
    "pack": lambda rules: unknown(rules, pack=rules.pack[1:]),
    "sides": lambda rules: unknown(rules, sides=(tuple(range(rules.players)),)),
}


@pytest.mark.parametrize("name", HOUSE_RULES)
@pytest.mark.parametrize("form", ["briscola-2", "briscola-4", "prini-3-all", "bisca-2-nine", "chiamata-5"])
def test_a_house_rule_nobody_has_read_is_refused_everywhere(form: str, name: str) -> None:
    rules = HOUSE_RULES[name](FORMS[form])
    assert not any(supports(rules, scope) for scope in Scope)
    assert trained_player(rules) is None and budget_of(rules) is None
    packs = shuffled_packs(FORMS[form], 1, np.random.default_rng(1))
    with pytest.raises(Unsupported):
        Auctions(rules, packs) if form == "chiamata-5" else TrickBatch(rules, packs, np.zeros(1, np.int64))
    with pytest.raises(Unsupported):
        check_game(rules)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["briscola-2", "briscola-4", "prini-2-all", "bisca-2-nine", "chiamata-5"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("of", [1, 2])
def test_under_a_house_rule_every_level_plays_legally_to_the_end(form: str, level: str, of: int) -> None:
    """One or two cards may be played where models of play would see three."""
    rules = best_only(FORMS[form], of)
    players = company(level, rules, seed=1)
    hands = (choices(shuffled(rules, seed), players) for seed in range(3))
    assert sum(len(view.legal) == of < len(view.hand) for hand in hands for _, view, _ in hand)


def test_a_hint_under_a_house_rule_comes_from_the_rule_player() -> None:
    """Exact ends and nets know nothing of it."""
    state = started(best_only(FORMS["prini-2-all"], 2))
    while state.outcome is None:
        assert state.to_act is not None
        (insight,) = insights(seen(state, state.to_act))
        assert insight.source is Source.RULES and not insight.first_look
        state, _ = apply(state, insight.advice.action)


def test_who_is_refused_is_told_why() -> None:
    rules = make_rules("briscola", 2, {"exchange": "seven"})
    assert refusal(rules) == "the exchange of the turned card"
    assert refusal(rules, Scope.PLAY) is None
    assert refusal(make_rules("prini", 2, {"stop_at_61": True})) == "hands that stop early"
