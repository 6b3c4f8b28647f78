"""A title that leads to a match and to nothing that is kept: for pictures, measurements and tests."""

from collections.abc import Sequence
from pathlib import Path

from briscola.i18n.text import _
from briscola.storage.people import Profile
from briscola.ui.scenes.title import StepOffer
from briscola.ui.widgets import Item


class PlayOnly:
    """Destinations of a title without a person: a match, and nothing that is kept."""

    def menu(self) -> Sequence[Item]:
        """Play, which leads nowhere in a picture."""
        return [Item(name="play", text=_("Play"), on_press=self.people)]

    def offer(self) -> StepOffer | None:
        """Nothing is offered."""
        return None

    def agreed_profile(self) -> Profile | None:
        """Nobody is shown."""
        return None

    def people(self) -> None:
        """Nothing to show."""

    def evenings(self, dropped: Path | None = None) -> None:
        """Nothing is kept."""

    def tell_news(self) -> None:
        """Nothing to tell."""

    def warning(self) -> str:
        """Nothing to warn of."""
        return ""
