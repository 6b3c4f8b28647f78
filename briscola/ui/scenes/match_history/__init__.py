"""Past evenings: every stored match in a ledger, and a sheet for each."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.match_history.entry import EveningsEntry
    from briscola.ui.scenes.match_history.scene import MatchHistory
else:
    __getattr__ = lazily(
        __name__,
        entry="EveningsEntry",
        scene="MatchHistory",
    )
