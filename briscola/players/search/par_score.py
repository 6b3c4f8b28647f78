"""Par of a deal: what a seat gets if maestros play these very cards, again and again."""

from random import Random
from typing import NamedTuple

import numpy as np

from briscola.engine.events import Dealt
from briscola.engine.hand import laid
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.nets.chiamata.layout import PLACES, TRICKS
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.search import chiamata_search
from briscola.players.search.models import (
    Model,
    Played,
    contract_model,
    plain,
    plainly,
    searchable,
    tricks_model,
)
from briscola.players.search.playouts import err_out

PLAYOUTS = 200
TEMPERATURE = 1.0
"""Temperature of everybody's policy, in points, so that no two playouts are the same."""


class Par(NamedTuple):
    """The points that come to a seat's side on the average, their standard error, and its chance to win."""

    points: float
    chance: float
    error: float


def par(dealt: Dealt, view: Observation, *, playouts: int = PLAYOUTS) -> Par | None:
    """Par of a deal for the seat of `view`, with maestros at every seat; None if it is not `searchable`.

    `view` is that of its first card, when there is a contract if there ever is. The cards are those that were
    dealt, the hidden ones too: this is about luck, no judgement of anybody.
    """
    if not searchable(view):
        return None
    random = Random(f"par:{''.join(card.code for card in dealt.deck)}:{view.seat}")
    view = plainly(view)
    win = not view.rules.match_form.by_points
    if view.rules.bidding is None:
        return _of(tricks_model(know(view), win=win), _packs(dealt, view.rules, playouts, win=win), random)
    return _of(contract_model(know(view)), _contracts(dealt, view, playouts), random)


def _packs(dealt: Dealt, rules: Rules, count: int, *, win: bool) -> TrickBatch:
    number = coder_of(rules).number
    top = rules.dealer_chooses and dealt.top_turned
    pack: Ints = np.array([number[card] for card in laid(rules, dealt.deck, top=top)], np.int64)
    goals = np.full((count, rules.players), win)
    return TrickBatch(plain(rules), np.tile(pack, (count, 1)), np.full(count, dealt.dealer), for_hand=goals)


def _contracts(dealt: Dealt, view: Observation, count: int) -> ChiamataBatch:
    number, order = coder_of(view.rules).number, view.rules.order(dealt.dealer)
    hands: Ints = np.zeros((count, PLACES, TRICKS), np.int64)
    for place, seat in enumerate(order):
        hands[:, place] = [number[card] for card in dealt.hands[seat]]
    return chiamata_search.first_lead(view, hands)


def _of(model: Model[Played], tables: Played, random: Random) -> Par:
    err_out(model, tables, np.random.default_rng(random.getrandbits(64)), temperature=TEMPERATURE)
    points: Floats = np.asarray(model.counted(tables), np.float64)
    error = float(points.std() / np.sqrt(len(points)))
    return Par(points=float(points.mean()), chance=float(model.won(tables).mean()), error=error)
