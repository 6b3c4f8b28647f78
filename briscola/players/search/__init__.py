"""Looking ahead: exactly where nothing is hidden, in samples of the hidden cards where something is."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
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
else:
    __getattr__ = lazily(
        __name__,
        claim="ClaimVerdict judge_claim may_claim",
        chiamata_search="contract_values",
        deepening="Deepening Depth Sampled",
        endgame="STEPS_150_MS STEPS_30_MS best_play known_values",
        last_draws="counts_worlds draw_values",
        models="searchable",
        open_hands="BUDGET_150_MS BUDGET_30_MS OpenHandsPlayer open_hands_player",
        par_score="Par par",
        rollout="Utility Values",
        trick_search="card_values",
    )
