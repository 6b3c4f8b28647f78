"""Trained nets: what they see, what they say, the players that follow them; the weights are in `data/`."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.players.nets import trained
    from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, Bools, Floats, Ints
    from briscola.players.nets.card_rows import STRENGTHS
    from briscola.players.nets.families import CHIAMATA, FAMILIES, net_of
    from briscola.players.nets.net import BLOCKS, MOST_BYTE, SCALE, Arrays, Net, Singles
    from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy, sample_action
    from briscola.players.nets.trained import leaning, trained_bidder, trained_net, trained_player
else:
    __getattr__ = lazily(
        __name__,
        arrays="BEATS Bools CARD_POINTS CARD_SUIT EMPTY Floats Ints",
        card_rows="STRENGTHS",
        families="CHIAMATA FAMILIES net_of",
        net="Arrays BLOCKS MOST_BYTE Net SCALE Singles",
        softmax="GREEDY SoftmaxPolicy sample_action",
        trained="leaning trained_bidder trained_net trained_player",
    )
