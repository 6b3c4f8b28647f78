"""Questions and news between title and table, and about saving; each sentence is true when it is shown."""

from collections.abc import Callable
from functools import partial

from briscola.client.host.library import News
from briscola.client.host.recorder import Trouble
from briscola.i18n.person_words import profile_text
from briscola.i18n.saving_words import not_kept_text, reason_text
from briscola.i18n.text import _, lazy, ngettext, upper
from briscola.storage.people.profiles import BadProfile
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.dialog import Dialog


def ask_to_give_up(app: Host, *, alone: bool, give_up: Callable[[], None]) -> Dialog:
    """Ask before a match is given up; a person who sits there `alone` loses it."""
    return Dialog(
        app,
        title=lazy("Give up the match?"),
        text=lazy("It counts as lost and cannot be continued.")
        if alone
        else lazy("Nobody wins it, nobody loses it, and it cannot be continued."),
        yes=lazy("Give up"),
        on_yes=give_up,
        loses=True,
    )


def ask_to_leave(
    app: Host, trouble: Trouble, *, again: Callable[[], None], leave: Callable[[], None]
) -> Dialog:
    """Ask before leaving a match that is not saved. Esc stays at the table."""
    second = trouble.kind == "second"
    return Dialog(
        app,
        title=lazy("Leave the match?") if second else lazy("The match is not saved"),
        text=partial(not_kept_text if second else _lost_text, trouble),
        yes=lazy("Stay") if second else lazy("Try again"),
        on_yes=None if second else again,
        no=lazy("Leave all the same"),
        on_no=leave,
    )


def _lost_text(trouble: Trouble) -> str:
    said = _("What was played last is not on the disk: {reason}.").format(reason=reason_text(trouble))
    lost = _("If the game ends now, it is lost.")
    return f"{said} {lost}"


NEWS = {
    "unreadable": lazy("The saved match could not be read"),
    "repaired": lazy("The saved match was damaged"),
    "older": lazy("A match of an older version"),
    "unknown_level": lazy("A match of another version"),
    "database": lazy("The match list was damaged"),
    "elsewhere": lazy("Your evenings are where they were"),
}


def told(app: Host, news: News) -> Dialog:
    """Show news about a record, with the place of its file."""
    return Dialog(
        app,
        title=NEWS[news.kind],
        text=partial(_news_text, news),
        yes=lazy("All right"),
    )


def _news_text(news: News) -> str:
    if news.kind == "older":
        said = [_("It was left unfinished. This version cannot continue it, but keeps its record:")]
    elif news.kind == "repaired":
        lost = ngettext(
            "The last {n} event could not be read; the match goes on from before it.",
            "The last {n} events could not be read; the match goes on from before them.",
            news.lost,
        ).format(n=news.lost)
        said = [lost] if news.path is None else [lost, _("The damaged file is kept:")]
    elif news.kind == "unknown_level":
        said = [_("This version does not know somebody at its table. The match stays among your evenings.")]
    elif news.kind == "database":
        kept = _("People, favourites and answers to puzzles and questions were carried over.")
        lost = _(
            "Of people, favourites and answers to puzzles and questions, what could be read was carried over;"
            " the rest is lost."
        )
        said = [_("It is being made again from the records of your matches."), kept if news.whole else lost]
        said.append(_("The damaged file is kept:"))
    elif news.kind == "elsewhere":
        said = [_("The system now names another folder for them, an empty one. This one is used as before:")]
    elif news.path is None:
        said = [_("It stays where it is, but cannot be continued now.")]
    else:
        said = [_("It cannot be continued. The file is kept:")]
    return " ".join(said if news.path is None else [*said, str(news.path)])


def still_waiting(app: Host, trouble: Trouble) -> Dialog:
    """Say that a match that was given up still waits."""
    return Dialog(
        app,
        title=lazy("The disk does not take it"),
        text=partial(_waiting_text, trouble),
        yes=lazy("All right"),
    )


def _waiting_text(trouble: Trouble) -> str:
    return _("{reason}: the match you gave up is still waiting.").format(reason=upper(reason_text(trouble)))


def refused(app: Host, error: BadProfile) -> Dialog:
    """Say why a profile cannot have that name, or cannot be removed."""
    return Dialog(
        app,
        title=lazy("That cannot be"),
        text=partial(profile_text, error),
        yes=lazy("All right"),
    )
