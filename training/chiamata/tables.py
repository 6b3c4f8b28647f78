"""Thousands of hands of chiamata at once, as they come from auctions."""

from briscola.players.nets.arrays import Ints
from briscola.players.nets.chiamata.batch import ChiamataBatch
from training.chiamata.auctions import Auctions


class AuctionedBatch(ChiamataBatch):
    """Hands from the call on; `of` says which of the `auctions` each comes from."""

    def __init__(self, auctions: Auctions, of: Ints, called: Ints) -> None:
        super().__init__(
            auctions.rules,
            auctions.hands[of],
            caller=auctions.bidder[of],
            contract=auctions.contracts[auctions.standing[of]],
            called=called,
            said=auctions.said[of],
            passed=auctions.passed[of],
        )
        self.auctions, self.of = auctions, of
