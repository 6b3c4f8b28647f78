"""The worked examples of the rules (EX-1 to EX-8, EX-10, EX-11) and the logs they make.

Every card, winner, point and draw in these logs is copied from an example in `tests/examples/`: no rule of
the game is applied and nothing of ours is imported, so that the checker's tests stand on their own.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

Event = dict[str, Any]
SEED = 7
SEATS = "ABCDEF"
EXAMPLES = Path(__file__).parent / "examples"

SECOND_TRICK_OF_EX_1: Event = {
    "hand": ["5D", "4S", "1B"],
    "seat": 0,
    "to_act": 0,
    "dealer": 1,
    "leader": 0,
    "trumps": "C",
    "turned": "RC",
    "stock_count": 32,
    "table": [],
    "tricks": [{"leader": 0, "cards": ["2S", "7B"], "winner": 0, "points": 0}],
    "known": {},
    "open": {},
    "points": [0, 0],
    "score": [0, 0],
    "balance": [0, 0],
    "winning_hands": 2,
    "counts": [3, 3],
    "bids": [],
    "contract": None,
    "caller": None,
    "called": None,
    "signals": [],
}
"""What seat 0 sees when it is asked for the second trick of EX-1, as the protocol of bots has it."""


@dataclass(frozen=True, kw_only=True)
class Trick:
    """One line of a worked example; `totals` are the points taken so far, by seat."""

    plays: list[tuple[int, str]]
    winner: int
    points: int
    draws: list[tuple[int, str]]
    totals: list[int]


@dataclass(frozen=True, kw_only=True)
class Example:
    """A worked example: the deal, its tricks and the points at the end, by seat (the dummy M is seat 4)."""

    dealer: int
    deck: list[str]
    hands: list[list[str]]
    turned: str | None
    tricks: list[Trick]
    points: list[int]

    @property
    def stock(self) -> list[str]:
        """What is left of the pack after the deal; the turned card, where there is one, lies under it."""
        dealt = sum(map(len, self.hands))
        if self.turned is None:
            return self.deck[dealt:]
        return self.deck[dealt + 1 :] + self.deck[dealt : dealt + 1]

    @property
    def events(self) -> list[Event]:
        """The plays, tricks and draws, as a log has them."""
        events: list[Event] = []
        for trick in self.tricks:
            events += [{"event": "play", "seat": seat, "card": card} for seat, card in trick.plays]
            events.append({"event": "trick", "winner": trick.winner, "points": trick.points})
            events += [{"event": "draw", "seat": seat, "card": card} for seat, card in trick.draws]
        return events


def read_example(number: int) -> Example:
    """Worked example EX-`number` of the rules, from `tests/examples/`."""
    text = (EXAMPLES / f"ex{number}.txt").read_text()
    places = re.search(r"places=(\w+)", text)
    printed = places[1] if places else SEATS
    seats = "".join(sorted(printed, key="ABCDEFM".index))
    header, *lines = text.splitlines()
    turned = re.search(r"turned (\w\w)", header)
    dealer = re.search(r"dealer (\w)", header)
    assert dealer is not None
    hands = {line.split()[1]: line.split()[2:] for line in lines if line.startswith("hand")}
    end = dict(re.findall(r"([A-FM]) (\d+)", lines[-1])) if lines[-1].startswith("END") else {}
    return Example(
        dealer=seats.index(dealer[1]),
        deck=" ".join(lines[:2]).split()[1:],
        hands=[hands[letter] for letter in seats[: len(hands)]],
        turned=turned[1] if turned else None,
        tricks=[_trick(line, seats, printed) for line in lines if line.startswith("T")],
        points=[int(end[letter]) for letter in seats[: len(end)]],
    )


def _trick(line: str, seats: str, printed: str) -> Trick:
    """A line `T01 A:2S B:7B > A +0 draw A:1B B:5C = 0-0`; its totals are in the order `printed`."""
    read = re.fullmatch(r"T\d\d (.+) > (\w) \+(\d+)(?: draw (.+))? = ([\d-]+)", line)
    assert read is not None, line
    plays, winner, points, draws, totals = read.groups(default="")
    by_letter = dict(zip(printed, totals.split("-"), strict=False))
    return Trick(
        plays=[(seats.index(item[0]), item[2:]) for item in plays.split()],
        winner=seats.index(winner),
        points=int(points),
        draws=[(seats.index(item[0]), item[2:]) for item in draws.split()],
        totals=[int(by_letter[letter]) for letter in seats if letter in by_letter],
    )


def opening(
    variant: str,
    players: int,
    dealer: int,
    *,
    options: Mapping[str, Any] | None = None,
    winning_hands: int = 2,
) -> list[Event]:
    """The `match` and `draw_for_deal` events of a log whose first dealer is `dealer`."""
    options = dict(options or {})
    partners = players in (4, 6) and variant != "chiamata" and options.get("teams", True)
    sides = [list(range(first, players, 2)) for first in (0, 1)]
    cards = ["4D", "5D", "6D", "7D", "FD", "CD"][:players]
    cards[dealer] = "1C"
    return [
        {
            "event": "match",
            "version": 1,
            "variant": variant,
            "players": players,
            "sides": sides if partners else [[seat] for seat in range(players)],
            "winning_hands": winning_hands,
            "options": options,
            "levels": ["random"] * players,
            "seed": SEED,
        },
        {"event": "draw_for_deal", "cards": [cards], "dealer": dealer},
    ]


def hand(
    example: Example,
    end: Mapping[str, Any],
    *,
    number: int = 1,
    players: int,
    auction: Sequence[Event] = (),
    tricks: Sequence[Event] | None = None,
) -> list[Event]:
    """The events of one hand played as in the example; `end` gives what `hand_end` has beyond the points."""
    secret = sha256(f"briscola:{SEED}:{number}".encode())
    return [
        {"event": "commit", "hand": number, "sha256": sha256(secret.digest()).hexdigest()},
        {"event": "cut", "seat": (example.dealer - 1) % players, "at": 17, "salt": ""},
        {
            "event": "deal",
            "hand": number,
            "dealer": example.dealer,
            "deck": example.deck,
            "hands": example.hands,
            "turned": example.turned,
            "stock": example.stock,
        },
        *auction,
        *(example.events if tricks is None else tricks),
        {"event": "hand_end", "hand": number, "points": example.points, "capot": False, **end},
        {"event": "reveal", "hand": number, "bytes": secret.hexdigest()},
    ]
