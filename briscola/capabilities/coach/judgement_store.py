"""Judgements written down, so that hands need not be judged twice.

Only figures are kept; reasons and words follow from them and from the record.
"""

import logging

import msgspec

from briscola.capabilities.coach.judgement import EDITION, HandFinding, JudgedHand, judged
from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.client.decisions import DecidedHand
from briscola.client.host.library import Library
from briscola.players.insight.deliberation import told_again

_logger = logging.getLogger(__name__)


def written(hand: JudgedHand) -> Judgement:
    """The stored form of a judgement."""
    at_stake = sum(play.accuracy is not None for play in hand.plays)
    document = msgspec.json.encode(hand.finding).decode()
    return Judgement(accuracy=hand.accuracy, plays=at_stake, lost=hand.lost, document=document)


def restored(hand: DecidedHand, document: str) -> JudgedHand | None:
    """Rebuild the judgement of a hand from its written form; None if of another edition or damaged."""
    try:
        kept = msgspec.json.decode(document, type=HandFinding)
    except msgspec.DecodeError as error:
        _logger.warning("the judgement of hand %s cannot be read: %s", hand.number, error)
        return None
    if kept.edition != EDITION or any(play.number > len(hand.decisions) for play in kept.plays):
        return None
    plays = []
    for each in kept.plays:
        decision = hand.decisions[each.number - 1]
        try:
            found = told_again(
                decision.view, each.found, each.doubts, ground=each.ground, samples=each.samples
            )
        except ValueError as error:  # as many figures as another decision has choices
            _logger.warning("the judgement of hand %s is not of this one: %s", hand.number, error)
            return None
        play = judged(each.number, decision, found)
        if play is None:
            return None
        plays.append(play)
    return JudgedHand(number=hand.number, plays=tuple(plays), finding=kept)


class JudgedMatch:
    """The stored judgements of one kept match, for the person at a seat."""

    def __init__(self, library: Library, match: str, *, seat: int = 0) -> None:
        self._judgements, self._match, self._seat = Judgements(library.database), match, seat

    def get(self, hand: DecidedHand) -> JudgedHand | None:
        """The stored judgement of a hand; None if there is none that can be used."""
        document = self._judgements.of(self._match, hand.number, seat=self._seat)
        return None if document is None else restored(hand, document)

    def put(self, hand: JudgedHand) -> None:
        """Store the judgement of a hand."""
        self._judgements.keep(self._match, hand.number, written(hand), seat=self._seat)
