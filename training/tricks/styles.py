"""Styles of play over all tables at once: players with a habit each, to learn against and to measure by.

A style is some numbers, in points: what it gives for a trick and what a card costs it. Whoever has one plays
the card of the highest worth, with a little chance, from what lies on the table alone: no style counts cards.
Each table may have a style of its own (`drawn`), so that a league is of as many kinds as there are hands.
"""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, fields

import numpy as np
from numba import njit

from briscola.players.coding import STRENGTH
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, Bools, Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from training.tricks.lockstep import Chooser

CARD_STRENGTH: Ints = np.array(STRENGTH, np.int64)
CARICO = 10  # points
STEP = 0.1  # the price of a step in strength: of two cards alike the lower one goes
EVERYDAY = 0.7  # points: the noise of drawn styles beyond their own, on an average
SPREAD = 0.35  # of drawn styles: by so much of itself (or of 1, where it is less) a number is another one


@dataclass(frozen=True, kw_only=True)
class Style:
    """What a player gives for tricks and asks for cards; every number but the last two in points."""

    take: float = 1.0  # for each point of a trick that it takes
    carico: float = 0.0  # more for a trick with a carico of others in it
    tempo: float = 1.0  # the price of taking: one has to lead next
    nerve: float = 0.6  # what of that it counts on where others still play
    give: float = 1.0  # the price of each point that it leaves to opponents
    load: float = 1.0  # for each point that it puts on a trick of its partner
    lead: float = 1.0  # the price of each point that it leads; below 0 it loads early
    keep: float = 0.2  # the price of each point of a plain card
    trump: float = 3.0  # the price of a trump while there is a stock
    trump_points: float = 1.0  # and of each of its points, always
    lead_trump: float = 2.0  # the price of leading a trump, beside
    noise: float = 0.0  # standard deviation of the worth of a card
    blind: float = 0.0  # the share of plays that are any card alike


NOISE = [field.name for field in fields(Style)].index("noise")

STYLES: Mapping[str, Style] = {
    "plain": Style(),
    "hoarder": Style(trump=14.0, trump_points=2.0, lead_trump=8.0),  # keeps its trumps for the end
    "spender": Style(trump=-2.0, trump_points=0.2, tempo=-1.0),  # trumps whatever it can
    "loader": Style(lead=-0.6, keep=-0.2),  # leads its carichi early
    "taker": Style(carico=25.0, take=1.5),  # takes every carico, with whatever it has
    "shy": Style(tempo=6.0, take=0.6, keep=0.8),  # would rather not take
    "generous": Style(give=-0.5, keep=-0.1),  # discards high
    "puller": Style(lead_trump=-8.0, trump=0.0),  # leads trumps
    "careless": Style(noise=4.0, blind=0.1),
}


def matrix(styles: Sequence[Style]) -> Floats:
    """The numbers of these styles, a row each."""
    return np.array([astuple(style) for style in styles])


def drawn(count: int, rng: np.random.Generator) -> Floats:
    """The numbers of so many styles around those by name, a row each, no two alike."""
    found = matrix(list(STYLES.values()))[rng.integers(len(STYLES), size=count)]
    by = SPREAD * np.maximum(1.0, np.abs(found))
    by[:, NOISE:] = 0.0
    found += by * rng.standard_normal(found.shape)
    found[:, NOISE] += rng.exponential(EVERYDAY, size=count)
    return found


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
