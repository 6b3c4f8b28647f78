"""Hands played on from tables: by the net's best plays to an outlook, or to the last card by who errs."""

import numpy as np

from briscola.players.nets.arrays import Floats, Ints
from briscola.players.search.models import Model, Played
from briscola.players.search.rollout import BatchEvaluator


def play_on(
    model: Model[Played], tables: Played, evaluator: BatchEvaluator[Played], *, until: int
) -> tuple[Floats, Floats]:
    """Final points and chance by table: by the net when the seat is to play in trick `until` (from 0), else
    as the hands ended."""
    points: Floats = np.zeros(len(tables.rows))
    chances: Floats = np.zeros(len(tables.rows))
    on: Ints = tables.rows.copy()  # which tables are still played
    while len(on) and not tables.over:
        if not tables.position:
            model.opens(tables)
        if tables.trick == until:
            reached = tables.actor == model.seat
            if reached.any():
                rows = np.flatnonzero(reached)
                points[on[rows]], chances[on[rows]] = _outlook(model, tables, rows)
                on, tables = on[~reached], tables.picked(np.flatnonzero(~reached))
                continue
        playable = tables.legal()
        forced = playable.sum(axis=1).max() == 1
        tables.play((playable if forced else evaluator(tables)).argmax(axis=1))
    if len(on):
        points[on], chances[on] = model.gathered(tables), model.won(tables)
    return points, chances


def err_out(
    model: Model[Played],
    tables: Played,
    rng: np.random.Generator,
    *,
    temperature: float,
    alike: int = 1,
) -> None:
    """Play to the last card, everybody by a softmax policy of the net's values, `temperature` in points.

    In each of so many `alike` parts of the tables everybody is in the same moods, so that what differs is
    what was played before.
    """
    evaluator = model.evaluator()
    while not tables.over:
        if not tables.position:
            model.opens(tables)
        playable = tables.legal()
        values = np.where(playable, 0.0, -np.inf)
        if playable.sum(axis=1).max() > 1:
            # The highest of values with Gumbel noise is a draw by softmax.
            moods = rng.gumbel(size=(len(values) // alike, values.shape[1]))
            values = evaluator(tables) + temperature * np.tile(moods, (alike, 1))
        tables.play(values.argmax(axis=1))


def _outlook(model: Model[Played], tables: Played, rows: Ints) -> tuple[Floats, Floats]:
    """Final points and chance as the net sees them where the seat is to play, with its best card."""
    at = tables.picked(rows)
    playable = at.legal()
    most = int(playable.sum(axis=1).max())
    places = np.argsort(~playable, axis=1, kind="stable")[:, :most]
    offered = np.take_along_axis(model.actions(at, at.rows), places, axis=1)
    out = model.net.outputs(model.observations(at, at.rows), offered)
    values = model.utility(out[..., 0], out[..., 1])
    values[~np.take_along_axis(playable, places, axis=1)] = -np.inf
    best = values.argmax(axis=1)
    found = out[at.rows, best]
    points: Floats = model.gathered(at) + model.total * found[:, 0]
    return points, found[:, 1]
