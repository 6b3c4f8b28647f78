"""The puzzles of one session: which comes next, what was answered, and the words about it."""

from collections.abc import Callable, Sequence
from datetime import date

from briscola.capabilities.puzzles import words
from briscola.capabilities.puzzles.answers import PuzzleAnswer, PuzzleAnswers
from briscola.capabilities.puzzles.collection import games_with_puzzles, puzzles
from briscola.capabilities.puzzles.puzzle import Puzzle, PuzzleGame, Theme
from briscola.capabilities.puzzles.spaced_repetition import PuzzleProgress, known_games, next_puzzle, progress
from briscola.capabilities.puzzles.table import PuzzleTable, lay
from briscola.client.host.library import Library
from briscola.client.view.view import ME
from briscola.engine.actions import Action, Bid, Pass, Play
from briscola.engine.events import BidMade, Event, Passed, Played
from briscola.i18n.game_words import game_title
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _
from briscola.ui.views.text.explanation_sheet import ExplanationWords
from briscola.ui.views.text.text_table import Figures


class PuzzleSession:
    """The current puzzle and the state of its solution; answers are stored for the profile."""

    def __init__(
        self,
        library: Library,
        today: Callable[[], date],
        *,
        theme: Theme | None = None,
        game: PuzzleGame | None = None,
    ) -> None:
        """`theme` and `game` are the first filters; None: all themes, all games.

        Raises LookupError where there is none of them.
        """
        self._answers, self._profile, self._today = PuzzleAnswers(library.database), library.profile, today
        self.theme = theme
        self.game = game
        """The game whose puzzles are shown; None: all games."""
        self.wrong: Action | None = None
        """The last action if it was wrong; else None."""
        self.done = self.shown = False
        """True once the right choice is on the table, and True if it had to be shown."""
        self._solved: bool | None = None
        """True if the first answer was right; None before there is one."""
        self._known = known_games(library.played)
        self.made = self._made()
        first = self._next(besides=None)
        if first is None:
            raise LookupError("there are no puzzles")
        self.puzzle: Puzzle = first
        self.met = first.id in self.made.boxed
        """True if this puzzle was answered before."""

    def _next(self, *, besides: str | None) -> Puzzle | None:
        return next_puzzle(
            puzzles(),
            self.made,
            self._today(),
            theme=self.theme,
            game=self.game,
            besides=besides,
            known=self._known,
        )

    @property
    def games(self) -> Sequence[PuzzleGame]:
        """Games that have puzzles."""
        return games_with_puzzles()

    @property
    def themes(self) -> Sequence[Theme]:
        """Themes that have puzzles in the chosen game."""
        found = {puzzle.theme for puzzle in puzzles() if self.game in (None, puzzle.game)}
        return [theme for theme in Theme if theme in found]

    def _made(self) -> PuzzleProgress:
        return progress(self._answers.of(self._profile.id), self._today())

    @property
    def board(self) -> Sequence[str]:
        """Lines of the slate on what was made so far."""
        return words.board_lines(self.made, len(puzzles()))

    def lay(self, player: str) -> PuzzleTable:
        """The table of the puzzle; `player` is the person's name."""
        return lay(self.puzzle, player=player, face=self._profile.face)

    @property
    def open(self) -> bool:
        """True while a choice is to be made."""
        return not self.done and self.wrong is None

    def answer(self, action: Action) -> None:
        """Take the solver's choice; the first answer is the one stored."""
        right = action == self.puzzle.right
        self._note(right)
        self.wrong, self.done = (None, True) if right else (action, False)

    @property
    def missed(self) -> bool:
        """True if the first answer was wrong, which counts whatever comes after it."""
        return self._solved is False

    def again(self) -> None:
        """Begin another try."""
        self.wrong = None

    def show(self) -> None:
        """Show the answer."""
        self._note(False)
        self.wrong, self.done, self.shown = None, True, True

    def only(self, *, theme: Theme | None, game: PuzzleGame | None) -> None:
        """Restrict puzzles to a theme and a game; None means all, as does a theme the game does not have."""
        self.game = game
        self.theme = theme if theme in self.themes else None
        self.next()

    def next(self) -> None:
        """Take the next puzzle."""
        found = self._next(besides=self.puzzle.id)
        if found is not None:
            self.puzzle = found
        self.met = self.puzzle.id in self.made.boxed
        self.wrong, self.done, self.shown, self._solved = None, False, False, None

    def _note(self, solved: bool) -> None:
        if self._solved is not None:
            return
        self._solved = solved
        answer = PuzzleAnswer(puzzle=self.puzzle.id, day=self._today(), solved=solved)
        self._answers.add(self._profile.id, answer)
        self.made = self._made()


def event_of(action: Action) -> Event | None:
    """The event in which the table shows a choice; None for one that it does not show."""
    match action:
        case Play():
            return Played(seat=ME, card=action.card)
        case Bid():
            return BidMade(seat=ME, bid=action)
        case Pass():
            return Passed(seat=ME)
    return None


def told(puzzle_session: PuzzleSession, laid: PuzzleTable, speech: Speech) -> ExplanationWords:
    """Words of the sheet: the question, or the comment on the answer."""
    puzzle = puzzle_session.puzzle
    if puzzle_session.done:
        return ExplanationWords(
            title=words.right_title(shown=puzzle_session.shown),
            about=words.choice_title(puzzle.right, speech),
            sentences=words.right_words(puzzle, speech),
            table=_worths(puzzle, speech),
            heads=words.worth_head(puzzle),
            foot=words.answer_foot(puzzle, missed=puzzle_session.missed and not puzzle_session.shown),
            strong=not puzzle_session.missed,
        )
    if puzzle_session.wrong is not None:
        sentences = words.wrong_words(puzzle, laid.view, puzzle_session.wrong, speech)
        return ExplanationWords(title=_("Not quite"), sentences=sentences, faulty=True)
    known = words.known_text(puzzle, laid.view, speech)
    return ExplanationWords(
        title=words.question(puzzle),
        about=game_title(laid.view.rules),
        sentences=[words.goal_text(laid.view, speech), *([known] if known else [])],
        foot=words.again_text() if puzzle_session.met else "",
    )


def _worths(puzzle: Puzzle, speech: Speech) -> Sequence[Figures]:
    """A row per choice with its values, the right one first."""
    return [
        Figures(name=name, values=values, best=not at)
        for at, (name, *values) in enumerate(words.worth_rows(puzzle, speech))
    ]
