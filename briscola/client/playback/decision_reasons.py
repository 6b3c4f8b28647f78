"""The reasons for a decision in a kept match: the decision as its seat saw it, and its value there."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.decisions import Decision, hands_of
from briscola.client.playback.reel import DECISIONS
from briscola.engine.events import Event
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.deliberation import COACH
from briscola.players.insight.evaluation import Insight, evaluate
from briscola.players.insight.prospects import Closeness, Prospect
from briscola.players.search.deepening import Depth


class Answer(Struct, frozen=True, kw_only=True):
    """A decision, and every choice as its seat could value it; None if nobody can say honestly."""

    decision: Decision
    insight: Insight | None

    @property
    def seat(self) -> int:
        """Seat that decided."""
        return self.decision.view.seat

    @property
    def chosen(self) -> Prospect | None:
        """Value of the choice taken, as its seat could judge it; None if nothing is known of it."""
        prospects = () if self.insight is None else self.insight.prospects
        return next((each for each in prospects if each.action == self.decision.action), None)

    @property
    def best(self) -> bool:
        """True if no other choice promised more."""
        chosen, insight = self.chosen, self.insight
        if chosen is None or insight is None:
            return False
        advice = insight.advice
        return chosen.closeness is Closeness.AS_GOOD or chosen is advice or chosen.figures == advice.figures


def answer(log: Sequence[Event], event: int, depth: Depth = COACH) -> Answer | None:
    """Explain the event of this number in a log; None if no player decided it."""
    done = log[event]
    if not isinstance(done, DECISIONS):
        return None
    decisions = (each for hand in hands_of(log, done.seat) for each in hand.decisions)
    decision = next((each for each in decisions if each.event == event), None)
    if decision is None:
        return None
    weighs = len(decision.view.legal) > 1 and known_about(decision.view)
    return Answer(decision=decision, insight=evaluate(decision.view, depth) if weighs else None)
