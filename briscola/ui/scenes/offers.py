"""What is offered between the title and the table: each a question with a way to go on."""

from collections.abc import Callable

from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.dialog import Dialog


def first_evening(app: Host, *, show: Callable[[], None]) -> Dialog:
    """Whether the first evening is to be shown."""
    return Dialog(
        app,
        title=lambda: _("Is this your first evening?"),
        text=lambda: _(
            "Teresa can show you the game in twelve short steps. You will find her later too, under “School”."
        ),
        yes=lambda: _("Show me"),
        on_yes=show,
        no=lambda: _("I can play"),
    )


def left_elsewhere(app: Host, *, go_on: Callable[[], None], new: Callable[[], None]) -> Dialog:
    """Whether a match that another window left is to be continued here."""
    return Dialog(
        app,
        title=lambda: _("The other window is closed"),
        text=lambda: _("The match that was left there can be continued here."),
        yes=lambda: _("Continue"),
        on_yes=go_on,
        no=lambda: _("New match"),
        on_no=new,
    )


def begin_anew(app: Host, *, begin: Callable[[], None], loses: bool) -> Dialog:
    """Whether a new match may take the place of the one that waits, which is lost by that if it `loses`."""
    return Dialog(
        app,
        title=lambda: _("A match is waiting for you"),
        text=lambda: _lost() if loses else _unfinished(),
        yes=lambda: _("Start again"),
        on_yes=begin,
        loses=True,
    )


def _lost() -> str:
    return _("Only one match can be continued. If you begin another, the one you left counts as lost.")


def _unfinished() -> str:
    return _("Only one match can be continued. If you begin another, the one you left stays unfinished.")
