"""The same match in two truths: nobody sees a difference who cannot know of the exchanged cards."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pygame

from briscola.client.hand_log import LoggedHand, logged_hands
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Unrecorded
from briscola.client.thinking_threads import Work
from briscola.deals import SeededDeals
from briscola.engine.actions import Action, IllegalAction
from briscola.engine.cards import Card
from briscola.engine.events import Event
from briscola.ui import picture_key
from briscola.ui.input import clipboard
from briscola.ui.render import raster_queue, table_surface, window
from briscola.ui.render.sprites import Sprites
from tests.client.reloading import InMemory
from tests.other_truths import Course, course, exchanged, other_truth, until
from tests.ui.drawn import SHELVES, WOVEN
from tests.ui.onlookers import EVERYBODY, Look, Onlooked, Prompted, RiggedTable, SeenEnough
from tests.ui.shared_table import SharedTable


@dataclass(frozen=True, kw_only=True)
class Match:
    """A match to be played at one screen."""

    setup: MatchSetup
    seed: int
    size: tuple[int, int] = (1024, 600)
    speed: str = "none"
    most: int = 24
    """Decisions after which it is broken off."""
    kills: tuple[int, ...] = ()
    """Decisions after which the program ends, and the match is taken up again in another window."""
    kept: bool = False
    """True if it is recorded, so that choices may be taken back."""


def played(
    match: Match,
    folder: Path,
    *,
    script: Sequence[Action] = (),
    packs: dict[int, tuple[Card, ...]] | None = None,
    enough: tuple[int, int] | None = None,
    keep: tuple[int, int] | None = None,
    free: int | None = None,
) -> Onlooked:
    """Play a match, or as far as there is something to compare.

    `script` says what is done as long as it says anything, but not by the person at `free`. Raises
    IllegalAction if that is impossible.
    """
    setup, recorder = match.setup, InMemory(undo=True) if match.kept else None
    truth = RiggedTable(
        setup.rules(),
        winning_hands=setup.winning_hands,
        levels=setup.levels,
        deals=SeededDeals(match.seed),
        terms=None if recorder is None else recorder.begin(setup, (), None),
    )
    truth.rig(packs or {})
    before: Onlooked | None = None
    with calm(folder) as things:
        for most in (*match.kills, match.most):
            table = SharedTable(
                setup,
                seed=match.seed,
                size=match.size,
                speed=match.speed,
                recorder=recorder or Unrecorded(),
                table=truth,
                players=[Prompted(truth, script) for _ in setup.opponents],
            )
            robot = Onlooked(table, truth, seed=match.seed, script=script)
            robot.free = free
            robot.enough, robot.keep, robot.pictures, robot.most = enough, keep, folder, most
            robot.copied, robot.logged, robot.clock = things.copied, things.logged, things.clock
            robot.shown = things.shown
            if before is not None:
                robot.looks = [*before.looks, Look(onlooker=EVERYBODY)]
                robot._saved = before._saved
            before = robot
            try:
                robot.play_match()
            except SeenEnough:
                pass
            finally:
                pygame.event.clear()
                table.app.close()
            if robot.compared_all or not robot.broken_off:
                break
    return robot


@dataclass(frozen=True, kw_only=True)
class Things:
    """All that leaves the window besides its picture; its clock; True if a frame is new."""

    copied: list[str]
    logged: list[str]
    clock: list[float]
    shown: list[bool]


@contextmanager
def calm(folder: Path) -> Iterator[Things]:
    """A clipboard, a log and a folder of pictures of our own; time that passes with the frames alone."""
    things = Things(copied=[], logged=[], clock=[0.0], shown=[True])
    for path in folder.iterdir():
        path.unlink()

    def copy(text: str) -> bool:
        things.copied.append(text)
        return True

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            things.logged.append(record.getMessage())

    def ready(work: Work[object]) -> bool:
        work._thread.join()
        return True

    flip, update, begin = pygame.display.flip, pygame.display.update, Sprites.__init__

    def flipped() -> None:
        things.shown[:] = [True]
        flip()

    def updated(parts: Any) -> None:
        things.shown[:] = [True]
        update(parts)

    def shared(sprites: Sprites, *given: Any, **named: Any) -> None:
        begin(sprites, *given, **named)
        SHELVES.share(sprites)

    lines, clock = Lines(), SimpleNamespace(perf_counter=lambda: things.clock[0])
    root = logging.getLogger()
    root.addHandler(lines)
    with ExitStack() as stack:
        for owner, name, value in (
            (clipboard, "copy", copy),
            (picture_key, "pictures_folder", lambda: folder),
            (window, "time", clock),
            (raster_queue, "time", clock),
            (table_surface, "strips", WOVEN.strips),
            (Work, "ready", property(ready)),
            (Sprites, "__init__", shared),
            (pygame.display, "flip", flipped),
            (pygame.display, "update", updated),
        ):
            stack.enter_context(patch.object(owner, name, value))
        try:
            yield things
        finally:
            root.removeHandler(lines)


@dataclass(frozen=True, kw_only=True)
class Compared:
    """The result of comparing two truths."""

    cards: int
    """Cards that lay elsewhere."""
    frames: int
    """Frames of the onlooker, or with the curtain closed, that were compared after that deal."""


def another_truth(one: Onlooked, chance: Random) -> tuple[int, tuple[int, int], Course, Course] | None:
    """An onlooker, the last frame to compare, and her hand in both truths; None where nothing is hidden."""
    last = [
        (at, len(look.frames) - 1)
        for at, look in enumerate(one.looks)
        if look.onlooker != EVERYBODY and look.frames[-1].lines > 5
    ]
    for at, number in chance.sample(last, min(8, len(last))):
        look = one.looks[at]
        found = hand_at(one.truth.log, look.frames[number].lines)
        if found is None:
            continue
        here = course(found)
        there = other_truth(here, look.onlooker, chance, attempts=10)
        if exchanged(here, there):
            return look.onlooker, (at, number), here, there
    return None


def hand_at(log: Sequence[Event], lines: int) -> LoggedHand | None:
    """The hand being played after so many lines of the log; None between hands."""
    hands = list(logged_hands(log[:lines]))
    if not hands or hands[-1].ended is not None:
        return None
    return until(hands[-1], len(hands[-1].events))


def compare(one: Onlooked, other: Onlooked, onlooker: int, enough: tuple[int, int], hand: int) -> int:
    """The frames compared that followed the deal of that hand.

    Raises AssertionError, with the place, at the first that differs.
    """
    compared = 0
    for at, (here, there) in enumerate(zip(one.looks, other.looks, strict=False)):
        if at > enough[0]:
            break
        assert here.onlooker == there.onlooker, f"look {at}: another person looks"
        if here.onlooker not in (EVERYBODY, onlooker):
            continue
        for number, (mine, theirs) in enumerate(zip(here.frames, there.frames, strict=False)):
            if (at, number) > enough:
                break
            assert mine == theirs, f"look {at} of {here.onlooker}, frame {number}: {mine} is not {theirs}"
            compared += mine.hand == hand
        assert at == enough[0] or len(here.frames) == len(there.frames), f"look {at} is longer"
    return compared


def check_match(match: Match, folder: Path, chance: Random, *, truths: int = 2) -> list[Compared]:
    """Play a match, then again with cards exchanged that one person could not know of, and compare."""
    one = played(match, folder)
    found = []
    for _ in range(truths):
        choice = another_truth(one, chance)
        if choice is None:
            continue
        onlooker, enough, here, there = choice
        number = here.hand.dealt.hand
        try:
            other = played(
                match,
                folder,
                script=one.truth.done,
                packs={number: there.hand.dealt.deck},
                enough=enough,
                free=onlooker,
            )
        except IllegalAction:
            continue  # a choice taken back before would not have been possible
        frames = compare(one, other, onlooker, enough, number)
        found.append(Compared(cards=exchanged(here, there), frames=frames))
    return found
