"""What is said for certain of a trick comes true, however the others play."""

from collections.abc import Collection, Mapping
from random import Random

import pytest

from briscola.engine.actions import Play
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.reasons import Why
from tests.engine.play import every_game, slug, started
from tests.players.reasoned import said

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
