"""Explanation where a marianna may be declared: its points, and if it can wait (V-MA-2, V-MA-3)."""

from collections.abc import Sequence

from msgspec.structs import replace

from briscola.engine.actions import Declare, Play
from briscola.engine.stages.declaration import pair
from briscola.players.declaring import brings, leads_to_come
from briscola.players.insight.comparison import better_by_figures, equals_of, explained_plays, why_not
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import Knowledge

EQUALITY = (Why.AS_GOOD, Why.NEARLY_AS_GOOD, Why.ALL_ALIKE)


def explained(prospects: Sequence[Prospect], best: int, knowledge: Knowledge) -> tuple[Prospect, ...]:
    """Cards and declarations with reasons: for the advised one, and how far each other one is behind."""
    advised = prospects[best]
    if isinstance(advised.action, Declare):
        said = _why_now(prospects, best, advised.action, knowledge)
    else:
        said = _why_wait(prospects, best, knowledge)
    return tuple(
        replace(each, reasons=said if at == best else why_not(each, advised))
        for at, each in enumerate(prospects)
    )


def _why_now(
    prospects: Sequence[Prospect], best: int, action: Declare, knowledge: Knowledge
) -> tuple[Reason, ...]:
    """Reasons to declare now: the points of the declaration, and the figures of another choice."""
    view = knowledge.view
    marianna = view.rules.marianna
    assert marianna is not None
    trumps = sum(card.suit is action.suit for card in view.hand) if marianna.makes_trumps else None
    told = [
        Reason(
            why=Why.DECLARES_LATER if view.table else Why.DECLARES,
            cards=pair(action.suit),
            points=brings(view, action.suit),
            figures=None if trumps is None else (trumps, 0),
        )
    ]
    equals = equals_of(prospects, best)
    if not leads_to_come(knowledge):
        told.append(Reason(why=Why.ONLY_NOW))
    elif not equals:
        rival = max((p for at, p in enumerate(prospects) if at != best), key=lambda p: p.figures)
        reason = better_by_figures(prospects[best], rival)
        waits = reason.why is Why.FURTHER_AHEAD and isinstance(rival.action, Play)
        told.append(replace(reason, why=Why.BETTER_NOW) if waits else reason)
    return (*told, *equals)


def _why_wait(prospects: Sequence[Prospect], best: int, knowledge: Knowledge) -> tuple[Reason, ...]:
    """Reasons to wait: the best card comes to more than declaring; else what is said of that card."""
    advised = prospects[best]
    declared = [p for p in prospects if isinstance(p.action, Declare)]
    rival = max(declared, key=lambda p: p.figures)
    equals = equals_of(prospects, best)
    assert isinstance(advised.action, Play) and isinstance(rival.action, Declare)
    later = advised.action.card not in pair(rival.action.suit) and leads_to_come(knowledge) > 0
    if rival.reads_like(advised):
        plays = explained_plays(prospects[: len(knowledge.legal)], best, knowledge, exact=False)
        waits = (Reason(why=Why.CAN_WAIT),) if later and knowledge.table else ()
        return (*waits, *(r for r in plays[best].reasons if r.why not in EQUALITY), *equals)
    reason = better_by_figures(advised, rival)
    if not later:
        return (reason, *equals)
    if reason.why is Why.FURTHER_AHEAD:
        reason = replace(reason, why=Why.BETTER_LATER)
    return (Reason(why=Why.CAN_WAIT), reason, *equals)
