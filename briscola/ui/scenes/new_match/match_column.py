"""The match on the sheet: what wins it, and as many house rules as there is room for."""

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.game_words import match_title
from briscola.ui.render import Kit
from briscola.ui.scenes.new_match.layout import NewMatchLayout, draw_block
from briscola.ui.scenes.new_match.match_choice import MatchChoice
from briscola.ui.scenes.new_match.question_controls import (
    LABEL_SHARE,
    control_rect,
    question_control,
    question_width,
)
from briscola.ui.scenes.new_match.questions import ChoiceRow, length, rule_rows
from briscola.ui.widgets import FocusGroup, Link, Pegs

IN_PLACE = ("signs", "show_partner", "match", "bidding", "deal_all", "hand_size", "follow_at_end", "exchange")
"""Options shown on the sheet itself if they apply; the others follow in the table's order."""


class MatchColumn:
    """Makes the controls, writes what stands beside them and explains the rule in question."""

    def __init__(self, page: MatchChoice) -> None:
        self._page = page
        self.heading = ""
        self._rules: Sequence[ChoiceRow] = ()
        """The house rules, the score's first."""
        self._goal = pygame.Rect(0, 0, 0, 0)
        self._rows: Sequence[tuple[ChoiceRow, pygame.Rect]] = ()
        """The rules on the sheet, and their places."""

    def ask(self) -> None:
        """Take the house rules of the present choice: the score, then those of `IN_PLACE`."""
        *options, score = rule_rows(self._page, self._page.choose)
        first = {key: at for at, key in enumerate(IN_PLACE)}
        self._rules = [score, *sorted(options, key=lambda rule: first.get(rule.key, len(first)))]

    def widths(self, kit: Kit) -> list[int]:
        """Minimum width in px of each rule's row, the score's first."""
        return [question_width(kit, rule) for rule in self._rules]

    def add(self, kit: Kit, plan: NewMatchLayout, group: FocusGroup) -> None:
        """Add the controls; if there is room for two rules or more, the last is the score's."""
        page, rules = self._page, self._page.choices.rules
        self.heading = match_title(rules)
        self._goal = pygame.Rect(plan.pegs)
        if rules.match_form.by_wins:
            now, low, high = page.choices.winning_hands, WINNING_HANDS[0], WINNING_HANDS[-1]
            pegs = Pegs(kit, plan.pegs, now, self._win_hands, low=low, high=high, name="hands")
            group.add(pegs.called(self.heading))
        elif (asked := length(page, "length")) is not None:
            group.add(question_control(kit, plan.length, asked).called(asked.name, asked.sentence))
            self._goal.width = plan.length.x - kit.scale.px(24) - plan.pegs.x
        score, *options = self._rules
        in_place = options[: max(1, len(plan.rules) - 1)]
        self._rows = list(zip([*in_place, score], plan.rules, strict=False))
        for rule, row in self._rows:
            group.add(question_control(kit, control_rect(row), rule).called(rule.name, rule.sentence))
            if (way := rule.page) is not None:
                at, press = (control_rect(row).x - kit.scale.px(20), row.centery), partial(way.choose, 0)
                link = Link(kit, at, way.words[0], press, name=way.key, on_paper=True)
                group.add(link.called("", way.question))

    def _win_hands(self, hands: int) -> None:
        self._page.choose_quietly(replace(self._page.choices, winning_hands=hands))

    def explained(self, group: FocusGroup) -> str:
        """Sentence on the house rule under the pointer, else on the one with the focus; empty for none."""
        told = {rule.key: rule.sentence for rule, _row in self._rows}
        asked = [widget for widget in group.widgets if widget.name in told]
        asked = [w for w in asked if w.hovered] or [w for w in asked if w.focused]
        return told[asked[0].name] if asked else ""

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Write the end of a match that is not won by hands, and the names of the rules."""
        if not self._page.choices.rules.match_form.by_wins:
            draw_block(target, kit, self._page.goal, self._goal)
        for rule, row in self._rows:
            room = pygame.Rect(row.x, row.y, round(row.width * LABEL_SHARE) - kit.scale.px(16), row.height)
            draw_block(target, kit, rule.name, room)
