"""The rows of `players.nets.tricks.encode`, for all tables at once, the signs of partners among them."""

import numpy as np

from briscola.players.nets.tricks import batch_encode as table_rows
from briscola.players.nets.tricks.batch_encode import actions
from briscola.players.nets.tricks.layout import TricksLayout, layout_of
from training.arrays import Ints
from training.simulator import TalkBatch
from training.talk import Talk

__all__ = ["actions", "observations"]


def observations(tables: TalkBatch, rows: Ints) -> Ints:
    """The rows of the observations of the seats to act at the given tables; `size` of the layout pads."""
    seen = table_rows.observations(tables, rows)
    if tables.talk is None:
        return seen
    signs = _sign_part(tables.talk, rows, tables.actor[rows], layout_of(tables.players))
    return np.concatenate((seen, signs), axis=1)


def _sign_part(talk: Talk, rows: Ints, me: Ints, layout: TricksLayout) -> Ints:
    """The signs seen that still stand, in rows of equal length; only for seats that read them."""
    n = layout.players
    relative = (me[:, None] + np.arange(n)) % n
    seen = talk.seen[rows[:, None], me[:, None], relative].reshape(len(rows), -1)
    told = np.concatenate((np.ones((len(rows), 1), np.bool_), seen), axis=1) & talk.talking[rows, me, None]
    found: Ints = np.where(told, np.arange(layout.talks, layout.size), layout.size)
    return found
