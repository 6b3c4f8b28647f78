"""A title that leads to a match and to nothing that is kept: for pictures, measurements and tests."""

from collections.abc import Sequence

from briscola.i18n.text import _
from briscola.ui.scenes.title import Destinations
from briscola.ui.widgets.menu import Item


class PlayOnly(Destinations):
    """Destinations of a title without a person: a match, which leads nowhere in a picture."""

    def menu(self) -> Sequence[Item]:
        return [Item(name="play", text=_("Play"), on_press=self.people)]
