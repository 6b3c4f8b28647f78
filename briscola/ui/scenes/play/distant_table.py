"""The ways of a match whose other people sit at other computers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The time for a decision."""

    seconds: float
    whole: float
    """Seconds at most."""


@dataclass(frozen=True, kw_only=True, slots=True)
class DistantTable:
    """The calls of the table of one of several people at several computers."""

    say: Callable[[int], None] | None
    """Say a phrase, by its number; None for whoever only looks on."""
    absent: Callable[[], Mapping[int, str]]
    """Words for each player whose connection is lost, by place."""
    unreachable: Callable[[], str]
    """A sentence while the table cannot be reached from here; else empty."""
    clock: Callable[[], TimeLeft | None]
    """Time left for whoever is to act; None where no clock runs."""
    again: Callable[[], None]
    """The match is over, and this person would play another."""
    told: Callable[[], str]
    """Text of the pause: what goes on meanwhile."""
    door: Callable[[], str] = str
    """A sentence on whoever knocks at one's own table; empty if nobody does."""
    answer: Callable[[bool], None] = lambda _yes: None
    """Let in whoever knocks, or not."""
