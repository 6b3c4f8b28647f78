"""The groups of settings: twelve rows under what one wants, and the others, which *More* shows one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from briscola.i18n.elsewhere_words import (
    elsewhere_hint,
    elsewhere_title,
)
from briscola.i18n.meeting_words import meeting_points_title
from briscola.i18n.own_deck_words import own_decks_title
from briscola.i18n.text import _, number
from briscola.storage.settings.settings import INDICES, MOTIONS, SPEEDS
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.scenes.settings.ear_and_hand_groups import ear_and_hand_title
from briscola.ui.scenes.settings.setters import Change, language_list, sets
from briscola.ui.scenes.settings.setting_rows import (
    Columns,
    FieldRows,
    SettingGroup,
    SettingRow,
    control_row,
)
from briscola.ui.scenes.settings.style_settings import deck_row
from briscola.ui.widgets.text_field import TextField


def first_columns(
    app: Host, change: Change, hearing: Callable[[], None], look: Callable[[], None]
) -> Columns:
    """The rows that most people want; `hearing` opens the page for ears and hands, `look` the deck's."""
    rows = FieldRows(app, change)
    return (
        (
            SettingGroup(_("The cards"), [deck_row(app, change, look)]),
            SettingGroup(_("Sound"), _sound(rows)),
            SettingGroup(_("Speed"), _speed(rows)),
        ),
        (
            SettingGroup(_("Seeing and hearing"), [_language(rows), *_seeing(rows, hearing)]),
            SettingGroup(_("Learning"), _learning(rows)),
        ),
    )


def more_groups(app: Host, change: Change) -> Sequence[SettingGroup]:
    """The others, in groups of which one is open; deck and table belong to the last."""
    rows = FieldRows(app, change)
    return (
        SettingGroup(_("The game"), _game(rows)),
        SettingGroup(_("Talk and signs"), _talk(rows)),
        SettingGroup(_("Practice"), _practice(rows)),
        SettingGroup(_("You and this computer"), _computer(rows)),
        SettingGroup(_("The cards"), _cards(rows)),
    )


# ---- the first rows


def _language(rows: FieldRows) -> SettingRow:
    scale = rows.kit.scale
    return control_row(
        _("Your language"),
        _("The language of everything you read here."),
        (scale.px(330), max(190, scale.px(260)), 150),
        lambda rect: language_list(rows.kit, rect, rows.change),
    )


def _sound(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.loudness(
            "volume", "mute", _("Cards"), _("The sound of the cards and the buttons."), heard=False
        ),
        rows.loudness(
            "music_volume",
            "music",
            _("Music"),
            _("A mandolin, on the title and at the end of a match."),
        ),
    ]


def _speed(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.choice(
            "speed",
            _("Pace"),
            _("The pace at which cards are dealt, played and counted. With “at once” nothing takes time."),
            [_("calm"), _("normal"), _("quick"), _("at once")],
            SPEEDS,
        ),
        rows.choice(
            "motion",
            _("Little motion"),
            _(
                "Faces keep still and results show at once. "
                "“System” follows the choice made on this computer."
            ),
            [_("system"), _("yes"), _("no")],
            MOTIONS,
        ),
    ]


def _seeing(rows: FieldRows, hearing: Callable[[], None]) -> Sequence[SettingRow]:
    return [
        rows.size(
            "text_size",
            _("Text"),
            _("The size of everything you read. A large sheet scrolls where it does not fit."),
        ),
        rows.size(
            "card_size",
            _("Cards on the table"),
            _(
                "Your cards and the trick grow, the rest makes room; "
                "wide cards beside a dummy grow a little less."
            ),
        ),
        rows.toggle(
            "contrast",
            _("High contrast"),
            _("A darker table, black on white and white on black, thicker edges."),
        ),
        rows.page(
            "hearing",
            ear_and_hand_title(),
            _("Speech for whoever cannot see the cards, sounds that tell, keys, times for slow hands."),
            hearing,
        ),
    ]


def _learning(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.toggle(
            "hints",
            _("Hints"),
            _("A button at the table shows the card that the maestro would play, and why."),
        ),
        rows.toggle(
            "show_reason", _("Say why a card wins"), _("When a trick is taken, a slip of paper says why.")
        ),
    ]


# ---- the others


def _game(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.slider(
            "trick_pause",
            _("A full trick stays"),
            _("The time for which you see all cards of a trick before it is taken."),
            0.5,
            4.0,
            step=0.1,
            show=_seconds,
        ),
        rows.toggle(
            "live_points",
            _("Count the points"),
            _("The points won so far stand beside the won cards. With “no” you count for yourself."),
        ),
        rows.toggle(
            "last_card",
            _("The last card plays itself"),
            _("When everybody holds one card, yours is played after a moment."),
        ),
        rows.toggle(
            "undo",
            _("Choices may be taken back"),
            _("In matches begun from now on you can take back your last choice."),
        ),
        rows.toggle(
            "cut_for_me",
            _("Cut the pack for me"),
            _("When it is your turn to cut, the place is chosen for you."),
        ),
    ]


def _talk(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.toggle("small_talk", _("Small talk"), _("The others remark on what happens at the table.")),
        rows.toggle(
            "free_words",
            _("Words from friends"),
            _("Friends at other computers may write to you between two hands, and you to them."),
        ),
        rows.toggle(
            "explain_signs",
            _("Explain the signs"),
            _("A bubble says in words what a sign of your partner means."),
        ),
        rows.page(
            "own-signs",
            own_signs_name(),
            _("Change the grimaces by which you and your partner tell your cards."),
            opener(rows.app, OwnSigns),
        ),
        rows.loudness(
            "room_volume",
            "room",
            _("Room"),
            _("Voices and glasses around the table. F9 silences them together with the music."),
        ),
    ]


def _practice(rows: FieldRows) -> Sequence[SettingRow]:
    from briscola.players.nets.trained import learns  # brings nets that a title does not need

    habits = rows.toggle(
        "learn_habits",
        _("The maestro learns your habits"),
        _("In matches begun from now on the maestro knows how you like to play."),
    )
    counting = rows.toggle(
        "counting",
        _("Train counting"),
        _(
            "Now and then you are asked which cards have been played. Meanwhile only the last trick can be "
            "seen again."
        ),
    )
    return [*([habits] if learns() else []), counting]


def _computer(rows: FieldRows) -> Sequence[SettingRow]:
    app, kit, scale = rows.app, rows.kit, rows.kit.scale
    take = sets(rows.change, "player")
    name = partial(TextField, kit, text=rows.now("player"), on_change=take, hint=_("You"), name="player")
    return [
        control_row(
            _("Your name"),
            _("The name on your tag at the table and in the kept matches."),
            (scale.px(330), max(190, scale.px(260)), 150),
            name,
        ),
        rows.page(
            "meeting-points",
            meeting_points_title(),
            _("Computers on the internet through which friends in other places find your table."),
            partial(_open_meeting_points, app),
        ),
        rows.page("public-route", elsewhere_title(), elsewhere_hint(), partial(_open_public_route, app)),
        rows.toggle(
            "call_me",
            _("Call me to my turn"),
            _("In another window two knocks call you to your turn. With “no” the table waits for you."),
        ),
        rows.toggle("fullscreen", _("Full screen"), _("The game fills the whole screen. F11 does the same.")),
    ]


def _cards(rows: FieldRows) -> Sequence[SettingRow]:
    return [
        rows.choice(
            "indices",
            _("Numbers on the cards"),
            _("A number and a sign in the corner of cards that have none: when many lie close, or always."),
            [_("if they overlap"), _("always"), _("never")],
            INDICES,
        ),
        rows.toggle(
            "printed",
            _("Cards look printed"),
            _("Fibres in the board and slightly uneven ink, as on a real pack."),
        ),
        rows.page(
            "own-decks",
            own_decks_title(),
            _("Decks of your own pictures: a folder or a zip of forty cards."),
            partial(_open_own_decks, rows.app),
        ),
    ]


def _open_meeting_points(app: Host) -> None:
    """Open the list; nothing of a network is loaded before."""
    from briscola.ui.scenes.addresses.meeting_points_sheet import MeetingPoints

    app.push(MeetingPoints(app))


def _open_public_route(app: Host) -> None:
    """Open the sheet; nothing of a network is loaded before."""
    from briscola.ui.scenes.addresses.public_route_sheet import PublicRouteSheet

    app.push(PublicRouteSheet(app))


def _open_own_decks(app: Host) -> None:
    """Open the list; nothing that reads decks is loaded before."""
    from briscola.ui.scenes.own_decks.own_decks_sheet import OwnDecks

    app.push(OwnDecks(app))


def _seconds(value: float) -> str:
    return _("{seconds} s").format(seconds=number(value, 1))
