"""Play by styles, at all tables at once."""

import numpy as np
from numba import njit

from briscola.players.card_codes import STRENGTH
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, Bools, Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from training.tricks.lockstep import Chooser
from training.tricks.styles import Style, matrix

CARD_STRENGTH: Ints = np.array(STRENGTH, np.int64)
CARICO = 10  # points
STEP = 0.1  # the price of a step in strength: of two cards alike the lower one goes


def style_chooser(style: Style, rng: np.random.Generator) -> Chooser[TrickBatch]:
    """One style at all tables."""
    return styles_chooser(matrix([style]), rng)


def styles_chooser(styles: Floats, rng: np.random.Generator) -> Chooser[TrickBatch]:
    """At each table the style in its row of `styles`, or in the only one."""

    def choose(tables: TrickBatch, rows: Ints) -> Ints:
        size = tables.hands.shape[2]
        whose = rows if len(styles) > 1 else np.zeros_like(rows)
        places: Ints = _places(
            rows,
            styles[whose],
            rng.standard_normal((len(rows), size)),
            rng.random((len(rows), 2)),
            tables.hands,
            tables.plays[:, tables.trick],
            tables.leader,
            tables.trumps,
            tables.best,
            tables.winner,
            tables.sides,
            tables.legal(),
            tables.position,
            tables.stock_left > 0,
        )
        declarable = tables.declarable()[rows]
        if not declarable.any():
            return places
        found: Ints = np.where(declarable.any(axis=1), size + declarable.argmax(axis=1), places)
        return found

    return choose


@njit(cache=True)
def _places(
    rows: Ints,
    styles: Floats,
    noise: Floats,
    dice: Floats,
    hands: Ints,
    table: Ints,
    leader: Ints,
    trumps: Ints,
    best: Ints,
    winner: Ints,
    sides: Bools,
    legal: Bools,
    position: int,
    stock: bool,
) -> Ints:
    """By line the place of the card of the highest worth; two `dice` say who plays any card, and which."""
    players, size = hands.shape[1:]
    places = np.zeros(len(rows), np.int64)
    for line in range(len(rows)):
        i = rows[line]
        me = (leader[i] + position) % players
        (
            take,
            carico,
            tempo,
            nerve,
            give,
            load,
            lead,
            keep,
            trump,
            trump_points,
            lead_trump,
            spread,
            blind,
        ) = styles[line]
        trust = 1.0 if position == players - 1 else nerve
        pot, rich = 0, False
        for k in range(position):
            pot += CARD_POINTS[table[i, k]]
            rich |= CARD_POINTS[table[i, k]] >= CARICO
        friend = position > 0 and sides[me, winner[i]]
        count, most = 0, -np.inf
        for place in range(size):
            if not legal[i, place]:
                continue
            count += 1
            card = hands[i, me, place]
            points, trumping = CARD_POINTS[card], CARD_SUIT[card] == trumps[i]
            worth = spread * noise[line, place] - STEP * CARD_STRENGTH[card]
            worth -= trump_points * points + trump * stock if trumping else keep * points
            if position == 0:
                worth -= lead * points + lead_trump * trumping
            elif friend:
                worth += trust * load * points
            elif BEATS[trumps[i], card, best[i]]:
                worth += trust * take * (pot + points) + carico * rich - tempo
            else:
                worth -= give * points
            if worth > most:
                most, places[line] = worth, place
        if dice[line, 0] < blind:
            nth = int(dice[line, 1] * count)
            for place in range(size):
                if legal[i, place]:
                    if nth == 0:
                        places[line] = place
                    nth -= 1
    return places
