"""The page of the slate: chalk that is read across a table, and the questions about the hand just played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from briscola.capabilities.slate.evening import RealEvening, SlateFull
from briscola.capabilities.slate.game_choice import GameDraft, draft_of
from briscola.capabilities.slate.open_slate import OpenSlate, SlateWriter
from briscola.capabilities.slate.questions import HandQuestion
from briscola.capabilities.slate.window.balance_sheet import BalanceSheet
from briscola.capabilities.slate.window.chalk import draw_chalk
from briscola.capabilities.slate.window.number_slider import NumberSlider
from briscola.capabilities.slate.window.setup_sheet import SlateSetupSheet
from briscola.capabilities.slate.words import (
    SLATE_ON_PHONE,
    answer_text,
    balance_title,
    game_line,
    no_room,
    other_game,
    other_window,
    question_text,
    score_of,
    score_sentence,
    slate_title,
    unsaved_text,
    wipe_words,
    won_text,
    write_words,
)
from briscola.i18n.score_words import ScoreLines
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.layout.window.metrics import MIN_TARGET
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.phones.scene_phones import ScenePhones
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Stack
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn

if TYPE_CHECKING:
    from briscola.capabilities.slate.browser import SlateOnPage
    from briscola.pages.phones.window_phones import WindowPhones

BESIDE = 1.15
"""Ratio of width and height from which slate and paper lie side by side."""
SHARE, ABOVE = 0.60, 0.46
"""The slate's share of the width, or of the height where it lies above the paper."""
FIGURE = "result"
"""Type of a number that is being chosen."""
DIGITS = {getattr(pygame, f"K_{digit}"): digit - 1 for digit in range(1, 10)}


class SlatePage(ContentPage):
    """A hand is entered by one press for each question; everybody's last press is shown."""

    high = 2160
    margins = 36, 36

    def __init__(self, app: Host, slate: OpenSlate, *, keeps: bool) -> None:
        """`keeps`: this window keeps evenings."""
        super().__init__(app)
        self.slate, self._keeps = slate, keeps
        self.writer = SlateWriter(slate)
        self._full = False
        self._answers = False
        """True once something was answered here: an Enter too many after the names is no answer."""
        self._number = 0
        self._asked: HandQuestion | None = None
        """The question whose number is being chosen."""
        self.address: str | None = None
        """Address at which pages are served; None: all of this computer."""
        self.phones = ScenePhones(app, self._phones)

    def title(self) -> str:
        return slate_title()

    @property
    def score(self) -> tuple[ScoreLines, ...]:
        """The lines of the slate."""
        return () if self.slate.evening is None else score_of(self.slate.evening)

    @property
    def note(self) -> str:
        """Words on what is not saved; empty if all is well."""
        if self._full:
            return no_room()
        if not self._keeps:
            return other_window()
        return "" if self.slate.saved else unsaved_text()

    @property
    def _ask(self) -> str:
        evening, asked = self.slate.evening, self.writer.question
        return "" if evening is None or asked is None else question_text(evening, asked)

    @property
    def _won(self) -> str:
        return "" if self.slate.evening is None else won_text(self.slate.evening)

    @property
    def spoken_text(self) -> str:
        return "\n".join(filter(None, (score_sentence(self.score), self._won, self.note, self._ask)))

    def reading(self) -> Sequence[ReadingLine]:
        title, *lines = super().reading()
        evening = self.slate.evening
        game = "" if evening is None else game_line(evening.now.game)
        chalk = filter(None, (game, score_sentence(self.score), self._won))
        return [title, *map(ReadingLine, chalk), *lines]

    # ---- what is done

    def answer(self, id: str) -> None:
        """Give an answer; the last one writes the hand on the slate."""
        try:
            self.writer.answer(id)
            self._full = False
        except SlateFull:
            self._full = True
        self._changed()

    def _back(self) -> None:
        self.writer.back()
        self._full = False
        self._changed()

    def _changed(self) -> None:
        self._answers = True
        self.layout(self.app.size)
        self.group.focus_name(self.first)
        self.app.speaker.tell(self.spoken_text if not self.writer.given else self._ask)

    def _other_game(self) -> None:
        evening = self.slate.evening
        if evening is not None:
            names = [evening.names[person] for person in evening.now.people]
            self.app.push(SlateSetupSheet(self.app, draft_of(names, evening.now), self._begin))

    def _begin(self, draft: GameDraft) -> None:
        self.slate.begin(draft)
        self.app.pop()

    def _show_balance(self) -> None:
        if self.slate.evening is not None:
            self.app.push(BalanceSheet(self.app, self.slate.evening))

    def _phones(self) -> WindowPhones[SlateOnPage]:
        from briscola.capabilities.slate.browser import SlateOnPage
        from briscola.pages.phones.window_phones import WindowPhones

        return WindowPhones(
            SLATE_ON_PHONE,
            lambda _number, language: SlateOnPage(self.slate, language),
            lambda: self.app.settings,
            path="slate",
            address=self.address,
        )

    def leave(self) -> None:
        self.phones.close()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        asked = self.writer.question
        at = DIGITS.get(event.key) if pointer.is_plain(event) else None
        if asked is not None and at is not None and at < len(asked.answers):
            self.answer(asked.answers[at].id)
            return True
        if event.key == pygame.K_BACKSPACE and self.writer.may_go_back:
            self._back()
            return True
        return False

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.wake_after([0.25 if self.phones.admission is not None else None])
        return moving

    # ---- content

    @property
    def live(self) -> object:
        return self.slate.version, self.slate.saved  # somebody has written on a phone

    @property
    def first(self) -> str:
        """The control with which an answer begins; before the first answer one that only shows."""
        if not self._answers:
            return "balance"
        asked = self.writer.question
        return "number" if asked is not None and not asked.answers else "answer-0"

    def doors(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        return [
            (balance_title(), self._show_balance, "balance"),
            (str(SLATE_ON_PHONE.title), self.phones.open_sheet, "phones"),
        ]

    def sheet_in(self, room: pygame.Rect) -> pygame.Rect:
        gap = max(12, self.kit.scale.px(28))
        self.chalk = room.copy()
        if room.width >= room.height * BESIDE:
            self.chalk.width = round(room.width * SHARE)
            left = self.chalk.right + gap
            return pygame.Rect(left, room.y, room.right - left, room.height)
        self.chalk.height = round(room.height * ABOVE)
        top = self.chalk.bottom + gap
        return pygame.Rect(room.x, top, room.width, room.bottom - top)

    def fill(self, column: TextColumn) -> None:
        column.title(self._ask)
        evening, asked = self.slate.evening, self.writer.question
        if evening is None or asked is None:
            return
        if asked.answers:
            self._add_answers(column, evening, asked)
        else:
            self._add_number(column, asked)
        if self.note:
            column.gap(14)
            ink = RED if self._full or not self.slate.saved else INK_2
            column.text(self.note, "small", ink, news=True)

    def _add_answers(self, column: TextColumn, evening: RealEvening, asked: HandQuestion) -> None:
        """One below the other, in a low room in pairs."""
        kit, answers = column.kit, len(asked.answers)
        buttons = [
            PressButton(answer_text(evening, answer), partial(self.answer, answer.id), f"answer-{at}").giving(
                kit.scale.target(84), MIN_TARGET
            )
            for at, answer in enumerate(asked.answers)
        ]
        rows = answers if answers * (MIN_TARGET + kit.scale.px(14)) <= column.most else (answers + 1) // 2
        column.put(
            Stack(*(SheetRow(*buttons[at::rows], gap=14, one_line=True) for at in range(rows)), gap=14)
        )

    def _add_number(self, column: TextColumn, asked: HandQuestion) -> None:
        kit = column.kit
        if asked != self._asked:
            self._asked, self._number = asked, asked.usual

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            middle = x + column.width // 2, y
            kit.fonts.draw(target, str(self._number), FIGURE, middle, INK, anchor="midtop")

        def slider(kit: Kit, rect: pygame.Rect) -> NumberSlider:
            most = max(asked.least + asked.step, asked.most)
            found = NumberSlider(
                kit,
                rect,
                self._number,
                self._set_number,
                low=asked.least,
                high=most,
                step=asked.step,
                name="number",
            )
            found.on_enter = write
            self._slider = found
            return found

        def turn(by: int) -> None:
            self._slider.set(self._slider.value + by * asked.step)

        def write() -> None:
            self.answer(str(self._number))

        side = kit.scale.target(72)
        less = PressButton("−", partial(turn, -1), "less").square(side).called(_("Less"))
        more = PressButton("+", partial(turn, 1), "more").square(side).called(_("More"))
        column.canvas(kit.fonts.line(FIGURE), paint)
        column.put(
            SheetRow(less, Control(slider).called(self._ask), more, gap=14),
        )
        column.gap(14)
        column.put(PressButton(write_words(), write, "write", main=True))

    def foot(self) -> SheetPart:
        back = PressButton(wipe_words(), self._back, "take-back")
        back.off(not self.writer.may_go_back, _("There is nothing to take back."))
        return SheetRow(back, PressButton(other_game(), self._other_game, "other"), gap=14)

    def _set_number(self, value: float) -> None:
        self._number = round(value)
        self.dirty = True

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        del title
        if self.slate.evening is not None:
            draw_chalk(target, self.kit, self.chalk, self.slate.evening)
