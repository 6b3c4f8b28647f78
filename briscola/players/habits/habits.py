"""A player's habits: of each kind of moment, how often each way was chosen, counted in finished hands.

Only what lay on the table for all to see is counted: who led what, and what was answered to it. Nothing is
told of cards that a player held and did not play there.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from briscola.engine.cards import Card, Suit
from briscola.engine.rules import Rules
from briscola.engine.trick import TableCard

ANSWERS = ("gave_blank", "gave_court", "gave_carico", "took", "took_with_carico")
"""Answers to a card that was led: leave it some card, or take it in its suit."""

WAYS: Mapping[str, tuple[str, ...]] = {
    "led": ("blank", "court", "carico", "trump"),
    "on_blank": (*ANSWERS, "trumped"),
    "on_court": (*ANSWERS, "trumped"),
    "on_carico": (*ANSWERS, "trumped"),
    "on_trump": ANSWERS,
    "trumped_with": ("blank", "court", "carico"),
    "at_the_end": ("plain", "trump"),
}
"""The kinds of moments, each with the ways that are counted. `at_the_end` are the cards left for the tricks
after the last draw; all else happens before it."""

KINDS = ("blank", "court", "carico")
CARICO = 10  # points

PLACES: Mapping[tuple[str, str], int] = {
    named: place for place, named in enumerate((moment, way) for moment, ways in WAYS.items() for way in ways)
}
"""Index into `counts` of each moment and way."""
SIZE = len(PLACES)
NOTHING = (0,) * SIZE
GAME = "briscola-2"
"""The net whose games, of two players, are those in which habits are counted."""


class BadHabits(ValueError):  # noqa: N818 - a sentence for the command line
    """No habits; the message says why."""


class Habits(Struct, frozen=True):
    """Count of each way in `WAYS`, over so many hands."""

    hands: int = 0
    counts: tuple[int, ...] = NOTHING

    def of(self, moment: str) -> tuple[int, ...]:
        """Counts of the ways in moments of one kind."""
        first = PLACES[moment, WAYS[moment][0]]
        return self.counts[first : first + len(WAYS[moment])]

    def spell(self) -> str:
        """One word: the hands, then the counts. Empty where nothing is known."""
        return ".".join(map(str, (self.hands, *self.counts))) if self.hands else ""

    @classmethod
    def read(cls, word: str) -> "Habits":
        """The habits of such a word.

        Raises BadHabits.
        """
        if not word:
            return cls()
        numbers = word.split(".")
        if len(numbers) != 1 + SIZE or not all(n.isascii() and n.isdigit() and len(n) < 10 for n in numbers):
            raise BadHabits("these are no habits")
        hands, *counts = map(int, numbers)
        return cls(hands, tuple(counts))


NO_HABITS = Habits()


def added(each: Iterable[Habits]) -> Habits:
    """The sum of several habits."""
    rows = [(habits.hands, *habits.counts) for habits in each] or [(0, *NOTHING)]
    hands, *counts = map(sum, zip(*rows, strict=True))
    return Habits(hands, tuple(counts))


def observed(plays: Sequence[TableCard], trumps: Suit, rules: Rules, seat: int) -> Habits:
    """Habits of a seat in one finished hand, from all its plays in order."""
    counts = [0] * SIZE
    draws = rules.tricks - rules.hand_size
    points = rules.ranking.points

    def kind(card: Card) -> str:
        return KINDS[(points[card] > 0) + (points[card] >= CARICO)]

    for trick, (lead, answer) in enumerate(zip(plays[::2], plays[1::2], strict=True)):
        played = lead.card if lead.seat == seat else answer.card
        if trick >= draws:
            counts[PLACES["at_the_end", "trump" if played.suit is trumps else "plain"]] += 1
        elif lead.seat == seat:
            counts[PLACES["led", "trump" if played.suit is trumps else kind(played)]] += 1
        else:
            on = "trump" if lead.card.suit is trumps else kind(lead.card)
            if not rules.ranking.beats(played, lead.card, trumps):
                way = f"gave_{kind(played)}"
            elif played.suit is lead.card.suit:
                way = "took" if points[played] < CARICO else "took_with_carico"
            else:
                way = "trumped"
                counts[PLACES["trumped_with", kind(played)]] += 1
            counts[PLACES[f"on_{on}", way]] += 1
    return Habits(1, tuple(counts))


class _File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The habits in the form of the file."""

    habits: int
    hands: int
    counts: dict[str, dict[str, int]]


VERSION = 1
LARGEST = 64 * 1024
"""Bytes of a file of habits; one has a kilobyte."""
MOST = 10**9 - 1


def to_json(habits: Habits) -> bytes:
    """Habits for a file: every count by its names."""
    counts = {moment: dict(zip(ways, habits.of(moment), strict=True)) for moment, ways in WAYS.items()}
    document = _File(habits=VERSION, hands=habits.hands, counts=counts)
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def from_json(data: bytes) -> Habits:
    """The habits in a file.

    Raises BadHabits with what is wrong.
    """
    if len(data) > LARGEST:
        raise BadHabits(f"more than {LARGEST} bytes")
    try:
        document = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadHabits(f"not the JSON of habits: {error}") from None
    if document.habits != VERSION:
        raise BadHabits(f"this program reads habits of version {VERSION}, not {document.habits}")
    wanted = {moment: set(ways) for moment, ways in WAYS.items()}
    if {moment: set(ways) for moment, ways in document.counts.items()} != wanted:
        raise BadHabits(f"habits count {', '.join(wanted)}, each way of them and no other")
    counts = [document.counts[moment][way] for moment, way in PLACES]
    if not all(0 <= number <= MOST for number in (document.hands, *counts)):
        raise BadHabits(f"a count is a whole number from 0 to {MOST}")
    return Habits(document.hands, tuple(counts))
