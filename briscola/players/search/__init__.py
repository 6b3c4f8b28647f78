"""Looking ahead: exactly where nothing is hidden, in samples of the hidden cards where something is."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.search.chiamata_search import contract_values
    from briscola.players.search.claim import ClaimVerdict, judge_claim, may_claim
    from briscola.players.search.deepening import Deepening, Depth, Sampled
    from briscola.players.search.endgame import STEPS_30_MS, STEPS_150_MS, best_play, known_values
    from briscola.players.search.last_draws import counts_worlds, draw_values
    from briscola.players.search.models import searchable
    from briscola.players.search.open_hands import (
        BUDGET_30_MS,
        BUDGET_150_MS,
        OpenHandsPlayer,
        open_hands_player,
    )
    from briscola.players.search.par_score import Par, par
    from briscola.players.search.rollout import Utility, Values
    from briscola.players.search.trick_search import card_values
