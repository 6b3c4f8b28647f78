"""The toolbar under a looked-back hand, with its choices."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.i18n.text import _
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.scenes.tabletop.tabletop import Toolbar
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.choice_strip import Cell, ChoiceStrip
from briscola.ui.widgets.widget import Widget


class CoachToolbar(Toolbar):
    """The toolbar at the bottom of the window."""

    least, usual = 116, 196

    def __init__(
        self,
        kit: Kit,
        size: tuple[int, int],
        cells: Sequence[Cell],
        *,
        look_at: Callable[[int | None], None],
        next_costly: Callable[[], None],
        next_strong: Callable[[], None],
        turn_to: Callable[[int], None],
        chosen: int | None,
        turns: bool,
        other_from: int | None,
    ) -> None:
        """`look_at` shows an own choice by its index (from 0), None the hand; `turn_to` the hand so many
        hands further on. `turns`: the match has several; `other_from`: the first choice after the hand took
        another course than the match.
        """
        super().__init__(kit, size)
        scale, rect = kit.scale, self.rect
        side, between = scale.target(62), max(6, scale.px(10))
        edge = scale.px(28)
        foot = rect.centery + (side + between) // 2
        self._turns = turns

        def disc(icon: str, label: str, press: Callable[[], None], place: tuple[int, int]) -> RoundButton:
            return RoundButton(kit, place, icon, label, press, diameter=62, show_label=False)

        self.back = disc("hand_back", _("The hand before"), partial(turn_to, -1), (edge + side // 2, foot))
        x = self.back.rect.right + between + side // 2
        self.on = disc("hand_on", _("The next hand"), partial(turn_to, 1), (x, foot))
        left = self.on.rect.right if self._turns else edge + side
        at = ((edge + left) // 2, foot - side - between if self._turns else rect.centery)
        self.whole = disc("start", _("The hand"), partial(look_at, None), at)
        words = _("What cost most"), _("Good plays")
        wide = max(kit.fonts.width(text, "button") for text in words) + 2 * scale.px(30)
        gap, tall = max(6, scale.px(14)), max(44, scale.px(66))
        upper = pygame.Rect(
            rect.right - scale.px(28) - wide, rect.centery + scale.px(2) - tall - gap // 2, wide, tall
        )
        self.costly = Button(kit, upper, words[0], next_costly, name="costly", margin=8)
        self.strong = Button(kit, upper.move(0, tall + gap), words[1], next_strong, name="strong", margin=8)
        self.whole.why_off = _("The whole hand is shown already.")
        self.costly.why_off = _("No choice of yours here has cost anything so far.")
        self.strong.why_off = _("No hard choice of yours here was the best one so far.")
        self.back.why_off, self.on.why_off = _("This is the first hand."), _("This is the last hand.")
        left += scale.px(20)
        room = pygame.Rect(
            left, rect.y + scale.px(14), upper.x - scale.px(24) - left, rect.height - scale.px(28)
        )
        self.strip = ChoiceStrip(kit, room, cells, look_at, chosen=chosen, other_from=other_from)

    @property
    def widgets(self) -> Sequence[Widget]:
        """The controls in Tab order."""
        hands = (self.back, self.on) if self._turns else ()
        return self.strip, self.whole, *hands, self.costly, self.strong

    def draw(self, target: pygame.Surface) -> None:
        """Draw the wood; the group draws the controls."""
        self.draw_wood(target)
        if not self.strip.cells:
            text = _("You had no choice here.")
            self.kit.fonts.draw(target, text, "body-strong", self.strip.rect.center, CREAM, anchor="center")


class BetterButton(Button):
    """The button in the corner over the toolbar: plays the better card, then restores the table."""

    def __init__(self, kit: Kit, layout: Layout, press: Callable[[], None]) -> None:
        scale = kit.scale
        self._words = _("Show me"), _("As it was")
        rect = pygame.Rect(0, 0, max(Button.width_for(kit, text) for text in self._words), scale.target(60))
        rect.bottomright = (layout.size[0] - scale.edge, layout.size[1] - scale.px(22))
        super().__init__(kit, rect, self._words[0], press, name="better", margin=8)
        self.visible = False

    def show(self, *, shown: bool, astray: bool) -> None:
        """Show it if there is a better card; `astray`: that card is on the table already."""
        self.visible, self.text = shown, self._words[astray]
