"""Which of the puzzles found are kept: all themes and all games, harder ones before easy ones."""

from collections import Counter
from collections.abc import Sequence

from briscola.client.puzzles.puzzle import Puzzle
from briscola.engine.deal_code import decode

OF_ONE_DEAL = 3


def choose(found: Sequence[Puzzle], count: int) -> Sequence[Puzzle]:
    """So many of them, or all; one after the other whose theme, game and grade are rarest among those chosen.

    Of one deal at most three of a theme are taken. The same puzzles give the same choice, in whatever order.
    """
    left = sorted({puzzle.id: puzzle for puzzle in found}.values(), key=lambda puzzle: puzzle.id)
    form = {puzzle.id: decode(puzzle.deal).rules.slug for puzzle in left}
    kept: list[Puzzle] = []
    themes, forms, grades, whys = Counter[str](), Counter[str](), Counter[int](), Counter[str]()
    deals = Counter[tuple[str, str]]()
    while left and len(kept) < count:

        def crowd(puzzle: Puzzle) -> tuple[float, str]:
            easy = grades[puzzle.grade] / (2.0 if puzzle.grade > 1 else 1.0)
            crowded = (
                themes[puzzle.theme] + 2.0 * forms[form[puzzle.id]] + 0.5 * easy + 0.3 * whys[puzzle.told.why]
            )
            return crowded, puzzle.id

        best = min(left, key=crowd)
        left.remove(best)
        place = (best.deal.split(":")[5], best.theme.value)
        if deals[place] == OF_ONE_DEAL:
            continue
        deals[place] += 1
        kept.append(best)
        themes[best.theme] += 1
        forms[form[best.id]] += 1
        grades[best.grade] += 1
        whys[best.told.why] += 1
    return sorted(kept, key=lambda puzzle: (puzzle.grade, puzzle.id))
