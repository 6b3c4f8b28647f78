"""The control of a question: words side by side if they fit, else ‹ one at a time ›."""

from functools import partial

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import unbroken
from briscola.ui.scenes.new_match.rule_rows import ChoiceRow
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice import Segments, Stepper
from briscola.ui.widgets.widget import Widget

LABEL_SHARE = 0.42
"""Share of a house rule's row that its name takes."""


def label_width(kit: Kit, name: str) -> int:
    """Minimum width in px at which a name fits into two lines without breaking a word."""
    whole = kit.fonts.width(name, "body")
    return max(round(whole * 0.6), *(kit.fonts.width(word, "body") for word in unbroken(name)))


def row_width(kit: Kit, rule: ChoiceRow) -> int:
    """Minimum width in px of a row: the rule's name and its control, of which one word at a time will do."""
    need = Segments.width_for(kit, rule.words)
    if not rule.side_by_side:
        wide = Stepper.width_for(kit, rule.words)
        need = wide if rule.kind == "numbers" else min(need, wide)
    for_name = label_width(kit, rule.name) + kit.scale.px(16)
    return max(round(need / (1 - LABEL_SHARE)), round(for_name / LABEL_SHARE)) + 1


def control_rect(row: pygame.Rect) -> pygame.Rect:
    """The right part of a row, for the control."""
    width = round(row.width * (1 - LABEL_SHARE))
    return pygame.Rect(row.right - width, row.y, width, row.height)


class NumberStepper(Stepper):
    """‹ number › over a long range; PageUp and PageDown move by ten, Home and End to the ends."""

    def key(self, event: pygame.event.Event) -> bool:
        last = len(self.values) - 1
        moves = {
            pygame.K_PAGEUP: min(10, last - self.index),
            pygame.K_PAGEDOWN: -min(10, self.index),
            pygame.K_HOME: -self.index,
            pygame.K_END: last - self.index,
        }
        if event.key in moves:
            self.go(moves[event.key])
            return True
        return super().key(event)


def row_stepper(kit: Kit, rect: pygame.Rect, asked: ChoiceRow, *, on_paper: bool = True) -> Stepper:
    """Make ‹ one word at a time › all over `rect`; a long row stops at its ends, few words go round."""
    long = asked.kind == "numbers"
    make = NumberStepper if long else Stepper
    words, chosen, choose, name = asked.words, asked.chosen, asked.choose, asked.key
    made = make(kit, rect, words, chosen, choose, wrap=not long, name=name, on_paper=on_paper)
    return made.called(asked.name, asked.sentence)


def row_control(kit: Kit, rect: pygame.Rect, asked: ChoiceRow) -> Widget:
    """Make the control of a question at the right end of `rect`; a single word is a button."""
    words, chosen, choose, name = asked.words, asked.chosen, asked.choose, asked.key

    def place(width: int) -> pygame.Rect:
        width = min(rect.width, width)
        return pygame.Rect(rect.right - width, rect.y, width, rect.height)

    if asked.kind == "button":
        room, press = place(Button.width_for(kit, words[0])), partial(choose, 0)
        return Button(kit, room, words[0], press, name=name, on_paper=True).called(asked.name, asked.sentence)
    if asked.kind == "words" and (whole := Segments.width_for(kit, words)) <= rect.width:
        room = place(max(whole, max(44, kit.scale.px(96)) * len(words)))
        made = Segments(kit, room, words, chosen, choose, name=name)
        return made.called(asked.name, asked.sentence)
    return row_stepper(kit, place(max(Stepper.width_for(kit, words), kit.scale.px(200), 100)), asked)
