"""Judges a played hand decision by decision, so that progress can be shown and the work stopped.

    for news in coach(hand):     # the share that is done, judged plays, in the end the whole hand

A decision is judged by what its seat could know at that moment. Hidden cards are sampled with a seed taken
from the position, so the same hand always gives the same judgement. Decisions that can't be judged honestly
(house rules no model follows, bids unknown to a net) are left out and counted.
"""

from collections.abc import Iterator

from briscola.capabilities.coach.decisions import DecidedHand, Decision
from briscola.capabilities.coach.judgement import HandFinding, JudgedHand, JudgedPlay, judged
from briscola.engine.actions import Concede, Exchange, Play, Redeal
from briscola.engine.outcome import side_count
from briscola.players.insight import COACH, deliberate, judgeable
from briscola.players.search import Depth, Par, par

UNWEIGHED = (Exchange, Redeal, Concede)
"""Actions that are not judged: they are no choice between cards."""


News = float | JudgedPlay | JudgedHand
"""Progress (0 … 1) after a round of samples, a play as soon as it is judged, the whole hand at the end."""


def coach(hand: DecidedHand, depth: Depth = COACH) -> Iterator[News]:
    """Judge a hand.

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
                yield (done + found.share) / steps
            play = judged(number, decision, found)
        if play is None:
            unjudged += 1
        else:
            plays.append(play)
            yield play
    findings = tuple(play.finding for play in plays)
    finding = HandFinding(plays=findings, unjudged=unjudged, par=_par(hand), made=_made(hand))
    yield JudgedHand(number=hand.number, plays=tuple(plays), finding=finding)


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
    side = next(party for party in last.rules.parties(last.caller, last.partner) if seat in party)
    return side_count(hand.ended, side).total
