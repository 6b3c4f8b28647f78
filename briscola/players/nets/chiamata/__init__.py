"""The net that plays chiamata: auction, call and play."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.nets.chiamata import batch_encode
    from briscola.players.nets.chiamata.bar_rules import plain_view
    from briscola.players.nets.chiamata.batch import ChiamataBatch
    from briscola.players.nets.chiamata.batch_encode import actions, observations
    from briscola.players.nets.chiamata.encode import said_by
    from briscola.players.nets.chiamata.layout import PLACES, TRICKS
    from briscola.players.nets.chiamata.net_player import CONTRACT, ChiamataPlayer, utility
