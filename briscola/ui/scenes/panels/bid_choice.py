"""The bid the person is about to make: moved by points, typed in digits, with or without `obliged`."""

from collections.abc import Sequence

from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT, Bid
from briscola.engine.cards import Rank


class BidChoice:
    """Holds the chosen one of the offered bids; None if none are."""

    def __init__(self, lowest: Rank) -> None:
        """`lowest` is the only rank on which points are promised as well."""
        self._lowest = lowest
        self.offers: Sequence[Bid] = ()
        self.bid: Bid | None = None
        self._typed = ""

    def offer(self, offers: Sequence[Bid]) -> bool:
        """Set the bids on offer; True if they changed, and then the first is chosen."""
        if offers == self.offers:
            return False
        self.offers, self._typed = offers, ""
        self.bid = next((bid for bid in offers if not bid.obliged), offers[0]) if offers else None
        return True

    @property
    def numbered(self) -> Sequence[Bid]:
        """The offered bids with a choice of points."""
        return [bid for bid in self.offers if bid.rank is None or bid.rank is self._lowest]

    @property
    def is_numbered(self) -> bool:
        """True if the chosen bid could have other points."""
        return self.bid is not None and bool(self.numbered) and self.bid.rank in (None, self._lowest)

    @property
    def obliging(self) -> bool:
        """True if some offered bid is `obliged` (V-CB-1)."""
        return any(bid.obliged for bid in self.offers)

    def at(self, points: int) -> Bid | None:
        """The bid with the nearest allowed points; it stays `obliged` if that is allowed."""
        numbers = [bid.points for bid in self.numbered]
        if not numbers:
            return None
        points = min(numbers[-1], max(numbers[0], points))
        offers = [bid for bid in self.numbered if bid.points == points]
        obliged = self.bid is not None and self.bid.obliged
        return next((bid for bid in offers if bid.obliged == obliged), offers[0])

    def on(self, rank: Rank) -> Bid | None:
        """The lowest offered bid on a rank; None if there is none."""
        return next((bid for bid in self.offers if bid.rank is rank), None)

    def other_way(self) -> Bid | None:
        """The chosen bid with `obliged` added or removed, at the same or the next allowed points."""
        if self.bid is None:
            return None
        wanted, points = not self.bid.obliged, self.bid.points
        return next((bid for bid in self.numbered if bid.obliged == wanted and bid.points >= points), None)

    def typed(self, digit: str) -> int | None:
        """Points typed so far, None until they make a contract: 7, 5 is 75, a third digit after 1 only."""
        digits = 3 if self._typed.startswith("1") else 2
        self._typed = (self._typed + digit)[-digits:]
        number = int(self._typed)
        return number if LOWEST_CONTRACT <= number <= HIGHEST_CONTRACT else None
