"""What every choice of a position is worth: proven where all is known, else by a deep search with errors."""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec.structs import replace

from briscola.client.puzzles.puzzle import ProofKind, view_of
from briscola.engine.actions import Bid, Call, Play
from briscola.engine.hand import apply
from briscola.engine.observation import Observation
from briscola.engine.state import State
from briscola.players.insight.deliberation import deliberate, judgeable
from briscola.players.insight.evaluate import evaluate
from briscola.players.insight.figures import points_in_a_hand
from briscola.players.insight.weighing import Ground
from briscola.players.knowledge import know
from briscola.players.search import chiamata
from briscola.players.search.deepening import Depth
from briscola.players.search.models import contract_model, plainly
from briscola.players.search.rollout import roll_out
from training.puzzles.verdicts import Valued, Verdict

DEEP = Depth(samples=2400, batch=240)
CALLS = 8
"""How many calls are looked into, the most promising by the net."""
WORLDS = 600
HOPE = 2.0
"""A search goes on only while the second best is so many points behind."""
ENOUGH, SURE = 480, 6.0
"""It ends early, after so many samples, when all others are behind by so many standard errors."""


def verdict(state: State) -> Verdict | None:
    """What the solver's choices are worth; None where nobody can say, or no choice stands out."""
    view = view_of(state)
    if len(view.legal) < 2 or not judgeable(view):
        return None
    if isinstance(view.legal[0], Play):
        return _of_cards(view)
    if any(isinstance(action, Bid) for action in view.legal):
        from training.puzzles.bids import bids_verdict  # needs the training extra; nothing else here does

        return bids_verdict(view)
    return _of_calls(state, view) if isinstance(view.legal[0], Call) else None


def _of_cards(view: Observation) -> Verdict | None:
    found = None
    for found in deliberate(view, None, DEEP):
        if found.ground is Ground.SEARCH:
            others = [choice for choice in found.choices if choice is not found.advice]
            if min(choice.cost for choice in others) < HOPE:
                return None
            if found.samples >= ENOUGH and all(choice.cost > SURE * choice.error for choice in others):
                break
    assert found is not None
    best = found.advice
    rows = [best, *sorted((c for c in found.choices if c is not best), key=lambda c: c.cost)]
    return Verdict(
        values=tuple(
            Valued(
                action=row.action,
                points=row.prospect.points or 0.0,
                chance=row.prospect.chance,
                cost=row.cost,
                error=row.error,
            )
            for row in rows
        ),
        reason=best.prospect.reasons[0],
        proof=ProofKind.EXACT if found.ground is Ground.EXACT else ProofKind.SEARCH,
        samples=found.samples,
        ahead=best.prospect.ahead,
        by_points=best.prospect.by_points,
    )


def _of_calls(state: State, view: Observation) -> Verdict | None:
    """Each call in the same worlds, everybody playing on by the net."""
    insight = evaluate(view)
    hopeful = sorted((p for p in insight.prospects if p.considered), key=lambda p: -p.chance)[:CALLS]
    if len(hopeful) < 2:
        return None
    seen_after = [view_of(apply(state, each.action)[0]) for each in hopeful]
    after = [plainly(replace(seen, to_act=None)) for seen in seen_after]  # whoever leads
    # The hidden cards are the same whatever is called: all calls are tried in the same worlds.
    tables, often = chiamata.sampled_determinizations(
        know(after[0]), WORLDS, Random("puzzle:" + "".join(c.code for c in view.hand))
    )
    hands, weights = tables.hands.copy(), often / often.sum()
    points, chances = [], []
    for seen in after:
        model = contract_model(know(seen))
        played = chiamata.first_lead(seen, hands.copy())
        roll_out(played, model.evaluator())
        points.append(np.asarray(model.counted(played), np.float64))
        chances.append(np.asarray(model.won(played), np.float64))
    hand = points_in_a_hand(view.rules)
    values = [(p + hand * c) / 2 for p, c in zip(points, chances, strict=True)]
    means = [float(v @ weights) for v in values]
    best = int(np.argmax(means))
    if hopeful[best].action != insight.advice.action:
        return None  # the reason would be that of another call
    rows = []
    for each, p, c, v in zip(hopeful, points, chances, values, strict=True):
        behind = values[best] - v
        mean = float(behind @ weights)
        error = float(np.sqrt((weights**2 * (behind - mean) ** 2).sum()))
        rows.append(
            Valued(
                action=each.action,
                points=float(p @ weights),
                chance=float(c @ weights),
                cost=max(0.0, mean),
                error=error,
            )
        )
    return Verdict(
        values=_sorted(rows, best),
        reason=insight.advice.reasons[0],
        proof=ProofKind.SEARCH,
        samples=int(often.sum()),
        ahead=False,
        by_points=False,
    )


def _sorted(rows: Sequence[Valued], best: int) -> tuple[Valued, ...]:
    others = [row for at, row in enumerate(rows) if at != best]
    return (rows[best], *sorted(others, key=lambda row: row.cost))
