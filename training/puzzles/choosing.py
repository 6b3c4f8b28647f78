"""Choice of the puzzles to keep: all themes and all games, harder ones before easy ones."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from briscola.capabilities.puzzles.puzzle import Puzzle
from briscola.engine.deal_code import decode
from training.puzzles.twins import without_twins

WITHDRAWN = frozenset({"ed1551195c", "4205074be0"})
"""Puzzles that somebody has found fault with: not one right choice, or it depends on who plays."""
OF_ONE_DEAL = 2
EASY = 0.47
"""The share of puzzles that no level misses."""
FAMILIAR = 25.0
"""Bonus of an easy puzzle that the game has already, taken off its `Chosen.crowd`."""

IDEAS, GAMES, THEMES = 4, 2, 10
"""So many puzzles of a theme with the same reason, of a game and of a theme are chosen before all others."""
PLAYED: Mapping[str, int] = {"briscola-2": 90, "briscola-4": 70}
"""And so many of the games that most people play."""
SCARCE = 40.0


@dataclass(kw_only=True)
class Chosen:
    """Puzzles chosen so far, and counts of each kind."""

    puzzles: list[Puzzle] = field(default_factory=list)
    themes: Counter[str] = field(default_factory=Counter)
    forms: Counter[str] = field(default_factory=Counter)
    grades: Counter[int] = field(default_factory=Counter)
    whys: Counter[tuple[str, str]] = field(default_factory=Counter)
    deals: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, puzzle: Puzzle) -> None:
        """Choose a puzzle."""
        self.puzzles.append(puzzle)
        self.themes[puzzle.theme] += 1
        self.forms[_form(puzzle)] += 1
        self.grades[puzzle.grade] += 1
        self.whys[_idea(puzzle)] += 1
        self.deals[_deal(puzzle)] += 1

    def crowd(self, puzzle: Puzzle) -> float:
        """Weighted count of puzzles of the same kinds that are chosen already; lowest is chosen next."""
        easy = self.grades[puzzle.grade] / (2.0 if puzzle.grade > 1 else 1.0)
        form = _form(puzzle)
        alike = self.themes[puzzle.theme] + 2.0 * max(0, self.forms[form] - PLAYED.get(form, 0))
        scarce = self.whys[_idea(puzzle)] < IDEAS or self.forms[form] < PLAYED.get(form, GAMES)
        scarce = scarce or self.themes[puzzle.theme] < THEMES
        return alike + 0.25 * easy + 0.6 * self.whys[_idea(puzzle)] - (SCARCE if scarce else 0.0)


def choose(found: Sequence[Puzzle], count: int, *, familiar: Collection[str] = ()) -> Sequence[Puzzle]:
    """So many of them, or all; one after the other whose theme, game and grade are rarest among those chosen.

    Of one deal at most two of a theme are taken, of near twins one, and of those that no level misses only a
    share. Those whose names are `familiar` stay, but for some of the easy ones: somebody has answered them.
    The same puzzles give the same choice, in whatever order.
    """
    named = {puzzle.id: puzzle for puzzle in found if puzzle.id not in WITHDRAWN}
    left = without_twins(sorted(named.values(), key=lambda puzzle: (puzzle.id not in familiar, puzzle.id)))
    chosen = Chosen()
    for puzzle in [each for each in left if each.id in familiar and each.grade > 1]:
        left.remove(puzzle)
        chosen.add(puzzle)
    while left and len(chosen.puzzles) < count:
        best = min(
            left,
            key=lambda puzzle: (chosen.crowd(puzzle) - FAMILIAR * (puzzle.id in familiar), puzzle.id),
        )
        left.remove(best)
        if chosen.deals[_deal(best)] == OF_ONE_DEAL:
            continue
        if best.grade == 1 and chosen.grades[1] >= EASY * count:
            continue
        chosen.add(best)
    return sorted(chosen.puzzles, key=lambda puzzle: (puzzle.grade, puzzle.id))


def _form(puzzle: Puzzle) -> str:
    return _slug(puzzle.deal)


@cache
def _slug(deal: str) -> str:
    return decode(deal).rules.slug


def _idea(puzzle: Puzzle) -> tuple[str, str]:
    return puzzle.theme.value, puzzle.told.why.value


def _deal(puzzle: Puzzle) -> tuple[str, str]:
    return puzzle.deal.split(":")[5], puzzle.theme.value
