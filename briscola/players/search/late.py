"""Near the end of a hand: each play is tried in many deals of the hidden cards, and all play on by the net.

Nobody sees through the deals: each seat plays by its own observation in them. (Perfect information within
sampled deals makes play worse: strategy fusion, Frank and Basin 1998.)
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np

from briscola.engine.actions import Play
from briscola.engine.observation import Observation
from briscola.players.coding import coder_of
from briscola.players.heuristic.memory import remember
from briscola.players.learnt.arrays import Floats
from briscola.players.learnt.net import Net
from briscola.players.learnt.sights import actions, observations
from briscola.players.learnt.tables import Tables
from briscola.players.search.worlds import Judge, likely_worlds, sampled_packs
from briscola.players.talk.reading import read_signs

LINES = 64  # observations valued at a time: as many as stay near a core
TOTAL = 120

Values = tuple[Floats, Floats]
"""For each legal play the points still to come, as a share of 120, and the chance to win the hand."""

Worth = Callable[[Floats, Floats], Floats]
"""What shares and chances are worth in points."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Search:
    """How far one looks: with at most so many `plays` to come, in as many worlds as make `effort` plays.

    The others' plays are weighed so many tricks `back`; one better by `blur` points is `e` times as likely.
    `trust` is the share of what is found in the value of a play, the rest being what the net says itself.
    """

    plays: int
    effort: int
    back: int
    blur: float
    trust: float


SEARCH = Search(plays=12, effort=1200, back=3, blur=3.0, trust=0.6)
"""The maestro's."""

MOST_WORLDS = 160


def late_values(
    view: Observation, net: Net, worth: Worth, search: Search, *, win: bool, talks: bool
) -> Values | None:
    """What plays come to when all go on by the net; None far from the end, and for hands with other rules.

    A function of the observation alone.
    """
    rules = view.rules
    plays = sum(view.counts) + view.stock_count
    if plays > search.plays or rules.swaps or rules.stop_at_61:
        return None
    memory, hints = read_signs(view, remember(view)) if talks else (remember(view), ())
    count = min(MOST_WORLDS, search.effort // plays)
    packs = sampled_packs(view, memory, hints, count, Random(_moment(view)))
    judge = net_judge(net, worth)
    tables, weights = likely_worlds(view, packs, judge, back=search.back, blur=search.blur, for_hand=win)
    tables, weights = merged(tables, weights)
    number = coder_of(rules).number
    cards = [number[action.card] for action in view.legal if isinstance(action, Play)]
    tried = tables.picked(np.tile(tables.rows, len(cards)))
    hands = tried.hands[tried.rows, tried.actor]
    tried.play((hands == np.repeat(cards, tables.count)[:, None]).argmax(axis=1))
    play_on(tried, judge)
    now = sum(view.points[seat] for seat in rules.side_of[view.seat])
    shares = (tried.side_points()[:, view.seat] - now) / TOTAL
    found = [values.reshape(len(cards), -1) @ weights for values in (shares, won(tried, view.seat))]
    return found[0], found[1]


def _moment(view: Observation) -> str:
    """What tells one decision of a seat from another: its cards, and all that has been played."""
    played = [play.card.code for trick in view.tricks for play in trick.plays]
    played += [play.card.code for play in view.table]
    return f"{view.seat}:{''.join(card.code for card in view.hand)}:{''.join(played)}"


def merged(tables: Tables, weights: Floats) -> tuple[Tables, Floats]:
    """Tables that are the same from now on as one, with the weights of all."""
    hands = np.sort(tables.hands, axis=2).reshape(tables.count, -1)
    hidden = np.concatenate((hands, tables.stock[:, tables.drawn :]), axis=1)
    _, first, alike = np.unique(hidden, axis=0, return_index=True, return_inverse=True)
    together: Floats = np.zeros(len(first))
    np.add.at(together, alike.reshape(-1), weights)
    return tables.picked(first), together


def play_on(tables: Tables, judge: Judge) -> None:
    """All hands to their end, each seat playing what is worth most."""
    while not tables.over:
        playable = tables.legal()
        forced = playable.sum(axis=1).max() == 1
        tables.play((playable if forced else judge(tables)).argmax(axis=1))


def won(tables: Tables, seat: int) -> Floats:
    """By table, at the end: 1 where a seat's side has most points, 0 elsewhere; sides that tie share it."""
    points = tables.side_points()
    best = points == points.max(axis=1, keepdims=True)
    chances: Floats = best[:, seat] * tables.sides[seat].sum() / best.sum(axis=1)
    return chances


def net_judge(net: Net, worth: Worth) -> Judge:
    """The worths that a net sees, each seat by its own observation."""

    def judge(tables: Tables) -> Floats:
        playable = tables.legal()
        most = int(playable.sum(axis=1).max())
        places = np.argsort(~playable, axis=1, kind="stable")[:, :most]
        seen = observations(tables, tables.rows)
        offered = np.take_along_axis(actions(tables, tables.rows), places, axis=1)
        worths: Floats = np.full(playable.shape, -np.inf)
        actor = tables.actor
        for seat in range(tables.players):  # what one seat sees is mostly the same at all tables
            mine = np.flatnonzero(actor == seat)
            for start in range(0, len(mine), LINES):
                part = mine[start : start + LINES]
                out = net.outputs(seen[part], offered[part])
                worths[part[:, None], places[part]] = worth(out[..., 0], out[..., 1])
        worths[~playable] = -np.inf
        return worths

    return judge
