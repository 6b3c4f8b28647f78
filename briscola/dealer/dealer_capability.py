"""The base of all that a dealer serves besides tables, and what it is lent."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from briscola.dealer.dealer_settings import Pages
from briscola.dealer.tables_on_demand import TablesOnDemand
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.fields import WhyGone
from briscola.pages.messages.from_page import Enter


class DealerHome(Struct, frozen=True):
    """Everything that a dealer lends to its capabilities."""

    folder: Path
    """The folder of the dealer, below which each keeps what it has."""
    pages: Pages
    on_demand: TablesOnDemand
    wall: Callable[[], float]
    """Seconds of the epoch."""


class DealerCapability(ABC):
    """Something that pages of a dealer show besides tables, such as cups. Lives in an asyncio loop."""

    name: ClassVar[WhyGone]
    """A page asks for this instead of the code of a table; also the path of its page, and the reason that
    whoever comes with a wrong link is told."""

    def __init__(self, home: DealerHome) -> None:
        self.home = home

    def link(self, id: str) -> str:
        """The address of what has this id."""
        return self.home.pages.address_of(f"{self.name}#{id}")

    def is_asked_for(self, asked: str) -> bool:
        """True if a page that asks for this would be served here."""
        return asked == self.name

    @abstractmethod
    def leads(self, enter: Enter) -> bool:
        """True if a page has the link of something that there is, or may begin something."""

    @abstractmethod
    def is_expected(self, enter: Enter) -> bool:
        """True if a place is kept for whoever enters so, however many strangers come."""

    @abstractmethod
    async def show(self, visit: PageVisit, may_begin: Callable[[], bool]) -> None:
        """Serve a page that is led here until it is gone. Raises PageGone.

        `may_begin` tells, and notes, if one more thing may be begun from there.
        """

    async def poll(self, seconds: float) -> None:  # noqa: B027 - for most of them nothing is to be done
        """Look after everything, `seconds` after the last time."""

    @abstractmethod
    async def close(self) -> None:
        """Stop, and write what is not on the disk yet."""
