"""Values of all choices of a position: proven where all is known, else by a deep search with errors."""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec.structs import replace

from briscola.capabilities.puzzles.puzzle import ProofKind, view_of
from briscola.engine.actions import Bid, Call, Play
from briscola.engine.hand import apply
from briscola.engine.observation import Observation
from briscola.engine.state import State
from briscola.players.insight.choice_comparison import Ground, reasoned
from briscola.players.insight.deliberation import Weighing, judgeable
from briscola.players.insight.evaluation import evaluate
from briscola.players.insight.figures import points_in_a_hand
from briscola.players.insight.reasons import Why
from briscola.players.insight.sample_means import SampleMeans
from briscola.players.insight.significance import Beside
from briscola.players.knowledge import know
from briscola.players.nets.arrays import Floats
from briscola.players.search import chiamata_search
from briscola.players.search.deepening import ERRING, Depth
from briscola.players.search.models import contract_model, plainly
from briscola.players.search.playouts import err_out
from briscola.players.search.rollout import roll_out
from training.puzzles.rule_opinion import by_rules
from training.puzzles.verdicts import SECOND_ERRORS, SECOND_MARGIN, Valued, Verdict

DEEP = Depth(samples=2400, batch=240)
CALLS = 8
"""Number of calls that are searched: the most promising by the net."""
WORLDS = 600
HOPE = 2.0
"""A search goes on only while the second best is so many points behind."""
SECOND = 3840
"""Samples of the second opinion, at most."""
EQUAL = (Why.AS_GOOD, Why.NEARLY_AS_GOOD)
ENOUGH, SURE = 480, 6.0
"""It ends early, after so many samples, when all others are behind by so many standard errors."""


def verdict(state: State) -> Verdict | None:
    """Verdict on the solver's choices; None if they cannot be judged, or no choice stands out."""
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
    found, weighing = None, Weighing(view, DEEP)
    for found in weighing.rounds():
        if found.ground is Ground.SEARCH:
            others = [choice for choice in found.choices if choice is not found.advice]
            if min(choice.cost for choice in others) < HOPE:
                return None
            if found.samples >= ENOUGH and all(choice.cost > SURE * choice.error for choice in others):
                break
    assert found is not None
    found = reasoned(found, weighing.knowledge)
    second = third = [(0.0, 0.0)] * len(found.choices)
    samples = found.samples
    if found.ground is Ground.SEARCH:
        sample_means = SampleMeans(view.rules, len(found.choices))
        while samples < found.samples + SECOND:
            samples += DEEP.batch
            sample_means.add(range(len(found.choices)), weighing.trials.erring(range(len(found.choices))))
            second = sample_means.behind(found.best)
            if decided(second, found.best):
                break
        third = by_rules(view, found.best) if found.best < weighing.trials.cards else third
    best = found.advice
    reason = next((each for each in best.prospect.reasons if each.why not in EQUAL), None)
    if reason is None:
        return None
    rows = sorted(range(len(found.choices)), key=lambda at: (at != found.best, found.choices[at].cost))
    return Verdict(
        values=tuple(
            Valued(
                action=found.choices[at].action,
                points=found.choices[at].prospect.points or 0.0,
                chance=found.choices[at].prospect.chance,
                cost=found.choices[at].cost,
                error=found.choices[at].error,
                second=second[at],
                third=third[at] if at < len(third) else (0.0, 0.0),
            )
            for at in rows
        ),
        reason=reason,
        proof=ProofKind.EXACT if found.ground is Ground.EXACT else ProofKind.SEARCH,
        samples=samples,
        ahead=best.prospect.ahead,
        by_points=best.prospect.by_points,
    )


def decided(second: Sequence[Beside], best: int) -> bool:
    """Check whether the second opinion is clear: every other choice is behind, or one surely is not."""
    others = [held for at, held in enumerate(second) if at != best]
    if any(less + SECOND_ERRORS * error < SECOND_MARGIN for less, error in others):
        return True
    return all(less > SECOND_ERRORS * error and less >= SECOND_MARGIN for less, error in others)


def _of_calls(state: State, view: Observation) -> Verdict | None:
    """Each call in the same worlds, everybody playing on by the net."""
    insight = evaluate(view)
    hopeful = sorted((p for p in insight.prospects if p.considered), key=lambda p: -p.chance)[:CALLS]
    if len(hopeful) < 2:
        return None
    seen_after = [view_of(apply(state, each.action)[0]) for each in hopeful]
    after = [plainly(replace(seen, to_act=None)) for seen in seen_after]  # whoever leads
    # The hidden cards are the same whatever is called: all calls are tried in the same worlds.
    tables, often = chiamata_search.sampled_determinizations(
        know(after[0]), WORLDS, Random("puzzle:" + "".join(c.code for c in view.hand))
    )
    hands, weights = tables.hands.copy(), often / often.sum()
    points, chances, erring = [], [], []
    hand = points_in_a_hand(view.rules)
    for seen in after:
        model = contract_model(know(seen))
        played = chiamata_search.first_lead(seen, hands.copy())
        roll_out(played, model.evaluator())
        points.append(np.asarray(model.counted(played), np.float64))
        chances.append(np.asarray(model.won(played), np.float64))
        played = chiamata_search.first_lead(seen, hands.copy())
        err_out(model, played, np.random.default_rng(0), temperature=ERRING)
        erring.append((np.asarray(model.counted(played), np.float64) + hand * model.won(played)) / 2)
    values = [(p + hand * c) / 2 for p, c in zip(points, chances, strict=True)]
    means = [float(v @ weights) for v in values]
    best = int(np.argmax(means))
    if hopeful[best].action != insight.advice.action:
        return None  # the reason would be that of another call
    rows = []
    for each, p, c, v, e in zip(hopeful, points, chances, values, erring, strict=True):
        mean, error = _behind(values[best] - v, weights)
        rows.append(
            Valued(
                action=each.action,
                points=float(p @ weights),
                chance=float(c @ weights),
                cost=max(0.0, mean),
                error=error,
                second=_behind(erring[best] - e, weights),
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


def _behind(less: Floats, weights: Floats) -> Beside:
    mean = float(less @ weights)
    return mean, float(np.sqrt((weights**2 * (less - mean) ** 2).sum()))


def _sorted(rows: Sequence[Valued], best: int) -> tuple[Valued, ...]:
    others = [row for at, row in enumerate(rows) if at != best]
    return (rows[best], *sorted(others, key=lambda row: row.cost))
