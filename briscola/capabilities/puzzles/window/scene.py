"""The puzzle scene: the table as the seat sees it, the question on a sheet, slate and buttons below."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import date

import pygame

from briscola.capabilities.puzzles import words
from briscola.capabilities.puzzles.puzzle import ProofKind, PuzzleGame, Theme, action_of
from briscola.capabilities.puzzles.window.session import PuzzleSession, event_of, told
from briscola.capabilities.puzzles.window.toolbar import PuzzleToolbar, Way
from briscola.client.host.library import Library
from briscola.client.playback.reel import Reel
from briscola.client.view.view import ME, View
from briscola.engine.actions import Action, Declare, Play
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.line_editing import typed
from briscola.ui.layout.table.card_spots import hand_codes
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.scene import Host
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.tabletop.content import open_dummy
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.speech.speaker import joined
from briscola.ui.views.text.explanation_placement import place_explanation
from briscola.ui.views.text.explanation_sheet import ExplanationSheet, ExplanationWords


class PuzzleScene(TableScene):
    """One puzzle after another; the first answer to each is stored for the profile."""

    toolbar = PuzzleToolbar

    def __init__(
        self,
        app: Host,
        library: Library,
        *,
        today: Callable[[], date],
        theme: Theme | None = None,
        game: PuzzleGame | None = None,
        chance: random.Random | None = None,
    ) -> None:
        """`today` is called at every answer, as midnight may pass; `theme` and `game` filter at first."""
        super().__init__(app, chance)
        self.puzzle_session = PuzzleSession(library, today, theme=theme, game=game)
        self._lay()

    # ---- the puzzle on the table

    def _lay(self) -> None:
        """Set up the table at the puzzle's moment."""
        self.laid = self.puzzle_session.lay(self.app.settings.player)
        reel = Reel(self.laid.log)
        self._home = reel.last
        self.show = ReelPlayer(reel, self, at=self._home)
        self.show.open(self.puzzle_session.puzzle.proof is ProofKind.EXACT)
        self.begin_table(SceneContext(self, self.laid.setup, self.show))
        self._picked: int | None = None
        """Index of the picked call or bid among those allowed; None if none is picked."""
        self._moved = False
        """True if a card was in motion at the last check."""
        self.sheet: ExplanationSheet | None = None

    @property
    def others(self) -> Sequence[Action]:
        """The choices other than playing a card from the hand."""
        actions = [action_of(worth.action) for worth in self.puzzle_session.puzzle.worths]
        order = list(self.laid.view.legal)
        return sorted((a for a in actions if not isinstance(a, Play)), key=order.index)

    # ---- what the person does

    def act(self, action: Action, origin: Pose | None = None) -> None:
        del origin
        if not self.puzzle_session.open or not self.show.waiting:
            return
        self.puzzle_session.answer(action)
        self._put(action)

    def _put(self, action: Action) -> None:
        if (event := event_of(action)) is not None:
            self.show.instead(event)
        self._lay_question()

    def again(self) -> None:
        """Begin another try."""
        self.puzzle_session.again()
        self.show.jump(self._home)
        self._lay_question()

    def reveal(self) -> None:
        """Show the answer."""
        self.show.jump(self._home)
        self.puzzle_session.show()
        self._put(self.puzzle_session.puzzle.right)

    def next(self) -> None:
        """Go to the next puzzle."""
        self.puzzle_session.next()
        self._lay()
        self._lay_question()

    def _filter(self, theme: Theme | None, game: PuzzleGame | None) -> None:
        self.puzzle_session.only(theme=theme, game=game)
        self._lay()
        self._lay_question()

    # ---- layout

    def _lay_question(self) -> None:
        """Lay everything out for another question, with the focus at what answers it."""
        self.group.focus(None)
        self.layout(self.app.size)

    @property
    def chapter(self) -> str:
        return self.context.chapter

    @property
    def header(self) -> tuple[str, str]:
        return _("Puzzles"), words.grade_text(self.puzzle_session.puzzle, told=self._theme_told)

    @property
    def spoken_title(self) -> str:
        return joined([*self.header, self.told.title])

    @property
    def spoken_text(self) -> str:
        return self.told.said

    def reading(self) -> Sequence[ReadingLine]:
        slate = [ReadingLine(line) for line in self.plank.lines]
        return [
            ReadingLine(joined(self.header), heading=True),
            *self.told.reading(),
            *super().reading(),
            *slate,
        ]

    @property
    def turn(self) -> tuple[int | None, bool]:
        return (ME if self.puzzle_session.open else None), self.puzzle_session.open

    def layout(self, size: tuple[int, int]) -> None:
        self.lay_table()
        self.sheet = None
        self._sync()
        self._controls(size)
        self.dirty = True

    @property
    def _theme_told(self) -> bool:
        """True if naming the theme gives nothing away: the person chose it, or the puzzle is over."""
        return self.puzzle_session.done or self.puzzle_session.theme is not None

    def _controls(self, size: tuple[int, int]) -> None:
        puzzle_session = self.puzzle_session
        self.plank = PuzzleToolbar(
            self.kit,
            size,
            lines=puzzle_session.board,
            themes=puzzle_session.themes,
            theme=puzzle_session.theme,
            games=puzzle_session.games,
            game=puzzle_session.game,
            choose=self._filter,
            ways=self._ways(),
            others=self.others,
        )
        asked = ("hand" if self.hand.allowed else "strip") if puzzle_session.open else "on"
        group = self.new_group(focus=asked)
        group.add(
            self.hand,
            *(self.plank.choices(self._picked, self.pick, self.act) if puzzle_session.open else ()),
            *self.plank.buttons,
            self.plank.filter,
            self.plank.games,
            self.back_button(self.context.layout.pause),
        )
        self.restore_focus(asked)

    def _ways(self) -> Sequence[Way]:
        """The buttons for the present state of the puzzle."""
        puzzle_session, show = self.puzzle_session, ("show", _("See the answer"), self.reveal)
        if puzzle_session.done:
            return [("on", _("Next"), self.next)]
        if puzzle_session.wrong is not None:
            return [("on", _("Try again"), self.again), show]
        if self._picked is None:
            return [show]
        return [("on", words.do_it(self.others[self._picked], self.context.naming), self._say), show]

    def pick(self, at: int) -> None:
        self._picked = at
        self.layout(self.app.size)

    def _say(self) -> None:
        if self._picked is not None:
            self.act(self.others[self._picked])

    def _answered_by(self, event: pygame.event.Event) -> bool:
        """Let a digit or M answer, as at the table; True if it did."""
        listed = self.plank.filter.open or self.plank.games.open
        if event.type != pygame.KEYDOWN or not self.puzzle_session.open or listed:
            return False
        written = self.hand.digit(typed(event))
        return written or (event.key == pygame.K_m and pointer.is_plain(event) and self._declare())

    def _declare(self) -> bool:
        """Declare by key; with several declarations do nothing."""
        declared = [action for action in self.others if isinstance(action, Declare)]
        if len(declared) == 1:
            self.act(declared[0])
        return bool(declared)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.group.focused_name == "strip" and self._picked is not None and pointer.is_confirm(event):
            self._say()
            return True
        if self._answered_by(event):
            return True
        if self.group.handle(event):
            return True
        return self.closed_by(event)

    # ---- time

    def update(self, dt: float) -> bool:
        moving = self.show.update(dt)
        if self._moved and not moving:
            self.dirty = True  # the card lies where it lay last on its way, but the winner's glow is another
        self._moved = moving
        self._sync()
        self.hand.in_flight = self.show.timeline.hidden()
        moving = self.group.update(dt) or moving
        moving = self.idle.update(dt) or moving
        self.make_ahead(moving=moving)
        self.wake_after((self.idle.wake(), self.show.wake(), self.warmer.wake()))
        return moving

    def _sync(self) -> None:
        """Update the hand to the view on show."""
        view = self.show.view
        if view is None:
            return
        allowed = {a.card.code for a in self.laid.view.legal if isinstance(a, Play)}
        codes = hand_codes(view)
        state = allowed if self.puzzle_session.open and self.show.waiting and allowed else None
        if tuple(codes) != tuple(self.hand.codes) or state != self.hand.allowed:
            self.hand.hold(codes, state)
            self.dirty = True

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        view = self.show.view
        if view is not None:
            sheet = self._sheet(view)
            self.context.picture.over = sheet.rect
            self.paint(target)
            sheet.draw(target)
        self.plank.draw(target)
        self.group.draw(target)
        self.hand.draw_dragged(target)

    def _sheet(self, view: View) -> ExplanationSheet:
        """The sheet of the moment in its place."""
        if self.sheet is None:
            tray, now = open_dummy(self.context, view), self.now()
            worth = self.context.picture.hand_words.worth_rect(view) if now.auction else None
            bubbles = self.context.picture.bubble_rects(view, now).values()
            self.sheet = place_explanation(
                self.kit,
                self.context.layout,
                view,
                self.told,
                covered=[
                    rect
                    for rect in (None if tray is None else tray.rect, worth, *bubbles)
                    if rect is not None
                ],
                slate=False,
                lifts=self.hand.allowed is not None,
            )
        return self.sheet

    @property
    def told(self) -> ExplanationWords:
        """Words of the sheet: the question, or the comment on the answer."""
        return told(
            self.puzzle_session, self.laid, self.context.speech(contract=self.laid.view.contract is not None)
        )
