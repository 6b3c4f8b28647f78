"""Habits of a person at the card table, and a net that leans towards them."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.players.habits.adapted_net import (
        Leaning as Leaning,
        digest as digest,
        load_leaning as load_leaning,
    )
    from briscola.players.habits.habits import (
        GAME as GAME,
        LARGEST as LARGEST,
        NO_HABITS as NO_HABITS,
        BadHabits as BadHabits,
        Habits as Habits,
        added as added,
        counted as counted,
        from_json as from_json,
        observed as observed,
        to_json as to_json,
    )
    from briscola.players.habits.notable_traits import (
        ENOUGH as ENOUGH,
        Noticed as Noticed,
        Trait as Trait,
        noticed as noticed,
    )
else:
    __getattr__ = lazily(
        __name__,
        adapted_net="Leaning digest load_leaning",
        habits="BadHabits GAME Habits LARGEST NO_HABITS added counted from_json observed to_json",
        notable_traits="ENOUGH Noticed Trait noticed",
    )
