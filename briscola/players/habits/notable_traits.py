"""Traits that stand out in a person's habits: clear differences from what is usual."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from briscola.players.habits.habits import ANSWERS, PLACES, WAYS, Habits

ENOUGH = 20
"""Fewest hands of which habits are told: what shows in fewer may be chance."""
CLEARLY = 0.08
"""Least difference of a share that stands out,"""
ERRORS = 2.0
"""and by so many standard errors."""

Named = frozenset[tuple[str, str]]


class Trait(StrEnum):
    """Things that somebody may do more or less often than others."""

    TRUMPS_AT_THE_END = "trumps_at_the_end"
    LEADS_TRUMPS = "leads_trumps"
    LEADS_CARICHI = "leads_carichi"
    LEADS_COURTS = "leads_courts"
    TAKES_CARICHI = "takes_carichi"
    TRUMPS_BLANKS = "trumps_blanks"
    GIVES_POINTS = "gives_points"


class Noticed(NamedTuple):
    """A trait that stands out, and the shares of its chances that were taken, 0 to 1."""

    trait: Trait
    share: float
    usual: float


def _named(moments: Sequence[str], ways: Sequence[str]) -> Named:
    return frozenset((moment, way) for moment in moments for way in ways if way in WAYS[moment])


_ON_PLAIN = ("on_blank", "on_court", "on_carico")
_TAKES = ("took", "took_with_carico", "trumped")
_GIVES = ANSWERS[:3]

CHANCES: Mapping[Trait, tuple[Named, Named]] = {
    Trait.TRUMPS_AT_THE_END: (
        _named(["at_the_end"], ["trump"]),
        _named(["at_the_end"], WAYS["at_the_end"]),
    ),
    Trait.LEADS_TRUMPS: (_named(["led"], ["trump"]), _named(["led"], WAYS["led"])),
    Trait.LEADS_CARICHI: (_named(["led"], ["carico"]), _named(["led"], WAYS["led"])),
    Trait.LEADS_COURTS: (_named(["led"], ["court"]), _named(["led"], WAYS["led"])),
    Trait.TAKES_CARICHI: (_named(["on_carico"], _TAKES), _named(["on_carico"], WAYS["on_carico"])),
    Trait.TRUMPS_BLANKS: (_named(["on_blank"], ["trumped"]), _named(["on_blank"], WAYS["on_blank"])),
    Trait.GIVES_POINTS: (
        _named([*_ON_PLAIN, "on_trump"], _GIVES[1:]),
        _named([*_ON_PLAIN, "on_trump"], _GIVES),
    ),
}
"""By trait, the ways that show it, and all the ways among which it could have been shown."""


def noticed(habits: Habits, usual: Sequence[float]) -> tuple[Noticed, ...]:
    """Traits that stand out, the clearest first; `usual` is the share of each way in its kind of moment.

    Empty below `ENOUGH` hands.
    """
    if habits.hands < ENOUGH:
        return ()
    found: list[tuple[float, Noticed]] = []
    for trait, (doing, among) in CHANCES.items():
        chances = sum(habits.counts[PLACES[named]] for named in among)
        if not chances:
            continue
        share = sum(habits.counts[PLACES[named]] for named in doing) / chances
        expected = _expected(habits, usual, doing, among)
        error = (expected * (1 - expected) / chances) ** 0.5
        if abs(share - expected) >= max(CLEARLY, ERRORS * error):
            found.append((abs(share - expected), Noticed(trait, share, expected)))
    return tuple(each for _, each in sorted(found, key=lambda pair: -pair[0]))


def _expected(habits: Habits, usual: Sequence[float], doing: Named, among: Named) -> float:
    """Share of the chances that is usual in the moments that this person has met."""
    taken = had = 0.0
    for moment in {moment for moment, _ in among}:
        met = sum(habits.of(moment))
        taken += met * sum(usual[PLACES[named]] for named in doing if named[0] == moment)
        had += met * sum(usual[PLACES[named]] for named in among if named[0] == moment)
    return taken / had if had else 0.0
