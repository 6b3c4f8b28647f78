"""The auction and the call of chiamata (V-CH-2 to V-CH-9, V-CH-20 to V-CH-23, V-MO-3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import RANKS
from .errors import LogError, need, same
from .game import Game
from .log import Log
from .shapes import Event

Rung = tuple[str, int]  # a rank, or "" in an auction by points, and the contract in points

POINTS_LADDER: tuple[Rung, ...] = tuple(("", points) for points in range(61, 121))
RANK_LADDER: tuple[Rung, ...] = (
    *((rank, 61) for rank in "13RCF76542"),
    *(("2", points) for points in range(62, 121)),
)


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


def check_auction(log: Log, game: Game, dealer: int) -> tuple[int, Rung] | None:
    """The highest bidder and bid, or None if everybody passed."""
    ladder = RANK_LADDER if game.options["bidding"] == "rank" else POINTS_LADDER
    forced = game.options["all_pass"] == "forced"
    speakers = [seat for seat in game.order(dealer) if seat < game.players]
    bidder, standing = None, -1
    while speakers and standing < len(ladder) - 1 and speakers != [bidder]:
        seat = speakers.pop(0)
        must_bid = forced and bidder is None and not speakers
        event = log.take("bid") if must_bid else log.take("bid", "pass")
        same(event["seat"], seat, "the seat that speaks")
        if event["event"] == "pass":
            continue
        step = ladder.index(_rung(game, event))
        if must_bid:
            same(ladder[step][1], 61, "the dealer's forced bid")
        need(step > standing, "the bid is not above the standing one")
        bidder, standing = seat, step
        speakers.append(seat)
    return None if bidder is None else (bidder, ladder[standing])


def _rung(game: Game, event: Event) -> Rung:
    bid = event["bid"]
    if game.options["bidding"] == "points":
        need(type(bid) is int and "points" not in event, "a bid by points is a number alone")
        rung: Rung = ("", bid)
        need(rung in POINTS_LADDER, f"{bid} cannot be bid")
        return rung
    need(type(bid) is str and bid in RANKS, "a bid by rank is a rank")
    if "points" not in event:
        return (bid, 61)
    rung = (bid, event["points"])
    need(bid == "2" and 62 <= rung[1] <= 120, "only a 2 is bid with points, 62 to 120")
    return rung


def check_call(log: Log, game: Game, bidder: int, rung: Rung, hands: Sequence[Sequence[str]]) -> Contract:
    """The contract that the caller's `call` makes."""
    rank, points = rung
    event = log.take("call")
    card = event["card"]
    same(event["seat"], bidder, "the caller")
    same(event["contract"], points, "the contract")
    need(rank in ("", card[0]), f"the called card is not a {rank}")
    partner = next(place for place, hand in enumerate(hands) if card in hand)
    if partner == bidder and not game.options["call_own"]:
        # A caller who holds all four cards of the rank he bid has nothing else to name.
        cornered = rank != "" and sum(held[0] == rank for held in hands[bidder]) == 4
        if not cornered:
            raise LogError("the caller may not call a card he holds")
    same(event["partner"], partner, "the partner")
    return Contract(caller=bidder, points=points, card=card, partner=partner)
