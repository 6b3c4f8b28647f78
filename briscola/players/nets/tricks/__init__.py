"""The nets that play the games of tricks and draws."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.nets.tricks import batch_encode
    from briscola.players.nets.tricks.batch import TrickBatch
    from briscola.players.nets.tricks.batch_encode import actions, observations
    from briscola.players.nets.tricks.layout import declares, game_row, open_hands
    from briscola.players.nets.tricks.net_player import (
        DIGITS,
        HAND,
        POINTS_IN_WIN,
        TricksPlayer,
        decided,
        hand_utility,
        in_order,
        live_events,
    )
    from briscola.players.nets.tricks.standing_signs import StandingSigns, knows_signs
