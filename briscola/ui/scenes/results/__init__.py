"""The results shown after a hand and after a match."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.results.actions import (
        HandEnd,
        ResultActions,
        TableActions,
        WayHome,
        rematch_words,
    )
    from briscola.ui.scenes.results.hand_result import HandResult
    from briscola.ui.scenes.results.match_result import MatchResult
    from briscola.ui.scenes.results.result_scene import Finished
else:
    __getattr__ = lazily(
        __name__,
        match_result="MatchResult",
        hand_result="HandResult",
        result_scene="Finished",
        actions="HandEnd ResultActions TableActions WayHome rematch_words",
    )
