"""Habits behind costly and strong plays, read from the cards alone."""

from enum import StrEnum

from briscola.capabilities.coach.judgement import JudgedPlay, Verdict
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.trick import winning

CARICO = 10
"""Card points from which a card counts as a carico."""


class Habit(StrEnum):
    """Kinds of costly play."""

    TRUMPS_SPENT = "trumps_spent"
    TRUMP_TOO_HIGH = "trump_too_high"
    TRUMPS_KEPT = "trumps_kept"
    POINTS_THROWN = "points_thrown"
    TRICKS_LEFT = "tricks_left"
    TRICKS_TAKEN = "tricks_taken"
    LED_HIGH = "led_high"
    PARTNER_STARVED = "partner_starved"


class Strength(StrEnum):
    """Kinds of strong play."""

    STROZZO = "strozzo"
    TRUMPED = "trumped"
    LOADED_PARTNER = "loaded_partner"
    LED_CHEAP = "led_cheap"
    HELD_BACK = "held_back"


def habit_of(play: JudgedPlay) -> Habit | None:
    """Habit that a costly play shows; None if it fits none."""
    if not play.faulty or not isinstance(play.decision.action, Play) or not isinstance(play.best, Play):
        return None
    return _habit(play.decision.view, play.decision.action.card, play.best.card)


def _habit(view: Observation, played: Card, best: Card) -> Habit | None:
    values = view.rules.ranking.points
    trumps = played.suit is view.trumps, best.suit is view.trumps
    match trumps:
        case (True, False):
            return Habit.TRUMPS_SPENT
        case (False, True):
            return Habit.TRUMPS_KEPT
        case (True, True):
            return Habit.TRUMP_TOO_HIGH if view.rules.ranking.beats(played, best, view.trumps) else None
    if not view.table:
        return Habit.LED_HIGH if values[played] > values[best] else None
    if _takes(view, best) != _takes(view, played):
        return Habit.TRICKS_LEFT if _takes(view, best) else Habit.TRICKS_TAKEN
    if _takes(view, played):
        return None
    if _ours(view):
        return Habit.PARTNER_STARVED if values[best] > values[played] else None
    return Habit.POINTS_THROWN if values[played] > values[best] else None


def strength_of(play: JudgedPlay) -> Strength | None:
    """Strength that a strong play shows; None if it fits none."""
    if play.verdict is not Verdict.STRONG or not isinstance(play.decision.action, Play):
        return None
    view, card = play.decision.view, play.decision.action.card
    points = view.rules.ranking.points[card]
    if not view.table:
        return Strength.LED_CHEAP if points == 0 and card.suit is not view.trumps else None
    if _takes(view, card):
        if card.suit is view.trumps:
            return Strength.TRUMPED
        return Strength.STROZZO if points >= CARICO else None
    if _ours(view):
        return Strength.LOADED_PARTNER if points >= CARICO else None
    return Strength.HELD_BACK if points == 0 else None


def _takes(view: Observation, card: Card) -> bool:
    """True if the card beats every card on the table."""
    best = winning(view.table, view.trumps, view.rules.ranking)
    return view.rules.ranking.beats(card, best.card, view.trumps)


def _ours(view: Observation) -> bool:
    """True if a partner's card wins the trick so far."""
    best = winning(view.table, view.trumps, view.rules.ranking)
    return best.seat != view.seat and best.seat in view.rules.side_of[view.seat]
