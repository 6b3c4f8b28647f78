"""What each seat may see, told anew from a log by the bot protocol (bots.md) and INV-21.

A `View` hears every event of a log that has been checked and knows what its seat may know: its observation
and the events as it may be told them. Nothing that the papers leave open is in an observation here.
"""

from collections.abc import Callable
from typing import Any

from .game import Game
from .games import ALL, DUMMY
from .shapes import Event

Observation = dict[str, Any]


class View:
    """The hand in progress as one seat may see it."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._score = [0] * game.players
        self._balance = [0] * game.places
        self._hands: list[list[str]] = []

    def hear(self, event: Event) -> None:
        """Learn an event of the log."""
        hearing: Callable[[Event], None] | None = getattr(self, f"_{event['event']}", None)
        if hearing is not None:
            hearing(event)

    def _match(self, _: Event) -> None:
        self._score = [0] * self._game.players
        self._balance = [0] * self._game.places

    def _deal(self, event: Event) -> None:
        self._dealer = event["dealer"]
        self._hands = [list(hand) for hand in event["hands"]]
        self._turned, self._stock = event["turned"], len(event["stock"])
        self._trumps = event["turned"][1] if event["turned"] else None
        self._public: list[set[str]] = [set() for _ in self._hands]
        if event["turned"] and self._game.form.hand == ALL:
            self._public[event["dealer"]].add(event["turned"])  # V-PR-8
        self._points = [0] * self._game.places
        self._table: list[list[Any]] = []
        self._tricks: list[Event] = []
        self._bids: list[list[Any]] = []
        self._called: Event = {"contract": None, "seat": None, "card": None}
        self._signals: list[Event] = []

    def _bid(self, event: Event) -> None:
        said = {key: event[key] for key in ("bid", "points", "obliged") if key in event}
        self._bids.append([event["seat"], said if "points" in said else said["bid"]])

    def _pass(self, event: Event) -> None:
        self._bids.append([event["seat"], "pass"])

    def _call(self, event: Event) -> None:
        self._called = event
        self._trumps = event["card"][1]

    def _declare(self, event: Event) -> None:
        if not self._game.form.turned_marianna:
            self._trumps = event["suit"]
        self._public[event["seat"]] |= {"R" + event["suit"], "C" + event["suit"]}

    def _exchange(self, event: Event) -> None:
        hand = self._hands[event["seat"]]
        hand.remove(event["gave"])
        hand.append(event["took"])
        self._public[event["seat"]].discard(event["gave"])
        self._public[event["seat"]].add(event["took"])
        self._turned = event["gave"]

    def _play(self, event: Event) -> None:
        self._hands[event["seat"]].remove(event["card"])
        self._public[event["seat"]].discard(event["card"])
        self._table.append([event["seat"], event["card"]])

    def _trick(self, event: Event) -> None:
        self._tricks.append(
            {
                "leader": self._table[0][0],
                "cards": [card for _, card in self._table],
                "winner": event["winner"],
                "points": event["points"],
            }
        )
        self._points[event["winner"]] += event["points"]
        self._table = []

    def _draw(self, event: Event) -> None:
        self._hands[event["seat"]].append(event["card"])
        self._stock -= 1
        if event["card"] == self._turned:
            self._public[event["seat"]].add(event["card"])

    def _signal(self, event: Event) -> None:
        if self._seat in (event["seat"], *event["seen_by"]):
            seen = {"trick": len(self._tricks) + 1, "seat": event["seat"], "sign": event["sign"]}
            self._signals.append(seen)

    def _hand_end(self, event: Event) -> None:
        self._score = event["score"]
        self._balance = event.get("balance", self._balance)

    @property
    def observation(self) -> Observation:
        """What the protocol's `observation` must hold, but for what only the one who asks can say."""
        shown = self._shown()
        known = {
            str(place): sorted(cards)
            for place, cards in enumerate(self._public)
            if cards and place != self._seat and str(place) not in shown
        }
        seen: Observation = {
            "hand": sorted(self._hands[self._seat]),
            "seat": self._seat,
            "dealer": self._dealer,
            "trumps": self._trumps,
            "turned": self._turned,
            "stock_count": self._stock,
            "table": self._table,
            "tricks": self._tricks,
            "known": self._partners_last_cards() or known,
            "open": {place: sorted(cards) for place, cards in shown.items()},
            "points": self._points,
            "score": self._score,
            "balance": self._balance,
            "winning_hands": self._game.winning_hands,
            "counts": [len(hand) for hand in self._hands],
            "bids": self._bids,
            "called": self._called["card"],
            "signals": self._signals,
        }
        if self._table or self._tricks:
            seen["leader"] = self._table[0][0] if self._table else self._tricks[-1]["winner"]
        if self._called["card"] or not self._game.called:
            # Before the call the bids say as much, and the papers do not say what stands here.
            seen |= {"contract": self._called["contract"], "caller": self._called["seat"]}
        return seen

    def _shown(self) -> dict[str, list[str]]:
        """Hands that lie face up for all: the open dummy's, and both in scoperta."""
        if self._game.variant == "scoperta":
            return {str(1 - self._seat): self._hands[1 - self._seat]}
        led = bool(self._table or self._tricks)
        if self._game.dummy and self._game.options["morto"] == "open" and led:
            return {str(DUMMY): self._hands[DUMMY]}
        return {}

    def _partners_last_cards(self) -> dict[str, list[str]] | None:
        """R-TALK-6: with the option, partners know each other's cards once the stock is out."""
        if not self._game.options["show_partner"] or not self._game.form.row.talks or self._stock:
            return None
        partners = set(self._game.side(self._seat)) - {self._seat}
        known = {
            str(place): sorted(hand if place in partners else self._public[place])
            for place, hand in enumerate(self._hands)
            if place != self._seat
        }
        return {place: cards for place, cards in known.items() if cards}

    def told(self, event: Event) -> Event | None:
        """An event as this seat may be told it; None where it learns nothing of it (bots.md)."""
        kind = event["event"]
        if kind == "match":
            return {key: value for key, value in event.items() if key != "seed"}
        if kind == "deal":
            return self._told_deal(event)
        if kind == "draw":
            open_to_all = self._game.variant == "scoperta" or event["card"] == self._turned
            return event if open_to_all or event["seat"] == self._seat else {**event, "card": None}
        if kind == "call":
            holds = event["partner"] == self._seat
            return event if holds else {key: value for key, value in event.items() if key != "partner"}
        if kind == "signal":
            if event["seat"] == self._seat:
                return {key: value for key, value in event.items() if key != "seen_by"}
            return event if self._seat in event["seen_by"] else None
        return None if kind == "commit" else event

    def _told_deal(self, event: Event) -> Event:
        told = {key: event[key] for key in ("event", "hand", "dealer", "turned")}
        told |= {"cards": event["hands"][self._seat], "stock_count": len(event["stock"])}
        told["counts"] = [len(hand) for hand in event["hands"]]
        if self._game.variant == "scoperta":
            told["hands"] = event["hands"]
        return told
