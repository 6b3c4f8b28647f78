"""The page of the slate: chalk that is read across a table, and the questions about the hand just played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from briscola.capabilities.slate.evening import SlateFull
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
from briscola.ui.layout.window.sheet_layout import headed
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.phones.scene_phones import ScenePhones
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_heading, heading_height
from briscola.ui.widgets.widget import Widget

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


class SlatePage(PageScene):
    """A hand is entered by one press for each question; everybody's last press is shown."""

    def __init__(self, app: Host, slate: OpenSlate, *, keeps: bool) -> None:
        """`keeps`: this window keeps evenings."""
        super().__init__(app)
        self.slate, self._keeps = slate, keeps
        self.writer = SlateWriter(slate)
        self._shown: object = None
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
    def _first(self) -> str:
        """Name of the control with which an answer begins; before the first answer one that only shows."""
        if not self._answers:
            return "balance"
        asked = self.writer.question
        return "number" if asked is not None and not asked.answers else "answer-0"

    @property
    def _won(self) -> str:
        return "" if self.slate.evening is None else won_text(self.slate.evening)

    @property
    def spoken_text(self) -> str:
        return "\n".join(filter(None, (score_sentence(self.score), self._won, self.note, self._ask)))

    def text_lines(self) -> Sequence[ReadingLine]:
        evening = self.slate.evening
        game = "" if evening is None else game_line(evening.now.game)
        return [*([ReadingLine(game)] if game else []), *super().text_lines()]

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
        self.group.focus_name(self._first)
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
        if self._shown != (self.slate.version, self.slate.saved):
            self.layout(self.app.size)  # somebody has written on a phone
        moving = super().update(dt)
        self.wake_after([0.25 if self.phones.admission is not None else None])
        return moving

    def resume(self) -> None:
        self.layout(self.app.size)

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        self._shown = self.slate.version, self.slate.saved
        area = headed(scale).sheet
        pad, gap = max(18, scale.px(36)), max(12, scale.px(28))
        self.lay_page((pad, pad), focus=self._first)
        if area.width >= area.height * BESIDE:
            wide = round(area.width * SHARE)
            self.chalk = pygame.Rect(area.x, area.y, wide, area.height)
            self.rect = pygame.Rect(area.x + wide + gap, area.y, area.width - wide - gap, area.height)
        else:
            tall = round(area.height * ABOVE)
            self.chalk = pygame.Rect(area.x, area.y, area.width, tall)
            self.rect = pygame.Rect(area.x, area.y + tall + gap, area.width, area.height - tall - gap)
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        self._add_doors()
        high, between = scale.target(62), max(8, scale.px(14))
        foot = pygame.Rect(self.inner.x, self.inner.bottom - high, self.inner.width, high)
        self.rule = foot.y - between
        notes = len(kit.fonts.wrap(self.note, "small", self.inner.width)) if self.note else 0
        top = self.inner.y + heading_height(kit)
        self.note_at = self.rule - between - notes * kit.fonts.line("small")
        room = pygame.Rect(self.inner.x, top, self.inner.width, self.note_at - between - top)
        asked = self.writer.question
        if asked is not None and asked.answers:
            self._add_answers(asked, room, between)
        elif asked is not None:
            self._add_number(asked, room, between)
        half = (foot.width - between) // 2
        back = self.button(pygame.Rect(foot.x, foot.y, half, high), wipe_words(), self._back, "take-back")
        back.enabled, back.why_off = self.writer.may_go_back, _("There is nothing to take back.")
        other = pygame.Rect(foot.right - half, foot.y, half, high)
        self.group.add(back, self.button(other, other_game(), self._other_game, "other"))
        self.restore_focus(self._first)

    def _add_doors(self) -> None:
        """Add the ways to the evening's balance and to phones, on the table beside the title."""
        kit, scale = self.kit, self.kit.scale
        right, doors = self.rect.right, []
        for words, press, name in (
            (str(SLATE_ON_PHONE.title), self.phones.open_sheet, "phones"),
            (balance_title(), self._show_balance, "balance"),
        ):
            wide = min(Button.width_for(kit, words), (self.rect.right - self.title_at[0]) * 2 // 5)
            place = pygame.Rect(0, 0, wide, max(44, scale.px(60)))
            place.midright = (right, self.title_at[1])
            doors.append(Button(kit, place, words, press, name=name))
            right = place.x - scale.px(20)
        self.title_room = right - self.title_at[0]
        self.group.add(*reversed(doors))

    def _add_answers(self, asked: HandQuestion, room: pygame.Rect, between: int) -> None:
        evening, scale = self.slate.evening, self.kit.scale
        if evening is None:
            return
        count = len(asked.answers)
        rows = count if count * (44 + between) - between <= room.height else (count + 1) // 2
        columns = 1 if rows == count else 2
        high = min(scale.target(84), max(44, (room.height + between) // rows - between))
        wide = (room.width + between) // columns - between
        for at, answer in enumerate(asked.answers):
            place = pygame.Rect(
                room.x + at // rows * (wide + between), room.y + at % rows * (high + between), wide, high
            )
            press = partial(self.answer, answer.id)
            self.group.add(self.button(place, answer_text(evening, answer), press, f"answer-{at}"))

    def _add_number(self, asked: HandQuestion, room: pygame.Rect, between: int) -> None:
        kit, high = self.kit, self.kit.scale.target(72)
        if asked != self._asked:
            self._asked, self._number = asked, asked.usual
        figure = min(kit.fonts.line(FIGURE), room.height - 2 * (high + between))
        self.figure_at = (room.centerx, room.y + figure // 2)
        room = pygame.Rect(room.x, room.y + figure, room.width, room.height - figure)

        def turn(by: int) -> None:
            slider.set(slider.value + by * asked.step)
            self.dirty = True

        slider = NumberSlider(
            kit,
            pygame.Rect(room.x + high + between, room.y, room.width - 2 * (high + between), high),
            self._number,
            self._set_number,
            low=asked.least,
            high=max(asked.least + asked.step, asked.most),
            step=asked.step,
            name="number",
        )
        less = pygame.Rect(room.x, room.y, high, high)
        more = pygame.Rect(room.right - high, room.y, high, high)
        write = pygame.Rect(room.x, room.y + high + between, room.width, high)
        slider.on_enter = lambda: self.answer(str(self._number))
        widgets: list[Widget] = [
            slider.called(self._ask),
            self.button(less, "−", partial(turn, -1), "less").called(_("Less")),
            self.button(more, "+", partial(turn, 1), "more").called(_("More")),
            self.button(write, write_words(), slider.on_enter, "write", primary=True),
        ]
        self.group.add(*widgets)

    def _set_number(self, value: float) -> None:
        self._number = round(value)
        self.dirty = True

    # ---- drawing

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        del title
        if self.slate.evening is not None:
            draw_chalk(target, self.kit, self.chalk, self.slate.evening)

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        draw_heading(target, kit, self._ask, (inner.x, y), width=inner.width)
        if self.writer.question is not None and not self.writer.question.answers:
            kit.fonts.draw(target, str(self._number), FIGURE, self.figure_at, INK, anchor="center")
        pygame.draw.line(target, HAIRLINE, (inner.x, self.rule), (inner.right, self.rule))
        if self.note:
            lines = kit.fonts.wrap(self.note, "small", inner.width)
            ink = RED if self._full or not self.slate.saved else INK_2
            kit.fonts.draw_lines(target, lines, "small", (inner.x, self.note_at), ink)
