"""House rules as rows of data, and their control: words side by side if they fit, else ‹ one at a time ›."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct

from briscola.engine.options import Option
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import naming_of
from briscola.i18n.option_words import explanation, option_question, short_name, value_at_table
from briscola.i18n.text import _, pgettext
from briscola.ui.render import Kit
from briscola.ui.render.text import unbroken
from briscola.ui.scenes.new_match.choices import SIGNS, Choices
from briscola.ui.scenes.new_match.match_choice import MatchChoice
from briscola.ui.scenes.settings import sets_one_of
from briscola.ui.widgets import Button, Segments, Stepper, Widget

SCORE = "score"
OWN_SIGNS = (SIGNS, "custom")
"""The option value that has a page of its own."""


class ChoiceRow(Struct, frozen=True, kw_only=True):
    """Something that can be chosen now, in words."""

    key: str
    name: str = ""
    question: str = ""
    sentence: str = ""
    words: Sequence[str] = ()
    """The values to choose from, as they are displayed; none if it is not asked: the sentence says why."""
    chosen: int = 0
    choose: Callable[[int], None] = lambda _at: None
    has_page: bool = False
    """True while the signs are those of the page where one chooses them."""


def shown(option: Option) -> list[OptionValue]:
    """The option's values in display order: of two, the one that changes nothing comes last."""
    values = list(option.values)
    return values[::-1] if len(values) == 2 and values[0] in (False, "off") else values


def rule_rows(host: MatchChoice, take: Callable[[Choices], None]) -> list[ChoiceRow]:
    """The rules of the present choice in the table's order, the score last; `take` gets what is chosen."""
    rules = host.rules
    options = (option_rule(host, rules, option, value, take) for option, value in host.choices.options)
    return [*options, score_rule(host)]


def option_rule(
    host: MatchChoice, rules: Rules, option: Option, value: OptionValue, take: Callable[[Choices], None]
) -> ChoiceRow:
    """An option of the game as a rule; `rules` are those of the present choice."""
    key, values = option.key, shown(option)
    naming = naming_of(host.app.kit.sprites.info)

    def choose(at: int) -> None:
        take(host.choices.with_option(key, values[at]))

    return ChoiceRow(
        key=key,
        name=short_name(key),
        question=option_question(key),
        sentence=explanation(key, rules, naming=naming),
        words=[value_at_table(key, each, rules, naming=naming) for each in values],
        chosen=values.index(value),
        choose=choose,
        has_page=(key, value) == OWN_SIGNS,
    )


def score_rule(host: MatchChoice) -> ChoiceRow:
    """The rule about counting points aloud, which is a setting and a custom of the house."""
    return ChoiceRow(
        key=SCORE,
        name=_("Score"),
        question=_("Are the points shown?"),
        sentence=_("The points taken stand beside the piles; purists hide them and count in their heads."),
        words=(pgettext("the score", "show"), pgettext("the score", "hide")),
        chosen=0 if host.app.settings.live_points else 1,
        choose=sets_one_of(host.app.change, "live_points", (True, False)),
    )


LABEL_SHARE = 0.42
"""Share of a house rule's row that its name takes."""


def label_width(kit: Kit, name: str) -> int:
    """Minimum width in px at which a name fits into two lines without breaking a word."""
    whole = kit.fonts.width(name, "body")
    return max(round(whole * 0.6), *(kit.fonts.width(word, "body") for word in unbroken(name)))


def row_width(kit: Kit, rule: ChoiceRow) -> int:
    """Minimum width in px of a row: the rule's name and its control, of which one word at a time will do."""
    need = Segments.width_for(kit, rule.words)
    if rule.key != SCORE:
        wide = Stepper.width_for(kit, rule.words)
        need = min(need, wide) if len(rule.words) <= 4 else wide
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


def question_control(kit: Kit, rect: pygame.Rect, asked: ChoiceRow) -> Widget:
    """Make the control of a question at the right end of `rect`; a single word is a button."""
    words, chosen, choose, name = asked.words, asked.chosen, asked.choose, asked.key

    def place(width: int) -> pygame.Rect:
        width = min(rect.width, width)
        return pygame.Rect(rect.right - width, rect.y, width, rect.height)

    if len(words) == 1:
        room, press = place(Button.width_for(kit, words[0])), partial(choose, 0)
        return Button(kit, room, words[0], press, name=name, on_paper=True)
    if len(words) <= 4 and (whole := Segments.width_for(kit, words)) <= rect.width:
        room = place(max(whole, max(44, kit.scale.px(96)) * len(words)))
        return Segments(kit, room, words, chosen, choose, name=name)
    room = place(max(Stepper.width_for(kit, words), kit.scale.px(200), 100))
    if len(words) > 4:
        return NumberStepper(kit, room, words, chosen, choose, wrap=False, name=name)
    return Stepper(kit, room, words, chosen, choose, name=name)
