"""The settings as rows in two groups: the game, and the person and computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from briscola.client.person_habits import learns
from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import _
from briscola.storage.settings import INDICES, SPEEDS
from briscola.ui.render.fonts import unbroken
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Host
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.widgets import Button, Dropdown, Segments, Slider, Stepper, TextField, Widget

Change = Callable[..., None]
"""Function that changes settings, given as keyword arguments."""
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
    s = app.settings

    def toggle(label: str, field: str, name: str) -> SettingRow:
        on = bool(getattr(s, field))
        return _toggle(app.kit, label, name, on, lambda yes: change(**{field: yes}))

    return [
        _slider(
            app.kit,
            _("A full trick stays"),
            lambda r: Slider(
                app.kit,
                r,
                s.trick_pause,
                lambda v: change(trick_pause=v),
                low=0.5,
                high=4.0,
                step=0.1,
                show=lambda v: _("{seconds} s").format(seconds=text.number(v, 1)),
                name="pause",
            ),
        ),
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
    return [
        SettingRow(
            label=_("Your name"),
            widths=boxes,
            make=lambda r: (
                TextField(kit, r, s.player, lambda v: change(player=v), hint=_("You"), name="player"),
            ),
        ),
        _door(kit, own_signs_name(), lambda: app.push(OwnSigns(app)), name="own-signs"),
        SettingRow(
            label=_("Language"),
            widths=boxes,
            make=lambda r: (
                Dropdown(
                    kit,
                    r,
                    [LANGUAGES[c].name for c in codes],
                    codes.index(text.language()),
                    lambda at: change(language=codes[at]),
                    name="language",
                ),
            ),
        ),
        *_sounds(app, change),
        _choice(
            kit,
            _("Speed"),
            [_("calm"), _("normal"), _("quick"), _("none")],
            SPEEDS.index(s.speed),
            lambda at: change(speed=SPEEDS[at]),
            name="speed",
        ),
        _toggle(kit, _("Little motion"), "motion", s.reduced_motion, lambda yes: change(reduced_motion=yes)),
        _choice(
            kit,
            _("Numbers on the cards"),
            [_("full hands"), _("always"), _("never")],
            INDICES.index(s.indices),
            lambda at: change(indices=INDICES[at]),
            name="indices",
        ),
        _toggle(kit, _("Cards look printed"), "printed", s.printed, lambda yes: change(printed=yes)),
        _toggle(kit, _("Full screen"), "fullscreen", s.fullscreen, lambda _yes: app.toggle_fullscreen()),
    ]


def _yes_no() -> list[str]:
    return [_("yes"), _("no")]


def _toggle_width(kit: Kit, words: Sequence[str]) -> int:
    return max(Segments.width_for(kit, words), LEAST_PART * len(words), kit.scale.px(180))


def _toggle(kit: Kit, label: str, name: str, on: bool, chosen: Callable[[bool], None]) -> SettingRow:
    return SettingRow(
        label=label,
        widths=(_toggle_width(kit, _yes_no()),),
        make=lambda r: (Segments(kit, r, _yes_no(), 0 if on else 1, lambda at: chosen(at == 0), name=name),),
    )


def _choice(
    kit: Kit, label: str, words: list[str], index: int, chosen: Callable[[int], None], *, name: str
) -> SettingRow:
    """A choice with its words side by side if they fit beside the label, else one at a time."""
    whole = Segments.width_for(kit, words)

    def make(rect: pygame.Rect) -> Sequence[Widget]:
        if rect.width < whole:
            return (Stepper(kit, rect, words, index, chosen, wrap=False, name=name),)
        return (Segments(kit, rect, words, index, chosen, name=name),)

    return SettingRow(
        label=label, widths=(whole + kit.scale.px(40), whole, Stepper.width_for(kit, words)), make=make
    )


def _door(kit: Kit, label: str, opens: Callable[[], None], *, name: str) -> SettingRow:
    """A row whose button opens a page of its own."""
    words = _("Choose…")
    return SettingRow(
        label=label,
        widths=(Button.width_for(kit, words),),
        make=lambda r: (Button(kit, r, words, opens, name=name, on_paper=True),),
    )


def _slider(kit: Kit, label: str, make: Callable[[pygame.Rect], Slider]) -> SettingRow:
    return SettingRow(
        label=label, widths=(kit.scale.px(330), max(150, kit.scale.px(250))), make=lambda r: (make(r),)
    )


def _sounds(app: Host, change: Change) -> Sequence[SettingRow]:
    """Loudness of the cards, the room round the table and the mandolin."""
    s = app.settings
    return [
        _loudness(
            app, change, _("Sound"), "volume", "sound", on=not s.mute, turn=lambda on: change(mute=not on)
        ),
        _loudness(app, change, _("Room"), "room_volume", "room", on=s.room, turn=lambda on: change(room=on)),
        _loudness(
            app, change, _("Music"), "music_volume", "music", on=s.music, turn=lambda on: change(music=on)
        ),
    ]


def _loudness(
    app: Host, change: Change, label: str, volume: str, name: str, *, on: bool, turn: Callable[[bool], None]
) -> SettingRow:
    """A row with a switch and a slider: `turn` sets the first, the setting `volume` the second."""
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
            Segments(kit, right, words, 0 if on else 1, lambda at: turn(at == 0), name=name),
        )

    likes = (kit.scale.px(300), max(PERCENT_FROM, kit.scale.px(190)), 88)
    return SettingRow(label=label, widths=[switch + gap + like for like in likes], make=make)
