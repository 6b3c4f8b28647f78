"""The tricks of a hand: whose turn, which cards, who wins, who draws what (R-TRICK, R-DRAW)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .cards import winning_card
from .errors import LogError
from .games import DUMMY
from .log import Log
from .playable import Moment, playable
from .table import Table
from .talk import Talk
from .turn import Turn, take_turn


@dataclass(frozen=True, kw_only=True)
class Tally:
    """What the tricks gave, by place; `complete` is false where the hand stopped early."""

    points: list[int]
    tricks: list[int]
    last_winner: int
    complete: bool
    declared: list[int] = field(default_factory=list)
    conceded: bool = False


@dataclass(kw_only=True)
class Caller:
    """The caller of a hand in play; `call`, in the dark, hears the call that is still to come.

    It returns the trump suit (V-CH-26).
    """

    seat: int
    call: Callable[[], str] | None = None


class Tricks:
    """One hand being played, from the first lead to the last trick."""

    def __init__(
        self, log: Log, table: Table, order: tuple[int, ...], talk: Talk, caller: Caller | None = None
    ) -> None:
        self._log = log
        self._table = table
        self._game = table.game
        self._order = order
        self._talk = talk
        self._caller = caller

    def play(self, leader: int) -> Tally:
        """Check every trick; the events taken are plays, what may come before them, tricks and draws."""
        number = len(self._game.pack) // len(self._order)
        last_winner = leader
        played = 0
        conceded = False
        while played < number and not self._table.decided():
            winner = self._trick(last_winner)
            if winner is None:
                conceded = not self._table.decided()  # else a declaration has ended the hand (V-MA-6)
                break
            last_winner = winner
            played += 1
            self._draw(last_winner)
            self._pay(last_winner)
        self._talk.allowed = False
        return Tally(
            points=self._table.points,
            tricks=self._table.tricks,
            last_winner=last_winner,
            complete=played == number,
            declared=self._table.declared,
            conceded=conceded,
        )

    def _from(self, place: int) -> tuple[int, ...]:
        start = self._order.index(place)
        return self._order[start:] + self._order[:start]

    def _trick(self, leader: int) -> int | None:
        """Winner of a trick; None if the caller gives the hand up in it, or a declaration ends it."""
        places = self._from(leader)
        table = self._table
        cards: list[str] = []
        for place in places:
            turn = Turn(place=place, leads=not cards, may_concede=self._may_concede(place))
            event = take_turn(self._log, table, turn)
            if event["seat"] != place:
                raise LogError(f"seat {event['seat']} plays, it is the turn of {place}")
            if event["event"] != "play":
                return None
            card = event["card"]
            self._check_legal(place, card, cards)
            table.hands[place].remove(card)
            cards.append(card)
        self._talk.allowed = True
        if self._caller is not None and self._caller.call is not None:
            table.trumps = self._caller.call()
            self._caller.call = None
        winner = places[winning_card(cards, table.trumps, self._game.ranking)]
        points = sum(self._game.ranking.points[card] for card in cards)
        event = self._log.take("trick")
        if event["winner"] != winner:
            raise LogError(f"the trick goes to {event['winner']}, should go to {winner}")
        if event["points"] != points:
            raise LogError(f"the trick is worth {event['points']}, should be {points}")
        table.points[winner] += points
        table.tricks[winner] += 1
        return winner

    def _may_concede(self, place: int) -> bool:
        """The caller at his own turn, once it is known who would pay with him (V-CH-25)."""
        caller = self._caller
        if caller is None or not self._game.options["concede"]:
            return False
        return place == caller.seat and caller.call is None

    def _check_legal(self, place: int, card: str, laid: Sequence[str]) -> None:
        hand = self._table.hands[place]
        if card not in hand:
            raise LogError(f"seat {place} does not hold {card}")
        blind = place == DUMMY and self._game.dummy and self._game.options["morto"] == "blind"
        if blind and card != hand[-1]:
            raise LogError(f"the dummy's top card is {hand[-1]}, not {card}")
        moment = Moment(
            form=self._game,
            options=self._game.options,
            hand=hand,
            table=laid,
            stock=len(self._table.stock),
            tricks=sum(self._table.tricks),
            trumps=self._table.trumps,
        )
        allowed = playable(moment)
        if card not in allowed:
            duty = "must follow and " if laid and {held[1] for held in allowed} == {laid[0][1]} else ""
            raise LogError(f"seat {place} {duty}may play {' '.join(allowed)}, not {card}")

    def _pay(self, leader: int) -> None:
        """Pay all that the seat to lead next has declared off the lead (V-MA-6)."""
        table = self._table
        if table.decided():
            return
        for place, suit, points in [waits for waits in table.waiting if waits[0] == leader]:
            event = self._log.take("declaration_paid")
            found = event["seat"], event["suit"], event["points"]
            if found != (place, suit, points):
                raise LogError(f"{found} is paid, should be {(place, suit, points)}")
            table.declared[place] += points
            table.waiting.remove((place, suit, points))

    def _draw(self, winner: int) -> None:
        """After a trick everybody draws, the winner first, while there is a stock (R-DRAW-1)."""
        table = self._table
        if not table.stock or table.decided():
            return
        for place in self._from(winner):
            event = self._log.take("draw")
            card = table.stock.pop()
            if event["seat"] != place:
                raise LogError(f"seat {event['seat']} draws, it is the turn of {place}")
            if event["card"] != card:
                raise LogError(f"seat {place} draws {event['card']}, should draw {card}")
            table.hands[place].append(card)
