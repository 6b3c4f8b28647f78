"""A hint in words: what to do, why in one sentence, and what every choice promises."""

from collections.abc import Sequence

from briscola.engine.actions import Action, Bid, Call, Pass
from briscola.i18n.actions import headline
from briscola.i18n.reasons import Speech, sentence
from briscola.i18n.text import _
from briscola.players.insight.evaluate import Insight
from briscola.players.insight.prospects import Prospect

ROUND = 10
"""Bids that are multiples of this are compared; by rank those that promise no points beyond."""
CALLS = 6
"""The most calls that are compared."""
HOPELESS = 0.05
"""Bids that are made more seldom are not worth a line."""


def advice(insight: Insight, speech: Speech) -> tuple[str, str]:
    """What to do, and the most telling reason."""
    best = insight.advice
    return headline(best.action, french=speech.french), because(best, speech)


def because(prospect: Prospect, speech: Speech) -> str:
    """The most telling reason for an action that is taken."""
    reason = next((r for r in prospect.reasons if not r.against), None)
    if reason is None and isinstance(prospect.action, Pass):
        return _("The maestro goes no higher.")
    return sentence(reason, speech) if reason is not None else _("It promises the most.")


def judgement(prospect: Prospect, speech: Speech) -> str:
    """What most speaks against an action that is not taken, else for it; empty where nothing does."""
    reasons = sorted(prospect.reasons, key=lambda r: not r.against)
    return sentence(reasons[0], speech) if reasons else ""


def outlook(prospect: Prospect) -> str:
    """`61 points, 53 %`."""
    return _("{points} points, {chance} to win").format(
        points=round(prospect.points), chance=percent(prospect.chance)
    )


def percent(chance: float) -> str:
    """A chance as it is read; neither certain nor impossible where it is not."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return _("{percent} %").format(percent=whole)


def compared(insight: Insight, most: int) -> Sequence[Prospect]:
    """What a table shows, the advice first, then by chance and points; of bids only some, in their order."""
    best = insight.advice
    if any(isinstance(p.action, Bid) for p in insight.prospects):
        bids = [p for p in insight.prospects if isinstance(p.action, Bid)]
        # By points the round numbers; by rank the ten ranks.
        told = [p for p in bids if p is best or (_telling(p.action) and p.chance >= HOPELESS)][: most - 1]
        return [*told, *(p for p in insight.prospects if isinstance(p.action, Pass))]
    if isinstance(best.action, Call):
        most = min(most, CALLS)
    others = [p for p in insight.prospects if p is not best]
    others.sort(key=lambda p: (-round(p.chance, 2), -round(p.points)))
    return [best, *others][:most]


def _telling(action: Action) -> bool:
    """Whether a bid stands for those near it: a round number, or a plain rank."""
    if not isinstance(action, Bid):
        return False
    return action.points % ROUND == 0 if action.rank is None else action.plain
