"""Players: each sees an Observation and gives back an action."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT, SUITS
    from briscola.players.card_locations import CardLocations, whereabouts
    from briscola.players.knowledge import Knowledge, know
    from briscola.players.levels import (
        ADAPT,
        LADDER,
        LEVELS,
        BadLevel,
        make_player,
        of_before,
        on_the_ladder,
        parse_level,
        switches_of,
        wishing,
        without,
    )
    from briscola.players.player import Player
