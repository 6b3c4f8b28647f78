"""A measured figure."""

from collections.abc import Mapping
from dataclasses import dataclass

from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules

GAMES: Mapping[str, Rules] = {slug.replace("-", "_"): rules for slug, rules in FORMS.items()}
"""The games by the name they have in the figures."""


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One figure: `aim` is what we want it to be at most (ms, s, %, MB) or at least (hands/s)."""

    name: str
    value: float
    unit: str
    aim: float | None = None


def percentile(values: list[float], share: float) -> float:
    """The value below which `share` (0 … 1) of the values lie."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, round(share * (len(ranked) - 1)))]
