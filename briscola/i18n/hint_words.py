"""The words of a hint: the advice, its reason, and the value of every choice."""

from collections.abc import Sequence

from briscola.engine.actions import Action, Bid, Call, Pass
from briscola.i18n.action_words import headline, label
from briscola.i18n.card_words import whole_or_mean_text
from briscola.i18n.reason_words import Speech, ahead, percent, sentence
from briscola.i18n.text import _, number, upper
from briscola.players.insight.evaluation import Insight, Source
from briscola.players.insight.prospects import Prospect

ROUND = 10
"""Only bids that are multiples of this are compared; by rank, only those without extra points."""
CALLS = 6
"""Most calls that are compared."""
HOPELESS = 0.05
"""Chance of making a bid below which it gets no row."""


def advice(insight: Insight, speech: Speech) -> tuple[str, str]:
    """The advised action and the reasons for it."""
    best = insight.advice
    return headline(best.action, naming=speech.naming), told(best, speech)


def first_look(insight: Insight) -> Sequence[str]:
    """The mark of what no search has answered yet; nothing afterwards."""
    return (_("First look"),) if insight.first_look else ()


def looked_at(prospect: Prospect, speech: Speech) -> tuple[str, str]:
    """Another choice, and text on its value and reasons."""
    if prospect.ahead:
        outlook = upper(_("{ahead} at the end").format(ahead=ahead(prospect.told_points)))
    elif prospect.by_points:
        outlook = whole_or_mean_text(prospect.told_points)
    else:
        outlook = _("{points}, {chance} to win").format(
            points=whole_or_mean_text(prospect.told_points), chance=percent(prospect.percent)
        )
    return label(prospect.action, naming=speech.naming), f"{outlook}. {told(prospect, speech)}"


def told(prospect: Prospect, speech: Speech) -> str:
    """All reasons for a choice in sentences."""
    return " ".join(sentence(reason, speech) for reason in prospect.reasons)


def figures(prospect: Prospect, digits: int = 1) -> Sequence[str]:
    """Columns beside a choice: points where known, and chance unless only points count.

    `digits` are the decimals of points, whose error is told where it is larger than the difference.
    """
    points, error = prospect.told_points, prospect.told_error
    sign = "\N{MINUS SIGN}" if points < 0 else "+" if prospect.ahead and points else ""
    told = sign + number(abs(points), digits)
    if error:
        told += f"\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{number(error, 1)}"
    shown = () if prospect.points is None else (told,)
    return shown if prospect.by_points else (*shown, percent(prospect.percent))


def digits_of(insight: Insight) -> int:
    """Decimals of the points in the table: none where all are proven whole ones, else one."""
    whole = all(prospect.told_points.is_integer() for prospect in insight.prospects)
    return 0 if whole and insight.source is Source.EXACT else 1


def compared(insight: Insight, most: int) -> Sequence[Prospect]:
    """At most `most` choices for the table, the advice first, then by value; bids keep their own order."""
    best = insight.advice
    if any(isinstance(p.action, Bid) for p in insight.prospects):
        bids = [p for p in insight.prospects if isinstance(p.action, Bid)]
        told = [p for p in bids if p is best or p.considered]
        if len(told) >= most:
            # By points the round numbers; by rank the ten ranks.
            told = [p for p in told if p is best or (_telling(p.action) and p.chance >= HOPELESS)][: most - 1]
        return [*told, *(p for p in insight.prospects if isinstance(p.action, Pass))]
    if isinstance(best.action, Call):
        most = min(most, CALLS)
    others = [p for p in insight.prospects if p is not best and p.considered]
    others.sort(key=lambda p: p.figures, reverse=True)
    return [best, *others][:most]


def _telling(action: Action) -> bool:
    """True if a bid stands for those near it: a round number, or a rank without points."""
    if not isinstance(action, Bid):
        return False
    return action.points % ROUND == 0 if action.rank is None else action.plain
