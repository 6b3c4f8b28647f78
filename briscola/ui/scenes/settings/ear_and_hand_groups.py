"""The rows for hearing and for hands: speech, sounds that tell, times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from briscola.i18n import text
from briscola.i18n.question_key_words import keys_title
from briscola.i18n.speech_words import no_voice
from briscola.i18n.text import _
from briscola.storage.settings import KEY_REPEATS, READING_TIMES, SPEECHES, TELLING
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.question_keys_sheet import QuestionKeys, VoiceSheet, voice_title
from briscola.ui.scenes.settings.setters import Change, sets, sets_one_of
from briscola.ui.scenes.settings.setting_rows import (
    Columns,
    SettingGroup,
    SettingRow,
    choice,
    control_row,
    page,
    percent_text,
    toggle,
)
from briscola.ui.widgets import Segments, Slider, Stepper


def ear_and_hand_title() -> str:
    """Title of the page, also used for links to it."""
    return _("Speech, sounds and time")


def ear_and_hand_columns(app: Host, change: Change) -> Columns:
    """Settings of what is heard, and of how quick hands have to be."""
    return (
        (SettingGroup(_("Speech"), _speech(app, change)),),
        (SettingGroup(_("Sounds"), _sounds(app, change)), SettingGroup(_("Time"), _times(app, change))),
    )


def _speech(app: Host, change: Change) -> Sequence[SettingRow]:
    kit, s = app.kit, app.settings
    silent = s.speech == "on" and not app.speaker.found.name
    spoken = _("Everything is said aloud, by a screen reader if one runs, else by a voice. F2 does the same.")
    speed = partial(
        Slider,
        kit,
        value=s.speech_rate,
        on_change=lambda value: change(speech_rate=round(value)),
        low=0,
        high=100,
        step=5,
        show=_speed_text,
        name="speech_rate",
    )
    words = [_("more"), _("less")]
    amount = partial(
        Segments,
        kit,
        labels=words,
        index=0 if s.speech_full else 1,
        on_change=sets_one_of(change, "speech_full", (True, False)),
        name="speech_full",
    )
    voices = page(
        kit,
        voice_title(),
        _("The voice of this computer that speaks, if it has more than one."),
        opener(app, VoiceSheet),
        name="voice",
    )
    return [
        choice(
            app,
            change,
            _("Say everything"),
            f"{spoken} {no_voice()}" if silent else spoken,
            [_("with a reader"), _("yes"), _("no")],
            "speech",
            SPEECHES,
        ),
        control_row(
            _("Speed of the voice"),
            _("100% is the speed that the voice has by itself."),
            (kit.scale.px(330), max(150, kit.scale.px(250))),
            speed,
        ),
        control_row(
            _("How much is said"),
            _("“More” also says what each thing is, its place among others, and what it is for."),
            (max(Segments.width_for(kit, words), kit.scale.px(260)), Segments.width_for(kit, words)),
            amount,
        ),
        *([voices] if app.speaker.found.voices else []),
        page(
            kit,
            keys_title(),
            _("One key each asks whose turn it is, what is trumps, what lies there. Here you change them."),
            opener(app, QuestionKeys),
            name="question-keys",
        ),
    ]


def _sounds(app: Host, change: Change) -> Sequence[SettingRow]:
    return [
        choice(
            app,
            change,
            _("Sounds that tell"),
            _("Trumps, aces and threes, signs, your turn and the last card drawn have sounds of their own."),
            [_("with speech"), _("always"), _("never")],
            "sounds_tell",
            TELLING,
        ),
        toggle(
            app,
            change,
            _("A tone for each suit"),
            _("Each card sounds with its suit: coins a string, cups a bell, swords a reed, batons wood."),
            "suit_tones",
            "suit_tones",
        ),
    ]


def _times(app: Host, change: Change) -> Sequence[SettingRow]:
    kit, s = app.kit, app.settings
    delays = [_("never") if delay == 0 else _seconds(delay / 1000) for delay in KEY_REPEATS]
    at = max(at for at, delay in enumerate(KEY_REPEATS) if delay <= s.key_repeat)
    wide = Stepper.width_for(kit, delays)
    repeats = partial(
        Stepper,
        kit,
        values=delays,
        index=at,
        on_change=sets_one_of(change, "key_repeat", KEY_REPEATS),
        wrap=False,
        name="key_repeat",
    )
    widths = (kit.scale.px(330), max(150, kit.scale.px(250)))
    slider = partial(Slider, kit, high=3.0, show=_seconds)
    hold = partial(
        slider, value=s.hold_time, on_change=sets(change, "hold_time"), low=0.3, step=0.05, name="hold_time"
    )
    wait = partial(
        slider, value=s.sheet_wait, on_change=sets(change, "sheet_wait"), low=0.2, step=0.1, name="sheet_wait"
    )
    factors = [_("as usual"), *(_("{n} times").format(n=round(by)) for by in READING_TIMES[1:])]
    at_factor = max(at for at, by in enumerate(READING_TIMES) if by <= s.reading_time)
    stay = Stepper.width_for(kit, factors)
    reading = partial(
        Stepper,
        kit,
        values=factors,
        index=at_factor,
        on_change=sets_one_of(change, "reading_time", READING_TIMES),
        wrap=False,
        name="reading_time",
    )
    return [
        control_row(
            _("Words and signs stay"),
            _("How long captions, remarks and signs can be read before they go, as a multiple."),
            (max(stay, kit.scale.px(260)), stay),
            reading,
        ),
        control_row(
            _("A held key repeats after"),
            _("How long you hold an arrow until it goes on by itself."),
            (max(wide, kit.scale.px(260)), wide),
            repeats,
        ),
        control_row(
            _("A resting finger asks after"),
            _("A finger that stays so long on something is told what it is, and presses nothing."),
            widths,
            hold,
        ),
        control_row(
            _("A new sheet waits"),
            _("A sheet that opens by itself takes no press before: it may have been meant for the table."),
            widths,
            wait,
        ),
    ]


def _speed_text(value: float) -> str:
    return percent_text(50 + round(value))


def _seconds(value: float) -> str:
    return _("{seconds} s").format(seconds=text.number(value, 2 if round(value * 100) % 10 else 1))
