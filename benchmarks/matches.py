"""Matches between two players in one game, as `briscola arena` plays them, and what came of them."""

import json
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

from benchmarks.guests import GREEDY, GUESTS
from briscola.arena.duplicate_match import run
from briscola.engine.rules import Rules
from briscola.players.evaluator import evaluator_for
from briscola.players.habits.habits import NO_HABITS
from training.sparring.roster import PARTNERS, plays

FROZEN = "9f302414f4cf26ee9417fba1752e34c39042c835"
"""The commit that froze the levels: whoever tunes them commits that, notes it here, and only then counts."""
SEED = int(FROZEN[:8], 16)
"""Nobody has chosen the deals of a count, nor looked at them while tuning."""
COUNTS = Path(__file__).with_name("counts.jsonl")
"""Every count since, in JSON lines: none is left out, and none is repeated."""

NET_LEVELS = ("hard", "maestro")


@dataclass(frozen=True, kw_only=True)
class Contest:
    """A against B in a game, over so many duplicate deals; `name` is for good."""

    name: str
    a: str
    b: str
    game: str
    deals: int


@dataclass(frozen=True, kw_only=True)
class Result:
    """Gain of A: points a hand (in chiamata: payment), its standard error, and the games won and lost.

    `frozen` is the commit that froze the levels which played.
    """

    name: str
    a: str
    b: str
    game: str
    deals: int
    mean: float
    se: float
    games: int
    wins: int
    draws: int
    losses: int
    a_ms_p50: float
    a_ms_p99: float
    faults: int
    frozen: str

    @property
    def won(self) -> tuple[float, float]:
        """The games won in per cent of those decided, and a standard error (games taken as independent)."""
        decided = max(1, self.wins + self.losses)
        share = self.wins / decided
        return 100 * share, 100 * sqrt(share * (1 - share) / decided)


def can_play(match: Contest, rules: Rules) -> bool:
    """True if both players know the game, and the nets and programs that they need are there."""
    sides = (match.a, match.b)
    if any(not _looks_further(side, rules) for side in sides if side.startswith(NET_LEVELS)):
        return False
    if "greedy" in sides and not GREEDY.is_file():
        return False
    return all(plays(side, rules) for side in sides if side in PARTNERS)


def _looks_further(level: str, rules: Rules) -> bool:
    """True if a level follows a net in a game, or searches; else it plays there as the rule player."""
    searches = level.startswith("maestro")
    return evaluator_for(rules, win=False, searches=searches, talks=False, habits=NO_HABITS) is not None


def play(match: Contest, rules: Rules, *, jobs: int = 1) -> Result:
    """Play a match. Raises BadLevel."""
    found = run(match.a, match.b, rules=rules, deals=match.deals, seed=SEED, jobs=jobs, guests=GUESTS)

    def number(key: str) -> float:
        value = found[key]
        assert isinstance(value, int | float)
        return value

    return Result(
        **asdict(match),
        mean=number("mean"),
        se=number("se"),
        games=int(number("games")),
        wins=int(number("wins")),
        draws=int(number("draws")),
        losses=int(number("losses")),
        a_ms_p50=number("a_ms_p50"),
        a_ms_p99=number("a_ms_p99"),
        faults=int(number("faults_a") + number("faults_b")),
        frozen=FROZEN,
    )


def read_results(path: Path) -> dict[str, Result]:
    """The results of the levels as they are, by name, in a file of JSON lines."""
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    found = (Result(**told) for told in map(json.loads, lines))
    return {result.name: result for result in found if result.frozen == FROZEN}


def write_result(path: Path, result: Result) -> None:
    """Add a result to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(result)) + "\n")
