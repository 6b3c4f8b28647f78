"""The tricks of a hand: whose turn, which cards, who wins, who draws what (R-TRICK, R-DRAW, R-XCHG)."""

from dataclasses import dataclass

from .cards import Ranking, winning_card
from .deal import Dealt
from .errors import LogError, same
from .game import DUMMY, Game
from .log import Log
from .shapes import Event
from .talk import Talk


@dataclass(frozen=True, kw_only=True)
class Tally:
    """What the tricks gave, by place; `complete` is false where the hand stopped early."""

    points: list[int]
    tricks: list[int]
    last_winner: int
    complete: bool


class Tricks:
    """One hand being played, from the first lead to the last trick."""

    def __init__(self, log: Log, game: Game, dealt: Dealt, order: tuple[int, ...], trumps: str) -> None:
        self._log = log
        self._game = game
        self._hands = [list(hand) for hand in dealt.hands]
        self._stock = dealt.stock[::-1]  # the next card is at the end, the turned one at the start
        self._order = order
        self._trumps = trumps
        self._ranking: Ranking = game.ranking
        self._exchange = str(game.options["exchange"])
        self._points = [0] * game.places
        self._tricks = [0] * game.places

    def play(self, leader: int, talk: Talk) -> Tally:
        """Check every trick; the events taken are plays, exchanges, tricks and draws."""
        number = len(self._game.pack) // len(self._order)
        last_winner = leader
        played = 0
        while played < number and not self._decided():
            last_winner = self._trick(last_winner, talk)
            played += 1
            self._draw(last_winner)
        talk.allowed = False
        return Tally(
            points=self._points, tricks=self._tricks, last_winner=last_winner, complete=played == number
        )

    def _from(self, place: int) -> tuple[int, ...]:
        start = self._order.index(place)
        return self._order[start:] + self._order[:start]

    def _side(self, place: int) -> tuple[int, ...]:
        return (place, (place + 2) % 4) if self._game.partners else (place,)

    def _decided(self) -> bool:
        """With `stop_at_61` the hand ends as soon as a side passes 60."""
        if not self._game.options["stop_at_61"]:
            return False
        return any(sum(self._points[seat] for seat in side) > 60 for side in self._game.sides)

    def _trick(self, leader: int, talk: Talk) -> int:
        places = self._from(leader)
        cards: list[str] = []
        for place in places:
            event = self._turn(place)
            card = event["card"]
            if event["seat"] != place:
                raise LogError(f"seat {event['seat']} plays, it is the turn of {place}")
            self._check_legal(place, card, cards[0][1] if cards else None)
            self._hands[place].remove(card)
            cards.append(card)
        talk.allowed = True
        winner = places[winning_card(cards, self._trumps, self._ranking)]
        points = sum(self._ranking.points[card] for card in cards)
        event = self._log.take("trick")
        if event["winner"] != winner:
            raise LogError(f"the trick goes to {event['winner']}, should go to {winner}")
        if event["points"] != points:
            raise LogError(f"the trick is worth {event['points']}, should be {points}")
        self._points[winner] += points
        self._tricks[winner] += 1
        return winner

    def _turn(self, place: int) -> Event:
        """The `play` of a turn, after at most one exchange before it."""
        if self._exchange == "off":
            return self._log.take("play")
        event = self._log.take("play", "exchange")
        if event["event"] == "exchange":
            same(event["seat"], place, "the seat that exchanges")
            self._check_exchange(place, event)
            event = self._log.take("play")
        return event

    def _check_legal(self, place: int, card: str, led: str | None) -> None:
        hand = self._hands[place]
        if card not in hand:
            raise LogError(f"seat {place} does not hold {card}")
        blind = place == DUMMY and self._game.dummy and self._game.options["morto"] == "blind"
        if blind and card != hand[-1]:
            raise LogError(f"the dummy's top card is {hand[-1]}, not {card}")
        fails = led is not None and card[1] != led and self._must_follow()
        if fails and any(held[1] == led for held in hand):
            raise LogError(f"seat {place} holds {led} and must follow, {card} does not")

    def _must_follow(self) -> bool:
        if self._game.variant == "prini":
            return True
        return bool(self._game.options["follow_at_end"]) and not self._stock

    def _check_exchange(self, place: int, event: Event) -> None:
        if len(self._stock) < 2:
            raise LogError("no face-down card lies on the turned card any more")
        if not any(self._tricks[seat] for seat in self._side(place)):
            raise LogError("an exchange before the side has won a trick")
        turned = self._stock[0]
        same(event["took"], turned, "the card taken")
        same(event["gave"], self._swap_card(turned), "the card given")
        hand = self._hands[place]
        if event["gave"] not in hand:
            raise LogError(f"seat {place} does not hold {event['gave']}")
        hand.remove(event["gave"])
        hand.append(turned)
        self._stock[0] = event["gave"]

    def _swap_card(self, turned: str) -> str | None:
        """The only card that may be swapped for `turned`, if any (R-XCHG-1, R-XCHG-2, V-BI-7)."""
        strength = self._ranking.strength
        seven, two = "7" + self._trumps, "2" + self._trumps
        if self._exchange == "two":
            return two if strength[turned] >= strength[seven] else None
        if strength[turned] > strength[seven]:
            return seven
        return two if self._exchange == "seven_and_two" and turned != two else None

    def _draw(self, winner: int) -> None:
        """After a trick everybody draws, the winner first, while there is a stock (R-DRAW-1)."""
        if not self._stock or self._decided():
            return
        for place in self._from(winner):
            event = self._log.take("draw")
            card = self._stock.pop()
            if event["seat"] != place:
                raise LogError(f"seat {event['seat']} draws, it is the turn of {place}")
            if event["card"] != card:
                raise LogError(f"seat {place} draws {event['card']}, should draw {card}")
            self._hands[place].append(card)
