"""Reasons why a wrong answer to a puzzle is worse than the right one, without naming the right one."""

from collections.abc import Iterator

from briscola.capabilities.puzzles.puzzle import Puzzle
from briscola.engine.actions import Action, Bid, Call, Play
from briscola.engine.observation import Observation
from briscola.players.insight.bid_reasons import call_reasons
from briscola.players.insight.contrast import against, contrasts
from briscola.players.insight.reasons import FIGURES, KEPT, Reason, Why
from briscola.players.knowledge import know


def fault_of(puzzle: Puzzle, view: Observation, wrong: Action) -> Reason | None:
    """Reason against the wrong answer; None if nothing speaks against it by itself."""
    right = puzzle.right
    if isinstance(wrong, Play) and isinstance(right, Play):
        return next(_faults_of_card(view, right, wrong), None)
    if isinstance(wrong, Call):
        return next((reason for reason in call_reasons(view, wrong.card) if reason.against), None)
    if isinstance(wrong, Bid):
        higher = isinstance(right, Bid) and wrong.points > right.points
        return Reason(why=Why.LOWEST_BID) if higher else None
    return None


def merit_of(puzzle: Puzzle, view: Observation, wrong: Action) -> Reason | None:
    """Reason for the right answer that the wrong one lacks; None if it would only tell figures."""
    right = puzzle.right
    told = puzzle.told.reason
    if isinstance(wrong, Play) and isinstance(right, Play):
        number = know(view).coder.number
        found = list(contrasts(know(view), number[right.card], number[wrong.card]))
        # A carico that is brought home is named by its rank: told only if nothing else is to be said.
        return min(found, key=lambda reason: reason.why is Why.BRINGS_HOME, default=None)
    return None if told.why.kind is FIGURES else told


def _faults_of_card(view: Observation, right: Play, wrong: Play) -> Iterator[Reason]:
    """Reasons against a card beside the right one, then those to keep it."""
    knowledge = know(view)
    best, other = (knowledge.coder.number[play.card] for play in (right, wrong))
    yield from (reason for reason in against(knowledge, other, best) if right.card not in reason.cards)
    yield from (
        reason
        for reason in contrasts(knowledge, best, other)
        if reason.why.kind is KEPT and wrong.card in reason.cards
    )
