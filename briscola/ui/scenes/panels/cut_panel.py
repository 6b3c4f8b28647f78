"""The sealed deck: the cut, and the sheet that explains the seal and takes the person's salt."""

from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _, ngettext
from briscola.i18n.tooltip_words import unchecked_shuffle
from briscola.ui.input.pointer import Pointer
from briscola.ui.input.salt import LONGEST
from briscola.ui.render.cards.card_art import BACK
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind, Surroundings
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button, paper_button
from briscola.ui.widgets.panel import draw_sheet
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget


class PackStrip(Widget):
    """The pack spread in a row of backs; the packet to the left of the mark is lifted off."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        cards: int,
        at: int,
        on_change: Callable[[int], None],
        on_confirm: Callable[[], None],
    ) -> None:
        super().__init__(kit, rect, name="pack", on_paper=True)
        self.cards, self.at, self.on_change, self.on_confirm = cards, at, on_change, on_confirm

    def spoken(self) -> Spoken:
        words = lift_words(self.at)
        return Spoken(role=Role.SLIDER, name=self.label, value=words, states=self.states())

    def _x(self, index: int) -> float:
        width = self.kit.sprites.width(self.card_height)
        return self.rect.x + width / 2 + (self.rect.width - width) * index / (self.cards - 1)

    @property
    def card_height(self) -> int:
        """Height of the card backs in px."""
        return round(self.rect.height * 0.78)

    def set(self, at: int) -> None:
        """Lift `at` cards, at least 1 and at most all but one."""
        at = min(self.cards - 1, max(1, at))
        if at != self.at:
            self.at = at
            self.play_sound("tick")
            self.on_change(at)

    def _nearest(self, x: int) -> int:
        return min(range(1, self.cards), key=lambda n: abs((self._x(n - 1) + self._x(n)) / 2 - x))

    def point(self, p: Pointer) -> bool:
        if p.kind == "move" and not p.touch and self.hit(p.pos) and not self.held:
            self.set(self._nearest(p.pos[0]))
        return super().point(p)

    def pressed_at(self, p: Pointer) -> None:
        self.set(self._nearest(p.pos[0]))

    def dragged(self, p: Pointer) -> None:
        self.set(self._nearest(p.pos[0]))

    def released(self, p: Pointer, inside: bool) -> None:
        if inside and not p.touch:
            self.on_confirm()

    def wheeled(self, lines: float) -> bool:
        self.set(self.at + (1 if lines > 0 else -1))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        moves = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5}
        if event.key in moves:
            self.set(self.at + moves[event.key])
            return True
        return super().key(event)

    def confirm(self) -> None:
        self.on_confirm()

    def draw(self, target: pygame.Surface) -> None:
        kit, height = self.kit, self.card_height
        y = self.rect.bottom - height / 2
        raised = self.rect.height - height
        gap = kit.scale.px(9)
        picture = kit.sprites.card(BACK, height)
        shade, (dx, dy) = kit.sprites.shadow(height)
        for index in range(self.cards):
            lifted = index < self.at
            x = self._x(index) + (-gap if lifted else gap) * 0.5
            up = raised * 0.75 if lifted else 0.0
            if index in (0, self.at):
                last = self._x(self.at - 1 if lifted else self.cards - 1) - self._x(index)
                corner = shade.get_rect(center=(round(x) + dx, round(y - up) + dy)).topleft
                self._draw_shade(target, shade, corner, round(last))
            target.blit(picture, picture.get_rect(center=(round(x), round(y - up))))
        mark = self._x(self.at) - self.kit.sprites.width(height) / 2
        pygame.draw.rect(
            target,
            RED,
            (round(mark) - 1, self.rect.y, max(2, kit.scale.px(3)), self.rect.height + kit.scale.px(6)),
        )

    @staticmethod
    def _draw_shade(
        target: pygame.Surface, shade: pygame.Surface, corner: tuple[int, int], longer: int
    ) -> None:
        """Draw the shadow of one card stretched by `longer` px to that of a packet."""
        (x, y), (w, h) = corner, shade.get_size()
        half = w // 2
        target.blit(shade, (x, y), (0, 0, half, h))
        if longer > 0:
            target.blit(pygame.transform.scale(shade.subsurface((half, 0, 1, h)), (longer, h)), (x + half, y))
        target.blit(shade, (x + half + longer, y), (half, 0, w - half, h))


def lift_words(at: int) -> str:
    """The effect of the cut: `Lift 20 cards`."""
    return ngettext("Lift {n} card", "Lift {n} cards", at).format(n=at)


class CutPanel(Panel):
    """The pack and the button. `on_cut(at)` cuts; `on_always`: have every cut made for the person."""

    chapter = "hand"

    first = "pack"
    kind = PanelKind.OFFERS

    def __init__(
        self,
        around: Surroundings,
        *,
        cards: int,
        on_cut: Callable[[int], None],
        on_always: Callable[[], None],
    ) -> None:
        super().__init__(around)
        self.cards, self.on_cut, self.on_always = cards, on_cut, on_always
        self.at = cards // 2
        self.renew()

    def place(self) -> None:
        scale, layout = self.kit.scale, self.layout
        self.rect = pygame.Rect(
            0, 0, round(min(layout.u(1.02), layout.size[0] * 0.66)), max(330, round(layout.u(0.46)))
        )
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.47)))
        self.inner = self.rect.inflate(-2 * scale.px(52), -2 * scale.px(32))
        self.column = column = TextColumn(self.kit, self.inner.width)
        column.text(self.spoken_title, "panel", INK)
        column.canvas(self.kit.fonts.line("small"), self._paint_sentence)
        top = self.inner.y + column.height + scale.px(12)
        button = scale.target(64)
        row = self.inner.bottom - button
        strip = pygame.Rect(self.inner.x, top, self.inner.width, row - top - scale.px(24))
        self.strip = PackStrip(self.kit, strip, self.cards, self.at, self._move, self.cut)
        self.strip.label = _("The pack")
        gap = scale.px(24)
        wide = (self.inner.width - gap) // 2
        always = _("Always cut for me")
        narrow = min(wide, Button.width_for(self.kit, always))
        self.button = paper_button(
            self.kit,
            pygame.Rect(self.inner.right - wide, row, wide, button),
            lift_words(self.at),
            self.cut,
            "cut",
            main=True,
        )
        left = pygame.Rect(self.inner.x, row, narrow, button)
        aside = Button(self.kit, left, always, self.on_always, name="always", on_paper=True)
        aside.tip = _("The settings change it back.")
        self.group.add(self.strip, aside, self.button)

    @property
    def spoken_title(self) -> str:
        return _("You cut the pack")

    @property
    def spoken_text(self) -> str:
        return _("The pack is shuffled; where you cut decides which cards each player gets.")

    def _paint_sentence(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the sentence on one line: a second one would take height from the pack."""
        width = self.column.width
        self.kit.fonts.draw(target, self.spoken_text, "small", (x, y), INK_2, width=width)

    def _move(self, at: int) -> None:
        self.at = at
        self.button.text = lift_words(at)

    def cut(self) -> None:
        """Cut where the pack is lifted."""
        self.on_cut(self.at)

    def paint(self, target: pygame.Surface) -> None:
        draw_sheet(target, self.kit, self.rect)
        self.column.draw(target, *self.inner.topleft)


class SealPanel(Panel):
    """Closed by its button, by Esc or by a click outside.

    While the pack waits for its cut the salt grows visibly with every movement, until the person enters
    the field or types a salt: `on_salt` gets the one to use.
    """

    chapter = "hand"

    kind = PanelKind.OPENED
    first = "close"

    def __init__(
        self,
        around: Surroundings,
        *,
        sha256: str,
        used: str | None,
        browsers: bool,
        salt: Callable[[], str],
        written: bool,
        on_salt: Callable[[str], None],
        on_close: Callable[[], None],
    ) -> None:
        """`browsers`: somebody at the table plays in one.

        `used`: the salt of the hand in progress, None before the cut; `salt` returns what there is so far
        for the next; `written`: the person has typed it."""
        super().__init__(around)
        self.sha256, self.used, self._gathered, self.written = sha256, used, salt, written
        self._browsers = browsers
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
        self.group.add(*column.widgets)
        close = max(120, scale.px(180))
        rect = pygame.Rect(self.inner.right - close, self.inner.bottom - button, close, button)
        self.group.add(Button(kit, rect, _("Close"), self.on_close, name="close", on_paper=True))

    def _fill(self, column: TextColumn) -> None:
        told = _(
            "Before the cut the game fixed secret bytes and showed their fingerprint. Your salt came "
            "after. When the hand is over the bytes are shown, and anyone can check that nothing was "
            "changed."
        )
        column.text(f"{told} {unchecked_shuffle()}" if self._browsers else told)
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

    def text_lines(self) -> Sequence[ReadingLine]:
        return self.column.read

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

    def handle_first(self, event: pygame.event.Event) -> bool:
        if closed := self.closes(event):
            self.on_close()
        return closed

    def paint(self, target: pygame.Surface) -> None:
        draw_sheet(target, self.kit, self.rect)
        self.kit.fonts.draw(target, self.spoken_title, "panel", self.inner.topleft, INK)
        self.column.draw(target, *self.text_at)
