"""The rule player's memory, values and bids: `medium`, and what `easy` shares with it."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.heuristic.belief import Scenario, scenarios
    from briscola.players.heuristic.bidding import CAUTION, best_call, bid, call, callable_cards, open_to_call
    from briscola.players.heuristic.dark_play import as_in_mind, call_promise, dark_call, dark_card
    from briscola.players.heuristic.hand_values import hand_value
    from briscola.players.heuristic.pricing import (
        FINE,
        POINTS_COUNT,
        SPREAD,
        Stakes,
        Weights,
        card_prices,
        stakes_for,
    )
    from briscola.players.heuristic.trick_play import SAMPLES, action_values
    from briscola.players.heuristic.weights import WEIGHTS, form_of
