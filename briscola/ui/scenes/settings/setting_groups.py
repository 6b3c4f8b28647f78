"""The groups of settings: eleven rows under what one wants, and the others, which *More* shows one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from briscola.client.person_habits import learns
from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.meeting_words import meeting_points_title
from briscola.i18n.own_deck_words import own_decks_title
from briscola.i18n.text import _
from briscola.storage.settings import INDICES, MOTIONS, SPEEDS
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.scenes.settings.ear_and_hand_groups import ear_and_hand_title
from briscola.ui.scenes.settings.setters import Change, sets, sets_one_of
from briscola.ui.scenes.settings.setting_rows import (
    Columns,
    SettingGroup,
    SettingRow,
    choice,
    control_row,
    loudness,
    page,
    size_row,
    toggle,
    yes_or_no,
)
from briscola.ui.widgets import Dropdown, Slider, TextField

ON_OFF = (True, False)


def first_columns(app: Host, change: Change, hearing: Callable[[], None]) -> Columns:
    """The rows that most people want; `hearing` opens the page for hearing and hands."""
    return (
        (
            SettingGroup(_("Language"), [_language(app, change)]),
            SettingGroup(_("Sound"), [_cards_heard(app, change), _music(app, change)]),
            SettingGroup(_("Speed"), [_speed(app, change), _motion(app, change)]),
        ),
        (
            SettingGroup(_("Seeing and hearing"), [*_seeing(app, change), _hearing(app, hearing)]),
            SettingGroup(_("Learning"), _learning(app, change)),
        ),
    )


def more_groups(app: Host, change: Change) -> Sequence[SettingGroup]:
    """The others, in groups of which one is open; deck and table belong to the last."""
    return (
        SettingGroup(_("The game"), _game(app, change)),
        SettingGroup(_("Talk and signs"), _talk(app, change)),
        SettingGroup(_("Practice"), _practice(app, change)),
        SettingGroup(_("You and this computer"), _computer(app, change)),
        SettingGroup(_("The cards"), _cards(app, change)),
    )


def _language(app: Host, change: Change) -> SettingRow:
    codes, scale = list(text.available()), app.kit.scale
    languages = partial(
        Dropdown,
        app.kit,
        values=[LANGUAGES[code].name for code in codes],
        index=codes.index(text.language()),
        on_change=sets_one_of(change, "language", codes),
        name="language",
    )
    return control_row(
        _("Your language"),
        _("The language of everything you read here."),
        (scale.px(330), max(190, scale.px(260)), 150),
        languages,
    )


def _cards_heard(app: Host, change: Change) -> SettingRow:
    return loudness(
        app,
        change,
        _("Cards"),
        _("The sound of the cards and the buttons."),
        "volume",
        "sound",
        not app.settings.mute,
        sets_one_of(change, "mute", (False, True)),
    )


def _music(app: Host, change: Change) -> SettingRow:
    return loudness(
        app,
        change,
        _("Music"),
        _("A mandolin, on the title and at the end of a match."),
        "music_volume",
        "music",
        app.settings.music,
        sets_one_of(change, "music", ON_OFF),
    )


def _speed(app: Host, change: Change) -> SettingRow:
    return choice(
        app,
        change,
        _("Pace"),
        _("The pace at which cards are dealt, played and counted. With “at once” nothing takes time."),
        [_("calm"), _("normal"), _("quick"), _("at once")],
        "speed",
        SPEEDS,
    )


def _motion(app: Host, change: Change) -> SettingRow:
    return choice(
        app,
        change,
        _("Little motion"),
        _("Faces keep still and results show at once. “System” follows the choice made on this computer."),
        [_("system"), _("yes"), _("no")],
        "motion",
        MOTIONS,
    )


def _seeing(app: Host, change: Change) -> Sequence[SettingRow]:
    return [
        size_row(
            app,
            change,
            _("Text"),
            _("The size of everything you read. A large sheet scrolls where it does not fit."),
            "text_size",
        ),
        size_row(
            app,
            change,
            _("Cards on the table"),
            _(
                "Your cards and the trick grow, the rest makes room; "
                "wide cards beside a dummy grow a little less."
            ),
            "card_size",
        ),
        toggle(
            app,
            change,
            _("High contrast"),
            _("A darker table, black on white and white on black, thicker edges."),
            "contrast",
            "contrast",
        ),
    ]


def _hearing(app: Host, opens: Callable[[], None]) -> SettingRow:
    return page(
        app.kit,
        ear_and_hand_title(),
        _("Speech for whoever cannot see the cards, sounds that tell, keys, times for slow hands."),
        opens,
        name="hearing",
    )


def _learning(app: Host, change: Change) -> Sequence[SettingRow]:
    on_off = partial(toggle, app, change)
    return [
        on_off(
            _("Hints"),
            _("A button at the table shows the card that the maestro would play, and why."),
            "hints",
            "hints",
        ),
        on_off(
            _("Say why a card wins"),
            _("When a trick is taken, a slip of paper says why."),
            "show_reason",
            "reason",
        ),
    ]


def _game(app: Host, change: Change) -> Sequence[SettingRow]:
    scale, on_off = app.kit.scale, partial(toggle, app, change)
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
        control_row(
            _("A full trick stays"),
            _("The time for which you see all cards of a trick before it is taken."),
            (scale.px(330), max(150, scale.px(250))),
            pause,
        ),
        on_off(
            _("Count the points"),
            _("The points won so far stand beside the won cards. With “no” you count for yourself."),
            "live_points",
            "points",
        ),
        on_off(
            _("The last card plays itself"),
            _("When everybody holds one card, yours is played after a moment."),
            "last_card",
            "last-card",
        ),
        on_off(
            _("Choices may be taken back"),
            _("In matches begun from now on you can take back your last choice."),
            "undo",
            "undo",
        ),
        on_off(
            _("Cut the pack for me"),
            _("When it is your turn to cut, the place is chosen for you."),
            "cut_for_me",
            "cut",
        ),
    ]


def _talk(app: Host, change: Change) -> Sequence[SettingRow]:
    on_off = partial(toggle, app, change)
    return [
        on_off(_("Small talk"), _("The others remark on what happens at the table."), "small_talk", "talk"),
        on_off(
            _("Explain the signs"),
            _("A bubble says in words what a sign of your partner means."),
            "explain_signs",
            "signs",
        ),
        page(
            app.kit,
            own_signs_name(),
            _("Change the grimaces by which you and your partner tell your cards."),
            opener(app, OwnSigns),
            name="own-signs",
        ),
        loudness(
            app,
            change,
            _("Room"),
            _("Voices and glasses around the table. F9 silences them together with the music."),
            "room_volume",
            "room",
            app.settings.room,
            sets_one_of(change, "room", ON_OFF),
        ),
    ]


def _practice(app: Host, change: Change) -> Sequence[SettingRow]:
    on_off = partial(toggle, app, change)
    habits = on_off(
        _("The maestro learns your habits"),
        _("In matches begun from now on the maestro knows how you like to play."),
        "learn_habits",
        "habits",
    )
    return [
        *([habits] if learns() else []),
        on_off(
            _("Train counting"),
            _("Now and then you are asked which cards have been played."),
            "counting",
            "counting",
        ),
    ]


def _cards(app: Host, change: Change) -> Sequence[SettingRow]:
    return [
        choice(
            app,
            change,
            _("Numbers on the cards"),
            _("A number and a sign in the corner of cards that have none: when many lie close, or always."),
            [_("full hands"), _("always"), _("never")],
            "indices",
            INDICES,
        ),
        toggle(
            app,
            change,
            _("Cards look printed"),
            _("Fibres in the board and slightly uneven ink, as on a real pack."),
            "printed",
            "printed",
        ),
        page(
            app.kit,
            own_decks_title(),
            _("Decks of your own pictures: a folder or a zip of forty cards."),
            partial(_open_own_decks, app),
            name="own-decks",
        ),
    ]


def _computer(app: Host, change: Change) -> Sequence[SettingRow]:
    kit, s = app.kit, app.settings
    name = partial(
        TextField, kit, text=s.player, on_change=sets(change, "player"), hint=_("You"), name="player"
    )
    return [
        control_row(
            _("Your name"),
            _("The name on your tag at the table and in the kept matches."),
            (kit.scale.px(330), max(190, kit.scale.px(260)), 150),
            name,
        ),
        page(
            kit,
            meeting_points_title(),
            _("Computers on the internet through which friends in other places find your table."),
            partial(_open_meeting_points, app),
            name="meeting-points",
        ),
        toggle(
            app,
            change,
            _("Call me to my turn"),
            _("In another window two knocks call you to your turn. With “no” the table waits for you."),
            "call_me",
            "call-me",
        ),
        yes_or_no(
            kit,
            _("Full screen"),
            _("The game fills the whole screen. F11 does the same."),
            "fullscreen",
            s.fullscreen,
            partial(_fill_screen, app),
        ),
    ]


def _open_meeting_points(app: Host) -> None:
    """Open the list; nothing of a network is loaded before."""
    from briscola.ui.scenes.meeting_points.meeting_points_sheet import MeetingPoints

    app.push(MeetingPoints(app))


def _open_own_decks(app: Host) -> None:
    """Open the list; nothing that reads decks is loaded before."""
    from briscola.ui.scenes.own_decks.own_decks_sheet import OwnDecks

    app.push(OwnDecks(app))


def _fill_screen(app: Host, _index: int) -> None:
    app.toggle_fullscreen()


def _seconds(value: float) -> str:
    return _("{seconds} s").format(seconds=text.number(value, 1))
