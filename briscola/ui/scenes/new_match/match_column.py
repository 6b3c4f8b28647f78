"""The match on the sheet: what wins it, and as many house rules as there is room for."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from briscola.engine.options import Option
from briscola.engine.rules import OptionValue
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.option_words import short_name
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.new_match.layout import NewMatchLayout, draw_block
from briscola.ui.scenes.new_match.match_choice import MatchChoice, match_title
from briscola.ui.scenes.new_match.rule_controls import (
    LABEL_SHARE,
    OWN_SIGNS,
    control_rect,
    option_control,
    rule_sentence,
    rule_widths,
    score_control,
    score_explanation,
)
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.widgets import FocusGroup, Link, Pegs, Widget

IN_PLACE = ("signs", "show_partner", "match", "bidding", "deal_all", "hand_size", "follow_at_end", "exchange")
"""Options shown on the sheet itself if they apply; the others follow in the table's order."""


class MatchColumn:
    """Makes the controls, writes what stands beside them and explains the rule in question."""

    def __init__(self, host: MatchChoice) -> None:
        self._host = host

    def _ranked(self) -> Sequence[tuple[Option, OptionValue]]:
        """The game's house rules with their values, those of `IN_PLACE` first."""
        first = {key: at for at, key in enumerate(IN_PLACE)}
        return sorted(self._host.choices.options, key=lambda pair: first.get(pair[0].key, len(first)))

    def widths(self, kit: Kit) -> Sequence[int]:
        """Minimum width in px of each house rule's row, the score's first."""
        return rule_widths(kit, [option for option, _value in self._ranked()], self._host.rules)

    @property
    def heading(self) -> str:
        """Heading over what wins."""
        rules = self._host.rules
        return match_title(rules) if rules.match_form.by_wins else _("The match")

    def add(self, kit: Kit, plan: NewMatchLayout, group: FocusGroup) -> None:
        """Add the controls; if there is room for two rules or more, the last is the score's."""
        host, self._plan = self._host, plan
        choices, rules = host.choices, host.rules
        low, high = WINNING_HANDS[0], WINNING_HANDS[-1]
        self._goal = pygame.Rect(plan.pegs)
        if rules.match_form.by_wins:
            pegs = Pegs(
                kit, plan.pegs, choices.winning_hands, self._win_hands, low=low, high=high, name="hands"
            )
            group.add(pegs.called(self.heading))
        elif choices.length is not None:
            length = self._control(kit, plan.length, *choices.length, name="length")
            group.add(length.called(_("The match"), host.goal))
            self._goal.width = plan.length.x - kit.scale.px(24) - plan.pegs.x
        self.in_place = self._ranked()[: max(1, len(plan.rules) - 1)]
        places = iter(plan.rules)
        for (option, value), row in zip(self.in_place, places, strict=False):
            group.add(self._control(kit, control_rect(row), option, value))
            if (option.key, value) == OWN_SIGNS:
                at = control_rect(row).x - kit.scale.px(20), row.centery
                page = Link(kit, at, _("Choose…"), self._open_signs, name="own-signs", on_paper=True)
                group.add(page.called("", own_signs_name()))
        for row in places:
            score = score_control(host.app, kit, control_rect(row))
            group.add(score.called(_("Score"), score_explanation()))

    def _control(
        self, kit: Kit, rect: pygame.Rect, option: Option, value: OptionValue, name: str = ""
    ) -> Widget:
        host, rules = self._host, self._host.rules
        control = option_control(
            kit, rect, option, value, partial(self._set, option.key), rules=rules, name=name or option.key
        )
        return control.called(short_name(option.key), rule_sentence(kit, option.key, host.rules))

    def _set(self, key: str, value: OptionValue) -> None:
        self._host.choose(self._host.choices.with_option(key, value))

    def _win_hands(self, hands: int) -> None:
        self._host.choose_quietly(replace(self._host.choices, winning_hands=hands))

    def _open_signs(self) -> None:
        self._host.app.push(OwnSigns(self._host.app))

    def explained(self, kit: Kit, group: FocusGroup) -> str:
        """Sentence on the house rule under the pointer, else on the one with the focus; empty for none."""
        keys = {option.key for option, _value in self._host.choices.options}
        rules = [widget for widget in group.widgets if widget.name in keys]
        asked = next((w for w in rules if w.hovered), next((w for w in rules if w.focused), None))
        return "" if asked is None else rule_sentence(kit, asked.name, self._host.rules)

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Write the end of a match that is not won by hands, and the names of the rules."""
        if not self._host.rules.match_form.by_wins:
            draw_block(target, kit, self._host.goal, self._goal)
        names = [short_name(option.key) for option, _value in self.in_place]
        for row, name in zip(self._plan.rules, [*names, *[_("Score")] * len(self._plan.rules)], strict=False):
            room = pygame.Rect(row.x, row.y, round(row.width * LABEL_SHARE) - kit.scale.px(16), row.height)
            draw_block(target, kit, name, room)
