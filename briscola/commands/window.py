"""`briscola`: the window."""

from briscola.commands.errors import CannotDo
from briscola.ui.app import App, NoDisplayError
from briscola.ui.doors import Doors
from briscola.ui.scenes.title import Title


def open_window() -> None:
    """Open the window on the title and stay until it is closed.

    Raises CannotDo where there is no screen.
    """
    try:
        app = App()
    except NoDisplayError as error:
        raise CannotDo(f"there is no screen to open a window on ({error})") from None
    app.push(Title(app, Doors()))
    app.run()
