"""The sealed deck explained: what was fixed before the cut, and the person's salt for the next shuffle."""

from collections.abc import Callable

import pygame

from briscola.i18n.text import _, pgettext
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.widgets import Button, TextField, Widget, draw_sheet


class SealArea(Widget):
    """The seal on the table as a control; the table draws the wax."""

    def __init__(self, kit: Kit, rect: pygame.Rect, on_press: Callable[[], None]) -> None:
        super().__init__(kit, rect, name="seal")
        self.on_press = on_press
        self.radius = 30

    def confirm(self) -> None:
        self.say("click")
        self.on_press()


class SealPanel(Panel):
    """Closed by its button, by Esc or by a click outside. `on_salt` gets every change of the salt."""

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        sha256: str,
        used: str,
        salt: str,
        on_salt: Callable[[str], None],
        on_close: Callable[[], None],
    ) -> None:
        """`used` is the salt of the hand that is on, `salt` the one for the next."""
        super().__init__(kit, layout, sound)
        self.sha256, self.used, self.salt = sha256, used, salt
        self.on_salt, self.on_close = on_salt, on_close
        self.renew("close")

    def place(self) -> None:
        scale, layout, fonts = self.kit.scale, self.layout, self.kit.fonts
        width = min(layout.size[0] - 2 * scale.edge, max(640, round(layout.u(0.96))))
        pad_x, pad_y = max(26, scale.px(52)), max(20, scale.px(34))
        inner_w = width - 2 * pad_x
        story = _(
            "Before the cut the game fixed secret bytes and showed their fingerprint. Your salt came after. "
            "When the hand is over the bytes are shown, and anyone can check that nothing was changed."
        )
        self.story = fonts.wrap(story, "small", inner_w)
        button = scale.target(58)
        head = fonts.line("panel") + scale.px(8) + len(self.story) * fonts.line("small")
        middle = 2 * (fonts.line("small-strong") + fonts.line("small")) + 3 * scale.px(14)
        height = 2 * pad_y + head + middle + button + scale.px(18)
        self.rect = pygame.Rect(0, 0, width, height)
        self.rect.center = (layout.size[0] // 2, min(round(layout.mid(0.44)), layout.size[1] - height // 2))
        self.inner = self.rect.inflate(-2 * pad_x, -2 * pad_y)
        row = self.inner.bottom - button
        label = fonts.width(_("Salt of the next hand"), "small") + scale.px(14)
        close = max(120, scale.px(180))
        self.field = pygame.Rect(
            self.inner.x + label,
            row + (button - max(44, scale.px(54))) // 2,
            inner_w - label - close - scale.px(24),
            max(44, scale.px(54)),
        )
        self.add(
            TextField(self.kit, self.field, self.salt, self._salted, limit=40, name="salt"),
            Button(
                self.kit,
                pygame.Rect(self.inner.right - close, row, close, button),
                _("Close"),
                self.on_close,
                name="close",
                on_paper=True,
            ),
        )

    def _salted(self, text: str) -> None:
        self.salt = text
        self.on_salt(text)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.on_close()
            return True
        outside = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if outside and not self.rect.collidepoint(event.pos):
            self.on_close()
            return True
        super().handle(event)
        return True

    def paint(self, target: pygame.Surface) -> None:
        kit, inner, scale = self.kit, self.inner, self.kit.scale
        draw_sheet(target, kit, self.rect)
        y = kit.fonts.draw(target, _("The sealed deck"), "panel", inner.topleft, INK).bottom + scale.px(8)
        for line in self.story:
            kit.fonts.draw(target, line, "small", (inner.x, y), INK_2)
            y += kit.fonts.line("small")
        rows = (
            (_("Fingerprint of this hand (SHA-256)"), self.sha256),
            (_("Salt of this hand"), self.used or pgettext("salt", "none")),
        )
        for title, text in rows:
            y += scale.px(14)
            kit.fonts.draw(target, title, "small-strong", (inner.x, y), RED)
            y += kit.fonts.line("small-strong")
            kit.fonts.draw(target, text, "small", (inner.x, y), INK, width=inner.width)
            y += kit.fonts.line("small")
        kit.fonts.draw(
            target,
            _("Salt of the next hand"),
            "small",
            (inner.x, self.field.centery),
            INK_2,
            anchor="midleft",
        )
