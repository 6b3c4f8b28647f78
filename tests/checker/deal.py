"""The draw for the deal, and who gets which card (R-DEAL, V-CH-1, V-MO-2, V-PR-7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import LogError, need, same
from .game import Game
from .shapes import Event
from .shuffle import bytes_of_draw, shuffled, words


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """The cards after the deal: hands in the order received, by place, and the stock in drawing order.

    `turned` is empty where no card is turned.
    """

    hands: list[list[str]]
    turned: str
    stock: list[str]


def deal(game: Game, deck: Sequence[str], dealer: int, which: str = "") -> Dealt:
    """Deal `deck` from the dealer's right, one card at a time or, by the option, three.

    `which` is the trump card that the dealer has chosen, where he does (V-SU-5).
    """
    order = game.order(dealer)
    way = which or game.options["trump_card"]
    own_first = way in ("top", "top_left")
    if own_first:
        order = (dealer, *order[:-1])  # V-SU-4: the dealer serves himself first
    dealt = game.hand_size * len(order)
    packet = 3 if game.options["deal_by"] == "three" else 1
    if way == "top_left":
        order, packet = (dealer, *order[:0:-1]), game.hand_size  # V-SU-6: to the left, all ten at once
    hands: list[list[str]] = [[] for _ in order]
    for i, card in enumerate(deck[:dealt]):
        hands[order[i // packet % len(order)]].append(card)
    if own_first:
        hands[dealer].append(hands[dealer].pop(0))  # it lies on the table: the last he takes up
        return Dealt(hands=hands, turned=deck[0], stock=[])
    stock = list(deck[dealt:])
    if not game.turned:
        return Dealt(hands=hands, turned="", stock=stock)
    if stock and game.options["turn_up"] == "next":
        stock.append(stock.pop(0))  # the turned card goes to the bottom
    # The last of the stock; where all are dealt, the dealer's last card (V-PR-8).
    return Dealt(hands=hands, turned=deck[-1] if not stock else stock[-1], stock=stock)


def check_deal(game: Game, event: Event, dealer: int, which: str = "") -> Dealt:
    """The cards of a `deal` event, compared with what its deck gives."""
    same(event["dealer"], dealer, "dealer")
    deck = event["deck"]
    need(len(deck) == len(game.pack) and set(deck) == set(game.pack), "deck is not the pack of this game")
    dealt = deal(game, deck, dealer, which)
    same(event["hands"], dealt.hands, "hands")
    same(event["turned"], dealt.turned or None, "turned")
    same(event["stock"], dealt.stock, "stock")
    return dealt


def check_draw(game: Game, event: Event, match: int | None) -> int:
    """The first dealer; `match` numbers the shuffle the cards must come from, None leaves them free."""
    rounds = event["cards"]
    need(event["dealer"] < game.players, "the dealer is no player")
    if game.options["first_dealer"] == "random":
        same(rounds, [], "the cards of a random first dealer")
        return int(event["dealer"])
    drawn = [card for cards in rounds for card in cards if card is not None]
    need(
        len(set(drawn)) == len(drawn) and set(drawn) <= set(game.pack), "the cards drawn are not of one pack"
    )
    if match is not None and game.seed is not None:
        pack = shuffled(game.pack, words(bytes_of_draw(game.seed, match)))
        same(drawn, pack[: len(drawn)], "the cards drawn for the deal")
    dealer = _strongest(game, rounds)
    same(event["dealer"], dealer, "the first dealer")
    return dealer


def _strongest(game: Game, rounds: Sequence[Sequence[str | None]]) -> int:
    """The seat that draws the strongest rank (or the weakest, by option), those tied drawing again."""
    pick = min if game.options["first_dealer"] == "low" else max
    left = set(range(game.players))
    for cards in rounds:
        need(len(left) > 1, "a round of drawing after the dealer was found")
        same(len(cards), game.players, "the cards in a round of drawing")
        same({seat for seat, card in enumerate(cards) if card is not None}, left, "the seats that draw")
        strength = {seat: game.ranking.strength[card] for seat, card in enumerate(cards) if card is not None}
        best = pick(strength.values())
        left = {seat for seat in left if strength[seat] == best}
    if len(left) > 1:
        raise LogError("the draw for the deal stops at a tie")
    return left.pop()
