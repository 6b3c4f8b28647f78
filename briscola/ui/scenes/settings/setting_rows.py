"""A setting as a row: label, sentence, control; and the kinds of rows there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame

from briscola.i18n.text import _
from briscola.storage.settings import SIZES
from briscola.ui.layout.metrics import allowed
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host
from briscola.ui.scenes.settings.setters import Change, sets_one_of
from briscola.ui.widgets import Button, Segments, Slider, Stepper, Widget

LEAST_PART = 48
"""Minimum width of a part of a toggle in px."""
PERCENT_FROM = 120
"""Minimum width in px at which a slider also shows its value in per cent."""
LINES = 2
"""Maximum lines of a label."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SettingRow:
    """One setting: a label at the left, its control at the right end."""

    label: str
    sentence: str
    """Explanation, shown at the foot of the page while one looks at the row."""
    widths: Sequence[int]
    """Widths in px that the control may have, best first; the last always works."""
    make: Callable[[pygame.Rect], Sequence[Widget]]

    def fitted(self, kit: Kit, width: int) -> int:
        """The best width in px of the control in a row this wide that leaves room for the label."""
        gap = kit.scale.px(20)
        return next((w for w in self.widths if _stands(kit, self.label, width - w - gap)), self.widths[-1])

    def fits(self, kit: Kit, width: int) -> bool:
        """True if label and control stand side by side in a row this wide."""
        return _stands(kit, self.label, width - self.fitted(kit, width) - kit.scale.px(20))


class SettingGroup(NamedTuple):
    """Rows under a heading."""

    title: str
    rows: Sequence[SettingRow]


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

    return SettingRow(label=label, sentence=sentence, widths=widths, make=alone)


def _toggle_width(kit: Kit, words: Sequence[str]) -> int:
    return max(Segments.width_for(kit, words), LEAST_PART * len(words), kit.scale.px(180))


def toggle(app: Host, change: Change, label: str, sentence: str, field: str, name: str) -> SettingRow:
    """A setting that is on or off."""
    on = bool(getattr(app.settings, field))
    return yes_or_no(app.kit, label, sentence, name, on, sets_one_of(change, field, (True, False)))


def yes_or_no(
    kit: Kit, label: str, sentence: str, name: str, on: bool, chosen: Callable[[int], None]
) -> SettingRow:
    """A row with a switch, which calls `chosen` (0: yes)."""
    words = [_("yes"), _("no")]
    control = partial(Segments, kit, labels=words, index=0 if on else 1, on_change=chosen, name=name)
    return control_row(label, sentence, (_toggle_width(kit, words),), control)


def choice(
    app: Host,
    change: Change,
    label: str,
    sentence: str,
    words: Sequence[str],
    field: str,
    values: Sequence[str],
) -> SettingRow:
    """A choice with its words side by side if they fit beside the label, else one at a time."""
    kit, index = app.kit, values.index(getattr(app.settings, field))
    whole, chosen = Segments.width_for(kit, words), sets_one_of(change, field, values)

    def make(rect: pygame.Rect) -> Sequence[Widget]:
        if rect.width < whole:
            return (Stepper(kit, rect, words, index, chosen, wrap=False, name=field),)
        return (Segments(kit, rect, words, index, chosen, name=field),)

    widths = (whole + kit.scale.px(40), whole, Stepper.width_for(kit, words))
    return SettingRow(label=label, sentence=sentence, widths=widths, make=make)


def page(kit: Kit, label: str, sentence: str, opens: Callable[[], None], *, name: str) -> SettingRow:
    """A row whose button opens a page of its own."""
    words = _("Choose…")
    button = partial(Button, kit, text=words, on_press=opens, name=name, on_paper=True)
    return control_row(label, sentence, (Button.width_for(kit, words),), button)


def loudness(
    app: Host,
    change: Change,
    label: str,
    sentence: str,
    volume: str,
    name: str,
    on: bool,
    turn: Callable[[int], None],
) -> SettingRow:
    """A row with a switch, which calls `turn` (0: on), and a slider for the setting `volume`."""
    kit, words = app.kit, [_("on"), _("off")]
    switch, gap = _toggle_width(kit, words), kit.scale.px(16)

    def louder(value: float) -> None:
        change(**{volume: value})
        app.click("tick")

    def percent(value: float) -> str:
        return percent_text(round(value * 100))

    def make(rect: pygame.Rect) -> Sequence[Widget]:
        left = pygame.Rect(rect.x, rect.y, rect.width - switch - gap, rect.height)
        right = pygame.Rect(rect.right - switch, rect.y, switch, rect.height)
        return (
            Slider(
                kit,
                left,
                getattr(app.settings, volume),
                louder,
                step=0.05,
                show=percent if left.width >= PERCENT_FROM else None,
                name=volume,
            ),
            Segments(kit, right, words, 0 if on else 1, turn, name=name),
        )

    likes = (kit.scale.px(300), max(PERCENT_FROM, kit.scale.px(190)), 88)
    widths = [switch + gap + like for like in likes]
    return SettingRow(label=label, sentence=sentence, widths=widths, make=make)


def percent_text(percent: int) -> str:
    """A percentage in the current language."""
    return _("{percent}%").format(percent=percent)


def size_row(app: Host, change: Change, label: str, sentence: str, field: str) -> SettingRow:
    """A size in per cent; those for which the window has no room are not offered."""
    kit, chosen = app.kit, getattr(app.settings, field)
    offered = [size for size in SIZES if allowed(app.size, size / 100) == size / 100]
    index = max((at for at, size in enumerate(offered) if size <= chosen), default=0)
    words = [percent_text(size) for size in offered]
    takes = sets_one_of(change, field, offered)
    if len(offered) < len(SIZES) and index == len(offered) - 1:
        sentence = sentence + " " + _("This is as much as this window allows.")
    control = partial(Stepper, kit, values=words, index=index, on_change=takes, wrap=False, name=field)
    narrow = Stepper.width_for(kit, words)
    return control_row(label, sentence, (max(narrow, kit.scale.px(260)), narrow), control)
