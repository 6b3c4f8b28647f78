"""The results shown after a hand and after a match."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
