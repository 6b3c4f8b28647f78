"""The rows for hearing and for hands: speech, sounds that tell, times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from briscola.i18n import text
from briscola.i18n.question_key_words import keys_title
from briscola.i18n.speech_words import no_voice
from briscola.i18n.text import _
from briscola.storage.settings.settings import KEY_REPEATS, READING_TIMES, SPEECHES, TELLING
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.settings.question_keys_sheet import QuestionKeys, VoiceSheet, voice_title
from briscola.ui.scenes.settings.setters import Change, sets_one_of
from briscola.ui.scenes.settings.setting_rows import (
    ON_OFF,
    Columns,
    FieldRows,
    SettingGroup,
    SettingRow,
    control_row,
    percent_text,
)
from briscola.ui.widgets.choice import Segments


def ear_and_hand_title() -> str:
    """Title of the page for ears and hands, also used for links to it."""
    return _("Speech, sounds and time")


def ear_and_hand_columns(app: Host, change: Change) -> Columns:
    """Settings of what is heard, and of how quick hands have to be."""
    rows = FieldRows(app, change)
    return (
        (SettingGroup(_("Speech"), _speech(rows)),),
        (SettingGroup(_("Sounds"), _telling_sounds(rows)), SettingGroup(_("Time"), _times(rows))),
    )


def _speech(rows: FieldRows) -> Sequence[SettingRow]:
    app, kit = rows.app, rows.kit
    silent = rows.now("speech") == "on" and not app.speaker.found.name
    spoken = _("Everything is said aloud, by a screen reader if one runs, else by a voice. F2 does the same.")
    words = [_("more"), _("less")]
    amount = partial(
        Segments,
        kit,
        labels=words,
        index=0 if rows.now("speech_full") else 1,
        on_change=sets_one_of(rows.change, "speech_full", ON_OFF),
        name="speech_full",
    )
    voices = rows.page(
        "voice",
        voice_title(),
        _("The voice of this computer that speaks, if it has more than one."),
        opener(app, VoiceSheet),
    )
    return [
        rows.choice(
            "speech",
            _("Say everything"),
            f"{spoken} {no_voice()}" if silent else spoken,
            [_("with a reader"), _("yes"), _("no")],
            SPEECHES,
        ),
        rows.slider(
            "speech_rate",
            _("Speed of the voice"),
            _("100% is the speed that the voice has by itself."),
            0,
            100,
            step=5,
            show=lambda value: percent_text(50 + round(value)),
        ),
        control_row(
            _("How much is said"),
            _("“More” also says what each thing is, its place among others, and what it is for."),
            (max(Segments.width_for(kit, words), kit.scale.px(260)), Segments.width_for(kit, words)),
            amount,
        ),
        *([voices] if app.speaker.found.voices else []),
        rows.page(
            "question-keys",
            keys_title(),
            _("One key each asks whose turn it is, what is trumps, what lies there. Here you change them."),
            opener(app, QuestionKeys),
        ),
    ]


def _telling_sounds(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.choice(
            "sounds_tell",
            _("Sounds that tell"),
            _("Trumps, aces and threes, signs, your turn and the last card drawn have sounds of their own."),
            [_("with speech"), _("always"), _("never")],
            TELLING,
        ),
        rows.toggle(
            "suit_tones",
            _("A tone for each suit"),
            _("Each card sounds with its suit: coins a string, cups a bell, swords a reed, batons wood."),
        ),
    ]


def _times(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.stepper(
            "reading_time",
            _("Words and signs stay"),
            _("How long captions, remarks and signs can be read before they go, as a multiple."),
            [_("as usual"), *(_("{n} times").format(n=round(by)) for by in READING_TIMES[1:])],
            READING_TIMES,
        ),
        rows.stepper(
            "key_repeat",
            _("A key held down repeats after"),
            _("How long you hold an arrow until it goes on by itself."),
            [_("never") if delay == 0 else _seconds(delay / 1000) for delay in KEY_REPEATS],
            KEY_REPEATS,
        ),
        rows.slider(
            "hold_time",
            _("Hold a finger for help"),
            _("Keep a finger on a thing for this long and the game says what it is, and nothing is pressed."),
            0.3,
            3.0,
            step=0.05,
            show=_seconds,
        ),
        rows.slider(
            "sheet_wait",
            _("New sheets ignore presses for"),
            _(
                "A sheet that opens by itself ignores presses for this long: "
                "they may have been meant for the table."
            ),
            0.2,
            3.0,
            step=0.1,
            show=_seconds,
        ),
    ]


def _seconds(value: float) -> str:
    return _("{seconds} s").format(seconds=text.number(value, 2 if round(value * 100) % 10 else 1))
