"""Manners: plays that would annoy the person at the same table, by what the seat that makes them knows."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.players.etiquette.judging import mistakes
    from briscola.players.etiquette.manners_prices import FAULT, play_prices
else:
    __getattr__ = lazily(
        __name__,
        judging="mistakes",
        manners_prices="FAULT play_prices",
    )
