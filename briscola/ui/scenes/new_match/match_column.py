"""The match on the sheet: what wins it, and as many house rules as there is room for."""

from collections.abc import Sequence
from functools import partial

import pygame

from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.game_words import match_title
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.full_sheet_layout import MatchRects, draw_block
from briscola.ui.scenes.new_match.row_controls import (
    LABEL_SHARE,
    control_rect,
    row_control,
    row_width,
)
from briscola.ui.scenes.new_match.rule_rows import ChoiceRow, length, rule_rows
from briscola.ui.widgets.button import Link
from briscola.ui.widgets.choice import Pegs
from briscola.ui.widgets.panel import draw_heading
from briscola.ui.widgets.widget import Widget

IN_PLACE = ("signs", "show_partner", "match", "bidding", "deal_all", "hand_size", "follow_at_end", "exchange")
"""Options shown on the sheet itself if they apply; the others follow in the table's order."""


def _rules(page: ChoicePage) -> Sequence[ChoiceRow]:
    """The house rules of the present choice: the score, then those of `IN_PLACE`."""
    *options, score = rule_rows(page)
    first = {key: at for at, key in enumerate(IN_PLACE)}
    return [score, *sorted(options, key=lambda rule: first.get(rule.key, len(first)))]


def rule_widths(page: ChoicePage, kit: Kit) -> Sequence[int]:
    """Minimum width in px of the row of each house rule, the score's first."""
    return [row_width(kit, rule) for rule in _rules(page)]


class MatchColumn:
    """Makes the controls, writes what stands beside them and explains the rule in question."""

    def __init__(self, page: ChoicePage, kit: Kit, places: MatchRects) -> None:
        """If there is room for two rules or more, the last is the score's."""
        self._page, self._kit, self._places = page, kit, places
        self._heading = match_title(page.choices.rules)
        self._goal = places.pegs.copy()
        score, *options = _rules(page)
        in_place = options[: max(1, len(places.rules) - 1)]
        self._rows = list(zip([*in_place, score], places.rules, strict=False))
        self.controls: list[Widget] = [*self._ending(), *(w for row in self._rows for w in self._rule(*row))]

    def _ending(self) -> Sequence[Widget]:
        """The control of what wins the match; none where there is but one end, in words."""
        page, places, kit = self._page, self._places, self._kit
        by_hands = page.choices.rules.match_form.by_wins  # the pegs follow the pointer
        if (asked := length(page, quietly=by_hands)) is None:
            return []
        if by_hands:
            low, high = WINNING_HANDS[0], WINNING_HANDS[-1]
            choose, now = (lambda hands: asked.choose(hands - low)), low + asked.chosen
            pegs = Pegs(kit, places.pegs, now, choose, low=low, high=high, name=asked.key)
            return [pegs.called(asked.name)]
        self._goal.width = places.length.x - kit.scale.px(24) - places.pegs.x
        return [row_control(kit, places.length, asked)]

    def _rule(self, rule: ChoiceRow, row: pygame.Rect) -> Sequence[Widget]:
        """The control of a rule, and the way to its page if it has one."""
        room = control_rect(row)
        control = row_control(self._kit, room, rule)
        if (way := rule.page) is None:
            return [control]
        at, press = (room.x - self._kit.scale.px(20), row.centery), partial(way.choose, 0)
        link = Link(self._kit, at, way.words[0], press, name=way.key, on_paper=True)
        return [control, link.called("", way.question)]

    @property
    def explained(self) -> str:
        """Sentence on the house rule under the pointer, else on the one with the focus; empty for none."""
        told = {rule.key: rule.sentence for rule, _row in self._rows}
        asked = [widget for widget in self.controls if widget.name in told]
        asked = [w for w in asked if w.hovered] or [w for w in asked if w.focused]
        return told[asked[0].name] if asked else ""

    def draw(self, target: pygame.Surface) -> None:
        """Write the headings, the end of a match that is not won by hands, and the names of the rules."""
        kit = self._kit
        draw_heading(target, kit, self._heading, self._places.head)
        draw_heading(target, kit, _("House rules"), self._places.rules_head)
        if not self._page.choices.rules.match_form.by_wins:
            draw_block(target, kit, self._page.goal, self._goal)
        for rule, row in self._rows:
            room = pygame.Rect(row.x, row.y, round(row.width * LABEL_SHARE) - kit.scale.px(16), row.height)
            draw_block(target, kit, rule.name, room)
