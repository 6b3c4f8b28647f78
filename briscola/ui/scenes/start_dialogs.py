"""Questions asked between title and table, each with a way to go on."""

from collections.abc import Callable

from briscola.i18n.text import lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.dialog import Dialog


def first_evening(app: Host, *, show: Callable[[], None]) -> Dialog:
    """Offer to show the first evening."""
    return Dialog(
        app,
        title=lazy("Is this your first evening?"),
        text=lazy(
            "Teresa can show you the game in twelve short steps. You will find her later too, under “School”."
        ),
        yes=lazy("Show me"),
        on_yes=show,
        no=lazy("I can play"),
    )


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
