"""The settings as rows in two groups: the game, and the person and computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from briscola.client.person_habits import learns
from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import _
from briscola.storage.settings import INDICES, SPEEDS
from briscola.ui.render.fonts import unbroken
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.scenes.settings.setters import Change, sets, sets_one_of
from briscola.ui.widgets import Button, Dropdown, Segments, Slider, Stepper, TextField, Widget

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
    widths: Sequence[int]
    """Widths in px that the control may have, best first; the last always works."""
    make: Callable[[pygame.Rect], Sequence[Widget]]

    def fitted(self, kit: Kit, width: int) -> int:
        """The best width in px of the control in a row this wide that leaves room for the label."""
        gap = kit.scale.px(20)
        return next((w for w in self.widths if _stands(kit, self.label, width - w - gap)), self.widths[-1])


def _stands(kit: Kit, label: str, room: int) -> bool:
    """True if a label fits a width in px without breaking a word."""
    if any(kit.fonts.width(word, "body") > room for word in unbroken(label)):
        return False
    return len(kit.fonts.wrap(label, "body", room)) <= LINES


def game_rows(app: Host, change: Change) -> Sequence[SettingRow]:
    """The settings of the play and its explanations."""
    toggle = partial(_toggle, app, change)
    pause = partial(
        Slider,
        app.kit,
        value=app.settings.trick_pause,
        on_change=sets(change, "trick_pause"),
        low=0.5,
        high=4.0,
        step=0.1,
        show=_seconds,
        name="pause",
    )
    return [
        _row(_("A full trick stays"), (app.kit.scale.px(330), max(150, app.kit.scale.px(250))), pause),
        toggle(_("Count the points"), "live_points", "points"),
        toggle(_("Say why a card wins"), "show_reason", "reason"),
        toggle(_("Explain the signs"), "explain_signs", "signs"),
        toggle(_("Small talk"), "small_talk", "talk"),
        toggle(_("Hints"), "hints", "hints"),
        *([toggle(_("The maestro learns your habits"), "learn_habits", "habits")] if learns() else []),
        toggle(_("Train counting"), "counting", "counting"),
        toggle(_("Choices may be taken back"), "undo", "undo"),
        toggle(_("Cut the pack for me"), "cut_for_me", "cut"),
    ]


def computer_rows(app: Host, change: Change) -> Sequence[SettingRow]:
    """The settings of the person and this computer: name, language, picture, sound."""
    kit, s = app.kit, app.settings
    codes = list(text.available())
    boxes = (kit.scale.px(330), max(190, kit.scale.px(260)), 150)
    toggle, choice = partial(_toggle, app, change), partial(_choice, app, change)
    name = partial(
        TextField, kit, text=s.player, on_change=sets(change, "player"), hint=_("You"), name="player"
    )
    languages = partial(
        Dropdown,
        kit,
        values=[LANGUAGES[code].name for code in codes],
        index=codes.index(text.language()),
        on_change=sets_one_of(change, "language", codes),
        name="language",
    )
    speeds = [_("calm"), _("normal"), _("quick"), _("none")]
    numbers = [_("full hands"), _("always"), _("never")]
    return [
        _row(_("Your name"), boxes, name),
        _page(kit, own_signs_name(), opener(app, OwnSigns), name="own-signs"),
        _row(_("Language"), boxes, languages),
        *_sounds(app, change),
        choice(_("Speed"), speeds, "speed", SPEEDS),
        toggle(_("Little motion"), "reduced_motion", "motion"),
        choice(_("Numbers on the cards"), numbers, "indices", INDICES),
        toggle(_("Cards look printed"), "printed", "printed"),
        _yes_or_no(kit, _("Full screen"), "fullscreen", s.fullscreen, partial(_fill_screen, app)),
    ]


def _row(label: str, widths: Sequence[int], make: Callable[[pygame.Rect], Widget]) -> SettingRow:
    """A row with a single control."""

    def alone(rect: pygame.Rect) -> Sequence[Widget]:
        return (make(rect),)

    return SettingRow(label=label, widths=widths, make=alone)


def _fill_screen(app: Host, _index: int) -> None:
    app.toggle_fullscreen()


def _seconds(value: float) -> str:
    return _("{seconds} s").format(seconds=text.number(value, 1))


def _yes_no() -> list[str]:
    return [_("yes"), _("no")]


def _toggle_width(kit: Kit, words: Sequence[str]) -> int:
    return max(Segments.width_for(kit, words), LEAST_PART * len(words), kit.scale.px(180))


def _toggle(app: Host, change: Change, label: str, field: str, name: str) -> SettingRow:
    """A setting that is on or off."""
    on = bool(getattr(app.settings, field))
    return _yes_or_no(app.kit, label, name, on, sets_one_of(change, field, (True, False)))


def _yes_or_no(kit: Kit, label: str, name: str, on: bool, chosen: Callable[[int], None]) -> SettingRow:
    words = _yes_no()
    control = partial(Segments, kit, labels=words, index=0 if on else 1, on_change=chosen, name=name)
    return _row(label, (_toggle_width(kit, words),), control)


def _choice(
    app: Host, change: Change, label: str, words: list[str], field: str, values: Sequence[str]
) -> SettingRow:
    """A choice with its words side by side if they fit beside the label, else one at a time."""
    kit, index = app.kit, values.index(getattr(app.settings, field))
    whole, chosen = Segments.width_for(kit, words), sets_one_of(change, field, values)

    def make(rect: pygame.Rect) -> Sequence[Widget]:
        if rect.width < whole:
            return (Stepper(kit, rect, words, index, chosen, wrap=False, name=field),)
        return (Segments(kit, rect, words, index, chosen, name=field),)

    return SettingRow(
        label=label, widths=(whole + kit.scale.px(40), whole, Stepper.width_for(kit, words)), make=make
    )


def _page(kit: Kit, label: str, opens: Callable[[], None], *, name: str) -> SettingRow:
    """A row whose button opens a page of its own."""
    words = _("Choose…")
    button = partial(Button, kit, text=words, on_press=opens, name=name, on_paper=True)
    return _row(label, (Button.width_for(kit, words),), button)


def _sounds(app: Host, change: Change) -> Sequence[SettingRow]:
    """Loudness of the cards, the room round the table and the mandolin."""
    s, on_off = app.settings, (True, False)
    return [
        _loudness(
            app, change, _("Sound"), "volume", "sound", not s.mute, sets_one_of(change, "mute", (False, True))
        ),
        _loudness(app, change, _("Room"), "room_volume", "room", s.room, sets_one_of(change, "room", on_off)),
        _loudness(
            app, change, _("Music"), "music_volume", "music", s.music, sets_one_of(change, "music", on_off)
        ),
    ]


def _loudness(
    app: Host, change: Change, label: str, volume: str, name: str, on: bool, turn: Callable[[int], None]
) -> SettingRow:
    """A row with a switch, which calls `turn` (0: on), and a slider for the setting `volume`."""
    kit, words = app.kit, [_("on"), _("off")]
    switch, gap = _toggle_width(kit, words), kit.scale.px(16)

    def louder(value: float) -> None:
        change(**{volume: value})
        app.click("tick")

    def percent(value: float) -> str:
        return _("{percent}%").format(percent=round(value * 100))

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
    return SettingRow(label=label, widths=[switch + gap + like for like in likes], make=make)
