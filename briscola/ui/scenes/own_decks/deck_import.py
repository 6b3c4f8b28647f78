"""Looks at a deck that somebody has brought: has it read in a process of its own, and keeps bare pixels."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct, field

from briscola.storage.own_decks import Family
from briscola.ui.scenes.own_decks.card_sheet import Grid
from briscola.ui.scenes.own_decks.deck_files import Refusal
from briscola.ui.scenes.own_decks.deck_names import BACK, CODES
from briscola.ui.scenes.own_decks.deck_reader import (
    LONGEST_NAME,
    RATIOS,
    TALLEST,
    Plan,
    SentCard,
    Why,
    work,
)
from briscola.ui.scenes.own_decks.deck_versions import MOST, PictureChoice, version

PATIENCE = 20.0
"""Seconds that a card may take, the start of the process included."""
PLANNING = 60.0
"""Seconds until all pictures have been looked at for the first time."""
LONGEST = 180.0
"""Seconds that a deck may take."""
DEATHS = 3
"""Processes that may end over a card before the rest is not looked at any more."""
MESSAGE = 100_000
"""Most bytes of what is told besides pixels."""

Keep = Callable[[str, tuple[int, int], bytes], None]
"""Takes a finished picture: its `version` of a card (or `back`), its size in px and its pixels as RGB."""


class DeckReport(Struct, frozen=True, kw_only=True):
    """Outcome of a look at a deck; if `whole`, each card and perhaps a back has been kept."""

    refused: Refusal | None = None
    size: tuple[int, int] = (0, 0)
    missing: tuple[str, ...] = ()
    """Codes of cards that are not there."""
    choices: tuple[PictureChoice, ...] = ()
    """Cards of which there are different pictures: it has to be asked which one belongs to the deck."""
    pictures: Mapping[str, str] = field(default_factory=dict)
    """The picture of each card, and of the back, until a choice takes another."""
    wrong: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Names of cards that cannot be used, by what is wrong with them."""
    back: bool = False
    """True if it has a back of its own."""
    back_lost: bool = False
    """True if its own back cannot be used: one of the game's takes its place."""
    sure: bool = True
    """True if it is known which suit is which."""
    family: Family = "italian"
    """The family of decks whose suits the names of its pictures tell."""
    grid: Grid | None = None
    """The grid by which one picture of all cards has been cut."""

    @property
    def whole(self) -> bool:
        """True if nothing is wrong with it."""
        return not (self.refused or any(self.faults.values()))

    @property
    def faults(self) -> Mapping[str, Sequence[str]]:
        """By the fault, codes of the cards that are missing, and names of those that are wrong."""
        return {"missing": self.missing, **self.wrong}


def scan_deck(
    path: Path,
    keep: Keep,
    *,
    grid: Grid | None = None,
    told: Callable[[int, int], object] = lambda _count, _all: None,
    stopped: Callable[[], bool],
) -> DeckReport:
    """Read the deck at `path`; each good picture goes to `keep`, and `told` hears how many of how many came.

    One picture of all cards is cut by `grid`, or by the grid that is found in it. Works until all is read or
    `stopped` says so. Raises OSError if there is no process to be had, or
    whatever `keep` raises.
    """
    look = _Look(path, keep, grid, told, stopped)
    while look.goes_on:
        look.read()
    return look.report()


class Receiver(Protocol):
    """The end of a pipe, which is of another class on each system."""

    def poll(self, timeout: float, /) -> bool: ...
    def recv_bytes(self, maxlength: int, /) -> bytes: ...


class _Look:
    """One deck, read by one process after another as long as cards end them."""

    def __init__(
        self,
        path: Path,
        keep: Keep,
        grid: Grid | None,
        told: Callable[[int, int], object],
        stopped: Callable[[], bool],
    ) -> None:
        self._path, self._keep, self._grid, self._told, self._stopped = path, keep, grid, told, stopped
        self._plan: Plan | None = None
        self._kept: set[str] = set()
        self._wrong: dict[str, Why] = {}
        self._deaths = 0
        self._end = time.monotonic() + LONGEST

    @property
    def _open(self) -> list[str]:
        """The pictures that have not been heard of."""
        plan = self._plan
        names = () if plan is None else plan.names
        return [code for code in names if code not in self._kept and code not in self._wrong]

    @property
    def goes_on(self) -> bool:
        if self._stopped() or self._deaths >= DEATHS or time.monotonic() > self._end:
            return False
        return self._plan is None or bool(self._open)

    def read(self) -> None:
        """Let a process read what is open; whoever ends it, or takes too long, is wrong."""
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        done = (*self._kept, *self._wrong)
        process = context.Process(target=work, args=(there, str(self._path), done, self._grid), daemon=True)
        process.start()
        there.close()
        try:
            for code, pixels in self._pictures(here):
                self._keep(code, self._size, pixels)
                self._kept.add(code)
                self._told(len(self._kept), len(self._plan.names) if self._plan else 0)
        finally:
            here.close()
            process.kill()
            process.join()

    @property
    def _size(self) -> tuple[int, int]:
        plan = self._plan or Plan()
        return plan.width, plan.height

    def _pictures(self, here: Receiver) -> Iterator[tuple[str, bytes]]:
        """Finished pictures as they come; the card that ends the process is noted as wrong."""
        try:
            plan = msgspec.json.decode(self._next(here, MESSAGE, PLANNING), type=Plan)
            if self._plan is None:
                self._plan = _sound(plan)
                self._wrong |= plan.wrong
            while self._open and not self._stopped():
                card = msgspec.json.decode(self._next(here, MESSAGE), type=SentCard)
                if card.code != self._open[0]:
                    raise ValueError("a card that was not asked for")
                if card.wrong is not None:
                    self._wrong[card.code] = card.wrong
                    continue
                length = 3 * self._size[0] * self._size[1]
                pixels = self._next(here, length)
                if len(pixels) != length:
                    raise ValueError("a picture of another size")
                yield card.code, pixels
        except (EOFError, TimeoutError, OSError, ValueError) as error:
            self._blame(error)

    def _next(self, here: Receiver, most: int, patience: float | None = None) -> bytes:
        """The next message. Raises EOFError, TimeoutError, or OSError if it is longer than `most`."""
        end = min(self._end, time.monotonic() + (patience or PATIENCE))
        while not here.poll(0.1):
            if self._stopped() or time.monotonic() > end:
                raise TimeoutError
        return here.recv_bytes(most)

    def _blame(self, error: Exception) -> None:
        if self._stopped():
            return
        self._deaths += 1
        if self._plan is None:
            self._plan = Plan(refused="large" if isinstance(error, TimeoutError) else "damaged")
        elif self._open:
            self._wrong[self._open[0]] = "large" if isinstance(error, TimeoutError) else "damaged"

    def report(self) -> DeckReport:
        plan = self._plan
        if plan is None:
            return DeckReport(refused="damaged")
        if plan.refused is not None:
            return DeckReport(refused=plan.refused)
        wrong: dict[str, tuple[str, ...]] = {}
        pictures = {code: code for code in (*CODES, BACK) if code in plan.names}
        asked = [self._whole(choice) for choice in plan.choices]
        for choice in asked:
            pictures |= {code: version(code, choice.versions[0]) for code in choice.cards if choice.versions}
        for code, picture in [*pictures.items()]:
            if picture not in self._kept:
                del pictures[code]
                why = self._wrong.get(picture, "damaged")
                if code != BACK:
                    wrong[why] = (*wrong.get(why, ()), plan.names[picture])
        return DeckReport(
            size=(plan.width, plan.height),
            missing=plan.missing,
            choices=tuple(choice for choice in asked if len(choice.versions) > 1),
            pictures=pictures,
            wrong=wrong,
            back=BACK in pictures,
            back_lost=BACK in plan.names and BACK not in pictures,
            sure=plan.sure,
            family=plan.family,
            grid=plan.grid,
        )

    def _whole(self, choice: PictureChoice) -> PictureChoice:
        """The choice among those pictures that are good on every card."""
        good = [at for at in choice.versions if all(version(code, at) in self._kept for code in choice.cards)]
        labels = tuple(choice.labels[at] for at in good)
        return msgspec.structs.replace(choice, versions=tuple(good), labels=labels)


def _sound(plan: Plan) -> Plan:
    """The plan, if it can be one: the process may be anybody's by now. Raises ValueError."""
    cards = {*CODES, BACK}
    known = {version(code, at) for code in cards for at in range(MOST)}
    sized = 16 <= plan.height <= TALLEST and 0.9 * RATIOS[0] <= plan.width / plan.height <= 1.1 * RATIOS[1]
    labels = [label for choice in plan.choices for label in choice.labels]
    names = (*labels, *plan.names.values())
    if plan.refused is None and not (
        sized
        and known.issuperset(plan.names)
        and known.issuperset(plan.wrong)
        and cards.issuperset(plan.missing)
        and (plan.grid is None or plan.grid.is_pack)
        and all(map(_fair, plan.choices))
        and len({code for choice in plan.choices for code in choice.cards})
        == sum(len(choice.cards) for choice in plan.choices)
        and all(len(name) <= LONGEST_NAME for name in names)
        and len(names) <= 3 * len(known)
    ):
        raise ValueError("no plan")
    return plan


def _fair(choice: PictureChoice) -> bool:
    """True for a choice as a plan may hold it."""
    numbers = [*range(len(choice.versions))]
    fits = len(choice.labels) == len(numbers) <= MOST and [*choice.versions] == numbers
    return fits and len(choice.cards) > 0 and {*CODES, BACK}.issuperset(choice.cards)
