"""Hands played by a net against itself, and what it learns from each decision."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from briscola.engine.rules import Rules
from briscola.players.nets.tricks.layout import layout_of
from training.arrays import Bools, Floats, Ints
from training.features import actions, observations
from training.model import Parameters, outputs
from training.simulator import Chooser, TalkBatch, shuffled_packs
from training.talk import Talk

POINTS, WIN = 0, 1  # the columns of values and of targets
FOR_HAND = 0.25  # how many sides play for the hand, not for points
TALKING, DEAF, SPIED_ON = (
    0.7,
    0.1,
    0.2,
)  # how many sides talk, how many of their seats do not, how many tables have spies
WIN_TIE = 0.02  # of the share of points, where the chance to win is what counts
CHUNK = 256  # decisions at once: what the processor's nearest memory holds

Rows = NDArray[np.uint16]
Values = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True)
class Lessons:
    """Decisions in rows: what was seen (padded), the action taken, and the targets of both heads."""

    observations: Rows
    actions: Rows
    targets: Values


def decision_values(
    parameters: Parameters,
    seen: Ints,
    offered: Ints,
    legal: Bools,
    *,
    precision: torch.dtype = torch.bfloat16,
) -> Values:
    """Share of points to come and chance to win, by decision and place of the hand; -inf where not legal."""
    values = np.full((*legal.shape, 2), -np.inf, np.float32)
    with torch.no_grad():
        for first in range(0, len(legal), CHUNK):
            part = slice(first, first + CHUNK)
            owners, places = np.nonzero(legal[part])
            out = outputs(parameters, seen[part], offered[part][owners, places], owners, precision=precision)
            out[:, WIN] = torch.sigmoid(out[:, WIN])
            values[part][owners, places] = out.numpy()
    return values


def merits(values: Values, for_hand: Bools) -> Values:
    """What counts, by decision and place: points or, for those who play for the hand, the chance to win."""
    chances: Values = values[:, :, WIN] + WIN_TIE * values[:, :, POINTS]
    return np.where(for_hand[:, None], chances, values[:, :, POINTS])


def net_chooser(parameters: Parameters) -> Chooser:
    """The place of the highest merit."""

    def choose(tables: TalkBatch, rows: Ints) -> Ints:
        values = decision_values(
            parameters, observations(tables, rows), actions(tables, rows), tables.legal()[rows]
        )
        places: Ints = merits(values, tables.for_hand[rows, tables.actor[rows]]).argmax(axis=1)
        return places

    return choose


def won(tables: TalkBatch) -> Floats:
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


def tables_for(rules: Rules, hands: int, rng: np.random.Generator) -> TalkBatch:
    """Fresh tables where some sides play for the hand, and partners talk in all the ways that they may."""
    n = rules.players
    side = np.array([next(i for i, seats in enumerate(rules.sides) if seat in seats) for seat in range(n)])
    for_hand = (rng.random((hands, len(rules.sides))) < FOR_HAND)[:, side]
    talk = None
    if rules.talk is not None:
        talking = (rng.random((hands, len(rules.sides))) < TALKING)[:, side]
        talking &= rng.random((hands, n)) > DEAF
        talk = Talk(rules, talking, rng.random(hands) < SPIED_ON, rng)
    packs = shuffled_packs(rules, hands, rng)
    return TalkBatch(rules, packs, np.full(hands, n - 1), for_hand=for_hand, talk=talk)


def lessons(
    tables: TalkBatch,
    parameters: Parameters,
    *,
    epsilon: float,
    trace: float,
    rng: np.random.Generator,
    rivals: Sequence[Chooser] = (),
    seats: Ints | None = None,
) -> Lessons:
    """Play out fresh tables, at random with chance `epsilon`, and work out what each decision led to.

    `trace` 1 takes the final result as target (Monte Carlo); less mixes in, at each later decision of the
    seat, what the net expects there. A random play is never held against the decisions before it.
    `seats` says, by table and seat, who plays: 0 the net, which alone learns, i the i-th of the `rivals`.
    """
    every, hands = tables.rows, tables.count
    decisions: list[_Decision] = []
    own: list[Bools] = []
    seen_all: list[Ints] = []
    taken_all: list[Ints] = []
    while not tables.over:
        actor = tables.actor
        who = np.zeros(hands, np.int64) if seats is None else seats[every, actor]
        rows = np.flatnonzero(who == 0)
        places: Ints = np.zeros(hands, np.int64)
        best: Values = np.zeros((hands, 2), np.float32)
        strayed = np.zeros(hands, np.bool_)
        if len(rows):
            seen, offered, legal = observations(tables, rows), actions(tables, rows), tables.legal()[rows]
            values = decision_values(parameters, seen, offered, legal)
            greedy = merits(values, tables.for_hand[rows, actor[rows]]).argmax(axis=1)
            anything = np.where(legal, rng.random(legal.shape), -1.0).argmax(axis=1)
            each = np.arange(len(rows))
            places[rows] = np.where(rng.random(len(rows)) < epsilon, anything, greedy)
            best[rows] = values[each, greedy]
            strayed[rows] = places[rows] != greedy
            seen_all.append(seen)
            taken_all.append(offered[each, places[rows]])
        for i, choose in enumerate(rivals, 1):
            theirs = np.flatnonzero(who == i)
            if len(theirs):
                places[theirs] = choose(tables, theirs)
        own.append(who == 0)
        points = tables.side_points()[every, actor]
        decisions.append(_Decision(actor=actor, points=points, best=best, strayed=strayed))
        tables.play(places)
    return Lessons(
        observations=packed(seen_all, layout_of(tables.players).size),
        actions=np.concatenate(taken_all).astype(np.uint16),
        targets=_targets(tables, decisions, trace)[np.array(own)],
    )


def packed(seen: list[Ints], padding: int) -> Rows:
    """All observations under each other, each with its padding at the end, as narrow as they can be."""
    told = [(rows != padding).sum(axis=1) for rows in seen]
    packed: Rows = np.full((sum(map(len, told)), max(map(max, told))), padding, np.uint16)
    at = 0
    for rows, count in zip(seen, told, strict=True):
        kept = np.arange(packed.shape[1]) < count[:, None]
        packed[at : at + len(rows)][kept] = rows[rows != padding]
        at += len(rows)
    return packed


def _targets(tables: TalkBatch, decisions: list[_Decision], trace: float) -> Values:
    """By decision and table: the share of the points that came after it, and the result."""
    every = tables.rows
    points = tables.side_points()  # at the seat's next decision; at first those of the end
    ahead: Values = np.stack((np.zeros(points.shape), won(tables)), axis=-1).astype(np.float32)
    targets: Values = np.empty((len(decisions), tables.count, 2), np.float32)
    for play in reversed(range(len(decisions))):
        d = decisions[play]
        target = ahead[every, d.actor]
        target[:, POINTS] += (points[every, d.actor] - d.points) / tables.rules.total
        targets[play] = target
        weight = np.where(d.strayed, 0.0, trace).astype(np.float32)[:, None]
        ahead[every, d.actor] = weight * target + (1 - weight) * d.best
        points[every, d.actor] = d.points
    return targets
