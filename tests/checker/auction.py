"""What is said before the play of chiamata: weak hands shown, and the auction (V-CH-2 to V-CH-6, V-CB)."""

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import need, same
from .game import Game
from .log import Log
from .shapes import Event


@dataclass(frozen=True)
class Rung:
    """A bid: the rank called (empty in an auction by points), the contract, and whether it is obliged."""

    rank: str
    points: int
    obliged: bool = False


def ladder(game: Game) -> tuple[Rung, ...]:
    """Every bid of the game's auction, the lowest first (V-CH-2, V-CH-20, V-CH-21, V-CB-1, V-CB-2)."""
    if game.options["bidding"] != "rank":
        # Subito al due: the called rank is the 2 whatever is bid.
        rank = "2" if game.options["bidding"] == "two" else ""
        return tuple(Rung(rank, points) for points in range(game.majority, game.total + 1))
    plain = [Rung(rank, game.majority) for rank in game.ranking.best_first]
    above = range(game.majority + 1, game.total + 1)
    kinds = (False, True) if game.options["obliged"] else (False,)
    return (*plain, *(Rung("2", points, obliged) for points in above for obliged in kinds))


def check_auction(
    log: Log, game: Game, dealer: int, hands: Sequence[Sequence[str]]
) -> tuple[int, Rung] | str:
    """The highest bidder and bid; else why there is none: `void` (a weak hand shown) or `passed_out`."""
    rungs = ladder(game)
    forced = game.options["all_pass"] == "forced"
    speakers = [seat for seat in game.order(dealer) if seat < game.players]
    weak = entitled(game, hands)
    before = ("redeal",) if weak else ()  # before anybody has spoken
    bidder, standing = None, -1
    while speakers and standing < len(rungs) - 1 and speakers != [bidder]:
        must_bid = forced and bidder is None and len(speakers) == 1
        event = log.take("bid") if must_bid else log.take("bid", "pass", *before)
        if event["event"] == "redeal":
            need(event["seat"] in weak, f"seat {event['seat']} holds too many points to ask for a new deal")
            return "void"
        before = ()
        seat = speakers.pop(0)
        same(event["seat"], seat, "the seat that speaks")
        if event["event"] == "pass":
            continue
        rung = _rung(game, event)
        need(rung in rungs, f"{event['bid']} cannot be bid")
        if must_bid:
            same(rung.points, game.majority, "the dealer's forced bid")
        step = rungs.index(rung)
        need(step > standing, "the bid is not above the standing one")
        bidder, standing = seat, step
        speakers.append(seat)
    return "passed_out" if bidder is None else (bidder, rungs[standing])


def entitled(game: Game, hands: Sequence[Sequence[str]]) -> list[int]:
    """The seats that may ask for a new deal (V-CH-24, V-CB-3)."""
    if not game.options["weak_redeal"]:
        return []
    most = 0 if game.options["bidding"] == "two" else int(game.options["weak_points"])
    points = game.ranking.points
    return [seat for seat in range(game.players) if sum(points[card] for card in hands[seat]) <= most]


def _rung(game: Game, event: Event) -> Rung:
    bid = event["bid"]
    if game.options["bidding"] != "rank":
        need(
            type(bid) is int and not event.keys() & {"points", "obliged"}, "a bid by points is a number alone"
        )
        return Rung("2" if game.options["bidding"] == "two" else "", bid)
    need(type(bid) is str, "a bid by rank is a rank")
    if "points" not in event:
        need("obliged" not in event, "an obliged bid names its points")
        return Rung(bid, game.majority)
    need(bid == "2" and game.majority < event["points"] <= game.total, "only a 2 is bid with points")
    need("obliged" not in event or bool(game.options["obliged"]), "an obliged bid, though they are off")
    return Rung(bid, event["points"], "obliged" in event)
