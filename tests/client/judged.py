"""The coach's judgement of a whole hand, waited for."""

from briscola.capabilities.coach.judgement import HandFinding, JudgedHand, JudgedPlay
from briscola.capabilities.coach.judging_process import coach
from briscola.client.decisions import DecidedHand
from briscola.players.insight.deliberation import COACH
from briscola.players.search.deepening import Depth


def judged_hand(hand: DecidedHand, depth: Depth = COACH) -> JudgedHand:
    *_, last = coach(hand, depth)
    assert isinstance(last, JudgedHand)
    return last


def hand_of(*plays: JudgedPlay) -> JudgedHand:
    """A hand of these plays, of which nothing else is known."""
    return JudgedHand(number=1, plays=plays, finding=HandFinding(plays=(), unjudged=0, par=None, made=None))
