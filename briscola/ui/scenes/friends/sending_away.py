"""The question before a host sends somebody away from her table."""

from collections.abc import Callable

from briscola.i18n.text import _, lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets import Dialog


def ask_to_send_away(app: Host, name: str, send: Callable[[], None], *, plays: bool = False) -> None:
    """Ask before somebody is sent away; `plays`: a match goes on, in which she has a seat."""
    stays = lazy("A computer plays on until the match is over.")
    free = lazy("To come back, your yes is needed.")
    app.push(
        Dialog(
            app,
            title=lambda: _("Send {name} away?").format(name=name),
            text=stays if plays else free,
            yes=lazy("Send away"),
            on_yes=send,
            loses=True,
        )
    )
