"""Habits of a person at the card table, and a net that leans towards them."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.players.habits.adapted_net import Leaning, digest, load_leaning
    from briscola.players.habits.habits import (
        GAME,
        LARGEST,
        NO_HABITS,
        BadHabits,
        Habits,
        added,
        counted,
        from_json,
        observed,
        to_json,
    )
    from briscola.players.habits.notable_traits import ENOUGH, Noticed, Trait, noticed
else:
    __getattr__ = lazily(
        __name__,
        adapted_net="Leaning digest load_leaning",
        habits="BadHabits GAME Habits LARGEST NO_HABITS added counted from_json observed to_json",
        notable_traits="ENOUGH Noticed Trait noticed",
    )
