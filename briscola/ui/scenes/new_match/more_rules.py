"""A sheet with every house rule of the chosen game as a question; the one in question is explained below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct

from briscola.i18n.game_titles import full_title
from briscola.i18n.text import _, lazy
from briscola.storage.settings.person_names import clean
from briscola.ui.input import pointer
from briscola.ui.render.theme import HAIRLINE, INK, INK_2
from briscola.ui.scene import Host, control_text
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.next_match import NAME_LENGTH
from briscola.ui.scenes.new_match.row_controls import row_control
from briscola.ui.scenes.new_match.rule_rows import ChoiceRow, house_rule_rows
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget

LOWER = 0.4
"""Largest share by which a game with few rules lowers the sheet, so that its height varies little."""
GUTTER = 30
"""Room in px at 1080 at the right of the rows, for the scroll bar."""
QUESTION, REASON = "tag", "small"
"""Roles of the words of a rule, and of those on one that is not asked here."""


class RuleRow(Struct, kw_only=True):
    """A rule laid out; `top` and `height` in px of the part that scrolls."""

    rule: ChoiceRow
    top: int
    height: int
    question: Sequence[str]
    """The lines of the question."""
    reason: Sequence[str]
    """The lines on why it is not asked here; empty for one that is."""
    control: Widget | None = None


class MoreRules(SheetScene):
    """Lies over the new match. Changes apply at once; Esc or the button goes back."""

    ruled = True
    rows: Sequence[RuleRow]
    told: pygame.Rect
    """Room of the longest explanation."""

    def __init__(self, app: Host, page: ChoicePage) -> None:
        super().__init__(app)
        self._page = page
        self._pointed: tuple[int, int] | None = None
        """Place of the pointer; None once a key has been pressed since."""
        self.view: ScrollView | None = None

    @property
    def chapter(self) -> str:
        return "house"

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        offset = 0.0 if self.view is None else self.view.offset
        pad, button, gap = max(24, scale.px(52)), scale.target(66), scale.px(24)
        width = min(size[0] - 2 * scale.edge, max(780, scale.px(1240)))
        room, told_w = width - 2 * pad, width - 2 * pad - scale.px(20)
        control_w = round((room - scale.px(GUTTER)) * 0.47)
        rules = house_rule_rows(self._page)
        rows = self._lay_rows(rules, room, control_w)
        content = rows[-1].top + rows[-1].height
        # The room for the longest explanation never changes.
        sentences = [explain_here(), *(rule.sentence for rule in rules)]
        lines = max(len(kit.fonts.wrap(sentence, "small", told_w)) for sentence in sentences)
        told_h = self._line * lines
        fixed = 2 * pad + heading_height(kit) + scale.px(20) + told_h + gap + button
        tallest = min(size[1] - 2 * scale.edge, max(540, scale.px(960)))
        spare = min(tallest - fixed - content, round(LOWER * tallest))
        inner = self.unfold(size, (width, tallest - max(0, spare)), (pad, pad))
        foot = inner.bottom - button - gap
        self.rows, self.told = rows, pygame.Rect(inner.x + scale.px(10), foot - told_h, told_w, told_h)
        top = inner.y + heading_height(kit)
        place = pygame.Rect(inner.x, top, room, self.told.y - scale.px(20) - top)
        group = self.new_group()
        self.view = view = ScrollView(kit, place, content, self._paint, name="view")
        view.focusable = False
        group.add(view)
        for row in rows:
            self._add_control(row, view, control_w)
        view.scroll_to(offset)
        done, usual = ("done", _("Done"), self.app.pop), ("usual", _("The usual rules"), self._usual)
        group.add(*reversed(self.foot_buttons(button, done, usual)))
        if named := self._naming():
            words, press = named
            place = pygame.Rect(inner.x, inner.bottom - button, Button.width_for(kit, words), button)
            group.add(self.button(place, words, press, "named"))
        self.restore_focus()

    # ---- rules under a name

    def _naming(self) -> tuple[str, Callable[[], None]] | None:
        """Words and deed of the button that saves these rules or forgets them; None for the usual ones."""
        choices = self._page.choices
        if name := choices.rules_name:
            forget = partial(self._page.choose, choices.forgetting_rules(name))
            return _("Forget “{name}”").format(name=name), forget
        return (_("Save under a name…"), self._ask_for_name) if choices.differing else None

    def _ask_for_name(self) -> None:
        def take(line: str) -> str | Callable[[], None]:
            name = clean(line, NAME_LENGTH)
            if not name:
                return _("A name needs a letter that can be seen.")
            return partial(self._page.choose, self._page.choices.saving_rules(name))

        self.app.push(
            Dialog(
                self.app,
                title=lazy("Rules of your circolo"),
                text=lazy("Under this name they are chosen by one press from now on."),
                yes=lazy("Save"),
                take=take,
            )
        )

    # ---- the rows

    @property
    def _line(self) -> int:
        """Height in px of a line of an explanation."""
        return round(self.kit.fonts.line("small") * 1.02)

    def _lay_rows(self, rules: Sequence[ChoiceRow], width: int, control_w: int) -> Sequence[RuleRow]:
        """Lay the rules out below each other: the question at the left, the control at the right."""
        scale, fonts = self.kit.scale, self.kit.fonts
        top = scale.px(10)
        text_w = width - scale.px(GUTTER) - control_w - scale.px(44) - top
        rows: list[RuleRow] = []
        for rule in rules:
            asked = fonts.wrap(rule.question, QUESTION, text_w)
            reason = fonts.wrap(rule.reason, REASON, width - scale.px(50)) if rule.reason else []
            text_h = fonts.line(QUESTION) * len(asked) + self._line * len(reason)
            height = max(text_h, 0 if rule.reason else scale.target(52)) + scale.px(18)
            rows.append(RuleRow(rule=rule, top=top, height=height, question=asked, reason=reason))
            top += height
        return rows

    def _add_control(self, row: RuleRow, view: ScrollView, width: int) -> None:
        if row.rule.reason:
            return
        high = self.kit.scale.target(52)
        right = view.rect.right - self.kit.scale.px(GUTTER)
        place = pygame.Rect(right - width, view.rect.y + row.top + (row.height - high) // 2, width, high)
        row.control = row_control(self.kit, place, row.rule).called(row.rule.question, row.rule.sentence)
        self.group.add(row.control)
        view.adopt(row.control)
        # A whole row comes into sight, its sentence included.
        row.control.revealer = lambda _control: view.show_part(row.top, row.height)

    @property
    def explained(self) -> str:
        """The explanation shown: of the row under the pointer, else of the one with the focus."""
        at, view, row = self._pointed, self.view, None
        if at is not None and view is not None and view.rect.collidepoint(at):
            y = at[1] - view.rect.y + view.offset
            row = next((row for row in self.rows if row.top <= y < row.top + row.height), None)
        row = row or next((r for r in self.rows if r.control and r.control is self.group.focused), None)
        return row.rule.sentence if row is not None and row.control else explain_here()

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

    def _usual(self) -> None:
        self._page.choose(self._page.choices.with_usual_rules())

    def _paint(self, target: pygame.Surface, x: int, y: int) -> None:
        fonts, scale, rows, line = self.kit.fonts, self.kit.scale, self.rows, self._line
        left, end = x + scale.px(10), x + self.inner.width - scale.px(GUTTER)
        for row in rows:
            text_h = fonts.line(QUESTION) * len(row.question) + line * len(row.reason)
            at = y + row.top + (row.height - text_h) // 2
            at = fonts.draw_lines(target, row.question, QUESTION, (left, at), INK_2 if row.reason else INK)
            fonts.draw_lines(target, row.reason, REASON, (left, at), INK_2, step=line)
            if row is not rows[-1]:
                under = y + row.top + row.height
                pygame.draw.line(target, HAIRLINE, (left, under), (end, under))

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        fonts, told = self.kit.fonts, self.told
        lines = fonts.wrap(self.explained, "small", told.width)
        fonts.draw_lines(target, lines, "small", told.topleft, INK_2, step=self._line)

    def reading(self) -> Sequence[ReadingLine]:
        rules = [
            ReadingLine(
                control_text(row.control) if row.control else f"{row.rule.question} {row.rule.reason}"
            )
            for row in self.rows
        ]
        shown = {row.control for row in self.rows}
        rest = [ReadingLine(control_text(widget)) for widget in self.group.order() if widget not in shown]
        return [ReadingLine(self.title(), heading=True), *rules, *rest]

    def title(self) -> str:
        return _("House rules: {game}").format(game=full_title(self._page.choices.form))


def explain_here() -> str:
    """Sentence shown while no rule is in question."""
    return _("The rule you point at is explained here.")
