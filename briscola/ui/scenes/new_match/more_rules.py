"""A sheet with every house rule of the chosen game, each with a sentence of explanation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from briscola.engine.options import Option
from briscola.engine.rules import OptionValue
from briscola.i18n.card_words import naming_of
from briscola.i18n.option_words import explanation, option_name, why_idle
from briscola.i18n.text import _
from briscola.ui.render.theme import HAIRLINE, INK, INK_2
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.new_match.choices import Choices, ChoicesHost
from briscola.ui.scenes.new_match.rule_controls import OWN_SIGNS, option_control, score_control
from briscola.ui.scenes.new_match.rule_labels import full_title, score_explanation
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.widgets import Button, ScrollView
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.widget import Widget

LOWER = 0.4
"""Largest share by which a game with few rules lowers the sheet, so that its height varies little."""


class MoreRules(SheetScene):
    """Lies over the new match. Changes apply at once; Esc or the button goes back."""

    ruled = True

    def __init__(self, app: Host, host: ChoicesHost) -> None:
        super().__init__(app)
        self._host = host
        self._offset = 0.0
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
        room = pygame.Rect(inner.x, top, inner.width, inner.bottom - button - scale.px(26) - top)
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
            Button(
                kit,
                pygame.Rect(inner.right - done_w - scale.px(24) - wide, y, wide, button),
                usual,
                self._usual,
                name="usual",
                on_paper=True,
            ),
            self.main_button(
                pygame.Rect(inner.right - done_w, y, done_w, button), done, self.app.pop, "done"
            ),
        )
        self.settle()
        return view

    def _rows(self, view: ScrollView) -> None:
        """Add a row per option: name and sentence at the left, the control at the right."""
        kit, scale, room = self.kit, self.kit.scale, view.rect
        gutter, inset = scale.px(30), scale.px(10)
        self.control_w = round((room.width - gutter) * 0.47)
        self.text_w = room.width - gutter - self.control_w - scale.px(44) - inset
        self.line = round(kit.fonts.line("small") * 1.02)
        self.lines: list[tuple[int, int, str, tuple[str, ...]]] = []
        self.content = inset
        rules = self._host.choices.setup().rules()
        naming = naming_of(kit.sprites.info.name)
        for option, value in self._host.choices.options:
            self._row(
                view,
                option_name(option.key),
                explanation(option.key, rules, naming=naming),
                partial(self._control, option, value),
            )
            if (option.key, value) == OWN_SIGNS:
                self._row(view, own_signs_name(), _("Which face says what at this table."), self._own_signs)
        for key in self._host.choices.idle:
            why = _("Not asked here: {why}.").format(why=why_idle(key))
            self._row(view, option_name(key), why, None)
        self._row(view, _("Score"), score_explanation(), partial(score_control, self.app))
        view.content_height = self.content

    def _row(
        self, view: ScrollView, name: str, words: str, make: Callable[[pygame.Rect], Widget] | None
    ) -> None:
        kit, scale, room = self.kit, self.kit.scale, view.rect
        wrapped = tuple(kit.fonts.wrap(words, "small", self.text_w)) if words else ()
        text_h = kit.fonts.line("tag") + self.line * len(wrapped)
        control_h = scale.target(52)
        height = max(text_h, control_h) + scale.px(30)
        self.lines.append((self.content, height, name, wrapped))
        if make is not None:
            y = room.y + self.content + (height - control_h) // 2
            right = room.right - scale.px(30)
            control = make(pygame.Rect(right - self.control_w, y, self.control_w, control_h))
            self.group.add(control)
            view.adopt(control)
            control.revealer = partial(self._reveal, self.content, height)
        self.content += height

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
        fonts, scale, line = self.kit.fonts, self.kit.scale, self.line
        for top, height, name, wrapped in self.lines:
            text_h = fonts.line("tag") + line * len(wrapped)
            at = y + top + (height - text_h) // 2
            fonts.draw(target, name, "tag", (x + scale.px(10), at), INK, width=self.text_w)
            at += fonts.line("tag")
            for words in wrapped:
                fonts.draw(target, words, "small", (x + scale.px(10), at), INK_2)
                at += line
            if top + height < self.content:
                end = x + self.inner.width - scale.px(30)
                pygame.draw.line(
                    target, HAIRLINE, (x + scale.px(10), y + top + height), (end, y + top + height)
                )

    def title(self) -> str:
        return _("House rules: {game}").format(game=full_title(self._host.choices.form))
