"""The guide of a first hand: notes with the rules that need them, each at its moment."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.first_hand.window.overlay import FirstHandOverlay
