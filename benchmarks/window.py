"""Cost of the window: frames during a deal, the first picture, memory, drawing a deck.

Everything runs in fresh processes on software surfaces, with no screen and no sound device.
"""

import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, TypeVar

import psutil

from benchmarks.figure import Figure, percentile
from briscola.system.workers import processes

if TYPE_CHECKING:
    from briscola.ui.app import App

R = TypeVar("R")

QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
FULL_HD, ULTRA_HD = (1920, 1080), (3840, 2160)
FRAME = 1 / 60
DEALS = 3
IDLE_SECONDS = 6.0
SETTLE_FRAMES = 120
CARD_HEIGHT = 320
PRINTED = ("RD", "CS", "FB", "7D", "3B", "1C", "5S", "back")
"""Cards whose printing is measured."""


def alone(work: Callable[..., R], *given: object) -> R:
    """Run in a fresh process with no screen, and hand back what it returns."""
    os.environ.update(QUIET)
    with processes(1) as pool:
        return pool.submit(work, *given).result()


def _deal_frames(players: int, cache: str, size: tuple[int, int]) -> tuple[list[float], list[float]]:
    """Every moving frame while whole tables are dealt: milliseconds of a core that it takes, and how late
    the next one begins, as what it needs soon was made in the time left."""
    from briscola.client.host.match_host import MatchHost
    from briscola.client.seats.hosted_seat import HostedSeat
    from briscola.client.seats.seat_control import NextStep
    from briscola.client.setup.match_setup import MatchSetup, regulars
    from briscola.storage.settings.settings import Settings
    from briscola.table.deals import SeededDeals
    from briscola.ui.app import App
    from briscola.ui.render.svg.raster_worker import work
    from briscola.ui.scenes.play.scene import PlayScene
    from briscola.ui.scenes.results.actions import TableActions

    gc.freeze()  # as the program does before its window opens
    app = App(settings=Settings(), size=size, sound=False, cache=Path(cache))
    # While the person chooses a match, another process does this.
    work(Path(cache), app.kit.sprites.art.drawings())
    times: list[float] = []
    late: list[float] = []
    for seed in range(DEALS + 1):
        setup = MatchSetup(players=players, opponents=regulars(players))
        seat = HostedSeat(MatchHost(setup, deals=SeededDeals(seed)))
        scene = PlayScene(app, seat, TableActions(leave=app.quit), chance=random.Random(1))
        app.reset(scene)
        while scene.flow.next_step not in (NextStep.OWN_MOVE, NextStep.COMPUTER):
            if scene.flow.next_step is NextStep.OWN_CUT:
                scene.flow.cut(None, "")
            start = time.process_time()
            moving = app.tick(FRAME)
            used = time.process_time() - start
            if moving and app.top is not None:
                app.top.prepare(time.perf_counter() + FRAME - used)
            if moving and seat.dealt and seed:  # the first deal fills the caches
                times.append(1000 * used)
                late.append(1000 * max(0.0, time.process_time() - start - FRAME))
    return times, late


def frames() -> Iterator[Figure]:
    """The 50th and 99th percentile of a frame while five hands are dealt, on one core, whatever else runs."""
    for name, size, aim in (("1080p", FULL_HD, 8.0), ("4k", ULTRA_HD, 10.0)):
        with tempfile.TemporaryDirectory() as cache:
            times, late = alone(_deal_frames, 5, cache, size)
        for share in (50, 99):
            value = round(percentile(times, share / 100), 2)
            unit = "ms of a core"
            yield Figure(
                name=f"frame_deal5_{name}_p{share}", value=value, unit=unit, aim=aim if share == 99 else None
            )
        yield Figure(
            name=f"frame_late5_{name}_p99", value=round(percentile(late, 0.99), 2), unit="ms", aim=2.0
        )


def _start(cache: str) -> float:
    """Seconds from the birth of a process to the title on its window."""
    # Installed, the game comes with its modules compiled; here they are compiled beside the cache.
    compiled = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    compiled["PYTHONPYCACHEPREFIX"] = str(Path(cache) / "compiled")
    words = [sys.executable, "-m", "benchmarks.first_picture"]
    if not (Path(cache) / "compiled").is_dir():
        subprocess.run([*words, str(Path(cache) / "another")], check=True, capture_output=True, env=compiled)
    born = time.time()
    shown = subprocess.run([*words, cache], check=True, capture_output=True, text=True, env=compiled)
    return float(shown.stdout) - born


def first_picture() -> Iterator[Figure]:
    """Cold: nothing rasterised before. Warm: a later start."""
    os.environ.update(QUIET)
    with tempfile.TemporaryDirectory() as cache:
        cold = _start(cache)
        warm = min(_start(cache) for _ in range(3))
    yield Figure(name="first_picture_cold", value=round(cold, 2), unit="s", aim=0.8)
    yield Figure(name="first_picture_warm", value=round(warm, 2), unit="s", aim=0.3)


def seated(app: "App", players: int) -> None:
    """Push a table that waits for the person, and let all be drawn that can be drawn ahead."""
    from briscola.client.host.match_host import MatchHost
    from briscola.client.seats.hosted_seat import HostedSeat
    from briscola.client.seats.seat_control import NextStep
    from briscola.client.setup.match_setup import MatchSetup, regulars
    from briscola.table.deals import SeededDeals
    from briscola.ui.scenes.play.scene import PlayScene
    from briscola.ui.scenes.results.actions import TableActions

    seat = HostedSeat(
        MatchHost(MatchSetup(players=players, opponents=regulars(players)), deals=SeededDeals(1))
    )
    scene = PlayScene(app, seat, TableActions(leave=app.quit), chance=random.Random(1))
    app.push(scene)
    while scene.flow.next_step is not NextStep.OWN_MOVE:
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        app.tick(FRAME)
    for _ in range(SETTLE_FRAMES):  # the rest of the deck is drawn in the first idle moments, once
        app.tick(FRAME)


def _waiting_table(players: int) -> float:
    """Resident memory in MB of a table that waits for the person."""
    import pygame

    from briscola.storage.settings.settings import Settings
    from briscola.ui.app import App

    app = App(settings=Settings(speed="none"), size=FULL_HD, sound=False)
    seated(app, players)
    pygame.time.set_timer(pygame.QUIT, round(IDLE_SECONDS * 1000), 1)
    app.run()
    resident: int = psutil.Process().memory_info().rss
    return resident / 1e6


def memory() -> Iterator[Figure]:
    """Resident memory with five at the table at 1920×1080."""
    megabytes = alone(_waiting_table, 5)
    yield Figure(name="memory_5_players_1080p", value=round(megabytes), unit="MB", aim=220.0)


def _draw_deck(deck: str) -> float:
    """Milliseconds of one core to rasterise the 40 cards of a deck, nothing cached, whatever else runs."""
    from briscola.engine.cards import ALL_CARDS
    from briscola.system.resources import card_drawing, decks
    from briscola.ui.render.svg.raster import Raster

    (info,) = [info for info in decks() if info.name == deck]
    drawings = [drawn for card in ALL_CARDS if (drawn := card_drawing(deck, card.code)) is not None]
    raster = Raster(disk=False)
    start = time.process_time()
    for drawing in drawings:
        raster.file(drawing, (round(CARD_HEIGHT * info.ratio), CARD_HEIGHT))
    return 1000 * (time.process_time() - start)


def _print_cards(height: int) -> tuple[float, float]:
    """Milliseconds of one core to draw a card of that height and to print it, the first one not counted."""
    from briscola.system.resources import card_drawing, deck
    from briscola.ui.render.svg import card_images
    from briscola.ui.render.svg.raster import Raster

    raster, drawing, printing = Raster(disk=False), [], []
    info = deck("napoletane")
    assert info is not None
    for code in PRINTED:
        card = card_drawing(info.name, code)
        assert card is not None
        start = time.process_time()
        drawn = raster.file(card, (round(height * info.ratio), height))
        half_way = time.process_time()
        card_images.printed(drawn, code, info.press)
        drawing.append(half_way - start)
        printing.append(time.process_time() - half_way)
    return 1000 * mean(drawing[1:]), 1000 * mean(printing[1:])


def cards() -> Iterator[Figure]:
    """All 40 cards of each deck at 320 px on one core, then what printing a card takes beyond that."""
    from briscola.system.resources import decks
    from briscola.ui.render.cards.card_art import master_height

    for info in decks():
        value = round(alone(_draw_deck, info.name))
        yield Figure(name=f"cards_{info.name}_320px", value=value, unit="ms", aim=500.0)
    for height, name in ((CARD_HEIGHT, "320px"), (master_height(1080), "1080p"), (master_height(2160), "4k")):
        drawing, printing = alone(_print_cards, height)
        yield Figure(name=f"cards_press_{name}", value=round(printing, 1), unit="ms a card")
        share = round(100 * printing / drawing)
        yield Figure(name=f"cards_press_{name}_share", value=share, unit="% of drawing", aim=30.0)
