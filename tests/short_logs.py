"""Short ways to write a log, or to damage one of the engine's, and to hear what the checker says of it."""

import json
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from briscola.commands.simulate import simulate
from briscola.engine.record import event_line
from briscola.engine.variants import make_rules
from tests.checker import LogError, Summary, check
from tests.checker.deal import Dealt
from tests.checker.game import Game, read_match
from tests.checker.play import Tally
from tests.checker.table import Table
from tests.family_examples import read_family
from tests.worked_examples import Event, Example, hand, opening, read_example

Log = list[Event]
PACK = [rank + suit for suit in "CDBS" for rank in "1234567FCR"]
FIVE = Example(
    dealer=0, deck=PACK, hands=[PACK[i % 5 :: 5] for i in range(4, 9)], turned=None, tricks=[], points=[]
)
"""Eight cards each of a new pack for five."""


def simulated(
    variant: str,
    players: int,
    options: Event | None = None,
    *,
    hands: int | None = 1,
    winning_hands: int = 2,
    seed: int = 1,
    level: str = "random",
) -> Log:
    """A log as the engine writes it; `hands` None: of one whole match."""
    events = simulate(
        make_rules(variant, players, options or {}),
        levels=[level] * players,
        seed=seed,
        hands=hands,
        winning_hands=winning_hands,
    )
    return [json.loads(event_line(event)) for event in events]


def accepted(log: Iterable[str]) -> bool:
    """True if the checker finds nothing wrong with the lines of a log as the game writes it."""
    try:
        check(log)
    except LogError:
        return False
    return True


Edit = Callable[[Log], None]
"""Something done to a log."""


def edited(log: Log, *edits: Edit) -> Log:
    """A log with this done to it, one after the other."""
    log = deepcopy(log)
    for edit in edits:
        edit(log)
    return log


def place(log: Log, kind: str, n: int = 0) -> int:
    """Where the event of a kind stands that has `n` such before it, or after it (-1: it is the last)."""
    return [i for i, event in enumerate(log) if event.get("event") == kind][n]


def change(kind: str, n: int = 0, /, **values: Any) -> Edit:
    """Another value of an event, given or made of the old one."""

    def edit(log: Log) -> None:
        event = log[place(log, kind, n)]
        for key, value in values.items():
            event[key] = value(event[key]) if callable(value) else value

    return edit


def swap(key: str, *places: tuple[str, int]) -> Edit:
    """The values of two events, each for the other."""

    def edit(log: Log) -> None:
        one, other = (log[place(log, *each)] for each in places)
        one[key], other[key] = other[key], one[key]

    return edit


def without(kind: str, n: int = 0, *, key: str = "", count: int = 1) -> Edit:
    """No event there (nor those that follow it), or none of its values."""

    def edit(log: Log) -> None:
        at = place(log, kind, n)
        if key:
            del log[at][key]
        else:
            del log[at : at + count]

    return edit


def before(kind: str, n: int, *more: Event) -> Edit:
    """More events before one."""

    def edit(log: Log) -> None:
        at = place(log, kind, n)
        log[at:at] = more

    return edit


def lines(log: Iterable[Event]) -> Iterator[str]:
    """The log as JSON lines."""
    return (json.dumps(event, separators=(",", ":")) for event in log)


def read(log: Iterable[Event], *, unfinished: bool = False) -> Summary:
    """Check a log whose packs are given instead of shuffled."""
    return check(lines(log), shuffled=False, unfinished=unfinished)


def refusal(log: Iterable[Event], *, unfinished: bool = False) -> str:
    """Why the checker refuses a log whose packs are given."""
    with pytest.raises(LogError) as caught:
        read(log, unfinished=unfinished)
    return str(caught.value)


def end(winners: list[int], reason: str, score: list[int], **more: Any) -> Event:
    """What `hand_end` says beyond the points."""
    return {"winners": winners, "reason": reason, "score": score, **more}


def speech(text: str) -> list[Event]:
    """An auction written like `0 pass, 1 61, 2 R`."""
    said: list[Event] = []
    for words_ in text.split(", "):
        seat, bid = words_.split()
        if bid == "pass":
            said.append({"event": "pass", "seat": int(seat)})
        else:
            said.append({"event": "bid", "seat": int(seat), "bid": int(bid) if len(bid) > 1 else bid})
    return said


def call(seat: int, card: str, contract: int, partner: int) -> Event:
    """A `call` event."""
    return {"event": "call", "seat": seat, "card": card, "contract": contract, "partner": partner}


def game(variant: str, players: int, **options: Any) -> Game:
    """The rules in force with these options."""
    return read_match(opening(variant, players, 0, options=options)[0])


def shuffled_refusal(log: Iterable[Event]) -> str:
    """Why the checker refuses a log whose packs it shuffles itself."""
    with pytest.raises(LogError) as caught:
        check(lines(log))
    return str(caught.value)


def ex_1(*, winning_hands: int = 2, options: Event | None = None) -> list[Event]:
    """A log of EX-1, without its `match_end`."""
    whole = hand(read_example(1), end([0], "points", [1, 0]), players=2)
    return opening("briscola", 2, 1, winning_hands=winning_hands, options=options) + whole


def ex_2(result: Event, *, again_by: int = 3, **options: Any) -> list[Event]:
    """The hand of EX-2, and the beginning of the next one by the dealer `again_by`."""
    example = read_example(2)
    log = opening("briscola", 4, 3, options=options)
    log += hand(example, result, players=4)
    following = hand(example, {}, number=2, players=4)[:2]
    following[1]["seat"] = (again_by - 1) % 4
    return log + following


PATTA = end([], "tie", [0, 0, 0, 0])


EX_4_AUCTION = "0 pass, 1 61, 2 65, 3 pass, 4 pass, 1 70, 2 74, 1 pass"


def ex_4(
    payments: list[int], *, auction: str = EX_4_AUCTION, card: str = "3C", contract: int = 74, **options: Any
) -> list[Event]:
    """EX-4 with the given payments; the caller's side wins exactly when the caller is paid."""
    made = payments[2] > 0
    winners = [seat for seat in range(5) if payments[seat] > 0]
    result = end(
        winners,
        "made" if made else "failed",
        [int(seat in winners) for seat in range(5)],
        contract=contract,
        payments=payments,
        balance=payments,
    )
    said = [*speech(auction), call(2, card, contract, 4 if card == "3C" else 2)]
    played = hand(read_example(4), result, players=5, auction=said)
    return opening("chiamata", 5, 4, options=options) + played


EX_5_AUCTION = "0 pass, 1 61, 2 pass, 3 pass"


def ex_5(payments: list[int], *, auction: str = EX_5_AUCTION, **options: Any) -> list[Event]:
    """EX-5 with the given payments by place."""
    result = end([0, 2, 3], "failed", [1, 0, 1, 1], contract=61, payments=payments, balance=payments)
    said = [*speech(auction), call(1, "3D", 61, 4)]
    log = opening("chiamata", 4, 3, options=options)
    return log + hand(read_example(5), result, players=4, auction=said)


def ex_7(*cards: str) -> list[Event]:
    """The deal of EX-7 (Prini, four partners) and these cards played to its first trick."""
    hands = [card.split() for card in ("7B 6D RB", "4D CD CS", "2D 2B RS", "6S 4S FC")]
    deck = [hands[i % 4][i // 4] for i in range(12)] + ["FS"]
    deck += [r + s for s in "CDBS" for r in "1234567FCR" if r + s not in deck]
    example = Example(dealer=3, deck=deck, hands=hands, turned="FS", tricks=[], points=[])
    plays = [{"event": "play", "seat": seat, "card": card} for seat, card in enumerate(cards)]
    return opening("prini", 4, 3) + hand(example, {}, players=4, tricks=plays)[: 3 + len(plays)]


def ex_8() -> list[Event]:
    """The first three tricks of EX-8; `turned` is missing there and left to the test."""
    example = read_example(8)
    log = opening("prini", 4, 3, options={"deal_all": True})
    return log + hand(example, {}, players=4)[: 3 + len(example.events)]


def after(name: str, kind: str, *more: Event) -> Log:
    """A worked hand as far as its first event of a kind, and then this."""
    log = read_family(name).log
    return [*log[: place(log, kind) + 1], *more]


def at_table(rules: Game, hands: list[str], stock: str = "", turned: str = "", won: int = 1) -> Table:
    """A hand in play; every seat has won `won` tricks."""
    cards = [*stock.split(), *turned.split()]
    dealt = Dealt(hands=[hand.split() for hand in hands], turned=turned, stock=cards)
    table = Table(rules, dealt, turned[1:])
    table.tricks = [won] * rules.places
    return table


def plays(seat: int, card: str) -> Event:
    return {"event": "play", "seat": seat, "card": card}


def tally(points: list[int], tricks: list[int], declared: list[int] | None = None) -> Tally:
    return Tally(points=points, tricks=tricks, last_winner=0, complete=True, declared=declared or [])
