"""Hands played by a net against itself, and what it learns from each decision."""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from briscola.engine.rules import Rules
from briscola.players.encoding import layout_of
from training.features import actions, most_rows, observations
from training.model import Parameters, outputs
from training.simulator import Bools, Chooser, Floats, Ints, Tables, shuffled_packs

POINTS, WIN = 0, 1  # the columns of values and of targets
TOTAL = 120
CHUNK = 256  # decisions at once: what the processor's nearest memory holds

Rows = NDArray[np.uint16]
Values = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True)
class Lessons:
    """Decisions in rows: what was seen (padded), the action taken, and the targets of both heads."""

    observations: Rows
    actions: Rows
    targets: Values


def decision_values(parameters: Parameters, seen: Ints, offered: Ints, legal: Bools) -> Values:
    """Share of points to come and chance to win, by decision and place of the hand; -inf where not legal."""
    values = np.full((*legal.shape, 2), -np.inf, np.float32)
    with torch.no_grad():
        for first in range(0, len(legal), CHUNK):
            part = slice(first, first + CHUNK)
            owners, places = np.nonzero(legal[part])
            out = outputs(parameters, seen[part], offered[part][owners, places], owners)
            out[:, WIN] = torch.sigmoid(out[:, WIN])
            values[part][owners, places] = out.numpy()
    return values


def net_chooser(parameters: Parameters, head: int = POINTS) -> Chooser:
    """The place of the highest value."""

    def choose(tables: Tables, rows: Ints) -> Ints:
        values = decision_values(
            parameters, observations(tables, rows), actions(tables, rows), tables.legal()[rows]
        )
        places: Ints = values[:, :, head].argmax(axis=1)
        return places

    return choose


def won(tables: Tables) -> Floats:
    """By table and seat, at the end: 1 for the best side, 0 for the others; sides that tie share it."""
    points = tables.side_points()
    best = points == points.max(axis=1, keepdims=True)
    share: Floats = best * tables.sides.sum(axis=1) / best.sum(axis=1, keepdims=True)
    return share


@dataclass(frozen=True, kw_only=True)
class _Decision:
    """One play at all tables: who decided, the points so far, what the net thought of the best play."""

    actor: Ints
    points: Ints
    best: Values
    strayed: Bools


def lessons(
    rules: Rules,
    parameters: Parameters,
    *,
    hands: int,
    epsilon: float,
    trace: float,
    rng: np.random.Generator,
) -> Lessons:
    """Play `hands` hands, at random with chance `epsilon`, and work out what each decision led to.

    `trace` 1 takes the final result as target (Monte Carlo); less mixes in, at each later decision of the
    seat, what the net expects there. A random play is never held against the decisions before it.
    """
    tables = Tables(rules, shuffled_packs(rules, hands, rng), np.full(hands, rules.players - 1))
    most, padding = most_rows(rules), layout_of(rules.players).size
    every = tables.rows
    decisions: list[_Decision] = []
    seen_all: Rows = np.full((rules.tricks * rules.players, hands, most), padding, np.uint16)
    taken_all: Rows = np.empty((rules.tricks * rules.players, hands), np.uint16)
    for play in range(len(seen_all)):
        seen, offered, legal = observations(tables, every), actions(tables, every), tables.legal()
        values = decision_values(parameters, seen, offered, legal)
        greedy = values[:, :, POINTS].argmax(axis=1)
        anything = np.where(legal, rng.random(legal.shape), -1.0).argmax(axis=1)
        places = np.where(rng.random(hands) < epsilon, anything, greedy)
        seen_all[play, :, : seen.shape[1]] = seen
        taken_all[play] = offered[every, places]
        actor = tables.actor
        decisions.append(
            _Decision(
                actor=actor,
                points=tables.side_points()[every, actor],
                best=values[every, greedy],
                strayed=places != greedy,
            )
        )
        tables.play(places)
    return Lessons(
        observations=seen_all.reshape(-1, most),
        actions=taken_all.reshape(-1),
        targets=_targets(tables, decisions, trace).reshape(-1, 2),
    )


def _targets(tables: Tables, decisions: list[_Decision], trace: float) -> Values:
    """By decision and table: the share of the points that came after it, and the result."""
    every = tables.rows
    points = tables.side_points()  # at the seat's next decision; at first those of the end
    ahead: Values = np.stack((np.zeros(points.shape), won(tables)), axis=-1).astype(np.float32)
    targets: Values = np.empty((len(decisions), tables.count, 2), np.float32)
    for play in reversed(range(len(decisions))):
        d = decisions[play]
        target = ahead[every, d.actor]
        target[:, POINTS] += (points[every, d.actor] - d.points) / TOTAL
        targets[play] = target
        weight = np.where(d.strayed, 0.0, trace).astype(np.float32)[:, None]
        ahead[every, d.actor] = weight * target + (1 - weight) * d.best
        points[every, d.actor] = d.points
    return targets
