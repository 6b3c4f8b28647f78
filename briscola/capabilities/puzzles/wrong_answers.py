"""Reasons why a wrong answer to a puzzle is worse than the right one, without giving the right one away."""

from collections.abc import Iterator

from msgspec.structs import replace

from briscola.capabilities.puzzles.puzzle import Puzzle
from briscola.engine.actions import Action, Bid, Call, Declare, Play
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


UNCOUNTED = frozenset(
    {Why.WINS_TRICK, Why.TAKES_SO_FAR, Why.SECURES_GOAL, Why.ADDS_MORE, Why.BRINGS_MORE, Why.LONGEST_SUIT}
)
"""Reasons that are told without their number: by it the right answer could be reckoned."""


def merit_of(puzzle: Puzzle, view: Observation, wrong: Action) -> Reason | None:
    """Reason for the right answer that the wrong one lacks; None if it would tell figures or the answer."""
    right = puzzle.right
    if isinstance(wrong, Play) and isinstance(right, Play):
        number = know(view).coder.number
        found: Iterator[Reason] = contrasts(know(view), number[right.card], number[wrong.card])
    else:
        found = iter((puzzle.told.reason,))
    return next((told for reason in found if (told := _discreet(reason, right)) is not None), None)


def _discreet(reason: Reason, right: Action) -> Reason | None:
    """The reason without what gives the right answer away; None if nothing is left of it."""
    if reason.why in UNCOUNTED:
        return replace(reason, points=None, figures=None)
    if reason.why is Why.BRINGS_HOME:
        return Reason(why=Why.WINS_TRICK)
    if reason.why is Why.FEEDS_MORE:
        return Reason(why=Why.FEEDS_PARTNER, seat=reason.seat)
    named = isinstance(right, Bid) and right.rank in {card.rank for card in reason.cards}
    given_away = reason.why is Why.RISKS_LESS or isinstance(right, Declare) or named
    return None if given_away or reason.why.kind is FIGURES else reason


def _faults_of_card(view: Observation, right: Play, wrong: Play) -> Iterator[Reason]:
    """Reasons against a card beside the right one, then those to keep it."""
    knowledge = know(view)
    best, other = (knowledge.coder.number[play.card] for play in (right, wrong))
    yield from (reason for reason in against(knowledge, other, best) if right.card not in reason.cards)
    for reason in contrasts(knowledge, best, other):
        if reason.why.kind is KEPT and wrong.card in reason.cards:
            yield reason
        if reason.why is Why.GIVES_LESS and reason.figures is not None:
            yield Reason(why=Why.GIVES_POINTS, points=round(reason.figures[1]))
