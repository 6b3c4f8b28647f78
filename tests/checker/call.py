"""The call of chiamata: the card, its holder and the contract (V-CH-7 to 9, V-CH-22 to 27, V-CB)."""

from collections.abc import Sequence
from dataclasses import dataclass

from .auction import Rung
from .errors import LogError, need, same
from .game import Game
from .log import Log


@dataclass(frozen=True, kw_only=True)
class Contract:
    """What was called: by whom, for how many points, which card, and the place that holds it."""

    caller: int
    points: int
    card: str
    partner: int

    @property
    def side(self) -> set[int]:
        """The places of the caller's side: one in mano, else two (V-MO-4)."""
        return {self.caller, self.partner}


def check_call(log: Log, game: Game, bidder: int, rung: Rung, hands: Sequence[Sequence[str]]) -> Contract:
    """The contract that the caller's `call` makes.

    `hands` are those dealt, by place: in the dark the card may already lie on the table, and who played it
    is then the partner (V-CH-27); what the caller himself laid there counts as his own.
    """
    event = log.take("call")
    card = event["card"]
    same(event["seat"], bidder, "the caller")
    same(event["contract"], rung.points, "the contract")
    partner = next(place for place, hand in enumerate(hands) if card in hand)
    if rung.obliged:
        same(
            card, _lowest_missing(game, card[1], hands[bidder]), "the card that the caller is obliged to call"
        )
    else:
        need(rung.rank in ("", card[0]), f"the called card is not a {rung.rank}")
        _check_own(game, rung, card, dealt=hands[bidder])
    same(event["partner"], partner, "the partner")
    return Contract(caller=bidder, points=rung.points, card=card, partner=partner)


def _lowest_missing(game: Game, suit: str, dealt: Sequence[str]) -> str:
    """The weakest card of `suit` that was not `dealt` to the caller (V-CB-1)."""
    return next(rank + suit for rank in reversed(game.ranking.best_first) if rank + suit not in dealt)


def _check_own(game: Game, rung: Rung, card: str, *, dealt: Sequence[str]) -> None:
    """With `call_own` off nobody calls a card dealt to him; his own 2 may be if there is nothing else."""
    if game.options["call_own"] or game.options["bidding"] == "two" or card not in dealt:
        return
    # A caller who was dealt all four cards of the rank he bid has nothing else to name.
    if rung.rank == "" or sum(own[0] == rung.rank for own in dealt) < 4:
        raise LogError("the caller may not call a card that was dealt to him")
