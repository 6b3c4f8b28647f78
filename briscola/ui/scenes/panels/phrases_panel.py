"""The sheet of phrases to say to people at other computers, and of whom one does not want to hear."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.i18n.friends_words import PHRASES
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import is_focus_key
from briscola.ui.input.line_editing import commands
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind, Surroundings
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_sheet

COLUMNS = (2, 3)
"""Numbers of columns of buttons: the second where so many people are heard that a window is too low."""
FUNCTION_KEYS = 1 << 30
"""Codes of keys from here on write nothing: they are arrows, F1 and the like."""


class PhrasesPanel(Panel):
    """Closed by a phrase, by Esc or by a click outside; below, whom one does not want to hear.

    Whoever types here writes a line of her own; where she may not, her letters say and play nothing.
    """

    kind = PanelKind.BESIDE
    first = "phrase-0"

    def __init__(
        self,
        around: Surroundings,
        *,
        others: Sequence[tuple[int, str]],
        muted: set[int],
        on_say: Callable[[int], None],
        on_write: Callable[[str], None] | None = None,
        on_close: Callable[[], None],
    ) -> None:
        """`others`: place and name of each other person; `muted` is changed by the sheet.

        `on_write` opens the sheet for a line of one's own with its first letters; None: she may not.
        """
        super().__init__(around)
        self.others, self.muted = others, muted
        self._on_say, self._on_write, self._on_close = on_say, on_write, on_close
        self._typing = False
        self.renew()

    def place(self) -> None:
        kit, scale, layout = self.kit, self.kit.scale, self.layout
        pad, gap, tall = scale.px(36), scale.px(10), scale.target(50)
        writes = self._on_write is not None
        head = kit.fonts.line("heading") + scale.px(12)
        room = pygame.Rect((0, 0), layout.size).inflate(-2 * scale.rim, -2 * scale.rim)

        def height(columns: int) -> int:
            mutes = -(-len(self.others) // columns)
            below = scale.px(14) + kit.fonts.line("small") + mutes * (tall + gap) if self.others else 0
            return 2 * pad + head + (-(-len(PHRASES) // columns) + writes) * (tall + gap) - gap + below

        columns = next((count for count in COLUMNS if height(count) <= room.height), COLUMNS[-1])
        rows = -(-len(PHRASES) // columns)
        words = [*map(str, PHRASES), *(does(name) for does in (_mute, _hear) for _place, name in self.others)]
        widest = max(kit.fonts.width(each, "small-strong") for each in words) + 2 * scale.px(22)
        most = (layout.size[0] - 2 * (scale.edge + pad) - (columns - 1) * gap) // columns
        column = min(widest, most)
        self.rect = pygame.Rect(0, 0, 2 * pad + columns * (column + gap) - gap, height(columns))
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.42)))
        self.rect.clamp_ip(room)
        self.inner = inner = self.rect.inflate(-2 * pad, -2 * pad)
        y = inner.y + head

        def cell(at: int, top: int) -> pygame.Rect:
            x = inner.x + at % columns * (column + gap)
            return pygame.Rect(x, top + at // columns * (tall + gap), column, tall)

        for number, phrase in enumerate(PHRASES):
            self.group.add(
                self._button(cell(number, y), str(phrase), partial(self._on_say, number), f"phrase-{number}")
            )
        if self._on_write is not None:
            wide = pygame.Rect(inner.x, y + rows * (tall + gap), inner.width, tall)
            self.group.add(self._button(wide, _("Write something…"), partial(self._on_write, ""), "write"))
        self.label_y = y + (rows + writes) * (tall + gap) - gap + scale.px(14)
        top = self.label_y + kit.fonts.line("small") + gap // 2
        for at, (place, name) in enumerate(self.others):
            said = _hear(name) if place in self.muted else _mute(name)
            self.group.add(self._button(cell(at, top), said, partial(self._turn, place), f"mute-{place}"))

    def _button(self, rect: pygame.Rect, words: str, press: Callable[[], None], name: str) -> Button:
        return Button(self.kit, rect, words, press, role="small-strong", name=name, on_paper=True)

    @property
    def spoken_title(self) -> str:
        return _("Say something")

    @property
    def spoken_text(self) -> str:
        return _("Nobody is told whom you mute.") if self.others else ""

    def let_write(self, on_write: Callable[[str], None] | None) -> bool:
        """Allow a line of one's own from now on, or forbid it; True if that changes the sheet."""
        if on_write == self._on_write:
            return False
        self._on_write = on_write
        self._follow_typing()
        self.renew()
        return True

    def _follow_typing(self) -> None:
        self._typing = False
        (pygame.key.stop_text_input if self._on_write is None else pygame.key.start_text_input)()

    def _turn(self, place: int) -> None:
        self.muted ^= {place}
        self.renew()

    def appear(self) -> None:
        super().appear()
        self._follow_typing()

    def tabbed(self) -> None:
        self._typing = False

    def handle(self, event: pygame.event.Event) -> bool:
        return self._is_typed(event) or super().handle(event)

    def _is_typed(self, event: pygame.event.Event) -> bool:
        """Take a letter, and the confirming keys after it until an arrow, Tab or a press leads elsewhere."""
        if event.type == pygame.TEXTINPUT:
            # Before the first key here it belongs to the one that opened the sheet.
            if self._typing and self._on_write is not None:
                self._on_write(event.text)
            return True
        letter = event.type == pygame.KEYDOWN and pygame.K_SPACE < event.key < FUNCTION_KEYS
        if letter and not commands(event.mod):
            self._typing = event.key != pygame.K_DELETE or self._typing
        elif event.type != pygame.KEYDOWN or event.key not in pointer.CONFIRM:
            if is_focus_key(event) or event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN):
                self._typing = False
            return False
        return self._typing

    def handle_first(self, event: pygame.event.Event) -> bool:
        if closed := self.closes(event):
            self._on_close()
        return closed

    def paint(self, target: pygame.Surface) -> None:
        fonts = self.kit.fonts
        draw_sheet(target, self.kit, self.rect)
        fonts.draw(target, self.spoken_title, "heading", self.inner.topleft, INK, width=self.inner.width)
        if self.others:
            fonts.draw(
                target, self.spoken_text, "small", (self.inner.x, self.label_y), INK_2, width=self.inner.width
            )


def _mute(name: str) -> str:
    return _("Mute {name}").format(name=name)


def _hear(name: str) -> str:
    return _("Hear {name} again").format(name=name)
