"""The same match in two truths: nobody sees a difference who cannot know of the exchanged cards."""

import logging
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pygame

from briscola.client import resuming
from briscola.client.checking import shuffle_proof
from briscola.client.hand_log import LoggedHand, logged_hands
from briscola.client.host import match_host
from briscola.client.host.opponents import Opponents
from briscola.client.host.thinking_threads import Work
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine import seal
from briscola.engine.actions import Action, IllegalAction
from briscola.engine.events import Event
from briscola.storage.records import records
from briscola.table import table
from briscola.ui import picture_key, raster_queue
from briscola.ui.input import clipboard
from briscola.ui.render import table_surface, window
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.scenes.play import advice, scene
from briscola.ui.scenes.results import match_people
from briscola.ui.sound.audio import Audio
from tests.other_truths import Course, course, exchanged, other_truth, until
from tests.ui.drawn import SHELVES, WOVEN
from tests.ui.onlooked import OnlookedRobot
from tests.ui.rigged import Packs, Prompted, RiggedTable, Story, StoryDeals
from tests.ui.shared_program import Match, Program, SeededScene, furnish
from tests.ui.watched_frames import EVERYBODY, Things

TRIES = 8
"""Times that another truth is looked for, for each that is wished."""
WHEN = "2026-11-23T21:00:00Z"
"""Time at which every match begins."""


def played(
    match: Match,
    folder: Path,
    *,
    script: Sequence[Action] = (),
    packs: Packs | None = None,
    enough: tuple[int, int] | None = None,
    keep: tuple[int, int] | None = None,
    free: int | None = None,
) -> OnlookedRobot:
    """Play a match furnished in `folder`, or as far as there is something to compare.

    `script` says what is done as long as it says anything, but not by the person at `free`. Raises
    IllegalAction if that is impossible.
    """
    story = Story(seed=match.seed, script=script, packs=packs or {}, free=free)
    home = folder / "played"
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(folder / "home", home)
    with calm(folder / "pictures", story) as things:
        program = Program(home, match, story)
        try:
            robot = OnlookedRobot(program, things)
            robot.watcher.enough, robot.watcher.keep = enough, keep
            robot.play_match()
        finally:
            pygame.event.clear()
            program.close()
    return robot


@contextmanager
def calm(pictures: Path, story: Story) -> Iterator[Things]:
    """A clipboard, a log, sounds and a folder of pictures of our own; time that passes with the frames alone.

    The tables and the computers are those of the story.
    """
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir()
    things = Things(copied=[], logged=[], heard=[], clock=[0.0], shown=[True], pictures=pictures)
    flip, update, begin = pygame.display.flip, pygame.display.update, Sprites.__init__

    def copy(text: str) -> bool:
        things.copied.append(text)
        return True

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            things.logged.append(record.getMessage())

    def ready(work: Work[object]) -> bool:
        work.thread.join()
        return True

    def flipped() -> None:
        things.shown[:] = [True]
        flip()

    def updated(parts: Any) -> None:
        things.shown[:] = [True]
        update(parts)

    def shared(sprites: Sprites, *given: Any, **named: Any) -> None:
        begin(sprites, *given, **named)
        SHELVES.share(sprites)

    def heard(audio: Audio, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        del audio
        things.heard.append(f"{name} {volume} {pan}")

    def called(window: window.Window) -> None:
        del window
        things.heard.append("the taskbar")

    def company(setup: MatchSetup, seeds: Sequence[str], **named: Any) -> Opponents:
        del named
        return Opponents(setup, seeds, given=[Prompted(story, seat) for seat in range(1, setup.players)])

    class NoSurer:
        """The quick answer is all: the process would take its time."""

        over = True

        def __init__(self, *given: object) -> None:
            del given

        def news(self) -> list[object]:
            return []

        def stop(self) -> None:
            """Nothing to stop."""

    numbers = count()
    lines, clock = Lines(), SimpleNamespace(perf_counter=lambda: things.clock[0])
    root = logging.getLogger()
    root.addHandler(lines)
    with ExitStack() as stack:
        for owner, name, value in (
            (clipboard, "copy", copy),
            (picture_key, "pictures_folder", lambda: pictures),
            (window, "time", clock),
            (window.Window, "call", called),
            (raster_queue, "time", clock),
            (table_surface, "strips", WOVEN.strips),
            (Work, "ready", property(ready)),
            (Sprites, "__init__", shared),
            (pygame.display, "flip", flipped),
            (pygame.display, "update", updated),
            (Audio, "play", heard),
            (scene, "PlayScene", SeededScene),
            (match_people, "random", SimpleNamespace(Random=lambda: Random(1))),
            (advice, "Analysis", NoSurer),
            (match_host, "Opponents", company),
            (match_host, "new_seeds", lambda opponents: ["1"] * opponents),
            *((module, "shuffle_and_cut", story.shuffled) for module in (table, seal, shuffle_proof)),
            *((module, "RefereedTable", RiggedTable) for module in (match_host, resuming)),
            *((module, "SystemDeals", lambda: StoryDeals(story)) for module in (match_host, resuming)),
            (records, "secrets", SimpleNamespace(token_hex=lambda size: f"{next(numbers):0{2 * size}x}")),
            (records, "datetime", SimpleNamespace(now=lambda _: SimpleNamespace(strftime=lambda _: WHEN))),
        ):
            stack.enter_context(patch.object(owner, name, value))
        stack.enter_context(patch.object(RiggedTable, "story", story, create=True))
        try:
            yield things
        finally:
            root.removeHandler(lines)


@dataclass(frozen=True, kw_only=True)
class Compared:
    """The result of comparing two truths."""

    cards: int
    """Cards that lay elsewhere."""
    looks: int
    """Looks of the onlooker, and times that the curtain was closed, with a frame after that deal."""
    frames: int
    """Frames of them that were compared."""


def another_truth(one: OnlookedRobot, chance: Random) -> tuple[int, tuple[int, int], Course, Course] | None:
    """An onlooker, the last frame to compare, and her hand in both truths; None where nothing is hidden."""
    last = [
        (at, len(look.frames) - 1)
        for at, look in enumerate(one.watcher.looks)
        if look.onlooker != EVERYBODY and look.frames[-1].lines > 5
    ]
    for at, number in chance.sample(last, min(8, len(last))):
        look = one.watcher.looks[at]
        frame = look.frames[number]
        found = hand_at(one.story.tables[frame.match].log, frame.lines)
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


def compare(
    one: OnlookedRobot, other: OnlookedRobot, onlooker: int, enough: tuple[int, int], hand: tuple[int, int]
) -> tuple[int, int]:
    """The looks and frames compared that followed the deal of that hand of that match.

    Raises AssertionError, with the place, at the first that differs.
    """
    looks = compared = 0
    for at, (here, there) in enumerate(zip(one.watcher.looks, other.watcher.looks, strict=False)):
        if at > enough[0]:
            break
        assert here.onlooker == there.onlooker, f"look {at}: another person looks"
        if here.onlooker not in (EVERYBODY, onlooker):
            continue
        before = compared
        for number, (mine, theirs) in enumerate(zip(here.frames, there.frames, strict=False)):
            if (at, number) > enough:
                break
            assert mine == theirs, f"look {at} of {here.onlooker}, frame {number}: {mine} is not {theirs}"
            compared += (mine.match, mine.hand) == hand
        assert at == enough[0] or len(here.frames) == len(there.frames), f"look {at} is longer"
        looks += compared > before
    assert len(other.watcher.looks) > enough[0], "the other match is shorter"
    return looks, compared


def check_match(
    match: Match, folder: Path, chance: Random, *, truths: int = 2, done: Counter[str] | None = None
) -> list[Compared]:
    """Play a match, then again with cards exchanged that one person could not know of, and compare.

    `done` counts what the robot has done.
    """
    shutil.rmtree(folder / "home", ignore_errors=True)
    match = furnish(folder / "home", match)
    one = played(match, folder)
    counts = Counter() if done is None else done
    counts.update(one.counts)
    found: list[Compared] = []
    for _ in range(TRIES * truths):
        if len(found) == truths:
            break
        choice = another_truth(one, chance)
        if choice is None:
            counts["no card hidden that may lie elsewhere"] += 1
            continue
        onlooker, enough, here, there = choice
        number = one.watcher.looks[enough[0]].frames[enough[1]].match, here.hand.dealt.hand
        try:
            other = played(
                match,
                folder,
                script=one.story.done,
                packs={here.hand.dealt.deck: there.hand.dealt.deck},
                enough=enough,
                free=onlooker,
            )
        except IllegalAction:  # a choice taken back before would not have been possible
            counts["another truth impossible"] += 1
            continue
        looks, frames = compare(one, other, onlooker, enough, number)
        found.append(Compared(cards=exchanged(here, there), looks=looks, frames=frames))
    return found
