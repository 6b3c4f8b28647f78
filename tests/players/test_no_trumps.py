"""Briscolone (V-BO): what cards are worth, and two known hands played out, where nothing can trump."""

from msgspec.structs import replace

from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.hand import apply, legal_actions
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.heuristic.pricing import card_prices
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.knowledge import Knowledge, know
from briscola.players.levels import make_player
from briscola.players.search.endgame import STEPS_30_MS, known_values
from tests.engine.play import after_tricks, best_margin, seen

RULES = make_rules("briscolone", 2)
NUMBER = coder_of(RULES).number
WORTH = WEIGHTS[form_of(RULES)]


def after(tricks: int) -> State:
    """EX-11 after so many tricks."""
    return after_tricks(11, tricks, RULES)


def price(knowledge: Knowledge, code: str) -> float:
    return card_prices(knowledge, WORTH)[NUMBER[card(code)]]


def test_a_card_that_nothing_out_can_beat_is_worth_more_and_so_are_those_after_it() -> None:
    """EX-11: B has drawn RS, of whose suit ace and three are gone."""
    early, late = know(seen(after(5), 1)), know(seen(after(15), 1))
    assert card("RS") in late.view.hand
    plain = replace(WORTH, master=0.0, length=0.0)
    king = NUMBER[card("RS")]
    assert card_prices(late, WORTH)[king] == card_prices(late, plain)[king] + WORTH.master
    assert price(late, "FS") == card_prices(late, plain)[NUMBER[card("FS")]] + WORTH.length
    assert card_prices(early, WORTH)[king] == card_prices(early, plain)[king]


def test_no_draw_is_the_draw_of_a_turned_card() -> None:
    """R-DRAW-3 has no place where nothing was turned."""
    assert after(14).stock and len(after(14).stock) == 2
    assert not know(seen(after(14), 1)).last_draw_next


def test_with_the_stock_out_the_last_four_tricks_are_played_exactly() -> None:
    """By every play of the engine: the hands are known to each other then."""
    state = after(16)
    assert not state.stock and state.to_act is not None
    seat = state.to_act
    values = known_values(know(seen(state, seat)), STEPS_30_MS)
    assert values is not None
    now = state.points[seat] - state.points[1 - seat]
    for action in legal_actions(state):
        assert isinstance(action, Play)
        assert values[NUMBER[action.card]] == best_margin(apply(state, action)[0], seat) - now
    best = max(values.values())
    for level in ("hard", "maestro"):
        chosen = make_player(level, seed=1, seat=seat).choose(seen(state))
        assert isinstance(chosen, Play)
        if level == "maestro":
            assert values[NUMBER[chosen.card]] == best
