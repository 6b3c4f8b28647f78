"""A sheet with every house rule of the chosen game as a question; the one in question is explained below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from briscola.engine.options import Option
from briscola.engine.rules import OptionValue
from briscola.i18n.card_words import naming_of
from briscola.i18n.option_words import explanation, option_question, why_idle
from briscola.i18n.text import _, lazy
from briscola.storage.people import clean
from briscola.ui.input import pointer
from briscola.ui.render.theme import HAIRLINE, INK, INK_2
from briscola.ui.scene import Host, control_text, opener
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.new_match.choices import NAME_LENGTH, SIGNS, Choices
from briscola.ui.scenes.new_match.games import full_title
from briscola.ui.scenes.new_match.match_choice import MatchChoice
from briscola.ui.scenes.new_match.rule_controls import (
    OWN_SIGNS,
    option_control,
    score_control,
    score_explanation,
    words_control,
)
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.speech import ReadingLine
from briscola.ui.widgets import Button, ScrollView, paper_button
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.widget import Widget

LOWER = 0.4
"""Largest share by which a game with few rules lowers the sheet, so that its height varies little."""
QUESTION, REASON = "tag", "small"
"""Roles of the words of a rule, and of those on one that is not asked here."""


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleRow:
    """A house rule on the sheet; `top` and `height` in px of the part that scrolls."""

    top: int
    height: int
    question: tuple[str, ...]
    """The lines of the question."""
    reason: tuple[str, ...] = ()
    """The lines on why it is not asked here; empty for one that is."""
    words: tuple[str, str] = ("", "")
    """Question and explanation or reason, as they are said."""
    explanation: str = ""
    control: Widget | None = None


class MoreRules(SheetScene):
    """Lies over the new match. Changes apply at once; Esc or the button goes back."""

    ruled = True

    def __init__(self, app: Host, host: MatchChoice) -> None:
        super().__init__(app)
        self._host = host
        self._offset = 0.0
        self._pointed: tuple[int, int] | None = None
        """Place of the pointer; None once a key has been pressed since."""
        self.view: ScrollView | None = None

    @property
    def chapter(self) -> str:
        return "house"

    def layout(self, size: tuple[int, int]) -> None:
        scale = self.kit.scale
        if self.view is not None:
            self._offset = self.view.offset
        tallest = min(size[1] - 2 * scale.edge, max(540, scale.px(960)))
        view = self._lay(size, tallest)
        if (spare := min(view.rect.height - self.content, round(LOWER * tallest))) > 0:
            self._lay(size, tallest - spare)

    def _lay(self, size: tuple[int, int], height: int) -> ScrollView:
        """Lay everything out on a sheet of this height; return the part that scrolls."""
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(780, scale.px(1240)))
        pad = max(24, scale.px(52))
        inner = self.unfold(size, (width, height), (pad, pad))
        button = scale.target(66)
        top = inner.y + heading_height(kit)
        self.line = round(kit.fonts.line("small") * 1.02)
        told = self.line * self._lines_told(inner.width)
        foot = inner.bottom - button - scale.px(24)
        self.told = pygame.Rect(inner.x + scale.px(10), foot - told, inner.width - scale.px(20), told)
        room = pygame.Rect(inner.x, top, inner.width, self.told.y - scale.px(20) - top)
        group = self.new_group()
        group.default = "done"
        self.view = view = ScrollView(kit, room, 0, self._paint, name="view")
        view.focusable = False
        group.add(view)
        self._rows(view)
        view.scroll_to(self._offset)
        usual, done = _("The usual rules"), _("Done")
        wide = Button.width_for(kit, usual)
        done_w = max(Button.width_for(kit, done), scale.px(260))
        y = inner.bottom - button
        group.add(
            paper_button(
                kit,
                pygame.Rect(inner.right - done_w - scale.px(24) - wide, y, wide, button),
                usual,
                self._usual,
                "usual",
            ),
            self.main_button(
                pygame.Rect(inner.right - done_w, y, done_w, button), done, self.app.pop, "done"
            ),
        )
        if named := self._naming():
            words, press = named
            place = pygame.Rect(inner.x, y, Button.width_for(kit, words), button)
            group.add(Button(kit, place, words, press, name="named", on_paper=True))
        self.restore_focus()
        return view

    # ---- rules under a name

    def _naming(self) -> tuple[str, Callable[[], None]] | None:
        """Words and deed of the button that saves these rules or forgets them; None for the usual ones."""
        choices = self._host.choices
        if name := choices.rules_name:
            forget = partial(self._take, choices.forgetting_rules(name))
            return _("Forget “{name}”").format(name=name), forget
        return (_("Save under a name…"), self._ask_for_name) if choices.differing else None

    def _ask_for_name(self) -> None:
        def take(line: str) -> str | Callable[[], None]:
            name = clean(line, NAME_LENGTH)
            if not name:
                return _("A name needs a letter that can be seen.")
            return partial(self._take, self._host.choices.saving_rules(name))

        self.app.push(
            Dialog(
                self.app,
                title=lazy("Rules of your circolo"),
                text=lazy("Under this name they are chosen by one press from now on."),
                yes=lazy("Save"),
                take=take,
            )
        )

    def _saved(self, rect: pygame.Rect) -> Widget:
        """The control with the rules saved for this game, beside the usual ones."""
        choices = self._host.choices
        names, now = list(choices.saved_rules), choices.rules_name
        words = [_("usual"), *names]
        ways = [choices.with_usual_rules(), *map(choices.with_saved_rules, names)]
        index = words.index(now) if now else 0
        if not now and choices.differing:
            words, ways = [_("others"), *words], [choices, *ways]

        def chosen(at: int) -> None:
            self._take(ways[at])

        return words_control(self.kit, rect, words, index, chosen, name="saved")

    # ---- the rows

    def _explanations(self) -> list[tuple[str, str]]:
        """The question and the sentence of every rule asked here."""
        rules = self._host.choices.setup().rules()
        naming = naming_of(self.kit.sprites.info)
        return [
            (option_question(option.key), explanation(option.key, rules, naming=naming))
            for option, _value in self._host.choices.options
        ]

    def _lines_told(self, width: int) -> int:
        """Lines that the longest explanation needs; the room for it never changes."""
        room = width - 2 * self.kit.scale.px(10)
        sentences = [
            explain_here(),
            score_explanation(),
            *(sentence for _question, sentence in self._explanations()),
        ]
        return max(len(self.kit.fonts.wrap(sentence, "small", room)) for sentence in sentences)

    def _rows(self, view: ScrollView) -> None:
        """Add a row per option: the question at the left, the control with the answers at the right."""
        scale, room = self.kit.scale, view.rect
        gutter, inset = scale.px(30), scale.px(10)
        self.control_w = round((room.width - gutter) * 0.47)
        self.text_w = room.width - gutter - self.control_w - scale.px(44) - inset
        self.rows: list[RuleRow] = []
        self.content = inset
        if self._host.choices.saved_rules:
            self._row(view, _("Rules of your circolo"), _("House rules saved under a name."), self._saved)
        for (option, value), (question, sentence) in zip(
            self._host.choices.options, self._explanations(), strict=True
        ):
            self._row(view, question, sentence, partial(self._control, option, value))
            if (option.key, value) == OWN_SIGNS:
                self._row(view, own_signs_name(), _("Which face says what at this table."), self._own_signs)
        self._row(
            view, _("Are the points shown?"), score_explanation(), partial(score_control, self.app, self.kit)
        )
        if self._host.choices.without_signs:
            self._row(view, option_question(SIGNS), no_signs(), None)
        for key in self._host.choices.idle:
            why = _("Not asked here: {why}.").format(why=why_idle(key))
            self._row(view, option_question(key), why, None)
        view.content_height = self.content

    def _row(
        self, view: ScrollView, question: str, sentence: str, make: Callable[[pygame.Rect], Widget] | None
    ) -> None:
        """Add a row; one without a control is not asked, and its sentence is the reason."""
        kit, scale, room = self.kit, self.kit.scale, view.rect
        asked = tuple(kit.fonts.wrap(question, QUESTION, self.text_w))
        reason = tuple(kit.fonts.wrap(sentence, REASON, room.width - scale.px(50))) if make is None else ()
        text_h = kit.fonts.line(QUESTION) * len(asked) + self.line * len(reason)
        control_h = scale.target(52)
        height = max(text_h, control_h if make is not None else 0) + scale.px(18)
        control = None
        if make is not None:
            y = room.y + self.content + (height - control_h) // 2
            right = room.right - scale.px(30)
            control = make(pygame.Rect(right - self.control_w, y, self.control_w, control_h))
            control.called(question, sentence)
            self.group.add(control)
            view.adopt(control)
            control.revealer = partial(self._reveal, self.content, height)
        self.rows.append(
            RuleRow(
                top=self.content,
                height=height,
                question=asked,
                reason=reason,
                words=(question, sentence),
                explanation=sentence if make is not None else "",
                control=control,
            )
        )
        self.content += height

    def _row_at(self, pos: tuple[int, int]) -> RuleRow | None:
        """The row under a point of the window."""
        if self.view is None or not self.view.rect.collidepoint(pos):
            return None
        y = pos[1] - self.view.rect.y + self.view.offset
        return next((row for row in self.rows if row.top <= y < row.top + row.height), None)

    @property
    def explained(self) -> str:
        """The explanation shown: of the row under the pointer, else of the one with the focus."""
        over = None if self._pointed is None else self._row_at(self._pointed)
        focused = self.group.focused
        row = over or next((r for r in self.rows if r.control is not None and r.control is focused), None)
        return (row.explanation if row is not None else "") or explain_here()

    def handle(self, event: pygame.event.Event) -> bool:
        before = self.explained
        if (p := pointer.read(event, self.kit.scale.size)) is not None:
            self._pointed = p.pos
        elif event.type == pygame.KEYDOWN:
            self._pointed = None
        took = super().handle(event)
        if self.explained != before:
            self.dirty = True
        return took

    def _reveal(self, top: int, height: int, _control: Widget) -> None:
        """Scroll a whole row into sight, its sentence included."""
        view = self.view
        if view is None:
            return
        if top < view.offset:
            view.scroll_to(top)
        elif top + height > view.offset + view.rect.height:
            view.scroll_to(top + height - view.rect.height)

    def _control(self, option: Option, value: OptionValue, rect: pygame.Rect) -> Widget:
        chosen = partial(self._set, option.key)
        rules = self._host.choices.setup().rules()
        return option_control(self.kit, rect, option, value, chosen, rules=rules, name=option.key)

    def _own_signs(self, rect: pygame.Rect) -> Widget:
        words = _("Choose…")
        rect.left = rect.right - min(rect.width, Button.width_for(self.kit, words))
        rect.width = min(self.control_w, Button.width_for(self.kit, words))
        return Button(self.kit, rect, words, opener(self.app, OwnSigns), name="own-signs", on_paper=True)

    def _set(self, key: str, value: OptionValue) -> None:
        self._take(self._host.choices.with_option(key, value))

    def _usual(self) -> None:
        self._take(self._host.choices.with_usual_rules())

    def _take(self, choices: Choices) -> None:
        self._host.choose_quietly(choices)
        self.layout(self.app.size)

    def _paint(self, target: pygame.Surface, x: int, y: int) -> None:
        fonts, scale = self.kit.fonts, self.kit.scale
        left, end = x + scale.px(10), x + self.inner.width - scale.px(30)
        for row in self.rows:
            text_h = fonts.line(QUESTION) * len(row.question) + self.line * len(row.reason)
            at = y + row.top + (row.height - text_h) // 2
            at = fonts.draw_lines(target, row.question, QUESTION, (left, at), INK_2 if row.reason else INK)
            for words in row.reason:
                fonts.draw(target, words, REASON, (left, at), INK_2)
                at += self.line
            if row.top + row.height < self.content:
                under = y + row.top + row.height
                pygame.draw.line(target, HAIRLINE, (left, under), (end, under))

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        at = self.told.y
        for words in self.kit.fonts.wrap(self.explained, "small", self.told.width):
            self.kit.fonts.draw(target, words, "small", (self.told.x, at), INK_2)
            at += self.line

    def reading(self) -> Sequence[ReadingLine]:
        rules = [
            ReadingLine(control_text(row.control) if row.control is not None else " ".join(row.words))
            for row in self.rows
        ]
        shown = {row.control for row in self.rows}
        rest = [ReadingLine(control_text(widget)) for widget in self.group.order() if widget not in shown]
        return [ReadingLine(self.title(), heading=True), *rules, *rest]

    def title(self) -> str:
        return _("House rules: {game}").format(game=full_title(self._host.choices.form))


def no_signs() -> str:
    """Sentence on signs where several people look at one screen."""
    return _("Not asked here: one screen can hide no sign from anybody.")


def explain_here() -> str:
    """Sentence shown while no rule is in question."""
    return _("The rule you point at is explained here.")
