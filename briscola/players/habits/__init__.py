"""Habits of a person at the card table, and a net that leans towards them."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
