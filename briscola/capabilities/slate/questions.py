"""A hand is entered by a few questions with few answers each; the first answer is the most frequent."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from briscola.capabilities.slate.hand import RealHand, contracts, declared_most, wins
from briscola.engine.rules import Rules
from briscola.engine.scoring import Payments

MOST_ANSWERS = 7
"""Most answers of a question; with more, what a win was worth is asked after the winner."""
Asked = Literal["won", "size", "caller", "partner", "contract", "end", "cards", "declared"]


class HandAnswer(Struct, frozen=True, kw_only=True):
    """An answer: its name, and whom and what it means; a place may be the dummy's."""

    id: str
    kind: Literal["side", "size", "void", "place", "alone", "contract", "made", "failed"]
    number: int = 0
    """Number of a side or place, or the lowest contract of a payment."""
    gain: int = 0
    """Worth of a win where a game tells several apart; 0 where it does not, or is asked next."""
    capot: bool = False
    size: int = 0


class HandQuestion(Struct, frozen=True, kw_only=True):
    """A question. One without `answers` takes a number from `least` to `most` by steps."""

    asked: Asked
    side: int = 0
    """The side whose points are asked."""
    answers: tuple[HandAnswer, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    usual: int = 0
    """The number to begin with."""


class NoAnswer(ValueError):  # noqa: N818 - it is dropped, as a choice that is not offered
    """It is no answer to the question."""


def question(rules: Rules, given: Sequence[str]) -> HandQuestion | RealHand:
    """The next question after these answers, or the hand that they have entered. Raises NoAnswer."""
    left = iter(given)
    if rules.match_form.by_points:
        return _points(rules, left)
    return _contract(rules, left) if isinstance(rules.scoring, Payments) else _win(rules, left)


def _chosen(asked: HandQuestion, left: Iterator[str]) -> HandAnswer | None:
    """The answer given to a question; None if none is yet."""
    given = next(left, None)
    if given is None:
        return None
    found = next((answer for answer in asked.answers if answer.id == given), None)
    if found is None:
        raise NoAnswer(f"{given} is no answer to {asked.asked}")
    return found


def _number(asked: HandQuestion, left: Iterator[str]) -> int | None:
    """The number given to a question; None if none is yet."""
    given = next(left, None)
    if given is None:
        return None
    if (
        not given.isdecimal()
        or len(given) > 3
        or int(given) not in range(asked.least, asked.most + 1, asked.step)
    ):
        raise NoAnswer(f"{given} is no answer to {asked.asked}")
    return int(given)


_VOID = HandAnswer(id="void", kind="void")


def _win(rules: Rules, left: Iterator[str]) -> HandQuestion | RealHand:
    sides, sizes = range(len(rules.sides)), wins(rules)
    several = len(sizes) > 1
    at_once = len(sides) * len(sizes) < MOST_ANSWERS
    answers = tuple(
        HandAnswer(
            id=f"side-{side}-{at}",
            kind="side",
            number=side,
            gain=win.gain if several and at_once else 0,
            capot=win.capot,
            size=win.least,
        )
        for at, win in enumerate(sizes if at_once else sizes[:1])
        for side in sides
    )
    asked = HandQuestion(asked="won", answers=(*answers, _VOID))
    won = _chosen(asked, left)
    if won is None:
        return asked
    if won.kind == "void":
        return RealHand()
    if not at_once:
        more = HandQuestion(
            asked="size",
            answers=tuple(
                HandAnswer(id=f"size-{at}", kind="size", gain=win.gain, capot=win.capot, size=win.least)
                for at, win in enumerate(sizes)
            ),
        )
        size = _chosen(more, left)
        return more if size is None else RealHand(side=won.number, size=size.size, capot=size.capot)
    return RealHand(side=won.number, size=won.size, capot=won.capot)


def _contract(rules: Rules, left: Iterator[str]) -> HandQuestion | RealHand:
    places = [HandAnswer(id=f"place-{place}", kind="place", number=place) for place in range(rules.places)]
    asked = HandQuestion(asked="caller", answers=(*places[: rules.players], _VOID))
    caller = _chosen(asked, left)
    if caller is None:
        return asked
    if caller.kind == "void":
        return RealHand()
    alone = HandAnswer(id="alone", kind="alone", number=caller.number)
    others = [place for place in places if place != caller]
    asked = HandQuestion(asked="partner", answers=(*others, alone))
    partner = _chosen(asked, left)
    if partner is None:
        return asked
    lowest = contracts(rules)
    contract: HandAnswer | None = HandAnswer(id="", kind="contract", number=lowest[0])
    if len(lowest) > 1:
        said = tuple(HandAnswer(id=f"contract-{low}", kind="contract", number=low) for low in lowest)
        asked = HandQuestion(asked="contract", answers=said)
        contract = _chosen(asked, left)
    if contract is None:
        return asked
    doubles = isinstance(rules.scoring, Payments) and rules.scoring.capot_doubles
    made = [HandAnswer(id="made", kind="made"), HandAnswer(id="failed", kind="failed")]
    if doubles:
        made.append(HandAnswer(id="made-all", kind="made", capot=True))
    if doubles and rules.options["capot_by"] == "tricks":  # by points never for the defenders (V-CH-18)
        made.append(HandAnswer(id="failed-all", kind="failed", capot=True))
    asked = HandQuestion(asked="end", answers=tuple(made))
    end = _chosen(asked, left)
    if end is None:
        return asked
    return RealHand(
        caller=caller.number,
        partner=partner.number,
        contract=contract.number,
        made=end.kind == "made",
        capot=end.capot,
    )


def _points(rules: Rules, left: Iterator[str]) -> HandQuestion | RealHand:
    """The cards of all sides but the last one, which has the rest; then what each has declared."""
    sides = range(len(rules.sides))
    cards: list[int] = []
    for side in sides[:-1]:
        most = rules.total - sum(cards)
        asked = HandQuestion(asked="cards", side=side, most=most, usual=most // (len(sides) - side))
        points = _number(asked, left)
        if points is None:
            return asked
        cards.append(points)
    cards.append(rules.total - sum(cards))
    most, declared = declared_most(rules), list[int]()
    for side in sides if most else ():
        asked = HandQuestion(asked="declared", side=side, most=most - sum(declared), step=20)
        points = _number(asked, left)
        if points is None:
            return asked
        declared.append(points)
    return RealHand(points=tuple(cards), declared=tuple(declared) if any(declared) else ())
