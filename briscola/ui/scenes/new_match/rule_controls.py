"""Controls for house rules: words side by side if they fit, else ‹ one at a time ›."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.engine.options import Option
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming, naming_of
from briscola.i18n.option_words import explanation, short_name, value_at_table
from briscola.i18n.text import _, pgettext
from briscola.ui.render.fonts import unbroken
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choices import SIGNS
from briscola.ui.scenes.settings import sets_one_of
from briscola.ui.widgets import Segments, Stepper, Widget


def shown(option: Option) -> list[OptionValue]:
    """The option's values in display order: of two, the one that changes nothing comes last."""
    values = list(option.values)
    return values[::-1] if len(values) == 2 and values[0] in (False, "off") else values


def labels(option: Option, rules: Rules, naming: Naming) -> list[str]:
    """The words for the values in display order, in a game of these rules."""
    return [value_at_table(option.key, value, rules, naming=naming) for value in shown(option)]


OWN_SIGNS = (SIGNS, "custom")
"""The option value that has a page of its own."""

LABEL_SHARE = 0.42
"""Share of a house rule's row that its name takes."""


def label_width(kit: Kit, name: str) -> int:
    """Minimum width in px at which a name fits into two lines without breaking a word."""
    whole = kit.fonts.width(name, "body")
    return max(round(whole * 0.6), *(kit.fonts.width(word, "body") for word in unbroken(name)))


def row_width(kit: Kit, name: str, options: Sequence[str], *, steps: bool = True) -> int:
    """Minimum width in px of a row: the rule's name and a control with these words.

    `steps`: where the words do not stand side by side, one at a time will do.
    """
    need = Segments.width_for(kit, options)
    if steps:
        wide = Stepper.width_for(kit, options)
        need = min(need, wide) if len(options) <= 4 else wide
    for_name = label_width(kit, name) + kit.scale.px(16)
    return max(round(need / (1 - LABEL_SHARE)), round(for_name / LABEL_SHARE)) + 1


def rule_sentence(kit: Kit, key: str, rules: Rules) -> str:
    """The sentence that explains a house rule, with the words of the deck in use."""
    return explanation(key, rules, naming=naming_of(kit.sprites.info))


def score_words() -> Sequence[str]:
    """The two words of the score control: points counted aloud, or not."""
    return pgettext("the score", "show"), pgettext("the score", "hide")


def rule_widths(kit: Kit, options: Sequence[Option], rules: Rules) -> Sequence[int]:
    """Minimum width in px of each house rule's row, the score's first."""
    naming = naming_of(kit.sprites.info)
    return [
        row_width(kit, _("Score"), score_words(), steps=False),
        *(row_width(kit, short_name(option.key), labels(option, rules, naming)) for option in options),
    ]


def control_rect(row: pygame.Rect) -> pygame.Rect:
    """The right part of a row, for the control."""
    width = round(row.width * (1 - LABEL_SHARE))
    return pygame.Rect(row.right - width, row.y, width, row.height)


def segments(
    kit: Kit,
    rect: pygame.Rect,
    words: Sequence[str],
    index: int,
    on_change: Callable[[int], None],
    *,
    name: str,
) -> Segments:
    """Make a control of words side by side at the right end of `rect`, no wider than they need."""
    wide = max(Segments.width_for(kit, words), max(44, kit.scale.px(96)) * len(words))
    width = min(rect.width, wide)
    return Segments(
        kit,
        pygame.Rect(rect.right - width, rect.y, width, rect.height),
        words,
        index,
        on_change,
        name=name,
    )


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


def option_control(
    kit: Kit,
    rect: pygame.Rect,
    option: Option,
    value: OptionValue,
    on_change: Callable[[OptionValue], None],
    *,
    rules: Rules,
    name: str,
) -> Widget:
    """Make segments or a stepper at the right end of `rect`; `rules` are those of the present choice."""
    values, words = shown(option), labels(option, rules, naming_of(kit.sprites.info))

    def chosen(at: int) -> None:
        on_change(values[at])

    return words_control(kit, rect, words, values.index(value), chosen, name=name)


def words_control(
    kit: Kit,
    rect: pygame.Rect,
    words: Sequence[str],
    index: int,
    on_change: Callable[[int], None],
    *,
    name: str,
) -> Widget:
    """Make segments or a stepper at the right end of `rect`."""
    if len(words) <= 4 and Segments.width_for(kit, words) <= rect.width:
        return segments(kit, rect, words, index, on_change, name=name)
    width = min(rect.width, max(Stepper.width_for(kit, words), kit.scale.px(200), 100))
    place = pygame.Rect(rect.right - width, rect.y, width, rect.height)
    if len(words) > 4:
        return NumberStepper(kit, place, words, index, on_change, wrap=False, name=name)
    return Stepper(kit, place, words, index, on_change, name=name)


def score_control(app: Host, kit: Kit, rect: pygame.Rect) -> Segments:
    """The control for counting points aloud, which is a setting and a custom of the house."""
    shown = 0 if app.settings.live_points else 1
    chosen = sets_one_of(app.change, "live_points", (True, False))
    return segments(kit, rect, score_words(), shown, chosen, name="score")


def score_explanation() -> str:
    """The sentence that explains showing the score."""
    return _("The points taken stand beside the piles; purists hide them and count in their heads.")
