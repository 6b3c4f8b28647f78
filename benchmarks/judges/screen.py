"""The lines of a hint's table, read off the words in which they stand on the screen."""

from collections.abc import Sequence

from benchmarks.judges.claims import Line
from briscola.i18n import hint_words
from briscola.players.insight.evaluation import Insight


def _number(words: str) -> float:
    """Points of a column, without their error."""
    return float(words.partition("\N{NO-BREAK SPACE}")[0].replace("\N{MINUS SIGN}", "-"))


def lines_of(insight: Insight) -> Sequence[Line]:
    """A line for every choice that was looked at."""
    return [
        Line(
            action=p.action,
            points=None if p.points is None else _number(hint_words.figures(p)[0]),
            chance=0 if p.by_points else int(hint_words.figures(p)[-1].removesuffix("%")),
        )
        for p in insight.prospects
        if p.considered
    ]
