"""Past evenings: every stored match in a ledger, and a sheet for each."""

from briscola.ui.scenes.match_history.scene import MatchHistory

__all__ = ["MatchHistory"]
