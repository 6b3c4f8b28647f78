"""A text field of one line."""

from collections.abc import Callable
from typing import Self

import pygame

from briscola.i18n import spoken_words
from briscola.i18n.spoken_words import Spoken
from briscola.i18n.text import _
from briscola.ui.input.clipboard import copy, paste
from briscola.ui.input.line_editing import Line, clipboard_key, commands
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2, LAMP, LAMP_LIGHT, PAPER, mix
from briscola.ui.widgets.tooltip import draw_tip
from briscola.ui.widgets.widget import Widget

BLINK = 0.55
TWICE = 0.4
"""Seconds within which a second press on the same spot selects a word, a third one everything."""
SELECTED = mix(LAMP_LIGHT, PAPER, 0.15)
HINT = mix(INK_2, PAPER, 0.35)


class TextField(Widget):
    """One line of text. Composed characters (accents, input methods) come through SDL's text input.

    Shift with arrows, Home or End selects, and so does the pointer. Ctrl+A, C, X and V do what they do
    everywhere.
    """

    repeats = True
    pointer_shape: int = pygame.SYSTEM_CURSOR_IBEAM
    role: Role = "body"
    """Type role of its letters."""
    centred = False
    """True if the words stand in the middle as long as they fit."""

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
        on_enter: Callable[[], object] | None = None,
        any_sign: bool = False,
    ) -> None:
        """`limit` in characters; `hint` is shown while empty; `on_enter` runs at Enter.

        `any_sign` also takes what no font draws, as in the path of a file.
        """
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.any_sign = any_sign
        self.refusal = ""
        """Sentence on signs that were not taken, until something else is done."""
        self.on_change, self.limit, self.hint, self.on_enter = on_change, limit, hint, on_enter
        self.line = Line.ending(text)
        self.composing = ""
        self._clock = 0.0
        self.shift = 0
        """Px by which a line too long for the field is moved to the left."""
        self._pressed: tuple[int, int] = (-1, 0)
        """Caret position of the last press, and the number of presses there in a row."""
        self._since_press = TWICE

    @property
    def text(self) -> str:
        """The text written so far."""
        return self.line.text

    def go_on_from(self, before: Self) -> None:
        if self.text == before.text:
            self.line, self.composing, self.shift = before.line, before.composing, before.shift

    def show_text(self, text: str) -> None:
        """Show other words without calling `on_change`."""
        self.line = Line.ending(text)

    def spoken(self) -> Spoken:
        return Spoken(
            role=spoken_words.Role.FIELD,
            name=self.label or self.hint,
            value=self.refusal or self.text or (self.hint if self.label else ""),
            states=self.states(),
            more=self.more,
            slip=self.tip,
        )

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
            self._take(self.line.at(self.line.caret))

    # ---- writing

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
        """Write printable characters at the caret, over the selection, up to the limit."""
        kept = text
        if not self.any_sign:
            kept = "".join(letter for letter in text if self.kit.fonts.has(letter, self.role))
        if kept:
            self._take(self.line.put(kept, self.limit))
        if kept != text:
            self.refusal = _("This sign cannot be drawn here; letters and digits can.")

    def _take(self, line: Line) -> None:
        before, self.line, self.refusal = self.line, line, ""
        self._clock = 0.0
        if line.text != before.text:
            self.on_change(line.text)

    def key(self, event: pygame.event.Event) -> bool:
        if self.composing:
            return True  # the input method still owns the keys
        if deed := clipboard_key(event.key, event.mod):
            self._clip(deed)
            return True
        line = self.line.moved(event.key, event.mod) or self.line.shortened(event.key, event.mod)
        if line is not None:
            self._take(line)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_enter is None:
                return False
            self.on_enter()
        else:
            # A character: it also arrives as TEXTINPUT; here it must only not reach anyone else.
            written = getattr(event, "unicode", "")
            return bool(written) and written.isprintable() and not commands(event.mod)
        return True

    def _clip(self, deed: str) -> None:
        if deed == "all":
            self._take(self.line.all())
        elif deed == "paste":
            self.insert(" ".join(paste().splitlines()))  # words at a line's end stay apart
        elif self.line.selected and copy(self.line.selected) and deed == "cut":
            self._take(self.line.without(self.line.caret))

    # ---- the pointer

    def pressed_at(self, p: Pointer) -> None:
        caret = self._nearest(p.pos[0])
        again = caret == self._pressed[0] and self._since_press < TWICE
        times = self._pressed[1] + 1 if again else 1
        self._pressed, self._since_press = (caret, times), 0.0
        if times == 1:
            shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            self._take(self.line.at(caret, selecting=shift))
        else:
            self._take(self.line.word(caret) if times == 2 else self.line.all())

    def dragged(self, p: Pointer) -> None:
        if self._pressed[1] == 1:
            self._take(self.line.at(self._nearest(p.pos[0]), selecting=True))

    def released(self, p: Pointer, inside: bool) -> None:
        """Do nothing: the caret is already where the pointer went down."""

    def _nearest(self, x: int) -> int:
        """Index of the gap between two letters nearest to `x`."""
        return min(range(len(self.text) + 1), key=lambda n: abs(self.gap(n) - x))

    def gap(self, letters: int) -> int:
        """x of the gap after so many letters, which may be outside the field."""
        return self._left(self._inner) + self._width(self.text[:letters])

    # ---- time and drawing

    def update(self, dt: float) -> bool:
        self._since_press += dt
        if not self.focused:
            return False
        before = self._clock % (2 * BLINK) < BLINK
        self._clock += dt
        return before != (self._clock % (2 * BLINK) < BLINK)

    @property
    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.kit.scale.px(14), -6)

    def _width(self, text: str) -> int:
        return self.kit.fonts.width(text, self.role)

    def _left(self, inner: pygame.Rect) -> int:
        """x of the start of the line, which may be left of the field."""
        spare = inner.width - self._width(self.text)
        return inner.x + (max(0, spare) // 2 if self.centred else 0) - self.shift

    def _keep_in_sight(self, inner: pygame.Rect, caret: int, whole: int) -> None:
        """Shift a line that is too long so that the caret, `caret` px from its beginning, is seen."""
        self.shift = min(caret, max(self.shift, caret - inner.width + 2))
        self.shift = max(0, min(self.shift, whole - inner.width + 2))

    def draw_over(self, target: pygame.Surface) -> None:
        if self.refusal and self.focused:
            draw_tip(target, self.kit, self.refusal, self.rect)

    def draw(self, target: pygame.Surface) -> None:
        kit, line = self.kit, self.line
        kit.paper.field(self.rect.size).draw(target, self.rect.topleft)
        inner = self._inner
        shown = line.text[: line.caret] + self.composing + line.text[line.caret :]
        caret = self._width(shown[: line.caret + len(self.composing)])
        self._keep_in_sight(inner, caret, self._width(shown))
        left = self._left(inner)
        before = target.get_clip()
        target.set_clip(inner.clip(before))
        if line.selected and self.focused:
            start, end = self._width(line.text[: line.start]), self._width(line.text[: line.end])
            high = min(inner.height - 4, kit.fonts.line(self.role) + 4)
            marked = pygame.Rect(left + start, 0, end - start, high)
            marked.centery = inner.centery
            pygame.draw.rect(target, SELECTED, marked, border_radius=max(2, kit.scale.px(4)))
        if shown:
            kit.fonts.draw(target, shown, self.role, (left, inner.centery), INK, anchor="midleft")
        elif self.hint:
            spot, anchor = (inner.center, "center") if self.centred else (inner.midleft, "midleft")
            kit.fonts.draw(target, self.hint, self.role, spot, HINT, anchor=anchor, width=inner.width)
        if self.composing:
            start = left + self._width(line.text[: line.caret])
            pygame.draw.line(target, LAMP, (start, inner.bottom - 6), (left + caret, inner.bottom - 6), 2)
        if self.focused and self._clock % (2 * BLINK) < BLINK:
            x = left + caret
            pygame.draw.line(target, INK, (x, inner.y + 8), (x, inner.bottom - 8), max(1, kit.scale.px(2)))
        target.set_clip(before)
