"""A net of games without declarations as the beginning of one for those with (V-MA)."""

import numpy as np

from briscola.players.nets.card_rows import CARDS, LEADS
from briscola.players.nets.net import Arrays
from briscola.players.nets.tricks.layout import DECLARING_KINDS, KINDS, TricksLayout, layout_of


def widened(arrays: Arrays, layout: TricksLayout) -> Arrays:
    """The arrays with the rows of a layout where mariannas are declared; others as they are.

    New rows say nothing yet; a declaration is half a lead of the king. With trumps turned up one begins by
    playing briscola.
    """
    narrow = layout_of(layout.players)
    if not layout.declares or len(arrays["observation"]) != narrow.size + 1:
        return arrays
    rows, actions = arrays["observation"], arrays["action"]
    new = np.zeros((layout.size - narrow.size, rows.shape[1]), np.float32)
    rows = np.concatenate((rows[:-1], new, rows[-1:]))
    briscola = layout.game + 2 * KINDS.index("briscola")
    turned = layout.game + 2 * DECLARING_KINDS.index("cinquecento")
    rows[turned : turned + 2] = rows[briscola : briscola + 2]
    leads = actions[LEADS * CARDS : (LEADS + 1) * CARDS] / 2
    return {**arrays, "observation": rows, "action": np.concatenate((actions[:-1], leads, actions[-1:]))}
