"""The puzzles of the game, read from its asset files; damaged ones are left out."""

import logging
from collections.abc import Sequence
from functools import cache

import msgspec

from briscola.capabilities.puzzles.puzzle import Puzzle, PuzzleGame
from briscola.engine.forms import FORMS
from briscola.system import resources

_logger = logging.getLogger(__name__)


@cache
def puzzles() -> Sequence[Puzzle]:
    """All readable puzzles, in the order of their files; the first of each id."""
    found: dict[str, Puzzle] = {}
    for path in resources.puzzle_files():
        try:
            raw = msgspec.json.decode(path.read_bytes(), type=list[msgspec.Raw])
        except (OSError, msgspec.DecodeError) as error:
            _logger.warning("the puzzles in %s are left out: %s", path.name, error)
            continue
        for number, each in enumerate(raw, 1):
            try:
                puzzle = msgspec.json.decode(each, type=Puzzle)
            except msgspec.DecodeError as error:
                _logger.warning("puzzle %d of %s is left out: %s", number, path.name, error)
            else:
                found.setdefault(puzzle.id, puzzle)
    return tuple(found.values())


def games_with_puzzles() -> Sequence[PuzzleGame]:
    """The games of all puzzles, in the order of `FORMS`: those played most first."""
    order = dict.fromkeys(PuzzleGame.of(rules) for rules in FORMS.values())
    found = {puzzle.game for puzzle in puzzles()}
    return [*(game for game in order if game in found), *sorted(found - order.keys())]
