"""Past evenings: every stored match in a ledger, and a sheet for each."""

from briscola.ui.scenes.evenings.scene import Evenings

__all__ = ["Evenings"]
