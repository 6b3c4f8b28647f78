"""The guide of a first hand: notes with the rules that need them, each at its moment."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.first_hand.window.overlay import FirstHandOverlay
else:
    __getattr__ = lazily(
        __name__,
        window__overlay="FirstHandOverlay",
    )
