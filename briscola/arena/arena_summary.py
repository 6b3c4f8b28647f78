"""Summary of arena games: means with standard errors, wins, time per decision (docs/log.md)."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct, field

ROLES = ("caller", "partner", "defender")

Summary = dict[str, object]


class Game(Struct, frozen=True, kw_only=True):
    """One game seen from A: its `value` (points or payment), the result (1, 0, -1), the role in chiamata.

    `fault` is True when A was at fault, False when B was, None for a clean game.
    """

    value: float
    result: int
    role: str | None = None
    fault: bool | None = None
    reason: str = ""
    ms_a: list[float] = field(default_factory=list)
    ms_b: list[float] = field(default_factory=list)


def summarise(deals: Sequence[Sequence[Game]], *, roles: bool) -> Summary:
    """The summary object of games grouped by deal; `roles` where the game is chiamata."""
    games = [game for of_deal in deals for game in of_deal]
    mean, se = mean_and_error([sum(g.value for g in of_deal) / len(of_deal) for of_deal in deals])
    summary: Summary = {
        "deals": len(deals),
        "games": len(games),
        "mean": mean,
        "se": se,
        "wins": sum(g.result > 0 for g in games),
        "draws": sum(g.result == 0 for g in games),
        "losses": sum(g.result < 0 for g in games),
        "faults_a": sum(g.fault is True for g in games),
        "faults_b": sum(g.fault is False for g in games),
        **_quantiles("a", [ms for g in games for ms in g.ms_a]),
        **_quantiles("b", [ms for g in games for ms in g.ms_b]),
    }
    if roles:
        summary["roles"] = {role: _role_summary(games, role) for role in ROLES}
    return summary


def _role_summary(games: Sequence[Game], role: str) -> Summary:
    payments = [g.value for g in games if g.role == role]
    mean, se = mean_and_error(payments)
    return {"hands": len(payments), "mean": mean, "se": se}


def mean_and_error(samples: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error, to four places; zeros where there is nothing to say.

    >>> mean_and_error([1.0, 3.0])
    (2.0, 1.0)
    """
    n = len(samples)
    if not n:
        return 0.0, 0.0
    mean = sum(samples) / n
    spread = sum((x - mean) ** 2 for x in samples)
    return round(mean, 4), round(sqrt(spread / (n - 1) / n), 4) if n > 1 else 0.0


def _quantiles(who: str, ms: list[float]) -> Summary:
    ms.sort()
    last = len(ms) - 1
    return {
        f"{who}_ms_{name}": round(ms[min(last, int(len(ms) * share))], 3) if ms else 0.0
        for name, share in (("p50", 0.50), ("p99", 0.99))
    }
