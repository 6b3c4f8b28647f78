"""Questions asked between title and table, each with a way to go on."""

from collections.abc import Callable

from briscola.i18n.text import lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.dialog import Dialog

LOST = lazy("Only one match can be continued. If you begin another, the one you left counts as lost.")
UNFINISHED = lazy("Only one match can be continued. If you begin another, the one you left stays unfinished.")


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


def left_elsewhere(app: Host, *, go_on: Callable[[], None], new: Callable[[], None]) -> Dialog:
    """Offer to continue a match that another window has left."""
    return Dialog(
        app,
        title=lazy("The other window is closed"),
        text=lazy("The match that was left there can be continued here."),
        yes=lazy("Continue"),
        on_yes=go_on,
        no=lazy("New match"),
        on_no=new,
    )


def begin_anew(app: Host, *, begin: Callable[[], None], loses: bool) -> Dialog:
    """Ask before a new match replaces the saved one; `loses`: the saved one would be lost."""
    return Dialog(
        app,
        title=lazy("A match is waiting for you"),
        text=LOST if loses else UNFINISHED,
        yes=lazy("Start again"),
        on_yes=begin,
        loses=True,
    )
