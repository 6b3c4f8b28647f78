"""Legal actions of a turn, as docs/protocol.md lists them, worked out anew from the events of a `View`.

Each answer is a set of actions, each as sorted JSON.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from .auction import Rung, entitled, ladder
from .cards import PACK, SUITS
from .games import ALL
from .playable import Moment, playable
from .turn import swap_card
from .views import View

Actions = frozenset[str]


def actions(found: Iterable[Mapping[str, Any]]) -> Actions:
    """Actions in a form that can be compared."""
    return frozenset(json.dumps(action, sort_keys=True) for action in found)


EXCHANGE = actions([{"exchange": True}, {"exchange": False}])
REDEAL = actions([{"redeal": True}, {"redeal": False}])


def may_ask_for_a_new_deal(view: View) -> list[int]:
    """The seats that hold too little, in the order they are asked, before anybody has spoken (V-CB-3)."""
    if view.bids or view.tricks or view.table:
        return []
    weak = entitled(view.game, view.hands)
    return [seat for seat in view.game.order(view.dealer) if seat in weak]


def legal(view: View) -> Actions:
    """What may be done now, but for a new deal and for an exchange (`EXCHANGE`), which is asked by itself."""
    bidder, bids = _auction(view) if view.game.called else (None, frozenset[str]())
    if bids:
        return bids
    if view.game.called and view.called["card"] is None:
        all_lie_there = len(view.table) == view.game.places
        if not view.game.options["dark"] or all_lie_there:
            assert bidder is not None
            return _calls(view, *bidder)
    place = _to_play(view, None if bidder is None else bidder[0])
    return actions([*_plays(view, place), *_declarations(view, place), *_giving_up(view, place)])


def may_exchange(view: View) -> bool:
    """True if the turned card may be taken by who is to play (R-XCHG-1 to 3, V-BI-7, V-BR-2, V-MA-7)."""
    game = view.game
    if game.options["exchange"] == "off" or game.hand == ALL or view.stock < 2:
        return False
    place = _to_play(view, None)
    may = game.options["exchange"] in ("two_any", "seven_any") or any(
        trick["winner"] in game.side(place) for trick in view.tricks
    )
    return may and swap_card(game, view.turned) in view.hands[place]


def _auction(view: View) -> tuple[tuple[int, Rung] | None, Actions]:
    """The highest bid so far, and what the next speaker may say: nothing once the auction is over."""
    game = view.game
    rungs = ladder(game)
    said = [_said(view, rung) for rung in rungs]
    speakers = [seat for seat in game.order(view.dealer) if seat < game.players]
    best: tuple[int, Rung] | None = None
    for seat, bid in view.bids:
        speakers.remove(seat)
        if bid != "pass":
            speakers.append(seat)
            best = (seat, rungs[said.index(bid if isinstance(bid, dict) else {"bid": bid})])
    standing = -1 if best is None else rungs.index(best[1])
    if standing == len(rungs) - 1 or not speakers or (best is not None and speakers == [best[0]]):
        return best, frozenset()
    if best is None and len(speakers) == 1 and game.options["all_pass"] == "forced":
        return best, actions(_said(view, rung) for rung in rungs if rung.points == game.majority)
    return best, actions([{"pass": True}, *said[standing + 1 :]])


def _said(view: View, rung: Rung) -> dict[str, Any]:
    """A bid as an action."""
    if view.game.options["bidding"] != "rank":
        return {"bid": rung.points}
    if rung.points == view.game.majority:
        return {"bid": rung.rank}
    return {"bid": rung.rank, "points": rung.points} | ({"obliged": True} if rung.obliged else {})


def _calls(view: View, caller: int, rung: Rung) -> Actions:
    """The cards that may be named (V-CH-7, V-CH-22, V-CB-1, V-CB-2)."""
    held = [*view.hands[caller], *(card for place, card in view.table if place == caller)]
    if rung.obliged:
        lowest_first = view.game.ranking.best_first[::-1]
        cards = [next(r + suit for r in lowest_first if r + suit not in held) for suit in SUITS]
    else:
        cards = [card for card in PACK if rung.rank in ("", card[0])]
        if not view.game.options["call_own"] and view.game.options["bidding"] != "two":
            cards = [card for card in cards if card not in held] or cards
    return actions({"call": card} for card in cards)


def _to_play(view: View, bidder: int | None) -> int:
    """The place whose card comes next."""
    order = view.game.order(view.dealer)
    leader = order[0]
    if view.game.options["first_lead"] == "caller" and bidder is not None:
        leader = bidder
    if view.tricks:
        leader = view.tricks[-1]["winner"]
    if view.table:
        leader = view.table[0][0]
    return order[(order.index(leader) + len(view.table)) % len(order)]


def _plays(view: View, place: int) -> list[dict[str, Any]]:
    moment = Moment(
        form=view.game,
        options=view.game.options,
        hand=view.hands[place],
        table=[card for _, card in view.table],
        stock=view.stock,
        tricks=len(view.tricks),
        trumps=view.trumps,
    )
    return [{"play": card} for card in playable(moment)]


def _declarations(view: View, place: int) -> list[dict[str, Any]]:
    """V-MA-2, V-MA-6."""
    if not view.game.declares or view.declared_now:
        return []
    if not view.game.mariazza and (view.table or not view.stock):
        return []
    hand = view.hands[place]
    pairs = (suit for suit in SUITS if "R" + suit in hand and "C" + suit in hand)
    return [{"declare": suit} for suit in pairs if suit not in view.declared]


def _giving_up(view: View, place: int) -> list[dict[str, Any]]:
    """V-CH-25, once the partner could be revealed."""
    called = view.called["card"] is not None and place == view.called["seat"]
    return [{"concede": True}] if called and view.game.options["concede"] else []
