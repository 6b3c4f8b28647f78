"""The view of each seat, worked out anew from a log by the bot protocol (docs/protocol.md) and INV-21.

A `View` hears every event of a log that has been checked and knows what its seat may know: its observation
and the events as it may be told them. Nothing that the pages leave open is in an observation here.
"""

from collections.abc import Callable
from typing import Any

from .game import Game
from .games import ALL, DUMMY
from .match import UNCOUNTED, counts_after_ties, paid_after_voids
from .shapes import Event

Observation = dict[str, Any]


class View:
    """The hand in progress as one seat may see it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._score = [0] * game.players
        self._balance = [0] * game.places
        self._voids = 0
        self.hands: list[list[str]] = []

    def hear(self, event: Event) -> None:
        """Learn an event of the log."""
        hearing: Callable[[Event], None] | None = getattr(self, f"_{event['event']}", None)
        if hearing is not None:
            hearing(event)

    def _match(self, _: Event) -> None:
        self._score = [0] * self.game.players
        self._balance = [0] * self.game.places
        self._voids = 0

    def _deal(self, event: Event) -> None:
        self.dealer = event["dealer"]
        self.hands = [list(hand) for hand in event["hands"]]
        self.turned, self.stock = event["turned"], len(event["stock"])
        self.trumps = event["turned"][1] if event["turned"] else None
        self._public: list[set[str]] = [set() for _ in self.hands]
        if event["turned"] and self.game.hand == ALL:
            self._public[event["dealer"]].add(event["turned"])  # V-PR-8
        self.points = [0] * self.game.places
        self.table: list[list[Any]] = []
        self.tricks: list[Event] = []
        self.bids: list[list[Any]] = []
        self.called: Event = {"contract": None, "seat": None, "card": None}
        self._signals: list[Event] = []
        self.declared: list[str] = []
        self._declarations: list[Event] = []
        self.declared_now = False

    def _bid(self, event: Event) -> None:
        said = {key: event[key] for key in ("bid", "points", "obliged") if key in event}
        self.bids.append([event["seat"], said if "points" in said else said["bid"]])

    def _pass(self, event: Event) -> None:
        self.bids.append([event["seat"], "pass"])

    def _call(self, event: Event) -> None:
        self.called = event
        self.trumps = event["card"][1]

    def _declare(self, event: Event) -> None:
        if not self.game.turned_marianna:
            self.trumps = event["suit"]
        self.declared.append(event["suit"])
        made = {key: event[key] for key in ("seat", "suit", "points")}
        self._declarations.append({"trick": len(self.tricks) + 1, **made})
        self.declared_now = True
        self._public[event["seat"]] |= {"R" + event["suit"], "C" + event["suit"]}

    def _declaration_paid(self, event: Event) -> None:
        paid = next(made for made in self._declarations if made["suit"] == event["suit"])
        paid["points"] = event["points"]  # V-MA-6

    def _exchange(self, event: Event) -> None:
        hand = self.hands[event["seat"]]
        hand.remove(event["gave"])
        hand.append(event["took"])
        self._public[event["seat"]].discard(event["gave"])
        self._public[event["seat"]].add(event["took"])
        self.turned = event["gave"]

    def _play(self, event: Event) -> None:
        self.hands[event["seat"]].remove(event["card"])
        self._public[event["seat"]].discard(event["card"])
        self.table.append([event["seat"], event["card"]])
        self.declared_now = False

    def _trick(self, event: Event) -> None:
        self.tricks.append(
            {
                "leader": self.table[0][0],
                "cards": [card for _, card in self.table],
                "winner": event["winner"],
                "points": event["points"],
            }
        )
        self.points[event["winner"]] += event["points"]
        self.table = []

    def _draw(self, event: Event) -> None:
        self.hands[event["seat"]].append(event["card"])
        self.stock -= 1
        if event["card"] == self.turned:
            self._public[event["seat"]].add(event["card"])

    def _signal(self, event: Event) -> None:
        if self.seat in (event["seat"], *event["seen_by"]):
            seen = {"trick": len(self.tricks) + 1, "seat": event["seat"], "sign": event["sign"]}
            self._signals.append(seen)

    def _hand_end(self, event: Event) -> None:
        self._score = event["score"]
        self._balance = event.get("balance", self._balance)
        self._voids = self._voids + 1 if event["reason"] in UNCOUNTED else 0

    @property
    def observation(self) -> Observation:
        """What the protocol's `observation` must hold, but for what only the one who asks can say."""
        shown = self._shown()
        known = {
            str(place): sorted(cards)
            for place, cards in enumerate(self._public)
            if cards and place != self.seat and str(place) not in shown
        }
        seen: Observation = {
            "hand": sorted(self.hands[self.seat]),
            "seat": self.seat,
            "dealer": self.dealer,
            "trumps": self.trumps,
            "turned": self.turned,
            "stock_count": self.stock,
            "table": self.table,
            "tricks": self.tricks,
            "known": self._partners_last_cards() or known,
            "open": {place: sorted(cards) for place, cards in shown.items()},
            "points": self.points,
            "score": self._score,
            "balance": self._balance,
            "winning_hands": self.game.winning_hands,
            "counts": [len(hand) for hand in self.hands],
            "bids": self.bids,
            "called": self.called["card"],
            "signals": self._signals,
        }
        if self.table or self.tricks:
            seen["leader"] = self.table[0][0] if self.table else self.tricks[-1]["winner"]
        if self.called["card"] or not self.game.called:
            # Before the call the bids say as much, and no page says what stands here.
            seen |= {"contract": self.called["contract"], "caller": self.called["seat"]}
        if self.game.declares:
            seen["declared"] = self._declarations
        if paid_after_voids(self.game):
            seen["times"] = min(2**self._voids, 8)  # V-CH-28
        if counts_after_ties(self.game):
            seen["more"] = min(self._voids, 10)  # V-SU-7
        return seen

    def _shown(self) -> dict[str, list[str]]:
        """Hands that lie face up for all: the open dummy's, and both in scoperta."""
        if self.game.variant == "scoperta":
            return {str(1 - self.seat): self.hands[1 - self.seat]}
        led = bool(self.table or self.tricks)
        if self.game.dummy and self.game.options["morto"] == "open" and led:
            return {str(DUMMY): self.hands[DUMMY]}
        return {}

    def _partners_last_cards(self) -> dict[str, list[str]] | None:
        """R-TALK-6: with the option, partners know each other's cards once the stock is out."""
        if not self.game.options["show_partner"] or not self.game.row.talks or self.stock:
            return None
        partners = set(self.game.side(self.seat)) - {self.seat}
        known = {
            str(place): sorted(hand if place in partners else self._public[place])
            for place, hand in enumerate(self.hands)
            if place != self.seat
        }
        return {place: cards for place, cards in known.items() if cards}

    def told(self, event: Event) -> Event | None:
        """An event as this seat may be told it; None where it learns nothing of it (docs/protocol.md)."""
        kind = event["event"]
        if kind == "match":
            return {key: value for key, value in event.items() if key != "seed"}
        if kind == "deal":
            return self._told_deal(event)
        if kind == "draw":
            open_to_all = self.game.variant == "scoperta" or event["card"] == self.turned
            return event if open_to_all or event["seat"] == self.seat else {**event, "card": None}
        if kind == "call":
            holds = event["partner"] == self.seat
            return event if holds else {key: value for key, value in event.items() if key != "partner"}
        if kind == "signal":
            if event["seat"] == self.seat:
                return {key: value for key, value in event.items() if key != "seen_by"}
            return event if self.seat in event["seen_by"] else None
        return None if kind == "commit" else event

    def _told_deal(self, event: Event) -> Event:
        told = {key: event[key] for key in ("event", "hand", "dealer", "turned")}
        told |= {"cards": event["hands"][self.seat], "stock_count": len(event["stock"])}
        told["counts"] = [len(hand) for hand in event["hands"]]
        if self.game.variant == "scoperta":
            told["hands"] = event["hands"]
        return told
