"""The worked examples of the wider family, in `tests/examples/family/`, and the logs they make.

As with `tests/worked_examples.py`, everything is copied from the example: no rule of the game is applied and
nothing of ours is imported. The notation is that of `docs/rules/README.md`; before a card: `A+D20` A
declares the marianna of coins for 20, `A!D20` A leads and is paid for it; `A~7S1S` A puts down 7S for the
turned 1S; `E-concedes`. A call in the dark stands in brackets after the last card of the trick. Bids on the
two: `2@63`, obliged `2@63!`.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.worked_examples import Event, Example, hand, opening

FOLDER = Path(__file__).parent / "examples" / "family"
NAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))
SEATS = "ABCDEF"


@dataclass(frozen=True, kw_only=True)
class Family:
    """A hand of the family: its game, its deal, what happens from the first word on, and how it ends."""

    variant: str
    players: int
    options: dict[str, Any]
    example: Example
    events: list[Event]
    end: dict[str, Any]

    @property
    def log(self) -> list[Event]:
        """The hand as a log whose match goes on."""
        start = opening(
            self.variant, self.players, self.example.dealer, options=self.options, winning_hands=11
        )
        return start + hand(self.example, self.end, players=self.players, tricks=self.events)


def read_family(name: str) -> Family:
    """The example in `tests/examples/family/NAME.txt`."""
    header, *lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    variant = header.split()[0]
    printed = (re.search(r"places=(\w+)", header) or ["", SEATS])[1]
    # The dummy, printed where it plays, is seat 4.
    seats = {letter: i for i, letter in enumerate(sorted(printed, key="ABCDMEF".index))}
    if "M" not in printed:
        seats = {letter: i for i, letter in enumerate(SEATS)}
    hands = {seats[line[5]]: line.split()[2:] for line in lines if line.startswith("hand ")}
    turned = re.search(r"turned (\w\w)", header)
    players = int((re.search(r"n=(\d)", header) or "n0")[1])
    events = [event for line in lines for event in _events(line, seats)]
    end = _end(lines[-2:], seats)
    for event in events:
        if event["event"] == "call":
            end["contract"] = event["contract"]
    return Family(
        variant=variant,
        players=players,
        options={
            key: _value(text) for key, text in re.findall(r"(\w+)=(\w+)", header.partition(" options ")[2])
        },
        example=Example(
            dealer=seats[(re.search(r"dealer (\w)", header) or "dA")[1]],
            deck=" ".join(lines[:2]).split()[1:],
            hands=[hands[seat] for seat in sorted(hands)],
            turned=turned[1] if turned else None,
            tricks=[],
            points=end.pop("points"),
        ),
        events=events,
        end=end,
    )


def _value(text: str) -> Any:
    return json.loads(text) if text in ("true", "false") or text.isdigit() else text


def _events(line: str, seats: dict[str, int]) -> list[Event]:
    kind, _, rest = line.partition(" ")
    if kind == "auction":
        return [_bid(item.split(), seats) for item in rest.split(", ")]
    if kind == "call":
        return [_call(line, seats)]
    if re.fullmatch(r"T\d\d", kind):
        return _trick(rest, seats)
    return []


def _bid(words: list[str], seats: dict[str, int]) -> Event:
    seat, said = seats[words[0]], words[1]
    if said == "pass":
        return {"event": "pass", "seat": seat}
    bid, _, points = said.rstrip("!").partition("@")
    event: Event = {"event": "bid", "seat": seat, "bid": int(bid) if len(bid) > 1 else bid}
    if points:
        event["points"] = int(points)
    if said.endswith("!"):
        event["obliged"] = True
    return event


def _call(text: str, seats: dict[str, int]) -> Event:
    _, caller, card, _, contract, _, partner = text.split()
    return {
        "event": "call",
        "seat": seats[caller],
        "card": card,
        "contract": int(contract),
        "partner": seats[partner],
    }


def _trick(text: str, seats: dict[str, int]) -> list[Event]:
    cards, _, won = text.partition(" > ")
    spoken = re.search(r" \((call .*)\)", cards)
    events = [_item(item, seats) for item in re.sub(r" \(.*\)", "", cards).split()]
    if spoken:
        events.append(_call(spoken[1], seats))
    if won:
        winner, points = won.split()[:2]
        events.append({"event": "trick", "winner": seats[winner], "points": int(points)})
        drawn = won.partition(" draw ")[2].partition(" = ")[0]
        events += [{"event": "draw", "seat": seats[item[0]], "card": item[2:]} for item in drawn.split()]
    return events


def _item(item: str, seats: dict[str, int]) -> Event:
    seat, sign, rest = seats[item[0]], item[1], item[2:]
    if sign == ":":
        return {"event": "play", "seat": seat, "card": rest}
    if sign == "+":
        return {"event": "declare", "seat": seat, "suit": rest[0], "points": int(rest[1:])}
    if sign == "!":
        return {"event": "declaration_paid", "seat": seat, "suit": rest[0], "points": int(rest[1:])}
    if sign == "~":
        return {"event": "exchange", "seat": seat, "gave": rest[:2], "took": rest[2:]}
    return {"event": "concede", "seat": seat}


def _end(lines: list[str], seats: dict[str, int]) -> dict[str, Any]:
    """What the lines `END` and `RESULT` say."""
    counted, result = lines
    points = {seats[letter]: int(number) for letter, number in re.findall(r"([A-FM]) (\d+)", counted)}
    _, reason, winners, *_ = result.split()
    end: dict[str, Any] = {
        "points": [points[seat] for seat in sorted(points)],
        "reason": reason,
        "winners": sorted(seats[letter] for letter in winners),
        "score": [int(number) for number in result.partition(" score ")[2].split("-")],
    }
    declared = counted.partition(" declared ")[2]
    if declared:
        end["declared"] = [int(number) for number in declared.split("-")]
    if " payments " in result:
        paid = result.partition(" payments ")[2].partition(" score ")[0].split()
        by_letter = dict(zip(points, map(int, paid), strict=True))
        end["payments"] = end["balance"] = [by_letter[seat] for seat in sorted(by_letter)]
    return end
