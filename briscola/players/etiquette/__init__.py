"""Manners: plays that would annoy the person at the same table, by what the seat that makes them knows."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.etiquette.judging import mistakes
    from briscola.players.etiquette.manners_prices import FAULT, play_prices
