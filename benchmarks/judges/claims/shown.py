"""Screen of a hint, and a check of the table on it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from benchmarks.judges.onlooker import Onlooker
from briscola.engine.actions import Action, Call, Concede, Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation

HALF = 0.61
"""Half a point, as far as two rounded figures tell it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Line:
    """A line of the table: an action and its figures as they stand there (None: no such column).

    Where mariannas count the points say how far ahead the side ends. Where all points count there is no
    chance to win the hand: it is 0 for all.
    """

    action: Action
    points: float | None
    chance: int


@dataclass(frozen=True, kw_only=True)
class Shown:
    """Screen of a hint: the advice or a card looked at, its words, the figures of all choices."""

    view: Observation
    names: Sequence[str]
    action: Action
    advised: Action
    words: str
    lines: Sequence[Line]

    @cached_property
    def onlooker(self) -> Onlooker:
        return Onlooker(self.view)

    @property
    def card(self) -> Card:
        assert isinstance(self.action, Play | Call)
        return self.action.card

    def line(self, action: Action) -> Line:
        return next(line for line in self.lines if line.action == action)

    @property
    def own(self) -> Line:
        return self.line(self.action)

    def line_of(self, card: Card) -> Line:
        """The line of a card that is played or called."""
        return next(
            line for line in self.lines if isinstance(line.action, Play | Call) and line.action.card == card
        )

    @property
    def equals(self) -> Sequence[Line]:
        """The other lines with the same figures."""
        mine = (self.own.chance, self.own.points)
        others = (line for line in self.lines if line.action != self.action)
        return [line for line in others if (line.chance, line.points) == mine]

    @property
    def alike(self) -> Sequence[Line]:
        """The other lines with the same chance, and points within half a one."""
        own, points = self.own, self.own.points or 0.0
        others = (line for line in self.lines if line.action != self.action and line.chance == own.chance)
        return [line for line in others if abs((line.points or 0.0) - points) <= HALF]

    def seat(self, name: str | None) -> int:
        """The place of a name; without one the person's."""
        return self.view.seat if name is None else self.names.index(name)


def table_is_wrong(shown: Shown) -> list[str]:
    """Faults of the advice by its table: a better choice, unsaid equals, no reason, impossible figures."""
    best, lines = shown.own, shown.lines
    wrong = []
    if any(line.chance > best.chance for line in lines):
        wrong.append("table: another wins more often")
    same = [line for line in lines if line.chance == best.chance]
    given_up = isinstance(best.action, Concede) and best.chance == 0  # whatever is taken yet (V-CH-25)
    if any((line.points or 0) > (best.points or 0) for line in same) and not given_up:
        wrong.append("table: another brings more at the same chance")
    told = r"the same|(just|nearly) as good|as good as the others|no more than you need|differs by about"
    if shown.equals and not re.search(told, shown.words):
        wrong.append("table: equals unsaid")
    if not shown.words:
        wrong.append("no reason")
    if not all(_possible(shown, line) for line in lines):
        wrong.append("table: figures that cannot be")
    return wrong


def _possible(shown: Shown, line: Line) -> bool:
    """True if the mean points of a line allow its chance to have more than half (Markov's bounds)."""
    if line.points is None:
        return 0 <= line.chance <= 100
    it, half = shown.onlooker, shown.view.rules.total / 2
    if shown.view.rules.ends_at is not None:  # a hand is won with few points, too (V-MA-6)
        return 0 <= line.chance <= 100 and 0 <= line.points <= 2 * half + _declarable(shown.view)
    if shown.view.rules.marianna is not None:
        return line.chance == 0 and abs(line.points) <= 2 * half + _declarable(shown.view)
    if shown.view.caller is not None or not shown.view.rules.two_sides:
        return 0 <= line.chance <= 100 and 0 <= line.points <= 2 * half
    low = it.side_points(shown.view.seat)
    high = 2 * half - it.side_points(next(s for s in range(shown.view.rules.players) if not it.friend(s)))
    if shown.view.rules.match_form.by_points:
        return line.chance == 0 and low <= line.points <= high
    if low > half or high < half:
        return line.chance == 100 * (low > half) and low <= line.points <= high
    most = (line.points + 0.5 - low) / (half - low) if low < half else 1
    least = (line.points - 0.5 - half) / (high - half) if high > half else 0
    return low <= line.points <= high and least - 0.01 <= line.chance / 100 <= most + 0.01


def _declarable(view: Observation) -> int:
    """The most that the mariannas of a hand can bring (V-MA-3): 20 more each time from the first on."""
    first = view.rules.options.get("first_marianna", 40)
    return 0 if view.rules.marianna is None else sum(int(first) + 20 * n for n in range(4))
