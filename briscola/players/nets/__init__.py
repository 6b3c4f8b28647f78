"""Trained nets: what they see, what they say, the players that follow them; the weights are in `data/`."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.nets import trained
    from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, Bools, Floats, Ints
    from briscola.players.nets.card_rows import STRENGTHS
    from briscola.players.nets.families import CHIAMATA, FAMILIES, net_of
    from briscola.players.nets.net import BLOCKS, MOST_BYTE, SCALE, Arrays, Net, Singles
    from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy, sample_action
    from briscola.players.nets.trained import leaning, trained_bidder, trained_net, trained_player
