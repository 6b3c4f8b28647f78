"""Lines of free words between friends at several computers, as one window writes and shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from briscola.i18n.text import _

if TYPE_CHECKING:
    from briscola.client.visit import RemoteSeat
    from briscola.storage.settings import Settings


class FreeWords:
    """All that the window's person may write and read; the host alone decides when."""

    def __init__(
        self,
        seat: RemoteSeat,
        settings: Callable[[], Settings],
        show_sheet: Callable[[FreeWords, str], None],
    ) -> None:
        """`show_sheet` opens the sheet on which a line is written, with its first letters."""
        self._seat, self._settings, self._show_sheet = seat, settings, show_sheet
        self.muted: set[int] = set()
        """Places of people whom this person does not hear, their phrases included."""

    @property
    def on(self) -> bool:
        """True if this person takes part at all."""
        return self._settings().free_words

    @property
    def may_write(self) -> bool:
        """True if a line would go to the others now."""
        return self.on and self._seat.may_write

    def open(self, text: str = "") -> None:
        """Show the sheet on which a line is written; it begins with `text`."""
        self._show_sheet(self, text)

    def way(self) -> Callable[[], None] | None:
        """The way to that sheet; None while nothing may be written."""
        return self.open if self.may_write else None

    def write(self, words: str) -> None:
        """Send a line to the others."""
        self._seat.write(words)

    def _hears(self, place: int) -> bool:
        return self.on and place not in self.muted

    def poll(self) -> Sequence[tuple[int, str]]:
        """The lines that have come since the last call, each with the place of whoever has written it."""
        found = []
        while (written := self._seat.poll_written()) is not None:
            if self._hears(written[0]):
                found.append(written)
        return found

    def line(self, place: int, words: str) -> str:
        """A line as it is read, with its writer's name."""
        return _("{name}: {words}").format(name=self._seat.setup.name(place), words=words)

    def lines(self) -> Sequence[str]:
        """The last lines since a card was played, each with its writer's name, the newest last."""
        return [self.line(line.place, line.words) for line in self._seat.written if self._hears(line.place)]
