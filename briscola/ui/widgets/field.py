"""A line to write in."""

from collections.abc import Callable

import pygame

from briscola.ui.input.clipboard import paste
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, LAMP, mix
from briscola.ui.widgets.base import Widget

BLINK = 0.55


class TextField(Widget):
    """One line of text. Composed characters (accents, input methods) come through SDL's text input."""

    repeats = True
    pointer_shape: int = pygame.SYSTEM_CURSOR_IBEAM

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        on_change: Callable[[str], None],
        *,
        limit: int = 24,
        hint: str = "",
        name: str = "",
        on_paper: bool = True,
        on_enter: Callable[[], None] | None = None,
    ) -> None:
        """`limit` in characters; `hint` is shown while empty; `on_enter` runs at Enter."""
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.text, self.on_change, self.limit, self.hint, self.on_enter = (
            text,
            on_change,
            limit,
            hint,
            on_enter,
        )
        self.cursor = len(text)
        self.composing = ""
        self._clock = 0.0
        self._shift = 0

    @property
    def wake(self) -> float | None:
        return BLINK if self.focused else None

    def key_focus(self, gained: bool) -> None:
        self.composing = ""
        self._clock = 0.0
        if gained:
            pygame.key.set_text_input_rect(self.rect)
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTEDITING and self.focused:
            self.composing = event.text
            return True
        if event.type == pygame.TEXTINPUT and self.focused:
            self.composing = ""
            self.insert(event.text)
            return True
        return super().handle(event)

    def insert(self, text: str) -> None:
        """Write at the cursor, printable characters only, up to the limit."""
        text = "".join(c for c in text if c.isprintable())[: self.limit - len(self.text)]
        if text:
            self._set(self.text[: self.cursor] + text + self.text[self.cursor :], self.cursor + len(text))

    def _set(self, text: str, cursor: int) -> None:
        self.cursor = cursor
        self._clock = 0.0
        if text != self.text:
            self.text = text
            self.on_change(text)

    def key(self, event: pygame.event.Event) -> bool:
        if self.composing:
            return True  # the input method still owns the keys
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.insert(paste())
            return True
        t, c = self.text, self.cursor
        word = bool(event.mod & pygame.KMOD_CTRL)
        if event.key == pygame.K_BACKSPACE:
            start = 0 if word else max(0, c - 1)
            self._set(t[:start] + t[c:], start)
        elif event.key == pygame.K_DELETE:
            self._set(t[:c] + t[c + 1 :], c)
        elif event.key == pygame.K_LEFT:
            self._set(t, max(0, c - 1))
        elif event.key == pygame.K_RIGHT:
            self._set(t, min(len(t), c + 1))
        elif event.key == pygame.K_HOME:
            self._set(t, 0)
        elif event.key == pygame.K_END:
            self._set(t, len(t))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_enter is None:
                return False
            self.on_enter()
        else:
            # A character: it also arrives as TEXTINPUT; here it must only not reach anyone else.
            return bool(getattr(event, "unicode", "")) and event.unicode.isprintable() and not word
        return True

    def released(self, p: Pointer, inside: bool) -> None:
        if not inside:
            return
        x = p.pos[0] - self.rect.x - self._pad() + self._shift
        widths = [abs(self.kit.fonts.width(self.text[:n], "body") - x) for n in range(len(self.text) + 1)]
        self.cursor = widths.index(min(widths))

    def _pad(self) -> int:
        return self.kit.scale.px(14)

    def update(self, dt: float) -> bool:
        if not self.focused:
            return False
        before = self._clock % (2 * BLINK) < BLINK
        self._clock += dt
        return before != (self._clock % (2 * BLINK) < BLINK)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.paper.field(self.rect.size).draw(target, self.rect.topleft)
        inner = self.rect.inflate(-2 * self._pad(), -6)
        shown = self.text[: self.cursor] + self.composing + self.text[self.cursor :]
        caret = kit.fonts.width(shown[: self.cursor + len(self.composing)], "body")
        self._shift = max(0, caret - inner.width + 2)
        before = target.get_clip()
        target.set_clip(inner.clip(before))
        if shown:
            kit.fonts.draw(
                target, shown, "body", (inner.x - self._shift, inner.centery), INK, anchor="midleft"
            )
        elif self.hint:
            kit.fonts.draw(
                target,
                self.hint,
                "body",
                inner.midleft,
                mix(INK_2, (255, 253, 247), 0.35),
                anchor="midleft",
                width=inner.width,
            )
        if self.composing:
            start = inner.x - self._shift + kit.fonts.width(self.text[: self.cursor], "body")
            pygame.draw.line(
                target, LAMP, (start, inner.bottom - 6), (inner.x - self._shift + caret, inner.bottom - 6), 2
            )
        if self.focused and self._clock % (2 * BLINK) < BLINK:
            x = inner.x - self._shift + caret
            pygame.draw.line(target, INK, (x, inner.y + 8), (x, inner.bottom - 8), max(1, kit.scale.px(2)))
        target.set_clip(before)
