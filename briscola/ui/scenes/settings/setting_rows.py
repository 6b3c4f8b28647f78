"""A setting as a row: label, sentence, control; and the kinds of rows there are, bound to a field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from briscola.i18n.text import _
from briscola.storage.settings.settings import SIZES
from briscola.ui.layout.window.metrics import allowed
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.settings.setters import Change, sets_one_of
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice import Segments, Stepper
from briscola.ui.widgets.slider import Slider
from briscola.ui.widgets.widget import Widget

LEAST_PART = 48
"""Minimum width of a part of a toggle in px."""
PERCENT_FROM = 120
"""Minimum width in px at which a slider also shows its value in per cent."""
ON_OFF = (True, False)
LINES = 2
"""Maximum lines of a label."""
BESIDE = 20
"""Distance in px at 1080 between a label and its control."""
HEIGHT, LEAST_HEIGHT = 82, 47
"""Usual height of a row at 1080, and its least one in px: what a finger needs, and the frame of a focus."""
APART = 24
"""Distance in px at 1080 between two groups, where there is room."""


class SettingRow(SheetPart):
    """One setting: a label at the left, its control at the right end."""

    def __init__(
        self,
        label: str,
        sentence: str,
        widths: Sequence[int],
        make: Callable[[pygame.Rect], Sequence[Widget]],
        *,
        tall: int = 1,
    ) -> None:
        """`sentence` is its explanation; `tall`: as high as so many rows.

        `widths` in px that the control may have, best first; the last always works.
        """
        self.label, self.sentence, self._widths, self._make, self._tall = label, sentence, widths, make, tall

    def add_to(self, column: TextColumn) -> None:
        kit, wide = column.kit, self.fitted(column.kit, column.width)
        words = column.inside(column.width - wide - kit.scale.px(BESIDE))
        words.text(self.label, "body", INK)
        words.read, words.seen = [], []  # its control says it
        high = max(column.room(HEIGHT), LEAST_HEIGHT) * self._tall
        control = column.inside(wide)
        control.height = high - max(6, kit.scale.px(8))
        if self._tall == 1:
            control.height = min(control.height, kit.scale.target(52))
        for made in self._make(pygame.Rect(0, 0, wide, control.height)):
            control.place(made.called(self.label, self.sentence))
        column.beside([(0, words), (column.width - wide, control)], least=high)

    def fitted(self, kit: Kit, width: int) -> int:
        """The best width in px of the control in a row this wide that leaves room for the label."""
        gap = kit.scale.px(BESIDE)
        return next((w for w in self._widths if _stands(kit, self.label, width - w - gap)), self._widths[-1])

    def fits(self, kit: Kit, width: int) -> bool:
        """True if label and control stand side by side in a row this wide."""
        return _stands(kit, self.label, width - self.fitted(kit, width) - kit.scale.px(BESIDE))


class SettingGroup(SheetPart):
    """Rows under a heading."""

    def __init__(self, title: str, rows: Sequence[SettingRow]) -> None:
        self.title, self.rows = title, rows

    def add_to(self, column: TextColumn) -> None:
        if column.height:
            column.height += column.give(column.kit.scale.px(APART), 0)
        column.title(self.title)
        column.put(*self.rows)


Columns = Sequence[Sequence[SettingGroup]]
"""Groups below each other, in columns side by side."""


def _stands(kit: Kit, label: str, room: int) -> bool:
    """True if a label fits a width in px without breaking a word."""
    if not kit.fonts.whole(label, "body", room):
        return False
    return len(kit.fonts.wrap(label, "body", room)) <= LINES


def control_row(
    label: str, sentence: str, widths: Sequence[int], make: Callable[[pygame.Rect], Widget]
) -> SettingRow:
    """A row with a single control."""

    def alone(rect: pygame.Rect) -> Sequence[Widget]:
        return (make(rect),)

    return SettingRow(label, sentence, widths, alone)


def percent_text(percent: int) -> str:
    """A percentage in the current language."""
    return _("{percent}%").format(percent=percent)


def _toggle_width(kit: Kit, words: Sequence[str]) -> int:
    return max(Segments.width_for(kit, words), LEAST_PART * len(words), kit.scale.px(180))


class FieldRows:
    """Makes rows that show and change a field of the settings; its control bears the field's name."""

    def __init__(self, app: Host, change: Change) -> None:
        self.app, self.kit, self.change = app, app.kit, change

    def now(self, field: str) -> Any:
        """Value of a field."""
        return getattr(self.app.settings, field)

    def toggle(self, field: str, label: str, sentence: str) -> SettingRow:
        """A setting that is on or off."""
        return self.switch(field, label, sentence, self.now(field), sets_one_of(self.change, field, ON_OFF))

    def switch(
        self, name: str, label: str, sentence: str, on: bool, chosen: Callable[[int], None]
    ) -> SettingRow:
        """A row with a switch, which calls `chosen` (0: yes)."""
        words = [_("yes"), _("no")]
        make = partial(Segments, self.kit, labels=words, index=0 if on else 1, on_change=chosen, name=name)
        return control_row(label, sentence, (_toggle_width(self.kit, words),), make)

    def choice(
        self, field: str, label: str, sentence: str, words: Sequence[str], values: Sequence[object]
    ) -> SettingRow:
        """A choice with its words side by side if they fit beside the label, else one at a time."""
        kit, index = self.kit, values.index(self.now(field))
        whole, chosen = Segments.width_for(kit, words), sets_one_of(self.change, field, values)

        def make(rect: pygame.Rect) -> Sequence[Widget]:
            if rect.width < whole:
                return (Stepper(kit, rect, words, index, chosen, wrap=False, name=field),)
            return (Segments(kit, rect, words, index, chosen, name=field),)

        widths = (whole + kit.scale.px(40), whole, Stepper.width_for(kit, words))
        return SettingRow(label, sentence, widths, make)

    def stepper(
        self, field: str, label: str, sentence: str, words: Sequence[str], values: Sequence[float]
    ) -> SettingRow:
        """Steps through rising `values`; it begins with the last that is not beyond the present one."""
        kit, chosen = self.kit, sets_one_of(self.change, field, values)
        at = max((at for at, value in enumerate(values) if value <= self.now(field)), default=0)
        make = partial(Stepper, kit, values=words, index=at, on_change=chosen, wrap=False, name=field)
        narrow = Stepper.width_for(kit, words)
        return control_row(label, sentence, (max(narrow, kit.scale.px(260)), narrow), make)

    def size(self, field: str, label: str, sentence: str) -> SettingRow:
        """A size in per cent; those for which the window has no room are not offered."""
        offered = [size for size in SIZES if allowed(self.app.size, size / 100) == size / 100]
        if len(offered) < len(SIZES) and self.now(field) >= offered[-1]:
            sentence = sentence + " " + _("This is as much as this window allows.")
        return self.stepper(field, label, sentence, list(map(percent_text, offered)), offered)

    def slider(
        self,
        field: str,
        label: str,
        sentence: str,
        low: float,
        high: float,
        *,
        step: float,
        show: Callable[[float], str],
    ) -> SettingRow:
        """A number; `show` puts it in words."""
        value, change = self.now(field), self.change
        whole = isinstance(value, int)

        def take(to: float) -> None:
            change(**{field: round(to) if whole else to})

        make = partial(
            Slider,
            self.kit,
            value=value,
            on_change=take,
            low=low,
            high=high,
            step=step,
            show=show,
            name=field,
        )
        scale = self.kit.scale
        return control_row(label, sentence, (scale.px(330), max(150, scale.px(250))), make)

    def page(self, name: str, label: str, sentence: str, opens: Callable[[], None]) -> SettingRow:
        """A row whose button opens a page of its own."""
        words = _("Choose…")
        button = partial(Button, self.kit, text=words, on_press=opens, name=name, on_paper=True)
        return control_row(label, sentence, (Button.width_for(self.kit, words),), button)

    def loudness(
        self, volume: str, switch: str, label: str, sentence: str, *, heard: bool = True
    ) -> SettingRow:
        """A slider for the field `volume`, and a switch for the field that is `heard` if it sounds."""
        kit, words, change = self.kit, [_("on"), _("off")], self.change
        wide, gap = _toggle_width(kit, words), kit.scale.px(16)
        turn = sets_one_of(change, switch, (heard, not heard))

        def louder(value: float) -> None:
            change(**{volume: value})
            self.app.click("tick")

        def percent(value: float) -> str:
            return percent_text(round(value * 100))

        def make(rect: pygame.Rect) -> Sequence[Widget]:
            left = pygame.Rect(rect.x, rect.y, rect.width - wide - gap, rect.height)
            right = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
            show = percent if left.width >= PERCENT_FROM else None
            off = 0 if self.now(switch) == heard else 1
            return (
                Slider(kit, left, self.now(volume), louder, step=0.05, show=show, name=volume),
                Segments(kit, right, words, off, turn, name=switch),
            )

        likes = (kit.scale.px(300), max(PERCENT_FROM, kit.scale.px(190)), 88)
        widths = [wide + gap + like for like in likes]
        return SettingRow(label, sentence, widths, make)
