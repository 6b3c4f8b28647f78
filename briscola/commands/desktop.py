"""`briscola`: the window."""

from briscola.commands.errors import CannotDo
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.window import NoDisplayError


def open_window() -> None:
    """Open the window on the title and stay until it is closed.

    Raises CannotDo where there is no screen.
    """
    try:
        app = App()
    except NoDisplayError as error:
        raise CannotDo(f"there is no screen to open a window on ({error})") from None
    Navigator(app).begin()
    app.run()
