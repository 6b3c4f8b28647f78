"""A question on a sheet of paper, with two answers."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.i18n.text import lazy
from briscola.ui.input import pointer
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host, Scene
from briscola.ui.widgets import Button
from briscola.ui.widgets.panel import draw_sheet


class Dialog(Scene):
    """Lies over the scene below. Texts are functions so that they follow the language."""

    opaque = False

    def __init__(
        self,
        app: Host,
        *,
        title: Callable[[], str],
        text: Callable[[], str],
        yes: Callable[[], str],
        on_yes: Callable[[], None],
        no: Callable[[], str] | None = None,
        on_no: Callable[[], None] | None = None,
        loses: bool = False,
        asks: bool = True,
    ) -> None:
        """`yes` is the red button. Esc chooses neither. The dialog is popped before the answer's action runs.

        `loses`: something is lost by a yes, so Enter alone says no. Unless it `asks`, it only tells: there
        is nothing to refuse.
        """
        super().__init__(app)
        self.title, self.text, self.yes, self.on_yes = title, text, yes, on_yes
        self.first = "no" if loses else "yes"
        self.on_no = on_no or (lambda: None)
        self.no = no or lazy("Cancel")
        self.asks = asks

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(460, scale.px(720)))
        pad = max(28, scale.px(56))
        self.lines = kit.fonts.wrap(self.text(), "body", width - 2 * pad)
        button = scale.target(68)
        step = round(kit.fonts.line("body") * 1.1)
        height = (
            2 * pad + kit.fonts.line("panel") + scale.px(20) + step * len(self.lines) + scale.px(40) + button
        )
        self.rect = pygame.Rect(0, 0, width, height)
        self.rect.center = (size[0] // 2, round(size[1] * 0.47))
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        self.step = step
        gap = scale.px(24)
        wide = (self.inner.width - gap) // 2
        top = self.inner.bottom - button
        group = self.new_group(focus=self.first)
        if self.asks:
            refuse = pygame.Rect(self.inner.x, top, wide, button)
            group.add(Button(kit, refuse, self.no(), self._decline, name="no", on_paper=True))
        group.add(
            Button(
                kit,
                pygame.Rect(self.inner.right - wide, top, wide, button),
                self.yes(),
                self._agree,
                primary=True,
                name="yes",
                on_paper=True,
                role="button",
            ),
        )
        self.settle(self.first)
        self.veil = pygame.Surface(size)
        self.veil.fill((10, 8, 6))
        self.veil.set_alpha(110)

    def _agree(self) -> None:
        self.app.pop()
        self.on_yes()

    def _decline(self) -> None:
        self.app.pop()
        self.on_no()

    def _refuse(self) -> None:
        self.app.pop()
        if not self.asks:
            self.on_yes()

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event):
            self._refuse()
            return True
        return super().handle(event)

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.veil, (0, 0))
        draw_sheet(target, self.kit, self.rect)
        rect = self.kit.fonts.draw(
            target, self.title(), "panel", self.inner.topleft, INK, width=self.inner.width
        )
        y = rect.bottom + self.kit.scale.px(20)
        for line in self.lines:
            self.kit.fonts.draw(target, line, "body", (self.inner.x, y), INK_2)
            y += self.step
        self.group.draw(target)
