"""Dialogs of the statistics: exported tables, and the double question before a fresh start."""

from collections.abc import Callable

from briscola.capabilities.statistics.csv_tables import export_tables
from briscola.client.host.library import Library
from briscola.i18n.text import _, lazy
from briscola.storage.evenings.transfer import documents
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.dialog import Dialog, tell


def export(app: Host, library: Library) -> None:
    """Export the tables to the person's documents and show where they are."""
    try:
        files = export_tables(library.database, library.profile.id, documents())
    except OSError as error:
        tell(app, _("Not saved"), _("The tables could not be written: {why}").format(why=error))
        return
    said = _("For any spreadsheet (CSV): all matches and all hands:")
    tell(app, _("Saved"), "\n".join([said, *map(str, files)]))


def ask_twice(app: Host, begin_anew: Callable[[], None]) -> None:
    """Ask twice, then call `begin_anew`."""

    def really() -> None:
        app.push(
            Dialog(
                app,
                title=lazy("Really start again?"),
                text=lazy("Wins, losses, points and streaks up to today no longer count. This is for good."),
                yes=lazy("Yes, wipe the slate"),
                on_yes=begin_anew,
                loses=True,
            )
        )

    app.push(
        Dialog(
            app,
            title=lazy("Start counting again?"),
            text=lazy(
                "The statistics will count only matches begun from now on. "
                "The matches themselves stay in your evenings."
            ),
            yes=lazy("Start again"),
            on_yes=really,
            loses=True,
        )
    )
