"""A question with a picture and two answers: the exchange of the turned card."""

from collections.abc import Callable

import pygame

from briscola.engine.actions import Action, Exchange
from briscola.engine.cards import Card
from briscola.i18n.cards import card_name
from briscola.i18n.text import _
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.widgets import Button, draw_sheet


class ExchangePanel(Panel):
    """Give a low trump for the turned card, or not this turn (R-XCHG-4)."""

    chapter = "house"

    first = "yes"

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        give: Card,
        take: Card,
        french: bool,
        on_action: Callable[[Action], None],
    ) -> None:
        super().__init__(kit, layout, sound)
        self.give, self.take, self.french, self.on_action = give, take, french, on_action
        self.renew()

    def place(self) -> None:
        scale, layout = self.kit.scale, self.layout
        self.rect = pygame.Rect(0, 0, max(470, round(layout.u(0.80))), max(250, round(layout.u(0.40))))
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.455)))
        self.inner = self.rect.inflate(-2 * scale.px(48), -2 * scale.px(36))
        button = scale.target(64)
        wide = (self.inner.width - scale.px(24)) // 2
        y = self.inner.bottom - button
        self.add(
            Button(
                self.kit,
                pygame.Rect(self.inner.x, y, wide, button),
                _("Not now"),
                lambda: self.on_action(Exchange(take=False)),
                name="no",
                on_paper=True,
            ),
            Button(
                self.kit,
                pygame.Rect(self.inner.right - wide, y, wide, button),
                _("Exchange"),
                lambda: self.on_action(Exchange(take=True)),
                primary=True,
                role="button",
                name="yes",
                on_paper=True,
            ),
        )
        self.pictures = pygame.Rect(
            self.inner.x, self.inner.y, self.inner.width, y - scale.px(20) - self.inner.y
        )

    def paint(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        draw_sheet(target, kit, self.rect)
        room = self.pictures
        height = room.height
        width = kit.sprites.width(height)
        left = (room.x + width / 2, room.centery)
        kit.sprites.draw(target, self.give.code, left, height, 3)
        right = (room.x + width * 1.72, room.centery)
        kit.sprites.draw(target, self.take.code, right, height, -3)
        x = round(room.x + width * 2.4)
        title = _("Exchange the turned card?")
        lines = kit.fonts.wrap(title, "heading", room.right - x)
        y = room.y
        for line in lines:
            kit.fonts.draw(target, line, "heading", (x, y), INK)
            y += kit.fonts.line("heading")
        words = _("You give the {give} and take the {take}.").format(
            give=card_name(self.give, french=self.french), take=card_name(self.take, french=self.french)
        )
        rect = pygame.Rect(x, y + scale.px(8), room.right - x, room.bottom - y)
        kit.fonts.draw_wrapped(target, words, "body", rect, INK_2)
