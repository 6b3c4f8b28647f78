"""A person's experience, read from what is kept anyway: hands, matches, puzzles, the first evening."""

from collections import Counter
from collections.abc import Collection

from briscola.capabilities.puzzles.answers import PuzzleAnswers
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.puzzle import PuzzleGame
from briscola.capabilities.stairs.progress import Experience
from briscola.capabilities.stairs.stairs import STEPS, StepKind, own_game
from briscola.client.host.library import Library
from briscola.engine.options import BadOption
from briscola.engine.variants import make_rules


def experience(library: Library, lesson: Collection[str]) -> Experience:
    """The experience of the current person; `lesson` are the steps done in the first evening.

    Games whose rules are no longer known count nowhere.
    """
    hands, matches = Counter[str](), Counter[str]()
    for each in library.played:
        try:
            game = own_game(make_rules(each.variant, each.players, each.options))
        except BadOption:
            continue
        hands[game] += each.hands
        matches[game] += each.matches
    return Experience(lesson=lesson, hands=hands, matches=matches, puzzles=_puzzles(library))


def _puzzles(library: Library) -> Counter[str]:
    """Different puzzles answered, for the games that have a step of puzzles."""
    answered = {answer.puzzle for answer in PuzzleAnswers(library.database).of(library.profile.id)}
    found = Counter[str]()
    if not answered:
        return found
    games = {PuzzleGame.of(step.rules): step.rules.slug for step in STEPS if step.kind is StepKind.PUZZLES}
    for puzzle in puzzles():
        if puzzle.id in answered and puzzle.game in games:
            found[games[puzzle.game]] += 1
    return found
