"""All judges of card play over the decisions of a hand."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from benchmarks.judges.hand import Decision
from benchmarks.judges.open_cards import harmless
from briscola.engine.actions import Play
from briscola.players.etiquette.judging import JUDGES, ODDITIES


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """A chance for a mistake, and whether it was made."""

    mistake: str
    made: bool
    decision: Decision


def verdicts(decisions: Iterable[Decision]) -> Iterator[Verdict]:
    """A verdict for each chance of each mistake.

    Near the end of a hand a mistake is pardoned if no other card would have been better with open cards.
    """
    for decision in decisions:
        knowledge, action = decision.knowledge, decision.action
        if knowledge is None or len(knowledge.legal) == 1 or not isinstance(action, Play):
            continue
        played = knowledge.coder.number[action.card]
        for name, judge in {**JUDGES, **ODDITIES}.items():
            found = judge(knowledge)
            if found is not None:
                made = played in found and not harmless(decision)
                yield Verdict(mistake=name, made=made, decision=decision)
