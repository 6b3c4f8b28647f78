"""Judges a played hand decision by decision, so that progress can be shown and the work stopped.

    for news in coach(hand):
        show(news.share, news.plays)     # until the last, whose `hand` is the whole

A decision is judged by what its seat could know at that moment. Hidden cards are sampled with a seed taken
from the position, so the same hand always gives the same judgement. Decisions that can't be judged honestly
(house rules no model follows, bids unknown to a net) are left out and counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from briscola.client.coach.decisions import DecidedHand, Decision
from briscola.client.coach.judgement import JudgedHand, JudgedPlay, judged
from briscola.engine.actions import Concede, Exchange, Play, Redeal
from briscola.engine.outcome import together
from briscola.players.insight.deliberation import COACH, deliberate, judgeable
from briscola.players.search.deepening import Depth
from briscola.players.search.par import Par, par

UNWEIGHED = (Exchange, Redeal, Concede)
"""Actions that are not judged: they are no choice between cards."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Progress:
    """Progress of the coach (0 … 1) with the plays judged so far; `hand` is set at the end only."""

    share: float
    plays: tuple[JudgedPlay, ...] = ()
    hand: JudgedHand | None = None


def coach(hand: DecidedHand, depth: Depth = COACH) -> Iterator[Progress]:
    """Judge a hand; yield progress after every round of samples, the last with the whole `hand`.

    The generator may be dropped at any moment. A decision takes about a second.
    """
    choices = [
        (number, decision)
        for number, decision in enumerate(hand.decisions, 1)
        if len(decision.view.legal) > 1 and not isinstance(decision.action, UNWEIGHED)
    ]
    plays: list[JudgedPlay] = []
    unjudged = 0
    steps = len(choices) + 1  # the last is the worth of the deal
    for done, (number, decision) in enumerate(choices):
        play = None
        if judgeable(decision.view):
            for found in deliberate(decision.view, decision.action, depth):
                yield Progress(share=(done + found.share) / steps, plays=tuple(plays))
            play = judged(number, decision, found)
        if play is None:
            unjudged += 1
        else:
            plays.append(play)
            yield Progress(share=(done + 1) / steps, plays=tuple(plays))
    whole = JudgedHand(
        number=hand.number, plays=tuple(plays), unjudged=unjudged, par=_par(hand), made=_made(hand)
    )
    yield Progress(share=1.0, plays=whole.plays, hand=whole)


def _par(hand: DecidedHand) -> Par | None:
    """Value of the deal among maestros, with the contract actually made; None if no card was played."""
    first = _first_card(hand)
    return None if first is None else par(hand.dealt, first.view)


def _first_card(hand: DecidedHand) -> Decision | None:
    return next((decision for decision in hand.decisions if isinstance(decision.action, Play)), None)


def _made(hand: DecidedHand) -> int | None:
    """Points of the seat's side; None if the hand broke off."""
    if hand.ended is None or not hand.decisions:
        return None
    seat, last = hand.decisions[0].view.seat, hand.last
    points = together(hand.ended.points, hand.ended.declared)
    side = next(party for party in last.rules.parties(last.caller, last.partner) if seat in party)
    return sum(points[place] for place in side)
