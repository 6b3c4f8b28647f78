"""Base of all panels: a sheet, its controls, its keys, and a guard against hasty input."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple

import pygame

from briscola.ui.input import pointer
from briscola.ui.input.input_guard import InputGuard, is_focus_key
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scene import control_lines
from briscola.ui.speech.reading import ReadingLine, placed
from briscola.ui.views.text.paper_tag import TOLD_TIME, draw_keys_tag
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.widget import Widget


class Surroundings(NamedTuple):
    """The place of a panel: how things are drawn there, the table, and what plays sounds by name."""

    kit: Kit
    layout: Layout
    sound: Callable[[str], None]


class PanelKind(Enum):
    """The reason why a panel lies there: it decides about the play under it, and about hasty presses."""

    ASKS = auto()
    """The match asks for a choice: a press would act in the person's name, so the panel is guarded."""
    OFFERS = auto()
    """It asks too, but nothing is lost by the main answer: Enter gives it at once."""
    TELLS = auto()
    """It asks nothing, and nobody has opened it."""
    OPENED = auto()
    """The person has opened it: the first control has the focus, Tab stays on it, and play waits."""
    BESIDE = auto()
    """The person has opened it beside the play, which goes on: Tab leads back to the table."""


class Panel:
    """A sheet over the table. Subclasses build their controls in `place`, draw under them in `paint` and
    take keys of their own in `handle_first`.

    Space and Enter hurry the table, so a panel that asks is guarded, in three steps:

    1. `deaf`: for a moment it takes no key and no press.
    2. `unarmed`: no control has the focus until an arrow, Tab or a press has chosen one, or Enter after a
       rest. The keys that hurry mean the table.
    3. A control has the focus. Space still hurries, except on a button to which the person moved the focus.
    """

    kind = PanelKind.ASKS
    covers_table = False
    """True if this panel hides the whole table and leaves only the cloth."""
    chapter = ""
    """Rules chapter about this sheet; empty for the chapter of the game."""
    first = ""
    """Name of the control that the keys reach first; empty for the first of all."""

    def __init__(self, around: Surroundings) -> None:
        self.kit, self.layout, self.sound = around
        self.group = FocusGroup(self.kit, sound=self.sound)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.aside = False
        """True while the focus is on the table, which then gets arrows, Tab and Enter (`OneFocus`)."""
        self._guard = InputGuard(self.kit.hands)
        self._told = 0.0

    @property
    def occupied(self) -> tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]]:
        """Controls, then words and pictures, that a slip avoids on a panel that covers the table."""
        return (), ()

    @property
    def guarded(self) -> bool:
        """True if a press on it would act in the person's name."""
        return self.kind in (PanelKind.ASKS, PanelKind.OFFERS)

    @property
    def tells_keys(self) -> bool:
        """True while a tag shows which keys answer."""
        return self._told > 0 and self.group.focused is None

    @property
    def deaf(self) -> bool:
        """True for a moment after it opens by itself: it ignores keys and presses."""
        return self.guarded and self._guard.deaf

    @property
    def unarmed(self) -> bool:
        """True while it is guarded and no control has the focus."""
        return self.guarded and self.group.focused is None

    @property
    def enter_button(self) -> Widget | None:
        """The red button that Enter presses though nothing has the focus; None if there is none."""
        if self.kind is not PanelKind.OFFERS or not self.unarmed or self.deaf:
            return None
        return next((widget for widget in self.group.widgets if widget.primary and widget.usable), None)

    @property
    def holds_focus(self) -> bool:
        """True if Tab stays on this panel."""
        return self.covers_table or self.kind is PanelKind.OPENED

    @property
    def spoken_title(self) -> str:
        """Words said when the sheet opens: its title or question."""
        return ""

    @property
    def spoken_text(self) -> str:
        """Words said after the title: an explanation."""
        return ""

    def reading(self) -> Sequence[ReadingLine]:
        """The sheet line by line, under its title."""
        return [*placed(self.text_lines(), self.rect), *control_lines(self.group.widgets)]

    def text_lines(self) -> Sequence[ReadingLine]:
        """The lines over the controls."""
        return [ReadingLine(part) for part in self.spoken_text.split("\n") if part]

    def rebuild(self, kit: Kit, layout: Layout) -> None:
        """Build the panel for another window size, language or deck; keep what was chosen."""
        self.kit, self.layout = kit, layout
        self.renew()

    def renew(self) -> None:
        """Build the controls again and keep the focus."""
        before = self.group
        self.group = FocusGroup(self.kit, sound=self.sound)
        self.place()
        self.group.take_over(before)

    def appear(self) -> None:
        """Called when the panel comes to the top or asks anew."""
        self._guard.begin()
        self._told = 0.0
        self.group.focus(None)
        if self.kind in (PanelKind.OPENED, PanelKind.BESIDE):
            self.choose_first()

    def choose_first(self) -> None:
        """Focus the first control."""
        self.group.focus_name(self.first)

    def place(self) -> None:
        """Set `rect` and add the controls."""

    def tabbed(self) -> None:
        """Called when Tab leads on, here or at the table beside it: `OneFocus` keeps it from `handle`."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it meant something here."""
        calm = self._guard.calm
        self._guard.note(event)
        if self.guarded and self._guard.stops(event):
            return self._covers(event)
        if self.aside and is_focus_key(event):
            return False
        if self.unarmed:
            return self._handle_unarmed(event, calm=calm)
        return self._handle_armed(event)

    def _handle_unarmed(self, event: pygame.event.Event, *, calm: bool) -> bool:
        """Take an event while nothing has the focus: keys may lead to the first control.

        Enter answers an offer, and leads to the first control if it comes after a `calm` while.
        """
        offers = self.kind is PanelKind.OFFERS
        if (calm or offers) and event.type == pygame.KEYDOWN and event.key in pointer.ENTER:
            self.choose_first()
            return self.group.handle(event) if offers else True
        if pointer.is_confirm(event):
            self._told = TOLD_TIME * self.kit.hands.reading
            return False  # hurried once more: whatever else may be moving is to hear it
        if not is_focus_key(event) or self._only_hurries(event):
            return self._handle_armed(event)
        return self.handle_first(event) or self._lead_in(event)

    def _lead_in(self, event: pygame.event.Event) -> bool:
        """Move the focus to the first control, which takes any key but Tab; False if there is none."""
        self.choose_first()
        first = self.group.focused
        if first is not None and event.key != pygame.K_TAB:
            first.key(event)
        self.group.led = True
        return first is not None

    def _handle_armed(self, event: pygame.event.Event) -> bool:
        """Take an event as the controls do, but for Space that only hurries."""
        if self.guarded and self._only_hurries(event):
            return False
        return self.handle_first(event) or self.group.handle(event)

    def _only_hurries(self, event: pygame.event.Event) -> bool:
        """True for Space, except on a button to which the person has moved the focus."""
        if event.type != pygame.KEYDOWN or event.key != pygame.K_SPACE:
            return False
        return not (self.group.led and isinstance(self.group.focused, Button | RoundButton))

    def _covers(self, event: pygame.event.Event) -> bool:
        """True for a pointer event on what the panel covers."""
        p = pointer.read(event, self.kit.scale.size)
        return p is not None and self.covers(p.pos)

    def close(self) -> None:
        """Let go of the keyboard: the sheet, or its table, goes. One below that writes begins anew."""
        self.group.focus(None)
        pygame.key.stop_text_input()

    def covers(self, pos: tuple[int, int]) -> bool:
        """True if a point lies on the sheet's paper: no press there is meant for what lies under it."""
        return self.covers_table or self.rect.collidepoint(pos)

    def closes(self, event: pygame.event.Event, *keys: int) -> bool:
        """True for Esc, one of the keys, or a press beside the sheet."""
        if event.type == pygame.KEYDOWN:
            return event.key == pygame.K_ESCAPE or (event.key in keys and pointer.is_plain(event))
        p = pointer.read(event, self.kit.scale.size)
        return p is not None and p.kind == "down" and not self.covers(p.pos)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Take an event before the controls do; True when it meant something."""
        del event
        return False

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        button = self.enter_button
        self._guard.update(dt)
        tells = self._told > 0 or self.enter_button is not button
        self._told = max(0.0, self._told - dt) if self.group.focused is None else 0.0
        return self.group.update(dt) or tells

    def paint(self, target: pygame.Surface) -> None:
        """Draw the sheet and what is not a control."""

    def paint_over(self, target: pygame.Surface) -> None:
        """Draw what lies over the controls."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything."""
        self.paint(target)
        self.group.draw(target)
        if (button := self.enter_button) is not None:
            button.draw_focus(target)
        self.paint_over(target)
        if self._told > 0:
            draw_keys_tag(target, self.kit, self._foot)

    @property
    def _foot(self) -> tuple[int, int]:
        """The centre of the tag about keys: below the sheet, or on its edge above the hand."""
        x, edge = self.rect.midbottom
        high = self.kit.fonts.line("small") + self.kit.scale.px(24)
        end = self.kit.scale.height - self.kit.scale.rim if self.covers_table else self.layout.hand_rect.top
        return x, edge + high // 2 if edge + high <= end else edge
