"""Memories that regulars and friends have of the person: balances by game, and what is worth a remark.

Everything follows from rows of the database. A remark follows from them too, its line included, so that none
comes back within `FRESH` matches although nothing is kept of what was said.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from itertools import islice
from typing import Literal

from msgspec import Struct

from briscola.client.host.library import Library
from briscola.client.seats.seat_control import SeatControl
from briscola.client.setup.characters import temper_of
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.players.talk.temperament import PLAIN
from briscola.storage.people.profiles import Profile
from briscola.storage.sums.rival_rows import (
    MatchWithRivals,
    Met,
    Rival,
    balances,
    count_matches,
    latest_matches,
)

PAUSE_WEEKS = 4
"""Weeks without a match together after which it was a long pause."""
STREAK = 5
"""Matches lost in a row after which a win is worth a word."""
HAIR = 4
"""Most points between the sides of a close hand."""
LINES = 2
"""Number of lines that each voice has for each kind of remark."""
FRESH = 10
"""Number of matches within which no line comes twice."""
ANEW = 30
"""Number of matches after which it is found out anew what was said."""

MemoryKind = Literal["long_pause", "capot_mine", "capot_yours", "hair", "at_last", "at_last_mine"]
"""Subjects of remarks on what was, said by a rival.

Sitting down: not met for weeks; every trick of the last hand together was the rival's, or the person's; it
was close. At the end: the person's first win after a row of losses, or the rival's.
"""


class Balance(Struct, frozen=True, kw_only=True):
    """Matches against one rival, from the person's view."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def total(self) -> int:
        """Number of matches."""
        return self.won + self.lost + self.drawn

    def __add__(self, other: "Balance") -> "Balance":
        return Balance(won=self.won + other.won, lost=self.lost + other.lost, drawn=self.drawn + other.drawn)


class MemoryRemark(Struct, frozen=True, kw_only=True):
    """A remark of the player at `place`; `line` is the number of the line of his voice."""

    place: int
    kind: MemoryKind
    line: int


class RivalMemory(Struct, frozen=True, kw_only=True):
    """All that the others at one table remember."""

    balances: Mapping[int, Mapping[str, Balance]] = {}
    """By place and the slug of the game; nobody against whom no match counts."""
    remark: MemoryRemark | None = None

    def between(self, game: str) -> tuple[int, Balance] | None:
        """The rival's place with most matches at a game, and the balance; None if there were none."""
        met = {place: games[game] for place, games in self.balances.items() if game in games}
        return max(met.items(), key=lambda each: (each[1].total, -each[0]), default=None)


def remembered(library: Library, setup: MatchSetup, match: str, *, today: date) -> RivalMemory:
    """Memories as the person of seat 0 sits down to a match, which may be among the kept ones already."""
    profile = _profile(library, setup)
    if profile is None:
        return RivalMemory()
    history, first = _history(library, profile, match)
    others = [rival_at(setup, place) for place in range(1, setup.players)]
    due = due_at_first(history, others, number=first + len(history), today=today.isoformat())
    return RivalMemory(
        balances=_balances(library, profile, others),
        remark=_fresh(due, others, history, first) if setup.people == (ME,) else None,
    )


def remembered_at_end(library: Library, setup: MatchSetup, match: str) -> MemoryRemark | None:
    """The remark at the end of a match that is kept, of the person alone with regulars."""
    profile = _profile(library, setup)
    if profile is None or setup.people != (ME,):
        return None
    history, first = _history(library, profile, "")
    if not history or history[-1].id != match:
        return None
    others = [other.who for other in history[-1].others]
    return _fresh(due_at_last(history, number=first + len(history) - 1), others, history[:-1], first)


class RivalsAtTable(Struct, frozen=True, kw_only=True):
    """Reads what the others at a table remember of the person at a seat of it."""

    library: Library
    seat: SeatControl
    today: Callable[[], date] = date.today

    def at_first(self) -> RivalMemory:
        """Memories as the present match begins."""
        return remembered(self.library, self.seat.setup, self._match, today=self.today())

    def at_end(self) -> MemoryRemark | None:
        """A remark on the match that has ended, if it is kept and one is due."""
        return remembered_at_end(self.library, self.seat.setup, self._match)

    @property
    def _match(self) -> str:
        return "" if self.seat.file is None else self.seat.file.stem


def rival_at(setup: MatchSetup, place: int) -> str:
    """The name under which the database knows a player: the face of a computer, the key of a person."""
    return setup.opponents[place - 1].key if place in setup.people else setup.face_of(place)


# ---- remarks


def due_at_first(
    before: Sequence[MatchWithRivals], others: Sequence[str], *, number: int, today: str
) -> Sequence[MemoryRemark]:
    """Remarks that rivals may make on sitting down, the weightiest first; `number` counts the matches."""
    found: list[tuple[int, int, MemoryKind]] = []
    for place, who in enumerate(others, 1):
        last, other = next(_together(before, who), (None, None))
        if last is None or other is None:
            continue
        hand = last.hand if other.met and _in_two_sides(last) else None
        if _weeks(last.day, today) >= PAUSE_WEEKS:
            found.append((0, place, "long_pause"))
        elif hand is not None and hand.capot:
            found.append((1, place, "capot_yours" if hand.result == "won" else "capot_mine"))
        elif hand is not None and abs(hand.ours - hand.theirs) <= HAIR:
            found.append((2, place, "hair"))
    return [MemoryRemark(place=place, kind=kind, line=number % LINES) for _, place, kind in sorted(found)]


def due_at_last(history: Sequence[MatchWithRivals], *, number: int) -> Sequence[MemoryRemark]:
    """Remarks that rivals may make at the end of the latest match."""
    found = []
    for place, other in enumerate(history[-1].others, 1):
        if not other.who or not history[-1].counts or not other.met:
            continue
        result, *before = islice(_results(history, other.who), STREAK + 1)
        if result == "won" and before == ["lost"] * STREAK:
            found.append(MemoryRemark(place=place, kind="at_last", line=number % LINES))
        elif result == "lost" and before == ["won"] * STREAK:
            found.append(MemoryRemark(place=place, kind="at_last_mine", line=number % LINES))
    return found


Line = tuple[str, MemoryKind, int]
"""The words of a remark: temperament, kind, number. Regulars of one temperament share their lines."""


def _fresh(
    due: Sequence[MemoryRemark], others: Sequence[str], before: Sequence[MatchWithRivals], first: int
) -> MemoryRemark | None:
    """The first of these remarks whose line was not said in the matches just before.

    `first` is the number of the first of those. What was said in them follows from them, from the last match
    on whose number is a multiple of `ANEW`; of earlier ones all counts as said that was due.
    """
    number = first + len(before)
    anew = number - number % ANEW - first
    said: list[Collection[Line]] = []
    for at in range(max(0, anew - FRESH + 1), len(before)):
        names = [other.who for other in before[at].others]
        told = [
            *due_at_first(before[:at], names, number=first + at, today=before[at].day),
            *due_at_last(before[: at + 1], number=first + at),
        ]
        lines = [_line(remark, names) for remark in told]
        said.append(lines if at < anew else _not_among(lines, said))
    lines = [_line(remark, others) for remark in due]
    fresh = _not_among(lines, said)
    return next((remark for remark, line in zip(due, lines, strict=True) if line in fresh), None)


def _not_among(lines: Sequence[Line], said: Sequence[Collection[Line]]) -> Collection[Line]:
    """The lines of those who have a voice that the matches just before have not heard."""
    heard = {line for each in said[-FRESH + 1 :] for line in each}
    return {line for line in lines if line[0] != PLAIN.name and line not in heard}


def _line(remark: MemoryRemark, others: Sequence[str]) -> Line:
    return temper_of(others[remark.place - 1]).name, remark.kind, remark.line


# ---- from rows


def _profile(library: Library, setup: MatchSetup) -> Profile | None:
    """The person of seat 0; None for a guest."""
    known = {profile.id: profile for profile in library.profiles.all()}
    return known.get(setup.key) or known.get(library.profiles.known_as(setup.key) or "")


def _history(library: Library, profile: Profile, besides: str) -> tuple[Sequence[MatchWithRivals], int]:
    """The latest matches but for one, and the number of the first of them among all."""
    rows = latest_matches(library.database, profile)
    first = count_matches(library.database, profile) - len(rows)
    return [match for match in rows if match.id != besides], first


def _balances(
    library: Library, profile: Profile, others: Sequence[str]
) -> Mapping[int, Mapping[str, Balance]]:
    games: dict[str, dict[str, Balance]] = {}
    for who, game, result, count in balances(library.database, profile, [*filter(None, others)]):
        of_rival = games.setdefault(who, {})
        of_rival[game] = of_rival.get(game, Balance()) + Balance(**{result: count})
    return {place: games[who] for place, who in enumerate(others, 1) if who in games}


def _together(history: Sequence[MatchWithRivals], who: str) -> Iterator[tuple[MatchWithRivals, Rival]]:
    """The matches with a rival, as partner too, the latest first; each with him as he sat there."""
    for match in reversed(history):
        for other in match.others:
            if other.who == who != "":
                yield match, other
                break


def _results(history: Sequence[MatchWithRivals], who: str) -> Iterator[Met]:
    """The person's results against a rival that count, the latest first."""
    return (other.met for match, other in _together(history, who) if match.counts and other.met)


def _in_two_sides(match: MatchWithRivals) -> bool:
    """True if whoever is against the person holds all that she does not: in a match that is over."""
    return len(match.others) == 1 or any(not other.met for other in match.others)


def _weeks(day: str, today: str) -> int:
    try:
        return (date.fromisoformat(today) - date.fromisoformat(day)).days // 7
    except ValueError:  # the day of a record that somebody has written by hand
        return 0
