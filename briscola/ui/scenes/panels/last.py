"""The last trick, laid out again: who played what, who took it and why."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.view import View
from briscola.i18n.cards import Naming, points_text
from briscola.i18n.text import _
from briscola.i18n.tricks import why_taken
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.sprites import Look
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.widgets import Button, draw_sheet


class LastPanel(Panel):
    """Closed by its button, by Esc, by L or by a click outside."""

    chapter = "tricks"

    by_person = True
    first = "close"

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        view: View,
        names: Sequence[str],
        naming: Naming,
        on_close: Callable[[], None],
    ) -> None:
        """`names` per place."""
        super().__init__(kit, layout, sound)
        self.view, self.names, self.naming, self.on_close = view, names, naming, on_close
        self.renew()

    def place(self) -> None:
        scale, layout = self.kit.scale, self.layout
        count = len(self.view.last)
        height = max(300, round(layout.u(0.46)))
        self.card_h = round(height * 0.44)
        step = max(self.kit.sprites.width(self.card_h) + scale.px(26), max(96, scale.px(130)))
        width = max(round(layout.u(0.62)), step * count + 2 * scale.px(60))
        self.rect = pygame.Rect(0, 0, min(width, layout.size[0] - 2 * scale.edge), height)
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.44)))
        self.inner = self.rect.inflate(-2 * scale.px(50), -2 * scale.px(30))
        self.step = min(step, self.inner.width // max(1, count))
        button = scale.target(56)
        rect = pygame.Rect(0, 0, max(120, scale.px(180)), button)
        rect.bottomright = self.inner.bottomright
        self.add(Button(self.kit, rect, _("Close"), self.on_close, name="close", on_paper=True))
        self.foot = rect

    def hear(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_l, pygame.K_SPACE):
            self.on_close()
            return True
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and not self.rect.collidepoint(event.pos)
        ):
            self.on_close()
            return True
        return False

    def paint(self, target: pygame.Surface) -> None:
        kit, scale, inner, view = self.kit, self.kit.scale, self.inner, self.view
        draw_sheet(target, kit, self.rect)
        title = kit.fonts.draw(target, _("The last trick"), "panel", inner.topleft, INK)
        kit.fonts.draw(
            target,
            points_text(view.last_points),
            "heading",
            (inner.right, title.centery),
            RED,
            anchor="midright",
        )
        count = len(view.last)
        y = title.bottom + scale.px(14) + self.card_h / 2
        for i, (seat, card) in enumerate(view.last):
            x = inner.centerx + self.step * (i - (count - 1) / 2)
            won = seat == view.last_winner
            kit.sprites.draw(target, card.code, (x, y), self.card_h, 0, Look(winning=won))
            kit.fonts.draw(
                target,
                self.names[seat],
                "small-strong",
                (round(x), round(y + self.card_h / 2 + scale.px(10))),
                RED if won else INK,
                anchor="midtop",
                width=self.step,
            )
        room, line = self.foot.x - inner.x - scale.px(16), kit.fonts.line("small")
        lines = kit.fonts.wrap(why_taken(view.last, view, naming=self.naming), "small", room)
        top = self.foot.centery - line * len(lines) // 2
        for i, words in enumerate(lines):
            kit.fonts.draw(target, words, "small", (inner.x, top + i * line), INK_2)
