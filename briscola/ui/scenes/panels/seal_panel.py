"""The sealed deck explained: what was fixed before the cut, and the person's salt."""

from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.text import _
from briscola.ui.input.salt import LONGEST
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.scene import control_lines
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text_column import TextColumn
from briscola.ui.widgets import Button, TextField, draw_sheet


class SealPanel(Panel):
    """Closed by its button, by Esc or by a click outside.

    While the pack waits for its cut the salt grows visibly with every movement, until the person enters
    the field or types a salt: `on_salt` gets the one to use.
    """

    chapter = "hand"

    by_person = True
    first = "close"

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        sha256: str,
        used: str | None,
        salt: Callable[[], str],
        written: bool,
        on_salt: Callable[[str], None],
        on_close: Callable[[], None],
    ) -> None:
        """`used`: the salt of the hand in progress, None before the cut; `salt` returns what there is so far
        for the next; `written`: the person has typed it."""
        super().__init__(kit, layout, sound)
        self.sha256, self.used, self._gathered, self.written = sha256, used, salt, written
        self.on_salt, self.on_close = on_salt, on_close
        self.field: TextField | None = None
        self.renew()

    def place(self) -> None:
        kit, scale, layout = self.kit, self.kit.scale, self.layout
        width = min(layout.size[0] - 2 * scale.edge, max(640, round(layout.u(0.96))))
        pad_x, pad_y = max(26, scale.px(52)), max(20, scale.px(34))
        button = scale.target(58)
        self.column = column = TextColumn(kit, width - 2 * pad_x)
        self._fill(column)
        head, foot = kit.fonts.line("panel") + scale.px(8), button + scale.px(18)
        height = 2 * pad_y + head + column.height + foot
        self.rect = pygame.Rect(0, 0, width, height)
        middle = min(round(layout.mid(0.44)), layout.size[1] - scale.rim - height // 2)
        self.rect.center = (layout.size[0] // 2, max(middle, scale.rim + height // 2))
        self.inner = self.rect.inflate(-2 * pad_x, -2 * pad_y)
        self.text_at = (self.inner.x, self.inner.y + head)
        for widget in column.widgets:
            widget.rect.move_ip(self.text_at)
        self.add(*column.widgets)
        close = max(120, scale.px(180))
        rect = pygame.Rect(self.inner.right - close, self.inner.bottom - button, close, button)
        self.add(Button(kit, rect, _("Close"), self.on_close, name="close", on_paper=True))

    def _fill(self, column: TextColumn) -> None:
        column.text(
            _(
                "Before the cut the game fixed secret bytes and showed their fingerprint. Your salt came "
                "after. When the hand is over the bytes are shown, and anyone can check that nothing was "
                "changed."
            )
        )
        column.gap(12)
        column.heading(_("Fingerprint of this hand (SHA-256)"))
        column.value(self.sha256, name="copy-seal")
        column.gap(8)
        if self.used is None:
            column.heading(_("Your salt: how you move from now on, or words of your own"))
            rect = pygame.Rect(0, 0, min(column.width, self.kit.scale.px(620)), self.kit.scale.target(50))
            self.field = TextField(
                self.kit,
                rect,
                self._gathered(),
                self._salted,
                limit=LONGEST,
                hint=_("Words of your own"),
                name="salt",
                any_sign=True,
            ).called(column.read[-1].text)
            column.widget(self.field)
        elif self.used:
            column.heading(_("Your salt of this hand"))
            column.value(self.used, name="copy-salt")
        else:
            column.heading(_("Your salt of this hand"))
            column.text(_("Nothing: no movement was heard after the seal."), "body", INK)
        column.gap(8)
        column.text(
            _(
                "So that a match can be taken up again, its record keeps the secret bytes of the hand in "
                "progress: whoever opens this record’s file can peek."
            )
        )

    @property
    def spoken_title(self) -> str:
        return _("The sealed deck")

    @property
    def spoken_text(self) -> str:
        return self.column.read[0].text

    def reading(self) -> Sequence[ReadingLine]:
        return [*self.column.read, *control_lines(self.group)]

    def _salted(self, text: str) -> None:
        self.written = bool(text)
        self.on_salt(text)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        field = self.field
        if field is None or self.written:
            return moving
        if field.focused:
            if field.text:  # what one is about to change stands still
                self._salted(field.text)
            return moving
        if field.text != (salt := self._gathered()):
            field.show_text(salt)
            return True
        return moving

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        return True  # a letter that is written here is no letter for the table

    def hear(self, event: pygame.event.Event) -> bool:
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if escape or (pressed and not self.rect.collidepoint(event.pos)):
            self.on_close()
            return True
        return False

    def paint(self, target: pygame.Surface) -> None:
        draw_sheet(target, self.kit, self.rect)
        self.kit.fonts.draw(target, self.spoken_title, "panel", self.inner.topleft, INK)
        self.column.draw(target, *self.text_at)
