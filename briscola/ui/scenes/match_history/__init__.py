"""Past evenings: every stored match in a ledger, and a sheet for each."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.match_history.entry import EveningsEntry
    from briscola.ui.scenes.match_history.scene import MatchHistory
